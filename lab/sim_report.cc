// What a simulation came to, for people and for programs.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/json.h"
#include "base/text.h"
#include "lab/run_info.h"
#include "lab/sim.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

double percent(const Tally& t) {
  return t.games ? 100.0 * t.shares / static_cast<double>(t.games) : 0.0;
}

// Half the width of the 95 % interval of a share of wins, in percent (normal approximation).
double margin(const Tally& t) {
  if (t.games == 0) return 0.0;
  const double n = static_cast<double>(t.games), p = t.shares / n;
  return 196.0 * std::sqrt(std::max(p * (1 - p), 0.0) / n);
}

using Out = std::back_insert_iterator<std::string>;

// With Ante Up one column more.
void line(Out out, std::string_view name, const Tally& t, bool ante_up) {
  fmt::format_to(
      out, "{:<26}{:>7}{:>8.1f} ±{:<5.1f}{:>7.1f}{:>7.1f}{:>7.2f}{:>7.2f}{:>7.2f}{:>7.2f}{:>8.2f}",
      name, t.games, percent(t), margin(t), average(t.score, t.games), average(t.lp, t.games),
      average(t.items, t.games), average(t.cash, t.games), average(t.wounds, t.games),
      average(t.law, t.games), average(t.legends, t.games));
  if (ante_up) fmt::format_to(out, "{:>9.2f}", average(t.gambler, t.games));
  fmt::format_to(out, "\n");
}

void heading(Out out, std::string_view what, bool ante_up) {
  fmt::format_to(out, "\n{:<26}{:>7}{:>8}       {:>7}{:>7}{:>7}{:>7}{:>7}{:>7}{:>8}{}\n", what,
                 "games", "wins %", "score", "LP", "items", "cash", "wounds", "law", "legends",
                 ante_up ? "  gambler" : "");
}

// With how many games and how many of them were won.
void share_json(Json& json, const Tally& t) {
  json.field("games", t.games).field("win_share", percent(t) / 100);
  tally_json(json, t);
}

}  // namespace

void tally_json(Json& json, const Tally& t) {
  json.field("wins", t.wins);
  const auto mean = [&](const char* name, std::int64_t sum) {
    json.field(name, average(sum, t.games));
  };
  mean("score", t.score);
  mean("lp", t.lp);
  mean("items", t.items);
  mean("cash", t.cash);
  mean("wounds", t.wounds);
  mean("law", t.law);
  mean("legends", t.legends);
  mean("gambler", t.gambler);
  lp_from_json(json, t.lp_from, t.games);
}

std::string report_text(const Content& content, const SimOptions& options, const SimReport& r) {
  std::string text;
  Out out(text);
  fmt::format_to(out, "{} games of {} players, {} LP, seed {}\n", r.games, options.setup.players,
                 game_length(options.setup.length), options.seed);
  const bool ante_up = options.setup.modules & kAnteUp;
  if (ante_up) fmt::format_to(out, "with {}\n", module_names(options.setup.modules));
  fmt::format_to(out, "rounds {:.1f} ({} to {}), turns {:.1f}, decisions {:.1f} a game\n",
                 average(r.rounds, r.games), r.shortest, r.longest, average(r.turns, r.games),
                 average(r.decisions, r.games));
  heading(out, "seat", ante_up);
  for (int seat = 0; seat < options.setup.players; ++seat)
    line(out, fmt::format("{} {}", seat + 1, r.bot[static_cast<std::size_t>(seat)]), r.seat[seat],
         ante_up);
  if (r.seat[kMib].games) line(out, "Man in Black", r.seat[kMib], ante_up);

  heading(out, "character", ante_up);
  std::vector<int> order;
  for (int c = 0; c < content.catalog.n_characters; ++c)
    if (r.character[c].games) order.push_back(c);
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    const double x = percent(r.character[a]), y = percent(r.character[b]);
    return x != y ? x > y : a < b;
  });
  for (int c : order)
    line(out, content.lexicon.entry(Deck::kCharacter, c).id, r.character[c], ante_up);

  fmt::format_to(out, "\nLP a player gains in a game by source\n");
  for (int s = 0; s < kLpSources; ++s) {
    const std::int64_t sum = r.all.lp_from[static_cast<std::size_t>(s)];
    if (sum)
      fmt::format_to(out, "{:<26}{:>7.2f}\n", lp_source_word(static_cast<LpSource>(s)),
                     average(sum, r.all.games));
  }
  fmt::format_to(out, "\ndigest {:016x}\n", r.digest);
  return text;
}

std::string report_json(const Content& content, const SimOptions& options, const SimReport& r) {
  const Setup& setup = options.setup;
  Json json(2);
  json.begin('{').field("games", r.games);
  table_json(json, setup);
  json.field("switches", setup.switches).field("seed", options.seed);
  json.field("rounds", average(r.rounds, r.games)).field("rounds_min", r.shortest);
  json.field("rounds_max", r.longest).field("turns", average(r.turns, r.games));
  json.field("decisions", average(r.decisions, r.games)).field("digest", to_hex(r.digest, 16));
  json.field("rules_version", kRulesVersion);
  json.field("catalog", to_hex(content.catalog.fingerprint, 16));
  json.begin("all", '{');
  share_json(json, r.all);
  json.end('}').begin("seats", '[');
  for (int seat = 0; seat < setup.players; ++seat) {
    json.begin('{').field("seat", seat + 1).field("bot", r.bot[static_cast<std::size_t>(seat)]);
    share_json(json, r.seat[seat]);
    json.end('}');
  }
  json.end(']');
  if (r.seat[kMib].games) {
    json.begin("man_in_black", '{');
    share_json(json, r.seat[kMib]);
    json.end('}');
  }
  json.begin("characters", '[');
  for (int c = 0; c < content.catalog.n_characters; ++c) {
    if (r.character[c].games == 0) continue;
    json.begin('{').field("id", content.lexicon.entry(Deck::kCharacter, c).id);
    share_json(json, r.character[c]);
    json.end('}');
  }
  return json.end(']').end('}').text();
}

}  // namespace dr
