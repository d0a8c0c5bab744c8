// B12 The Sheriff: his moves, his arrests.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "tests/support/scenario.h"

namespace dr::b12_sheriff_test {
namespace {

// "Away and back in" has no word of its own.
std::string back_in(const Scenario& s) {
  char text[16];
  const Choice choice{Verb::kSheriffTo, s.pub().sheriff, 1, 0};
  std::snprintf(text, sizeof text, "raw %08x", choice.code());
  return text;
}

// covers: B12.1, ruling 50, ruling 51, poker-manhunt
TEST(Sheriff, InactiveWhileNobodyIsWanted) {
  Scenario s(3);
  s.mp(0, 1).hand(0, "4h").turn(0);
  s.play(0, "play 4h").expect(0, Ask::kAction);  // no move; the LP of a Marshal
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.sheriff_space(), "dr1");

  Scenario active(3);
  active.wp(2, 1).hand(0, "4h").turn(0);
  active.play(0, "play 4h").expect(0, Ask::kSheriffTo).play(0, "sheriff dr3");
  EXPECT_EQ(active.sheriff_space(), "dr3");
  EXPECT_EQ(active.player(0).lp, 0);
}

// covers: B12.1, B12.2, B8.4, story-high-noon
TEST(Sheriff, AStoryMovesHimOnlyIfSomebodyIsWanted) {
  for (const bool wanted : {true, false}) {
    SCOPED_TRACE(wanted);
    Scenario s(3);
    s.story(0, "story-high-noon").discs(1, 0, 1).discs(0, 0, 1).turn(0);
    if (wanted) s.wp(2, 1);
    s.next_story("story-the-preacher").play(0, "end-turn");
    if (wanted) {
      s.expect(0, Ask::kSheriffTo);  // who placed the last disc moves him, up to 4
      EXPECT_TRUE(s.offers(0, "sheriff dr1"));
      EXPECT_FALSE(s.offers(0, "sheriff cj1"));  // dr3, dr6, dr7, dx1 are 4, then it
      s.play(0, "sheriff dx1");
    }
    EXPECT_EQ(s.sheriff_space(), wanted ? "dx1" : "dr1");
    s.expect(1, Ask::kIncome);
  }
}

// covers: B12.2, B12.8, ruling 53, poker-manhunt
TEST(Sheriff, MovesUpToTheNumberAlongAdjacency) {
  Scenario s(3);
  s.wp(2, 1).hand(0, "4h").turn(0);
  s.play(0, "play 4h");
  EXPECT_TRUE(s.offers(0, "sheriff dr3"));    // 1
  EXPECT_TRUE(s.offers(0, "sheriff dr6"));    // 2
  EXPECT_TRUE(s.offers(0, "sheriff dr10"));   // 3
  EXPECT_FALSE(s.offers(0, "sheriff sv10"));  // 4
  s.play(0, "sheriff dr1");                   // 0 is allowed
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

// covers: B12.2
TEST(Sheriff, MesasAreClosedToHim) {
  Scenario s(3);  // the Cabaret lies just across the mesa from the Old Ford
  s.wp(2, 1).sheriff("mp5").hand(0, "4h").turn(0);
  s.play(0, "play 4h");
  EXPECT_FALSE(s.offers(0, "sheriff rf3"));
  EXPECT_TRUE(s.offers(0, "sheriff dx1"));  // by dr4 and dr7
  s.play(0, "sheriff dr7");
  EXPECT_EQ(s.sheriff_space(), "dr7");
}

// covers: B12.3, ruling 52
TEST(Sheriff, StopsAtTheFirstWantedPlayer) {
  Scenario s(3);
  s.sheriff("sv5")
      .at(1, "sv3")
      .wp(1, 1)
      .at(2, "sv4")
      .wp(2, 1)
      .hand(1, "5h Ac")
      .hand(0, "4h")
      .turn(0);
  s.play(0, "play 4h");
  EXPECT_EQ(s.options(0),
            "sheriff sv3\nsheriff sv4\nsheriff sv5\n");  // the mine has no other way out
  s.play(0, "sheriff sv3").play(1, "discard 5h").settle().draws("2h").play(1, "surrender");
  EXPECT_EQ(s.space(1), "dr1");
}

// covers: B12.3, B12.8, B15.7, ruling 54, ruling 55
TEST(Sheriff, EveryWantedPlayerThereDiscardsThenTheMoverPicks) {
  Scenario s(5);
  for (Seat seat = 0; seat < 4; ++seat) s.at(seat, "dr5");
  s.wp(0, 1).wp(1, 2).wp(3, 1).hand(0, "4h 5h 6h").hand(1, "7h 8h").hand(2, "4d 9c Kh");
  s.turn(2);  // seat 2 is not Wanted and moves him
  s.play(2, "play 4d").play(2, "sheriff dr5");
  // clockwise from the mover: seat 3 has nothing, then seat 0, then seat 1
  s.expect(0, Ask::kDiscard).play(0, "discard 6h");
  s.expect(1, Ask::kDiscard).play(1, "discard 7h");
  EXPECT_EQ(s.cards(2), "9c Kh");
  s.expect(2, Ask::kSheriffTarget);
  EXPECT_EQ(s.options(2), "pick 1\npick 2\npick 4\n");
  s.play(2, "pick 2").expect(1, Ask::kWindow);  // one attempt
  s.pass(1).draws("2h").play(1, "surrender");
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.space(0), "dr5");
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

// covers: B12.8
TEST(Sheriff, TheMoverMayBeTheTargetAndDiscardsFirst) {
  Scenario s(3);
  s.at(1, "dr5").at(2, "dr5").wp(1, 1).wp(2, 1).hand(1, "4h 5h Ac").hand(2, "6h 7h").turn(1);
  s.play(1, "play 4h").play(1, "sheriff dr5").expect(1, Ask::kDiscard).play(1, "discard 5h");
  s.play(2, "discard 6h").play(1, "pick 2").expect(1, Ask::kWindow).pass(1);
  EXPECT_EQ(std::popcount(s.state().own[0].npc_cards), 4);  // right of the target
  s.draws("2h").play(1, "surrender").settle();
  EXPECT_EQ(s.space(1), "dr1");
}

// covers: B12.4, ruling 59, shotgun
TEST(Sheriff, BeatenHeGoesHomeWithoutReward) {
  Scenario s(3);
  s.at(1, "rf1").sheriff("rf2").wp(1, 3).cash(1, 50).hand(1, "Kh 5h").hand(0, "4h");
  s.fight_deck("fight-j fight-q fight-8 fight-9").turn(0);
  s.play(0, "play 4h").play(0, "sheriff rf1").play(1, "discard 5h").pass(1).play(1, "commit Kh");
  s.play(0, "npc-card 8");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.space(1), "rf1");
  EXPECT_EQ(s.player(1).wp, 3);
  EXPECT_EQ(s.dollars(1), 50);
  EXPECT_EQ(s.player(1).lp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);  // only the 8
  EXPECT_EQ(s.player(0).lp, 0);      // no arrest, no mark of law on the mover
}

// covers: B12.4, B12.5, ruling 31
TEST(Sheriff, LostTheWantedPlayerIsArrested) {
  Scenario s(3);
  s.at(1, "rf1").sheriff("rf2").wp(1, 7).cash(1, 70).nuggets(1, 3).cattle(1, "cattle-green-2");
  s.hand(1, "6h 5h").hand(0, "4h").fight_deck("fight-j fight-q fight-8 fight-9").lp(1, 4).turn(0);
  s.play(0, "play 4h").play(0, "sheriff rf1").play(1, "discard 5h").pass(1).play(1, "commit 6h");
  s.draws("2h").play(0, "npc-card J");
  EXPECT_EQ(s.player(1).wounds, 1);  // once
  EXPECT_EQ(s.cards(1), "2h");
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).cattle, kNone);
  EXPECT_EQ(s.dollars(1), 40);  // $80 with the J's $10, half of it lost
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_EQ(s.player(1).lp, 4);
}

