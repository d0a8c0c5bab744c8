// Rulings, section 10: corner cases 114 to 120.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::rulings_114_to_120_corners_test {
namespace {

// covers: ruling 114
TEST(Ruling114, ARobberMayAlwaysChooseTheNuggets) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").hand(0, "Kh").hand(1, "5c").turn(0);
  s.play(0, "fight robbery 2").pass(0).pass(1).draws("6h").play(1, "decline").settle();
  EXPECT_TRUE(s.offers(0, "loot nuggets"));  // nothing on the board, and no Fool's Gold either
  s.play(0, "loot nuggets").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).nuggets, 0);
  EXPECT_EQ(s.cards(1), "5c 6h");
}

// covers: ruling 114, poker-fools-gold
TEST(Ruling114, AnArrestCountsItAndItIsDiscarded) {
  Scenario s(3);
  s.at(0, "dr6")
      .at(1, "dr6")
      .mp(0, 1)
      .wp(1, 1)
      .hand(0, "Kh")
      .hand(1, "10c 5c")
      .nuggets(1, 1)
      .turn(0);
  s.play(0, "fight arrest 2").pass(0).pass(1).draws("6h").play(1, "decline").settle();
  s.expect(1, Ask::kPayNuggets).play(1, "pay-nuggets 10c").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).nuggets, 1);  // half of two
  EXPECT_TRUE(s.discarded("10c"));
  EXPECT_EQ(s.cards(1), "5c 6h");
}

// covers: ruling 114
TEST(Ruling114, TakenAsLootItIsANuggetGained) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").hand(0, "Kh").hand(1, "10c").story(0, "story-ghost-mine").turn(0);
  s.play(0, "fight robbery 2").pass(0).pass(1).draws("6h").play(1, "decline").settle();
  s.play(0, "loot nuggets").settle().expect(0, Ask::kWindow);
  EXPECT_EQ(s.cards(0), "10c");  // half of one is one: it has no choice
  s.play(0, "disc left");
  EXPECT_EQ(s.player(0).discs[0], 1);
}

// covers: ruling 114
TEST(Ruling114, DrawnItIsNot) {
  Scenario s(3);
  s.hand(0, "9h").story(0, "story-ghost-mine").turn(0);
  s.draws("10c 10s").play(0, "play 9h").expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "10c 10s");
}

// covers: ruling 114, B13.3
TEST(Ruling114, ItBreaksNoTie) {
  Scenario s(3);
  s.lp(0, 5).lp(1, 5).hand(0, "10c 10s");
  EXPECT_EQ(scores(default_content().catalog, s.pub()).winners, seat_bit(0) | seat_bit(1));
  s.nuggets(1, 1);
  EXPECT_EQ(scores(default_content().catalog, s.pub()).winners, seat_bit(1));
}

// covers: ruling 115, B4.8
TEST(Ruling115, NothingProlongsAMoveABanditStopped) {
  Scenario s(3);
  s.character(0, "kit-carson").unlocked(0).at(0, "mp8").hand(0, "Kh 6h").bandits("mp1");
  s.fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move mp1").pass(0).play(0, "commit Kh").play(2, "npc-card J").pass(0);
  s.play(0, "reward lp").expect(0, Ask::kAction);  // neither Sprint nor Kit Carson's step
  EXPECT_EQ(s.cards(0), "6h");
  EXPECT_EQ(s.space(0), "mp1");
}

// covers: ruling 115, poker-sprint
TEST(Ruling115, NorOneThatRanIntoThemBySprint) {
  Scenario s(3);
  s.at(0, "mp9").hand(0, "Kh 6h 6d").bandits("mp1").fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move mp8").play(0, "react 6h").play(0, "move mp1").pass(0);
  s.play(0, "commit Kh").play(2, "npc-card J").pass(0).play(0, "reward lp").expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "6d");
}

// covers: ruling 116, B6.12, poker-wallop, poker-bounty, shotgun
TEST(Ruling116, ADeclinedCardPaysNothingTheShotgunDoes) {
  for (const char* card : {"8c", "Ah"}) {
    for (const bool declined : {true, false}) {
      SCOPED_TRACE(std::string(card) + (declined ? " declined" : " accepted"));
      Scenario s(3);
      s.at(0, "dr6").at(1, "dr6").item(0, "shotgun").hand(0, card).hand(1, "2c").turn(0);
      s.play(0, "fight duel 2").pass(0).pass(1).draws("6h 6d");
      s.play(1, declined ? "decline" : "commit 2c");
      if (!declined && *card == '8') s.expect(0, Ask::kOrder).play(0, "trigger item shotgun 1");
      EXPECT_EQ(s.player(1).wounds, !declined && *card == '8' ? 2 : 1);
      EXPECT_EQ(s.dollars(0), !declined && *card == 'A' ? 10 : 0);
      EXPECT_EQ(s.cards(0), "6d");
      EXPECT_EQ(s.player(0).lp, 2);
    }
  }
}

