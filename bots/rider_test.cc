#include "bots/rider.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "content/compiler/content.h"

namespace dr {
namespace {

// A question of a game among riders, after so many choices.
struct Asked {
  explicit Asked(int choices_made) {
    dr::Setup setup;
    setup.players = 4;
    setup.switches = profile_switches(Profile::kIt2023, false);
    State state = new_game(catalog, setup, seed_from(5));
    for (int i = 0;; ++i) {
      seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      view = observe(state, seat);
      legal(catalog, view, choices);
      if (i >= choices_made && choices.n > 3) return;
      apply(catalog, state, seat, Rider({}, 0, 1).choose(catalog, view, choices));
    }
  }

  const Catalog& catalog = default_content(0).catalog;
  Seat seat = 0;
  View view;
  Choices choices;
};

TEST(Rider, TakesWhatTheNetworkFindsBestWhenCool) {
  for (const int n : {5, 60, 150}) {
    const Asked asked(n);
    std::vector<int> rating(static_cast<std::size_t>(asked.choices.n));
    Rider rider({}, 0, 1);
    ASSERT_TRUE(rider.rate(asked.catalog, asked.view, asked.choices, rating));
    const Choice best = rider.choose(asked.catalog, asked.view, asked.choices);
    const auto at = std::find(asked.choices.begin(), asked.choices.end(), best);
    EXPECT_EQ(rating[static_cast<std::size_t>(at - asked.choices.begin())],
              *std::max_element(rating.begin(), rating.end()));
  }
}

TEST(Rider, ErrsTheMoreTheWarmerItIs) {
  int before = 0;
  for (const int warmth : {0, 400, 2000}) {
    int kinds = 0;
    for (const int n : {5, 60, 150}) {
      const Asked asked(n);
      std::set<std::uint32_t> taken;
      for (std::uint64_t seed = 0; seed < 60; ++seed)
        taken.insert(
            Rider({}, warmth, seed).choose(asked.catalog, asked.view, asked.choices).code());
      kinds += static_cast<int>(taken.size());
    }
    EXPECT_GT(kinds, before);
    before = kinds;
  }
}

}  // namespace
}  // namespace dr
