// darkrock arena: fair schedules, honest sums, reports that can be read and repeated.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "base/json.h"
#include "lab/arena.h"
#include "lab/progress.h"
#include "tests/cli/program.h"
#include "tests/cli/reports.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

using namespace reports;

ArenaOptions arena_of(std::vector<std::string> bots, int players, int games, bool duplicate) {
  ArenaOptions options;
  options.setup.players = static_cast<std::uint8_t>(players);
  options.bots = std::move(bots);
  options.games = games;
  options.duplicate = duplicate;
  return options;
}

// --- schedules -----------------------------------------------------------------------------------

TEST(Schedule, ADuplicateDealHasEveryContestantInEverySeatAsOften) {
  for (const auto& [bots, players] :
       std::vector<std::pair<std::vector<std::string>, int>>{{{"greedy", "random"}, 2},
                                                             {{"greedy", "random"}, 4},
                                                             {{"greedy", "greedy", "random"}, 4},
                                                             {{"a", "b", "c", "d"}, 4},
                                                             {{"a", "b", "c"}, 6}}) {
    const std::vector<Pairing> games = schedule(arena_of(bots, players, 50, true));
    EXPECT_GE(games.size(), 50u);
    std::map<int, std::vector<std::array<std::uint8_t, kMaxPlayers>>> deals;
    for (const Pairing& game : games) deals[game.deal].push_back(game.who);
    for (const auto& [deal, orders] : deals) {
      EXPECT_EQ(std::set(orders.begin(), orders.end()).size(), orders.size()) << "no order twice";
      for (std::uint8_t who = 0; who < contestants_of(bots).size(); ++who) {
        const auto in_seat = [&](std::size_t seat) {
          return std::count_if(orders.begin(), orders.end(),
                               [&](const auto& order) { return order[seat] == who; });
        };
        EXPECT_GT(in_seat(0), 0) << "deal " << deal;
        for (std::size_t seat = 1; seat < static_cast<std::size_t>(players); ++seat)
          EXPECT_EQ(in_seat(seat), in_seat(0)) << "deal " << deal << " seat " << seat;
      }
    }
  }
}

TEST(Schedule, TheLastBotFillsTheTable) {
  for (const Pairing& game : schedule(arena_of({"greedy", "random"}, 4, 20, false)))
    EXPECT_EQ(std::count(game.who.begin(), game.who.begin() + 4, 0), 1);
}

TEST(Schedule, SingleGamesHaveDealsOfTheirOwnAndSeatsInTurn) {
  const std::vector<Pairing> games = schedule(arena_of({"a", "b", "c"}, 3, 30, false));
  ASSERT_EQ(games.size(), 30u);
  int in_seat[3][3] = {};
  for (std::size_t i = 0; i < games.size(); ++i) {
    EXPECT_EQ(games[i].deal, static_cast<int>(i));
    for (std::size_t seat = 0; seat < 3; ++seat) ++in_seat[games[i].who[seat]][seat];
  }
  for (const auto& contestant : in_seat)
    for (const int n : contestant) EXPECT_EQ(n, 10);
}

TEST(Schedule, OfALadderLetsEverybodySitAsOften) {
  ArenaOptions options = arena_of({"a", "b", "c", "d", "e", "f", "g"}, 4, 140, true);
  options.ladder = true;
  int seats[7] = {};
  for (const Pairing& game : schedule(options)) {
    std::set<int> here(game.who.begin(), game.who.begin() + 4);
    EXPECT_EQ(here.size(), 4u) << "nobody twice at a table while there are others";
    for (const int who : here) ++seats[who];
  }
  EXPECT_LE(*std::max_element(seats, seats + 7) - *std::min_element(seats, seats + 7), 4);
}

