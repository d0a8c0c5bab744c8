// B7.3 Poker at a saloon: the game step by step. Seat 0 starts, at the saloon of Darkrock.
#include <gtest/gtest.h>

#include <string>

#include "engine/rules/poker_hand.h"
#include "tests/support/scenario.h"

namespace dr::b07_poker_test {
namespace {

// covers: B7.3, B7.3.2, B7.3.4, B7.11, ruling 72
TEST(Poker, AloneAgainstTheDealerAndWon) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").cash(2, 40).hand(2, "Ah 5s").turn(0);
  s.draws("Kd  3c 5d 8s 9c  2s 7c Jd").play(0, "poker");  // ante, dealer, flop
  s.expect(2, Ask::kLay);  // the player to the right deals; two Kings leave seat 0 no choice
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.pub().poker.pot, 6);
  EXPECT_EQ(s.player(2).deal_n, 4);
  EXPECT_FALSE(s.offers(2, "lay Ah"));  // its own hand is set aside
  s.play(2, "lay 3c").play(2, "lay 5d");
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.cards(0), "");
  EXPECT_EQ(s.cards(2), "5s Ah");
  for (const char* card : {"Kc", "Kd", "3c", "5d", "8s", "9c", "2s", "7c", "Jd"})
    EXPECT_TRUE(s.discarded(card)) << card;
  EXPECT_EQ(s.pub().table, 0u);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: B7.3.2, B7.13
TEST(Poker, TheDealerWinsForNobody) {
  Scenario s(3);
  s.at(0, "dr5")
      .cash(0, 30)
      .hand(0, "Kc")
      .cash(2, 40)
      .hand(2, "Ah 5s")
      .item(2, "ten-gallon")
      .turn(0);
  s.draws("6d  7h 7s 8s 9c  2s 7c Jd  4s").play(0, "poker");  // the last card: the loser's
  s.play(2, "lay 7h").play(2, "lay 7s");
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "4s");
  EXPECT_EQ(s.dollars(2), 40);  // no pot, no Ten-Gallon
  EXPECT_EQ(s.player(2).lp, 0);
  EXPECT_EQ(s.cards(2), "5s Ah");  // and no card
}

// covers: B7.3.2, switch dealer-ties=active
TEST(Poker, TheActivePlayerWinsATieWithTheDealer) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").turn(0);
  s.draws("6d  Kd 6s 8s 9c  2s 7c Jd").play(0, "poker").play(2, "lay 6s").play(2, "lay Kd");
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: B7.3
TEST(Poker, NeedsTenDollars) {
  Scenario s(3);
  s.at(0, "dr5").hand(0, "Kc").turn(0);
  s.refused(0, "poker", "B7.3");
}

// covers: B7.3, B7.11
TEST(Poker, OthersInTheTownMayJoinClockwiseFromTheLeft) {
  Scenario s(6);
  s.at(2, "dr5").cash(2, 10);                   // starts
  s.at(3, "dr1").cash(3, 20).hand(3, "3c");     // in town, elsewhere: may join
  s.at(4, "dr10").hand(4, "4d");                // in town without $10
  s.at(5, "rf4").cash(5, 50);                   // another town
  s.at(0, "mp9").cash(0, 50);                   // outside
  s.at(1, "dr6").cash(1, 30).hand(1, "5c 9c");  // in town
  s.draws("Ac").turn(2).play(2, "poker");
  EXPECT_EQ(s.dollars(2), 0);
  EXPECT_EQ(s.cards(2), "Ac");
  s.expect(3, Ask::kJoin).draws("3s").play(3, "join");
  EXPECT_EQ(s.cards(3), "3c 3s");  // paid and drawn at once
  EXPECT_EQ(s.dollars(3), 10);
  s.expect(1, Ask::kJoin).draws("8d 6d Jd").pass(1);
  EXPECT_EQ(s.dollars(1), 30);
  EXPECT_FALSE(s.happened(EventKind::kDealer, 1));  // somebody joined: no dealer
  EXPECT_EQ(s.dollars(3), 80);                      // $10 and a pot of $70: a pair against an Ace
  EXPECT_EQ(s.player(3).lp, 0);                     // LP only for the active player
  EXPECT_EQ(s.player(2).hand_n, 1);                 // the loser drew
}

// covers: B7.3
TEST(Poker, TheHouseAddsFiftyWhateverTheNumberOfPlayers) {
  const char* const kDrawn[] = {"", "3h", "4h", "5h"};
  for (int joiners = 1; joiners <= 3; ++joiners) {
    SCOPED_TRACE(joiners);
    Scenario s(4);
    s.at(0, "dr5").cash(0, 10).hand(0, "Ac").turn(0);
    for (Seat seat = 1; seat <= joiners; ++seat) s.at(seat, "dr8").cash(seat, 10);
    s.draws("As").play(0, "poker");
    for (Seat seat = 1; seat <= joiners; ++seat) {
      EXPECT_EQ(s.pub().poker.pot, 5 + seat);
      s.draws(kDrawn[seat]);
      if (seat == joiners) s.draws("9c Jd Qs");
      s.play(seat, "join");
    }
    EXPECT_EQ(s.dollars(0), 60 + 10 * joiners);
    EXPECT_EQ(s.player(0).lp, 1);
  }
}

