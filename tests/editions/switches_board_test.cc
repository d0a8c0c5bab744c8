// Both sides of the switches about poker, items, cards, board and score: editions.md, rows 1, 22 to
// 49 and note A.
#include <gtest/gtest.h>

#include "engine/rules/poker_hand.h"
#include "replay/words.h"
#include "tests/support/scenario.h"

namespace dr::switches_board_test {
namespace {

std::uint32_t value(std::initializer_list<const char*> words, CardSet wild, bool royal_on_top) {
  std::uint8_t cards[5];
  int n = 0;
  for (const char* word : words) cards[n++] = parse_card(word);
  return poker_value(cards, n, wild, royal_on_top);
}

// Over one flop the two never meet, so the order is read off the hands themselves.
// covers: switch poker-top=five, switch poker-top=royal, ruling 8, B7.4
TEST(Switch, FiveOfAKindAndTheRoyalFlush) {
  const CardSet cheat = bit(parse_card("2h"));
  for (const bool royal : {true, false}) {
    SCOPED_TRACE(royal);
    const std::uint32_t five = value({"9h", "9d", "9c", "9s", "2h"}, cheat, royal);
    const std::uint32_t flush = value({"10h", "Jh", "Qh", "Kh", "Ah"}, cheat, royal);
    const std::uint32_t straight = value({"9h", "10h", "Jh", "Qh", "Kh"}, cheat, royal);
    EXPECT_EQ(flush > five, royal);
    EXPECT_EQ(hand_rank(five, royal), HandRank::kFiveOfAKind);
    EXPECT_EQ(hand_rank(flush, royal), HandRank::kRoyalFlush);
    EXPECT_GT(std::min(five, flush), straight);
  }
}

// covers: switch poker-top=royal, switch poker-top=five
TEST(Switch, EitherTopHandWinsUnderBothSides) {
  for (const char* side : {"five", "royal"}) {
    SCOPED_TRACE(side);
    Scenario five(3);
    five.side("poker-top", side)
        .at(0, "dr5")
        .cash(0, 10)
        .hand(0, "Ac")
        .at(1, "dr8")
        .cash(1, 10)
        .hand(1, "9s");
    five.turn(0).draws("As").play(0, "poker").draws("2h 9c 9d 9h 3c").play(1, "join");
    EXPECT_EQ(five.dollars(1), 70);
    Scenario royal(3);
    royal.side("poker-top", side).at(0, "dr5").cash(0, 10).hand(0, "9h").at(1, "dr8").cash(1, 10);
    royal.hand(1, "Ah")
        .turn(0)
        .draws("8h")
        .play(0, "poker")
        .draws("Kh 10h Jh Qh 3c")
        .play(1, "join");
    EXPECT_EQ(royal.dollars(1), 70);
  }
}

// covers: switch dealer-ties=active, switch dealer-ties=dealer, ruling 71
TEST(Switch, TiesWithTheDealer) {
  for (const bool dealer : {true, false}) {
    SCOPED_TRACE(dealer);
    Scenario s(3);
    s.side("dealer-ties", dealer ? "dealer" : "active")
        .at(0, "dr5")
        .cash(0, 10)
        .hand(0, "Kc")
        .turn(0);
    s.draws("6d  Kd 6s 8s 9c  2s 7c Jd").play(0, "poker").play(2, "lay 6s");
    if (dealer) s.draws("4s");
    s.play(2, "lay Kd");
    EXPECT_EQ(s.dollars(0), dealer ? 0 : 60);
    EXPECT_EQ(s.player(0).lp, dealer ? 0 : 1);
    EXPECT_EQ(s.cards(0), dealer ? "4s" : "");
  }
}

// covers: switch dealer-ties=dealer
TEST(Switch, TheActivePlayerStillWinsTiesWithJoiners) {
  Scenario s(3);
  s.side("dealer-ties", "dealer").at(0, "dr5").cash(0, 10).hand(0, "Kc").at(1, "dr8").cash(1, 10);
  s.hand(1, "Ks").turn(0);
  s.draws("6c").play(0, "poker").draws("6d 4c 9c Jd 8s").play(1, "join");
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: switch delivery-moment=move, B7.9
TEST(Switch, DeliveryWhenTheMoveEnds) {
  Scenario s(3);
  s.at(0, "sv10").cattle(0, "cattle-green-1").turn(0);
  s.play(0, "move sv12").play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 1);
  Scenario stay(3);
  stay.at(0, "sv12").cattle(0, "cattle-green-1").turn(0);
  stay.play(0, "end-turn").expect(1, Ask::kIncome);  // not at the end of the turn
  EXPECT_EQ(stay.player(0).cattle, 0);
}

// covers: switch delivery-moment=turn
TEST(Switch, DeliveryWhenTheTurnEnds) {
  Scenario s(3);
  s.side("delivery-moment", "turn").at(0, "sv10").cattle(0, "cattle-green-1").turn(0);
  s.play(0, "move sv12").expect(0, Ask::kAction);  // not yet
  EXPECT_EQ(s.player(0).cattle, 0);
  s.play(0, "end-turn").expect(0, Ask::kWindow).play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 40);

