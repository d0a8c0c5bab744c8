#include "cli/program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>

#include "cli/commands.h"
#include "cli/options.h"
#include "darkrock/engine.h"
#include "darkrock/version.h"

namespace dr {
namespace {

constexpr int kBadInput = 2;

std::vector<std::string> words;

std::string version_text() {
  return fmt::format("darkrock {}\nrules version {}\ncatalog {:016x}\ncatalog with Ante Up {:016x}",
                     kVersion, kRulesVersion, default_content().catalog.fingerprint,
                     default_content(kAnteUp | kAlternativePoker).catalog.fingerprint);
}

// "darkrock content check", as far as commands were recognised.
std::string command_line(const CLI::App& app) {
  std::string name = app.get_name();
  for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
    at = at->get_subcommands().front();
    name += " " + at->get_name();
  }
  return name;
}

std::string without_newlines(std::string text) {
  for (char& c : text)
    if (c == '\n') c = ' ';
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

// A mistake on the command line in one sentence.
std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
  const std::string command = command_line(app);
  const std::vector<std::string> extra = app.remaining(true);
  if (!extra.empty())
    return fmt::format("there is no {} '{}'; '{} --help' lists what there is",
                       extra.front().starts_with("-") ? "option" : "command or argument",
                       extra.front(), command);
  const std::string what = without_newlines(error.what());
  if (what.ends_with("subcommand is required"))
    return fmt::format("no command given; '{} --help' lists them", command);
  // CLI11 says "Could not convert: --games = five".
  constexpr std::string_view kConvert = "Could not convert: ";
  const std::size_t equal = what.find(" = ");
  if (what.starts_with(kConvert) && equal != std::string::npos)
    return fmt::format("{}: '{}' is not a number; see '{} --help'",
                       what.substr(kConvert.size(), equal - kConvert.size()),
                       what.substr(equal + 3), command);
  return fmt::format("{}; see '{} --help'", what, command);
}

int run(int argc, char** argv) {
  CLI::App app("Darkrock: a digital edition of the board game Western Legends", "darkrock");
  app.require_subcommand(1);
  app.set_version_flag("--version", version_text, "Print versions of program, rules and content");
  app.get_formatter()->column_width(34);
  app.footer("'darkrock COMMAND --help' describes a command.");
  int rc = 0;
  add_play_command(app, rc);
  add_serve_command(app, rc);
  add_bots_command(app, rc);
  add_load_command(app, rc);
  add_admin_command(app, rc);
  add_replay_command(app, rc);
  add_verify_command(app, rc);
  add_review_command(app, rc);
  add_study_command(app, rc);
  add_sim_command(app, rc);
  add_arena_command(app, rc);
  add_balance_command(app, rc);
  add_train_command(app, rc);
  add_merge_command(app, rc);
  add_bench_command(app, rc);
  add_content_command(app, rc);
  add_rules_command(app, rc);
  add_manual_command(app, rc);
  add_completion_command(app, rc);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& done) {  // --help, --version
    return app.exit(done);
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "darkrock: {}\n", complaint(app, error));
    return kBadInput;
  }
  return rc;
}

}  // namespace

const std::vector<std::string>& command_words() { return words; }

int run_program(int argc, char** argv) {
  words.assign(argv + std::min(argc, 1), argv + argc);
  try {
    return run(argc, argv);
  } catch (const ContentError& error) {
    fmt::print(stderr, "{}\n", error.what());
    return kBadInput;
  } catch (const InputError& error) {
    fmt::print(stderr, "darkrock: {}\n", error.what());
    return kBadInput;
  } catch (const std::exception& error) {
    fmt::print(stderr, "darkrock: {}\n", error.what());
  } catch (...) {
    std::fputs("darkrock: stopped by an unknown error\n", stderr);
  }
  return 1;
}

}  // namespace dr
