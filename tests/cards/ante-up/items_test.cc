// C13 The items of Ante Up: Quarter Horse, Derringer, Gazette, Snake Oil.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::items_test {
namespace {

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }

int item_lp(const Scenario& s, Seat seat) {
  return scores(content().catalog, s.pub()).seat[seat].items;
}

Item item_of(std::string_view id) {
  return static_cast<Item>(content().lexicon.find(id)->second / 2);
}

int stock(const Scenario& s, std::string_view id) { return stock_of(s.pub(), item_of(id)); }

bool owns(const Scenario& s, Seat seat, std::string_view id) {
  return s.player(seat).items >> item_of(id) & 1;
}

// covers: quarter-horse, quarter-horse-up, AU37
TEST(QuarterHorse, CarriesThreeSpacesAndFourUpgraded) {
  for (const bool up : {false, true}) {
    SCOPED_TRACE(up);
    Scenario s(3, ante_up());
    s.at(0, "fr16").item(0, up ? "quarter-horse-up" : "quarter-horse").turn(0);
    EXPECT_TRUE(s.offers(0, "move bg2"));    // fr17, bg1, bg2
    EXPECT_EQ(s.offers(0, "move bg5"), up);  // and one more
    EXPECT_FALSE(s.offers(0, "move fr21"));  // five
    EXPECT_EQ(item_lp(s, 0), up ? 1 : 0);
    Scenario led(3, ante_up());  // not the active mount
    led.at(0, "fr16").carried(0, up ? "quarter-horse-up" : "quarter-horse").turn(0);
    EXPECT_TRUE(led.offers(0, "move bg1"));
    EXPECT_FALSE(led.offers(0, "move bg2"));
  }
}

// covers: quarter-horse, quarter-horse-up, G7
TEST(QuarterHorse, ACardCarriesItOn) {
  for (const bool up : {false, true}) {
    SCOPED_TRACE(up);
    Scenario s(3, ante_up());
    s.at(0, "fr16").item(0, up ? "quarter-horse-up" : "quarter-horse").hand(0, "5c Kh").turn(0);
    s.play(0, "move fr17").play(0, "trigger item quarter-horse 1");
    s.play(0, "discard 5c").expect(0, Ask::kMoveTo);
    EXPECT_TRUE(s.offers(0, "move bg1"));
    EXPECT_EQ(s.offers(0, "move bg2"), up);
    s.play(0, up ? "move bg2" : "move bg1").settle().expect(0, Ask::kAction);  // once a Move
    EXPECT_EQ(s.space(0), up ? "bg2" : "bg1");
    EXPECT_EQ(s.cards(0), "Kh");
    EXPECT_TRUE(s.discarded("5c"));
    EXPECT_EQ(s.pub().actions_left, 2);
  }
}

// covers: quarter-horse, G4, G12
TEST(QuarterHorse, NotWithoutACardNorBesideAnotherMount) {
  Scenario bare(3, ante_up());
  bare.at(0, "fr16").item(0, "quarter-horse").turn(0).play(0, "move fr17");
  bare.expect(0, Ask::kAction);
  EXPECT_EQ(bare.space(0), "fr17");
  Scenario led(3, ante_up());
  led.at(0, "fr16").item(0, "mule").carried(0, "quarter-horse").hand(0, "5c").turn(0);
  led.play(0, "move fr17").settle().expect(0, Ask::kAction);
}

// covers: quarter-horse, AU66, AU17
TEST(QuarterHorse, LonghornsDoNotShortenTheExtraStep) {
  Scenario s(3, ante_up());
  s.at(0, "fr16").item(0, "quarter-horse-up").longhorns(0, 6).hand(0, "5c").turn(0);
  s.refused(0, "move bg1", "B4.1");  // four, less six: one
  s.play(0, "move fr17").play(0, "trigger item quarter-horse 1");
  s.expect(0, Ask::kMoveTo);
  EXPECT_TRUE(s.offers(0, "move bg2"));
  s.play(0, "move bg2").settle();
}

