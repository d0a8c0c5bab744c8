#include "env/pool.h"

#include <gtest/gtest.h>

#include <memory>
#include <numeric>

#include "darkrock/env.h"
#include "darkrock/modules.h"

namespace dr {
namespace {

Setup pool_table(int players, Length length = Length::kShort, int modules = 0,
                 Profile profile = Profile::kIt2023) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.length = length;
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(profile, modules & kAnteUp);
  return setup;
}

// What a slot is told in a step, added up: equal sums, equal rows.
std::uint64_t sum_of_rows(const PoolRows& rows) {
  std::uint64_t sum = 0;
  const auto add = [&](const auto& list) {
    for (const auto& x : list) sum = sum * 0x9e3779b97f4a7c15 + static_cast<std::uint64_t>(x) + 1;
  };
  add(rows.facts);
  add(rows.choice_at);
  add(rows.marks);
  add(rows.codes);
  add(rows.seat);
  add(rows.player);
  add(rows.lived);
  add(rows.advice);
  add(rows.score);
  add(rows.ended);
  add(rows.end_score);
  add(rows.end_lp);
  for (const float share : rows.won) add(std::vector{static_cast<int>(60 * share)});
  return sum;
}

// Chooses at random for whoever is asked, the same every time.
class RandomSteps {
 public:
  void step(Pool& pool) {
    const auto& at = pool.rows().choice_at;
    chosen_.assign(static_cast<std::size_t>(pool.games()), 0);
    for (std::size_t i = 0; i < chosen_.size(); ++i)
      if (const int n = at[i + 1] - at[i]; n > 0)
        chosen_[i] = static_cast<std::int32_t>(rng_.below(static_cast<std::uint32_t>(n)));
    pool.step(chosen_.data());
    pool.wait();
  }

