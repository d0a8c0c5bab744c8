#include "text/cards/report.h"

#include <gtest/gtest.h>

#include <map>

#include "assets/assets.h"
#include "base/markdown.h"
#include "darkrock/setup.h"

namespace dr {
namespace {

// ---- C20 of content.md: how many components there are, and whose

DeckStats stats_of(const Content& content, Deck deck) {
  for (const DeckStats& stats : content_stats(content))
    if (stats.deck == deck) return stats;
  return {};
}

void add(DeckStats& sum, const DeckStats& more, int times = 1) {
  sum.components += times * more.components;
  sum.rows += times * more.rows;
  for (int i = 0; i < 3; ++i) sum.by_source[i] += times * more.by_source[i];
}

DeckStats base_stats(Deck deck) { return stats_of(default_content(), deck); }

DeckStats ante_up_stats(Deck deck) {
  DeckStats stats = stats_of(default_content(kAnteUp), deck);
  add(stats, base_stats(deck), -1);
  return stats;
}

// Each takes the place of another poker card.
DeckStats alternative_poker() {
  DeckStats stats;
  const Lexicon& all = default_content(kAnteUp | kAlternativePoker).lexicon;
  for (int i = 0; i < all.size(Deck::kPoker); ++i) {
    const Entry& entry = all.entry(Deck::kPoker, i);
    if (default_content().lexicon.find(entry.id)) continue;
    stats.components += entry.copies;
    ++stats.rows;
    ++stats.by_source[static_cast<int>(entry.source)];
  }
  return stats;
}

std::string cells_of(const DeckStats& s, bool total) {
  std::string out = total ? "-" : std::to_string(s.components);
  for (const int n : {s.rows, s.by_source[0], s.by_source[1], s.by_source[2]})
    out += " | " + std::to_string(n);
  return out + " |";
}

// What stands in the last columns of C20, by the first two.
std::map<std::string, std::string> counted() {
  constexpr std::pair<const char*, Deck> kBase[] = {
      {"C2 | Poker deck", Deck::kPoker},
      {"C3 | Items", Deck::kItem},
      {"C4 | Fight deck", Deck::kFight},
      {"C5 | Characters", Deck::kCharacter},
      {"C6 | Cattle", Deck::kCattle},
      {"C7.1 | Prospecting die faces", Deck::kDie},
      {"C7.2 | Marshal track", Deck::kMarshal},
      {"C7.3 | Wanted track", Deck::kWanted},
      {"C7.4 | Legendary tokens", Deck::kLegend},
      {"C8.1 | Story requirements", Deck::kTrigger},
      {"C8.2 | Stories", Deck::kStory},
      {"C9 | Goals", Deck::kGoal},
      {"C10.1 | Man in Black rules card", Deck::kMibRules},
      {"C10.2 | Man in Black action cards", Deck::kMib}};
  constexpr std::pair<const char*, Deck> kAnteUpOnly[] = {
      {"C11 | Characters (AU)", Deck::kCharacter}, {"C12 | Goals (AU)", Deck::kGoal},
      {"C13 | Items (AU)", Deck::kItem},           {"C15 | Events", Deck::kEvent},
      {"C16 | Train cards", Deck::kTrain},         {"C17.1 | Frontier tokens", Deck::kFrontier},
      {"C17.2 | Outlaws", Deck::kOutlaw},          {"C17.3 | Claim jumpers", Deck::kClaimJumper},
      {"C17.4 | High rollers", Deck::kHighRoller}, {"C17.5 | Longhorns", Deck::kLonghorn},
      {"C17.6 | Orange cattle", Deck::kCattle},    {"C17.7 | Legendary tokens (AU)", Deck::kLegend},
      {"C18.1 | Gambler track", Deck::kGambler},   {"C18.2 | Train circuit", Deck::kStop}};
  std::map<std::string, std::string> out;
  DeckStats base, ante_up = alternative_poker(), all;
  out["C14 | Alternative poker"] = cells_of(ante_up, false);
  for (const auto& [name, deck] : kBase) {
    out[name] = cells_of(base_stats(deck), false);
    add(base, base_stats(deck));
  }
  for (const auto& [name, deck] : kAnteUpOnly) {
    out[name] = cells_of(ante_up_stats(deck), false);
    add(ante_up, ante_up_stats(deck));
  }
  add(all, base);
  add(all, ante_up);
  out["total | base"] = cells_of(base, true);
  out["total | Ante Up"] = cells_of(ante_up, true);
  out["total | all"] = cells_of(all, true);
  return out;
}

TEST(Report, TheBookCountsTheComponents) {
  std::map<std::string, std::string> expected = counted();
  std::string_view text = asset("docs/rules/content.md");
  text = text.substr(text.find("\n## C20 "));
  MarkdownReader reader(text);
  for (MarkdownBlock block; reader.next(block);) {
    if (block.kind != MarkdownBlock::Kind::kRow) continue;
    const std::string name = std::string(block.cells[0]) + " | " + std::string(block.cells[1]);
    if (name == "section | deck" || name.starts_with("---")) continue;
    std::string rest;
    for (std::size_t i = 2; i < block.cells.size(); ++i)
      rest += std::string(block.cells[i]) + " | ";
    if (!rest.empty()) rest.pop_back();
    EXPECT_EQ(rest, expected[name])
        << "Write into C20 of docs/rules/content.md:\n| " << name << " | " << expected[name];
    expected.erase(name);
  }
  for (const auto& [name, rest] : expected)
    ADD_FAILURE() << "C20 of docs/rules/content.md has no row\n| " << name << " | " << rest;
}

// ----

TEST(Report, EveryDeckHasAName) {
  for (int d = 0; d < kDecks; ++d)
    EXPECT_TRUE(english().has("deck." + std::string(deck_word(static_cast<Deck>(d)))))
        << deck_word(static_cast<Deck>(d));
}

TEST(Report, StatsAsText) {
  const std::string json = content_stats_json(default_content());
  EXPECT_NE(json.find("{\"deck\":\"fight\",\"components\":13,\"rows\":13,\"printed\":13,"
                      "\"name_printed\":0,\"ours\":0}"),
            std::string::npos);
  EXPECT_NE(json.find("\"total\":{\"rows\":"), std::string::npos);
  const std::string table = content_stats_table(default_content());
  EXPECT_NE(
      table.find("Fight deck                           13     13       13             0      0\n"),
      std::string::npos)
      << table;
}

TEST(Report, FindsCards) {
  const Content& content = default_content();
  const auto story = content.lexicon.find("story-blood-money");
  EXPECT_EQ(find_card(content, "story-blood-money"), story);
  EXPECT_EQ(find_card(content, "blood-money"), story);
  EXPECT_EQ(find_card(content, "Blood money"), story);
  EXPECT_FALSE(find_card(content, "blood"));
  EXPECT_FALSE(find_card(content, ""));
  const Content& ante_up = default_content(kAnteUp);
  EXPECT_EQ(find_card(ante_up, "mail-car"), ante_up.lexicon.find("train-mail-car"));
  EXPECT_EQ(find_card(ante_up, "lone bull"), ante_up.lexicon.find("event-13"));
  EXPECT_EQ(content.lexicon.nearest("story-blod-money"), "story-blood-money");
}

TEST(Report, ShowsACard) {
  const Content& content = default_content();
  const auto line = content.lexicon.entry(Deck::kPoker, 2).line;
  EXPECT_EQ(
      show_card(content, "poker-stick-em-up"),
      "Stick 'Em Up (poker-stick-em-up)\n"
      "deck     Poker deck, 2 copies\n"
      "source   printed; rank ours; -1 by edition switch\n"
      "text     Reaction, when the cards of a fight are revealed: lower the enemy card by 2.\n"
      "program  [stick-em-up 2] reaction@fight-reveal: enemy-card -2\n"
      "         [stick-em-up 1] reaction@fight-reveal: enemy-card -1\n"
      "file     content/base/poker.cards:" +
          std::to_string(line) + "\n");
  EXPECT_EQ(show_card(content, "nothing"), "");
}

}  // namespace
}  // namespace dr
