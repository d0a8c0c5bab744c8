// B14 Who sees what of Ante Up.
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "tests/support/scenario.h"

namespace dr::hidden_test {
namespace {

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }
int find(std::string_view id) { return content().lexicon.find(id)->second; }

// covers: B14.1, B14.2
TEST(AuHidden, EveryoneSeesTheBoardAndTheNumbers) {
  Scenario s(3, ante_up());
  s.gp(1, 3).longhorns(1, 2).legends(1, "3 1").token("outlaw-5", "fr36").gold("rf3", 2);
  s.token("high-roller-1", "bg1").frontier("fr21", "frontier-06").train("fr16").marker("5");
  s.longhorn_at("mp3").turn(0);
  const View view = observe_public(s.state());
  const AnteUp& au = view.pub.au;
  EXPECT_EQ(view.pub.player[1].gp, 3);
  EXPECT_EQ(view.pub.player[1].longhorns, 2);
  EXPECT_EQ(view.pub.player[1].legends_n, 2);
  EXPECT_EQ(view.pub.player[1].legend_lp, 0);
  EXPECT_EQ(au.outlaws.size() + au.longhorns.size(), 2);
  EXPECT_EQ(au.gold[0].n, 2);
  EXPECT_EQ(au.rollers, 1 << static_cast<int>(Town::kBuzzardGulch));
  EXPECT_EQ(au.train, 3);
  EXPECT_EQ(au.markers, 8);
  EXPECT_EQ(au.train_n, 8);
  EXPECT_EQ(au.events_n, content().catalog.n_events);
  EXPECT_EQ(au.longhorn_supply, 3);
  int numbers = 0;
  for (const std::uint8_t number : au.frontier) numbers += number;
  EXPECT_EQ(numbers, 3);
  const Private nothing{};
  EXPECT_EQ(std::memcmp(&view.own, &nothing, sizeof nothing), 0);
}

// covers: B14.2, AU20
TEST(AuHidden, AnOutlawsFaceIsSeenWhenItIsFlipped) {
  Scenario a(3, ante_up()), b(3, ante_up());
  a.token("outlaw-2", "fr36");
  b.token("outlaw-9", "fr36");
  for (Scenario* s : {&a, &b}) s->at(0, "fr34").hand(0, "Ac").turn(0).leave_open();
  a.expect_same(b, {0, 1, 2, kSpectator});
  for (Scenario* s : {&a, &b}) s->play(0, "move fr36");
  EXPECT_EQ(a.pub().au.token - 1, find("outlaw-2"));
  EXPECT_EQ(b.pub().au.token - 1, find("outlaw-9"));
  for (const Seat seat : {Seat{0}, Seat{1}, kSpectator}) EXPECT_TRUE(a.differs(b, seat));
}

// covers: B14.2, AU62
TEST(AuHidden, AHighRollersFaceIsSeenAfterTheAnte) {
  Scenario a(3, ante_up()), b(3, ante_up());
  a.token("high-roller-1", "bg1");
  b.token("high-roller-3", "bg1");
  for (Scenario* s : {&a, &b}) s->at(0, "bg1").cash(0, 20).hand(0, "Kh").turn(0).leave_open();
  a.expect_same(b, {0, 1, 2, kSpectator});
  for (Scenario* s : {&a, &b}) s->play(0, "high-roller");
  EXPECT_EQ(a.player(2).deal_n, 5);
  EXPECT_EQ(b.player(2).deal_n, 6);
}

// covers: B14.2, AU25
TEST(AuHidden, TheHighRollersHandIsSeenByThePlayerDealing) {
  Scenario a(3, ante_up()), b(3, ante_up());
  a.draws("Kd 3c 5c 7c 2s 8h 9s Jc");
  b.draws("Kd 3c 5c 6c 2s 8h 9s Jc");
  for (Scenario* s : {&a, &b}) {
    s->token("high-roller-2", "bg1").at(0, "bg1").cash(0, 20).hand(0, "Kh").turn(0);
    s->play(0, "high-roller").expect(2, Ask::kLay);
  }
  a.expect_same(b, {0, 1, kSpectator});
  EXPECT_TRUE(a.differs(b, 2));
  for (Scenario* s : {&a, &b}) s->play(2, "lay 2s").play(2, "lay 3c").settle().play(0, "option 1");
  EXPECT_TRUE(a.discarded("7c"));  // the rest when discarded
  EXPECT_TRUE(b.discarded("6c"));
  a.settle();
  b.settle();
}

// covers: B14.2, AU41
TEST(AuHidden, AFrontierRewardIsSeenWhenExplored) {
  Scenario a(3, ante_up()), b(3, ante_up());
  a.frontier("fr21", "frontier-02");
  b.frontier("fr21", "frontier-03");  // both a 1
  for (Scenario* s : {&a, &b}) s->at(0, "fr21").hand(0, "9c").turn(0);
  a.expect_same(b, {0, 1, 2, kSpectator});
  for (Scenario* s : {&a, &b}) s->play(0, "explore");
  for (Scenario* s : {&a, &b})
    if (s->asks(0, Ask::kExplore)) s->play(0, "discard 9c");
  EXPECT_TRUE(a.differs(b, kSpectator));
  EXPECT_EQ(a.dollars(0), 40);
  EXPECT_EQ(b.player(0).hand_n, 4);
}

// covers: B14.2
TEST(AuHidden, NobodySeesTheDecks) {
  Scenario a(3, ante_up()), b(3, ante_up());
  for (Scenario* s : {&a, &b}) s->turn(0);
  a.edit().hid.au.train_top = 1;
  b.edit().hid.au.train_top = 2;
  a.edit().hid.au.event_top = 3;
  b.edit().hid.au.event_top = 4;
  a.edit().hid.au.cattle_top[2] = 5;
  b.edit().hid.au.cattle_top[2] = 6;
  a.edit().hid.au.frontier_at[0] = kNone;
  a.expect_same(b, {0, 1, 2, kSpectator});
}

// covers: B14.2, AU65, poker-rumors
TEST(AuHidden, TwoEventsOfRumorsAreSeenByTheDrawerAlone) {
  Scenario a(3, ante_up()), b(3, ante_up());
  a.next_events("event-14 event-21");
  b.next_events("event-21 event-02");
  for (Scenario* s : {&a, &b}) s->hand(0, "7c").turn(0).play(0, "play 7c");
  a.expect_same(b, {1, 2, kSpectator});
  EXPECT_TRUE(a.differs(b, 0));
  EXPECT_NE(a.told(0), b.told(0));
  for (Scenario* s : {&a, &b}) s->play(0, "event event-21").expect(0, Ask::kAction);
  a.expect_same(b, {1, 2, kSpectator});  // the chosen one is shown, the other is not
  EXPECT_EQ(a.pub().au.events_n, content().catalog.n_events - 1);
  EXPECT_EQ(a.state().own[0].event_top - 1, find("event-14"));
  EXPECT_EQ(b.state().own[0].event_top - 1, find("event-02"));
  EXPECT_EQ(a.state().own[1].event_top, 0);
  EXPECT_EQ(a.state().own[0].event_offer[0] + a.state().own[0].event_offer[1], 0);
}

// covers: B14.5, AU65
TEST(AuHidden, TheEventPutBackIsRecalledUntilItIsDrawn) {
  Scenario s(3, ante_up());
  s.next_events("event-14 event-21").next_token("outlaw-2").hand(0, "7c").turn(0);
  s.play(0, "play 7c").play(0, "event event-21").play(0, "end-turn").play(1, "income cash");
  EXPECT_EQ(s.state().own[0].event_top - 1, find("event-14"));
  s.at(1, "bg4").play(1, "buy gazette");
  if (s.asks(1, Ask::kShop)) s.pass(1);
  EXPECT_TRUE(s.token_at(TokenKind::kOutlaw, "dr10"));
  EXPECT_EQ(s.state().own[0].event_top, 0);
  EXPECT_EQ(s.state().hid.au.event_top, 0);
}

// Seat 0 ends a move at fr22 and looks with Scout.
void scout(Scenario& s, const char* look) {
  s.hand(0, "8c").at(0, "fr15").turn(0).play(0, "move fr22").play(0, "react 8c").play(0, look);
  s.pass(0).settle();
}

// covers: B14.2, ruling 111, poker-scout
TEST(AuHidden, WhatScoutLooksAtIsSeenByTheLookerAlone) {
  struct {
    const char *look, *one, *other;
  } const rows[] = {
      {"look token fr36", "outlaw-2", "outlaw-9"},
      {"look token sh2", "claim-jumper-1", "claim-jumper-3"},
      {"look high-roller rf2", "high-roller-1", "high-roller-2"},
      {"look frontier fr21", "frontier-02", "frontier-03"},
      {"look train", "train-trap", "train-payroll"},
      {"look cattle orange", "cattle-orange-1", "cattle-orange-8"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.look);
    Scenario a(3, ante_up()), b(3, ante_up());
    for (Scenario* s : {&a, &b}) {
      const std::string look = row.look, id = s == &a ? row.one : row.other;
      if (look == "look train")
        s->next_train(id);
      else if (id[0] == 'f')
        s->frontier("fr21", id);
      else if (look.find("cattle") != std::string::npos)
        s->next_cattle(id);
      else
        s->token(id, look.substr(look.rfind(' ') + 1));
      scout(*s, row.look);
    }
    a.expect_same(b, {1, 2, kSpectator});
    EXPECT_TRUE(a.differs(b, 0));
    EXPECT_NE(a.told(0), b.told(0));
    EXPECT_TRUE(a.happened(EventKind::kPeeked, 0));  // that it looked, and where, all see
  }
}

// covers: B14.5, ruling 111
TEST(AuHidden, WhatWasLookedAtIsRecalledUntilItLeavesItsPlace) {
  Scenario token(3, ante_up());
  token.token("outlaw-2", "fr36").token("outlaw-3", "dr10");
  scout(token, "look token fr36");
  EXPECT_EQ(token.state().own[0].seen[0].token - 1, find("outlaw-2"));
  token.at(1, "fr35").hand(1, "Ac").fight_deck("fight-8 fight-2").play(0, "end-turn");
  token.play(1, "income cash").play(1, "move fr36").settle().play(0, "npc-card 8").settle();
  EXPECT_EQ(token.state().own[0].seen[0].token, 0);

  Scenario train(3, ante_up());
  train.next_train("train-mail-car").train("fr16");
  scout(train, "look train");
  EXPECT_EQ(train.state().own[0].train_top - 1, find("train-mail-car"));
  train.at(0, "fr16").play(0, "rob-train").leave_open();
  EXPECT_EQ(train.pub().au.train_card - 1, find("train-mail-car"));
  EXPECT_EQ(train.state().own[0].train_top, 0);

  Scenario frontier(3, ante_up());
  frontier.frontier("fr21", "frontier-02");
  scout(frontier, "look frontier fr21");
  EXPECT_NE(frontier.state().own[0].seen[0].token, 0);
  frontier.at(0, "fr21").hand(0, "9c").play(0, "explore");
  if (frontier.asks(0, Ask::kExplore)) frontier.play(0, "discard 9c");
  EXPECT_EQ(frontier.state().own[0].seen[0].token, 0);

  Scenario cattle(3, ante_up());  // the token looked at is the next one taken
  cattle.next_cattle("cattle-orange-3");
  scout(cattle, "look cattle orange");
  cattle.at(0, "fr8").play(0, "cattle orange");
  EXPECT_EQ(cattle.state().own[0].cattle, find("cattle-orange-3"));
  EXPECT_EQ(cattle.state().own[0].cattle_top[2], 0);
}

// covers: B14.5, B7.9
TEST(AuHidden, ARanchShuffledIsKnownNoMore) {
  Scenario s(3, ante_up());
  s.next_cattle("cattle-orange-3").cattle(1, "cattle-orange-5");
  scout(s, "look cattle orange");
  EXPECT_NE(s.state().own[0].cattle_top[2], 0);
  s.play(0, "end-turn").at(1, "fr17").play(1, "income cash").play(1, "move fr16");
  s.play(1, "deliver wrangle").settle();
  EXPECT_EQ(s.state().own[0].cattle_top[2], 0);
  EXPECT_EQ(s.state().hid.au.cattle_top[2], 0);
}

// covers: B14.2, AU46, AU49
TEST(AuHidden, OfTheFaroCardsAllSeeTheThreeAndNobodyMore) {
  struct {
    const char* what;
    const char* cards;
    int order[3];  // of the second shuffle
  } const rows[] = {
      {"another fourth card", "fight-2 fight-k fight-3 fight-9", {3, 2, 1}},
      {"another order", "fight-2 fight-k fight-3 fight-4", {0, 0, 0}},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.what);
    Scenario a(3, ante_up()), b(3, ante_up());
    a.fight_deck("fight-2 fight-k fight-3 fight-4");
    b.fight_deck(row.cards);
    for (const int j : {3, 2, 1, 3, 2, 1}) force(a.edit().hid, Purpose::kFaro, j);
    for (const int j : {3, 2, 1, row.order[0], row.order[1], row.order[2]})
      force(b.edit().hid, Purpose::kFaro, j);
    for (Scenario* s : {&a, &b}) {
      s->at(0, "bg1").at(1, "bg7").cash(0, 30).cash(1, 10).turn(0).play(0, "faro");
      s->play(1, "join").leave_open();
      EXPECT_EQ(s->pub().au.faro.dealer, 2);
    }
    a.expect_same(b, {0, 1, 2, kSpectator});  // the dealer too
    for (Scenario* s : {&a, &b}) s->play(1, "bet 5 10");
    a.expect_same(b, {0, 1, 2, kSpectator});
    for (Scenario* s : {&a, &b}) s->play(0, "bet 6 10").pass(0);
    if (row.order[0] == 0) {
      EXPECT_TRUE(a.differs(b, kSpectator));  // each as it is turned
    } else {
      a.expect_same(b, {0, 1, 2, kSpectator});
      for (Scenario* s : {&a, &b}) s->play(1, "leave").play(0, "leave").expect(0, Ask::kAction);
      a.expect_same(b, {0, 1, 2, kSpectator});  // the last never
    }
  }
}

