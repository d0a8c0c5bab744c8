// What a test must name: read from the rules of docs/rules and from the content.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "assets/assets.h"
#include "base/markdown.h"
#include "base/text.h"
#include "darkrock/setup.h"
#include "lab/coverage.h"

namespace dr {
namespace {

using Kind = MarkdownBlock::Kind;
using Items = std::vector<CoverageItem>;

template <class F>
void for_each_block(std::string_view text, F&& f) {
  MarkdownReader reader(text);
  for (MarkdownBlock block; reader.next(block);) f(block);
}

// "MB12" with the prefix "MB".
bool is_numbered(std::string_view id, std::string_view prefix) {
  return id.starts_with(prefix) && id.size() > prefix.size() &&
         std::all_of(id.begin() + static_cast<std::ptrdiff_t>(prefix.size()), id.end(), is_digit);
}

// "B7.3.1 Reveal ..." -> "B7.3.1"
std::string_view rule_number(std::string_view text) {
  const std::string_view number = text.substr(0, text.find(' '));
  const bool is_rule = number.size() >= 4 && number[0] == 'B' && is_digit(number[1]) &&
                       number.find('.') != number.npos;
  return is_rule ? number : std::string_view{};
}

void add_rules(std::string_view base, Items& out) {
  for_each_block(base, [&](const MarkdownBlock& block) {
    const std::string_view number = rule_number(block.text);
    if (block.kind == Kind::kPoint && !number.empty())
      out.push_back({std::string(number), Topic::kRule, {}});
  });
}

void add_reading_rules(std::string_view content, Items& out) {
  for_each_block(content, [&](const MarkdownBlock& block) {
    if (block.cells.size() < 2) return;
    const std::string_view id = block.cells[0];
    if (is_numbered(id, "G")) out.push_back({std::string(id), Topic::kReading, {}});
    if (is_numbered(id, "MB")) out.push_back({std::string(id), Topic::kManInBlack, {}});
  });
}

// The points "17. ..." of a text.
void add_numbered(std::string_view text, std::string_view name, Topic topic, Items& out) {
  for_each_block(text, [&](const MarkdownBlock& block) {
    if (block.kind == Kind::kNumbered && block.depth == 0)
      out.push_back({fmt::format("{}{}", name, block.number), topic, {}});
  });
}

void add_switches(std::string_view editions, Items& out) {
  bool section = false;
  for_each_block(editions, [&](const MarkdownBlock& block) {
    if (block.kind == Kind::kHeading && block.depth == 2) section = block.text.starts_with("4.");
    if (!section || block.cells.size() < 5 || !block.cells[0].starts_with("`")) return;
    const std::string_view cell = block.cells[0];
    const std::string id(cell.substr(1, cell.find('`', 1) - 1));
    const auto* info = std::find_if(std::begin(kSwitchInfo), std::end(kSwitchInfo),
                                    [&](const SwitchInfo& s) { return id == s.id; });
    if (info != std::end(kSwitchInfo)) {
      for (const char* side : info->side)
        out.push_back({fmt::format("switch {}={}", id, side), Topic::kSwitch, {}});
    } else {
      out.push_back({"switch " + id, Topic::kSwitch, {}});  // one the engine lacks
    }
  });
}

void add_cards(std::string_view content, const Lexicons& lexicons, Items& out) {
  std::set<std::string, std::less<>> seen;
  const auto add = [&](std::string_view id) {
    if (!id.empty() && seen.emplace(id).second) out.push_back({std::string(id), Topic::kCard, {}});
  };
  for (const Lexicon* lexicon : lexicons)
    for (int d = 0; d < kDecks; ++d) {
      const Deck deck = static_cast<Deck>(d);
      if (deck == Deck::kSpace || deck == Deck::kMesa) continue;
      for (int i = 0; i < lexicon->size(deck); ++i) add(lexicon->entry(deck, i).id);
    }
  // Rows of the tables of components: an id the content lacks is missing.
  bool components = false, table = false;
  for_each_block(content, [&](const MarkdownBlock& block) {
    if (block.kind == Kind::kHeading && block.depth == 2)
      components = block.text.find(" Ante Up:") != std::string::npos ||
                   block.text.find(" Base:") != std::string::npos;
    if (block.cells.size() < 2) {
      table = false;
      return;
    }
    const std::string_view id = block.cells[0];
    if (id == "id") table = true;
    if (components && table && id != "id" && !id.starts_with("-")) add(id);
  });
}

}  // namespace

RuleTexts embedded_rules() {
  return {asset("docs/rules/base.md"), asset("docs/rules/content.md"),
          asset("docs/rules/editions.md"), asset("docs/rules/rulings.md"),
          asset("docs/rules/ante-up.md")};
}

Lexicons all_lexicons() {
  return {&default_content().lexicon, &default_content(kAnteUp).lexicon,
          &default_content(kAnteUp | kAlternativePoker).lexicon};
}

std::vector<CoverageItem> coverage_items(const RuleTexts& texts, const Lexicons& lexicons) {
  Items items;
  add_rules(texts.base, items);
  add_reading_rules(texts.content, items);
  add_numbered(texts.rulings, "ruling ", Topic::kRuling, items);
  add_switches(texts.editions, items);
  add_cards(texts.content, lexicons, items);
  add_numbered(texts.ante_up, "AU", Topic::kAnteUp, items);
  return items;
}

}  // namespace dr
