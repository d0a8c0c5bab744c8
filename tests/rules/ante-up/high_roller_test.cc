// A6 High rollers. Seat 0 challenges the one in the saloon of Darkrock; seat 2, to its right, plays
// its hand.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "tests/support/scenario.h"

namespace dr::high_roller_test {
namespace {

struct Roller {
  const char* id;
  int cards;
  const char* dealt;
  int gp, dollars;
};
constexpr Roller kRollers[] = {
    {"high-roller-1", 5, "3c 4d 6h 8s 8d", 1, 0},      // covers: high-roller-1
    {"high-roller-2", 4, "3c 4d 6h 8s", 1, 30},        // covers: high-roller-2
    {"high-roller-3", 6, "3c 4d 6h 8s 8d 7h", 2, 20},  // covers: high-roller-3
};

// covers: AU23, AU24, AU25, ruling 101
TEST(HighRoller, BeatenItGivesTheAnteAndItsReward) {
  for (const Roller& row : kRollers) {
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    s.at(0, "dr5").cash(0, 50).gp(0, 3).hand(0, "Kc").hand(2, "As").cash(2, 10);
    s.token(row.id, "dr5").turn(0);
    s.draws("Ks").draws(row.dealt).draws("2s 9d Jc").next_legends("1").play(0, "high-roller");
    EXPECT_EQ(s.dollars(0), 30);  // $20, and a card as with any ante
    EXPECT_EQ(s.pub().poker.pot, 2);
    s.expect(2, Ask::kLay);
    EXPECT_EQ(s.player(2).deal_n, row.cards);
    EXPECT_FALSE(s.offers(2, "lay As"));  // its own hand is set aside
    s.play(2, "lay 3c").play(2, "lay 4d");
    EXPECT_EQ(s.player(0).gp, row.gp == 1 ? 4 : 5);  // no point but those of the token
    if (row.gp == 2) s.play(0, "option 1");
    if (row.cards == 5) s.expect(0, Ask::kShop).play(0, "buy mule");
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), 50 + row.dollars + (row.gp == 2 ? 20 : 0));  // the fifth space pays $20
    EXPECT_EQ(s.player(0).lp, 0);
    EXPECT_EQ(s.player(0).legends_n, 1);
    EXPECT_EQ(s.cards(0), "");
    EXPECT_EQ(s.cards(2), "As");
    EXPECT_EQ(s.dollars(2), 10);
    EXPECT_FALSE(s.token_at(TokenKind::kHighRoller, "dr5"));
    EXPECT_EQ(s.pub().au.token, 0);
    for (const char* card : {"Kc", "Ks", "3c", "8s", "2s", "9d", "Jc"})
      EXPECT_TRUE(s.discarded(card)) << card;
  }
}

// covers: AU24, high-roller-1, G2
TEST(HighRoller, TheItemComesFreeFromEitherRack) {
  for (const char* item : {"buy mustang active", "buy derringer", "buy ten-gallon"}) {
    SCOPED_TRACE(item);
    Scenario s(3, ante_up());
    s.at(0, "rf2").cash(0, 20).gp(0, 1).hand(0, "Kc").token("high-roller-1", "rf2").turn(0);
    s.draws("Ks  3c 4d 6h 8s 8d  2s 9d Jc").play(0, "high-roller").play(2, "lay 3c");
    s.play(2, "lay 4d").expect(0, Ask::kShop).play(0, item).expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), 20);
    EXPECT_EQ(std::popcount(s.player(0).items), 1);
    EXPECT_EQ(s.player(0).lp, 1 + (std::string(item) == "buy ten-gallon"));
  }
}

// covers: AU24, AU25
TEST(HighRoller, ALostGameCostsTheAnte) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 30).hand(0, "7c 4c 3d").item(0, "ten-gallon").cash(2, 0);
  s.token("high-roller-3", "dr5").turn(0);
  s.draws("Ks  8c 8d 6h 8s 5s 7h  2s 9d Jc  6d").play(0, "high-roller");
  s.play(0, "lay 7c").play(0, "lay Ks").play(2, "lay 8d").play(2, "lay 8c").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 20);        // $10 left, and the Ten-Gallon consoles
  EXPECT_EQ(s.cards(0), "3d 4c 6d");  // the loser draws 1
  EXPECT_EQ(s.player(0).gp, 0);
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.dollars(2), 0);
  EXPECT_FALSE(s.token_at(TokenKind::kHighRoller, "dr5"));  // gone either way
}

// covers: AU25, switch dealer-ties=active, switch dealer-ties=dealer
TEST(HighRoller, TiesAreTheActivePlayersUnlessTheDealerWinsThem) {
  for (const bool dealer : {false, true}) {
    SCOPED_TRACE(dealer);
    Scenario s(3, ante_up());
    s.side("dealer-ties", dealer ? "dealer" : "active");
    s.at(0, "dr5").cash(0, 20).gp(0, 1).hand(0, "Kc").token("high-roller-2", "dr5").turn(0);
    s.draws("6d  Ks 6s 3s 4c  2s 7c Jd").play(0, "high-roller");
    if (dealer) s.draws("5c");
    s.play(2, "lay 6s").play(2, "lay Ks").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).gp, dealer ? 1 : 2);
    EXPECT_EQ(s.dollars(0), dealer ? 0 : 50);
    EXPECT_EQ(s.cards(0), dealer ? "5c" : "");
  }
}

