// A11, A14 The second board: its spaces, the railway, the passes, the Sheriff between the boards.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::boards_test {
namespace {

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }
const Catalog& catalog() { return content().catalog; }

Space space(std::string_view id) {
  const auto found = content().lexicon.find(id);
  EXPECT_TRUE(found) << id;
  return static_cast<Space>(found ? found->second : 0);
}

std::string ids(const SpaceSet& set) {
  std::string out;
  for_each(set, [&](Space s) {
    out += (out.empty() ? "" : " ") + content().lexicon.entry(Deck::kSpace, s).id;
  });
  return out;
}

// All spaces that can be come to from `from`, with or without corners and links.
SpaceSet flood(std::string_view from, int corners_off, bool links) {
  SpaceSet out, edge;
  out.add(space(from));
  edge = out;
  while (!edge.empty()) {
    SpaceSet next;
    for_each(edge, [&](Space s) {
      next = next | catalog().near[corners_off][s];
      if (links) next = next | catalog().linked[s];
    });
    edge = next - out;
    out = out | next;
  }
  return out;
}

// --- the map ----------------------------------------------------------------------------------------

// covers: AU42, AU39
TEST(AuMap, FortySevenSpacesJoinedToTheBaseBoardByThreeLinksOnly) {
  EXPECT_EQ(catalog().gulch.size(), 47);
  EXPECT_EQ(catalog().n_spaces, default_content().catalog.n_spaces + 47);
  for (const int off : {0, 1}) {
    SCOPED_TRACE(off);
    EXPECT_EQ(flood("fr1", off, false), catalog().gulch);
    EXPECT_EQ(flood("mp1", off, false).size(), 65);
    EXPECT_EQ(flood("mp1", off, true).size(), 112);  // and everything can be reached
    for (Space a = 0; a < catalog().n_spaces; ++a)
      for_each(catalog().near[off][a], [&](Space b) {
        EXPECT_TRUE(catalog().near[off][b].has(a));
        EXPECT_NE(a, b);
      });
  }
  for (const auto& [a, b] : {std::pair{"sv12", "fr16"}, {"sh8", "fr1"}, {"cj8", "fr29"}}) {
    EXPECT_EQ(ids(catalog().linked[space(a)]), b);
    EXPECT_EQ(ids(catalog().linked[space(b)]), a);
  }
  int ends = 0;
  for (Space s = 0; s < catalog().n_spaces; ++s) ends += catalog().linked[s].size();
  EXPECT_EQ(ends, 6);
}

// covers: AU37, AU38, AU40, AU41, AU42, AU56, AU58, AU80
TEST(AuMap, WhatLiesWhere) {
  struct Row {
    Tag tag;
    const char* spaces;
  };
  constexpr Row kRows[] = {{Tag::kSaloon, "dr5 dr8 dr9 rf2 rf4 rf5 bg1 bg2 bg3"},
                           {Tag::kTradingPost, "bg4 bg5 bg6"},
                           {Tag::kMarshalsOffice, "bg7"},
                           {Tag::kSheriffsOffice, "dr1"},
                           {Tag::kMountainPassA, "fr1"},
                           {Tag::kMountainPassC, "fr29"},
                           {Tag::kRanchOrange, "fr8"},
                           {Tag::kRanchGreen, "mp2"},
                           {Tag::kRanchBlue, "sh7"},
                           {Tag::kRailStation, "sv12 fr16"},
                           {Tag::kOutlawCamp, "fr36"},
                           {Tag::kFrontier6, "fr11 fr14 fr23 fr26"},
                           {Tag::kFrontier7, "fr3 fr6 fr38 fr40"},
                           {Tag::kFrontier8, "fr21"},
                           {Tag::kHideoutA, "mp1 sh8"},
                           {Tag::kHideoutB, "dx1 sh1"},
                           {Tag::kHideoutC, "cj8 sv3"}};
  for (const Row& row : kRows) EXPECT_EQ(ids(catalog().tag[static_cast<int>(row.tag)]), row.spaces);
  for (const Tag tag : {Tag::kBank, Tag::kDoctor, Tag::kCabaret, Tag::kMine, Tag::kGeneralStore})
    EXPECT_TRUE((catalog().tag[static_cast<int>(tag)] & catalog().gulch).empty());
  for_each(catalog().gulch, [&](Space s) {
    const bool town = content().lexicon.entry(Deck::kSpace, s).id.starts_with("bg");
    EXPECT_EQ(catalog().spaces[s].town == Town::kBuzzardGulch, town);
    EXPECT_EQ(catalog().towns.has(s), town);
  });
}

