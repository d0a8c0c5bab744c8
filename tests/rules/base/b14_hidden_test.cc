// B14 Who sees what.
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "tests/support/scenario.h"

namespace dr::b14_hidden_test {
namespace {

Card card(int rank, Suit suit) { return make_card(rank, suit); }
const Card kKingOfHearts = card(13, Suit::kHearts);

// covers: B14.1
TEST(Hidden, EveryoneSeesTheTable) {
  Scenario s(3);
  s.hand(0, "2h 3h")
      .hand(1, "Kh")
      .discards("9c 9s")
      .cash(1, 70)
      .nuggets(1, 2)
      .wounds(1, 1)
      .lp(1, 6);
  s.item(1, "rifle-up").mp(2, 3).bandits("sv3").turn(0);
  const View view = observe_public(s.state());
  EXPECT_EQ(view.seat, kNone);
  EXPECT_EQ(view.pub.player[0].hand_n, 2);
  EXPECT_EQ(view.pub.player[1].hand_n, 1);
  EXPECT_EQ(view.pub.poker_deck_n, 52 - 5);
  EXPECT_EQ(view.pub.discards, bit(card(9, Suit::kClubs)) | bit(card(9, Suit::kSpades)));
  EXPECT_EQ(view.pub.player[1].cash, 7);
  EXPECT_EQ(view.pub.player[1].nuggets, 2);
  EXPECT_EQ(view.pub.player[1].wounds, 1);
  EXPECT_EQ(view.pub.player[1].lp, 6);
  EXPECT_NE(view.pub.player[1].upgraded, 0);
  EXPECT_EQ(view.pub.player[1].weapon, default_content().lexicon.find("rifle")->second / 2);
  EXPECT_EQ(view.pub.player[2].mp, 3);
  EXPECT_EQ(view.pub.bandits.size(), 1);
  EXPECT_EQ(stock_of(view.pub, view.pub.player[1].weapon), 5);
  const Private nothing{};
  EXPECT_EQ(std::memcmp(&view.own, &nothing, sizeof nothing),
            0);  // a spectator owns nothing (B14.5)
}

// covers: B14.1, B14.5
TEST(Hidden, ASpectatorIsAskedNothing) {
  Scenario s(3);
  s.turn(0);
  Choices list;
  legal(default_content().catalog, observe_public(s.state()), list);
  EXPECT_EQ(list.n, 0);
  legal(default_content().catalog, observe(s.state(), 1), list);
  EXPECT_EQ(list.n, 0);
  s.refused(1, "work", "B3.1");
}

// covers: B14.2
TEST(Hidden, CardsDrawnAreSeenByTheirOwnerAlone) {
  Scenario a(3), b(3);
  a.draws("Kh 2c").begin_turn(0).play(0, "income cards");
  b.draws("3d Qs").begin_turn(0).play(0, "income cards");
  a.expect_same(b, {1, 2, kSpectator});
  EXPECT_TRUE(a.differs(b, 0));
  EXPECT_NE(a.told(0), b.told(0));
}

// covers: B14.2, B14.3
TEST(Hidden, ACommittedCardIsHiddenUntilTheReveal) {
  Scenario a(3), b(3);
  for (Scenario* s : {&a, &b})
    s->at(0, "cj3").at(1, "cj3").hand(0, "Kh 2h").hand(1, "5c 8d").turn(0).play(0, "fight duel 2");
  for (Scenario* s : {&a, &b}) s->pass(0).pass(1);
  a.play(0, "commit Kh");
  b.play(0, "commit 2h");
  a.expect_same(b, {1, 2, kSpectator});  // it lies there while the other side decides
  EXPECT_TRUE(a.differs(b, 0));
  a.draws("Qd").play(1, "decline");
  b.draws("Qd").play(1, "decline");
  EXPECT_TRUE(a.discarded("Kh"));  // declined: shown when discarded
  EXPECT_TRUE(b.discarded("2h"));
  EXPECT_TRUE(a.differs(b, kSpectator));
}

// covers: B14.2, B14.4, B14.5
TEST(Hidden, WhoKnowsACardDoesNotLearnThatItWasCommitted) {
  Scenario a(3), b(3);
  for (Scenario* s : {&a, &b}) {
    s->at(0, "cj3").at(1, "cj3").hand(0, "Kh 2h").hand(1, "5c 8d");
    s->edit().own[1].known[0] = bit(kKingOfHearts);  // seen earlier, say by a Rifle
    s->edit().pub.known_hands = 1;
    s->turn(0).play(0, "fight duel 2").pass(0).pass(1);
  }
  a.play(0, "commit Kh");
  b.play(0, "commit 2h");
  a.expect_same(b, {1, 2, kSpectator});
  EXPECT_EQ(a.state().own[1].known[0], bit(kKingOfHearts));
  for (Scenario* s : {&a, &b}) s->draws("Qd").play(1, "commit 8d").settle();
  EXPECT_EQ(a.state().own[1].known[0], 0u);  // revealed and gone
  EXPECT_EQ(b.state().own[1].known[0], bit(kKingOfHearts));
}

// covers: B14.2, B14.3, B14.4
TEST(Hidden, CardsLaidForAPokerHandAreHiddenUntilAllAreIn) {
  Scenario a(3), b(3);
  for (Scenario* s : {&a, &b}) {
    s->at(0, "dr5").at(1, "dr6").cash(0, 10).cash(1, 10).hand(0, "Kh 2h 4s").hand(1, "5c 8d Jd");
    s->edit().own[1].known[0] = bit(kKingOfHearts);
    s->edit().pub.known_hands = 1;
    s->draws("3c 4c 9h 9s 6d").turn(0).play(0, "poker").play(1, "join");
    EXPECT_EQ(to_act(s->pub()), 0b011);  // both at once
  }
  a.play(0, "lay 2h").play(0, "lay Kh");
  b.play(0, "lay 3c").play(0, "lay 4s");
  a.expect_same(b, {1, 2, kSpectator});
  for (Scenario* s : {&a, &b}) s->play(1, "lay 5c").play(1, "lay 8d");
  EXPECT_TRUE(a.differs(b, kSpectator));  // shown together when the last is in
  a.settle();
  b.settle();
}

// covers: B14.2
TEST(Hidden, TheDealersHandIsSeenByThePlayerDealing) {
  Scenario a(3), b(3);
  a.draws("3c Kd Ks 7d 8d 9h 9s 6d");
  b.draws("3c Kd Ks Qd Jd 9h 9s 6d");
  for (Scenario* s : {&a, &b}) {
    s->at(0, "dr5").cash(0, 10).hand(0, "Kh").turn(0).play(0, "poker").expect(2, Ask::kLay);
    EXPECT_EQ(count(observe(s->state(), 2).own.deal), 4);
  }
  a.expect_same(b, {0, 1, kSpectator});
  EXPECT_TRUE(a.differs(b, 2));
  for (Scenario* s : {&a, &b}) s->draws("2d").play(2, "lay Kd").play(2, "lay Ks").settle();
  EXPECT_TRUE(a.discarded("7d"));  // the rest is shown when discarded
  EXPECT_TRUE(b.discarded("Qd"));
  EXPECT_EQ(a.player(2).hand_n, 0);
}

// covers: B14.2, B11.7
TEST(Hidden, FightCardsAreSeenByTheNpcsPlayerAndOneByAllAtTheReveal) {
  Scenario a(3), b(3);
  a.fight_deck("fight-5 fight-8");
  b.fight_deck("fight-5 fight-k");
  for (Scenario* s : {&a, &b})
    s->at(0, "sv2").bandits("sv3").hand(0, "Ah 2h").turn(0).play(0, "move sv3");
  a.expect_same(b, {0, 1, kSpectator});
  EXPECT_EQ(observe(a.state(), 2).own.npc_cards, 1u << 3 | 1u << 6);
  EXPECT_TRUE(a.differs(b, 2));
  for (Scenario* s : {&a, &b}) s->pass(0).play(0, "commit Ah").play(2, "npc-card 5");
  a.expect_same(b, {0, 1, kSpectator});  // the other one goes back unseen
  for (Scenario* s : {&a, &b}) s->settle();
  a.expect_same(b, {0, 1, kSpectator});
  EXPECT_EQ(a.pub().fight_deck_n, 13);
  EXPECT_EQ(a.state().own[2].npc_cards, 0);
}

// covers: B14.2, B12.9
TEST(Hidden, CattleIsSeenByItsCarrierUntilDelivered) {
  Scenario a(3), b(3);
  a.next_cattle("cattle-green-1");
  b.next_cattle("cattle-green-8");
  for (Scenario* s : {&a, &b}) s->at(0, "mp2").turn(0).play(0, "cattle green");
  a.expect_same(b, {1, 2, kSpectator});
  EXPECT_TRUE(a.differs(b, 0));
  // Lost to an arrest it goes back unseen.
  for (Scenario* s : {&a, &b}) {
    s->wp(0, 1).mp(1, 1).at(1, "mp2").hand(1, "Kh").draws("2h").turn(1);
    s->play(1, "fight arrest 1").pass(1).settle();
    EXPECT_EQ(s->pub().cattle_n[0], 8);
  }
  a.expect_same(b, {1, 2, kSpectator});
}

// covers: B14.2
TEST(Hidden, StolenCattleIsSeenByTheRobber) {
  Scenario s(3);
  s.at(0, "cj3").at(1, "cj3").cattle(1, "cattle-blue-3").hand(0, "Kh").draws("2h").turn(0);
  s.play(0, "fight robbery 2").pass(0).settle();
  if (s.asks(0, Ask::kLoot)) s.pass(0);
  s.play(0, "loot cattle");
  EXPECT_EQ(observe(s.state(), 0).own.cattle, s.state().own[0].cattle);
  EXPECT_EQ(default_content().lexicon.entry(Deck::kCattle, s.state().own[0].cattle).id,
            "cattle-blue-3");
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kCattleSeen) {
      EXPECT_EQ(s.events().list[i].audience, seat_bit(0));
    }
}

// covers: B14.2
TEST(Hidden, ACardGivenIsSeenByThoseTwo) {
  Scenario a(3), b(3);  // Pickpocket
  for (Scenario* s : {&a, &b}) {
    s->at(0, "cj2").at(1, "cj3").hand(0, "9c").hand(1, "Kh 2h").turn(0).play(0, "move cj3").pass(0);
    s->play(0, "react 9c").expect(1, Ask::kGive);
  }
  a.play(1, "give Kh");
  b.play(1, "give 2h");
  a.expect_same(b, {2, kSpectator});
  EXPECT_EQ(a.cards(0), "Kh");
  EXPECT_EQ(a.state().own[1].known[0], bit(kKingOfHearts));  // the giver may recall it
  EXPECT_EQ(a.state().own[2].known[0], 0u);
  for (Scenario* s : {&a, &b}) s->settle().expect(0, Ask::kAction);
}

// covers: B14.2, B14.5, rifle
TEST(Hidden, CardsLookedAtAreKnownToTheLookerAndTheirOwnerLearnsWhich) {
  Scenario a(4), b(4);
  for (Scenario* s : {&a, &b})
    s->at(0, "cj3").at(1, "cj3").item(0, "rifle").hand(0, "Ah").hand(1, "Kh 2h 5c");
  a.random_cards("Kh 2h");
  b.random_cards("Kh 5c");
  for (Scenario* s : {&a, &b}) s->turn(0).play(0, "fight duel 2");
  a.expect_same(b, {2, 3, kSpectator});
  EXPECT_NE(a.told(0), b.told(0));
  EXPECT_NE(a.told(1), b.told(1));
  EXPECT_EQ(a.state().own[0].known[1], bit(kKingOfHearts) | bit(card(2, Suit::kHearts)));
  for (Scenario* s : {&a, &b}) s->draws("3d").settle().play(1, "commit 5c").settle();
  EXPECT_EQ(a.state().own[0].known[1], bit(kKingOfHearts) | bit(card(2, Suit::kHearts)));
  EXPECT_EQ(b.state().own[0].known[1], bit(kKingOfHearts));  // the 5 was laid and is gone
}

// covers: B14.5
TEST(Hidden, WhatWasSeenIsRecalledUntilItLeavesItsPlace) {
  Scenario s(3);
  s.hand(0, "Kh 5h").edit().own[1].known[0] = bit(kKingOfHearts) | bit(card(5, Suit::kHearts));
  s.edit().pub.known_hands = 1;
  s.turn(0).play(0, "play 5h");
  EXPECT_EQ(s.state().own[1].known[0], bit(kKingOfHearts));
}

// covers: B14.2
TEST(Hidden, ADiscardIsSeenByAllAtRandomOrByChoice) {
  Scenario s(3);  // Ambush: a random card of the attacker
  s.at(0, "cj3").at(1, "cj3").hand(0, "Kh Qh").hand(1, "4c 5c").random_cards("Qh").turn(0);
  s.play(0, "fight duel 2").pass(0).play(1, "react 4c");
  bool seen = false;
  for (int i = 0; i < s.events().n; ++i) {
    const Event& e = s.events().list[i];
    if (e.kind == EventKind::kDiscarded && e.a == card(12, Suit::kHearts))
      seen = e.audience == kAll;
  }
  EXPECT_TRUE(seen);
  s.leave_open();
}

// covers: B14.2, B2.10
TEST(Hidden, GoalsAndLegendaryTokensAreTheirOwnersOnly) {
  Scenario a(3), b(3);
  a.goals(0, "goal-mary-fields-1 goal-mary-fields-2 goal-mary-fields-3");
  b.goals(0, "goal-mary-fields-2 goal-mary-fields-3 goal-mary-fields-4");
  a.next_legends("3");
  b.next_legends("1");
  for (Scenario* s : {&a, &b}) {
    s->at(0, "sv13").cattle(0, "cattle-green-1").turn(0).play(0, "move sv12");
    s->play(0, "deliver wrangle").play(0, "goal 2");
    EXPECT_EQ(s->player(0).legends_n, 1);
  }
  a.expect_same(b, {1, 2, kSpectator});
  EXPECT_TRUE(a.differs(b, 0));
}

// covers: B14.2, MB7
TEST(Hidden, TheManInBlacksCardsAreSeenByNobody) {
  Scenario a(2), b(2);
  a.draws("Kd 2d 3d");
  b.draws("Qd Jd 9d");
  for (Scenario* s : {&a, &b}) {
    s->at(0, "cj3").at(kMib, "cj3").hand(0, "Ah 5h").turn(0).play(0, "fight duel mib").leave_open();
    EXPECT_EQ(s->pub().mib.hand_n, 3);
  }
  a.expect_same(b, {0, 1, kSpectator});
}

// covers: B14.4, poker-ambush, poker-stick-em-up, poker-sprint, poker-reputation, poker-pickpocket
TEST(Hidden, AWindowIsOpenedWhateverIsHeld) {
  // In each row the second hand can do nothing in the windows, and nobody else sees a difference.
  struct {
    const char* what;
    const char* able;
    const char* unable;
    const char* first;  // the action
    Ask stops_at;
  } const rows[] = {
      {"fight-start", "4c 5h", "8h 5h", "fight duel 2", Ask::kWindow},
      {"end-of-move, prolonging", "6h 5h", "8h 5h", "move cj2", Ask::kWindow},
      {"end-of-move, company", "9c 5h", "8h 5h", "move cj3", Ask::kWindow},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.what);
    Scenario a(3), b(3);
    a.hand(0, row.able);
    b.hand(0, row.unable);
    for (Scenario* s : {&a, &b}) {
      s->at(0, "cj3").at(1, "cj3").hand(1, "Kd").turn(0).play(0, row.first);
      s->expect(0, row.stops_at).leave_open();
    }
    a.expect_same(b, {1, 2, kSpectator});
    for (Scenario* s : {&a, &b}) s->pass(0);
    a.expect_same(b, {1, 2, kSpectator});
  }
}

