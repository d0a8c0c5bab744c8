// A2 Set-up of Ante Up: figures, start bonuses, and tables that cannot be set up.
#include <gtest/gtest.h>

#include "tests/support/ante_up_start.h"

namespace dr::setup_figures_test {
namespace {

using namespace start;

// covers: AU5, AU42
TEST(AnteUpFigures, PassMarkersLieAtTwoHideoutsOnly) {
  const struct {
    const char* from;
    const char* to;
  } rows[] = {{"sh8", "fr1"}, {"cj8", "fr29"}, {"fr1", "sh8"}, {"fr29", "cj8"}};
  for (const auto& row : rows) {
    Scenario s(3, ante_up());
    s.at(0, row.from).turn(0).play(0, "cross").expect(0, Ask::kAction);
    EXPECT_EQ(s.space(0), row.to);
  }
  for (const char* hideout : {"mp1", "sh1", "dx1", "sv3"}) {
    Scenario s(3, ante_up());
    s.at(0, hideout).turn(0).refused(0, "cross", "AU42");
  }
}

// covers: AU6, AU27
TEST(AnteUpFigures, LegendaryTokensAreHeldWithoutGoals) {
  Scenario s(3, ante_up());
  EXPECT_EQ(s.pub().goals, 0);
  s.at(0, "dr5").cash(0, 20).gp(0, 3).faro("fight-2 fight-3 fight-4 fight-5").turn(0);
  s.next_legends("2").play(0, "faro").play(0, "bet 3 10").settle().expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).gp, 4);
  EXPECT_EQ(s.player(0).legends_n, 1);
  EXPECT_EQ(s.state().own[0].legends[1], 1);
}

// covers: AU6
TEST(AnteUpFigures, EachPlayerHasACubeBesideTheGamblerTrackAndTwoBetMarkers) {
  const NewGame game =
      to_first_turn(with(4, {"mary-fields", "kit-carson", "poker-alice", "wyatt-earp"}), 7);
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(game.state.pub.player[seat].gp, 0);
  Scenario s(3, ante_up());
  s.at(0, "dr5").cash(0, 120).faro("fight-2 fight-3 fight-4 fight-5").turn(0);
  s.play(0, "faro").play(0, "bet 5 10").expect(0, Ask::kBet);
  EXPECT_FALSE(s.offers(0, "bet 6 10"));  // that one lies already
  s.play(0, "bet 6 20").expect(0, Ask::kStay).play(0, "leave").expect(0, Ask::kAction);
}

// covers: AU7, AU9, AU61
TEST(AnteUpFigures, AStartSpaceIsClearedOfItsTokenButNotOfItsGold) {
  int returned = 0, gold = 0;
  for (int seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE(seed);
    const NewGame game = to_first_turn(with(6, {"poker-alice", "curly-bill", "sundance-kid",
                                                "wild-bill-hickok", "kit-carson", "bloody-knife"}),
                                       seed);
    Expected seen = follow(game.events);
    expect_board(game.state, seen);
    returned += seen.returned;
    int lying = 0;
    for (const auto& [id, n] : seen.gold) lying += n;
    gold += lying;
    EXPECT_EQ(game.state.pub.supply_nuggets, 36 - lying);
    for (int seat = 0; seat < 6; ++seat) EXPECT_EQ(game.state.pub.player[seat].nuggets, 0);
    EXPECT_EQ(game.state.pub.fight.on, 0);  // put there by set-up nobody fights (B4.7)
  }
  EXPECT_GT(returned, 20);
  EXPECT_GT(gold, 20);
}

// covers: AU7, AU62, B2.4
TEST(AnteUpFigures, AHighRollerKeepsItsSeatBesideAStartingPlayer) {
  int seated = 0;
  for (int seed = 0; seed < 60; ++seed) {
    const NewGame game =
        to_first_turn(with(3, {"mary-fields", "pat-garrett", "doc-holliday"}), seed);
    Expected seen = follow(game.events);
    expect_board(game.state, seen);
    seated += seen.on[kRollers].contains("dr5");
  }
  EXPECT_GT(seated, 3);
}

// covers: AU63, MB1, MB15, AU7
TEST(AnteUpFigures, TheManInBlackIsPutDownLikeAPlayer) {
  int returned = 0;
  for (int seed = 0; seed < 80; ++seed) {
    SCOPED_TRACE(seed);
    const NewGame early = begin(with(2), seed);
    EXPECT_EQ(early.state.pub.mib.space, kNone);  // not there for the set-up event
    const NewGame game = to_first_turn(with(2, {"mary-fields", "kit-carson"}), seed);
    EXPECT_EQ(space_id(game.state.pub.mib.space), "sv12");
    EXPECT_FALSE(game.state.pub.au.outlaws.has(space("sv12")));
    Expected seen = follow(game.events);
    returned += seen.on[kOutlaws].contains("sv12");
    seen.put_figure("sv12");
    expect_board(game.state, seen);
  }
  EXPECT_GT(returned, 0);
}

// covers: AU8, AU60, ruling 10
TEST(AnteUpFigures, TheNewPlayerAidSellsNuggetsOncePerTurn) {
  Scenario s(3, ante_up());
  s.at(0, "dr10").nuggets(0, 3).turn(0).play(0, "deposit 1").refused(0, "deposit 1", "AU60");
  Scenario base(3);
  base.at(0, "dr10").nuggets(0, 3).turn(0).play(0, "deposit 1");
  EXPECT_TRUE(base.offers(0, "deposit 1"));
}

