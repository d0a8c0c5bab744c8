// The arena's report as a page with charts.
#include <fmt/format.h>

#include <algorithm>

#include "lab/arena.h"
#include "lab/run_info.h"
#include "report/charts.h"
#include "report/page.h"

namespace dr {
namespace {

IntervalRow percent_row(const std::string& name, const Rate& rate, int colour) {
  return {name, 100 * rate.mean, 100 * rate.low, 100 * rate.high, colour};
}

IntervalChart win_chart(std::string title, int players) {
  IntervalChart chart;
  chart.title = std::move(title);
  chart.unit = " %";
  chart.has_reference = true;
  chart.reference = 100.0 / players;
  chart.reference_name = fmt::format("chance {:.1f} %", chart.reference);
  return chart;
}

void add_row(IntervalChart& chart, HtmlTable& table, const std::string& name,
             const GroupedRate& wins, int colour) {
  const Rate rate = wins.rate(kWholeWin);
  chart.rows.push_back(percent_row(name, rate, colour));
  table.rows.push_back(
      {name, fmt::to_string(wins.observations()), percent_text(rate) + " %", interval_text(rate)});
}

void result_section(Page& page, const ArenaReport& r, int players) {
  page.section("Who wins",
               "Games won of the seats a contestant had; a win shared by n players counts 1/n. The "
               "bars are 95 % intervals.");
  IntervalChart chart = win_chart("Share of games won by contestant", players);
  HtmlTable table{
      "By contestant", {"", "games", "seats", "wins, %", "95 %", "score", "LP"}, {}, {}};
  for (std::size_t i = 0; i < r.contestants.size(); ++i) {
    const Contestant& c = r.contestants[i];
    const Rate rate = c.wins.rate(kWholeWin);
    chart.rows.push_back(percent_row(c.bot, rate, static_cast<int>(i)));
    table.rows.push_back({c.bot, fmt::to_string(c.games), fmt::to_string(c.tally.games),
                          percent_text(rate), interval_text(rate),
                          fmt::format("{:.1f}", average(c.tally.score, c.tally.games)),
                          fmt::format("{:.1f}", average(c.tally.lp, c.tally.games))});
  }
  page.chart(draw(chart), table);
}

std::vector<std::size_t> by_rating(const ArenaReport& r) {
  std::vector<std::size_t> order(r.contestants.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return r.contestants[a].elo > r.contestants[b].elo;
  });
  return order;
}

HtmlTable ahead_table(const ArenaReport& r, const std::vector<std::size_t>& order) {
  HtmlTable table{"How often the row finishes ahead of the column, %", {""}, {}, {}};
  for (const std::size_t b : order) table.head.push_back(r.contestants[b].bot);
  for (const std::size_t a : order) {
    std::vector<std::string>& cells = table.rows.emplace_back();
    std::vector<double>& shade = table.shade.emplace_back();
    cells.push_back(r.contestants[a].bot);
    shade.push_back(0);
    for (const std::size_t b : order) {
      const Rate rate = r.ahead[a][b].rate(2);
      const bool met = r.ahead[a][b].observations() > 0;
      cells.push_back(met ? percent_text(rate) : "–");
      shade.push_back(met ? 2 * rate.mean - 1 : 0);
    }
  }
  return table;
}

void rating_section(Page& page, const ArenaReport& r) {
  if (r.contestants.size() < 2) return;
  page.section(
      "Ratings",
      fmt::format("Fitted to who finished ahead of whom (Bradley and Terry), in Elo points: "
                  "400 more is ten to one. {} = 0. Intervals from drawing the deals again.",
                  r.contestants[r.anchor].bot));
  const std::vector<std::size_t> order = by_rating(r);
  IntervalChart chart;
  chart.title = "Rating by contestant";
  chart.from_zero = false;
  chart.decimals = 0;
  HtmlTable table{"Ladder", {"", "rating", "95 %"}, {}, {}};
  for (const std::size_t i : order) {
    const Contestant& c = r.contestants[i];
    chart.rows.push_back({c.bot, c.elo, c.elo_low, c.elo_high, static_cast<int>(i)});
    table.rows.push_back({c.bot, fmt::format("{:.0f}", c.elo),
                          fmt::format("{:.0f} to {:.0f}", c.elo_low, c.elo_high)});
  }
  page.chart(draw(chart), table);
  page.table(ahead_table(r, order));
}

// The round by which all but one game in twenty are over.
std::size_t usual_end(const ArenaReport& r) {
  std::vector<int> rounds;
  for (const GameResult& game : r.games) rounds.push_back(game.rounds);
  std::sort(rounds.begin(), rounds.end());
  return rounds.empty() ? 0 : static_cast<std::size_t>(rounds[(rounds.size() - 1) * 19 / 20]);
}

void lp_section(Page& page, const ArenaReport& r) {
  page.section("LP over time",
               "Average LP at the end of each round; a game that is over keeps its LP. Up to the "
               "round by which 95 % of the games are over.");
  const std::size_t end = usual_end(r);
  LineChart chart{"LP by round and contestant", "round", "LP", {}};
  HtmlTable table{"LP at the end of a round", {"round"}, {}, {}};
  for (std::size_t i = 0; i < r.contestants.size(); ++i) {
    const Contestant& c = r.contestants[i];
    table.head.push_back(c.bot);
    LineSeries& series = chart.series.emplace_back();
    series.name = c.bot;
    series.colour = static_cast<int>(i);
    for (std::size_t n = 0; n < std::min(end, c.lp_by_round.size()); ++n)
      series.values.push_back(average(c.lp_by_round[n], c.tally.games));
  }
  const std::size_t step = end > 24 ? 5 : end > 12 ? 2 : 1;
  for (std::size_t n = step - 1; n < end; n += step) {
    std::vector<std::string>& cells = table.rows.emplace_back();
    cells.push_back(fmt::to_string(n + 1));
    for (const LineSeries& s : chart.series)
      cells.push_back(n < s.values.size() ? fmt::format("{:.1f}", s.values[n]) : "–");
  }
  page.chart(draw(chart), table);
}

// The sources that give most, over all contestants.
std::vector<std::size_t> main_sources(const ArenaReport& r, std::size_t most) {
  std::array<std::int64_t, kLpSources> sum{};
  for (const Contestant& c : r.contestants)
    for (std::size_t s = 0; s < sum.size(); ++s) sum[s] += c.tally.lp_from[s];
  std::vector<std::size_t> order;
  for (std::size_t s = 0; s < sum.size(); ++s)
    if (sum[s] > 0) order.push_back(s);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return sum[a] > sum[b]; });
  order.resize(std::min(order.size(), most));
  return order;
}

