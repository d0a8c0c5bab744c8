// Bots answer every question of every game, within the work they are given.
#include "tests/bots/every_bot.h"
#include "tests/support/property.h"
#include "tests/support/scenario.h"

namespace dr {
namespace {

constexpr int kEverything = kAnteUp | kAlternativePoker | kCommunityPoker;

class Robust : public EveryBot {
 protected:
  // What it chooses, which must be legal.
  Choice ask(const Catalog& catalog, const State& state, Seat seat, Budget limit) const {
    const auto bot = make();
    return ask(*bot, catalog, state, seat, limit);
  }
  Choice ask(Bot& bot, const Catalog& catalog, const State& state, Seat seat, Budget limit) const {
    const View view = observe(state, seat);
    Choices choices;
    legal(catalog, view, choices);
    const Choice choice = bot.think(catalog, view, choices, limit);
    EXPECT_TRUE(choices.has(choice))
        << std::hex << choice.code() << ", question " << static_cast<int>(state.pub.ask);
    return choices.has(choice) ? choice : choices[0];
  }
  void play_against_itself(const dr::Setup& setup, std::uint64_t seed, Budget limit) const;
};

TEST_P(Robust, KeepsToItsWork) {
  constexpr std::uint32_t kPlayout = 400;  // one may be under way when the work is done
  for (const std::uint32_t work : {1u, 60u, 400u})
    for (const Position* p : some_positions(work == 400 ? 64 : 16)) {
      const auto bot = make();
      ask(*bot, *p->catalog, p->state, p->seat, {work, 0});
      ASSERT_LE(bot->work_done(), searches() ? work + kPlayout : 0);
    }
}

// How long it takes is for the bench; here, that no time is too short for an answer.
TEST_P(Robust, AnswersInNoTime) {
  for (const Position* p : some_positions(32)) {
    ask(*p->catalog, p->state, p->seat, {0, 1});
    ask(*p->catalog, p->state, p->seat, {1, 1});
  }
}

void Robust::play_against_itself(const dr::Setup& setup, std::uint64_t seed, Budget limit) const {
  constexpr int kMostDecisions = 20000;
  const Catalog& catalog = default_content(setup.modules).catalog;
  std::unique_ptr<Bot> bots[kMaxPlayers];
  for (std::size_t s = 0; s < setup.players; ++s) bots[s] = make(seed * 8 + s);
  State state = new_game(catalog, setup, seed_from(seed));
  int decisions = 0;
  for (; decisions < kMostDecisions && !state.pub.over; ++decisions) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    const Choice choice = ask(*bots[seat], catalog, state, seat, limit);
    if (HasFailure()) return;
    apply(catalog, state, seat, choice);
  }
  EXPECT_LT(decisions, kMostDecisions) << "the game does not end";
}

TEST_P(Robust, PlaysWholeGames) {
  const Budget limit = searches() ? Budget{12, 0} : Budget{};
  for (int players = 2; players <= kMaxPlayers; ++players)
    for (const int modules : {0, kEverything}) {
      const auto number = static_cast<std::uint64_t>(players + 10 * modules);
      const int profile = players % static_cast<int>(Profile::kCount);
      if (searches() && (players + modules) % 2) continue;
      play_against_itself(any_setup(number, players, static_cast<Profile>(profile), modules),
                          number, limit);
    }
}

TEST_P(Robust, OrdersStories) {
  for (const int modules : {0, kEverything}) {
    Scenario s(3, modules ? ante_up(modules) : dr::Setup{});
    s.story(0, "story-high-noon").story(1, "story-bad-blood").discs(0, 0, 2).discs(1, 1, 2);
    s.edit().pub.last_disc[1] = 0;
    s.turn(0).play(0, "end-turn").expect(0, Ask::kStoryOrder).leave_open();
    ask(default_content(modules).catalog, s.state(), 0, budget());
  }
}

INSTANTIATE_TEST_SUITE_P(Bots, Robust, all_bots(), name_of_bot);

// Every bot is asked all of these.
TEST(Positions, AskEveryQuestion) {
  int asked[2][kAsks] = {};
  for (const Position& p : positions())
    ++asked[p.state.pub.modules ? 1 : 0][static_cast<int>(p.ask())];
  for (int ask = 0; ask < kAsks; ++ask)
    for (const bool ante_up : {false, true})
      if (asked_in_games(static_cast<Ask>(ask), ante_up)) {
        EXPECT_GE(asked[ante_up][ask], 1) << "question " << ask << (ante_up ? " with Ante Up" : "");
      }
}

}  // namespace
}  // namespace dr
