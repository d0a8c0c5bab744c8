// B11 Fights with non-player characters: bandits and the bank guard.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/base/random.h"
#include "tests/support/scenario.h"
#include "tests/support/staged.h"

namespace dr::b11_npc_fight_test {
namespace {

using namespace staged;

// covers: B11.1, ruling 41
TEST(NpcFight, TheRightNeighbourDrawsTwoForBanditsThreeForTheGuardFourForTheSheriff) {
  Scenario bandit(4);
  bandit.at(1, "mp4").bandits("sh1").hand(1, "Kh").turn(1);
  bandit.play(1, "move sh1");
  EXPECT_EQ(bandit.last(EventKind::kNpcDrew).seat, 0);
  EXPECT_EQ(bandit.last(EventKind::kNpcDrew).a, 2);
  EXPECT_EQ(std::popcount(bandit.state().own[0].npc_cards), 2);
  bandit.leave_open();

  Scenario guard(4);
  guard.at(0, "dr10").hand(0, "Kh").turn(0);
  guard.play(0, "heist");
  EXPECT_EQ(guard.last(EventKind::kNpcDrew).seat, 3);
  EXPECT_EQ(std::popcount(guard.state().own[3].npc_cards), 3);
  guard.leave_open();

  Scenario sheriff(4);  // right of the Wanted player, not of the mover
  sheriff.at(2, "dr5").wp(2, 1).hand(2, "Kh 5h").hand(0, "4h").turn(0);
  sheriff.play(0, "play 4h").play(0, "sheriff dr5").play(2, "discard 5h");
  EXPECT_EQ(sheriff.last(EventKind::kNpcDrew).seat, 1);
  EXPECT_EQ(std::popcount(sheriff.state().own[1].npc_cards), 4);
  sheriff.leave_open();
}

// covers: B11.2, ruling 43, poker-stick-em-up, fight-k
TEST(NpcFight, TheOrderOfTheSteps) {
  Scenario s(3);
  at_hideout(s, "Jc 3h 3d", "fight-k fight-q");
  s.play(0, "move sh1").expect(0, Ask::kWindow);  // start of the fight, the cards drawn
  EXPECT_EQ(s.pub().fight.npc_drawn, 2);
  EXPECT_EQ(s.player(0).committed, 0);
  s.pass(0).expect(0, Ask::kCommit).play(0, "commit Jc");
  s.expect(2, Ask::kCommitFight).play(2, "npc-card K");
  EXPECT_EQ(s.pub().fight.card[1], 11);  // revealed
  EXPECT_EQ(s.player(0).lp, 0);          // its effect waits for the Reactions
  s.expect(0, Ask::kWindow).play(0, "react 3h");
  s.expect(0, Ask::kWindow).play(0, "react 3d");  // any number of them
  EXPECT_EQ(s.last(EventKind::kCompared).a, 11);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 9);
  EXPECT_EQ(s.player(0).lp, 1);                                // the K's own effect
  s.expect(0, Ask::kReward).draws("5h").play(0, "reward lp");  // Steady Hand draws
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.cards(0), "5h");
}

// covers: B11.2, ruling 42
TEST(NpcFight, TheNpcWinsTies) {
  Scenario bandit(3);
  at_hideout(bandit, "Jd", "fight-j fight-q");
  bandit.play(0, "move sh1").settle().draws("5h").play(2, "npc-card J");
  EXPECT_EQ(bandit.player(0).lp, 0);
  EXPECT_TRUE(bandit.happened(EventKind::kLostFight, 0));

  Scenario sheriff(3);
  sheriff.at(0, "dr5").wp(0, 1).hand(0, "Qh 4h").fight_deck("fight-q").turn(0);
  sheriff.play(0, "play 4h").play(0, "sheriff dr5");  // the last card is discarded
  EXPECT_EQ(sheriff.space(0), "dr1");                 // no card: surrendered
  Scenario tie(3);
  tie.at(0, "dr5").wp(0, 1).hand(0, "Qh 5h 4h").fight_deck("fight-q").turn(0);
  tie.play(0, "play 4h").play(0, "sheriff dr5").play(0, "discard 5h").settle();
  tie.play(0, "commit Qh").draws("6h 6d").play(2, "npc-card Q").settle();
  EXPECT_EQ(tie.space(0), "dr1");
  EXPECT_EQ(tie.player(0).wp, 0);
}