// covers: ruling 115, B4.8, quarter-horse, poker-scout
TEST(QuarterHorse, NotAfterAFightStoppedTheMove) {
  for (const bool bandits : {true, false}) {
    SCOPED_TRACE(bandits);
    Scenario s(3, ante_up());
    s.at(0, "sh9").item(0, "quarter-horse").hand(0, "8c Kh").fight_deck("fight-8 fight-2").turn(0);
    if (bandits)
      s.bandits("sh8");
    else
      s.token("outlaw-3", "sh8");
    s.play(0, "move sh8").settle().play(0, "commit Kh").play(2, "npc-card 8").settle();
    if (bandits) s.play(0, "reward lp").settle();
    s.expect(0, Ask::kAction);  // neither the horse nor Scout
    EXPECT_EQ(s.cards(0), "8c");
    EXPECT_EQ(s.player(0).lp, 1);
  }
}

// --- Derringer --------------------------------------------------------------------------------------

// Seat 0 duels seat 1 and lays `card` against a Jack.
void duel(Scenario& s, std::string_view card) {
  s.at(0, "dr6").at(1, "dr6").hand(0, card).hand(1, "Jc").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(1, "commit Jc");
}

// covers: derringer
TEST(Derringer, IsGivenUpForAPointAfterAWonFight) {
  Scenario s(3, ante_up());
  s.item(0, "derringer").draws("6h");
  duel(s, "Kh");
  s.expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).lp, 2);  // after the reward
  EXPECT_TRUE(s.offers(0, "pass"));
  s.play(0, "trigger item derringer 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 3);
  EXPECT_FALSE(owns(s, 0, "derringer"));
  EXPECT_EQ(s.player(0).weapon, kNone);
  EXPECT_EQ(stock(s, "derringer"), 6);
}

// covers: derringer
TEST(Derringer, MayBeKept) {
  Scenario s(3, ante_up());
  s.item(0, "derringer").draws("6h");
  duel(s, "Kh");
  s.pass(0).expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(0).weapon, item_of("derringer"));
}

// covers: derringer, G12
TEST(Derringer, OnlyAsTheActiveWeaponAndOnlyAfterAWin) {
  Scenario carried(3, ante_up());
  carried.item(0, "revolver").carried(0, "derringer").draws("6h");
  duel(carried, "Kh");
  carried.expect(0, Ask::kAction);
  Scenario lost(3, ante_up());
  lost.item(0, "derringer").draws("6h");
  duel(lost, "9h");
  lost.expect(0, Ask::kAction);
  EXPECT_TRUE(owns(lost, 0, "derringer"));
}

