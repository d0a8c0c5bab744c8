// C11: the legendary abilities of Ante Up's characters, once unlocked and not before.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::characters_test {
namespace {

const Catalog& catalog() { return default_content(kAnteUp | kAlternativePoker).catalog; }

// covers: fee-lee-wong, B10.5
TEST(FeeLeeWong, HoldsSixCardsAndAHundredAndEightyDollars) {
  Scenario s(3, ante_up());
  s.character(0, "fee-lee-wong").lp(0, 5).cash(0, 120).hand(0, "2h 3h 4h 6h 6d 8h");
  s.begin_turn(0).play(0, "income cash");
  EXPECT_EQ(s.dollars(0), 140);
  EXPECT_EQ(hand_limit(catalog(), s.pub(), 0), 6);
  EXPECT_EQ(cash_limit(catalog(), s.pub(), 0), 18);
  s.play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).hand_n, 6);

  Scenario locked(3, ante_up());
  locked.character(0, "fee-lee-wong").lp(0, 4).cash(0, 120).hand(0, "2h 3h 4h 6h 6d 8h");
  locked.begin_turn(0).play(0, "income cash");
  EXPECT_EQ(locked.dollars(0), 120);
  EXPECT_EQ(hand_limit(catalog(), locked.pub(), 0), 5);
  locked.play(0, "end-turn").expect(0, Ask::kDiscard).play(0, "discard 2h");
}

// covers: fee-lee-wong, B7.6
TEST(FeeLeeWong, LosesWhatIsAboveAHundredAndEighty) {
  Scenario s(3, ante_up());
  s.character(0, "fee-lee-wong").lp(0, 5).cash(0, 170).at(0, "dr10").nuggets(0, 2).turn(0);
  s.play(0, "deposit 2");
  EXPECT_EQ(s.dollars(0), 180);
}

// covers: fee-lee-wong, AU59, B13.2
TEST(FeeLeeWong, ScoresThreePointsForAHundredAndEighty) {
  Scenario s(3, ante_up());
  s.character(0, "fee-lee-wong").lp(0, 5).cash(0, 180);
  EXPECT_EQ(scores(catalog(), s.pub()).seat[0].cash, 3);
  s.cash(0, 170);
  EXPECT_EQ(scores(catalog(), s.pub()).seat[0].cash, 2);
}

// covers: fee-lee-wong, AU79, B7.16
TEST(FeeLeeWong, BuysFourPointsAtTheCabaretAndNoFifth) {
  Scenario s(3, ante_up());
  s.character(0, "fee-lee-wong").lp(0, 5).cash(0, 180).at(0, "rf3").turn(0);
  s.refused(0, "revel 5", "B7.16").play(0, "revel 4");
  EXPECT_EQ(s.player(0).lp, 9);
  EXPECT_EQ(s.dollars(0), 60);
}

// covers: maria-barcelo
TEST(MariaBarcelo, ChoosesTenDollarsOrACardAtTheStartInAnyTown) {
  for (const char* space : {"bg2", "dr7", "rf3"}) {
    SCOPED_TRACE(space);
    Scenario s(3, ante_up());
    s.character(0, "maria-barcelo").lp(0, 5).at(0, space).begin_turn(0).expect(0, Ask::kOption);
    EXPECT_EQ(s.options(0), "option 1\noption 2\n");
    s.play(0, "option 1").expect(0, Ask::kIncome);
    EXPECT_EQ(s.dollars(0), 10);
    EXPECT_EQ(s.player(0).hand_n, 0);
  }
  Scenario s(3, ante_up());
  s.character(0, "maria-barcelo").lp(0, 5).at(0, "bg2").draws("Kh").begin_turn(0);
  s.play(0, "option 2").expect(0, Ask::kIncome);
  EXPECT_EQ(s.cards(0), "Kh");
  EXPECT_EQ(s.dollars(0), 0);
}

