// A lesson being played: what answers itself, and how the learner stands. What was chosen so far and the
// number of the step are all there is to know.
#pragma once

#include <span>

#include "lessons/lesson.h"
#include "replay/replay.h"

namespace dr {

// What somebody does now without the learner: what the file says, else, in a lesson, the quiet thing (a
// pass, the end of a turn); and what the learner has no choice about. Nothing: the learner is asked, or
// nobody is, or a bot may think.
std::optional<Scripted> next_answer(const Content& content, const Lesson& lesson,
                                    std::span<const ReplayStep> chosen, const State& state,
                                    std::size_t step);

// Whether a step is done by this choice of the learner.
bool is_right(const LessonStep& step, Choice choice);

enum class Standing : std::uint8_t { kOpen, kSolved, kLost };
// Of a task: lost when the learner's turn is over without it.
Standing standing_of(const Content& content, const Lesson& lesson, const LessonStep& step,
                     const Public& pub);

}  // namespace dr
