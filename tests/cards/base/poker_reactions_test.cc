// C2: the poker cards played as Reactions.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::poker_reactions_test {
namespace {

std::string react_word(const char* card) { return std::string("react ") + card; }

// Seat 0 attacks seat 1 in mp9, both cards lie revealed and seat 0 may react.
void duel_revealed(Scenario& s, const char* mine, const char* theirs) {
  s.at(0, "mp9").at(1, "mp9").turn(0);
  s.play(0, "fight duel 2").settle();
  while (s.asks(0, Ask::kWindow) || s.asks(1, Ask::kWindow))
    s.pass(s.asks(0, Ask::kWindow) ? 0 : 1);
  s.play(0, std::string("commit ") + mine);
  s.play(1, std::string("commit ") + theirs);
  s.expect(0, Ask::kWindow);
}

// covers: poker-stick-em-up, B6.6, ruling 4, switch stick-em-up=2
TEST(StickEmUp, LowersTheEnemyCardByTwo) {
  for (const char* card : {"3h", "3d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, "7h").hand(0, card).hand(1, "9h").draws("2c");
    duel_revealed(s, "7h", "9h");
    s.play(0, react_word(card)).settle();
    EXPECT_EQ(s.player(0).lp, 2);  // 7 against 9 - 2: a tie, the active player's
    EXPECT_EQ(s.player(1).wounds, 1);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-stick-em-up
TEST(StickEmUp, DoesNotLowerByThree) {
  Scenario s(3);
  s.hand(0, "7h 3h").hand(1, "10h").draws("2c");
  duel_revealed(s, "7h", "10h");
  s.play(0, "react 3h").settle();
  EXPECT_EQ(s.player(0).lp, 0);  // 7 against 8
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: poker-stick-em-up
TEST(StickEmUp, IsForTheTargetTooAndAgainstBandits) {
  Scenario s(3);
  s.hand(0, "9h").hand(1, "8h 3h").draws("2c");
  s.at(0, "mp9").at(1, "mp9").turn(0);
  s.play(0, "fight duel 2").settle();
  s.play(1, "commit 8h").settle();
  s.play(1, "react 3h").settle();
  EXPECT_EQ(s.player(0).wounds, 1);  // 7 against 8

  Scenario b(3);
  b.at(0, "mp4").bandits("sh1").hand(0, "9h 3d").fight_deck("fight-10 fight-k").turn(0);
  b.play(0, "move sh1").settle();
  b.play(0, "commit 9h").play(2, "npc-card 10").settle();
  b.play(0, "react 3d").settle();
  b.play(2, "pass").play(0, "reward lp");  // card 10 does not restart; 9 against 8
  EXPECT_EQ(b.player(0).lp, 1);
}

// covers: poker-ambush, B6.3
TEST(Ambush, TakesARandomCardOfTheOpponentAtTheStart) {
  for (const char* card : {"4c", "4s"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.at(0, "mp9")
        .at(1, "mp9")
        .hand(0, "7h")
        .hand(0, card)
        .hand(1, "Kh 2h")
        .random_cards("Kh")
        .turn(0);
    s.play(0, "fight duel 2");
    s.play(0, react_word(card)).settle();
    EXPECT_TRUE(s.discarded("Kh"));
    EXPECT_TRUE(s.asks(1, Ask::kCommit));
    s.draws("2d").play(1, "commit 2h").settle();
    EXPECT_EQ(s.player(0).lp, 2);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-ambush
TEST(Ambush, IsForTheTargetToo) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").hand(0, "Kh 2h").hand(1, "9h 4c").random_cards("Kh").turn(0);
  s.play(0, "fight duel 2").pass(0);
  s.play(1, "react 4c").settle();
  EXPECT_TRUE(s.discarded("Kh"));
  s.draws("2d").play(1, "commit 9h").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: poker-ambush, G17
TEST(Ambush, ReturnsOneFightCardOfANonPlayer) {
  for (const char* card : {"4c", "4s"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.at(0, "mp4").bandits("sh1").hand(0, "9h").hand(0, card).fight_deck("fight-8 fight-k").turn(0);
    s.play(0, "move sh1");
    s.play(0, react_word(card)).settle();
    EXPECT_EQ(s.pub().fight.npc_drawn, 1);
    EXPECT_EQ(s.pub().fight.revealed, 1);  // one card each: both are laid at once
    s.leave_open();
  }
}

// covers: poker-ambush, G17
TEST(Ambush, LeavesTheNonPlayerAtLeastOneCard) {
  Scenario s(3);
  s.at(0, "mp4").bandits("sh1").hand(0, "9h 4c 4s").fight_deck("fight-8 fight-k").turn(0);
  s.play(0, "move sh1").play(0, "react 4c");
  s.play(0, "react 4s").settle();
  EXPECT_EQ(s.pub().fight.npc_drawn, 1);
  s.leave_open();
}

// covers: poker-sprint, G7
TEST(Sprint, ProlongsAMoveByTwo) {
  for (const char* card : {"6h", "6d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.at(0, "mp8").hand(0, card).turn(0);
    s.play(0, "move dr5");  // two spaces
    s.play(0, react_word(card));
    s.expect(0, Ask::kMoveTo);
    EXPECT_TRUE(s.offers(0, "move dr10"));   // dr6 dr10: two
    EXPECT_FALSE(s.offers(0, "move sv10"));  // three
    s.play(0, "move dr10").settle();
    EXPECT_EQ(s.space(0), "dr10");
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-sprint, ruling 115, B4.8
TEST(Sprint, DoesNotProlongAMoveThatBanditsStopped) {
  Scenario s(3);
  s.at(0, "mp4").bandits("sh1").hand(0, "6h 9h").fight_deck("fight-8 fight-j").turn(0);
  s.play(0, "move sh1").settle();
  s.play(0, "commit 9h").play(2, "npc-card 8").settle();
  s.play(0, "reward lp").settle();
  EXPECT_TRUE(s.asks(0, Ask::kAction));
  EXPECT_EQ(s.cards(0), "6h");
}

// covers: poker-sprint, B7.9
TEST(Sprint, TheDeliveryIsMadeInTheLastSpace) {
  Scenario s(3);
  s.at(0, "sv7").hand(0, "6d").cattle(0, "cattle-green-2").turn(0);
  s.play(0, "move sv10").play(0, "react 6d").play(0, "move sv12");
  s.play(0, "deliver wrangle").settle();
  EXPECT_EQ(s.player(0).mp, 1);
}

// covers: poker-reputation
TEST(Reputation, PaysALegendaryPointForMarshalAndWantedPoints) {
  for (const char* card : {"7c", "7s"})
    for (const char* kind : {"option 1", "option 2"}) {
      SCOPED_TRACE(std::string(card) + " " + kind);
      Scenario s(3);
      s.hand(0, "2c").hand(0, card).turn(0);
      s.play(0, "play 2c").play(0, kind);
      s.expect(0, Ask::kWindow);
      s.play(0, react_word(card)).settle();
      EXPECT_EQ(s.player(0).lp, 1);
      EXPECT_TRUE(s.discarded(card));
      EXPECT_TRUE(s.asks(0, Ask::kAction));
    }
}

// covers: poker-reputation, G20
TEST(Reputation, WorksOnceInATurnWhicheverCardItIs) {
  Scenario s(3);
  s.hand(0, "2c 2s 7c 7s").turn(0);
  s.play(0, "play 2c").play(0, "option 1").play(0, "react 7c").settle();
  s.play(0, "play 2s").play(0, "option 1").settle();
  EXPECT_TRUE(s.asks(0, Ask::kAction));
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.cards(0), "7s");
}

// covers: poker-reputation
TEST(Reputation, IsNotForLegendaryPoints) {
  Scenario s(3);
  s.at(0, "dr6").hand(0, "6c 7c").turn(0);
  s.play(0, "play 6c");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_TRUE(s.asks(0, Ask::kAction));
}

// covers: poker-pickpocket, G16
TEST(Pickpocket, MakesAPlayerThereGiveTenDollarsOrACard) {
  for (const char* card : {"9c", "9s"}) {
    SCOPED_TRACE(card);
    Scenario cash(3);
    cash.at(0, "mp8").at(1, "mp9").hand(0, card).cash(1, 20).hand(1, "2h 3c").turn(0);
    cash.play(0, "move mp9").pass(0);  // no Sprint
    cash.play(0, react_word(card));
    cash.expect(1, Ask::kGive);
    EXPECT_EQ(cash.options(1), "give-cash\ngive 2h\ngive 3c\n");
    cash.play(1, "give-cash").settle();
    EXPECT_EQ(cash.dollars(0), 10);
    EXPECT_EQ(cash.dollars(1), 10);
    EXPECT_TRUE(cash.discarded(card));

    Scenario give(3);
    give.at(0, "mp8").at(1, "mp9").hand(0, card).cash(1, 20).hand(1, "2h 3c").turn(0);
    give.play(0, "move mp9").pass(0).play(0, react_word(card)).play(1, "give 3c").settle();
    EXPECT_EQ(give.cards(0), "3c");
    EXPECT_EQ(give.cards(1), "2h");
    EXPECT_EQ(give.dollars(0), 0);
  }
}

// covers: poker-pickpocket
TEST(Pickpocket, PicksOneOfThePlayersThere) {
  Scenario s(3);
  s.at(0, "mp8").at(1, "mp9").at(2, "mp9").hand(0, "9c").cash(1, 20).cash(2, 20).turn(0);
  s.play(0, "move mp9").pass(0).play(0, "react 9c");
  s.expect(0, Ask::kPickSeat);
  s.play(0, "pick 3").settle();
  EXPECT_EQ(s.dollars(2), 10);
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.dollars(0), 10);
}

// covers: poker-pickpocket
TEST(Pickpocket, NeedsAPlayerInTheSpace) {
  Scenario s(3);
  s.at(0, "mp8").at(1, "mp10").hand(0, "9c").cash(1, 20).turn(0);
  s.play(0, "move mp9").settle();
  EXPECT_TRUE(s.asks(0, Ask::kAction));
  EXPECT_EQ(s.cards(0), "9c");
}

// covers: poker-stick-em-up, switch stick-em-up=1
TEST(StickEmUp, LowersByOneInTheOlderEditions) {
  for (const char* theirs : {"8h", "9h"}) {
    SCOPED_TRACE(theirs);
    Scenario s(3);
    s.side("stick-em-up", "1").hand(0, "7h 3h").hand(1, theirs).draws("2c");
    duel_revealed(s, "7h", theirs);
    s.play(0, "react 3h").settle();
    EXPECT_EQ(s.player(0).lp, theirs == std::string("8h") ? 2 : 0);
  }
}

// covers: poker-ambush, G17
TEST(Ambush, ReturnsOneOfTheGuardsThreeCards) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "9h 4c").turn(0);
  s.play(0, "heist");
  EXPECT_EQ(s.pub().fight.npc_drawn, 3);
  s.play(0, "react 4c").settle();
  EXPECT_EQ(s.pub().fight.npc_drawn, 2);
  s.leave_open();
}

// covers: poker-ambush
TEST(Ambush, IsForEveryFightBetweenPlayers) {
  Scenario s(3);
  s.at(0, "mp9").at(1, "mp9").hand(0, "7h 4c").hand(1, "Kh 2h").random_cards("Kh").turn(0);
  s.play(0, "fight robbery 2").play(0, "react 4c").settle();
  EXPECT_EQ(s.cards(1), "2h");
  s.leave_open();
}

}  // namespace
}  // namespace dr::poker_reactions_test
