// A bot knows what its seat sees and nothing else, and equal bots answer alike.
#include <concepts>
#include <set>
#include <type_traits>

#include "tests/bots/every_bot.h"

namespace dr {
namespace {

template <class Seen>
concept CanBeThoughtAbout =
    requires(Bot& bot, const Catalog& catalog, const Seen& seen, const Choices& legal) {
      bot.think(catalog, seen, legal, Budget{});
      bot.choose(catalog, seen, legal);
    };
static_assert(CanBeThoughtAbout<View>);
static_assert(!CanBeThoughtAbout<State> && !CanBeThoughtAbout<Hidden>);
static_assert(!std::is_convertible_v<State, View> && !std::is_base_of_v<State, View>);

class FairPlay : public EveryBot {};

TEST_P(FairPlay, KnowsItsViewAlone) {
  Examiner examiner([&](std::uint64_t seed) { return make(seed); }, budget(),
                    remembers(GetParam()));
  for (const Position* p : list()) ASSERT_EQ(examiner.examine(*p), "");
}

TEST_P(FairPlay, SeedAndWorkFixTheChoice) {
  for (const Position* p : some_positions(200, 0)) {
    const View view = observe(p->state, p->seat);
    Choices choices;
    legal(*p->catalog, view, choices);
    for (std::uint64_t seed = 0; seed < 2; ++seed)
      ASSERT_EQ(make(seed)->think(*p->catalog, view, choices, budget()),
                make(seed)->think(*p->catalog, view, choices, budget()));
  }
}

INSTANTIATE_TEST_SUITE_P(Bots, FairPlay, all_bots(), name_of_bot);

// --- the positions and the examination themselves -------------------------------------------------

TEST(Positions, AreOfEveryKind) {
  std::set<int> players, modules, lengths, first_game, goals;
  std::set<Switches> switches;
  for (const Position& p : positions()) {
    const Public& pub = p.state.pub;
    players.insert(pub.players);
    modules.insert(pub.modules);
    lengths.insert(static_cast<int>(pub.length));
    first_game.insert(pub.first_game);
    goals.insert(pub.goals);
    switches.insert(pub.switches);
  }
  EXPECT_GE(positions().size(), 3000u);
  EXPECT_EQ(players.size(), 5u);
  EXPECT_EQ(modules.size(), 4u);
  EXPECT_EQ(lengths.size(), 3u);
  EXPECT_EQ(first_game.size(), 2u);
  EXPECT_EQ(goals.size(), 2u);
  EXPECT_GE(switches.size(), 6u);
}

// What differs is what the bot cannot see, and most of it does.
TEST(Positions, AreDealtAgain) {
  Rng rng;
  int hands = 0, decks = 0, fights = 0, keys = 0, goals = 0, with_goals = 0, tokens = 0,
      with_tokens = 0, n = 0;
  for (const Position* p : some_positions(20)) {
    const State other = deal_again(*p, rng);
    const State& state = p->state;
    ++n;
    const Seat next = static_cast<Seat>((p->seat + 1) % state.pub.players);
    hands += other.own[next].hand != state.own[next].hand;
    decks += other.hid.poker_deck != state.hid.poker_deck;
    fights += std::memcmp(other.hid.fight_order, state.hid.fight_order, kFightCards) != 0;
    keys += std::memcmp(other.hid.key, state.hid.key, sizeof state.hid.key) != 0;
    if (state.pub.goals && state.pub.player[next].character != kNone) {
      ++with_goals;
      goals += other.own[next].goals != state.own[next].goals;
    }
    if (!state.pub.au.outlaws.empty()) {
      ++with_tokens;
      tokens += std::memcmp(other.hid.au.token_at, state.hid.au.token_at, kMaxTokens) != 0;
    }
  }
  EXPECT_GE(hands, n * 2 / 3);
  EXPECT_GE(decks, n * 3 / 4);
  EXPECT_GE(fights, n * 9 / 10);
  EXPECT_EQ(keys, n);
  EXPECT_GE(goals, with_goals / 2);
  EXPECT_GE(with_goals, 10);
  EXPECT_GE(tokens, with_tokens * 3 / 4);
  EXPECT_GE(with_tokens, 10);
}

// Bots that break the rules, each in its own way.
struct Forger final : Bot {
  Choice think(const Catalog&, const View&, const Choices&, const Budget&) override {
    return {Verb::kCount, 1, 2, 3};
  }
};

int asked_in_all = 0;  // what a game around the bots could tell them
struct Spy final : Bot {
  Choice think(const Catalog&, const View&, const Choices& legal, const Budget&) override {
    return legal[++asked_in_all % legal.n];
  }
};

struct Historian final : Bot {
  int asked = 0;
  Choice think(const Catalog&, const View&, const Choices& legal, const Budget&) override {
    return legal[++asked % legal.n];
  }
};

struct Flatterer final : Bot {
  Choice think(const Catalog&, const View&, const Choices& legal, const Budget&) override {
    return legal[0];
  }
  bool rate(const Catalog&, const View&, const Choices& legal, std::span<int> out) override {
    for (int i = 0; i < legal.n; ++i) out[static_cast<std::size_t>(i)] = i;
    return true;
  }
};

template <class T>
std::string found_out(bool remembering = false) {
  Examiner examiner([](std::uint64_t) { return std::make_unique<T>(); }, {}, remembering);
  for (const Position* p : some_positions(20))
    if (std::string problem = examiner.examine(*p); !problem.empty()) return problem;
  return {};
}

TEST(Examiner, FindsOutCheats) {
  EXPECT_TRUE(found_out<Forger>().starts_with("not a legal choice"));
  EXPECT_TRUE(found_out<Spy>().starts_with("knows what is hidden"));
  EXPECT_TRUE(found_out<Historian>().starts_with("remembers what it was asked before"));
  EXPECT_EQ(found_out<Historian>(true), "");
  EXPECT_TRUE(found_out<Flatterer>().starts_with("does not choose what it rates best"));
}

}  // namespace
}  // namespace dr
