#include "text/cards/report.h"

#include <cstdio>

#include "base/json.h"
#include "base/text.h"
#include "content/compiler/vocabulary.h"
#include "text/cards/describe.h"

namespace dr {
namespace {

// In the order of the content book.
constexpr Deck kOrder[] = {Deck::kPoker,    Deck::kItem,    Deck::kFight,       Deck::kCharacter,
                           Deck::kCattle,   Deck::kDie,     Deck::kMarshal,     Deck::kWanted,
                           Deck::kLegend,   Deck::kTrigger, Deck::kStory,       Deck::kGoal,
                           Deck::kMibRules, Deck::kMib,     Deck::kEvent,       Deck::kTrain,
                           Deck::kFrontier, Deck::kOutlaw,  Deck::kClaimJumper, Deck::kHighRoller,
                           Deck::kLonghorn, Deck::kGambler, Deck::kStop};

std::string deck_name(Deck deck, const Templates& words) {
  return std::string(words.get("deck." + std::string(deck_word(deck))));
}

void put_rows(Json& json, const DeckStats& s) {
  json.field("rows", s.rows).field("printed", s.by_source[0]);
  json.field("name_printed", s.by_source[1]).field("ours", s.by_source[2]);
}

std::string table_row(std::string_view name, const std::string& components, const DeckStats& s) {
  char out[128];
  std::snprintf(out, sizeof out, "%-28.*s %10s %6d %8d %13d %6d\n", static_cast<int>(name.size()),
                name.data(), components.c_str(), s.rows, s.by_source[0], s.by_source[1],
                s.by_source[2]);
  return out;
}

DeckStats total(const std::vector<DeckStats>& all) {
  DeckStats sum;
  for (const DeckStats& s : all) {
    sum.components += s.components;
    sum.rows += s.rows;
    for (int i = 0; i < 3; ++i) sum.by_source[i] += s.by_source[i];
  }
  return sum;
}

}  // namespace

std::vector<DeckStats> content_stats(const Content& content) {
  std::vector<DeckStats> out;
  for (Deck deck : kOrder) {
    if (content.lexicon.size(deck) == 0) continue;
    DeckStats& stats = out.emplace_back();
    stats.deck = deck;
    std::string_view last;
    for (int i = 0; i < content.lexicon.size(deck); ++i) {
      const Entry& entry = content.lexicon.entry(deck, i);
      if (entry.id.empty() || entry.id == last) continue;  // no such card; another face of it
      last = entry.id;
      ++stats.rows;
      ++stats.by_source[static_cast<int>(entry.source)];
      if (deck != Deck::kItem || i % 2 == 0) stats.components += entry.copies;
    }
  }
  return out;
}

std::string content_stats_json(const Content& content) {
  const auto all = content_stats(content);
  Json json;
  json.begin('{').field("fingerprint", to_hex(content.catalog.fingerprint, 16)).begin("decks", '[');
  for (const DeckStats& s : all) {
    json.begin('{').field("deck", deck_word(s.deck)).field("components", s.components);
    put_rows(json, s);
    json.end('}');
  }
  json.end(']').begin("total", '{');
  put_rows(json, total(all));
  return json.end('}').end('}').text() + "\n";
}

std::string content_stats_table(const Content& content) {
  const auto all = content_stats(content);
  std::string out =
      "deck                         components   rows  printed  name-printed   ours\n";
  for (const DeckStats& s : all)
    out += table_row(deck_name(s.deck, english()), std::to_string(s.components), s);
  out += table_row("total", "-", total(all));
  return out + "fingerprint " + to_hex(content.catalog.fingerprint, 16) + "\n";
}

std::optional<std::pair<Deck, int>> find_card(const Content& content, std::string_view text) {
  const Lexicon& lexicon = content.lexicon;
  if (const auto found = lexicon.find(text)) return found;
  const std::string wanted = lower(text);
  for (int d = 0; d < kDecks; ++d) {
    const auto deck = static_cast<Deck>(d);
    const auto found = lexicon.find(std::string(deck_word(deck)) + "-" + wanted);
    if (found) return found;
  }
  for (int d = 0; d < kDecks; ++d)
    for (int i = 0; i < lexicon.size(static_cast<Deck>(d)); ++i)
      if (!wanted.empty() && lower(lexicon.entry(static_cast<Deck>(d), i).name) == wanted)
        return std::pair(static_cast<Deck>(d), i);
  return std::nullopt;
}

std::string show_card(const Content& content, std::string_view id, const Templates& words) {
  const auto found = find_card(content, id);
  if (!found) return {};
  const auto [deck, index] = *found;
  const Entry& entry = content.lexicon.entry(deck, index);
  std::string out = std::string(name(content, deck, index, words)) + " (" + entry.id + ")\n";
  out += "deck     " + deck_name(deck, words) + ", " +
         words.format("report.copies", {{"n", std::to_string(entry.copies)}}) + "\n";
  out += "source   " + std::string(source_word(entry.source)) +
         (entry.note.empty() ? "" : "; " + entry.note) + "\n";
  out += "text     " + describe(content, deck, index, 0, words) + "\n";
  for (std::size_t i = 0; i < entry.program.size(); ++i)
    out += (i == 0 ? "program  " : "         ") + entry.program[i] + "\n";
  return out + "file     " + entry.file + ":" + std::to_string(entry.line) + "\n";
}

}  // namespace dr
