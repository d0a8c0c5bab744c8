// The Man in Black (content.md C10): set-up, turn, prey, paths, and his ten cards.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::turn_and_cards_test {
namespace {

const ManInBlack& him(const Scenario& s) { return s.pub().mib; }

State two_player_game(std::uint64_t seed) {
  const Content& content = default_content();
  dr::Setup setup;
  setup.players = 2;
  State state = new_game(content.catalog, setup, seed_from(seed));
  while (state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(content.catalog, observe(state, seat), options);
    apply(content.catalog, state, seat, options[0]);
  }
  return state;
}

// covers: mib-rules, MB1, MB15
TEST(MB1, HeStartsAtTheRailStationWithNothing) {
  const State state = two_player_game(3);
  const ManInBlack& mib = state.pub.mib;
  const auto station = default_content().lexicon.find("sv12");
  EXPECT_EQ(mib.space, station->second);
  EXPECT_EQ(mib.lp + mib.cash + mib.hand_n + mib.discs[0] + mib.discs[1], 0);
  EXPECT_EQ(mib.deck_n, 10);
  EXPECT_EQ(mib.seen, 0);
  EXPECT_EQ(state.hid.mib_deck, 0x3ff);
}

// covers: MB2
TEST(MB2, HisTurnComesAfterTheLastPlayerOfTheRound) {
  Scenario s(2);
  s.round(3).turn(0).play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(him(s).deck_n, 10);  // not after the first
  s.play(1, "income cash").next_mib("mib-10").play(1, "end-turn").expect(0, Ask::kIncome);
  EXPECT_EQ(him(s).lp, 2);
  EXPECT_EQ(s.pub().round, 4);
}

// covers: MB2, mib-10
TEST(MB2, HisDeckIsShuffledAnewAfterGoneByDawnOrWhenEmpty) {
  Scenario s(2);
  s.next_mib("mib-06").mib_turn();
  EXPECT_EQ(him(s).deck_n, 9);
  EXPECT_EQ(him(s).seen, 1 << 5);
  s.next_mib("mib-04").mib_turn();
  EXPECT_EQ(him(s).deck_n, 8);
  EXPECT_EQ(him(s).seen, 1 << 5 | 1 << 3);
  s.next_mib("mib-10").mib_turn();
  EXPECT_EQ(him(s).deck_n, 10);
  EXPECT_EQ(him(s).seen, 0);
  State& state = s.edit();  // only mib-06 left
  state.hid.mib_deck = 1 << 5;
  state.pub.mib.deck_n = 1;
  state.pub.mib.seen = 0x3ff & ~(1 << 5);
  s.mib_turn();
  EXPECT_EQ(him(s).deck_n, 10);
  EXPECT_EQ(s.state().hid.mib_deck, 0x3ff);
}

// covers: MB2, B13.1, B13.5
TEST(MB2, HisLpTriggerTheEnd) {
  Scenario s(2);
  s.round(7).lp(kMib, 18).next_mib("mib-10").mib_turn();
  EXPECT_EQ(him(s).lp, 20);
  EXPECT_EQ(s.pub().last_round, 8);
  EXPECT_EQ(s.pub().round, 8);  // at once
  s.play(0, "income cash").play(0, "end-turn").play(1, "income cash");
  EXPECT_FALSE(s.pub().over);
  s.next_mib("mib-10").play(1, "end-turn");  // he takes his turn at its end too
  EXPECT_TRUE(s.pub().over);
  EXPECT_EQ(him(s).lp, 22);
}

// --- MB4: the prey ---

struct PreyRow {
  const char* what;
  const char* card;  // mib-08 leader, mib-09 richest, mib-03 miner, mib-07 marked, mib-05 nearest
  const char* at[2];
  int lp[2], cash[2], nuggets[2], wp[2];
  int prey;
};

// covers: MB4, MB14
TEST(MB4, ThePreyOfACard) {
  const PreyRow rows[] = {
      {"leader", "mib-08", {"mp8", "sh6"}, {1, 2}, {9, 0}, {4, 0}, {0, 0}, 1},
      {"leader, tie: nearer", "mib-08", {"sh6", "mp10"}, {2, 2}, {0, 0}, {0, 0}, {0, 0}, 1},
      {"richest", "mib-09", {"mp8", "sh6"}, {4, 0}, {1, 2}, {4, 0}, {0, 0}, 1},
      {"richest, tie: nearer", "mib-09", {"sh6", "mp10"}, {4, 0}, {2, 2}, {0, 0}, {0, 0}, 1},
      {"richest, then most LP", "mib-09", {"mp10", "mp10"}, {1, 4}, {2, 2}, {0, 0}, {0, 0}, 1},
      {"richest, then turn order", "mib-09", {"mp10", "mp10"}, {4, 4}, {2, 2}, {0, 0}, {0, 0}, 0},
      {"miner", "mib-03", {"mp8", "sh6"}, {4, 0}, {9, 0}, {1, 2}, {0, 0}, 1},
      {"marked", "mib-07", {"mp8", "sh6"}, {4, 0}, {9, 0}, {0, 0}, {1, 2}, 1},
      {"marked, nobody Wanted: leader",
       "mib-07",
       {"mp8", "sh6"},
       {3, 4},
       {9, 0},
       {0, 0},
       {0, 0},
       1},
      {"nearest", "mib-05", {"sh6", "mp10"}, {4, 0}, {9, 0}, {4, 0}, {0, 0}, 1},
  };
  for (const PreyRow& row : rows) {
    SCOPED_TRACE(row.what);
    Scenario s(2);
    for (Seat seat = 0; seat < 2; ++seat) {
      s.at(seat, row.at[seat]).lp(seat, row.lp[seat]).cash(seat, 10 * row.cash[seat]);
      s.nuggets(seat, row.nuggets[seat]).wp(seat, row.wp[seat]);
    }
    s.next_mib(row.card).mib_turn().leave_open();
    EXPECT_EQ(him(s).prey, row.prey);
  }
}

// covers: MB14, ruling 114
TEST(MB14, TheMinerIsReadOffTheBoards) {
  Scenario s(2);
  s.at(0, "mp8").at(1, "mp8").hand(0, "10c 10s").nuggets(1, 1).next_mib("mib-03").mib_turn();
  EXPECT_EQ(him(s).prey, 1);  // Fool's Gold does not count
}

// covers: MB4
TEST(MB4, ThePreyIsFixedWhenTheCardIsDrawn) {
  Scenario s(2);  // The Informer: marked is player 1; its arrest on line 2 does not change the prey
  s.at(0, "sv10").wp(0, 1).lp(1, 4).sheriff("sv8").next_mib("mib-07").draws("9c").mib_turn();
  EXPECT_EQ(s.player(0).wp, 0);
  EXPECT_EQ(him(s).prey, 0);
  EXPECT_EQ(s.space(kMib), "sv10");
}

// --- MB5, MB6: his ways ---

// covers: MB4
TEST(MB4, TheLogNamesNoPreyForACardThatHuntsNobody) {
  Scenario hunts(2), goes(2);
  hunts.next_mib("mib-01").mib_turn().leave_open();
  goes.next_mib("mib-06").mib_turn();
  EXPECT_TRUE(hunts.happened(EventKind::kMibCard, him(hunts).prey));
  EXPECT_FALSE(hunts.happened(EventKind::kMibCard, kNone));
  EXPECT_TRUE(goes.happened(EventKind::kMibCard, kNone));
}

// covers: MB5
TEST(MB5, OfSeveralShortestPathsTheFirstListed) {
  Scenario s(2);
  s.at(0, "dr1").lp(0, 1).next_mib("mib-08").mib_turn();
  EXPECT_EQ(s.space(kMib), "dr8");  // sv9, sv8, dr8; not sv10, dr10, dr6
}

// covers: MB5, MB3
TEST(MB5, NobodyStopsHimAndMesasAreClosed) {
  Scenario s(2);
  s.at(kMib, "dr7").at(0, "cj2").at(1, "dx1").lp(0, 1).bandits("dx1").sheriff("dx1");
  s.next_mib("mib-08").draws("5h 6h 7h 9c").mib_turn();
  EXPECT_EQ(s.space(kMib), "cj2");  // through bandits, the Sheriff and player 2
  EXPECT_TRUE(s.bandits_at("dx1"));
  Scenario t(2);
  t.at(kMib, "dr7").at(0, "sh1").lp(0, 1).next_mib("mib-08").mib_turn();
  EXPECT_EQ(t.space(kMib), "mp4");  // dr4, mp5: four spaces in all, and three are walked
  EXPECT_EQ(t.player(0).wounds, 0);
}

// covers: MB5, mib-05
TEST(MB5, AlreadyThereCountsAsReached) {
  Scenario s(2);
  s.at(kMib, "dr6").at(0, "dr6").next_mib("mib-05").mib_turn();
  EXPECT_EQ(s.space(kMib), "dr6");
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: MB6, mib-04
TEST(MB6, SentSomewhereHeDoesNothingElse) {
  Scenario s(2);
  s.at(0, "rf3").cash(0, 50).sheriff("rf3").next_mib("mib-04").mib_turn();
  EXPECT_EQ(s.space(kMib), "rf3");
  EXPECT_FALSE(s.happened(EventKind::kFight, kMib));
  EXPECT_EQ(s.dollars(0), 50);
}

// --- the ten cards ---

// covers: mib-01, MB7, MB8
TEST(Mib01, ShadowAtMidday) {
  Scenario s(2);  // reached: a duel
  s.at(0, "dr8").lp(0, 1).next_mib("mib-01").draws("5h 6h 7h 9c").mib_turn();
  EXPECT_EQ(s.space(kMib), "dr8");
  EXPECT_EQ(him(s).lp, 3);  // two for the duel, one
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "9c");
  Scenario t(2);  // not reached
  t.at(0, "mp9").lp(0, 1).next_mib("mib-01").mib_turn();
  EXPECT_EQ(him(t).lp, 2);
  EXPECT_EQ(t.space(kMib), "dr9");  // sv9, sv7, sv6, dr9: one short
}

// covers: mib-02, MB8, MB11
TEST(Mib02, StandAndDeliver) {
  Scenario s(2);
  s.at(0, "dr8").cash(0, 50).next_mib("mib-02").draws("5h 6h 7h 9c").mib_turn();
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_EQ(him(s).cash, 0);  // the $30 taken are spent at once
  EXPECT_EQ(him(s).lp, 2);
  Scenario t(2);
  t.at(0, "mp8").cash(0, 50).next_mib("mib-02").mib_turn();
  EXPECT_EQ(him(t).cash, 2);
  EXPECT_EQ(him(t).lp, 1);
  EXPECT_EQ(t.dollars(0), 50);
}

// covers: mib-03
TEST(Mib03, GoldInTheDark) {
  Scenario s(2);  // five spaces
  s.at(0, "dr1").nuggets(0, 2).next_mib("mib-03").mib_turn();
  EXPECT_EQ(s.space(kMib), "dr1");
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.pub().supply_nuggets, 35);
  EXPECT_EQ(him(s).lp, 2);
  EXPECT_EQ(him(s).cash, 0);
  Scenario t(2);  // six
  t.at(0, "mp7").nuggets(0, 2).next_mib("mib-03").mib_turn();
  EXPECT_EQ(t.player(0).nuggets, 2);
  EXPECT_EQ(him(t).lp, 1);
  EXPECT_EQ(him(t).cash, 2);
}

