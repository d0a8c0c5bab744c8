// Rulings, section 1 (changes between printings) and section 2 (turn, movement, limits).
#include <gtest/gtest.h>

#include "engine/rules/poker_hand.h"
#include "tests/support/scenario.h"

namespace dr::turn_test {
namespace {

// --- 1. De facto errata ---

// covers: ruling 1, ruling 42, switch guard-ties=guard, switch guard-ties=player
TEST(Ruling1, ATieWithTheGuardGoesToTheGuardUnlessTheFrenchBookIsPlayed) {
  for (const bool player_wins : {false, true}) {
    SCOPED_TRACE(player_wins);
    Scenario s(3);
    s.side("guard-ties", player_wins ? "player" : "guard");
    s.at(0, "dr10").hand(0, "Kh").fight_deck("fight-k fight-2 fight-3").turn(0);
    s.draws("5h").play(0, "heist").pass(0).play(2, "npc-card K").settle();
    EXPECT_EQ(s.dollars(0), player_wins ? 80 : 0);
    EXPECT_EQ(s.player(0).wp, player_wins ? 3 : 1);
    EXPECT_EQ(s.player(0).wounds, player_wins ? 0 : 1);
    EXPECT_EQ(s.player(0).lp, 1);  // fight card K
    EXPECT_EQ(s.cards(0), "5h");   // a winner's card is that of Wanted 2
  }
}

// covers: switch guard-ties=player
TEST(Ruling1, TheFrenchTieIsForTheGuardAlone) {
  Scenario s(3);
  s.side("guard-ties", "player").at(0, "mp8").hand(0, "Kh").bandits("mp1");
  s.fight_deck("fight-k fight-2").turn(0);
  s.draws("5h").play(0, "move mp1").pass(0).play(2, "npc-card K").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "5h");
}

// A duel of one card each, the target with a Sundown.
int winner_against_sundown(bool raise, const char* attacker, const char* target) {
  Scenario s(3);
  if (raise) s.side("values-can-rise", "on").side("shotgun-up", "raise");
  s.at(0, "dr6").at(1, "dr6").hand(0, attacker).hand(1, target).item(1, "shotgun-up").turn(0);
  s.draws("5h").play(0, "fight duel 2").pass(0).pass(1);
  s.play(1, std::string("commit ") + target).settle();
  return s.player(0).lp == 2 ? 0 : s.player(0).wounds == 1 ? 1 : -1;
}

// covers: ruling 2, shotgun-up, switch shotgun-up=lower, switch shotgun-up=raise
TEST(Ruling2, SundownLowersTheEnemyCardOrRaisesItsOwn) {
  EXPECT_EQ(winner_against_sundown(false, "Ah", "Ad"), 1);  // K against A
  EXPECT_EQ(winner_against_sundown(true, "Ah", "Ad"), 0);   // never above the Ace: a tie
  EXPECT_EQ(winner_against_sundown(false, "2c", "2s"), 0);  // never below 2: a tie
  EXPECT_EQ(winner_against_sundown(true, "2c", "2s"), 1);   // 2 against 3
  EXPECT_EQ(winner_against_sundown(false, "8h", "7h"), 0);  // 7 against 7
}

// covers: ruling 3, switch values-can-rise=off, switch values-can-rise=on
TEST(Ruling3, ValuesRiseOnlyWhereTheSwitchSaysSo) {
  dr::Setup setup;
  setup.players = 3;
  const Catalog& catalog = default_content().catalog;
  const auto set = [](Switch s) { return Switches{1} << static_cast<int>(s); };
  EXPECT_EQ(refuse_setup(catalog, setup), nullptr);
  setup.switches = set(Switch::kShotgunUp);
  EXPECT_NE(refuse_setup(catalog, setup), nullptr);
  setup.switches |= set(Switch::kValuesCanRise);
  EXPECT_EQ(refuse_setup(catalog, setup), nullptr);
  EXPECT_EQ(winner_against_sundown(true, "3c", "2s"), 0);  // 3 against 3
  EXPECT_EQ(winner_against_sundown(true, "3c", "3s"), 1);  // 3 against 4
}

// covers: ruling 3
TEST(Ruling3, ALoweredValueStopsAtTwo) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").hand(0, "2c 3h").hand(1, "3c").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 2c").play(1, "commit 3c");
  s.draws("5h").play(0, "react 3h").settle();  // 3 - 2 is held at 2: a tie
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(1).wounds, 1);
}

