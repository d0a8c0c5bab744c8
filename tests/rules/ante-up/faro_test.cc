// A16 Faro. Seat 0 starts, at the saloon of Darkrock; the cards are given in the order they are
// turned: the first loses, the second wins, the third pays three to one, the fourth stays unseen.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/scenario.h"

namespace dr::faro_test {
namespace {

// Everybody of the first n seats in Darkrock, with $30 each and no cards.
void in_town(Scenario& s, int n) {
  const char* const places[] = {"dr5", "dr1", "dr8", "dr10", "dr7", "dr2"};
  for (Seat seat = 0; seat < n; ++seat) s.at(seat, places[seat]).cash(seat, 30);
}

// covers: AU44, AU45, AU46, AU47, AU48, AU49, AU50, AU51, AU73, AU74, switch bet-order=active-last
TEST(Faro, AGameOfThree) {
  Scenario s(4, ante_up());
  s.at(0, "dr5").cash(0, 30).at(1, "dr1").cash(1, 50).at(2, "dr8").cash(2, 20);
  s.at(3, "dr10").cash(3, 70).turn(0);
  s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro");
  s.expect(1, Ask::kJoin).play(1, "join").expect(2, Ask::kJoin).play(2, "join");
  EXPECT_EQ(s.dollars(1), 50);  // joining is free
  EXPECT_EQ(s.cards(1), "");    // and draws nothing
  s.expect(3, Ask::kJoin).pass(3);

  EXPECT_EQ(s.dollars(0), 40);  // $10 in total for two who joined
  const Faro& faro = s.pub().au.faro;
  EXPECT_EQ(faro.dealer, 3);
  EXPECT_EQ(faro.shown[0], 9 - 2);
  EXPECT_EQ(faro.shown[1], 5 - 2);
  EXPECT_EQ(faro.shown[2], 13 - 2);
  s.expect(1, Ask::kBet).play(1, "bet 9 10").play(1, "bet K 20");
  s.expect(2, Ask::kBet).play(2, "bet 5 20");
  s.expect(0, Ask::kBet).play(0, "bet 5 10").play(0, "bet Q 20");  // the active player last

  EXPECT_EQ(s.dollars(1), 40);  // the 9 loses
  EXPECT_EQ(s.dollars(2), 40);  // the 5 wins, one to one
  s.expect(2, Ask::kOption);    // each with a Gambler point
  EXPECT_EQ(s.dollars(0), 40);  // in betting order
  s.play(2, "option 1").expect(0, Ask::kOption).play(0, "option 1");
  EXPECT_EQ(s.dollars(2), 50);
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(s.player(0).gp, 1);
  EXPECT_EQ(s.player(1).gp, 0);
  EXPECT_EQ(s.player(2).gp, 1);

  s.expect(1, Ask::kStay).play(1, "stay").expect(0, Ask::kStay).play(0, "leave");
  EXPECT_EQ(s.dollars(1), 100);  // the King pays $60
  s.expect(1, Ask::kOption).play(1, "option 1").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(1), 110);
  EXPECT_EQ(s.player(1).gp, 1);
  EXPECT_EQ(s.dollars(0), 60);  // free of charge
  EXPECT_EQ(s.dollars(3), 70);
  EXPECT_EQ(s.player(0).lp + s.player(1).lp + s.player(2).lp, 0);
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_EQ(s.count_of(EventKind::kFaroTurned), 3);  // the fourth never
  EXPECT_EQ(s.count_of(EventKind::kStayed, 1), 1);
  EXPECT_EQ(s.count_of(EventKind::kStayed), 1);
  for (int i = 0; i < s.events().n; ++i) {  // the third card is the bonus round of AU51
    const Event& e = s.events().list[i];
    if (e.kind == EventKind::kFaroTurned) {
      EXPECT_EQ(e.rule, e.b == 2 ? AU(51) : AU(49));
    }
    if (e.kind == EventKind::kBetWon) {
      EXPECT_EQ(e.rule, e.seat == 1 ? AU(51) : AU(49));
      EXPECT_EQ(e.b, (e.seat == 1 ? 13 : 5) - 2);
    }
    if (e.kind == EventKind::kBetLost) {
      EXPECT_EQ(e.rule, AU(49));
      EXPECT_EQ(e.b, 9 - 2);
    }
  }
}

// covers: AU44, AU45, AU73
TEST(Faro, AloneAgainstTheNeighbourToTheRight) {
  Scenario s(3, ante_up());
  s.at(0, "bg2").cash(0, 10).at(1, "dr1").cash(1, 50).at(2, "rf1").cash(2, 50).turn(0);
  s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").expect(0, Ask::kBet);
  EXPECT_EQ(s.pub().au.faro.dealer, 2);
  EXPECT_EQ(s.dollars(0), 10);  // nobody joined
  s.play(0, "bet 5 10").play(0, "option 1").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.count_of(EventKind::kFaroTurned), 2);  // no marker left, no bonus round
}

