// No bot above `random`, no hint and nobody who presses Enter takes what another option outdoes: in
// every game that could be the real one, with the same luck and all else equal. DARKROCK_GAMES sets
// how many games, a fortieth of it; DARKROCK_STRIDE that only every so many-th decision is looked at.
#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <vector>

#include "bots/bots.h"
#include "bots/rider.h"
#include "present/safe.h"
#include "present/sure.h"
#include "replay/words.h"
#include "review/advice.h"
#include "tests/support/asked_for.h"
#include "tests/support/dominance.h"
#include "tests/support/property.h"

namespace dr {
namespace {

const std::vector<std::string> kPlayers = {"greedy",  "marshal",  "outlaw",     "easy",
                                           "rancher", "normal",   "prospector", "hard",
                                           "gambler", "explorer", "easy",       "normal"};

const std::vector<std::string> kSearchers = {"expert@100", "search@100"};

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
  // Those that search take long, so one sits at every tenth table.
  const std::string& bot(int seat) const {
    if (seat == 0 && number % 10 == 9) return kSearchers[static_cast<std::size_t>(number / 10 % 2)];
    return kPlayers[static_cast<std::size_t>(seat + number * 5) % kPlayers.size()];
  }
};

struct Findings {
  std::map<std::string, std::vector<int>> faults;  // in which games
  std::int64_t looked = 0, of_plans = 0, entered = 0, hinted = 0;
};

// What a prompt of the page offers to whoever presses Enter.
std::optional<Choice> what_enter_takes(const Catalog& catalog, const View& view,
                                       const Choices& options) {
  present::Futures futures(catalog, view);
  std::vector<present::Outlook> outlooks;
  for (const Choice& choice : options) {
    std::vector<Event> events = futures.sure_events(choice);
    std::vector<present::Change> changes = present::changes_of(events);
    outlooks.push_back({choice, std::move(events), std::move(changes)});
  }
  return present::safe_choice(view, outlooks);
}

// One decision: what the player took, and what Enter would have.
class Examination {
 public:
  Examination(const Content& content, const DominanceTable& table, const View& view,
              const Choices& options, Bot& self, Findings& found)
      : content_(content),
        table_(table),
        view_(view),
        options_(options),
        self_(self),
        found_(found) {}

  void of(const std::string& who, Choice chosen) {
    const auto outdone = outdone_by(content_.catalog, view_, options_, chosen, self_);
    if (!outdone) return;
    if (!outdone->outright) return void(++found_.of_plans);
    found_
        .faults[who + ": " + choice_words(content_, chosen) + " instead of " +
                choice_words(content_, outdone->better)]
        .push_back(table_.number);
  }
  void of_enter(Choice chosen) {
    if (view_.pub.ask == Ask::kAction) return;
    const auto entered = what_enter_takes(content_.catalog, view_, options_);
    if (!entered) return;
    ++found_.entered;
    if (*entered != chosen) of("Enter", *entered);
  }
  // Any of these may become the hint.
  void of_hints(Choice chosen) {
    const Advice advice(content_.catalog, view_);
    for (const Choice choice : advice.tried()) {
      ++found_.hinted;
      if (choice != chosen) of("a hint", choice);
    }
  }

 private:
  const Content& content_;
  const DominanceTable& table_;
  const View& view_;
  const Choices& options_;
  Bot& self_;
  Findings& found_;
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
      Examination examined(content, table, view, options, *bots[seat], found);
      examined.of(table.bot(seat), chosen);
      examined.of_enter(chosen);
      if (n / stride % 4 == 0) {
        Rider rider(LikeSet{}, 0, 0);
        Examination(content, table, view, options, rider, found).of_hints(chosen);
      }
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
  EXPECT_GT(found.entered, games / 4);
  for (const auto& [what, where] : found.faults)
    ADD_FAILURE() << what << ", " << where.size() << " times, first in game " << where[0];
  EXPECT_LE(found.of_plans, 3 + (found.looked + found.hinted) / 400);
  RecordProperty("decisions", static_cast<int>(found.looked));
  std::cout << games << " games, " << found.looked << " decisions, " << found.entered
            << " that Enter answers, " << found.hinted << " possible hints, outdone plans "
            << found.of_plans << '\n';
}

}  // namespace
}  // namespace dr
