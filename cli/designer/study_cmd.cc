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
  int games = 100, jobs = 0;
  std::vector<std::string> bots = {"hard"};
  bool duplicate = false;
  std::int64_t budget = 0;
};

// Percent, with its 95 % interval.
class StudySample {
 public:
  void add(double parts) {
    const double percent = 100 * parts / kWholeChance;
    ++n_;
    sum_ += percent;
    squares_ += percent * percent;
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

struct SeatStudy {
  Split split;
  SeatRecord record;
};
struct GameStudy {
  std::array<SeatStudy, kMaxPlayers> seat;
};

// Duplicate: every deal is played once with each bot in the first seat and the last one in the others.
int deal_of(const StudyArguments& args, int game) {
  return args.duplicate ? game / static_cast<int>(args.bots.size()) : game;
}
std::size_t bot_of(const StudyArguments& args, int game, int seat) {
  const auto n = static_cast<int>(args.bots.size());
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

GameStudy study(const StudyArguments& args, const Content& content, const Setup& setup,
                int number) {
  const RecordedGame game = play_game(args, content, setup, number);
  const SeatSet studied = args.duplicate ? seat_bit(0) : all_seats(setup.players);
  Review review(game, args.budget ? studied : SeatSet{0}, args.budget);
  while (review.go_on()) {
  }
  GameStudy found;
  for (Seat seat = 0; seat < setup.players; ++seat) {
    const Split split = split_of(review, seat);
    if (split.start + split.luck + split.skill + split.others != split.result)
      throw InputError(fmt::format("game {}: the parts do not add up", number));
    found.seat[seat] = {split, record_of(review, seat)};
  }
  return found;
}

struct StudyRow {
  StudySample start, luck, own, others, result, loss, accuracy;
  void add(const SeatStudy& one) {
    start.add(one.split.start);
    luck.add(one.split.luck);
    own.add(one.split.skill);
    others.add(one.split.others);
    result.add(one.split.result);
    loss.add(one.record.loss);
    accuracy.add(kWholeChance / 100.0 * one.record.accuracy());
  }
};

void print_row(const std::string& name, const StudyRow& row, bool judged) {
  fmt::print("{:<12} {:>15} {:>15} {:>15} {:>15} {:>15}", name, row.start.text(), row.luck.text(),
             row.own.text(), row.others.text(), row.result.text());
  if (judged) fmt::print(" {:>15} {:>15}", row.loss.text(), row.accuracy.text());
  fmt::print("\n");
}

void report(const StudyArguments& args, int players, const std::vector<GameStudy>& games) {
  std::vector<StudyRow> by_seat(static_cast<std::size_t>(players)), by_bot(args.bots.size());
  for (std::size_t g = 0; g < games.size(); ++g)
    for (int seat = 0; seat < players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      by_seat[at].add(games[g].seat[at]);
      if (!args.duplicate || seat == 0)
        by_bot[bot_of(args, static_cast<int>(g), seat)].add(games[g].seat[at]);
    }
  const bool judged = args.budget > 0;
  fmt::print("{} games; percent a game with 95 % intervals; every game adds up.\n\n", games.size());
  fmt::print("{:<12} {:>15} {:>15} {:>15} {:>15} {:>15}", "", "start", "luck", "own", "others",
             "result");
  fmt::print("{}\n", judged ? fmt::format(" {:>15} {:>15}", "loss", "accuracy") : "");
  for (int seat = 0; seat < players; ++seat)
    print_row(fmt::format("seat {}", seat + 1), by_seat[static_cast<std::size_t>(seat)], judged);
  for (std::size_t i = 0; i < args.bots.size(); ++i) print_row(args.bots[i], by_bot[i], judged);
  for (std::size_t i = 1; args.duplicate && i < args.bots.size(); ++i) {
    StudySample difference;
    for (std::size_t g = 0; g + args.bots.size() <= games.size(); g += args.bots.size())
      difference.add(games[g].seat[0].split.luck - games[g + i].seat[0].split.luck);
    fmt::print("luck of {} less that of {} on the same deals: {}\n", args.bots[0], args.bots[i],
               difference.text());
  }
}

int run(const StudyArguments& args) {
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  const Setup setup = make_setup(args.table, *content);
  check_games(args.games, 100'000);
  check_bots(args.bots, 16);
  const int games = args.games * (args.duplicate ? static_cast<int>(args.bots.size()) : 1);
  std::vector<GameStudy> found(static_cast<std::size_t>(games));
  {
    Progress progress(games);
    play_all(
        0, games, threads_for(args.jobs),
        [&](int i, int) { found[static_cast<std::size_t>(i)] = study(args, *content, setup, i); },
        progress.watcher());
  }
  report(args, setup.players, found);
  return 0;
}

}  // namespace

void add_study_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<StudyArguments>();
  CLI::App* cmd = app.add_subcommand(
      "study",
      "Measure the review over games between bots: is luck fair, does loss order players?");
  cmd->add_option("--games", args->games, "Number of games; with --duplicate, of deals")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--bots", args->bots, "Who plays, seat by seat and going round with the games")
      ->type_name("LIST")
      ->delimiter(',')
      ->allow_extra_args(false);
  cmd->add_flag("--duplicate", args->duplicate,
                "Play every deal once with each of them in the first seat, the last one elsewhere");
  cmd->add_option("--budget", args->budget,
                  "Judge the decisions too, with so many choices for each seat of a game")
      ->type_name("N");
  add_table_options(*cmd, args->table);
  add_jobs_option(*cmd, args->jobs);
  cmd->footer(
      "Examples: darkrock study --games 2000 --bots hard,normal\n"
      "          darkrock study --games 40 --bots random,greedy,easy,normal,hard,expert --budget "
      "20000\n"
      "docs/review.md has what came of them.");
  cmd->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
