// The Man in Black (content.md C10): fights, stories, the Sheriff, the end.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::fights_and_stories_test {
namespace {

const ManInBlack& him(const Scenario& s) { return s.pub().mib; }

// --- MB3: what he is ---

// covers: MB3, MB11, whiskey
TEST(MB3, HeIsSomebodyInTheSpace) {
  Scenario s(2);
  s.at(kMib, "dr6").at(0, "dr5").item(0, "whiskey").cash(kMib, 20).hand(0, "9c").turn(0);
  s.play(0, "move dr6").pass(0);
  EXPECT_TRUE(s.offers(0, "trigger item whiskey 2"));
  s.play(0, "trigger item whiskey 2");
  EXPECT_EQ(him(s).lp, 0);  // a wound never affects him
  s.play(0, "react 9c").settle();
  EXPECT_EQ(s.dollars(0), 10);  // MB11: he gives $10
  EXPECT_EQ(him(s).cash, 1);
  EXPECT_EQ(s.player(1).wounds, 0);
}

// covers: MB11
TEST(MB11, WithoutMoneyHeGivesNothing) {
  Scenario s(2);
  s.at(kMib, "dr6")
      .at(0, "dr5")
      .hand(0, "9c")
      .turn(0)
      .play(0, "move dr6")
      .pass(0)
      .play(0, "react 9c");
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "");
  EXPECT_EQ(s.dollars(0), 0);
}

// covers: MB11, mib-06
TEST(MB11, HisPurseHoldsA120Dollars) {
  Scenario s(2);
  s.cash(kMib, 120).next_mib("mib-06").mib_turn();
  EXPECT_EQ(him(s).cash, 6);  // $120, less $60
  EXPECT_EQ(him(s).lp, 2);
}

// covers: MB3, trigger-company, MB9
TEST(MB3, EndingATurnWithHimIsCompany) {
  Scenario s(2);
  s.at(kMib, "dr6").at(0, "dr6").story(0, "story-traveling-circus").discs(1, 0, 1).turn(0);
  s.play(0, "end-turn").next_story("story-high-noon").play(0, "disc left").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).lp, 1);  // two discs are enough
  EXPECT_EQ(s.player(1).lp, 1);
}

// covers: MB3, MB15
TEST(MB3, HeNeitherJoinsNorDealsAGambleNorPlaysAnNpc) {
  Scenario s(2);
  s.at(kMib, "dr6").cash(kMib, 60).at(0, "dr5").cash(0, 10).hand(0, "Ac").turn(0);
  s.draws("As Qc Js 5c 6c 3d 4s Kh").play(0, "poker").expect(1, Ask::kLay);
  s.play(1, "lay 5c").play(1, "lay 6c");
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(him(s).cash, 6);
  Scenario t(2);
  t.at(1, "mp8").bandits("mp1").hand(1, "Kh").fight_deck("fight-j fight-q").turn(1);
  t.play(1, "move mp1")
      .pass(1)
      .expect(0, Ask::kCommitFight)
      .play(0, "npc-card J")
      .play(1, "reward lp");
}

// covers: MB3, B8.4
TEST(MB3, HisFigureKeepsBanditsAway) {
  Scenario s(2);
  s.at(kMib, "sh1").at(0, "mp2").story(0, "story-bad-blood").discs(1, 0, 2);
  s.turn(0)
      .draws("5h 5d")
      .next_story("story-high-noon")
      .play(0, "end-turn")
      .expect(1, Ask::kIncome);
  EXPECT_FALSE(s.bandits_at("sh1"));
  EXPECT_TRUE(s.bandits_at("dx1"));
}

// covers: MB3
TEST(MB3, HisTurnIsNobodysOwnTurn) {
  Scenario s(2);
  s.at(0, "dr6").lp(0, 1).hand(0, "Kh").story(0, "story-high-noon").story(1, "story-high-noon");
  s.next_mib("mib-01").draws("5h 6h 7h").mib_turn().pass(0).play(0, "commit Kh").settle();
  s.expect(0, Ask::kIncome);  // player 1 won a fight, and placed no disc
  EXPECT_EQ(s.player(0).discs[0] + s.player(0).discs[1], 0);
  EXPECT_EQ(him(s).lp, 1);
}

// --- MB7, MB8: his fights ---

