// B4 Move.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "darkrock/queries.h"
#include "tests/support/scenario.h"

namespace dr::b04_move_test {
namespace {

const Catalog& cat() { return default_content().catalog; }
std::string space_id(int s) { return default_content().lexicon.entry(Deck::kSpace, s).id; }

// The last space that the seat to act can move to and that is no neighbour of where it stands.
Space walk_end(const Scenario& s) {
  const Space from = s.player(0).space;
  Space end = kNone;
  for_each(reach(cat(), s.pub(), 0, movement(cat(), s.pub(), 0)).plain, [&](Space to) {
    if (way(cat(), s.pub(), 0, to, false).steps > 1 && to != from) end = to;
  });
  return end;
}

// The spaces within `range` steps along the lists of the map file; the start from 2 steps on.
SpaceSet walk(Space from, int range) {
  SpaceSet seen, edge;
  edge.add(from);
  for (int step = 0; step < range; ++step) {
    SpaceSet next;
    for_each(edge, [&](Space s) {
      for (int i = 0; i < cat().spaces[s].n_adjacent; ++i) next.add(cat().spaces[s].adjacent[i]);
    });
    seen = seen | next;
    edge = next;
  }
  return seen;
}

// covers: B4.1, B4.2, B4.7, mule, mule-up, mustang, mustang-up
TEST(Move, GoesUpToTwoSpacesOrAsFarAsTheActiveMount) {
  struct {
    const char* mount;
    int range;
  } const rows[] = {{"", 2}, {"mule", 3}, {"mule-up", 4}, {"mustang", 4}, {"mustang-up", 5}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.mount);
    Scenario s(3);
    if (*row.mount) s.item(0, row.mount);
    s.turn(0);
    for (Space from = 0; from < cat().n_spaces; ++from) {
      s.edit().pub.player[0].space = from;
      const SpaceSet expected = walk(from, row.range);
      for (Space to = 0; to < cat().n_spaces; ++to)
        ASSERT_EQ(s.offers(0, "move " + space_id(to)), expected.has(to))
            << space_id(from) << " to " << space_id(to);
    }
  }
}

// covers: B4.1
TEST(Move, AMountThatIsNotActiveDoesNotCarry) {
  Scenario s(3);
  s.carried(0, "mustang-up").at(0, "dr7").turn(0).refused(0, "move rf4", "B4.1");
  EXPECT_TRUE(s.offers(0, "move cj1"));
}

// covers: B4.2, ruling 12, ruling 13
TEST(Move, DiagonalsAreAdjacentAndMesasClosed) {
  Scenario s(3);
  s.at(0, "mp1").turn(0).play(0, "move mp6").play(0, "move dr1");
  EXPECT_EQ(s.space(0), "dr1");
  Scenario m(3);  // both touch the north mesa
  m.at(0, "dr7").turn(0).refused(0, "move sh4 mesa", "B4.2").refused(0, "move sh4", "B4.1");
}

// covers: B4.3
TEST(Move, TownIsDarkrockAndRedFalls) {
  for (Space at = 0; at < cat().n_spaces; ++at) {
    SCOPED_TRACE(space_id(at));
    const std::string prefix = space_id(at).substr(0, 2);
    Scenario s(3);  // Tall Tale: 1 LP in town, else draw 2
    s.at(0, space_id(at)).hand(0, "6c").turn(0).play(0, "play 6c");
    const bool in_town = prefix == "dr" || prefix == "rf";
    EXPECT_EQ(s.player(0).lp, in_town ? 1 : 0);
    EXPECT_EQ(s.player(0).hand_n, in_town ? 0 : 2);
  }
}

// covers: B4.4, ruling 14, ruling 15
TEST(Move, EnteringBanditsEndsTheMoveAndStartsTheFight) {
  for (bool won : {true, false}) {
    SCOPED_TRACE(won);
    Scenario s(3);
    s.at(0, "dr7").item(0, "mustang").bandits("dx1").hand(0, won ? "Ah" : "4h");
    s.fight_deck("fight-j fight-q").turn(0);
    s.refused(0, "move cj1", "B4.4");  // 2 spaces away, but only through the bandits
    s.play(0, "move dx1").pass(0);
    if (!won) s.draws("2d");
    s.play(2, "npc-card J").settle();
    if (won) s.play(0, "reward lp");
    EXPECT_EQ(s.space(0), "dx1");
    EXPECT_FALSE(s.bandits_at("dx1"));
    EXPECT_EQ(s.pub().actions_left, 2);
    s.settle().play(0, "work");  // the turn goes on there
  }
}

// covers: B4.4, ruling 16
TEST(Move, AnotherPlayerStopsNobody) {
  Scenario s(3);
  s.at(0, "dr7").at(1, "dx1").turn(0).play(0, "move cj1");
  EXPECT_EQ(s.space(0), "cj1");
}

// covers: B4.5, ruling 56
TEST(Move, AWantedPlayerNeitherEntersNorPassesTheSheriff) {
  Scenario s(3);
  s.at(0, "dr7").item(0, "mule").sheriff("dx1").wp(0, 1).turn(0);
  s.refused(0, "move dx1", "B4.5").refused(0, "move cj1", "B4.5");
  s.wp(0, 0).mp(0, 3);
  EXPECT_TRUE(s.offers(0, "move dx1"));
  EXPECT_TRUE(s.offers(0, "move cj1"));
}

// Where a figure rides through on its way: round the Sheriff if it is Wanted.
// covers: B4.1, B4.5
TEST(Move, TellsTheSpacesOnTheWay) {
  for (const int wanted : {0, 1}) {
    Scenario s(3);
    s.at(0, "dr7").item(0, "mule").sheriff("dx1").wp(0, wanted).turn(0);
    const Way path = way(cat(), s.pub(), 0, walk_end(s), false);
    s.play(0, "move " + space_id(walk_end(s)));
    int passed = 0;
    for (int i = 0; i < s.events().n; ++i) {
      const Event& e = s.events().list[i];
      if (e.kind != EventKind::kPassed) continue;
      EXPECT_EQ(e.seat, 0);
      EXPECT_EQ(e.a, path.space[passed++]);
      EXPECT_FALSE(wanted && e.a == s.pub().sheriff);
    }
    EXPECT_EQ(passed, path.n - 1);
    EXPECT_GT(passed, 0);
  }
}

TEST(Move, LeavesTheWayOutForThoseWhoDoNotAskForIt) {
  Scenario s(3);
  s.at(0, "dr7").item(0, "mule").turn(0);
  State state = s.state();
  Events events;
  events.ways = false;
  apply(cat(), state, 0, {Verb::kMove, walk_end(s)}, &events);
  EXPECT_EQ(state.pub.player[0].space, walk_end(s));
  EXPECT_GT(events.n, 0);
  EXPECT_TRUE(std::none_of(events.list, events.list + events.n,
                           [](const Event& e) { return e.kind == EventKind::kPassed; }));
}

// covers: B4.5, B12.6, ruling 57
TEST(Move, BecomingWantedBesideTheSheriffBringsNoArrest) {
  Scenario s(3);
  s.at(0, "dr1").hand(0, "2c").turn(0).play(0, "play 2c").play(0, "option 2");
  EXPECT_EQ(s.player(0).wp, 1);
  EXPECT_EQ(s.space(0), "dr1");
  s.expect(0, Ask::kAction);
  EXPECT_FALSE(s.offers(0, "move dr1"));  // out and back in is entering
}

// covers: B4.6, ruling 76
TEST(Move, DeliveriesComeWhenAMoveEndsEvenAfterOneSpace) {
  Scenario s(3);
  s.at(0, "sv13")
      .cattle(0, "cattle-green-1")
      .turn(0)
      .play(0, "move sv12")
      .play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.dollars(0), 40);  // $20 of the token, $20 of the first Marshal space
  EXPECT_EQ(s.player(0).cattle, kNone);
  Scenario t(3);  // standing there is no move
  t.at(0, "sv12").cattle(0, "cattle-green-1").turn(0).play(0, "work").expect(0, Ask::kAction);
  EXPECT_EQ(t.player(0).mp, 0);
  t.play(0, "end-turn").expect(1, Ask::kIncome);
}

