#include "present/events_json.h"

#include <array>
#include <bit>

#include "base/text.h"
#include "darkrock/event_table.h"
#include "present/present.h"
#include "text/wording/event.h"

namespace dr::present {

bool seen_by(const View& view, const Event& event) {
  if (event.kind >= EventKind::kRandom) return false;
  return sees(event, view.seat < view.pub.players ? view.seat : kSpectator);
}

namespace {

// Money is counted in tens of dollars inside, in dollars by people.
int for_people(const Event& event, Field field, int n) {
  const bool money = field == Field::kMoney || field == Field::kWished ||
                     (field == Field::kLooted && static_cast<Loot>(event.a) == Loot::kCash);
  return money ? n * 10 : n;
}

std::string hex_of(const Event& event) {
  std::string hex;
  for (const std::uint8_t byte : std::bit_cast<std::array<std::uint8_t, sizeof(Event)>>(event))
    hex += to_hex(byte, 2);
  return hex;
}

}  // namespace

void write_event(Json& json, const Content& content, const Event& event, const Cast& cast,
                 const Templates& words) {
  const Told told = tell_event(content, event, cast, words);
  json.begin('{');
  json.field("kind", id_of(event.kind));
  json.field("seat", event.seat);
  json.field("other", event.other);
  json.field("a", for_people(event, info_of(event.kind).a, event.a));
  json.field("b", for_people(event, info_of(event.kind).b, event.b));
  json.field("who", told.who);
  json.field("did", told.did);
  json.field("text", told.who + told.did);
  json.field("rule", say_rule(event.rule));
  json.field("secret", event.audience != kAll);
  json.field("raw", hex_of(event));
  json.end('}');
}

std::string events_json(const Content& content, const View& view, std::span<const Event> events,
                        const Templates& words) {
  const Cast cast = cast_of(content, view.pub, words);
  Json json;
  json.begin('[');
  for (const Event& event : events)
    if (seen_by(view, event)) write_event(json, content, event, cast, words);
  json.end(']');
  return json.text();
}

}  // namespace dr::present
