// Rulings, section 5: the Sheriff.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::sheriff_test {
namespace {

// covers: ruling 50, B12.1
TEST(Ruling50, NeitherAStoryNorManhuntMovesHimWithNobodyWanted) {
  Scenario s(3);
  s.mp(0, 2).mp(1, 5).hand(0, "4h 2c").story(0, "story-the-law").discs(1, 0, 1).turn(0);
  s.play(0, "play 4h").expect(0, Ask::kAction);
  s.play(0, "play 2c").play(0, "option 1").play(0, "disc left");
  s.next_story("story-high-noon").draws("5h 5d 5c 5s");
  s.play(0, "end-turn").play(0, "option 2").play(1, "option 2").expect(1, Ask::kIncome);
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_FALSE(s.happened(EventKind::kSheriffMoved, 0));
}

// covers: ruling 51, poker-manhunt
TEST(Ruling51, ManhuntPaysAMarshalAllTheSame) {
  for (const int mp : {0, 1}) {
    SCOPED_TRACE(mp);
    Scenario s(3);
    s.mp(0, mp).hand(0, "4h").turn(0).play(0, "play 4h");
    EXPECT_EQ(s.player(0).lp, mp);
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_TRUE(s.discarded("4h"));
  }
}

// covers: ruling 52, B12.3
TEST(Ruling52, TheFirstWantedPlayerStopsHim) {
  Scenario s(3);
  s.at(1, "dx1").wp(1, 1).hand(0, "4h").sheriff("dr7").turn(0).play(0, "play 4h");
  EXPECT_TRUE(s.offers(0, "sheriff dx1"));
  EXPECT_FALSE(s.offers(0, "sheriff cj1"));  // only through dx1
  EXPECT_FALSE(s.offers(0, "sheriff cj2"));
  s.draws("5h").play(0, "sheriff dx1");
  EXPECT_EQ(s.player(1).wp, 0);  // no card: it surrenders
  EXPECT_EQ(s.space(1), "dr1");
}

// covers: ruling 53, B12.2
TEST(Ruling53, AnyNumberOfSpacesUpToTheNumber) {
  Scenario s(3);
  s.wp(1, 1).hand(0, "4h").turn(0).play(0, "play 4h");
  const struct {
    const char* words;
    bool offered;
  } rows[] = {{"sheriff dr1", true}, {"sheriff dr3", true},  {"sheriff dr6", true},
              {"sheriff dr7", true}, {"sheriff dx1", false}, {"sheriff sv10", false}};
  for (const auto& row : rows) EXPECT_EQ(s.offers(0, row.words), row.offered) << row.words;
  s.play(0, "sheriff dr1").expect(0, Ask::kAction);
  EXPECT_EQ(s.sheriff_space(), "dr1");
}

// covers: ruling 54, B12.3, B12.8
TEST(Ruling54, EachDiscardsAndTheMoverPicksOne) {
  Scenario s(4);
  s.at(1, "dr3").at(2, "dr3").wp(1, 1).wp(2, 5).hand(0, "4h").hand(1, "Kh 6h").hand(2, "7h Qh");
  s.turn(0).play(0, "play 4h").play(0, "sheriff dr3");
  s.expect(1, Ask::kDiscard).play(1, "discard 6h").expect(2, Ask::kDiscard).play(2, "discard 7h");
  s.expect(0, Ask::kSheriffTarget);
  EXPECT_FALSE(s.offers(0, "pick 4"));
  EXPECT_TRUE(s.offers(0, "pick 2"));
  s.play(0, "pick 3").pass(2).draws("5h").play(2, "surrender").settle();
  EXPECT_EQ(s.player(1).wp, 1);
  EXPECT_EQ(s.space(1), "dr3");
  EXPECT_EQ(s.player(2).wp, 0);
  EXPECT_EQ(s.space(2), "dr1");
  EXPECT_EQ(s.cards(2), "5h Qh");
}

// covers: ruling 55
TEST(Ruling55, AnEmptyHandDiscardsNothing) {
  Scenario s(4);
  s.at(1, "dr3").at(2, "dr3").wp(1, 1).wp(2, 5).hand(0, "4h").hand(2, "7h Qh").turn(0);
  s.play(0, "play 4h").play(0, "sheriff dr3");
  s.expect(2, Ask::kDiscard).play(2, "discard 7h").draws("5h").play(0, "pick 2");
  EXPECT_EQ(s.cards(1), "5h");  // the arrest's card alone
  EXPECT_EQ(s.space(1), "dr1");
}

// covers: ruling 56, B4.5
TEST(Ruling56, AWantedPlayerNeitherEntersNorPassesHisSpace) {
  Scenario s(3);
  s.at(0, "dr7").wp(0, 1).sheriff("dx1").turn(0);
  s.refused(0, "move dx1", "B4.5").refused(0, "move cj1", "B4.5");
  Scenario free(3);
  free.at(0, "dr7").sheriff("dx1").turn(0).play(0, "move cj1");
  EXPECT_EQ(free.space(0), "cj1");
}

// covers: ruling 57, B12.6
TEST(Ruling57, BecomingWantedBesideHimIsNoAttempt) {
  Scenario s(3);
  s.at(0, "dr1").hand(0, "2c 6h").turn(0).play(0, "play 2c").play(0, "option 2").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.cards(0), "6h");
  EXPECT_FALSE(s.happened(EventKind::kFight, 0));
}

