// A9 The train: its way round, robbing it, the guard.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::train_test {
namespace {

int train_cards_left(const Scenario& s) { return std::popcount(s.state().hid.au.train); }

// Seat 0 robs the train where it stands with one card against the mail car's guard; seat 2, to its
// right, plays the guard.
void mail_car(Scenario& s, std::string_view where, std::string_view card, std::string_view guard) {
  s.train(where).at(0, where).hand(0, card).next_train("train-mail-car");
  s.fight_deck(std::string(guard) + " fight-2").turn(0);
  s.play(0, "rob-train").settle();
}

struct Stop {
  const char *id, *space, *next;
};
constexpr Stop kCircuit[] = {
    {"stop-1", "sv12", "cj8"},   // covers: stop-1
    {"stop-2", "cj8", "fr29"},   // covers: stop-2
    {"stop-3", "fr29", "fr16"},  // covers: stop-3
    {"stop-4", "fr16", "fr1"},   // covers: stop-4
    {"stop-5", "fr1", "sh8"},    // covers: stop-5
    {"stop-6", "sh8", "sh1"},    // covers: stop-6
    {"stop-7", "sh1", "mp1"},    // covers: stop-7
    {"stop-8", "mp1", "sv12"},   // covers: stop-8
};

// covers: AU31, AU32
TEST(AuTrain, GoesOneStopOnAtEachStartOfTurn) {
  const Content& content = default_content(kAnteUp | kAlternativePoker);
  for (const Stop& stop : kCircuit) {
    SCOPED_TRACE(stop.id);
    const auto found = content.lexicon.find(stop.id);
    ASSERT_TRUE(found && found->first == Deck::kStop);
    Scenario s(3, ante_up());
    s.train(stop.space);
    EXPECT_EQ(s.pub().au.train, found->second);
    EXPECT_EQ(s.train_space(), stop.space);
    s.begin_turn(1);
    EXPECT_EQ(s.train_space(), stop.next);
  }
}

// covers: AU31, AU32
TEST(AuTrain, IsBackWhereItStartedAfterEightTurns) {
  Scenario s(4, ante_up());
  s.begin_turn(0);
  std::string way = s.train_space();
  for (Seat turn = 0; turn < 8; ++turn) {
    const Seat seat = turn % 4;
    s.play(seat, "income cash").play(seat, "end-turn");
    way += " " + s.train_space();
  }
  EXPECT_EQ(way, "cj8 fr29 fr16 fr1 sh8 sh1 mp1 sv12 cj8");
}

// covers: AU31, B3.2
TEST(AuTrain, MovesBeforeTheEffectsOfTheStartOfTurn) {
  Scenario s(3, ante_up());
  s.character(0, "mary-fields").unlocked(0).begin_turn(0);
  s.expect(0, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 10);
  const int moved = s.index_of(EventKind::kTrainMoved);
  const int used = s.index_of(EventKind::kUsed);
  ASSERT_GE(moved, 0);
  ASSERT_GE(used, 0);
  EXPECT_LT(moved, used);
}

// covers: AU33, AU68, event-02
TEST(AuTrain, SentSomewhereItGoesOnFromThere) {
  Scenario s(3, ante_up());
  s.at(0, "bg4").cash(0, 10).next_events("event-02").next_token("high-roller-2").turn(0);
  s.play(0, "buy gazette");
  EXPECT_EQ(s.train_space(), "fr1");
  s.play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.train_space(), "sh8");
}

// covers: AU34, AU68, ruling 92
TEST(AuTrain, IsRobbedOnlyWhereItStands) {
  for (const Stop& stop : kCircuit) {
    SCOPED_TRACE(stop.id);
    Scenario there(3, ante_up());
    there.train(stop.space).at(0, stop.space).turn(0);
    EXPECT_TRUE(there.offers(0, "rob-train"));
    Scenario gone(3, ante_up());  // one stop on
    gone.train(stop.next).at(0, stop.space).turn(0);
    EXPECT_FALSE(gone.offers(0, "rob-train"));
    gone.refused(0, "rob-train", "AU34");
  }
  // the other end of a pass, or of the line, is not the train's space
  for (const auto& [train, here] : {std::pair{"fr1", "sh8"},
                                    {"sh8", "fr1"},
                                    {"fr29", "cj8"},
                                    {"cj8", "fr29"},
                                    {"fr16", "sv12"},
                                    {"sv12", "fr16"},
                                    {"sh1", "dx1"},
                                    {"mp1", "sh8"}}) {
    SCOPED_TRACE(std::string(train) + " from " + here);
    Scenario s(3, ante_up());
    s.train(train).at(0, here).turn(0).refused(0, "rob-train", "AU34");
  }
}

