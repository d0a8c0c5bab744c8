// Rulings, section 6: story cards.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::stories_test {
namespace {

// covers: ruling 60, B8.1
TEST(Ruling60, ADiscIsPlacedByChoice) {
  for (const bool place : {true, false}) {
    SCOPED_TRACE(place);
    Scenario s(3);
    s.hand(0, "2c").story(0, "story-the-law").turn(0).play(0, "play 2c").play(0, "option 1");
    s.expect(0, Ask::kWindow);
    EXPECT_FALSE(s.offers(0, "disc right"));
    s.play(0, place ? "disc left" : "pass").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).discs[0], place ? 1 : 0);
  }
}

// covers: ruling 61, B8.4, story-spit-shined-and-proper
TEST(Ruling61, TwoDiscsOfOnePlayerEarnOneReward) {
  Scenario s(3);
  s.at(0, "rf3").cash(0, 90).story(0, "story-spit-shined-and-proper").discs(0, 0, 1).turn(0);
  s.play(0, "revel 3").play(0, "disc left");
  EXPECT_EQ(s.player(0).discs[0], 2);
  s.next_story("story-high-noon").play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).lp, 4);  // three bought, one for the story
  EXPECT_EQ(s.player(0).discs[0], 0);
}

// covers: ruling 62, B8.1
TEST(Ruling62, ARequirementMetOnAnothersTurnDoesNotCount) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr6").hand(0, "5h").hand(1, "Kh").story(0, "story-high-noon").turn(0);
  s.play(0, "fight duel 2")
      .pass(0)
      .pass(1)
      .draws("6h")
      .play(1, "commit Kh")
      .expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wounds, 1);  // player 2 won
  EXPECT_EQ(s.player(1).discs[0], 0);
}

// covers: ruling 63, B8.4, story-local-rabble
TEST(Ruling63, DiscsThenTextRewardsBanditsAndSheriff) {
  Scenario s(3);
  s.at(0, "mp1").at(1, "mp10").wp(1, 1).story(0, "story-local-rabble").discs(2, 0, 1).turn(0);
  s.play(0, "end-turn").draws("6h 6d").play(0, "disc left").expect(0, Ask::kSheriffTo);
  EXPECT_EQ(s.player(0).discs[0] + s.player(2).discs[0], 0);
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_EQ(s.cards(0), "6h");  // from the resolver clockwise
  EXPECT_EQ(s.cards(2), "6d");
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_FALSE(s.bandits_at("mp1"));  // a player stands there
  for (const char* hideout : {"sh8", "sh1", "dx1"}) EXPECT_TRUE(s.bandits_at(hideout)) << hideout;
  for (const char* hideout : {"cj8", "sv3"}) EXPECT_FALSE(s.bandits_at(hideout)) << hideout;
  EXPECT_FALSE(s.offers(0, "sheriff sv2"));  // three spaces away, two are shown
  s.next_story("story-high-noon").play(0, "sheriff dr6").expect(1, Ask::kIncome);
  std::string order;
  for (int i = 0; i < s.events().n; ++i) switch (s.events().list[i].kind) {
      case EventKind::kStoryTurned: order += 'T'; break;
      case EventKind::kCash: order += '$'; break;
      case EventKind::kBandits: order += 'B'; break;
      case EventKind::kSheriffMoved: order += 'S'; break;
      case EventKind::kStoryShown: order += 'N'; break;
      default: break;
    }
  EXPECT_EQ(order, "T$$BBBSN");
}

// covers: ruling 64
TEST(Ruling64, TheNextRequirementCannotBeMetInTheSameTurn) {
  Scenario s(3);
  s.at(0, "mp2").story(0, "story-the-preacher").discs(1, 0, 1).turn(0).play(0, "end-turn");
  s.next_story("story-iron-horse").play(0, "disc left").play(0, "option 2").play(1, "option 2");
  s.expect(1, Ask::kIncome);  // Iron Horse asks for the same, but the moment has passed
  const auto trigger = default_content().lexicon.find("trigger-end-outside");
  EXPECT_EQ(s.pub().trigger[0], trigger->second);
  EXPECT_EQ(s.player(0).discs[0], 0);
}

// covers: ruling 65, B8.7
TEST(Ruling65, AnEmptyDeckStaysEmpty) {
  Scenario s(3);
  s.at(0, "mp2").story(0, "story-iron-horse").story(1, "story-high-noon").discs(1, 0, 1);
  s.edit().pub.story_n[0] = 1;
  s.turn(0).play(0, "end-turn").play(0, "disc left").expect(1, Ask::kIncome);
  EXPECT_EQ(s.pub().story_n[0], 0);
  EXPECT_EQ(s.pub().trigger[0], kNone);
  EXPECT_EQ(s.pub().story_n[1], 10);
}

// covers: ruling 65, B8.7
TEST(Ruling65, WithNoDeckLeftTheDiscardsMakeNewOnes) {
  Scenario s(3);
  s.at(0, "mp2").story(0, "story-iron-horse").discs(1, 0, 1);
  State& state = s.edit();
  const auto bit_of = [](const char* id) {
    return std::uint64_t{1} << default_content().lexicon.find(id)->second;
  };
  state.pub.story_n[0] = 1;
  state.hid.story_pool = 0;
  state.pub.story_discards =
      bit_of("story-high-noon") | bit_of("story-the-law") | bit_of("story-gold-fever");
  s.turn(0).play(0, "end-turn").next_story("story-the-law story-high-noon").play(0, "disc left");
  s.expect(1, Ask::kIncome);
  EXPECT_EQ(s.pub().story_n[0] + s.pub().story_n[1], 4);
  EXPECT_EQ(s.pub().story_n[0], 2);
  EXPECT_EQ(s.pub().story_discards, 0u);
  EXPECT_EQ(s.pub().trigger[0], default_content().lexicon.find("trigger-points")->second);
  EXPECT_EQ(s.pub().trigger[1], default_content().lexicon.find("trigger-win-fight")->second);
}

// covers: ruling 66, B8.5
TEST(Ruling66, OfTwoCompleteCardsTheActivePlayerChoosesTheOrder) {
  Scenario s(3);
  s.at(0, "mp2").story(0, "story-iron-horse").story(1, "story-high-noon").discs(1, 0, 1);
  s.discs(1, 1, 1).discs(2, 1, 1);  // the right card has got its discs by an effect
  s.turn(0).play(0, "end-turn").play(0, "disc left").expect(0, Ask::kStoryOrder);
  EXPECT_EQ(s.player(1).lp, 0);
  s.next_story("story-the-law story-boomtown").play(0, "story right").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(1).lp, 1);
  EXPECT_EQ(s.player(2).lp, 1);
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.dollars(1), 30);
  const auto trigger = [](const char* id) { return default_content().lexicon.find(id)->second; };
  EXPECT_EQ(s.pub().trigger[1], trigger("trigger-points"));  // the right deck was first
  EXPECT_EQ(s.pub().trigger[0], trigger("trigger-spend-80"));
}

}  // namespace
}  // namespace dr::stories_test