// covers: maria-barcelo
TEST(MariaBarcelo, NotOutsideTownAndNotBeforeFive) {
  for (const char* space : {"fr17", "fr16", "mp8"}) {
    SCOPED_TRACE(space);
    Scenario s(3, ante_up());
    s.character(0, "maria-barcelo").lp(0, 5).at(0, space).begin_turn(0).expect(0, Ask::kIncome);
    EXPECT_EQ(s.dollars(0), 0);
  }
  Scenario locked(3, ante_up());
  locked.character(0, "maria-barcelo").lp(0, 4).at(0, "bg2").begin_turn(0).expect(0, Ask::kIncome);
}

// covers: pat-garrett, AU39, AU56
TEST(PatGarrett, SendsTheSheriffSixSpacesAndGainsForTheArrest) {
  Scenario s(3, ante_up());
  s.character(0, "pat-garrett").lp(0, 5).mp(0, 1).wp(1, 1).at(1, "fr16").draws("9c").turn(0);
  s.play(0, "ability 1").expect(0, Ask::kSheriffTo);  // dr3 dr6 dr10 sv10 sv12 and by rail fr16
  EXPECT_FALSE(s.offers(0, "sheriff fr17"));
  s.play(0, "sheriff fr16").settle();
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.space(1), "bg7");
  EXPECT_EQ(s.player(0).lp, 6);
  EXPECT_EQ(s.pub().actions_left, 2);
  s.refused(0, "ability 1", "G6");  // once in a turn
}

// covers: pat-garrett
TEST(PatGarrett, GainsNothingWithoutAnArrest) {
  Scenario s(3, ante_up());  // the Wanted player is too far away
  s.character(0, "pat-garrett").lp(0, 5).wp(1, 1).at(1, "fr36").turn(0);
  s.play(0, "ability 1").play(0, "sheriff dr3");
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.sheriff_space(), "dr3");

  Scenario won(3, ante_up());  // and here it beats him
  won.character(0, "pat-garrett").lp(0, 5).wp(1, 1).at(1, "dr3").hand(1, "Ac 8h 2h");
  won.fight_deck("fight-8 fight-2 fight-3 fight-4").turn(0);
  won.play(0, "ability 1").play(0, "sheriff dr3").play(1, "discard 8h").settle();
  won.play(1, "commit Ac").play(0, "npc-card 8").settle();
  EXPECT_EQ(won.player(1).wp, 1);
  EXPECT_EQ(won.player(0).lp, 5);

  Scenario idle(3, ante_up());  // nobody is Wanted: it comes to nothing (B3.7, ruling 50)
  idle.character(0, "pat-garrett").lp(0, 5).turn(0).play(0, "ability 1").expect(0, Ask::kAction);
  EXPECT_EQ(idle.sheriff_space(), "dr1");
}

// covers: pat-garrett, B2.9
TEST(PatGarrett, NotBeforeFive) {
  Scenario s(3, ante_up());
  s.character(0, "pat-garrett").lp(0, 4).wp(1, 1).at(1, "dr3").turn(0);
  s.refused(0, "ability 1", "B2.9");
}

// covers: poker-alice, AU77, AU43, ruling 102
TEST(PokerAlice, StartsAGameAnywhereAndAnyoneJoinsFromAnywhere) {
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").lp(0, 5).at(0, "mp8").at(1, "fr37").at(2, "sh3");
  s.cash(0, 10).cash(1, 10).hand(0, "Kh").hand(1, "2s").turn(0);
  s.draws("Kd 4c 3c 8h 9s Jc 6c");  // she draws twice, then seat 1
  s.play(0, "ability 1").expect(1, Ask::kJoin).play(1, "join");
  EXPECT_EQ(s.cards(0), "4c Kh Kd");  // seat 2 has no $10 and is not asked
  s.play(0, "lay Kh").play(0, "lay Kd").settle();
  EXPECT_EQ(s.dollars(0), 70);
  s.expect(0, Ask::kPokerReward).play(0, "reward lp").settle();
  EXPECT_EQ(s.player(0).lp, 6);
  EXPECT_EQ(s.player(0).gp, 0);
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_EQ(s.cards(1), "6c");  // the loser's card
  EXPECT_EQ(s.pub().actions_left, 2);
  s.refused(0, "ability 1", "G6");
}

