// darkrock play: a game at the terminal.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/play/game.h"
#include "cli/play/language.h"
#include "cli/replay_file.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

struct PlayArguments {
  TableOptions table;
  std::vector<std::string> seats;
  std::string cattle, resume, save, language = "en";
  int pace = 400;
};

// "me", "me:Anna", or the name of a bot.
SeatInfo parse_seat(const std::string& text, Seat seat) {
  const std::string number = std::to_string(seat + 1);
  if (text == "me") return {kHuman, "Player " + number};
  if (text.starts_with("me:") && text.size() > 3) return {kHuman, text.substr(3)};
  if (const std::string no = refuse_bot(text); !no.empty())
    throw InputError(fmt::format("--seats: {}; a person is 'me' or 'me:NAME'", no));
  return {text, text + " " + number};
}

std::vector<SeatInfo> make_seats(const std::vector<std::string>& given, int players) {
  if (given.size() > static_cast<std::size_t>(players))
    throw InputError(fmt::format("--seats: {} given for {} players", given.size(), players));
  std::vector<SeatInfo> seats;
  for (Seat seat = 0; seat < players; ++seat)
    seats.push_back(parse_seat(seat < given.size() ? given[seat] : seat ? "normal" : "me", seat));
  return seats;
}

void set_cattle(const std::string& text, const Content& content, Setup& setup) {
  if (text.empty()) return;
  if (text != "on" && text != "off")
    throw InputError(fmt::format("--cattle: '{}' is no answer; expected on or off", text));
  setup.cattle = text == "on";
  if (const char* why = refuse_setup(content.catalog, setup)) throw InputError(why);
}

std::unique_ptr<RecordedGame> new_recorded_game(const PlayArguments& args, const Content& content) {
  Setup setup = make_setup(args.table, content);
  set_cattle(args.cattle, content, setup);
  const std::string seed = args.table.seed.empty() ? random_seed() : args.table.seed;
  return std::make_unique<RecordedGame>(content, setup, parse_seed(seed),
                                        make_seats(args.seats, setup.players));
}

std::unique_ptr<RecordedGame> resumed_game(const std::string& path, const std::string& text,
                                           const Content& content) {
  std::string problem;
  const ReplayResult read = read_replay(content, text, path);
  if (!read.ok) {
    std::string all = "the saved game cannot be read";
    for (const Diagnostic& error : read.errors) all += "\n" + to_string(error);
    throw InputError(all + needed_pack(text, read));
  }
  std::unique_ptr<RecordedGame> game = RecordedGame::resume(content, read.replay, problem);
  if (!game) throw InputError(path + ": " + problem);
  for (Seat seat = 0; seat < game->setup().players; ++seat)
    if (const SeatInfo& info = game->seats()[seat]; info.kind != kHuman && !make_bot(info.kind, 0))
      throw InputError(fmt::format("{}: there is no bot '{}'", path, info.kind));
  return game;
}

// A table of a file is as it was: options of a new one beside it would say nothing.
void refuse_mixture(const CLI::App& app, const PlayArguments& args) {
  if (args.resume.empty()) return;
  for (const char* name : {"--players", "--edition", "--switch", "--length", "--characters",
                           "--first-game", "--goals", "--ante-up", "--no-alternative-poker",
                           "--community-poker", "--cattle", "--seed", "--seats"})
    if (app.count(name))
      throw InputError(fmt::format("--resume takes the table from the file; leave out {}", name));
}

std::string default_save(const RecordedGame& game) {
  return fmt::format("darkrock-{:08x}.replay", game.seed().word[0]);
}

int play(const CLI::App& app, PlayArguments args) {
  refuse_mixture(app, args);
  if (args.pace < 0 || args.pace > 10'000)
    throw InputError(fmt::format("--pace: {} is not between 0 and 10000", args.pace));
  if (!args.seats.empty() && !app.count("--players"))
    args.table.players = static_cast<int>(args.seats.size());
  const std::string saved = args.resume.empty() ? "" : replay_file(args.resume);
  const LoadedContent content(args.table.content, args.resume.empty()
                                                      ? modules_of(args.table.modules)
                                                      : replay_modules(saved));
  std::unique_ptr<RecordedGame> game = args.resume.empty()
                                           ? new_recorded_game(args, *content)
                                           : resumed_game(args.resume, saved, *content);
  PlayOptions options;
  options.pace = args.pace;
  options.content = args.table.content;
  options.save_at_end = !args.save.empty() || !args.resume.empty();
  options.save = !args.save.empty()     ? args.save
                 : !args.resume.empty() ? args.resume
                                        : default_save(*game);
  Style style = terminal_style();
  style.words = &templates(args.language);
  return PlayGame(std::move(game), options, style).run();
}

}  // namespace

void add_play_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<PlayArguments>();
  args->table.seed.clear();
  CLI::App* command = app.add_subcommand("play", "Play a game at this terminal");
  add_table_options(*command, args->table);
  command
      ->add_option(
          "--seats", args->seats,
          "Who plays, by seat: me, me:NAME or a bot (docs/bots.md); the rest are bots of the level "
          "normal")
      ->type_name("me,normal,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--cattle", args->cattle, "Cattle: on (the default) or off")
      ->type_name("on|off");
  add_language_option(*command, args->language,
                      "Language of what the game says: questions, options, cards and the log; "
                      "headings, help and what you type stay English");
  command->add_option("--resume", args->resume, "Go on with a saved game")->type_name("FILE");
  command->add_option("--save", args->save, "File of the game, when it ends or you leave")
      ->type_name("FILE");
  command->add_option("--pace", args->pace, "Milliseconds before a forced answer is given for you")
      ->type_name("MS")
      ->capture_default_str();
  command->callback([command, args, &rc] { rc = play(*command, *args); });
}

}  // namespace dr