// covers: mib-04, MB11
TEST(Mib04, FrontRowSeat) {
  for (const int purse : {20, 30}) {
    SCOPED_TRACE(purse);
    Scenario s(2);
    s.cash(kMib, purse).next_mib("mib-04").mib_turn();
    EXPECT_EQ(s.space(kMib), "rf3");
    EXPECT_EQ(him(s).lp, purse == 30 ? 2 : 1);
    EXPECT_EQ(him(s).cash, purse == 30 ? 0 : 2);
  }
}

// covers: mib-05
TEST(Mib05, Bushwhack) {
  Scenario s(2);
  s.at(0, "mp7").at(1, "sh6").hand(0, "5h 9h").random_cards("9h").next_mib("mib-05").mib_turn();
  EXPECT_EQ(s.space(kMib), "mp7");  // six spaces
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "5h");
  EXPECT_EQ(s.dollars(0), 10);  // Instincts discarded
  EXPECT_EQ(him(s).lp, 2);
  Scenario t(2);
  t.at(0, "sh1").at(1, "sh8").hand(0, "5h").next_mib("mib-05").mib_turn();
  EXPECT_EQ(him(t).lp, 1);  // seven: not reached
  EXPECT_EQ(t.player(0).wounds, 0);
  EXPECT_EQ(t.cards(0), "5h");
}

