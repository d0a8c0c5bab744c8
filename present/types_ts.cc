#include "present/types_ts.h"

#include <cctype>
#include <span>
#include <utility>

#include "darkrock/choice_table.h"
#include "darkrock/event_table.h"
#include "darkrock/setup.h"

namespace dr::present {
namespace {

using Ids = std::span<const std::string_view>;

constexpr std::string_view kHead =
    R"(// Written by `darkrock content types` from the tables of include/darkrock: change those, not this.

)";

constexpr std::string_view kFieldIds[] = {
    "none",          "number",     "change",     "money",   "flag",      "card",     "fight-card",
    "character",     "space",      "item",       "held",    "upgraded",  "colour",   "cattle",
    "point",         "lp-source",  "fight-kind", "foe",     "hand-rank", "die",      "story",
    "story-trigger", "goal",       "verb",       "side",    "rank",      "mib-card", "stop",
    "train-card",    "event-card", "marker",     "token",   "frontier",  "town",     "value",
    "delivery",      "token-kind", "trigger",    "look-at", "loot",      "given",    "nth",
    "faro",          "argument",   "wished",     "thing",   "looted",    "place",    "face"};
static_assert(std::size(kFieldIds) == static_cast<std::size_t>(Field::kCount));

std::string_view id_of(Field field) { return kFieldIds[static_cast<std::size_t>(field)]; }

std::string literal(std::string_view text) { return "'" + std::string(text) + "'"; }

// wanted-row -> wantedRow
std::string camel(std::string_view id) {
  std::string out;
  bool next_word = false;
  for (const char c : id) {
    if (c != '-')
      out += next_word ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    next_word = c == '-';
  }
  return out;
}

// The ids in their order, and the type of one of them.
template <class Table>
std::string list_type(std::string_view name, std::string_view type, const Table& table) {
  std::string out = "export const " + std::string(name) + " = [\n";
  for (const auto& row : table) out += "  " + literal(row.id) + ",\n";
  return out + "] as const;\nexport type " + std::string(type) + " = (typeof " + std::string(name) +
         ")[number];\n\n";
}

std::string words_type(std::string_view type, Ids ids) {
  std::string out = "export type " + std::string(type) + " =";
  for (const std::string_view id : ids) out += "\n  | " + literal(id);
  return out + ";\n\n";
}

std::string numbers(std::string_view name, Ids ids) {
  std::string out = "export const " + std::string(name) + " = {\n";
  int n = 0;
  for (const std::string_view id : ids)
    out += "  " + camel(id) + ": " + std::to_string(n++) + ",\n";
  return out + "} as const;\n\n";
}

std::string constants(std::string_view name,
                      std::span<const std::pair<std::string_view, int>> all) {
  std::string out = "export const " + std::string(name) + " = {\n";
  for (const auto& [key, value] : all)
    out += "  " + std::string(key) + ": " + std::to_string(value) + ",\n";
  return out + "} as const;\n\n";
}

std::string slots() {
  std::string out = "/** What the bytes a, b and c of a choice mean. */\nexport const slots = {\n";
  for (const VerbInfo& verb : kVerbTable) {
    out += "  " + literal(verb.id) + ": [";
    bool first = true;
    for (const Slot slot : {verb.a, verb.b, verb.c}) {
      if (slot == Slot::kEmpty) break;
      out += (first ? "" : ", ") + literal(info_of(slot).id);
      first = false;
    }
    out += "],\n";
  }
  return out + "} as const satisfies Record<Verb, readonly string[]>;\n\n";
}

std::string actions() {
  std::string out =
      "/** The verbs that cost an action (B3.3). */\nexport const actions: readonly Verb[] = [\n";
  for (const VerbInfo& verb : kVerbTable)
    if (verb.role == Role::kAction) out += "  " + literal(verb.id) + ",\n";
  return out + "];\n\n";
}

std::string fields() {
  std::string out = "/** What a and b of an event mean. */\nexport const fields = {\n";
  for (const EventInfo& event : kEventTable)
    out += "  " + literal(event.id) + ": [" + literal(id_of(event.a)) + ", " +
           literal(id_of(event.b)) + "],\n";
  return out +
         "} as const;\nexport type EventKind = keyof typeof fields;\n"
         "export type Field = (typeof fields)[EventKind][number];\n\n";
}

constexpr std::pair<std::string_view, int> kLimits[] = {{"players", kMaxPlayers},
                                                        {"figures", kMaxFigures},
                                                        {"manInBlack", kMib},
                                                        {"none", kNone},
                                                        {"events", Events::kCapacity},
                                                        {"eventBytes", sizeof(Event)},
                                                        {"pokerCards", kPokerCards},
                                                        {"fightCards", kFightCards},
                                                        {"cattlePerColour", kCattlePerColour},
                                                        {"goalsPerCharacter", kGoalsPerCharacter},
                                                        {"trackSpaces", kTrackSpaces},
                                                        {"gamblerSpaces", kGamblerSpaces},
                                                        {"wounds", kMaxWounds},
                                                        {"legends", kMaxLegends}};
constexpr std::pair<std::string_view, int> kModules[] = {{"anteUp", kAnteUp},
                                                         {"alternativePoker", kAlternativePoker},
                                                         {"communityPoker", kCommunityPoker}};

}  // namespace

std::string types_ts() {
  std::string out(kHead);
  out += list_type("verbs", "Verb", kVerbTable) + actions() + slots();
  out += list_type("asks", "Ask", kAskTable) + list_type("refusals", "RefusalId", kRefusalTable);
  out += words_type("SetupProblem", kSetupProblemIds) + fields();
  out += numbers("fightKind", kFightKindIds) + numbers("lpSource", kLpSourceIds);
  out += numbers("pointKind", kPointIds) + numbers("delivery", kDeliveryIds);
  out += numbers("tokenKind", kTokenIds) + numbers("trigger", kTriggerIds);
  out += numbers("lookAt", kLookAtIds) + numbers("colour", kColourIds);
  out += numbers("loot", kLootIds) + numbers("reward", kRewardIds) + numbers("income", kIncomeIds);
  out += constants("limits", kLimits) + constants("modules", kModules);
  out.pop_back();  // one line end is enough
  return out;
}

}  // namespace dr::present