// covers: poker-alice, AU77
TEST(PokerAlice, PlaysADealerIfNobodyJoinsAndMayTakeAGamblerPoint) {
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").lp(0, 5).at(0, "mp8").cash(0, 10).cash(1, 10).hand(0, "Kh").turn(0);
  s.draws("Kd 4c 3c 5c 7c 2s 8h 9s Jc");
  s.play(0, "ability 1").pass(1).play(2, "lay 2s").play(2, "lay 3c");
  s.play(0, "lay Kh").play(0, "lay Kd").settle();
  s.play(0, "reward gp").play(0, "option 1").settle();
  EXPECT_EQ(s.player(0).gp, 1);
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.dollars(0), 70);  // 50 and her ante, 10 for the point
}

// covers: poker-alice, AU77, AU43
TEST(PokerAlice, AWinnerWhoJoinedGainsAGamblerPoint) {
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").lp(0, 5).at(0, "mp8").cash(0, 10).cash(1, 10).hand(0, "2s");
  s.hand(1, "Kh").turn(0).draws("3c 4c Kd 8h 9s Jc 6c 5c");
  s.play(0, "ability 1").play(1, "join").play(0, "lay 2s").play(0, "lay 3c").settle();
  s.play(1, "option 2").settle();
  EXPECT_EQ(s.cards(1), "6c");
  EXPECT_EQ(s.cards(0), "4c 5c");  // the loser's card after it
  EXPECT_EQ(s.player(1).gp, 1);
  EXPECT_EQ(s.player(1).lp, 0);
  EXPECT_EQ(s.dollars(1), 70);
}

// covers: poker-alice, AU77, B2.9
TEST(PokerAlice, NeedsTenDollarsAndFivePoints) {
  Scenario poor(3, ante_up());
  poor.character(0, "poker-alice").lp(0, 5).turn(0).refused(0, "ability 1", "AU77");
  Scenario locked(3, ante_up());
  locked.character(0, "poker-alice").lp(0, 4).cash(0, 10).turn(0).refused(0, "ability 1", "B2.9");
}

// Seat 0 beats whatever stands in the space it enters.
void beat(Scenario& s, const char* space) {
  s.play(0, std::string("move ") + space).settle();
  if (s.asks(0, Ask::kCommit)) s.play(0, s.cards(0).find("Ac") == 0 ? "commit Ac" : "commit As");
  s.play(2, s.offers(2, "npc-card 8") ? "npc-card 8" : "npc-card 3").settle();
}

// covers: seth-bullock
TEST(SethBullock, DrawsTwoForTheFirstBanditsOfATurn) {
  Scenario s(3, ante_up());
  s.character(0, "seth-bullock").lp(0, 5).at(0, "sh6").bandits("sh8 cj8").hand(0, "Ac");
  s.fight_deck("fight-8 fight-2 fight-3 fight-4").turn(0);
  beat(s, "sh8");
  s.draws("2h As").play(0, "reward lp").settle();
  EXPECT_EQ(s.cards(0), "2h As");
  s.at(0, "cj10").play(0, "move cj8").settle().play(0, "commit As").play(2, "npc-card 3").settle();
  s.play(0, "reward lp").settle();
  EXPECT_EQ(s.cards(0), "2h");  // not for the second
}

