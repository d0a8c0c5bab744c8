#include "cli/coverage.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/options.h"

namespace dr {
namespace {

const Lexicon& lexicon() { return default_content().lexicon; }

const CoverageItem* find(const std::vector<CoverageItem>& items, std::string_view id) {
  const auto it =
      std::find_if(items.begin(), items.end(), [&](const CoverageItem& i) { return i.id == id; });
  return it == items.end() ? nullptr : &*it;
}

// The rule of the project: everything numbered has a test that names it.
TEST(Coverage, EveryRuleAndCardHasATestThatNamesIt) {
  const Coverage coverage =
      measure_coverage(embedded_rules(), lexicon(), std::string(DARKROCK_SOURCE_DIR));
  EXPECT_TRUE(coverage.complete()) << coverage_text(coverage, false);
}

TEST(Coverage, FindsAllNumbersOfTheTexts) {
  const auto items = coverage_items(embedded_rules(), lexicon());
  for (const char* id :
       {"B1.1", "B7.3.1", "B15.10", "G1", "G22", "MB1", "MB14", "ruling 1", "ruling 132",
        "switch guard-ties=guard", "switch guard-ties=player", "switch work-anywhere=on",
        "poker-manhunt", "mule-up", "goal-yb-rowdy-4", "mib-10", "story-election-day"}) {
    ASSERT_NE(find(items, id), nullptr) << id;
    EXPECT_NE(find(items, id)->topic, Topic::kExpansion) << id;
  }
  for (const char* id : {"ruling 10", "ruling 89", "ruling 113", "switch bet-order", "MB15", "AU1",
                         "AU80", "fee-lee-wong"}) {
    ASSERT_NE(find(items, id), nullptr) << id;
    EXPECT_EQ(find(items, id)->topic, Topic::kExpansion) << id;
  }
  const auto count = [&](Topic topic) {
    return std::count_if(items.begin(), items.end(),
                         [&](const CoverageItem& i) { return i.topic == topic; });
  };
  EXPECT_EQ(count(Topic::kReading), 22);
  EXPECT_EQ(count(Topic::kManInBlack), 14);
  EXPECT_EQ(count(Topic::kSwitch), 2 * kSwitches);
  EXPECT_EQ(count(Topic::kRuling), 132 - 25 - 5);
}

TEST(Coverage, ReadsCitationsOfBodiesAndOfTheCommentAbove) {
  const auto found = read_citations("a_test.cc", R"=(
namespace x {
// covers: B1.1, ruling 2
TEST(Suite, One) {
  // covers: B1.2,
  //   poker-cheat
  if (a) { b("}"); }
}
struct Row { int a; };
const Row rows[] = {
    {1},  // covers: G3
    {2},  // covers: switch guard-ties=player.
};
class Fixture : public Base {};
TEST_P(Fixture,
       Two) {
  Scenario(4).covers("MB1, MB2", "mib-01").run();
  const char* text = "// covers: B9.9";
  const char* raw = R"(// covers: B9.8)";
  int big = 10'000;
}
/* covers: B1.3 */
}
)=");
  ASSERT_EQ(found.size(), 10u);
  const char* ids[] = {
      "B1.1", "ruling 2", "B1.2",   "poker-cheat", "G3", "switch guard-ties=player",
      "MB1",  "MB2",      "mib-01", "B1.3"};
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_EQ(found[i].id, ids[i]);
    EXPECT_EQ(found[i].test, i < 4 ? "Suite.One" : "Fixture.Two") << ids[i];
  }
  EXPECT_EQ(found[0].line, 3);
}

TEST(Coverage, AFileWithoutTestsProvesNothing) {
  const auto found = read_citations("a.cc", "// covers: B1.1\nint x;\n");
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].test, "");
}

TEST(Coverage, RefusesFoldersWithoutTests) {
  EXPECT_THROW(
      measure_coverage(embedded_rules(), lexicon(), std::vector<std::string>{"/nonexistent"}),
      InputError);
  EXPECT_THROW(measure_coverage(embedded_rules(), lexicon(), std::string("/nonexistent")),
               InputError);
}

}  // namespace
}  // namespace dr