// covers: ruling 4, poker-stick-em-up, switch stick-em-up=2, switch stick-em-up=1
TEST(Ruling4, StickEmUpLowersByTwoOrOne) {
  for (const bool one : {false, true}) {
    SCOPED_TRACE(one);
    Scenario s(3);
    s.side("stick-em-up", one ? "1" : "2");
    s.at(0, "dr6").at(1, "dr6").hand(0, "6c 3h").hand(1, "8h").turn(0);
    s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 6c").play(1, "commit 8h");
    s.draws("5h").play(0, "react 3h").settle();
    EXPECT_EQ(s.player(0).lp, one ? 0 : 2);
    EXPECT_EQ(s.player(0).wounds, one ? 1 : 0);
    EXPECT_EQ(s.player(1).wounds, one ? 0 : 1);
    EXPECT_TRUE(s.discarded("3h"));
  }
}

// covers: ruling 5, switch player-fight-order=start-first
TEST(Ruling5, StartEffectsComeBeforeTheCardsAreChosen) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").hand(0, "4c 8h 5h").hand(1, "Kh 2c").turn(0);
  s.play(0, "fight duel 2").expect(0, Ask::kWindow);
  s.random_cards("Kh").play(0, "react 4c");
  EXPECT_EQ(s.cards(1), "2c");  // the King is gone before the target could lay it
  s.pass(1).pass(0).expect(0, Ask::kCommit).play(0, "commit 8h");
  s.draws("6h").play(1, "commit 2c").settle();
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: ruling 5, switch player-fight-order=cards-first
TEST(Ruling5, OtherSideTheCardsLieBeforeTheStartEffects) {
  Scenario s(3);
  s.side("player-fight-order", "cards-first");
  s.at(0, "dr6").at(1, "dr6").hand(0, "4c 8h").hand(1, "Kh 2c").turn(0);
  s.play(0, "fight duel 2").expect(0, Ask::kCommit).play(0, "commit 8h");
  s.expect(1, Ask::kCommit).play(1, "commit Kh").expect(0, Ask::kWindow);
  s.draws("6h").play(0,
                     "react 4c");  // only the 2 is left to discard: the laid card is no hand card
  EXPECT_TRUE(s.discarded("2c"));
  EXPECT_EQ(s.cards(1), "");
  EXPECT_EQ(s.player(0).wounds, 1);
}

// A Manhunt brings the Sheriff from his office to player 2 at dr3, who has one card left.
void hunt(Scenario& s) {
  s.at(1, "dr3").wp(1, 2).hand(0, "4h").turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr3");
}

// covers: ruling 6, switch surrender=on
TEST(Ruling6, AWantedPlayerMaySurrenderToTheSheriff) {
  Scenario s(3);
  s.hand(1, "Kh Qh");
  hunt(s);
  s.play(1, "discard Qh").pass(1).expect(1, Ask::kCommit);
  s.draws("6h").play(1, "surrender").settle();
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.cards(1), "6h Kh");  // nothing was laid
}

