// B15 Order of simultaneous effects.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/scenario.h"

namespace dr::b15_order_test {
namespace {

std::vector<EventKind> kinds_of(const Scenario& s, Seat seat, int from = 0) {
  std::vector<EventKind> out;
  for (int i = from; i < s.events().n; ++i)
    if (s.events().list[i].seat == seat) out.push_back(s.events().list[i].kind);
  return out;
}

// covers: B15.1, B15.4, doc-holliday, fight-4
TEST(Order, AStepAndAllItSetsOffComeBeforeTheNext) {
  // Fight 4: wound 1; discard 1. Doc Holliday's last card is laid, so what he discards is the card
  // his wound just brought him.
  Scenario s(3);
  s.character(0, "doc-holliday").unlocked(0).at(0, "sv2").bandits("sv3").hand(0, "Kh");
  s.fight_deck("fight-4 fight-5")
      .draws("8h")
      .turn(0)
      .play(0, "move sv3")
      .pass(0)
      .play(2, "npc-card 4");
  s.settle().play(0, "reward lp");
  EXPECT_TRUE(s.discarded("8h"));
  EXPECT_EQ(s.player(0).hand_n, 0);
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: B15.1
TEST(Order, TheStepsOfAnEffectAreDoneAsWritten) {
  Scenario s(3);  // Front-Page News: draw 3; discard 1, among the cards drawn
  s.story(0, "story-front-page-news")
      .next_story("story-high-noon")
      .discs(0, 0, 2)
      .draws("2h 3h 4d");
  s.turn(0).play(0, "end-turn").expect(0, Ask::kDiscard).play(0, "discard 3h");
  EXPECT_EQ(s.cards(0), "2h 4d");
}

// covers: B15.2, B15.10, poker-lady-luck
TEST(Order, AWindowOfSeveralGoesFromTheActivePlayerClockwise) {
  // Seat 1 starts a game, seats 2 and 0 join; two lay a Lady Luck. Her cards come
  // in the order 1, 0 (2 has none).
  Scenario s(3);
  s.at(0, "dr1").at(1, "dr5").at(2, "dr6").cash(0, 10).cash(1, 10).cash(2, 10);
  s.hand(0, "10h").hand(1, "10d").hand(2, "4h");
  s.draws("2d 3d 5d 9s Js Kc 7h 8h 6h 6d").turn(1).play(1, "poker").play(2, "join").play(0, "join");
  s.settle();
  // seat 1 draws 2d, seat 2 3d, seat 0 5d; the flop is 9s Js Kc; Lady Luck draws 7h for 1, 8h for 0
  EXPECT_EQ(s.cards(1).substr(0, 2), "7h");
  EXPECT_EQ(s.cards(0).substr(s.cards(0).size() - 2), "8h");
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.dollars(1), 30 + 80);  // the tie on the board: the active player's pot
  EXPECT_EQ(s.cards(2), "6h");       // the losers' cards, clockwise from the active player
  EXPECT_EQ(s.cards(0), "6d 8h");
}

// covers: B15.3, shotgun
TEST(Order, AutomaticEffectsComeBeforeOptionalOnes) {
  Scenario s(3);  // fight-won: the Shotgun draws before the disc is asked for
  s.story(0, "story-high-noon").item(0, "shotgun").at(0, "cj3").at(1, "cj3").hand(0, "Kh");
  s.draws("2h 3h").turn(0).play(0, "fight duel 2").pass(0).settle().expect(0, Ask::kWindow);
  EXPECT_EQ(s.cards(0), "3h");  // the loser drew 2h
  s.play(0, "disc left");
  EXPECT_EQ(s.player(0).discs[0], 1);
}

// covers: B15.3, B6.10, annie-oakley, rifle
TEST(Order, APlayerOrdersItsOwnAutomaticEffects) {
  for (bool rifle_first : {true, false}) {
    SCOPED_TRACE(rifle_first);
    Scenario s(3);  // Annie's Rifle looks at 2 cards; her ability makes the target discard or bleed
    s.character(0, "annie-oakley").unlocked(0).item(0, "rifle").at(0, "cj3").at(1, "cj3");
    s.hand(0, "Kh 2h").hand(1, "5c 8d").turn(0).play(0, "fight duel 2").expect(0, Ask::kOrder);
    s.play(0, rifle_first ? "trigger item rifle 1" : "trigger character 1 1");
    EXPECT_EQ(count(s.state().own[0].known[1]), rifle_first ? 2 : 0);
    if (rifle_first) s.settle();
    s.expect(1, Ask::kOption).play(1, "option 2").settle().leave_open();
    EXPECT_EQ(count(s.state().own[0].known[1]), 2);
    EXPECT_EQ(s.player(1).wounds, 1);
  }
}

// covers: B15.3, whiskey
TEST(Order, OptionalEffectsAreUsedOneAtATimeInAnyOrder) {
  Scenario s(3);  // at the end of a move: Whiskey and a delivery, one at a time, in either order
  s.item(0, "whiskey").cattle(0, "cattle-green-1").at(0, "sv13").at(1, "sv12").turn(0);
  s.play(0, "move sv12").expect(0, Ask::kWindow);
  EXPECT_TRUE(s.offers(0, "trigger item whiskey 2"));
  EXPECT_TRUE(s.offers(0, "deliver wrangle"));
  s.play(0, "deliver wrangle").expect(0, Ask::kWindow).play(0, "trigger item whiskey 2");
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.player(0).mp, 1);
}

// covers: B15.3
TEST(Order, AWindowClosesWhenAllAskedHavePassed) {
  Scenario s(3);  // B6.6: passing does not bar a later Reaction while the other goes on
  s.at(0, "cj3").at(1, "cj3").hand(0, "9c 3h").hand(1, "8h 3d 2h").draws("5c").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit 9c").play(1, "commit 8h");
  s.expect(0, Ask::kWindow).pass(0).play(1, "react 3d").expect(0, Ask::kWindow).play(0, "react 3h");
  s.settle();
  EXPECT_EQ(s.player(1).wounds, 1);  // 9-2 against 8-2
}

// covers: B15.4, B9.7, poker-reputation
TEST(Order, TheInnermostWindowComesFirst) {
  Scenario s(3);  // wrangling: the point's window, before the reward of the token
  s.at(0, "sv13").cattle(0, "cattle-green-7").hand(0, "7c").turn(0);  // draw 2
  s.play(0, "move sv12").pass(0).play(0, "deliver wrangle").expect(0, Ask::kWindow);
  EXPECT_EQ(s.cards(0), "7c");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 20);  // the space's reward at once
  s.draws("2h 3h").play(0, "react 7c").settle();
  EXPECT_EQ(s.cards(0), "2h 3h");
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: B15.5, B12.3
TEST(Order, TheSheriffsFightComesWhenTheRewardsAreDone) {
  // Bad Blood: both contributors draw, bandits come, and only then he is moved and fights.
  Scenario s(3);
  s.story(0, "story-bad-blood").next_story("story-high-noon").discs(1, 0, 1).discs(0, 0, 1);
  s.at(1, "dr3")
      .wp(1, 2)
      .draws("Ah 2h 3h 5h")
      .fight_deck("fight-2 fight-3 fight-4 fight-6")
      .turn(0);
  s.play(0, "end-turn").expect(0, Ask::kSheriffTo).play(0, "sheriff dr3").play(1, "discard 3h");
  EXPECT_TRUE(s.bandits_at("dx1"));
  EXPECT_EQ(s.cards(0), "2h Ah");
  s.settle().play(1, "commit 5h").play(0, "npc-card 6").settle();
  const int fight = s.index_of(EventKind::kFight, 1);
  EXPECT_TRUE(s.index_of(EventKind::kDrew, 0) < fight && s.index_of(EventKind::kDrew, 1) < fight);
  int fights = 0;
  for (const EventKind kind : kinds_of(s, 1)) fights += kind == EventKind::kFight;
  EXPECT_EQ(fights, 1);
  EXPECT_EQ(s.space(1), "dr1");
}

// covers: B15.6, fight-k, trigger-lp-2
TEST(Order, AmountsAreReadOnceOverTheWholeAction) {
  Scenario s(3);  // 1 LP of the fight card and 1 LP of the bandits make 2 from a single action
  s.character(0, "annie-oakley")
      .story(0, "story-homecoming")
      .at(0, "sv2")
      .bandits("sv3")
      .hand(0, "Ad");
  s.fight_deck("fight-k fight-q").turn(0).play(0, "move sv3").pass(0).play(2, "npc-card K");
  EXPECT_EQ(s.player(0).lp, 1);
  s.play(0, "reward lp").expect(0, Ask::kWindow);  // asked when the move is done
  EXPECT_EQ(s.player(0).lp, 2);
  s.play(0, "disc left");
  Scenario t(3);  // 1 LP twice in two actions is no 2 LP
  t.story(0, "story-homecoming").at(0, "rf3").cash(0, 60).turn(0);
  t.play(0, "revel 1").expect(0, Ask::kAction).play(0, "revel 1").expect(0, Ask::kAction);
}

// covers: B15.6
TEST(Order, OutsideAnActionNoAmountExists) {
  Scenario s(3);  // 3 LP of the Wanted row are no "2 LP from a single action"
  s.story(0, "story-homecoming").wp(0, 9).turn(0).play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).lp, 3);
  EXPECT_EQ(s.player(0).discs[0], 0);
}

