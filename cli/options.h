// The options that describe a table, shared by `play`, `sim` and `bench`.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/setup.h"

namespace CLI {
class App;
}

namespace dr {

// Input that cannot be used; what() is one sentence for people. main prints it and exits with 2.
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Card files that do not compile: what() is lines of file:line:column: message.
class ContentError : public InputError {
 public:
  using InputError::InputError;
};

// As given on the command line.
struct TableOptions {
  int players = 4;
  std::string edition = "it-2023";
  std::vector<std::string> switches;    // id=side
  std::string length;                   // empty: medium, or short in a first game
  std::vector<std::string> characters;  // ids, one for each seat from the first on; "-": dealt
  bool first_game = false, goals = false;
  std::string seed = "1";
  std::string content;  // a folder of *.cards laid over the built-in content; empty: none
};

// Adds --players, --edition, --switch, --length, --characters, --first-game, --goals, --seed and
// --content to a subcommand.
void add_table_options(CLI::App& app, TableOptions& options);
void add_content_option(CLI::App& app, std::string& folder);

// Content of a run: the built-in one, or one with a folder laid over it.
class LoadedContent {
 public:
  explicit LoadedContent(const std::string& folder);  // throws InputError, ContentError
  const Content& operator*() const { return own_ ? *own_ : default_content(); }
  const Content* operator->() const { return &**this; }

 private:
  std::unique_ptr<Content> own_;
};

// The *.cards files of a folder in the order of their names, as layer 1.
std::vector<SourceFile> read_cards(const std::string& folder);  // throws InputError

// The set-up the options describe, checked against the content. Throws InputError.
Setup make_setup(const TableOptions& options, const Content& content);

Switches parse_switches(std::string_view edition, const std::vector<std::string>& switches);
Length parse_length(std::string_view text);

// A number is that number, any other text is hashed: both fix every shuffle of a game.
Seed parse_seed(std::string_view text);
std::uint64_t parse_seed_number(std::string_view text);
// A seed nobody chose, for tables that ask for none: twelve hexadecimal digits.
std::string random_seed();

// "a, b or c"
std::string one_of(const std::vector<std::string>& words);

}  // namespace dr
