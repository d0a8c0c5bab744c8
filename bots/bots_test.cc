#include "bots/bots.h"

#include <gtest/gtest.h>

#include "bots/base/travel.h"
#include "bots/script/appraisal.h"
#include "content/compiler/content.h"
#include "darkrock/modules.h"

namespace dr {
namespace {

const Catalog& catalog(int modules = 0) { return default_content(modules).catalog; }

struct Played {
  State state;
  int decisions = 0;
};

// A game between bots, every choice checked.
Played play(const Setup& setup, std::uint64_t seed, const std::vector<std::string>& names) {
  std::unique_ptr<Bot> bots[kMaxPlayers];
  for (int s = 0; s < setup.players; ++s)
    bots[s] = make_bot(names[static_cast<std::size_t>(s) % names.size()],
                       seed * 16 + static_cast<std::uint64_t>(s));
  const Catalog& cat = catalog(setup.modules);
  Played game{new_game(cat, setup, seed_from(seed)), 0};
  Choices choices;
  while (const SeatSet asked = to_act(game.state.pub)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(game.state, seat);
    legal(cat, view, choices);
    const Choice choice = bots[seat]->choose(cat, view, choices);
    EXPECT_TRUE(choices.has(choice)) << std::hex << choice.code();
    if (!choices.has(choice)) break;
    apply(cat, game.state, seat, choice);
    if (++game.decisions > 100000) {
      ADD_FAILURE() << "the game does not end";
      break;
    }
  }
  return game;
}

Setup table(int players, int modules = 0) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.modules = static_cast<std::uint8_t>(modules);
  return setup;
}

TEST(Bots, UnknownNameGivesNone) {
  EXPECT_EQ(make_bot("clever", 1), nullptr);
  for (std::string_view name : bot_names()) EXPECT_NE(make_bot(name, 1), nullptr) << name;
}

TEST(Bots, WhoLooksOnceMayLikeSomething) {
  EXPECT_NE(make_bot("hard:law", 1), nullptr);
  EXPECT_NE(make_bot("easy:frontier", 1), nullptr);
  EXPECT_EQ(refuse_bot("outlaw:law"),
            "the bot 'outlaw' likes nothing: easy, normal and hard do, as in hard:law");
  for (const char* none : {"hard:", "hard:peace", "hard:law+gold"})
    EXPECT_NE(refuse_bot(none).find("nobody likes '"), std::string::npos) << none;
  EXPECT_NE(refuse_bot("hard:law@200ms").find("does not search"), std::string::npos);
}

TEST(Bots, OnlyTheHighestLevelTakesItsTime) {
  for (const char* level : {"easy", "normal", "hard"})
    EXPECT_EQ(make_bot(level, 1)->budget, Budget{}) << level;
  EXPECT_GT(make_bot("expert", 1)->budget.ms, 0u);
  EXPECT_GT(make_bot("expert", 1)->budget.work, 0u) << "can be repeated";
}

TEST(Bots, ChooseLegallyUnderEveryEditionAndVariant) {
  for (int players = 2; players <= kMaxPlayers; ++players)
    for (int p = 0; p < static_cast<int>(Profile::kCount); ++p) {
      dr::Setup setup = table(players);
      setup.switches = profile_switches(static_cast<Profile>(p));
      setup.goals = static_cast<std::uint8_t>(p & 1);
      play(setup, static_cast<std::uint64_t>(10 * players + p), {"greedy", "random"});
      if (players > 4) continue;
      setup.goals = 0;
      setup.first_game = 1;
      setup.cattle = 0;
      setup.length = Length::kShort;
      play(setup, static_cast<std::uint64_t>(100 * players + p), {"random", "greedy"});
    }
}

TEST(Bots, ChooseLegallyWithAnteUp) {
  for (int players = 2; players <= kMaxPlayers; ++players)
    for (const int modules : {int{kAnteUp}, kAnteUp | kAlternativePoker, kAllModules}) {
      dr::Setup setup = table(players, modules);
      setup.goals = static_cast<std::uint8_t>(players & 1);
      play(setup, static_cast<std::uint64_t>(10 * players + modules), {"greedy", "random"});
    }
}

TEST(Bots, SameSeedSameGame) {
  for (const char* name : {"greedy", "random"}) {
    const Played one = play(table(4), 5, {name}), two = play(table(4), 5, {name});
    EXPECT_EQ(hash(one.state), hash(two.state)) << name;
    EXPECT_EQ(one.decisions, two.decisions) << name;
  }
}

TEST(Bots, RandomTakesEveryChoice) {
  Choices choices;
  for (int i = 0; i < 5; ++i) choices.add(Verb::kOption, i);
  const View view{};
  const auto bot = make_bot("random", 3);
  int seen[5] = {};
  for (int i = 0; i < 5000; ++i) ++seen[bot->choose(catalog(), view, choices).a];
  for (int n : seen) EXPECT_NEAR(n, 1000, 150);
}

TEST(Greedy, ChoiceDependsOnViewAndSeedAlone) {
  State state = new_game(catalog(), table(3), seed_from(8));
  Choices choices;
  Rng rng;
  const auto used = make_bot("greedy", 1);
  while (const SeatSet asked = to_act(state.pub)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(state, seat);
    legal(catalog(), view, choices);
    const auto fresh = make_bot("greedy", 1);
    ASSERT_EQ(used->choose(catalog(), view, choices), fresh->choose(catalog(), view, choices));
    apply(catalog(), state, seat,
          choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.n)))]);
  }
}

