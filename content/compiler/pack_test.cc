// Packs: heads, names in five languages, letters on the map, and what is refused.
#include "content/compiler/pack.h"

#include <gtest/gtest.h>

#include "darkrock/setup.h"

namespace dr {
namespace {

const std::string kHead = "pack my-box\n  title My own box\n  version 2\n  author Anna\n";
const std::string kStory =
    "story story-high-noon\n  name The Comet\n  name-it La cometa\n  trigger trigger-poker\n"
    "  reward gain 3 LP\n  bandits A C\n  sheriff 2\n  source printed\n";

std::string first_error(const std::string& text, int modules = 0) {
  const CompileResult result = compile_pack(text, modules);
  return result.errors.empty() ? "none" : to_string(result.errors[0]);
}

TEST(Pack, LiesOverTheCardsOfEveryModule) {
  for (const int modules : {0, int{kAnteUp}, kAnteUp | kAlternativePoker}) {
    const CompileResult result = compile_pack(kHead + kStory, modules);
    ASSERT_TRUE(result.content) << first_error(kHead + kStory, modules);
    const Content& ours = default_content(modules);
    const auto [deck, index] = *result.content->lexicon.find("story-high-noon");
    EXPECT_EQ(index, ours.lexicon.find("story-high-noon")->second);
    EXPECT_EQ(result.content->lexicon.entry(deck, index).source, Source::kPrinted);
    EXPECT_NE(result.content->catalog.fingerprint, ours.catalog.fingerprint);
    EXPECT_EQ(result.content->pack.title, "My own box");
    EXPECT_EQ(result.content->pack.version, "2");
    EXPECT_EQ(result.content->pack.author, "Anna");
  }
}

TEST(Pack, WithItsHeadAloneChangesNothing) {
  const CompileResult result = compile_pack(kHead, 0);
  ASSERT_TRUE(result.content);
  EXPECT_EQ(result.content->catalog.fingerprint, default_content().catalog.fingerprint);
}

TEST(Pack, NamesSpacesAndGivesHideoutsOtherLetters) {
  const std::string text = kHead + "space mp1\n  name Snake Hole\n  name-fr Le Trou\n  hideout B\n";
  const CompileResult result = compile_pack(text, 0);
  ASSERT_TRUE(result.content) << first_error(text);
  const auto space = static_cast<Space>(result.content->lexicon.find("mp1")->second);
  const Entry& entry = result.content->lexicon.entry(Deck::kSpace, space);
  EXPECT_EQ(entry.name, "Snake Hole");
  EXPECT_EQ(entry.program, std::vector<std::string>{"hideout:B"});
  const Catalog& cat = result.content->catalog;
  EXPECT_FALSE(cat.tag[static_cast<int>(Tag::kHideoutA)].has(space));
  EXPECT_TRUE(cat.tag[static_cast<int>(Tag::kHideoutB)].has(space));
  EXPECT_TRUE(cat.hideouts.has(space));
}

TEST(Pack, SaysWhatIsWrong) {
  const struct {
    std::string text, error;
  } cases[] = {
      {"", "pack:1:1: no head, expected 'pack ID' and its title before the first card"},
      {"\n" + kStory, "pack:2:1: no head, expected 'pack ID' and its title before the first card"},
      {"pack x\n", "pack:1:6: 'x' has no 'title' line, expected one like 'title My own box'"},
      {"pack\n  title X\n",
       "pack:1:5: no id after 'pack', expected a line like 'story story-blood-money'"},
      {kHead + "pack other\n  title X\n",
       "pack:5:1: a second 'pack', expected one: the first is pack:1"},
      {kHead + "  module sea\n",
       "pack:5:10: found 'sea', expected base, ante-up or alternative-poker"},
      {kHead + "  module ante-up\n",
       "pack:1:1: this pack is for Ante Up, expected a table with "
       "Ante Up"},
      {kHead + "space zz9\n  name X\n",
       "pack:5:7: 'zz9' is no space of the map, expected one like mp1"},
      {kHead + "space mp2\n  hideout A\n", "pack:6:11: there is no hideout in 'mp2'"},
      {kHead + "space mp1\n  hideout D\n",
       "pack:6:11: found 'D', expected A, B or C, did you mean 'A'?"},
      {kHead + "space mp1\n  hideout B\nspace sh8\n  hideout B\n",
       "pack:7:1: no hideout is left with the letter A, expected one or more"},
      {kHead + "space mp1\n  name A\nspace mp1\n  name B\n",
       "pack:7:7: the id 'mp1' is taken by pack:5, expected another"},
      {"pack x\n  title " + std::string(49, 'a') + "\n",
       "pack:2:9: a text of 49 characters, expected at most 48"},
      {kHead + "# \x01\n", "pack:5:3: a control character, expected text"},
      {kHead + "# \xff\n", "pack:5:1: this line is not UTF-8, expected text in UTF-8"},
      {kHead + "# " + std::string(600, 'x') + "\n",
       "pack:5:600: a line of 602 bytes, expected at most 600"},
  };
  for (const auto& one : cases) EXPECT_EQ(first_error(one.text), one.error) << one.text;
}

TEST(Pack, HasASize) {
  EXPECT_EQ(first_error(kHead + std::string(kMostPackBytes, '\n')),
            "pack:1:1: a pack of 98361 bytes, expected at most 98304");
  std::string cards = kHead;
  for (std::size_t i = 0; i <= kMostPackCards; ++i) cards += "story s" + std::to_string(i) + "\n";
  EXPECT_EQ(first_error(cards), "pack:604:1: more cards than 600, expected fewer");
  std::string lines = kHead + "story s\n";
  for (std::size_t i = 0; i <= kMostCardLines; ++i) lines += "  note x\n";
  EXPECT_EQ(first_error(lines), "pack:46:1: more lines below one card than 40");
  EXPECT_EQ(compile_pack(kHead + std::string(500, 'x') + " y\n", 0).errors.size(), 1u);
  std::string wrong = kHead;
  for (int i = 0; i < 500; ++i) wrong += "nothing n" + std::to_string(i) + "\n";
  EXPECT_EQ(compile_pack(wrong, 0).errors.size(), kMostPackErrors);
}

TEST(Pack, TellsItsHeadWithoutCompiling) {
  const Pack head = pack_head(kHead + "  module ante-up\nstory broken\n");
  EXPECT_EQ(head.id, "my-box");
  EXPECT_EQ(head.modules, kAnteUp);
  EXPECT_EQ(pack_head(kStory).id, "");
  EXPECT_EQ(pack_head("\x01").id, "");
}

TEST(Pack, ListsItsCardsAsTheyStand) {
  const auto cards = card_texts(kHead + "\n# about the comet\n" + kStory +
                                "  # a note\n\nstory  b\r\n  name B\r\n");
  ASSERT_EQ(cards.size(), 3u);
  EXPECT_EQ(cards[0].deck, "pack");
  EXPECT_EQ(cards[0].text, kHead);
  EXPECT_EQ(cards[1].id, "story-high-noon");
  EXPECT_EQ(cards[1].line, 7);
  EXPECT_EQ(cards[1].text, kStory);
  EXPECT_EQ(cards[2].id, "b");
  EXPECT_EQ(cards[2].text, "story  b\n  name B\n");
}

}  // namespace
}  // namespace dr
