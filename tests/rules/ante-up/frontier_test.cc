// A13 Exploring the frontier, and looking at what lies face down.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::frontier_test {
namespace {

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }

Space space(std::string_view id) { return static_cast<Space>(content().lexicon.find(id)->second); }

// What seat knows to lie in a space: 1 + token, frontier tokens behind the others; 0 = nothing.
int seen_at(const Scenario& s, Seat seat, std::string_view where) {
  for (const Seen& seen : s.state().own[seat].seen)
    if (seen.token && seen.space == space(where)) return seen.token;
  return 0;
}

int token_number(std::string_view id) {
  const auto found = content().lexicon.find(id);
  int index = found->second;
  for (const Deck deck : {Deck::kOutlaw, Deck::kClaimJumper})
    if (found->first > deck) index += content().lexicon.size(deck);
  return index + 1;
}

bool told(const Scenario& s, Seat seat) {  // and nobody else
  bool yes = false;
  for (int i = 0; i < s.events().n; ++i) {
    const Event& event = s.events().list[i];
    if (event.kind != EventKind::kSawToken) continue;
    yes = true;
    EXPECT_EQ(event.audience, seat_bit(seat));
  }
  return yes;
}

// Seat 0 ends a move in the town square and plays Scout.
void scout(Scenario& s) {
  s.at(0, "dr4").hand(0, "8c").turn(0);
  s.play(0, "move dr6").play(0, "react 8c").expect(0, Ask::kLookAt);
}

// --- exploring --------------------------------------------------------------------------------------

// covers: AU41, frontier-01, AU71
TEST(Frontier, SixAndThreeTakeNine) {
  Scenario s(3, ante_up());
  s.at(0, "fr11").frontier("fr11", "frontier-01").hand(0, "4h 5c Kd").turn(0);
  s.play(0, "explore").play(0, "discard 4h").expect(0, Ask::kExplore);
  EXPECT_FALSE(s.offers(0, "pass"));  // four are not enough
  s.play(0, "discard 5c").pass(0).expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).longhorns, 1);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.cards(0), "Kd");
  EXPECT_TRUE(s.discarded("4h"));
  EXPECT_TRUE(s.discarded("5c"));
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: AU41
TEST(Frontier, EightAreTooFew) {
  Scenario s(3, ante_up());
  s.at(0, "fr11").frontier("fr11", "frontier-01").hand(0, "3c 5c").turn(0);
  s.refused(0, "explore", "AU41");
}

struct Price {
  const char* card;
  int worth;
};
constexpr Price kPrices[] = {{"7h", 7},  {"8h", 8},  {"9h", 9},  {"10h", 10},
                             {"Jh", 10}, {"Qh", 10}, {"Kh", 10}, {"Ah", 11}};

// covers: AU41
TEST(Frontier, WhatACardIsWorth) {
  // a space of 6 with tokens of 1 to 5 asks for 7 to 11
  constexpr const char* kTokens[] = {"frontier-02", "frontier-04", "frontier-01", "frontier-08",
                                     "frontier-10"};
  for (const Price& price : kPrices)
    for (int need = 7; need <= 11; ++need) {
      SCOPED_TRACE(std::string(price.card) + " for " + std::to_string(need));
      Scenario s(3, ante_up());
      s.at(0, "fr23").frontier("fr23", kTokens[need - 7]).hand(0, price.card).turn(0);
      EXPECT_EQ(s.offers(0, "explore"), price.worth >= need);
    }
}

struct Value {
  const char* space;
  int value;
};
constexpr Value kValues[] = {{"fr3", 7},  {"fr6", 7},  {"fr11", 6}, {"fr14", 6}, {"fr21", 8},
                             {"fr23", 6}, {"fr26", 6}, {"fr38", 7}, {"fr40", 7}};

