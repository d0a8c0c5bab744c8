#include "text/cards/report.h"

#include <gtest/gtest.h>

#include <span>

#include "darkrock/setup.h"

namespace dr {
namespace {

// C20: components, rows, printed, name-printed, ours.
struct Row {
  Deck deck;
  int components, rows, printed, name_printed, ours;
};

void expect_rows(const Content& content, std::span<const Row> expected) {
  const auto stats = content_stats(content);
  ASSERT_EQ(stats.size(), expected.size());
  for (std::size_t i = 0; i < stats.size(); ++i) {
    const std::string_view deck = deck_word(expected[i].deck);
    EXPECT_EQ(deck_word(stats[i].deck), deck);
    EXPECT_EQ(stats[i].components, expected[i].components) << deck;
    EXPECT_EQ(stats[i].rows, expected[i].rows) << deck;
    EXPECT_EQ(stats[i].by_source[0], expected[i].printed) << deck;
    EXPECT_EQ(stats[i].by_source[1], expected[i].name_printed) << deck;
    EXPECT_EQ(stats[i].by_source[2], expected[i].ours) << deck;
  }
}

TEST(Report, ProvenanceOfEveryDeck) {
  const Row expected[] = {
      {Deck::kPoker, 52, 26, 7, 8, 11},  {Deck::kItem, 54, 14, 10, 0, 4},
      {Deck::kFight, 13, 13, 13, 0, 0},  {Deck::kCharacter, 12, 12, 12, 0, 0},
      {Deck::kCattle, 16, 16, 0, 0, 16}, {Deck::kDie, 6, 4, 4, 0, 0},
      {Deck::kMarshal, 9, 9, 9, 0, 0},   {Deck::kWanted, 9, 9, 9, 0, 0},
      {Deck::kLegend, 18, 3, 3, 0, 0},   {Deck::kTrigger, 8, 8, 4, 0, 4},
      {Deck::kStory, 40, 40, 2, 18, 20}, {Deck::kGoal, 48, 48, 0, 0, 48},
      {Deck::kMibRules, 1, 1, 0, 1, 0},  {Deck::kMib, 10, 10, 0, 0, 10},
  };
  expect_rows(default_content(), expected);
}

TEST(Report, ProvenanceWithAnteUp) {
  const Row expected[] = {
      {Deck::kPoker, 52, 26, 7, 8, 11},    {Deck::kItem, 78, 20, 14, 0, 6},
      {Deck::kFight, 13, 13, 13, 0, 0},    {Deck::kCharacter, 20, 20, 20, 0, 0},
      {Deck::kCattle, 24, 24, 0, 0, 24},   {Deck::kDie, 6, 4, 4, 0, 0},
      {Deck::kMarshal, 9, 9, 9, 0, 0},     {Deck::kWanted, 9, 9, 9, 0, 0},
      {Deck::kLegend, 27, 6, 3, 0, 3},     {Deck::kTrigger, 8, 8, 4, 0, 4},
      {Deck::kStory, 40, 40, 2, 18, 20},   {Deck::kGoal, 80, 80, 0, 0, 80},
      {Deck::kMibRules, 1, 1, 0, 1, 0},    {Deck::kMib, 10, 10, 0, 0, 10},
      {Deck::kEvent, 22, 22, 2, 0, 20},    {Deck::kTrain, 8, 8, 1, 0, 7},
      {Deck::kFrontier, 12, 12, 1, 0, 11}, {Deck::kOutlaw, 9, 9, 1, 0, 8},
      {Deck::kClaimJumper, 3, 3, 1, 0, 2}, {Deck::kHighRoller, 3, 3, 1, 0, 2},
      {Deck::kLonghorn, 6, 1, 1, 0, 0},    {Deck::kGambler, 7, 7, 7, 0, 0},
      {Deck::kStop, 8, 8, 8, 0, 0},
  };
  expect_rows(default_content(kAnteUp), expected);
}

TEST(Report, EveryDeckHasAName) {
  for (int d = 0; d < kDecks; ++d)
    EXPECT_TRUE(english().has("deck." + std::string(deck_word(static_cast<Deck>(d)))))
        << deck_word(static_cast<Deck>(d));
}

TEST(Report, StatsAsText) {
  const std::string json = content_stats_json(default_content());
  EXPECT_NE(json.find("{\"deck\":\"story\",\"components\":40,\"rows\":40,\"printed\":2,"
                      "\"name_printed\":18,\"ours\":20}"),
            std::string::npos);
  EXPECT_NE(json.find("\"total\":{\"rows\":213,\"printed\":73,\"name_printed\":27,\"ours\":113}"),
            std::string::npos);
  const std::string table = content_stats_table(default_content());
  EXPECT_NE(
      table.find("Poker deck                           52     26        7             8     11\n"),
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
