#include "tests/support/peeking.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "darkrock/modules.h"
#include "tests/support/property.h"

namespace dr {
namespace {

constexpr int kGames = 60;        // played for their own sake
constexpr int kStride = 9;        // of them every so many decisions are kept
constexpr int kFew = 3;           // positions a question must have
constexpr int kMostGames = 1000;  // played to find them
constexpr int kNewBotEvery = 4;   // positions

// How often each question was kept, in games without and with Ante Up.
using Counts = std::array<std::array<int, kAsks>, 2>;

int& count_of(Counts& counts, const State& state) {
  return counts[state.pub.modules ? 1 : 0][static_cast<std::size_t>(state.pub.ask)];
}

// The i-th table and who sits there.
struct Table {
  Setup setup;
  std::vector<std::string> bots;
  std::uint64_t seed = 0;
};

Table table_of(int i) {
  constexpr int kModules[] = {0, kAllModules, 0, kAnteUp, 0, kAnteUp | kAlternativePoker};
  static const std::vector<std::string> kSeats[] = {
      {"greedy"}, {"random"}, {"greedy", "random"}, {"random", "random", "greedy"}};
  Table table;
  table.setup = any_setup(static_cast<std::uint64_t>(i), 2 + i / 3 % 5,
                          static_cast<Profile>(i / 7 % 4), kModules[i % 6]);
  table.bots = kSeats[i / 6 % 4];
  table.seed = 7000 + static_cast<std::uint64_t>(i);
  return table;
}

bool every_question_seen(const Counts& seen) {
  for (int ask = 1; ask < kAsks; ++ask)
    for (const bool ante_up : {false, true})
      if (asked_in_games(static_cast<Ask>(ask), ante_up) &&
          seen[ante_up][static_cast<std::size_t>(ask)] < kFew)
        return false;
  return true;
}

// Fills the stack below with bytes, so that what a bot never set has no value to rely on.
[[gnu::noinline]] void soil_stack(int byte) {
  volatile unsigned char below[32 * 1024];
  for (volatile unsigned char& b : below) b = static_cast<unsigned char>(byte);
}

std::string describe(const Position& p, const std::string& problem) {
  return problem + ", question " + std::to_string(static_cast<int>(p.ask())) + " to seat " +
         std::to_string(p.seat) + " of game " + std::to_string(p.game);
}

}  // namespace

bool asked_in_games(Ask ask, bool ante_up) {
  if (ask == Ask::kNothing || ask == Ask::kSendTo || ask == Ask::kStoryOrder) return false;
  return ante_up || (ask < Ask::kEventChoice && ask != Ask::kStoryDisc);
}

void play_through(const Catalog& catalog, const Setup& setup, std::uint64_t seed,
                  const std::vector<std::string>& bots,
                  const std::function<void(const State&, Seat)>& visit) {
  std::unique_ptr<Bot> seats[kMaxPlayers];
  for (std::size_t s = 0; s < setup.players; ++s)
    seats[s] = make_bot(bots[s % bots.size()], seed * 16 + s);
  State state = new_game(catalog, setup, seed_from(seed));
  Choices choices;
  while (const SeatSet asked = to_act(state.pub)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    visit(state, seat);
    const View view = observe(state, seat);
    legal(catalog, view, choices);
    apply(catalog, state, seat, seats[seat]->choose(catalog, view, choices));
  }
}

const std::vector<Position>& positions() {
  static const std::vector<Position> all = [] {
    std::vector<Position> list;
    Counts seen{};
    for (int i = 0; i < kMostGames && (i < kGames || !every_question_seen(seen)); ++i) {
      const Table table = table_of(i);
      const Catalog& catalog = default_content(table.setup.modules).catalog;
      int n = i;
      play_through(catalog, table.setup, table.seed, table.bots,
                   [&](const State& state, Seat seat) {
                     int& known = count_of(seen, state);
                     const bool wanted = i < kGames && ++n % kStride == 0;
                     if (!wanted && known >= kFew) return;
                     ++known;
                     list.push_back({&catalog, state, seat, i});
                   });
    }
    return list;
  }();
  return all;
}

std::vector<const Position*> some_positions(int n, int few) {
  std::vector<const Position*> list;
  Counts seen{};
  int i = 0;
  for (const Position& p : positions())
    if (i++ % n == 0 || ++count_of(seen, p.state) <= few) list.push_back(&p);
  return list;
}

State deal_again(const Position& p, Rng& rng) {
  return sample(*p.catalog, observe(p.state, p.seat), rng);
}

State scramble(const Position& p, Rng& rng) {
  State state;
  auto* bytes = reinterpret_cast<unsigned char*>(&state);
  for (std::size_t i = 0; i < sizeof state; ++i) bytes[i] = static_cast<unsigned char>(rng.next());
  state.pub = p.state.pub;
  state.own[p.seat] = p.state.own[p.seat];
  return state;
}

Choice Examiner::ask(Bot& bot, const Position& p, const State& state) {
  // A view of its own on the heap: around it is nothing of the game.
  const auto view = std::make_unique<const View>(observe(state, p.seat));
  const auto choices = std::make_unique<Choices>();
  legal(*p.catalog, *view, *choices);
  soil_stack(static_cast<int>(rng_.below(256)));
  const Choice choice = bot.think(*p.catalog, *view, *choices, budget_);
  most_work_ = std::max(most_work_, bot.work_done());
  return choice;
}

std::string Examiner::examine(const Position& p) {
  if (p.game != game_) {
    game_ = p.game;
    for (std::uint64_t s = 0; s < kMaxPlayers; ++s) {
      used_[s] = make_(s);
      twin_[s] = make_(s);
    }
  }
  const State dealt = deal_again(p, rng_), scrambled = scramble(p, rng_);
  const View view = observe(p.state, p.seat);
  if (!look_alike(view, observe(dealt, p.seat)) || !look_alike(view, observe(scrambled, p.seat)))
    return describe(p, "the games do not look the same");
  const Choice choice = ask(*used_[p.seat], p, p.state);
  Choices choices;
  legal(*p.catalog, view, choices);
  if (!choices.has(choice)) return describe(p, "not a legal choice");
  const State& other = examined_ % 2 ? dealt : scrambled;
  if (ask(*twin_[p.seat], p, other) != choice) return describe(p, "knows what is hidden");
  if (examined_++ % kNewBotEvery) return {};
  const std::unique_ptr<Bot> fresh = make_(p.seat);
  if (!remembers_ && ask(*fresh, p, dealt) != choice)
    return describe(p, "remembers what it was asked before");
  return check_ratings(p, choice);
}

// Ratings are a matter of the view too, and lead to the choice.
std::string Examiner::check_ratings(const Position& p, Choice choice) {
  const View view = observe(p.state, p.seat);
  Choices choices;
  legal(*p.catalog, view, choices);
  const std::size_t n = static_cast<std::size_t>(choices.n);
  std::vector<int> ratings(n), again(n);
  if (!used_[p.seat]->rate(*p.catalog, view, choices, ratings)) return {};
  soil_stack(static_cast<int>(rng_.below(256)));
  make_(p.seat)->rate(*p.catalog, view, choices, again);
  if (ratings != again) return describe(p, "rates choices otherwise the second time");
  const auto at = std::find(choices.begin(), choices.end(), choice) - choices.begin();
  if (ratings[static_cast<std::size_t>(at)] != *std::max_element(ratings.begin(), ratings.end()))
    return describe(p, "does not choose what it rates best");
  return {};
}

bool remembers(std::string_view bot) { return bot == "random"; }

}  // namespace dr
