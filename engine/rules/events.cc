// A3 Events.
#include "darkrock/queries.h"
#include "engine/rules/ante_up.h"

#include "engine/flow/program.h"

namespace dr {
namespace {

constexpr int kTrackMarker = 5;  // the space of the markers on the three tracks

void forget_top(Game& g) {
  g.hid().au.event_top = 0;
  for (int i = 0; i < g.pub().players; ++i) g.own(u8(i)).event_top = 0;
}

// AU14: an empty deck is made of the discards. -1 if there is no event at all.
int draw_event(Game& g) {
  AnteUp& au = g.pub().au;
  AnteUpHidden& hid = g.hid().au;
  if (!au.events_n) {
    hid.events = au.event_discards;
    au.events_n = u8(std::popcount(au.event_discards));
    au.event_discards = 0;
  }
  if (!au.events_n) return -1;
  --au.events_n;
  ++g.pub().reveals;
  std::uint64_t deck = hid.events;
  int event = hid.event_top - 1;
  if (event < 0)
    event = pick(g, Purpose::kEvent, deck);
  else
    deck &= ~(std::uint64_t{1} << event);
  hid.events = static_cast<std::uint32_t>(deck);
  forget_top(g);
  return event;
}

void put_back(Game& g, Seat seat, int event) {
  g.hid().au.events |= 1u << event;
  ++g.pub().au.events_n;
  g.hid().au.event_top = g.own(seat).event_top = u8(event + 1);
}

// AU65: only the drawer sees the two.
void draw(Game& g, EventFrame& f) {
  f.step = EventStep::kResolve;
  const int first = draw_event(g);
  if (first < 0) return;
  const int second = f.drawn == 2 ? draw_event(g) : -1;
  if (second < 0) {
    f.event = u8(first + 1);
    return;
  }
  Private& own = g.own(f.seat);
  own.event_offer[0] = u8(std::min(first, second) + 1);
  own.event_offer[1] = u8(std::max(first, second) + 1);
  for (const std::uint8_t offer : own.event_offer)
    emit(g, EventKind::kEventSeen, AU(65), f.seat, offer - 1);
  ask(g, Ask::kEventChoice, seat_bit(f.seat));
}

void resolve(Game& g, EventFrame& f) {
  f.step = EventStep::kDone;
  if (!f.event) return;
  const int event = f.event - 1;
  g.pub().au.event = f.event;
  ++g.pub().reveals;
  emit(g, EventKind::kEventCard, AU(10), f.seat, event);
  start_program(g, f.seat, From::kEvent, event, g.cat.events[event]);
}

void put_away(Game& g, EventFrame& f) {
  if (f.event) g.pub().au.event_discards |= 1u << (f.event - 1);
  g.pub().au.event = 0;
  pop(g);
}

void cross(Game& g, Seat seat, Marker marker) {
  if (!(g.pub().au.markers & marker_bit(marker))) return;
  g.pub().au.markers &= u8(~marker_bit(marker));
  call_event(g, seat, static_cast<int>(marker));
}

}  // namespace

MarkerPlace marker_place(int marker) {
  switch (static_cast<Marker>(marker)) {
    case Marker::kGambler: return {false, PointKind::kGp, kTrackMarker};
    case Marker::kMarshal: return {false, PointKind::kMp, kTrackMarker};
    case Marker::kWanted: return {false, PointKind::kWp, kTrackMarker};
    case Marker::kLp5:
    case Marker::kLp10:
    case Marker::kLp15:
    case Marker::kLp20: break;
  }
  return {true, {}, (marker - static_cast<int>(Marker::kLp5) + 1) * kLpMarkerStep};
}

void resolve_event(Game& g, Seat seat, int drawn) { push<EventFrame>(g, seat).drawn = u8(drawn); }

void call_event(Game& g, Seat seat, int marker) {
  AnteUp& au = g.pub().au;
  emit(g, EventKind::kEventCalled, AU(10), seat, marker);
  if (!g.pub().round) return resolve_event(g, seat, 1);  // AU63: at set-up at once
  // Seven markers and a Gazette for each player: only cards of one's own can fill it.
  if (au.waiting_n < AnteUp::kWaiting) au.waiting[au.waiting_n++] = seat;
}

bool resolve_waiting(Game& g) {
  AnteUp& au = g.pub().au;
  if (!au.waiting_n) return false;
  const Seat seat = au.waiting[0];
  --au.waiting_n;
  std::memmove(au.waiting, au.waiting + 1, au.waiting_n);
  au.waiting[au.waiting_n] = 0;
  resolve_event(g, seat, 1);
  return true;
}

void cross_track_marker(Game& g, Seat seat, PointKind kind, int cube) {
  const Marker marker = kind == PointKind::kGp   ? Marker::kGambler
                        : kind == PointKind::kMp ? Marker::kMarshal
                                                 : Marker::kWanted;
  if (cube >= kTrackMarker) cross(g, seat, marker);
}

void cross_lp_markers(Game& g, Seat seat) {
  int lp = 0;
  for (const Marker marker : kLpMarkers) {
    lp += kLpMarkerStep;
    if (g.player(seat).lp >= lp) cross(g, seat, marker);
  }
}

void run_event(Game& g, EventFrame& f) {
  switch (f.step) {
    using enum EventStep;
    case kDraw: return draw(g, f);
    case kResolve: return resolve(g, f);
    case kDone: return put_away(g, f);
  }
}

void options_event(const Catalog&, const Sight& view, Choices& out) {
  for (const std::uint8_t offer : view.own.event_offer) out.add(Verb::kResolveEvent, offer - 1);
}

void take_event(Game& g, EventFrame& f, Seat seat, Choice choice) {
  Private& own = g.own(seat);
  f.event = u8(choice.a + 1);
  const int other = own.event_offer[own.event_offer[0] == f.event ? 1 : 0] - 1;
  own.event_offer[0] = own.event_offer[1] = 0;
  put_back(g, seat, other);
}

}  // namespace dr