// covers: B11.2, poker-quick-draw
TEST(NpcFight, QuickDrawWinsTiesWithThem) {
  Scenario s(3);
  at_hideout(s, "Ac", "fight-a fight-q");
  s.play(0, "move sh1").settle().play(2, "npc-card A").play(0, "option 1").play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: B11.3
TEST(NpcFight, BeatenBanditsPayALegendaryOrAMarshalPointAndLeave) {
  for (const bool mp : {true, false}) {
    SCOPED_TRACE(mp);
    Scenario s(3);
    at_hideout(s, "Kh", "fight-j fight-q");
    s.play(0, "move sh1").settle().play(2, "npc-card J");
    s.expect(0, Ask::kReward).play(0, mp ? "reward mp" : "reward lp").settle();
    EXPECT_EQ(s.player(0).mp, mp ? 1 : 0);
    EXPECT_EQ(s.player(0).lp, mp ? 0 : 1);
    EXPECT_EQ(s.dollars(0), mp ? 30 : 10);  // the J's $10, Marshal space 1
    EXPECT_FALSE(s.bandits_at("sh1"));
    EXPECT_EQ(s.player(0).wounds, 0);
    EXPECT_EQ(s.space(0), "sh1");
    EXPECT_EQ(s.pub().actions_left, 2);
  }
}

// covers: B11.3, ruling 49
TEST(NpcFight, AWantedPlayerMustTakeTheLegendaryPoint) {
  Scenario s(3);
  at_hideout(s.wp(0, 2), "Kh", "fight-j fight-q");
  s.play(0, "move sh1").settle().play(2, "npc-card J").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.player(0).mp, 0);
}

// covers: B11.3
TEST(NpcFight, LostToBanditsTheyLeaveAllTheSame) {
  Scenario s(3);
  at_hideout(s, "5h", "fight-j fight-q");
  s.play(0, "move sh1").settle().draws("2h").play(2, "npc-card J");
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "2h");
  EXPECT_FALSE(s.bandits_at("sh1"));
  EXPECT_EQ(s.space(0), "sh1");
  EXPECT_TRUE(s.discarded("5h"));
}

// covers: B11.3, ruling 46, fight-5, fight-9
TEST(NpcFight, CardsFiveAndNineForbidTheMarshalPoint) {
  for (const bool nine : {true, false}) {
    SCOPED_TRACE(nine);
    Scenario s(3);
    at_hideout(s.cash(0, 20), "Kh", "fight-5 fight-9");
    s.play(0, "move sh1").settle().play(2, nine ? "npc-card 9" : "npc-card 5").settle();
    EXPECT_EQ(s.player(0).lp, 1);  // not asked
    EXPECT_EQ(s.player(0).mp, 0);
    EXPECT_EQ(s.dollars(0), nine ? 10 : 20);
    EXPECT_EQ(s.player(0).wounds, nine ? 0 : 1);
  }
  Scenario guard(3);  // against the guard only the rest applies
  guard.at(0, "dr10").hand(0, "Kh").fight_deck("fight-5").turn(0);
  guard.draws("2h").play(0, "heist").settle().play(2, "npc-card 5").settle();
  EXPECT_EQ(guard.player(0).wp, 3);
  EXPECT_EQ(guard.player(0).wounds, 1);
}