std::string source_name(std::size_t source) {
  std::string name = lp_source_word(static_cast<LpSource>(source));
  std::replace(name.begin(), name.end(), '-', ' ');
  return name;
}

HtmlTable source_table(const ArenaReport& r) {
  HtmlTable table{"LP gained or lost in a game by source", {"source"}, {}, {}};
  for (const Contestant& c : r.contestants) table.head.push_back(c.bot);
  const auto row = [&](const std::string& name, auto&& sum) {
    std::vector<std::string> cells = {name};
    bool any = false;
    for (const Contestant& c : r.contestants) {
      any = any || sum(c.tally) != 0;
      cells.push_back(fmt::format("{:.2f}", average(sum(c.tally), c.tally.games)));
    }
    if (any) table.rows.push_back(std::move(cells));
  };
  for (std::size_t s = 0; s < kLpSources; ++s)
    row(source_name(s), [s](const Tally& t) { return t.lp_from[s]; });
  row("end of the game", [](const Tally& t) { return t.score - t.lp; });
  return table;
}

void source_section(Page& page, const ArenaReport& r) {
  page.section("Where the points come from",
               "LP of an average game by source, and what the end of the game adds: items, cash, "
               "the Marshal's track and legends, less wounds.");
  StackedChart chart;
  chart.title = "Points of a game by source and contestant";
  const std::vector<std::size_t> sources = main_sources(r, kChartColours - 1);
  for (const std::size_t s : sources) chart.parts.push_back(source_name(s));
  chart.parts.push_back("end of the game");
  chart.parts.push_back("others");
  chart.rest = static_cast<int>(sources.size()) + 1;
  for (const Contestant& c : r.contestants) {
    StackedChart::Row& row = chart.rows.emplace_back();
    row.name = c.bot;
    double rest = average(c.tally.lp, c.tally.games);
    for (const std::size_t s : sources) {
      const double lp = average(c.tally.lp_from[s], c.tally.games);
      rest -= lp;
      row.values.push_back(std::max(lp, 0.0));
    }
    row.values.push_back(std::max(average(c.tally.score - c.tally.lp, c.tally.games), 0.0));
    row.values.push_back(std::max(rest, 0.0));
  }
  page.chart(draw(chart), source_table(r));
}

// Above and below chance in two colours, the rest in a third.
int colour_of(const GroupedRate& wins, int players) {
  const Rate rate = wins.rate(kWholeWin);
  return rate.low > 1.0 / players ? 2 : rate.high < 1.0 / players ? 1 : 0;
}

