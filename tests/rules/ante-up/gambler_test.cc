// A7 The Gambler track and the legendary tokens. Seat 0 wins at poker in Darkrock to gain its points.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/scenario.h"

namespace dr::gambler_test {
namespace {

const Catalog& catalog() { return default_content(kAnteUp | kAlternativePoker).catalog; }

// Seat 0 beats the dealer (two Kings against nothing) and is asked what it takes: $60 in hand.
void win_at_poker(Scenario& s) {
  s.at(0, "dr5").cash(0, 10).hand(0, "Kc").turn(0);
  s.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker").play(2, "lay 3c").play(2, "lay 4d");
  s.expect(0, Ask::kPokerReward);
}

int points_told(const Scenario& s, Seat seat) {
  int n = 0;
  for (int i = 0; i < s.events().n; ++i) {
    const Event& e = s.events().list[i];
    if (e.kind == EventKind::kPoints && e.seat == seat && e.b == static_cast<int>(PointKind::kGp))
      n += e.a;
  }
  return n;
}

struct GamblerSpace {
  int space;
  const char* choice;   // what is answered, empty where nothing is asked
  const char* drawn;    // poker cards
  const char* legends;  // tokens
  int dollars, lp;
};
constexpr GamblerSpace kGambler[] = {
    {1, "option 1", "", "", 10, 0},      // covers: gambler-1
    {1, "option 2", "4s", "", 0, 0},     // covers: gambler-1
    {2, "", "", "", 0, 1},               // covers: gambler-2
    {3, "option 1", "", "", 10, 0},      // covers: gambler-3
    {3, "option 2", "4s", "", 0, 0},     // covers: gambler-3
    {4, "", "", "2", 0, 0},              // covers: gambler-4
    {5, "option 1", "", "", 20, 0},      // covers: gambler-5
    {5, "option 2", "4c 4s", "", 0, 0},  // covers: gambler-5
    {6, "", "", "", 0, 2},               // covers: gambler-6
    {7, "", "", "3 1", 0, 0},            // covers: gambler-7
};

// covers: AU27
TEST(GamblerTrack, EachSpaceGivesItsRewardOnEntering) {
  for (const GamblerSpace& row : kGambler) {
    SCOPED_TRACE(std::to_string(row.space) + " " + row.choice);
    Scenario s(3, ante_up());
    s.gp(0, row.space - 1);
    win_at_poker(s);
    s.draws(row.drawn).next_legends(row.legends).play(0, "reward gp");
    EXPECT_EQ(s.player(0).gp, row.space);
    if (*row.choice) s.expect(0, Ask::kOption).play(0, row.choice);
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), 60 + row.dollars);
    EXPECT_EQ(s.cards(0), row.drawn);
    EXPECT_EQ(s.player(0).lp, row.lp);
    EXPECT_EQ(s.player(0).legends_n, std::string(row.legends).size() / 2 + (*row.legends != 0));
    EXPECT_EQ(points_told(s, 0), 1);
  }
}

// covers: AU27, AU72
TEST(GamblerTrack, EachPointBeyondTheSeventhGivesTwoLegendaryTokens) {
  Scenario s(3, ante_up());
  s.gp(0, 7);
  win_at_poker(s);
  s.next_legends("2 3").play(0, "reward gp").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 7);  // the cube stays
  EXPECT_EQ(points_told(s, 0), 1);
  EXPECT_EQ(s.player(0).legends_n, 2);
  EXPECT_EQ(s.state().own[0].legends[1], 1);
  EXPECT_EQ(s.state().own[0].legends[2], 1);
}

// covers: AU27, AU72, B9.7, soapy-smith
TEST(GamblerTrack, APointBeyondTheSeventhIsGainedAllTheSame) {
  Scenario s(3, ante_up());
  s.character(0, "soapy-smith").unlocked(0).gp(0, 7);
  win_at_poker(s);
  s.next_legends("1 1").dice("die-nugget").play(0, "reward gp").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).nuggets, 1);
}

// covers: AU27, B9.7, high-roller-3
TEST(GamblerTrack, SeveralPointsAreOneSpaceAtATime) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").gp(0, 5).cash(0, 20).hand(0, "Kc").token("high-roller-3", "dr5").turn(0);
  s.draws("Ks  3c 4d 6h 8s 9c 7d  2s 9d Jc").next_legends("1 2");
  s.play(0, "high-roller").play(2, "lay 3c").play(2, "lay 4d").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 7);
  EXPECT_EQ(s.player(0).lp, 2);  // the sixth space, then the seventh
  EXPECT_EQ(s.player(0).legends_n, 2);
}

