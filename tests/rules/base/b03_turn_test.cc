// B3 The turn.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::b03_turn_test {
namespace {

// covers: B3.1, B3.6
TEST(Turn, ARoundGoesClockwiseFromTheFirstPlayer) {
  Scenario s(4);
  s.edit().pub.first = 2;
  s.round(5).begin_turn(2);
  const Seat order[] = {2, 3, 0, 1, 2, 3};
  for (int i = 0; i < 6; ++i) {
    SCOPED_TRACE(i);
    s.expect(order[i], Ask::kIncome);
    EXPECT_EQ(s.pub().active, order[i]);
    EXPECT_EQ(s.pub().round, i < 4 ? 5 : 6);
    s.play(order[i], "income cash").play(order[i], "end-turn");
  }
}

// covers: B3.2
TEST(Turn, IncomeIsOneOfThree) {
  struct {
    const char* words;
    int dollars;
    const char* cards;
  } const rows[] = {
      {"income cash", 20, ""}, {"income cards", 0, "5h Kd"}, {"income both", 10, "5h"}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.words);
    Scenario s(3);
    s.draws(row.cards).begin_turn(0).expect(0, Ask::kIncome).play(0, row.words);
    EXPECT_EQ(s.dollars(0), row.dollars);
    EXPECT_EQ(s.cards(0), row.cards);
    s.expect(0, Ask::kAction);
    s.refused(0, "income cash", "B3.3");  // exactly one
  }
}

// covers: B3.2
TEST(Turn, StartsWithEffectsThenIncomeThenWeaponAndMount) {
  Scenario s(3);  // Mary Fields: $10 at the start of her turn
  s.unlocked(0)
      .cash(0, 10)
      .item(0, "rifle")
      .carried(0, "shotgun")
      .item(0, "mule")
      .carried(0, "mustang");
  s.begin_turn(0).expect(0, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 20);  // (1) before (2)
  s.play(0, "income cash").expect(0, Ask::kWeapon);
  EXPECT_EQ(s.dollars(0), 40);
  EXPECT_FALSE(s.offers(0, "weapon revolver"));  // among those owned
  s.play(0, "weapon shotgun")
      .expect(0, Ask::kMount)
      .play(0, "mount mustang")
      .expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).weapon, default_content().lexicon.find("shotgun")->second / 2);
  EXPECT_EQ(movement(default_content().catalog, s.pub(), 0), 4);
}

// covers: B3.2, B3.5
TEST(Turn, OneWeaponOrMountIsInUseWithoutAsking) {
  Scenario s(3);
  s.carried(0, "rifle")
      .carried(0, "mule")
      .begin_turn(0)
      .play(0, "income cash")
      .expect(0, Ask::kAction);
  EXPECT_EQ(s.player(0).weapon, default_content().lexicon.find("rifle")->second / 2);
  EXPECT_EQ(s.player(0).mount, default_content().lexicon.find("mule")->second / 2);
}

// covers: B3.3
TEST(Turn, HasExactlyThreeActionsAndTheSameMayBeRepeated) {
  Scenario s(3);
  s.at(0, "dr1").turn(0);
  for (int left = 3; left > 0; --left) {
    EXPECT_EQ(s.pub().actions_left, left);
    s.expect(0, Ask::kAction).play(0, "work");
  }
  s.expect(1, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 30);
}

// covers: B3.3
TEST(Turn, ActionsOfEveryKindAreMixedFreely) {
  Scenario s(3);
  s.at(0, "dr6").at(1, "dr10").hand(0, "5h Ad").hand(1, "2h").turn(0);
  s.play(0, "move dr10").settle().play(0, "play 5h").play(0, "fight duel 2");
  s.settle().draws("3h").play(1, "decline").settle();
  EXPECT_EQ(s.player(0).lp, 2);
  EXPECT_EQ(s.dollars(0), 30);
  s.expect(1, Ask::kIncome);
}

