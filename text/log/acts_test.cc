#include "text/log/acts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <memory>

#include "darkrock/modules.h"
#include "text/cards/names.h"

namespace dr::acts_test {
namespace {

std::string text_of(const Told& told) { return told.who + told.did; }

std::vector<std::string> steps_of(const Act& act) {
  std::vector<std::string> out;
  for (const ActStep& step : act.steps) out.push_back(text_of(step.told));
  return out;
}

Cast two() {
  Cast cast;
  cast.name[0] = "Jesse James";
  cast.name[1] = "Doc Holliday";
  return cast;
}

Event at(EventKind kind, Seat seat, int a = 0, int b = 0, Seat other = kNone, Rule rule = B(3, 3)) {
  return {kind, kAll, seat, other, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
          rule};
}
Event action(Verb verb) { return at(EventKind::kActionTaken, 0, static_cast<int>(verb)); }

Event fight(EventKind kind, Seat seat, FightKind what, Seat other = kNone) {
  return at(kind, seat, static_cast<int>(what), 0, other);
}

std::string line_of(std::span<const Event> events, const Templates& words = english()) {
  const std::vector<Act> acts = tell_acts(default_content(), two(), events, words);
  EXPECT_EQ(acts.size(), 1u);
  return text_of(acts.at(0).told);
}
std::string line_of(std::initializer_list<Event> events) {
  return line_of(std::span(events.begin(), events.size()));
}

std::vector<Event> robbery() {
  return {action(Verb::kFight),
          fight(EventKind::kFight, 0, FightKind::kRobbery, 1),
          at(EventKind::kCommitted, 0),
          at(EventKind::kCommitted, 1),
          at(EventKind::kRevealed, 0, 10),
          at(EventKind::kRevealed, 1, 7),
          at(EventKind::kCompared, 0, 12, 9, 1),
          fight(EventKind::kWonFight, 0, FightKind::kRobbery, 1),
          fight(EventKind::kLostFight, 1, FightKind::kRobbery, 0),
          at(EventKind::kWounded, 1, 1),
          at(EventKind::kPoints, 0, 1, static_cast<int>(PointKind::kWp)),
          at(EventKind::kCash, 1, -2, 0),
          at(EventKind::kCash, 0, 2, 2),
          at(EventKind::kStolen, 0, static_cast<int>(Loot::kCash), 2, 1)};
}

TEST(Acts, ARobberyIsOneLine) {
  EXPECT_EQ(line_of(robbery()), "Jesse James robs Doc Holliday: 1 WP, $20 (won Q over 9)");
  EXPECT_EQ(line_of(robbery(), templates("it")),
            "Jesse James rapina Doc Holliday: 1 punto Ricercato, 20$ (vittoria, Q contro 9)");
}

// What came of it stands in brackets where the line has a colon already.
TEST(Acts, HaveOneColon) {
  const std::vector<Event> shot = {
      at(EventKind::kMibCard, 1), fight(EventKind::kFight, kMib, FightKind::kDuel, 1),
      at(EventKind::kCompared, kMib, 12, 9), fight(EventKind::kWonFight, kMib, FightKind::kDuel, 1),
      at(EventKind::kLp, kMib, 1, static_cast<int>(LpSource::kDuel))};
  EXPECT_TRUE(line_of(shot).ends_with("is Doc Holliday: 1 LP (won Q over 9)")) << line_of(shot);
  const std::string french = line_of(shot, templates("fr"));
  EXPECT_EQ(std::ranges::count(french, ':'), 1) << french;
  EXPECT_TRUE(french.ends_with(", victoire, Q contre 9)")) << french;
}

// The same cash is not lost, gained and taken; who lost beside who won is not told.
TEST(Acts, NoStepSaysWhatAnotherSays) {
  const std::vector<Act> acts = tell_acts(default_content(), two(), robbery());
  const std::vector<std::string> steps = steps_of(acts.at(0));
  ASSERT_EQ(steps.size(), 8u);
  EXPECT_EQ(steps[0], "Jesse James starts a fight with Doc Holliday: robbery");
  EXPECT_EQ(steps[3], "Q against 9");
  EXPECT_EQ(steps[7], "Jesse James takes $20 from Doc Holliday");
}

// What goes on has no outcome yet.
TEST(Acts, AFightThatGoesOnIsOpen) {
  const std::vector<Event> all = robbery();
  EXPECT_EQ(line_of(std::span(all).first(1)), "Jesse James: Fight another player");
  EXPECT_EQ(line_of(std::span(all).first(6)), "Jesse James tries to rob Doc Holliday");
}

TEST(Acts, DrawnCardsAreToldOnce) {
  const Event card{EventKind::kDrewCard, 1, 0, kNone, 3, 0, B(3, 2)};
  Event other = card;
  other.a = 8;
  const Event turn = at(EventKind::kTurnBegan, 0, 2), drew = at(EventKind::kDrew, 0, 2);
  const std::vector<Event> mine = {turn, card, other, drew}, theirs = {turn, drew};
  const Act seen = tell_acts(default_content(), two(), mine).at(0);
  EXPECT_EQ(text_of(seen.told), "Round 2: Jesse James's turn (2 cards)");
  const std::string cards = card_name(default_content(), 3, english()) + ", " +
                            card_name(default_content(), 8, english());
  EXPECT_EQ(steps_of(seen), (std::vector<std::string>{"Jesse James draws " + cards}));
  EXPECT_EQ(steps_of(tell_acts(default_content(), two(), theirs).at(0)).at(0),
            "Jesse James draws 2 cards");
}

TEST(Acts, OutcomesOfTheUsualActions) {
  EXPECT_EQ(line_of({action(Verb::kWork), at(EventKind::kCash, 0, 1, 1)}),
            "Jesse James works: $10");
  EXPECT_EQ(line_of({action(Verb::kProspect), at(EventKind::kDice, 0, 0, 0),
                     at(EventKind::kDice, 0, 1, 0)}),
            "Jesse James prospects and finds nothing");
  EXPECT_EQ(line_of({action(Verb::kProspect), at(EventKind::kDice, 0, 0, 0),
                     at(EventKind::kNuggets, 0, 1), at(EventKind::kNuggets, 0, 1)}),
            "Jesse James prospects: 2 nuggets");
  EXPECT_EQ(line_of({action(Verb::kHeal), at(EventKind::kCash, 0, -1, -1),
                     at(EventKind::kHealed, 0, 2), at(EventKind::kDrew, 0, 2)}),
            "Jesse James sees the doctor: −$10, 2 cards, 2 wounds healed");
  EXPECT_EQ(
      line_of({action(Verb::kPoker), at(EventKind::kPoker, 0, 5), at(EventKind::kCash, 0, -1, -1),
               at(EventKind::kPokerWon, 0, 7), at(EventKind::kCash, 0, 7, 7)}),
      "Jesse James wins at poker: $60");
  EXPECT_EQ(line_of({action(Verb::kPoker), at(EventKind::kPokerWon, 1, 7),
                     at(EventKind::kPokerLost, 0), at(EventKind::kDrew, 0, 1)}),
            "Jesse James plays poker and loses to Doc Holliday: 1 card");
  EXPECT_EQ(
      line_of({action(Verb::kHeist), fight(EventKind::kFight, 0, FightKind::kGuard),
               at(EventKind::kCompared, 0, 5, 8),
               fight(EventKind::kLostFight, 0, FightKind::kGuard), at(EventKind::kWounded, 0, 1)}),
      "Jesse James fails to rob the bank: 1 wound (lost 5 to 8)");
}

TEST(Acts, AMoveTellsTheFightItLedTo) {
  const Space bank = static_cast<Space>(default_content().lexicon.find("dr1")->second);
  const std::string place = space_name(default_content(), bank, english());
  const Event moved = at(EventKind::kMoved, 0, bank);
  EXPECT_EQ(line_of({action(Verb::kMove), moved}), "Jesse James moves to the " + place);
  EXPECT_EQ(line_of({action(Verb::kMove), moved, fight(EventKind::kFight, 0, FightKind::kBandit),
                     at(EventKind::kCompared, 0, 11, 10),
                     fight(EventKind::kWonFight, 0, FightKind::kBandit),
                     at(EventKind::kLp, 0, 1, static_cast<int>(LpSource::kBandits))}),
            "Jesse James moves to the " + place + " and beats the bandits: 1 LP (won J over 10)");
}

TEST(Acts, AStoryAndTheEndOfATurnAreActsOfTheirOwn) {
  const std::vector<Event> events = {
      action(Verb::kWork),
      at(EventKind::kCash, 0, 1, 1),
      at(EventKind::kDisc, 0, 0),
      at(EventKind::kStoryTurned, 0, 0),
      at(EventKind::kDrew, 1, 1),
      at(EventKind::kStoryShown, kNone, 0, 0),
      at(EventKind::kDiscarded, 0, 4, 0, kNone, B(10, 2)),
      at(EventKind::kDiscarded, 0, 9, 0, kNone, B(10, 2)),
      at(EventKind::kLp, 0, 2, static_cast<int>(LpSource::kWantedRow))};
  const std::vector<Act> acts = tell_acts(default_content(), two(), events);
  ASSERT_EQ(acts.size(), 4u);
  EXPECT_EQ(text_of(acts[0].told), "Jesse James works: $10, a disc on the left story");
  EXPECT_EQ(acts[1].steps.size(), 3u);
  EXPECT_TRUE(acts[2].says_all());
  EXPECT_EQ(text_of(acts[3].told), "Jesse James gains 2 LP from the Wanted row");
}

// A card drawn by a legendary ability (B2.9) is no part of the set-up.
TEST(Acts, AnAbilityDoesNotEndTheAct) {
  EXPECT_EQ(line_of({action(Verb::kWork), at(EventKind::kCash, 0, 1, 1),
                     at(EventKind::kDrew, 1, 1, 0, kNone, B(2, 9)), at(EventKind::kLp, 0, 1)}),
            "Jesse James works: 1 LP, $10");
}

// A later upgrade does not change what was bought before.
TEST(Acts, ItemsGoByTheSideTheyHadThen) {
  const Item revolver = static_cast<Item>(default_content().lexicon.find("revolver")->second / 2);
  Cast now = two();
  now.upgraded[0] = static_cast<std::uint16_t>(1u << revolver);
  const std::vector<Event> events = {action(Verb::kBuy),
                                     at(EventKind::kCash, 0, -2, -2),
                                     at(EventKind::kBought, 0, revolver),
                                     action(Verb::kUpgrade),
                                     at(EventKind::kCash, 0, -3, -3),
                                     at(EventKind::kUpgraded, 0, revolver)};
  const std::vector<Act> acts = tell_acts(default_content(), now, events);
  ASSERT_EQ(acts.size(), 2u);
  EXPECT_EQ(text_of(acts[0].told), "Jesse James buys Revolver for $20");
  EXPECT_EQ(steps_of(acts[0]).back(), "Jesse James gets the Revolver");
  EXPECT_EQ(text_of(acts[1].told), "Jesse James upgrades to Peacemaker for $30");
  EXPECT_EQ(line_of({events[0], events[1], events[2], events[4], events[5]}),
            "Jesse James buys Peacemaker for $50");
}

void expect_clean(const std::string& text) {
  EXPECT_FALSE(text.empty());
  for (const char* wrong : {"{", "sum.", "gain.", "event.", "?", "::"})
    EXPECT_EQ(text.find(wrong), std::string::npos) << text;
  EXPECT_EQ(text, capitalise(text));
}

// Acts follow each other without a gap; the last one, told alone, is the same.
void expect_whole(const Content& content, const Public& pub, std::span<const Event> events,
                  const Templates& words) {
  const Cast cast = cast_of(content, pub, words);
  const std::vector<Act> acts = tell_acts(content, cast, events, words);
  std::size_t from = 0;
  for (const Act& act : acts) {
    EXPECT_EQ(act.from, from);
    EXPECT_LT(act.from, act.to);
    from = act.to;
    expect_clean(text_of(act.told));
    for (const std::string& step : steps_of(act)) expect_clean(step);
  }
  EXPECT_EQ(from, events.size());
  const std::vector<Act> again = tell_acts(content, cast, events.subspan(acts.back().from), words);
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(text_of(again[0].told), text_of(acts.back().told));
  EXPECT_EQ(steps_of(again[0]), steps_of(acts.back()));
}

class ActsOfGames : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(All, ActsOfGames,
                         testing::ValuesIn(language_codes().begin(), language_codes().end()),
                         [](const auto& of) { return std::string(of.param); });

TEST_P(ActsOfGames, ReadClean) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + seed);
    setup.goals = 1;
    setup.modules = seed % 2 ? kAllModules : 0;
    const Content& content = default_content(setup.modules);
    auto events = std::make_unique<Events>();
    State state = new_game(content.catalog, setup, seed_from(seed), events.get());
    Rng rng{seed};
    std::vector<Event> seen;
    for (int i = 0; i < 600 && !state.pub.over; ++i) {
      for (int e = 0; e < events->n; ++e)
        if (sees(events->list[e], 0)) seen.push_back(events->list[e]);
      const auto acting = static_cast<unsigned>(to_act(state.pub));
      const Seat seat = static_cast<Seat>(std::countr_zero(acting));
      Choices legal;
      dr::legal(content.catalog, observe(state, seat), legal);
      events->clear();
      apply(content.catalog, state, seat,
            legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.n)))], events.get());
    }
    expect_whole(content, state.pub, seen, templates(GetParam()));
  }
}

}  // namespace
}  // namespace dr::acts_test
