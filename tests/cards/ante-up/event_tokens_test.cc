// C17.2, C17.3: what each outlaw and claim jumper draws and what beating it brings.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::event_tokens_test {
namespace {

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }

struct Token {
  const char* id;
  int cards, lp, dollars, drawn, nuggets;
  const char* choice;  // the points offered
};

constexpr Token kTokens[] = {
    {"outlaw-1", 4, 1, 0, 0, 0, "option 1\noption 2\n"},   // covers: outlaw-1
    {"outlaw-2", 2, 0, 30, 0, 0, ""},                      // covers: outlaw-2
    {"outlaw-3", 2, 1, 0, 0, 0, ""},                       // covers: outlaw-3
    {"outlaw-4", 2, 0, 0, 3, 0, ""},                       // covers: outlaw-4
    {"outlaw-5", 3, 0, 50, 0, 0, ""},                      // covers: outlaw-5
    {"outlaw-6", 3, 1, 0, 1, 0, ""},                       // covers: outlaw-6
    {"outlaw-7", 3, 0, 20, 0, 0, "option 1\noption 2\n"},  // covers: outlaw-7
    {"outlaw-8", 4, 2, 0, 0, 0, ""},                       // covers: outlaw-8
    {"outlaw-9", 5, 2, 30, 0, 0, ""},                      // covers: outlaw-9
    {"claim-jumper-1", 3, 0, 0, 0, 2, ""},                 // covers: claim-jumper-1
    {"claim-jumper-2", 2, 0, 0, 0, 1, ""},                 // covers: claim-jumper-2
    {"claim-jumper-3", 4, 0, 20, 0, 2, ""},                // covers: claim-jumper-3
};

bool is_outlaw(const Token& row) { return row.id[0] == 'o'; }
const char* home_of(const Token& row) { return is_outlaw(row) ? "fr17" : "sh2"; }

// Seat 0 walks into the token with this card; seat 2 plays the 8, or whatever is highest.
void meet(Scenario& s, const Token& row, const char* card) {
  const char* here = home_of(row);
  s.token(row.id, here).at(0, is_outlaw(row) ? "fr24" : "sh3").hand(0, card);
  s.fight_deck("fight-8 fight-2 fight-3 fight-4 fight-5 fight-6");
  if (row.id == std::string("claim-jumper-1")) s.dice("die-nugget die-nugget");
  s.turn(0).play(0, std::string("move ") + here).settle();
}

bool in_supply(const Scenario& s, const Token& row) {
  int index = content().lexicon.find(row.id)->second;
  if (!is_outlaw(row)) index += content().lexicon.size(Deck::kOutlaw);
  return s.state().hid.au.token_at[index] == 0 &&
         !s.token_at(is_outlaw(row) ? TokenKind::kOutlaw : TokenKind::kClaimJumper, home_of(row));
}

// covers: AU20, AU21, G1
TEST(EventTokens, DrawTheirCardsAndPayTheirReward) {
  for (const Token& row : kTokens) {
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    meet(s, row, "Ac");
    s.expect(2, Ask::kCommitFight);
    EXPECT_EQ(s.player(2).npc_n, row.cards);
    EXPECT_EQ(std::popcount(s.state().own[2].npc_cards), row.cards);
    EXPECT_EQ(s.pub().fight.kind, is_outlaw(row) ? FightKind::kOutlaw : FightKind::kClaimJumper);
    s.play(2, "npc-card 8");
    if (*row.choice) {
      s.expect(0, Ask::kOption);
      EXPECT_EQ(s.options(0), row.choice);
      s.play(0, "option 2").settle();
    }
    EXPECT_EQ(s.player(0).wp, *row.choice ? 1 : 0);
    EXPECT_EQ(s.player(0).lp, row.lp);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.player(0).hand_n, row.drawn);
    EXPECT_EQ(s.player(0).nuggets, row.nuggets);
    EXPECT_EQ(s.player(0).wounds, 1);  // of the fight card
    EXPECT_TRUE(in_supply(s, row));
    EXPECT_EQ(s.pub().fight_deck_n, 13);
    EXPECT_EQ(s.space(0), home_of(row));
    s.settle().expect(0, Ask::kAction);
  }
}