// covers: MB7, MB8
TEST(MB7, HeDrawsThreeAndLaysTheHighest) {
  Scenario s(2);
  s.at(kMib, "dr6").at(0, "dr6").lp(kMib, 3).hand(0, "Kh").turn(0);
  s.draws("5h Qd 7h").play(0, "fight duel mib").pass(0).settle();
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(him(s).lp, 2);  // MB8: one LP for losing, no card, no wound
  EXPECT_EQ(him(s).hand_n, 0);
  for (const char* card : {"5h", "Qd", "7h", "Kh"}) EXPECT_TRUE(s.discarded(card)) << card;
  bool queen = false;
  for (int i = 0; i < s.events().n; ++i) {
    const Event& e = s.events().list[i];
    queen |=
        e.kind == EventKind::kRevealed && e.seat == kMib && e.a == make_card(12, Suit::kDiamonds);
  }
  EXPECT_TRUE(queen);
}

// covers: MB7
TEST(MB7, OfEqualsTheFirstDrawn) {
  for (const bool clubs : {true, false}) {
    SCOPED_TRACE(clubs);
    Scenario s(2);
    s.at(kMib, "dr6").at(0, "dr6").hand(0, "Kh").turn(0);
    s.draws(clubs ? "Qc Qd 7h" : "Qd Qc 7h").play(0, "fight duel mib").pass(0).settle();
    Card shown = kNone;
    for (int i = 0; i < s.events().n; ++i)
      if (s.events().list[i].kind == EventKind::kRevealed && s.events().list[i].seat == kMib)
        shown = static_cast<Card>(s.events().list[i].a);
    EXPECT_EQ(shown, make_card(12, clubs ? Suit::kClubs : Suit::kDiamonds));
  }
}

// covers: MB7
TEST(MB7, HeUsesNoBonusAndNoReaction) {
  Scenario s(2);  // a laid King of clubs is no Shootout, a Stick 'Em Up stays in his hand
  s.at(kMib, "dr6").at(0, "dr6").hand(0, "Kh").turn(0);
  s.draws("Kc 3h 3d").play(0, "fight duel mib").pass(0).settle();
  EXPECT_EQ(s.player(0).lp, 2);  // a tie: who started the fight wins
  Scenario t(2);                 // Quick Draw neither
  t.at(kMib, "dr6").at(0, "dr6").hand(0, "Ah").turn(0);
  t.draws("Ac 3h 3d").play(0, "fight duel mib").pass(0).settle();
  EXPECT_EQ(t.player(0).lp, 2);
}

// covers: MB7
TEST(MB7, WhoStartedTheFightWinsTies) {
  Scenario s(2);
  s.at(0, "dr6").lp(0, 1).hand(0, "Qh").next_mib("mib-01").draws("5h Qd 7h 9c").mib_turn();
  s.pass(0).play(0, "commit Qh").settle();
  EXPECT_EQ(him(s).lp, 3);
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "9c");
  Scenario t(2);  // abilities may say otherwise
  t.at(0, "dr6").lp(0, 1).hand(0, "Ac").next_mib("mib-01").draws("5h Ad 7h").mib_turn();
  t.pass(0).play(0, "commit Ac").settle();
  EXPECT_EQ(t.player(0).wounds, 0);
  EXPECT_EQ(him(t).lp, 1);
}

// covers: MB7, annie-oakley
TEST(MB7, OfferedAChoiceHeDiscardsWhileHeHoldsTwo) {
  Scenario s(2);
  s.character(0, "annie-oakley").unlocked(0).at(kMib, "dr6").at(0, "dr6").hand(0, "10h").turn(0);
  s.draws("5h Qd 7h").random_cards("Qd").play(0, "fight duel mib").settle();
  EXPECT_EQ(s.player(0).lp, 2);  // 10 against 7
  Scenario t(2);                 // with one card he takes the wound, which is none
  t.character(0, "annie-oakley").unlocked(0).at(kMib, "dr6").at(0, "dr6").hand(0, "10h").turn(0);
  t.deck_only("Qd").play(0, "fight duel mib").settle();
  EXPECT_EQ(t.player(0).lp, 0);
  EXPECT_EQ(t.player(0).wounds, 1);
}

