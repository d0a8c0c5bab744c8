// A5 Outlaws and claim jumpers, A8 nuggets on the board.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr::outlaws_and_gold_test {
namespace {

// A fight of player 1 with the token at mp7, against the card its right-hand neighbour plays.
void enter(Scenario& s, const char* token, const char* cards, const char* deck) {
  s.at(0, "mp8").hand(0, cards).token(token, "mp7").fight_deck(deck).turn(0);
  s.play(0, "move mp7").settle();
}

// covers: AU20, B4.4
TEST(Fighter, EnteringItsSpaceEndsTheMovement) {
  for (const char* token : {"outlaw-2", "claim-jumper-2"}) {
    SCOPED_TRACE(token);
    Scenario s(3, ante_up());
    s.at(0, "fr1").hand(0, "Kh").item(0, "mustang").token(token, "fr2");  // the only way out
    s.fight_deck("fight-j fight-8").turn(0).refused(0, "move fr4", "AU20");
    s.play(0, "move fr2").settle().play(2, "npc-card J").settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.space(0), "fr2");
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.offers(0, "move fr4"));  // beaten it bars no way
  }
}

// covers: AU20, AU21, outlaw-1, outlaw-6, claim-jumper-1
TEST(Fighter, DrawsItsNumberOfCardsAndGivesItsRewardWhenBeaten) {
  const struct {
    const char* id;
    int cards, lp, dollars, drawn, nuggets;
  } rows[] = {{"outlaw-1", 4, 1, 0, 0, 0},
              {"outlaw-6", 3, 1, 0, 1, 0},
              {"outlaw-9", 5, 2, 30, 0, 0},
              {"claim-jumper-1", 3, 0, 10, 0, 1}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.id);
    const std::string id = row.id;
    Scenario s(3, ante_up());
    enter(s, row.id, "Kd", "fight-q fight-8 fight-2 fight-3 fight-4");
    s.expect(2, Ask::kCommitFight);
    EXPECT_EQ(s.pub().fight.npc_drawn, row.cards);
    EXPECT_TRUE(s.happened(EventKind::kTokenTurned, 0));
    s.draws("2s");  // of the Queen
    if (row.drawn) s.draws("2h");
    if (id == "claim-jumper-1") s.dice("die-nugget die-tailings");
    s.play(2, "npc-card Q").settle();
    if (id == "outlaw-1") {
      EXPECT_TRUE(s.offers(0, "option 1") && s.offers(0, "option 2"));
      s.play(0, "option 2").settle();
    }
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).wp, id == "outlaw-1" ? 1 : 0);
    EXPECT_EQ(s.player(0).lp, row.lp);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.player(0).hand_n, 1 + row.drawn);
    EXPECT_EQ(s.player(0).nuggets, row.nuggets);
    EXPECT_EQ(s.player(0).wounds, 0);
    EXPECT_EQ(s.pub().au.outlaws.size() + s.pub().au.claim_jumpers.size(), 0);
    EXPECT_TRUE(s.discarded("Kd"));
    EXPECT_EQ(s.pub().fight_deck_n, 13);
  }
}

