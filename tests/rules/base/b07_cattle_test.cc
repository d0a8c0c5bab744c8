// B7.9 The ranches, and cattle delivered.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/cattle.h"
#include "tests/support/scenario.h"

namespace dr::b07_cattle_test {
namespace {

// covers: B7.9
TEST(Ranch, GivesOneTokenOfItsColourFaceDown) {
  Scenario s(3);
  s.at(0, "mp2").next_cattle("cattle-green-5").turn(0);
  s.play(0, "cattle green");
  EXPECT_EQ(s.player(0).cattle, 0);
  EXPECT_EQ(s.state().own[0].cattle, 4);
  EXPECT_EQ(s.pub().cattle_n[0], 7);
  EXPECT_EQ(observe(s.state(), 0).own.cattle, 4);      // the owner may look at it
  EXPECT_EQ(observe(s.state(), 1).own.cattle, kNone);  // nobody else
  s.refused(0, "cattle green", "B7.9");                // one at a time
}

// covers: B7.9, B3.7
TEST(Ranch, WithoutTokensHasNothingToTake) {
  Scenario s(3);
  s.at(0, "sh7").turn(0);
  s.edit().pub.cattle_n[1] = s.edit().hid.cattle[1] = 0;
  s.refused(0, "cattle blue", "B3.7");
}

constexpr const char* kDrawn[] = {"", "2h", "2h 3h"};

void expect_reward(const Scenario& s, const CattleReward& token, int more_dollars) {
  EXPECT_EQ(s.dollars(0), token.dollars + more_dollars);
  EXPECT_EQ(s.player(0).lp, token.lp);
  EXPECT_EQ(s.player(0).nuggets, token.nuggets);
  EXPECT_EQ(s.cards(0), kDrawn[token.cards]);
  EXPECT_EQ(s.player(0).cattle, kNone);
  EXPECT_EQ(s.state().own[0].cattle, kNone);
}

// covers: B7.9, B4.6
TEST(Delivery, WranglingPaysAMarshalPointAndTheToken) {
  for (const CattleReward& token : kCattleRewards) {
    SCOPED_TRACE(token.id);
    Scenario s(3);
    s.at(0, "sv10").cattle(0, token.id).turn(0);
    s.play(0, "move sv12").draws(kDrawn[token.cards]).play(0, "deliver wrangle").settle();
    EXPECT_EQ(s.player(0).mp, 1);
    expect_reward(s, token, 20);         // $20 of Marshal space 1
    EXPECT_EQ(s.pub().actions_left, 2);  // no action
    EXPECT_EQ(s.pub().cattle_n[0] + s.pub().cattle_n[1], 16);
  }
}

// covers: B7.9
TEST(Delivery, RustlingPaysAWantedPointAndTheToken) {
  for (const CattleReward& token : kCattleRewards) {
    SCOPED_TRACE(token.id);
    const bool green = std::string_view(token.id).starts_with("cattle-green");
    Scenario s(3);
    s.at(0, green ? "sh5" : "mp3").cattle(0, token.id).turn(0);
    s.play(0, green ? "move sh7" : "move mp2");
    s.draws(kDrawn[token.cards]).play(0, "deliver rustle").settle();
    EXPECT_EQ(s.player(0).wp, 1);
    expect_reward(s, token, 0);
    EXPECT_EQ(s.pub().cattle_n[green ? 0 : 1], 8);  // shuffled back into its own ranch
    EXPECT_EQ(s.state().hid.cattle[green ? 0 : 1], 0xff);
  }
}

// covers: B7.9, ruling 75
TEST(Delivery, AWantedWranglerGainsOnlyTheReward) {
  Scenario s(3);
  s.at(0, "sv10").wp(0, 2).cattle(0, "cattle-green-5").turn(0);
  s.play(0, "move sv12").play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 2);
  EXPECT_EQ(s.dollars(0), 40);
}

// covers: B7.9, B9.1
TEST(Delivery, AMarshalWhoRustlesBecomesWanted) {
  Scenario s(3);
  s.at(0, "sh5").mp(0, 5).cattle(0, "cattle-green-1").turn(0);
  s.play(0, "move sh7").play(0, "deliver rustle");
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 1);
}

// covers: B7.9, ruling 76
TEST(Delivery, NeedsAMoveThatEndsThereAndMayBeLeft) {
  Scenario s(3);
  s.at(0, "sv12").cattle(0, "cattle-green-5").turn(0).actions(3);
  s.play(0, "work");  // being there is not enough
  EXPECT_EQ(s.player(0).cattle, 0);
  s.play(0, "move sv10").expect(0, Ask::kAction);  // nor is leaving
  s.play(0, "move sv12").expect(0, Ask::kWindow).pass(0);
  EXPECT_EQ(s.player(0).cattle, 0);
  EXPECT_EQ(s.player(0).mp, 0);
}

// covers: B7.9
TEST(Delivery, NotToTheOwnRanchNorInPassing) {
  Scenario own(3);
  own.at(0, "sh5").cattle(0, "cattle-blue-1").turn(0);
  own.play(0, "move sh7").expect(0, Ask::kAction);
  Scenario past(3);
  past.at(0, "sv10").cattle(0, "cattle-green-1").turn(0);
  past.play(0, "move sv13").expect(0, Ask::kAction);  // through sv11 or sv12
  EXPECT_EQ(past.player(0).cattle, 0);
}

// covers: B7.9, ruling 77, poker-saddle-up
TEST(Delivery, AMoveOfACardCounts) {
  Scenario s(3);
  s.at(0, "dr10").hand(0, "7h").cattle(0, "cattle-green-3").turn(0);
  s.play(0, "play 7h").play(0, "move sv12").play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 50);
}

}  // namespace
}  // namespace dr::b07_cattle_test
