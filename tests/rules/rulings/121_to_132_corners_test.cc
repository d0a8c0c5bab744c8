// Rulings, section 10: corner cases 121 to 132.
#include <gtest/gtest.h>

#include "engine/base/random.h"
#include "tests/support/overlay.h"

namespace dr::rulings_121_to_132_corners_test {
namespace {

// covers: ruling 121, poker-instincts
TEST(Ruling121, InstinctsDiscardedToTheHandLimit) {
  Scenario s(3);
  s.hand(0, "9h 9d 2c 3c 4c 5c 6c").turn(0).play(0, "end-turn");
  s.play(0, "discard 9h").play(0, "discard 9d").expect(1, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 20);
}

// covers: ruling 121, annie-oakley
TEST(Ruling121, ToAnnieOakley) {
  Scenario s(3);
  s.character(0, "annie-oakley").unlocked(0).at(0, "dr6").at(1, "dr6");
  s.hand(0, "Kh").hand(1, "9h 2c").turn(0);
  s.play(0, "fight duel 2").play(1, "option 1").play(1, "discard 9h");
  EXPECT_EQ(s.dollars(1), 10);
  s.settle().draws("6h").play(1, "decline");
  EXPECT_EQ(s.dollars(1), 10);
}

// covers: ruling 121
TEST(Ruling121, ToTheSheriff) {
  Scenario s(3);
  s.at(1, "dr3").wp(1, 1).hand(0, "4h").hand(1, "9h").turn(0).play(0, "play 4h");
  s.draws("6h").play(0, "sheriff dr3").settle();  // its only card; then it surrenders
  EXPECT_TRUE(s.discarded("9h"));
  EXPECT_EQ(s.dollars(1), 0);  // $10 gained, and half of it, rounded up, lost to the arrest
  EXPECT_TRUE(s.happened(EventKind::kCash, 1));
}

// covers: ruling 122, B10.7, doc-holliday
TEST(Ruling122, AFourthWoundIsNotGained) {
  for (const int wounds : {2, 3}) {
    SCOPED_TRACE(wounds);
    Scenario s(3);
    s.character(1, "doc-holliday").unlocked(1).wounds(1, wounds).at(0, "dr6").at(1, "dr6");
    s.hand(0, "Kh").turn(0).draws(wounds == 2 ? "6h 6d" : "6h").play(0, "fight duel 2").pass(0);
    EXPECT_EQ(s.player(1).wounds, 3);
    EXPECT_EQ(s.cards(1), wounds == 2 ? "6h 6d" : "6h");
  }
}

// covers: ruling 123, poker-grudge
TEST(Ruling123, GrudgeInTheHandDoesNothing) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").hand(0, "Kh").hand(1, "Qc").turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).draws("6h").play(1, "decline").expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(1), "6h Qc");
  Scenario t(3);
  t.at(1, "dr3").wp(1, 1).hand(0, "4h").hand(1, "Qc 5h").turn(0).play(0, "play 4h");
  t.play(0, "sheriff dr3").play(1, "discard 5h").pass(1).draws("6h").play(1, "surrender").settle();
  EXPECT_EQ(t.cards(1), "6h Qc");
}

// covers: ruling 124, B11.6, fight-8
TEST(Ruling124, AHeistWithoutCards) {
  Scenario s(3);
  s.at(0, "dr10").fight_deck("fight-8 fight-9 fight-j").turn(0).play(0, "heist");
  s.draws("6h").expect(2, Ask::kCommitFight).play(2, "npc-card 8").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.player(0).wounds, 2);  // the guard's card and the loser's wound
  EXPECT_EQ(s.cards(0), "6h");
  EXPECT_EQ(s.dollars(0), 0);
}

// covers: ruling 125, B11.9, rifle-up, fight-10
TEST(Ruling125, TheBuffaloRifleWorksAgainAfterCardTen) {
  Scenario s(3);
  s.item(0, "rifle-up").at(0, "dr10").hand(0, "Kh").turn(0);
  s.fight_deck("fight-10 fight-2 fight-3 fight-8 fight-9 fight-j");
  force(s.edit().hid, Purpose::kFightDeck, 0);  // the 2 is returned
  s.play(0, "heist").settle().expect(2, Ask::kCommitFight);
  const auto held = [&] { return std::popcount(s.state().own[2].npc_cards); };
  EXPECT_EQ(held(), 2);
  s.play(2, "npc-card 10").draws("Qh").play(2, "accept").settle().expect(2, Ask::kCommitFight);
  EXPECT_EQ(held(), 2);  // one of the next three too
  EXPECT_FALSE(s.offers(2, "npc-card 3"));
  s.leave_open();
}

// covers: ruling 126, ruling 127, B15.6
TEST(Ruling126, AmountsAreReadWhenTheActionIsDoneAndNoMarkerCallsAnything) {
  Scenario s(3);  // 4 LP to 7 in the middle of a fight: in the base game no event waits
  s.lp(0, 4)
      .at(0, "dr6")
      .at(1, "dr6")
      .hand(0, "Kh")
      .hand(1, "5c")
      .story(0, "story-homecoming")
      .turn(0);
  s.play(0, "fight duel 2").pass(0).pass(1).draws("6h").play(1, "commit 5c");
  EXPECT_FALSE(s.pub().fight.on);  // the disc is offered after the fight
  s.expect(0, Ask::kWindow).play(0, "disc left").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 6);
  Scenario t(3);  // two contributors pass 5 LP by one story: the resolver first, then the other
  t.lp(0, 4)
      .lp(1, 4)
      .at(0, "dr6")
      .at(2, "dr6")
      .story(0, "story-traveling-circus")
      .discs(1, 0, 1)
      .turn(0);
  t.play(0, "end-turn").next_story("story-high-noon").play(0, "disc left").expect(1, Ask::kIncome);
  std::string order;
  for (int i = 0; i < t.events().n; ++i)
    if (t.events().list[i].kind == EventKind::kLp)
      order += static_cast<char>('1' + t.events().list[i].seat);
  EXPECT_EQ(order, "12");
}