// covers: AU20, G3, outlaw-1
TEST(Fighter, AWantedWinnerTakesTheWantedPoint) {
  Scenario s(3, ante_up());
  s.wp(0, 1);
  enter(s, "outlaw-1", "Ad", "fight-q fight-j fight-2 fight-3");
  s.draws("3h").play(2, "npc-card J").settle().expect(0, Ask::kAction);  // and a card of Wanted 2
  EXPECT_EQ(s.player(0).wp, 2);
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: AU21, ruling 42
TEST(Fighter, WinsTiesAndLosingCostsAWoundAndGivesACard) {
  for (const char* token : {"outlaw-2", "claim-jumper-2"})
    for (const char* card : {"Js", "10d", "Qd"}) {
      SCOPED_TRACE(std::string(token) + " " + card);
      const bool won = *card == 'Q';
      Scenario s(3, ante_up());
      enter(s, token, card, "fight-j fight-2");
      if (!won) s.draws("2h");
      s.play(2, "npc-card J").settle().expect(0, Ask::kAction);
      EXPECT_EQ(s.player(0).wounds, won ? 0 : 1);
      EXPECT_EQ(s.cards(0), won ? "" : "2h");
      EXPECT_EQ(s.happened(EventKind::kLostFight, 0), !won);
      EXPECT_EQ(s.pub().au.outlaws.size() + s.pub().au.claim_jumpers.size(), 0);  // either way
      for (const Space at : s.state().hid.au.token_at) EXPECT_EQ(at, 0);
      EXPECT_EQ(s.space(0), "mp7");
    }
}

// covers: AU21, AU14
TEST(Fighter, BackInItsSupplyItMayComeAgain) {
  Scenario s(3, ante_up());
  enter(s, "outlaw-2", "Qd", "fight-j fight-2");
  s.play(2, "npc-card J").settle();
  s.at(0, "rf3").cash(0, 30).lp(0, 4).marker("5").next_events("event-14").next_token("outlaw-2");
  s.play(0, "revel 1").expect(0, Ask::kAction);
  EXPECT_TRUE(s.token_at(kOutlaws, "dr10"));
}

// covers: AU21, B11.6
TEST(Fighter, BeatsAPlayerWithNoCard) {
  Scenario s(3, ante_up());
  s.at(0, "mp8").token("outlaw-8", "mp7").fight_deck("fight-j fight-2 fight-3 fight-4").turn(0);
  s.draws("2h").play(0, "move mp7").play(2, "npc-card J").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.dollars(0), 10);  // the Jack's effect applies all the same
  EXPECT_EQ(s.player(0).lp, 0);
}

// covers: AU22, ruling 100, wyatt-earp, seth-bullock
TEST(Fighter, IsNoBanditForCharacters) {
  for (const char* character : {"wyatt-earp", "seth-bullock"})
    for (const bool bandit : {true, false}) {
      SCOPED_TRACE(std::string(character) + (bandit ? " bandit" : " outlaw"));
      const bool wyatt = *character == 'w';
      Scenario s(3, ante_up());
      s.character(0, character).unlocked(0).at(0, "mp8").hand(0, "Qd");
      bandit ? s.bandits("mp1") : s.token("outlaw-2", "mp1");
      s.fight_deck("fight-j fight-2").turn(0).play(0, "move mp1").settle();
      if (bandit && !wyatt) s.draws("2h 2d");
      s.play(2, "npc-card J").settle();
      if (bandit) s.play(0, "reward lp");
      s.settle().expect(0, Ask::kAction);
      EXPECT_EQ(s.pub().actions_left, bandit && wyatt ? 3 : 2);
      EXPECT_EQ(s.player(0).hand_n, bandit && !wyatt ? 2 : 0);
    }
}

// covers: AU22, ruling 100, fight-5, fight-9
TEST(Fighter, IsNoBanditForFightCards) {
  for (const char* card : {"5", "9"}) {
    SCOPED_TRACE(card);
    Scenario s(3, ante_up());
    s.cash(0, 10);
    enter(s, "outlaw-1", "Qd", "fight-5 fight-9 fight-2 fight-3");
    s.play(2, std::string("npc-card ") + card).settle();
    s.expect(0, Ask::kOption);             // with no card to discard the 9 cost $10
    EXPECT_TRUE(s.offers(0, "option 1"));  // the Marshal point stays open
    s.play(0, "option 1").settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).mp, 1);
    EXPECT_EQ(s.player(0).wounds, *card == '5' ? 1 : 0);    // the rest of the card applies
    EXPECT_EQ(s.dollars(0), 20 + (*card == '5' ? 10 : 0));  // and Marshal 1
  }
}

