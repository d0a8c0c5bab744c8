#include <gtest/gtest.h>

#include <bit>

#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "engine/flow/program.h"
#include "engine/rules/fight.h"
#include "engine/rules/mine.h"
#include "engine/rules/story.h"

namespace dr {
namespace {

const Catalog& catalog_of(int modules) { return default_content(modules).catalog; }

State start(int players, int modules) {
  Setup setup;
  setup.players = u8(players);
  setup.modules = u8(modules);
  setup.goals = setup.cattle = true;
  return new_game(catalog_of(modules), setup, seed_from(7));
}

void expect_plausible(const State& state) {
  const Catalog& cat = catalog_of(state.pub.modules);
  ASSERT_TRUE(plausible(cat, state));
  ASSERT_TRUE(plausible_public(cat, state.pub));
  for (Seat seat = 0; seat < state.pub.players; ++seat)
    ASSERT_TRUE(plausible(cat, observe(state, seat)));
}

TEST(Plausible, EveryStateOfAGameIs) {
  for (const int modules : {0, int{kAnteUp}, kAnteUp | kAlternativePoker | kCommunityPoker})
    for (int players = 2; players <= kMaxPlayers; players += 2) {
      State state = start(players, modules);
      Rng rng;
      Choices choices;
      while (const SeatSet asked = to_act(state.pub)) {
        ASSERT_NO_FATAL_FAILURE(expect_plausible(state));
        const Seat seat = u8(std::countr_zero(asked));
        legal(catalog_of(modules), sight(state, seat), choices);
        const auto pick = rng.below(static_cast<std::uint32_t>(choices.n));
        apply(catalog_of(modules), state, seat, choices[static_cast<int>(pick)]);
      }
    }
}

// A frame of a chapter on top, changed by `forge`.
template <class F, class Forge>
bool takes(Forge&& forge) {
  State state = start(4, kAnteUp);
  Game g{catalog_of(kAnteUp), state, nullptr};
  forge(push<F>(g, 0));
  return plausible(catalog_of(kAnteUp), state);
}

TEST(Plausible, FramesPointAtWhatThereIs) {
  const Catalog& cat = catalog_of(kAnteUp);
  EXPECT_TRUE(takes<DiceFrame>([](DiceFrame& f) { f.dice = f.die = 2; }));
  EXPECT_FALSE(takes<DiceFrame>([](DiceFrame& f) { f.dice = 3; }));
  EXPECT_FALSE(takes<DiceFrame>([](DiceFrame& f) { f.dice = 1, f.die = 2; }));
  const auto guard = [](NpcFightFrame& f) { f.enemy = FightKind::kGuard; };
  EXPECT_TRUE(takes<NpcFightFrame>(guard));
  EXPECT_FALSE(takes<NpcFightFrame>([&](NpcFightFrame& f) { guard(f), f.order = NpcOrder{3}; }));
  EXPECT_FALSE(takes<NpcFightFrame>([](NpcFightFrame& f) { f.enemy = FightKind::kCount; }));
  EXPECT_FALSE(takes<NpcFightFrame>([](NpcFightFrame& f) { f.enemy = FightKind::kTrain; }));
  EXPECT_FALSE(takes<StoriesFrame>([](StoriesFrame& f) { f.deck = 2; }));
  EXPECT_FALSE(takes<StoriesFrame>([&](StoriesFrame& f) { f.story = u8(cat.n_stories); }));
  EXPECT_TRUE(takes<ProgramFrame>([](ProgramFrame& f) { f.subject = kMib; }));
  EXPECT_FALSE(takes<ProgramFrame>([](ProgramFrame& f) { f.subject = kMaxFigures; }));
  EXPECT_FALSE(
      takes<ProgramFrame>([&](ProgramFrame& f) { f.pc = static_cast<std::uint16_t>(cat.n_code); }));
}

}  // namespace
}  // namespace dr