// covers: ruling 6, switch surrender=off
TEST(Ruling6, OtherSideItMustFight) {
  Scenario s(3);
  s.side("surrender", "off").hand(1, "Kh Qh 8h").fight_deck("fight-a fight-q fight-j fight-8");
  hunt(s);
  s.play(1, "discard Qh").pass(1).expect(1, Ask::kCommit);
  EXPECT_FALSE(s.offers(1, "surrender"));
  s.play(1, "commit Kh").settle();
  s.play(0, "npc-card 8").settle();
  EXPECT_EQ(s.player(1).wp, 2);  // a win: free
  EXPECT_EQ(s.space(1), "dr3");
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

// covers: ruling 7, switch sheriff-takes-nuggets=on, switch sheriff-takes-nuggets=off
TEST(Ruling7, TheSheriffTakesHalfTheNuggetsExceptInTheFrenchBook) {
  for (const bool takes : {true, false}) {
    SCOPED_TRACE(takes);
    Scenario s(3);
    s.side("sheriff-takes-nuggets", takes ? "on" : "off").nuggets(1, 3).cash(1, 50);
    s.draws("6h");
    hunt(s);
    s.settle();
    EXPECT_EQ(s.player(1).nuggets, takes ? 1 : 3);
    EXPECT_EQ(s.dollars(1), 20);
  }
}

// covers: ruling 7, switch sheriff-takes-nuggets=off
TEST(Ruling7, AnArrestByAPlayerTakesThemOnBothSides) {
  Scenario s(3);
  s.side("sheriff-takes-nuggets", "off").nuggets(1, 3).at(0, "dr6").at(1, "dr6");
  s.mp(0, 1).wp(1, 1).hand(0, "5h").turn(0);
  s.draws("6h").play(0, "fight arrest 2").pass(0).settle();
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_EQ(s.space(1), "dr1");
}

// covers: ruling 8, switch poker-top=five, switch poker-top=royal
TEST(Ruling8, FiveOfAKindAndTheRoyalFlush) {
  const auto card = [](int rank, Suit suit) { return make_card(rank, suit); };
  const std::uint8_t royal[] = {card(14, Suit::kHearts), card(13, Suit::kHearts),
                                card(12, Suit::kHearts), card(11, Suit::kHearts),
                                card(10, Suit::kHearts)};
  const std::uint8_t five[] = {card(3, Suit::kHearts), card(3, Suit::kDiamonds),
                               card(3, Suit::kClubs), card(3, Suit::kSpades),
                               card(2, Suit::kHearts)};
  const CardSet cheat = bit(five[4]);
  EXPECT_GT(poker_value(five, 5, cheat, false), poker_value(royal, 5, cheat, false));
  EXPECT_LT(poker_value(five, 5, cheat, true), poker_value(royal, 5, cheat, true));
}

// covers: ruling 9, wanted-1
TEST(Ruling9, AWantedPointMakesTheSheriffActiveAMarshalPointDoesNot) {
  for (const bool wanted : {true, false}) {
    SCOPED_TRACE(wanted);
    Scenario s(3);
    s.hand(0, "4h");
    if (wanted)
      s.wp(1, 1);
    else
      s.mp(1, 1);
    s.turn(0).play(0, "play 4h");
    if (wanted) s.expect(0, Ask::kSheriffTo).play(0, "sheriff dr5");
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.sheriff_space(), wanted ? "dr5" : "dr1");
  }
}

// --- 2. Turn, movement, limits ---

// covers: ruling 12, switch diagonals=on, switch diagonals=off
TEST(Ruling12, DiagonalSpacesAreAdjacent) {
  Scenario on(3);
  on.at(0, "mp1").turn(0).play(0, "move dr2").settle();  // mp1 - mp6 - dr2
  EXPECT_EQ(on.space(0), "dr2");
  Scenario off(3);
  off.side("diagonals", "off").at(0, "mp1").turn(0);
  off.refused(0, "move dr2", "B4.1");
  off.play(0, "move mp6");  // still two steps away
  EXPECT_EQ(off.space(0), "mp6");
}

// covers: ruling 13, bloody-knife
TEST(Ruling13, OnlyBloodyKnifePassesAMesa) {
  Scenario s(4);
  s.at(0, "sh1").at(3, "sh1").unlocked(3).wounds(3, 1).turn(0);
  s.refused(0, "move dr7 mesa", "B4.2");
  EXPECT_FALSE(s.offers(0, "move dr7"));
  s.turn(3).play(3, "move dr7 mesa").settle();
  EXPECT_EQ(s.space(3), "dr7");
  EXPECT_EQ(s.player(3).wounds, 0);
}

// covers: ruling 14, ruling 15
TEST(Ruling14, BanditsEndTheMoveAndTheTurnGoesOnThere) {
  Scenario s(3);
  s.at(0, "dr7").item(0, "mustang").hand(0, "Kh").bandits("dx1");
  s.fight_deck("fight-8 fight-9").turn(0);
  s.refused(0, "move cj1", "B4.4");  // only through the bandits
  s.play(0, "move dx1").pass(0).expect(2, Ask::kCommitFight).play(2, "npc-card 8");
  s.play(0, "reward lp").expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "dx1");
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_FALSE(s.bandits_at("dx1"));
  s.play(0, "work");  // ruling 15: the space is an ordinary hideout now
  EXPECT_EQ(s.dollars(0), 10);
  s.play(0, "move cj1");
  EXPECT_EQ(s.space(0), "cj1");
}