// covers: outlaw-1, outlaw-7, marshal-1
TEST(EventTokens, GiveAMarshalOrAWantedPoint) {
  for (const char* id : {"outlaw-1", "outlaw-7"}) {
    SCOPED_TRACE(id);
    for (const Token& row : kTokens) {
      if (row.id != std::string(id)) continue;
      Scenario s(3, ante_up());
      meet(s, row, "Ac");
      s.play(2, "npc-card 8").play(0, "option 1").settle();
      EXPECT_EQ(s.player(0).mp, 1);
      EXPECT_EQ(s.player(0).lp, row.lp);
      EXPECT_EQ(s.dollars(0), row.dollars + 20);
      Scenario wanted(3, ante_up());  // G3: no Marshal point while Wanted, so no choice
      wanted.wp(0, 1);
      meet(wanted, row, "Ac");
      wanted.draws("2h").play(2, "npc-card 8").settle().expect(0, Ask::kAction);
      EXPECT_EQ(wanted.player(0).wp, 2);
      EXPECT_EQ(wanted.cards(0), "2h");  // wanted-2
    }
  }
}

// covers: AU21, ruling 42
TEST(EventTokens, WinTiesAndPayNothingThen) {
  for (const Token& row : kTokens) {
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    s.token(row.id, home_of(row)).at(0, is_outlaw(row) ? "fr24" : "sh3").hand(0, "8h");
    s.fight_deck("fight-8 fight-2 fight-3 fight-4 fight-5").draws("Kh").turn(0);
    s.play(0, std::string("move ") + home_of(row)).settle().play(2, "npc-card 8").settle();
    EXPECT_EQ(s.player(0).wounds, 2);  // of the fight card, and the loser's
    EXPECT_EQ(s.cards(0), "Kh");
    EXPECT_EQ(s.player(0).lp + s.dollars(0) + s.player(0).nuggets, 0);
    EXPECT_EQ(s.player(0).mp + s.player(0).wp, 0);
    EXPECT_TRUE(in_supply(s, row));
    s.expect(0, Ask::kAction);
  }
}

// covers: claim-jumper-1, claim-jumper-3, B7.5
TEST(EventTokens, RewardsStayWithinTheLimits) {
  for (const Token& row : kTokens) {
    if (row.nuggets < 2) continue;
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    s.nuggets(0, 3).cash(0, 110);
    meet(s, row, "Ac");
    s.play(2, "npc-card 8").settle();
    EXPECT_EQ(s.player(0).nuggets, 4);
    EXPECT_EQ(s.dollars(0), row.dollars ? 120 : 110);
  }
}

// covers: claim-jumper-1, die-dust, die-tailings, G18
TEST(EventTokens, ClaimJumperOnesDiceAreNoProspecting) {
  Scenario s(3, ante_up());
  s.item(0, "miners-map").token("claim-jumper-1", "sh2").at(0, "sh3").hand(0, "Ac");
  s.fight_deck("fight-8 fight-2 fight-3").dice("die-dust die-tailings die-gravel").turn(0);
  s.play(0, "move sh2").settle().play(2, "npc-card 8").settle();
  EXPECT_EQ(s.dollars(0), 20);
  s.expect(0, Ask::kAction);  // the Miner's Map is not asked for
}

// covers: AU1
TEST(EventTokens, AreNineAndThree) {
  const Catalog& cat = content().catalog;
  int outlaws = 0, jumpers = 0;
  for (int i = 0; i < cat.n_tokens; ++i) {
    outlaws += cat.tokens[i].kind == TokenKind::kOutlaw;
    jumpers += cat.tokens[i].kind == TokenKind::kClaimJumper;
  }
  EXPECT_EQ(outlaws, 9);
  EXPECT_EQ(jumpers, 3);
  for (const Token& row : kTokens) EXPECT_TRUE(content().lexicon.find(row.id)) << row.id;
}

// covers: AU21, AU14
TEST(EventTokens, TheNextOfTheirKindMayBeTheOneJustBeaten) {
  Scenario s(3, ante_up());  // outlaw 3 goes back face down and comes again
  meet(s, kTokens[2], "Ac");
  s.play(2, "npc-card 8").settle();
  s.next_events("event-15").next_token("outlaw-3").at(0, "bg4").cash(0, 10).play(0, "buy gazette");
  EXPECT_TRUE(s.token_at(TokenKind::kOutlaw, "rf3"));
}

// covers: AU14
TEST(EventTokens, WithoutATokenInTheSupplyNothingIsPlaced) {
  Scenario s(3, ante_up());
  s.token("claim-jumper-1", "fr37").token("claim-jumper-2", "fr38").token("claim-jumper-3", "fr39");
  s.next_events("event-06").at(0, "bg4").cash(0, 10).turn(0).play(0, "buy gazette");
  EXPECT_FALSE(s.token_at(TokenKind::kClaimJumper, "sh2"));
  EXPECT_EQ(s.pub().au.claim_jumpers.size(), 3);
}

}  // namespace
}  // namespace dr::event_tokens_test
