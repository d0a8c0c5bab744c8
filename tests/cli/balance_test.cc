// darkrock balance: where points come from, and reports that can be repeated.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/json.h"
#include "lab/balance.h"
#include "tests/cli/program.h"
#include "tests/cli/reports.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

using namespace reports;

Event event_of(EventKind kind, int a, int b, Rule rule = {}) {
  Event event;
  event.kind = kind;
  event.seat = 0;
  event.a = static_cast<std::int16_t>(a);
  event.b = static_cast<std::int16_t>(b);
  event.rule = rule;
  return event;
}
Event lp_event(int n, LpSource source) {
  return event_of(EventKind::kLp, n, static_cast<int>(source));
}

TEST(Path, IsWhereMostPointsComeFrom) {
  PathWatch nothing, gold, tie;
  EXPECT_EQ(nothing.path(0, {}), Path::kMixed);
  gold.see(lp_event(3, LpSource::kDeposit));
  gold.see(lp_event(2, LpSource::kCattle));
  gold.see(lp_event(9, LpSource::kStory));  // of no path
  EXPECT_EQ(gold.path(0, {}), Path::kGold);
  EXPECT_EQ(gold.path(1, {}), Path::kMixed);
  tie.see(lp_event(2, LpSource::kPoker));
  tie.see(lp_event(2, LpSource::kLonghorn));
  EXPECT_EQ(tie.path(0, {}), Path::kMixed);
}

TEST(Path, TracksAreToldApart) {
  PathWatch watch;
  watch.see(event_of(EventKind::kPoints, 1, static_cast<int>(PointKind::kWp)));
  watch.see(lp_event(2, LpSource::kMarshal));
  EXPECT_EQ(watch.path(0, {}), Path::kCrime);
  watch.see(event_of(EventKind::kPoints, 1, static_cast<int>(PointKind::kMp)));
  watch.see(lp_event(3, LpSource::kOverflow));
  EXPECT_EQ(watch.path(0, {}), Path::kLaw);
}

TEST(Path, TheCabaretCountsWhereTheMoneyCameFrom) {
  PathWatch watch;
  watch.see(event_of(EventKind::kCash, 8, 8, B(7, 7)));      // a heist
  watch.see(event_of(EventKind::kCash, 4, 4, B(7, 6)));      // the bank
  watch.see(event_of(EventKind::kCash, -12, -12, B(7, 8)));  // spent
  watch.see(lp_event(4, LpSource::kCabaret));
  EXPECT_EQ(watch.path(0, {}), Path::kCrime);
  watch.see(lp_event(2, LpSource::kDeposit));  // 2 + 4/3 against 4 * 2/3
  EXPECT_EQ(watch.path(0, {}), Path::kGold);
}

TEST(Path, TheEndOfTheGameCounts) {
  PathWatch watch;
  watch.see(lp_event(2, LpSource::kDeposit));
  Score score;
  score.law = 3;
  EXPECT_EQ(watch.path(0, score), Path::kLaw);
  score.gambler = 4;
  EXPECT_EQ(watch.path(0, score), Path::kCards);
}

BalanceOptions balance_of(int games, int jobs) {
  BalanceOptions options;
  options.setup.players = 3;
  options.editions = {{"it-2023", 0}, {"uk", profile_switches(Profile::kUk)}};
  options.bots = {"greedy"};
  options.games = games;
  options.jobs = jobs;
  return options;
}

TEST(Balance, EveryPlayerIsCountedOnceEverywhere) {
  const Content& content = default_content();
  const BalanceReport report = run_balance(content, balance_of(20, 2));
  EXPECT_TRUE(report.complete);
  EXPECT_EQ(report.all.games, 40);
  ASSERT_EQ(report.edition.size(), 2u);
  const auto players = [](const GroupedRate* rates, int n) {
    std::int64_t sum = 0;
    for (int i = 0; i < n; ++i) sum += rates[i].observations();
    return sum;
  };
  EXPECT_EQ(players(report.all.seat, kMaxPlayers), 120);
  EXPECT_EQ(players(report.all.turn, kMaxPlayers), 120);
  EXPECT_EQ(players(report.all.path, kPaths), 120);
  EXPECT_EQ(players(report.all.character, kMaxCharacters), 120);
  EXPECT_EQ(report.all.all.sum(), 40 * kWholeWin);
  for (int c = 0; c < content.catalog.n_characters; ++c)
    EXPECT_GT(report.all.character[c].observations(), 0) << "the whole cast plays";
  std::int64_t uses = 0;
  for (const GroupedRate& card : report.all.card) uses += card.observations();
  EXPECT_GT(uses, 100);
}

TEST(Balance, DoesNotDependOnTheNumberOfThreads) {
  const Content& content = default_content();
  const BalanceOptions options = balance_of(10, 1);
  const std::string one = balance_json(content, options, run_balance(content, options));
  EXPECT_EQ(one, balance_json(content, options, run_balance(content, balance_of(10, 3))));
}

TEST(Balance, WritesItsReports) {
  const Folder folder;
  for (const std::string table : {"", "--ante-up --players 3", "--players 2 --edition it-2023"}) {
    const Ran ran =
        darkrock("balance --games 5 --bots greedy,random --html " + folder.file("b.html") +
                 " --json " + folder.file("b.json") + " " + table);
    ASSERT_EQ(ran.rc, 0) << ran.out;
    for (const char* part : {"fair share", "edition", "character", "turn order", "path", "crime",
                             "cards of our own", "darkrock balance --games 5"})
      expect_has(ran.out, part);
    const compiler::Json json = parse(read(folder.file("b.json")));
    EXPECT_EQ(json.find("editions")->items.size(), table.ends_with("it-2023") ? 1u : 4u);
    EXPECT_EQ(json.find("path")->items.size(), 6u);
    const Ran again = darkrock(json.find("command")->string.substr(9));
    expect_has(again.out, json.find("all")->find("digest")->string.c_str());
    const std::string html = read(folder.file("b.html"));
    expect_self_contained(html);
    for (const char* part : {"By character", "By seat", "By turn order", "By path", "By edition",
                             "Cards of our own", "To repeat it"})
      expect_has(html, part);
  }
}

}  // namespace
}  // namespace dr
