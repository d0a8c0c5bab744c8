// B9 Marshal and Wanted tracks.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::b09_tracks_test {
namespace {

struct Step {
  int dollars, lp, cards;
};

// What entering space n gives.
constexpr Step kMarshal[] = {
    {20, 0, 0},  // covers: marshal-1
    {20, 0, 0},  // covers: marshal-2
    {0, 2, 0},   // covers: marshal-3
    {30, 0, 0},  // covers: marshal-4
    {30, 0, 0},  // covers: marshal-5
    {0, 4, 0},   // covers: marshal-6
    {40, 0, 0},  // covers: marshal-7
    {40, 0, 0},  // covers: marshal-8
    {0, 6, 0},   // covers: marshal-9
};
constexpr Step kWanted[] = {
    {0, 0, 0},  // covers: wanted-1
    {0, 0, 1},  // covers: wanted-2
    {0, 0, 0},  // covers: wanted-3
    {0, 0, 1},  // covers: wanted-4
    {0, 0, 0},  // covers: wanted-5
    {0, 0, 1},  // covers: wanted-6
    {0, 0, 0},  // covers: wanted-7
    {0, 0, 1},  // covers: wanted-8
    {0, 0, 0},  // covers: wanted-9
};

// covers: B9.2, B9.3, B9.4, poker-living-legend
TEST(Tracks, EachMarshalSpaceGivesItsReward) {
  for (int space = 1; space <= 9; ++space) {
    SCOPED_TRACE(space);
    Scenario s(3);
    s.mp(0, space - 1).hand(0, "2c").turn(0).play(0, "play 2c").play(0, "option 1");
    EXPECT_EQ(s.player(0).mp, space);
    EXPECT_EQ(s.dollars(0), kMarshal[space - 1].dollars);
    EXPECT_EQ(s.player(0).lp, kMarshal[space - 1].lp);
    EXPECT_EQ(s.player(0).hand_n, kMarshal[space - 1].cards);
    s.expect(0, Ask::kAction);
  }
}

// covers: B9.2, B9.3, B9.5
TEST(Tracks, EachWantedSpaceGivesItsReward) {
  for (int space = 1; space <= 9; ++space) {
    SCOPED_TRACE(space);
    Scenario s(3);
    s.wp(0, space - 1).hand(0, "2c").turn(0).play(0, "play 2c");
    if (space == 1) s.play(0, "option 2");  // a Wanted player has no other (G3)
    s.settle();
    EXPECT_EQ(s.player(0).wp, space);
    EXPECT_EQ(s.dollars(0), 0);
    EXPECT_EQ(s.player(0).lp, kWanted[space - 1].lp);
    EXPECT_EQ(s.player(0).hand_n, kWanted[space - 1].cards);
  }
}

// covers: B9.2, B9.4
TEST(Tracks, AllNineMarshalSpacesOneAfterTheOther) {
  Scenario s(3);
  s.turn(0);
  int dollars = 0, lp = 0;
  for (int space = 1; space <= 9; ++space) {
    SCOPED_TRACE(space);
    s.edit().pub.discards = 0;
    s.edit().pub.actions_left = 3;
    s.cash(0, 0).edit().hid.poker_deck |= bit(make_card(2, Suit::kClubs));
    s.edit().pub.poker_deck_n = static_cast<std::uint8_t>(count(s.state().hid.poker_deck));
    s.hand(0, "2c").play(0, "play 2c").play(0, "option 1");
    dollars += s.dollars(0);
    lp += kMarshal[space - 1].lp;
    EXPECT_EQ(s.player(0).lp, lp);
  }
  EXPECT_EQ(dollars, 20 + 20 + 30 + 30 + 40 + 40);
  EXPECT_EQ(s.player(0).lp, 12);
}

// covers: B9.1, ruling 80, ruling 81
TEST(Tracks, AMarshalWhoGainsWantedPointsStartsFromZero) {
  Scenario s(3);  // Marshal 5 robs the bank: Wanted 3, with the card of space 2
  s.mp(0, 5)
      .at(0, "dr10")
      .hand(0, "Ah Qd")
      .fight_deck("fight-j fight-q fight-k")
      .draws("4d")
      .turn(0);
  s.play(0, "heist").pass(0).play(0, "commit Ah").play(2, "npc-card J").settle();
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 3);
  EXPECT_EQ(s.cards(0), "4d Qd");
  EXPECT_EQ(s.dollars(0), 100);  // 80, the Jack's 10 and Bounty's 10: nothing of the Marshal track
  EXPECT_EQ(s.player(0).lp, 0);
}

// covers: B9.1, B9.8, ruling 75
TEST(Tracks, AWantedPlayerGainsNoMarshalPoints) {
  Scenario s(3);  // wrangling: the reward of the token, no point, no moment
  s.story(0, "story-the-law")
      .wp(0, 2)
      .at(0, "sv13")
      .cattle(0, "cattle-green-5")
      .hand(0, "7c")
      .turn(0);
  s.play(0, "move sv12").pass(0).play(0, "deliver wrangle");
  s.settle().expect(0, Ask::kAction);  // Reputation was not asked for, nor a disc
  EXPECT_EQ(s.player(0).mp, 0);
  EXPECT_EQ(s.player(0).wp, 2);
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_EQ(s.cards(0), "7c");
  EXPECT_FALSE(s.happened(EventKind::kPoints, 0));
}

// covers: B9.1, B12.5
TEST(Tracks, AfterAnArrestMarshalPointsCanBeGainedAgain) {
  Scenario s(3);  // a Wanted player's Manhunt upon itself: its last card goes, then it must give up
  s.wp(0, 4).at(0, "dr3").hand(0, "2c 4h").draws("2s").turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr3");
  EXPECT_EQ(s.player(0).wp, 0);
  EXPECT_EQ(s.player(0).lp, 0);  // neither Marshal nor Wanted any more when Manhunt reads it
  EXPECT_EQ(s.space(0), "dr1");
  EXPECT_EQ(s.cards(0), "2s");
  s.play(0, "play 2s").play(0, "option 1");
  EXPECT_EQ(s.player(0).mp, 1);
}

