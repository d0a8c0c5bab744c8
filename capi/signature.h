// One number that says how the rules play: it changes when any rule, card or shuffle does, and is
// the same on every platform. Header only, so that the program and the WebAssembly module share it.
#pragma once

#include <bit>

#include "darkrock/engine.h"

namespace dr {

// The games of the signature: all numbers of players, editions and variants.
struct SignatureGame {
  std::uint8_t players;
  Profile profile;
  Length length;
  bool first_game, goals;
};
inline constexpr SignatureGame kSignatureGames[] = {
    {2, Profile::kIt2023, Length::kShort, false, false},
    {2, Profile::kFr2018, Length::kMedium, false, true},
    {2, Profile::kUk, Length::kShort, true, false},
    {3, Profile::kIt2023, Length::kMedium, false, true},
    {3, Profile::kPtBr, Length::kShort, false, false},
    {4, Profile::kIt2023, Length::kMedium, false, false},
    {4, Profile::kUk, Length::kLong, false, true},
    {4, Profile::kIt2023, Length::kShort, true, false},
    {5, Profile::kIt2023, Length::kShort, false, true},
    {5, Profile::kFr2018, Length::kMedium, false, false},
    {6, Profile::kIt2023, Length::kLong, false, false},
    {6, Profile::kPtBr, Length::kShort, false, true},
};
// The switches that no printed edition turns over, so that the signature sees them too.
inline constexpr int kSignatureSwitchGames = 4;
inline constexpr int kHashEvery = 16;  // decisions

constexpr std::uint64_t fold(std::uint64_t h, std::uint64_t x) {
  h = (h ^ x) * 0x9e3779b97f4a7c15;
  return h ^ h >> 32;
}

// Plays one game by random choices and folds choices and state hashes into `h`.
inline std::uint64_t signature_of_game(const Catalog& catalog, const Setup& setup,
                                       std::uint64_t number, std::uint64_t h) {
  State state = new_game(catalog, setup, seed_from(number));
  Choices choices;
  std::uint64_t rng = fold(0x5deece66d, number) | 1;
  for (int n = 0;; ++n) {
    const SeatSet asked = to_act(state.pub);
    if (!asked) break;
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    legal(catalog, sight(state, seat), choices);
    h = fold(h, static_cast<std::uint64_t>(choices.n));
    if (choices.n == 0) break;  // a fault of the rules; the signature shows it
    rng ^= rng << 13, rng ^= rng >> 7, rng ^= rng << 17;
    const Choice choice =
        choices[static_cast<int>((rng >> 32) * static_cast<std::uint64_t>(choices.n) >> 32)];
    h = fold(h, choice.code());
    apply(catalog, state, seat, choice);
    if (n % kHashEvery == 0) h = fold(h, hash(state));
  }
  const Scores final = scores(catalog, state.pub);
  for (const Score& score : final.seat) h = fold(h, static_cast<std::uint16_t>(score.total));
  return fold(fold(h, final.winners), hash(state));
}

inline Setup signature_setup(const SignatureGame& game, bool ante_up) {
  Setup setup;
  setup.players = game.players;
  setup.length = game.length;
  setup.first_game = game.first_game;
  setup.goals = game.goals;
  setup.cattle = !game.first_game;
  setup.modules = ante_up ? kAnteUp : 0;
  setup.switches = profile_switches(game.profile, ante_up);
  return setup;
}

inline Switches signature_switches(bool ante_up) {
  constexpr Switch kOthers[] = {Switch::kDiagonals,      Switch::kDealerTies,
                                Switch::kMuleSwap,       Switch::kInstinctsBonus,
                                Switch::kDepositPerTurn, Switch::kWorkAnywhere};
  Switches set = 0;
  for (Switch s : kOthers) set |= Switches{1} << static_cast<int>(s);
  for (int i = kBaseSwitches; ante_up && i < kSwitches; ++i) set |= Switches{1} << i;
  return set;
}

// Every catalog has a signature of its own. With Ante Up there is no first game, and every other
// game offers community card poker; whether the poker deck is the alternative one is the catalog's.
inline std::uint64_t bench_signature(const Catalog& catalog) {
  const bool ante_up = catalog.ante_up != 0;
  std::uint64_t h = fold(static_cast<std::uint64_t>(kRulesVersion), catalog.fingerprint);
  std::uint64_t number = 1;
  const auto play = [&](Setup setup) {
    if (ante_up && number % 2) setup.modules |= kCommunityPoker;
    h = signature_of_game(catalog, setup, number++, h);
  };
  for (const SignatureGame& game : kSignatureGames)
    if (!ante_up || !game.first_game) play(signature_setup(game, ante_up));
  for (int i = 0; i < kSignatureSwitchGames; ++i) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(3 + i % 2);
    setup.length = Length::kShort;
    setup.modules = ante_up ? kAnteUp : 0;
    setup.switches = signature_switches(ante_up);
    play(setup);
  }
  return h;
}

// Games of random choices, for measuring: how many choices they took.
inline std::uint32_t play_random(const Catalog& catalog, const Setup& setup, std::uint64_t seed,
                                 std::uint32_t games) {
  Choices choices;
  Rng rng{fold(seed, 1) | 1};
  std::uint32_t n = 0;
  for (; games; --games) {
    State state = new_game(catalog, setup, seed_from(seed++));
    for (SeatSet asked; (asked = to_act(state.pub)) != 0; ++n) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      legal(catalog, sight(state, seat), choices);
      const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(choices.n));
      apply(catalog, state, seat, choices[static_cast<int>(pick)]);
    }
  }
  return n;
}

}  // namespace dr