// covers: AU41
TEST(Frontier, FourSixesFourSevensAndAnEight) {
  for (const Value& row : kValues) {
    SCOPED_TRACE(row.space);
    const auto can = [&](std::string_view hand) {
      Scenario s(3, ante_up());
      s.at(0, row.space).frontier(row.space, "frontier-03").hand(0, hand).turn(0);  // a 1
      return s.offers(0, "explore");
    };
    constexpr const char* kExactly[] = {"3c 4c", "3c 5c", "4c 5c"};  // 7, 8, 9
    EXPECT_TRUE(can(kExactly[row.value - 6]));
    EXPECT_FALSE(can(row.value == 6 ? "2c 4c" : kExactly[row.value - 7]));
  }
}

// covers: AU41
TEST(Frontier, MoreMayBePaidAndNothingComesBack) {
  Scenario s(3, ante_up());
  s.at(0, "fr11").frontier("fr11", "frontier-02").hand(0, "Qc Ks").turn(0);
  s.play(0, "explore").play(0, "discard Qc");
  EXPECT_TRUE(s.offers(0, "pass"));
  EXPECT_TRUE(s.offers(0, "discard Ks"));
  s.play(0, "discard Ks").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_EQ(s.cards(0), "");
}

// covers: AU41, ruling 110
TEST(Frontier, ATokenIsExploredOnce) {
  Scenario s(3, ante_up());
  s.at(0, "fr11").frontier("fr11", "frontier-02").hand(0, "Qc Kh Ks").turn(0);
  s.play(0, "explore").play(0, "discard Qc").pass(0);
  EXPECT_FALSE(s.offers(0, "explore"));
  s.refused(0, "explore", "AU41");
  EXPECT_EQ(s.pub().au.explored, 1 << 1);  // in the box
  EXPECT_EQ(s.state().hid.au.frontier_at[2], kNone);
}

// covers: AU41
TEST(Frontier, OnlyThere) {
  Scenario s(3, ante_up());
  s.at(0, "fr9").frontier("fr11", "frontier-02").hand(0, "Qc Kh Ks").turn(0);
  s.refused(0, "explore", "AU41");
  Scenario base(3);
  base.hand(0, "Qc Kh Ks").turn(0);
  EXPECT_FALSE(base.offers(0, "explore"));
}

// covers: AU71, poker-instincts, ruling 121
TEST(Frontier, InstinctsPaysWhenAllTheCardsAreDown) {
  Scenario s(3, ante_up(kAnteUp));
  s.at(0, "fr14").frontier("fr14", "frontier-01").hand(0, "9d 9h Jc").turn(0);
  s.play(0, "explore").play(0, "discard 9h");
  EXPECT_EQ(s.dollars(0), 0);  // together: not before the price is paid
  s.play(0, "discard 9d").pass(0).expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_EQ(s.cards(0), "Jc");
  EXPECT_EQ(s.player(0).longhorns, 1);
}

// covers: AU71, poker-jackpot
TEST(Frontier, TheJackpotInItsPlaceDoesNot) {
  Scenario s(3, ante_up());
  s.at(0, "fr14").frontier("fr14", "frontier-01").hand(0, "9h").turn(0);
  s.play(0, "explore").play(0, "discard 9h").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: AU41, goal-fee-lee-wong-2
TEST(Frontier, ExploringIsAMoment) {
  for (const char* where : {"fr21", "fr14"}) {
    SCOPED_TRACE(where);
    dr::Setup setup = ante_up();
    setup.goals = 1;
    Scenario s(3, setup);
    s.character(0, "fee-lee-wong").goals(0, "goal-fee-lee-wong-2");
    s.at(0, where).frontier(where, "frontier-02").hand(0, "Qc").turn(0);
    s.play(0, "explore").play(0, "discard Qc");
    const bool met = std::string_view(where) == "fr21";
    EXPECT_EQ(s.asks(0, Ask::kWindow) && s.offers(0, "goal 2"), met);
    EXPECT_EQ(s.dollars(0), 40);  // after the reward
    if (met) s.pass(0);
  }
}

// --- looking ----------------------------------------------------------------------------------------

// covers: ruling 111, poker-scout, B14.2
TEST(Looking, ScoutMayLookAtAnythingFaceDown) {
  Scenario s(3, ante_up());
  s.token("outlaw-3", "fr36").token("claim-jumper-2", "sh2").token("high-roller-3", "rf4");
  s.frontier("fr21", "frontier-08").longhorn_at("mp3");
  scout(s);
  EXPECT_EQ(s.options(0),
            "look train\nlook token sh2\nlook token fr36\nlook high-roller rf2\n"
            "look frontier fr21\nlook cattle green\nlook cattle blue\nlook cattle orange\n");
  s.leave_open();
}

// covers: ruling 111, poker-scout
TEST(Looking, ScoutThenMovesOneSpace) {
  Scenario s(3, ante_up());
  scout(s);
  s.next_train("train-payroll").play(0, "look train").expect(0, Ask::kMoveTo);
  EXPECT_TRUE(s.offers(0, "pass"));
  EXPECT_FALSE(s.offers(0, "move sv10"));  // two away
  s.play(0, "move dr10").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "dr10");
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_TRUE(s.discarded("8c"));
}

