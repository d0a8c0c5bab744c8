#include <algorithm>
#include <iterator>

#include "darkrock/event_table.h"
#include "present/events_json.h"
#include "present/present.h"
#include "text/log/acts.h"

namespace dr::present {
namespace {

void write_line(Json& json, const Event& event, const Told& told, Space space) {
  json.field("kind", id_of(event.kind));
  json.field("seat", event.seat);
  json.field("other", event.other);
  json.field("who", told.who);
  json.field("did", told.did);
  json.field("rule", say_rule(event.rule));
  json.field("space", space == kNone ? -1 : int{space});
  json.field("secret", event.audience != kAll);
}

void write_act(Json& json, const Act& act) {
  // A line that is its only step speaks of what that step does.
  const Event& event = act.says_all() && !act.steps.empty() ? act.steps[0].event : act.head;
  json.begin('{');
  write_line(json, event, act.told, act.space);
  json.field("from", act.from).field("to", act.to);
  json.field("round", act.head.kind == EventKind::kTurnBegan ? act.head.a : 0);
  json.begin("steps", '[');
  if (!act.says_all())
    for (const ActStep& step : act.steps) {
      json.begin('{');
      write_line(json, step.event, step.told, step.space);
      json.end('}');
    }
  json.end(']');
  json.end('}');
}

}  // namespace

std::string acts_json(const Content& content, const View& view, std::span<const Event> events,
                      const Templates& words) {
  std::vector<Event> seen;
  std::ranges::copy_if(events, std::back_inserter(seen),
                       [&](const Event& event) { return seen_by(view, event); });
  Json json;
  json.begin('[');
  for (const Act& act : tell_acts(content, cast_of(content, view.pub, words), seen, words))
    write_act(json, act);
  json.end(']');
  return json.text();
}

}  // namespace dr::present