// covers: B15.7, B12.3, B12.8, ruling 54, ruling 55
TEST(Order, SeveralWhoMustDoTheSameDoItFromTheOneWhoCausedIt) {
  Scenario s(4);  // seat 2 sends the Sheriff among the Wanted players 3, 0 and itself
  for (const Seat seat : {0, 2, 3}) s.at(seat, "dr3").wp(seat, 1);
  s.hand(0, "2h 3h").hand(2, "4h 5h 6h").hand(3, "8h 9c").turn(2).play(2, "play 4h");
  s.play(2, "sheriff dr3").expect(2, Ask::kDiscard).play(2, "discard 5h");
  s.expect(3, Ask::kDiscard).play(3, "discard 8h").expect(0, Ask::kDiscard).play(0, "discard 2h");
  s.expect(2, Ask::kSheriffTarget).leave_open();
  EXPECT_FALSE(s.offers(2, "pick 2"));
  EXPECT_TRUE(s.offers(2, "pick 3"));  // the mover may be the target
}

// covers: B15.8, B6.4, B6.11, poker-ambush
TEST(Order, WhoCannotGoOnDoesWhatIsPossibleAndTheActionIsSpent) {
  Scenario s(3);  // the attacker's only card is lost to Ambush: the fight is off
  s.at(0, "cj3").at(1, "cj3").hand(0, "Kh").hand(1, "4c").turn(0);
  s.play(0, "fight duel 2").pass(0).play(1, "react 4c").settle();
  EXPECT_TRUE(s.discarded("Kh"));
  EXPECT_TRUE(s.happened(EventKind::kFightOff, 0));
  EXPECT_EQ(s.player(0).wounds + s.player(1).wounds, 0);
  EXPECT_EQ(s.pub().actions_left, 2);
  s.hand(0, "Qh").refused(0, "fight duel 2", "B6.1");
}