struct Look {
  const char *words, *where, *token;
};
constexpr Look kLooks[] = {{"look token fr36", "fr36", "outlaw-3"},
                           {"look token sh2", "sh2", "claim-jumper-2"},
                           {"look high-roller rf2", "rf2", "high-roller-3"}};

// covers: ruling 111, B14.2, B14.5
TEST(Looking, OnlyTheLookerKnowsTheToken) {
  for (const Look& look : kLooks) {
    SCOPED_TRACE(look.words);
    Scenario s(3, ante_up());
    s.token("outlaw-3", "fr36").token("claim-jumper-2", "sh2").token("high-roller-3", "rf4");
    scout(s);
    s.play(0, look.words).pass(0).settle();
    EXPECT_EQ(seen_at(s, 0, look.where), token_number(look.token));
    EXPECT_EQ(seen_at(s, 1, look.where), 0);
    EXPECT_EQ(seen_at(s, 2, look.where), 0);
    EXPECT_TRUE(told(s, 0));
    EXPECT_TRUE(s.happened(EventKind::kPeeked, 0));
  }
}

// covers: ruling 111, B14.5
TEST(Looking, WhatWasSeenIsForgottenWhenTheTokenLeaves) {
  Scenario s(3, ante_up());
  s.token("outlaw-3", "fr36").token("outlaw-4", "dr10");
  scout(s);
  s.play(0, "look token fr36").pass(0);
  EXPECT_EQ(seen_at(s, 0, "fr36"), token_number("outlaw-3"));
  s.at(1, "fr35").hand(1, "Ks").fight_deck("fight-8 fight-2");
  s.play(0, "end-turn").play(1, "income cash").play(1, "move fr36").settle();
  s.play(0, "npc-card 8").settle().expect(1, Ask::kAction);
  EXPECT_FALSE(s.token_at(TokenKind::kOutlaw, "fr36"));
  EXPECT_EQ(seen_at(s, 0, "fr36"), 0);
}

// covers: ruling 111, frontier-08
TEST(Looking, TheBackOfAFrontierToken) {
  Scenario s(3, ante_up());
  s.frontier("fr21", "frontier-08");
  scout(s);
  s.play(0, "look frontier fr21").pass(0);
  EXPECT_EQ(seen_at(s, 0, "fr21"), 1 + kMaxTokens + 7);
  EXPECT_EQ(seen_at(s, 1, "fr21"), 0);
  EXPECT_TRUE(told(s, 0));
  s.at(1, "fr21").hand(1, "2h Ks").play(0, "end-turn").play(1, "income cash").play(1, "explore");
  s.play(1, "discard 2h").play(1, "discard Ks");
  EXPECT_EQ(s.player(1).lp, 2);
  EXPECT_EQ(seen_at(s, 0, "fr21"), 0);
}