// covers: B3.3
TEST(Turn, MayEndEarlyAndUnusedActionsAreLost) {
  Scenario s(3);
  s.at(0, "dr1").turn(0).play(0, "work").play(0, "end-turn").expect(1, Ask::kIncome);
  EXPECT_EQ(s.dollars(0), 10);
  s.play(1, "income cash");
  EXPECT_EQ(s.pub().actions_left, 3);  // nothing was saved or passed on
}

// covers: B3.4, B8.4, B8.8, B9.6, B10.2, B13.1
TEST(Turn, EndsWithStoriesHandLimitWantedLpAndTheEndCheckInThisOrder) {
  // A whole end of turn. Seat 0 (Wanted 4, 13 LP, 1 wound, 4 cards) completes Local Rabble by
  // ending it at a hideout: $20 and a card for each contributor, bandits A and B, Sheriff up to 2.
  dr::Setup setup;
  setup.length = Length::kShort;
  Scenario s(3, setup);
  s.story(0, "story-local-rabble").discs(2, 0, 1).next_story("story-high-noon");
  s.character(0, "annie-oakley")
      .at(0, "sv3")
      .wp(0, 4)
      .lp(0, 13)
      .wounds(0, 1)
      .hand(0, "2h 3h 5d 9h")
      .draws("8h 8d");
  s.at(1, "mp1").turn(0).play(0, "end-turn").expect(0, Ask::kWindow).play(0, "disc left");
  EXPECT_EQ(s.dollars(0), 20);  // (1) the resolver first, then clockwise
  EXPECT_EQ(s.cards(0), "2h 3h 5d 8h 9h");
  EXPECT_EQ(s.cards(2), "8d");
  EXPECT_EQ(s.dollars(2), 20);
  EXPECT_FALSE(s.bandits_at("mp1"));  // a player is there
  EXPECT_TRUE(s.bandits_at("sh8"));
  EXPECT_TRUE(s.bandits_at("sh1"));
  EXPECT_TRUE(s.bandits_at("dx1"));
  EXPECT_FALSE(s.bandits_at("cj8"));
  s.expect(0, Ask::kSheriffTo).play(0, "sheriff dr3");
  EXPECT_EQ(s.player(0).lp, 13);                     // (3) is still to come
  s.expect(0, Ask::kDiscard).play(0, "discard 9h");  // (2) 5 cards, limit 4
  EXPECT_EQ(s.dollars(0), 30);                       // Instincts pays when discarded
  EXPECT_EQ(s.player(0).lp, 15);                     // (3) row 2
  EXPECT_EQ(s.pub().last_round, 2);                  // (4) sees those LP
  s.expect(1, Ask::kIncome);                         // (5)
  const int story = s.index_of(EventKind::kStoryTurned, 0);
  const int discard = s.index_of(EventKind::kDiscarded, 0);
  const int row = s.index_of(EventKind::kLp, 0);
  const int trigger = s.index_of(EventKind::kEndTriggered, 0);
  const int next = s.index_of(EventKind::kTurnBegan, 1);
  EXPECT_TRUE(0 <= story && story < discard && discard < row && row < trigger && trigger < next);
}

// covers: B3.5, B7.2
TEST(Turn, WeaponAndMountChangeMidTurnOnlyByBuyingOrUpgrading) {
  const auto kind = [](std::string_view id) {
    return default_content().lexicon.find(id)->second / 2;
  };
  Scenario s(3);
  s.at(0, "dr2").item(0, "rifle").carried(0, "revolver").cash(0, 120).turn(0);
  s.refused(0, "weapon revolver", "B3.3");
  s.play(0, "buy shotgun").play(0, "pass");
  EXPECT_EQ(s.player(0).weapon, kind("rifle"));  // may become active, need not
  s.play(0, "upgrade revolver active").play(0, "pass");
  EXPECT_EQ(s.player(0).weapon, kind("revolver"));
  s.play(0, "buy mustang active").pass(0);
  EXPECT_EQ(s.player(0).mount, kind("mustang"));
  EXPECT_EQ(s.player(0).items, 1u << kind("rifle") | 1u << kind("revolver") |
                                   1u << kind("shotgun") |
                                   1u << kind("mustang"));  // none is ever lost
}