// covers: MB7, rifle, poker-ambush
TEST(MB7, LookAndDiscardActOnHisCards) {
  Scenario s(2);
  s.item(0, "rifle").at(kMib, "dr6").at(0, "dr6").hand(0, "10h 4c").turn(0);
  s.draws("5h Qd 7h").random_cards("5h Qd").play(0, "fight duel mib");
  int saw = 0;
  for (int i = 0; i < s.events().n; ++i) saw += s.events().list[i].kind == EventKind::kSaw;
  EXPECT_EQ(saw, 2);
  s.random_cards("Qd").play(0, "react 4c").settle();
  EXPECT_TRUE(s.discarded("Qd"));
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: MB8
TEST(MB8, HeIsRobbedOfHalfHisPurse) {
  Scenario s(2);
  s.at(kMib, "dr6").at(0, "dr6").cash(kMib, 50).hand(0, "Kh").turn(0);
  s.draws("5h 6h 7h").play(0, "fight robbery mib").pass(0).settle().expect(0, Ask::kLoot);
  EXPECT_FALSE(s.offers(0, "loot nuggets"));
  s.play(0, "loot cash");
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(him(s).cash, 2);
  EXPECT_EQ(s.player(0).wp, 1);
  s.refused(0, "fight duel mib", "B6.1");
}

// covers: MB8
TEST(MB8, HeCannotBeArrested) {
  Scenario s(2);
  s.at(kMib, "dr6").at(0, "dr6").mp(0, 3).hand(0, "Kh").turn(0);
  s.refused(0, "fight arrest mib", "B6.2");
  EXPECT_TRUE(s.offers(0, "fight duel mib"));
}

// covers: MB8, mib-02
TEST(MB8, WithoutCashHeTakesNuggetsToTheSupply) {
  Scenario s(2);
  s.at(0, "dr6").nuggets(0, 3).next_mib("mib-02").draws("5h 6h 7h 9c").mib_turn().settle();
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.pub().supply_nuggets, 35);
  EXPECT_EQ(him(s).cash, 1);  // $40 for two, less $30
  EXPECT_EQ(him(s).lp, 2);
}

// covers: MB8
TEST(MB8, BeatenInHisOwnDuelHeLosesALp) {
  Scenario s(2);
  s.at(0, "dr6").lp(0, 1).lp(kMib, 4).hand(0, "Kh").next_mib("mib-08").draws("5h 6h 7h").mib_turn();
  s.pass(0).play(0, "commit Kh").settle();
  EXPECT_EQ(him(s).lp, 4);       // one of the card, one lost
  EXPECT_EQ(s.player(0).lp, 1);  // a target that wins gains nothing
}

// covers: MB13
TEST(MB13, WithFewerCardsHeHasWhatThereIs) {
  Scenario s(2);
  s.at(kMib, "dr6")
      .at(0, "dr6")
      .hand(0, "Kh")
      .turn(0)
      .deck_only("Ad")
      .play(0, "fight duel mib")
      .pass(0);
  EXPECT_EQ(s.player(0).wounds, 1);
  Scenario t(2);  // with none he declines
  t.at(kMib, "dr6").at(0, "dr6").lp(kMib, 3).hand(0, "2c").turn(0).deck_only("");
  t.play(0, "fight duel mib").pass(0);
  EXPECT_EQ(t.player(0).lp, 2);
  EXPECT_EQ(him(t).lp, 2);
  Scenario u(2);  // and starts no fight
  u.at(0, "dr6").lp(0, 1).hand(0, "2c").deck_only("").next_mib("mib-01").mib_turn();
  u.expect(0, Ask::kIncome);
  EXPECT_EQ(him(u).lp, 1);
  EXPECT_EQ(u.player(0).wounds, 0);
}

// --- MB9: stories ---

// covers: MB9, mib-08
TEST(MB9, HisDiscGoesWhereThereIsRoom) {
  struct Row {
    const char* what;
    int his[2], theirs[2];
    int after[2];
  };
  for (const Row& row :
       {Row{"free", {0, 0}, {0, 0}, {1, 0}}, Row{"already his", {1, 0}, {0, 0}, {1, 1}},
        Row{"full", {0, 0}, {2, 0}, {0, 1}}, Row{"both his", {1, 1}, {0, 0}, {1, 1}}}) {
    SCOPED_TRACE(row.what);
    Scenario s(2);
    s.story(0, "story-homecoming").story(1, "story-boomtown").lp(0, 1);
    for (int deck = 0; deck < 2; ++deck) {
      if (row.theirs[deck]) s.discs(1, deck, row.theirs[deck]);
      if (row.his[deck]) s.discs(kMib, deck, row.his[deck]);
    }
    if (row.theirs[0] == 2) s.next_story("story-high-noon");  // complete: resolved at the end
    s.next_mib("mib-08").mib_turn().settle();
    if (row.theirs[0] == 2) s.expect(1, Ask::kOption).play(1, "option 1");
    EXPECT_EQ(him(s).discs[0], row.after[0]);
    EXPECT_EQ(him(s).discs[1], row.after[1]);
  }
}

// covers: MB9, mib-09
TEST(MB9, HisSecondDiscGoesToTheOtherStory) {
  Scenario s(2);
  s.story(0, "story-homecoming").story(1, "story-boomtown").discs(kMib, 0, 1).at(0, "mp8");
  s.next_mib("mib-09").mib_turn();
  EXPECT_EQ(him(s).discs[0], 1);
  EXPECT_EQ(him(s).discs[1], 1);
}

