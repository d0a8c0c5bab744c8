// Plays a lesson by its own steps.
#include <algorithm>
#include <bit>

#include "darkrock/engine.h"
#include "lessons/lesson_run.h"
#include "replay/words.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

// One way through a lesson.
struct Way {
  State state;
  std::vector<ReplayStep> chosen;
};

class Walk {
 public:
  Walk(const Content& content, const Lesson& lesson, std::string_view path)
      : content_(content), lesson_(lesson), path_(path) {}

  std::vector<Diagnostic> run() {
    if (lesson_.taught)
      from(Way{lesson_.start, {}}, 0);
    else
      play_example();
    return std::move(errors_);
  }

 private:
  void fail(int line, std::string message) {
    if (errors_.size() < 8) errors_.push_back({std::string(path_), line, 1, std::move(message)});
  }
  const Catalog& catalog() const { return content_.catalog; }

  std::string asked(const Way& way) const {
    const SeatSet seats = to_act(way.state.pub);
    if (!seats) return "nobody is asked";
    const Seat seat = static_cast<Seat>(std::countr_zero(seats));
    Choices options;
    legal(catalog(), sight(way.state, seat), options);
    std::string said = "player " + std::to_string(seat + 1) +
                       " is asked: " + say_prompt(content_, observe(way.state, seat)) + " (";
    for (int i = 0; i < options.n && i < 12; ++i)
      said += (i ? ", " : "") + choice_words(content_, options[i]);
    return said + (options.n > 12 ? ", …)" : ")");
  }

  bool choose(Way& way, const Scripted& scripted, const char* what) {
    if (!why_not(catalog(), sight(way.state, scripted.seat), scripted.choice).ok()) {
      fail(scripted.line, std::string(what) + " '" + choice_words(content_, scripted.choice) +
                              "' is not possible here; " + asked(way));
      return false;
    }
    apply(catalog(), way.state, scripted.seat, scripted.choice);
    way.chosen.push_back({scripted.seat, scripted.choice, 0, 0});
    return true;
  }

  // What comes without the learner; a task that was begun may be over by it. False: it does not end.
  bool settle(Way& way, std::size_t step, bool begun = false) {
    for (int i = 0; i < 400; ++i) {
      if (begun && is_over(way, step)) return true;
      const auto answer = next_answer(content_, lesson_, way.chosen, way.state, step);
      if (!answer) return true;
      apply(catalog(), way.state, answer->seat, answer->choice);
      way.chosen.push_back({answer->seat, answer->choice, 0, 0});
    }
    fail(lesson_.steps[step].line, "the others never come to an end here");
    return false;
  }
  void expect(const Way& way, const Condition& said) {
    if (!holds(catalog(), said, way.state.pub))
      fail(said.line, "this does not hold: it is " +
                          std::to_string(read_condition(catalog(), said, way.state.pub)));
  }
  bool is_over(const Way& way, std::size_t step) const {
    return standing_of(content_, lesson_, lesson_.steps[step], way.state.pub) != Standing::kOpen;
  }

  // Every way from a step on: where several choices are right, each is taken.
  void from(Way way, std::size_t number) {
    if (!errors_.empty()) return;
    const bool at_end = number == lesson_.steps.size();
    if (!at_end && !settle(way, number)) return;
    if (number)
      for (const Condition& said : lesson_.steps[number - 1].expects) expect(way, said);
    if (at_end) return arrived(way);
    const LessonStep& step = lesson_.steps[number];
    switch (step.kind) {
      case LessonStep::Kind::kRead: return from(std::move(way), number + 1);
      case LessonStep::Kind::kDo: return do_step(way, number);
      case LessonStep::Kind::kTask: return solve(std::move(way), number);
    }
  }

  void do_step(const Way& way, std::size_t number) {
    const LessonStep& step = lesson_.steps[number];
    Choices options;
    if (to_act(way.state.pub) & seat_bit(lesson_.learner))
      legal(catalog(), sight(way.state, lesson_.learner), options);
    for (const std::vector<Choice>& list : {step.right, step.wrong})
      for (const Choice& choice : list)
        if (!options.has(choice))
          return fail(step.line, "'" + choice_words(content_, choice) + "' is not possible here; " +
                                     asked(way));
    for (const Choice& choice : step.wrong)
      if (is_right(step, choice))
        return fail(step.line, "'" + choice_words(content_, choice) + "' is right and wrong");
    bool some = false;
    for (const Choice& choice : options) {
      if (!is_right(step, choice)) continue;
      some = true;
      Way next = way;
      choose(next, {lesson_.learner, choice, step.line}, "the choice");
      from(std::move(next), number + 1);
    }
    if (!some) fail(step.line, "nothing that is asked for can be done here; " + asked(way));
  }

  void solve(Way way, std::size_t number) {
    const LessonStep& step = lesson_.steps[number];
    if (standing_of(content_, lesson_, step, way.state.pub) != Standing::kOpen)
      return fail(step.line, "the task is solved or lost before it begins");
    for (const Scripted& choice : step.solution) {
      if (!choose(way, choice, "the solution's") || !settle(way, number, true)) return;
    }
    if (standing_of(content_, lesson_, step, way.state.pub) != Standing::kSolved) {
      std::string found;
      for (const Condition& c : step.until)
        found += " " + std::to_string(read_condition(catalog(), c, way.state.pub));
      return fail(step.line,
                  "its solution does not solve the task; found" + found + "; " + asked(way));
    }
    from(std::move(way), number + 1);
  }

  void arrived(const Way& way) {
    if (arrived_) return;  // what is fixed belongs to the first way
    arrived_ = true;
    unused(way);
  }
  void unused(const Way& way) {
    for (const Scripted& answer : lesson_.answers)
      if (std::ranges::none_of(way.chosen, [&](const ReplayStep& step) {
            return step.seat == answer.seat && step.choice == answer.choice;
          }))
        fail(answer.line, "this answer is never given");
    if (const int left = way.state.hid.forced_n - way.state.hid.forced_at; left)
      fail(1, std::to_string(left) + " of what chance was to bring never comes");
  }

  // Windows in which nothing can be done but to pass are passed, as the page does.
  void pass_windows(Way& way, const Scripted& next) {
    while (way.state.pub.ask == Ask::kWindow) {
      const Seat seat = static_cast<Seat>(std::countr_zero(to_act(way.state.pub)));
      Choices options;
      legal(catalog(), sight(way.state, seat), options);
      if (options.n != 1 || (seat == next.seat && options[0] == next.choice)) return;
      apply(catalog(), way.state, seat, options[0]);
      way.chosen.push_back({seat, options[0], 0, 0});
    }
  }

  void play_example() {
    Way way{lesson_.start, {}};
    for (const Lesson::Line& line : lesson_.example) {
      if (line.play) pass_windows(way, *line.play);
      if (line.play && !choose(way, *line.play, "the example's")) return;
      if (line.expect) expect(way, *line.expect);
    }
    if (!lesson_.example.empty()) unused(way);
  }

  const Content& content_;
  const Lesson& lesson_;
  std::string_view path_;
  std::vector<Diagnostic> errors_;
  bool arrived_ = false;
};

}  // namespace

std::vector<Diagnostic> check_lesson(const Content& content, const Lesson& lesson,
                                     std::string_view path) {
  return Walk(content, lesson, path).run();
}

}  // namespace dr
