// Positions whose chances are known: all that can happen is counted, and the review must find the same
// within the error it states.
#include <gtest/gtest.h>

#include "bots/rider.h"
#include "review/verdict.h"
#include "tests/support/scenario.h"

namespace dr::review_exact_test {
namespace {

const Catalog& catalog() { return default_content().catalog; }

// The last turn of the last round: what comes of it is the result.
Scenario& last_turn(Scenario& s, Seat seat) {
  s.edit().pub.last_round = 7;
  s.edit().pub.first = 0;
  s.round(7).turn(seat).actions(1).leave_open();
  return s;
}

// To the end, as the review plays on.
std::int32_t result_of(State state, Seat seat) {
  Rider rider(LikeSet{}, 0, 0);
  Choices options;
  while (!state.pub.over) {
    const Seat next = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    const View view = observe(state, next);
    legal(catalog(), view, options);
    apply(catalog(), state, next, rider.think(catalog(), view, options, {}));
  }
  return chances_of_winners(state.pub).seat[seat];
}

const Tried& found(Question& question, Choice choice) {
  question.ponder(catalog(), 64);
  for (const Tried& tried : question.tried())
    if (tried.choice == choice) return tried;
  ADD_FAILURE() << "not tried";
  return question.tried()[0];
}

void expect_chance(const Tried& tried, double exact) {
  EXPECT_NEAR(tried.mean(), exact, 3 * tried.error() + 1);
}

TEST(Exact, AnLpBoughtInTheLastTurnWins) {
  Scenario s(3);
  s.lp(0, 12).lp(1, 3).lp(2, 12).at(2, "rf3").cash(2, 30);
  last_turn(s, 2);
  const Choice revel{Verb::kRevel, 1}, leave{Verb::kEndTurn};
  Question question(catalog(), observe(s.state(), 2), leave, 1);
  expect_chance(found(question, leave), kWholeChance / 2.0);  // $30 are no LP: shared with seat 1
  expect_chance(found(question, revel), kWholeChance);
  EXPECT_EQ(question.grade(), Grade::kBlunder);
  EXPECT_EQ(question.tried()[question.best()].choice.verb, Verb::kRevel);
  EXPECT_EQ(question.error(), 0);
}

// A nugget breaks the tie (B13.3): every pair of faces is counted.
TEST(Exact, DiceOfTheLastAction) {
  Scenario s(3);
  s.lp(0, 12).lp(1, 3).lp(2, 12).at(2, "sv5");
  last_turn(s, 2);
  const Choice prospect{Verb::kProspect};
  double exact = 0;
  for (int one = 0; one < 6; ++one)
    for (int two = 0; two < 6; ++two) {
      State state = s.state();
      const auto dice = static_cast<std::uint8_t>(Purpose::kDice);
      state.hid.forced[0][0] = state.hid.forced[1][0] = dice;
      state.hid.forced[0][1] = static_cast<std::uint8_t>(one);
      state.hid.forced[1][1] = static_cast<std::uint8_t>(two);
      state.hid.forced_n = 2;
      apply(catalog(), state, 2, prospect);
      exact += result_of(state, 2) / 36.0;
    }
  EXPECT_GT(exact, kWholeChance / 2.0);
  EXPECT_LT(exact, kWholeChance);
  Question question(catalog(), observe(s.state(), 2), prospect, 1);
  expect_chance(found(question, prospect), exact);
}

// A card is laid against bandits: every pair that they may have drawn is counted.
TEST(Exact, AFightWithOneCardToLay) {
  Scenario s(3);
  s.lp(0, 12).lp(1, 3).lp(2, 12).at(2, "mp4").bandits("sh1").hand(2, "10c 2c");
  last_turn(s, 2);
  s.play(2, "move sh1").settle();
  while (s.asks(2, Ask::kWindow)) s.pass(2);
  s.expect(2, Ask::kCommit);
  const Choice commit{Verb::kCommit, make_card(10, Suit::kClubs)};
  const Seat npc = s.pub().fight.npc_player;
  double exact = 0;
  for (int one = 0; one < kFightCards; ++one)
    for (int two = 0; two < one; ++two) {
      State state = s.state();
      state.own[npc].npc_cards = static_cast<std::uint16_t>(1u << one | 1u << two);
      int n = 0;
      for (int card = 0; card < kFightCards; ++card)
        if (card != one && card != two)
          state.hid.fight_order[n++] = static_cast<std::uint8_t>(card);
      ASSERT_EQ(n, state.pub.fight_deck_n);
      apply(catalog(), state, 2, commit);
      exact += result_of(state, 2) / (kFightCards * (kFightCards - 1) / 2.0);
    }
  EXPECT_GT(exact, 0);
  EXPECT_LT(exact, kWholeChance);
  Question question(catalog(), observe(s.state(), 2), commit, 1);
  expect_chance(found(question, commit), exact);
}

// A royal flush is in the hand: to lay it wins, whatever the dealer has.
TEST(Exact, ASurePokerHand) {
  Scenario s(3);
  s.lp(0, 12).lp(1, 3).lp(2, 12).at(2, "dr5").cash(2, 10).hand(2, "Ah Kh 2s");
  last_turn(s, 2);
  s.draws("3s  4d 5c 7s 8c  Qh Jh 10h").play(2, "poker");
  s.play(1, "lay 4d").play(1, "lay 5c").expect(2, Ask::kLay);
  const Choice king{Verb::kLay, make_card(13, Suit::kHearts)};
  Question question(catalog(), observe(s.state(), 2), king, 1);
  const Tried& tried = found(question, king);
  EXPECT_EQ(tried.mean(), kWholeChance);
  EXPECT_EQ(tried.error(), 0);
}

}  // namespace
}  // namespace dr::review_exact_test
