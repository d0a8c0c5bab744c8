// C3: prices, movement, legendary points and supply of the items, mounts and general items.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::items_test {
namespace {

const Catalog& catalog() { return default_content().catalog; }

struct Price {
  const char* id;
  int dollars;
  bool upgrade;
};
constexpr Price kPrices[] = {
    {"mule", 30, true},         // covers: mule, mule-up
    {"mustang", 50, true},      // covers: mustang, mustang-up
    {"revolver", 20, true},     // covers: revolver, revolver-up
    {"rifle", 40, true},        // covers: rifle, rifle-up
    {"shotgun", 30, true},      // covers: shotgun, shotgun-up
    {"provisions", 20, false},  // covers: provisions
    {"whiskey", 10, false},     // covers: whiskey
    {"ten-gallon", 20, false},  // covers: ten-gallon
    {"miners-map", 10, false},  // covers: miners-map
};

int item_kind(const char* id) { return default_content().lexicon.find(id)->second / 2; }

// covers: B7.2
TEST(Items, CostTheirPriceAndTheSameAgainUpgraded) {
  for (const Price& item : kPrices) {
    SCOPED_TRACE(item.id);
    const std::string buy = std::string("buy ") + item.id,
                      upgrade = std::string("upgrade ") + item.id;

    Scenario poor(3);
    poor.at(0, "dr3").cash(0, item.dollars - 10).turn(0);
    EXPECT_FALSE(poor.offers(0, buy));

    Scenario s(3);
    s.at(0, "dr3").cash(0, item.dollars).wounds(0, 1);
    if (item.id == std::string("provisions")) s.draws("2h");
    s.turn(0);
    const int kind = item_kind(item.id);
    EXPECT_EQ(stock_of(s.pub(), kind), 6);
    s.play(0, buy).settle();
    if (s.asks(0, Ask::kShop)) s.pass(0);
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(s.player(0).items, 1u << kind);
    EXPECT_EQ(stock_of(s.pub(), kind), 5);

    Scenario up(3);
    up.at(0, "dr3").cash(0, item.dollars).carried(0, item.id).turn(0);
    EXPECT_EQ(up.offers(0, upgrade), item.upgrade);
    if (item.upgrade) {
      up.play(0, upgrade).settle();
      EXPECT_EQ(up.dollars(0), 0);
      EXPECT_EQ(up.player(0).upgraded, 1u << kind);
    }
    Scenario cannot(3);
    cannot.at(0, "dr3").cash(0, item.dollars - 10).carried(0, item.id).turn(0);
    EXPECT_FALSE(cannot.offers(0, upgrade));
  }
}

struct Side {
  const char* id;
  int move, nuggets, lp;
};
constexpr Side kSides[] = {
    {"mule", 3, 6, 0},         // covers: mule
    {"mule-up", 4, 6, 1},      // covers: mule-up
    {"mustang", 4, 4, 0},      // covers: mustang
    {"mustang-up", 5, 4, 2},   // covers: mustang-up
    {"revolver", 2, 4, 0},     // covers: revolver
    {"revolver-up", 2, 4, 1},  // covers: revolver-up
    {"rifle", 2, 4, 0},        // covers: rifle
    {"rifle-up", 2, 4, 2},     // covers: rifle-up
    {"shotgun", 2, 4, 0},      // covers: shotgun
    {"shotgun-up", 2, 4, 1},   // covers: shotgun-up
    {"provisions", 2, 4, 0},   // covers: provisions
    {"whiskey", 2, 4, 0},      // covers: whiskey
    {"ten-gallon", 2, 4, 0},   // covers: ten-gallon
    {"miners-map", 2, 4, 0},   // covers: miners-map
};

// covers: B13.2, G9
TEST(Items, MoveLimitsAndLegendaryPointsOfEachSide) {
  for (const Side& side : kSides) {
    SCOPED_TRACE(side.id);
    Scenario s(3);
    s.item(0, side.id).turn(0);
    EXPECT_EQ(movement(catalog(), s.pub(), 0), side.move);
    EXPECT_EQ(nugget_limit(catalog(), s.pub(), 0), side.nuggets);
    EXPECT_EQ(hand_limit(catalog(), s.pub(), 0), 5);
    EXPECT_EQ(cash_limit(catalog(), s.pub(), 0), 12);
    EXPECT_EQ(scores(catalog(), s.pub()).seat[0].items, side.lp);
  }
}

// covers: mule, mule-up, mustang, mustang-up, G12, B4.1
TEST(Mounts, CarryTheirRiderThatFarAndOnlyWhileActive) {
  struct Ride {
    const char *mount, *far, *farther;
  };
  // from mp8: mp9 dr9 sv6 sv8 sv10 sv12
  const Ride rides[] = {{"mule", "sv6", "sv8"},
                        {"mule-up", "sv8", "sv10"},
                        {"mustang", "sv8", "sv10"},
                        {"mustang-up", "sv10", "sv12"}};
  for (const Ride& ride : rides) {
    SCOPED_TRACE(ride.mount);
    Scenario s(3);
    s.at(0, "mp8").item(0, ride.mount).turn(0);
    EXPECT_FALSE(s.offers(0, std::string("move ") + ride.farther));
    s.play(0, std::string("move ") + ride.far);
    EXPECT_EQ(s.space(0), ride.far);

    Scenario idle(3);
    idle.at(0, "mp8").carried(0, ride.mount).turn(0);
    EXPECT_FALSE(idle.offers(0, "move sv6"));
    EXPECT_TRUE(idle.offers(0, "move dr9"));
    EXPECT_EQ(nugget_limit(catalog(), idle.pub(), 0), 4);
  }
}

// covers: mule, mule-up, B7.5
TEST(Mule, CarriesTwoMoreNuggets) {
  for (const char* mount : {"mule", "mule-up"}) {
    SCOPED_TRACE(mount);
    Scenario s(3);
    s.at(0, "sh2").item(0, mount).nuggets(0, 5).dice("die-nugget die-nugget").turn(0);
    s.play(0, "prospect");
    EXPECT_EQ(s.player(0).nuggets, 6);
  }
  Scenario horse(3);
  horse.at(0, "sh2").item(0, "mustang").nuggets(0, 3).dice("die-nugget die-nugget").turn(0);
  horse.play(0, "prospect");
  EXPECT_EQ(horse.player(0).nuggets, 4);
}

// covers: provisions
TEST(Provisions, DrawACardWhenGained) {
  Scenario s(3);
  s.at(0, "dr3").cash(0, 20).wounds(0, 2).draws("Kh").turn(0);
  s.play(0, "buy provisions").settle();
  EXPECT_EQ(s.cards(0), "Kh");
  EXPECT_EQ(s.player(0).wounds, 2);
}

// covers: provisions
TEST(Provisions, AreEatenForACardAndAWound) {
  Scenario s(3);
  s.item(0, "provisions").wounds(0, 2).draws("Kh").turn(0);
  const int kind = item_kind("provisions");
  EXPECT_EQ(stock_of(s.pub(), kind), 5);
  s.play(0, "use provisions").settle();
  EXPECT_EQ(s.cards(0), "Kh");
  EXPECT_EQ(s.player(0).wounds, 1);
  EXPECT_EQ(s.player(0).items, 0);
  EXPECT_EQ(stock_of(s.pub(), kind), 6);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: whiskey
TEST(Whiskey, HealsOneWoundWhenGained) {
  Scenario s(3);
  s.at(0, "dr3").cash(0, 10).wounds(0, 2).turn(0);
  s.play(0, "buy whiskey").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
}

// covers: whiskey
TEST(Whiskey, IsThrownAtAPlayerWhereAMoveEnds) {
  Scenario s(3);
  s.at(0, "mp8").at(1, "mp9").item(0, "whiskey").turn(0);
  s.play(0, "move mp9");
  s.expect(0, Ask::kWindow);
  s.play(0, "trigger item whiskey 2").settle();
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.player(0).wounds, 0);
  EXPECT_EQ(s.player(0).items, 0);
  EXPECT_EQ(stock_of(s.pub(), item_kind("whiskey")), 6);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: whiskey
TEST(Whiskey, MayBeKeptAndNeedsCompany) {
  Scenario kept(3);
  kept.at(0, "mp8").at(1, "mp9").item(0, "whiskey").turn(0);
  kept.play(0, "move mp9").pass(0);
  EXPECT_EQ(kept.player(1).wounds, 0);
  EXPECT_EQ(kept.player(0).items, 1u << item_kind("whiskey"));

  Scenario alone(3);
  alone.at(0, "mp8").at(1, "mp10").item(0, "whiskey").turn(0);
  alone.play(0, "move mp9");
  EXPECT_TRUE(alone.asks(0, Ask::kAction));
}

// covers: ten-gallon
TEST(TenGallon, PaysALegendaryPointForPokerWonAndTenDollarsForPokerLost) {
  Scenario won(3);
  won.at(0, "dr5").item(0, "ten-gallon").hand(0, "9c").cash(0, 10);
  won.draws("9s 3h 4h 5c Jh 8s 6c 2s").turn(0);
  won.play(0, "poker").play(2, "lay 5c").play(2, "lay Jh").settle();
  EXPECT_EQ(won.player(0).lp, 2);
  EXPECT_EQ(won.dollars(0), 60);

  Scenario lost(3);
  lost.at(0, "dr5").item(0, "ten-gallon").hand(0, "9c").cash(0, 10);
  lost.draws("7s Jd Jh 5c 3h 8s 6c 2s 4c").turn(0);
  lost.play(0, "poker").play(2, "lay Jh").play(2, "lay Jd").settle();
  EXPECT_EQ(lost.player(0).lp, 0);
  EXPECT_EQ(lost.dollars(0), 10);
}

// covers: ten-gallon, ruling 118, B7.13
TEST(TenGallon, DoesNothingForThePlayerDealing) {
  Scenario s(3);
  s.at(0, "dr5").item(2, "ten-gallon").hand(0, "9c").cash(0, 10);
  s.draws("7s Jd Jh 5c 3h 8s 6c 2s 4c").turn(0);
  s.play(0, "poker").play(2, "lay Jh").play(2, "lay Jd").settle();
  EXPECT_EQ(s.player(2).lp, 0);
  EXPECT_EQ(s.dollars(2), 0);
}

// covers: miners-map, G18
TEST(MinersMap, RollsOneDieOfAProspectAgain) {
  Scenario s(3);
  s.at(0, "sh2").item(0, "miners-map").dice("die-gravel die-tailings die-nugget").turn(0);
  s.play(0, "prospect");
  s.expect(0, Ask::kWindow);
  s.play(0, "trigger item miners-map 1");
  s.expect(0, Ask::kDie);
  EXPECT_EQ(s.options(0), "reroll 1\nreroll 2\n");
  s.play(0, "reroll 1").settle();
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.dollars(0), 10);
}

// covers: miners-map, G18
TEST(MinersMap, MayBeLeftAndSeesDustBeforeItIsRolledAgain) {
  Scenario left(3);
  left.at(0, "sh2").item(0, "miners-map").dice("die-gravel die-tailings").turn(0);
  left.play(0, "prospect").pass(0);
  EXPECT_EQ(left.dollars(0), 10);

  Scenario dust(3);
  dust.at(0, "sh2").item(0, "miners-map").dice("die-dust die-gravel die-nugget die-nugget").turn(0);
  dust.play(0, "prospect").play(0, "trigger item miners-map 1").play(0, "reroll 2").settle();
  EXPECT_EQ(dust.dollars(0), 10);
  EXPECT_EQ(dust.player(0).nuggets, 2);
}

// covers: provisions, whiskey, ten-gallon, miners-map, B7.2, ruling 20
TEST(GeneralItems, ThreeAtMostAndOneOfAKind) {
  Scenario s(3);
  s.at(0, "dr3")
      .cash(0, 100)
      .item(0, "provisions")
      .item(0, "whiskey")
      .item(0, "ten-gallon")
      .turn(0);
  EXPECT_FALSE(s.offers(0, "buy miners-map"));
  EXPECT_FALSE(s.offers(0, "buy whiskey"));
  EXPECT_TRUE(s.offers(0, "buy mule"));
}

}  // namespace
}  // namespace dr::items_test