// covers: AU27
TEST(GamblerTrack, IsIndependentOfTheLaw) {
  for (const bool wanted : {false, true}) {
    SCOPED_TRACE(wanted);
    Scenario s(3, ante_up());
    s.gp(0, 1).mp(0, wanted ? 0 : 4).wp(0, wanted ? 4 : 0);
    win_at_poker(s);
    s.play(0, "reward gp").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).gp, 2);
    EXPECT_EQ(s.player(0).mp, wanted ? 0 : 4);
    EXPECT_EQ(s.player(0).wp, wanted ? 4 : 0);
  }
  Scenario law(3, ante_up());  // and turning outlaw costs none
  law.mp(0, 2).gp(0, 3).hand(0, "2c").turn(0);
  law.play(0, "play 2c").play(0, "option 2").expect(0, Ask::kAction);
  EXPECT_EQ(law.player(0).wp, 1);
  EXPECT_EQ(law.player(0).gp, 3);
}

// covers: AU29
TEST(GamblerTrack, AnArrestTakesNoPoints) {
  Scenario s(3, ante_up());
  s.at(0, "dr6").at(1, "dr6").mp(0, 1).wp(1, 3).gp(1, 5).hand(0, "Kh").turn(0);
  s.play(0, "fight arrest 2").draws("6h").pass(0).settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).gp, 5);
}

// covers: AU26, poker-jackpot
TEST(Gambling, IsPokerStartedOrJoinedFaroAndAHighRoller) {
  Scenario started(3, ante_up());
  started.hand(0, "9h 8c");
  started.at(0, "dr5").cash(0, 10).hand(0, "Kc").turn(0);
  started.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "poker").play(2, "lay 3c").play(2, "lay 4d");
  started.play(0, "lay Kc").play(0, "lay Ks").play(0, "reward lp").expect(0, Ask::kWindow);
  EXPECT_TRUE(started.offers(0, "react 9h"));
  started.dice("die-gravel").play(0, "react 9h").play(0, "option 1").settle();
  EXPECT_EQ(started.player(0).gp, 1);
  EXPECT_EQ(started.player(0).lp, 1);

  Scenario joined(3, ante_up());
  joined.at(0, "dr5").cash(0, 10).hand(0, "3c").at(1, "dr1").cash(1, 10).hand(1, "9h Kc").turn(0);
  joined.draws("4c").play(0, "poker").draws("Ks 2s 9d Jc 6s").play(1, "join");
  joined.play(1, "lay Kc").play(1, "lay Ks").play(1, "option 1").expect(1, Ask::kWindow);
  joined.dice("die-gravel").play(1, "react 9h").settle().expect(0, Ask::kAction);
  EXPECT_EQ(joined.player(1).gp, 2);

  Scenario faro(3, ante_up());
  faro.at(0, "dr5").cash(0, 10).hand(0, "9h").faro("fight-2 fight-3 fight-4 fight-5").turn(0);
  faro.play(0, "faro").play(0, "bet 3 10").play(0, "option 1").expect(0, Ask::kWindow);
  faro.dice("die-gravel").play(0, "react 9h").settle().expect(0, Ask::kAction);
  EXPECT_EQ(faro.player(0).gp, 2);

  Scenario roller(3, ante_up());
  roller.at(0, "dr5").cash(0, 20).hand(0, "9h Kc").token("high-roller-2", "dr5").turn(0);
  roller.draws("Ks  3c 4d 6h 8s  2s 9d Jc").play(0, "high-roller");
  roller.play(0, "lay Kc").play(0, "lay Ks").play(2, "lay 3c").play(2, "lay 4d");
  roller.play(0, "option 1").expect(0, Ask::kWindow);
  roller.dice("die-gravel").play(0, "react 9h").settle().expect(0, Ask::kAction);
  EXPECT_EQ(roller.player(0).gp, 2);
}

// covers: AU26, AU52, poker-jackpot
TEST(Gambling, CommunityCardPokerCountsAsPoker) {
  Scenario s(3, ante_up(kAnteUp | kAlternativePoker | kCommunityPoker));
  s.at(0, "dr5").cash(0, 30).hand(0, "9h Kc").turn(0);
  s.draws("Ks  3c 4d 6h 8s 8d  2s 9d Jc").play(0, "community-poker");
  s.draws("5c 7c").play(0, "raise").play(0, "lay Kc").play(0, "lay Ks");
  s.play(2, "lay 3c").play(2, "lay 4d").play(0, "option 1").expect(0, Ask::kWindow);
  s.dice("die-gravel").play(0, "react 9h").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 2);
}

// covers: AU26, poker-jackpot
TEST(Gambling, AGameLostIsNoneWon) {
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 10).hand(0, "9h 8c 3d").turn(0);
  s.draws("4s  9c 9s 6h 8s  2s 10d Jc  7d").play(0, "poker");
  s.play(0, "lay 3d").play(0, "lay 4s").play(2, "lay 9c").play(2, "lay 9s");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 0);
  EXPECT_EQ(s.cards(0), "7d 8c 9h");
}

