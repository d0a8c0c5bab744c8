// A17 Community Card Poker: the hands, and what a player who folded has and has not done.
#include <gtest/gtest.h>

#include <cstring>
#include <initializer_list>
#include <string>

#include "engine/rules/poker_hand.h"
#include "tests/support/scenario.h"

namespace dr::community_hands_test {
namespace {

dr::Setup community() { return ante_up(kAnteUp | kAlternativePoker | kCommunityPoker); }

struct Board {
  const char* name;
  const char *flop, *rest;
  const char *mine, *other;  // the hands of seat 0, who starts, and of seat 1; one or two cards
  HandRank mine_rank, other_rank;
  bool won;  // by seat 0
};

std::string first_of(const std::string& cards) { return cards.substr(0, cards.find(' ')); }
std::string after_first(const std::string& cards) {
  return cards.find(' ') == std::string::npos ? cards : cards.substr(cards.find(' ') + 1);
}

// Both play to the end. A hand of one card is empty before the draw.
void play_out(Scenario& s, const Board& row) {
  s.at(0, "dr5").cash(0, 30).gp(0, 1).at(1, "dr1").cash(1, 30).gp(1, 1);
  if (std::strchr(row.mine, ' ')) s.hand(0, first_of(row.mine));
  if (std::strchr(row.other, ' ')) s.hand(1, first_of(row.other));
  s.turn(0).draws(after_first(row.mine)).play(0, "community-poker");
  s.draws(after_first(row.other)).draws(row.flop).play(1, "join").play(1, "raise");
  s.draws(row.rest).play(0, "raise").settle();
}

// covers: AU55, B7.12, ruling 69
TEST(CommunityHands, AreTheHandCardsAndThreeOfTheFive) {
  const Board rows[] = {
      {"a pair of the last two cards", "2s 9d Jc", "5c Kd", "Kc 3d", "Qc Qs", HandRank::kPair,
       HandRank::kPair, true},
      {"four hearts on the table and one in the hand are no flush", "3h 8h Jh", "6h 2s", "Ah 9c",
       "9d 9s", HandRank::kHighCard, HandRank::kPair, false},
      {"two in the hand are", "3h 8h Jh", "6c 2s", "Ah 4h", "9d 9s", HandRank::kFlush,
       HandRank::kPair, true},
      {"of four of a kind on the table three count", "8h 8d 8c", "8s 2s", "Ac 3c", "Jd Js",
       HandRank::kThreeOfAKind, HandRank::kFullHouse, false},
      {"a straight on the table is not enough", "5c 6d 7h", "8c 9s", "Ks Qs", "2c 3c",
       HandRank::kHighCard, HandRank::kHighCard, true},
      {"two of the hand into it are", "5c 6d 7h", "3c Ks", "8c 9s", "Kd Kh", HandRank::kStraight,
       HandRank::kThreeOfAKind, true},
      {"one with one card plays four", "5c 6d 7h", "8c Ks", "9s", "3d 3s", HandRank::kHighCard,
       HandRank::kPair, false},
      {"which may be four of a kind", "9d 9h 9c", "8c Ks", "9s", "Kd Kh", HandRank::kFourOfAKind,
       HandRank::kFullHouse, true},
      {"and a missing card ranks below a two", "9d 7h 4c", "3c 5s", "9s", "2c 9c", HandRank::kPair,
       HandRank::kPair, false},
      {"two pairs from both sides", "9d 7h 4c", "3c 5s", "7s 9s", "Ac Ad", HandRank::kTwoPair,
       HandRank::kPair, true},
      {"the best three of the five", "2c 7h Qc", "3c Ks", "Kc 3d", "Qd 3s", HandRank::kTwoPair,
       HandRank::kTwoPair, true},
  };
  for (const Board& row : rows) {
    SCOPED_TRACE(row.name);
    Scenario s(3, community());
    play_out(s, row);
    s.leave_open();
    EXPECT_EQ(s.rank_told(0), static_cast<int>(row.mine_rank));
    EXPECT_EQ(s.rank_told(1), static_cast<int>(row.other_rank));
    EXPECT_EQ(s.player(0).gp, row.won ? 2 : 1);
    EXPECT_EQ(s.player(1).gp, row.won ? 1 : 2);
  }
}

// covers: AU55, B7.4, switch poker-top=five, switch poker-top=royal, poker-cheat
TEST(CommunityHands, FiveOfAKindMeetsARoyalFlush) {
  for (const bool royal : {false, true}) {
    SCOPED_TRACE(royal);
    Scenario s(3, community());
    s.side("poker-top", royal ? "royal" : "five");
    play_out(s, {"", "10c 10d 10h", "Jh Qh", "2d 10s", "Ah Kh", HandRank::kFiveOfAKind,
                 HandRank::kRoyalFlush, !royal});
    s.settle().leave_open();
    EXPECT_EQ(s.rank_told(0), static_cast<int>(HandRank::kFiveOfAKind));
    EXPECT_EQ(s.rank_told(1), static_cast<int>(HandRank::kRoyalFlush));
    EXPECT_EQ(s.player(0).gp, royal ? 1 : 2);
    EXPECT_EQ(s.player(1).gp, royal ? 2 : 1);
  }
}

// covers: AU55, B7.14, poker-cheat
TEST(CommunityHands, CheatCountsInTheHandNotOnTheTable) {
  Scenario s(3, community());
  play_out(s, {"", "2h 9d Jc", "5c Kd", "Kc 3d", "2d 7s", HandRank::kPair, HandRank::kPair, true});
  s.settle().leave_open();
  EXPECT_EQ(s.rank_told(0), static_cast<int>(HandRank::kPair));  // Kings, no wild 2 beside them
  EXPECT_EQ(s.rank_told(1), static_cast<int>(HandRank::kPair));  // Kings by the Cheat, a 7 lower
  EXPECT_EQ(s.player(0).gp, 1);
  EXPECT_EQ(s.player(1).gp, 2);
}

// covers: AU55, B7.3.1, B14.3
TEST(CommunityHands, TwoCardsAreLaidAfterTheLastOpenOne) {
  Scenario s(3, community());
  s.at(0, "dr5").cash(0, 30).gp(0, 1).hand(0, "Kc 3d 4d").at(1, "dr1").cash(1, 30).gp(1, 1);
  s.hand(1, "Qc 5d 6d").turn(0);
  s.draws("8s").play(0, "community-poker").draws("7s 2s 9d Jc").play(1, "join").play(1, "raise");
  EXPECT_EQ(s.pub().ask, Ask::kRaise);
  s.draws("Kd 10s").play(0, "raise");
  EXPECT_EQ(to_act(s.pub()), seat_bit(0) | seat_bit(1));
  s.play(1, "lay 7s").play(1, "lay Qc").play(0, "lay 8s").draws("3c").play(0, "lay Kc").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "3d 4d");
  EXPECT_EQ(s.cards(1), "3c 5d 6d");
  EXPECT_EQ(s.player(0).gp, 2);  // a pair with the fourth open card
}

// Seats 0, 1 and 2 at the table with $30; the flop lies open and seat 1 is asked first.
void three_at_the_table(Scenario& s) {
  s.at(0, "dr5").at(1, "dr1").at(2, "dr8").turn(0);
  for (Seat seat = 0; seat < 3; ++seat) s.cash(seat, 30).gp(seat, 1);
  s.hand(0, "10h").hand(1, "Qc").hand(2, "8c");
  s.draws("Ks").play(0, "community-poker").draws("Qs").play(1, "join");
  s.draws("8s  2s 9d Jc").play(2, "join").expect(1, Ask::kRaise);
}

// covers: AU76, trigger-poker, poker-lady-luck
TEST(CommunityFold, WhoFoldedPlaysNoHandOfPoker) {
  for (const bool folds : {false, true}) {
    SCOPED_TRACE(folds);
    Scenario s(3, community());
    s.story(0, "story-cheap-horse");
    three_at_the_table(s);
    s.play(1, "raise").play(2, "raise").draws("5c 7d");
    s.draws(folds ? "3c 3d" : "4d 3c 3d");  // Lady Luck draws at the reveal
    s.play(0, folds ? "fold" : "raise");
    EXPECT_EQ(s.offers(0, "disc left"), !folds);
    if (!folds) s.play(0, "disc left");
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).discs[0], folds ? 0 : 1);
    EXPECT_EQ(s.dollars(0), folds ? 20 : 30);  // the $30 of Lady Luck, or the $20 kept
    EXPECT_EQ(s.cards(0), folds ? "3c 10h Ks" : "3c 4d");
  }
}

