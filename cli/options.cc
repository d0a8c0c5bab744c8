#include "cli/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <thread>

#include "base/text.h"
#include "bots/bots.h"
#include "content/compiler/box.h"
#include "content/compiler/pack.h"
#include "darkrock/engine.h"
#include "darkrock/ids.h"
#include "replay/files.h"

namespace dr {
namespace {

constexpr int kMaxSeedText = 256;

std::vector<std::string_view> profile_ids() {
  return {std::begin(kProfileId), std::end(kProfileId)};
}

Profile parse_profile(std::string_view id) {
  for (int i = 0; i < static_cast<int>(Profile::kCount); ++i)
    if (id == kProfileId[i]) return static_cast<Profile>(i);
  throw InputError(
      fmt::format("--edition: there is no edition '{}'; expected {}", id, one_of(profile_ids())));
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw InputError(fmt::format("{}: the file cannot be read", path.string()));
  return text.str();
}

std::uint8_t parse_character(const std::string& id, const Content& content) {
  const auto found = content.lexicon.find(id);
  if (found && found->first == Deck::kCharacter) return static_cast<std::uint8_t>(found->second);
  if (!content.catalog.ante_up) {
    const Lexicon& expansion = default_content(kAnteUp).lexicon;
    if (const auto there = expansion.find(id); there && there->first == Deck::kCharacter)
      throw InputError(
          fmt::format("--characters: {} starts on the Buzzard Gulch board; play with --ante-up",
                      expansion.entry(Deck::kCharacter, there->second).name));
  }
  const std::string_view near = content.lexicon.nearest(id);
  throw InputError(
      near.empty()
          ? fmt::format("--characters: there is no character '{}'", id)
          : fmt::format("--characters: there is no character '{}'; did you mean {}?", id, near));
}

// FNV-1a: only to turn a text seed into a number.
std::uint64_t text_number(std::string_view text) {
  std::uint64_t h = 0xcbf29ce484222325;
  for (unsigned char c : text) h = (h ^ c) * 0x100000001b3;
  return h;
}

}  // namespace

void add_content_option(CLI::App& app, std::string& folder) {
  app.add_option(
         "--content", folder,
         "Cards laid over the built-in ones: a pack (docs/packs.md), or a folder of *.cards")
      ->type_name("PATH");
}

void add_card_module_options(CLI::App& app, ModuleOptions& o) {
  app.add_flag("--ante-up", o.ante_up,
               "With the expansion Ante Up and its ten alternative poker cards");
  app.add_flag("--no-alternative-poker", o.no_alternative_poker,
               "With Ante Up, but the poker deck of the base game");
}

int modules_of(const ModuleOptions& o) {
  if (!o.ante_up && o.no_alternative_poker)
    throw InputError("--no-alternative-poker leaves out cards of Ante Up; play with --ante-up");
  if (!o.ante_up && o.community_poker)
    throw InputError("--community-poker is a variant of Ante Up; play with --ante-up");
  return (o.ante_up ? kAnteUp : 0) |
         (o.ante_up && !o.no_alternative_poker ? kAlternativePoker : 0) |
         (o.community_poker ? kCommunityPoker : 0);
}

void add_table_options(CLI::App& app, TableOptions& o) {
  app.add_option("--players", o.players, "Number of players, 2 to 6 (2: with the Man in Black)")
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--edition", o.edition,
                 fmt::format("Printed edition whose rules are used: {}", one_of(profile_ids())))
      ->type_name("ID")
      ->capture_default_str();
  app.add_option("--switch", o.switches, "One rule of another edition, e.g. guard-ties=player")
      ->type_name("ID=SIDE")
      ->take_all()
      ->allow_extra_args(false);
  app.add_option("--length", o.length, "short (15 LP), medium (20 LP, the default) or long (25 LP)")
      ->type_name("L");
  app.add_option("--characters", o.characters,
                 "Characters by seat, separated by commas; - is dealt at random")
      ->type_name("ID,ID,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_flag("--first-game", o.first_game, "The simpler first game: 2 to 4 players, short");
  app.add_flag("--goals", o.goals, "Play with personal goals and legendary tokens");
  add_card_module_options(app, o.modules);
  app.add_flag("--community-poker", o.modules.community_poker,
               "With Ante Up: saloons also offer community card poker");
  app.add_option("--seed", o.seed, "Number or word that fixes every shuffle and die")
      ->type_name("S")
      ->capture_default_str();
  add_content_option(app, o.content);
}

namespace {

// The files of a folder whose names end in one of these, in the order of their names.
std::vector<SourceFile> files_in(const std::string& folder,
                                 std::initializer_list<std::string_view> endings) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error))
    throw InputError(fmt::format("--content: '{}' is neither a file nor a folder", folder));
  std::vector<std::filesystem::path> paths;
  for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    if (std::ranges::count(endings, it->path().extension().string()) && it->is_regular_file(error))
      paths.push_back(it->path());
  if (error) throw InputError(fmt::format("--content: '{}' cannot be read", folder));
  std::sort(paths.begin(), paths.end());
  std::vector<SourceFile> files;
  for (const auto& path : paths) files.push_back({path.string(), read_file(path), 1});
  return files;
}