// covers: B7.3.1, B14.3, ruling 67
TEST(Poker, TwoCardsAreLaidInSecretTogether) {
  Scenario s(3);
  s.at(0, "dr5")
      .cash(0, 10)
      .hand(0, "Kc 6h 9h")
      .at(1, "dr8")
      .cash(1, 10)
      .hand(1, "5c 8s 3d")
      .turn(0);
  s.draws("2s").play(0, "poker").draws("4d 7c Jd 4c").play(1, "join");
  EXPECT_EQ(to_act(s.pub()), seat_bit(0) | seat_bit(1));
  s.play(1, "lay 5c").play(1, "lay 8s");
  EXPECT_EQ(s.player(1).laid_n, 2);
  EXPECT_EQ(s.pub().poker.shown[1][0], kNone);  // not shown before the last is in
  EXPECT_FALSE(s.asks(1, Ask::kLay));
  s.play(0, "lay 9h").draws("3s").play(0, "lay Kc");
  EXPECT_EQ(s.cards(0), "2s 6h");
  EXPECT_EQ(s.cards(1), "3d 3s 4d");
  EXPECT_EQ(s.player(0).lp, 1);  // K high
}

// covers: B7.3.1, B7.12, ruling 69
TEST(Poker, AHandEmptyAtTheAntePlaysTheOneCardDrawn) {
  Scenario s(3);  // four hearts make no flush, and the dealer's pair beats them
  s.at(0, "dr5").cash(0, 10).turn(0);
  s.draws("Kh  5s 3c 4c 6c  5h 8h 9h  4d 4s").play(0, "poker");  // Poker Face draws another
  s.play(2, "lay 3c").play(2, "lay 5s");
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "4d 4s");

  Scenario won(3);  // three of a kind needs no fifth card
  won.at(0, "dr5").cash(0, 10).turn(0);
  won.draws("9s  5s 3c 4c 8c  8h 9d 9h").play(0, "poker").play(2, "lay 5s").play(2, "lay 8c");
  EXPECT_EQ(won.player(0).lp, 1);
}

// covers: B7.12
TEST(Poker, AMissingCardRanksBelowATwo) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).at(1, "dr8").cash(1, 10).hand(1, "2c").turn(0);
  s.draws("9s").play(0, "poker").draws("9c 5c 8h 9d 3s").play(1, "join");
  EXPECT_EQ(s.player(0).lp, 0);  // 9 9 8 5 and nothing, against 9 9 8 5 2
  EXPECT_EQ(s.cards(0), "3s");
  EXPECT_EQ(s.dollars(1), 70);
}

// covers: B7.12, B10.6
TEST(Poker, TheFlopIsWhatThereWas) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").deck_only("Ks 3c 5d 8s 9c 7c").turn(0);
  s.draws("Ks 3c 5d 8s 9c").play(0, "poker");
  EXPECT_EQ(s.count_of(EventKind::kFlop), 1);
  s.play(2, "lay 3c").play(2, "lay 5d");
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: B7.3.2, B7.15, poker-all-in, poker-poker-face
TEST(Poker, TiedOthersSplitRoundedDown) {
  Scenario s(4);
  s.at(0, "dr5").cash(0, 10).hand(0, "6c");
  s.at(1, "dr8").cash(1, 10).hand(1, "Qh").at(2, "dr8").cash(2, 10).hand(2, "Qd");
  s.at(3, "dr9").cash(3, 10).hand(3, "Jc").turn(0);
  s.draws("5c").play(0, "poker").draws("4h").play(1, "join").draws("4d").play(2, "join");
  s.draws("3s 7d 9c As 8c 8s").play(3, "join");  // flop 7 9 A; then the two losers draw
  EXPECT_EQ(s.dollars(1), 60);                   // half of $90 is $40, and All In pays each winner
  EXPECT_EQ(s.dollars(2), 60);
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.dollars(3), 0);
  EXPECT_EQ(s.player(0).lp + s.player(1).lp + s.player(2).lp, 0);
  EXPECT_EQ(s.cards(0), "8c");
  EXPECT_EQ(s.cards(1), "");  // winners draw nothing
  EXPECT_EQ(s.cards(2), "");
  EXPECT_EQ(s.cards(3), "8s");
}

