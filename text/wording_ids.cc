#include "text/wording_ids.h"

#include <array>

namespace dr {
namespace {

constexpr std::string_view kVerbIds[] = {
    "pass",         "take-character", "start-at",   "income",      "use-weapon", "use-mount",
    "move",         "play-card",      "use-item",   "use-ability", "fight",      "buy",
    "upgrade",      "poker",          "prospect",   "deposit",     "heist",      "heal",
    "revel",        "take-cattle",    "work",       "end-turn",    "react",      "trigger",
    "place-disc",   "show-goal",      "deliver",    "option",      "accept",     "pick",
    "discard",      "give-cash",      "give-card",  "commit",      "decline",    "surrender",
    "commit-fight", "reward",         "loot",       "pay-nuggets", "join",       "lay",
    "reroll",       "resolve-story",  "sheriff-to", "keep-legend",
};
static_assert(std::size(kVerbIds) == kVerbs);

constexpr std::string_view kAsks[] = {
    "nothing",    "character", "start",       "income",      "weapon",         "mount",
    "action",     "move-to",   "shop",        "order",       "window",         "option",
    "may",        "pick-seat", "discard",     "give",        "commit",         "commit-fight",
    "restart",    "reward",    "loot",        "loot-cattle", "pay-nuggets",    "join",
    "lay",        "die",       "story-order", "sheriff-to",  "sheriff-target", "attempt",
    "story-disc", "send-to",   "keep-legend",
};
static_assert(std::size(kAsks) == static_cast<std::size_t>(Ask::kKeepLegend) + 1);

constexpr std::string_view kEvents[] = {
    "character-taken",
    "started",
    "turn-began",
    "action-taken",
    "drew",
    "drew-card",
    "discarded",
    "reshuffled",
    "played",
    "used",
    "cash",
    "lp",
    "points",
    "nuggets",
    "wounded",
    "wound-cancelled",
    "healed",
    "unlocked",
    "moved",
    "sheriff-moved",
    "arrested",
    "bandits",
    "fight",
    "committed",
    "declined",
    "surrendered",
    "npc-drew",
    "npc-drew-card",
    "revealed",
    "npc-revealed",
    "value",
    "wins-ties",
    "compared",
    "won-fight",
    "lost-fight",
    "fight-off",
    "restarted",
    "stolen",
    "bought",
    "upgraded",
    "active",
    "item-gone",
    "cattle-taken",
    "cattle-seen",
    "delivered",
    "dice",
    "poker",
    "joined",
    "dealer",
    "dealt-card",
    "flop",
    "laid",
    "showed",
    "hand-ranked",
    "poker-won",
    "poker-lost",
    "disc",
    "story-turned",
    "story-shown",
    "looked",
    "saw",
    "gave",
    "gave-card",
    "kept",
    "goal-shown",
    "legends-drawn",
    "legend-drawn",
    "legends-kept",
    "first-player",
    "extra-action",
    "mib-card",
    "end-triggered",
    "goal-kept",
    "game-over",
};
static_assert(std::size(kEvents) == static_cast<std::size_t>(EventKind::kGameOver) + 1);

constexpr std::string_view kRefusals[] = {
    "none",           "game-over",         "not-asked",       "not-an-answer",    "not-offered",
    "not-in-hand",    "no-actions-left",   "no-such-space",   "too-far",          "behind-bandits",
    "sheriff-there",  "no-mesa-crossing",  "not-at-location", "not-in-place",     "cash",
    "no-stock",       "owned-already",     "not-owned",       "upgraded-already", "no-upgrade",
    "too-many-items", "no-action-on-card", "once-per-turn",   "not-same-space",   "fought-already",
    "need-marshal",   "need-wanted",       "empty-hand",      "nothing-to-sell",  "carries-cattle",
    "no-cattle-left", "no-cattle-in-game", "revel-range",     "cannot-activate",  "barred-option",
    "no-disc",        "goal-not-met",
};
static_assert(std::size(kRefusals) == static_cast<std::size_t>(Refusal::kCount));

}  // namespace

std::span<const std::string_view> verb_ids() { return kVerbIds; }
std::span<const std::string_view> ask_ids() { return kAsks; }
std::span<const std::string_view> event_ids() { return kEvents; }
std::span<const std::string_view> refusal_ids() { return kRefusals; }

}  // namespace dr