// covers: B11.4
TEST(NpcFight, FightCardsDrawnGoUnderTheDeckShuffled) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "5h").fight_deck("fight-q fight-3 fight-k fight-7 fight-a").turn(0);
  s.play(0, "heist").settle().draws("2h 2d").play(2, "npc-card Q").settle();
  const auto& order = s.state().hid.fight_order;
  EXPECT_EQ(s.pub().fight_deck_n, 13);
  EXPECT_EQ(order[0], 5);   // fight-7 is the next one
  EXPECT_EQ(order[1], 12);  // fight-a
  EXPECT_EQ((std::set<int>{order[10], order[11], order[12]}), (std::set<int>{1, 10, 11}));
  EXPECT_EQ(s.state().own[2].npc_cards, 0);
  EXPECT_TRUE(s.discarded("5h"));
}

// covers: B11.5, annie-oakley, jesse-james, rifle, shotgun
TEST(NpcFight, EffectsOfFightsWithPlayersDoNotApply) {
  Scenario annie(3);
  at_hideout(annie.character(0, "annie-oakley").lp(0, 5).item(0, "rifle"), "Kh", "fight-j fight-q");
  annie.play(0, "move sh1").expect(0, Ask::kWindow).pass(0);  // no effect at its start
  EXPECT_FALSE(annie.happened(EventKind::kUsed, 0));
  annie.play(2, "npc-card J").play(0, "reward lp");

  Scenario jesse(3);  // a tie is lost; in town nothing is lowered either
  jesse.character(0, "jesse-james")
      .lp(0, 5)
      .at(0, "dr10")
      .hand(0, "Jd")
      .fight_deck("fight-j")
      .turn(0);
  jesse.play(0, "heist").settle().draws("2h").play(2, "npc-card J").settle();
  EXPECT_EQ(jesse.player(0).wp, 1);

  Scenario shotgun(3);  // "you won a fight" does
  at_hideout(shotgun.item(0, "shotgun"), "Kh", "fight-j fight-q");
  shotgun.play(0, "move sh1").settle().play(2, "npc-card J").draws("2h").play(0, "reward lp");
  EXPECT_EQ(shotgun.cards(0), "2h");
}

// covers: B11.2, B11.6, ruling 48, ruling 124
TEST(NpcFight, WithoutACardItIsLostWhateverTheNpcPlays) {
  Scenario s(3);
  s.at(0, "dr10").item(0, "revolver-up").fight_deck("fight-2 fight-3 fight-4").lp(0, 3).turn(0);
  s.play(0, "heist").expect(2, Ask::kCommitFight).draws("5h").play(2, "npc-card 2").settle();
  EXPECT_EQ(s.last(EventKind::kCompared).a, 0);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 2);
  EXPECT_EQ(s.player(0).lp, 2);      // the card's effect: a wound and 1 LP
  EXPECT_EQ(s.player(0).wounds, 2);  // and the wound of the heist
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.cards(0), "5h");
  EXPECT_EQ(s.dollars(0), 0);
}

// covers: B11.6, switch guard-ties=player
TEST(NpcFight, NoCardWinsNoTieEither) {
  Scenario s(3);
  s.side("guard-ties", "player").at(0, "dr10").fight_deck("fight-2 fight-3 fight-4").turn(0);
  s.draws("5h").play(0, "heist").play(2, "npc-card 2").settle();
  EXPECT_EQ(s.player(0).wp, 1);
}

// covers: B11.6, B12.4
TEST(NpcFight, WithoutACardAWantedPlayerSurrenders) {
  Scenario s(3);
  s.at(1, "dr5").wp(1, 2).hand(0, "4h").turn(0);
  s.draws("5h").play(0, "play 4h").play(0, "sheriff dr5");
  EXPECT_TRUE(s.happened(EventKind::kSurrendered, 1));
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.cards(1), "5h");
}

