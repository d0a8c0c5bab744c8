// B7 Location actions: where they are, the store, the mine, the bank, doctor, cabaret and work.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/scenario.h"

namespace dr::b07_locations_test {
namespace {

// The ids of the spaces in which seat 0, rich and healthy, is offered this choice.
std::set<std::string> offered_in(std::string_view words) {
  std::set<std::string> out;
  const Content& content = default_content();
  for (int space = 0; space < content.catalog.n_spaces; ++space) {
    const std::string id = content.lexicon.entry(Deck::kSpace, space).id;
    Scenario s(3);
    s.at(0, id).cash(0, 120).nuggets(0, 1).turn(0);
    if (s.offers(0, words)) out.insert(id);
  }
  return out;
}

// covers: B7.1, B7.10, ruling 26
TEST(Location, EveryActionIsDoneInItsOwnSpaces) {
  using Ids = std::set<std::string>;
  const Ids store = {"dr2", "dr3", "dr4", "rf6", "rf7", "rf8"};  // the three spaces around each
  const Ids saloon = {"dr5", "dr8", "dr9", "rf2", "rf4", "rf5"};
  EXPECT_EQ(offered_in("buy mule"), store);
  EXPECT_EQ(offered_in("poker"), saloon);
  EXPECT_EQ(offered_in("prospect"), (Ids{"sv5", "sh2", "cj12"}));
  EXPECT_EQ(offered_in("deposit 1"), (Ids{"dr10"}));
  EXPECT_EQ(offered_in("heist"), (Ids{"dr10"}));
  EXPECT_EQ(offered_in("heal"), (Ids{"rf1"}));
  EXPECT_EQ(offered_in("revel 4"), (Ids{"rf3"}));
  EXPECT_EQ(offered_in("cattle green"), (Ids{"mp2"}));
  EXPECT_EQ(offered_in("cattle blue"), (Ids{"sh7"}));
  Ids places = {
      "sv5", "sh2",  "cj12", "dr10", "rf1", "rf3", "mp2", "sh7",
      "dr1", "sv12", "mp1",  "sh8",  "sh1", "dx1", "cj8", "sv3"};  // office, station, hideouts too
  places.insert(store.begin(), store.end());
  places.insert(saloon.begin(), saloon.end());
  EXPECT_EQ(offered_in("work"), places);
}

// covers: B7.1
TEST(Location, ElsewhereTheActionIsRefused) {
  Scenario s(3);
  s.at(0, "dr6").cash(0, 120).nuggets(0, 1).turn(0);  // Main Street holds no location
  s.refused(0, "buy mule", "B7.1").refused(0, "upgrade mule", "B7.1").refused(0, "poker", "B7.3");
  s.refused(0, "prospect", "B7.5").refused(0, "deposit 1", "B7.6").refused(0, "heist", "B7.7");
  s.refused(0, "heal", "B7.8").refused(0, "revel 1", "B7.8").refused(0, "cattle green", "B7.9");
  s.refused(0, "work", "B7.10");
}

// covers: B7.2
TEST(Store, OneActionBuysAndUpgradesWhatTheCashAllows) {
  Scenario s(3);
  s.at(0, "dr3").cash(0, 120).carried(0, "revolver").turn(0);
  s.play(0, "buy mule").expect(0, Ask::kShop);
  s.play(0, "buy shotgun").play(0, "upgrade revolver").play(0, "upgrade mule");
  EXPECT_EQ(s.dollars(0), 10);  // 30 + 30 + 20 + 30: an upgrade costs the price again
  EXPECT_FALSE(s.offers(0, "upgrade shotgun"));  // $30
  s.play(0, "buy miners-map");
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.pub().actions_left, 2);  // nothing more can be had: the action is over
  s.expect(0, Ask::kAction);
  EXPECT_EQ(std::popcount(s.player(0).items), 4);
  EXPECT_EQ(std::popcount(s.player(0).upgraded), 2);
}

// covers: B7.2, B3.5
TEST(Store, AMountBoughtToRideIsToldToBeInUse) {
  for (const bool ridden : {false, true}) {
    Scenario s(3);
    s.at(0, "dr3").cash(0, 30).turn(0).play(0, ridden ? "buy mule active" : "buy mule");
    EXPECT_EQ(s.player(0).mount != kNone, ridden);
    EXPECT_EQ(s.count_of(EventKind::kActive, 0), ridden);
    s.settle().expect(0, Ask::kAction);
  }
}

// covers: B7.2
TEST(Store, ThePricesOfTheNineKinds) {
  struct Row {
    const char* item;
    int price;
  };
  for (const Row& row : {Row{"mule", 30},
                         {"mustang", 50},
                         {"revolver", 20},
                         {"rifle", 40},
                         {"shotgun", 30},
                         {"provisions", 20},
                         {"whiskey", 10},
                         {"ten-gallon", 20},
                         {"miners-map", 10}}) {
    SCOPED_TRACE(row.item);
    Scenario s(3);
    s.at(0, "rf7").cash(0, 120).turn(0);
    if (std::string_view(row.item) == "provisions") s.draws("2h");
    s.play(0, std::string("buy ") + row.item);
    EXPECT_EQ(s.dollars(0), 120 - row.price);
    s.pass(0);
    Scenario poor(3);
    poor.at(0, "rf7").cash(0, row.price - 10).turn(0);
    poor.refused(0, std::string("buy ") + row.item, "B7.2");
  }
}

// covers: B7.2, ruling 21
TEST(Store, OneCopyOfAKindAndSixInAll) {
  Scenario s(6);
  for (Seat seat = 1; seat < 6; ++seat) s.carried(seat, "rifle");
  s.at(0, "dr2").at(1, "dr2").cash(0, 120).turn(0);
  EXPECT_EQ(stock_of(s.pub(), 3), 1);
  s.play(0, "buy rifle");
  EXPECT_EQ(stock_of(s.pub(), 3), 0);
  s.refused(0, "buy rifle", "B7.2");
  s.pass(0);

  Scenario gone(3);
  gone.at(0, "dr2").cash(0, 120).turn(0);
  stock_of(gone.edit().pub, 3) = 0;
  gone.refused(0, "buy rifle", "B7.2");
}

// covers: B7.2, ruling 20
TEST(Store, AtMostThreeGeneralItemsAndNoneUpgraded) {
  Scenario s(3);
  s.at(0, "dr2").cash(0, 120).item(0, "whiskey").item(0, "ten-gallon").turn(0);
  s.play(0, "buy miners-map").refused(0, "buy provisions", "B7.2");
  EXPECT_TRUE(s.offers(0, "buy mule"));  // weapons and mounts are no general items
  s.refused(0, "upgrade whiskey", "B7.2");
  s.pass(0);
}

// covers: B7.2
TEST(Store, UpgradesOnlyWhatIsOwnedAndOnce) {
  Scenario s(3);
  s.at(0, "dr2").cash(0, 120).item(0, "rifle-up").turn(0);
  s.refused(0, "upgrade rifle", "B7.2").refused(0, "upgrade mule", "B7.2");
}

// covers: B7.5, die-nugget, die-tailings, die-dust, die-gravel
TEST(Mine, TheFourResults) {
  struct Row {
    const char* dice;
    int nuggets, dollars;
  };
  for (const Row& row : {Row{"die-nugget die-nugget", 2, 0},
                         {"die-nugget die-tailings", 1, 10},
                         {"die-gravel die-gravel", 0, 0},
                         {"die-dust die-gravel die-nugget", 1, 10},
                         {"die-gravel die-dust die-dust die-tailings", 0, 30},
                         {"die-dust die-dust die-nugget die-nugget", 2, 20}}) {
    SCOPED_TRACE(row.dice);
    Scenario s(3);
    s.at(0, "sv5").turn(0);
    s.dice(row.dice).play(0, "prospect");
    EXPECT_EQ(s.player(0).nuggets, row.nuggets);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.pub().actions_left, 2);
  }
}