// covers: B7.10, AU33, B4.3, poker-tall-tale
TEST(AuMap, WorkAndTownsOnTheSecondBoard) {
  for (const char* where : {"bg1", "bg4", "bg7", "fr1", "fr8", "fr14", "fr16", "fr21", "fr36"}) {
    SCOPED_TRACE(where);
    Scenario s(3, ante_up());
    s.at(0, where).turn(0).play(0, "work");
    EXPECT_EQ(s.dollars(0), 10);
  }
  for (const char* where : {"fr2", "fr17", "fr19", "fr33"}) {
    SCOPED_TRACE(where);
    Scenario s(3, ante_up());
    s.at(0, where).turn(0).refused(0, "work", "B7.10");
  }
  for (const char* where : {"bg3", "bg7", "fr17", "fr16"}) {
    SCOPED_TRACE(where);
    const bool town = where[0] == 'b';
    Scenario s(3, ante_up());
    s.at(0, where).hand(0, "6c").turn(0).play(0, "play 6c");  // a point in town, else two cards
    EXPECT_EQ(s.player(0).lp, town ? 1 : 0);
    EXPECT_EQ(s.player(0).hand_n, town ? 0 : 2);
  }
}

constexpr std::pair<const char*, const char*> kCorners[] = {
    {"bg1", "fr17"},  {"bg2", "bg4"},   {"bg2", "fr13"},  {"bg2", "fr20"},  {"bg3", "bg5"},
    {"bg5", "fr18"},  {"bg5", "fr25"},  {"bg6", "fr24"},  {"bg6", "fr26"},  {"bg7", "fr14"},
    {"bg7", "fr25"},  {"fr5", "fr10"},  {"fr6", "fr9"},   {"fr6", "fr12"},  {"fr7", "fr10"},
    {"fr14", "fr16"}, {"fr15", "fr17"}, {"fr16", "fr23"}, {"fr17", "fr22"}, {"fr17", "fr24"},
    {"fr18", "fr21"}, {"fr19", "fr20"}, {"fr22", "fr30"}, {"fr23", "fr28"}, {"fr23", "fr31"},
    {"fr24", "fr30"}, {"fr24", "fr32"}, {"fr25", "fr31"}, {"fr26", "fr35"}, {"fr27", "fr34"},
    {"fr30", "fr38"}, {"fr31", "fr37"}, {"fr31", "fr39"}, {"fr32", "fr38"}, {"fr32", "fr40"},
    {"fr33", "fr39"}, {"mp1", "mp6"},   {"mp2", "mp7"}};

// covers: switch diagonals=on, switch diagonals=off, ruling 12
TEST(AuMap, CornersAreAdjacentOrNot) {
  for (const char* side : {"on", "off"})
    for (const auto& [a, b] : kCorners) {
      SCOPED_TRACE(std::string(a) + "-" + b + " " + side);
      Scenario s(3, ante_up());
      s.side("diagonals", side).at(0, a).at(1, b).turn(0);
      const bool on = std::string_view(side) == "on";
      EXPECT_EQ(reach(catalog(), s.pub(), 0, 1).plain.has(space(b)), on);
      EXPECT_EQ(reach(catalog(), s.pub(), 1, 1).plain.has(space(a)), on);
      s.longhorns(0, 1);  // one step on foot
      EXPECT_EQ(s.offers(0, std::string("move ") + b), on);
    }
  int removed = 0;
  for (Space s = 0; s < catalog().n_spaces; ++s) {
    EXPECT_TRUE((catalog().near[1][s] - catalog().near[0][s]).empty());
    removed += (catalog().near[0][s] - catalog().near[1][s]).size();
  }
  EXPECT_EQ(removed, 2 * static_cast<int>(std::size(kCorners)));  // these and no others
}