TEST(Schedule, TheOrdersOfADealAreOneDeal) {
  const ArenaOptions options = arena_of({"greedy", "random"}, 3, 30, true);
  const Catalog& catalog = default_content().catalog;
  const std::vector<std::string> contestants = contestants_of(options.bots);
  std::map<int, std::uint64_t> first_state;
  std::map<int, std::set<int>> characters[3];
  for (const Pairing& pairing : schedule(options)) {
    const Match match = match_of(options, contestants, pairing);
    const std::uint64_t start = hash(new_game(catalog, match.setup, seed_from(match.deal)));
    EXPECT_EQ(first_state.emplace(pairing.deal, start).first->second, start);
    const GameResult game = play_match(catalog, match);
    for (int seat = 0; seat < 3; ++seat)
      characters[seat][pairing.deal].insert(game.character[seat]);
  }
  std::set<std::uint64_t> different;
  for (const auto& [deal, state] : first_state) different.insert(state);
  EXPECT_EQ(different.size(), first_state.size()) << "every deal is another one";
  for (const auto& by_deal : characters)
    for (const auto& [deal, taken] : by_deal)
      EXPECT_LE(taken.size(), 2u) << "each seat is offered the same two characters";
}

// --- sums ----------------------------------------------------------------------------------------

GameResult result_of(std::vector<int> scores, SeatSet winners) {
  GameResult game;
  game.over = true;
  game.rounds = 2;
  for (std::size_t seat = 0; seat < scores.size(); ++seat)
    game.scores.seat[seat].total = static_cast<std::int16_t>(scores[seat]);
  game.scores.winners = winners;
  game.lp_by_round = {{1, 2, 3}, {4, 5, 6}};
  return game;
}

TEST(Sums, HandMadeGamesAddUp) {
  const ArenaOptions options = arena_of({"greedy", "random", "random"}, 3, 3, false);
  // greedy wins the first, shares the second with one random bot, loses the third.
  const std::vector<Pairing> pairings = {{0, {0, 1, 1}}, {1, {1, 0, 1}}, {2, {1, 1, 0}}};
  GameResult longer = result_of({9, 2, 4}, 1);
  longer.lp_by_round.push_back({7, 7, 7});
  longer.rounds = 3;
  const ArenaReport report =
      sum_up(options, pairings, {result_of({9, 3, 3}, 1), result_of({5, 5, 1}, 3), longer});
  ASSERT_EQ(report.contestants.size(), 2u);
  const Contestant& greedy = report.contestants[0];
  const Contestant& random = report.contestants[1];
  EXPECT_EQ(greedy.games, 3);
  EXPECT_EQ(greedy.tally.games, 3);
  EXPECT_EQ(random.games, 3);
  EXPECT_EQ(random.tally.games, 6);
  EXPECT_NEAR(greedy.wins.rate(kWholeWin).mean, 1.5 / 3, 1e-9);
  EXPECT_NEAR(random.wins.rate(kWholeWin).mean, 1.5 / 6, 1e-9);
  EXPECT_NEAR(greedy.wins.rate(kWholeWin).low, wilson(1.5, 3).low, 1e-9);
  // Ahead of both, level and ahead, behind one and ahead of the other.
  EXPECT_EQ(report.ahead[0][1].observations(), 6);
  EXPECT_NEAR(report.ahead[0][1].rate(2).mean, (2 + 1.5 + 1) / 6, 1e-9);
  EXPECT_NEAR(report.ahead[1][0].rate(2).mean, (0 + 0.5 + 1) / 6, 1e-9);
  EXPECT_EQ(report.anchor, 1u);
  EXPECT_EQ(random.elo, 0);
  EXPECT_GT(greedy.elo, 0);
  // A game that is over keeps its LP.
  EXPECT_EQ(greedy.lp_by_round, (std::vector<std::int64_t>{1 + 2 + 3, 4 + 5 + 6, 4 + 5 + 7}));
  EXPECT_EQ(report.deals, 3);
  EXPECT_TRUE(report.complete);
}

TEST(Sums, OfAPairedRunOnlyWholeDealsCount) {
  const ArenaOptions options = arena_of({"greedy", "random"}, 2, 4, true);
  const std::vector<Pairing> pairings = {{0, {0, 1}}, {0, {1, 0}}, {1, {0, 1}}, {1, {1, 0}}};
  std::vector<GameResult> games(4, result_of({5, 3}, 1));
  games[1].over = false;
  const ArenaReport report = sum_up(options, pairings, games);
  EXPECT_FALSE(report.complete);
  EXPECT_EQ(report.deals, 1);
  ASSERT_EQ(report.pairings.size(), 2u);
  EXPECT_EQ(report.pairings[0].deal, 1);
  EXPECT_EQ(report.contestants[0].games, 2);
}

