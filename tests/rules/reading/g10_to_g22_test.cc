// The reading rules of content.md C1.2: G10 to G22.
#include <gtest/gtest.h>

#include "engine/base/random.h"
#include "tests/support/overlay.h"
#include "tests/support/staged.h"

namespace dr::g10_to_g22_test {
namespace {

using namespace staged;

void duel(Scenario& s, std::string_view attacker, std::string_view target) {
  s.at(0, "dr6").at(1, "dr6").hand(0, attacker).hand(1, target).turn(0);
  s.play(0, "fight duel 2").settle();
}

// A card of one's own in the place of a base one.
std::string poker_card(const char* id, const char* cards, const char* ability) {
  return std::string("poker ") + id + "\n  name Mine\n  cards " + cards + "\n  " + ability +
         "\n  source ours\n";
}

// covers: G10, poker-instincts, switch instincts-bonus=off, switch instincts-bonus=on
TEST(G10, ACardUsedForItsActionIsNotDiscarded) {
  for (const bool on : {false, true}) {
    SCOPED_TRACE(on);
    Scenario s(3);
    s.side("instincts-bonus", on ? "on" : "off").hand(0, "9h").turn(0);
    s.draws("6h 6d").play(0, "play 9h");
    EXPECT_EQ(s.dollars(0), on ? 10 : 0);
    EXPECT_EQ(s.cards(0), "6h 6d");
  }
}

// covers: G10, poker-instincts
TEST(G10, NorOneLaidInAFightOrAPokerHand) {
  Scenario s(3);
  duel(s, "9h", "9d");
  s.draws("6h").play(1, "commit 9d");
  EXPECT_EQ(s.dollars(0) + s.dollars(1), 0);
  EXPECT_TRUE(s.discarded("9h"));
  Scenario t(3);
  t.at(0, "dr5")
      .cash(0, 10)
      .hand(0, "9h")
      .draws("9d Qc Js 5c 6c 3d 4s Kh")
      .turn(0)
      .play(0, "poker");
  t.play(2, "lay 5c").play(2, "lay 6c");
  EXPECT_EQ(t.dollars(0), 60);  // the pot alone
}

// covers: G11, fight-3, fight-2
TEST(G11, ALostFightCostsThePenaltyAsWell) {
  Scenario s(3);
  into_bandits(s, "2c", "fight-3 fight-9");
  s.draws("6h").play(2, "npc-card 3");
  EXPECT_EQ(s.player(0).wounds, 3);  // two of the card, one for losing
  EXPECT_EQ(s.cards(0), "6h");
}

// covers: G12, shotgun, ten-gallon
TEST(G12, OnlyTheActiveWeaponWorks) {
  for (const bool active : {true, false}) {
    SCOPED_TRACE(active);
    Scenario s(3);
    s.item(0, "revolver");
    if (active)
      s.item(0, "shotgun");
    else
      s.carried(0, "shotgun");
    if (active) s.draws("6h");
    into_bandits(s, "Kh", "fight-j fight-9");
    s.play(2, "npc-card J").play(0, "reward lp");
    EXPECT_EQ(s.cards(0), active ? "6h" : "");
  }
}

// covers: G12, mule, mustang
TEST(G12, OnlyTheActiveMountCarriesAndMoves) {
  Scenario s(3);
  s.item(0, "mule").carried(0, "mustang").turn(0);
  EXPECT_EQ(movement(default_content().catalog, s.pub(), 0), 3);
  EXPECT_EQ(nugget_limit(default_content().catalog, s.pub(), 0), 6);
  Scenario t(3);
  t.item(0, "mustang").carried(0, "mule").turn(0);
  EXPECT_EQ(movement(default_content().catalog, t.pub(), 0), 4);
  EXPECT_EQ(nugget_limit(default_content().catalog, t.pub(), 0), 4);
}

// covers: G13, poker-bulletproof, poker-lady-luck
TEST(G13, TheBonusOfACardWorksWhenItWasLaid) {
  Scenario s(3);
  into_bandits(s, "2c Jh", "fight-8 fight-9");
  s.play(0, "commit 2c").play(2, "npc-card 8").draws("6h").pass(0);
  EXPECT_EQ(s.player(0).wounds, 2);  // Bulletproof stayed in the hand
  for (const bool laid : {true, false}) {
    SCOPED_TRACE(laid);
    Scenario t(3);
    t.at(0, "dr5").cash(0, 10).hand(0, "Ac As").draws("10h Qc Js 5c 6c 3d 4s Kh");
    if (laid) t.draws("8h");
    t.turn(0).play(0, "poker").play(0, laid ? "lay 10h" : "lay Ac").play(0, "lay As");
    t.play(2, "lay 5c").play(2, "lay 6c");
    EXPECT_EQ(t.dollars(0), laid ? 90 : 60);
    EXPECT_EQ(t.cards(0), laid ? "8h Ac" : "10h");
  }
}

// covers: G14, story-cheap-horse
TEST(G14, ShopMayNotBePickedWhenNothingCanBeHad) {
  for (const bool something : {true, false}) {
    SCOPED_TRACE(something);
    Scenario s(3);
    s.item(0, something ? "mule" : "mule-up").carried(0, "mustang-up");
    s.at(0, "dr5")
        .cash(0, 10)
        .hand(0, "Ac")
        .draws("As Qc Js 5c 6c 3d 4s Kh")
        .story(0, "story-cheap-horse");
    s.discs(0, 0, 1)
        .turn(0)
        .play(0, "poker")
        .play(2, "lay 5c")
        .play(2, "lay 6c")
        .play(0, "disc left");
    s.next_story("story-high-noon").play(0, "end-turn");
    if (something) s.expect(0, Ask::kOption).play(0, "option 1").play(0, "upgrade mule").settle();
    s.expect(1, Ask::kIncome);
    EXPECT_EQ(s.dollars(0), something ? 60 : 80);
    EXPECT_EQ(s.player(0).upgraded, 0b11);
  }
}

// covers: G14, fight-9
TEST(G14, IfEveryOptionIsBarredAnyIsPicked) {
  Scenario s(3);
  into_bandits(s, "Ah", "fight-9 fight-q");
  s.play(2, "npc-card 9");  // no card, no money
  EXPECT_TRUE(s.offers(0, "option 2"));
  s.expect(0, Ask::kOption).play(0, "option 1");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.dollars(0), 10);  // Bounty, after the card
}

// covers: G15
TEST(G15, AnExtraActionIsForTheOwnTurnOnly) {
  for (const bool own_turn : {true, false}) {
    SCOPED_TRACE(own_turn);
    Scenario s(3);
    s.at(0, "dr6")
        .at(1, "dr6")
        .hand(0, own_turn ? "Jc" : "5h")
        .hand(1, own_turn ? "5h" : "Jc")
        .turn(0);
    Overlay o(poker_card("poker-steady-hand", "J black", "bonus@fight-won: extra-action 1"), s);
    o.play(0, "fight duel 2").pass(0).pass(1).play(1, own_turn ? "commit 5h" : "commit Jc");
    EXPECT_TRUE(o.asks(0, Ask::kAction));
    EXPECT_EQ(o.pub().actions_left, own_turn ? 3 : 2);
    if (own_turn) continue;
    EXPECT_EQ(o.player(0).wounds, 1);
    o.play(0, "end-turn").play(1, "income cash");
    EXPECT_EQ(o.pub().actions_left, 3);  // nothing kept for the winner's turn either
  }
}

// covers: G16
TEST(G16, OpponentIsNobodyAgainstAnNpc) {
  Scenario s(3);
  s.at(0, "mp8").bandits("mp1").hand(0, "Jc").fight_deck("fight-8 fight-9").turn(0);
  Overlay o(
      poker_card("poker-steady-hand", "J black", "bonus@fight-won: opponent: wound 1; gain $10"),
      s);
  o.play(0, "move mp1").pass(0).play(2, "npc-card 8").play(0, "reward lp");
  EXPECT_EQ(o.player(0).cash, 1);
  EXPECT_EQ(o.player(0).wounds, 1);  // fight card 8
  EXPECT_EQ(o.player(2).wounds, 0);
}

// covers: G16
TEST(G16, OneHereNeedsSomebodyThere) {
  for (const bool company : {true, false}) {
    SCOPED_TRACE(company);
    Scenario s(3);
    s.at(0, "dr6").at(1, company ? "dr6" : "dr3").hand(0, "5h").turn(0);
    Overlay o(poker_card("poker-payday", "5 red", "action: one-here: wound 1; gain $10"), s);
    o.play(0, "play 5h");
    EXPECT_EQ(o.player(1).wounds, company ? 1 : 0);
    EXPECT_EQ(o.player(0).cash, 1);
    EXPECT_EQ(o.player(0).wounds, 0);
  }
}

// covers: G16, poker-pickpocket
TEST(G16, TheGiverPicksWhatItGives) {
  Scenario s(3);
  s.at(0, "dr5").at(1, "dr6").at(2, "dr6").hand(0, "9c").cash(1, 10).hand(1, "5h Kh").turn(0);
  s.play(0, "move dr6").pass(0).play(0, "react 9c").expect(0, Ask::kPickSeat).play(0, "pick 2");
  s.expect(1, Ask::kGive);
  EXPECT_TRUE(s.offers(1, "give-cash"));
  EXPECT_TRUE(s.offers(1, "give Kh"));
  s.play(1, "give 5h").settle();
  EXPECT_EQ(s.cards(0), "5h");
  EXPECT_EQ(s.cards(1), "Kh");
  EXPECT_EQ(s.dollars(1), 10);
}

// covers: G16
TEST(G16, WithNeitherNothingIsGiven) {
  Scenario s(3);
  s.at(0, "dr5").at(1, "dr6").hand(0, "9c").turn(0);
  s.play(0, "move dr6").pass(0).play(0, "react 9c");
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "");
  EXPECT_TRUE(s.discarded("9c"));
}