// covers: B7.3.2, B7.15, ten-gallon
TEST(Poker, TheTiedWhoLoseToTheActivePlayerHaveLost) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").item(1, "ten-gallon");
  s.at(1, "dr8").cash(1, 10).hand(1, "Ks").turn(0);
  s.draws("6c").play(0, "poker").draws("6d 4c 9c Jd 8s").play(1, "join");
  EXPECT_EQ(s.dollars(0), 70);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.dollars(1), 10);  // the Ten-Gallon consoles
  EXPECT_EQ(s.cards(1), "8s");
  EXPECT_EQ(s.player(1).lp, 0);
}

// covers: B7.3.3, poker-lady-luck
TEST(Poker, LadyLuckPaysOnTheRevealWinOrLose) {
  for (const bool win : {true, false}) {
    SCOPED_TRACE(win);
    Scenario s(3);
    s.at(0, "dr5").cash(0, 10).hand(0, "10h").turn(0);
    s.draws(win ? "10d  3c 5d 8s 9c  2s 7c Jd  4c 4d" : "6c  3c 9d 8s 9c  2s 7c Jd  4c 4d")
        .play(0, "poker");
    s.play(2, win ? "lay 3c" : "lay 9d").play(2, win ? "lay 8s" : "lay 9c");
    EXPECT_EQ(s.dollars(0), win ? 120 : 30);  // two of them and the pot, or one
    EXPECT_EQ(s.cards(0), "4d 4c");           // a card for each, or one and the loser's
  }
}

// covers: B7.3.3, B7.13, ruling 70, ruling 118, poker-cheat, poker-lady-luck
TEST(Poker, OfTheDealersCardsOnlyCheatWorks) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").turn(0);
  s.draws("Ks  2h 10d 8s 4c  7c 9c Jd  3s").play(0, "poker");
  s.play(2, "lay 2h").play(2, "lay 8s");  // Cheat as a 10: a straight against two Kings
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "3s");

  Scenario lady(3);
  lady.at(0, "dr5").cash(0, 10).hand(0, "Kc").cash(2, 0).turn(0);
  lady.draws("Ks  10h 10d 8s 4c  7c 9c Jd").play(0, "poker").play(2, "lay 10h").play(2, "lay 10d");
  EXPECT_EQ(lady.dollars(2), 0);  // no $30, no card
  EXPECT_EQ(lady.cards(2), "");
  EXPECT_EQ(lady.player(0).lp, 1);
}

// covers: B7.14, B7.4, poker-cheat
TEST(Poker, CheatStandsForTheBestCardAlsoOneAlreadyThere) {
  Scenario s(3);  // four nines and a Cheat: a fifth nine
  s.at(0, "dr5").cash(0, 10).hand(0, "Ac").at(1, "dr8").cash(1, 10).hand(1, "9s").turn(0);
  s.draws("Ad").play(0, "poker").draws("2d 9c 9d 9h 3s").play(1, "join");
  EXPECT_EQ(s.rank_told(1), static_cast<int>(HandRank::kFiveOfAKind));
  EXPECT_EQ(s.rank_told(0), static_cast<int>(HandRank::kFullHouse));
  EXPECT_EQ(s.dollars(1), 70);

  Scenario two(3);  // two Cheats, each a nine, beat four nines
  two.at(0, "dr5").cash(0, 10).hand(0, "9s").at(1, "dr8").cash(1, 10).hand(1, "2h").turn(0);
  two.draws("Ad").play(0, "poker").draws("2d 9c 9d 9h 3s").play(1, "join");
  EXPECT_EQ(two.dollars(1), 70);
  EXPECT_EQ(two.player(0).lp, 0);

  Scenario apart(3);  // and each its own: a straight from the 8 to the Q, not a pair
  apart.at(0, "dr5").cash(0, 10).hand(0, "2h").at(1, "dr8").cash(1, 10).hand(1, "Qs").turn(0);
  apart.draws("2d").play(0, "poker").draws("Qc 8c 9d Jh 3s").play(1, "join");
  EXPECT_EQ(apart.rank_told(0), static_cast<int>(HandRank::kStraight));
  EXPECT_EQ(apart.player(0).lp, 1);
}

// covers: B7.14, G13, poker-cheat
TEST(Poker, ACheatInTheFlopIsATwo) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 10).hand(0, "Ac").turn(0);
  s.draws("Kc  3c 4d 5d 6h  2h 9d 5s  7d").play(0, "poker").play(2, "lay 3c").play(2, "lay 5d");
  EXPECT_EQ(s.player(0).lp, 0);  // Ace high against a pair of fives
}

// covers: B7.3.2, B7.6
TEST(Poker, ThePotStopsAtTheCashLimit) {
  Scenario s(3);
  s.at(0, "dr5").cash(0, 100).hand(0, "Kc").turn(0);
  s.draws("Ks  3c 4d 5d 6h  2s 9d 5s").play(0, "poker").play(2, "lay 3c").play(2, "lay 4d");
  EXPECT_EQ(s.dollars(0), 120);
}

