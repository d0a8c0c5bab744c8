// darkrock content: what the cards are, and whether card files of one's own are right.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "assets/assets.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/play/language.h"
#include "lessons/lesson.h"
#include "present/types_ts.h"
#include "text/cards/report.h"

namespace dr {
namespace {

struct ContentArguments {
  std::string content, card, language = "en";
  ModuleOptions modules;
  bool json = false;
};

void stats(const ContentArguments& args) {
  const LoadedContent content(args.content, modules_of(args.modules));
  fmt::print("{}", args.json ? content_stats_json(*content) : content_stats_table(*content));
}

std::vector<SourceFile> lessons_in(const std::string& folder) {
  if (!folder.empty()) return read_lessons(folder);
  std::vector<SourceFile> files;
  for (const Asset& asset : assets())
    if (asset.path.ends_with(".lesson") || asset.path.ends_with(".position"))
      files.push_back({std::string(asset.path), std::string(asset.text), 0});
  return files;
}

// A lesson of one's own says what it asks in the file itself.
void check_words(const Lesson& lesson, const SourceFile& file, std::vector<Diagnostic>& errors) {
  if (!lesson.taught) return;
  const LessonStep& first = lesson.steps.front();
  if (first.ask.empty() && !english().has(lesson_key(lesson, first, "ask")))
    errors.push_back(
        {file.path, first.line, 1,
         "the first step asks for nothing; expected a line such as ask \"Ride north.\""});
}

// Compiles the lessons, and plays each by its own steps. How many there are; throws ContentError.
std::size_t check_lessons(const std::string& folder) {
  const std::vector<SourceFile> files = lessons_in(folder);
  std::string lines;
  for (const SourceFile& file : files) {
    const LoadedContent content(folder, lesson_modules(file.text));
    LessonResult read = compile_lesson(*content, file.text, file.path);
    if (read.lesson) read.errors = check_lesson(*content, *read.lesson, file.path);
    if (read.lesson) check_words(*read.lesson, file, read.errors);
    for (const Diagnostic& d : read.errors) lines += (lines.empty() ? "" : "\n") + to_string(d);
  }
  if (!lines.empty()) throw ContentError(lines);
  return files.size();
}

void check(const ContentArguments& args) {
  const LoadedContent content(args.content, modules_of(args.modules));
  int components = 0, rows = 0;
  for (const DeckStats& deck : content_stats(*content)) {
    components += deck.components;
    rows += deck.rows;
  }
  const std::size_t lessons = check_lessons(args.content);
  fmt::print(
      "{}: no errors; {} components of {} kinds, {} lessons and positions, fingerprint {:016x}\n",
      args.content.empty() ? "built-in content" : args.content, components, rows, lessons,
      content->catalog.fingerprint);
}

// A card of Ante Up is found without --ante-up too, unless the base game has one of that name.
void show(const ContentArguments& args) {
  const LoadedContent content(args.content, modules_of(args.modules));
  const Templates& words = templates(args.language);
  std::string text = show_card(*content, args.card, words);
  const Content& all = default_content(kAnteUp | kAlternativePoker);
  if (text.empty()) text = show_card(all, args.card, words);
  if (text.empty()) {
    std::string_view near = content->lexicon.nearest(args.card);
    if (near.empty()) near = all.lexicon.nearest(args.card);
    throw InputError(near.empty()
                         ? fmt::format("there is no card '{}'", args.card)
                         : fmt::format("there is no card '{}'; did you mean {}?", args.card, near));
  }
  fmt::print("{}", text);
}

void types(const ContentArguments&) { fmt::print("{}", present::types_ts()); }

}  // namespace

void add_content_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<ContentArguments>();
  CLI::App* cmd = app.add_subcommand("content", "Show and check the cards");
  cmd->require_subcommand(1);
  const auto add = [&](const char* name, const char* what, void (*act)(const ContentArguments&)) {
    CLI::App* sub = cmd->add_subcommand(name, what);
    sub->callback([args, act, &rc] {
      act(*args);
      rc = 0;
    });
    return sub;
  };
  CLI::App* count =
      add("stats", "Count the components, and say which are printed and which are ours", stats);
  count->add_flag("--json", args->json, "Print JSON");
  add_content_option(*count, args->content);
  add_card_module_options(*count, args->modules);

  CLI::App* test =
      add("check", "Compile card files and lessons; errors name file, line and column", check);
  test->add_option(
      "PATH", args->content,
      "A pack, or a folder of *.cards files laid over the built-in content, and of "
      "*.lesson and *.position files, which are played by their own steps (default: none)");
  add_card_module_options(*test, args->modules);
  test->footer(
      "The language of card files is described in docs/adding-a-card.md, that of lessons in "
      "docs/adding-a-lesson.md.");

  CLI::App* one = add("show", "Show one card: text, program, provenance", show);
  add_language_option(*one, args->language, "Language of the text");
  one->add_option("CARD", args->card, "Its id or name, such as poker-manhunt or 'Blood Money'")
      ->required();
  add_content_option(*one, args->content);
  add_card_module_options(*one, args->modules);

  add("types", "Print the enums of the game as TypeScript, for web/src/engine/generated.ts", types);
}

}  // namespace dr
