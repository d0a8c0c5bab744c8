#include "lab/run_info.h"

#include <fmt/format.h>

#include "cli/play/board.h"
#include "darkrock/version.h"

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
  if (ante_up) text += ", with " + modules_text(setup.modules);
  if (setup.goals) text += ", goals";
  if (setup.first_game) text += ", first game";
  return text;
}

std::string version_line(const Content& content) {
  return fmt::format("darkrock {}, rules version {}, catalog {:016x}", kVersion, kRulesVersion,
                     content.catalog.fingerprint);
}

void version_json(JsonText& json, const Content& content, std::uint64_t seed,
                  std::string_view command) {
  json.member("version", kVersion);
  json.member("rules_version", kRulesVersion);
  json.key("catalog").hex(content.catalog.fingerprint);
  json.member("seed", seed);
  json.member("command", command);
}

void table_json(JsonText& json, const Setup& setup) {
  json.member("players", int{setup.players});
  json.member("length", game_length(setup.length));
  json.member("first_game", setup.first_game != 0);
  json.member("goals", setup.goals != 0);
  json.member("ante_up", (setup.modules & kAnteUp) != 0);
  json.member("alternative_poker", (setup.modules & kAlternativePoker) != 0);
  json.member("community_poker", (setup.modules & kCommunityPoker) != 0);
}

void edition_json(JsonText& json, const Setup& setup) {
  json.member("edition", edition_of(setup.switches, setup.modules & kAnteUp));
  json.member("switches", setup.switches);
}

void rate_json(JsonText& json, std::string_view name, const Rate& rate) {
  json.key(name).object();
  json.member("rate", rate.mean).member("low", rate.low).member("high", rate.high);
  json.close();
}

void lp_from_json(JsonText& json, const std::array<std::int64_t, kLpSources>& sums,
                  std::int64_t n) {
  json.key("lp_from").object();
  for (std::size_t s = 0; s < sums.size(); ++s)
    json.member(lp_source_word(static_cast<LpSource>(s)), average(sums[s], n));
  json.close();
}

std::string percent_text(const Rate& rate) { return fmt::format("{:.1f}", 100 * rate.mean); }

std::string interval_text(const Rate& rate) {
  return fmt::format("{:.1f} to {:.1f}", 100 * rate.low, 100 * rate.high);
}

std::string time_text(double ns) {
  if (ns < 1e3) return fmt::format("{:.0f} ns", ns);
  if (ns < 1e6) return fmt::format("{:.1f} µs", ns / 1e3);
  if (ns < 1e9) return fmt::format("{:.1f} ms", ns / 1e6);
  return fmt::format("{:.2f} s", ns / 1e9);
}

double average(std::int64_t sum, std::int64_t n) {
  return n ? static_cast<double>(sum) / static_cast<double>(n) : 0.0;
}

}  // namespace dr
