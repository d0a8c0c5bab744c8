// darkrock replay: checks a recorded game, or tells its story.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/play/board.h"
#include "cli/play/language.h"
#include "cli/play/log.h"
#include "cli/replay_file.h"
#include "darkrock/ids.h"
#include "replay/recorded_game.h"
#include "replay/text_scan.h"
#include "replay/verify_failure.h"

namespace dr {
namespace {

int verify_command(const std::string& folder, const std::string& path) {
  const LoadedReplay loaded(folder, path);
  const LoadedContent& content = loaded.content;
  const ReplayResult& read = loaded.read;
  if (!read.ok) return kBrokenReplay;
  const VerifyResult result = verify(*content, read.replay);
  if (!result.ok) {
    fmt::print(stderr, "{}\n", verify_failure(*content, read.replay, result, path));
    return kBrokenReplay;
  }
  fmt::print("{}: {} choices hold{}.\n", path, read.replay.steps.size(),
             read.replay.ended ? ", and so does the result" : "; the game is not over");
  return 0;
}

std::string table_line(const Replay& replay) {
  std::string text =
      fmt::format("{} players, {} game", replay.setup.players, id_of(replay.setup.length));
  if (replay.setup.first_game) text += ", first game";
  if (replay.setup.goals) text += ", with goals";
  if (!replay.setup.cattle) text += ", without cattle";
  if (const std::string with = module_names(replay.setup.modules); !with.empty())
    text += ", with " + with;
  for (std::size_t i = 0; i < replay.seats.size(); ++i)
    text += fmt::format("\n   {} {} ({})", i + 1, replay.seats[i].name, replay.seats[i].kind);
  return text + "\n";
}

struct ShowArguments {
  std::string file, content, language = "en";
  int seat = 0;  // 1.. what that player saw, 0 what everyone saw
  bool actions = false;
};

// Plays the game to its end.
std::vector<Event> events_of(const RecordedGame& game, State& state) {
  auto events = std::make_unique<Events>();
  std::vector<Event> all;
  const auto keep = [&] { all.insert(all.end(), events->list, events->list + events->n); };
  state = game.first_state(events.get());
  keep();
  for (std::size_t i = 0; i < game.steps().size(); ++i) {
    events->clear();
    game.play_step(i, state, events.get());
    keep();
  }
  return all;
}

int show_command(const ShowArguments& args) {
  const LoadedReplay loaded(args.content, args.file);
  const LoadedContent& content = loaded.content;
  const ReplayResult& read = loaded.read;
  if (!read.ok) return kBrokenReplay;
  const Replay& replay = read.replay;
  if (args.seat < 0 || args.seat > replay.setup.players)
    throw InputError(
        fmt::format("--seat: {} is not between 1 and {}", args.seat, replay.setup.players));
  const VerifyResult result = verify(*content, replay);
  if (!result.ok) {
    fmt::print(stderr, "{}\n", verify_failure(*content, replay, result, args.file));
    return kBrokenReplay;
  }
  Style style = terminal_style();
  style.words = &templates(args.language);
  const Seat eyes = args.seat ? static_cast<Seat>(args.seat - 1) : kSpectator;
  fmt::print("{}\n{}", style.rule_line("A game of Western Legends"), table_line(replay));
  std::string problem;
  const auto game = RecordedGame::resume(*content, replay, problem);
  State state;
  const std::vector<Event> events = events_of(*game, state);
  for (const std::string& line : log_lines(*content, state.pub, events, eyes, style, !args.actions))
    fmt::print("{}\n", line);
  fmt::print("\n{}\n{}", style.rule_line(state.pub.over ? "The game is over" : "The game goes on"),
             state.pub.over ? scores_text(*content, state.pub, style)
                            : board_text(*content, observe(state, eyes), style));
  return 0;
}

}  // namespace

void add_replay_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<ShowArguments>();
  CLI::App* replay = app.add_subcommand("replay", "Check or read a recorded game");
  replay->require_subcommand(1);
  CLI::App* check = replay->add_subcommand("verify", "Play it again and compare every state");
  CLI::App* show = replay->add_subcommand("show", "Tell the story of the game");
  for (CLI::App* command : {check, show}) {
    command->add_option("file", args->file, "The replay")->required()->type_name("FILE");
    add_content_option(*command, args->content);
  }
  show->add_option("--seat", args->seat, "Tell what this player saw, from 1; else what all saw")
      ->type_name("N");
  show->add_flag("--actions", args->actions, "One line for each action, without its steps");
  add_language_option(*show, args->language, "Language of the story");
  check->callback([args, &rc] { rc = verify_command(args->content, args->file); });
  show->callback([args, &rc] { rc = show_command(*args); });
}

}  // namespace dr