// covers: derringer, derringer-up
TEST(Derringer, ServesWhoWasAttackedJustAsWell) {
  Scenario front(3, ante_up());
  front.item(1, "derringer").draws("6h");
  duel(front, "9h");  // seat 1 wins with its Jack
  front.expect(1, Ask::kWindow).play(1, "trigger item derringer 1").settle();
  front.expect(0, Ask::kAction);
  EXPECT_EQ(front.player(1).lp, 1);
  Scenario up(3, ante_up());
  up.item(1, "derringer-up").draws("6h");
  duel(up, "Kh");  // a King lowered to 10
  up.expect(1, Ask::kWindow).play(1, "trigger item derringer 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(up.player(0).wounds, 1);
  EXPECT_EQ(up.player(0).lp, 0);
  EXPECT_FALSE(owns(up, 1, "derringer"));
}

// covers: derringer, AU20
TEST(Derringer, WorksAgainstOutlawsToo) {
  Scenario s(3, ante_up());
  s.item(0, "derringer").at(0, "fr35").token("outlaw-3", "fr36").hand(0, "Kh");
  s.fight_deck("fight-8 fight-2").turn(0).play(0, "move fr36").settle().play(2, "npc-card 8");
  s.play(0, "trigger item derringer 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 2);  // the outlaw's and the Derringer's
}

// covers: derringer-up
TEST(Derringer, UpgradedItLowersTheCardAgainstItByThree) {
  for (const bool used : {true, false}) {
    SCOPED_TRACE(used);
    Scenario s(3, ante_up());
    s.item(0, "derringer-up");
    duel(s, "9h");  // against a Jack lowered to 8
    s.expect(0, Ask::kWindow);
    EXPECT_FALSE(s.offers(0, "trigger item derringer 2"));
    s.draws("6h").play(0, used ? "trigger item derringer 1" : "pass").settle();
    s.expect(0, Ask::kAction);  // gone: nothing more for having won
    EXPECT_EQ(s.player(0).lp, used ? 2 : 0);
    EXPECT_EQ(s.player(used ? 1 : 0).wounds, 1);
    EXPECT_EQ(owns(s, 0, "derringer"), !used);
    EXPECT_EQ(item_lp(s, 0), used ? 0 : 1);
    EXPECT_EQ(stock(s, "derringer"), used ? 6 : 5);
  }
}

// covers: derringer-up, ruling 130
TEST(Derringer, UpgradedItCanStillBeGivenUpForAPointAndTakesItsOwnAlong) {
  Scenario s(3, ante_up());
  s.item(0, "derringer-up").draws("6h");
  duel(s, "Kh");
  s.pass(0).expect(0, Ask::kWindow);
  EXPECT_EQ(item_lp(s, 0), 1);
  s.play(0, "trigger item derringer 2").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 3);
  EXPECT_EQ(item_lp(s, 0), 0);
  EXPECT_EQ(s.player(0).upgraded, 0);
}

// covers: derringer-up, AU37
TEST(Derringer, ComesBackFrontSideUp) {
  Scenario s(3, ante_up());
  s.item(0, "derringer-up").cash(0, 40).draws("6h");
  duel(s, "9h");
  s.play(0, "trigger item derringer 1").settle().at(0, "bg4").turn(0);
  s.play(0, "buy derringer active");
  EXPECT_EQ(item_lp(s, 0), 0);
  EXPECT_TRUE(s.offers(0, "upgrade derringer"));
  s.pass(0);
}

// covers: ruling 130, B3.8, derringer
TEST(Derringer, GivenUpItLeavesNoWeaponInHand) {
  Scenario s(3, ante_up());
  s.item(0, "derringer").carried(0, "shotgun").draws("6h");
  duel(s, "Kh");
  s.play(0, "trigger item derringer 1").settle();
  EXPECT_EQ(s.player(0).weapon, kNone);
  EXPECT_EQ(s.player(0).hand_n, 0);  // the Shotgun is not in use: no card for the win
  s.begin_turn(0).play(0, "income cash");
  EXPECT_EQ(s.player(0).weapon, item_of("shotgun"));
}

// covers: ruling 130, B3.5, derringer
TEST(Derringer, AWeaponBoughtMayTakeItsPlaceAtOnce) {
  Scenario s(3, ante_up());
  s.item(0, "derringer").cash(0, 20).draws("6h");
  duel(s, "Kh");
  s.play(0, "trigger item derringer 1").settle().at(0, "dr3").turn(0);
  s.play(0, "buy revolver active").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).weapon, item_of("revolver"));
}

// --- Gazette ----------------------------------------------------------------------------------------

// covers: gazette, AU13, B15.5, event-21
TEST(Gazette, CallsAnEventWhenTheActionIsDone) {
  Scenario s(3, ante_up());
  s.at(0, "bg4").cash(0, 20).next_events("event-21").turn(0).play(0, "buy gazette");
  s.expect(0, Ask::kShop);
  EXPECT_EQ(s.gold_at("rf3"), 0);
  s.play(0, "buy snake-oil").expect(0, Ask::kAction);
  EXPECT_EQ(s.gold_at("rf3"), 2);
}

// covers: gazette
TEST(Gazette, DoublesAPointJustGained) {
  for (const bool wanted : {false, true}) {
    SCOPED_TRACE(wanted);
    Scenario s(3, ante_up());
    s.item(0, "gazette").hand(0, "2c").turn(0).play(0, "play 2c");
    s.play(0, wanted ? "option 2" : "option 1").expect(0, Ask::kWindow);
    EXPECT_TRUE(s.offers(0, "pass"));
    if (wanted) s.draws("6h");  // the second Wanted point
    s.play(0, "trigger item gazette 2").settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).wp, wanted ? 2 : 0);
    EXPECT_EQ(s.player(0).mp, wanted ? 0 : 2);
    EXPECT_EQ(s.dollars(0), wanted ? 0 : 40);  // each Marshal point pays
    EXPECT_FALSE(owns(s, 0, "gazette"));
    EXPECT_EQ(stock(s, "gazette"), 6);
  }
}

