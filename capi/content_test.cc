// Packs behind the C interface: numbers, and games, views, texts and replays played with them.
#include <gtest/gtest.h>

#include <vector>

#include "capi/test_client.h"
#include "capi/test_game.h"

namespace dr::capi {
namespace {

using by_c::Game;

const std::string kPack =
    "pack my-box\n  title My own box\n  version 2\n  author Anna\n"
    "story story-high-noon\n  name The Comet\n  name-it La cometa\n  trigger trigger-poker\n"
    "  reward gain 3 LP\n  bandits A C\n  sheriff 2\n  source printed\n";

unsigned load(const std::string& text = kPack, unsigned modules = 0) {
  const std::int32_t number = dr_content_new(text.data(), text.size(), modules);
  EXPECT_GT(number, 0);
  return static_cast<unsigned>(number);
}

std::string content(unsigned number, unsigned lang = 0) {
  return text_from([&](char* out, std::size_t n) { return dr_content_json(number, lang, out, n); });
}

TEST(CContent, IsANumberThatStandsForModules) {
  const unsigned number = load();
  EXPECT_EQ(number & 7u, 0u);
  EXPECT_EQ(load(), number);  // the same text
  EXPECT_NE(dr_catalog_fingerprint_for(number), dr_catalog_fingerprint());
  EXPECT_NE(content(number).find("The Comet"), std::string::npos);
  EXPECT_NE(content(number, 1).find("La cometa"), std::string::npos);
  EXPECT_NE(content(number, 2).find("The Comet"), std::string::npos);  // no other name was given
  EXPECT_EQ(content(0).find("The Comet"), std::string::npos);
  EXPECT_EQ(dr_content_free(number), DR_OK);
  EXPECT_NE(dr_catalog_fingerprint_for(number), 0u);  // given twice
  EXPECT_EQ(dr_content_free(number), DR_OK);
  EXPECT_EQ(dr_catalog_fingerprint_for(number), 0u);
  EXPECT_EQ(dr_content_free(number), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_content_json(number, 0, nullptr, 0), DR_BAD_ARGUMENT);
}

TEST(CContent, IsRefusedWithItsMistakes) {
  const std::string wrong = kPack + "story x\n  nmae X\n";
  EXPECT_EQ(dr_content_new(wrong.data(), wrong.size(), 0), DR_REFUSED);
  EXPECT_EQ(dr_content_new(kPack.data(), kPack.size(), 8), DR_BAD_ARGUMENT);
  const std::string problems = text_from([&](char* out, std::size_t n) {
    return dr_pack_problems_json(wrong.data(), wrong.size(), 0, out, n);
  });
  EXPECT_EQ(problems.find("[{\"line\":13,\"column\":7,\"message\":\"'x' has no "), 0u) << problems;
  EXPECT_EQ(text_from([&](char* out, std::size_t n) {
              return dr_pack_problems_json(kPack.data(), kPack.size(), 0, out, n);
            }),
            "[]");
}

TEST(CContent, ThereAreSoManyAtATime) {
  std::vector<unsigned> numbers;
  for (unsigned i = 0; i < kMostPacks; ++i)
    numbers.push_back(load(kPack + "# " + std::to_string(i) + "\n"));
  EXPECT_EQ(dr_content_new(kPack.data(), kPack.size(), 0), DR_TOO_MANY);
  for (const unsigned number : numbers) EXPECT_EQ(dr_content_free(number), DR_OK);
  const unsigned again = load();
  EXPECT_EQ(dr_content_free(again), DR_OK);
}

// A table, its views and its replay know their pack; without it the replay names what it needs.
TEST(CContent, PlaysResumesAndVerifies) {
  for (const unsigned modules : {0u, kAllModules}) {
    const unsigned number = load(kPack, modules);
    std::string replay;
    {
      TestTable t(3, 7, number);
      dr_setup setup;
      ASSERT_EQ(dr_table_setup(t.table.get(), &setup), DR_OK);
      EXPECT_EQ(setup.modules, number);
      while (!t.over()) t.step();
      replay = text_from(
          [&](char* out, std::size_t n) { return dr_table_replay(t.table.get(), out, n); });
    }
    EXPECT_NE(replay.find("pack my-box My own box\npack-version 2\npack-author Anna\n"),
              std::string::npos);
    EXPECT_STREQ(dr_replay_problem(replay.data(), replay.size(), nullptr), "none");
    EXPECT_EQ(dr_content_free(number), DR_OK);
    EXPECT_STREQ(dr_replay_problem(replay.data(), replay.size(), nullptr), "cards");
    char why[300];
    EXPECT_EQ(dr_table_resume(replay.data(), replay.size(), why, sizeof why), nullptr);
    EXPECT_NE(std::string(why).find("the pack 'My own box', version 2, by Anna"), std::string::npos)
        << why;
    const std::string cards = text_from([&](char* out, std::size_t n) {
      return dr_replay_cards_json(replay.data(), replay.size(), out, n);
    });
    EXPECT_NE(cards.find("\"here\":false,\"pack\":{\"id\":\"my-box\""), std::string::npos) << cards;
  }
}

TEST(CContent, ViewsFromElsewhereAreReadWithIt) {
  const unsigned number = load();
  Game game(2, 3, number);
  ASSERT_NE(game.game, nullptr);
  const auto view = std::make_unique<dr_view>(), read = std::make_unique<dr_view>();
  ASSERT_EQ(dr_observe(game.game, 0, view.get()), DR_OK);
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(view.get());
  ASSERT_EQ(dr_read_view_with(bytes, sizeof(dr_view), number, read.get()), DR_OK);
  EXPECT_EQ(std::memcmp(view.get(), read.get(), sizeof(dr_view)), 0);
  ASSERT_EQ(dr_read_view(bytes, sizeof(dr_view), read.get()), DR_OK);
  EXPECT_NE(std::memcmp(view.get(), read.get(), sizeof(dr_view)), 0);
  EXPECT_EQ(dr_content_free(number), DR_OK);
  EXPECT_EQ(dr_view_legal(view.get(), nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_legal(game.game, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_read_view_with(bytes, sizeof(dr_view), number, read.get()), DR_BAD_ARGUMENT);
}

TEST(CContent, SavedGamesFindTheirPack) {
  const unsigned number = load();
  Game game(2, 3, number), other(2, 4);
  std::vector<std::uint8_t> save(dr_save_size());
  ASSERT_EQ(dr_save(game.game, save.data(), save.size()), DR_OK);
  ASSERT_EQ(dr_load(other.game, save.data(), save.size()), DR_OK);
  EXPECT_EQ(dr_hash(other.game), dr_hash(game.game));
  EXPECT_EQ(std::memcmp(other.game, game.game, dr_game_size()), 0);
  EXPECT_EQ(dr_content_free(number), DR_OK);
  EXPECT_EQ(dr_load(other.game, save.data(), save.size()), DR_OTHER_RULES);
}

TEST(CContent, TheBuiltInCardsAreText) {
  const std::string text =
      text_from([](char* out, std::size_t n) { return dr_cards_text(DR_ANTE_UP, out, n); });
  const std::string cards = text_from([&](char* out, std::size_t n) {
    return dr_pack_cards_json(text.data(), text.size(), out, n);
  });
  EXPECT_NE(cards.find("{\"deck\":\"story\",\"id\":\"story-high-noon\""), std::string::npos);
  EXPECT_NE(cards.find("{\"deck\":\"event\""), std::string::npos);
}

}  // namespace
}  // namespace dr::capi