// covers: B7.5, ruling 19, mule
TEST(Mine, NuggetsAboveTheLimitAreLost) {
  Scenario s(3);
  s.at(0, "sv5").nuggets(0, 3).turn(0);
  s.dice("die-nugget die-nugget").play(0, "prospect");
  EXPECT_EQ(s.player(0).nuggets, 4);
  EXPECT_EQ(s.pub().supply_nuggets, 32);

  Scenario mule(3);
  mule.at(0, "sv5").item(0, "mule").nuggets(0, 5).turn(0);
  mule.dice("die-nugget die-nugget").play(0, "prospect");
  EXPECT_EQ(mule.player(0).nuggets, 6);
}

// covers: B7.5
TEST(Mine, TheSupplyIsFinite) {
  Scenario s(3);
  s.at(0, "sv5").turn(0);
  s.edit().pub.supply_nuggets = 1;
  s.dice("die-nugget die-nugget").play(0, "prospect");
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.pub().supply_nuggets, 0);
}

// covers: B7.6, ruling 19
TEST(Bank, EachNuggetDepositedPaysTwentyDollarsAndALegendaryPoint) {
  Scenario s(3);
  s.at(0, "dr10").nuggets(0, 4).turn(0);
  s.refused(0, "deposit 5", "B7.6");
  s.play(0, "deposit 3");
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_EQ(s.player(0).lp, 3);
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.pub().supply_nuggets, 35);

  Scenario rich(3);
  rich.at(0, "dr10").nuggets(0, 2).cash(0, 100).turn(0);
  rich.play(0, "deposit 2");
  EXPECT_EQ(rich.dollars(0), 120);  // the excess is lost, the LP are not
  EXPECT_EQ(rich.player(0).lp, 2);
}

