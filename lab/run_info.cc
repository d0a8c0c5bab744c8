#include "lab/run_info.h"

#include <fmt/format.h>

#include "base/text.h"
#include "darkrock/version.h"
#include "replay/text_scan.h"

namespace dr {

std::string_view edition_of(Switches switches, bool ante_up) {
  for (int i = 0; i < static_cast<int>(Profile::kCount); ++i)
    if (switches == profile_switches(static_cast<Profile>(i), ante_up)) return kProfileId[i];
  return "own mix";
}

std::string budget_text(const Budget& budget) {
  std::string text;
  if (budget.work) text += fmt::format("{} positions", budget.work);
  if (budget.ms) text += fmt::format("{}{} ms", text.empty() ? "" : ", ", budget.ms);
  return text;
}

std::string table_text(const Setup& setup) {
  const bool ante_up = setup.modules & kAnteUp;
  std::string text = fmt::format("{} players, {} LP, {}", setup.players, game_length(setup.length),
                                 edition_of(setup.switches, ante_up));
  if (ante_up) text += ", with " + module_names(setup.modules);
  if (setup.goals) text += ", goals";
  if (setup.first_game) text += ", first game";
  return text;
}

std::string version_line(const Content& content) {
  return fmt::format("darkrock {}, rules version {}, catalog {:016x}", kVersion, kRulesVersion,
                     content.catalog.fingerprint);
}

void version_json(Json& json, const Content& content, std::uint64_t seed,
                  std::string_view command) {
  json.field("version", kVersion);
  json.field("rules_version", kRulesVersion);
  json.field("catalog", to_hex(content.catalog.fingerprint, 16));
  json.field("seed", seed);
  json.field("command", command);
}

void table_json(Json& json, const Setup& setup) {
  json.field("players", int{setup.players});
  json.field("length", game_length(setup.length));
  json.field("first_game", setup.first_game != 0);
  json.field("goals", setup.goals != 0);
  json.field("ante_up", (setup.modules & kAnteUp) != 0);
  json.field("alternative_poker", (setup.modules & kAlternativePoker) != 0);
  json.field("community_poker", (setup.modules & kCommunityPoker) != 0);
}

void edition_json(Json& json, const Setup& setup) {
  json.field("edition", edition_of(setup.switches, setup.modules & kAnteUp));
  json.field("switches", setup.switches);
}

void rate_json(Json& json, std::string_view name, const Rate& rate) {
  json.begin(name, '{');
  json.field("rate", rate.mean).field("low", rate.low).field("high", rate.high);
  json.end('}');
}

void lp_from_json(Json& json, const std::array<std::int64_t, kLpSources>& sums, std::int64_t n) {
  json.begin("lp_from", '{');
  for (std::size_t s = 0; s < sums.size(); ++s)
    json.field(lp_source_word(static_cast<LpSource>(s)), average(sums[s], n));
  json.end('}');
}

std::string percent_text(const Rate& rate) { return fmt::format("{:.1f}", 100 * rate.mean); }

std::string interval_text(const Rate& rate) {
  return fmt::format("{:.1f} to {:.1f}", 100 * rate.low, 100 * rate.high);
}

double average(std::int64_t sum, std::int64_t n) {
  return n ? static_cast<double>(sum) / static_cast<double>(n) : 0.0;
}

}  // namespace dr
