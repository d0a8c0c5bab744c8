// A17 Community Card Poker, at the saloon of Darkrock: five open cards and a round of bets between
// the third and the fourth. Seat 0 starts.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/scenario.h"
#include "text/wording/wording.h"

namespace dr::community_poker_test {
namespace {

dr::Setup community() { return ante_up(kAnteUp | kAlternativePoker | kCommunityPoker); }

// Three players in Darkrock with $30, one Gambler point (the next is worth an LP) and a card each;
// seat 0 has started, the others have joined, and the flop lies open.
void three_join(Scenario& s, const char* flop = "2s 9d Jc") {
  s.at(0, "dr5").at(1, "dr1").at(2, "dr8").turn(0);
  for (Seat seat = 0; seat < 3; ++seat) s.cash(seat, 30).gp(seat, 1);
  s.hand(0, "Kc").hand(1, "Qc").hand(2, "8c");
  s.draws("Ks").play(0, "community-poker").draws("Qs").play(1, "join");
  s.draws("8s").draws(flop).play(2, "join");
}

// covers: AU52, AU53, AU54, AU55
TEST(CommunityPoker, AloneAgainstTheDealer) {
  Scenario s(3, community());
  s.at(0, "dr5").cash(0, 40).gp(0, 1).hand(0, "Kc").hand(2, "As").cash(2, 10).turn(0);
  s.draws("Ks  3c 4d 6h 8s 8d  2s 9d Jc").play(0, "community-poker").expect(0, Ask::kRaise);
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.pub().poker.pot, 5);  // $40 of the house
  EXPECT_EQ(s.pub().poker.dealer, 2);
  EXPECT_EQ(s.player(2).deal_n, 5);
  EXPECT_EQ(s.count_of(EventKind::kFlop), 3);
  s.draws("5c 7d").play(0, "raise").expect(2, Ask::kLay);  // the dealer never folds
  EXPECT_EQ(s.dollars(0), 10);
  EXPECT_EQ(s.pub().poker.pot, 9);  // $20 of the player, $20 of the dealer
  EXPECT_EQ(s.count_of(EventKind::kFlop), 5);
  std::string pot, cards, rules;  // three of the flop, then the fourth and the fifth
  for (int i = 0; i < s.events().n; ++i) {
    const Event& e = s.events().list[i];
    if (e.kind == EventKind::kPot) pot += std::to_string(e.a);
    if (e.kind != EventKind::kFlop) continue;
    cards += std::to_string(e.b);
    rules += say_rule(e.rule) + " ";
  }
  EXPECT_EQ(pot, "4579");  // the house, the ante, the raise, the house again
  EXPECT_EQ(cards, "00012");
  EXPECT_EQ(rules, "AU53 AU53 AU53 AU55 AU55 ");
  EXPECT_FALSE(s.offers(2, "lay As"));
  s.play(2, "lay 3c").play(2, "lay 4d").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 100);
  EXPECT_EQ(s.player(0).gp, 2);
  EXPECT_EQ(s.player(0).lp, 2);  // one of the game, one of the second space
  EXPECT_EQ(s.cards(0), "");
  EXPECT_EQ(s.cards(2), "As");
  EXPECT_EQ(s.dollars(2), 10);
  for (const char* card : {"Kc", "Ks", "3c", "4d", "6h", "8s", "8d", "2s", "9d", "Jc", "5c", "7d"})
    EXPECT_TRUE(s.discarded(card)) << card;
  EXPECT_EQ(s.pub().table, 0u);
}

// covers: AU54, AU55, AU76
TEST(CommunityPoker, IfTheDealerWinsThePotIsTheSupplys) {
  Scenario s(3, community());
  s.at(0, "dr5").cash(0, 30).hand(0, "Kc").cash(2, 10).turn(0);
  s.draws("Ks  8c 4d 6h 8s 3d  2s 9d Jc").play(0, "community-poker");
  s.draws("5c 8h  6d").play(0, "raise").play(2, "lay 8c").play(2, "lay 8s").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 0);  // three eights, one of them the fifth open card
  EXPECT_EQ(s.player(0).gp + s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "6d");
  EXPECT_EQ(s.dollars(2), 10);
  EXPECT_EQ(s.player(2).gp + s.player(2).lp, 0);
}

