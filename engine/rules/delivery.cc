// B7.9 Wrangling and rustling, AU18 longhorns.
#include "engine/rules/delivery.h"

#include "darkrock/queries.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/law.h"

namespace dr {
namespace {

constexpr int bit_of(Delivery kind) { return 1 << static_cast<int>(kind); }

int delivery_at(const Catalog& cat, const Player& p, Delivery kind) {
  return buyers(cat, kind, p.cattle).has(p.space) ? bit_of(kind) : 0;
}

}  // namespace

SpaceSet buyers(const Catalog& cat, Delivery kind, int colour) {
  const SpaceSet& station = cat.tag[static_cast<int>(Tag::kRailStation)];
  const SpaceSet& camp = cat.tag[static_cast<int>(Tag::kOutlawCamp)];
  switch (kind) {
    case Delivery::kWrangle: return station;
    case Delivery::kRustle:
      return (cat.ranches - cat.tag[static_cast<int>(Tag::kRanchGreen) + colour]) | camp;
    case Delivery::kLonghorn: return cat.ranches | station | camp;  // AU18
  }
  return {};
}

int ranch_colour(const Catalog& cat, Space space) {
  for (int colour = 0; space < kMaxSpaces && colour < kCattleColours; ++colour)
    if (cat.tag[static_cast<int>(Tag::kRanchGreen) + colour].has(space)) return colour;
  return -1;
}

int can_deliver(const Catalog& cat, const Public& pub, Seat seat, Moment moment) {
  const bool at_turn_end = on_other_side(pub.switches, Switch::kDeliveryMoment);
  if (moment != (at_turn_end ? Moment::kEndOfTurn : Moment::kEndOfMove)) return 0;
  const Player& p = pub.player[seat];
  int out = p.longhorns ? delivery_at(cat, p, Delivery::kLonghorn) : 0;
  if (p.cattle != kNone)
    out |= delivery_at(cat, p, Delivery::kWrangle) | delivery_at(cat, p, Delivery::kRustle);
  return out;
}

void start_delivery(Game& g, Seat seat, Delivery kind, int longhorns) {
  DeliveryFrame& f = push<DeliveryFrame>(g, seat);
  f.what = kind;
  if (kind == Delivery::kLonghorn) {
    f.longhorns = f.unpaid = u8(longhorns);
    f.step = DeliveryStep::kLonghorns;
    return lose_longhorns(g, seat, longhorns, AU(18));
  }
  Player& p = g.player(seat);
  const std::uint8_t token = g.own(seat).cattle;
  f.token = token;
  g.hid().cattle[p.cattle] |= static_cast<std::uint8_t>(1u << token % kCattlePerColour);
  ++g.pub().cattle_n[p.cattle];
  shuffle_ranch(g, p.cattle);
  p.cattle = kNone;
  g.own(seat).cattle = kNone;
  ++g.pub().reveals;
  emit(g, EventKind::kDelivered, B(7, 9), seat, token, static_cast<int>(kind));
}

void run_delivery(Game& g, DeliveryFrame& f) {
  switch (f.step) {
    using enum DeliveryStep;
    case kPoints:
      f.step = kReward;
      return gain_points(g, f.seat, f.what == Delivery::kWrangle ? PointKind::kMp : PointKind::kWp,
                         1);
    case kReward:
      f.step = kTell;
      return start_program(g, f.seat, From::kCattle, f.token, g.cat.cattle[f.token]);
    case kTell:
      f.step = kEnd;
      return open_window(g, seat_bit(f.seat),
                         {Moment::kDelivered, static_cast<std::uint8_t>(f.what),
                          u8(std::max<int>(1, f.longhorns))});
    case kEnd: return pop(g);
    case kLonghorns:  // AU66: one delivery, its reward for each
      f.step = --f.unpaid ? kLonghorns : kTell;
      return start_program(g, f.seat, From::kLonghorn, 0, g.cat.longhorn_reward);
  }
}

}  // namespace dr