// covers: ruling 111, B14.2
TEST(Looking, TheTrainCardSeenIsTheNextOneDrawn) {
  Scenario s(3, ante_up());
  s.next_train("train-payroll");
  scout(s);
  s.play(0, "look train").pass(0);
  const int payroll = 1 + content().lexicon.find("train-payroll")->second;
  EXPECT_EQ(s.state().own[0].train_top, payroll);
  EXPECT_EQ(s.state().own[1].train_top, 0);
  EXPECT_EQ(s.pub().au.train_card, 0);  // nothing is shown
  EXPECT_TRUE(told(s, 0));
  s.at(1, "cj8").hand(1, "Ks").fight_deck("fight-8 fight-2 fight-3 fight-4");
  s.play(0, "end-turn").play(1, "income cash").play(1, "rob-train").settle();
  EXPECT_EQ(s.pub().au.train_card, payroll);
  EXPECT_EQ(s.state().own[0].train_top, 0);  // drawn: nothing is known of the next
  s.play(0, "npc-card 8").settle();
  EXPECT_EQ(s.dollars(1), 100);
}

// covers: ruling 111, B14.2
TEST(Looking, TheCattleSeenAreTheNextTaken) {
  Scenario s(3, ante_up());
  s.next_cattle("cattle-orange-4");
  scout(s);
  s.play(0, "look cattle orange").pass(0);
  EXPECT_EQ(s.state().own[0].cattle_top[2], 4);
  EXPECT_EQ(s.state().own[1].cattle_top[2], 0);
  EXPECT_TRUE(told(s, 0));
  EXPECT_EQ(s.pub().cattle_n[2], 8);
  s.at(1, "fr8").play(0, "end-turn").play(1, "income cash").play(1, "cattle orange");
  EXPECT_EQ(s.state().own[1].cattle, 19);
  EXPECT_EQ(s.state().own[0].cattle_top[2], 0);
}

// covers: ruling 111, B14.5
TEST(Looking, ATokenShuffledInEndsTheKnowledgeOfARanch) {
  Scenario s(3, ante_up());
  s.next_cattle("cattle-orange-4").cattle(1, "cattle-orange-1").at(1, "fr15");
  scout(s);
  s.play(0, "look cattle orange").pass(0);
  s.play(0, "end-turn").play(1, "income cash").play(1, "move fr16").play(1, "deliver wrangle");
  EXPECT_EQ(s.state().own[0].cattle_top[2], 0);
  EXPECT_EQ(s.state().hid.au.cattle_top[2], 0);
  EXPECT_EQ(s.pub().cattle_n[2], 8);
}

// covers: ruling 111, B14.5
TEST(Looking, WhoLookedImaginesNothingElseAndTheOthersDo) {
  Scenario s(3, ante_up());
  s.token("outlaw-3", "fr36").next_train("train-payroll").actions(4).at(0, "dr4").hand(0, "8c 8s");
  s.turn(0).play(0, "move dr6").play(0, "react 8c").play(0, "look train").pass(0);
  s.play(0, "react 8s").play(0, "look token fr36").pass(0).settle().expect(0, Ask::kAction);
  const int outlaw = token_number("outlaw-3") - 1;
  Rng rng;
  unsigned trains = 0, outlaws = 0;
  for (int i = 0; i < 100; ++i) {
    const State mine = sample(content().catalog, observe(s.state(), 0), rng);
    EXPECT_EQ(mine.hid.au.train_top, 1 + content().lexicon.find("train-payroll")->second);
    EXPECT_EQ(mine.hid.au.token_at[outlaw], 1 + space("fr36"));
    const State other = sample(content().catalog, observe(s.state(), 1), rng);
    for (int token = 0; token < 9; ++token)
      if (other.hid.au.token_at[token]) outlaws |= 1u << token;
    trains |= 1u << other.hid.au.train_top;
  }
  EXPECT_EQ(trains, 1u);  // not fixed for them
  EXPECT_EQ(std::popcount(outlaws), 9);
}

}  // namespace
}  // namespace dr::frontier_test