// covers: seth-bullock, AU22, ruling 100
TEST(SethBullock, OutlawsAreNoBandits) {
  Scenario s(3, ante_up());
  s.character(0, "seth-bullock").lp(0, 5).at(0, "fr16").token("outlaw-3", "fr17").hand(0, "Ac");
  s.bandits("sh8").fight_deck("fight-8 fight-2 fight-3 fight-4").turn(0);
  beat(s, "fr17");
  EXPECT_EQ(s.player(0).lp, 6);
  EXPECT_EQ(s.cards(0), "");
  s.at(0, "sh6").hand(0, "As").play(0, "move sh8").settle();  // and do not spoil the first bandits
  s.play(2, "npc-card 3").settle();
  s.draws("2h 3h").play(0, "reward lp").settle();
  EXPECT_EQ(s.cards(0), "2h 3h");
}

// covers: seth-bullock, B2.9
TEST(SethBullock, NotBeforeFiveAndNotForALostFight) {
  Scenario locked(3, ante_up());
  locked.character(0, "seth-bullock").lp(0, 3).at(0, "sh6").bandits("sh8").hand(0, "Ac");
  locked.fight_deck("fight-8 fight-2").turn(0);
  beat(locked, "sh8");
  locked.play(0, "reward lp").settle();
  EXPECT_EQ(locked.cards(0), "");
  Scenario lost(3, ante_up());
  lost.character(0, "seth-bullock").lp(0, 5).at(0, "sh6").bandits("sh8").hand(0, "2h");
  lost.fight_deck("fight-8 fight-2").draws("3h").turn(0);
  beat(lost, "sh8");
  EXPECT_EQ(lost.cards(0), "3h");  // the loser's card alone
}

// Seat 0 wins a game of poker with a pair of kings and takes the Gambler point.
void win_gambler_point(Scenario& s) {
  s.at(0, "bg1").cash(0, 10).hand(0, "Kh").draws("Kd 3c 5c 7c 2s 8h 9s Jc").turn(0);
  s.play(0, "poker").play(2, "lay 2s").play(2, "lay 3c");
  if (s.asks(0, Ask::kLay)) s.play(0, "lay Kh").play(0, "lay Kd");
  s.settle().play(0, "reward gp").settle();
}

// covers: soapy-smith
TEST(SoapySmith, RollsADieForAGamblerPoint) {
  Scenario s(3, ante_up());
  s.character(0, "soapy-smith").lp(0, 5).gp(0, 1).dice("die-nugget");
  win_gambler_point(s);
  EXPECT_EQ(s.player(0).gp, 2);
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.player(0).lp, 6);  // of the track
  EXPECT_EQ(s.cards(0), "");

  Scenario locked(3, ante_up());
  locked.character(0, "soapy-smith").lp(0, 3).gp(0, 1);
  win_gambler_point(locked);
  EXPECT_FALSE(locked.happened(EventKind::kDice, 0));
  EXPECT_EQ(locked.player(0).gp, 2);
}

// covers: soapy-smith, G22, die-gravel, die-dust
TEST(SoapySmith, DrawsUpToHisLimitForGravel) {
  for (const char* faces : {"die-gravel", "die-dust die-gravel"}) {
    SCOPED_TRACE(faces);
    Scenario s(3, ante_up());  // two wounds: a limit of three, and two cards in hand
    s.character(0, "soapy-smith").lp(0, 5).gp(0, 1).wounds(0, 2).hand(0, "2c 4h").dice(faces);
    win_gambler_point(s);
    EXPECT_EQ(s.player(0).hand_n, 3);
  }
  Scenario full(3, ante_up());
  full.character(0, "soapy-smith").lp(0, 5).gp(0, 1).wounds(0, 3).hand(0, "2c 4h 6h");
  full.dice("die-gravel");
  win_gambler_point(full);
  EXPECT_EQ(full.cards(0), "2c 4h 6h");  // above it already
}

// covers: soapy-smith
TEST(SoapySmith, OtherPointsRollNothing) {
  Scenario s(3, ante_up());
  s.character(0, "soapy-smith").lp(0, 5).hand(0, "2c").turn(0).play(0, "play 2c");
  s.play(0, "option 1").settle();
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_FALSE(s.happened(EventKind::kDice, 0));
}

