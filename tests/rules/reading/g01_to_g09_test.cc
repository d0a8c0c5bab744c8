// The reading rules of content.md C1.2: G1 to G9.
#include <gtest/gtest.h>

#include "tests/support/overlay.h"
#include "tests/support/staged.h"

namespace dr::g01_to_g09_test {
namespace {

using namespace staged;

// covers: G1, fight-j, fight-q
TEST(G1, TheSubjectOfAFightCardIsThePlayerWhoFights) {
  Scenario s(3);
  into_bandits(s, "Ah", "fight-j fight-q");
  s.draws("6h").play(2, "npc-card Q").play(0, "reward lp");
  EXPECT_EQ(s.cards(0), "6h");
  EXPECT_EQ(s.player(2).hand_n, 0);
}

// covers: G1, story-iron-horse
TEST(G1, OfAStoryEachContributor) {
  Scenario s(3);
  s.at(0, "mp2").story(0, "story-iron-horse").discs(2, 0, 1).turn(0);
  s.play(0, "end-turn").next_story("story-high-noon").play(0, "disc left");
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_EQ(s.dollars(2), 30);
}

// covers: G1, mib-10
TEST(G1, OfHisCardTheManInBlack) {
  Scenario s(2);
  s.next_mib("mib-10").mib_turn();
  EXPECT_EQ(s.pub().mib.lp, 2);
  EXPECT_EQ(s.player(0).lp + s.player(1).lp, 0);
}

// covers: G2, story-rub-some-dirt-in-it, story-ghost-mine, fight-4
TEST(G2, EachStepAsFarAsPossible) {
  Scenario s(3);
  s.hand(0, "Ah").at(0, "mp8").bandits("mp1").wounds(0, 3).fight_deck("fight-4 fight-q").turn(0);
  s.play(0, "move mp1").pass(0).play(2, "npc-card 4").play(0, "reward lp");  // no card to discard
  EXPECT_EQ(s.player(0).wounds, 3);
  EXPECT_EQ(s.player(0).lp, 1);
  Scenario t(3);
  t.story(0, "story-rub-some-dirt-in-it").discs(1, 0, 1).hand(0, "Ah").at(0, "mp8").bandits("mp1");
  t.fight_deck("fight-j fight-q").turn(0).play(0, "move mp1").pass(0).play(2, "npc-card J");
  t.play(0, "reward lp").play(0, "disc left").next_story("story-the-law").draws("6h 6d 6c 6s");
  t.play(0, "end-turn");
  EXPECT_EQ(t.player(0).wounds, 0);  // nothing to heal, two cards all the same
  EXPECT_EQ(t.cards(0), "6h 6d");
}

// covers: G2, story-ghost-mine
TEST(G2, SuppliesAndLimitsHold) {
  Scenario s(3);
  s.at(0, "sv5").story(0, "story-ghost-mine").discs(1, 0, 1).nuggets(1, 4).nuggets(0, 3).turn(0);
  s.dice("die-nugget die-gravel").play(0, "prospect").play(0, "disc left");
  s.next_story("story-the-law").draws("6h 6d").play(0, "end-turn");
  EXPECT_EQ(s.player(0).nuggets, 4);
  EXPECT_EQ(s.player(1).nuggets, 4);
  EXPECT_EQ(s.pub().supply_nuggets, 28);
  EXPECT_EQ(s.cards(0), "6h");
  Scenario t(3);
  t.at(0, "sv5").turn(0);
  t.edit().pub.supply_nuggets = 1;
  t.dice("die-nugget die-nugget").play(0, "prospect");
  EXPECT_EQ(t.player(0).nuggets, 1);  // the last one there is
  EXPECT_EQ(t.pub().supply_nuggets, 0);
}

// covers: G3, fight-7
TEST(G3, ADiscardThatCannotBeDoneIsBarred) {
  Scenario s(3);
  into_bandits(s, "Ah", "fight-7 fight-q");
  s.play(2, "npc-card 7").play(0, "reward lp");  // no card left: the wound, unasked
  EXPECT_EQ(s.player(0).wounds, 1);
  Scenario t(3);  // `wound 1` may be picked at three wounds
  t.wounds(0, 3);
  into_bandits(t, "Ah 5c", "fight-7 fight-q");
  t.play(0, "commit Ah").play(2, "npc-card 7").pass(0).expect(0, Ask::kOption).play(0, "option 1");
  t.play(0, "reward lp");
  EXPECT_EQ(t.cards(0), "5c");
  EXPECT_EQ(t.player(0).wounds, 3);
}

// A story of the left deck is completed by player 1, who ends its turn at a hideout with player 3.
void complete(Scenario& s, const char* story) {
  s.at(0, "mp1").at(2, "mp1").story(0, story).discs(1, 0, 1).turn(0);
  s.play(0, "end-turn").play(0, "disc left");
}

// covers: G3, story-the-widow
TEST(G3, ACostOneCannotPayIsBarred) {
  Scenario s(3);
  s.cash(0, 10).cash(1, 20).draws("6h 6d");
  complete(s, "story-the-widow");
  EXPECT_EQ(s.cards(0), "6h 6d");  // unasked: two cards
  s.expect(1, Ask::kOption).next_story("story-high-noon").draws("6c").play(1, "option 2");
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_EQ(s.player(1).lp, 1);
  EXPECT_EQ(s.cards(1), "6c");
}

// covers: G3, fight-9
TEST(G3, LosingMoneyOneDoesNotHaveIsBarred) {
  Scenario s(3);
  into_bandits(s, "Ah 5c", "fight-9 fight-q");
  s.play(0, "commit Ah").play(2, "npc-card 9").pass(0).expect(0, Ask::kAction);
  EXPECT_TRUE(s.discarded("5c"));
}

// covers: G4, story-blood-money
TEST(G4, AWoundIsNoCostAtThreeWounds) {
  for (const int wounds : {2, 3}) {
    SCOPED_TRACE(wounds);
    Scenario s(3);
    s.wounds(0, wounds)
        .hand(0, "9h")
        .at(0, "rf3")
        .cash(0, 60)
        .story(0, "story-blood-money")
        .discs(0, 0, 1);
    s.turn(0)
        .play(0, "revel 2")
        .play(0, "disc left")
        .next_story("story-high-noon")
        .play(0, "end-turn");
    if (wounds == 2) s.play(0, "option 2");
    s.expect(1, Ask::kIncome);
    EXPECT_EQ(s.player(0).wounds, 3);
    EXPECT_EQ(s.dollars(0), wounds == 2 ? 50 : 30);
  }
}

// covers: G4, story-dust-storm
TEST(G4, ACostIsPaidInFullBeforeTheRest) {
  Scenario s(3);
  s.hand(0, "9h 2c");
  complete(s, "story-dust-storm");
  s.expect(0, Ask::kOption).play(0, "option 2").draws("6h 6d 6c").next_story("story-high-noon");
  s.play(0, "discard 9h").expect(1, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 10);  // Instincts
  EXPECT_EQ(s.cards(0), "2c 6h 6d 6c");
  EXPECT_EQ(s.dollars(1), 10);  // no card: the other option, unasked
}

// covers: G5, shotgun, miners-map, billy-the-kid
TEST(G5, EffectsWithoutMayAreMandatoryAReactionIsAChoice) {
  Scenario s(3);
  s.character(0, "billy-the-kid").unlocked(0).at(0, "mp9").at(1, "mp8").cash(1, 10).hand(1, "5h");
  s.turn(0).play(0, "move mp8").expect(1, Ask::kGive);  // nobody asked Billy
  EXPECT_FALSE(s.offers(1, "pass"));
  s.play(1, "give-cash").settle();
  EXPECT_EQ(s.dollars(0), 10);
  Scenario t(3);
  t.item(0, "shotgun").draws("6h");
  into_bandits(t, "Ah", "fight-j fight-9");
  t.play(2, "npc-card J").play(0, "reward lp");
  EXPECT_EQ(t.cards(0), "6h");
  Scenario u(3);
  u.item(0, "miners-map").at(0, "sv5").dice("die-gravel die-gravel").turn(0).play(0, "prospect");
  EXPECT_TRUE(u.offers(0, "pass"));
  u.pass(0);
  EXPECT_EQ(u.player(0).nuggets, 0);
}

// covers: G6, poker-reputation
TEST(G6, OnceIsOncePerTurn) {
  Scenario s(3);
  s.hand(0, "2c 2s 7c 7s").turn(0).play(0, "play 2c").play(0, "option 1").play(0, "react 7c");
  EXPECT_EQ(s.player(0).lp, 1);
  s.expect(0, Ask::kAction).play(0, "play 2s").play(0, "option 1").expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "7s");
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: G6, shotgun
TEST(G6, OtherwiseEachTimeTheMomentOccurs) {
  Scenario s(3);
  s.item(0, "shotgun").at(0, "dr6").at(1, "dr6").at(2, "dr6").hand(0, "Kh Kd").turn(0);
  s.play(0, "fight duel 2").pass(0).draws("6h 8h").play(0, "commit Kh").settle();
  s.play(0, "fight duel 3").pass(0).draws("6d 8d").play(0, "commit Kd").settle();
  EXPECT_EQ(s.cards(0), "8h 8d");
}

// covers: G7, poker-sprint
TEST(G7, AProlongedMoveDeliversInItsLastSpace) {
  for (const bool sprint : {true, false}) {
    SCOPED_TRACE(sprint);
    Scenario s(3);
    s.at(0, "sv9").cattle(0, "cattle-green-1").hand(0, "6h 5c").turn(0).play(0, "move sv12");
    s.expect(0, Ask::kWindow);
    EXPECT_FALSE(s.offers(0, "deliver wrangle"));  // first what prolongs the move
    if (sprint) {
      s.play(0, "react 6h").play(0, "move sv13").settle().expect(0, Ask::kAction);
    } else {
      s.pass(0).play(0, "deliver wrangle").settle();
    }
    EXPECT_EQ(s.player(0).cattle, sprint ? 0 : kNone);
    EXPECT_EQ(s.pub().actions_left, 2);
  }
}

// covers: G7, kit-carson
TEST(G7, EachProlongingEffectOncePerMoveAction) {
  Scenario s(3);
  s.character(0, "kit-carson").unlocked(0).at(0, "mp8").turn(0).play(0, "move mp7");
  s.expect(0, Ask::kWindow).play(0, "trigger character 1 1");
  EXPECT_TRUE(s.offers(0, "move mp6"));
  EXPECT_FALSE(s.offers(0, "move mp3"));  // one space
  s.play(0, "move mp6").expect(0, Ask::kAction);
  s.play(0, "move dr3").expect(0, Ask::kWindow).pass(0);  // again in the next
  EXPECT_EQ(s.space(0), "dr3");
}

// covers: G7, poker-saddle-up
TEST(G7, AnyOtherMoveIsOneOfItsOwn) {
  Scenario s(3);
  s.at(0, "sv2").hand(0, "7h 6h").turn(0).play(0, "play 7h").play(0, "move dr5");
  s.expect(0, Ask::kWindow).play(0, "react 6h").play(0, "move dr3").expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "dr3");
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: G8, trigger-lp-2
TEST(G8, ASingleActionHoldsItsFightsAndDeliveries) {
  Scenario s(3);
  s.story(0, "story-homecoming");
  into_bandits(s, "Ah", "fight-k fight-9");
  s.play(2, "npc-card K").play(0, "reward lp").expect(0, Ask::kWindow).play(0, "disc left");
  EXPECT_EQ(s.player(0).lp, 2);  // one of the card, one for the bandits
  Scenario t(3);                 // two actions of 1 LP each do not make it
  t.story(0, "story-homecoming").at(0, "rf3").cash(0, 60).turn(0);
  t.play(0, "revel 1").play(0, "revel 1").expect(0, Ask::kAction);
  EXPECT_EQ(t.player(0).lp, 2);
}

// covers: G8, wanted-7
TEST(G8, LpOfTheWantedRowBelongToNoAction) {
  Scenario s(3);
  s.story(0, "story-homecoming").wp(0, 7).turn(0).play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).lp, 3);
  EXPECT_EQ(s.player(0).discs[0], 0);
}

// covers: G9, shotgun-up, rifle-up
TEST(G9, TheUpgradedSideReplacesTheFront) {
  Scenario s(3);
  s.item(0, "shotgun-up");
  into_bandits(s, "5c", "fight-j fight-4");
  s.play(2, "npc-card 4").settle().play(0, "reward lp");
  EXPECT_EQ(s.player(0).hand_n, 0);  // no card for winning
  Scenario t(3);
  t.item(1, "rifle-up").at(0, "dr6").at(1, "dr6").hand(0, "Kh Qh 8h").hand(1, "5h").turn(0);
  t.play(0, "fight duel 2").random_cards("Kh Qh 8h Kh").settle();
  EXPECT_EQ(t.cards(0), "8h Qh");  // it looks and shoots as the target, which the front does not
  t.leave_open();
}

}  // namespace
}  // namespace dr::g01_to_g09_test
