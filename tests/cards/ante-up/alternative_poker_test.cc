// C14: the alternative poker cards.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::alternative_poker_test {
namespace {

std::string name_of(const Content& content, int rank, Suit suit) {
  return content.lexicon.entry(Deck::kPoker, kind_of(make_card(rank, suit))).id;
}

struct Replaced {
  const char *id, *base;
  int rank;
  Suit suits[2];
};
constexpr Replaced kReplaced[] = {
    // covers: poker-vendetta, poker-payday
    {"poker-vendetta", "poker-payday", 5, {Suit::kHearts, Suit::kDiamonds}},
    // covers: poker-rumors, poker-reputation
    {"poker-rumors", "poker-reputation", 7, {Suit::kClubs, Suit::kSpades}},
    // covers: poker-scout, poker-wallop
    {"poker-scout", "poker-wallop", 8, {Suit::kClubs, Suit::kSpades}},
    // covers: poker-jackpot, poker-instincts
    {"poker-jackpot", "poker-instincts", 9, {Suit::kHearts, Suit::kDiamonds}},
    // covers: poker-outfit, poker-fools-gold
    {"poker-outfit", "poker-fools-gold", 10, {Suit::kClubs, Suit::kSpades}},
};

// covers: AU3
TEST(AlternativePoker, FiveNamesTakeThePlaceOfFiveOthersInBothSuits) {
  const Content& alternative = default_content(kAnteUp | kAlternativePoker);
  for (const int modules : {0, static_cast<int>(kAnteUp)}) {
    SCOPED_TRACE(modules);
    const Content& plain = default_content(modules);
    for (const Replaced& row : kReplaced) {
      SCOPED_TRACE(row.id);
      for (const Suit suit : row.suits) {
        EXPECT_EQ(name_of(alternative, row.rank, suit), row.id);
        EXPECT_EQ(name_of(plain, row.rank, suit), row.base);
      }
      EXPECT_FALSE(plain.lexicon.find(row.id));
      EXPECT_FALSE(alternative.lexicon.find(row.base));
    }
    int other = 0;
    for (Card card = 0; card < kPokerCards; ++card)
      other += name_of(plain, rank_of(card), suit_of(card)) !=
               name_of(alternative, rank_of(card), suit_of(card));
    EXPECT_EQ(other, 10);
    EXPECT_EQ(plain.lexicon.size(Deck::kPoker), 26);
  }
  EXPECT_EQ(alternative.lexicon.size(Deck::kPoker), 26);
}

// covers: AU3
TEST(AlternativePoker, NeedsAnteUp) {
  dr::Setup setup;
  setup.players = 3;
  setup.modules = kAlternativePoker;
  EXPECT_NE(refuse_setup(default_content().catalog, setup), nullptr);
  setup.modules = kAnteUp | kAlternativePoker;
  EXPECT_EQ(refuse_setup(default_content(kAnteUp | kAlternativePoker).catalog, setup), nullptr);
  setup.modules = kAnteUp;
  EXPECT_EQ(refuse_setup(default_content(kAnteUp).catalog, setup), nullptr);
}

// covers: AU3, poker-payday, poker-reputation, poker-instincts
TEST(AlternativePoker, WithoutItTheBaseCardsAreThere) {
  Scenario s(3, ante_up(kAnteUp));
  s.hand(0, "5h 9h 7c 2c").draws("2h 3h").turn(0).play(0, "play 5h");
  EXPECT_EQ(s.dollars(0), 30);  // Payday
  s.play(0, "play 9h");         // Instincts
  EXPECT_EQ(s.cards(0), "2h 2c 3h 7c");
  s.play(0, "play 2c").play(0, "option 1").play(0, "react 7c");  // Reputation
  EXPECT_EQ(s.player(0).lp, 1);
}

// --- Vendetta ---

// covers: poker-vendetta
TEST(Vendetta, WoundsTheOpponentAndDrawsACardAtTheStartOfAFight) {
  for (const char* card : {"5h", "5d"}) {
    SCOPED_TRACE(card);
    Scenario s(3, ante_up());
    s.at(0, "cj3").at(1, "cj3").hand(0, "Kh").hand(0, card).hand(1, "2h 3h").draws("6c").turn(0);
    s.play(0, "fight duel 2").play(0, std::string("react ") + card);
    EXPECT_EQ(s.player(1).wounds, 1);
    EXPECT_EQ(s.cards(0), "6c Kh");  // its player draws, not the opponent
    EXPECT_EQ(s.cards(1), "2h 3h");
    s.settle().play(0, "commit Kh").draws("6s").play(1, "decline").settle();
    EXPECT_EQ(s.player(1).wounds, 2);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-vendetta, B11.5
TEST(Vendetta, ByTheTargetTooButNotAgainstAnNpc) {
  Scenario s(3, ante_up());
  s.at(0, "cj3").at(1, "cj3").hand(0, "Kh 3h").hand(1, "5h 2h").draws("6c").turn(0);
  s.play(0, "fight duel 2").pass(0).play(1, "react 5h").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(1), "2h 6c");
  s.play(0, "commit Kh").draws("6s").play(1, "decline").settle();

  Scenario npc(3, ante_up());
  npc.at(0, "sv2").bandits("sv3").hand(0, "5h Ac").fight_deck("fight-8 fight-2").turn(0);
  npc.play(0, "move sv3");
  EXPECT_FALSE(npc.offers(0, "react 5h"));
  npc.settle().play(0, "commit Ac").play(2, "npc-card 8").settle().play(0, "reward lp");
}

// --- Rumors ---

// covers: poker-rumors, AU13, AU65, event-21, event-14
TEST(Rumors, ResolvesOneOfTwoEventsAndPlacesADisc) {
  for (const char* card : {"7c", "7s"}) {
    SCOPED_TRACE(card);
    Scenario s(3, ante_up());
    s.hand(0, card).story(0, "story-the-law").story(1, "story-high-noon");
    s.next_events("event-14 event-21").turn(0).play(0, std::string("play ") + card);
    s.expect(0, Ask::kEventChoice);
    EXPECT_EQ(s.options(0), "event event-14\nevent event-21\n");
    s.play(0, "event event-21");
    EXPECT_EQ(s.gold_at("rf3"), 2);
    EXPECT_FALSE(s.token_at(TokenKind::kOutlaw, "dr10"));
    EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events - 1);
    s.expect(0, Ask::kStoryDisc).play(0, "disc right");
    EXPECT_EQ(s.player(0).discs[1], 1);
    EXPECT_EQ(s.pub().disc_done, 0);  // not the disc of the turn
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.discarded(card));
  }
}