// covers: MB9, story-local-rabble
TEST(MB9, AStoryHeCompletesIsResolvedAtTheEndOfHisTurn) {
  Scenario s(2);
  s.story(0, "story-local-rabble").discs(1, 0, 1).at(0, "dr3").wp(0, 1);
  s.next_mib("mib-08").next_story("story-high-noon").draws("5h 5d").mib_turn();
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.cards(1), "5h");
  EXPECT_EQ(him(s).lp, 2);  // one of the card, one in place of the reward
  EXPECT_EQ(him(s).cash, 0);
  EXPECT_EQ(him(s).discs[0], 0);
  EXPECT_TRUE(s.bandits_at("sh1"));
  EXPECT_EQ(s.space(0), "dr1");  // MB10: the Sheriff went for player 1, who had no card
  EXPECT_EQ(s.cards(0), "5d");
}

// covers: MB9, story-iron-horse
TEST(MB9, AsAContributorHeGainsOneLp) {
  Scenario s(2);
  s.story(0, "story-iron-horse").discs(kMib, 0, 1).at(0, "mp2").turn(0).play(0, "end-turn");
  s.next_story("story-high-noon").play(0, "disc left").expect(1, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(him(s).lp, 1);
  EXPECT_EQ(him(s).cash, 0);
}

// --- MB10, MB14: the Sheriff on his card ---

// covers: MB10
TEST(MB10, TheSheriffGoesForTheMostWantedAndTheOtherHumanPlaysHim) {
  Scenario s(2);
  s.at(0, "dr2").at(1, "dr10").wp(0, 1).wp(1, 2).hand(1, "Kh 5h").next_mib("mib-07");
  s.fight_deck("fight-2 fight-8 fight-j fight-q").mib_turn();
  s.expect(1, Ask::kDiscard).play(1, "discard 5h");  // not player 1, two spaces away
  s.pass(1).play(1, "commit Kh").expect(0, Ask::kCommitFight).play(0, "npc-card 8");
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(1).wp, 2);
  EXPECT_EQ(him(s).lp, 1);  // no arrest
}

// covers: MB10, B12.3
TEST(MB10, AWantedPlayerOnTheWayStopsHim) {
  Scenario s(2);
  s.at(0, "dr3").at(1, "dr10").wp(0, 1).wp(1, 2).next_mib("mib-07").draws("5h").mib_turn();
  EXPECT_EQ(s.player(0).wp, 0);  // dr3 is the first space listed
  EXPECT_EQ(s.player(1).wp, 2);
  EXPECT_EQ(him(s).lp, 2);
}

// covers: MB10
TEST(MB10, OfEqualsTheNearerToTheSheriff) {
  Scenario s(2);
  s.at(0, "dr10").at(1, "dr3").wp(0, 2).wp(1, 2).next_mib("mib-07").draws("5h").mib_turn();
  EXPECT_EQ(s.player(0).wp, 2);
  EXPECT_EQ(s.player(1).wp, 0);
}

// covers: MB10, ruling 58
TEST(MB10, ASheriffWhoIsThereAlreadyStaysAndThatIsTold) {
  Scenario s(2);
  s.at(0, "dr1").wp(0, 1).hand(0, "5h").next_mib("mib-07").mib_turn();
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_TRUE(s.happened(EventKind::kSheriffStayed, kMib));
}

// covers: MB14
TEST(MB14, OfTwoInOneSpaceTheOneWithMoreWp) {
  for (const int wp : {3, 2}) {
    SCOPED_TRACE(wp);
    Scenario s(2);
    s.at(0, "dr3").at(1, "dr3").wp(0, 2).wp(1, wp).next_mib("mib-07").draws("5h").mib_turn();
    EXPECT_EQ(s.player(1).wp, wp == 3 ? 0 : 2);  // else turn order
    EXPECT_EQ(s.player(0).wp, wp == 3 ? 2 : 0);
    EXPECT_EQ(him(s).lp, 2);
  }
}

// --- MB12: the end ---

// covers: MB12
TEST(MB12, HeWinsTies) {
  Scenario s(2);
  s.lp(0, 10).lp(1, 8).lp(kMib, 9).cash(kMib, 60);
  Scores score = scores(default_content().catalog, s.pub());
  EXPECT_EQ(score.seat[kMib].total, 10);
  EXPECT_EQ(score.winners, seat_bit(kMib));
  s.cash(kMib, 50);
  score = scores(default_content().catalog, s.pub());
  EXPECT_EQ(score.seat[kMib].total, 9);
  EXPECT_EQ(score.winners, seat_bit(0));
  s.cash(kMib, 120).lp(1, 12);
  EXPECT_EQ(scores(default_content().catalog, s.pub()).seat[kMib].total, 11);
  EXPECT_EQ(scores(default_content().catalog, s.pub()).winners, seat_bit(1));
}

}  // namespace
}  // namespace dr::fights_and_stories_test
