// A18 Arrests on two boards: the Marshal's office and the Sheriff's.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::arrest_test {
namespace {

struct Place {
  const char *space, *beside, *office;
};
constexpr Place kPlaces[] = {
    // the Buzzard Gulch board
    {"bg1", "bg2", "bg7"},
    {"bg5", "fr18", "bg7"},
    {"bg7", "bg6", "bg7"},
    {"fr1", "fr2", "bg7"},
    {"fr1", "sh8", "bg7"},  // across the pass
    {"fr8", "fr7", "bg7"},
    {"fr16", "fr15", "bg7"},
    {"fr16", "sv12", "bg7"},  // by rail
    {"fr21", "fr20", "bg7"},
    {"fr29", "cj8", "bg7"},
    {"fr36", "fr34", "bg7"},
    // the base board
    {"dr1", "dr3", "dr1"},
    {"dr6", "dr10", "dr1"},
    {"rf4", "cj2", "dr1"},
    {"sh8", "fr1", "dr1"},
    {"cj8", "cj4", "dr1"},
    {"sv12", "fr16", "dr1"},
    {"sh1", "sh4", "dr1"},
    {"mp1", "mp8", "dr1"},
};

// Seat 1 Wanted and rich in `where`.
void fugitive(Scenario& s, std::string_view where) {
  s.at(1, where).wp(1, 4).cash(1, 50).nuggets(1, 3).longhorns(1, 2).cattle(1, "cattle-orange-3");
  s.gp(1, 3);
}

void expect_arrested(const Scenario& s, std::string_view office) {
  EXPECT_EQ(s.space(1), office);
  EXPECT_EQ(s.sheriff_space(), office);
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.dollars(1), 20);
  EXPECT_EQ(s.player(1).nuggets, 1);
  EXPECT_EQ(s.player(1).longhorns, 0);
  EXPECT_EQ(s.player(1).cattle, kNone);
  EXPECT_EQ(s.player(1).gp, 3);  // an arrest leaves them
  EXPECT_EQ(s.player(1).wounds, 1);
  EXPECT_EQ(s.cards(1), "6h");
  EXPECT_EQ(s.pub().au.longhorn_supply, 6);
  EXPECT_EQ(s.pub().cattle_n[2], 8);
}

// covers: AU56, ruling 108, AU19, AU29
TEST(AuArrest, APlayersPrisonerGoesToTheOfficeOfTheBoard) {
  for (const Place& place : kPlaces) {
    SCOPED_TRACE(place.space);
    Scenario s(3, ante_up());
    fugitive(s, place.space);
    s.at(0, place.space).mp(0, 1).hand(0, "Kh").sheriff("rf1").turn(0);
    s.draws("6h").play(0, "fight arrest 2").settle().expect(0, Ask::kAction);  // it has no card
    expect_arrested(s, place.office);
    EXPECT_EQ(s.space(0), place.space);  // who arrested stays
    EXPECT_EQ(s.player(0).mp, 2);
  }
}

// covers: AU56, ruling 108, AU19, B12.5
TEST(AuArrest, SoDoesTheSheriffs) {
  for (const Place& place : kPlaces) {
    SCOPED_TRACE(place.space);
    Scenario s(3, ante_up());
    fugitive(s, place.space);
    s.hand(0, "4h").sheriff(place.beside).turn(0).play(0, "play 4h").draws("6h");
    s.play(0, std::string("sheriff ") + place.space).settle().expect(0, Ask::kAction);
    expect_arrested(s, place.office);
  }
}

// covers: AU56, B12.4, poker-manhunt
TEST(AuArrest, LostOrSurrenderedAlike) {
  for (const bool surrenders : {true, false}) {
    SCOPED_TRACE(surrenders);
    Scenario s(3, ante_up());
    s.at(1, "fr17").wp(1, 2).hand(1, "5c 7h").sheriff("fr16").hand(0, "4h");
    s.fight_deck("fight-8 fight-2 fight-3 fight-j").turn(0);
    s.play(0, "play 4h").play(0, "sheriff fr17").play(1, "discard 5c").settle().draws("6h");
    if (surrenders)
      s.play(1, "surrender");
    else
      s.play(1, "commit 7h").play(0, "npc-card 8");
    s.settle().expect(0, Ask::kAction);
    EXPECT_EQ(s.space(1), "bg7");
    EXPECT_EQ(s.sheriff_space(), "bg7");
    EXPECT_EQ(s.player(1).wp, 0);
  }
}

// covers: AU57, B12.4
TEST(AuArrest, BeatenAtBuzzardGulchTheSheriffGoesBackToDarkrock) {
  Scenario s(3, ante_up());
  s.at(1, "fr17").wp(1, 2).cash(1, 50).hand(1, "5c Kh").sheriff("fr16").hand(0, "4h");
  s.fight_deck("fight-8 fight-2 fight-3 fight-j").turn(0);
  s.play(0, "play 4h").play(0, "sheriff fr17").play(1, "discard 5c").settle();
  s.play(1, "commit Kh").play(0, "npc-card 8").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.space(1), "fr17");
  EXPECT_EQ(s.player(1).wp, 2);
  EXPECT_EQ(s.dollars(1), 50);
}

// covers: AU56, B12.7, ruling 117
TEST(AuArrest, AWantedPlayerInTheMarshalsOfficeIsLeftAlone) {
  Scenario s(3, ante_up());
  s.at(1, "fr36").wp(1, 1).at(2, "bg7").wp(2, 3).hand(2, "5c").at(0, "fr36").mp(0, 1);
  s.hand(0, "Kh").turn(0).draws("6h").play(0, "fight arrest 2").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.space(1), "bg7");
  EXPECT_EQ(s.sheriff_space(), "bg7");
  EXPECT_EQ(s.player(2).wp, 3);
  EXPECT_EQ(s.cards(2), "5c");
}

// covers: AU56, B4.7, B12.7, AU20, AU30
TEST(AuArrest, BeingPutThereIsNoMove) {
  Scenario s(3, ante_up());
  s.at(1, "fr36").wp(1, 1).at(0, "fr36").mp(0, 1).hand(0, "Kh").token("outlaw-2", "bg7");
  s.gold("bg7", 1).turn(0).draws("6h").play(0, "fight arrest 2").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.space(1), "bg7");
  EXPECT_TRUE(s.token_at(TokenKind::kOutlaw, "bg7"));  // no fight, and no gold
  EXPECT_EQ(s.gold_at("bg7"), 1);
}

// covers: AU56, AU15, event-17, gazette
TEST(AuArrest, AnEventsSheriffArrestsThereToo) {
  Scenario s(3, ante_up());
  s.at(1, "bg7").wp(1, 1).at(0, "bg4").cash(0, 10);
  s.next_events("event-17").next_token("outlaw-2").next_token("outlaw-3").turn(0);
  s.draws("6h").play(0, "buy gazette").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.space(1), "bg7");
  EXPECT_EQ(s.sheriff_space(), "bg7");
  EXPECT_EQ(s.player(1).wp, 0);
  EXPECT_EQ(s.player(1).wounds, 1);
}

// covers: AU56, B12.5
TEST(AuArrest, WithoutAnteUpThereIsOneOffice) {
  Scenario s(3);
  s.at(1, "sv12").wp(1, 1).at(0, "sv12").mp(0, 1).hand(0, "Kh").turn(0);
  s.draws("6h").play(0, "fight arrest 2").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.space(1), "dr1");
}

}  // namespace
}  // namespace dr::arrest_test
