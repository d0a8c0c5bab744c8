// C2: the poker cards used for their Action.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::poker_actions_test {
namespace {

std::string play_word(const char* card) { return std::string("play ") + card; }

// covers: poker-living-legend
TEST(LivingLegend, GivesAMarshalPointOrAWantedPoint) {
  for (const char* card : {"2c", "2s"}) {
    SCOPED_TRACE(card);
    Scenario marshal(3);
    marshal.hand(0, card).turn(0);
    marshal.play(0, play_word(card));
    marshal.expect(0, Ask::kOption);
    EXPECT_EQ(marshal.options(0), "option 1\noption 2\n");
    marshal.play(0, "option 1");
    EXPECT_EQ(marshal.player(0).mp, 1);
    EXPECT_EQ(marshal.player(0).wp, 0);
    EXPECT_EQ(marshal.dollars(0), 20);  // space 1 of the Marshal track
    EXPECT_TRUE(marshal.discarded(card));
    EXPECT_EQ(marshal.pub().actions_left, 2);

    Scenario wanted(3);
    wanted.hand(0, card).turn(0);
    wanted.play(0, play_word(card)).play(0, "option 2");
    EXPECT_EQ(wanted.player(0).wp, 1);
    EXPECT_EQ(wanted.player(0).mp, 0);
    EXPECT_EQ(wanted.dollars(0), 0);
  }
}

// covers: poker-second-wind
TEST(SecondWind, AddsTwoActions) {
  for (const char* card : {"3c", "3s"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, card).turn(0);
    s.play(0, play_word(card));
    EXPECT_EQ(s.pub().actions_left, 4);  // 3 - 1 + 2
    EXPECT_EQ(s.pub().extra_given, 2);
    EXPECT_TRUE(s.discarded(card));
    for (int i = 0; i < 4; ++i) {
      EXPECT_TRUE(s.asks(0, Ask::kAction));
      s.play(0, i % 2 ? "move mp8" : "move mp7");
    }
    EXPECT_TRUE(s.asks(1, Ask::kIncome));
  }
}

// covers: poker-manhunt, B12.2
TEST(Manhunt, MovesTheSheriffUpToThreeAndPaysTheLaw) {
  for (const char* card : {"4h", "4d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, card).mp(0, 2).wp(1, 1).turn(0);
    s.play(0, play_word(card));
    s.expect(0, Ask::kSheriffTo);
    EXPECT_TRUE(s.offers(0, "sheriff dr1"));   // he may stay
    EXPECT_TRUE(s.offers(0, "sheriff dr7"));   // dr3 dr6 dr7: three
    EXPECT_FALSE(s.offers(0, "sheriff dx1"));  // four
    s.play(0, "sheriff dr7");
    EXPECT_TRUE(s.asks(0, Ask::kAction));
    EXPECT_EQ(s.sheriff_space(), "dr7");
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_EQ(s.player(1).lp, 0);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-manhunt
TEST(Manhunt, PaysAWantedPlayerToo) {
  Scenario s(3);
  s.hand(0, "4h").wp(0, 3).turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr1");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: poker-manhunt
TEST(Manhunt, PaysNobodyWithoutASideOfTheLaw) {
  Scenario s(3);
  s.hand(0, "4d").wp(1, 1).turn(0);
  s.play(0, "play 4d").play(0, "sheriff dr1");
  EXPECT_EQ(s.player(0).lp, 0);
}

// covers: poker-manhunt, ruling 50, ruling 51
TEST(Manhunt, WithNobodyWantedLeavesTheSheriffAndStillPaysAMarshal) {
  Scenario s(3);
  s.hand(0, "4d").mp(0, 1).turn(0);
  s.play(0, "play 4d");
  EXPECT_TRUE(s.asks(0, Ask::kAction));
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: poker-payday
TEST(Payday, PaysThirtyDollars) {
  for (const char* card : {"5h", "5d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, card).cash(0, 10).turn(0);
    s.play(0, play_word(card));
    EXPECT_EQ(s.dollars(0), 40);
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-gold-pan
TEST(GoldPan, RollsTwoDiceAnywhere) {
  for (const char* card : {"5c", "5s"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, card).dice("die-nugget die-tailings").turn(0);
    s.play(0, play_word(card));
    EXPECT_EQ(s.player(0).nuggets, 1);
    EXPECT_EQ(s.dollars(0), 10);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-gold-pan, miners-map
TEST(GoldPan, IsNoProspectActionSoTheMapStaysShut) {
  Scenario s(3);
  s.hand(0, "5c").item(0, "miners-map").dice("die-gravel die-gravel").turn(0);
  s.play(0, "play 5c");
  EXPECT_TRUE(s.asks(0, Ask::kAction));
  EXPECT_EQ(s.player(0).nuggets, 0);
}

// covers: poker-tall-tale
TEST(TallTale, PaysALegendaryPointInTownAndTwoCardsOutside) {
  for (const char* card : {"6c", "6s"}) {
    SCOPED_TRACE(card);
    Scenario town(3);
    town.at(0, "dr6").hand(0, card).turn(0);
    town.play(0, play_word(card));
    EXPECT_EQ(town.player(0).lp, 1);
    EXPECT_EQ(town.player(0).hand_n, 0);

    Scenario outside(3);
    outside.at(0, "mp9").hand(0, card).draws("Kh 9s").turn(0);
    outside.play(0, play_word(card));
    EXPECT_EQ(outside.player(0).lp, 0);
    EXPECT_EQ(outside.cards(0), "9s Kh");
  }
}

// covers: poker-saddle-up, G7
TEST(SaddleUp, MovesUpToSixWhateverTheMount) {
  for (const char* card : {"7h", "7d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.at(0, "mp8").hand(0, card).turn(0);
    s.play(0, play_word(card));
    s.expect(0, Ask::kMoveTo);
    EXPECT_TRUE(s.offers(0, "move mp7"));
    EXPECT_TRUE(s.offers(0, "move dx1"));   // mp9 dr5 dr6 dr7 dx1: five
    EXPECT_TRUE(s.offers(0, "move cj2"));   // six
    EXPECT_TRUE(s.offers(0, "move sv11"));  // mp9 dr9 sv6 sv8 sv10 sv11: six
    EXPECT_FALSE(s.offers(0, "move cj3"));  // seven
    EXPECT_FALSE(s.offers(0, "move sv13"));
    s.play(0, "move cj2");
    EXPECT_EQ(s.space(0), "cj2");
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-saddle-up, B7.9, G7
TEST(SaddleUp, IsAMoveOfItsOwnThatDelivers) {
  Scenario s(3);
  s.at(0, "sv7").hand(0, "7h").cattle(0, "cattle-green-1").turn(0);
  s.play(0, "play 7h").play(0, "move sv12");
  s.play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 40);  // $20 of the token and $20 of the track
}

// covers: poker-mail-order
TEST(MailOrder, TakesTwentyDollarsOffOneItemAnywhere) {
  for (const char* card : {"8h", "8d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, card).cash(0, 30).turn(0);
    s.play(0, play_word(card));
    s.expect(0, Ask::kShop);
    EXPECT_TRUE(s.offers(0, "buy mustang active"));
    s.play(0, "buy mustang active");  // $50 - $20
    s.settle();
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(s.player(0).mount, 1);
    EXPECT_TRUE(s.asks(0, Ask::kAction));
    EXPECT_TRUE(s.discarded(card));
    EXPECT_EQ(s.pub().actions_left, 2);
  }
}

// covers: poker-mail-order
TEST(MailOrder, DoesNotReachWhatCostsMore) {
  Scenario s(3);
  s.hand(0, "8h").cash(0, 20).turn(0);
  s.play(0, "play 8h");
  EXPECT_FALSE(s.offers(0, "buy mustang"));
  EXPECT_TRUE(s.offers(0, "buy rifle"));
  s.play(0, "buy whiskey");  // $10 - $20: not below nothing
  s.settle();
  EXPECT_EQ(s.dollars(0), 20);
}

// covers: poker-mail-order, G21
TEST(MailOrder, BuysAndUpgradesTheSameItemWithOneReduction) {
  Scenario s(3);
  s.hand(0, "8h").cash(0, 60).turn(0);
  s.play(0, "play 8h").play(0, "buy shotgun active");  // $30 - $20
  EXPECT_EQ(s.dollars(0), 50);
  EXPECT_EQ(s.options(0), "pass\nupgrade shotgun\n");  // one item
  s.play(0, "upgrade shotgun");                        // $30
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_TRUE(s.asks(0, Ask::kAction));
}

// covers: poker-instincts, G10
TEST(Instincts, DrawsTwoAndItsOwnActionIsNoDiscard) {
  for (const char* card : {"9h", "9d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, card).draws("Kc 2h").turn(0);
    s.play(0, play_word(card));
    EXPECT_EQ(s.cards(0), "2h Kc");
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-instincts, switch instincts-bonus=on
TEST(Instincts, WithTheSwitchItsOwnActionPaysTheBonus) {
  Scenario s(3);
  s.side("instincts-bonus", "on").hand(0, "9h").draws("Kc 2h").turn(0);
  s.play(0, "play 9h");
  EXPECT_EQ(s.dollars(0), 10);
}

// covers: poker-instincts, ruling 121
TEST(Instincts, PaysTenDollarsWhenDiscardedToTheHandLimit) {
  for (const char* card : {"9h", "9d"}) {
    SCOPED_TRACE(card);
    Scenario s(3);
    s.hand(0, card).hand(0, "2c 3c 4h 5h Kh").turn(0);
    s.play(0, "end-turn");
    s.expect(0, Ask::kDiscard);
    s.play(0, std::string("discard ") + card);
    EXPECT_EQ(s.dollars(0), 10);
    EXPECT_EQ(s.player(0).hand_n, 5);
  }
}

// covers: poker-instincts, G10
TEST(Instincts, LaidInAFightPaysNothing) {
  Scenario s(3);
  s.at(0, "mp4").bandits("sh1").hand(0, "9h").fight_deck("fight-8 fight-k").turn(0);
  s.play(0, "move sh1").settle();
  s.play(2, "npc-card 8").settle();
  s.play(0, "reward lp");
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_TRUE(s.discarded("9h"));
}

}  // namespace
}  // namespace dr::poker_actions_test
