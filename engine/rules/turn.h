// The steps of a turn (B3), in their order.
#pragma once

#include <cstdint>

namespace dr {

enum class TurnStep : std::uint8_t {
  kBegin,
  kIncome,
  kWeapon,
  kMount,
  kActions,
  kDoctor,
  kAfterAction,
  kEndEffects,
  kStories,
  kHandLimit,
  kWantedRow,
  kEndCheck,
  kRoundEnd
};

}  // namespace dr