void character_section(Page& page, const Content& content, const ArenaReport& r, int players) {
  page.section("By character",
               "All contestants together. Green: the interval lies above chance; orange: below.");
  IntervalChart chart = win_chart("Share of games won by character", players);
  HtmlTable table{"By character", {"", "games", "wins, %", "95 %"}, {}, {}};
  for (const int c : by_wins(r.character))
    add_row(chart, table, content.lexicon.entry(Deck::kCharacter, c).name, r.character[c],
            colour_of(r.character[c], players));
  page.chart(draw(chart), table);
}

void seat_section(Page& page, const ArenaReport& r, int players) {
  page.section("By seat and turn order",
               "Seats are places around the table; the first player is the one who begins (B2.5). "
               "All contestants together; the last table has each of them by seat.");
  IntervalChart chart = win_chart("Share of games won by seat and turn order", players);
  HtmlTable table{"By seat and turn order", {"", "games", "wins, %", "95 %"}, {}, {}};
  for (int i = 0; i < players; ++i)
    add_row(chart, table, fmt::format("seat {}", i + 1), r.seat[i], colour_of(r.seat[i], players));
  for (int i = 0; i < players; ++i)
    add_row(chart, table, i ? fmt::format("{} after the first", i) : "first player", r.turn[i],
            colour_of(r.turn[i], players));
  page.chart(draw(chart), table);
  HtmlTable each{"Share of games won by contestant and seat, % (95 % interval)", {""}, {}, {}};
  for (int i = 0; i < players; ++i) each.head.push_back(fmt::format("seat {}", i + 1));
  for (const Contestant& c : r.contestants) {
    std::vector<std::string>& cells = each.rows.emplace_back();
    cells.push_back(c.bot);
    for (int i = 0; i < players; ++i) {
      const Rate rate = c.wins_in_seat[i].rate(kWholeWin);
      cells.push_back(c.wins_in_seat[i].observations()
                          ? fmt::format("{} ({})", percent_text(rate), interval_text(rate))
                          : "–");
    }
  }
  page.table(each);
}

void time_section(Page& page, const ArenaReport& r) {
  page.section("Time for a choice",
               "Where there was more than one option. Dot: mean; bar: up to the 95th percentile; "
               "ring: the longest. Work counts positions played through in search.");
  TimeChart chart{"Time for a choice by contestant", {}};
  HtmlTable table{
      "By contestant", {"", "choices", "mean", "95 %", "most", "work", "budget"}, {}, {}};
  for (std::size_t i = 0; i < r.contestants.size(); ++i) {
    const Contestant& c = r.contestants[i];
    chart.rows.push_back({c.bot, c.time.mean(), c.time.quantile(0.95),
                          static_cast<double>(c.time.max()), static_cast<int>(i)});
    const std::string budget = budget_text(c.budget);
    table.rows.push_back({c.bot, fmt::to_string(c.time.count()), time_text(c.time.mean()),
                          time_text(c.time.quantile(0.95)),
                          time_text(static_cast<double>(c.time.max())),
                          fmt::format("{:.0f}", c.work.mean()), budget.empty() ? "–" : budget});
  }
  page.chart(draw(chart), table);
}

}  // namespace

std::string arena_html(const Content& content, const ArenaOptions& options, const ArenaReport& r) {
  const int players = options.setup.players;
  const auto games = static_cast<std::int64_t>(r.games.size());
  std::string lead = fmt::format("{} games of {}", games, table_text(options.setup));
  if (options.duplicate)
    lead += fmt::format("; {} deal{}, each with every contestant in every seat", r.deals,
                        r.deals == 1 ? "" : "s");
  lead += fmt::format(". A game has {:.1f} rounds and {:.0f} decisions.", average(r.rounds, games),
                      average(r.decisions, games));
  if (r.man_in_black.games)
    lead += fmt::format(" The Man in Black wins {:.1f} %.",
                        100.0 * r.man_in_black.shares / static_cast<double>(r.man_in_black.games));
  Page page(options.ladder ? "Rating ladder" : "Arena", lead,
            r.complete ? "" : "Interrupted: this is of the games that were over.");
  result_section(page, r, players);
  rating_section(page, r);
  lp_section(page, r);
  source_section(page, r);
  character_section(page, content, r, players);
  seat_section(page, r, players);
  time_section(page, r);
  page.section("To repeat it",
               "The same version, seed and work budgets give the same games on every machine; "
               "budgets of time do not.");
  page.facts({{"command", options.command},
              {"program", version_line(content)},
              {"seed", fmt::to_string(options.seed)},
              {"digest", fmt::format("{:016x}", r.digest)}});
  return page.take();
}

}  // namespace dr