bool is_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

std::string lines_of(const std::vector<Diagnostic>& errors) {
  std::string lines;
  for (const Diagnostic& d : errors) lines += (lines.empty() ? "" : "\n") + to_string(d);
  return lines;
}

}  // namespace

std::vector<SourceFile> read_cards(const std::string& folder) {
  if (is_file(folder)) return {{folder, read_file(folder), 1}};
  std::vector<SourceFile> files = files_in(folder, {".cards"});
  if (files.empty() && read_lessons(folder).empty())
    throw InputError(
        fmt::format("--content: '{}' holds no file whose name ends in .cards", folder));
  return files;
}

std::vector<SourceFile> read_lessons(const std::string& folder) {
  return is_file(folder) ? std::vector<SourceFile>{} : files_in(folder, {".lesson", ".position"});
}

std::string replay_file(const std::string& path) {
  std::string problem;
  std::string text = load_text(path, problem);
  if (!problem.empty()) throw InputError(problem);
  return text;
}

LoadedContent::LoadedContent(const std::string& folder, int modules) : modules_(modules) {
  if (folder.empty()) return;
  std::vector<SourceFile> files = read_cards(folder);
  const bool box = files.size() == 1 && read_box(files[0].text);
  CompileResult result =
      box ? compile_box(files[0].text, modules) : lay_over(std::move(files), modules);
  if (!result.content) throw ContentError(lines_of(result.errors));
  own_ = std::move(result.content);
}

std::string read_box_at(const std::string& path, int modules) {
  if (path.empty()) return {};
  std::string text = one_text(read_cards(path));
  return read_box(text) ? text : box_of(modules, text);
}

std::string read_pack(const std::string& path) {
  std::string text = one_text(read_cards(path));
  const CompileResult result = compile_pack(text, pack_head(text).modules);
  if (result.content) return text;
  std::string lines = lines_of(result.errors);
  throw ContentError(fmt::format("--content {}: this is no pack\n{}", path, lines));
}

Switches parse_switches(std::string_view edition, const std::vector<std::string>& switches,
                        bool ante_up) {
  Switches set = profile_switches(parse_profile(edition), ante_up);
  for (const std::string& text : switches) {
    const std::size_t equal = text.find('=');
    if (equal == std::string::npos)
      throw InputError(fmt::format("--switch: '{}' has no side; expected ID=SIDE", text));
    const std::string_view id = std::string_view(text).substr(0, equal);
    const std::string_view side = std::string_view(text).substr(equal + 1);
    const auto* info = std::find_if(std::begin(kSwitchInfo), std::end(kSwitchInfo),
                                    [&](const SwitchInfo& s) { return id == s.id; });
    if (info == std::end(kSwitchInfo))
      throw InputError(fmt::format(
          "--switch: there is no switch '{}'; docs/rules/editions.md lists them in section 4", id));
    if (!ante_up && info - kSwitchInfo >= kBaseSwitches)
      throw InputError(
          fmt::format("--switch: {} is about the rules of Ante Up; play with --ante-up", id));
    const Switches mask = Switches{1} << (info - kSwitchInfo);
    if (side == info->side[0])
      set &= ~mask;
    else if (side == info->side[1])
      set |= mask;
    else
      throw InputError(fmt::format("--switch: {} has no side '{}'; expected {} or {}", id, side,
                                   info->side[0], info->side[1]));
  }
  return set;
}

Length parse_length(std::string_view text) {
  const auto& lengths = kIdsOf<Length>;
  const auto found = std::ranges::find(lengths, text);
  if (found != lengths.end()) return static_cast<Length>(found - lengths.begin());
  throw InputError(
      fmt::format("--length: '{}' is no length of a game; expected short, medium or long", text));
}