// --- rail travel ------------------------------------------------------------------------------------

// covers: AU39, ruling 96
TEST(Rail, TenDollarsAndOneActionForTheRideAndAMove) {
  for (const bool back : {false, true}) {
    SCOPED_TRACE(back);
    Scenario s(3, ante_up());
    s.at(0, back ? "fr16" : "sv12").cash(0, 30).turn(0);
    s.play(0, "rail").expect(0, Ask::kMoveTo);
    EXPECT_EQ(s.space(0), back ? "sv12" : "fr16");
    EXPECT_EQ(s.dollars(0), 20);
    s.play(0, back ? "move dr10" : "move bg7").expect(0, Ask::kAction);
    EXPECT_EQ(s.space(0), back ? "dr10" : "bg7");
    EXPECT_EQ(s.pub().actions_left, 2);
    EXPECT_EQ(s.dollars(0), 20);
  }
}

// covers: AU39, mustang
TEST(Rail, TheMoveIsAsLongAsTheMountGoes) {
  Scenario s(3, ante_up());
  s.at(0, "sv12").cash(0, 10).item(0, "mustang").turn(0).play(0, "rail");
  EXPECT_TRUE(s.offers(0, "move bg5"));    // four
  EXPECT_FALSE(s.offers(0, "move fr21"));  // five
  EXPECT_TRUE(s.offers(0, "move fr16"));   // away and back
  s.play(0, "move bg5").expect(0, Ask::kAction);
}

// covers: AU70, AU39
TEST(Rail, WithoutTheMoveItEndsAtTheStation) {
  Scenario s(3, ante_up());
  s.at(0, "sv12").cash(0, 10).cattle(0, "cattle-green-3").hand(0, "6h").turn(0);
  s.play(0, "rail").pass(0).expect(0, Ask::kWindow);
  s.play(0, "react 6h").expect(0, Ask::kMoveTo).pass(0);  // a Move action: Sprint can prolong it
  s.expect(0, Ask::kWindow).play(0, "deliver wrangle").expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "fr16");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 50);  // the token's 30 and the Marshal's 20
}

// covers: AU39
TEST(Rail, NothingIsDeliveredOnTheWay) {
  Scenario s(3, ante_up());
  s.at(0, "sv12").cash(0, 10).cattle(0, "cattle-green-3").longhorns(0, 1).turn(0);
  s.play(0, "rail").expect(0, Ask::kMoveTo).play(0, "move fr17").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).longhorns, 1);
  EXPECT_EQ(s.player(0).cattle, 0);
  EXPECT_EQ(s.player(0).mp, 0);
}

// covers: AU39
TEST(Rail, ItNeedsTheMoneyAndAStation) {
  Scenario poor(3, ante_up());
  poor.at(0, "sv12").turn(0);
  EXPECT_FALSE(poor.offers(0, "rail"));
  poor.refused(0, "rail", "AU39");
  for (const char* where : {"sv13", "fr17", "cj8", "sh8"}) {
    SCOPED_TRACE(where);
    Scenario s(3, ante_up());
    s.at(0, where).cash(0, 50).train(s.train_space()).turn(0).refused(0, "rail", "AU39");
  }
}

// covers: ruling 97, AU17, AU66
TEST(Rail, LonghornsRideAlongAndShortenOnlyTheMove) {
  Scenario s(3, ante_up());
  s.at(0, "sv12").cash(0, 10).item(0, "mustang").longhorns(0, 2).turn(0).play(0, "rail");
  EXPECT_EQ(s.space(0), "fr16");
  EXPECT_TRUE(s.offers(0, "move bg1"));   // two
  EXPECT_FALSE(s.offers(0, "move bg2"));  // three
  s.pass(0).play(0, "deliver longhorn 2").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 2);
}