// covers: B15.9, poker-second-wind
TEST(Order, AtMostEightExtraActionsInATurn) {
  Scenario s(3);
  s.hand(0, "3c 3s 9h 9d").deck_only("").turn(0);
  s.play(0, "play 3c").play(0, "play 3s");
  EXPECT_EQ(s.pub().actions_left, 5);  // 3 - 2 + 4
  s.play(0, "play 9h");                // both come back
  EXPECT_EQ(s.cards(0), "3c 3s 9d");
  s.play(0, "play 3c").play(0, "play 3s");
  EXPECT_EQ(s.pub().actions_left, 6);  // 8 extra so far
  s.draws("3c 3s").play(0, "play 9d");
  EXPECT_EQ(s.pub().actions_left, 5);
  s.play(0, "play 3c");
  EXPECT_EQ(s.pub().actions_left, 4);  // no more
}

// covers: B15.9, die-dust, G18
TEST(Order, GoldDustRollsADieAgainTwelveTimesAtMost) {
  Scenario s(3);
  std::string faces = "die-dust die-gravel";
  for (int i = 0; i < 12; ++i) faces += " die-dust";
  s.at(0, "sh2").dice(faces).turn(0).play(0, "prospect").expect(0, Ask::kAction);
  int rolls[2] = {0, 0};
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kDice) ++rolls[s.events().list[i].a];
  EXPECT_EQ(rolls[0], 13);
  EXPECT_EQ(rolls[1], 1);
  EXPECT_EQ(s.dollars(0), 120);
}

// covers: B15.9, G7, kit-carson
TEST(Order, AnEffectIsNotSetOffByItsOwnResult) {
  Scenario s(3);  // Kit Carson's extra step ends no move of its own
  s.character(0, "kit-carson").character(1, "mary-fields").unlocked(0).at(0, "sv1").turn(0);
  s.play(0, "move sv2").play(0, "trigger character 1 1");
  if (s.asks(0, Ask::kMay)) s.play(0, "accept");
  s.play(0, "move sv4").expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "sv4");
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: B15.10, B10.1
TEST(Order, CardsAreDrawnOneByOneReshufflingInBetween) {
  Scenario s(3);  // Bad Blood with three cards left: 2, 1, and 1 of the reshuffled discards
  s.story(0, "story-bad-blood").next_story("story-high-noon").discs(2, 0, 1).discs(0, 0, 1);
  s.deck_only("2h 3h 4h Kd").discards("Kd").draws("2h 3h 4h").turn(0).play(0, "end-turn");
  EXPECT_EQ(s.cards(0), "2h 3h");
  EXPECT_EQ(s.cards(2), "4h Kd");
  EXPECT_EQ(s.pub().discards, 0u);
}

}  // namespace
}  // namespace dr::b15_order_test
