// Every lesson and position of the game compiles, goes as it says and speaks all languages.
#include <gtest/gtest.h>

#include <set>

#include "assets/assets.h"
#include "darkrock/choice_table.h"
#include "lessons/lesson.h"
#include "tests/support/scenario.h"
#include "text/templates.h"

namespace dr::lessons_test {
namespace {

struct File {
  std::string_view path, text;
};

std::vector<File> files(std::string_view ending) {
  std::vector<File> all;
  for (const Asset& asset : assets())
    if (asset.path.ends_with(ending)) all.push_back({asset.path, asset.text});
  return all;
}

std::string lines(const std::vector<Diagnostic>& errors) {
  std::string all;
  for (const Diagnostic& error : errors) all += to_string(error) + "\n";
  return all;
}

const Content& content_of(std::string_view text) { return default_content(lesson_modules(text)); }

std::string wrong_with(const File& file) {
  const Content& content = content_of(file.text);
  const LessonResult read = compile_lesson(content, file.text, file.path);
  return read.lesson ? lines(check_lesson(content, *read.lesson, file.path)) : lines(read.errors);
}

std::string name_of(std::string_view path) {
  path.remove_prefix(path.rfind('/') + 1);
  return std::string(path.substr(0, path.find('.')));
}

TEST(Lessons, GoByTheirOwnSteps) {
  const auto all = files(".lesson");
  EXPECT_FALSE(all.empty());
  for (const File& file : all) EXPECT_EQ(wrong_with(file), "");
}

TEST(Lessons, PositionsPlayTheirExamples) {
  for (const File& file : files(".position")) EXPECT_EQ(wrong_with(file), "");
}

TEST(Lessons, AreCalledLikeTheirFiles) {
  for (const std::string_view ending : {".lesson", ".position"}) {
    std::set<std::string> names;
    for (const File& file : files(ending)) {
      const auto read = compile_lesson(content_of(file.text), file.text, file.path);
      ASSERT_TRUE(read.lesson) << lines(read.errors);
      EXPECT_EQ(read.lesson->id, name_of(file.path));
      EXPECT_TRUE(names.insert(read.lesson->id).second) << file.path << ": the name is taken";
    }
  }
}

void note_verbs(const Lesson& lesson, std::set<std::string_view>& done) {
  for (const LessonStep& step : lesson.steps) {
    for (const Choice& choice : step.right) done.insert(id_of(choice.verb));
    for (const Verb verb : step.any) done.insert(id_of(verb));
    for (const Scripted& choice : step.solution) done.insert(id_of(choice.choice.verb));
  }
}

// Who has done all lessons has done every kind of action; only the longer poker is left out, and what no
// character of the cast has.
TEST(Lessons, TeachEveryKindOfAction) {
  std::set<std::string_view> base = {"ability"}, expansion = {"community-poker"};
  for (const File& file : files(".lesson")) {
    const auto read = compile_lesson(content_of(file.text), file.text, file.path);
    ASSERT_TRUE(read.lesson) << lines(read.errors);
    note_verbs(*read.lesson, read.lesson->start.pub.modules ? expansion : base);
  }
  for (const VerbInfo& verb : kVerbTable) {
    if (verb.role != Role::kAction) continue;
    const bool later = verb.verb >= Verb::kTakeLonghorn;
    EXPECT_TRUE((later ? expansion : base).contains(verb.id)) << verb.id;
  }
}

// What is asked for is pointed at, a task and what follows without words aside.
TEST(Lessons, PointAtWhatTheyAskFor) {
  for (const File& file : files(".lesson")) {
    const auto read = compile_lesson(content_of(file.text), file.text, file.path);
    ASSERT_TRUE(read.lesson) << lines(read.errors);
    for (const LessonStep& step : read.lesson->steps)
      if (step.kind == LessonStep::Kind::kDo)
        EXPECT_FALSE(step.points.empty()) << file.path << ": " << step.id;
  }
}

// A number that is said to have come of a step is held to by what the file expects.
TEST(Lessons, AreHeldToTheNumbersTheySay) {
  for (const File& file : files(".lesson")) {
    const auto read = compile_lesson(content_of(file.text), file.text, file.path);
    ASSERT_TRUE(read.lesson) << lines(read.errors);
    for (const LessonStep& step : read.lesson->steps) {
      const std::string key = lesson_key(*read.lesson, step, "done");
      if (!english().has(key)) continue;
      const bool has_number =
          english().get(key).find_first_of("0123456789") != std::string_view::npos;
      EXPECT_TRUE(!has_number || !step.expects.empty()) << key;
    }
  }
}

// A step asks and says why it worked, in every language; the words of no step are left over.
TEST(Lessons, SayEverythingInEveryLanguage) {
  for (const std::string_view code : language_codes()) {
    const Templates& words = templates(code);
    std::set<std::string> used;
    const auto need = [&](const std::string& key, bool must) {
      used.insert(key);
      if (must) {
        EXPECT_TRUE(words.has(key)) << code << ": " << key;
      }
    };
    for (const File& file : files(".lesson")) {
      const auto read = compile_lesson(content_of(file.text), file.text, file.path);
      ASSERT_TRUE(read.lesson) << lines(read.errors);
      need(lesson_key(*read.lesson, "title"), true);
      need(lesson_key(*read.lesson, "about"), true);
      for (std::size_t i = 0; i < read.lesson->steps.size(); ++i) {
        const LessonStep& step = read.lesson->steps[i];
        need(lesson_key(*read.lesson, step, "ask"), i == 0);
        need(lesson_key(*read.lesson, step, "done"), false);
        need(lesson_key(*read.lesson, step, "wrong"), !step.wrong.empty());
      }
    }
    for (const File& file : files(".position"))
      need("lesson." + name_of(file.path) + ".title", false);
    for (const std::string_view key : words.keys())
      if (key.starts_with("lesson.")) {
        EXPECT_TRUE(used.contains(std::string(key))) << code << ": nothing says " << key;
      }
  }
}

// --- what is refused ---

constexpr std::string_view kTable =
    "lesson one\nplayers 3\nat 1 dr10\nhand 1 Kh\nnuggets 1 2\nturn 1\n";

std::string problem_in(const std::string& text) { return wrong_with({"x.lesson", text}); }

void expect_problem(const std::string& text, const char* says) {
  EXPECT_NE(problem_in(text).find(says), std::string::npos) << text << "\n→ " << problem_in(text);
}

TEST(LessonErrors, NameTheLineAndTheReason) {
  const std::string table(kTable);
  EXPECT_EQ(problem_in(table + "step sell\n  do deposit 2\n"), "");
  expect_problem("players 3\n", "x.lesson:1:1: expected 'lesson NAME'");
  expect_problem("lesson one\nhand 1 Kx\n", "x.lesson:2:1: there is no card 'Kx'");
  expect_problem("lesson one\nhand 4 Kh\n", "'4' is no player; expected 1 to 3");
  expect_problem("lesson one\nhand 1 Kh\nhand 2 Kh\n", "x.lesson:3:1: Kh is not in the deck");
  expect_problem("lesson one\nat 1 dr99\n", "there is no space 'dr99'");
  expect_problem("lesson one\nat 1\n", "'at' needs a player and a space");
  expect_problem("lesson one\nfly 1\n", "unknown word 'fly'");
  expect_problem("lesson one\nturn 1\n", "a lesson needs steps");
  expect_problem("lesson one\nstep a\n", "expected 'turn' or 'begin-turn'");
  expect_problem("lesson one\nhand 1 Kh\ndraws Kh\nturn 1\n", "Kh is to be drawn, but");
  expect_problem(table + "at 1 dr1\n", "stands too late");
  expect_problem(table + "do pass\n", "belongs below a 'step'");
  expect_problem(table + "step sell\n  do dig\n", "unknown choice 'dig'");
  expect_problem(table + "step sell\nstep sell\n", "there is a step 'sell' already");
  expect_problem(table + "task sell\n  until lp >= 2\n", "a task needs 'until' and 'solve'");
  expect_problem("position one\nturn 1\nstep a\n", "a position has no steps");
  expect_problem(table + "expect lp = 0\n", "belongs below a 'step'");
}

// A rule or card that changes what a lesson relies on is found by playing it.
TEST(LessonErrors, WhatDoesNotGoAsItSaysIsFound) {
  const std::string table(kTable);
  expect_problem(table + "step sell\n  do deposit 3\n",
                 "x.lesson:7:1: 'deposit 3' is not possible here; player 1 is asked");
  expect_problem(table + "step sell\n  do deposit 2\n  wrong prospect\n",
                 "'prospect' is not possible");
  expect_problem(table + "task sell\n  until lp >= 3\n  solve deposit 2\n",
                 "does not solve the task; found 2");
  expect_problem(table + "task sell\n  until lp >= 0\n  solve deposit 2\n", "before it begins");
  expect_problem(table + "answer 2 heist\nstep sell\n  do deposit 2\n", "never given");
  expect_problem(table + "step sell\n  do deposit 2\n  expect lp = 3\n",
                 "x.lesson:9:1: this does not hold: it is 2");
  expect_problem("position p\nat 1 dr10\nnuggets 1 2\nturn 1\nplay 1 deposit 2\nexpect 1 lp = 3\n",
                 "x.lesson:6:1: this does not hold: it is 2");
  EXPECT_EQ(
      problem_in(
          "position p\nat 1 dr10\nnuggets 1 2\nturn 1\nplay 1 deposit 2\nexpect 1 cash = 40\n"),
      "");
}

}  // namespace
}  // namespace dr::lessons_test
