// B8 Story cards.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::b08_stories_test {
namespace {

std::uint8_t trigger_id(std::string_view id) {
  return static_cast<std::uint8_t>(default_content().lexicon.find(id)->second);
}

// covers: B8.1, ruling 60, trigger-lp-2
TEST(Story, MeetingTheRequirementAllowsOneDiscOrNone) {
  for (bool placed : {true, false}) {
    SCOPED_TRACE(placed);
    Scenario s(3);
    s.story(0, "story-homecoming").at(0, "rf3").cash(0, 60).turn(0).play(0, "revel 2");
    s.expect(0, Ask::kWindow).play(0, placed ? "disc left" : "pass").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).discs[0], placed ? 1 : 0);
    EXPECT_EQ(s.pub().actions_left, 2);  // a disc costs no action
  }
}

// covers: B8.1, B8.6, ruling 131
TEST(Story, AtMostOneDiscATurnAndAPassedChanceComesAgain) {
  Scenario s(3);
  s.story(0, "story-homecoming").at(0, "rf3").cash(0, 120).turn(0);
  s.play(0, "revel 2").pass(0).play(0, "revel 2").play(0, "disc left");
  EXPECT_EQ(s.player(0).discs[0], 1);
  s.cash(0, 60).play(0, "revel 2").expect(1, Ask::kIncome);  // met again: not asked
  EXPECT_EQ(s.player(0).discs[0], 1);
}

// covers: B8.1
TEST(Story, MeetingBothRequirementsThePlayerChooses) {
  for (int story : {0, 1}) {
    Scenario s(3);
    s.story(0, "story-homecoming").story(1, "story-the-photographer");
    s.at(0, "rf3").cash(0, 60).turn(0).play(0, "revel 2");
    EXPECT_TRUE(s.offers(0, "disc left"));
    EXPECT_TRUE(s.offers(0, "disc right"));
    s.play(0, story ? "disc right" : "disc left").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).discs[story], 1);
    EXPECT_EQ(s.player(0).discs[1 - story], 0);  // on one card
  }
}

// covers: B8.1, ruling 62
TEST(Story, AnotherPlayersTurnNeverCounts) {
  Scenario s(3);  // the target wins a fight on the active player's turn
  s.story(0, "story-high-noon").at(0, "cj3").at(1, "cj3").hand(0, "4h").hand(1, "Ah").draws("2h");
  s.turn(0).play(0, "fight duel 2").pass(0).pass(1).play(1, "commit Ah").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).discs[0], 0);
  Scenario t(3);  // the same win as the active player
  t.story(0, "story-high-noon").at(0, "cj3").at(1, "cj3").hand(0, "Ah").hand(1, "4h").draws("2h");
  t.turn(0)
      .play(0, "fight duel 2")
      .pass(0)
      .pass(1)
      .play(1, "commit 4h")
      .settle()
      .play(0, "disc left");
  EXPECT_EQ(t.player(0).discs[0], 1);
}

// covers: B8.1, trigger-spend-80, trigger-nugget, trigger-points, trigger-poker, trigger-win-fight
TEST(Story, AskedAtTheMomentOfTheRequirement) {
  {
    Scenario s(3);  // $70 is not $80
    s.story(0, "story-boomtown").at(0, "dr2").cash(0, 120).turn(0);
    s.play(0, "buy mustang").play(0, "buy revolver").pass(0).expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), 50);
  }
  {
    Scenario s(3);
    s.story(0, "story-boomtown").at(0, "dr2").cash(0, 120).turn(0);
    s.play(0, "buy mustang").play(0, "buy shotgun").pass(0).play(0, "disc left");
    EXPECT_EQ(s.player(0).discs[0], 1);
  }
  {
    Scenario s(3);
    s.story(0, "story-gold-fever").at(0, "sh2").dice("die-nugget die-gravel").turn(0);
    s.play(0, "prospect").play(0, "disc left");
    EXPECT_EQ(s.player(0).nuggets, 1);
  }
  {
    Scenario s(3);
    s.story(1, "story-the-law").hand(0, "2c").turn(0).play(0, "play 2c").play(0, "option 1");
    s.play(0, "disc right");
    EXPECT_EQ(s.player(0).discs[1], 1);
  }
  {
    Scenario s(3);  // a hand of poker played, won or lost
    s.story(0, "story-marked-deck").at(0, "dr5").cash(0, 10).hand(0, "2c");
    s.draws("3d 8h 8d 5c 7d Ks Jc 9d Qh")
        .turn(0)
        .play(0, "poker")
        .play(2, "lay 8h")
        .play(2, "lay 8d");
    s.play(0, "disc left").expect(0, Ask::kAction);
    EXPECT_EQ(s.cards(0), "Qh");  // the loser's card
    EXPECT_EQ(s.player(0).discs[0], 1);
  }
}