// covers: AU70, AU20, outlaw-2
TEST(Rail, AnOutlawAtTheStationEndsIt) {
  Scenario s(3, ante_up());
  s.at(0, "sv12").cash(0, 10).token("outlaw-2", "fr16").hand(0, "Kh").longhorns(0, 1);
  s.fight_deck("fight-8 fight-2").turn(0).play(0, "rail").settle().play(2, "npc-card 8");
  s.expect(0, Ask::kWindow).play(0, "deliver longhorn 1").settle();
  s.expect(0, Ask::kAction);  // no Move after the fight; what ends a move comes all the same
  EXPECT_EQ(s.space(0), "fr16");
  EXPECT_EQ(s.dollars(0), 60);
  EXPECT_FALSE(s.token_at(TokenKind::kOutlaw, "fr16"));
}

// covers: AU39, AU20, outlaw-2
TEST(Rail, AnOutlawOnTheMoveAfterItStopsThatToo) {
  Scenario s(3, ante_up());
  s.at(0, "sv12").cash(0, 10).token("outlaw-2", "fr17").hand(0, "Kh").item(0, "mustang");
  s.fight_deck("fight-8 fight-2").turn(0).play(0, "rail");
  EXPECT_TRUE(s.offers(0, "move fr17"));
  s.play(0, "move fr17").settle().play(2, "npc-card 8").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "fr17");
  EXPECT_EQ(s.dollars(0), 30);
}

// covers: AU39, AU70, B4.4
TEST(Rail, BanditsOnTheMoveAfterItToo) {
  Scenario s(3, ante_up());
  s.at(0, "fr16").cash(0, 10).bandits("sv3").hand(0, "Kh").item(0, "mustang-up");
  s.fight_deck("fight-j fight-q").turn(0).play(0, "rail");
  EXPECT_TRUE(s.offers(0, "move sv2"));  // sv9, sv7, sv4, sv2
  s.play(0, "move sv3").settle().play(2, "npc-card J").play(0, "reward lp");
  s.expect(0, Ask::kAction);
  EXPECT_FALSE(s.bandits_at("sv3"));
  EXPECT_EQ(s.space(0), "sv3");
}

// covers: AU70, B4.5
TEST(Rail, AWantedPlayerDoesNotRideToTheSheriff) {
  for (const bool wanted : {true, false}) {
    SCOPED_TRACE(wanted);
    Scenario s(3, ante_up());
    s.at(0, "sv12").cash(0, 10).wp(0, wanted).wp(2, 1).sheriff("fr16").turn(0);
    EXPECT_EQ(s.offers(0, "rail"), !wanted);
    if (wanted)
      s.refused(0, "rail", "B4.5");
    else
      s.play(0, "rail").pass(0);
    EXPECT_EQ(s.space(0), wanted ? "sv12" : "fr16");
  }
}

// --- mountain passes --------------------------------------------------------------------------------

// covers: AU42
TEST(Passes, AreCrossedBothWaysByAnActionOfTheirOwn) {
  for (const auto& [from, to] :
       {std::pair{"sh8", "fr1"}, {"fr1", "sh8"}, {"cj8", "fr29"}, {"fr29", "cj8"}}) {
    SCOPED_TRACE(from);
    Scenario s(3, ante_up());
    s.at(0, from).item(0, "mustang").turn(0);
    EXPECT_FALSE(s.offers(0, std::string("move ") + to));
    s.refused(0, std::string("move ") + to, "B4.2");  // no plain Move leads there
    s.play(0, "cross").expect(0, Ask::kAction);       // and no movement is left after it
    EXPECT_EQ(s.space(0), to);
    EXPECT_EQ(s.pub().actions_left, 2);
  }
}

// covers: AU42
TEST(Passes, TheOtherHideoutsHaveNone) {
  for (const char* where : {"mp1", "sv3", "sh1", "dx1", "fr16", "sv12", "fr2"}) {
    SCOPED_TRACE(where);
    Scenario s(3, ante_up());
    s.at(0, where).cash(0, 20).turn(0);
    EXPECT_FALSE(s.offers(0, "cross"));
    s.refused(0, "cross", "AU42");
  }
  Scenario base(3);
  base.at(0, "sh8").turn(0);
  EXPECT_FALSE(base.offers(0, "cross"));
}