// covers: B12.4, B6.12, ruling 6, ruling 123, poker-grudge, switch surrender=on
TEST(Sheriff, SurrenderIsAnArrestAtOnce) {
  Scenario s(3);
  s.at(1, "dr5").wp(1, 2).cash(1, 30).hand(1, "Qc 5h").hand(0, "4h").turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr5").play(1, "discard 5h").pass(1);
  s.draws("2h").play(1, "surrender");
  EXPECT_EQ(s.cards(1), "2h Qc");  // keeps its card; Grudge was not laid
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.dollars(1), 10);
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_FALSE(s.happened(EventKind::kNpcRevealed, 0));
  EXPECT_EQ(s.pub().fight_deck_n, 13);
}

// covers: B12.5, ruling 36
TEST(Sheriff, HalvesAreRoundedUp) {
  for (int n = 0; n <= 4; ++n) {
    SCOPED_TRACE(n);
    Scenario s(3);
    s.at(1, "dr5").wp(1, 2).cash(1, 10 * n).nuggets(1, n).hand(0, "4h").turn(0);
    s.draws("2h").play(0, "play 4h").play(0, "sheriff dr5");
    EXPECT_EQ(s.dollars(1), 10 * (n / 2));
    EXPECT_EQ(s.player(1).nuggets, n / 2);
    EXPECT_EQ(s.pub().supply_nuggets, 36 - n / 2);
  }
}

