// What the bots that search are made of, at positions where it is clear what they should find.
#include "bots/search/search.h"
#include "bots/bots.h"

#include <gtest/gtest.h>

#include <set>

#include "bots/script/scripted.h"
#include "bots/search/turn_tree.h"
#include "tests/support/scenario.h"

namespace dr {
namespace {

Space space_of(Tag tag) {
  Space space = kNone;
  for_each(default_content().catalog.tag[static_cast<int>(tag)], [&](Space s) { space = s; });
  return space;
}

Choice answer(const char* name, const State& state, Seat seat, std::uint64_t seed,
              const Budget& budget) {
  const Catalog& catalog = default_content(state.pub.modules).catalog;
  const View view = observe(state, seat);
  Choices choices;
  legal(catalog, view, choices);
  return make_bot(name, seed)->think(catalog, view, choices, budget);
}

TEST(Search, SpendsItsMoneyInTheLastTurn) {
  Scenario s(3);
  for (const Seat seat : {0, 1, 2}) s.lp(seat, 15);
  s.cash(2, 60).round(9).turn(2).actions(1).leave_open();
  State& state = s.edit();
  state.pub.last_round = state.pub.round;
  state.pub.player[2].space = space_of(Tag::kCabaret);
  for (const char* bot : {"search", "expert"})
    EXPECT_EQ(answer(bot, state, 2, 1, {3000, 0}).verb, Verb::kRevel) << bot;
}

// In one of some fights at least: there may be fights with one best card.
TEST(Search, MixesWhatItLaysInFights) {
  for (const char* bot : {"search", "expert"}) {
    std::size_t most = 0;
    for (const char* hand : {"Kh Jc 9s 8d", "Kh Qc", "10h 9c 8s 7d"}) {
      Scenario s(3);
      for (const Seat seat : {0, 1, 2}) s.lp(seat, 8).cash(seat, 40);
      s.at(0, "dr10").at(1, "dr10").hand(0, hand).hand(1, "Qd 10c 6h 9h").turn(0);
      s.play(0, "fight duel 2").pass(0).pass(1).expect(0, Ask::kCommit).leave_open();
      std::set<std::uint32_t> seen;
      for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Choice choice = answer(bot, s.state(), 0, seed, {6000, 0});
        EXPECT_EQ(choice.verb, Verb::kCommit);
        seen.insert(choice.code());
      }
      most = std::max(most, seen.size());
    }
    EXPECT_GT(most, 1u) << bot << ": whoever always lays the same is read";
  }
}

TEST(TurnTree, TurnsToWhatPays) {
  Scenario s(3);
  s.turn(0).leave_open();
  const Catalog& catalog = default_content().catalog;
  const View view = observe(s.state(), 0);
  Choices choices;
  legal(catalog, view, choices);
  ASSERT_GT(choices.n, 2);
  ScriptedBot script(kOutlawPlan, 1);
  const Choice favourite = script.choose(catalog, view, choices);
  TurnTree tree;
  int other = 0;
  for (int i = 0; i < 400; ++i) {
    tree.begin(favourite);
    const Choice choice = tree.choose(catalog, view, choices, script);
    if (i == 0) {
      EXPECT_EQ(choice, favourite) << "the script comes first";
    }
    tree.learn(choice == favourite ? 10000 : 20000);
    if (i >= 200) other += choice != favourite;
  }
  EXPECT_GT(other, 180);
}

}  // namespace
}  // namespace dr
