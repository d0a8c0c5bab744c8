// Random games of every kind of table. DARKROCK_GAMES sets how many in all.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/property.h"

namespace dr {
namespace {

int games_in_all() {
  const char* set = std::getenv("DARKROCK_GAMES");
  return set ? std::atoi(set) : 1000;
}

class RandomGames : public ::testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(RandomGames, HoldAllProperties) {
  const auto [players, profile] = GetParam();
  const Catalog& cat = default_content().catalog;
  const int games = games_in_all() / 20 + 1;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = static_cast<std::uint64_t>((players * 4 + profile) * 1'000'000 + i);
    const dr::Setup setup =
        any_setup(static_cast<std::uint64_t>(i), players, static_cast<Profile>(profile));
    const Played played = play_checked(cat, setup, seed);
    ASSERT_EQ(played.problem, "") << "players " << players << " profile " << profile << " game "
                                  << i;
  }
}

TEST_P(RandomGames, TellNobodyWhatIsHidden) {
  const auto [players, profile] = GetParam();
  const Catalog& cat = default_content().catalog;
  const int games = games_in_all() / 100 + 1;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = static_cast<std::uint64_t>((players * 4 + profile) * 1'000'000 + i);
    const dr::Setup setup =
        any_setup(static_cast<std::uint64_t>(i), players, static_cast<Profile>(profile));
    ASSERT_EQ(check_no_leak(cat, setup, seed), "")
        << "players " << players << " profile " << profile;
  }
}

std::string name_of(const ::testing::TestParamInfo<std::tuple<int, int>>& info) {
  static constexpr const char* kNames[] = {"it2023", "ptbr", "uk", "fr2018"};
  return std::to_string(std::get<0>(info.param)) + "players_" + kNames[std::get<1>(info.param)];
}

INSTANTIATE_TEST_SUITE_P(Tables, RandomGames,
                         ::testing::Combine(::testing::Range(2, 7), ::testing::Range(0, 4)),
                         name_of);

}  // namespace
}  // namespace dr
