// B14.2 Who is told what, in whole games with and without Ante Up.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::b14_private_events_test {
namespace {

// The seats that may see it, by the kinds of B14.2 and not by the engine's own table.
SeatSet audience(const Event& e) {
  const SeatSet other = e.other < kMaxPlayers ? seat_bit(e.other) : SeatSet{0};
  switch (e.kind) {
    case EventKind::kDrewCard:
    case EventKind::kNpcDrewCard:
    case EventKind::kCattleSeen:
    case EventKind::kDealtCard:
    case EventKind::kLegendDrawn:
    case EventKind::kEventSeen:
    case EventKind::kSawToken: return seat_bit(e.seat);
    case EventKind::kSaw:
    case EventKind::kGaveCard: return static_cast<SeatSet>(seat_bit(e.seat) | other);
    case EventKind::kRandom: return 0;
    default: return kAll;
  }
}

struct Seen {
  int kind[static_cast<int>(EventKind::kCount)] = {};
};

void play(const dr::Setup& setup, std::uint64_t number, Seen& seen) {
  const Catalog& cat = default_content(setup.modules & (kAnteUp | kAlternativePoker)).catalog;
  State state = new_game(cat, setup, seed_from(number));
  Rng rng{number + 1};
  for (int step = 0; step < 3000 && !state.pub.over; ++step) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices list;
    legal(cat, observe(state, seat), list);
    const auto chosen = static_cast<int>(rng.below(static_cast<std::uint32_t>(list.n)));
    Events events;
    apply(cat, state, seat, list[chosen], &events);
    for (int i = 0; i < events.n; ++i) {
      ++seen.kind[static_cast<int>(events.list[i].kind)];
      EXPECT_EQ(events.list[i].audience, audience(events.list[i]));
    }
  }
}

Seen play_twelve(dr::Setup setup) {
  Seen seen;
  setup.goals = 1;
  setup.length = Length::kShort;
  for (std::uint64_t game = 0; game < 12; ++game) {
    setup.players = static_cast<std::uint8_t>(2 + game % 5);
    play(setup, game, seen);
  }
  return seen;
}

void expect_seen(const Seen& seen, std::initializer_list<EventKind> kinds) {
  for (const EventKind kind : kinds)
    EXPECT_GT(seen.kind[static_cast<int>(kind)], 0) << static_cast<int>(kind);
}

// covers: B14.2
TEST(PrivateEvents, HaveTheirOwnersAsAudience) {
  expect_seen(play_twelve({}),
              {EventKind::kDrewCard, EventKind::kNpcDrewCard, EventKind::kCattleSeen,
               EventKind::kDealtCard, EventKind::kGaveCard});
}

// covers: B14.2
TEST(PrivateEvents, HaveTheirOwnersAsAudienceInAnteUp) {
  expect_seen(play_twelve(ante_up(kAnteUp | kAlternativePoker | kCommunityPoker)),
              {EventKind::kEventSeen, EventKind::kSawToken, EventKind::kLegendDrawn,
               EventKind::kFaroTurned, EventKind::kTokenTurned, EventKind::kTrainCard});
}

}  // namespace
}  // namespace dr::b14_private_events_test
