// The four printed editions as sets of switches (editions.md, section 4).
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/scenario.h"

namespace dr::profiles_test {
namespace {

struct Row {
  const char* id;
  const char* side[2];
  const char* row;
  std::set<std::string> others;  // profiles on the other side
};

const Row kRows[] = {
    {"poker-top", {"five", "royal"}, "1", {"pt-br", "uk", "fr-2018"}},
    {"guard-ties", {"guard", "player"}, "2", {"fr-2018"}},
    {"values-can-rise", {"off", "on"}, "6", {"uk", "fr-2018"}},
    {"shotgun-up", {"lower", "raise"}, "7", {"fr-2018"}},
    {"stick-em-up", {"2", "1"}, "8", {"uk", "fr-2018"}},
    {"player-fight-order", {"start-first", "cards-first"}, "9", {"uk", "fr-2018"}},
    {"guard-order", {"start-first", "npc-first"}, "10", {"uk", "fr-2018"}},
    {"bandit-order", {"start-first", "player-first"}, "11", {"uk", "fr-2018"}},
    {"sheriff-order", {"start-first", "player-first"}, "12", {"pt-br", "uk", "fr-2018"}},
    {"surrender", {"on", "off"}, "13", {"uk", "fr-2018"}},
    {"sheriff-takes-nuggets", {"on", "off"}, "15", {"fr-2018"}},
    {"sheriff-attempt", {"must", "may"}, "16", {"uk"}},
    {"delivery-moment", {"move", "turn"}, "22", {"uk"}},
    {"swap-on-upgrade", {"on", "off"}, "24", {"pt-br", "uk", "fr-2018"}},
    {"cash-lp-cap", {"none", "2"}, "27", {"uk", "fr-2018"}},
    {"diagonals", {"on", "off"}, "36", {}},
    {"dealer-ties", {"active", "dealer"}, "39", {}},
    {"mule-swap", {"discard", "keep"}, "45", {}},
    {"instincts-bonus", {"off", "on"}, "46", {}},
    {"deposit-per-turn", {"any", "once"}, "49", {}},
    {"work-anywhere", {"off", "on"}, "A", {}},
    {"event-marker-at-end", {"on", "off"}, "AU5", {}},
    {"bet-order", {"active-last", "from-right"}, "AU47", {}},
    {"faro-two-values", {"on", "off"}, "AU48", {}},
    {"ccp-stake", {"10", "30"}, "AU52", {}},
};

TEST(Profiles, TheSwitchesAndTheirSides) {
  ASSERT_EQ(std::size(kRows), static_cast<std::size_t>(kSwitches));
  for (int i = 0; i < kSwitches; ++i) {
    SCOPED_TRACE(kRows[i].id);
    EXPECT_STREQ(kSwitchInfo[i].id, kRows[i].id);
    EXPECT_STREQ(kSwitchInfo[i].side[0], kRows[i].side[0]);
    EXPECT_STREQ(kSwitchInfo[i].side[1], kRows[i].side[1]);
    EXPECT_STREQ(kSwitchInfo[i].row, kRows[i].row);
  }
}

TEST(Profiles, HoldExactlyTheSidesOfTheTable) {
  const char* const ids[] = {"it-2023", "pt-br", "uk", "fr-2018"};
  ASSERT_EQ(static_cast<int>(Profile::kCount), 4);
  for (int p = 0; p < 4; ++p) {
    EXPECT_STREQ(kProfileId[p], ids[p]);
    const Switches set = profile_switches(static_cast<Profile>(p));
    for (int i = 0; i < kSwitches; ++i)
      EXPECT_EQ(on_other_side(set, static_cast<Switch>(i)), kRows[i].others.contains(ids[p]))
          << ids[p] << " " << kRows[i].id;
    EXPECT_EQ(set >> kSwitches, 0u);
  }
  EXPECT_EQ(profile_switches(Profile::kIt2023), 0u);
}

TEST(Profiles, EveryProfileCanBeSetUp) {
  const Catalog& cat = default_content().catalog;
  for (int p = 0; p < 4; ++p) {
    dr::Setup setup;
    setup.switches = profile_switches(static_cast<Profile>(p));
    EXPECT_EQ(refuse_setup(cat, setup), nullptr) << kProfileId[p];
    const State state = new_game(cat, setup, seed_from(7));
    EXPECT_EQ(state.pub.switches, setup.switches);  // a game records its list
  }
}

// covers: AU60, ruling 10
TEST(Profiles, WithAnteUpGoldIsSoldOnceATurnInAll) {
  const Switches once = 1u << static_cast<int>(Switch::kDepositPerTurn);
  for (int p = 0; p < 4; ++p) {
    const Profile profile = static_cast<Profile>(p);
    EXPECT_EQ(profile_switches(profile, true), profile_switches(profile) | once);
    dr::Setup setup = ante_up();
    setup.switches = profile_switches(profile, true);
    EXPECT_EQ(refuse_setup(default_content(setup.modules).catalog, setup), nullptr);
  }
}

// covers: switch shotgun-up=raise, switch values-can-rise=off
TEST(Profiles, ARaisingShotgunNeedsValuesThatCanRise) {
  const Catalog& cat = default_content().catalog;
  const Switches raise = 1u << static_cast<int>(Switch::kShotgunUp);
  const Switches rise = 1u << static_cast<int>(Switch::kValuesCanRise);
  dr::Setup setup;
  setup.switches = raise;
  ASSERT_NE(refuse_setup(cat, setup), nullptr);
  EXPECT_NE(std::string(refuse_setup(cat, setup)).find("values-can-rise"), std::string::npos);
  setup.switches = raise | rise;
  EXPECT_EQ(refuse_setup(cat, setup), nullptr);
  setup.switches = rise;
  EXPECT_EQ(refuse_setup(cat, setup), nullptr);
}

}  // namespace
}  // namespace dr::profiles_test