// covers: poker-rumors, AU65
TEST(Rumors, TheOtherEventIsTheNextOne) {
  Scenario s(3, ante_up());
  s.hand(0, "7c 7s").next_events("event-14 event-21 event-22").next_token("outlaw-2").turn(0);
  s.play(0, "play 7c").play(0, "event event-21");  // no stories: no disc
  s.play(0, "play 7s");
  EXPECT_EQ(s.options(0), "event event-14\nevent event-22\n");
  s.play(0, "event event-14");
  EXPECT_TRUE(s.token_at(TokenKind::kOutlaw, "dr10"));
  EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events - 2);
}

// covers: poker-rumors, B8.1, ruling 66
TEST(Rumors, ItsDiscComesBesideTheDiscOfTheTurn) {
  Scenario s(3, ante_up());
  s.hand(0, "7c 2c").story(0, "story-the-law").story(1, "story-dead-or-alive").discs(1, 0, 1);
  s.discs(2, 1, 1).next_events("event-21 event-22").turn(0).play(0, "play 7c");
  s.play(0, "event event-21").play(0, "disc left").play(0, "play 2c").play(0, "option 1");
  s.settle().play(0, "disc right").play(0, "end-turn");
  s.expect(0, Ask::kStoryOrder).leave_open();  // both are complete
}

// covers: poker-rumors, AU14, AU65
TEST(Rumors, WithOneEventLeftTheDiscardsMakeTheDeck) {
  Scenario s(3, ante_up());
  s.hand(0, "7c");
  State& state = s.edit();
  const int n = default_content(kAnteUp).catalog.n_events;
  state.hid.au.events = 1u << 20;  // event-21
  state.pub.au.events_n = 1;
  state.pub.au.event_discards = ((1u << n) - 1) & ~(1u << 20);
  s.next_events("event-21 event-22").turn(0).play(0, "play 7c");
  EXPECT_EQ(s.options(0), "event event-21\nevent event-22\n");
  s.play(0, "event event-22");
  EXPECT_EQ(s.pub().au.events_n, n - 1);
  EXPECT_EQ(s.pub().au.event_discards, 1u << 21);
}