TEST(Greedy, BeatsRandom) {
  int wins = 0;
  constexpr int kGames = 40;
  for (int i = 0; i < kGames; ++i) {
    const Played game = play(table(4), static_cast<std::uint64_t>(1000 + i), {"greedy", "random"});
    const SeatSet winners = scores(catalog(), game.state.pub).winners;
    wins += (winners & 0b0101) != 0;
  }
  EXPECT_GE(wins, kGames * 95 / 100);
}

TEST(Greedy, BeatsRandomWithAnteUp) {
  int wins = 0;
  constexpr int kGames = 40;
  for (int i = 0; i < kGames; ++i) {
    const dr::Setup setup = table(4, kAnteUp | kAlternativePoker);
    const Played game = play(setup, static_cast<std::uint64_t>(3000 + i), {"greedy", "random"});
    wins += (scores(catalog(setup.modules), game.state.pub).winners & 0b0101) != 0;
  }
  EXPECT_GE(wins, kGames * 90 / 100);
}

// Everything the expansion offers is something to do, for a bot that looks for the best.
TEST(Greedy, UsesWhatAnteUpOffers) {
  bool seen[kVerbs] = {};
  for (int i = 0; i < 120; ++i) {
    const dr::Setup setup = table(2 + i % 5, kAllModules);
    const Catalog& cat = catalog(setup.modules);
    State state = new_game(cat, setup, seed_from(static_cast<std::uint64_t>(i)));
    const auto bot = make_bot("greedy", static_cast<std::uint64_t>(i));
    Choices choices;
    while (const SeatSet asked = to_act(state.pub)) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      const View view = observe(state, seat);
      legal(cat, view, choices);
      const Choice choice = bot->choose(cat, view, choices);
      seen[static_cast<int>(choice.verb)] = true;
      apply(cat, state, seat, choice);
    }
  }
  for (const Verb verb : {Verb::kTakeLonghorn, Verb::kRobTrain, Verb::kRailTravel, Verb::kCrossPass,
                          Verb::kExplore, Verb::kFaro, Verb::kTakeNuggets, Verb::kBet, Verb::kStay})
    EXPECT_TRUE(seen[static_cast<int>(verb)]) << static_cast<int>(verb);
}

TEST(Greedy, GamesEndInReasonableTime) {
  int rounds = 0;
  constexpr int kGames = 20;
  for (int i = 0; i < kGames; ++i) {
    const Played game = play(table(4), static_cast<std::uint64_t>(2000 + i), {"greedy"});
    EXPECT_LE(game.state.pub.round, 30);
    rounds += game.state.pub.round;
  }
  EXPECT_GE(rounds, 5 * kGames);
  EXPECT_LE(rounds, 20 * kGames);
}

TEST(Distances, FollowTheMap) {
  Distances distances;
  distances.prepare(catalog(), 0);
  for (int a = 0; a < catalog().n_spaces; ++a) {
    EXPECT_EQ(distances.between(static_cast<Space>(a), static_cast<Space>(a)), 0);
    for (int b = 0; b < catalog().n_spaces; ++b) {
      EXPECT_LT(distances.between(static_cast<Space>(a), static_cast<Space>(b)), Distances::kFar);
      const bool adjacent = catalog().near[0][a].has(static_cast<Space>(b));
      EXPECT_EQ(distances.between(static_cast<Space>(a), static_cast<Space>(b)) == 1, adjacent);
    }
  }
  EXPECT_EQ(distances.to(0, SpaceSet{}), Distances::kFar);
}

TEST(Distances, CrossFromBoardToBoardByTheLinks) {
  const Catalog& cat = catalog(kAnteUp);
  Distances distances;
  distances.prepare(cat, 0);
  for (int a = 0; a < cat.n_spaces; ++a) {
    const Space from = static_cast<Space>(a);
    EXPECT_LT(distances.to(from, cat.gulch), Distances::kFar);
    if (!cat.linked[a].empty()) {
      EXPECT_EQ(distances.between(from, cat.linked[a].first()), Distances::kLink);
    }
  }
}

TEST(Appraisal, HigherCardsHaveBetterOdds) {
  State state = new_game(catalog(), table(4), seed_from(1));
  const View view = observe(state, 0);
  const Appraisal worth(catalog(), view);
  Setting at;
  at.space = 0;
  at.fighting = true;
  for (FightKind kind : {FightKind::kBandit, FightKind::kGuard, FightKind::kSheriff}) {
    at.fight = kind;
    for (int rank = 3; rank <= 14; ++rank) {
      const int n = worth.npc_cards(kind);
      EXPECT_LE(
          worth.odds_npc(make_card(rank - 1, Suit::kHearts), at, n),
          worth.odds_npc(make_card(rank, Suit::kHearts), at, n) + 400);  // some cards carry a bonus
      EXPECT_LE(worth.odds_npc(make_card(rank, Suit::kHearts), at, n), kSure);
    }
  }
}

}  // namespace
}  // namespace dr
