// A4 Longhorns: taken, carried, delivered, robbed and lost.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr::longhorns_test {
namespace {

// covers: AU16, longhorn
TEST(Longhorn, IsTakenByAnActionInItsSpace) {
  Scenario s(3, ante_up());
  s.at(0, "sh6").longhorn_at("sh6").longhorn_at("mp3").turn(0).play(0, "longhorn");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).longhorns, 1);
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_FALSE(s.token_at(kLonghorns, "sh6"));
  EXPECT_TRUE(s.token_at(kLonghorns, "mp3"));
  EXPECT_EQ(s.pub().au.longhorn_supply, 4);
  s.refused(0, "longhorn", "AU16");
}

// covers: AU16, AU20
TEST(Longhorn, StopsNobodyAndTakesNoMove) {
  Scenario s(3, ante_up());
  s.at(0, "sh9").longhorn_at("sh7").turn(0).play(0, "move sh5").expect(0, Ask::kAction);
  Scenario there(3, ante_up());
  there.at(0, "sh9").longhorn_at("sh7").turn(0).play(0, "move sh7").expect(0, Ask::kAction);
  EXPECT_EQ(there.player(0).longhorns, 0);  // being there is not taking it
  EXPECT_TRUE(there.token_at(kLonghorns, "sh7"));
}

// covers: AU16, AU14, frontier-11
TEST(Longhorn, IsGainedFromAFrontierWithoutAnActionAsFarAsTheSupplyGoes) {
  for (const int others : {0, 5, 6}) {
    SCOPED_TRACE(others);
    Scenario s(3, ante_up());
    s.at(0, "fr11").frontier("fr11", "frontier-11").hand(0, "Ah Kh").longhorns(1, others).turn(0);
    s.play(0, "explore").play(0, "discard Kh").play(0, "discard Ah").settle();
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).longhorns, others == 0 ? 2 : others == 5 ? 1 : 0);
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_EQ(s.pub().au.longhorn_supply, others == 0 ? 4 : 0);
  }
}

// covers: AU17, ruling 98, longhorn
TEST(Longhorn, EachCutsTheMoveByOneDownToOne) {
  const struct {
    const char* mount;
    int longhorns, movement;
  } rows[] = {{"", 0, 2},        {"", 1, 1},        {"", 2, 1},        {"", 6, 1},
              {"mustang", 1, 3}, {"mustang", 3, 1}, {"mustang", 5, 1}, {"mule-up", 2, 2}};
  for (const auto& row : rows) {
    SCOPED_TRACE(std::string(row.mount) + " " + std::to_string(row.longhorns));
    Scenario s(3, ante_up());
    s.at(0, "sv1").longhorns(0, row.longhorns);
    if (*row.mount) s.item(0, row.mount);
    s.turn(0);
    EXPECT_EQ(movement(default_content(kAnteUp | kAlternativePoker).catalog, s.pub(), 0),
              row.movement);
    const char* const away[] = {"", "sv2", "sv6", "sv8", "sv9"};  // so many spaces from sv1
    for (int steps = 1; steps <= 4; ++steps) {
      const std::string words = "move " + std::string(away[steps]);
      if (steps <= row.movement)
        EXPECT_TRUE(s.offers(0, words)) << words;
      else
        s.refused(0, words, "B4.1");
    }
  }
}

// covers: AU17, ruling 35
TEST(Longhorn, AnyNumberBesidesACattleToken) {
  Scenario s(3, ante_up());
  s.at(0, "mp2").longhorns(0, 3).longhorn_at("mp2").turn(0).play(0, "cattle green");
  s.play(0, "longhorn").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).longhorns, 4);
  EXPECT_EQ(s.player(0).cattle, 0);
}

// covers: AU66, poker-saddle-up, poker-sprint
TEST(Longhorn, ShortensNoMoveOfACard) {
  Scenario s(3, ante_up());
  s.at(0, "mp8").longhorns(0, 4).hand(0, "7h").turn(0).play(0, "play 7h");
  EXPECT_TRUE(s.offers(0, "move sv8"));  // mp8 mp9 dr9 dr8 sv8; up to 6
  EXPECT_TRUE(s.offers(0, "move sv12"));
  s.play(0, "move mp7").expect(0, Ask::kAction);
  Scenario sprint(3, ante_up());
  sprint.at(0, "mp8").longhorns(0, 4).hand(0, "6h").turn(0).play(0, "move mp9");
  sprint.play(0, "react 6h").play(0, "move sv2").settle().expect(0, Ask::kAction);
}