// covers: B11.7
TEST(NpcFight, TheNpcsPlayerAloneSeesTheCardsAndChoosesFreely) {
  Scenario s(3);
  at_hideout(s.hand(2, "3h Ac").item(2, "shotgun-up"), "Kh", "fight-4 fight-a");
  s.play(0, "move sh1").settle();
  EXPECT_EQ(observe(s.state(), 2).own.npc_cards, 1 << 2 | 1 << 12);
  EXPECT_EQ(observe(s.state(), 0).own.npc_cards, 0);
  EXPECT_EQ(observe(s.state(), 1).own.npc_cards, 0);
  EXPECT_TRUE(s.offers(2, "npc-card A"));
  s.play(2, "npc-card 4");  // the worse one, and nothing of its own: no Stick 'Em Up, no Sundown
  EXPECT_EQ(s.last(EventKind::kCompared).a, 13);
  EXPECT_EQ(s.player(0).wounds, 1);
  s.play(0, "reward lp");
  EXPECT_EQ(s.cards(2), "3h Ac");
}

// covers: B11.7, poker-stick-em-up, fight-8
TEST(NpcFight, ALoweredValueKeepsItsEffect) {
  Scenario s(3);
  at_hideout(s, "9c 3h", "fight-j fight-8");
  s.play(0, "move sh1").settle().play(0, "commit 9c").play(2, "npc-card J").play(0, "react 3h");
  EXPECT_EQ(s.dollars(0), 10);  // the effect of the J, not of the 9
  EXPECT_EQ(s.last(EventKind::kCompared).b, 9);
  EXPECT_TRUE(s.happened(EventKind::kLostFight, 0));
}

// covers: B11.7, ruling 47, fight-7, fight-9, fight-a
TEST(NpcFight, TheFightingPlayerMakesTheChoiceOnACard) {
  Scenario seven(3);
  at_hideout(seven, "Kh 5h", "fight-7 fight-9");
  seven.play(0, "move sh1").settle().play(0, "commit Kh").play(2, "npc-card 7").settle();
  seven.expect(0, Ask::kOption).play(0, "option 2").play(0, "reward lp");
  EXPECT_TRUE(seven.discarded("5h"));
  EXPECT_EQ(seven.player(0).wounds, 0);

  Scenario nine(3);
  at_hideout(nine.cash(0, 30), "Kh 5h", "fight-7 fight-9");
  nine.play(0, "move sh1").settle().play(0, "commit Kh").play(2, "npc-card 9").settle();
  nine.expect(0, Ask::kOption).play(0, "option 2");
  EXPECT_EQ(nine.dollars(0), 20);
  EXPECT_EQ(nine.cards(0), "5h");

  Scenario ace(3);
  at_hideout(ace.wp(0, 1), "Kh", "fight-a fight-9");
  ace.play(0, "move sh1").settle().play(2, "npc-card A").expect(0, Ask::kOption);
  EXPECT_FALSE(ace.offers(0, "option 2"));          // no MP while Wanted
  ace.draws("2h 2d").play(0, "option 3").settle();  // 2 WP: a card; lost: a card
  EXPECT_EQ(ace.player(0).wp, 2);

  Scenario marshal(3);
  at_hideout(marshal.mp(0, 4), "Kh", "fight-a fight-9");
  marshal.play(0, "move sh1")
      .settle()
      .play(2, "npc-card A")
      .draws("2h")
      .play(0, "option 3")
      .settle();
  EXPECT_EQ(marshal.player(0).mp, 0);  // switches tracks
  EXPECT_EQ(marshal.player(0).wp, 1);
}

// covers: B11.8, shotgun
TEST(NpcFight, WonTheRewardComesBeforeTheBanditsLeaveAndFightWonEffects) {
  Scenario s(3);
  at_hideout(s.item(0, "shotgun"), "Kh", "fight-j fight-q");
  s.play(0, "move sh1").settle().play(2, "npc-card J");
  EXPECT_TRUE(s.bandits_at("sh1"));
  EXPECT_EQ(s.cards(0), "");
  s.draws("2h").play(0, "reward lp");
  EXPECT_LT(s.index_of(EventKind::kLp, 0), s.index_of(EventKind::kBandits, kNone));
  EXPECT_LT(s.index_of(EventKind::kBandits, kNone), s.index_of(EventKind::kUsed, 0));
  EXPECT_EQ(s.cards(0), "2h");
}