// covers: AU45, AU73
TEST(Faro, TheDealerIsTheFirstToTheRightWhoDoesNotPlay) {
  struct Row {
    SeatSet join;
    Seat dealer;
  };
  for (const Row row : {Row{0b0000, 3}, Row{0b0110, 3}, Row{0b1000, 2}, Row{0b1010, 2},
                        Row{0b1100, 1}, Row{0b1110, 0}}) {  // everybody plays: the active player
    SCOPED_TRACE(int{row.join});
    Scenario s(4, ante_up());
    in_town(s, 4);
    s.faro("fight-9 fight-5 fight-k fight-7").turn(0).play(0, "faro");
    for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}})
      s.expect(seat, Ask::kJoin).play(seat, row.join >> seat & 1 ? "join" : "pass");
    EXPECT_EQ(s.pub().au.faro.dealer, row.dealer);
    EXPECT_EQ(s.dollars(0), row.join ? 40 : 30);
    s.leave_open();
  }
}

// covers: AU73
TEST(Faro, OnlyThoseInTheTownWithTenDollarsAreAsked) {
  Scenario s(6, ante_up());
  s.at(3, "rf5").cash(3, 10).turn(3);       // starts in Red Falls
  s.at(4, "rf8").at(5, "rf1").cash(5, 10);  // the first without cash
  s.at(0, "dr5").cash(0, 60).at(1, "sh5").cash(1, 60).at(2, "rf3").cash(2, 10);
  s.faro("fight-9 fight-5 fight-k fight-7").play(3, "faro");
  s.expect(5, Ask::kJoin).pass(5).expect(2, Ask::kJoin).pass(2).expect(3, Ask::kBet);
  s.leave_open();
}

// covers: AU44, AU73
TEST(Faro, StartsAtASaloonWithTenDollars) {
  Scenario s(3, ante_up());
  s.at(0, "dr6").cash(0, 60).turn(0);
  EXPECT_FALSE(s.offers(0, "faro"));
  s.refused(0, "faro", "AU44");
  Scenario poor(3, ante_up());
  poor.at(0, "dr5").turn(0);
  poor.refused(0, "faro", "AU73");
  Scenario base(3);
  base.at(0, "dr5").cash(0, 60).turn(0);
  EXPECT_FALSE(base.offers(0, "faro"));
  for (const char* saloon : {"dr5", "dr8", "dr9", "rf2", "rf4", "rf5", "bg1", "bg2", "bg3"}) {
    Scenario at(3, ante_up());
    at.at(0, saloon).cash(0, 10).turn(0);
    EXPECT_TRUE(at.offers(0, "faro")) << saloon;
  }
}

// covers: AU48, AU73
TEST(Faro, TheBetsMayNotExceedTheCash) {
  for (const int dollars : {10, 20, 30}) {
    SCOPED_TRACE(dollars);
    Scenario s(3, ante_up());
    s.at(0, "dr5").cash(0, dollars).faro("fight-9 fight-5 fight-k fight-7").turn(0);
    s.play(0, "faro").expect(0, Ask::kBet).refused(0, "pass", "AU48");  // at least one marker
    for (const char* value : {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}) {
      EXPECT_TRUE(s.offers(0, std::string("bet ") + value + " 10")) << value;
      EXPECT_EQ(s.offers(0, std::string("bet ") + value + " 20"), dollars >= 20) << value;
    }
    if (dollars < 20) s.refused(0, "bet 2 20", "AU48");
    s.play(0, "bet 2 10");
    if (dollars < 30) {
      EXPECT_NE(s.pub().ask, Ask::kBet);  // the other marker is too much
    } else {
      s.expect(0, Ask::kBet).refused(0, "bet 3 10", "AU48").play(0, "bet 3 20");
    }
    s.expect(0, Ask::kStay).play(0, "leave").expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), dollars);
  }
}

// covers: AU44, AU48
TEST(Faro, WhatTheGameBringsMayBeBet) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 10).at(1, "dr1").cash(1, 10).turn(0);
  s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").play(1, "join").play(1, "bet 2 10");
  s.play(0, "bet 9 20").expect(1, Ask::kStay).play(1, "leave");
  EXPECT_EQ(s.dollars(0), 0);
}

