// The options that describe a table, shared by `play`, `sim` and `bench`.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "content/compiler/content.h"
#include "darkrock/setup.h"

namespace CLI {
class App;
}

namespace dr {

// Card files that do not compile: what() is lines of file:line:column: message.
class ContentError : public InputError {
 public:
  using InputError::InputError;
};

// What is played with besides the base game, as given on the command line.
struct ModuleOptions {
  bool ante_up = false, no_alternative_poker = false, community_poker = false;
};

// As given on the command line.
struct TableOptions {
  int players = 4;
  std::string edition = "it-2023";
  std::vector<std::string> switches;    // id=side
  std::string length;                   // empty: medium, or short in a first game
  std::vector<std::string> characters;  // ids, one for each seat from the first on; "-": dealt
  bool first_game = false, goals = false;
  ModuleOptions modules;
  std::string seed = "1";
  std::string content;  // a pack or a folder of *.cards laid over the built-in content; empty: none
};

// Adds --players, --edition, --switch, --length, --characters, --first-game, --goals, --ante-up and
// what belongs to it, --seed and --content to a subcommand.
void add_table_options(CLI::App& app, TableOptions& options);
void add_content_option(CLI::App& app, std::string& folder);
// Adds --ante-up and --no-alternative-poker: the modules that are cards.
void add_card_module_options(CLI::App& app, ModuleOptions& options);

// The set of Module the options ask for. Throws InputError.
int modules_of(const ModuleOptions& options);

// Content of a run with these modules: the built-in one, or one with cards laid over it.
class LoadedContent {
 public:
  explicit LoadedContent(const std::string& folder,
                         int modules);  // throws InputError, ContentError
  const Content& operator*() const { return own_ ? *own_ : default_content(modules_); }
  const Content* operator->() const { return &**this; }

 private:
  int modules_;
  std::unique_ptr<Content> own_;
};

// A file, or the *.cards files of a folder in the order of their names, as layer 1. None is an error,
// unless the folder has lessons.
std::vector<SourceFile> read_cards(const std::string& path);  // throws InputError

// The same as one text that is a pack. Throws InputError, ContentError.
std::string read_pack(const std::string& path);

// Cards of one's own as a box (content/compiler/box.h), over the built-in ones of these modules; a file
// may be a box already. Empty: there are none. Throws InputError.
std::string read_box_at(const std::string& path, int modules);

// Its *.lesson and *.position files; none is no error.
std::vector<SourceFile> read_lessons(const std::string& folder);  // throws InputError

// The text of a recorded game.
std::string replay_file(const std::string& path);  // throws InputError

// The options as they are typed, those left out that are the default: " --players 6 --seed word".
std::string table_arguments(const TableOptions& options);
// " --content PATH", or nothing.
std::string content_argument(const std::string& path);
// A word of a command line, in quotes where a shell needs them.
std::string shell_word(const std::string& word);

// Writes a report. Throws InputError.
void write_file(const std::string& path, const std::string& text);

// The set-up the options describe, checked against the content. Throws InputError.
Setup make_setup(const TableOptions& options, const Content& content);

Switches parse_switches(std::string_view edition, const std::vector<std::string>& switches,
                        bool ante_up);
Length parse_length(std::string_view text);

// A number is that number, any other text is hashed: both fix every shuffle of a game.
Seed parse_seed(std::string_view text);
std::uint64_t parse_seed_number(std::string_view text);
// A seed nobody chose, for tables that ask for none: twelve hexadecimal digits.
std::string random_seed();

// --jobs of the commands that play many games.
void add_jobs_option(CLI::App& app, int& jobs);
int threads_for(int jobs);              // 0: one for each core. Throws InputError
void check_games(int games, int most);  // throws InputError
void check_bots(const std::vector<std::string>& bots, int most);  // throws InputError

}  // namespace dr