// covers: legend-au-1, legend-au-2, legend-au-3, AU1
TEST(GamblerLegends, NineAreAdded) {
  Scenario s(3, ante_up());
  s.turn(0);
  EXPECT_EQ(s.state().hid.legends[0], 6 + 3);
  EXPECT_EQ(s.state().hid.legends[1], 9 + 4);
  EXPECT_EQ(s.state().hid.legends[2], 3 + 2);
  EXPECT_EQ(s.pub().legends_n, 27);
}

struct LegendAu {
  const char* worth;
  int lp;
};
constexpr LegendAu kLegendsAu[] = {
    {"1", 1},  // covers: legend-au-1
    {"2", 2},  // covers: legend-au-2
    {"3", 3},  // covers: legend-au-3
};

// covers: AU27, AU59, gambler-4
TEST(GamblerLegends, ScoreTheirWorthAtTheEndWithoutGoals) {
  for (const LegendAu& row : kLegendsAu) {
    SCOPED_TRACE(row.worth);
    Scenario s(3, ante_up());
    s.at(2, "dr5").cash(2, 10).hand(2, "Kc").gp(2, 3).round(5);
    s.edit().pub.last_round = 5;
    s.turn(2).draws("Ks  3c 4d 6h 8s  2s 9d Jc").next_legends(row.worth).play(2, "poker");
    s.play(1, "lay 3c").play(1, "lay 4d").play(2, "reward gp");
    EXPECT_EQ(s.player(2).legends_n, 1);
    EXPECT_EQ(s.player(2).legend_lp, 0);  // hidden until the end
    s.play(2, "end-turn");
    EXPECT_EQ(s.pub().over, 1);
    const Score score = scores(catalog(), s.pub()).seat[2];
    EXPECT_EQ(score.legends, row.lp);
    EXPECT_EQ(score.gambler, 1);
    EXPECT_EQ(score.cash, 1);
    EXPECT_EQ(score.total, row.lp + 2);
  }
}

// covers: AU28, ruling 107
TEST(GamblerLegends, AnyThreeAreKept) {
  Scenario s(3, ante_up());
  s.gp(0, 6).legends(0, "1 2 2");
  win_at_poker(s);
  s.next_legends("3 1").play(0, "reward gp").expect(0, Ask::kKeepLegend);
  EXPECT_TRUE(s.offers(0, "keep-legend 1"));
  EXPECT_TRUE(s.offers(0, "keep-legend 2"));
  s.play(0, "keep-legend 2").play(0, "keep-legend 2").play(0, "keep-legend 3");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).legends_n, 3);
  EXPECT_EQ(s.state().own[0].legends[0], 0);
  EXPECT_EQ(s.state().own[0].legends[1], 2);
  EXPECT_EQ(s.state().own[0].legends[2], 1);
  EXPECT_EQ(s.state().hid.legends[0], 9);  // both ones are back
  EXPECT_EQ(s.pub().legends_n, 24);

  Scenario low(3, ante_up());  // the low ones as well, if that is what one wants
  low.gp(0, 6).legends(0, "1 2 2");
  win_at_poker(low);
  low.next_legends("3 1").play(0, "reward gp").play(0, "keep-legend 1").play(0, "keep-legend 1");
  low.play(0, "keep-legend 2").expect(0, Ask::kAction);
  EXPECT_EQ(low.state().own[0].legends[0], 2);
  EXPECT_EQ(low.state().own[0].legends[1], 1);
  EXPECT_EQ(low.state().hid.legends[2], 5);
}

// covers: AU28, ruling 107
TEST(GamblerLegends, UpToThreeNothingIsAsked) {
  Scenario s(3, ante_up());
  s.gp(0, 6).legends(0, "1");
  win_at_poker(s);
  s.next_legends("1 2").play(0, "reward gp").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).legends_n, 3);
  EXPECT_EQ(s.pub().legends_n, 24);
}

// covers: AU27, B2.13, gambler-7
TEST(GamblerLegends, AShortSupplyGivesWhatItHas) {
  Scenario s(3, ante_up());
  s.gp(0, 6).edit().pub.legends_n = 1;
  std::uint8_t* supply = s.edit().hid.legends;
  supply[0] = supply[2] = 0;
  supply[1] = 1;
  win_at_poker(s);
  s.play(0, "reward gp").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 7);
  EXPECT_EQ(s.player(0).legends_n, 1);
  EXPECT_EQ(s.pub().legends_n, 0);
}

