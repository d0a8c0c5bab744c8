// C16 The train cards: the guard's cards, what is won and what a lost fight costs.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::train_cards_test {
namespace {

struct Row {
  const char* id;
  int guard;
  int dollars, nuggets, lp, cards, wp;  // won; cards: those of the card, not of the Wanted track
  int lost_wp, discards;
};
constexpr Row kRows[] = {
    {"train-dozing-guard", 1, 30, 0, 0, 0, 1, 1, 0},  // covers: train-dozing-guard
    {"train-mail-car", 2, 40, 0, 0, 0, 1, 1, 0},      // covers: train-mail-car
    {"train-parlor-car", 2, 50, 0, 0, 0, 2, 1, 0},    // covers: train-parlor-car
    {"train-empty-safe", 2, 0, 0, 0, 2, 1, 0, 1},     // covers: train-empty-safe
    {"train-gold-shipment", 3, 0, 2, 0, 0, 2, 1, 0},  // covers: train-gold-shipment
    {"train-payroll", 4, 80, 0, 0, 0, 2, 1, 0},       // covers: train-payroll
    {"train-armed-escort", 5, 60, 0, 1, 0, 3, 1, 1},  // covers: train-armed-escort
    {"train-trap", 4, 80, 0, 0, 0, 3, 0, 0},          // covers: train-trap
};

int guard_cards(const Scenario& s) {
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kNpcDrew) return s.events().list[i].a;
  return 0;
}

// Robs the train at `where` and lays `card`; the guard always has the 8.
void rob(Scenario& s, const Row& row, std::string_view where, std::string_view card) {
  s.train(where).at(0, where).next_train(row.id);
  s.fight_deck("fight-8 fight-2 fight-3 fight-4 fight-5").turn(0).play(0, "rob-train").settle();
  if (s.asks(0, Ask::kCommit)) s.play(0, "commit " + std::string(card));
  if (row.guard > 1) s.play(2, "npc-card 8");
  s.settle();
}

// covers: AU34
TEST(TrainCards, EachPaysItsWinLine) {
  for (const Row& row : kRows) {
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    s.hand(0, "Kh");
    const int drawn = row.cards + (row.wp >= 2);  // the second Wanted point draws one
    s.draws(drawn == 2 ? "6h 6d" : drawn == 1 ? "6h" : "");
    rob(s, row, "sv12", "Kh");
    s.expect(0, Ask::kAction);
    EXPECT_EQ(guard_cards(s), row.guard);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.player(0).nuggets, row.nuggets);
    EXPECT_EQ(s.player(0).lp, row.lp);
    EXPECT_EQ(s.player(0).wp, row.wp);
    EXPECT_EQ(s.player(0).hand_n, drawn);
    EXPECT_EQ(s.player(0).wounds, 1);  // of the 8
    EXPECT_EQ(s.space(0), "sv12");
  }
}

// covers: AU34, B11.8
TEST(TrainCards, EachCostsItsLoseLineTheWoundAndTheCard) {
  for (const Row& row : kRows) {
    if (std::string_view(row.id) == "train-trap") continue;
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    s.cash(0, 50).nuggets(0, 2).lp(0, 3).hand(0, "5c 7h Qd").draws("6h");
    rob(s, row, "fr16", "7h");
    if (row.discards) {
      s.expect(0, Ask::kDiscard);
      EXPECT_EQ(s.player(0).wounds, 1);  // the line comes before the wound and the card of the loss
      s.play(0, "discard Qd").settle();
    }
    s.expect(0, Ask::kAction);
    EXPECT_EQ(guard_cards(s), row.guard);
    EXPECT_EQ(s.player(0).wp, row.lost_wp);
    EXPECT_EQ(s.player(0).wounds, 2);  // the 8, and the loss
    EXPECT_EQ(s.cards(0), row.discards ? "5c 6h" : "5c 6h Qd");
    EXPECT_EQ(s.dollars(0), 50);
    EXPECT_EQ(s.player(0).nuggets, 2);
    EXPECT_EQ(s.player(0).lp, 3);
    EXPECT_EQ(s.space(0), "fr16");
  }
}

// covers: train-trap, AU69
TEST(TrainCards, TheTrapLowersTheOwnCardAtTheReveal) {
  struct Case {
    const char *card, *guard;
    bool won;
  };
  for (const Case& c : {Case{"Kh", "Q", false},
                        {"Ah", "Q", true},
                        {"Kh", "J", true},
                        {"9h", "8", false},
                        {"10h", "8", true}}) {
    SCOPED_TRACE(std::string(c.card) + " against " + c.guard);
    Scenario s(3, ante_up());
    s.train("sv12").at(0, "sv12").hand(0, c.card).next_train("train-trap");
    s.fight_deck("fight-8 fight-j fight-q fight-k").turn(0).play(0, "rob-train").settle();
    s.play(2, std::string("npc-card ") + c.guard).settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).wp, c.won ? 3 : 0);
    EXPECT_EQ(s.space(0), c.won ? "sv12" : "dr1");
  }
}

// covers: train-trap, poker-stick-em-up, AU69
TEST(TrainCards, TheTrapCountsBeforeTheReactions) {
  Scenario s(3, ante_up());
  s.train("sv12").at(0, "sv12").hand(0, "3h Kh").next_train("train-trap");
  s.fight_deck("fight-8 fight-j fight-q fight-k").turn(0).play(0, "rob-train").pass(0);
  s.play(0, "commit Kh").play(2, "npc-card Q").expect(0, Ask::kWindow);
  EXPECT_EQ(s.pub().fight.change[0], -1);  // the King is a Queen already
  s.play(0, "react 3h").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 3);
}