// covers: AU21, B11.9, ruling 45, fight-10
TEST(Fighter, Card10BeginsTheFightAnewWithTheSameToken) {
  Scenario s(3, ante_up());
  enter(s, "outlaw-5", "Jd Ad", "fight-10 fight-2 fight-3 fight-j fight-q fight-8");
  s.play(0, "commit Jd").play(2, "npc-card 10").settle().expect(2, Ask::kRestart);
  s.draws("4h").play(2, "accept").settle().expect(0, Ask::kCommit);
  EXPECT_EQ(s.pub().fight.npc_drawn, 3);
  EXPECT_TRUE(s.discarded("Jd"));
  s.play(0, "commit Ad").play(2, "npc-card J").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 70);  // $50, the Jack's and Bounty's $10
  EXPECT_EQ(s.player(0).won[static_cast<int>(FightKind::kOutlaw)], 1);
}

// covers: B4.8, AU61, B11.3
TEST(Fighter, BesideBanditsComesAfterThemWhateverTheOutcome) {
  for (const bool beat_bandits : {true, false}) {
    SCOPED_TRACE(beat_bandits);
    Scenario s(3, ante_up());
    s.at(0, "mp8").hand(0, "Kd Ad").bandits("mp1").token("outlaw-2", "mp1");
    s.fight_deck("fight-j fight-a fight-8 fight-q").turn(0).play(0, "move mp1").settle();
    EXPECT_EQ(s.pub().fight.kind, FightKind::kBandit);
    if (!beat_bandits) s.draws("2s");
    s.play(0, "commit Kd").play(2, beat_bandits ? "npc-card J" : "npc-card A").settle();
    if (!beat_bandits) s.play(0, "option 1");  // of the Ace: 1 LP
    if (beat_bandits) s.play(0, "reward lp");
    s.settle();
    EXPECT_EQ(s.pub().fight.kind, FightKind::kOutlaw);
    EXPECT_FALSE(s.bandits_at("mp1"));
    if (!beat_bandits) s.expect(0, Ask::kCommit).play(0, "commit Ad");
    s.play(2, "npc-card 8").settle().expect(0, Ask::kAction);
    EXPECT_FALSE(s.token_at(kOutlaws, "mp1"));
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_EQ(s.pub().actions_left, 2);  // one move, two fights
  }
}

// covers: AU61, B8.4, story-rub-some-dirt-in-it
TEST(Fighter, NeverKeepsBanditsOut) {
  Scenario s(3, ante_up());
  s.token("outlaw-2", "mp1").longhorn_at("sh8").story(0, "story-rub-some-dirt-in-it");
  s.discs(0, 0, 2).turn(0).draws("2h 2d").next_story("story-the-law").play(0, "end-turn");
  s.expect(1, Ask::kIncome);
  EXPECT_TRUE(s.bandits_at("mp1") && s.bandits_at("sh8"));
  EXPECT_TRUE(s.token_at(kOutlaws, "mp1"));
}

// covers: AU20, B4.7, B12.5, ruling 115
TEST(Fighter, IsFoughtOnlyByWhoEntersAndNothingProlongsThatMove) {
  Scenario s(3, ante_up());  // put in the office by an arrest nobody fights
  s.at(0, "dr6").at(1, "dr6").mp(0, 1).wp(1, 1).hand(0, "Kh").token("outlaw-2", "dr1");
  s.sheriff("cj7").turn(0).draws("9c").play(0, "fight arrest 2").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_TRUE(s.token_at(kOutlaws, "dr1"));
  Scenario sprint(3, ante_up());
  enter(sprint, "outlaw-2", "Kd 6h", "fight-j fight-2");
  sprint.play(0, "commit Kd").play(2, "npc-card J").settle().expect(0, Ask::kAction);
  EXPECT_EQ(sprint.cards(0), "6h");
}

// covers: AU20, poker-saddle-up, AU42
TEST(Fighter, StopsMovesOfCardsAndPassesToo) {
  Scenario s(3, ante_up());
  s.at(0, "mp8").hand(0, "7h Kd").token("outlaw-2", "mp7").fight_deck("fight-j fight-2").turn(0);
  s.play(0, "play 7h").play(0, "move mp7").settle().play(2, "npc-card J").settle();
  EXPECT_EQ(s.dollars(0), 40);
  Scenario pass(3, ante_up());
  pass.at(0, "sh8").hand(0, "Kd").token("outlaw-2", "fr1").fight_deck("fight-j fight-2").turn(0);
  pass.play(0, "cross").settle().play(2, "npc-card J").settle().expect(0, Ask::kAction);
  EXPECT_EQ(pass.dollars(0), 40);
}

