#include "present/types_ts.h"

#include <cctype>
#include <span>
#include <utility>
#include <vector>

#include "darkrock/choice_table.h"
#include "darkrock/event_table.h"
#include "darkrock/ids.h"
#include "darkrock/modules.h"
#include "darkrock/queries.h"
#include "darkrock/setup.h"
#include "replay/undo.h"
#include "replay/versions.h"
#include "text/templates.h"

namespace dr::present {
namespace {

using Ids = std::span<const std::string_view>;

constexpr std::string_view kHead =
    R"(// Written by `darkrock content types` from the tables of include/darkrock: change those, not this.

)";

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
std::string list_type(std::string_view name, std::string_view type, Ids ids) {
  std::string out = "export const " + std::string(name) + " = [\n";
  for (const std::string_view id : ids) out += "  " + literal(id) + ",\n";
  return out + "] as const;\nexport type " + std::string(type) + " = (typeof " + std::string(name) +
         ")[number];\n\n";
}

std::string numbers_of(std::string_view name, std::string_view what, std::span<const int> all) {
  std::string out = "/** " + std::string(what) + " */\nexport const " + std::string(name) + " = [";
  for (std::size_t i = 0; i < all.size(); ++i) out += (i ? ", " : "") + std::to_string(all[i]);
  return out + "] as const;\n\n";
}

template <class Table>
std::vector<std::string_view> ids_in(const Table& table) {
  std::vector<std::string_view> ids;
  for (const auto& row : table) ids.emplace_back(row.id);
  return ids;
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

template <class Test>
std::string some_verbs(std::string_view name, std::string_view what, Test is_one) {
  std::string out = "/** The verbs that " + std::string(what) + ". */\nexport const " +
                    std::string(name) + " = [\n";
  for (const VerbInfo& verb : kVerbTable)
    if (is_one(verb)) out += "  " + literal(verb.id) + ",\n";
  return out + "] as const satisfies readonly Verb[];\n";
}

std::string kinds_of_verbs() {
  return some_verbs("actions", "cost an action (B3.3)",
                    [](const VerbInfo& verb) { return verb.role == Role::kAction; }) +
         "export type Action = (typeof actions)[number];\n\n" +
         some_verbs("asides", "let something go",
                    [](const VerbInfo& verb) { return verb.traits.aside; }) +
         "\n";
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

std::string growing_languages() {
  std::string out;
  for (const std::string_view code : language_codes())
    if (!is_whole(code)) out += (out.empty() ? "" : ", ") + literal(code);
  return "/** English says what is missing in them. */\nexport const growing: readonly Language[] "
         "= [" +
         out + "];\n\n";
}

// What a page must know of a game of poker before it is over.
std::string poker_terms() {
  std::string out = "export const pokerTerms = {\n";
  int game = 0;
  for (const std::string_view id : kIdsOf<PokerGame>) {
    const PokerTerms terms = terms_of(static_cast<PokerGame>(game++));
    const auto flag = [](bool on) { return on ? "true" : "false"; };
    out += "  " + literal(id) + ": { openCards: " + std::to_string(terms.open_cards) +
           ", othersJoin: " + flag(terms.others_join) + ", raises: " + flag(terms.raises) + " },\n";
  }
  return out + "} as const satisfies Record<PokerGame, object>;\n\n";
}

constexpr std::pair<std::string_view, int> kLimits[] = {{"players", kMaxPlayers},
                                                        {"firstGamePlayers", kFirstGamePlayers},
                                                        {"figures", kMaxFigures},
                                                        {"manInBlack", kMib},
                                                        {"none", kNone},
                                                        {"events", Events::kCapacity},
                                                        {"eventBytes", sizeof(Event)},
                                                        {"pokerCards", kPokerCards},
                                                        {"fightCards", kFightCards},
                                                        {"cardsLaid", kCardsLaid},
                                                        {"cattlePerColour", kCattlePerColour},
                                                        {"goalsPerCharacter", kGoalsPerCharacter},
                                                        {"trackSpaces", kTrackSpaces},
                                                        {"gamblerSpaces", kGamblerSpaces},
                                                        {"wounds", kMaxWounds},
                                                        {"legends", kMaxLegends}};
constexpr std::pair<std::string_view, int> kModules[] = {{"anteUp", kAnteUp},
                                                         {"alternativePoker", kAlternativePoker},
                                                         {"communityPoker", kCommunityPoker}};

constexpr std::pair<std::string_view, int> kUndo[] = {
    {"yes", static_cast<int>(Undo::kYes)},
    {"nothingChosen", static_cast<int>(Undo::kNothingChosen)},
    {"over", static_cast<int>(Undo::kOver)}};

constexpr int kLengths[] = {game_length(Length::kShort), game_length(Length::kMedium),
                            game_length(Length::kLong)};
constexpr int kStakes[] = {faro_stake(0) * 10, faro_stake(1) * 10};

}  // namespace

std::string types_ts() {
  std::string out(kHead);
  out += list_type("verbs", "Verb", ids_in(kVerbTable)) + kinds_of_verbs();
  out += list_type("asks", "Ask", ids_in(kAskTable));
  out += words_type("SetupProblem", kSetupProblemIds) + fields();
  out += list_type("fightKinds", "FightKind", kIdsOf<FightKind>);
  out += list_type("lpSources", "LpSource", kIdsOf<LpSource>);
  out += list_type("handRanks", "HandRank", kIdsOf<HandRank>);
  out += list_type("colours", "Colour", kColourIds);
  out += list_type("languages", "Language", language_codes()) + growing_languages();
  const std::vector<std::string_view> editions(std::begin(kProfileId), std::end(kProfileId));
  out += list_type("editionIds", "EditionId", editions);
  out += list_type("lengthIds", "LengthId", kIdsOf<Length>);
  out += list_type("moduleIds", "ModuleId", ids_in(kModuleInfo));
  out += words_type("CauseKind", kIdsOf<CauseKind>) + words_type("TokenKind", kIdsOf<TokenKind>);
  out += numbers("fightKind", kIdsOf<FightKind>) + numbers("lpSource", kIdsOf<LpSource>);
  out += numbers("pointKind", kIdsOf<PointKind>) + numbers("trigger", kIdsOf<Trigger>);
  out += numbers("colour", kColourIds);
  out += numbers_of("lengths", "LP at which the end begins (B2.7).", kLengths);
  out += numbers_of("faroStakes", "Dollars that a marker is worth (AU48).", kStakes);
  out += list_type("faroCards", "FaroCard", kFaroIds);
  out += list_type("pokerGames", "PokerGame", kIdsOf<PokerGame>) + poker_terms();
  out += words_type("Rack", kRackIds);
  out += constants("limits", kLimits) + constants("modules", kModules);
  out += constants("undo", kUndo);
  out += "export const protocol = " + std::to_string(kProtocolVersion) + ";\n\n";
  out.pop_back();  // one line end is enough
  return out;
}

}  // namespace dr::present