// --- Scout ---

// covers: poker-scout, ruling 111, G7
TEST(Scout, LooksAtATokenOrTheTrainAndGoesOneSpaceFurther) {
  for (const char* card : {"8c", "8s"}) {
    SCOPED_TRACE(card);
    Scenario s(3, ante_up());
    s.hand(0, card).at(0, "fr15").token("outlaw-5", "fr36").token("claim-jumper-2", "sh2");
    s.token("high-roller-3", "rf2").frontier("fr21", "frontier-09").next_train("train-payroll");
    s.turn(0).play(0, "move fr22").play(0, std::string("react ") + card);
    s.expect(0, Ask::kLookAt);
    for (const char* look :
         {"look train", "look token fr36", "look token sh2", "look high-roller rf2",
          "look frontier fr21", "look cattle green", "look cattle blue", "look cattle orange"})
      EXPECT_TRUE(s.offers(0, look)) << look;
    EXPECT_FALSE(s.offers(0, "look frontier fr3"));
    EXPECT_FALSE(s.offers(0, "look token fr1"));
    s.play(0, "look train").expect(0, Ask::kMoveTo);
    EXPECT_TRUE(s.offers(0, "pass"));
    EXPECT_FALSE(s.offers(0, "move fr37"));  // two spaces
    s.play(0, "move fr30").settle();
    EXPECT_EQ(s.space(0), "fr30");
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.discarded(card));
    s.at(0, s.train_space()).play(0, "rob-train");  // the card it saw
    EXPECT_EQ(s.pub().au.train_card - 1,
              default_content(kAnteUp).lexicon.find("train-payroll")->second);
    s.leave_open();
  }
}

// covers: poker-scout, G7, AU30
TEST(Scout, TheMoveEndsWhereItsLastSpaceIs) {
  Scenario s(3, ante_up());  // nuggets are taken in the last space, not where Scout was played
  s.hand(0, "8c").at(0, "fr15").gold("fr22", 1).gold("fr30", 1).turn(0);
  s.play(0, "move fr22").play(0, "react 8c").play(0, "look cattle green").play(0, "move fr30");
  s.expect(0, Ask::kWindow).play(0, "take-nuggets 1");
  EXPECT_EQ(s.gold_at("fr22"), 1);
  EXPECT_EQ(s.gold_at("fr30"), 0);
}

// covers: poker-scout, ruling 115
TEST(Scout, NotAfterAFightStoppedTheMove) {
  Scenario s(3, ante_up());
  s.hand(0, "8c Ac").at(0, "fr16").token("outlaw-3", "fr17").fight_deck("fight-8 fight-2").turn(0);
  s.play(0, "move fr17").settle().play(0, "commit Ac").play(2, "npc-card 8");
  for (int i = 0; i < 5 && s.asks(0, Ask::kWindow); ++i) {
    EXPECT_FALSE(s.offers(0, "react 8c"));
    s.pass(0);
  }
  s.expect(0, Ask::kAction);
}

// --- Jackpot ---

// covers: poker-jackpot
TEST(Jackpot, GivesAGamblerPointAndADieForAGameOfPokerWon) {
  for (const char* card : {"9h", "9d"}) {
    SCOPED_TRACE(card);
    Scenario s(3, ante_up());
    s.at(0, "dr5").cash(0, 10).hand(0, "Kh").hand(0, card).gp(0, 1).dice("die-nugget");
    s.draws("Kd 3c 5c 7c 2s 8h 9s Jc").turn(0).play(0, "poker").play(2, "lay 2s").play(2, "lay 3c");
    s.play(0, "lay Kh").play(0, "lay Kd").settle().play(0, "reward lp");
    s.play(0, std::string("react ") + card).settle();
    EXPECT_EQ(s.player(0).gp, 2);
    EXPECT_EQ(s.player(0).lp, 2);  // of the game, and of gambler-2
    EXPECT_EQ(s.player(0).nuggets, 1);
    EXPECT_TRUE(s.discarded(card));
    s.expect(0, Ask::kAction);
  }
}