// covers: gazette, AU27, AU43
TEST(Gazette, AGamblerPointToo) {
  Scenario s(3, ante_up());
  s.item(0, "gazette").at(0, "dr5").cash(0, 10).hand(0, "4c").turn(0);
  s.draws("Ac").draws("10h 10d 8h 7h").draws("Ad As Js").play(0, "poker");
  s.play(2, "lay 10h").play(2, "lay 10d").play(0, "reward gp").play(0, "option 1");
  s.expect(0, Ask::kWindow).play(0, "trigger item gazette 2").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 2);
  EXPECT_EQ(s.player(0).lp, 1);      // the second space
  EXPECT_EQ(s.dollars(0), 60 + 10);  // pot, and the first
}

// covers: gazette
TEST(Gazette, MayWaitForABetterPoint) {
  Scenario s(3, ante_up());
  s.item(0, "gazette").hand(0, "2c").turn(0).play(0, "play 2c").play(0, "option 1").pass(0);
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_TRUE(owns(s, 0, "gazette"));
}

// --- Snake Oil --------------------------------------------------------------------------------------

// covers: snake-oil, AU78, die-nugget
TEST(SnakeOil, RollsADieAndSendsTheSheriffNextToOne) {
  Scenario s(3, ante_up());
  s.item(0, "snake-oil").at(0, "sv12").wp(2, 1).dice("die-nugget").turn(0);
  s.play(0, "use snake-oil").expect(0, Ask::kSheriffTo);
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_FALSE(owns(s, 0, "snake-oil"));
  EXPECT_EQ(stock(s, "snake-oil"), 6);
  // not the own space, nor the other end of the line
  EXPECT_EQ(s.options(0), "sheriff sv9\nsheriff sv10\nsheriff sv11\nsheriff sv13\n");
  s.play(0, "sheriff sv13").expect(0, Ask::kAction);
  EXPECT_EQ(s.sheriff_space(), "sv13");
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: snake-oil, AU78
TEST(SnakeOil, NorAcrossAPass) {
  Scenario s(3, ante_up());
  s.item(0, "snake-oil").at(0, "fr29").wp(2, 1).dice("die-gravel").turn(0);
  s.play(0, "use snake-oil");
  EXPECT_EQ(s.options(0), "sheriff fr28\nsheriff fr30\nsheriff fr37\n");
  s.play(0, "sheriff fr37");
}

// covers: snake-oil, AU78, switch diagonals=off
TEST(SnakeOil, NorAroundACornerWithoutDiagonals) {
  for (const char* side : {"on", "off"}) {
    SCOPED_TRACE(side);
    Scenario s(3, ante_up());
    s.side("diagonals", side).item(0, "snake-oil").at(0, "bg7").wp(2, 1).dice("die-gravel").turn(0);
    s.play(0, "use snake-oil");
    const bool on = std::string_view(side) == "on";
    EXPECT_EQ(s.offers(0, "sheriff fr14"), on);
    EXPECT_EQ(s.offers(0, "sheriff fr25"), on);
    EXPECT_TRUE(s.offers(0, "sheriff bg1"));
    s.play(0, "sheriff bg1");
  }
}

// covers: snake-oil, AU78, B12.1, die-tailings
TEST(SnakeOil, OnlyTheDieWhileHeIsInactive) {
  Scenario s(3, ante_up());
  s.item(0, "snake-oil").at(0, "sv12").dice("die-tailings").turn(0);
  s.play(0, "use snake-oil").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 10);
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

// covers: snake-oil, B12.3, B12.7
TEST(SnakeOil, ArrivingHeTriesToArrest) {
  Scenario s(3, ante_up());
  s.item(0, "snake-oil").at(0, "sv12").at(2, "sv13").wp(2, 2).hand(2, "5c Kh").dice("die-gravel");
  s.turn(0).play(0, "use snake-oil").play(0, "sheriff sv13").expect(2, Ask::kDiscard);
  s.play(2, "discard 5c").settle().draws("6h").play(2, "surrender").settle();
  EXPECT_EQ(s.space(2), "dr1");
  EXPECT_EQ(s.player(2).wp, 0);
}

}  // namespace
}  // namespace dr::items_test