// covers: B8.1, trigger-end-outside, trigger-company
TEST(Story, EndOfTurnRequirementsAreReadWhereTheTurnEnds) {
  struct {
    const char* story;
    const char* space;
    const char* other;
    bool met;
  } const rows[] = {
      {"story-iron-horse", "sv12", "mp8", true},
      {"story-iron-horse", "sv11", "mp8", false},
      {"story-iron-horse", "dr10", "mp8", false},
      {"story-iron-horse", "sv3", "mp8", true},
      {"story-traveling-circus", "cj3", "cj3", true},
      {"story-traveling-circus", "cj3", "cj2", false},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(std::string(row.story) + " " + row.space);
    Scenario s(3);
    s.story(0, row.story).at(0, row.space).at(1, row.other).turn(0).play(0, "end-turn");
    EXPECT_EQ(s.asks(0, Ask::kWindow), row.met);
    if (row.met) s.play(0, "disc left");
    EXPECT_EQ(s.player(0).discs[0], row.met ? 1 : 0);
  }
}

// covers: B8.2
TEST(Story, WithBothDiscsPlacedOneMovesFromTheOtherCard) {
  Scenario s(5);
  s.story(0, "story-homecoming").story(1, "story-bad-blood").discs(0, 0, 1).discs(0, 1, 1);
  s.at(0, "rf3").cash(0, 60).turn(0).play(0, "revel 2");
  EXPECT_FALSE(s.offers(0, "disc left"));
  s.play(0, "disc left moved");
  EXPECT_EQ(s.player(0).discs[0], 2);
  EXPECT_EQ(s.player(0).discs[1], 0);
  Scenario t(5);  // a free disc is put: nothing is moved
  t.story(0, "story-homecoming").story(1, "story-bad-blood").discs(0, 1, 1);
  t.at(0, "rf3").cash(0, 60).turn(0).play(0, "revel 2");
  EXPECT_FALSE(t.offers(0, "disc left moved"));
  t.play(0, "disc left");
  EXPECT_EQ(t.player(0).discs[1], 1);
  Scenario u(5);  // both on the card itself: nothing to put, nothing to move
  u.story(0, "story-homecoming").discs(0, 0, 2).at(0, "rf3").cash(0, 60).turn(0).play(0, "revel 2");
  u.expect(0, Ask::kAction);
}

// covers: B8.3
TEST(Story, NeedsTwoDiscsUpToFourPlayersAndThreeWithMore) {
  for (int players = 2; players <= 6; ++players) {
    SCOPED_TRACE(players);
    Scenario s(players);
    s.story(0, "story-high-noon").discs(1, 0, 1);
    if (players >= 5) s.discs(2, 0, 1);
    s.turn(0).play(0, "end-turn").expect(1, Ask::kIncome);  // one short: nothing is resolved
    EXPECT_EQ(s.player(1).discs[0], 1);
    EXPECT_EQ(s.player(1).lp, 0);
    Scenario full(players);
    full.story(0, "story-high-noon").next_story("story-bad-blood").discs(0, 0, 1).discs(1, 0, 1);
    if (players >= 5) full.discs(2, 0, 1);
    full.turn(0).play(0, "end-turn");
    EXPECT_EQ(full.player(1).discs[0], 0);
    EXPECT_EQ(full.player(1).lp, 1);
  }
}