// covers: train-trap, B6.15
TEST(TrainCards, TheTrapLowersNothingBelowATwo) {
  Scenario s(3, ante_up());  // a two against a two is a tie, not less than one
  s.train("sv12").at(0, "sv12").hand(0, "2h").next_train("train-trap");
  s.fight_deck("fight-2 fight-j fight-q fight-k").turn(0).play(0, "rob-train").settle();
  s.draws("6h").play(2, "npc-card 2").settle();
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kCompared) {
      EXPECT_EQ(s.events().list[i].a, 2);
      EXPECT_EQ(s.events().list[i].b, 2);
    }
  EXPECT_EQ(s.space(0), "dr1");
}

// covers: train-trap, AU36, AU69, AU56, AU19
TEST(TrainCards, WhoLosesToTheTrapIsArrested) {
  for (const bool gulch : {true, false}) {
    SCOPED_TRACE(gulch);
    Scenario s(3, ante_up());
    const char* stop = gulch ? "fr1" : "sh1";
    s.wp(0, 5).cash(0, 70).nuggets(0, 3).longhorns(0, 2).cattle(0, "cattle-blue-3").hand(0, "7h");
    s.sheriff("rf1").draws("6h");
    rob(s, kRows[7], stop, "7h");
    s.expect(0, Ask::kAction);
    const char* office = gulch ? "bg7" : "dr1";
    EXPECT_EQ(s.space(0), office);
    EXPECT_EQ(s.sheriff_space(), office);
    EXPECT_EQ(s.player(0).wp, 0);
    EXPECT_EQ(s.dollars(0), 30);  // 35 rounded up to 40 are lost
    EXPECT_EQ(s.player(0).nuggets, 1);
    EXPECT_EQ(s.player(0).longhorns, 0);
    EXPECT_EQ(s.player(0).cattle, kNone);
    EXPECT_EQ(s.pub().cattle_n[1], 8);
    EXPECT_EQ(s.pub().au.longhorn_supply, 6);
    EXPECT_EQ(s.player(0).wounds, 2);  // the 8, and one for fight and arrest together
    EXPECT_EQ(s.cards(0), "6h");       // and one card
    EXPECT_EQ(s.pub().actions_left, 2);
  }
}

// covers: train-trap, AU36, AU69
TEST(TrainCards, SoIsSomebodyWhoIsNotWanted) {
  Scenario s(3, ante_up());
  s.mp(0, 2).cash(0, 20).hand(0, "7h").sheriff("rf1").draws("6h");
  rob(s, kRows[7], "fr29", "7h");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "bg7");
  EXPECT_EQ(s.sheriff_space(), "bg7");  // he comes along although nobody is Wanted
  EXPECT_EQ(s.dollars(0), 10);
  EXPECT_EQ(s.player(0).mp, 2);  // nothing says that is lost
  EXPECT_EQ(s.player(0).wounds, 2);
  EXPECT_EQ(s.cards(0), "6h");
}

// covers: train-trap, AU69, poker-bulletproof, B10.7
TEST(TrainCards, BulletproofSavesTheWoundOfTheArrestToo) {
  Scenario s(3, ante_up());
  s.train("sv12").at(0, "sv12").wp(0, 1).hand(0, "Jh").next_train("train-trap");
  s.fight_deck("fight-j fight-8 fight-q fight-k").turn(0).play(0, "rob-train").settle();
  s.draws("6h 6d").play(2, "npc-card Q").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.space(0), "dr1");
  EXPECT_EQ(s.cards(0), "6h 6d");  // the Queen's and the loser's
}

// covers: train-trap, AU69, B11.6
TEST(TrainCards, TheTrapWithoutACard) {
  Scenario s(3, ante_up());
  s.draws("6h");
  rob(s, kRows[7], "sv12", "");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "dr1");
  EXPECT_EQ(s.player(0).wounds, 2);
  EXPECT_EQ(s.cards(0), "6h");
}

// covers: train-trap, fight-10, B11.9, ruling 45
TEST(TrainCards, BegunAnewTheTrapLowersOnceAgain) {
  Scenario s(3, ante_up());
  s.train("sv12").at(0, "sv12").hand(0, "5c Kh").next_train("train-trap");
  s.fight_deck("fight-10 fight-8 fight-q fight-k fight-j fight-2 fight-3 fight-4").turn(0);
  s.play(0, "rob-train").settle().play(0, "commit 5c").play(2, "npc-card 10").settle();
  s.expect(2, Ask::kRestart).draws("6h").play(2, "accept").settle().play(0, "commit Kh");
  EXPECT_EQ(s.options(2), "npc-card 2\nnpc-card 3\nnpc-card 4\nnpc-card J\n");
  s.draws("6d").play(2, "npc-card J").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 3);    // a Queen against the Jack
  EXPECT_EQ(s.dollars(0), 90);     // 80, and the Jack's 10
  EXPECT_EQ(s.cards(0), "6h 6d");  // of the restart and of the second Wanted point
}

// covers: train-gold-shipment, G2
TEST(TrainCards, TheGoldShipmentWithinTheLimit) {
  Scenario s(3, ante_up());
  s.nuggets(0, 3).hand(0, "Kh").draws("6h");
  rob(s, kRows[4], "sv12", "Kh");
  EXPECT_EQ(s.player(0).nuggets, 4);
  EXPECT_EQ(s.player(0).wp, 2);
}

}  // namespace
}  // namespace dr::train_cards_test