// covers: AU48
TEST(Faro, OneOrBothMarkersMayBePlaced) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 60).faro("fight-9 fight-5 fight-k fight-7").turn(0);
  s.play(0, "faro").play(0, "bet 9 10").pass(0).expect(0, Ask::kAction);  // the $10 marker alone
  EXPECT_EQ(s.dollars(0), 50);
  s.faro("fight-9 fight-5 fight-k fight-7");
  s.play(0, "faro").play(0, "bet 9 20").expect(0, Ask::kAction);  // the $20 marker alone
  EXPECT_EQ(s.dollars(0), 30);
}

// covers: AU48, AU49, AU74, ruling 103, switch faro-two-values=on
TEST(Faro, TheTwoMarkersLieOnDifferentValues) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 30).faro("fight-9 fight-5 fight-k fight-7").turn(0);
  s.play(0, "faro").play(0, "bet 5 10").refused(0, "bet 5 20", "AU48");
  s.play(0, "bet 6 20").play(0, "option 1").play(0, "leave").expect(0, Ask::kAction);
}

// covers: AU48, AU49, AU51, AU74, ruling 103, switch faro-two-values=off
TEST(Faro, BySwitchBothMarkersMayLieOnOne) {
  struct Row {
    const char* bet;
    int dollars, gp;
  };
  for (const Row row : {Row{"9", 0, 0}, Row{"5", 60, 1}, Row{"K", 120, 1}}) {
    SCOPED_TRACE(row.bet);
    Scenario s(3, ante_up());
    s.side("faro-two-values", "off").at(0, "dr5").cash(0, 30).gp(0, 1);  // the next is worth an LP
    s.faro("fight-9 fight-5 fight-k fight-7").turn(0).play(0, "faro");
    s.play(0, std::string("bet ") + row.bet + " 10").play(0, std::string("bet ") + row.bet + " 20");
    if (*row.bet == 'K') s.play(0, "stay");
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.player(0).gp, 1 + row.gp);  // one for the card, not for each marker
    EXPECT_EQ(s.player(0).lp, row.gp);
  }
}

// covers: AU48, AU49, AU74
TEST(Faro, SeveralMayBetOnOneValue) {
  Scenario s(3, ante_up());
  in_town(s, 3);
  for (Seat seat = 0; seat < 3; ++seat) s.gp(seat, 1);
  s.faro("fight-9 fight-5 fight-k fight-7").turn(0).play(0, "faro").play(1, "join").play(2, "join");
  s.play(1, "bet 5 10").play(1, "bet 9 20").play(2, "bet 5 20").play(0, "bet 9 10").pass(0);
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 30);  // 30 + 10 - 10
  EXPECT_EQ(s.dollars(1), 20);  // 30 - 20 + 10
  EXPECT_EQ(s.dollars(2), 50);  // 30 + 20
  EXPECT_EQ(s.player(0).gp, 1);
  EXPECT_EQ(s.player(1).gp, 2);
  EXPECT_EQ(s.player(2).gp, 2);
}

// covers: AU47, AU50, AU75, ruling 105, switch bet-order=active-last, switch bet-order=from-right
TEST(Faro, TheOrderOfBetsAndOfLeaving) {
  for (const bool from_right : {false, true}) {
    SCOPED_TRACE(from_right);
    Scenario s(4, ante_up());
    in_town(s, 4);
    s.side("bet-order", from_right ? "from-right" : "active-last").turn(0);
    s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro");
    s.play(1, "join").play(2, "join").play(3, "join");
    const std::vector<Seat> order =
        from_right ? std::vector<Seat>{3, 0, 1, 2} : std::vector<Seat>{1, 2, 3, 0};
    for (const Seat seat : order) s.expect(seat, Ask::kBet).play(seat, "bet A 20");
    for (const Seat seat : order) s.expect(seat, Ask::kStay).play(seat, "leave");
    s.expect(0, Ask::kAction);
  }
}

// covers: AU49, AU74, AU75, switch bet-order=from-right
TEST(Faro, WinnersArePaidInTheOrderOfBets) {
  Scenario s(3, ante_up());
  in_town(s, 3);
  s.side("bet-order", "from-right").at(1, "dr9").turn(1).faro("fight-9 fight-5 fight-k fight-7");
  s.play(1, "faro").play(2, "join").play(0, "join");
  s.play(0, "bet 5 20").play(1, "bet 5 20").play(2, "bet 5 20");
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}})  // right, active, then clockwise
    s.expect(seat, Ask::kOption).play(seat, "option 1");
  s.expect(1, Ask::kAction);
}