// covers: ruling 16
TEST(Ruling16, AnotherPlayerStopsNobody) {
  Scenario s(3);
  s.at(0, "dr7").at(1, "dx1").turn(0).play(0, "move cj1").settle();
  EXPECT_EQ(s.space(0), "cj1");
  EXPECT_FALSE(s.happened(EventKind::kFight, 0));
}

// covers: ruling 17
TEST(Ruling17, WeaponAndMountChangeAtTheStartOfTheTurn) {
  Scenario s(3);
  s.item(0, "rifle").carried(0, "shotgun").item(0, "mule").carried(0, "mustang");
  s.begin_turn(0).play(0, "income cash").expect(0, Ask::kWeapon).play(0, "weapon shotgun");
  s.expect(0, Ask::kMount).play(0, "mount mustang").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).weapon, 4);
  EXPECT_EQ(s.player(0).mount, 1);
  EXPECT_FALSE(s.offers(0, "weapon rifle"));
  EXPECT_FALSE(s.offers(0, "mount mule"));
}

// covers: ruling 17, switch swap-on-upgrade=on, switch swap-on-upgrade=off
TEST(Ruling17, WhatIsBoughtOrUpgradedMayBecomeActive) {
  for (const bool on : {true, false}) {
    SCOPED_TRACE(on);
    Scenario s(3);
    s.side("swap-on-upgrade", on ? "on" : "off");
    s.at(0, "dr3").cash(0, 120).item(0, "revolver").carried(0, "rifle").turn(0);
    EXPECT_TRUE(s.offers(0, "buy shotgun active"));
    EXPECT_TRUE(s.offers(0, "buy shotgun"));
    EXPECT_EQ(s.offers(0, "upgrade rifle active"), on);
    EXPECT_TRUE(s.offers(0, "upgrade rifle"));
    s.play(0, "buy shotgun active").pass(0);
    EXPECT_EQ(s.player(0).weapon, 4);
    if (!on) continue;
    s.play(0, "upgrade rifle active").pass(0);
    EXPECT_EQ(s.player(0).weapon, 3);
    EXPECT_EQ(s.dollars(0), 50);
  }
}

// covers: ruling 18, switch mule-swap=discard, switch mule-swap=keep
TEST(Ruling18, OffTheMuleTheExcessGoesBack) {
  for (const bool keep : {false, true}) {
    SCOPED_TRACE(keep);
    Scenario s(3);
    s.side("mule-swap", keep ? "keep" : "discard").at(0, "sv5");
    s.item(0, "mule").carried(0, "mustang").nuggets(0, 6);
    s.begin_turn(0).play(0, "income cash").play(0, "mount mustang");
    EXPECT_EQ(s.player(0).nuggets, keep ? 6 : 4);
    EXPECT_EQ(s.pub().supply_nuggets, keep ? 30 : 32);
    s.dice("die-nugget die-gravel").play(0, "prospect").settle();
    EXPECT_EQ(s.player(0).nuggets, keep ? 6 : 4);  // none gained above the limit
  }
}

// covers: ruling 19
TEST(Ruling19, WhatIsAboveALimitIsLost) {
  Scenario s(3);
  s.at(0, "sv5").cash(0, 100).nuggets(0, 3).hand(0, "5h").turn(0);
  s.play(0, "play 5h");
  EXPECT_EQ(s.dollars(0), 120);
  s.dice("die-nugget die-nugget").play(0, "prospect");
  EXPECT_EQ(s.player(0).nuggets, 4);
  EXPECT_EQ(s.pub().supply_nuggets, 32);
  s.play(0, "work");
  EXPECT_EQ(s.dollars(0), 120);
}