// covers: B11.8, poker-grudge
TEST(NpcFight, LostTheLineOfTheHeistThenTheWoundThenTheCard) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Qc").fight_deck("fight-k").lp(0, 0).turn(0);
  s.play(0, "heist").settle().draws("2h 2d").play(2, "npc-card K").settle();
  const int effect = s.index_of(EventKind::kLp, 0);  // the K's LP, before comparing
  const int points = s.index_of(EventKind::kPoints, 0);
  const int wound = s.index_of(EventKind::kWounded, 0);
  const int card = s.index_of(EventKind::kDrew, 0);
  const int grudge = s.index_of(EventKind::kUsed, 0);
  EXPECT_LT(effect, s.index_of(EventKind::kCompared, 0));
  EXPECT_LT(s.index_of(EventKind::kCompared, 0), points);
  EXPECT_LT(points, wound);
  EXPECT_LT(wound, card);
  EXPECT_LT(card, grudge);
  EXPECT_EQ(s.cards(0), "2h 2d");
}

// covers: G17, poker-ambush
TEST(NpcFight, AmbushReturnsAFightCardUnseenAndLeavesAtLeastOne) {
  Scenario s(3);
  at_hideout(s, "Kh 4c 4s", "fight-j fight-q");
  force(s.edit().hid, Purpose::kFightDeck, 10);  // the Q goes back
  s.play(0, "move sh1").play(0, "react 4c").play(0, "react 4s");
  EXPECT_EQ(s.pub().fight.npc_drawn, 1);
  s.pass(0);
  EXPECT_EQ(s.dollars(0), 10);  // the J was committed by itself
  s.play(0, "reward lp");
  EXPECT_EQ(s.last(EventKind::kNpcRevealed).a, 9);
}

// covers: ruling 44, poker-bulletproof, fight-3, fight-6
TEST(NpcFight, BulletproofCancelsTheWoundsOfAFightCardButNotOfTheSix) {
  for (const bool six : {true, false}) {
    SCOPED_TRACE(six);
    Scenario s(3);
    at_hideout(s.wounds(0, 1), "Jh", "fight-3 fight-6");
    s.play(0, "move sh1").settle().play(2, six ? "npc-card 6" : "npc-card 3").play(0, "reward lp");
    EXPECT_EQ(s.player(0).wounds, six ? 2 : 1);  // none gained before is removed
  }
}

// covers: B11.5, jesse-james
TEST(NpcFight, EffectsOfFightsApplyToThemToo) {
  Scenario s(3);  // outside town Jesse lowers whatever is played against him
  at_hideout(s.character(0, "jesse-james").lp(0, 5), "10c", "fight-10 fight-q");
  s.play(0, "move sh1").settle().play(2, "npc-card 10").pass(2);
  EXPECT_EQ(s.last(EventKind::kCompared).b, 9);
  s.play(0, "reward lp");
}

// covers: B11.8, ruling 119, B2.14, wyatt-earp
TEST(NpcFight, AnAbilityUnlockedByTheRewardAlreadyWorks) {
  Scenario s(3);
  at_hideout(s.character(0, "wyatt-earp").lp(0, 4), "Kh", "fight-j fight-q");
  s.play(0, "move sh1").settle().play(2, "npc-card J").play(0, "reward lp");
  EXPECT_EQ(s.player(0).lp, 5);
  EXPECT_EQ(s.pub().actions_left, 3);  // one spent, one more
}

}  // namespace
}  // namespace dr::b11_npc_fight_test