// covers: AU42, AU70, B4.4
TEST(Passes, BanditsAtTheOtherEndAreFought) {
  Scenario s(3, ante_up());
  s.at(0, "fr29").bandits("cj8").hand(0, "6h Kh").fight_deck("fight-j fight-q").turn(0);
  s.play(0, "cross").pass(0).play(0, "commit Kh").play(2, "npc-card J").settle();
  s.play(0, "reward mp").settle().expect(0, Ask::kAction);
  EXPECT_FALSE(s.bandits_at("cj8"));
  EXPECT_EQ(s.cards(0), "6h");  // no Sprint: the fight ended the move
}

// covers: AU70, AU20, outlaw-3, claim-jumper-2
TEST(Passes, OutlawsToo) {
  Scenario s(3, ante_up());
  s.at(0, "sh8").token("outlaw-3", "fr1").hand(0, "Kh").fight_deck("fight-8 fight-2").turn(0);
  s.play(0, "cross").settle().play(2, "npc-card 8").expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).lp, 1);
  EXPECT_EQ(s.space(0), "fr1");
}

// covers: AU70, B4.5
TEST(Passes, AWantedPlayerDoesNotCrossToTheSheriff) {
  Scenario s(3, ante_up());
  s.at(0, "sh8").wp(0, 1).sheriff("fr1").turn(0);
  EXPECT_FALSE(s.offers(0, "cross"));
  s.refused(0, "cross", "B4.5");
  Scenario free(3, ante_up());
  free.at(0, "sh8").sheriff("fr1").turn(0).play(0, "cross");
  EXPECT_EQ(free.space(0), "fr1");
}

// covers: AU70, AU30, ruling 97, poker-sprint
TEST(Passes, CrossingIsAMoveAction) {
  Scenario s(3, ante_up());
  s.at(0, "sh8").longhorns(0, 4).gold("fr2", 1).hand(0, "6h").turn(0);
  s.play(0, "cross").play(0, "react 6h").play(0, "move fr2").play(0, "take-nuggets 1").settle();
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "fr2");
  EXPECT_EQ(s.player(0).nuggets, 1);
  EXPECT_EQ(s.player(0).longhorns, 4);
}

// --- the Sheriff ------------------------------------------------------------------------------------

// covers: AU39, AU42, B12.2, poker-manhunt
TEST(SheriffOnTwoBoards, EachLinkIsOneSpace) {
  Scenario s(3, ante_up());
  s.wp(2, 1).sheriff("sv12").hand(0, "4h").turn(0).play(0, "play 4h");
  EXPECT_TRUE(s.offers(0, "sheriff fr16"));  // 1
  EXPECT_TRUE(s.offers(0, "sheriff bg7"));   // by fr17 or fr23, 3
  EXPECT_FALSE(s.offers(0, "sheriff bg4"));  // 4
  s.play(0, "sheriff bg7").expect(0, Ask::kAction);
  for (const auto& [from, far] :
       {std::pair{"sh9", "fr2"}, {"fr2", "sh9"}, {"cj5", "fr37"}, {"fr37", "cj5"}}) {
    SCOPED_TRACE(from);
    Scenario pass(3, ante_up());
    pass.wp(2, 1).at(2, "dr6").sheriff(from).hand(0, "4h").turn(0).play(0, "play 4h");
    pass.play(0, std::string("sheriff ") + far).expect(0, Ask::kAction);
    EXPECT_EQ(pass.sheriff_space(), far);
  }
}

// covers: AU42, B12.3, ruling 52
TEST(SheriffOnTwoBoards, AWantedPlayerAtTheOtherEndStopsHim) {
  Scenario s(3, ante_up());
  s.at(2, "fr1").wp(2, 1).hand(2, "5c").sheriff("sh8").hand(0, "4h").turn(0).play(0, "play 4h");
  EXPECT_TRUE(s.offers(0, "sheriff fr1"));
  EXPECT_FALSE(s.offers(0, "sheriff fr2"));  // there is no other way
  s.draws("6h").play(0, "sheriff fr1").settle();
  EXPECT_EQ(s.space(2), "bg7");
}

}  // namespace
}  // namespace dr::boards_test