// covers: B14.2, AU53, AU76
TEST(AuHidden, TheHandOfAPlayerWhoFoldedIsNeverShown) {
  Scenario a(3, ante_up(7)), b(3, ante_up(7));
  a.hand(1, "2s 5s");
  b.hand(1, "As Ah");
  for (Scenario* s : {&a, &b}) {
    s->at(0, "bg1").at(1, "bg7").at(2, "bg7").cash(0, 30).cash(1, 30).cash(2, 30).hand(0, "Kh");
    s->hand(2, "3h").draws("Kd 4c 6s 8h 9s Jc 2c 10d 6h 7h").turn(0).play(0, "community-poker");
    s->play(1, "join").play(2, "join").play(1, "fold").play(2, "raise").play(0, "raise").settle();
    if (s->asks(0, Ask::kOption)) s->play(0, "option 1").settle();
    s->expect(0, Ask::kAction);
  }
  a.expect_same(b, {0, 2, kSpectator});
}

// covers: B14.2, AU27, AU28, gambler-4
TEST(AuHidden, LegendaryTokensOfTheGamblerTrackAreTheirOwnersOnly) {
  Scenario a(3, ante_up()), b(3, ante_up());
  a.next_legends("3");
  b.next_legends("1");
  for (Scenario* s : {&a, &b}) {
    s->gp(0, 3).at(0, "bg1").cash(0, 10).faro("fight-2 fight-k fight-3 fight-4").turn(0);
    s->play(0, "faro").play(0, "bet K 10").expect(0, Ask::kAction);
    EXPECT_EQ(s->player(0).legends_n, 1);
  }
  a.expect_same(b, {1, 2, kSpectator});
  EXPECT_TRUE(a.differs(b, 0));
}