// covers: G17, poker-ambush, B11.4
TEST(G17, ReturnedFightCardsGoUnderTheDeckWithTheOthers) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Kh 4c").fight_deck("fight-8 fight-2 fight-3 fight-4").turn(0);
  force(s.edit().hid, Purpose::kFightDeck, 1);  // the 3 is returned
  s.play(0, "heist").play(0, "react 4c").pass(0).expect(2, Ask::kCommitFight);
  EXPECT_FALSE(s.offers(2, "npc-card 3"));
  EXPECT_TRUE(s.offers(2, "npc-card 2"));
  EXPECT_EQ(s.player(2).npc_n, 2);
  s.draws("6h").play(2, "npc-card 8").settle();
  EXPECT_EQ(s.pub().fight_deck_n, 13);
  unsigned last = 0;
  for (int i = 10; i < 13; ++i) last |= 1u << s.state().hid.fight_order[i];
  EXPECT_EQ(last, 1u << 0 | 1u << 1 | 1u << 6);  // 2, 3 and 8
  EXPECT_EQ(s.state().hid.fight_order[0], 2);    // the 4 is on top
}

// covers: G17, poker-bulletproof, annie-oakley, poker-wallop
TEST(G17, CancelWoundsWorksFromTheRevealToTheEndOfTheFight) {
  Scenario s(3);
  s.character(0, "annie-oakley").unlocked(0);
  s.at(0, "dr6").at(1, "dr6").hand(0, "8c").hand(1, "Jh").wounds(1, 0).turn(0);
  s.play(0, "fight duel 2").expect(1, Ask::kOption).play(1, "option 2").settle();
  EXPECT_EQ(s.player(1).wounds, 1);  // before the reveal
  s.play(1, "commit Jh").settle();
  EXPECT_EQ(s.player(0).wounds, 1);  // 8 against J
  Scenario t(3);
  t.item(0, "shotgun-up");
  duel(t, "8c 3h 3d", "Jh 5c");
  t.play(0, "commit 8c").play(1, "commit Jh").play(0, "react 3h").pass(1).draws("6h").pass(0);
  EXPECT_EQ(t.player(0).lp, 2);      // 8 against 11 - 1 - 2
  EXPECT_EQ(t.player(1).wounds, 0);  // neither the loser's wound nor Wallop's
}