// covers: B4.6, poker-saddle-up
TEST(Move, AMoveGrantedByACardEndsLikeAny) {
  Scenario s(3);
  s.at(0, "cj12").cattle(0, "cattle-blue-1").hand(0, "7h").turn(0);
  s.play(0, "play 7h").play(0, "move sv12").play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 1);
}

// covers: B4.7
TEST(Move, MayEndWhereItBeganAndThatIsAMove) {
  Scenario s(3);
  s.at(0, "sv12")
      .cattle(0, "cattle-green-1")
      .turn(0)
      .play(0, "move sv12")
      .play(0, "deliver wrangle");
  EXPECT_EQ(s.player(0).mp, 1);
  EXPECT_EQ(s.pub().actions_left, 2);
  EXPECT_EQ(s.space(0), "sv12");
}

// covers: B4.7, B12.7
TEST(Move, AFigurePutByAnArrestFightsNobody) {
  Scenario s(3);
  s.at(0, "cj3").at(1, "cj3").mp(0, 1).wp(1, 1).bandits("dr1").hand(0, "Ah").draws("2h");
  s.turn(0).play(0, "fight arrest 2").pass(0).settle();
  EXPECT_EQ(s.space(1), "dr1");
  EXPECT_TRUE(s.bandits_at("dr1"));
  EXPECT_EQ(s.player(1).wounds, 1);  // that of the arrest alone
  s.expect(0, Ask::kAction);
}