// covers: AU13, AU63, ruling 113, fee-lee-wong, gazette
TEST(AnteUpFigures, FeeLeeWongsGazetteCallsAnEventAtOnceWithoutTheSheriff) {
  int sheriff_lines = 0, barred = 0;
  for (int seed = 0; seed < 80; ++seed) {
    SCOPED_TRACE(seed);
    // Billy is Wanted, and the three others are down before Fee Lee Wong takes his bonus.
    const NewGame game = to_first_turn(
        with(4, {"billy-the-kid", "wild-bill-hickok", "curly-bill", "fee-lee-wong"}), seed);
    Expected seen = follow(game.events);
    EXPECT_EQ(seen.events, 3);
    expect_board(game.state, seen);
    EXPECT_EQ(space_id(game.state.pub.sheriff), "dr1");
    EXPECT_EQ(space_id(cat().stops[(game.state.pub.au.train + 7) % 8]),
              seen.train);  // AU31: one on
    const Event* last = nullptr;
    for (int i = 0; i < game.events.n; ++i) {
      EXPECT_NE(game.events.list[i].kind, EventKind::kSheriffMoved);
      if (game.events.list[i].kind == EventKind::kEventCard) last = &game.events.list[i];
    }
    ASSERT_NE(last, nullptr);
    EXPECT_EQ(last->seat, 3);
    sheriff_lines += event_row(last->a).sheriff;
    for (const EventRow::Place& place : event_row(last->a).place)
      if (place.space) barred += std::string_view(place.space) == "fr36" && place.kind == kOutlaws;
    EXPECT_TRUE(game.state.pub.player[3].items >> (content().lexicon.find("gazette")->second / 2) &
                1);
    EXPECT_EQ(game.state.pub.au.waiting_n, 0);
  }
  EXPECT_GT(sheriff_lines, 10);
  EXPECT_GT(barred, 2);
}

// --- tables that cannot be set up ---

std::string refused(const Catalog& catalog, const dr::Setup& setup) {
  const char* no = refuse_setup(catalog, setup);
  return no ? no : "";
}

// covers: AU3, AU52
TEST(AnteUpRefused, ModulesThatNeedAnteUp) {
  dr::Setup setup;
  const Catalog& base = default_content().catalog;
  EXPECT_EQ(refused(base, setup), "");
  setup.modules = kAlternativePoker;
  EXPECT_EQ(refused(base, setup),
            "The alternative poker cards need Ante Up: Rumors calls an event (AU3).");
  setup.modules = kCommunityPoker;
  EXPECT_EQ(refused(base, setup),
            "Community Card Poker needs Ante Up: it gives Gambler points (AU55).");
  setup.modules = 8;
  EXPECT_EQ(refused(base, setup), "There is no such module of the game.");
  for (const int modules : {1, 3, 5, 7}) {
    EXPECT_EQ(refused(default_content(modules & 3).catalog, ante_up(modules)), "") << modules;
  }
}

// covers: AU1
TEST(AnteUpRefused, CardsOfTheOtherKind) {
  EXPECT_EQ(refused(default_content().catalog, ante_up(kAnteUp)),
            "These cards are of the base game alone; Ante Up needs its own.");
  EXPECT_EQ(refused(cat(), {}), "These cards are of Ante Up; the table does not play it.");
}

// covers: AU1, B2.3
TEST(AnteUpRefused, ItsCharactersInABaseGame) {
  dr::Setup setup;
  setup.players = 3;
  setup.characters[1] = character("curly-bill");
  EXPECT_EQ(refused(default_content().catalog, setup),
            "This character starts on the Buzzard Gulch board: play with Ante Up (AU1).");
  setup.characters[1] = 30;
  EXPECT_EQ(refused(default_content().catalog, setup), "There is no such character (B2.3).");
  dr::Setup with_it = with(3, {"curly-bill"});
  EXPECT_EQ(refused(cat(), with_it), "");
  with_it.characters[2] = 20;
  EXPECT_EQ(refused(cat(), with_it), "There is no such character (B2.3).");
  with_it.characters[2] = character("curly-bill");
  EXPECT_EQ(refused(cat(), with_it), "Each character can be played by one player only (B2.3).");
}

// covers: switch event-marker-at-end=off, AU5
TEST(AnteUpRefused, ItsSwitchesInABaseGame) {
  for (int i = 0; i < kSwitches; ++i) {
    SCOPED_TRACE(kSwitchInfo[i].id);
    if (static_cast<Switch>(i) == Switch::kShotgunUp) continue;  // has a rule of its own
    dr::Setup setup;
    setup.switches = 1u << i;
    EXPECT_EQ(
        refused(default_content().catalog, setup),
        i < kBaseSwitches ? "" : "The switches of Ante Up need Ante Up (editions, section 4).");
    setup.modules = kAnteUp;
    EXPECT_EQ(refused(cat(), setup), "");
  }
  EXPECT_EQ(kSwitches - kBaseSwitches, 4);
}

// covers: B2.8, AU1
TEST(AnteUpRefused, AFirstGame) {
  dr::Setup setup;
  setup.players = 3;
  setup.first_game = 1;
  setup.cattle = 0;
  setup.length = Length::kShort;
  EXPECT_EQ(refused(default_content().catalog, setup), "");
  setup.modules = kAnteUp;
  EXPECT_EQ(refused(cat(), setup), "A first game is played without Ante Up (B2.8).");
}

}  // namespace
}  // namespace dr::setup_figures_test