// covers: ruling 58
TEST(Ruling58, AwayAndBackInIsAnAttempt) {
  Scenario s(3);
  s.at(1, "dr1").wp(1, 1).hand(0, "4h").turn(0).play(0, "play 4h");
  Choice back{Verb::kSheriffTo, s.pub().sheriff, 1, 0};
  char words[16];
  std::snprintf(words, sizeof words, "raw %08x", back.code());
  EXPECT_TRUE(s.offers(0, words));
  s.draws("5h").play(0, words);
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);
}

// covers: ruling 58
TEST(Ruling58, StayingIsNone) {
  Scenario s(3);
  s.at(1, "dr1").wp(1, 1).hand(0, "4h").turn(0).play(0, "play 4h").play(0, "sheriff dr1");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).wp, 1);
}

// covers: ruling 58
TEST(Ruling58, OneSpaceIsTooShortForIt) {
  Scenario s(3);  // The Widow moves him 1
  s.at(0, "dr1").at(1, "dr1").wp(1, 1).story(0, "story-the-widow").discs(1, 0, 1).turn(0);
  s.play(0, "end-turn").next_story("story-high-noon").draws("5h 5d 6h 6d").play(0, "disc left");
  s.settle().expect(0, Ask::kSheriffTo);
  Choice back{Verb::kSheriffTo, s.pub().sheriff, 1, 0};
  char words[16];
  std::snprintf(words, sizeof words, "raw %08x", back.code());
  EXPECT_FALSE(s.offers(0, words));
  s.play(0, "sheriff dr1").expect(1, Ask::kIncome);
}

// covers: ruling 59, B12.4
TEST(Ruling59, BeatenHeGoesHomeAndPaysNothing) {
  Scenario s(3);
  s.at(1, "cj3").wp(1, 2).sheriff("cj7").hand(0, "4h").hand(1, "Kh Qd");
  s.fight_deck("fight-j fight-q fight-10 fight-8")
      .turn(0)
      .play(0, "play 4h")
      .play(0, "sheriff cj3");
  s.play(1, "discard Qd").pass(1).play(1, "commit Kh").play(0, "npc-card 8");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.space(1), "cj3");
  EXPECT_EQ(s.player(1).wp, 2);
  EXPECT_EQ(s.player(1).lp, 0);
  EXPECT_EQ(s.dollars(1), 0);
  EXPECT_EQ(s.player(1).hand_n, 0);
}

}  // namespace
}  // namespace dr::sheriff_test