// covers: mib-06
TEST(Mib06, QuietWithdrawal) {
  for (const int purse : {10, 20}) {
    SCOPED_TRACE(purse);
    Scenario s(2);
    s.cash(kMib, purse).next_mib("mib-06").mib_turn();
    EXPECT_EQ(s.space(kMib), "dr10");
    EXPECT_EQ(him(s).cash, purse == 20 ? 0 : 5);
    EXPECT_EQ(him(s).lp, purse == 20 ? 2 : 0);
  }
}

// covers: mib-07, MB10
TEST(Mib07, TheInformer) {
  Scenario s(2);
  s.at(0, "dr10").wp(0, 1).next_mib("mib-07").draws("9c").mib_turn();
  EXPECT_EQ(s.space(kMib), "dr10");  // he stalks, and does not fight
  EXPECT_EQ(s.space(0), "dr1");      // the Sheriff came: dr3, dr6, dr10
  EXPECT_EQ(s.player(0).wp, 0);
  EXPECT_EQ(him(s).lp, 2);
  Scenario t(2);
  t.at(0, "sv11").wp(0, 1).next_mib("mib-07").mib_turn();
  EXPECT_EQ(t.sheriff_space(), "sv10");  // four spaces: one short
  EXPECT_EQ(him(t).lp, 1);
}