// covers: AU23, AU62
TEST(HighRoller, IsChallengedFromItsOwnSaloonWithTwentyDollars) {
  for (const char* space : {"dr5", "dr8", "dr9"}) {
    Scenario s(3, ante_up());
    s.at(0, space).cash(0, 20).token("high-roller-1", "dr5").turn(0);
    EXPECT_TRUE(s.offers(0, "high-roller")) << space;
    EXPECT_TRUE(s.offers(0, "poker")) << space;  // a game without it is still to be had
  }
  Scenario away(3, ante_up());
  away.at(0, "dr6").cash(0, 20).token("high-roller-1", "dr5").turn(0);
  away.refused(0, "high-roller", "AU23");
  Scenario other(3, ante_up());
  other.at(0, "rf4").cash(0, 20).token("high-roller-1", "dr5").turn(0);
  other.refused(0, "high-roller", "AU23");
  Scenario poor(3, ante_up());
  poor.at(0, "dr5").cash(0, 10).token("high-roller-1", "dr5").turn(0);
  poor.refused(0, "high-roller", "AU23");
}

// covers: AU23
TEST(HighRoller, NobodyMayJoin) {
  Scenario s(4, ante_up());
  s.at(1, "dr5").cash(1, 20).hand(1, "Kc").token("high-roller-2", "dr5");
  s.at(0, "dr5").cash(0, 90).at(2, "dr8").cash(2, 90).at(3, "dr1").cash(3, 90).turn(1);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(1, "high-roller").expect(0, Ask::kLay);
  EXPECT_EQ(s.pub().poker.players, seat_bit(1));
  EXPECT_EQ(to_act(s.pub()), seat_bit(0));  // the player to the right, wherever it stands
  s.play(0, "lay 3c").play(0, "lay 4d").play(1, "option 1").expect(1, Ask::kAction);
}

// covers: AU62
TEST(HighRoller, IsTurnedUpAfterTheAnteAndBeforeItsCards) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 20).hand(0, "Kc").token("high-roller-2", "dr5").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "high-roller");
  const int paid = s.index_of(EventKind::kCash), drew = s.index_of(EventKind::kDrewCard);
  const int turned = s.index_of(EventKind::kTokenTurned);
  const int dealt = s.index_of(EventKind::kDealtCard), flop = s.index_of(EventKind::kFlop);
  EXPECT_GE(paid, 0);
  EXPECT_LT(paid, turned);
  EXPECT_LT(drew, turned);
  EXPECT_LT(turned, dealt);
  EXPECT_LT(dealt, flop);
  s.leave_open();
}

// covers: AU24, poker-lady-luck, poker-all-in, ten-gallon, poker-jackpot
TEST(HighRoller, CardsAndItemsOfAPokerGameWork) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 20).gp(0, 1).hand(0, "10h 9h").item(0, "ten-gallon");
  s.token("high-roller-2", "dr5").turn(0);
  s.draws("Qd  3c 4d 6h 8s  10s 9d Jc  5c").play(0, "high-roller");
  s.play(0, "lay 10h").play(0, "lay Qd").play(2, "lay 3c").play(2, "lay 4d");
  EXPECT_EQ(s.player(0).lp, 2);                // the second space and the Ten-Gallon
  EXPECT_EQ(s.dollars(0), 30 + 20 + 30 + 20);  // Lady Luck, ante, reward, All In
  s.expect(0, Ask::kWindow).dice("die-gravel").play(0, "react 9h").play(0, "option 1").settle();
  EXPECT_EQ(s.player(0).gp, 3);
  EXPECT_EQ(s.cards(0), "5c");  // Lady Luck's
}

// covers: AU24, wild-bill-hickok
TEST(HighRoller, WildBillIsPaidForTheWin) {
  Scenario s(3, ante_up());
  s.character(0, "wild-bill-hickok").unlocked(0).at(0, "dr5").cash(0, 20).gp(0, 1).hand(0, "Kc");
  s.token("high-roller-2", "dr5").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "high-roller").play(2, "lay 3c").play(2, "lay 4d");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 20 + 30 + 20);
}

// covers: AU24, AU25, trigger-poker, goal-poker-alice-1, goal-poker-alice-2
TEST(HighRoller, IsAHandOfPokerAndAGambleOfItsOwnKind) {
  Scenario s(3, ante_up());
  s.character(0, "poker-alice").goals(0, "goal-poker-alice-1 goal-poker-alice-2");
  s.at(0, "dr5").cash(0, 20).gp(0, 1).hand(0, "Kc").token("high-roller-2", "dr5");
  s.story(0, "story-cheap-horse").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "high-roller").play(2, "lay 3c").play(2, "lay 4d");
  s.expect(0, Ask::kWindow).play(0, "disc left").expect(0, Ask::kWindow);
  EXPECT_FALSE(s.offers(0, "goal 2"));  // a pot of $20
  s.next_legends("1").play(0, "goal 1").settle().expect(0, Ask::kAction);

  Scenario poker(3, ante_up());
  poker.character(0, "poker-alice").goals(0, "goal-poker-alice-1");
  poker.at(0, "dr5").cash(0, 10).hand(0, "Kc").turn(0);
  poker.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker").play(2, "lay 3c").play(2, "lay 4d");
  poker.play(0, "reward lp").expect(0, Ask::kAction);
}