// covers: AU34, AU60
TEST(AuTrain, IsRobbedOnceATurnByAPlayer) {
  Scenario s(3, ante_up());
  mail_car(s, "fr29", "Kh", "fight-8");
  s.play(2, "npc-card 8").expect(0, Ask::kAction);
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_FALSE(s.offers(0, "rob-train"));
  s.refused(0, "rob-train", "AU60");
  // the next player is not held by that: it stands where the train comes next
  s.at(1, "fr16").play(0, "end-turn").play(1, "income cash");
  EXPECT_TRUE(s.offers(1, "rob-train"));
}

// covers: AU60, B7.16
TEST(AuTrain, AHeistInTheSameTurnIsAnotherMatter) {
  Scenario s(3, ante_up());
  s.actions(4);
  mail_car(s, "sv12", "Kh", "fight-8");
  s.play(2, "npc-card 8").play(0, "move dr10");
  s.fight_deck("fight-8 fight-2 fight-4").draws("6c").play(0, "heist").settle();
  s.draws("7h").play(2, "npc-card 8").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 2);  // the mail car's and the lost heist's
}

// covers: AU34, train-mail-car
TEST(AuTrain, TheGuardWinsTies) {
  for (const char* guard_ties : {"guard", "player"}) {  // the switch is about the bank's guard
    SCOPED_TRACE(guard_ties);
    Scenario s(3, ante_up());
    s.side("guard-ties", guard_ties);
    mail_car(s, "sv12", "8d", "fight-8");
    s.draws("6h").play(2, "npc-card 8").expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(s.player(0).wp, 1);
    EXPECT_EQ(s.player(0).wounds, 2);  // the 8, and the loss
    EXPECT_EQ(s.cards(0), "6h");
  }
  Scenario higher(3, ante_up());
  mail_car(higher, "sv12", "10d", "fight-8");
  higher.play(2, "npc-card 8").expect(0, Ask::kAction);
  EXPECT_EQ(higher.dollars(0), 40);
  EXPECT_EQ(higher.player(0).wounds, 1);
}

// covers: AU34, poker-quick-draw, fight-a
TEST(AuTrain, QuickDrawWinsTheTie) {
  Scenario s(3, ante_up());
  mail_car(s, "sv12", "Ac", "fight-a");
  s.play(2, "npc-card A").play(0, "option 1").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: AU34, poker-stick-em-up, fight-4
TEST(AuTrain, ReactionsThenTheFightCardThenTheComparison) {
  Scenario s(3, ante_up());
  s.train("fr1").at(0, "fr1").hand(0, "3h Jd Qh").next_train("train-mail-car");
  s.fight_deck("fight-q fight-4").turn(0).play(0, "rob-train").pass(0).play(0, "commit Jd");
  s.draws("6h").play(2, "npc-card Q").expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).hand_n, 2);  // the Queen's card comes after the reactions
  s.play(0, "react 3h").pass(0).expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "6h Qh");
  EXPECT_EQ(s.dollars(0), 40);  // a Queen lowered to 10
}

// covers: AU69, AU34, rifle-up
TEST(AuTrain, TheCardIsShownBeforeTheStartOfTheFight) {
  Scenario s(3, ante_up());
  s.train("fr1").at(0, "fr1").hand(0, "Kh 4c").item(0, "rifle-up").next_train("train-payroll");
  s.fight_deck("fight-8 fight-2 fight-4 fight-3").turn(0);
  s.play(0, "rob-train").expect(0, Ask::kWindow);
  EXPECT_NE(s.pub().au.train_card, 0);
  EXPECT_TRUE(s.happened(EventKind::kTrainCard, 0));
  EXPECT_EQ(std::popcount(s.state().own[2].npc_cards), 3);  // four, less the Buffalo Rifle's one
  s.leave_open();
}

// covers: AU34, B11.4, B11.1
TEST(AuTrain, TheRightHandPlayerPlaysTheGuardAndTheCardsGoUnderTheDeck) {
  Scenario s(4, ante_up());
  s.train("fr1").at(1, "fr1").hand(1, "Kh").next_train("train-gold-shipment");
  s.fight_deck("fight-8 fight-2 fight-4").turn(1).play(1, "rob-train").settle();
  s.expect(0, Ask::kCommitFight);
  EXPECT_EQ(s.options(0), "npc-card 2\nnpc-card 4\nnpc-card 8\n");
  s.draws("6h").play(0, "npc-card 8").expect(1, Ask::kAction);
  EXPECT_TRUE(s.discarded("Kh"));
  EXPECT_EQ(s.pub().fight_deck_n, kFightCards);
  unsigned last = 0;
  for (int i = 10; i < kFightCards; ++i) last |= 1u << s.state().hid.fight_order[i];
  EXPECT_EQ(last, 1u << 0 | 1u << 2 | 1u << 6);
}

