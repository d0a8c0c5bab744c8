// B10 Hand, wounds.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::b10_hand_test {
namespace {

// covers: B10.1, B15.10, ruling 25
TEST(Hand, AnEmptyDeckIsMadeOfTheDiscardsAndDrawingGoesOn) {
  Scenario s(3);  // Instincts: draw 2 with one card in the deck
  s.hand(0, "9h").deck_only("2h Kd Ks").discards("Kd Ks").draws("2h Ks").turn(0).play(0, "play 9h");
  EXPECT_EQ(s.cards(0), "2h Ks");
  EXPECT_EQ(s.pub().poker_deck_n, 1);
  EXPECT_EQ(s.pub().discards, bit(make_card(9, Suit::kHearts)));
  int reshuffled = -1;
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kReshuffled) reshuffled = s.events().list[i].a;
  EXPECT_EQ(reshuffled, 2);
}

// covers: B10.2, B10.5
TEST(Hand, TheLimitIsFiveMinusWounds) {
  for (int wounds = 0; wounds <= 3; ++wounds)
    for (int cards = 5 - wounds; cards <= 6 - wounds; ++cards) {
      SCOPED_TRACE(wounds * 10 + cards);
      const std::string_view all = "2h 3h 4h 5h 6h 7h";
      Scenario s(3);
      s.wounds(0, wounds).hand(0, all.substr(0, static_cast<std::size_t>(3 * cards - 1))).turn(0);
      EXPECT_EQ(hand_limit(default_content().catalog, s.pub(), 0), 5 - wounds);
      s.play(0, "end-turn");
      EXPECT_EQ(s.asks(0, Ask::kDiscard), cards > 5 - wounds);
      if (cards > 5 - wounds) s.play(0, "discard 2h");
      EXPECT_EQ(s.player(0).hand_n, 5 - wounds);
      s.expect(1, Ask::kIncome);
    }
}

// covers: B10.2, ruling 22
TEST(Hand, IsCheckedOnlyAtTheEndOfTheOwnTurn) {
  Scenario s(3);
  s.hand(0, "2h 3h 4h 5h 6h 9h")
      .hand(1, "2d 3d 4d 5d 6d 7d")
      .draws("Kh Kd")
      .turn(0)
      .play(0, "play 9h");
  EXPECT_EQ(s.player(0).hand_n, 7);  // more than the limit during the turn
  s.play(0, "end-turn").play(0, "discard 2h").play(0, "discard 3h").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(1).hand_n, 6);  // the others keep theirs
}

// covers: B10.5, ruling 121, poker-instincts
TEST(Hand, TheOwnerChoosesAndDiscardsAllAtOnce) {
  Scenario s(3);
  s.hand(0, "2h 3h 4h 5h 6h 9h 9d").turn(0).play(0, "end-turn");
  EXPECT_FALSE(s.offers(0, "discard 9d"));  // picks ascend, and two must go
  s.play(0, "discard 9h");
  EXPECT_EQ(s.dollars(0), 0);  // its Bonus waits until both are gone
  s.play(0, "discard 9d");
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_EQ(s.cards(0), "2h 3h 4h 5h 6h");
}

// covers: B10.5, calamity-jane, doc-holliday
TEST(Hand, EffectsAddToTheLimitAndFullHandIgnoresWounds) {
  const Catalog& cat = default_content().catalog;
  Scenario s(3);
  s.character(0, "calamity-jane").character(1, "doc-holliday").wounds(0, 2).wounds(1, 3).turn(0);
  EXPECT_EQ(hand_limit(cat, s.pub(), 0), 3);
  EXPECT_EQ(hand_limit(cat, s.pub(), 1), 2);
  s.unlocked(0).unlocked(1);
  EXPECT_EQ(hand_limit(cat, s.pub(), 0), 4);
  EXPECT_EQ(hand_limit(cat, s.pub(), 1), 5);
}