// covers: AU76, trigger-poker
TEST(CommunityFold, NorDoesTheOneWhoIsLeft) {
  Scenario s(3, community());
  s.story(0, "story-cheap-horse");
  three_at_the_table(s);
  s.play(1, "fold").draws("3c 3d").play(2, "fold");
  EXPECT_FALSE(s.offers(0, "disc left"));
  s.settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).discs[0], 0);
  EXPECT_EQ(s.dollars(0), 90);
}

// covers: AU55, AU76, ten-gallon
TEST(CommunityFold, ItHasLostTheGame) {
  Scenario s(3, community());
  s.item(2, "ten-gallon").item(0, "ten-gallon");
  three_at_the_table(s);
  s.play(1, "raise").play(2, "fold").draws("5c 7d  4d 3c 3d").play(0, "raise").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 40);  // Lady Luck and the hat
  EXPECT_EQ(s.cards(0), "3c 4d");
  EXPECT_EQ(s.dollars(2), 30);  // $20 and the consolation of $10
  EXPECT_EQ(s.cards(2), "3d 8c 8s");
  EXPECT_EQ(s.player(2).lp, 0);
}

// covers: AU55, AU76, ten-gallon, goal-poker-alice-2, poker-all-in
TEST(CommunityFold, TheOneLeftHasWonTheGame) {
  Scenario s(3, community());
  s.character(1, "poker-alice").goals(1, "goal-poker-alice-2").item(1, "ten-gallon");
  s.at(0, "dr5").at(1, "dr1").turn(0);
  for (Seat seat = 0; seat < 2; ++seat) s.cash(seat, 30).gp(seat, 1);
  s.hand(0, "3c").hand(1, "Qh").draws("4c").play(0, "community-poker");
  s.draws("Qd 2s 9d Jc").play(1, "join").play(1, "raise").draws("5c").play(0, "fold");
  s.expect(1, Ask::kWindow);
  EXPECT_EQ(s.player(1).lp, 3);        // the game's, the Ten-Gallon's and the second space's
  EXPECT_EQ(s.dollars(1), 80);         // nothing was laid: no All In
  EXPECT_TRUE(s.offers(1, "goal 2"));  // a pot of $80
  s.next_legends("1").play(1, "goal 2").settle().expect(0, Ask::kAction);
}

