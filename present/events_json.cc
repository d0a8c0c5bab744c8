#include "present/events_json.h"

#include "text/wording_ids.h"

namespace dr::capi {

bool seen_by(const View& view, const Event& event) {
  if (event.kind >= EventKind::kRandom) return false;
  const int bit = view.seat < view.pub.players ? view.seat : 7;
  return event.audience >> bit & 1;
}

void write_event(Json& json, const Content& content, const Event& event, const Cast& cast,
                 const Templates& words) {
  json.begin('{');
  json.field("kind", id_of(event.kind));
  json.field("seat", event.seat);
  json.field("other", event.other);
  json.field("a", event.a);
  json.field("b", event.b);
  json.field("text", say_event_text(content, event, cast, words));
  json.field("rule", say_rule(event.rule));
  json.field("secret", event.audience != kAll);
  json.end('}');
}

}  // namespace dr::capi

extern "C" int32_t dr_events_json(const dr_view* view, const dr_event* events, uint32_t n,
                                  uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!words || !dr::capi::watchable(view) || (!events && n)) return DR_BAD_ARGUMENT;
  const dr::Content& content = dr::capi::content_of(view->view.pub);
  const dr::Cast cast = dr::cast_of(content, view->view.pub, *words);
  dr::capi::Json json;
  json.begin('[');
  for (uint32_t i = 0; i < n; ++i) {
    const dr_event& e = events[i];
    const dr::Event event{static_cast<dr::EventKind>(e.kind),
                          e.audience,
                          e.seat,
                          e.other,
                          e.a,
                          e.b,
                          dr::Rule{e.rule}};
    if (dr::capi::seen_by(view->view, event))
      dr::capi::write_event(json, content, event, cast, *words);
  }
  json.end(']');
  return dr::capi::give(json.text(), out, capacity);
}