// covers: poker-jackpot, AU26, AU24
TEST(Jackpot, ForFaroAndAHighRollerToo) {
  Scenario faro(3, ante_up());
  faro.at(0, "dr5").cash(0, 10).hand(0, "9h").gp(0, 1).dice("die-gravel");
  faro.faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro").play(0, "bet K 10");
  faro.settle().play(0, "react 9h").play(0, "option 1").settle();
  EXPECT_EQ(faro.player(0).gp, 3);
  Scenario roller(3, ante_up());
  roller.at(0, "dr5").cash(0, 20).hand(0, "Kh 9h").gp(0, 1).token("high-roller-2", "dr5");
  roller.dice("die-gravel").draws("Kd 3c 5c 7c 2s 8h 9s Jc").turn(0).play(0, "high-roller");
  roller.play(2, "lay 2s").play(2, "lay 3c").play(0, "lay Kh").play(0, "lay Kd").settle();
  roller.play(0, "react 9h").play(0, "option 1").settle();
  EXPECT_EQ(roller.player(0).gp, 3);  // high roller 2 gives one
}

// covers: poker-jackpot
TEST(Jackpot, NotForAGameLostNorAnothersWin) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").at(1, "dr1").cash(0, 10).cash(1, 10).hand(0, "4h 9h").hand(1, "Kh 9d").gp(1, 1);
  s.draws("3c Kd 8h 6s Jc 2c").turn(0).play(0, "poker").play(1, "join");
  s.play(0, "lay 3c").play(0, "lay 4h").play(1, "lay Kh").play(1, "lay Kd").settle();
  EXPECT_FALSE(s.offers(0, "react 9h"));
  EXPECT_TRUE(s.offers(1, "react 9d"));  // a winner who joined may play it
  s.dice("die-gravel").play(1, "react 9d").play(1, "option 1").settle();
  EXPECT_EQ(s.player(1).gp, 3);
  s.expect(0, Ask::kAction);
}

// --- Outfit ---

// covers: poker-outfit, AU37
TEST(Outfit, PaysTenDollarsAndBuysFromAnyRackAnywhere) {
  for (const char* card : {"10c", "10s"}) {
    SCOPED_TRACE(card);
    Scenario s(3, ante_up());
    s.hand(0, card).cash(0, 30).at(0, "fr37").turn(0).play(0, std::string("play ") + card);
    s.expect(0, Ask::kShop);
    EXPECT_EQ(s.dollars(0), 40);
    EXPECT_TRUE(s.offers(0, "buy revolver"));   // General Store
    EXPECT_TRUE(s.offers(0, "buy derringer"));  // Trading Post
    s.play(0, "buy derringer active").play(0, "upgrade derringer");
    EXPECT_EQ(s.dollars(0), 0);  // no reduction; one item, and its upgrade
    s.expect(0, Ask::kAction);
  }
}

// covers: poker-outfit, G21
TEST(Outfit, IsForOneItem) {
  Scenario s(3, ante_up());
  s.hand(0, "10c").cash(0, 110).at(0, "fr37").turn(0).play(0, "play 10c").play(0, "buy derringer");
  EXPECT_EQ(s.options(0), "pass\nupgrade derringer\nupgrade derringer active\n");
  s.pass(0);
  Scenario poor(3, ante_up());  // nothing to be had: the $10 are gained all the same
  poor.hand(0, "10c").item(0, "gazette").item(0, "snake-oil").item(0, "whiskey").at(0, "fr37");
  poor.turn(0).play(0, "play 10c");
  if (poor.asks(0, Ask::kShop)) poor.pass(0);
  EXPECT_EQ(poor.dollars(0), 10);
  EXPECT_EQ(poor.pub().actions_left, 2);
}

// covers: poker-outfit, poker-fools-gold, ruling 73
TEST(Outfit, IsNoNugget) {
  Scenario s(3, ante_up());
  s.hand(0, "10c").at(0, "dr10").turn(0).refused(0, "deposit 0 10c", "ruling 73");
}

}  // namespace
}  // namespace dr::alternative_poker_test
