// Random games of every kind of table: the base game by edition, Ante Up by modules. DARKROCK_GAMES
// sets how many of each in all.
#include <gtest/gtest.h>

#include "content/compiler/pack.h"
#include "tests/support/asked_for.h"
#include "tests/support/property.h"

namespace dr {
namespace {

int games_in_all() { return asked_for("DARKROCK_GAMES", 1000); }

// A table to play at: the i-th of a number of players, an edition and a set of modules.
struct Table {
  int players = 2, profile = 0, modules = 0;

  const Catalog& catalog() const { return default_content(modules).catalog; }
  dr::Setup setup(int i) const {
    return any_setup(static_cast<std::uint64_t>(i), players, static_cast<Profile>(profile),
                     modules);
  }
  std::uint64_t seed(int i) const {
    return static_cast<std::uint64_t>(((modules * 8 + players) * 4 + profile) * 1'000'000 + i);
  }
  std::string name() const {
    return std::to_string(players) + " players, profile " + std::to_string(profile) + ", modules " +
           std::to_string(modules);
  }
};

void expect_properties(const Table& table, int i) {
  ASSERT_EQ(refuse_setup(table.catalog(), table.setup(i)), nullptr) << table.name();
  const Played played = play_checked(table.catalog(), table.setup(i), table.seed(i));
  ASSERT_EQ(played.problem, "") << table.name() << ", game " << i;
}

void expect_no_leak(const Table& table, int i) {
  ASSERT_EQ(check_no_leak(table.catalog(), table.setup(i), table.seed(i)), "")
      << table.name() << ", game " << i;
}

class RandomGames : public ::testing::TestWithParam<std::tuple<int, int>> {
 protected:
  Table table() const { return {std::get<0>(GetParam()), std::get<1>(GetParam()), 0}; }
};

TEST_P(RandomGames, HoldAllProperties) {
  for (int i = 0; i < games_in_all() / 20 + 1; ++i) expect_properties(table(), i);
}

TEST_P(RandomGames, TellNobodyWhatIsHidden) {
  for (int i = 0; i < games_in_all() / 100 + 1; ++i) expect_no_leak(table(), i);
}

// Every set of modules a table may choose with Ante Up; the editions take turns.
class AnteUpGames : public ::testing::TestWithParam<std::tuple<int, int>> {
 protected:
  Table table(int i) const { return {std::get<0>(GetParam()), i / 6 % 4, std::get<1>(GetParam())}; }
};

TEST_P(AnteUpGames, HoldAllProperties) {
  for (int i = 0; i < games_in_all() / 20 + 1; ++i) expect_properties(table(i), i);
}

TEST_P(AnteUpGames, TellNobodyWhatIsHidden) {
  for (int i = 0; i < games_in_all() / 100 + 1; ++i) expect_no_leak(table(i), i);
}

// A pack may add items: three more fit beside those of both boxes.
TEST(GamesWithSixteenItems, HoldAllProperties) {
  std::string pack = "pack more\n  title More\n";
  for (const std::string id : {"lasso", "spyglass", "stetson"})
    pack += "item " + id + "\n  name " + id +
            "\n  type general\n  price $10\n  @start-of-turn: gain $10\n  source ours\n";
  const CompileResult more = compile_pack(pack, kAnteUp);
  ASSERT_TRUE(more.content);
  const Catalog& catalog = more.content->catalog;
  ASSERT_EQ(catalog.n_items, kMaxItems);
  bool owned = false;
  for (std::uint64_t i = 0; i < 15; ++i) {
    const dr::Setup setup = any_setup(i, 2 + static_cast<int>(i % 5), Profile::kIt2023, kAnteUp);
    const Played played = play_checked(catalog, setup, i);
    ASSERT_EQ(played.problem, "") << i;
    for (const Player& player : played.last.pub.player) owned |= player.items >> kBoxItems != 0;
  }
  EXPECT_TRUE(owned);
}

std::string name_of(const ::testing::TestParamInfo<std::tuple<int, int>>& info) {
  static constexpr const char* kNames[] = {"it2023", "ptbr", "uk", "fr2018"};
  return std::to_string(std::get<0>(info.param)) + "players_" + kNames[std::get<1>(info.param)];
}

std::string modules_of(const ::testing::TestParamInfo<std::tuple<int, int>>& info) {
  const int modules = std::get<1>(info.param);
  return std::to_string(std::get<0>(info.param)) + "players_anteup" +
         (modules & kAlternativePoker ? "_alternative" : "") +
         (modules & kCommunityPoker ? "_community" : "");
}

INSTANTIATE_TEST_SUITE_P(Tables, RandomGames,
                         ::testing::Combine(::testing::Range(2, 7), ::testing::Range(0, 4)),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Tables, AnteUpGames,
                         ::testing::Combine(::testing::Range(2, 7),
                                            ::testing::Values(kAnteUp, kAnteUp | kAlternativePoker,
                                                              kAnteUp | kCommunityPoker,
                                                              kAnteUp | kAlternativePoker |
                                                                  kCommunityPoker)),
                         modules_of);

}  // namespace
}  // namespace dr