// covers: B7.3, B3.6
TEST(Poker, WithTwoPlayersTheOtherDeals) {
  Scenario s(2);
  s.at(0, "rf4").cash(0, 10).hand(0, "Kc").hand(1, "Ah").turn(0);
  s.draws("Ks  3c 4d 5d 6h  2s 9d 5s").play(0, "poker").expect(1, Ask::kLay);
  s.play(1, "lay 3c").play(1, "lay 4d");
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.cards(1), "Ah");
}

struct Showdown {
  const char* name;
  const char *flop, *high, *low;
};

// Two hands over one flop; both seats get a chance at each.
// covers: B7.4, ruling 68
TEST(Poker, HandsFromHighToLow) {
  const Showdown rows[] = {
      {"royal flush, straight flush", "10h Jh Qh", "Kh Ah", "8h 9h"},
      {"four, full house", "9h 9d 5c", "9c 9s", "5d 5s"},
      {"flush, straight", "5h 8h 9h", "3h Kh", "6c 7s"},
      {"straight, three", "5c 8h 9d", "6c 7s", "9c 9s"},
      {"three, two pair", "5c 8h 9d", "5h 5s", "8d 9s"},
      {"two pair, pair", "5c 8h 9d", "5h 8d", "Ks Kd"},
      {"pair, high card", "5c 8h 9d", "3d 5h", "Ks Ad"},
      {"kickers in order", "5c 8h 9d", "5h Kd", "5s Qc"},
      {"the second kicker", "5c 8h Ad", "6s Kd", "4s Kc"},
      {"six high straight over the wheel", "3c 4d 5s", "6h 7h", "2c As"},
      {"the wheel is a straight", "3c 4d 5s", "2c As", "5d 5h"},
      {"Ace high straight", "Jc Qs Ks", "10c As", "9c 10s"},
  };
  for (const Showdown& row : rows)
    for (const bool active_high : {true, false}) {
      SCOPED_TRACE(std::string(row.name) + (active_high ? ", active first" : ", joiner first"));
      const std::string mine = active_high ? row.high : row.low;
      const std::string other = active_high ? row.low : row.high;
      Scenario s(3);
      s.at(0, "dr5").cash(0, 10).hand(0, mine.substr(0, mine.find(' ')));
      s.at(1, "dr8").cash(1, 10).hand(1, other.substr(0, other.find(' '))).turn(0);
      s.draws(mine.substr(mine.find(' ') + 1)).play(0, "poker");
      s.draws(other.substr(other.find(' ') + 1)).draws(row.flop).play(1, "join");
      EXPECT_EQ(s.player(0).lp, active_high ? 1 : 0);
      EXPECT_EQ(s.dollars(0) > s.dollars(1), active_high);
    }
}

// covers: B7.4
TEST(Poker, SuitsNeverBreakTies) {
  Scenario s(4);
  s.at(0, "dr5").cash(0, 10).hand(0, "3c").at(1, "dr8").cash(1, 10).hand(1, "Kh");
  s.at(2, "dr8").cash(2, 10).hand(2, "Ks").turn(0);
  s.draws("4c")
      .play(0, "poker")
      .draws("8d")
      .play(1, "join")
      .draws("8s 7d 9c Jd 5c")
      .play(2, "join");
  EXPECT_EQ(s.dollars(1), 40);  // $80 in two
  EXPECT_EQ(s.dollars(2), 40);
}

// covers: B7.15, goal-wild-bill-hickok-1
TEST(Poker, TheAmountWonIsTheOwnShare) {
  for (const bool split : {true, false}) {
    SCOPED_TRACE(split);
    Scenario s(4);  // a pot of $80
    s.character(1, "wild-bill-hickok").goals(1, "goal-wild-bill-hickok-1");
    s.at(0, "dr5").cash(0, 10).hand(0, "3c").at(1, "dr8").cash(1, 10).hand(1, "Kc");
    s.at(2, "dr8").cash(2, 10).hand(2, split ? "Ks" : "Qs").turn(0);
    s.draws("4c").play(0, "poker").draws("8d").play(1, "join");
    s.draws("8s 7d 9c Jd 5c");
    if (!split) s.draws("5d");
    s.play(2, "join");
    EXPECT_EQ(s.offers(1, "goal 1"), !split);
    EXPECT_EQ(s.dollars(1), split ? 40 : 80);
    if (split) {
      s.settle().expect(0, Ask::kAction);
    } else {
      s.expect(1, Ask::kWindow).pass(1);
    }
  }
}

}  // namespace
}  // namespace dr::b07_poker_test