// covers: B8.4, B15.7, ruling 61, ruling 63, ruling 64, story-harsh-times
TEST(Story, ResolvedStepByStepForSeveralContributors) {
  // Five players. Harsh Times: $20 and a card each; bandits A B C; Sheriff up to 4. Seat 3 has two
  // discs there, seat 1 adds the third by 2 LP at the Cabaret.
  Scenario s(5);
  s.story(0, "story-harsh-times").next_story("story-the-law").discs(3, 0, 2);
  s.at(1, "rf3").cash(1, 60).at(2, "mp1").at(4, "cj8").wp(2, 1).sheriff("sv3").bandits("sh1");
  s.turn(1).play(1, "revel 2").play(1, "disc left");
  EXPECT_EQ(s.dollars(3), 0);  // not before the end of the turn
  s.draws("Kh Qd").play(1, "end-turn");
  EXPECT_EQ(s.player(1).discs[0] + s.player(3).discs[0], 0);
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.dollars(3), 20);  // once, however many discs
  EXPECT_EQ(s.cards(1), "Kh");  // from the resolver clockwise
  EXPECT_EQ(s.cards(3), "Qd");
  for (Seat seat : {0, 2, 4}) EXPECT_EQ(s.player(seat).hand_n, 0);
  EXPECT_FALSE(s.bandits_at("mp1"));  // a player
  EXPECT_TRUE(s.bandits_at("sh8"));
  EXPECT_TRUE(s.bandits_at("sh1"));  // the one that was there
  EXPECT_TRUE(s.bandits_at("dx1"));
  EXPECT_FALSE(s.bandits_at("cj8"));  // a player
  EXPECT_FALSE(s.bandits_at("sv3"));  // the Sheriff, who has not moved yet
  s.expect(1, Ask::kSheriffTo);       // the resolver moves him
  EXPECT_TRUE(s.offers(1, "sheriff sv3"));
  EXPECT_TRUE(s.offers(1, "sheriff dr5"));
  EXPECT_FALSE(s.offers(1, "sheriff dr4"));  // 5 spaces
  EXPECT_EQ(s.pub().trigger[0], kNone);
  s.play(1, "sheriff sv2").expect(2, Ask::kIncome);
  EXPECT_EQ(s.sheriff_space(), "sv2");
  EXPECT_FALSE(s.bandits_at("sv3"));
  EXPECT_EQ(s.pub().trigger[0], trigger_id("trigger-points"));  // the next back is visible
  EXPECT_EQ(s.pub().story_n[0], 9);
  EXPECT_NE(s.pub().story_discards, 0u);
}

// covers: B8.4
TEST(Story, IsResolvedByWhoPlacedTheLastDiscAtTheActivePlayersEndOfTurn) {
  Scenario s(4);  // seat 3 placed last; the turn is seat 1's
  s.story(0, "story-bad-blood").next_story("story-high-noon").discs(1, 0, 1).discs(3, 0, 1);
  s.wp(2, 1).draws("2h 3h 4h 5h").turn(1).play(1, "end-turn");
  EXPECT_EQ(s.cards(3), "2h 3h");
  EXPECT_EQ(s.cards(1), "4h 5h");
  s.expect(3, Ask::kSheriffTo).play(3, "sheriff dr1").expect(2, Ask::kIncome);
}

// covers: B8.4, B12.1, ruling 50
TEST(Story, AnInactiveSheriffStays) {
  Scenario s(3);
  s.story(0, "story-high-noon")
      .next_story("story-bad-blood")
      .discs(0, 0, 2)
      .turn(0)
      .play(0, "end-turn");
  s.expect(1, Ask::kIncome);
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: B8.5, ruling 66
TEST(Story, WithBothCompleteTheOrderIsChosen) {
  for (bool left_first : {true, false}) {
    SCOPED_TRACE(left_first);
    Scenario s(3);  // High Noon gives an LP, Bad Blood two cards
    s.story(0, "story-high-noon").story(1, "story-bad-blood").discs(0, 0, 2).discs(1, 1, 2);
    s.edit().pub.last_disc[1] = 0;
    s.next_story("story-the-law story-gold-fever").turn(0).play(0, "end-turn");
    s.expect(0, Ask::kStoryOrder).play(0, left_first ? "story left" : "story right");
    s.expect(1, Ask::kIncome);
    int lp = -1, drew = -1;
    for (int i = 0; i < s.events().n; ++i) {
      if (s.events().list[i].kind == EventKind::kLp) lp = i;
      if (s.events().list[i].kind == EventKind::kDrew) drew = i;
    }
    ASSERT_TRUE(lp >= 0 && drew >= 0);
    EXPECT_EQ(lp < drew, left_first);
    EXPECT_EQ(s.player(1).hand_n, 2);
    EXPECT_EQ(s.pub().trigger[left_first ? 0 : 1], trigger_id("trigger-points"));
    EXPECT_EQ(s.pub().trigger[left_first ? 1 : 0], trigger_id("trigger-nugget"));
  }
}

// covers: B8.6
TEST(Story, ACompleteCardTakesNoDiscAndGivesNone) {
  Scenario s(3);
  s.story(0, "story-homecoming").discs(1, 0, 1).discs(2, 0, 1).at(0, "rf3").cash(0, 60).turn(0);
  s.play(0, "revel 2").expect(0, Ask::kAction);
  Scenario t(3);  // his own disc lies on the complete card: it is not moved away
  t.story(0, "story-bad-blood")
      .story(1, "story-homecoming")
      .discs(0, 0, 2)
      .at(0, "rf3")
      .cash(0, 60);
  t.turn(0).play(0, "revel 2").expect(0, Ask::kAction);
}

// covers: B8.6
TEST(Story, TheChancePassesIfItIsNotUsedThen) {
  Scenario s(3);
  s.story(0, "story-homecoming").at(0, "rf3").cash(0, 60).turn(0).play(0, "revel 2").pass(0);
  s.refused(0, "disc left", "B3.3").play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).discs[0], 0);
}