std::string dice_order(const Scenario& s) {
  std::string out;
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kDice)
      out += static_cast<char>('1' + s.events().list[i].a);
  return out;
}

// covers: G18, poker-gold-pan, die-dust, die-nugget, die-tailings
TEST(G18, DustIsRolledToItsEndBeforeTheNextDie) {
  Scenario s(3);
  s.hand(0, "5c").turn(0).dice("die-dust die-dust die-nugget die-tailings").play(0, "play 5c");
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(dice_order(s), "1112");
}

// covers: G18, miners-map, die-dust, die-gravel
TEST(G18, ProspectedSeesTheFirstRollOfBothDice) {
  Scenario s(3);
  s.at(0, "sv5").item(0, "miners-map").turn(0).dice("die-dust die-gravel").play(0, "prospect");
  s.expect(0, Ask::kWindow);
  EXPECT_EQ(dice_order(s), "12");
  EXPECT_EQ(s.dollars(0), 0);  // nothing taken yet
  s.dice("die-nugget die-nugget").play(0, "trigger item miners-map 1");
  s.play(0, "reroll 2").settle();
  EXPECT_EQ(s.player(0).nuggets, 2);  // the second die, and the dust of the first
  EXPECT_EQ(s.dollars(0), 10);
}

// covers: G19, trigger-spend-80
TEST(G19, SpentCountsItemsUpgradesAndServicesOfOneAction) {
  Scenario s(3);
  s.at(0, "dr3").cash(0, 100).story(0, "story-boomtown").turn(0);
  s.play(0, "buy mustang").play(0, "buy mule").pass(0);
  s.expect(0, Ask::kWindow).play(0, "disc left").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 20);
  Scenario t(3);  // $70 are not enough
  t.at(0, "dr3").cash(0, 120).story(0, "story-boomtown").turn(0);
  t.play(0, "buy mustang").play(0, "buy revolver").pass(0).expect(0, Ask::kAction);
}