// covers: ruling 117, B12.7
TEST(Ruling117, PutInTheOfficeTheSheriffAttemptsNothing) {
  Scenario s(3);
  s.at(1, "cj3")
      .wp(1, 2)
      .at(2, "dr1")
      .wp(2, 2)
      .sheriff("cj7")
      .hand(0, "4h")
      .hand(1, "Kh Qd")
      .hand(2, "5h");
  s.fight_deck("fight-j fight-q fight-10 fight-8")
      .turn(0)
      .play(0, "play 4h")
      .play(0, "sheriff cj3");
  s.play(1, "discard Qd")
      .pass(1)
      .play(1, "commit Kh")
      .play(0, "npc-card 8")
      .expect(0, Ask::kAction);
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(2).wp, 2);
  EXPECT_EQ(s.cards(2), "5h");
}

// covers: ruling 117, B12.7
TEST(Ruling117, NorAfterAnArrest) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").mp(0, 1).wp(1, 1).at(2, "dr1").wp(2, 2).sheriff("cj7");
  s.hand(0, "Kh").hand(2, "5h").turn(0);
  s.play(0, "fight arrest 2").draws("6h").pass(0).settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(2).wp, 2);
  EXPECT_EQ(s.cards(2), "5h");
}

// covers: ruling 118, B7.13, poker-lady-luck, ten-gallon
TEST(Ruling118, TheDealersLadyLuckAndHatDoNothing) {
  for (const bool dealer_wins : {true, false}) {
    SCOPED_TRACE(dealer_wins);
    Scenario s(3);
    s.item(2, "ten-gallon").hand(2, "5h").at(0, "dr5").cash(0, 10).hand(0, "4c").turn(0);
    s.draws(dealer_wins ? "6c" : "Ac")
        .draws("10h 10d 8h 7h")
        .draws(dealer_wins ? "2c 3d Js" : "Ad As Js");
    s.play(0, "poker").play(2, "lay 10h");
    if (dealer_wins) s.draws("9h");
    s.play(2, "lay 10d").settle();
    EXPECT_EQ(s.dollars(2), 0);
    EXPECT_EQ(s.player(2).lp, 0);
    EXPECT_EQ(s.cards(2), "5h");
    EXPECT_EQ(s.dollars(0), dealer_wins ? 0 : 60);
  }
}

// covers: ruling 119, B2.14, wyatt-earp
TEST(Ruling119, AnAbilityUnlockedByTheWinWorksForIt) {
  for (const int lp : {4, 3}) {
    SCOPED_TRACE(lp);
    Scenario s(3);
    s.character(0, "wyatt-earp").lp(0, lp).at(0, "mp8").hand(0, "Kh").bandits("mp1");
    s.fight_deck("fight-j fight-q").turn(0);
    s.play(0, "move mp1")
        .pass(0)
        .play(2, "npc-card J")
        .play(0, "reward lp")
        .expect(0, Ask::kAction);
    EXPECT_EQ(s.pub().actions_left, lp == 4 ? 3 : 2);
  }
}

// covers: ruling 120, B8.8, story-local-rabble
TEST(Ruling120, ArrestedInTheOwnEndOfTurn) {
  Scenario s(3);
  s.at(0, "mp1")
      .wp(0, 4)
      .hand(0, "2h 2d 3c 5c 8h")
      .story(0, "story-local-rabble")
      .discs(0, 0, 1)
      .turn(0);
  s.play(0, "end-turn").draws("6h").play(0, "disc left").expect(0, Ask::kSheriffTo);
  s.play(0, "sheriff mp1").expect(0, Ask::kDiscard).play(0, "discard 2h").pass(0);
  s.next_story("story-high-noon").draws("9c").play(0, "surrender").settle();
  s.expect(0, Ask::kDiscard);  // six cards, a limit of four
  s.play(0, "discard 2d").play(0, "discard 3c").expect(1, Ask::kIncome);
  EXPECT_EQ(s.cards(0), "5c 6h 8h 9c");
  EXPECT_EQ(s.player(0).lp, 0);  // not Wanted any more
  EXPECT_EQ(s.space(0), "dr1");
}

}  // namespace
}  // namespace dr::rulings_114_to_120_corners_test
