// What is sure to happen if a choice is made: it is played on samples of what the seat knows.
#include <memory>

#include "present/events_json.h"
#include "present/walk.h"

namespace dr::capi {
namespace {

constexpr int kSamples = 4;

// From here on chance has a word.
bool is_chance(EventKind kind) {
  switch (kind) {
    case EventKind::kDrew:
    case EventKind::kDrewCard:
    case EventKind::kReshuffled:
    case EventKind::kNpcDrew:
    case EventKind::kNpcDrewCard:
    case EventKind::kDice:
    case EventKind::kDealtCard:
    case EventKind::kFlop:
    case EventKind::kStoryTurned:
    case EventKind::kStoryShown:
    case EventKind::kSaw:
    case EventKind::kKept:
    case EventKind::kLegendDrawn:
    case EventKind::kCattleSeen:
    case EventKind::kMibCard:
    case EventKind::kTrainCard:
    case EventKind::kEventCard:
    case EventKind::kEventSeen:
    case EventKind::kTokenTurned:
    case EventKind::kExplored:
    case EventKind::kSawToken:
    case EventKind::kStocked:
    case EventKind::kFaroShown:
    case EventKind::kFaroTurned: return true;
    default: return false;
  }
}

bool same(const Event& x, const Event& y) {
  return x.kind == y.kind && x.seat == y.seat && x.other == y.other && x.a == y.a && x.b == y.b;
}

// What the seat sees of a choice played on a sample, up to the first chance.
std::vector<Event> play(const Catalog& cat, const View& view, Choice choice, std::uint64_t seed,
                        Events& events) {
  Rng rng{seed};
  const auto state = std::make_unique<State>(sample(cat, view, rng));
  events.clear();
  std::vector<Event> seen;
  if (!try_apply(cat, *state, view.seat, choice, &events).ok()) return seen;
  for (int i = 0; i < events.n; ++i) {
    if (!seen_by(view, events.list[i])) continue;
    if (is_chance(events.list[i].kind)) break;
    seen.push_back(events.list[i]);
  }
  return seen;
}

std::vector<Event> sure_events(const Catalog& cat, const View& view, Choice choice) {
  const auto events = std::make_unique<Events>();
  std::vector<Event> sure = play(cat, view, choice, 1, *events);
  for (std::uint64_t seed = 2; seed <= kSamples; ++seed) {
    const std::vector<Event> other = play(cat, view, choice, seed, *events);
    std::size_t n = 0;
    while (n < sure.size() && n < other.size() && same(sure[n], other[n])) ++n;
    sure.resize(n);
  }
  return sure;
}

}  // namespace
}  // namespace dr::capi

extern "C" int32_t dr_view_preview_json(const dr_view* view, uint32_t choice, uint32_t lang,
                                        char* out, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!words || !dr::capi::usable(view)) return DR_BAD_ARGUMENT;
  const dr::View& seen = view->view;
  const dr::Content& content = dr::capi::content_of(seen.pub);
  const dr::Choice wish = dr::Choice::from(choice);
  if (!dr::why_not(content.catalog, seen, wish).ok()) return DR_REFUSED;
  const dr::Cast cast = dr::cast_of(content, seen.pub, *words);
  dr::capi::Json json;
  json.begin('{');
  json.begin("events", '[');
  for (const dr::Event& event : dr::capi::sure_events(content.catalog, seen, wish))
    dr::capi::write_event(json, content, event, cast, *words);
  json.end(']');
  json.begin("path", '[');
  const bool walks = wish.verb == dr::Verb::kMove && seen.pub.ask != dr::Ask::kSendTo &&
                     seen.pub.player[seen.seat].space < content.catalog.n_spaces;
  if (walks)
    for (const dr::Space space :
         dr::capi::Walk(content.catalog, seen.pub, seen.seat).path(wish.a, wish.b))
      json.put(int{space});
  json.end(']');
  json.end('}');
  return dr::capi::give(json.text(), out, capacity);
}
