// darkrock load: plays at many tables of a server and measures it.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "server/client/load.h"
#include "tests/cli/program.h"

namespace dr {
namespace {

double number(const boost::json::value& value) { return value.to_number<double>(); }

TEST(Load, PlaysAtAServerOfItsOwnAndReports) {
  const Folder folder;
  const std::string file = folder.file("load.json");
  const Ran ran = darkrock("load --tables 4 --players 3 --rate 400 --choices 200 --json " + file);
  EXPECT_EQ(ran.rc, 0) << ran.out;
  for (const char* word : {"4 tables of 3 players, 12 sockets, SQLite", "p99.9",
                           "200 choices acknowledged, 0 refused, 0 errors", "MB resident"})
    EXPECT_NE(ran.out.find(word), std::string::npos) << word << "\n" << ran.out;

  const boost::json::value json = boost::json::parse(read(file));
  EXPECT_EQ(json.at("choices").as_int64(), 200);
  EXPECT_EQ(json.at("sockets").as_int64(), 12);
  EXPECT_EQ(json.at("refusals").as_int64(), 0);
  EXPECT_EQ(json.at("errors").as_int64(), 0);
  // 200 choices cannot be made sooner than the last of them is due.
  EXPECT_GE(number(json.at("seconds")), 199 / 400.0);
  const boost::json::value& ack = json.at("ack_ms");
  EXPECT_GT(number(ack.at("p50")), 0);
  for (const auto& [less, more] : {std::pair("p50", "p95"), std::pair("p95", "p99"),
                                   std::pair("p99", "p999"), std::pair("p999", "max")})
    EXPECT_LE(number(ack.at(less)), number(ack.at(more))) << less;
  // What is due is sent no sooner.
  EXPECT_GE(number(json.at("due_ms").at("mean")), number(ack.at("mean")));
  EXPECT_GT(number(json.at("server").at("peak_mb")), 1);
  EXPECT_GT(number(json.at("server").at("cores")), 0);
}

TEST(Load, GoesOnAtNewTablesWhenGamesEnd) {
  const Folder folder;
  const std::string file = folder.file("load.json");
  const Ran ran = darkrock(
      "load --tables 2 --players 2 --length short --rate 100000 --choices 700 --json " + file);
  EXPECT_EQ(ran.rc, 0) << ran.out;
  const boost::json::value json = boost::json::parse(read(file));
  EXPECT_EQ(json.at("choices").as_int64(), 700);
  EXPECT_GE(json.at("games").as_int64(), 1);
  EXPECT_EQ(json.at("errors").as_int64(), 0);
  // Two tables cannot keep that pace, and the report says so.
  EXPECT_GT(json.at("late").as_int64(), 0);
  EXPECT_NE(ran.out.find("fell behind"), std::string::npos) << ran.out;
}

TEST(Load, SaysWhatIsWrong) {
  const std::pair<const char*, const char*> cases[] = {
      {"--players 7", "--players: 7 is not between 2 and 6"},
      {"--rate 0", "--rate: 0 is not between"},
      {"--tables many", "--tables: 'many' is not a number"},
      {"--length endless", "no length of a game"},
      {"--url ftp://here", "is not of the form http://HOST:PORT"},
      {"--url http://127.0.0.1:1 --database x", "has its own"},
  };
  for (const auto& [arguments, sentence] : cases) {
    const Ran ran = darkrock(std::string("load ") + arguments);
    EXPECT_EQ(ran.rc, 2) << arguments;
    EXPECT_NE(ran.out.find(sentence), std::string::npos) << ran.out;
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
  }
}

TEST(Load, SaysWhenNobodyServes) {
  const Ran ran = darkrock("load --url http://127.0.0.1:1 --tables 1");
  EXPECT_EQ(ran.rc, 1);
  EXPECT_EQ(ran.out, "darkrock: a table could not be dealt: Connection refused\n");
}

TEST(Load, SpreadIsOfTheSortedTimes) {
  std::vector<float> times;
  for (int i = 1000; i >= 1; --i) times.push_back(static_cast<float>(i));
  const Spread spread = spread_of(times);
  EXPECT_DOUBLE_EQ(spread.mean, 500.5);
  EXPECT_EQ(spread.p50, 500);
  EXPECT_EQ(spread.p95, 950);
  EXPECT_EQ(spread.p99, 990);
  EXPECT_EQ(spread.p999, 999);
  EXPECT_EQ(spread.max, 1000);
  EXPECT_EQ(spread_of({5}).p50, 5);
  EXPECT_EQ(spread_of({}).max, 0);
}

}  // namespace
}  // namespace dr
