// B14.6 Taking a choice back, and the audience of events.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::b14_takeback_test {
namespace {

// covers: B14.6
TEST(TakeBack, AChoiceThatShowsNothingMayBeTakenBack) {
  struct {
    const char* space;
    const char* hand;
    const char* words;
  } const rows[] = {
      {"dr1", "", "work"},      {"cj3", "", "move cj2"},       {"dr2", "", "buy mule"},
      {"rf3", "", "revel 2"},   {"cj3", "5h", "play 5h"},      {"dr10", "", "deposit 2"},
      {"cj3", "2c", "play 2c"}, {"dr10", "8c 8s", "move dr7"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.words);
    Scenario s(3);
    s.at(0, row.space).hand(0, row.hand).cash(0, 120).nuggets(0, 2).turn(0).leave_open();
    EXPECT_EQ(s.reveals_by(0, row.words), 0u);
  }
}

// covers: B14.6
TEST(TakeBack, DrawsRollsTurnsLooksAndOthersEndThat) {
  struct {
    const char* what;
    const char* space;
    const char* hand;
    const char* words;
  } const rows[] = {
      {"drawn", "cj3", "9h", "play 9h"},
      {"rolled", "sh2", "", "prospect"},
      {"rolled", "cj3", "5c", "play 5c"},
      {"token drawn", "mp2", "", "cattle green"},
      {"fight cards drawn", "sv2", "Kh", "move sv3"},
      {"another asked", "dr5", "Kh", "poker"},
      {"another is asked", "mp8", "Kh", "fight duel 2"},
      {"the next player", "cj3", "", "end-turn"},
      {"healing draws", "rf1", "", "heal"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.what);
    Scenario s(3);
    s.at(0, row.space).at(1, "mp8").bandits("sv3").hand(0, row.hand).cash(0, 120).wounds(0, 1);
    if (row.words == std::string_view("fight duel 2")) s.item(0, "rifle").hand(1, "2d 3d");
    s.turn(0).leave_open();
    EXPECT_GT(s.reveals_by(0, row.words), 0u);
  }
}

// covers: B14.6
TEST(TakeBack, ARevealATurnedStoryAndAKeptCardEndIt) {
  Scenario fight(3);  // committing last turns both cards
  fight.at(0, "cj3").at(1, "cj3").hand(0, "Kh 2h").hand(1, "4h 8h").draws("5c").turn(0);
  fight.play(0, "fight duel 2").pass(0).pass(1).play(0, "commit Kh");
  EXPECT_GT(fight.reveals_by(1, "commit 4h"), 0u);
  fight.settle();
  Scenario story(3);
  story.story(0, "story-high-noon").discs(0, 0, 2).wp(0, 1).turn(0).leave_open();
  EXPECT_GT(story.reveals_by(0, "end-turn"), 0u);
  story.expect(0, Ask::kSheriffTo);  // the same player is asked: the turned card counts by itself
  Scenario bill(3);                  // Wild Bill keeps a random card of those played
  bill.character(0, "wild-bill-hickok").unlocked(0).at(0, "dr5").cash(0, 10).hand(0, "2c");
  bill.draws("4d Ah Ad 7h 8h Js Kc 9s 3c")
      .turn(0)
      .play(0, "poker")
      .play(2, "lay Ah")
      .play(2, "lay Ad");
  bill.random_cards("4d").settle();
  EXPECT_GT(bill.reveals_by(0, bill.asks(0, Ask::kMay) ? "accept" : "trigger character 2 2"), 0u);
  EXPECT_EQ(bill.cards(0), "3c 4d");
}

// covers: B14.6
TEST(TakeBack, AWeaponChosenMayBeChosenAnew) {
  Scenario s(3);
  s.carried(0, "rifle").carried(0, "shotgun").begin_turn(0);
  EXPECT_EQ(s.reveals_by(0, "income cash"), 0u);
  EXPECT_EQ(s.reveals_by(0, "weapon rifle"), 0u);
  Scenario t(3);
  t.begin_turn(0);
  EXPECT_GT(t.reveals_by(0, "income both"), 0u);
}

// covers: B14.2
TEST(Events, GoalsNeverShownAreToldWhenTheGameIsOver) {
  Scenario s(3);
  s.character(1, "jesse-james").goals(1, "goal-jesse-james-2, goal-jesse-james-4");
  s.edit().pub.goals = 1;
  s.edit().own[0].goals = s.edit().own[2].goals = 0;
  s.round(7).edit().pub.last_round = 7;
  s.turn(2).play(2, "end-turn");
  ASSERT_TRUE(s.pub().over);
  int told = 0;
  for (int i = 0; i < s.events().n; ++i)
    if (s.events().list[i].kind == EventKind::kGoalKept) {
      EXPECT_EQ(s.events().list[i].seat, 1);
      EXPECT_EQ(s.events().list[i].audience, kAll);
      ++told;
    }
  EXPECT_EQ(told, 2);
}

}  // namespace
}  // namespace dr::b14_takeback_test
