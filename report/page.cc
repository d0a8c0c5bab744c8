#include "report/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "report/charts.h"

namespace dr {
namespace {

// Light first; the dark values stand again for those who ask their system for it.
constexpr const char* kStyle = R"css(
:root { color-scheme: light dark;
  --paper: #faf7f1; --card: #ffffff; --ink: #26211b; --soft: #6b6256; --line: #e4ddd1;
  --accent: #9c3d14; --good: 34, 120, 90; --bad: 176, 58, 46; --rest: #b3aa9c;
  --c0: #2563a8; --c1: #c2571a; --c2: #2b8a5f; --c3: #a8397a;
  --c4: #8f7200; --c5: #6247aa; --c6: #0e7f90; --c7: #7a4b2a; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #16130f; --card: #1f1b16; --ink: #ece5da; --soft: #a79c8c; --line: #383027;
  --accent: #f0955a; --good: 95, 199, 154; --bad: 240, 120, 104; --rest: #6f665a;
  --c0: #6aa9f0; --c1: #f0955a; --c2: #5fc79a; --c3: #e58abd;
  --c4: #d6b53c; --c5: #ab93ec; --c6: #4fc3d4; --c7: #c99d7c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
main { max-width: 1300px; margin: 0 auto; padding: 2.2rem 1.2rem 4rem; }
h1 { font: 700 2rem/1.15 Georgia, "DejaVu Serif", serif; margin: 0 0 .35rem; }
h1::after { content: ""; display: block; width: 4.5rem; height: 4px; margin-top: .7rem;
  background: var(--accent); border-radius: 2px; }
h2 { font: 700 1.25rem/1.25 Georgia, "DejaVu Serif", serif; margin: 0 0 .25rem; }
.lead { color: var(--soft); margin: .8rem 0 0; max-width: 75ch; }
.warning { border-left: 4px solid var(--accent); padding: .5rem .9rem; background: var(--card); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: 1.2rem 1.3rem 1.3rem; margin-top: 1.3rem; }
.note { color: var(--soft); margin: 0 0 .9rem; max-width: 85ch; }
.pair { display: grid; gap: 1.4rem 2rem; align-items: start; }
@media (min-width: 1000px) { .pair { grid-template-columns: minmax(0, 11fr) minmax(0, 9fr); } }
.stack figure { max-width: 780px; }
.pair + .wide, .stack .wide { margin-top: 1.3rem; }
figure { margin: 0; min-width: 0; overflow-x: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .86rem;
  font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .35rem; }
th, td { padding: .28rem .42rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
thead th { color: var(--soft); font-weight: 500; }
th:first-child { text-align: left; padding-left: 0; }
tbody tr:last-child > * { border-bottom: 0; }
svg { width: 100%; min-width: 460px; height: auto; display: block; }
svg text { fill: var(--ink); font-size: 12.5px; font-family: inherit;
  font-variant-numeric: tabular-nums; }
svg .tick { fill: var(--soft); font-size: 11.5px; }
svg .mid { text-anchor: middle; }
svg .end { text-anchor: end; }
svg .value { font-weight: 600; }
svg .grid { stroke: var(--line); }
svg .reference { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 4 4; }
svg .whisker { stroke: currentColor; stroke-width: 4; stroke-linecap: round; opacity: .45; }
svg .thin { stroke: currentColor; stroke-width: 1.5; opacity: .55; }
svg .dot { fill: currentColor; stroke: var(--card); stroke-width: 2; }
svg .ring { fill: var(--card); stroke: currentColor; stroke-width: 2; }
svg .curve { fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linejoin: round; }
svg .again { stroke-dasharray: 7 4; }
svg .series { fill: currentColor; font-weight: 600; }
svg .part { fill: currentColor; }
svg .inside { fill: var(--card); font-size: 11.5px; }
.c0 { color: var(--c0); } .c1 { color: var(--c1); } .c2 { color: var(--c2); }
.c3 { color: var(--c3); } .c4 { color: var(--c4); } .c5 { color: var(--c5); }
.c6 { color: var(--c6); } .c7 { color: var(--c7); } .rest { color: var(--rest); }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: 0 0 .7rem;
  padding: 0; font-size: .86rem; }
.legend span { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px;
  margin-right: .4rem; background: currentColor; vertical-align: -.08rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.2rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
code { font: .86rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
@media print { body { background: #fff; } section { break-inside: avoid; } }
)css";

std::string shade_style(double shade) {
  if (std::abs(shade) < 0.005) return {};
  return fmt::format(" style=\"background: rgba(var(--{}), {:.2f})\"", shade > 0 ? "good" : "bad",
                     0.45 * std::min(std::abs(shade), 1.0));
}

}  // namespace

std::string draw(const HtmlTable& table) {
  std::string html = "<div class=\"wide\"><table>";
  html += fmt::format("<caption>{}</caption>\n<thead><tr>", html_text(table.caption));
  for (const std::string& cell : table.head)
    html += fmt::format("<th scope=\"col\">{}</th>", html_text(cell));
  html += "</tr></thead>\n<tbody>\n";
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    html += "<tr>";
    for (std::size_t c = 0; c < table.rows[r].size(); ++c) {
      const std::string cell = html_text(table.rows[r][c]);
      html += c == 0 ? fmt::format("<th scope=\"row\">{}</th>", cell)
                     : fmt::format("<td{}>{}</td>",
                                   table.shade.empty() ? "" : shade_style(table.shade[r][c]), cell);
    }
    html += "</tr>\n";
  }
  return html + "</tbody></table></div>\n";
}

Page::Page(std::string_view title, std::string_view lead, std::string_view warning,
           std::string_view language)
    : title_(title), language_(language) {
  body_ = fmt::format("<h1>{}</h1>\n<p class=\"lead\">{}</p>\n", html_text(title), html_text(lead));
  if (!warning.empty()) body_ += fmt::format("<p class=\"warning\">{}</p>\n", html_text(warning));
}

void Page::section(std::string_view heading, std::string_view note) {
  if (in_section_) body_ += "</section>\n";
  in_section_ = true;
  body_ += fmt::format("<section>\n<h2>{}</h2>\n<p class=\"note\">{}</p>\n", html_text(heading),
                       html_text(note));
}

void Page::chart(const std::string& svg, const HtmlTable& table) {
  constexpr std::size_t kNarrow = 7;  // columns
  body_ += fmt::format("<div class=\"{}\"><figure>\n{}</figure>\n{}</div>\n",
                       table.head.size() > kNarrow ? "stack" : "pair", svg, draw(table));
}

void Page::table(const HtmlTable& table) { body_ += draw(table); }

void Page::facts(const std::vector<std::pair<std::string, std::string>>& list) {
  body_ += "<dl>\n";
  for (const auto& [name, what] : list)
    body_ += fmt::format("<dt>{}</dt><dd><code>{}</code></dd>\n", html_text(name), html_text(what));
  body_ += "</dl>\n";
}

void Page::stories(const std::vector<std::pair<std::string, std::string>>& list) {
  body_ += "<dl>\n";
  for (const auto& [name, what] : list)
    body_ += fmt::format("<dt>{}</dt><dd>{}</dd>\n", html_text(name), html_text(what));
  body_ += "</dl>\n";
}

std::string Page::take() {
  if (in_section_) body_ += "</section>\n";
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</"
      "html>\n",
      language_, html_text(title_), kStyle, body_);
}

}  // namespace dr
