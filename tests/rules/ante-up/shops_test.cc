// A10 The Trading Post and what its four items cost; the bank and the purse with Ante Up.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::shops_test {
namespace {

const Catalog& catalog() { return default_content(kAnteUp | kAlternativePoker).catalog; }

int item_lp(const Scenario& s, Seat seat) { return scores(catalog(), s.pub()).seat[seat].items; }

Item item_of(std::string_view id) {
  const auto found = default_content(kAnteUp).lexicon.find(id);
  return static_cast<Item>(found->second / 2);
}

int stock(const Scenario& s, std::string_view id) { return stock_of(s.pub(), item_of(id)); }

struct Price {
  const char* id;
  int dollars, move, lp;  // of the front; move and LP of the upgraded side
  bool upgrades;
};
constexpr Price kPrices[] = {
    {"quarter-horse", 30, 4, 1, true},  // covers: quarter-horse, quarter-horse-up
    {"derringer", 20, 0, 1, true},      // covers: derringer, derringer-up
    {"gazette", 10, 0, 0, false},       // covers: gazette
    {"snake-oil", 10, 0, 0, false},     // covers: snake-oil
};

// --- two racks --------------------------------------------------------------------------------------

// covers: AU37, B7.2
TEST(AuShops, WhatTheFourItemsCost) {
  for (const Price& row : kPrices) {
    SCOPED_TRACE(row.id);
    const std::string buy = "buy " + std::string(row.id), up = "upgrade " + std::string(row.id);
    Scenario poor(3, ante_up());
    poor.at(0, "bg5").cash(0, row.dollars - 10).turn(0).refused(0, buy, "B7.2");
    Scenario s(3, ante_up());
    s.at(0, "bg5").cash(0, 2 * row.dollars).turn(0);
    EXPECT_EQ(stock(s, row.id), 6);
    if (std::string_view(row.id) == "gazette") s.next_events("event-21");
    s.play(0, buy);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(stock(s, row.id), 5);
    EXPECT_EQ(item_lp(s, 0), 0);
    if (row.upgrades) {
      s.play(0, up);
      EXPECT_EQ(s.dollars(0), 0);
      EXPECT_EQ(item_lp(s, 0), row.lp);
    } else {
      s.pass(0).refused(0, up, "B7.2");
    }
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.pub().actions_left, 2);  // all in one action
  }
}

// covers: AU37, ruling 109
TEST(AuShops, EachSellsAndUpgradesItsOwnRackOnly) {
  for (const char* post : {"bg4", "bg5", "bg6"}) {
    SCOPED_TRACE(post);
    Scenario s(3, ante_up());
    s.at(0, post).cash(0, 120).item(0, "rifle").turn(0);
    EXPECT_TRUE(s.offers(0, "buy quarter-horse active"));
    s.refused(0, "buy mule", "AU37").refused(0, "upgrade rifle", "AU37");
    s.play(0, "buy derringer active").refused(0, "buy mule", "AU37");
    s.refused(0, "upgrade rifle", "AU37").pass(0);
    EXPECT_EQ(s.player(0).weapon, item_of("derringer"));
  }
  for (const char* store : {"dr2", "dr3", "dr4", "rf6", "rf7", "rf8"}) {
    SCOPED_TRACE(store);
    Scenario s(3, ante_up());
    s.at(0, store).cash(0, 120).item(0, "derringer").turn(0);
    EXPECT_TRUE(s.offers(0, "buy mule"));
    s.refused(0, "buy quarter-horse", "AU37").refused(0, "upgrade derringer", "AU37");
    s.play(0, "buy rifle active").refused(0, "buy snake-oil", "AU37").play(0, "upgrade rifle");
    s.pass(0);
    EXPECT_EQ(s.dollars(0), 40);
  }
}

// covers: AU37
TEST(AuShops, TheRackDecidesNotTheItem) {
  Scenario post(3, ante_up());
  post.trading_post("mule rifle whiskey provisions").at(0, "bg4").cash(0, 120).turn(0);
  post.refused(0, "buy derringer", "AU37").refused(0, "buy gazette", "AU37");
  post.play(0, "buy mule").play(0, "upgrade mule").pass(0);
  EXPECT_EQ(post.dollars(0), 60);
  Scenario store(3, ante_up());
  store.trading_post("mule rifle whiskey provisions").at(0, "dr3").cash(0, 120).turn(0);
  store.refused(0, "buy mule", "AU37").refused(0, "buy whiskey", "AU37");
  store.play(0, "buy derringer").play(0, "upgrade derringer").pass(0);
  EXPECT_EQ(store.dollars(0), 80);
}

// covers: AU37
TEST(AuShops, OnlyThere) {
  for (const char* where : {"bg3", "bg7", "fr26"}) {
    Scenario s(3, ante_up());
    s.at(0, where).cash(0, 120).turn(0).refused(0, "buy derringer", "B7.1");
  }
}

// covers: AU37, poker-outfit, G21
TEST(AuShops, OutfitBuysFromAnyRack) {
  for (const char* id : {"derringer", "revolver"}) {
    SCOPED_TRACE(id);
    Scenario s(3, ante_up());
    s.at(0, "sv4").cash(0, 30).hand(0, "10c").turn(0).play(0, "play 10c").expect(0, Ask::kShop);
    EXPECT_EQ(s.dollars(0), 40);
    EXPECT_TRUE(s.offers(0, "buy derringer"));
    EXPECT_TRUE(s.offers(0, "buy revolver"));
    s.play(0, "buy " + std::string(id) + " active");
    EXPECT_FALSE(s.offers(0, "buy snake-oil"));  // one item, and its upgrade
    s.play(0, "upgrade " + std::string(id)).expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(item_lp(s, 0), 1);
  }
}