// covers: B9.2, B9.7, ruling 82
TEST(Tracks, PastSpaceNineEachPointIsAnLp) {
  for (const char* option : {"option 1", "option 2"}) {
    SCOPED_TRACE(option);
    Scenario s(3);
    const bool marshal = option[7] == '1';
    if (marshal)
      s.mp(0, 9);
    else
      s.wp(0, 9);
    s.hand(0, "2c").turn(0).play(0, "play 2c");
    if (marshal) s.play(0, option);
    EXPECT_EQ(s.player(0).mp, marshal ? 9 : 0);
    EXPECT_EQ(s.player(0).wp, marshal ? 0 : 9);
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_EQ(s.dollars(0), 0);
  }
}

// covers: B9.7
TEST(Tracks, SeveralPointsGoSpaceBySpaceWithOneMomentForAll) {
  Scenario s(3);  // Wanted 7 robs the bank: 8 (a card), 9, and 1 LP for the third point
  s.story(0, "story-the-law").wp(0, 7).at(0, "dr10").hand(0, "Kh Qd 7c");
  s.fight_deck("fight-j fight-q fight-k").draws("4d").turn(0).play(0, "heist").pass(0);
  s.play(0, "commit Kh").play(2, "npc-card J").pass(0);  // fight-reveal
  s.expect(0, Ask::kWindow);                             // points-gained, once for the three
  EXPECT_EQ(s.player(0).wp, 9);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.cards(0), "4d 7c Qd");
  EXPECT_TRUE(s.offers(0, "react 7c"));
  s.play(0, "disc left").play(0, "react 7c").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.player(0).discs[0], 1);
}

// covers: B9.7
TEST(Tracks, APointPastNineCountsAsGained) {
  Scenario s(3);
  s.story(0, "story-the-law").mp(0, 9).hand(0, "2c").turn(0).play(0, "play 2c").play(0, "option 1");
  s.expect(0, Ask::kWindow).play(0, "disc left");
  EXPECT_EQ(s.player(0).discs[0], 1);
}

// covers: B9.3, B11.3
TEST(Tracks, MarshalPointsComeFromBanditsAndArrests) {
  Scenario s(3);
  s.at(0, "sv2").bandits("sv3").hand(0, "Kh").fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move sv3").pass(0).play(2, "npc-card J").play(0, "reward mp");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.dollars(0), 30);  // space 1, and the Jack's $10
  Scenario t(3);
  t.at(0, "cj3").at(1, "cj3").mp(0, 2).wp(1, 1).hand(0, "Kh").draws("2h").turn(0);
  t.play(0, "fight arrest 2").pass(0).settle();
  EXPECT_EQ(t.player(0).mp, 3);
  EXPECT_EQ(t.player(0).lp, 2);
  EXPECT_EQ(t.player(1).wp, 0);
}

// covers: B9.3
TEST(Tracks, WantedPointsComeFromHeistsRobberiesAndRustling) {
  Scenario lost(3);  // a heist lost: 1
  lost.at(0, "dr10").hand(0, "4h").fight_deck("fight-j fight-q fight-k").draws("2h").turn(0);
  lost.play(0, "heist").pass(0).play(2, "npc-card J").settle();
  EXPECT_EQ(lost.player(0).wp, 1);
  Scenario rob(3);
  rob.at(0, "cj3").at(1, "cj3").hand(0, "Kh").draws("2h").turn(0);
  rob.play(0, "fight robbery 2").pass(0).settle();
  if (rob.asks(0, Ask::kLoot)) rob.pass(0);
  EXPECT_EQ(rob.player(0).wp, 1);
  Scenario rustle(3);
  rustle.at(0, "mp3")
      .cattle(0, "cattle-blue-1")
      .turn(0)
      .play(0, "move mp2")
      .play(0, "deliver rustle");
  EXPECT_EQ(rustle.player(0).wp, 1);
  EXPECT_EQ(rustle.dollars(0), 20);
}

// covers: B9.5, B12.1, wanted-1
TEST(Tracks, TheFirstWantedPointActivatesTheSheriff) {
  for (int wp : {0, 1}) {
    SCOPED_TRACE(wp);
    Scenario s(3);
    s.wp(1, wp).hand(0, "4h").turn(0).play(0, "play 4h");
    EXPECT_EQ(s.asks(0, Ask::kSheriffTo), wp == 1);
    if (wp) s.play(0, "sheriff dr3");
    EXPECT_EQ(s.sheriff_space(), wp ? "dr3" : "dr1");
  }
}

// covers: B9.6, wanted-1, wanted-2, wanted-3, wanted-4, wanted-5, wanted-6, wanted-7, wanted-8
// covers: wanted-9
TEST(Tracks, TheWantedRowPaysAtTheEndOfTheOwnTurn) {
  for (int wp = 0; wp <= 9; ++wp) {
    SCOPED_TRACE(wp);
    Scenario s(3);
    s.wp(0, wp).wp(1, wp).turn(0).play(0, "end-turn");
    EXPECT_EQ(s.player(0).lp, (wp + 2) / 3);
    EXPECT_EQ(s.player(1).lp, 0);  // not at the end of another's
  }
  Scenario m(3);
  m.mp(0, 9).turn(0).play(0, "end-turn");
  EXPECT_EQ(m.player(0).lp, 0);  // Marshals wait for the end of the game
}

}  // namespace
}  // namespace dr::b09_tracks_test