// covers: AU66, ruling 97, AU39, AU42
TEST(Longhorn, RidesByRailAndPassOnlyTheMoveAfterIsShorter) {
  Scenario s(3, ante_up());
  s.at(0, "sv12").cash(0, 10).longhorns(0, 3).item(0, "mustang").turn(0).play(0, "rail");
  s.expect(0, Ask::kMoveTo);
  EXPECT_TRUE(s.offers(0, "move fr15"));
  EXPECT_FALSE(s.offers(0, "move fr2"));  // two spaces
  s.play(0, "move fr15").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).longhorns, 3);  // none is delivered on the way (AU39)
  Scenario stay(3, ante_up());
  stay.at(0, "sv12").cash(0, 10).longhorns(0, 3).turn(0).play(0, "rail").pass(0);
  stay.expect(0, Ask::kWindow).play(0, "deliver longhorn 3").expect(0, Ask::kAction);
  EXPECT_EQ(stay.player(0).lp, 3);
  Scenario pass(3, ante_up());
  pass.at(0, "sh8").longhorns(0, 3).turn(0).play(0, "cross").expect(0, Ask::kAction);
  EXPECT_EQ(pass.space(0), "fr1");
}

// covers: AU18, AU19, longhorn
TEST(Longhorn, IsDeliveredAtAnyRanchStationOrTheCamp) {
  const char* const ways[][2] = {{"mp3", "mp2"},   {"sh5", "sh7"},   {"fr7", "fr8"},
                                 {"sv10", "sv12"}, {"fr15", "fr16"}, {"fr35", "fr36"}};
  for (const auto& way : ways) {
    SCOPED_TRACE(way[1]);
    Scenario s(3, ante_up());
    s.at(0, way[0]).longhorns(0, 2).turn(0).play(0, std::string("move ") + way[1]);
    s.expect(0, Ask::kWindow);
    EXPECT_FALSE(s.offers(0, "deliver longhorn 3"));
    s.play(0, "deliver longhorn 2").expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).lp, 2);
    EXPECT_EQ(s.dollars(0), 60);
    EXPECT_EQ(s.player(0).longhorns, 0);
    EXPECT_EQ(s.pub().au.longhorn_supply, 6);
    EXPECT_EQ(s.player(0).mp + s.player(0).wp, 0);
    EXPECT_EQ(s.pub().actions_left, 2);  // free
  }
}

// covers: AU18
TEST(Longhorn, IsNotDeliveredElsewhereNorWithoutAMove) {
  const char* const ways[][2] = {{"sh6", "sh8"},   {"sv1", "sv3"}, {"rf3", "rf1"},
                                 {"fr15", "fr17"}, {"bg3", "bg4"}, {"fr2", "fr1"}};
  for (const auto& way : ways) {
    SCOPED_TRACE(way[1]);
    Scenario s(3, ante_up());
    s.at(0, way[0]).longhorns(0, 1).turn(0).play(0, std::string("move ") + way[1]);
    s.expect(0, Ask::kAction);
    EXPECT_EQ(s.player(0).longhorns, 1);
  }
  Scenario standing(3, ante_up());
  standing.at(0, "sv12").longhorns(0, 1).turn(0).play(0, "work").expect(0, Ask::kAction);
  EXPECT_EQ(standing.player(0).longhorns, 1);
}

// covers: AU18, B7.9
TEST(Longhorn, MayBeKeptAndDeliveredOneByOne) {
  Scenario s(3, ante_up());
  s.at(0, "sv10").longhorns(0, 3).turn(0).play(0, "move sv12").play(0, "deliver longhorn 1");
  s.expect(0, Ask::kWindow);
  EXPECT_EQ(s.player(0).lp, 1);
  s.play(0, "deliver longhorn 1").pass(0).expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).longhorns, 1);
  EXPECT_EQ(s.dollars(0), 60);
}

// covers: AU66, goal-curly-bill-3, goal-seth-bullock-2
TEST(Longhorn, DeliveredTogetherIsOneDeliveryOfThatAmount) {
  for (const bool together : {true, false}) {
    SCOPED_TRACE(together);
    Scenario s(3, ante_up());
    s.character(0, "curly-bill").goals(0, "goal-curly-bill-3").at(0, "sv10").longhorns(0, 2);
    s.turn(0).play(0, "move sv12");
    if (together) {
      s.play(0, "deliver longhorn 2").expect(0, Ask::kWindow);
      EXPECT_TRUE(s.offers(0, "goal 3"));
      s.pass(0);
    } else {
      s.play(0, "deliver longhorn 1").expect(0, Ask::kWindow);
      EXPECT_FALSE(s.offers(0, "goal 3"));  // this is the window of the move again
      EXPECT_TRUE(s.offers(0, "deliver longhorn 1"));
      s.play(0, "deliver longhorn 1");
    }
    s.expect(0, Ask::kAction);
  }
}