TEST(Sums, FinishingAheadGoesByVictoryThenScore) {
  Scores scores;
  scores.seat[0].total = 20;
  scores.seat[1].total = 20;
  scores.seat[2].total = 10;
  scores.seat[3].total = 10;
  scores.winners = 1;  // by the tie-break
  EXPECT_EQ(ahead(scores, 0, 1), 2);
  EXPECT_EQ(ahead(scores, 1, 0), 0);
  EXPECT_EQ(ahead(scores, 1, 2), 2);
  EXPECT_EQ(ahead(scores, 2, 3), 1);
  EXPECT_EQ(win_share(scores, 0), kWholeWin);
  scores.winners = 3;
  EXPECT_EQ(ahead(scores, 0, 1), 1);
  EXPECT_EQ(win_share(scores, 0), kWholeWin / 2);
}

TEST(Match, LpByRoundEndsAtTheFinalLp) {
  SimOptions options;
  options.setup.players = 3;
  options.bots = {"greedy", "random"};
  for (int i = 0; i < 5; ++i) {
    const GameResult game = play_game(default_content(), options, i);
    EXPECT_TRUE(game.over);
    ASSERT_EQ(game.lp_by_round.size(), static_cast<std::size_t>(game.rounds));
    for (std::size_t seat = 0; seat < 3; ++seat)
      EXPECT_EQ(game.lp_by_round.back()[seat], game.scores.seat[seat].lp);
  }
}

// --- the program ---------------------------------------------------------------------------------

TEST(Arena, DoesNotDependOnTheNumberOfThreads) {
  const Folder folder;
  const std::string arguments = "arena --bots greedy,random --games 12 --duplicate --seed word";
  const auto json = [&](const char* jobs) {
    const Ran ran = darkrock(arguments + " --jobs " + jobs + " --json " + folder.file("r.json"));
    EXPECT_EQ(ran.rc, 0) << ran.out;
    return before_times(read(folder.file("r.json")));
  };
  const std::string one = json("1");
  EXPECT_EQ(one, json("3"));
  EXPECT_EQ(one, json("1"));
}

TEST(Arena, PrintsAReport) {
  const Ran ran = darkrock("arena --bots greedy,random --games 8 --players 4 --duplicate");
  EXPECT_EQ(ran.rc, 0) << ran.out;
  for (const char* part :
       {"8 games of 4 players", "2 deals, each with every contestant in every seat", "contestant",
        "95 % interval", "ahead of", "LP by source", "a choice takes", "turn order", "character",
        "rules version 1, catalog ", "digest ",
        "darkrock arena --bots greedy,random --games 8 --duplicate\n"})
    expect_has(ran.out, part);
  EXPECT_EQ(ran.out.find('\r'), std::string::npos) << "no progress bar where nobody looks";
}

TEST(Arena, WritesJsonThatRepeatsIt) {
  const Folder folder;
  const Ran ran = darkrock(
      "arena --bots greedy,random --games 6 --players 3 --edition uk --ante-up "
      "--seed seven --jobs 2 --json " +
      folder.file("r.json"));
  ASSERT_EQ(ran.rc, 0) << ran.out;
  const compiler::Json json = parse(read(folder.file("r.json")));
  EXPECT_EQ(json.find("version")->string, "0.1.0");
  EXPECT_EQ(json.find("edition")->string, "uk");
  EXPECT_TRUE(json.find("ante_up")->boolean);
  EXPECT_EQ(json.find("players")->number, 3);
  ASSERT_EQ(json.find("games")->items.size(), 6u);
  ASSERT_EQ(json.find("contestants")->items.size(), 2u);
  const compiler::Json& greedy = json.find("contestants")->items[0];
  EXPECT_EQ(greedy.find("bot")->string, "greedy");
  for (const char* key : {"budget", "win_share", "rating", "work", "lp_from", "lp_by_round"})
    EXPECT_NE(greedy.find(key), nullptr) << key;
  for (const compiler::Json& game : json.find("games")->items) {
    EXPECT_EQ(game.find("contestants")->items.size(), 3u);
    EXPECT_EQ(game.find("characters")->items.size(), 3u);
    EXPECT_EQ(game.find("hash")->string.size(), 16u);
  }
  const std::string command = json.find("command")->string;
  EXPECT_EQ(
      command,
      "darkrock arena --bots greedy,random --games 6 --players 3 --edition uk --ante-up --seed "
      "seven");
  const Ran again = darkrock(command.substr(9) + " --jobs 1");
  expect_has(again.out, json.find("digest")->string.c_str());
}