// covers: ruling 128, jesse-james, poker-quick-draw
TEST(Ruling128, IfBothWinTiesTheActivePlayerDoes) {
  for (const bool jesse : {true, false}) {
    SCOPED_TRACE(jesse);
    Scenario s(3);
    if (jesse) s.character(0, "jesse-james").unlocked(0);
    s.at(0, "dr6").at(1, "dr6").hand(0, "Ah").hand(1, "Ac").turn(0);
    s.play(0, "fight duel 2").pass(0).pass(1).draws("6h").play(1, "commit Ac");
    EXPECT_EQ(s.player(0).lp, jesse ? 2 : 0);
    EXPECT_EQ(s.player(1).wounds, jesse ? 1 : 0);
  }
}

// covers: ruling 129, B8.8, story-dead-or-alive
TEST(Ruling129, TheStorysOwnRewardWakesTheSheriff) {
  for (const bool wanted : {true, false}) {
    SCOPED_TRACE(wanted);
    Scenario s(3);
    s.hand(0, "2c").story(0, "story-dead-or-alive").discs(1, 0, 1).turn(0);
    s.play(0, "play 2c").play(0, "option 1").play(0, "disc left").play(0, "end-turn");
    s.play(0, wanted ? "option 2" : "option 3").settle().next_story("story-high-noon");
    s.play(1, "option 3");
    if (wanted) s.expect(0, Ask::kSheriffTo).play(0, "sheriff dr6");
    s.expect(1, Ask::kIncome);
    EXPECT_EQ(s.sheriff_space(), wanted ? "dr6" : "dr1");
    EXPECT_EQ(s.player(0).mp, wanted ? 0 : 1);
  }
}

// covers: ruling 130, B3.8
TEST(Ruling130, AWeaponThatDiscardsItselfLeavesNoneUntilTheNextChoice) {
  Scenario s(3);
  s.item(0, "revolver-up").carried(0, "rifle").turn(0);
  Overlay o(
      "item revolver-up\n  name Holdout\n  upgrade-of revolver\n  lp 1\n"
      "  action: discard-this -> draw 1\n  source ours\n",
      s);
  EXPECT_EQ(scores(o.catalog(), o.pub()).seat[0].items, 1);
  const int stock = stock_of(o.pub(), 2);
  o.play(0, "use revolver");
  EXPECT_EQ(o.player(0).weapon, kNone);  // the rifle does not step in
  EXPECT_EQ(o.player(0).items, 1 << 3);
  EXPECT_EQ(o.player(0).upgraded, 0);
  EXPECT_EQ(stock_of(o.pub(), 2), stock + 1);
  EXPECT_EQ(scores(o.catalog(), o.pub()).seat[0].items, 0);
  o.play(0, "end-turn");
  for (const Seat seat : {1, 2}) o.play(seat, "income cash").play(seat, "end-turn");
  o.play(0, "income cash");
  EXPECT_EQ(o.player(0).weapon, 3);  // the next start of turn
}

// covers: ruling 131, B8.6
TEST(Ruling131, OneMayPassTheFirstTimeAndPlaceTheSecond) {
  Scenario s(3);
  s.hand(0, "2c 2s 5h").at(0, "sv9").cattle(0, "cattle-green-1").story(0, "story-the-law").turn(0);
  s.play(0, "play 2c").play(0, "option 1").expect(0, Ask::kWindow).pass(0);
  EXPECT_EQ(s.player(0).discs[0], 0);
  s.play(0, "play 2s").play(0, "option 1").play(0, "disc left").settle();
  EXPECT_EQ(s.player(0).discs[0], 1);
  s.play(0, "move sv12").settle().play(0, "deliver wrangle");  // a third time: no second disc
  EXPECT_FALSE(s.offers(0, "disc left"));
  s.settle();
  EXPECT_EQ(s.player(0).discs[0], 1);
  EXPECT_EQ(s.player(0).mp, 3);
}

// covers: ruling 132, B13.6
TEST(Ruling132, AfterRoundSixtyOneLastRoundIsPlayed) {
  Scenario s(3);
  s.round(60).turn(2).play(2, "end-turn").expect(0, Ask::kIncome);
  EXPECT_EQ(s.pub().round, 61);
  EXPECT_EQ(s.pub().last_round, 61);
  for (const Seat seat : {0, 1, 2}) {
    EXPECT_FALSE(s.pub().over);
    s.play(seat, "income cash").play(seat, "end-turn");
  }
  EXPECT_TRUE(s.pub().over);
  Scenario t(3);
  t.round(59).turn(2).play(2, "end-turn");
  EXPECT_EQ(t.pub().last_round, 0);
}

}  // namespace
}  // namespace dr::rulings_121_to_132_corners_test
