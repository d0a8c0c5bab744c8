#include "darkrock/queries.h"
#include "present/events_json.h"
#include "present/present.h"
#include "present/sure.h"

namespace dr::present {

std::string preview_json(const Content& content, const View& view, Choice choice,
                         const Templates& words) {
  const Cast cast = cast_of(content, view.pub, words);
  Json json;
  json.begin('{');
  json.begin("events", '[');
  for (const Event& event : Futures(content.catalog, view).sure_events(choice))
    write_event(json, content, event, cast, words);
  json.end(']');
  json.begin("path", '[');
  if (choice.verb == Verb::kMove && view.pub.ask != Ask::kSendTo) {
    const Way path = way(content.catalog, view.pub, view.seat, choice.a, choice.b != 0);
    for (int i = 0; i < path.n; ++i) json.put(int{path.space[i]});
  }
  json.end(']');
  json.end('}');
  return json.text();
}

}  // namespace dr::present
