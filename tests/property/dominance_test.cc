// No bot above `random`, and nobody who presses Enter, takes what another option outdoes: in every game
// that could be the real one, with the same luck and all else equal. DARKROCK_GAMES sets how
// many games, a fortieth of it; DARKROCK_STRIDE that only every so many-th decision is looked at.
#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <vector>

#include "bots/bots.h"
#include "replay/words.h"
#include "tests/support/asked_for.h"
#include "tests/support/dominance.h"
#include "tests/support/property.h"

namespace dr {
namespace {

const std::vector<std::string> kPlayers = {"greedy",  "marshal",  "outlaw",     "easy",
                                           "rancher", "normal",   "prospector", "hard",
                                           "gambler", "explorer", "easy",       "normal"};

struct DominanceTable {
  int number;
  int players() const { return 2 + number % 5; }
  int modules() const {
    static constexpr int kSets[] = {0, kAnteUp | kAlternativePoker, 0,
                                    kAnteUp | kAlternativePoker | kCommunityPoker};
    return kSets[number / 5 % 4];
  }
  std::uint64_t seed() const { return 5'000'000 + static_cast<std::uint64_t>(number); }
  dr::Setup setup() const {
    return any_setup(seed(), players(), static_cast<Profile>(number / 20 % 4), modules());
  }
  const std::string& bot(int seat) const {
    return kPlayers[static_cast<std::size_t>(seat + number * 5) % kPlayers.size()];
  }
};

struct Findings {
  std::map<std::string, std::vector<int>> faults;  // in which games
  std::int64_t looked = 0, of_plans = 0;
};

// Plays a game and looks at every so many-th decision.
void play_sensibly(const DominanceTable& table, int stride, Findings& found) {
  const Content& content = default_content(table.modules());
  const Catalog& catalog = content.catalog;
  std::unique_ptr<Bot> bots[kMaxPlayers];
  for (int s = 0; s < table.players(); ++s)
    bots[s] = make_bot(table.bot(s), table.seed() * 8 + static_cast<std::uint64_t>(s));
  State state = new_game(catalog, table.setup(), seed_from(table.seed()));
  Choices options;
  int n = table.number;
  while (const SeatSet asked = to_act(state.pub)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(state, seat);
    legal(catalog, view, options);
    const Choice chosen = options.n == 1 ? options[0] : bots[seat]->choose(catalog, view, options);
    if (options.n > 1 && ++n % stride == 0) {
      ++found.looked;
      const auto outdone = outdone_by(catalog, view, options, chosen, *bots[seat]);
      if (outdone && !outdone->outright) ++found.of_plans;
      if (outdone && outdone->outright)
        found
            .faults[table.bot(seat) + ": " + choice_words(content, chosen) + " instead of " +
                    choice_words(content, outdone->better)]
            .push_back(table.number);
    }
    apply(catalog, state, seat, chosen);
  }
}

// What a choice comes to with all that its player says after it may be outdone now and then: a move that
// would have been worth it with a Reaction that then was not played.
TEST(Dominance, NobodyTakesWhatIsOutdone) {
  const int games = asked_for("DARKROCK_GAMES", 1000) / 40 + 1;
  const int stride = asked_for("DARKROCK_STRIDE", 5);
  Findings found;
  for (int i = 0; i < games; ++i) play_sensibly({i}, stride, found);
  EXPECT_GT(found.looked, games);
  for (const auto& [what, where] : found.faults)
    ADD_FAILURE() << what << ", " << where.size() << " times, first in game " << where[0];
  EXPECT_LE(found.of_plans, 3 + found.looked / 400);
  RecordProperty("decisions", static_cast<int>(found.looked));
  std::cout << games << " games, " << found.looked << " decisions looked at, of plans "
            << found.of_plans << '\n';
}

}  // namespace
}  // namespace dr
