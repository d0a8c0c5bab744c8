// Taking a game back with a new key (`rekey`), and random outcomes as events.
#include <gtest/gtest.h>

#include <cstring>
#include <memory>

#include "darkrock/modules.h"
#include "tests/support/property.h"

namespace dr {
namespace {

bool same(const void* a, const void* b, std::size_t n) { return std::memcmp(a, b, n) == 0; }

// How often each hidden thing came out otherwise.
struct Changes {
  int fight_order = 0, story_top = 0, mib_hand = 0, mib_commit = 0, tokens = 0, frontier = 0,
      faro = 0;

  void count(const Hidden& a, const Hidden& b) {
    fight_order += !same(a.fight_order, b.fight_order, sizeof a.fight_order);
    story_top += !same(a.story_top, b.story_top, sizeof a.story_top);
    mib_hand += a.mib_hand != b.mib_hand;
    mib_commit += a.mib_commit != b.mib_commit;
    tokens += !same(a.au.token_at, b.au.token_at, sizeof a.au.token_at);
    frontier += !same(a.au.frontier_at, b.au.frontier_at, sizeof a.au.frontier_at);
    faro += !same(a.au.faro, b.au.faro, sizeof a.au.faro);
  }
};

void expect_same_views(const State& a, const State& b) {
  ASSERT_TRUE(same(&a.pub, &b.pub, sizeof a.pub)) << "the table changed";
  ASSERT_TRUE(same(a.own, b.own, sizeof a.own)) << "what a seat knows changed";
  for (Seat seat = 0; seat <= a.pub.players; ++seat) {
    const View x = observe(a, seat), y = observe(b, seat);
    ASSERT_TRUE(same(&x, &y, sizeof x)) << "seat " << int{seat};
  }
}

// The game with another key. What it was before leaves no trace: with a detour it is the same.
State rekeyed(const Catalog& catalog, const State& state, std::uint64_t number) {
  State direct = state, detour = state;
  rekey(catalog, direct, seed_from(number));
  rekey(catalog, detour, seed_from(number + 1));
  rekey(catalog, detour, seed_from(number));
  EXPECT_TRUE(same(&direct, &detour, sizeof direct)) << "something hidden was kept";
  EXPECT_TRUE(same(direct.hid.key, seed_from(number).word, sizeof direct.hid.key));
  return direct;
}

Choice random_choice(const Catalog& catalog, const State& state, Seat& seat, Rng& rng) {
  seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
  Choices options;
  legal(catalog, observe(state, seat), options);
  return options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.n)))];
}

// Plays a game that is rekeyed now and then, and goes on from there.
void play_rekeyed(const Catalog& catalog, const dr::Setup& setup, std::uint64_t number,
                  Changes& changes) {
  State state = new_game(catalog, setup, seed_from(number));
  Rng rng{number + 1};
  for (int n = 0; !state.pub.over; ++n) {
    ASSERT_LT(n, 100'000);
    const State next = rekeyed(catalog, state, number * 1000 + static_cast<std::uint64_t>(n));
    expect_same_views(state, next);
    ASSERT_EQ(check_state(catalog, next), "") << "decision " << n;
    changes.count(state.hid, next.hid);
    if (testing::Test::HasFailure()) return;
    if (n % 16 == 0) state = next;
    Seat seat;
    const Choice choice = random_choice(catalog, state, seat, rng);
    apply(catalog, state, seat, choice);
    ASSERT_EQ(check_state(catalog, state), "") << "after decision " << n;
  }
}

class Rekeying : public testing::TestWithParam<int> {};

TEST_P(Rekeying, ChangesWhatNobodySeesAndNothingElse) {
  Changes changes;
  for (int i = 0; i < 6; ++i) {
    const dr::Setup setup =
        any_setup(static_cast<std::uint64_t>(i), GetParam(), static_cast<Profile>(i % 4));
    play_rekeyed(default_content().catalog, setup, static_cast<std::uint64_t>(100 + i), changes);
  }
  EXPECT_GT(changes.fight_order, 0);
  EXPECT_GT(changes.story_top, 0);
  EXPECT_EQ(changes.mib_hand > 0, GetParam() == 2);
  EXPECT_EQ(changes.mib_commit > 0, GetParam() == 2);
  EXPECT_EQ(changes.tokens + changes.frontier + changes.faro, 0);
}

TEST_P(Rekeying, DealsWhatNobodyHasLookedAtInAnteUp) {
  Changes changes;
  for (int i = 0; i < 6; ++i) {
    const dr::Setup setup = any_setup(static_cast<std::uint64_t>(i), GetParam(),
                                      static_cast<Profile>(i % 4), kAllModules);
    play_rekeyed(default_content(kAllModules).catalog, setup, static_cast<std::uint64_t>(200 + i),
                 changes);
  }
  EXPECT_GT(changes.tokens, 0);
  EXPECT_GT(changes.frontier, 0);
  EXPECT_GT(changes.faro, 0);
}

INSTANTIATE_TEST_SUITE_P(Players, Rekeying, testing::Range(2, 7));

// Counts the outcomes drawn for each purpose.
struct Drawn {
  std::uint32_t n[static_cast<int>(Purpose::kCount)] = {};

  void add(const Events& events) {
    for (int i = 0; i < events.n; ++i) {
      const Event& e = events.list[i];
      if (e.kind != EventKind::kRandom) continue;
      EXPECT_EQ(e.audience, 0) << "nobody may see it";
      EXPECT_GE(e.b, 0);
      EXPECT_LT(e.b, e.a);
      EXPECT_GE(e.a, 2);
      ++n[e.seat];
    }
  }
};

// A rejected word would count twice; that happens once in a hundred million draws.
void expect_counters(const Hidden& hid, const Drawn& drawn) {
  for (int i = 0; i < static_cast<int>(Purpose::kCount); ++i)
    ASSERT_EQ(i < kBasePurposes ? hid.counter[i] : hid.au.counter[i - kBasePurposes], drawn.n[i])
        << "purpose " << i;
}

TEST(RandomEvents, ReportEveryDraw) {
  Drawn all;
  for (const int modules : {0, kAllModules})
    for (int i = 0; i < 10; ++i) {
      const Catalog& catalog = default_content(modules).catalog;
      const dr::Setup setup =
          any_setup(static_cast<std::uint64_t>(i), 2 + i % 5, Profile::kIt2023, modules);
      const auto events = std::make_unique<Events>();
      Drawn drawn;
      State state =
          new_game(catalog, setup, seed_from(static_cast<std::uint64_t>(i)), events.get());
      drawn.add(*events);
      Rng rng{static_cast<std::uint64_t>(i)};
      while (!state.pub.over) {
        events->clear();
        Seat seat;
        const Choice choice = random_choice(catalog, state, seat, rng);
        apply(catalog, state, seat, choice, events.get());
        drawn.add(*events);
        ASSERT_EQ(events->dropped, 0);
      }
      expect_counters(state.hid, drawn);
      for (int p = 0; p < static_cast<int>(Purpose::kCount); ++p) all.n[p] += drawn.n[p];

      drawn = {};
      events->clear();
      rekey(catalog, state, seed_from(77), events.get());
      drawn.add(*events);
      expect_counters(state.hid, drawn);
    }
  for (int p = 0; p < static_cast<int>(Purpose::kCount); ++p) EXPECT_GT(all.n[p], 0u) << p;
}

}  // namespace
}  // namespace dr