// covers: B10.3, B10.7, ruling 122
TEST(Hand, AFourthWoundIsIgnoredAndTheCardDrawnAllTheSame) {
  for (int wounds : {2, 3}) {
    SCOPED_TRACE(wounds);
    Scenario s(3);  // Doc Holliday draws for a wound gained
    s.character(0, "doc-holliday").unlocked(0).at(0, "sv2").bandits("sv3").wounds(0, wounds);
    s.hand(0, "4h").fight_deck("fight-q fight-k").draws(wounds == 2 ? "2h 3h 5h" : "2h 3h").turn(0);
    s.play(0, "move sv3").pass(0).play(2, "npc-card Q").settle();  // the Queen: draw 1
    EXPECT_EQ(s.player(0).wounds, 3);
    EXPECT_EQ(s.cards(0), wounds == 2 ? "2h 3h 5h" : "2h 3h");
  }
}

// covers: B10.3, B13.2
TEST(Hand, EachWoundCostsAnLpAtTheEnd) {
  Scenario s(3);
  for (int wounds = 0; wounds <= 3; ++wounds) {
    s.lp(0, 4).wounds(0, wounds);
    EXPECT_EQ(scores(default_content().catalog, s.pub()).seat[0].total, 4 - wounds);
  }
}

// covers: B10.4, B7.8, whiskey, provisions
TEST(Hand, DoctorWhiskeyAndProvisionsHeal) {
  Scenario doctor(3);
  doctor.at(0, "rf1").cash(0, 10).wounds(0, 3).draws("2h 3h 4h").turn(0).play(0, "heal");
  EXPECT_EQ(doctor.player(0).wounds, 0);
  EXPECT_EQ(doctor.cards(0), "2h 3h 4h");
  Scenario whiskey(3);
  whiskey.at(0, "dr2").cash(0, 10).wounds(0, 3).turn(0).play(0, "buy whiskey").settle();
  if (whiskey.asks(0, Ask::kShop)) whiskey.pass(0);
  EXPECT_EQ(whiskey.player(0).wounds, 2);
  Scenario provisions(3);
  provisions.item(0, "provisions").wounds(0, 3).draws("2h").turn(0).play(0, "use provisions");
  EXPECT_EQ(provisions.player(0).wounds, 2);
}

// covers: B10.4, B10.7, poker-bulletproof
TEST(Hand, BulletproofCancelsTheWoundsOfItsFightAndHealsNone) {
  Scenario s(3);  // fight 8 wounds, the Jack wins; Doc Holliday draws nothing for a cancelled wound
  s.character(0, "doc-holliday").unlocked(0).at(0, "sv2").bandits("sv3").wounds(0, 1).hand(0, "Jh");
  s.fight_deck("fight-8 fight-a").turn(0).play(0, "move sv3").pass(0).play(2, "npc-card 8");
  s.play(0, "reward lp");
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).hand_n, 0);
  Scenario t(3);  // lost to the Ace: the loser's wound is cancelled, its card drawn
  t.at(0, "sv2")
      .bandits("sv3")
      .wounds(0, 1)
      .hand(0, "Jh")
      .fight_deck("fight-q fight-k")
      .draws("2h 3h");
  t.turn(0).play(0, "move sv3").pass(0).play(2, "npc-card Q").settle();
  EXPECT_EQ(t.player(0).wounds, 1);
  EXPECT_EQ(t.cards(0), "2h 3h");
}

// covers: B10.6, ruling 25
TEST(Hand, WithDeckAndDiscardsEmptyTheRestIsForgotten) {
  Scenario s(3);
  s.deck_only("2h").begin_turn(0).play(0, "income cards");
  EXPECT_EQ(s.cards(0), "2h");
  EXPECT_EQ(s.pub().poker_deck_n, 0);
  s.expect(0, Ask::kAction).play(0, "end-turn").play(1, "income both");
  EXPECT_EQ(s.player(1).hand_n, 0);
  EXPECT_EQ(s.dollars(1), 10);
}

}  // namespace
}  // namespace dr::b10_hand_test