// covers: G19
TEST(G19, ACostIsSpentALossIsNot) {
  for (const bool cost : {true, false}) {
    SCOPED_TRACE(cost);
    Scenario s(3);
    s.at(0, "dr3").cash(0, 90).hand(0, "5h").story(0, "story-boomtown").turn(0);
    Overlay o(poker_card("poker-payday", "5 red",
                         cost ? "action: lose $80 -> gain 1 LP" : "action: lose $80; gain 1 LP"),
              s);
    o.play(0, "play 5h");
    EXPECT_EQ(o.player(0).cash, 1);
    EXPECT_EQ(o.asks(0, Ask::kWindow), cost);
    EXPECT_EQ(o.asks(0, Ask::kAction), !cost);
  }
}

// What somebody's cash event wished for: less when spent, nothing when lost.
int wished(const Scenario& s, Seat seat) {
  for (int i = 0; i < s.events().n; ++i) {
    const Event& e = s.events().list[i];
    if (e.kind == EventKind::kCash && e.seat == seat) return e.b;
  }
  return kNone;
}

// covers: G19
TEST(G19, TheEventTellsMoneySpentFromMoneyLost) {
  Scenario s(3);
  s.at(0, "rf1").cash(0, 50).turn(0).play(0, "heal");
  EXPECT_EQ(wished(s, 0), -1);
  Scenario t(3);
  t.at(1, "dr5").wp(1, 2).cash(1, 40).hand(0, "4h").turn(0);
  t.draws("2h").play(0, "play 4h").play(0, "sheriff dr5");
  EXPECT_EQ(t.dollars(1), 20);
  EXPECT_EQ(wished(t, 1), 0);
}