// covers: B14.4, poker-reputation
TEST(Hidden, PointsGainedAsksAnyoneWhoHoldsACard) {
  for (const char* held : {"7c", "8h", ""}) {
    SCOPED_TRACE(held);
    Scenario s(3);
    s.hand(0, "2c").hand(0, held).turn(0).play(0, "play 2c").play(0, "option 1");
    EXPECT_EQ(s.asks(0, Ask::kWindow), *held != 0);  // an empty hand can hold no Reputation
    if (*held) s.pass(0);
  }
  Scenario once(3);  // and none is possible twice in a turn: that is public
  once.hand(0, "2c 2s 7c 7s").turn(0).play(0, "play 2c").play(0, "option 1").play(0, "react 7c");
  once.play(0, "play 2s").play(0, "option 1").expect(0, Ask::kAction);
}

// covers: B14.4, poker-stick-em-up
TEST(Hidden, BothSidesOfAFightAreAskedForReactions) {
  Scenario a(3), b(3);
  a.hand(1, "8d 3h");
  b.hand(1, "8d 10h");
  for (Scenario* s : {&a, &b}) {
    s->at(0, "cj3").at(1, "cj3").hand(0, "9c Kh").turn(0).play(0, "fight duel 2").pass(0).pass(1);
    s->play(0, "commit 9c").play(1, "commit 8d").pass(0).expect(1, Ask::kWindow);
  }
  a.expect_same(b, {0, 2, kSpectator});
  for (Scenario* s : {&a, &b}) s->draws("2d").pass(1).settle();
}

