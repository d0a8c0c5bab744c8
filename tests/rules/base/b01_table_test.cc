// B1 Table and components.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::b01_table_test {
namespace {

const Content& content() { return default_content(); }

Setup table_of(int players) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  return setup;
}

// covers: B1.1
TEST(Table, SeatsTwoToSixPlayers) {
  for (int players = 0; players <= 8; ++players) {
    SCOPED_TRACE(players);
    const bool seated = players >= 2 && players <= 6;
    EXPECT_EQ(refuse_setup(content().catalog, table_of(players)) == nullptr, seated);
    if (!seated) {
      const std::string why = refuse_setup(content().catalog, table_of(players));
      EXPECT_NE(why.find("B1.1"), std::string::npos);
    }
  }
}

// covers: B1.1, MB1
TEST(Table, OnlyTwoPlayersPlayWithTheManInBlack) {
  for (int players = 2; players <= 6; ++players) {
    SCOPED_TRACE(players);
    const State state = new_game(content().catalog, table_of(players), seed_from(7));
    EXPECT_EQ(state.pub.mib.space == kNone, players != 2);
    EXPECT_EQ(state.pub.mib.deck_n, players == 2 ? 10 : 0);
    if (players == 2) {
      EXPECT_EQ(content().lexicon.entry(Deck::kSpace, state.pub.mib.space).id, "sv12");
      EXPECT_EQ(state.pub.mib.lp, 0);
      EXPECT_EQ(state.pub.mib.cash, 0);
      EXPECT_EQ(state.pub.mib.discs[0] + state.pub.mib.discs[1], 0);
    }
  }
}

// Cards are counted in C20 of content.md, which Report.TheBookCountsTheComponents reads.
// covers: B1.2
TEST(Components, AreAsManyAsTheBoxHolds) {
  const Catalog& cat = content().catalog;
  for (int i = 0; i < cat.n_items; ++i) EXPECT_EQ(cat.items[i].copies, 6);
  EXPECT_EQ(cat.cattle_n[0], 8);
  EXPECT_EQ(cat.cattle_n[1], 8);
  EXPECT_EQ(cat.cattle_n[2], 0);
  EXPECT_EQ(cat.legends[0], 6);
  EXPECT_EQ(cat.legends[1], 9);
  EXPECT_EQ(cat.legends[2], 3);
  EXPECT_EQ(cat.hideouts.size(), 6);  // one bandit figure for each
  EXPECT_EQ(cat.n_spaces, 65);
  EXPECT_EQ(cat.n_mesas, 2);
}

// covers: B1.2, B1.3
TEST(Components, LieOnTheTableBeforeTheFirstBonusIsTaken) {
  // Characters still to be chosen: nothing has been dealt but them.
  const State state = new_game(content().catalog, table_of(4), seed_from(3));
  const Public& pub = state.pub;
  ASSERT_EQ(pub.ask, Ask::kCharacter);
  EXPECT_EQ(pub.poker_deck_n, 52);
  EXPECT_EQ(count(state.hid.poker_deck), 52);
  EXPECT_EQ(pub.fight_deck_n, 13);
  unsigned fight_cards = 0;
  for (const std::uint8_t card : state.hid.fight_order) fight_cards |= 1u << card;
  EXPECT_EQ(fight_cards, (1u << 13) - 1);  // one of each value
  EXPECT_EQ(pub.story_n[0] + pub.story_n[1], content().catalog.n_stories);
  EXPECT_EQ(pub.supply_nuggets, 36);
  EXPECT_EQ(pub.cattle_n[0], 8);
  EXPECT_EQ(pub.cattle_n[1], 8);
  EXPECT_EQ(pub.legends_n, 18);
  for (int i = 0; i < 9; ++i) EXPECT_EQ(stock_of(pub, i), 6) << i;
  for (int seat = 0; seat < 4; ++seat) {
    const Player& p = pub.player[seat];
    EXPECT_EQ(p.discs[0] + p.discs[1], 0);
    EXPECT_EQ(p.wounds, 0);
    EXPECT_EQ(p.lp, 0);
    EXPECT_EQ(p.mp + p.wp, 0);
  }
}

// covers: B1.3
TEST(Components, APlayerHasTwoDiscsAndNoThird) {
  Scenario s(5);  // 3 discs complete a card, so both of one player's fit on it
  s.story(0, "story-high-noon").story(1, "story-bad-blood").at(0, "sv2").bandits("sv3");
  s.discs(0, 0, 1).discs(0, 1, 1).hand(0, "Ah Ad 2h").fight_deck("fight-2 fight-3").turn(0);
  s.play(0, "move sv3").pass(0).play(0, "commit Ah").play(4, "npc-card 2").settle();
  s.play(0, "reward lp");
  EXPECT_FALSE(s.offers(0, "disc left"));  // no free disc left: only moves
  EXPECT_FALSE(s.offers(0, "disc right"));
  EXPECT_TRUE(s.offers(0, "disc left moved"));
  EXPECT_TRUE(s.offers(0, "disc right moved"));
  s.play(0, "disc left moved");
  EXPECT_EQ(s.player(0).discs[0], 2);
  EXPECT_EQ(s.player(0).discs[1], 0);
}

}  // namespace
}  // namespace dr::b01_table_test