// covers: B14.4, poker-jackpot, poker-scout, poker-vendetta
TEST(AuHidden, AWindowIsOpenedWhateverIsHeld) {
  Scenario a(3, ante_up()), b(3, ante_up());  // after a gamble won, with or without Jackpot
  a.hand(0, "9h");
  b.hand(0, "8h");
  for (Scenario* s : {&a, &b}) {
    s->gp(0, 1).at(0, "bg1").cash(0, 10).faro("fight-2 fight-k fight-3 fight-4").turn(0);
    s->play(0, "faro").play(0, "bet K 10").expect(0, Ask::kWindow);
  }
  a.expect_same(b, {1, 2, kSpectator});
  for (Scenario* s : {&a, &b}) s->pass(0).expect(0, Ask::kAction);
  a.expect_same(b, {1, 2, kSpectator});
  Scenario empty(3, ante_up());  // an empty hand holds none
  empty.gp(0, 1).at(0, "bg1").cash(0, 10).faro("fight-2 fight-k fight-3 fight-4").turn(0);
  empty.play(0, "faro").play(0, "bet K 10").expect(0, Ask::kAction);
}

// covers: B14.4
TEST(AuHidden, RefusalsTellNothing) {
  Scenario a(3, ante_up()), b(3, ante_up());
  a.hand(1, "Kh 4c").token("outlaw-1", "fr36").frontier("fr21", "frontier-02");
  b.hand(1, "2d 3d").token("outlaw-9", "fr36").frontier("fr21", "frontier-03");
  for (Scenario* s : {&a, &b}) s->at(0, "fr21").hand(0, "9c 6d").turn(0);
  for (std::uint32_t verb = 0; verb < static_cast<std::uint32_t>(kVerbs); ++verb)
    for (std::uint32_t x = 0; x < 120; ++x) {
      const Choice choice = Choice::from(verb << 24 | x << 16 | (x % 5) << 8);
      const WhyNot p = why_not(content().catalog, observe(a.state(), 0), choice);
      const WhyNot q = why_not(content().catalog, observe(b.state(), 0), choice);
      ASSERT_TRUE(p.code == q.code && p.rule == q.rule && p.need == q.need && p.have == q.have);
    }
}

}  // namespace
}  // namespace dr::hidden_test
