// Rulings, section 7: poker, economy, cattle.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::economy_test {
namespace {

// Player 1 alone in Darkrock: player 3, on its right, deals. The dealer's four cards are given.
void against_dealer(Scenario& s, std::string_view hand, std::string_view drawn,
                    std::string_view dealer, std::string_view flop) {
  s.at(0, "dr5").cash(0, 10).hand(0, hand).draws(drawn).draws(dealer).draws(flop).turn(0);
  s.play(0, "poker");
}

// Player 2 joins player 1. Who holds two cards lays them; the loser draws the 8 of hearts.
void against_player(Scenario& s, std::string_view drawn, std::string_view flop) {
  s.at(0, "dr5").at(1, "dr6").cash(0, 10).cash(1, 10).draws(drawn).draws(flop).draws("8h").turn(0);
  s.play(0, "poker").expect(1, Ask::kJoin).play(1, "join");
}

// covers: ruling 67, B7.3.1
TEST(Ruling67, ExactlyTwoCardsAreLaid) {
  Scenario s(3);
  against_dealer(s, "Kh Kd", "6h", "8h 9c Jh Qc", "3c 5d 7s");
  s.expect(0, Ask::kLay);
  EXPECT_FALSE(s.offers(0, "pass"));
  s.play(0, "lay Kh").expect(0, Ask::kLay);
  EXPECT_FALSE(s.offers(0, "pass"));
  EXPECT_FALSE(s.offers(0, "lay Kh"));
  s.play(0, "lay Kd").play(2, "lay 8h").play(2, "lay 9c");
  EXPECT_EQ(s.cards(0), "6h");  // two, and no more
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: ruling 68, B7.4
TEST(Ruling68, AKickerDecides) {
  Scenario s(3);
  s.hand(0, "Kh").hand(1, "Ks");
  against_player(s, "Ac Qd", "Kc 3c 5d");
  EXPECT_EQ(s.dollars(0), 70);
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_EQ(s.cards(1), "8h");
}

// covers: ruling 68, B7.4
TEST(Ruling68, TheAceIsLowInAStraightToTheFive) {
  Scenario s(3);
  s.hand(0, "Ac").hand(1, "6c");
  against_player(s, "2s 7d", "3c 4c 5d");  // a straight to the 5 against one to the 7
  EXPECT_EQ(s.dollars(1), 70);
  EXPECT_EQ(s.dollars(0), 0);
  Scenario t(3);
  t.hand(0, "Ac").hand(1, "9c");
  against_player(t, "2s 9s", "3c 4c 5d");  // but it beats a pair
  EXPECT_EQ(t.dollars(0), 70);
}

// covers: ruling 69, B7.12
TEST(Ruling69, OneCardMakesNoFiveCardCombination) {
  Scenario s(3);
  s.hand(1, "3d");
  against_player(s, "7c 6d", "4c 5c 6c");  // 4 5 6 7 of clubs is 7 high, below a pair of sixes
  EXPECT_EQ(s.dollars(1), 70);
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.cards(0), "8h");
}

// covers: ruling 69, B7.12
TEST(Ruling69, ItMakesPairsThough) {
  Scenario s(3);
  s.hand(1, "Ad");
  against_player(s, "4d Kd", "4c 5c 9h");
  EXPECT_EQ(s.dollars(0), 70);
  EXPECT_EQ(s.player(0).hand_n, 0);
}

// covers: ruling 70, poker-cheat, B7.3.3
TEST(Ruling70, CheatIsAnyCardForThePlayerAndTheDealer) {
  Scenario s(3);
  against_dealer(s, "2h", "Kh", "Qc Qs 6h 7h", "Kc Qd 9s");
  s.play(2, "lay Qc").play(2, "lay Qs");
  EXPECT_EQ(s.dollars(0), 60);  // three Kings against three Queens
  Scenario t(3);
  against_dealer(t, "Qc", "Qs", "2h Kh 6h 7h", "Kc Qd 9s");
  t.play(2, "lay 2h").draws("8h").play(2, "lay Kh");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.cards(0), "8h");
}

// covers: ruling 71, switch dealer-ties=active, switch dealer-ties=dealer
TEST(Ruling71, ATieWithTheDealer) {
  for (const bool dealer : {false, true}) {
    SCOPED_TRACE(dealer);
    Scenario s(3);
    s.side("dealer-ties", dealer ? "dealer" : "active");
    against_dealer(s, "Qc", "Js", "Qh Jd 6h 7h", "Kc 3d 9s");
    s.play(2, "lay Jd");
    if (dealer) s.draws("8h");
    s.play(2, "lay Qh");
    EXPECT_EQ(s.dollars(0), dealer ? 0 : 60);
    EXPECT_EQ(s.player(0).lp, dealer ? 0 : 1);
    EXPECT_EQ(s.cards(0), dealer ? "8h" : "");
  }
}

// covers: ruling 72, B7.3.4
TEST(Ruling72, AllTheDealersCardsAreDiscarded) {
  Scenario s(3);
  s.hand(2, "Ad 5h");
  against_dealer(s, "Qc", "Js", "Qh Jd 6h 7h", "Kc 3d 9s");
  s.play(2, "lay Jd").play(2, "lay Qh");
  for (const char* card : {"Qh", "Jd", "6h", "7h", "Kc", "3d", "9s", "Qc", "Js"})
    EXPECT_TRUE(s.discarded(card)) << card;
  EXPECT_EQ(s.cards(2), "5h Ad");  // the hand set aside comes back
}