// covers: AU54, AU76, ten-gallon, poker-poker-face
TEST(CommunityPoker, FoldingAgainstTheDealerGivesUpThePot) {
  Scenario s(3, community());
  s.at(0, "dr5").cash(0, 30).hand(0, "Kh").item(0, "ten-gallon").turn(0);
  s.draws("Kd  8c 4d 6h 8s 8d  2s 9d Jc").play(0, "community-poker");
  s.draws("5c").play(0, "fold").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 30);        // $20 left, and the Ten-Gallon's $10: it has lost
  EXPECT_EQ(s.cards(0), "5c Kh Kd");  // keeps its hand, draws 1; Poker Face was not laid
  EXPECT_EQ(s.player(0).gp, 0);
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.count_of(EventKind::kFlop), 3);
  EXPECT_EQ(s.count_of(EventKind::kShowed), 0);
  for (const char* card : {"8c", "4d", "6h", "8s", "8d", "2s", "9d", "Jc"})
    EXPECT_TRUE(s.discarded(card)) << card;
}

// covers: AU53, AU76
TEST(CommunityPoker, WithLessThanTwentyDollarsOneFolds) {
  for (const int dollars : {20, 30}) {
    SCOPED_TRACE(dollars);
    Scenario s(3, community());
    s.at(0, "dr5").cash(0, dollars).hand(0, "Kc").turn(0);
    s.draws("Ks  8c 4d 6h 8s 8d  2s 9d Jc");
    if (dollars == 20) s.draws("5c");
    s.play(0, "community-poker");
    EXPECT_EQ(s.asks(0, Ask::kRaise), dollars == 30);
    EXPECT_EQ(s.happened(EventKind::kFolded, 0), dollars == 20);
    EXPECT_EQ(s.cards(0), dollars == 20 ? "5c Kc Ks" : "Kc Ks");
    s.leave_open();
  }
}

// covers: AU52, switch ccp-stake=10
TEST(CommunityPoker, StartsAtASaloonWithTenDollars) {
  Scenario s(3, community());
  s.at(0, "rf5").cash(0, 10).turn(0);
  EXPECT_TRUE(s.offers(0, "community-poker"));
  EXPECT_TRUE(s.offers(0, "poker"));  // the choice is the player's
  Scenario away(3, community());
  away.at(0, "rf6").cash(0, 60).turn(0);
  away.refused(0, "community-poker", "AU52");
  Scenario poor(3, community());
  poor.at(0, "dr5").turn(0);
  poor.refused(0, "community-poker", "AU52");
  Scenario without(3, ante_up());
  without.at(0, "dr5").cash(0, 60).turn(0);
  EXPECT_FALSE(without.offers(0, "community-poker"));
  without.refused(0, "community-poker", "AU52");
}

// covers: AU52, switch ccp-stake=30
TEST(CommunityPoker, BySwitchItTakesThirtyDollarsAndACard) {
  Scenario s(6, community());
  s.side("ccp-stake", "30").at(0, "dr5").cash(0, 30).hand(0, "Kc");
  s.at(1, "dr1").cash(1, 20).hand(1, "3c");  // too poor
  s.at(2, "dr6").cash(2, 90);                // no card
  s.at(3, "dr8").cash(3, 30).hand(3, "4c");
  s.at(4, "rf1").cash(4, 90).hand(4, "5c").turn(0);
  s.draws("Ks").play(0, "community-poker").expect(3, Ask::kJoin);
  s.draws("4d 2s 9d Jc").play(3, "join").expect(3, Ask::kRaise).leave_open();

  Scenario empty(3, community());
  empty.side("ccp-stake", "30").at(0, "dr5").cash(0, 90).turn(0);
  empty.refused(0, "community-poker", "AU52");
  Scenario poor(3, community());
  poor.side("ccp-stake", "30").at(0, "dr5").cash(0, 20).hand(0, "Kc").turn(0);
  poor.refused(0, "community-poker", "AU52");
}

