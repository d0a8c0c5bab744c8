#include "text/report.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

// C20: components, rows, printed, name-printed, ours.
TEST(Report, ProvenanceOfEveryDeck) {
  const struct {
    Deck deck;
    int components, rows, printed, name_printed, ours;
  } expected[] = {
      {Deck::kPoker, 52, 26, 7, 8, 11},  {Deck::kItem, 54, 14, 10, 0, 4},
      {Deck::kFight, 13, 13, 13, 0, 0},  {Deck::kCharacter, 12, 12, 12, 0, 0},
      {Deck::kCattle, 16, 16, 0, 0, 16}, {Deck::kDie, 6, 4, 4, 0, 0},
      {Deck::kMarshal, 9, 9, 9, 0, 0},   {Deck::kWanted, 9, 9, 9, 0, 0},
      {Deck::kLegend, 18, 3, 3, 0, 0},   {Deck::kTrigger, 8, 8, 4, 0, 4},
      {Deck::kStory, 40, 40, 2, 18, 20}, {Deck::kGoal, 48, 48, 0, 0, 48},
      {Deck::kMibRules, 1, 1, 0, 1, 0},  {Deck::kMib, 10, 10, 0, 0, 10},
  };
  const auto stats = content_stats(default_content());
  ASSERT_EQ(stats.size(), std::size(expected));
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
