// What the arena found, for people and for programs. docs/arena.md describes the fields.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/text.h"
#include "lab/arena.h"
#include "lab/run_info.h"
#include "report/charts.h"

namespace dr {
namespace {

using Out = std::back_insert_iterator<std::string>;

constexpr int kNameWidth = 18;

int name_width(const ArenaReport& r) {
  std::size_t width = kNameWidth;
  for (const Contestant& c : r.contestants) width = std::max(width, c.bot.size() + 2);
  return static_cast<int>(width);
}

void contestants_text(Out out, const ArenaReport& r, int players) {
  const int width = name_width(r);
  const bool rated = r.contestants.size() > 1;
  fmt::format_to(out, "\n{:<{}}{:>7}{:>7}{:>8}   {:<14}{:>7}{:>7}{:>8}{}\n", "contestant", width,
                 "games", "seats", "wins %", "95 % interval", "score", "LP", "rounds",
                 rated ? "  rating   95 % interval" : "");
  for (const Contestant& c : r.contestants) {
    const Rate rate = c.wins.rate(kWholeWin);
    fmt::format_to(out, "{:<{}}{:>7}{:>7}{:>8}   {:<14}{:>7.1f}{:>7.1f}{:>8.1f}", c.bot, width,
                   c.games, c.tally.games, percent_text(rate), interval_text(rate),
                   average(c.tally.score, c.tally.games), average(c.tally.lp, c.tally.games),
                   average(c.rounds, c.games));
    if (rated) fmt::format_to(out, "{:>8.0f}   {:.0f} to {:.0f}", c.elo, c.elo_low, c.elo_high);
    fmt::format_to(out, "\n");
  }
  fmt::format_to(out, "'wins %' is of the seats it had, and chance would be {:.1f}.",
                 100.0 / players);
  if (rated)
    fmt::format_to(out, " Ratings: who finished ahead of whom, {} = 0.",
                   r.contestants[r.anchor].bot);
  fmt::format_to(out, "\n");
}

void ahead_text(Out out, const ArenaReport& r) {
  if (r.contestants.size() < 2) return;
  const int width = name_width(r);
  fmt::format_to(out, "\n{:<{}}", "ahead of, %", width);
  for (const Contestant& c : r.contestants) fmt::format_to(out, "{:>{}}", c.bot, width - 4);
  fmt::format_to(out, "\n");
  for (std::size_t a = 0; a < r.contestants.size(); ++a) {
    fmt::format_to(out, "{:<{}}", r.contestants[a].bot, width);
    for (std::size_t b = 0; b < r.contestants.size(); ++b)
      fmt::format_to(out, "{:>{}}",
                     r.ahead[a][b].observations() ? percent_text(r.ahead[a][b].rate(2)) : "-",
                     width - 4);
    fmt::format_to(out, "\n");
  }
}

void sources_text(Out out, const ArenaReport& r) {
  const int width = name_width(r);
  fmt::format_to(out, "\n{:<22}", "LP by source");
  for (const Contestant& c : r.contestants) fmt::format_to(out, "{:>{}}", c.bot, width - 4);
  fmt::format_to(out, "\n");
  for (std::size_t s = 0; s < kLpSources; ++s) {
    const auto has = [&](const Contestant& c) { return c.tally.lp_from[s] != 0; };
    if (std::none_of(r.contestants.begin(), r.contestants.end(), has)) continue;
    fmt::format_to(out, "{:<22}", lp_source_word(static_cast<LpSource>(s)));
    for (const Contestant& c : r.contestants)
      fmt::format_to(out, "{:>{}.2f}", average(c.tally.lp_from[s], c.tally.games), width - 4);
    fmt::format_to(out, "\n");
  }
}

void thinking_text(Out out, const ArenaReport& r) {
  const int width = name_width(r);
  fmt::format_to(out, "\n{:<{}}{:>9}{:>11}{:>11}{:>11}{:>11}   {}\n", "a choice takes", width,
                 "choices", "mean", "95 %", "most", "work", "budget");
  for (const Contestant& c : r.contestants) {
    // "µs" is one byte more than it is wide.
    const auto time = [](double ns) {
      const std::string text = time_text(ns);
      return fmt::format("{:>{}}", text, text.find("µ") == std::string::npos ? 11 : 12);
    };
    fmt::format_to(out, "{:<{}}{:>9}{}{}{}{:>11.1f}   {}\n", c.bot, width, c.time.count(),
                   time(c.time.mean()), time(c.time.quantile(0.95)),
                   time(static_cast<double>(c.time.max())), c.work.mean(), budget_text(c.budget));
  }
}

void rate_line(Out out, std::string_view name, const GroupedRate& wins, double chance) {
  const Rate rate = wins.rate(kWholeWin);
  fmt::format_to(out, "{:<26}{:>7}{:>8}   {:<14}{}\n", name, wins.observations(),
                 percent_text(rate), interval_text(rate),
                 rate.low > chance    ? "  above chance"
                 : rate.high < chance ? "  below chance"
                                      : "");
}

void places_text(Out out, const Content& content, const ArenaReport& r, int players) {
  const double chance = 1.0 / players;
  const auto heading = [&](std::string_view what) {
    fmt::format_to(out, "\n{:<26}{:>7}{:>8}   {}\n", what, "games", "wins %", "95 % interval");
  };
  heading("seat");
  for (int i = 0; i < players; ++i) rate_line(out, fmt::to_string(i + 1), r.seat[i], chance);
  heading("turn order");
  for (int i = 0; i < players; ++i)
    rate_line(out, i ? fmt::format("{} after the first", i) : "first player", r.turn[i], chance);
  heading("character");
  for (const int c : by_wins(r.character))
    rate_line(out, content.lexicon.entry(Deck::kCharacter, c).id, r.character[c], chance);
}

void contestant_json(Json& json, const Contestant& c, int players) {
  json.begin('{');
  json.field("bot", c.bot);
  json.begin("budget", '{');
  json.field("work", c.budget.work).field("ms", c.budget.ms).end('}');
  json.field("games", c.games).field("seats", c.tally.games);
  rate_json(json, "win_share", c.wins.rate(kWholeWin));
  json.begin("rating", '{');
  json.field("elo", c.elo).field("low", c.elo_low).field("high", c.elo_high).end('}');
  json.field("rounds", average(c.rounds, c.games));
  json.field("choices", c.work.count());
  json.begin("work", '{');
  json.field("mean", c.work.mean()).field("p95", c.work.quantile(0.95));
  json.field("max", c.work.max()).end('}');
  tally_json(json, c.tally);
  json.begin("by_seat", '[');
  for (int seat = 0; seat < players; ++seat) {
    json.begin('{').field("seat", seat + 1);
    json.field("games", c.wins_in_seat[seat].observations());
    rate_json(json, "win_share", c.wins_in_seat[seat].rate(kWholeWin));
    json.end('}');
  }
  json.end(']');
  json.begin("lp_by_round", '[');
  for (const std::int64_t sum : c.lp_by_round) json.put(average(sum, c.tally.games));
  json.end(']').end('}');
}

void rates_json(Json& json, const char* list, const char* name, const GroupedRate* rates, int n) {
  json.begin(list, '[');
  for (int i = 0; i < n; ++i) {
    json.begin('{').field(name, i + 1).field("games", rates[i].observations());
    rate_json(json, "win_share", rates[i].rate(kWholeWin));
    json.end('}');
  }
  json.end(']');
}

void ahead_json(Json& json, const ArenaReport& r) {
  json.begin("ahead", '[');
  for (std::size_t a = 0; a < r.contestants.size(); ++a)
    for (std::size_t b = 0; b < r.contestants.size(); ++b) {
      if (!r.ahead[a][b].observations()) continue;
      json.begin('{').field("bot", r.contestants[a].bot).field("of", r.contestants[b].bot);
      json.field("meetings", r.ahead[a][b].observations());
      rate_json(json, "share", r.ahead[a][b].rate(2));
      json.end('}');
    }
  json.end(']');
}

void characters_json(Json& json, const Content& content, const ArenaReport& r) {
  json.begin("characters", '[');
  for (int c = 0; c < content.catalog.n_characters; ++c) {
    if (!r.character[c].observations()) continue;
    json.begin('{').field("id", content.lexicon.entry(Deck::kCharacter, c).id);
    json.field("games", r.character[c].observations());
    rate_json(json, "win_share", r.character[c].rate(kWholeWin));
    json.end('}');
  }
  json.end(']');
}

void game_json(Json& json, const Content& content, const Pairing& pairing, const GameResult& game,
               int players) {
  const auto list = [&](const char* name, auto&& of) {
    json.begin(name, '[');
    for (int seat = 0; seat < players; ++seat) json.put(of(seat));
    json.end(']');
  };
  json.begin('{').field("deal", pairing.deal);
  list("contestants", [&](int seat) { return int{pairing.who[static_cast<std::size_t>(seat)]}; });
  list("characters", [&](int seat) {
    return std::string_view(content.lexicon.entry(Deck::kCharacter, game.character[seat]).id);
  });
  json.field("first", game.first + 1);
  list("scores", [&](int seat) { return int{game.scores.seat[seat].total}; });
  list("lp", [&](int seat) { return int{game.scores.seat[seat].lp}; });
  list("win", [&](int seat) { return double{1.0 * win_share(game.scores, seat) / kWholeWin}; });
  json.field("rounds", game.rounds).field("turns", game.turns);
  json.field("decisions", game.decisions);
  json.field("hash", to_hex(game.hash, 16));
  json.end('}');
}

// What depends on the machine stands apart, at the end.
void timing_json(Json& json, const ArenaOptions& options, const ArenaReport& r) {
  json.begin("timing", '{');
  json.field("seconds", r.seconds).field("jobs", options.jobs);
  json.begin("contestants", '[');
  for (const Contestant& c : r.contestants) {
    json.begin('{').field("bot", c.bot).field("choices", c.time.count());
    json.field("mean_ms", c.time.mean() / 1e6);
    json.field("p95_ms", c.time.quantile(0.95) / 1e6);
    json.field("max_ms", static_cast<double>(c.time.max()) / 1e6);
    json.end('}');
  }
  json.end(']').end('}');
}

}  // namespace

std::string arena_text(const Content& content, const ArenaOptions& options, const ArenaReport& r) {
  std::string text;
  Out out(text);
  const int players = options.setup.players;
  const auto games = static_cast<std::int64_t>(r.games.size());
  if (!r.complete) fmt::format_to(out, "Interrupted: this is of the games that were over.\n");
  fmt::format_to(out, "{} games of {}, seed {}\n", games, table_text(options.setup), options.seed);
  if (options.duplicate)
    fmt::format_to(out, "{} deal{}, each with every contestant in every seat\n", r.deals,
                   r.deals == 1 ? "" : "s");
  fmt::format_to(out, "rounds {:.1f}, turns {:.1f}, decisions {:.1f} a game\n",
                 average(r.rounds, games), average(r.turns, games), average(r.decisions, games));
  if (r.man_in_black.games)
    fmt::format_to(out, "the Man in Black wins {:.1f} %\n",
                   100.0 * r.man_in_black.shares / static_cast<double>(r.man_in_black.games));
  contestants_text(out, r, players);
  ahead_text(out, r);
  sources_text(out, r);
  thinking_text(out, r);
  places_text(out, content, r, players);
  fmt::format_to(out, "\n{}\ndigest {:016x}\n{}\n", version_line(content), r.digest,
                 options.command);
  return text;
}

std::string arena_json(const Content& content, const ArenaOptions& options, const ArenaReport& r) {
  Json json(2);
  const int players = options.setup.players;
  const auto games = static_cast<std::int64_t>(r.games.size());
  json.begin('{');
  version_json(json, content, options.seed, options.command);
  table_json(json, options.setup);
  edition_json(json, options.setup);
  json.field("duplicate", options.duplicate).field("ladder", options.ladder);
  json.field("complete", r.complete);
  json.field("games_asked", options.games).field("games_played", games);
  json.field("deals", r.deals);
  json.field("rounds", average(r.rounds, games)).field("turns", average(r.turns, games));
  json.field("decisions", average(r.decisions, games));
  json.field("digest", to_hex(r.digest, 16));
  json.field("rating_anchor", r.contestants[r.anchor].bot);
  json.begin("contestants", '[');
  for (const Contestant& c : r.contestants) contestant_json(json, c, players);
  json.end(']');
  ahead_json(json, r);
  rates_json(json, "seats", "seat", r.seat, players);
  rates_json(json, "turn_order", "place", r.turn, players);
  characters_json(json, content, r);
  if (r.man_in_black.games) {
    json.begin("man_in_black", '{').field("games", r.man_in_black.games);
    tally_json(json, r.man_in_black);
    json.end('}');
  }
  json.begin("games", '[');
  for (std::size_t i = 0; i < r.games.size(); ++i)
    game_json(json, content, r.pairings[i], r.games[i], players);
  json.end(']');
  timing_json(json, options, r);
  json.end('}');
  return json.text();
}

}  // namespace dr
