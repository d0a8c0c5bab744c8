// darkrock rules: what the tests prove.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/options.h"
#include "lab/coverage.h"

namespace dr {
namespace {

struct CoverageArguments {
  std::vector<std::string> tests;
  bool json = false, list = false;
};

// The exit status: 1 if something is missing.
int run(const CoverageArguments& args) {
  const Coverage coverage =
      args.tests.empty() ? measure_coverage(embedded_rules(), all_lexicons(), std::string("."))
                         : measure_coverage(embedded_rules(), all_lexicons(), args.tests);
  fmt::print("{}", args.json ? coverage_json(coverage) : coverage_text(coverage, args.list));
  return coverage.complete() ? 0 : 1;
}

}  // namespace

void add_rules_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<CoverageArguments>();
  CLI::App* cmd = app.add_subcommand("rules", "The numbered rules");
  cmd->require_subcommand(1);
  CLI::App* coverage = cmd->add_subcommand(
      "coverage", "List the rules, rulings, switches and cards with the tests that name them");
  coverage
      ->add_option(
          "--tests", args->tests,
          "Folder of test sources (default: tests/ and every *_test.cc below the current one)")
      ->type_name("DIR")
      ->take_all()
      ->allow_extra_args(false);
  coverage->add_flag("--list", args->list, "Also list the tests of every rule and card");
  coverage->add_flag("--json", args->json, "Print JSON");
  coverage->footer(
      "A test names what it proves in a comment in or above its body:\n"
      "  // covers: B6.4, ruling 29, poker-manhunt, switch guard-ties=player\n"
      "The exit status is 1 if anything is named by no test.");
  coverage->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