// covers: B4.8, B7.9, cattle-green-1
TEST(Move, FightFirstThenDeliveriesWhateverItsOutcome) {
  for (bool won : {true, false}) {
    SCOPED_TRACE(won);
    Scenario s(3);
    s.at(0, "sv13").bandits("sv12").cattle(0, "cattle-green-1").hand(0, won ? "Kh" : "4h");
    s.fight_deck("fight-q fight-k").draws(won ? "2h" : "2h 3h").turn(0);
    s.play(0, "move sv12").expect(0, Ask::kWindow);
    EXPECT_FALSE(s.offers(0, "deliver wrangle"));  // the fight comes first
    s.pass(0).play(2, "npc-card Q").settle();
    if (won) s.play(0, "reward lp");
    s.settle().play(0, "deliver wrangle").settle();
    EXPECT_EQ(s.player(0).mp, 1);
    EXPECT_EQ(s.dollars(0), 40);
    EXPECT_EQ(s.player(0).wounds, won ? 0 : 1);
  }
}

// covers: B4.8, G7, poker-sprint
TEST(Move, ProlongingComesBeforeTheEffectsOfTheLastSpace) {
  Scenario s(3);  // from sv13 past the Rail Station: nothing is delivered on the way
  s.at(0, "sv13").cattle(0, "cattle-green-1").hand(0, "6h").turn(0).play(0, "move sv12");
  s.expect(0, Ask::kWindow);
  EXPECT_FALSE(s.offers(0, "deliver wrangle"));
  s.play(0, "react 6h").play(0, "move sv10");
  s.expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "sv10");
  EXPECT_EQ(s.player(0).cattle, 0);
  EXPECT_EQ(s.pub().actions_left, 2);
  Scenario t(3);  // and into it: delivered there
  t.at(0, "cj12").cattle(0, "cattle-green-1").hand(0, "6h").turn(0).play(0, "move sv13");
  t.play(0, "react 6h").play(0, "move sv12").play(0, "deliver wrangle");
  EXPECT_EQ(t.player(0).mp, 1);
}

// covers: B4.8, ruling 115, poker-sprint
TEST(Move, AFightEndsWhatCouldProlongTheMove) {
  Scenario s(3);  // Sprint stays in hand after the bandits
  s.at(0, "sv2").bandits("sv3").hand(0, "6h Ah").fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move sv3").pass(0).play(0, "commit Ah").play(2, "npc-card J").settle();
  s.play(0, "reward lp").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.cards(0), "6h");
  EXPECT_EQ(s.space(0), "sv3");
}

// covers: B4.8, G7, poker-sprint, kit-carson
TEST(Move, EachNewSpaceIsCheckedForAFightAgain) {
  Scenario s(3);  // Kit Carson sprints into bandits: his own last step is lost with the rest
  s.character(0, "kit-carson").character(1, "mary-fields").unlocked(0).at(0, "mp10");
  s.bandits("sv3").hand(0, "6h Ah").fight_deck("fight-j fight-q").turn(0);
  s.play(0, "move sv2").expect(0, Ask::kWindow);
  EXPECT_TRUE(s.offers(0, "trigger character 1 1"));  // both prolong, in his order
  s.play(0, "react 6h").play(0, "move sv3");
  s.pass(0).play(2, "npc-card J").play(0, "reward lp").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.space(0), "sv3");
  EXPECT_TRUE(s.discarded("6h"));
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: B4.8, B15.3, poker-pickpocket
TEST(Move, OtherEndOfMoveEffectsComeInTheMoversOrder) {
  Scenario s(3);  // at the Rail Station with cattle, Pickpocket and a victim: either first
  s.at(0, "sv13").at(1, "sv12").cash(1, 20).cattle(0, "cattle-green-1").hand(0, "9c").turn(0);
  s.play(0, "move sv12").pass(0);  // nothing to prolong with
  EXPECT_TRUE(s.offers(0, "react 9c"));
  EXPECT_TRUE(s.offers(0, "deliver wrangle"));
  s.play(0, "react 9c");
  EXPECT_EQ(s.dollars(0), 10);
  EXPECT_EQ(s.dollars(1), 10);
  s.play(0, "deliver wrangle");
  EXPECT_EQ(s.dollars(0), 50);
  EXPECT_EQ(s.pub().actions_left, 2);
}

// covers: B4.1
TEST(Move, NobodyReachesAnythingBeforeItIsOnTheBoard) {
  const Catalog& cat = default_content().catalog;
  const State state = new_game(cat, dr::Setup{}, seed_from(1));
  ASSERT_EQ(state.pub.ask, Ask::kCharacter);
  EXPECT_TRUE(reach(cat, state.pub, 0, 2).plain.empty());
}

}  // namespace
}  // namespace dr::b04_move_test
