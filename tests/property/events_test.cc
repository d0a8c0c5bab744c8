// Events hold what event_table.h says of them.
#include <gtest/gtest.h>

#include <memory>

#include "darkrock/event_table.h"
#include "tests/support/property.h"

namespace dr {
namespace {

// Empty if the event names whom its kind names and shows itself to whom it may.
std::string_view wrong_with(const Event& e) {
  const bool seat = e.seat != kNone, other = e.other != kNone;
  switch (info_of(e.kind).figures) {
    case Figures::kNone: return seat || other ? "names somebody" : "";
    case Figures::kMaybe: return other ? "names another" : "";
    case Figures::kSeat:
    case Figures::kSeatOnly: return !seat ? "names nobody" : other ? "names another" : "";
    case Figures::kOneOrTwo: return !seat ? "names nobody" : "";
    case Figures::kTwo:
    case Figures::kTwoOnly: return !seat || !other ? "does not name two" : "";
    case Figures::kUnseen: return e.audience ? "is shown" : "";
  }
  return "is of no kind";
}

bool beside(const Catalog& cat, Space a, Space b) {
  SpaceSet near = cat.linked[a];
  for (int i = 0; i < cat.spaces[a].n_adjacent; ++i) near.add(cat.spaces[a].adjacent[i]);
  for (int mesa = 0; mesa < cat.n_mesas; ++mesa)
    if (cat.mesa[mesa].has(a)) near = near | cat.mesa[mesa];
  return near.has(b);
}

// A ride goes from a space to one beside it until it ends; what lies in the pot is told.
void expect_steps(const Catalog& cat, const Public& before, const Events& events,
                  const Public& after) {
  int pot = before.poker.pot;
  for (int i = 0; i < events.n; ++i) {
    const Event& e = events.list[i];
    if (e.kind == EventKind::kPot) pot = e.a;
    if (e.kind != EventKind::kPassed) continue;
    ASSERT_LT(i + 1, events.n);
    const Event& next = events.list[i + 1];
    EXPECT_TRUE(beside(cat, static_cast<Space>(e.a), static_cast<Space>(next.a)));
    if (next.kind != EventKind::kSheriffMoved) {
      EXPECT_TRUE(next.kind == EventKind::kPassed || next.kind == EventKind::kMoved);
      EXPECT_EQ(next.seat, e.seat);
    }
  }
  if (after.poker.on) {
    EXPECT_EQ(pot, after.poker.pot);
  }
}

void play(const Content& content, const dr::Setup& setup, std::uint64_t number) {
  const auto events = std::make_unique<Events>();
  State state = new_game(content.catalog, setup, seed_from(number), events.get());
  Rng rng{number};
  for (;;) {
    for (int i = 0; i < events->n; ++i) {
      const Event& e = events->list[i];
      EXPECT_EQ(wrong_with(e), "") << id_of(e.kind) << " in game " << number;
      const EventInfo& info = info_of(e.kind);
      if (info.a == Field::kNone) {
        EXPECT_EQ(e.a, 0) << id_of(e.kind);
      }
      if (info.b == Field::kNone) {
        EXPECT_EQ(e.b, 0) << id_of(e.kind);
      }
      if (is_flag(info.b)) {
        EXPECT_LE(static_cast<unsigned>(e.b), 1u) << id_of(e.kind);
      }
    }
    const SeatSet asked = to_act(state.pub);
    if (!asked) return;
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    Choices options;
    legal(content.catalog, observe(state, seat), options);
    const auto n = rng.below(static_cast<std::uint32_t>(options.n));
    events->clear();
    const Public before = state.pub;
    apply(content.catalog, state, seat, options[static_cast<int>(n)], events.get());
    expect_steps(content.catalog, before, *events, state.pub);
  }
}

TEST(Events, HoldWhatTheirTableSays) {
  constexpr int kAllModules = kAnteUp | kAlternativePoker | kCommunityPoker;
  for (std::uint64_t number = 0; number < 24; ++number)
    for (const int modules : {0, kAllModules}) {
      const int players = 2 + static_cast<int>(number % 5);
      play(default_content(modules), any_setup(number, players, Profile::kIt2023, modules), number);
    }
}

}  // namespace
}  // namespace dr