// covers: AU53, AU76, B14.2
TEST(CommunityFold, ItsHandIsNeverShown) {
  Scenario a(3, community()), b(3, community());
  for (Scenario* s : {&a, &b}) {
    s->at(0, "dr5").at(1, "dr1").at(2, "dr8").turn(0);
    for (Seat seat = 0; seat < 3; ++seat) s->cash(seat, 30).gp(seat, 1);
    s->hand(0, "Kc").hand(2, "8c").hand(1, s == &a ? "Qc" : "4d");
    s->draws("Ks").play(0, "community-poker").draws(s == &a ? "Qs" : "6h").play(1, "join");
    s->draws("8s  2s 9d Jc").play(2, "join").play(1, "fold").play(2, "raise");
    s->draws("5c 7d  3c 3d").play(0, "raise").settle().expect(0, Ask::kAction);
  }
  for (const Seat seat : {Seat{0}, Seat{2}, Seat{kNone}}) {
    const View x = observe(a.state(), seat), y = observe(b.state(), seat);
    EXPECT_EQ(std::memcmp(&x, &y, sizeof x), 0) << "seat " << int{seat};
  }
  EXPECT_EQ(a.cards(1), "3c Qc Qs");
  EXPECT_EQ(b.cards(1), "3c 4d 6h");
}

// covers: G19, AU52, AU53
TEST(CommunityFold, AntesAndRaisesAreSpent) {
  Scenario s(3, community());
  s.at(0, "dr5").cash(0, 30).hand(0, "Kc").turn(0);
  s.draws("Ks  3c 4d 6h 8s 8d  2s 9d Jc").play(0, "community-poker");
  EXPECT_EQ(s.player(0).act_spent, 1);
  s.draws("5c 7d").play(0, "raise").expect(2, Ask::kLay);
  EXPECT_EQ(s.player(0).act_spent, 3);
  s.leave_open();
}

}  // namespace
}  // namespace dr::community_hands_test