std::string shell_word(const std::string& word) {
  const auto plain = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) ||
           std::string_view("-_=.,/@:+").find(c) != std::string_view::npos;
  };
  if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

std::string table_arguments(const TableOptions& o) {
  const TableOptions usual;
  std::string text;
  const auto add = [&](const char* option, const std::string& value) {
    text += fmt::format(" {} {}", option, shell_word(value));
  };
  const auto flag = [&](const char* option, bool on) {
    if (on) text += fmt::format(" {}", option);
  };
  if (o.players != usual.players) add("--players", fmt::to_string(o.players));
  if (o.edition != usual.edition) add("--edition", o.edition);
  for (const std::string& one : o.switches) add("--switch", one);
  if (o.length != usual.length) add("--length", o.length);
  if (!o.characters.empty()) add("--characters", fmt::format("{}", fmt::join(o.characters, ",")));
  flag("--first-game", o.first_game);
  flag("--goals", o.goals);
  flag("--ante-up", o.modules.ante_up);
  flag("--no-alternative-poker", o.modules.no_alternative_poker);
  flag("--community-poker", o.modules.community_poker);
  if (o.seed != usual.seed) add("--seed", o.seed);
  return text + content_argument(o.content);
}

std::string content_argument(const std::string& path) {
  return path.empty() ? std::string{} : " --content " + shell_word(path);
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (!out) throw InputError(fmt::format("{}: the file cannot be written", path));
}

Setup make_setup(const TableOptions& o, const Content& content) {
  Setup setup;
  if (o.players < 2 || o.players > kMaxPlayers)
    throw InputError(fmt::format("--players: {} is not between 2 and {}", o.players, kMaxPlayers));
  setup.players = static_cast<std::uint8_t>(o.players);
  setup.first_game = o.first_game;
  setup.goals = o.goals;
  setup.cattle = !o.first_game;
  setup.length = o.first_game ? Length::kShort : Length::kMedium;
  if (!o.length.empty()) setup.length = parse_length(o.length);
  setup.modules = static_cast<std::uint8_t>(modules_of(o.modules));
  setup.switches = parse_switches(o.edition, o.switches, o.modules.ante_up);
  if (o.characters.size() > static_cast<std::size_t>(o.players))
    throw InputError(
        fmt::format("--characters: {} given for {} players", o.characters.size(), o.players));
  for (std::size_t i = 0; i < o.characters.size(); ++i) {
    const std::string& id = o.characters[i];
    if (id == "-") continue;
    setup.characters[i] = parse_character(id, content);
  }
  if (const char* why = refuse_setup(content.catalog, setup)) throw InputError(why);
  return setup;
}

std::uint64_t parse_seed_number(std::string_view text) {
  if (text.empty()) throw InputError("--seed: expected a number or a word, not nothing");
  if (text.size() > kMaxSeedText)
    throw InputError(fmt::format("--seed: longer than {} characters", kMaxSeedText));
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) return number;
  return text_number(text);
}

Seed parse_seed(std::string_view text) {
  const std::uint64_t number = parse_seed_number(text);
  const bool digits =
      std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  return digits && fmt::to_string(number) == text ? seed_from(number)
                                                  : seed_from(text.data(), text.size());
}

void add_jobs_option(CLI::App& app, int& jobs) {
  app.add_option("--jobs", jobs, "Threads; the result does not depend on them (0: all cores)")
      ->type_name("J")
      ->capture_default_str();
}

int threads_for(int jobs) {
  constexpr int kMaxJobs = 256;
  if (jobs < 0 || jobs > kMaxJobs)
    throw InputError(fmt::format("--jobs: {} is not between 1 and {}", jobs, kMaxJobs));
  return jobs ? jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

void check_games(int games, int most) {
  if (games < 1 || games > most)
    throw InputError(fmt::format("--games: {} is not between 1 and {}", games, most));
}

void check_bots(const std::vector<std::string>& bots, int most) {
  if (bots.empty()) throw InputError("--bots: expected at least one bot");
  if (bots.size() > static_cast<std::size_t>(most))
    throw InputError(fmt::format("--bots: {} given for {} players", bots.size(), most));
  for (const std::string& bot : bots)
    if (const std::string no = refuse_bot(bot); !no.empty()) throw InputError("--bots: " + no);
}

std::string random_seed() {
  std::random_device device;
  const std::uint64_t number = std::uint64_t{device()} << 32 | device();
  return fmt::format("{:012x}", number & 0xffffffffffff);
}

}  // namespace dr