// covers: B12.5, ruling 114, poker-fools-gold
TEST(Sheriff, FoolsGoldCountsInTheHalfLost) {
  Scenario s(3);
  s.at(1, "dr5").wp(1, 2).nuggets(1, 1).hand(1, "10c 5h").hand(0, "4h").turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr5").play(1, "discard 5h").pass(1).draws("2h");
  s.play(1, "surrender").expect(1, Ask::kPayNuggets).play(1, "pay-nuggets 10c");
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_TRUE(s.discarded("10c"));
}

// covers: B12.6, B4.5, ruling 57, poker-living-legend
TEST(Sheriff, BecomingWantedBesideHimLeadsToNoArrest) {
  Scenario s(3);
  s.at(0, "dr1").hand(0, "2c").turn(0);
  s.play(0, "play 2c").play(0, "option 2").settle();
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.space(0), "dr1");
  EXPECT_EQ(s.player(0).wounds, 0);
  s.expect(0, Ask::kAction);
}

// covers: B12.6, B12.8, ruling 58
TEST(Sheriff, MayBeMovedAwayAndBackIn) {
  Scenario stay(3);
  stay.at(1, "dr1").wp(1, 2).hand(1, "5h 6h").hand(0, "4h").turn(0);
  stay.play(0, "play 4h").play(0, "sheriff dr1");  // stays: no attempt
  EXPECT_EQ(stay.cards(1), "5h 6h");
  EXPECT_EQ(stay.player(1).wp, 2);
  EXPECT_TRUE(stay.happened(EventKind::kSheriffStayed, 0));

  Scenario back(3);
  back.at(1, "dr1").wp(1, 2).hand(1, "5h 6h").hand(0, "4h").turn(0);
  back.play(0, "play 4h").play(0, back_in(back)).play(1, "discard 5h").pass(1).draws("2h");
  back.play(1, "surrender");
  EXPECT_EQ(back.player(1).wp, 0);
  EXPECT_FALSE(back.happened(EventKind::kSheriffStayed, 0));
}

// covers: B12.7, ruling 117, ruling 77
TEST(Sheriff, PutInTheOfficeHeArrestsNobodyThere) {
  Scenario s(3);
  s.at(1, "dr5")
      .wp(1, 2)
      .at(2, "dr1")
      .wp(2, 3)
      .hand(2, "5h 6h")
      .sheriff("dr3")
      .hand(0, "4h")
      .turn(0);
  s.draws("2h").play(0, "play 4h").play(0, "sheriff dr5");
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(2).wp, 3);  // stands there, Wanted, untouched
  EXPECT_EQ(s.cards(2), "5h 6h");
  s.expect(0, Ask::kAction);
}

// covers: B12.7
TEST(Sheriff, AnArrestIsNoEndOfAMove) {
  Scenario s(3);  // arrested into the space of others: no Pickpocket, no Whiskey is asked
  s.at(1, "dr5").wp(1, 1).at(2, "dr1").item(1, "whiskey").hand(0, "4h").turn(0);
  s.draws("9c").play(0, "play 4h").play(0, "sheriff dr5").expect(0, Ask::kAction);
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.player(2).wounds, 0);
}

// covers: B12.9
TEST(Sheriff, CattleGoesBackUnseenTheRestIsKept) {
  Scenario s(3);
  s.at(1, "dr5").wp(1, 1).cattle(1, "cattle-blue-7").item(1, "rifle-up").item(1, "mule");
  s.story(0, "story-high-noon").discs(1, 0, 1).hand(0, "4h").turn(0);
  s.draws("2h").play(0, "play 4h").play(0, "sheriff dr5");
  EXPECT_EQ(s.pub().cattle_n[1], 8);
  EXPECT_EQ(s.state().hid.cattle[1], 0xff);
  EXPECT_EQ(s.count_of(EventKind::kDelivered, 1), 0);
  EXPECT_EQ(std::popcount(s.player(1).items), 2);
  EXPECT_EQ(std::popcount(s.player(1).upgraded), 1);
  EXPECT_EQ(s.player(1).weapon, 3);
  EXPECT_EQ(s.player(1).discs[0], 1);
}

// covers: B4.5, ruling 56
TEST(Sheriff, AWantedPlayerMayNotEnterOrCrossHisSpace) {
  Scenario s(3);
  s.at(0, "sh4").wp(0, 1).sheriff("rf1").turn(0);
  s.refused(0, "move rf1", "B4.5");
  EXPECT_FALSE(s.offers(0, "move rf3"));  // only through rf1 in two
  EXPECT_TRUE(s.offers(0, "move rf2"));   // by sh5
}

}  // namespace
}  // namespace dr::b12_sheriff_test