// covers: ruling 11
TEST(Fighter, ReadsWhatIsPrintedOnItsTokenFromTheContent) {
  std::vector<SourceFile> files = default_sources(kAnteUp);
  files.push_back(
      {"corrected.cards",
       "outlaw outlaw-2\n  name Outlaw 2\n  cards 5\n  reward gain $40\n  source printed\n", 1});
  const CompileResult result = compile(files);
  ASSERT_TRUE(result.content) << (result.errors.empty() ? "" : to_string(result.errors[0]));
  EXPECT_EQ(result.content->catalog.tokens[1].cards, 5);
  EXPECT_EQ(result.content->catalog.n_tokens, default_content(kAnteUp).catalog.n_tokens);
  EXPECT_EQ(default_content(kAnteUp).catalog.tokens[1].cards, 2);
}

// covers: AU30, B4.6
TEST(Gold, IsTakenInAnyNumberWhereTheMovementEnds) {
  for (const int n : {0, 1, 2, 3}) {
    SCOPED_TRACE(n);
    Scenario s(3, ante_up());
    s.at(0, "rf1").gold("rf3", 3).turn(0).play(0, "move rf3").expect(0, Ask::kWindow);
    s.play(0, n ? "take-nuggets " + std::to_string(n) : "pass");
    if (n && n < 3) s.pass(0);
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).nuggets, n);
    EXPECT_EQ(s.gold_at("rf3"), 3 - n);
    EXPECT_EQ(s.pub().actions_left, 2);  // free
    EXPECT_EQ(s.pub().supply_nuggets, 33);
  }
}

// covers: AU30, B7.5, mule
TEST(Gold, IsTakenWithinTheCarryingLimit) {
  const struct {
    int had, takes;
    bool mule;
  } rows[] = {{0, 4, false}, {3, 1, false}, {4, 0, false}, {4, 2, true}, {0, 5, true}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.had);
    Scenario s(3, ante_up());
    s.at(0, "rf1").nuggets(0, row.had).gold("rf3", 5);
    if (row.mule) s.item(0, "mule");
    s.turn(0).play(0, "move rf3");
    if (row.takes) {
      EXPECT_TRUE(s.offers(0, "take-nuggets " + std::to_string(row.takes)));
      EXPECT_FALSE(s.offers(0, "take-nuggets " + std::to_string(row.takes + 1)));
      s.pass(0);
    }
    s.expect(0, Ask::kAction);
  }
}

// covers: AU30, AU9
TEST(Gold, IsNotTakenInPassingNorByStandingThere) {
  Scenario s(3, ante_up());
  s.at(0, "sv5").gold("sv5", 1).gold("sv4", 1).dice("die-gravel die-gravel").turn(0);
  s.play(0, "prospect").expect(0, Ask::kAction);
  s.play(0, "move sv6").expect(0, Ask::kAction);  // over sv4
  EXPECT_EQ(s.player(0).nuggets, 0);
}

// covers: AU30, G19, story-ghost-mine, B4.8
TEST(Gold, CountsAsNuggetsGainedAndComesAfterAFightThere) {
  Scenario s(3, ante_up());
  s.at(0, "rf1").hand(0, "10d").gold("rf3", 1).token("outlaw-5", "rf3");
  s.story(0, "story-ghost-mine").fight_deck("fight-j fight-q fight-k").turn(0);
  s.play(0, "move rf3").settle().draws("2h").play(2, "npc-card J").settle();  // lost
  s.expect(0, Ask::kWindow).play(0, "take-nuggets 1").settle();
  EXPECT_EQ(s.player(0).nuggets, 1);
  s.expect(0, Ask::kWindow).play(0, "disc left").expect(0, Ask::kAction);
}

}  // namespace
}  // namespace dr::outlaws_and_gold_test