// covers: AU28, B2.10, B2.13, goal-annie-oakley-2
TEST(GamblerLegends, GoalsShareTheLimitOfThree) {
  for (const char* held : {"1 2", "1 2 2"}) {  // the first goal draws one and keeps three in all
    SCOPED_TRACE(held);
    const bool full = std::string(held).size() > 3;
    Scenario s(3, ante_up());
    s.character(0, "annie-oakley").goals(0, "goal-annie-oakley-2").legends(0, held);
    s.at(0, "dr3").cash(0, 40).item(0, "rifle").turn(0);
    s.next_legends("3").play(0, "upgrade rifle").settle().play(0, "goal 2");
    if (full) {
      s.expect(0, Ask::kKeepLegend).play(0, "keep-legend 1").play(0, "keep-legend 2");
      s.play(0, "keep-legend 3");
    }
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).legends_n, 3);
    EXPECT_EQ(s.state().own[0].legends[0], 1);
    EXPECT_EQ(s.state().own[0].legends[1], 1);
    EXPECT_EQ(s.state().own[0].legends[2], 1);
  }
}

// covers: AU28, B14.2
TEST(GamblerLegends, WhatIsDrawnAndKeptIsSeenByItsOwnerAlone) {
  Scenario a(3, ante_up()), b(3, ante_up());
  for (Scenario* s : {&a, &b}) s->gp(0, 3);
  win_at_poker(a);
  win_at_poker(b);
  a.next_legends("1").play(0, "reward gp");
  b.next_legends("3").play(0, "reward gp");
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{kNone}}) {
    const View x = observe(a.state(), seat), y = observe(b.state(), seat);
    EXPECT_EQ(std::memcmp(&x, &y, sizeof x), 0) << int{seat};
  }
  const View x = observe(a.state(), 0), y = observe(b.state(), 0);
  EXPECT_NE(std::memcmp(&x.own, &y.own, sizeof x.own), 0);
  for (int i = 0; i < a.events().n; ++i) {
    if (a.events().list[i].kind != EventKind::kLegendDrawn) continue;
    EXPECT_EQ(a.events().list[i].audience, seat_bit(0));
  }
  int told = 0;
  for (int i = 0; i < a.events().n; ++i) {
    const Event& e = a.events().list[i];
    if (e.kind != EventKind::kLegendDrawn && e.kind != EventKind::kLegendsDrawn &&
        e.kind != EventKind::kLegendsKept)
      continue;
    EXPECT_EQ(e.rule, AU(28));
    ++told;
  }
  EXPECT_EQ(told, 3);
}

struct Leaders {
  int gp[3];
  int lp[3];
};

// covers: AU29, AU72, ruling 106
TEST(GamblerMajority, TheMostPointsAreWorthOneLpToEachLeader) {
  const Leaders rows[] = {
      {{0, 0, 0}, {0, 0, 0}},  // nobody gambled
      {{1, 0, 0}, {1, 0, 0}}, {{2, 5, 3}, {0, 1, 0}}, {{4, 4, 3}, {1, 1, 0}},
      {{6, 6, 6}, {1, 1, 1}}, {{7, 2, 7}, {1, 0, 1}},
  };
  for (const Leaders& row : rows) {
    SCOPED_TRACE(std::to_string(row.gp[0]) + std::to_string(row.gp[1]) + std::to_string(row.gp[2]));
    Scenario s(3, ante_up());
    for (Seat seat = 0; seat < 3; ++seat) s.gp(seat, row.gp[seat]).lp(seat, 6);
    const Scores result = scores(catalog(), s.pub());
    for (int seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(result.seat[seat].gambler, row.lp[seat]);
      EXPECT_EQ(result.seat[seat].total, 6 + row.lp[seat]);
    }
  }
}

// covers: AU29, AU72
TEST(GamblerMajority, ComparesTheCubesNotThePointsBeyond) {
  Scenario s(3, ante_up());
  s.gp(0, 7).gp(1, 7);
  win_at_poker(s);
  s.next_legends("1 1").play(0, "reward gp").expect(0, Ask::kAction);
  EXPECT_EQ(scores(catalog(), s.pub()).seat[0].gambler, 1);
  EXPECT_EQ(scores(catalog(), s.pub()).seat[1].gambler, 1);
}

// covers: AU29, B13.7
TEST(GamblerMajority, CanDecideTheGame) {
  Scenario s(3, ante_up());
  s.lp(0, 8).lp(1, 8).gp(1, 1).round(5);
  s.edit().pub.last_round = 5;
  s.turn(2).play(2, "end-turn");
  EXPECT_EQ(s.pub().over, 1);
  EXPECT_EQ(s.pub().winners, seat_bit(1));
  EXPECT_EQ(s.player(1).lp, 8);  // a point of the final scoring
}

}  // namespace
}  // namespace dr::gambler_test
