// A lesson for a client, as LessonText of web/src/engine/types.ts.
#pragma once

#include <string>

#include "lessons/lesson.h"
#include "text/templates.h"

namespace dr {

std::string lesson_json(const Lesson& lesson, const Templates& words);

}  // namespace dr