// covers: B14.4, B2.12
TEST(Hidden, AGoalWindowIsOpenedWhicheverGoalsWereKept) {
  for (const std::string kept : {"goal-bloody-knife-1 goal-bloody-knife-2 goal-bloody-knife-4",
                                 "goal-bloody-knife-1 goal-bloody-knife-3 goal-bloody-knife-4"}) {
    SCOPED_TRACE(kept);
    Scenario s(3);  // goal 2: four nuggets sold
    s.character(0, "bloody-knife").goals(0, kept).at(0, "dr10").nuggets(0, 4).turn(0);
    s.play(0, "deposit 4").expect(0, Ask::kWindow);
    EXPECT_EQ(s.offers(0, "goal 2"), kept.find("knife-2") != std::string::npos);
    s.pass(0);
  }
  Scenario shown(3);  // shown already: everybody knows that nothing is to be asked
  shown.character(0, "bloody-knife").at(0, "dr10").nuggets(0, 4);
  shown.goals(0, "goal-bloody-knife-1 goal-bloody-knife-2 goal-bloody-knife-4");
  shown.edit().pub.player[0].goals_shown = 0b0010;
  shown.turn(0).play(0, "deposit 4").expect(0, Ask::kAction);
}

// covers: B14.4, ruling 114, poker-fools-gold
TEST(Hidden, ARobberMayChooseNuggetsWhateverTheTargetHolds) {
  Scenario a(3), b(3);
  a.hand(1, "10c 8h");
  b.hand(1, "9c 8h");
  for (Scenario* s : {&a, &b}) {
    s->at(0, "cj3").at(1, "cj3").cash(1, 20).hand(0, "Kh").draws("2d").turn(0);
    s->play(0, "fight robbery 2").pass(0).pass(1).play(1, "decline").settle().expect(0, Ask::kLoot);
    EXPECT_TRUE(s->offers(0, "loot nuggets"));
  }
  a.expect_same(b, {0, 2, kSpectator});
  for (Scenario* s : {&a, &b}) s->play(0, "loot nuggets");
  EXPECT_EQ(a.cards(0), "10c");
  EXPECT_EQ(b.cards(0), "");
}

// covers: B14.4
TEST(Hidden, RefusalsTellNothingOfOthers) {
  Scenario a(3), b(3);
  a.hand(1, "Kh 4c");
  b.hand(1, "2d 3d");
  for (Scenario* s : {&a, &b}) s->at(0, "cj3").hand(0, "5c").turn(0);
  for (std::uint32_t code = 0; code < 0x3000; code += 7) {
    const Choice choice = Choice::from(code % 46 << 24 | (code / 46 % 70) << 16);
    const WhyNot x = why_not(default_content().catalog, observe(a.state(), 0), choice);
    const WhyNot y = why_not(default_content().catalog, observe(b.state(), 0), choice);
    ASSERT_TRUE(x.code == y.code && x.rule == y.rule && x.need == y.need && x.have == y.have);
  }
}

}  // namespace
}  // namespace dr::b14_hidden_test