// covers: mib-08, MB9
TEST(Mib08, Whispers) {
  Scenario s(2);
  s.story(0, "story-the-law").story(1, "story-high-noon").at(0, "dr6").lp(0, 1);
  s.next_mib("mib-08").draws("5h 6h 7h 9c").mib_turn();
  EXPECT_EQ(him(s).discs[0], 1);
  EXPECT_EQ(him(s).discs[1], 0);
  EXPECT_EQ(s.space(kMib), "dr6");
  EXPECT_EQ(him(s).lp, 3);  // one, and the duel's two
  Scenario t(2);
  t.at(0, "dr5").lp(0, 1).next_mib("mib-08").mib_turn();
  EXPECT_EQ(him(t).lp, 1);
  EXPECT_EQ(t.space(kMib), "dr8");
}

// covers: mib-09, MB9
TEST(Mib09, TownTalk) {
  Scenario s(2);
  s.story(0, "story-the-law").story(1, "story-high-noon").at(0, "dr6").cash(0, 40);
  s.next_mib("mib-09").mib_turn();
  EXPECT_EQ(him(s).discs[1], 1);
  EXPECT_EQ(him(s).discs[0], 0);
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(him(s).cash, 1);
  EXPECT_EQ(him(s).lp, 1);
  Scenario t(2);
  t.at(0, "dr5").cash(0, 40).next_mib("mib-09").mib_turn();
  EXPECT_EQ(t.dollars(0), 40);
  EXPECT_EQ(him(t).cash, 0);
}

// covers: mib-10
TEST(Mib10, GoneByDawn) {
  Scenario s(2);
  s.at(kMib, "mp1").next_mib("mib-10").mib_turn();
  EXPECT_EQ(s.space(kMib), "sv12");
  EXPECT_EQ(him(s).lp, 2);
}

}  // namespace
}  // namespace dr::turn_and_cards_test
