#include "lab/coverage.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/options.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

const CoverageItem* find(const std::vector<CoverageItem>& items, std::string_view id) {
  const auto it =
      std::find_if(items.begin(), items.end(), [&](const CoverageItem& i) { return i.id == id; });
  return it == items.end() ? nullptr : &*it;
}

// The rule of the project: everything numbered has a test that names it.
TEST(Coverage, EveryRuleAndCardHasATestThatNamesIt) {
  const Coverage coverage = measure_coverage(embedded_rules(), all_lexicons(), source_dir());
  EXPECT_TRUE(coverage.complete()) << coverage_text(coverage, false);
}

TEST(Coverage, FindsAllNumbersOfTheTexts) {
  const auto items = coverage_items(embedded_rules(), all_lexicons());
  for (const char* id :
       {"B1.1", "B7.3.1", "B15.10", "G1", "G22", "MB1", "MB14", "ruling 1", "ruling 132",
        "switch guard-ties=guard", "switch guard-ties=player", "switch work-anywhere=on",
        "poker-manhunt", "mule-up", "goal-yb-rowdy-4", "mib-10", "story-election-day"})
    ASSERT_NE(find(items, id), nullptr) << id;
  // Ante Up
  for (const char* id : {"ruling 10",
                         "ruling 11",
                         "ruling 89",
                         "ruling 113",
                         "ruling 126",
                         "ruling 130",
                         "MB15",
                         "AU1",
                         "AU80",
                         "switch bet-order=active-last",
                         "switch bet-order=from-right",
                         "switch ccp-stake=30",
                         "fee-lee-wong",
                         "goal-curly-bill-4",
                         "derringer-up",
                         "poker-rumors",
                         "poker-reputation",
                         "event-22",
                         "train-trap",
                         "frontier-12",
                         "outlaw-9",
                         "claim-jumper-3",
                         "high-roller-3",
                         "longhorn",
                         "cattle-orange-8",
                         "legend-au-3",
                         "gambler-7",
                         "stop-8"})
    ASSERT_NE(find(items, id), nullptr) << id;
  const auto count = [&](Topic topic) {
    return std::count_if(items.begin(), items.end(),
                         [&](const CoverageItem& i) { return i.topic == topic; });
  };
  EXPECT_EQ(count(Topic::kReading), 22);
  EXPECT_EQ(count(Topic::kManInBlack), 15);
  EXPECT_EQ(count(Topic::kSwitch), 2 * kSwitches);
  EXPECT_EQ(count(Topic::kRuling), 132);
  EXPECT_EQ(count(Topic::kAnteUp), 80);
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
      measure_coverage(embedded_rules(), all_lexicons(), std::vector<std::string>{"/nonexistent"}),
      InputError);
  EXPECT_THROW(measure_coverage(embedded_rules(), all_lexicons(), std::string("/nonexistent")),
               InputError);
}

}  // namespace
}  // namespace dr
