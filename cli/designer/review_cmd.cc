// darkrock review: a recorded game told back, with what each choice was worth.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>

#include "cli/commands.h"
#include "cli/designer/review_text.h"
#include "cli/options.h"
#include "cli/play/language.h"
#include "cli/replay_file.h"
#include "lab/match.h"
#include "lab/progress.h"
#include "replay/verify_failure.h"
#include "review/page.h"
#include "review/report.h"

namespace dr {
namespace {

struct ReviewArguments {
  std::string file, content, language = "en", json, html, keep;
  int seat = 0;  // from 1; 0: the people, or everybody
  int jobs = 0;
  std::int64_t budget = kReviewBudget;
};

SeatSet seats_of(const ReviewArguments& args, const Replay& replay) {
  if (args.seat < 0 || args.seat > replay.setup.players)
    throw InputError(
        fmt::format("--seat: {} is not between 1 and {}", args.seat, replay.setup.players));
  if (args.seat) return seat_bit(static_cast<Seat>(args.seat - 1));
  SeatSet people = 0;
  for (Seat seat = 0; seat < replay.setup.players; ++seat)
    if (replay.seats[seat].kind == "human") people |= seat_bit(seat);
  return people ? people : all_seats(replay.setup.players);
}

// Until the budget is used or somebody stops it.
void make_review(Review& review, const ReviewArguments& args) {
  const int jobs = threads_for(args.jobs);
  Interrupt interrupt;
  Progress progress(100, "percent");
  const std::function<void(int)> show = progress.watcher();
  const auto tell = [&] {
    if (show) show(review.percent());
  };
  if (!args.keep.empty() && std::filesystem::exists(args.keep) &&
      !review.restore(replay_file(args.keep)))
    throw InputError("--keep: " + args.keep +
                     " is of another game, other seats or another network; name another file");
  while (!review.ledger().complete()) {  // the rest means nothing without it
    review.go_on();
    tell();
  }
  while (!Interrupt::came() && !review.next_round().empty()) {
    const std::vector<std::size_t> round = review.next_round();
    std::vector<std::int64_t> work(round.size());
    play_all(0, static_cast<int>(round.size()), jobs, [&](int i, int) {
      const auto at = static_cast<std::size_t>(i);
      work[at] = review.ponder(round[at]);
    });
    for (const std::int64_t done : work) review.add_work(done);
    review.end_round();
    tell();
  }
}

int run(const ReviewArguments& args) {
  const LoadedReplay loaded(args.content, args.file);
  if (!loaded.read.ok) return kBrokenReplay;
  const Replay& replay = loaded.read.replay;
  const VerifyResult result = verify(*loaded.content, replay);
  if (!result.ok) {
    fmt::print(stderr, "{}\n", verify_failure(*loaded.content, replay, result, args.file));
    return kBrokenReplay;
  }
  if (args.budget < 0) throw InputError("--budget: a number of choices, 0 or more");
  const SeatSet seats = seats_of(args, replay);
  for (const std::string& path : {args.json, args.html})
    if (!path.empty()) write_file(path, "");
  std::string problem;
  const auto game = RecordedGame::resume(*loaded.content, replay, problem);
  Review review(*game, seats, args.budget);
  make_review(review, args);
  Style style = terminal_style();
  style.words = &templates(args.language);
  fmt::print("{}", review_text(review, style));
  if (!args.keep.empty()) write_file(args.keep, review.save());
  if (!args.json.empty()) write_file(args.json, review_json(review, *style.words));
  if (!args.html.empty()) write_file(args.html, review_html(review, args.language));
  if (review.next_round().empty()) return 0;
  if (args.keep.empty()) fmt::print("Stopped; with --keep FILE it can go on later.\n");
  return kInterrupted;
}

}  // namespace

void add_review_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<ReviewArguments>();
  CLI::App* cmd = app.add_subcommand(
      "review", "Tell a recorded game back: luck and skill apart, and what each choice was worth");
  cmd->add_option("file", args->file, "The replay")->required()->type_name("FILE");
  cmd->add_option("--seat", args->seat,
                  "Judge this player's decisions, from 1; else those of the people, or of all")
      ->type_name("N");
  cmd->add_option("--budget", args->budget,
                  "Choices to play through for each seat: more make errors smaller")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--html", args->html, "Write a page to keep and share here")->type_name("FILE");
  cmd->add_option("--json", args->json, "Write everything here; docs/review.md has the fields")
      ->type_name("FILE");
  cmd->add_option("--keep", args->keep, "Keep what was found here, and go on from it if it exists")
      ->type_name("FILE");
  add_language_option(*cmd, args->language, "Language of the report");
  add_jobs_option(*cmd, args->jobs);
  add_content_option(*cmd, args->content);
  cmd->footer(
      "Examples: darkrock review game.replay --seat 1 --html review.html\n"
      "          darkrock review game.replay --keep review.state --budget 3000000\n"
      "Ctrl-C stops and tells what was found (exit status 130). docs/review.md says how to read "
      "it.");
  cmd->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
