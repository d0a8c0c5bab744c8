#include "lessons/lesson_json.h"

#include "base/json.h"
#include "darkrock/choice_table.h"

namespace dr {
namespace {

// What the file says itself, else what the language does; empty: nothing.
std::string_view said(const Templates& words, const std::string& own, const std::string& key) {
  if (!own.empty()) return own;
  return words.has(key) ? words.get(key) : std::string_view{};
}

constexpr std::string_view kKinds[] = {"read", "do", "task"};

void put_step(Json& json, const Lesson& lesson, const LessonStep& step, const Templates& words) {
  json.begin('{')
      .field("id", step.id)
      .field("kind", kKinds[static_cast<int>(step.kind)])
      .field("ask", said(words, step.ask, lesson_key(lesson, step, "ask")))
      .field("done", said(words, step.done, lesson_key(lesson, step, "done")))
      .field("wrong", said(words, step.wrong_said, lesson_key(lesson, step, "wrong")));
  json.begin("points", '[');
  for (const std::string& point : step.points) json.put(point);
  json.end(']').begin("right", '[');
  for (const Choice& choice : step.right) json.put(choice.code());
  json.end(']').begin("any", '[');
  for (const Verb verb : step.any) json.put(info_of(verb).id);
  json.end(']').begin("tries", '[');
  for (const Choice& choice : step.wrong) json.put(choice.code());
  json.end(']').begin("solution", '[');
  for (const Scripted& choice : step.solution) json.put(choice.choice.code());
  json.end(']').end('}');
}

}  // namespace

std::string lesson_json(const Lesson& lesson, const Templates& words) {
  Json json;
  json.begin('{')
      .field("id", lesson.id)
      .field("taught", lesson.taught)
      .field("title", said(words, lesson.title, lesson_key(lesson, "title")))
      .field("about", said(words, lesson.about, lesson_key(lesson, "about")))
      .field("learner", int{lesson.learner})
      .field("players", int{lesson.start.pub.players})
      .field("modules", int{lesson.start.pub.modules})
      .begin("steps", '[');
  for (const LessonStep& step : lesson.steps) put_step(json, lesson, step, words);
  json.end(']').begin("example", '[');
  for (const Lesson::Line& line : lesson.example)
    if (line.play && line.play->seat == lesson.learner) json.put(line.play->choice.code());
  json.end(']').end('}');
  return json.text();
}

}  // namespace dr
