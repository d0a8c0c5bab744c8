// C12: the goals of Ante Up met by shopping, spending, selling, exploring, delivering and discs.
#include <gtest/gtest.h>

#include "tests/support/goals.h"
#include "tests/support/scenario.h"

namespace dr::goals_actions_test {
namespace {

using namespace goals;

// The goal is offered now; showing it pays a legendary token.
void show(Scenario& s, const std::string& goal) {
  s.settle();
  EXPECT_TRUE(s.offers(0, show_word(goal))) << s.options(0);
  s.play(0, show_word(goal)).settle();
  EXPECT_EQ(s.player(0).legends_n, 1);
}

// Not offered: the action is over.
void not_met(Scenario& s) {
  s.settle();
  if (s.asks(0, Ask::kShop)) s.pass(0).settle();
  EXPECT_TRUE(s.asks(0, Ask::kAction)) << s.options(0);
}

// covers: goal-fee-lee-wong-1
TEST(AuShopGoals, WingTsueEmporiumNeedsAThirdGeneralItem) {
  Scenario met(3, ante_up());
  keep(met, "goal-fee-lee-wong-1");
  met.at(0, "bg4").cash(0, 10).item(0, "ten-gallon").item(0, "miners-map").turn(0);
  met.play(0, "buy snake-oil");
  show(met, "goal-fee-lee-wong-1");

  Scenario second(3, ante_up());
  keep(second, "goal-fee-lee-wong-1");
  second.at(0, "bg4").cash(0, 10).item(0, "ten-gallon").item(0, "rifle").turn(0);
  second.play(0, "buy snake-oil");
  not_met(second);

  Scenario weapon(3, ante_up());
  keep(weapon, "goal-fee-lee-wong-1");
  weapon.at(0, "bg4").cash(0, 20).item(0, "ten-gallon").item(0, "miners-map");
  weapon.item(0, "snake-oil").turn(0).play(0, "buy derringer active");
  not_met(weapon);
}

// covers: goal-fee-lee-wong-1, high-roller-1
TEST(AuShopGoals, WingTsueEmporiumCountsAnItemTaken) {
  Scenario s(3, ante_up());  // high roller 1: take an item
  keep(s, "goal-fee-lee-wong-1");
  s.item(0, "ten-gallon").item(0, "miners-map").token("high-roller-1", "bg1").at(0, "bg1");
  s.cash(0, 20).hand(0, "Kh").draws("Kd 3c 5c 7c 2s 4d 8h 9s Jc").turn(0).play(0, "high-roller");
  s.play(2, "lay 2s").play(2, "lay 3c").settle().play(0, "option 1").settle();
  s.expect(0, Ask::kShop).play(0, "buy whiskey");
  show(s, "goal-fee-lee-wong-1");
}

// covers: goal-fee-lee-wong-2, AU41, frontier-02
TEST(AuActionGoals, FirstClaimNeedsTheBigFrontier) {
  for (const char* space : {"fr21", "fr3", "fr11"}) {
    SCOPED_TRACE(space);
    Scenario s(3, ante_up());
    keep(s, "goal-fee-lee-wong-2");
    s.at(0, space).frontier(space, "frontier-02").hand(0, "9c").turn(0).play(0, "explore");
    if (s.asks(0, Ask::kExplore)) s.play(0, "discard 9c");
    s.settle();
    EXPECT_EQ(s.dollars(0), 40);
    if (space == std::string("fr21"))
      show(s, "goal-fee-lee-wong-2");
    else
      not_met(s);
  }
}

// covers: goal-fee-lee-wong-4
TEST(AuActionGoals, PayDirtNeedsFourNuggetsSold) {
  Scenario met(3, ante_up());
  keep(met, "goal-fee-lee-wong-4");
  met.at(0, "dr10").nuggets(0, 4).turn(0).play(0, "deposit 4");
  show(met, "goal-fee-lee-wong-4");
  Scenario three(3, ante_up());
  keep(three, "goal-fee-lee-wong-4");
  three.at(0, "dr10").nuggets(0, 4).turn(0).play(0, "deposit 3");
  not_met(three);
}

// covers: goal-fee-lee-wong-4, ruling 73, poker-fools-gold
TEST(AuActionGoals, PayDirtCountsFoolsGold) {
  Scenario s(3, ante_up(kAnteUp));  // without the alternative cards Fool's Gold is in the deck
  keep(s, "goal-fee-lee-wong-4");
  s.at(0, "dr10").nuggets(0, 3).hand(0, "10c").turn(0).play(0, "deposit 3 10c");
  show(s, "goal-fee-lee-wong-4");
}

// covers: goal-maria-barcelo-3, G19
TEST(AuActionGoals, GrandBallNeedsNinetyDollarsAtTheCabaret) {
  Scenario met(3, ante_up());
  keep(met, "goal-maria-barcelo-3");
  met.at(0, "rf3").cash(0, 90).turn(0).play(0, "revel 3");
  show(met, "goal-maria-barcelo-3");

  Scenario less(3, ante_up());
  keep(less, "goal-maria-barcelo-3");
  less.at(0, "rf3").cash(0, 90).turn(0).play(0, "revel 2");
  not_met(less);
  less.play(0, "revel 1");  // ninety in two actions
  not_met(less);

  Scenario post(3, ante_up());
  keep(post, "goal-maria-barcelo-3");
  post.at(0, "bg4").cash(0, 100).turn(0).play(0, "buy quarter-horse active");
  post.play(0, "upgrade quarter-horse").settle();
  post.play(0, "buy derringer active").play(0, "buy snake-oil");
  EXPECT_EQ(post.dollars(0), 10);
  not_met(post);
}

// covers: goal-maria-barcelo-4, AU37
TEST(AuShopGoals, SilentPartnerNeedsAnUpgradeAtTheTradingPost) {
  for (const char* space : {"bg4", "bg5", "bg6"}) {
    SCOPED_TRACE(space);
    Scenario met(3, ante_up());
    keep(met, "goal-maria-barcelo-4");
    met.at(0, space).cash(0, 20).item(0, "derringer").turn(0).play(0, "upgrade derringer");
    show(met, "goal-maria-barcelo-4");
  }
  Scenario store(3, ante_up());
  keep(store, "goal-maria-barcelo-4");
  store.at(0, "dr3").cash(0, 20).item(0, "revolver").turn(0).play(0, "upgrade revolver");
  not_met(store);
  Scenario bought(3, ante_up());
  keep(bought, "goal-maria-barcelo-4");
  bought.at(0, "bg4").cash(0, 20).turn(0).play(0, "buy derringer active");
  not_met(bought);
}

// covers: goal-maria-barcelo-4, poker-outfit
TEST(AuShopGoals, SilentPartnerByACardWhileStandingThere) {
  for (const char* space : {"bg4", "bg3"}) {
    SCOPED_TRACE(space);
    Scenario s(3, ante_up());
    keep(s, "goal-maria-barcelo-4");
    s.at(0, space).cash(0, 10).item(0, "revolver").hand(0, "10c").turn(0).play(0, "play 10c");
    s.play(0, "upgrade revolver");
    if (space == std::string("bg4"))
      show(s, "goal-maria-barcelo-4");
    else
      not_met(s);
  }
}

// Seat 0 gains a point where it stands and puts a disc on a story for it.
void place_disc(Scenario& s, const char* space, bool marshal) {
  s.at(0, space).story(0, "story-the-law").hand(0, "2c").turn(0).play(0, "play 2c");
  s.play(0, marshal ? "option 1" : "option 2").settle().play(0, "disc left").settle();
  EXPECT_EQ(s.player(0).discs[0], 1);
}

// covers: goal-pat-garrett-3
TEST(AuActionGoals, AnAuthenticLifeNeedsADiscOfAMarshalInTown) {
  for (const char* space : {"bg7", "dr6", "rf3"}) {
    SCOPED_TRACE(space);
    Scenario met(3, ante_up());
    keep(met, "goal-pat-garrett-3");
    place_disc(met, space, true);
    show(met, "goal-pat-garrett-3");
  }
  Scenario outside(3, ante_up());
  keep(outside, "goal-pat-garrett-3");
  place_disc(outside, "fr17", true);
  not_met(outside);
  Scenario wanted(3, ante_up());
  keep(wanted, "goal-pat-garrett-3");
  place_disc(wanted, "bg7", false);
  not_met(wanted);
}

// covers: goal-pat-garrett-3, poker-rumors
TEST(AuActionGoals, AnAuthenticLifeByTheDiscOfRumors) {
  for (const int mp : {0, 1}) {
    SCOPED_TRACE(mp);
    Scenario s(3, ante_up());
    keep(s, "goal-pat-garrett-3");
    s.at(0, "bg7").mp(0, mp).hand(0, "7c").story(1, "story-the-law");
    s.next_events("event-21 event-22").turn(0).play(0, "play 7c").play(0, "event event-21");
    s.play(0, "disc right");
    if (mp)
      show(s, "goal-pat-garrett-3");
    else
      not_met(s);
  }
}

struct Delivered {
  const char *goal, *what, *from, *to;
  bool met;
};
constexpr Delivered kDeliveries[] = {
    // covers: goal-seth-bullock-2
    {"goal-seth-bullock-2", "longhorn 1", "fr17", "fr16", true},
    {"goal-seth-bullock-2", "longhorn 1", "sh6", "sh7", true},
    {"goal-seth-bullock-2", "longhorn 1", "fr35", "fr36", true},
    {"goal-seth-bullock-2", "wrangle", "fr17", "fr16", false},
    {"goal-seth-bullock-2", "rustle", "sh6", "sh7", false},
    // covers: goal-sundance-kid-4
    {"goal-sundance-kid-4", "rustle", "sh6", "sh7", true},
    {"goal-sundance-kid-4", "rustle", "fr7", "fr8", true},
    {"goal-sundance-kid-4", "rustle", "fr35", "fr36", true},
    {"goal-sundance-kid-4", "wrangle", "fr17", "fr16", false},
    {"goal-sundance-kid-4", "longhorn 1", "fr35", "fr36", false},
    // covers: goal-curly-bill-1
    {"goal-curly-bill-1", "rustle", "fr35", "fr36", true},
    {"goal-curly-bill-1", "rustle", "fr7", "fr8", false},
    {"goal-curly-bill-1", "rustle", "sh6", "sh7", false},
    {"goal-curly-bill-1", "longhorn 1", "fr35", "fr36", false},
    // covers: goal-curly-bill-3
    {"goal-curly-bill-3", "longhorn 2", "fr35", "fr36", true},
    {"goal-curly-bill-3", "longhorn 3", "fr17", "fr16", true},
    {"goal-curly-bill-3", "longhorn 1", "fr35", "fr36", false},
    {"goal-curly-bill-3", "rustle", "fr35", "fr36", false},
};

TEST(AuDeliveryGoals, NeedThatDeliveryThere) {
  for (const Delivered& row : kDeliveries) {
    const std::string what = row.what;
    SCOPED_TRACE(std::string(row.goal) + " " + what + " " + row.to);
    Scenario s(3, ante_up());
    keep(s, row.goal);
    if (what[0] == 'l')
      s.longhorns(0, what.back() - '0');
    else
      s.cattle(0, "cattle-green-1");
    s.at(0, row.from).turn(0).play(0, std::string("move ") + row.to).play(0, "deliver " + what);
    if (row.met)
      show(s, row.goal);
    else
      not_met(s);
  }
}

// covers: goal-curly-bill-3, AU66
TEST(AuDeliveryGoals, TheLongDriveIsOneDelivery) {
  Scenario s(3, ante_up());  // one and one make no delivery of two
  keep(s, "goal-curly-bill-3");
  s.longhorns(0, 2).at(0, "fr35").turn(0).play(0, "move fr36").play(0, "deliver longhorn 1");
  s.settle();
  EXPECT_FALSE(s.offers(0, "goal 3"));
  s.play(0, "deliver longhorn 1").settle();
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.dollars(0), 60);
  not_met(s);
}

}  // namespace
}  // namespace dr::goals_actions_test
