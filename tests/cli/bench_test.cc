// darkrock bench --bots, through the built program. What a machine measures is not looked at.
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "tests/cli/program.h"

namespace dr {
namespace {

TEST(BenchBots, MeasuresThoseNamed) {
  const Ran text = darkrock("bench --bots greedy,random --seconds 0.05");
  EXPECT_EQ(text.rc, 0) << text.out;
  for (const char* word : {"greedy ", "random ", "positions/s", "p99", "late"})
    EXPECT_NE(text.out.find(word), std::string::npos) << text.out;
  const Ran json = darkrock("bench --bots random --seconds 0.05 --json --ante-up --players 2");
  EXPECT_EQ(json.rc, 0) << json.out;
  for (const char* word :
       {"\"bot\": \"random\"", "\"ms_budget\": 0", "\"p90_ms\": ", "\"late\": 0"})
    EXPECT_NE(json.out.find(word), std::string::npos) << json.out;
  EXPECT_EQ(json.out.find("greedy"), std::string::npos) << json.out;
}

TEST(BenchBots, SaysWhoIsUnknown) {
  const Ran ran = darkrock("bench --bots greedy,nobody --seconds 0.05");
  EXPECT_EQ(ran.rc, 2);
  EXPECT_NE(ran.out.find("--bots: there is no bot 'nobody'"), std::string::npos) << ran.out;
}

TEST(BenchBots, PrintsASignature) {
  const Ran ran = darkrock("bench --bots --signature-only");
  EXPECT_EQ(ran.rc, 0);
  EXPECT_EQ(ran.out.size(), 9u) << ran.out;
}

}  // namespace
}  // namespace dr
