// darkrock study: the review measured over many games between bots. Is luck fair, does the loss order
// players?
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>

#include "cli/commands.h"
#include "cli/options.h"
#include "lab/match.h"
#include "lab/progress.h"
#include "lab/stats.h"
#include "review/review.h"

namespace dr {
namespace {

struct StudyArguments {
  TableOptions table;
  int games = 100, jobs = 0, worlds = 0;
  std::vector<std::string> bots = {"hard"};
  bool duplicate = false, alike = false;
};

// A mean with its 95 % interval.
class StudySample {
 public:
  void add(double value) {
    ++n_;
    sum_ += value;
    squares_ += value * value;
  }
  std::string text() const {
    if (n_ < 2) return "-";
    const double mean = sum_ / n_;
    const double variance = std::max(0.0, (squares_ - mean * sum_) / (n_ - 1));
    return fmt::format("{:+.2f} ± {:.2f}", mean, student95(n_ - 1) * std::sqrt(variance / n_));
  }

 private:
  int n_ = 0;
  double sum_ = 0, squares_ = 0;
};

// What is measured of a seat, all but the choices in percent. The last three only of those judged.
constexpr const char* kFigureNames[] = {"start",  "luck", "own",     "others",
                                        "result", "loss", "choices", "accuracy"};
constexpr std::size_t kFigures = std::size(kFigureNames), kOfAll = 5, kLuck = 1, kLoss = 5;
using SeatStudy = std::array<double, kFigures>;

struct GameStudy {
  bool done = false;
  std::array<SeatStudy, kMaxPlayers> seat{};
};

// Duplicate: every deal is played once with each bot in the first seat and the last one in the others.
// Alike: every deal is played once by each bot in all seats.
bool repeats(const StudyArguments& args) { return args.duplicate || args.alike; }
int deal_of(const StudyArguments& args, int game) {
  return repeats(args) ? game / static_cast<int>(args.bots.size()) : game;
}
std::size_t bot_of(const StudyArguments& args, int game, int seat) {
  const auto n = static_cast<int>(args.bots.size());
  if (args.alike) return static_cast<std::size_t>(game % n);
  if (args.duplicate) return static_cast<std::size_t>(seat == 0 ? game % n : n - 1);
  return static_cast<std::size_t>((seat + game) % n);
}

RecordedGame play_game(const StudyArguments& args, const Content& content, const Setup& setup,
                       int number) {
  const std::uint64_t seed = parse_seed_number(args.table.seed);
  const int deal = deal_of(args, number);
  std::vector<std::unique_ptr<Bot>> bots;
  std::vector<SeatInfo> seats;
  for (int seat = 0; seat < setup.players; ++seat) {
    const std::string& name = args.bots[bot_of(args, number, seat)];
    bots.push_back(make_bot(name, derive(seed, number, 1 + seat)));
    seats.push_back({name, name});
  }
  RecordedGame game(content, setup, seed_from(derive(seed, deal, kForDeal)), seats);
  Choices options;
  while (const SeatSet asked = to_act(game.state().pub)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(game.state(), seat);
    legal(content.catalog, view, options);
    game.choose(seat, bots[seat]->choose(content.catalog, view, options));
  }
  return game;
}

double in_percent(double parts) { return 100 * parts / kWholeChance; }

SeatStudy figures_of(const Review& review, Seat seat, int number) {
  const Split split = split_of(review, seat);
  if (split.start + split.luck + split.skill + split.others != split.result)
    throw InputError(fmt::format("game {}: the parts do not add up", number));
  const SeatRecord record = record_of(review, seat);
  return {in_percent(split.start),
          in_percent(split.luck),
          in_percent(split.skill),
          in_percent(split.others),
          in_percent(split.result),
          in_percent(record.loss),
          static_cast<double>(record.choices),
          static_cast<double>(record.accuracy())};
}

// Every decision is judged in equally many games: who looks again where something seems lost, and not
// where nothing does, finds too little on average.
void judge(Review& review, int worlds) {
  for (std::size_t i = 0; i < review.questions().size(); ++i)
    while (review.questions()[i].games() < worlds) review.ponder(i);
}

GameStudy study(const StudyArguments& args, const Content& content, const Setup& setup,
                int number) {
  const RecordedGame game = play_game(args, content, setup, number);
  const SeatSet studied = args.duplicate ? seat_bit(0) : all_seats(setup.players);
  Review review(game, args.worlds ? studied : SeatSet{0}, 0);
  while (review.go_on()) {
  }
  judge(review, args.worlds);
  GameStudy found{true, {}};
  for (Seat seat = 0; seat < setup.players; ++seat)
    found.seat[seat] = figures_of(review, seat, number);
  return found;
}

using StudyRow = std::array<StudySample, kFigures>;

void add_to(StudyRow& row, const SeatStudy& one) {
  for (std::size_t i = 0; i < kFigures; ++i) row[i].add(one[i]);
}

// Seats of one game are not independent of one another: where all are alike, their mean is one sample.
SeatStudy mean_of(const GameStudy& game, int players) {
  SeatStudy mean{};
  for (int seat = 0; seat < players; ++seat)
    for (std::size_t i = 0; i < kFigures; ++i)
      mean[i] += game.seat[static_cast<std::size_t>(seat)][i] / players;
  return mean;
}

void print_row(const std::string& name, const StudyRow& row, std::size_t figures) {
  fmt::print("{:<12}", name);
  for (std::size_t i = 0; i < figures; ++i) fmt::print(" {:>15}", row[i].text());
  fmt::print("\n");
}

// Of a figure of the first seats, by one bot less that by another on the same deals.
std::string difference(const std::vector<GameStudy>& games, std::size_t bots, std::size_t one,
                       std::size_t other, int players, std::size_t figure) {
  StudySample sample;
  for (std::size_t g = 0; g + bots <= games.size(); g += bots)
    sample.add(mean_of(games[g + one], players)[figure] -
               mean_of(games[g + other], players)[figure]);
  return sample.text();
}

void report_differences(const StudyArguments& args, int players,
                        const std::vector<GameStudy>& games) {
  const std::size_t n = args.bots.size();
  for (std::size_t i = 1; args.duplicate && i < n; ++i)
    fmt::print("luck of {} less that of {} on the same deals: {}\n", args.bots[0], args.bots[i],
               difference(games, n, 0, i, 1, kLuck));
  for (std::size_t i = 1; args.worlds && i < n; ++i)
    fmt::print("loss of {} less that of {} on the same deals: {}\n", args.bots[i - 1], args.bots[i],
               difference(games, n, i - 1, i, args.alike ? players : 1, kLoss));
}

void report(const StudyArguments& args, int players, const std::vector<GameStudy>& games) {
  std::vector<StudyRow> by_seat(static_cast<std::size_t>(players)), by_bot(args.bots.size());
  for (std::size_t g = 0; g < games.size(); ++g) {
    const auto number = static_cast<int>(g);
    for (int seat = 0; seat < players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      add_to(by_seat[at], games[g].seat[at]);
      if (args.alike || (args.duplicate && seat > 0)) continue;
      add_to(by_bot[bot_of(args, number, seat)], games[g].seat[at]);
    }
    if (args.alike) add_to(by_bot[bot_of(args, number, 0)], mean_of(games[g], players));
  }
  const std::size_t figures = args.worlds ? kFigures : kOfAll;
  fmt::print("{} games; percent a game with 95 % intervals; every game adds up.\n\n", games.size());
  fmt::print("{:<12}", "");
  for (std::size_t i = 0; i < figures; ++i) fmt::print(" {:>15}", kFigureNames[i]);
  fmt::print("\n");
  for (int seat = 0; seat < players; ++seat)
    print_row(fmt::format("seat {}", seat + 1), by_seat[static_cast<std::size_t>(seat)], figures);
  for (std::size_t i = 0; i < args.bots.size(); ++i) print_row(args.bots[i], by_bot[i], figures);
  if (repeats(args)) report_differences(args, players, games);
}

int run(const StudyArguments& args) {
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  const Setup setup = make_setup(args.table, *content);
  check_games(args.games, 100'000);
  check_bots(args.bots, 16);
  if (args.duplicate && args.alike) throw InputError("--duplicate, --alike: one or the other");
  if (args.worlds != 0 && args.worlds < Question::kFewestGames)
    throw InputError(fmt::format("--worlds: {} at least", Question::kFewestGames));
  const int each = repeats(args) ? static_cast<int>(args.bots.size()) : 1;
  const int games = args.games * each;
  std::vector<GameStudy> found(static_cast<std::size_t>(games));
  Interrupt interrupt;
  {
    Progress progress(games);
    play_all(
        0, games, threads_for(args.jobs),
        [&](int i, int) {
          if (!Interrupt::came())
            found[static_cast<std::size_t>(i)] = study(args, *content, setup, i);
        },
        progress.watcher());
  }
  const auto done = std::ranges::find(found, false, &GameStudy::done) - found.begin();
  found.resize(static_cast<std::size_t>(done / each * each));  // whole deals
  report(args, setup.players, found);
  return Interrupt::came() ? kInterrupted : 0;
}

}  // namespace

void add_study_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<StudyArguments>();
  CLI::App* cmd = app.add_subcommand(
      "study",
      "Measure the review over games between bots: is luck fair, does loss order players?");
  cmd->add_option("--games", args->games, "Number of games; with --duplicate and --alike, of deals")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--bots", args->bots, "Who plays, seat by seat and going round with the games")
      ->type_name("LIST")
      ->delimiter(',')
      ->allow_extra_args(false);
  cmd->add_flag("--duplicate", args->duplicate,
                "Play every deal once with each of them in the first seat, the last one elsewhere");
  cmd->add_flag("--alike", args->alike, "Play every deal once with each of them in all seats");
  cmd->add_option("--worlds", args->worlds,
                  "Judge the decisions too, each in so many games that could be the real one")
      ->type_name("N");
  add_table_options(*cmd, args->table);
  add_jobs_option(*cmd, args->jobs);
  cmd->footer(
      "Examples: darkrock study --games 2000 --bots hard,normal\n"
      "          darkrock study --games 40 --alike --bots random,greedy,easy,normal,hard,expert "
      "--worlds 16\n"
      "Ctrl-C stops and tells what was found. docs/review.md has what came of them.");
  cmd->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
