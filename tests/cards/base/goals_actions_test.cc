// C9: the goals met by shopping, spending, mining, delivering, healing, poker, discs and mesas.
#include <gtest/gtest.h>

#include "tests/support/goals.h"
#include "tests/support/scenario.h"

namespace dr::goals_actions_test {
namespace {

using namespace goals;

// Not offered: the action is over.
void not_met(Scenario& s) {
  s.settle();
  EXPECT_TRUE(s.asks(0, Ask::kAction)) << s.options(0);
}

struct Upgrade {
  const char *goal, *item, *other;
};
constexpr Upgrade kUpgrades[] = {
    {"goal-annie-oakley-2", "rifle", "shotgun"},  // covers: goal-annie-oakley-2
    {"goal-kit-carson-4", "mule", "revolver"},    // covers: goal-kit-carson-4
    {"goal-kit-carson-4", "mustang", "rifle"},    // covers: goal-kit-carson-4
    {"goal-mary-fields-4", "shotgun", "rifle"},   // covers: goal-mary-fields-4
};

TEST(UpgradeGoals, NeedThatItem) {
  for (const Upgrade& row : kUpgrades) {
    SCOPED_TRACE(std::string(row.goal) + " " + row.item);
    Scenario met(3);
    keep(met, row.goal);
    met.at(0, "dr3").cash(0, 50).item(0, row.item).turn(0);
    met.play(0, std::string("upgrade ") + row.item).settle();
    show(met, row.goal);
    if (met.asks(0, Ask::kShop)) met.pass(0);

    Scenario other(3);
    keep(other, row.goal);
    other.at(0, "dr3").cash(0, 50).item(0, row.other).turn(0);
    other.play(0, std::string("upgrade ") + row.other).settle();
    if (other.asks(0, Ask::kShop)) other.pass(0);
    not_met(other);

    Scenario bought(3);
    keep(bought, row.goal);
    bought.at(0, "dr3").cash(0, 50).turn(0);
    bought.play(0, std::string("buy ") + row.item).settle();
    if (bought.asks(0, Ask::kShop)) bought.pass(0);
    not_met(bought);
  }
}

// covers: goal-mary-fields-3
TEST(ShopGoals, MissionKitchenNeedsAThirdGeneralItem) {
  Scenario met(3);
  keep(met, "goal-mary-fields-3");
  met.at(0, "dr3").cash(0, 10).item(0, "ten-gallon").item(0, "miners-map").turn(0);
  met.play(0, "buy whiskey").settle();
  show(met, "goal-mary-fields-3");

  Scenario second(3);
  keep(second, "goal-mary-fields-3");
  second.at(0, "dr3").cash(0, 10).item(0, "ten-gallon").item(0, "rifle").turn(0);
  second.play(0, "buy whiskey");
  not_met(second);

  Scenario weapon(3);
  keep(weapon, "goal-mary-fields-3");
  weapon.at(0, "dr3")
      .cash(0, 20)
      .item(0, "ten-gallon")
      .item(0, "miners-map")
      .item(0, "whiskey")
      .turn(0);
  weapon.play(0, "buy revolver active");
  not_met(weapon);
}

// covers: goal-annie-oakley-3, G19
TEST(SpendGoals, TopBillingNeedsSixtyDollarsAtTheCabaret) {
  Scenario met(3);
  keep(met, "goal-annie-oakley-3");
  met.at(0, "rf3").cash(0, 60).turn(0);
  met.play(0, "revel 2").settle();
  show(met, "goal-annie-oakley-3");

  Scenario less(3);
  keep(less, "goal-annie-oakley-3");
  less.at(0, "rf3").cash(0, 60).turn(0);
  less.play(0, "revel 1");
  not_met(less);
  less.play(0, "revel 1");  // sixty in two actions
  not_met(less);

  Scenario store(3);
  keep(store, "goal-annie-oakley-3");
  store.at(0, "dr3").cash(0, 60).turn(0);
  store.play(0, "buy mustang active").play(0, "buy whiskey");
  not_met(store);
}

// covers: goal-annie-oakley-3, G19
TEST(SpendGoals, TopBillingCountsWhateverIsPaidThere) {
  Scenario met(3);
  keep(met, "goal-annie-oakley-3");
  met.at(0, "rf3").cash(0, 60).hand(0, "8h").turn(0);
  met.play(0, "play 8h").play(0, "buy rifle active");  // $40 - $20
  met.play(0, "upgrade rifle").settle();               // $40
  EXPECT_EQ(met.dollars(0), 0);
  show(met, "goal-annie-oakley-3");

  Scenario forty(3);
  keep(forty, "goal-annie-oakley-3");
  forty.at(0, "rf3").cash(0, 60).hand(0, "8h").turn(0);
  forty.play(0, "play 8h").play(0, "buy shotgun active").play(0, "upgrade shotgun").settle();
  EXPECT_EQ(forty.dollars(0), 20);
  not_met(forty);
}

// covers: goal-kit-carson-3
TEST(MiningGoals, FarDiggingsNeedTwoNuggetsOfOneActionAtTheThirdMine) {
  Scenario met(3);
  keep(met, "goal-kit-carson-3");
  met.at(0, "cj12").dice("die-nugget die-nugget").turn(0);
  met.play(0, "prospect").settle();
  show(met, "goal-kit-carson-3");

  Scenario one(3);
  keep(one, "goal-kit-carson-3");
  one.at(0, "cj12").dice("die-nugget die-gravel").turn(0);
  one.play(0, "prospect");
  not_met(one);

  Scenario elsewhere(3);
  keep(elsewhere, "goal-kit-carson-3");
  elsewhere.at(0, "sh2").dice("die-nugget die-nugget").turn(0);
  elsewhere.play(0, "prospect");
  not_met(elsewhere);
}

// covers: goal-bloody-knife-2
TEST(MiningGoals, BlackHillsGoldNeedsFourNuggetsSoldAtOnce) {
  Scenario met(3);
  keep(met, "goal-bloody-knife-2");
  met.at(0, "dr10").nuggets(0, 4).turn(0);
  met.play(0, "deposit 4").settle();
  show(met, "goal-bloody-knife-2");

  Scenario three(3);
  keep(three, "goal-bloody-knife-2");
  three.at(0, "dr10").nuggets(0, 4).turn(0);
  three.play(0, "deposit 3");
  not_met(three);
  three.play(0, "deposit 1");
  not_met(three);
}

// covers: goal-bloody-knife-3
TEST(MesaGoals, OldTrailsNeedThreeNuggetsAcrossAMesa) {
  Scenario met(3);
  keep(met, "goal-bloody-knife-3");
  met.lp(0, 5).at(0, "dr4").nuggets(0, 3).turn(0);
  met.play(0, "move rf1 mesa").settle();
  show(met, "goal-bloody-knife-3");

  Scenario two(3);
  keep(two, "goal-bloody-knife-3");
  two.lp(0, 5).at(0, "dr4").nuggets(0, 2).turn(0);
  two.play(0, "move rf1 mesa");
  not_met(two);

  Scenario around(3);
  keep(around, "goal-bloody-knife-3");
  around.lp(0, 5).at(0, "dr4").nuggets(0, 3).turn(0);
  around.play(0, "move dr7");
  not_met(around);
}

struct Delivered {
  const char *goal, *kind, *other;
};
constexpr Delivered kDeliveries[] = {
    {"goal-billy-the-kid-2", "rustle", "wrangle"},  // covers: goal-billy-the-kid-2
    {"goal-calamity-jane-3", "wrangle", "rustle"},  // covers: goal-calamity-jane-3
    {"goal-mary-fields-2", "wrangle", "rustle"},    // covers: goal-mary-fields-2
};

void deliver(Scenario& s, const std::string& kind) {
  const bool wrangle = kind == "wrangle";
  s.at(0, wrangle ? "sv13" : "sh6").cattle(0, "cattle-green-1").turn(0);
  s.play(0, wrangle ? "move sv12" : "move sh7").play(0, "deliver " + kind).settle();
}

TEST(DeliveryGoals, NeedThatKindOfDelivery) {
  for (const Delivered& row : kDeliveries) {
    SCOPED_TRACE(row.goal);
    Scenario met(3);
    keep(met, row.goal);
    deliver(met, row.kind);
    show(met, row.goal);
    Scenario other(3);
    keep(other, row.goal);
    deliver(other, row.other);
    not_met(other);
  }
}

struct Healing {
  const char* goal;
  int wounds;
};
constexpr Healing kHealings[] = {
    {"goal-calamity-jane-2", 2},  // covers: goal-calamity-jane-2
    {"goal-doc-holliday-4", 3},   // covers: goal-doc-holliday-4
};

TEST(HealingGoals, NeedThatManyWoundsHealedAtTheDoctor) {
  for (const Healing& row : kHealings) {
    SCOPED_TRACE(row.goal);
    for (const int wounds : {row.wounds, row.wounds - 1}) {
      SCOPED_TRACE(wounds);
      Scenario s(3);
      keep(s, row.goal);
      s.at(0, "rf1").cash(0, 10).wounds(0, wounds).draws(wounds == 3   ? "2h 3c 4c"
                                                         : wounds == 2 ? "2h 3c"
                                                                       : "2h");
      s.turn(0);
      s.play(0, "heal").settle();
      EXPECT_EQ(s.player(0).wounds, 0);
      if (wounds == row.wounds)
        show(s, row.goal);
      else
        not_met(s);
    }
    Scenario elsewhere(3);  // a story heals all, away from the doctor
    keep(elsewhere, row.goal);
    elsewhere.at(0, "rf3")
        .wounds(0, row.wounds)
        .story(0, "story-the-cruel-wastes")
        .discs(0, 0, 2)
        .turn(0);
    elsewhere.play(0, "end-turn").settle();
    EXPECT_EQ(elsewhere.player(0).wounds, 0);
    EXPECT_FALSE(elsewhere.offers(0, show_word(row.goal)));
    EXPECT_EQ(elsewhere.player(0).legends_n, 0);
    elsewhere.leave_open();
  }
}

// Seat 0 plays poker in Darkrock: a pair of nines, or nothing, against a jack.
void play_poker(Scenario& s, bool winning, bool joined) {
  s.at(0, "dr5").hand(0, "9c").cash(0, 10);
  if (joined) s.at(1, "dr6").hand(1, "Jh").cash(1, 10);
  s.draws(winning ? "9s" : "7s").draws(joined ? "5c" : "3h 4h 5c Jh").draws("8s 6c 2s");
  if (joined || !winning) s.draws("4s");
  s.turn(0);
  s.play(0, "poker");
  if (joined) {
    s.play(1, "join");
  } else {
    s.play(2, "lay 5c").play(2, "lay Jh");
  }
  s.settle();
}

// covers: goal-wild-bill-hickok-1
TEST(PokerGoals, AcesAndEightsNeedsAPotOfSeventyDollars) {
  Scenario met(3);
  keep(met, "goal-wild-bill-hickok-1");
  play_poker(met, true, true);  // 50 and two antes
  show(met, "goal-wild-bill-hickok-1");
  EXPECT_EQ(met.dollars(0), 70);

  Scenario sixty(3);
  keep(sixty, "goal-wild-bill-hickok-1");
  play_poker(sixty, true, false);
  EXPECT_EQ(sixty.dollars(0), 60);
  not_met(sixty);
}

// covers: goal-doc-holliday-1
TEST(PokerGoals, CardSharpNeedsTwoWounds) {
  for (const int wounds : {1, 2}) {
    SCOPED_TRACE(wounds);
    Scenario s(3);
    keep(s, "goal-doc-holliday-1");
    s.wounds(0, wounds);
    play_poker(s, true, false);
    if (wounds == 2)
      show(s, "goal-doc-holliday-1");
    else
      not_met(s);
  }
  Scenario lost(3);
  keep(lost, "goal-doc-holliday-1");
  lost.wounds(0, 2);
  play_poker(lost, false, false);
  EXPECT_EQ(lost.dollars(0), 0);
  not_met(lost);
}

// covers: goal-wyatt-earp-3
TEST(PokerGoals, ShareInTheHouseNeedsAMarshal) {
  for (const int mp : {0, 1}) {
    SCOPED_TRACE(mp);
    Scenario s(3);
    keep(s, "goal-wyatt-earp-3");
    s.mp(0, mp);
    play_poker(s, true, false);
    if (mp)
      show(s, "goal-wyatt-earp-3");
    else
      not_met(s);
  }
  Scenario lost(3);
  keep(lost, "goal-wyatt-earp-3");
  lost.mp(0, 1);
  play_poker(lost, false, false);
  not_met(lost);
}

// Seat 0 puts a disc on a story for a Marshal point gained where it stands.
void place_disc(Scenario& s, const char* space) {
  s.at(0, space).story(0, "story-the-law").hand(0, "2c").turn(0);
  s.play(0, "play 2c").play(0, "option 1").settle();
  s.play(0, "disc left").settle();
}

struct Disc {
  const char *goal, *space;
  bool met;
};
constexpr Disc kDiscs[] = {
    // covers: goal-calamity-jane-1
    {"goal-calamity-jane-1", "rf3", true},
    {"goal-calamity-jane-1", "rf8", true},
    {"goal-calamity-jane-1", "dr6", false},
    {"goal-calamity-jane-1", "mp8", false},
    // covers: goal-mary-fields-1
    {"goal-mary-fields-1", "mp8", true},
    {"goal-mary-fields-1", "sh2", true},
    {"goal-mary-fields-1", "dr6", false},
    {"goal-mary-fields-1", "rf3", false},
};

TEST(DiscGoals, NeedADiscPlacedThere) {
  for (const Disc& row : kDiscs) {
    SCOPED_TRACE(std::string(row.goal) + " " + row.space);
    Scenario s(3);
    keep(s, row.goal);
    place_disc(s, row.space);
    EXPECT_EQ(s.player(0).discs[0], 1);
    if (row.met)
      show(s, row.goal);
    else
      not_met(s);
  }
}

}  // namespace
}  // namespace dr::goals_actions_test