// covers: ruling 73, ruling 114, poker-fools-gold, B7.6
TEST(Ruling73, FoolsGoldIsSoldLikeANugget) {
  Scenario s(3);
  s.at(0, "dr10").nuggets(0, 1).hand(0, "10c 10s 5h").turn(0);
  s.play(0, "deposit 1 10c").settle();
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(0).nuggets, 0);
  EXPECT_EQ(s.cards(0), "5h 10s");
  EXPECT_TRUE(s.discarded("10c"));
  s.play(0, "deposit 0 10s").settle();
  EXPECT_EQ(s.dollars(0), 60);
  s.refused(0, "deposit 0 10c", "ruling 73");
}

// covers: ruling 73, ruling 114
TEST(Ruling73, ARobberTakesItIfItsOwnerPicksIt) {
  for (const bool gives : {true, false}) {
    SCOPED_TRACE(gives);
    Scenario s(3);
    s.at(0, "dr6").at(1, "dr6").hand(0, "Kh").hand(1, "10c 5c").nuggets(1, 2).turn(0);
    s.play(0, "fight robbery 2").pass(0).pass(1).draws("6h").play(1, "decline").settle();
    s.play(0, "loot nuggets").expect(1, Ask::kPayNuggets);  // half of three is two
    s.play(1, gives ? "pay-nuggets 10c" : "pay-nuggets").settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).nuggets, gives ? 1 : 2);
    EXPECT_EQ(s.player(1).nuggets, gives ? 1 : 0);
    EXPECT_EQ(s.cards(0), gives ? "10c" : "");
    EXPECT_EQ(s.cards(1), gives ? "5c 6h" : "5c 6h 10c");
  }
}

// covers: ruling 74, ruling 114
TEST(Ruling74, FoolsGoldFillsNoSlot) {
  Scenario s(3);
  s.at(0, "sv5").nuggets(0, 3).hand(0, "10c 10s").turn(0);
  s.dice("die-nugget die-gravel").play(0, "prospect").settle();
  EXPECT_EQ(s.player(0).nuggets, 4);
  EXPECT_EQ(s.cards(0), "10c 10s");
}

// covers: ruling 75, B7.9
TEST(Ruling75, AWantedPlayerWranglesForTheRewardAlone) {
  for (const bool wanted : {true, false}) {
    SCOPED_TRACE(wanted);
    Scenario s(3);
    s.at(0, "sv9").cattle(0, "cattle-green-5").wp(0, wanted ? 2 : 0).turn(0);
    s.play(0, "move sv12").play(0, "deliver wrangle").settle();
    EXPECT_EQ(s.dollars(0), wanted ? 40 : 60);
    EXPECT_EQ(s.player(0).mp, wanted ? 0 : 1);
    EXPECT_EQ(s.player(0).wp, wanted ? 2 : 0);
    EXPECT_EQ(s.player(0).cattle, kNone);
    EXPECT_EQ(s.pub().cattle_n[0], 8);
  }
}

// covers: ruling 76, switch delivery-moment=move
TEST(Ruling76, DeliveryNeedsAMoveThatEndsThere) {
  Scenario s(3);
  s.at(0, "sv12").cattle(0, "cattle-green-5").turn(0);
  EXPECT_EQ(s.options(0).find("deliver"), std::string::npos);
  s.play(0, "work").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).cattle, 0);
  s.play(0, "move sv12").play(0, "deliver wrangle").settle();  // out and back in
  EXPECT_EQ(s.player(0).cattle, kNone);
}

// covers: ruling 77, poker-saddle-up
TEST(Ruling77, ACardsMovementEndsAMove) {
  Scenario s(3);
  s.at(0, "sv2").cattle(0, "cattle-green-5").hand(0, "7h").turn(0);
  s.play(0, "play 7h").expect(0, Ask::kMoveTo).play(0, "move sv12");
  s.play(0, "deliver wrangle").settle();
  EXPECT_EQ(s.dollars(0), 60);
}

// covers: ruling 77, B12.7
TEST(Ruling77, BeingPutInTheOfficeDoesNot) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").at(2, "dr1").mp(0, 1).wp(1, 1).item(1, "whiskey");
  s.hand(0, "Kh").hand(1, "5h 6c").turn(0);
  s.play(0, "fight arrest 2").pass(0).pass(1).draws("9c").play(1, "decline").settle();
  s.expect(0, Ask::kAction);  // no Whiskey, no Pickpocket for the arrested player
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_EQ(s.player(2).wounds, 0);
  EXPECT_EQ(s.player(1).items, 1 << 6);
}

// covers: ruling 78, B7.8
TEST(Ruling78, HealingWithoutWoundsIsAllowed) {
  Scenario s(3);
  s.at(0, "rf1").cash(0, 20).turn(0).play(0, "heal");
  EXPECT_EQ(s.dollars(0), 10);
  EXPECT_EQ(s.player(0).hand_n, 0);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: ruling 79, calamity-jane, provisions
TEST(Ruling79, ItemsOfTheStartBonusWorkWhenGained) {
  const Content& content = default_content();
  dr::Setup setup;
  setup.players = 3;
  const char* cast[] = {"calamity-jane", "wyatt-earp", "kit-carson"};
  for (int i = 0; i < 3; ++i)
    setup.characters[i] = static_cast<std::uint8_t>(content.lexicon.find(cast[i])->second);
  State state = new_game(content.catalog, setup, seed_from(7));
  while (state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(content.catalog, observe(state, seat), options);
    apply(content.catalog, state, seat, options[0]);
  }
  EXPECT_EQ(state.pub.player[0].hand_n, 1);
  EXPECT_EQ(state.pub.player[0].cash, 2);
  EXPECT_EQ(state.pub.player[0].items, 1 << 2 | 1 << 5);  // revolver, provisions
}

}  // namespace
}  // namespace dr::economy_test
