// What a simulation came to, for people and for programs.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "cli/play/board.h"
#include "lab/sim.h"

namespace dr {
namespace {

double per(std::int64_t sum, std::int64_t n) {
  return n ? static_cast<double>(sum) / static_cast<double>(n) : 0.0;
}
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
      name, t.games, percent(t), margin(t), per(t.score, t.games), per(t.lp, t.games),
      per(t.items, t.games), per(t.cash, t.games), per(t.wounds, t.games), per(t.law, t.games),
      per(t.legends, t.games));
  if (ante_up) fmt::format_to(out, "{:>9.2f}", per(t.gambler, t.games));
  fmt::format_to(out, "\n");
}

void heading(Out out, std::string_view what, bool ante_up) {
  fmt::format_to(out, "\n{:<26}{:>7}{:>8}       {:>7}{:>7}{:>7}{:>7}{:>7}{:>7}{:>8}{}\n", what,
                 "games", "wins %", "score", "LP", "items", "cash", "wounds", "law", "legends",
                 ante_up ? "  gambler" : "");
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

void tally_json(Out out, const Tally& t) {
  fmt::format_to(
      out,
      "\"games\": {}, \"wins\": {}, \"win_share\": {:.6f}, \"score\": {:.4f}, \"lp\": {:.4f}, "
      "\"items\": {:.4f}, \"cash\": {:.4f}, \"wounds\": {:.4f}, \"law\": {:.4f}, "
      "\"legends\": {:.4f}, \"gambler\": {:.4f}, \"lp_from\": {{",
      t.games, t.wins, percent(t) / 100, per(t.score, t.games), per(t.lp, t.games),
      per(t.items, t.games), per(t.cash, t.games), per(t.wounds, t.games), per(t.law, t.games),
      per(t.legends, t.games), per(t.gambler, t.games));
  for (int s = 0; s < kLpSources; ++s)
    fmt::format_to(out, "{}\"{}\": {:.4f}", s ? ", " : "", lp_source_word(static_cast<LpSource>(s)),
                   per(t.lp_from[static_cast<std::size_t>(s)], t.games));
  fmt::format_to(out, "}}");
}

}  // namespace

std::string report_text(const Content& content, const SimOptions& options, const SimReport& r) {
  std::string text;
  Out out(text);
  fmt::format_to(out, "{} games of {} players, {} LP, seed {}\n", r.games, options.setup.players,
                 game_length(options.setup.length), options.seed);
  const bool ante_up = options.setup.modules & kAnteUp;
  if (ante_up) fmt::format_to(out, "with {}\n", modules_text(options.setup.modules));
  fmt::format_to(out, "rounds {:.1f} ({} to {}), turns {:.1f}, decisions {:.1f} a game\n",
                 per(r.rounds, r.games), r.shortest, r.longest, per(r.turns, r.games),
                 per(r.decisions, r.games));
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
                     per(sum, r.all.games));
  }
  fmt::format_to(out, "\ndigest {:016x}\n", r.digest);
  return text;
}

std::string report_json(const Content& content, const SimOptions& options, const SimReport& r) {
  std::string text;
  Out out(text);
  const Setup& setup = options.setup;
  fmt::format_to(out,
                 "{{\n  \"games\": {}, \"players\": {}, \"length\": {}, \"first_game\": {}, "
                 "\"goals\": {}, \"ante_up\": {}, \"alternative_poker\": {}, \"community_poker\": "
                 "{}, \"switches\": {}, \"seed\": {},\n",
                 r.games, setup.players, game_length(setup.length), setup.first_game != 0,
                 setup.goals != 0, (setup.modules & kAnteUp) != 0,
                 (setup.modules & kAlternativePoker) != 0, (setup.modules & kCommunityPoker) != 0,
                 setup.switches, options.seed);
  fmt::format_to(out,
                 "  \"rounds\": {:.4f}, \"rounds_min\": {}, \"rounds_max\": {}, \"turns\": {:.4f}, "
                 "\"decisions\": {:.4f},\n  \"digest\": \"{:016x}\",\n  \"rules_version\": {}, "
                 "\"catalog\": \"{:016x}\",\n  \"all\": {{",
                 per(r.rounds, r.games), r.shortest, r.longest, per(r.turns, r.games),
                 per(r.decisions, r.games), r.digest, kRulesVersion, content.catalog.fingerprint);
  tally_json(out, r.all);
  fmt::format_to(out, "}},\n  \"seats\": [");
  for (int seat = 0; seat < setup.players; ++seat) {
    fmt::format_to(out, "{}\n    {{\"seat\": {}, \"bot\": {}, ", seat ? "," : "", seat + 1,
                   quoted(r.bot[static_cast<std::size_t>(seat)]));
    tally_json(out, r.seat[seat]);
    fmt::format_to(out, "}}");
  }
  fmt::format_to(out, "\n  ],\n");
  if (r.seat[kMib].games) {
    fmt::format_to(out, "  \"man_in_black\": {{");
    tally_json(out, r.seat[kMib]);
    fmt::format_to(out, "}},\n");
  }
  fmt::format_to(out, "  \"characters\": [");
  bool first = true;
  for (int c = 0; c < content.catalog.n_characters; ++c) {
    if (r.character[c].games == 0) continue;
    fmt::format_to(out, "{}\n    {{\"id\": {}, ", first ? "" : ",",
                   quoted(content.lexicon.entry(Deck::kCharacter, c).id));
    tally_json(out, r.character[c]);
    fmt::format_to(out, "}}");
    first = false;
  }
  fmt::format_to(out, "\n  ]\n}}\n");
  return text;
}

}  // namespace dr