 private:
  Rng rng_{5};
  std::vector<std::int32_t> chosen_;
};

// Every kind of table in turn.
void set_tables(Pool& pool) {
  constexpr int kModules[] = {0, kAnteUp, kAnteUp | kAlternativePoker, kAnteUp | kCommunityPoker,
                              kAllModules};
  for (int i = 0; i < pool.games(); ++i)
    pool.set_table(i, 1,
                   pool_table(2 + i % 5, static_cast<Length>(i % 3), kModules[i / 2 % 5],
                              static_cast<Profile>(i % 4)));
}

TEST(Pool, TellsTheSameWithOneThreadAndWithThree) {
  std::vector<std::uint64_t> told[2];
  for (const bool many : {false, true}) {
    PoolOptions options{.seed = 8, .threads = many ? 3 : 1, .bots = {"greedy", "random"}};
    Pool pool(100, std::move(options));
    set_tables(pool);
    for (int i = 0; i < pool.games(); i += 3) {
      Seating seating;
      seating.player[1] = kOutsiders;
      seating.player[0] = kOutsiders + 1;
      std::fill(std::begin(seating.likes), std::end(seating.likes), LikeSet{0x33});
      pool.set_seating(i, seating);
    }
    pool.reset();
    pool.wait();
    RandomSteps steps;
    for (int n = 0; n < 120; ++n) {
      told[many].push_back(sum_of_rows(pool.rows()));
      steps.step(pool);
    }
  }
  EXPECT_EQ(told[0], told[1]);
}

TEST(Pool, PlaysEveryKindOfTableToItsEnd) {
  Pool pool(60, {.seed = 9, .threads = 2, .once = true, .bots = {}});
  set_tables(pool);
  pool.reset();
  pool.wait();
  RandomSteps steps;
  const PoolRows& rows = pool.rows();
  int ended = 0;
  while (rows.choice_at.back() > 0) {
    steps.step(pool);
    for (std::size_t i = 0; i < 60; ++i) {
      if (!rows.ended[i]) continue;
      ++ended;
      EXPECT_EQ(rows.ended[i], 1) << "slot " << i << " was cut off";
      const float* won = rows.won.data() + i * kMaxFigures;
      EXPECT_NEAR(std::accumulate(won, won + kMaxFigures, 0.0f), 1, 1e-5);
      EXPECT_EQ(rows.end_seats[i], 2 + i % 5);
      EXPECT_GT(rows.end_rounds[i], 1);
      // Somebody had the LP that end a game, counted by their sources.
      const auto sources = static_cast<std::size_t>(LpSource::kCount);
      int most = 0;
      for (std::size_t s = 0; s < kMaxFigures; ++s) {
        const auto* lp = rows.end_lp.data() + (i * kMaxFigures + s) * sources;
        most = std::max(most, std::accumulate(lp, lp + sources, 0));
      }
      if (rows.end_rounds[i] < 60) {  // B13.6
        EXPECT_GE(most, game_length(static_cast<Length>(i % 3))) << "slot " << i;
      }
    }
  }
  EXPECT_EQ(ended, 60);
  const PoolCounts counts = pool.take_counts();
  EXPECT_EQ(counts.games, 60);
  EXPECT_LT(counts.most_facts, kMostFacts);
  EXPECT_LT(counts.most_marks, kMostMarks);
  EXPECT_EQ(pool.take_counts().games, 0);
}

TEST(Pool, DealsDuplicatesTheSameCardsWithSeatsTurned) {
  Pool pool(12, {.seed = 10, .threads = 1, .duplicate = true, .bots = {"random"}});
  pool.set_table(0, 12, pool_table(4));
  for (int i = 0; i < 12; ++i) {
    Seating seating;  // player 1 and three of the others
    seating.player[0] = 1;
    pool.set_seating(i, seating);
  }
  pool.reset();
  pool.wait();
  for (int i = 0; i < 12; ++i) EXPECT_EQ(pool.deal(i), pool.deal(i / 4 * 4));
  EXPECT_NE(pool.deal(0), pool.deal(4));
  const PoolRows& rows = pool.rows();
  int seats = 0;
  for (int i = 0; i < 4; ++i) {
    // All see the same, asked first as the same seat; one of the four is player 1.
    EXPECT_EQ(rows.seat[static_cast<std::size_t>(i)], rows.seat[0]);
    EXPECT_TRUE(std::equal(rows.facts.begin() + i * kMostFacts,
                           rows.facts.begin() + (i + 1) * kMostFacts, rows.facts.begin()));
    seats += rows.player[static_cast<std::size_t>(i)];
  }
  EXPECT_EQ(seats, 1);
}

TEST(Pool, GoesOnWithTheNextGame) {
  Pool pool(4, {.seed = 11, .bots = {}});
  pool.set_table(0, 4, pool_table(3));
  pool.reset();
  pool.wait();
  const std::uint64_t first = pool.deal(0);
  RandomSteps steps;
  bool ended = false;
  for (int n = 0; n < 3000 && !ended; ++n) {
    steps.step(pool);
    ended = pool.rows().ended[0];
    EXPECT_GT(pool.rows().choice_at[1], 0);
  }
  EXPECT_TRUE(ended);
  EXPECT_NE(pool.deal(0), first);
}

TEST(Pool, TellsRidersWhoLikeOneThingWhatTheirTeacherWouldDo) {
  Pool pool(30, {.seed = 12, .threads = 2, .bots = {"random", "marshal"}});
  Seating seating;
  seating.likes[0] = 1u << static_cast<int>(Like::kLaw);
  seating.likes[1] = 1u << static_cast<int>(Like::kGold);
  for (int i = 0; i < 30; ++i) pool.set_seating(i, seating);
  pool.set_teacher(Like::kLaw, 1);
  pool.reset();
  pool.wait();
  const PoolRows& rows = pool.rows();
  std::vector<std::int32_t> chosen(30);
  int taught = 0, liking = 0;
  for (int n = 0; n < 400; ++n) {
    for (std::size_t i = 0; i < 30; ++i) {
      const bool likes_law = rows.facts[i * kMostFacts] == 1 + static_cast<int>(Like::kLaw);
      const int choices = rows.choice_at[i + 1] - rows.choice_at[i];
      EXPECT_TRUE(likes_law || rows.advice[i] < 0);
      EXPECT_LT(rows.advice[i], choices);
      taught += rows.advice[i] >= 0;
      liking += likes_law;
      chosen[i] = std::max<std::int32_t>(rows.advice[i], 0);
    }
    pool.step(chosen.data());
    pool.wait();
  }
  EXPECT_GT(taught, liking / 8);
  EXPECT_LT(taught, liking / 2);
  pool.set_teacher(Like::kLaw, -1);
  pool.step(chosen.data());
  pool.wait();
  EXPECT_EQ(*std::max_element(rows.advice.begin(), rows.advice.end()), -1);
}

// --- its C interface ----------------------------------------------------------------------------

struct FreePool {
  void operator()(dr_pool* pool) const { dr_pool_free(pool); }
};
using OwnedPool = std::unique_ptr<dr_pool, FreePool>;

TEST(CPool, RefusesBadArguments) {
  const auto make = [](uint32_t games, uint32_t threads, uint32_t flags, std::string_view bots) {
    return OwnedPool(dr_pool_new(games, threads, 1, flags, bots.data(), bots.size()));
  };
  EXPECT_FALSE(make(0, 1, 0, ""));
  EXPECT_FALSE(make(1u << 30, 1, 0, ""));
  EXPECT_FALSE(make(1, 0, 0, ""));
  EXPECT_FALSE(make(1, 1, 4, ""));
  EXPECT_FALSE(make(1, 1, 0, "sheriff-of-nottingham"));
  const OwnedPool pool = make(4, 1, 0, "greedy\n");
  ASSERT_TRUE(pool);

  dr_setup setup{};
  setup.players = 4;
  std::fill(std::begin(setup.characters), std::end(setup.characters), DR_DEALT);
  EXPECT_EQ(dr_pool_set_table(pool.get(), 0, 4, &setup), DR_OK);
  EXPECT_EQ(dr_pool_set_table(pool.get(), 4, 0, &setup), DR_OK);
  EXPECT_EQ(dr_pool_set_table(pool.get(), 1, 4, &setup), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_set_table(pool.get(), 2, UINT32_MAX, &setup), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_set_table(pool.get(), 0, 4, nullptr), DR_BAD_SETUP);
  setup.players = 7;
  EXPECT_EQ(dr_pool_set_table(pool.get(), 0, 4, &setup), DR_BAD_SETUP);

  uint8_t players[24] = {}, likes[24] = {};
  EXPECT_EQ(dr_pool_set_seats(pool.get(), 0, 4, players, likes), DR_OK);
  players[23] = DR_OUTSIDERS + 1;  // there is one bot
  EXPECT_EQ(dr_pool_set_seats(pool.get(), 0, 4, players, likes), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_set_seats(pool.get(), 0, 4, nullptr, likes), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_set_seats(pool.get(), 3, 2, likes, likes), DR_BAD_ARGUMENT);

  EXPECT_EQ(dr_pool_set_teacher(pool.get(), 0, 0), DR_OK);
  EXPECT_EQ(dr_pool_set_teacher(pool.get(), 0, -1), DR_OK);
  EXPECT_EQ(dr_pool_set_teacher(pool.get(), 0, 1), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_set_teacher(pool.get(), 8, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_set_teacher(nullptr, 0, 0), DR_BAD_ARGUMENT);

  EXPECT_EQ(dr_pool_reset(nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_step(pool.get(), nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_wait(nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_rows(pool.get(), nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_counts(nullptr, nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_pool_deal(pool.get(), 4), 0u);
  EXPECT_EQ(dr_pool_deal(nullptr, 0), 0u);
}

}  // namespace
}  // namespace dr