// covers: G19
TEST(G19, ThePlaceIsWhereItWasPaid) {
  for (const bool in_town : {true, false}) {
    SCOPED_TRACE(in_town);
    Scenario s(3);
    s.at(0, in_town ? "dr9" : "mp10").cash(0, 90).hand(0, "5h").story(0, "story-boomtown").turn(0);
    Overlay o(poker_card("poker-payday", "5 red", "action: lose $80 -> move up to 1"), s);
    o.play(0, "play 5h").play(0, in_town ? "move mp10" : "move dr9");
    EXPECT_EQ(o.offers(0, "disc left"), in_town);
  }
}

// covers: G19, goal-kit-carson-3, story-ghost-mine
TEST(G19, NuggetsGainedCountDiceOfAnyAction) {
  Scenario s(3);
  s.character(0, "kit-carson").goals(0, "goal-kit-carson-1 goal-kit-carson-2 goal-kit-carson-3");
  s.at(0, "cj12").hand(0, "5c").turn(0).dice("die-nugget die-nugget").play(0, "play 5c");
  s.expect(0, Ask::kWindow).next_legends("2").play(0, "goal 3").settle();
  EXPECT_EQ(s.player(0).goals_shown, 1 << 2);
}

// covers: G20, poker-reputation
TEST(G20, ThisTurnIsTheTurnBeingPlayed) {
  Scenario s(3);
  s.mp(1, 0).hand(0, "2c").hand(1, "7c 7s 2s").story(0, "story-the-law").discs(1, 0, 1).turn(0);
  s.play(0, "play 2c").play(0, "option 1").play(0, "disc left").draws("6h 6d").play(0, "end-turn");
  s.play(0, "option 2").next_story("story-high-noon").play(1, "option 1").play(1, "react 7c");
  EXPECT_EQ(s.player(1).lp, 1);  // on player 1's turn
  s.settle().expect(1, Ask::kIncome).play(1, "income cash").play(1, "play 2s").play(1, "option 1");
  s.play(1, "react 7s");
  EXPECT_EQ(s.player(1).lp, 2);  // and again on its own, the next one
}

// covers: G21, poker-mail-order
TEST(G21, Shop1BuysAndUpgradesWithOneReduction) {
  Scenario s(3);
  s.item(0, "rifle").cash(0, 40).hand(0, "8h").turn(0).play(0, "play 8h").expect(0, Ask::kShop);
  EXPECT_TRUE(s.offers(0, "buy shotgun active"));
  s.play(0, "buy shotgun active");
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.player(0).weapon, 4);
  EXPECT_FALSE(s.offers(0, "buy revolver"));  // one item
  s.play(0, "upgrade shotgun").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.player(0).upgraded, 1 << 4);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: G22
TEST(G22, DrawToLimitDrawsUpToItAndNothingAboveIt) {
  for (const bool full : {true, false}) {
    SCOPED_TRACE(full);
    Scenario s(3);
    s.wounds(0, 1).hand(0, full ? "5h 2c 2s 3c 3s 4c 4s" : "5h 2c").turn(0);
    Overlay o(poker_card("poker-payday", "5 red", "action: draw to-limit"), s);
    o.play(0, "play 5h");
    EXPECT_EQ(o.player(0).hand_n, full ? 6 : 4);
  }
}

// covers: G22, wild-bill-hickok
TEST(G22, KeepOneRandomComesBeforeTheDiscards) {
  Scenario s(3);
  s.character(0, "wild-bill-hickok").unlocked(0).at(0, "dr5").cash(0, 10).hand(0, "5h");
  s.draws("6h Qc Qs 5c 7c 3d 4s Kh 8d")
      .turn(0)
      .play(0, "poker")
      .play(2, "lay Qc")
      .play(2, "lay Qs");
  s.random_cards("6h");
  s.expect(0, Ask::kWindow).play(0, "trigger character 2 2");
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "6h 8d");
  EXPECT_FALSE(s.discarded("6h"));
  EXPECT_TRUE(s.discarded("5h"));
}

}  // namespace
}  // namespace dr::g10_to_g22_test