// covers: sundance-kid, ruling 112
TEST(SundanceKid, RidesToTheTrainWhereverItIs) {
  for (const char* stop : {"sv12", "cj8", "fr29", "fr16", "fr1", "sh8", "sh1", "mp1"}) {
    SCOPED_TRACE(stop);  // ruling 112: the hideouts of the train board are those of the base board
    Scenario s(3, ante_up());
    s.character(0, "sundance-kid").lp(0, 5).at(0, "fr37").train(stop).turn(0);
    s.play(0, "ability 1").settle();
    EXPECT_EQ(s.space(0), stop);
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.offers(0, "rob-train"));
    s.refused(0, "ability 1", "G6");
  }
}

// covers: sundance-kid, AU18, AU30, B4.8
TEST(SundanceKid, ArrivesByAMoveAction) {
  Scenario s(3, ante_up());  // deliveries and nuggets where he arrives
  s.character(0, "sundance-kid").lp(0, 5).at(0, "fr37").train("fr16").longhorns(0, 1);
  s.gold("fr16", 1).turn(0).play(0, "ability 1").expect(0, Ask::kWindow);
  s.play(0, "deliver longhorn 1").play(0, "take-nuggets 1").settle();
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.player(0).nuggets, 1);

  Scenario fight(3, ante_up());  // and whoever stands there is fought
  fight.character(0, "sundance-kid").lp(0, 5).at(0, "fr37").train("sh1").bandits("sh1");
  fight.hand(0, "Ac").fight_deck("fight-8 fight-2").turn(0);
  fight.play(0, "ability 1").settle().play(2, "npc-card 8").settle().play(0, "reward lp");
  EXPECT_FALSE(fight.bandits_at("sh1"));
  EXPECT_EQ(fight.player(0).lp, 6);
}

// covers: sundance-kid, B4.5, B2.9
TEST(SundanceKid, NotToTheSheriffWhenWantedAndNotBeforeFive) {
  Scenario s(3, ante_up());
  s.character(0, "sundance-kid").lp(0, 5).wp(0, 1).at(0, "fr37").train("fr16").sheriff("fr16");
  s.turn(0);
  if (s.offers(0, "ability 1")) s.play(0, "ability 1").settle();
  EXPECT_EQ(s.space(0), "fr37");
  Scenario locked(3, ante_up());
  locked.character(0, "sundance-kid").lp(0, 4).at(0, "fr37").train("fr16").turn(0);
  locked.refused(0, "ability 1", "B2.9");
}

// covers: curly-bill, AU31
TEST(CurlyBill, DrawsTwoAndDiscardsOneAtTheStartOutsideTown) {
  Scenario s(3, ante_up());
  s.character(0, "curly-bill").lp(0, 5).at(0, "fr36").draws("Kh 2h").begin_turn(0);
  EXPECT_EQ(s.train_space(), "cj8");  // the train has moved before
  s.expect(0, Ask::kDiscard).play(0, "discard 2h").expect(0, Ask::kIncome);
  EXPECT_EQ(s.cards(0), "Kh");
  EXPECT_TRUE(s.discarded("2h"));
}

// covers: curly-bill, B2.9
TEST(CurlyBill, NotInTownAndNotBeforeFive) {
  for (const char* space : {"bg5", "dr7", "rf3"}) {
    SCOPED_TRACE(space);
    Scenario s(3, ante_up());
    s.character(0, "curly-bill").lp(0, 5).at(0, space).begin_turn(0).expect(0, Ask::kIncome);
    EXPECT_EQ(s.cards(0), "");
  }
  Scenario locked(3, ante_up());
  locked.character(0, "curly-bill").lp(0, 4).at(0, "fr36").begin_turn(0).expect(0, Ask::kIncome);
  EXPECT_EQ(locked.cards(0), "");
}

}  // namespace
}  // namespace dr::characters_test