// covers: AU46, AU49, ruling 104
TEST(Faro, TheHiddenCardMayBeBetOn) {
  for (const int hidden : {0, 1, 2}) {
    SCOPED_TRACE(hidden);
    const char* const value[] = {"9", "5", "K"};
    const int number[] = {9, 5, 13};
    const int dollars[] = {10, 50, 90};
    Scenario s(3, ante_up());
    s.at(0, "dr5").cash(0, 30).gp(0, 1).turn(0);
    s.faro("fight-9 fight-5 fight-k fight-7", hidden).play(0, "faro");
    for (const std::uint8_t card : s.pub().au.faro.shown) EXPECT_NE(card, number[hidden] - 2);
    s.play(0, std::string("bet ") + value[hidden] + " 20");
    if (hidden == 2) s.play(0, "stay");
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), dollars[hidden]);
  }
}

// covers: AU51, ruling 104
TEST(Faro, WhatIsLeftInTheBonusRoundAndNotTurnedLoses) {
  Scenario s(3, ante_up());
  in_town(s, 2);
  s.turn(0).faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").play(1, "join");
  s.play(1, "bet 7 10").play(1, "bet 4 20");  // the unseen card and one not among them
  s.play(0, "bet J 20").play(1, "stay").play(0, "stay").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_EQ(s.dollars(0), 20);  // 30 + 10 - 20
  EXPECT_EQ(s.player(0).gp + s.player(1).gp, 0);
  EXPECT_EQ(s.count_of(EventKind::kFaroTurned), 3);
}

// covers: AU50, AU51, AU74
TEST(Faro, WhoLeavesTakesBackAllItsMarkersAndNoCardIsTurnedForNobody) {
  Scenario s(3, ante_up());
  in_town(s, 2);
  s.turn(0).faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").play(1, "join");
  s.play(1, "bet K 10").play(1, "bet 4 20").play(0, "bet J 20").expect(1, Ask::kStay);
  EXPECT_FALSE(s.offers(1, "pass"));
  s.play(1, "leave").expect(0, Ask::kStay).play(0, "leave").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(1), 30);
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_EQ(s.count_of(EventKind::kFaroTurned), 2);
}

// covers: AU46, AU51, B11.4
TEST(Faro, TheTopFourFightCardsGoShuffledUnderTheDeck) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 10).turn(0);
  s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro");
  EXPECT_EQ(s.pub().fight_deck_n, 9);
  const Hidden& hid = s.state().hid;
  const int rest[] = {2, 3, 4, 6, 8, 10, 11, 12, 14};
  for (int i = 0; i < 9; ++i) EXPECT_EQ(hid.fight_order[i], rest[i] - 2);
  s.play(0, "bet 9 10").expect(0, Ask::kAction);
  EXPECT_EQ(s.pub().fight_deck_n, 13);
  for (int i = 0; i < 9; ++i) EXPECT_EQ(hid.fight_order[i], rest[i] - 2);  // still on top
  unsigned under = 0;
  for (int i = 9; i < 13; ++i) under |= 1u << (hid.fight_order[i] + 2);
  EXPECT_EQ(under, 1u << 9 | 1u << 5 | 1u << 13 | 1u << 7);
  EXPECT_EQ(s.pub().au.faro.on, 0);
  EXPECT_EQ(s.pub().au.faro.bet[0][0], 0);
}

// covers: AU44, AU49, AU51, B7.6
TEST(Faro, WinningsStopAtTheCashLimit) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 120).gp(0, 1).at(1, "dr1").cash(1, 110).gp(1, 1).turn(0);
  s.faro("fight-9 fight-5 fight-k fight-7").play(0, "faro").play(1, "join");
  EXPECT_EQ(s.dollars(0), 120);
  s.play(1, "bet K 20").play(0, "bet 5 20").play(1, "stay").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 120);
  EXPECT_EQ(s.dollars(1), 120);
  EXPECT_EQ(s.player(0).gp + s.player(1).gp, 4);
}

// covers: G19, AU49, AU51
TEST(Faro, LostBetsAreSpentThoseTakenBackAreNot) {
  Scenario s(3, ante_up());
  in_town(s, 3);
  s.hand(2, "2c").gp(2, 1).turn(0).faro("fight-9 fight-5 fight-k fight-7");
  s.play(0, "faro").play(1, "join").play(2, "join");
  s.play(1, "bet 9 10").play(1, "bet A 20").play(2, "bet K 20").play(0, "bet 9 10");
  s.play(0, "bet 8 20").expect(1, Ask::kStay);
  EXPECT_EQ(s.player(0).act_spent, 1);
  s.play(1, "leave").play(2, "stay").play(0, "stay").expect(2, Ask::kWindow);
  EXPECT_EQ(s.player(0).act_spent, 3);
  EXPECT_EQ(s.player(1).act_spent, 1);
  EXPECT_EQ(s.player(2).act_spent, 0);
  s.pass(2);
}

}  // namespace
}  // namespace dr::faro_test
