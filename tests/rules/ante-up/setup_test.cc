// A2 Set-up of Ante Up: real games over many seeds.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "tests/support/ante_up_start.h"

namespace dr::setup_test {
namespace {

using namespace start;

// How many there are of each stands in C20 of content.md, which Report.TheBookCountsTheComponents reads.
// covers: AU1, longhorn
TEST(AnteUpBox, IsAddedToTheBaseBox) {
  const Catalog& base = default_content().catalog;
  EXPECT_GT(cat().n_characters, base.n_characters);
  EXPECT_GT(cat().n_items, base.n_items);
  for (int i = 0; i < cat().n_items; ++i) EXPECT_EQ(cat().items[i].copies, 6);
  EXPECT_EQ(base.n_spaces, 65);
  EXPECT_EQ(cat().n_spaces, 65 + 47);
  EXPECT_EQ(base.n_events + base.n_tokens + base.n_longhorns + base.cattle_n[2], 0);
}

// covers: AU2
TEST(AnteUpSetUp, TheTradingPostGetsAWeaponAMountAndTwoGeneralItems) {
  std::set<int> seen;
  for (int seed = 0; seed < 60; ++seed) {
    const NewGame game = begin(with(3), seed);
    int types[3] = {};
    for (int i = 0; i < cat().n_items; ++i) {
      EXPECT_EQ(stock_of(game.state.pub, i), 6);
      if (!(game.state.pub.au.rack >> i & 1)) continue;
      ++types[static_cast<int>(cat().items[i].type)];
      seen.insert(i);
    }
    EXPECT_EQ(types[static_cast<int>(ItemType::kWeapon)], 1);
    EXPECT_EQ(types[static_cast<int>(ItemType::kMount)], 1);
    EXPECT_EQ(types[static_cast<int>(ItemType::kGeneral)], 2);
  }
  EXPECT_EQ(static_cast<int>(seen.size()), cat().n_items);  // any kind may lie there
}

// covers: AU2, AU37
TEST(AnteUpSetUp, EverythingElseIsSoldAtTheGeneralStores) {
  Scenario s(3, ante_up());
  s.trading_post("rifle mule gazette whiskey").at(0, "dr2").cash(0, 120).turn(0);
  s.refused(0, "buy rifle", "AU37").refused(0, "buy whiskey", "AU37");
  EXPECT_TRUE(s.offers(0, "buy derringer") && s.offers(0, "buy snake-oil"));
  Scenario post(3, ante_up());
  post.trading_post("rifle mule gazette whiskey").at(0, "bg4").cash(0, 120).turn(0);
  post.refused(0, "buy derringer", "AU37").refused(0, "buy mustang", "AU37");
  EXPECT_TRUE(post.offers(0, "buy rifle") && post.offers(0, "buy whiskey"));
}

// covers: AU3
TEST(AnteUpSetUp, AlternativePokerCardsTakeThePlaceOfTheirTwins) {
  const Lexicon& alternative = default_content(kAnteUp | kAlternativePoker).lexicon;
  const std::map<int, std::pair<std::string, std::string>> swapped = {
      {kind_of(make_card(5, Suit::kHearts)), {"poker-payday", "poker-vendetta"}},
      {kind_of(make_card(7, Suit::kClubs)), {"poker-reputation", "poker-rumors"}},
      {kind_of(make_card(8, Suit::kClubs)), {"poker-wallop", "poker-scout"}},
      {kind_of(make_card(9, Suit::kHearts)), {"poker-instincts", "poker-jackpot"}},
      {kind_of(make_card(10, Suit::kClubs)), {"poker-fools-gold", "poker-outfit"}},
  };
  for (int kind = 0; kind < kPokerKinds; ++kind) {
    const auto found = swapped.find(kind);
    const std::string plain = content().lexicon.entry(Deck::kPoker, kind).id;
    EXPECT_EQ(plain, default_content().lexicon.entry(Deck::kPoker, kind).id);
    if (found != swapped.end()) {
      EXPECT_EQ(plain, found->second.first);
    }
    EXPECT_EQ(alternative.entry(Deck::kPoker, kind).id,
              found == swapped.end() ? plain : found->second.second);
  }
  for (const int modules : {int{kAnteUp}, kAnteUp | kAlternativePoker}) {
    dr::Setup setup = ante_up(modules);
    setup.players = 3;
    const State state = new_game(default_content(modules).catalog, setup, seed_from(1));
    EXPECT_EQ(state.pub.poker_deck_n, 52);
  }
}

// covers: AU4
TEST(AnteUpSetUp, OrangeCattleLieAtTheBuzzardGulchRanch) {
  const NewGame game = begin(with(3), 3);
  EXPECT_EQ(game.state.pub.cattle_n[2], 8);
  EXPECT_EQ(game.state.hid.cattle[2], 0xff);
  dr::Setup without = with(3);
  without.cattle = 0;
  EXPECT_EQ(begin(without, 3).state.pub.cattle_n[2], 0);
  Scenario s(3, ante_up());
  s.at(0, "fr8").next_cattle("cattle-orange-3").turn(0).play(0, "cattle orange");
  EXPECT_EQ(s.player(0).cattle, 2);
}

// covers: AU5, AU33, AU68
TEST(AnteUpSetUp, TheTrainStartsAtSpikesViewFacingRight) {
  int untouched = 0;
  for (int seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    const NewGame early = begin(with(4), seed);
    const std::string stop = space_id(cat().stops[early.state.pub.au.train]);
    EXPECT_EQ(stop, follow(early.events).train);  // only set-up events have moved it
    untouched += stop == "sv12";
    EXPECT_EQ(early.state.pub.au.train_n, 8);
    const NewGame first = to_first_turn(with(4), seed);  // AU31: one stop on, toward Buzzard Gulch
    EXPECT_EQ(first.state.pub.au.train, (early.state.pub.au.train + 1) % kTrainStops);
    if (stop == "sv12") {
      EXPECT_EQ(space_id(cat().stops[first.state.pub.au.train]), "cj8");
    }
  }
  EXPECT_GT(untouched, 2);
}

// covers: AU5, AU41
TEST(AnteUpSetUp, NineOfTwelveFrontierTokensLieNumberSideUp) {
  std::map<std::string, int> values = {{"fr3", 7},  {"fr6", 7},  {"fr11", 6},
                                       {"fr14", 6}, {"fr21", 8}, {"fr23", 6},
                                       {"fr26", 6}, {"fr38", 7}, {"fr40", 7}};
  const int numbers[] = {3, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6};  // C17.1
  std::set<int> used, first;
  for (int seed = 0; seed < 40; ++seed) {
    const NewGame game = begin(with(3), seed);
    std::set<int> lying;
    for (int i = 0; i < kFrontierSpaces; ++i) {
      const int token = game.state.hid.au.frontier_at[i];
      ASSERT_LT(token, 12);
      lying.insert(token);
      EXPECT_EQ(game.state.pub.au.frontier[i], numbers[token]);
      EXPECT_EQ(values[space_id(cat().frontier_space[i])], cat().frontier_value[i]);
    }
    EXPECT_EQ(lying.size(), 9u);
    used.insert(lying.begin(), lying.end());
    first.insert(game.state.hid.au.frontier_at[0]);
  }
  EXPECT_EQ(used.size(), 12u);
  EXPECT_GT(first.size(), 6u);
}

// covers: AU5, switch event-marker-at-end=on, switch event-marker-at-end=off
TEST(AnteUpSetUp, EventMarkersGoAsFarAsTheGame) {
  constexpr int kTracks = 1 | 2 | 4;  // space 5 of the Gambler, Marshal and Wanted tracks
  constexpr int k5 = 8, k10 = 16, k15 = 32, k20 = 64;
  const struct {
    Length length;
    int on, off;
  } rows[] = {{Length::kShort, k5 | k10 | k15, k5 | k10},
              {Length::kMedium, k5 | k10 | k15 | k20, k5 | k10 | k15},
              {Length::kLong, k5 | k10 | k15 | k20, k5 | k10 | k15 | k20}};
  for (const auto& row : rows) {
    dr::Setup setup = with(3);
    setup.length = row.length;
    EXPECT_EQ(to_first_turn(setup, 1).state.pub.au.markers, kTracks | row.on);
    setup.switches |= 1u << static_cast<int>(Switch::kEventMarkerAtEnd);
    EXPECT_EQ(to_first_turn(setup, 1).state.pub.au.markers, kTracks | row.off);
  }
}

// covers: AU5, AU63, ruling 90
TEST(AnteUpSetUp, OneEventForEveryTwoPlayersBeforeAnyFigure) {
  for (int players = 2; players <= 6; ++players) {
    std::set<int> drawn;
    for (int seed = 0; seed < 25; ++seed) {
      SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
      const NewGame game = begin(with(players), seed);
      EXPECT_EQ(game.state.pub.ask, Ask::kCharacter);  // no choice was involved so far
      Expected seen = follow(game.events);
      EXPECT_EQ(seen.events, (players + 1) / 2);
      EXPECT_TRUE(seen.figures.empty());
      expect_board(game.state, seen);
      for (int i = 0; i < game.events.n; ++i)
        if (game.events.list[i].kind == EventKind::kEventCard) {
          EXPECT_EQ(game.events.list[i].seat, kNone);
          drawn.insert(game.events.list[i].a);
        }
    }
    EXPECT_GT(drawn.size(), 10u);
  }
}

// covers: AU5, ruling 90, B2.6
TEST(AnteUpSetUp, TheSheriffsLineIsSkippedAndHeStartsInHisOffice) {
  int skipped = 0;
  for (int seed = 0; seed < 40; ++seed) {
    const NewGame game =
        to_first_turn(with(3, {"billy-the-kid", "jesse-james", "sundance-kid"}), seed);
    for (int i = 0; i < game.events.n; ++i) {
      const Event& e = game.events.list[i];
      EXPECT_NE(e.kind, EventKind::kSheriffMoved);
      skipped += e.kind == EventKind::kEventCard && event_row(e.a).sheriff;
    }
    EXPECT_EQ(space_id(game.state.pub.sheriff), "dr1");
    EXPECT_EQ(game.state.pub.au.waiting_n, 0);
  }
  EXPECT_GT(skipped, 20);
}

}  // namespace
}  // namespace dr::setup_test
