// The switches between the printed editions, and the profiles made of them.
#include "darkrock/setup.h"

namespace dr {
namespace {

constexpr std::uint8_t kPt = 2, kUkr = 4, kFr = 8;  // bits of SwitchInfo::profiles
constexpr std::uint8_t kNobody = 0;                 // no book plays the other side

}  // namespace

const SwitchInfo kSwitchInfo[kSwitches] = {
    {"poker-top", {"five", "royal"}, "1", kPt | kUkr | kFr},
    {"guard-ties", {"guard", "player"}, "2", kFr},
    {"values-can-rise", {"off", "on"}, "6", kUkr | kFr},
    {"shotgun-up", {"lower", "raise"}, "7", kFr},
    {"stick-em-up", {"2", "1"}, "8", kUkr | kFr},
    {"player-fight-order", {"start-first", "cards-first"}, "9", kUkr | kFr},
    {"guard-order", {"start-first", "npc-first"}, "10", kUkr | kFr},
    {"bandit-order", {"start-first", "player-first"}, "11", kUkr | kFr},
    {"sheriff-order", {"start-first", "player-first"}, "12", kPt | kUkr | kFr},
    {"surrender", {"on", "off"}, "13", kUkr | kFr},
    {"sheriff-takes-nuggets", {"on", "off"}, "15", kFr},
    {"sheriff-attempt", {"must", "may"}, "16", kUkr},
    {"delivery-moment", {"move", "turn"}, "22", kUkr},
    {"swap-on-upgrade", {"on", "off"}, "24", kPt | kUkr | kFr},
    {"cash-lp-cap", {"none", "2"}, "27", kUkr | kFr},
    {"diagonals", {"on", "off"}, "36", kNobody},
    {"dealer-ties", {"active", "dealer"}, "39", kNobody},
    {"mule-swap", {"discard", "keep"}, "45", kNobody},
    {"instincts-bonus", {"off", "on"}, "46", kNobody},
    {"deposit-per-turn", {"any", "once"}, "49", kNobody},
    {"work-anywhere", {"off", "on"}, "A", kNobody},
    {"event-marker-at-end", {"on", "off"}, "AU5", kNobody},
    {"bet-order", {"active-last", "from-right"}, "AU47", kNobody},
    {"faro-two-values", {"on", "off"}, "AU48", kNobody},
    {"ccp-stake", {"10", "30"}, "AU52", kNobody},
};

const char* const kProfileId[static_cast<int>(Profile::kCount)] = {"it-2023", "pt-br", "uk",
                                                                   "fr-2018"};

Switches profile_switches(Profile profile, bool ante_up) {
  Switches set = 0;
  for (int i = 0; i < kSwitches; ++i)
    if (kSwitchInfo[i].profiles >> static_cast<int>(profile) & 1) set |= Switches{1} << i;
  if (ante_up) set |= Switches{1} << static_cast<int>(Switch::kDepositPerTurn);  // AU60
  return set;
}

}  // namespace dr