// covers: AU25, ruling 118, poker-cheat
TEST(HighRoller, CheatWorksForIt) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 20).hand(0, "Kc").token("high-roller-2", "dr5").turn(0);
  s.draws("Ks  2h 10d 8s 4c  7c 9c Jd  3s").play(0, "high-roller");
  s.play(2, "lay 2h").play(2, "lay 8s").expect(0, Ask::kAction);  // a straight
  EXPECT_EQ(s.cards(0), "3s");
}

// covers: AU62, AU12, event-02, event-05
TEST(HighRoller, NothingOnTheSpacesKeepsItOutButAnother) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").at(1, "dr8").token("outlaw-1", "dr9").hand(2, "7c").turn(2);
  s.next_events("event-02 event-05").play(2, "play 7c").next_token("high-roller-1");
  s.play(2, "event event-02").settle();
  EXPECT_TRUE(s.token_at(TokenKind::kHighRoller, "dr5"));
  EXPECT_TRUE(s.token_at(TokenKind::kOutlaw, "dr9"));
  EXPECT_FALSE(s.token_at(TokenKind::kHighRoller, "rf2"));
  Scenario two(3, ante_up());
  two.token("high-roller-1", "dr5").hand(0, "7c").turn(0);
  two.next_events("event-02 event-05").play(0, "play 7c").next_token("high-roller-3");
  two.play(0, "event event-05").settle();  // one for each of two saloons, of which one has its own
  EXPECT_TRUE(two.token_at(TokenKind::kHighRoller, "rf2"));
  int placed = 0;
  for (const Space at : two.state().hid.au.token_at) placed += at != 0;
  EXPECT_EQ(placed, 2);
}

// covers: AU24, AU21
TEST(HighRoller, TheTokenMayComeAgain) {
  Scenario s(3, ante_up());
  s.token("high-roller-1", "rf2").token("high-roller-3", "bg1").token("high-roller-2", "dr5");
  s.at(0, "dr5").cash(0, 20).gp(0, 4).hand(0, "Kc").marker("gambler").turn(0);
  s.next_events("event-02").draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "high-roller");
  s.play(2, "lay 3c").play(2, "lay 4d").play(0, "option 1").expect(0, Ask::kAction);
  EXPECT_TRUE(s.token_at(TokenKind::kHighRoller, "dr5"));  // the only one in the supply
  EXPECT_EQ(s.player(0).gp, 5);
}

// covers: B14.2, AU23, AU62
TEST(HighRollerHidden, ItsFaceIsShownWhenFlippedAndItsHandToItsPlayerAlone) {
  Scenario a(3, ante_up()), b(3, ante_up());
  const auto same = [&](std::initializer_list<Seat> seats) {
    for (const Seat seat : seats) {
      const View x = observe(a.state(), seat), y = observe(b.state(), seat);
      EXPECT_EQ(std::memcmp(&x, &y, sizeof x), 0) << "seat " << int{seat};
    }
  };
  for (Scenario* s : {&a, &b}) s->at(0, "dr5").cash(0, 20).hand(0, "Kc");
  a.token("high-roller-2", "dr5").turn(0);
  b.token("high-roller-3", "dr5").turn(0);
  same({0, 1, 2, kNone});
  EXPECT_EQ(a.options(0), b.options(0));

  Scenario c(3, ante_up()), d(3, ante_up());
  for (Scenario* s : {&c, &d})
    s->at(0, "dr5").cash(0, 20).hand(0, "Kc").token("high-roller-2", "dr5").turn(0);
  c.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "high-roller").leave_open();
  d.draws("Ks  5c As Ah Ad  2s 9d Jc").play(0, "high-roller").leave_open();
  EXPECT_NE(c.pub().au.token, 0);  // flipped for all to see
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{kNone}}) {
    const View x = observe(c.state(), seat), y = observe(d.state(), seat);
    EXPECT_EQ(std::memcmp(&x, &y, sizeof x), 0) << "seat " << int{seat};
  }
  EXPECT_NE(c.state().own[2].deal, d.state().own[2].deal);
}

// covers: MB3, MB15, AU23
TEST(HighRollerOfTwo, TheOtherPlayerDealsWhateverTheManInBlackDoes) {
  Scenario s(2, ante_up());
  s.at(kMib, "dr5").cash(kMib, 80).at(0, "dr5").cash(0, 20).gp(0, 1).hand(0, "Kc");
  s.token("high-roller-2", "dr5").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "high-roller").expect(1, Ask::kLay);
  s.play(1, "lay 3c").play(1, "lay 4d").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 50);
  EXPECT_EQ(s.player(0).gp, 2);
}

}  // namespace
}  // namespace dr::high_roller_test
