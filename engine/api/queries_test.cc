#include "darkrock/queries.h"

#include <gtest/gtest.h>

#include "content/compiler/content.h"
#include "engine/flow/facts.h"

namespace dr {
namespace {

// Calls f(catalog, view of a seat that is asked) before every choice of some random games.
template <class F>
void in_every_position(F&& f) {
  std::uint64_t number = 21;
  for (const int modules : {0, kAnteUp | kAlternativePoker | kCommunityPoker})
    for (const int players : {2, 3, 5}) {
      const Catalog& cat = default_content(modules & (kAnteUp | kAlternativePoker)).catalog;
      Setup setup;
      setup.players = u8(players);
      setup.modules = u8(modules);
      Rng rng{number};
      State state = new_game(cat, setup, seed_from(number++));
      for (int n = 0; n < 600 && to_act(state.pub); ++n) {
        const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
        const View view = observe(state, seat);
        f(cat, view);
        Choices options;
        legal(cat, view, options);
        apply(cat, state, seat,
              options[static_cast<int>(rng.below(static_cast<unsigned>(options.n)))]);
      }
    }
}

// The ways are as long as the engine says, and every step of them is one.
// covers: B4.4, B4.5
TEST(Way, IsTheWayOfAMove) {
  int mesas = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    const Seat seat = view.seat;
    Public pub = view.pub;
    Player& p = pub.player[seat];
    if (p.space == kNone || p.character == kNone) return;
    p.flags |= Player::kUnlocked;  // so that who can crosses mesas
    SpaceSet plain, mesa;
    for (int range = 1; range <= 5; ++range) {
      const Reach now = reach(cat, pub, seat, range);
      for_each(now.plain - plain,
               [&](Space s) { EXPECT_EQ(way(cat, pub, seat, s, false).steps, range); });
      for_each(now.mesa - mesa, [&](Space s) {
        EXPECT_EQ(way(cat, pub, seat, s, true).steps, range);
        ++mesas;
      });
      plain = now.plain;
      mesa = now.mesa;
    }
    const SpaceSet stops = pub.bandits | pub.au.outlaws | pub.au.claim_jumpers;
    for_each(plain, [&](Space s) {
      const Way path = way(cat, pub, seat, s, false);
      Space from = p.space;
      ASSERT_EQ(path.n, path.steps);
      for (int i = 0; i < path.n; ++i) {
        EXPECT_TRUE(near(cat, pub, from).has(path.space[i]));
        EXPECT_FALSE(p.wp && path.space[i] == pub.sheriff);
        EXPECT_TRUE(i == 0 || !stops.has(from));
        from = path.space[i];
      }
      EXPECT_EQ(from, s);
    });
    for_each(mesa, [&](Space s) {
      const Way path = way(cat, pub, seat, s, true);
      ASSERT_GT(path.n, 0);
      EXPECT_LT(path.n, path.steps);  // the mesa is a step of its own
      EXPECT_EQ(path.space[path.n - 1], s);
    });
  });
  EXPECT_GT(mesas, 0);
}

// Every question has a cause, and the causes of programs name a card that exists.
TEST(CauseNow, IsFoundForEveryQuestion) {
  int kinds[kCauses] = {};
  in_every_position([&](const Catalog& cat, const View& view) {
    const Cause cause = cause_now(view.pub);
    ASSERT_LT(static_cast<int>(cause.kind), kCauses);
    ++kinds[static_cast<int>(cause.kind)];
    EXPECT_TRUE(cause.kind != CauseKind::kItem || cause.id < cat.n_items);
    EXPECT_TRUE(cause.kind != CauseKind::kStory || cause.id < cat.n_stories);
    if (view.pub.ask == Ask::kOption || view.pub.ask == Ask::kMay) {
      EXPECT_GE(cause.kind, CauseKind::kCard);
      EXPECT_GE(asking_code(cat, view.pub), 0);
    }
  });
  for (const CauseKind kind :
       {CauseKind::kSetup, CauseKind::kTurn, CauseKind::kHandLimit, CauseKind::kLocation,
        CauseKind::kMove, CauseKind::kFight, CauseKind::kPoker, CauseKind::kCard})
    EXPECT_GT(kinds[static_cast<int>(kind)], 0) << static_cast<int>(kind);
}

// Prices and payouts are those of the game: what is said before is what is paid after.
// covers: B7.2, B7.6, B7.8, AU48
TEST(CashAtStake, IsWhatChangesHands) {
  int seen = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    Choices options;
    legal(cat, view, options);
    for (const Choice choice : options) {
      const bool buys = choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade;
      const bool sells = choice.verb == Verb::kDeposit;
      if (!buys && !sells && choice.verb != Verb::kRevel) continue;
      Rng rng{7};
      State state = sample(cat, view, rng);
      Events events;
      apply(cat, state, view.seat, choice, &events);
      const int said = buys ? price_now(cat, view.pub, choice.a) : cash_at_stake(view.pub, choice);
      for (int i = 0; i < events.n; ++i) {
        const Event& e = events.list[i];
        if (e.kind != EventKind::kCash || e.seat != view.seat) continue;
        EXPECT_EQ(e.b, sells ? said : -said);
        ++seen;
        break;
      }
    }
  });
  EXPECT_GT(seen, 50);
}

}  // namespace
}  // namespace dr
