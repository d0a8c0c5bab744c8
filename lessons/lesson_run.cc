#include "lessons/lesson_run.h"

#include <algorithm>
#include <bit>

#include "darkrock/engine.h"

namespace dr {
namespace {

// The next answer of a seat that the file has and that was not given yet; null: none.
const Scripted* scripted_for(const Lesson& lesson, std::span<const ReplayStep> chosen, Seat seat) {
  auto next = chosen.begin();
  for (const Scripted& answer : lesson.answers) {
    if (answer.seat != seat) continue;
    next = std::find_if(next, chosen.end(), [&](const ReplayStep& step) {
      return step.seat == seat && step.choice == answer.choice;
    });
    if (next == chosen.end()) return &answer;
    ++next;
  }
  return nullptr;
}

Choice quiet(const Choices& options) {
  for (const Verb verb : {Verb::kPass, Verb::kEndTurn})
    for (const Choice& choice : options)
      if (choice.verb == verb) return choice;
  return options[0];
}

// The learner's only answer, unless a step asks for it or it ends the turn.
bool goes_without_saying(const Lesson& lesson, std::size_t step, const Choices& options) {
  if (options.n != 1 || options[0].verb == Verb::kEndTurn) return false;
  return lesson.taught && !is_right(lesson.steps[step], options[0]);
}

}  // namespace

bool is_right(const LessonStep& step, Choice choice) {
  return std::ranges::find(step.right, choice) != step.right.end() ||
         std::ranges::find(step.any, choice.verb) != step.any.end();
}

std::optional<Scripted> next_answer(const Content& content, const Lesson& lesson,
                                    std::span<const ReplayStep> chosen, const State& state,
                                    std::size_t step) {
  if (lesson.taught && step >= lesson.steps.size()) return {};
  SeatSet asked = to_act(state.pub);
  for (; asked; asked &= static_cast<SeatSet>(asked - 1)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    Choices options;
    legal(content.catalog, sight(state, seat), options);
    if (seat == lesson.learner) {
      if (goes_without_saying(lesson, step, options)) return Scripted{seat, options[0], 0};
      continue;
    }
    const Scripted* answer = scripted_for(lesson, chosen, seat);
    if (answer && options.has(answer->choice)) return *answer;
    if (lesson.taught) return Scripted{seat, quiet(options), 0};
  }
  return {};
}

Standing standing_of(const Content& content, const Lesson& lesson, const LessonStep& step,
                     const Public& pub) {
  if (std::ranges::all_of(step.until,
                          [&](const Condition& c) { return holds(content.catalog, c, pub); }))
    return Standing::kSolved;
  return pub.active == lesson.learner && !pub.over ? Standing::kOpen : Standing::kLost;
}

}  // namespace dr