TEST(Arena, WritesAPageOfItsOwn) {
  const Folder folder;
  for (const char* table : {"--players 4 --duplicate", "--players 2"}) {
    const Ran ran = darkrock(std::string("arena --bots greedy,random --games 8 ") + table +
                             " --html " + folder.file("r.html"));
    ASSERT_EQ(ran.rc, 0) << ran.out;
    const std::string html = read(folder.file("r.html"));
    expect_self_contained(html);
    for (const char* part : {"Who wins", "Ratings", "LP over time", "Where the points come from",
                             "By character", "By seat", "Time for a choice", "To repeat it"})
      expect_has(html, part);
  }
}

TEST(Arena, RatesAPool) {
  ArenaOptions options = arena_of({"random", "greedy"}, 4, 12, false);
  options.ladder = true;
  const ArenaReport report = run_arena(default_content().catalog, options);
  EXPECT_EQ(report.contestants[report.anchor].bot, "random");
  EXPECT_GT(report.contestants[1].elo, 100);
  EXPECT_EQ(report.contestants[0].tally.games, report.contestants[1].tally.games);
  const std::vector<std::string> pool = ladder_pool();
  EXPECT_EQ(pool.front(), "random");
  for (const std::string& bot : pool) EXPECT_EQ(refuse_bot(bot), "");
}

TEST(Arena, AnInterruptReportsWhatIsDone) {
  for (const std::string command :
       {"arena --bots greedy --games 100000", "balance --games 900000"}) {
    Ran ran;
    for (const std::string seconds : {"1", "5", "25"}) {
      ran = run_shell("timeout --preserve-status -s INT " + seconds + " '" + program_path() + "' " +
                      command + " --jobs 1 2>&1 </dev/null");
      if (!ran.out.empty()) break;  // else a busy machine had not come to the games yet
    }
    EXPECT_EQ(ran.rc, 130) << ran.out;
    EXPECT_EQ(ran.out.find("Interrupted"), 0u) << ran.out;
  }
}

TEST(Progress, TellsTheTimeLeft) {
  EXPECT_EQ(progress_line(0, 10, 5), "[..............................]   0 %  0 of 10 games");
  EXPECT_EQ(progress_line(5, 10, 20),
            "[###############...............]  50 %  5 of 10 games, 20 s left");
  EXPECT_EQ(progress_line(1, 61, 10),
            "[..............................]   1 %  1 of 61 games, 10 min left");
  EXPECT_EQ(progress_line(10, 10, 20), "[##############################] 100 %  10 of 10 games");
}

TEST(Arena, CanAskForStrength) {
  const std::string games = " --games 8 --duplicate --at-least ";
  const Ran strong = darkrock("arena --bots greedy,random" + games + "60");
  EXPECT_EQ(strong.rc, 0) << strong.out;
  expect_has(strong.out, "at least 60 % was asked: yes");
  const Ran weak = darkrock("arena --bots random,greedy" + games + "60");
  EXPECT_EQ(weak.rc, 1) << weak.out;
  expect_has(weak.out, "at least 60 % was asked: no");
  EXPECT_EQ(darkrock("arena --bots random,greedy" + games + "200").rc, 2);
}

}  // namespace
}  // namespace dr