// covers: AU37, poker-outfit, poker-mail-order
TEST(AuShops, OutfitUpgradesWhatIsOwnedAndSoDoesMailOrder) {
  Scenario s(3, ante_up());
  s.at(0, "bg4").item(0, "revolver").carried(0, "derringer").cash(0, 10).hand(0, "8h 10c").turn(0);
  s.play(0, "play 10c").play(0, "upgrade revolver").expect(0, Ask::kAction);
  s.play(0, "play 8h").play(0, "upgrade derringer active").expect(0, Ask::kAction);
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(item_lp(s, 0), 2);
}

// covers: AU37, snake-oil, provisions
TEST(AuShops, DiscardedItemsGoBackToTheirOwnRack) {
  Scenario s(3, ante_up());
  s.at(0, "bg4").cash(0, 60).item(0, "provisions").item(0, "snake-oil").turn(0);
  EXPECT_EQ(stock(s, "provisions"), 5);
  s.dice("die-gravel").play(0, "use snake-oil").draws("6h").play(0, "use provisions").settle();
  EXPECT_EQ(stock(s, "provisions"), 6);
  EXPECT_EQ(stock(s, "snake-oil"), 6);
  EXPECT_TRUE(s.offers(0, "buy snake-oil"));
  s.refused(0, "buy provisions", "AU37");
  s.at(0, "dr2").turn(0);
  EXPECT_TRUE(s.offers(0, "buy provisions"));
  s.refused(0, "buy snake-oil", "AU37");
}

// --- the bank and the purse -------------------------------------------------------------------------

// covers: AU60, ruling 10, switch deposit-per-turn=once, switch deposit-per-turn=any
TEST(AuBank, NuggetsAreSoldOnceATurn) {
  EXPECT_TRUE(on_other_side(ante_up().switches, Switch::kDepositPerTurn));  // its player aid
  Scenario once(3, ante_up());
  once.at(0, "dr10").nuggets(0, 3).turn(0).play(0, "deposit 2");
  EXPECT_EQ(once.dollars(0), 40);
  EXPECT_EQ(once.player(0).lp, 2);
  EXPECT_FALSE(once.offers(0, "deposit 1"));
  once.refused(0, "deposit 1", "AU60");
  once.at(1, "dr10").nuggets(1, 1).play(0, "end-turn").play(1, "income cash");
  EXPECT_TRUE(once.offers(1, "deposit 1"));  // another turn
  Scenario any(3, ante_up());
  any.side("deposit-per-turn", "any").at(0, "dr10").nuggets(0, 3).turn(0);
  any.play(0, "deposit 2").play(0, "deposit 1");
  EXPECT_EQ(any.dollars(0), 60);
  EXPECT_EQ(any.player(0).lp, 3);
}

// covers: AU60
TEST(AuBank, EveryEditionSellsOnceWithAnteUp) {
  for (const Profile profile : {Profile::kIt2023, Profile::kPtBr, Profile::kUk, Profile::kFr2018}) {
    EXPECT_TRUE(on_other_side(profile_switches(profile, true), Switch::kDepositPerTurn));
    EXPECT_FALSE(on_other_side(profile_switches(profile, false), Switch::kDepositPerTurn));
  }
}

// covers: AU59, fee-lee-wong, switch cash-lp-cap=none, switch cash-lp-cap=2
TEST(AuBank, FeeLeeWongsPurse) {
  for (const bool cap : {false, true}) {
    SCOPED_TRACE(cap);
    Scenario s(3, ante_up());
    s.side("cash-lp-cap", cap ? "2" : "none").character(0, "fee-lee-wong").unlocked(0);
    s.at(0, "dr10").cash(0, 170).turn(0).play(0, "work").play(0, "work");
    EXPECT_EQ(s.dollars(0), 180);
    EXPECT_EQ(scores(catalog(), s.pub()).seat[0].cash, cap ? 2 : 3);
  }
  Scenario locked(3, ante_up());
  locked.character(0, "fee-lee-wong").at(0, "dr10").cash(0, 120).turn(0).play(0, "work");
  EXPECT_EQ(locked.dollars(0), 120);
}

// covers: AU79, B7.16
TEST(AuBank, TheCabaretEndsAtFourPointsForHimToo) {
  Scenario s(3, ante_up());
  s.character(0, "fee-lee-wong").unlocked(0).lp(0, 5).at(0, "rf3").cash(0, 180).turn(0);
  EXPECT_FALSE(s.offers(0, "revel 5"));
  s.refused(0, "revel 5", "B7.16").play(0, "revel 4");
  EXPECT_EQ(s.player(0).lp, 9);
  EXPECT_EQ(s.dollars(0), 60);
  s.play(0, "revel 2");  // another action
  EXPECT_EQ(s.player(0).lp, 11);
}

// covers: AU59, AU29, B13.2, quarter-horse-up
TEST(AuBank, TheFinalScoreHasTheGamblersPointAndTheTokens) {
  Scenario s(3, ante_up());
  s.lp(0, 12).cash(0, 110).gp(0, 3).gp(1, 2).item(0, "quarter-horse-up").wounds(0, 1);
  s.legends(0, "1 3").round(9).edit().pub.last_round = 9;
  s.turn(2).play(2, "end-turn");
  ASSERT_TRUE(s.pub().over);
  const Scores end = scores(catalog(), s.pub());
  EXPECT_EQ(end.seat[0].gambler, 1);
  EXPECT_EQ(end.seat[1].gambler, 0);
  EXPECT_EQ(end.seat[0].legends, 4);
  EXPECT_EQ(end.seat[0].total, 12 + 1 + 1 + 1 - 1 + 4);
}

}  // namespace
}  // namespace dr::shops_test