// covers: AU52, switch ccp-stake=10
TEST(CommunityPoker, OtherwiseTenDollarsAreEnoughToJoin) {
  Scenario s(3, community());
  s.at(0, "dr5").cash(0, 30).hand(0, "Kc").at(1, "dr1").cash(1, 10).at(2, "dr6").turn(0);
  s.draws("Ks").play(0, "community-poker").expect(1, Ask::kJoin);
  s.draws("4d  2s 9d Jc  5c").play(1, "join");  // cannot pay $20, folds, and draws
  s.settle().expect(0, Ask::kOption);
  EXPECT_EQ(s.dollars(0), 20 + 60);
  s.play(0, "option 1").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(1), "4d 5c");
}

// covers: AU53, AU54, AU55
TEST(CommunityPoker, TwoOrMoreStayAndTheHouseAddsTwenty) {
  Scenario s(3, community());
  three_join(s);
  EXPECT_EQ(s.pub().poker.pot, 7);
  EXPECT_EQ(s.pub().poker.dealer, kNone);
  s.expect(1, Ask::kRaise).play(1, "raise").expect(2, Ask::kRaise).play(2, "fold");
  s.expect(0, Ask::kRaise).draws("5c 7d  3c 3d").play(0, "raise").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.count_of(EventKind::kHouseAdds), 1);
  EXPECT_EQ(s.dollars(0), 120);  // $70, twice $20 of the players, $20 of the house: $130
  EXPECT_EQ(s.player(0).gp, 2);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.cards(1), "3c");
  EXPECT_EQ(s.cards(2), "3d 8c 8s");  // who folded keeps its hand
  EXPECT_EQ(s.player(1).gp + s.player(2).gp, 2);
}

// covers: AU43, AU55
TEST(CommunityPoker, AWinnerWhoIsNotActiveGetsBothPointsToo) {
  Scenario s(3, community());
  three_join(s);
  s.play(1, "raise").play(2, "raise").draws("Qd 7d  3c 3d").play(0, "fold").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(1), 120);
  EXPECT_EQ(s.player(1).gp, 2);
  EXPECT_EQ(s.player(1).lp, 2);
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.cards(0), "3c Kc Ks");  // losers and folders draw, the active player first
  EXPECT_EQ(s.cards(2), "3d");
}

// covers: AU54, AU76
TEST(CommunityPoker, TheLastOneLeftWinsWithoutPayingOrShowing) {
  Scenario s(3, community());
  three_join(s);
  s.play(1, "fold").draws("3c 3d").play(2, "fold").settle().expect(0, Ask::kAction);  // not asked
  EXPECT_EQ(s.dollars(0), 20 + 70);
  EXPECT_EQ(s.player(0).gp, 2);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.cards(0), "Kc Ks");
  EXPECT_EQ(s.cards(1), "3c Qc Qs");
  EXPECT_EQ(s.cards(2), "3d 8c 8s");
  EXPECT_EQ(s.count_of(EventKind::kShowed), 0);
  EXPECT_EQ(s.count_of(EventKind::kHouseAdds), 0);
  EXPECT_EQ(s.count_of(EventKind::kFlop), 3);

  Scenario paid(3, community());  // one who had paid before the others folded
  three_join(paid);
  paid.play(1, "raise").play(2, "fold").draws("3c 3d").play(0, "fold").settle();
  paid.expect(0, Ask::kAction);
  EXPECT_EQ(paid.dollars(1), 90);  // its own $20 back
  EXPECT_EQ(paid.player(1).gp, 2);
  EXPECT_EQ(paid.player(1).lp, 2);
}