// covers: AU66, B4.8
TEST(Longhorn, AndCattleInOneStopInTheMoversOrder) {
  for (const bool cattle_first : {true, false}) {
    SCOPED_TRACE(cattle_first);
    Scenario s(3, ante_up());
    s.at(0, "sv10").longhorns(0, 1).cattle(0, "cattle-green-5").turn(0).play(0, "move sv12");
    s.play(0, cattle_first ? "deliver wrangle" : "deliver longhorn 1").expect(0, Ask::kWindow);
    EXPECT_EQ(s.dollars(0), cattle_first ? 60 : 30);  // $20 of Marshal 1 and $40
    s.play(0, cattle_first ? "deliver longhorn 1" : "deliver wrangle").expect(0, Ask::kAction);
    EXPECT_EQ(s.dollars(0), 90);
    EXPECT_EQ(s.player(0).lp, 1);
    EXPECT_EQ(s.player(0).mp, 1);
  }
}

// covers: AU18, switch delivery-moment=turn
TEST(Longhorn, UnderTheOtherSwitchIsDeliveredAtTheEndOfTheTurn) {
  Scenario s(3, ante_up());
  s.side("delivery-moment", "turn").at(0, "sv10").longhorns(0, 1).turn(0);
  s.play(0, "move sv12").expect(0, Ask::kAction).play(0, "end-turn").expect(0, Ask::kWindow);
  s.play(0, "deliver longhorn 1").expect(1, Ask::kIncome);
  EXPECT_EQ(s.player(0).lp, 1);
}

// covers: AU19, B12.5
TEST(Longhorn, AreAllLostToAnArrest) {
  Scenario s(3, ante_up());
  s.at(0, "dr6").at(1, "dr6").mp(0, 1).wp(1, 1).longhorns(1, 3).hand(0, "Kh").turn(0);
  s.draws("9c").play(0, "fight arrest 2").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(1).longhorns, 0);
  EXPECT_EQ(s.player(0).longhorns, 0);
  EXPECT_EQ(s.pub().au.longhorn_supply, 6);
  Scenario sheriff(3, ante_up());
  sheriff.at(1, "mp9").wp(1, 1).longhorns(1, 2).hand(0, "4h").turn(0).draws("9c");
  sheriff.play(0, "play 4h").play(0, "sheriff mp9").settle().expect(0, Ask::kAction);
  EXPECT_EQ(sheriff.player(1).longhorns, 0);
  EXPECT_EQ(sheriff.pub().au.longhorn_supply, 6);
}

// A robbery player 1 wins at once against an empty hand.
void rob(Scenario& s) {
  s.at(0, "dr6").at(1, "dr6").hand(0, "Kh").turn(0);
  s.draws("9c").play(0, "fight robbery 2").settle();
}

// covers: AU16, AU19, AU67, ruling 35, B6.8
TEST(Longhorn, IsRobbedBesidesTheCashOneOrACattleToken) {
  for (const char* loot : {"loot longhorn", "loot cattle", "pass"}) {
    SCOPED_TRACE(loot);
    Scenario s(3, ante_up());
    s.cash(1, 40).longhorns(1, 2).cattle(1, "cattle-green-5");
    rob(s);
    s.play(0, "loot cash").expect(0, Ask::kLootCattle);
    s.play(0, loot).settle().expect(0, Ask::kAction);  // never both
    EXPECT_EQ(s.dollars(0), 20);
    EXPECT_EQ(s.player(0).longhorns, std::string(loot) == "loot longhorn" ? 1 : 0);
    EXPECT_EQ(s.player(1).longhorns, std::string(loot) == "loot longhorn" ? 1 : 2);
    EXPECT_EQ(s.player(0).cattle, std::string(loot) == "loot cattle" ? 0 : kNone);
    EXPECT_EQ(s.pub().au.longhorn_supply, 4);
  }
}

// covers: AU67, ruling 35
TEST(Longhorn, MayBeRobbedByWhoCarriesCattleAndLonghorns) {
  Scenario s(3, ante_up());
  s.longhorns(0, 2).cattle(0, "cattle-blue-1").longhorns(1, 1).cattle(1, "cattle-green-5");
  rob(s);
  s.pass(0).expect(0, Ask::kLootCattle);
  EXPECT_FALSE(s.offers(0, "loot cattle"));
  s.play(0, "loot longhorn").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).longhorns, 3);
  Scenario none(3, ante_up());
  none.cash(1, 40);
  rob(none);
  none.play(0, "loot nuggets").settle().expect(0, Ask::kAction);  // nothing more to ask
}

}  // namespace
}  // namespace dr::longhorns_test