// covers: B3.6, B11.1
TEST(Turn, RightIsThePlayerBeforeAndWithTwoTheOther) {
  for (int players = 2; players <= 4; ++players)
    for (Seat seat = 0; seat < players; ++seat) {
      SCOPED_TRACE(players * 10 + seat);
      Scenario s(players);
      s.at(seat, "sv2").bandits("sv3").hand(seat, "Ah").fight_deck("fight-j fight-q").turn(seat);
      s.play(seat, "move sv3").pass(seat);
      s.expect(static_cast<Seat>((seat + players - 1) % players), Ask::kCommitFight).leave_open();
    }
}

// covers: B3.7
TEST(Turn, AnActionIsOfferedOnlyIfItsCostCanBePaidAndThereIsSomethingToDo) {
  struct {
    const char* space;
    int dollars;  // one step short
    const char* words;
    const char* rule;
    bool enough_is_fine;
  } const rows[] = {
      {"dr5", 0, "poker", "B7.3", true},           {"rf1", 0, "heal", "B7.8", true},
      {"rf3", 20, "revel 1", "B7.8", true},        {"rf3", 80, "revel 3", "B7.8", true},
      {"dr2", 20, "buy mule", "B7.2", true},       {"dr10", 0, "deposit 1", "B7.6", false},
      {"dr2", 120, "upgrade mule", "B7.2", false},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.words);
    Scenario s(3);
    s.at(0, row.space).cash(0, row.dollars).turn(0).refused(0, row.words, row.rule);
    EXPECT_FALSE(s.offers(0, row.words));
    if (row.enough_is_fine) {
      s.cash(0, row.dollars + 10);
      EXPECT_TRUE(s.offers(0, row.words));
    }
  }
}

// covers: B3.7
TEST(Turn, NoCattleIsTakenFromAnEmptyRanch) {
  Scenario s(3);
  s.at(0, "mp2").turn(0);
  EXPECT_TRUE(s.offers(0, "cattle green"));
  s.edit().pub.cattle_n[0] = 0;
  s.refused(0, "cattle green", "B3.7");
}

// covers: B3.7, ruling 78
TEST(Turn, HealingWithNoWoundsAndACardThatComesToNothingAreAllowed) {
  Scenario s(3);
  s.at(0, "rf1").cash(0, 10).hand(0, "4h").turn(0).play(0, "heal");
  EXPECT_EQ(s.dollars(0), 0);
  EXPECT_EQ(s.cards(0), "4h");
  EXPECT_EQ(s.pub().actions_left, 2);
  s.play(0, "play 4h");  // Manhunt: nobody is Wanted, and he is no Marshal
  EXPECT_EQ(s.sheriff_space(), "dr1");
  EXPECT_EQ(s.player(0).lp, 0);
  EXPECT_EQ(s.pub().actions_left, 1);
  EXPECT_TRUE(s.discarded("4h"));
}

// covers: B3.8, shotgun
TEST(Turn, TheActiveWeaponStaysChosenOutsideTheOwnTurn) {
  for (bool active : {true, false}) {
    SCOPED_TRACE(active);
    Scenario s(3);
    s.at(0, "cj3").at(1, "cj3").item(1, "revolver").carried(1, "shotgun");
    if (active) s.item(1, "shotgun");
    s.hand(0, "4h").hand(1, "Ah").draws(active ? "2h 3h" : "2h").turn(0);
    s.play(0, "fight duel 2").pass(0).pass(1).play(1, "commit Ah").settle();
    EXPECT_EQ(s.player(0).wounds, 1);
    EXPECT_EQ(s.cards(0), "2h");
    EXPECT_EQ(s.cards(1), active ? "3h" : "");  // the Shotgun draws for its winner
  }
}

}  // namespace
}  // namespace dr::b03_turn_test