// covers: AU53, AU75, switch bet-order=active-last, switch bet-order=from-right
TEST(CommunityPoker, TheOrderOfRaises) {
  for (const bool from_right : {false, true}) {
    SCOPED_TRACE(from_right);
    Scenario s(3, community());
    s.side("bet-order", from_right ? "from-right" : "active-last");
    three_join(s);
    const std::vector<Seat> order =
        from_right ? std::vector<Seat>{2, 0, 1} : std::vector<Seat>{1, 2, 0};
    s.expect(order[0], Ask::kRaise).play(order[0], "raise");
    s.expect(order[1], Ask::kRaise).play(order[1], "raise");
    s.expect(order[2], Ask::kRaise).draws("5c 7d  3c 3d").play(order[2], "raise").settle();
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).gp, 2);
  }
}

// covers: AU55, switch dealer-ties=active, switch dealer-ties=dealer
TEST(CommunityPoker, TiesWithTheDealer) {
  for (const bool dealer : {false, true}) {
    SCOPED_TRACE(dealer);
    Scenario s(3, community());
    s.side("dealer-ties", dealer ? "dealer" : "active");
    s.at(0, "dr5").cash(0, 30).gp(0, 1).hand(0, "Kc").turn(0);
    s.draws("6d  Ks 6s 3s 4c 5s  2s 7c Jd").play(0, "community-poker");
    s.draws("Ac 9h");
    if (dealer) s.draws("5c");
    s.play(0, "raise").play(2, "lay 6s").play(2, "lay Ks").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).gp, dealer ? 1 : 2);
    EXPECT_EQ(s.dollars(0), dealer ? 0 : 90);
    EXPECT_EQ(s.cards(0), dealer ? "5c" : "");
  }
}

// covers: AU55
TEST(CommunityPoker, TheActivePlayerWinsTiesWithOthers) {
  Scenario s(3, community());
  s.at(0, "dr5").cash(0, 30).gp(0, 1).hand(0, "Kc").at(1, "dr1").cash(1, 30).gp(1, 1);
  s.hand(1, "Ks").turn(0);
  s.draws("6d").play(0, "community-poker").draws("6s  2s 7c Jd").play(1, "join");
  s.play(1, "raise").draws("Ac 9h  5c").play(0, "raise").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 120);  // all of $40, $20, $40 and $20
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_EQ(s.player(1).gp, 1);
  EXPECT_EQ(s.cards(1), "5c");
}

// covers: AU55
TEST(CommunityPoker, TiedOthersSplitRoundedDownWithBothPointsEach) {
  Scenario s(3, community());
  s.at(0, "dr5").at(1, "dr1").at(2, "dr8").turn(0);
  for (Seat seat = 0; seat < 3; ++seat) s.cash(seat, 30).gp(seat, 1);
  s.hand(0, "3c").hand(1, "Kc").hand(2, "Ks");
  s.draws("4c").play(0, "community-poker").draws("6d").play(1, "join");
  s.draws("6s  2s 7c Jd").play(2, "join").play(1, "raise").play(2, "raise");
  s.draws("Ac 9h  5c").play(0, "fold").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(1), 60);  // half of $70 + $40 + $20
  EXPECT_EQ(s.dollars(2), 60);
  for (const Seat seat : {Seat{1}, Seat{2}}) {
    EXPECT_EQ(s.player(seat).gp, 2);
    EXPECT_EQ(s.player(seat).lp, 2);
    EXPECT_EQ(s.cards(seat), "");
  }
  EXPECT_EQ(s.player(0).lp, 0);
}

// covers: MB3, MB15, AU53
TEST(CommunityPoker, WithTwoTheManInBlackTakesNoPart) {
  Scenario s(2, community());
  s.at(kMib, "dr5").cash(kMib, 80).at(0, "dr5").cash(0, 30).gp(0, 1).hand(0, "Kc").turn(0);
  s.draws("Ks  3c 4d 6h 8s 8d  2s 9d Jc").play(0, "community-poker").expect(0, Ask::kRaise);
  EXPECT_EQ(s.pub().poker.dealer, 1);
  s.draws("5c 7d").play(0, "raise").play(1, "lay 3c").play(1, "lay 4d").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 90);
  EXPECT_EQ(s.pub().mib.cash, 8);
}

}  // namespace
}  // namespace dr::community_poker_test