  Scenario stay(3);  // moved or not
  stay.side("delivery-moment", "turn").at(0, "sh7").cattle(0, "cattle-green-1").turn(0);
  stay.play(0, "end-turn").play(0, "deliver rustle");
  EXPECT_EQ(stay.player(0).wp, 1);
  EXPECT_EQ(stay.player(0).lp, 1);  // and is Wanted at B3.4(3)

  Scenario left(3);  // where the player then is
  left.side("delivery-moment", "turn").at(0, "sv12").cattle(0, "cattle-green-1").turn(0);
  left.play(0, "move sv10").play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(left.player(0).cattle, 0);
}

// covers: switch swap-on-upgrade=on, switch swap-on-upgrade=off, ruling 17, B3.5
TEST(Switch, WhatWasJustUpgradedMayBecomeActive) {
  for (const bool on : {true, false}) {
    SCOPED_TRACE(on);
    Scenario s(3);
    s.side("swap-on-upgrade", on ? "on" : "off");
    s.at(0, "dr2").cash(0, 120).item(0, "revolver").carried(0, "rifle").turn(0);
    if (on) {
      s.play(0, "upgrade rifle active");
      EXPECT_EQ(s.player(0).weapon, 3);
    } else {
      s.refused(0, "upgrade rifle active", "B3.5").play(0, "upgrade rifle");
      EXPECT_EQ(s.player(0).weapon, 2);
    }
    EXPECT_EQ(s.dollars(0), 80);
    s.play(0, "buy shotgun active").pass(0);  // what was bought may, on both sides
    EXPECT_EQ(s.player(0).weapon, 4);
  }
}

// covers: switch cash-lp-cap=none, switch cash-lp-cap=2
TEST(Switch, LegendaryPointsForCash) {
  struct Row {
    int cash, none, capped;
  };
  for (const Row& row : {Row{50, 0, 0}, {60, 1, 1}, {110, 1, 1}, {120, 2, 2}, {180, 3, 2}})
    for (const bool cap : {true, false}) {
      SCOPED_TRACE(row.cash);
      Scenario s(3);
      s.side("cash-lp-cap", cap ? "2" : "none").cash(0, row.cash).turn(0);
      EXPECT_EQ(scores(default_content().catalog, s.pub()).seat[0].cash,
                cap ? row.capped : row.none);
    }
}

// covers: switch diagonals=on, switch diagonals=off, ruling 12, B4.2
TEST(Switch, CornersAreAdjacent) {
  for (const bool on : {true, false}) {
    SCOPED_TRACE(on);
    Scenario s(3);
    s.side("diagonals", on ? "on" : "off").at(0, "mp1").turn(0);
    EXPECT_EQ(s.offers(0, "move dr3"), on);  // by mp6 in two
    EXPECT_TRUE(s.offers(0, "move mp6"));    // else by mp2 or mp7
    const Catalog& cat = default_content().catalog;
    const auto one_step = [&](std::string_view from, std::string_view to) {
      Scenario u(3);
      u.side("diagonals", on ? "on" : "off").at(0, from).at(1, to).turn(0);
      return reach(cat, u.pub(), 0, 1).plain.has(u.player(1).space);
    };
    for (const auto& [a, b] : {std::pair{"mp1", "mp6"}, {"mp2", "mp7"}}) {
      EXPECT_EQ(one_step(a, b), on);
      EXPECT_EQ(one_step(b, a), on);
    }
    EXPECT_TRUE(one_step("mp1", "mp7"));
    EXPECT_TRUE(one_step("mp2", "mp6"));
  }
}

// covers: switch diagonals=off
TEST(Switch, OnlyTheTwoCornerPairsOfTheBaseBoardFallAway) {
  const Catalog& cat = default_content().catalog;
  int removed = 0;
  for (int space = 0; space < cat.n_spaces; ++space) {
    removed += cat.near[0][space].size() - cat.near[1][space].size();
    EXPECT_TRUE((cat.near[1][space] - cat.near[0][space]).empty());
  }
  EXPECT_EQ(removed, 4);  // two pairs, seen from both ends
}

// covers: switch mule-swap=discard, switch mule-swap=keep, ruling 18, mule
TEST(Switch, NuggetsWhenTheMuleIsLeft) {
  for (const bool keep : {true, false}) {
    SCOPED_TRACE(keep);
    Scenario s(3);
    s.side("mule-swap", keep ? "keep" : "discard");
    s.at(0, "sv5").item(0, "mule").carried(0, "mustang").nuggets(0, 6).begin_turn(0);
    s.play(0, "income cash").play(0, "mount mustang");
    EXPECT_EQ(s.player(0).nuggets, keep ? 6 : 4);
    EXPECT_EQ(s.pub().supply_nuggets, keep ? 30 : 32);
    s.dice("die-nugget die-nugget").play(0, "prospect");
    EXPECT_EQ(s.player(0).nuggets, keep ? 6 : 4);  // none can be gained above the limit
  }
}

// covers: switch instincts-bonus=off, switch instincts-bonus=on, G10, poker-instincts
TEST(Switch, InstinctsAfterItsOwnAction) {
  for (const bool on : {true, false}) {
    SCOPED_TRACE(on);
    Scenario s(3);
    s.side("instincts-bonus", on ? "on" : "off").hand(0, "9h").turn(0);
    s.draws("2h 3h").play(0, "play 9h");
    EXPECT_EQ(s.dollars(0), on ? 10 : 0);
    EXPECT_EQ(s.cards(0), "2h 3h");
    EXPECT_TRUE(s.discarded("9h"));
  }
  Scenario laid(3);  // laid in a fight it pays on neither side
  laid.side("instincts-bonus", "on").at(0, "sv8").at(1, "sv8").hand(0, "9h").turn(0);
  laid.draws("2h").play(0, "fight duel 2").settle();
  EXPECT_EQ(laid.dollars(0), 0);
}

// covers: switch deposit-per-turn=any, switch deposit-per-turn=once, B7.6
TEST(Switch, DepositsOfATurn) {
  for (const bool once : {true, false}) {
    SCOPED_TRACE(once);
    Scenario s(3);
    s.side("deposit-per-turn", once ? "once" : "any").at(0, "dr10").nuggets(0, 2).turn(0);
    s.play(0, "deposit 1");
    if (once)
      s.refused(0, "deposit 1", "B7.6");
    else
      s.play(0, "deposit 1");
    EXPECT_EQ(s.player(0).lp, once ? 1 : 2);
  }
  Scenario next(3);  // a new turn, a new deposit
  next.side("deposit-per-turn", "once").at(0, "dr10").nuggets(0, 2).turn(0);
  next.play(0, "deposit 1").play(0, "end-turn").play(1, "income cash").play(1, "end-turn");
  next.play(2, "income cash").play(2, "end-turn").play(0, "income cash").play(0, "deposit 1");
  EXPECT_EQ(next.player(0).lp, 2);
}

// covers: switch work-anywhere=off, switch work-anywhere=on, ruling 26, B7.10
TEST(Switch, WorkInAPlainSpace) {
  Scenario off(3);
  off.at(0, "dr6").turn(0);
  off.refused(0, "work", "B7.10");
  Scenario on(3);
  on.side("work-anywhere", "on").at(0, "dr6").turn(0);
  on.play(0, "work");
  EXPECT_EQ(on.dollars(0), 10);
  EXPECT_TRUE(on.offers(0, "work"));
}

}  // namespace
}  // namespace dr::switches_board_test
