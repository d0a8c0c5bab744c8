// Deliveries of cattle and longhorns (B7.9, AU18).
#pragma once

#include "engine/flow/game.h"

namespace dr {

enum class DeliveryStep : std::uint8_t { kPoints, kReward, kTell, kEnd, kLonghorns };

struct [[gnu::may_alias]] DeliveryFrame {
  static constexpr FrameKind kKind = FrameKind::kDelivery;

  FrameKind kind;
  DeliveryStep step;
  Seat seat;
  Delivery what;
  std::uint8_t token;      // of cattle
  std::uint8_t longhorns;  // delivered
  std::uint8_t unpaid;     // of them
  std::uint8_t pad[9];
};

void run_delivery(Game& g, DeliveryFrame& f);

// The deliveries a player may make in its space at a moment: bits of Delivery.
int can_deliver(const Catalog& cat, const Public& pub, Seat seat, Moment moment);
void start_delivery(Game& g, Seat seat, Delivery kind, int longhorns);

}  // namespace dr