// covers: AU34, AU69, B11.6, ruling 124
TEST(AuTrain, WithoutACardItIsRobbedAndLost) {
  Scenario s(3, ante_up());
  s.train("sh1").at(0, "sh1").next_train("train-parlor-car").fight_deck("fight-j fight-2").turn(0);
  s.draws("6h").play(0, "rob-train").play(2, "npc-card J").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "6h");
  EXPECT_EQ(s.dollars(0), 10);  // the Jack's effect
}

// covers: ruling 93, AU34
TEST(AuTrain, BanditsInItsHideoutComeFirst) {
  Scenario s(3, ante_up());
  s.train("sh8").at(0, "sh9").bandits("sh8").hand(0, "Kh Kd").fight_deck("fight-j fight-q").turn(0);
  s.refused(0, "rob-train", "AU34");
  s.play(0, "move sh8").pass(0).play(0, "commit Kh").play(2, "npc-card J").pass(0);
  s.play(0, "reward lp").settle().expect(0, Ask::kAction);
  EXPECT_FALSE(s.bandits_at("sh8"));
  s.next_train("train-dozing-guard").fight_deck("fight-8").play(0, "rob-train").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.pub().actions_left, 1);
  EXPECT_EQ(s.dollars(0), 40);  // the Jack's 10 and the dozing guard's 30
}

// covers: ruling 94, train-empty-safe
TEST(AuTrain, WantedPointsComeFromTheCardAlone) {
  Scenario s(3, ante_up());
  s.train("sv12").at(0, "sv12").hand(0, "7h").next_train("train-empty-safe");
  s.fight_deck("fight-8 fight-2").turn(0).play(0, "rob-train").settle();
  s.draws("6h").play(2, "npc-card 8").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 0);  // lost: a card, no point
}

// covers: ruling 95, B9.1
TEST(AuTrain, AMarshalMayRobItAndChangesTracks) {
  Scenario s(3, ante_up());
  s.mp(0, 4);
  mail_car(s, "cj8", "Kh", "fight-8");
  s.play(2, "npc-card 8").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 1);
}

// covers: AU35
TEST(AuTrain, UsedCardsComeBackWhenTheDeckIsEmpty) {
  Scenario s(3, ante_up());
  s.train("sv12").at(0, "sv12").hand(0, "Kh Kd");
  State& state = s.edit();
  state.hid.au.train = 1 << 2;  // the mail car alone, everything else used
  state.pub.au.train_n = 1;
  state.pub.au.train_discards = 0xFF & ~(1 << 2);
  s.fight_deck("fight-8 fight-2").turn(0).play(0, "rob-train").pass(0).play(0, "commit Kh");
  s.play(2, "npc-card 8").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_EQ(s.pub().au.train_discards, 0xFF);
  EXPECT_EQ(train_cards_left(s), 0);
  s.edit().pub.au.train_done = 0;  // as in a later turn
  s.next_train("train-dozing-guard").fight_deck("fight-8").play(0, "rob-train").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 70);
  EXPECT_EQ(s.pub().au.train_n, 7);
  EXPECT_EQ(train_cards_left(s), 7);
  EXPECT_EQ(s.pub().au.train_discards, 1 << 1);
}

// covers: ruling 112, sundance-kid
TEST(AuTrain, SundanceRidesToTheHideoutBelowTheStop) {
  for (const char* stop : {"sh8", "sh1", "mp1", "cj8", "fr29"}) {
    SCOPED_TRACE(stop);
    Scenario s(3, ante_up());
    s.character(0, "sundance-kid").unlocked(0).at(0, "dr6").train(stop).turn(0);
    s.play(0, "ability 1").settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.space(0), stop);
    EXPECT_TRUE(s.offers(0, "rob-train"));
    EXPECT_FALSE(s.offers(0, "ability 1"));  // once a turn
  }
}

// covers: ruling 112, sundance-kid, B4.4, B4.5
TEST(AuTrain, HisRideIsAMove) {
  Scenario fight(3, ante_up());
  fight.character(0, "sundance-kid").unlocked(0).at(0, "dr6").train("sh8").bandits("sh8");
  fight.hand(0, "Kh").fight_deck("fight-j fight-q").turn(0).play(0, "ability 1").settle();
  fight.play(2, "npc-card J").play(0, "reward lp").expect(0, Ask::kAction);
  EXPECT_EQ(fight.space(0), "sh8");
  EXPECT_FALSE(fight.bandits_at("sh8"));
  Scenario wanted(3, ante_up());
  wanted.character(0, "sundance-kid").unlocked(0).wp(0, 1).at(0, "dr6").train("sh8").sheriff("sh8");
  wanted.turn(0);
  if (wanted.offers(0, "ability 1")) wanted.play(0, "ability 1").settle();
  EXPECT_EQ(wanted.space(0), "dr6");  // not into the Sheriff's arms
}

}  // namespace
}  // namespace dr::train_test