// covers: ruling 20
TEST(Ruling20, AGeneralItemIsNotThrownAwayForRoom) {
  Scenario s(3);
  s.at(0, "dr3").cash(0, 50).item(0, "whiskey").item(0, "ten-gallon").item(0, "provisions").turn(0);
  s.refused(0, "buy miners-map", "B7.2");
  const std::string all = s.options(0);
  EXPECT_EQ(all.find("use whiskey"), std::string::npos);
  EXPECT_EQ(all.find("use ten-gallon"), std::string::npos);
  s.draws("5h").play(0, "use provisions");  // it discards itself
  s.play(0, "buy miners-map").pass(0).play(0, "end-turn");
  EXPECT_EQ(s.dollars(0), 40);
}

// covers: ruling 21
TEST(Ruling21, EachPlayerOneCopyOfSix) {
  Scenario s(3);
  s.at(0, "dr3").cash(0, 60).item(1, "revolver").turn(0);
  EXPECT_EQ(stock_of(s.pub(), 2), 5);
  s.play(0, "buy revolver");
  EXPECT_EQ(stock_of(s.pub(), 2), 4);
  EXPECT_FALSE(s.offers(0, "buy revolver"));
  s.pass(0).refused(0, "buy revolver", "B7.2");
}

// covers: ruling 22
TEST(Ruling22, TheHandLimitIsCheckedAtTheEndOfTheOwnTurn) {
  Scenario s(3);
  s.hand(0, "2h 2d 2c 3h 3c 4h 9h").hand(1, "5h 5d 5c 6h 6c 7h 8h").actions(1).turn(0);
  s.draws("10h 10d").play(0, "play 9h").expect(0, Ask::kDiscard);  // 8 cards: three must go
  s.play(0, "discard 2h").play(0, "discard 2d").play(0, "discard 2c").expect(1, Ask::kIncome);
  EXPECT_EQ(s.cards(0), "3h 3c 4h 10h 10d");
  EXPECT_EQ(s.player(1).hand_n, 7);
}

// covers: ruling 23, mary-fields
TEST(Ruling23, AnAbilityStaysUnlockedBelowFive) {
  Scenario s(3);
  s.at(0, "mp8").lp(0, 5).hand(0, "Ah").bandits("mp1").fight_deck("fight-2 fight-3").turn(0);
  s.play(0, "move mp1").pass(0).play(2, "npc-card 2").play(0, "reward mp");
  EXPECT_EQ(s.player(0).lp, 4);  // fight card 2
  EXPECT_EQ(s.dollars(0), 30);   // Bounty and Marshal 1
  s.begin_turn(0).expect(0, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 40);
}

// covers: ruling 24, B13.4
TEST(Ruling24, LpDoNotGoBelowZero) {
  Scenario s(3);
  s.at(0, "mp8").hand(0, "2c").bandits("mp1").fight_deck("fight-2 fight-3").turn(0);
  s.draws("5h").play(0, "move mp1").pass(0).play(2, "npc-card 2").settle();
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.player(0).wounds, 2);
}

// covers: ruling 25
TEST(Ruling25, AnEmptyDeckIsReshuffledAndTwoEmptyPilesEndTheDraw) {
  Scenario s(3);
  s.hand(0, "9h 9d").discards("5h").deck_only("6h").turn(0);
  s.play(0, "play 9h");  // the last card, then the one of the reshuffled pile
  EXPECT_EQ(s.cards(0), "5h 6h 9d");
  EXPECT_TRUE(s.happened(EventKind::kReshuffled, kNone));
  EXPECT_EQ(s.pub().poker_deck_n, 0);
  s.play(0, "play 9d");  // only the first Instincts is there to be drawn
  EXPECT_EQ(s.cards(0), "5h 6h 9h");
}

// covers: ruling 26, switch work-anywhere=off, switch work-anywhere=on
TEST(Ruling26, WorkNeedsALocation) {
  Scenario s(3);
  for (const char* place :
       {"dr1", "dr2", "dr5", "dr10", "rf1", "rf3", "sv5", "mp2", "sv12", "mp1"}) {
    SCOPED_TRACE(place);
    s.at(0, place).turn(0);
    EXPECT_TRUE(s.offers(0, "work"));
  }
  s.at(0, "dr6").turn(0);
  s.refused(0, "work", "B7.10");
  s.side("work-anywhere", "on").turn(0).play(0, "work");
  EXPECT_EQ(s.dollars(0), 10);
}

}  // namespace
}  // namespace dr::turn_test