// covers: B7.6, ruling 73, poker-fools-gold
TEST(Bank, FoolsGoldIsSoldLikeANugget) {
  Scenario s(3);
  s.at(0, "dr10").nuggets(0, 1).hand(0, "10c 10s 5h").turn(0);
  s.play(0, "deposit 1 10s");
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.cards(0), "5h 10c");
  EXPECT_TRUE(s.discarded("10s"));
}

// covers: B7.7, B7.16, ruling 53
TEST(Heist, WonPaysEightyDollarsAndThreeWantedPoints) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "Kh").fight_deck("fight-2 fight-3 fight-8").turn(0);
  s.draws("4h").play(0, "heist");  // K beats the 8; space 2 of the Wanted track draws a card
  s.pass(0);                       // asked at the start of the fight: it holds a card (B14.4)
  s.play(2, "npc-card 8");
  s.settle();
  EXPECT_EQ(s.dollars(0), 80);
  EXPECT_EQ(s.player(0).wp, 3);
  EXPECT_EQ(s.player(0).wounds, 1);  // fight card 8 wounds whoever wins
  s.refused(0, "heist", "B7.7");
}

// covers: B7.7, B7.16, ruling 53
TEST(Heist, LostGivesOneWantedPointAWoundAndACard) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "5h").fight_deck("fight-q fight-k fight-j").turn(0);
  s.play(0, "heist").settle().draws("2h").play(2, "npc-card J").settle();
  EXPECT_EQ(s.dollars(0), 10);  // the J's own effect
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.cards(0), "2h");
  s.refused(0, "heist", "B7.7");  // the attempt counts
}

// covers: B7.8
TEST(Doctor, TenDollarsHealAllWoundsAndDrawACardForEach) {
  for (int wounds = 0; wounds <= 3; ++wounds) {
    SCOPED_TRACE(wounds);
    Scenario s(3);
    s.at(0, "rf1").cash(0, 20).wounds(0, wounds).turn(0);
    const std::string cards[] = {"", "2h", "2h 3h", "2h 3h 4h"};
    s.draws(cards[wounds]).play(0, "heal");  // legal without wounds too (ruling 78)
    EXPECT_EQ(s.player(0).wounds, 0);
    EXPECT_EQ(s.dollars(0), 10);
    EXPECT_EQ(s.cards(0), cards[wounds]);
    EXPECT_EQ(s.pub().actions_left, 2);
  }
  Scenario poor(3);
  poor.at(0, "rf1").wounds(0, 3).turn(0);
  poor.refused(0, "heal", "B7.8");
}

// covers: B7.8, ruling 78
TEST(Doctor, HealingWithoutWoundsIsLegal) {
  Scenario s(3);
  s.at(0, "rf1").cash(0, 10).turn(0);
  s.play(0, "heal");
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.cards(0), "");
}

// covers: B7.8, B7.16
TEST(Cabaret, ThirtyDollarsForEachLegendaryPoint) {
  for (int lp = 1; lp <= 4; ++lp) {
    SCOPED_TRACE(lp);
    Scenario s(3);
    s.at(0, "rf3").cash(0, 120).turn(0);
    s.play(0, "revel " + std::to_string(lp));
    EXPECT_EQ(s.player(0).lp, lp);
    EXPECT_EQ(s.dollars(0), 120 - 30 * lp);
  }
  Scenario s(3);
  s.at(0, "rf3").cash(0, 80).turn(0);
  EXPECT_TRUE(s.offers(0, "revel 2"));
  s.refused(0, "revel 3", "B7.8").refused(0, "revel 5", "B7.16").refused(0, "revel 0", "B7.16");
}

// covers: B7.10
TEST(Work, PaysTenDollars) {
  Scenario s(3);
  s.at(0, "sv3").turn(0);  // a hideout will do
  s.play(0, "work").play(0, "work").play(0, "work");
  EXPECT_EQ(s.dollars(0), 30);
}

}  // namespace
}  // namespace dr::b07_locations_test