// covers: B8.7, ruling 65
TEST(Story, AnEmptyDeckShowsNoRequirement) {
  Scenario s(3);
  s.story(0, "story-high-noon").story(1, "story-bad-blood").discs(0, 0, 2);
  s.edit().pub.story_n[0] = 1;
  s.turn(0).play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.pub().story_n[0], 0);
  EXPECT_EQ(s.pub().trigger[0], kNone);
  EXPECT_EQ(s.pub().story_n[1], 10);
  s.play(1, "income cash").at(1, "rf3").cash(1, 60).play(1, "revel 2").expect(1, Ask::kAction);
}

// covers: B8.5, B8.7, ruling 65
TEST(Story, WhenNoDeckIsLeftTheDiscardsAreShuffledIntoNewDecks) {
  Scenario s(3);
  s.story(0, "story-high-noon").discs(0, 0, 2);
  s.edit().pub.story_n[0] = 1;
  s.edit().hid.story_pool = 0;
  for (int story = 0; story < 40; ++story)
    if (story != s.state().hid.story_top[0])
      s.edit().pub.story_discards |= std::uint64_t{1} << story;
  s.turn(0).play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.pub().story_n[0], 20);
  EXPECT_EQ(s.pub().story_n[1], 20);
  EXPECT_EQ(s.pub().story_discards, 0u);
  EXPECT_NE(s.pub().trigger[0], kNone);
  EXPECT_NE(s.pub().trigger[1], kNone);
  EXPECT_EQ(std::popcount(s.state().hid.story_pool), 38);
}

// covers: B8.8, B9.6, B10.2, B12.5, ruling 120
TEST(Story, AnArrestInTheEndOfTurnCountsForTheRestOfIt) {
  Scenario s(3);  // Wanted 7 with five cards; the Sheriff one space away
  s.story(0, "story-bad-blood")
      .next_story("story-high-noon")
      .discs(1, 0, 2)
      .edit()
      .pub.last_disc[0] = 2;
  s.at(0, "dr3").wp(0, 7).hand(0, "2h 3h 5h 8h 9c").cash(0, 50).turn(0).play(0, "end-turn");
  s.expect(2, Ask::kSheriffTo).play(2, "sheriff dr3").play(0, "discard 2h");
  s.settle().draws("Kd").play(0, "surrender").settle();
  EXPECT_EQ(s.space(0), "dr1");
  EXPECT_EQ(s.player(0).wp, 0);
  EXPECT_EQ(s.dollars(0), 20);
  s.expect(0, Ask::kDiscard).play(0, "discard 3h");  // five cards, one wound: limit 4
  EXPECT_EQ(s.player(0).hand_n, 4);
  EXPECT_EQ(s.player(0).lp, 0);  // no Wanted LP
  s.expect(1, Ask::kIncome);
}

// covers: B8.8, B15.6
TEST(Story, RewardsBelongToNoAction) {
  Scenario s(3);  // New Schoolhouse's 2 LP do not make "2 LP from a single action"
  s.story(0, "story-new-schoolhouse").story(1, "story-homecoming").next_story("story-the-law");
  s.discs(0, 0, 2).cash(0, 30).turn(0).play(0, "end-turn").play(0, "option 2");
  EXPECT_EQ(s.player(0).lp, 2);
  s.expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).discs[1], 0);
}

// covers: B8.8, ruling 129, story-election-day
TEST(Story, WhetherTheSheriffIsActiveIsReadWhenHisStepComes) {
  Scenario s(3);  // the reward itself makes the only Wanted player
  s.story(0, "story-election-day").next_story("story-high-noon").discs(0, 0, 2).turn(0);
  s.play(0, "end-turn").play(0, "option 3");
  EXPECT_EQ(s.player(0).wp, 1);
  s.expect(0, Ask::kSheriffTo).play(0, "sheriff dr3");
  EXPECT_EQ(s.sheriff_space(), "dr3");
  EXPECT_EQ(s.player(0).lp, 1);  // and the Wanted row pays in the same end of turn
}

}  // namespace
}  // namespace dr::b08_stories_test
