// How fair the game is, for people and for programs. docs/arena.md describes the fields.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "base/text.h"
#include "lab/balance.h"
#include "lab/run_info.h"
#include "report/charts.h"
#include "report/page.h"

namespace dr {
namespace {

using Out = std::back_insert_iterator<std::string>;

// One of the things wins are counted by: its rows, and where a count keeps them.
struct Breakdown {
  std::string name, note;
  struct Row {
    std::string id, name;
    int at;
  };
  std::vector<Row> rows;
  const GroupedRate* (*rates)(const BalanceCount&);
};

double fair_share(const BalanceCount& count) {
  return average(count.all.sum(), count.all.observations()) / kWholeWin;
}

// 1: the whole interval lies above what is fair; -1: below.
int mark_of(const GroupedRate& wins, double fair) {
  if (!wins.observations()) return 0;
  const Rate rate = wins.rate(kWholeWin);
  return rate.low > fair ? 1 : rate.high < fair ? -1 : 0;
}
const char* mark_text(int mark) { return mark > 0 ? "+" : mark < 0 ? "-" : " "; }

Breakdown by_character(const Content& content, const BalanceReport& r) {
  Breakdown b{"character", "The whole cast, each at random tables.", {}, [](const BalanceCount& c) {
                return static_cast<const GroupedRate*>(c.character);
              }};
  for (int c = 0; c < content.catalog.n_characters; ++c) {
    const Entry& entry = content.lexicon.entry(Deck::kCharacter, c);
    if (r.all.character[c].observations()) b.rows.push_back({entry.id, entry.name, c});
  }
  std::stable_sort(b.rows.begin(), b.rows.end(), [&](const auto& x, const auto& y) {
    return r.all.character[x.at].rate(kWholeWin).mean > r.all.character[y.at].rate(kWholeWin).mean;
  });
  return b;
}

Breakdown by_seat(int players) {
  Breakdown b{"seat", "Places around the table.", {}, [](const BalanceCount& c) {
                return static_cast<const GroupedRate*>(c.seat);
              }};
  for (int i = 0; i < players; ++i)
    b.rows.push_back({fmt::to_string(i + 1), fmt::format("seat {}", i + 1), i});
  return b;
}

Breakdown by_turn(int players) {
  Breakdown b{
      "turn order", "Places after the player who begins (B2.5).", {}, [](const BalanceCount& c) {
        return static_cast<const GroupedRate*>(c.turn);
      }};
  for (int i = 0; i < players; ++i)
    b.rows.push_back(
        {fmt::to_string(i + 1), i ? fmt::format("{} after the first", i) : "first player", i});
  return b;
}

Breakdown by_path() {
  Breakdown b{
      "path",
      "How a player made most of its points. A path is not dealt but chosen, and a bad game "
      "has few points of any kind: read it as what winners do.",
      {},
      [](const BalanceCount& c) { return static_cast<const GroupedRate*>(c.path); }};
  for (int i = 0; i < kPaths; ++i)
    b.rows.push_back({path_word(static_cast<Path>(i)), path_word(static_cast<Path>(i)), i});
  return b;
}

std::vector<Breakdown> breakdowns(const Content& content, const BalanceOptions& options,
                                  const BalanceReport& r) {
  return {by_character(content, r), by_seat(options.setup.players), by_turn(options.setup.players),
          by_path()};
}

// The best or the weakest character of an edition.
std::string extreme(const Content& content, const BalanceCount& count, int direction) {
  int best = -1;
  double most = 0;
  for (int c = 0; c < content.catalog.n_characters; ++c) {
    if (!count.character[c].observations()) continue;
    const double rate = direction * count.character[c].rate(kWholeWin).mean;
    if (best < 0 || rate > most) best = c, most = rate;
  }
  return best < 0 ? "–"
                  : fmt::format("{} {:.1f}", content.lexicon.entry(Deck::kCharacter, best).id,
                                direction * 100 * most);
}

int marks(const Content& content, const BalanceCount& count) {
  int n = 0;
  for (int c = 0; c < content.catalog.n_characters; ++c)
    n += mark_of(count.character[c], fair_share(count)) != 0;
  return n;
}

bool several(const BalanceOptions& options) { return options.editions.size() > 1; }

void editions_text(Out out, const Content& content, const BalanceOptions& options,
                   const BalanceReport& r) {
  fmt::format_to(out, "\n{:<10}{:>7}{:>8}{:>7}{:>8}{:>7}   {:<26}{:<26}{}\n", "edition", "games",
                 "rounds", "score", "first %", "marks", "strongest", "weakest",
                 r.all.man_in_black.observations() ? "Man in Black %" : "");
  for (std::size_t e = 0; e < r.edition.size(); ++e) {
    const BalanceCount& c = r.edition[e];
    fmt::format_to(
        out, "{:<10}{:>7}{:>8.1f}{:>7.1f}{:>8}{:>7}   {:<26}{:<26}{}\n", options.editions[e].name,
        c.games, average(c.rounds, c.games), average(c.score, c.all.observations()),
        percent_text(c.turn[0].rate(kWholeWin)), marks(content, c), extreme(content, c, 1),
        extreme(content, c, -1),
        c.man_in_black.observations() ? percent_text(c.man_in_black.rate(kWholeWin)) : "");
  }
}

void breakdown_text(Out out, const Breakdown& b, const BalanceOptions& options,
                    const BalanceReport& r) {
  fmt::format_to(out, "\n{:<24}{:>8}{:>8}    {:<14}", b.name, "players", "wins %", "95 % interval");
  for (const BalanceEdition& e : options.editions)
    if (several(options)) fmt::format_to(out, "{:>10} ", e.name);
  fmt::format_to(out, "\n");
  for (const Breakdown::Row& row : b.rows) {
    const GroupedRate& all = b.rates(r.all)[row.at];
    const Rate rate = all.rate(kWholeWin);
    const bool any = all.observations() > 0;
    fmt::format_to(out, "{:<24}{:>8}{:>8} {}  {:<14}", row.id, all.observations(),
                   any ? percent_text(rate) : "-", mark_text(mark_of(all, fair_share(r.all))),
                   any ? interval_text(rate) : "-");
    for (const BalanceCount& e : r.edition) {
      if (!several(options)) break;
      const GroupedRate& one = b.rates(e)[row.at];
      fmt::format_to(out, "{:>10}{}", one.observations() ? percent_text(one.rate(kWholeWin)) : "-",
                     mark_text(mark_of(one, fair_share(e))));
    }
    fmt::format_to(out, "\n");
  }
}

void cards_text(Out out, const Content& content, const BalanceReport& r) {
  const std::vector<OddCard> cards = odd_cards(content, r.all);
  const CardIndex index(content.lexicon);
  fmt::format_to(
      out, "\ncards of our own whose users win more or less than those of their deck (99.9 %)\n");
  bool any = false;
  for (const OddCard& card : cards) {
    if (!card.direction) continue;
    any = true;
    const auto [deck, at] = index.card(card.card);
    fmt::format_to(out, "{:<34}{:>8} uses{:>8.1f} % {}  {:<14} usual {:.1f} %\n",
                   content.lexicon.entry(deck, at).id, card.wins.observations(),
                   100 * card.rate.mean, mark_text(card.direction), interval_text(card.rate),
                   100 * card.usual);
  }
  if (!any) fmt::format_to(out, "none of {}\n", cards.size());
}

std::string bots_text(const BalanceOptions& options) {
  return fmt::format("{}", fmt::join(options.bots, ", "));
}

std::string table_of(const BalanceOptions& options) {
  Setup setup = options.setup;
  setup.switches = options.editions.front().switches;
  std::string text = table_text(setup);
  if (several(options)) {  // the editions have a table of their own
    const std::string id = ", " + options.editions.front().name;
    if (const auto found = text.find(id); found != std::string::npos) text.erase(found, id.size());
  }
  return text;
}

// Members of the object that is open.
void count_json(Json& json, const BalanceCount& c) {
  json.field("games", c.games);
  json.field("rounds", average(c.rounds, c.games));
  json.field("score", average(c.score, c.all.observations()));
  json.field("fair_share", fair_share(c));
  if (c.man_in_black.observations())
    rate_json(json, "man_in_black", c.man_in_black.rate(kWholeWin));
  json.field("digest", to_hex(c.digest, 16));
}

void row_json(Json& json, const GroupedRate& wins, double fair) {
  json.field("players", wins.observations());
  rate_json(json, "win_share", wins.rate(kWholeWin));
  json.field("mark", mark_of(wins, fair));
}

void breakdown_json(Json& json, const Breakdown& b, const BalanceOptions& options,
                    const BalanceReport& r) {
  std::string key = b.name;
  std::replace(key.begin(), key.end(), ' ', '_');
  json.begin(key, '[');
  for (const Breakdown::Row& row : b.rows) {
    json.begin('{').field("id", row.id);
    row_json(json, b.rates(r.all)[row.at], fair_share(r.all));
    json.begin("editions", '[');
    for (std::size_t e = 0; e < r.edition.size(); ++e) {
      json.begin('{').field("edition", options.editions[e].name);
      row_json(json, b.rates(r.edition[e])[row.at], fair_share(r.edition[e]));
      json.end('}');
    }
    json.end(']').end('}');
  }
  json.end(']');
}

void cards_json(Json& json, const Content& content, const BalanceReport& r) {
  const CardIndex index(content.lexicon);
  json.begin("own_cards", '[');
  for (const OddCard& card : odd_cards(content, r.all)) {
    const auto [deck, at] = index.card(card.card);
    json.begin('{').field("id", content.lexicon.entry(deck, at).id);
    json.field("deck", deck_word(deck)).field("uses", card.wins.observations());
    rate_json(json, "win_share", card.rate);
    json.field("usual", card.usual).field("mark", card.direction);
    json.end('}');
  }
  json.end(']');
}

void breakdown_section(Page& page, const Breakdown& b, const BalanceOptions& options,
                       const BalanceReport& r) {
  const double fair = fair_share(r.all);
  IntervalChart chart;
  chart.title = "Share of games won by " + b.name;
  chart.unit = " %";
  chart.has_reference = true;
  chart.reference = 100 * fair;
  chart.reference_name = fmt::format("fair {:.1f} %", 100 * fair);
  HtmlTable table{"Games won, %", {"", "players", "wins", "95 %"}, {}, {}};
  if (several(options))
    for (const BalanceEdition& e : options.editions) table.head.push_back(e.name);
  for (const Breakdown::Row& row : b.rows) {
    const GroupedRate& all = b.rates(r.all)[row.at];
    const Rate rate = all.rate(kWholeWin);
    const int mark = mark_of(all, fair);
    if (all.observations())
      chart.rows.push_back({row.name, 100 * rate.mean, 100 * rate.low, 100 * rate.high,
                            mark > 0   ? 2
                            : mark < 0 ? 1
                                       : 0});
    std::vector<std::string> cells = {row.name, fmt::to_string(all.observations()),
                                      all.observations() ? percent_text(rate) : "–",
                                      all.observations() ? interval_text(rate) : "–"};
    std::vector<double> shade = {0, 0, 0.5 * mark, 0};
    for (const BalanceCount& e : r.edition) {
      if (!several(options)) break;
      const GroupedRate& one = b.rates(e)[row.at];
      const int its_mark = mark_of(one, fair_share(e));
      cells.push_back(one.observations()
                          ? percent_text(one.rate(kWholeWin)) + (its_mark > 0   ? " +"
                                                                 : its_mark < 0 ? " −"
                                                                                : "")
                          : "–");
      shade.push_back(0.5 * its_mark);
    }
    table.rows.push_back(std::move(cells));
    table.shade.push_back(std::move(shade));
  }
  page.section("By " + b.name, b.note);
  page.chart(draw(chart), table);
}

void editions_section(Page& page, const Content& content, const BalanceOptions& options,
                      const BalanceReport& r) {
  page.section(
      "By edition",
      "Marks count the characters whose interval leaves out the fair share; of twenty, one "
      "is to be expected by chance.");
  HtmlTable table{
      "Each edition",
      {"", "games", "rounds", "score", "first player wins", "marks", "strongest, %", "weakest, %"},
      {},
      {}};
  const bool mib = r.all.man_in_black.observations() > 0;
  if (mib) table.head.push_back("Man in Black");
  for (std::size_t e = 0; e < r.edition.size(); ++e) {
    const BalanceCount& c = r.edition[e];
    table.rows.push_back({options.editions[e].name, fmt::to_string(c.games),
                          fmt::format("{:.1f}", average(c.rounds, c.games)),
                          fmt::format("{:.1f}", average(c.score, c.all.observations())),
                          percent_text(c.turn[0].rate(kWholeWin)) + " %",
                          fmt::to_string(marks(content, c)), extreme(content, c, 1),
                          extreme(content, c, -1)});
    if (mib) table.rows.back().push_back(percent_text(c.man_in_black.rate(kWholeWin)) + " %");
  }
  page.table(table);
}

void cards_section(Page& page, const Content& content, const BalanceReport& r) {
  constexpr std::size_t kShown = 40;
  page.section(
      "Cards of our own",
      "How often those win who used a card, against the users of its deck; with 99.9 % "
      "intervals, because there are many. Use is no proof: winners use more of everything.");
  const CardIndex index(content.lexicon);
  HtmlTable table{"The most telling first",
                  {"", "deck", "uses", "wins", "99.9 %", "usual of the deck"},
                  {},
                  {}};
  for (const OddCard& card : odd_cards(content, r.all)) {
    if (table.rows.size() == kShown) break;
    const auto [deck, at] = index.card(card.card);
    table.rows.push_back({content.lexicon.entry(deck, at).name, std::string(deck_word(deck)),
                          fmt::to_string(card.wins.observations()),
                          percent_text(card.rate) + (card.direction > 0   ? " +"
                                                     : card.direction < 0 ? " −"
                                                                          : ""),
                          interval_text(card.rate), fmt::format("{:.1f}", 100 * card.usual)});
    table.shade.push_back({0, 0, 0, 0.5 * card.direction, 0, 0});
  }
  page.table(table);
}

}  // namespace

std::string balance_text(const Content& content, const BalanceOptions& options,
                         const BalanceReport& r) {
  std::string text;
  Out out(text);
  if (!r.complete) fmt::format_to(out, "Interrupted: this is of the games that were over.\n");
  fmt::format_to(out, "{} games of {}, seed {}, played by {}\n", r.all.games, table_of(options),
                 options.seed, bots_text(options));
  fmt::format_to(out, "fair share {:.1f} %; + and -: the 95 % interval leaves it out\n",
                 100 * fair_share(r.all));
  editions_text(out, content, options, r);
  for (const Breakdown& b : breakdowns(content, options, r)) breakdown_text(out, b, options, r);
  cards_text(out, content, r);
  fmt::format_to(out, "\n{}\ndigest {:016x}\n{}\n", version_line(content), r.all.digest,
                 options.command);
  return text;
}

std::string balance_json(const Content& content, const BalanceOptions& options,
                         const BalanceReport& r) {
  Json json(2);
  json.begin('{');
  version_json(json, content, options.seed, options.command);
  table_json(json, options.setup);
  json.begin("bots", '[');
  for (const std::string& bot : options.bots) {
    const Budget budget = make_bot(bot, 0)->budget;
    json.begin('{').field("bot", bot).field("work", budget.work).field("ms", budget.ms).end('}');
  }
  json.end(']');
  json.field("complete", r.complete);
  json.begin("all", '{');
  count_json(json, r.all);
  json.end('}');
  json.begin("editions", '[');
  for (std::size_t e = 0; e < r.edition.size(); ++e) {
    json.begin('{').field("edition", options.editions[e].name);
    json.field("switches", options.editions[e].switches);
    count_json(json, r.edition[e]);
    json.end('}');
  }
  json.end(']');
  for (const Breakdown& b : breakdowns(content, options, r)) breakdown_json(json, b, options, r);
  cards_json(json, content, r);
  json.end('}');
  return json.text();
}

std::string balance_html(const Content& content, const BalanceOptions& options,
                         const BalanceReport& r) {
  Page page(
      "Balance",
      fmt::format("{} games of {}, all seats played by {}. The fair share of a player is "
                  "{:.1f} %. Green: the 95 % interval lies above it; orange: below.",
                  r.all.games, table_of(options), bots_text(options), 100 * fair_share(r.all)),
      r.complete ? "" : "Interrupted: this is of the games that were over.");
  for (const Breakdown& b : breakdowns(content, options, r)) breakdown_section(page, b, options, r);
  editions_section(page, content, options, r);
  cards_section(page, content, r);
  page.section("To repeat it", "The same version, seed and work budgets give the same games.");
  page.facts({{"command", options.command},
              {"program", version_line(content)},
              {"seed", fmt::to_string(options.seed)},
              {"digest", fmt::format("{:016x}", r.all.digest)}});
  return page.take();
}

}  // namespace dr
