// B14 for searches: `sample` gives a full game that looks the same to the seat, with Ante Up.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/rules/ante_up.h"
#include "tests/support/scenario.h"

namespace dr::sample_test {
namespace {

constexpr Seat kSpectator = kNone;

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }
const Catalog& catalog() { return content().catalog; }
int find(std::string_view id) { return content().lexicon.find(id)->second; }
Space space(std::string_view id) { return static_cast<Space>(find(id)); }

int tokens_in(const State& state, Space where, TokenKind kind) {
  int n = 0;
  for (int i = 0; i < catalog().n_tokens; ++i)
    n += state.hid.au.token_at[i] == where + 1 && catalog().tokens[i].kind == kind;
  return n;
}

// What is hidden fits what lies on the table.
void expect_tokens_fit(const State& state) {
  const AnteUp& au = state.pub.au;
  int on_board = 0;
  for (int i = 0; i < catalog().n_tokens; ++i) on_board += state.hid.au.token_at[i] != 0;
  EXPECT_EQ(on_board, au.outlaws.size() + au.claim_jumpers.size() + std::popcount(au.rollers));
  for_each(au.outlaws, [&](Space s) { EXPECT_EQ(tokens_in(state, s, TokenKind::kOutlaw), 1); });
  for_each(au.claim_jumpers,
           [&](Space s) { EXPECT_EQ(tokens_in(state, s, TokenKind::kClaimJumper), 1); });
  for (int town = 1; town < 4; ++town)
    if (au.rollers >> town & 1) {
      const Space saloon = saloon_of(catalog(), static_cast<Town>(town));
      EXPECT_EQ(tokens_in(state, saloon, TokenKind::kHighRoller), 1);
    }
  if (au.token) {
    EXPECT_NE(state.hid.au.token_at[au.token - 1], 0);
  }
}

void expect_frontier_fits(const State& state) {
  std::set<int> used;
  for (int i = 0; i < kFrontierSpaces; ++i) {
    const int token = state.hid.au.frontier_at[i];
    if (!state.pub.au.frontier[i]) {
      EXPECT_EQ(token, kNone);
      continue;
    }
    ASSERT_LT(token, kFrontierTokens);
    EXPECT_EQ(catalog().frontier[token].number, state.pub.au.frontier[i]);
    EXPECT_TRUE(used.insert(token).second);
    EXPECT_FALSE(state.pub.au.explored >> token & 1);
  }
}

void expect_decks_fit(const State& state) {
  const AnteUp& au = state.pub.au;
  const AnteUpHidden& hid = state.hid.au;
  EXPECT_EQ(std::popcount(hid.events), au.events_n);
  EXPECT_EQ(hid.events & au.event_discards, 0u);
  EXPECT_EQ(std::popcount(hid.train), au.train_n);
  EXPECT_EQ(hid.train & au.train_discards, 0);
  if (hid.train_top) {
    EXPECT_TRUE(hid.train >> (hid.train_top - 1) & 1);
  }
  if (hid.event_top) {
    EXPECT_TRUE(hid.events >> (hid.event_top - 1) & 1);
  }
  EXPECT_EQ(count(state.hid.poker_deck), state.pub.poker_deck_n);
  for (int colour = 0; colour < kCattleColours; ++colour) {
    EXPECT_EQ(std::popcount(state.hid.cattle[colour]), state.pub.cattle_n[colour]);
    if (hid.cattle_top[colour]) {
      EXPECT_TRUE(state.hid.cattle[colour] >> (hid.cattle_top[colour] - 1) & 1);
    }
  }
}

void expect_fight_deck_fits(const State& state) {
  unsigned seen = 0;
  for (int i = 0; i < state.pub.fight_deck_n; ++i) seen |= 1u << state.hid.fight_order[i];
  EXPECT_EQ(std::popcount(seen), state.pub.fight_deck_n);
  if (!state.pub.au.faro.on || state.pub.au.faro.shown[0] == kNone) return;
  unsigned four = 0;
  for (const std::uint8_t card : state.hid.au.faro) four |= 1u << card;
  EXPECT_EQ(std::popcount(four), 4);
  EXPECT_EQ(four & seen, 0u);
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(four >> state.pub.au.faro.shown[i] & 1);
    if (state.pub.au.faro.turned[i] != kNone) {
      EXPECT_EQ(state.hid.au.faro[i], state.pub.au.faro.turned[i]);
    }
  }
}

// The game can go on from there.
void play_on(State state, Rng& rng) {
  for (int step = 0; step < 40 && !state.pub.over; ++step) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices list;
    legal(catalog(), observe(state, seat), list);
    ASSERT_GT(list.n, 0);
    apply(catalog(), state, seat,
          list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.n)))]);
  }
}

State sample_for(const State& state, Seat seat, Rng& rng) {
  const View view = observe(state, seat);
  const State other = sample(catalog(), view, rng);
  const View again = observe(other, seat);
  EXPECT_EQ(std::memcmp(&view, &again, sizeof view), 0) << "it looks different";
  expect_tokens_fit(other);
  expect_frontier_fits(other);
  expect_decks_fit(other);
  expect_fight_deck_fits(other);
  return other;
}

void check_all(const State& state, int samples = 20) {
  Rng rng{42};
  for (int i = 0; i < samples; ++i)
    for (Seat seat = 0; seat <= state.pub.players; ++seat) {
      const Seat viewer = seat == state.pub.players ? kSpectator : seat;
      SCOPED_TRACE("seat " + std::to_string(viewer));
      play_on(sample_for(state, viewer, rng), rng);
      if (testing::Test::HasFailure()) return;
    }
}

// covers: B14.2, B14.5, ruling 111
TEST(AuSample, KeepsTheTokensTheSeatHasSeenAndDealsTheOthers) {
  Scenario s(3, ante_up());
  s.token("outlaw-2", "fr36").token("outlaw-7", "dr10").token("claim-jumper-2", "sh2");
  s.token("high-roller-3", "rf2").frontier("fr21", "frontier-09").frontier("fr3", "frontier-01");
  s.hand(0, "8c").at(0, "fr15").turn(0).play(0, "move fr22").play(0, "react 8c");
  s.play(0, "look token fr36").pass(0).settle();
  check_all(s.state());
  Rng rng{7};
  std::set<int> mine, others;
  for (int i = 0; i < 60; ++i)
    for (const Seat seat : {0, 1}) {
      const State other = sample_for(s.state(), seat, rng);
      for (int token = 0; token < 9; ++token)
        if (other.hid.au.token_at[token] == space("fr36") + 1)
          (seat == 0 ? mine : others).insert(token);
    }
  EXPECT_EQ(mine, std::set<int>{find("outlaw-2")});
  EXPECT_EQ(others.size(), 9u);  // any of them, for all seat 1 knows
}

// covers: B14.2, B14.5, ruling 111
TEST(AuSample, KeepsWhatElseWasLookedAt) {
  for (const char* look : {"look train", "look frontier fr21", "look cattle orange",
                           "look high-roller rf2", "look token sh2"}) {
    SCOPED_TRACE(look);
    Scenario s(3, ante_up());
    s.token("claim-jumper-2", "sh2").token("high-roller-3", "rf2").frontier("fr21", "frontier-10");
    s.hand(0, "8c").at(0, "fr15").turn(0).play(0, "move fr22").play(0, "react 8c");
    s.play(0, look).pass(0).settle();
    check_all(s.state());
    Rng rng{7};
    std::set<std::string> mine, others;
    for (int i = 0; i < 80; ++i)
      for (const Seat seat : {0, 1}) {
        const AnteUpHidden& hid = sample_for(s.state(), seat, rng).hid.au;
        const std::string word = look;
        std::string seen;
        if (word == "look train") seen = std::to_string(hid.train_top);
        if (word == "look cattle orange") seen = std::to_string(hid.cattle_top[2]);
        if (word == "look frontier fr21")
          seen = std::to_string(hid.frontier_at[frontier_here(catalog(), space("fr21"))]);
        for (int token = 9; token < catalog().n_tokens && seen.empty(); ++token)
          if (hid.token_at[token] == space(word.substr(word.rfind(' ') + 1)) + 1)
            seen = std::to_string(token);
        (seat == 0 ? mine : others).insert(seen);
      }
    EXPECT_EQ(mine.size(), 1u);
    const bool deck =
        std::string(look) == "look train" || std::string(look) == "look cattle orange";
    EXPECT_GE(others.size(), deck ? 1u : 2u);  // a deck nobody else has looked at has no top yet
    if (deck) {
      EXPECT_NE(*mine.begin(), "0");
      EXPECT_EQ(*others.begin(), "0");
    }
  }
}

// covers: B14.2, AU46, AU49, AU50
TEST(AuSample, KnowsTheFaroCardsShownAndTurned) {
  Scenario s(3, ante_up());
  s.at(0, "bg1").at(1, "bg7").cash(0, 30).cash(1, 30).hand(0, "2c 4c").hand(2, "9c");
  s.faro("fight-2 fight-k fight-3 fight-4").turn(0).leave_open().play(0, "faro");
  check_all(s.state());  // a player asked to join
  s.play(1, "join").expect(1, Ask::kBet);
  check_all(s.state());
  Rng rng{3};
  std::set<int> hidden, first;
  for (int i = 0; i < 200; ++i) {
    const State other = sample_for(s.state(), 2, rng);  // the dealer knows no more than the others
    first.insert(other.hid.au.faro[0]);
    for (const std::uint8_t card : other.hid.au.faro)
      if (card != 0 && card != 11 && card != 1) hidden.insert(card);
  }
  EXPECT_EQ(hidden.size(), 10u);  // any other card of the deck
  EXPECT_GE(first.size(), 4u);
  s.play(1, "bet 5 10").pass(1).play(0, "bet 6 10").pass(0).expect(1, Ask::kStay);
  check_all(s.state());
  s.play(1, "stay").expect(0, Ask::kStay);
  check_all(s.state());
}

// covers: B14.2, AU65
TEST(AuSample, DealsTheTwoEventsOfAnother) {
  Scenario s(3, ante_up());
  s.hand(0, "7c").next_events("event-14 event-21").turn(0).leave_open().play(0, "play 7c");
  check_all(s.state());
  Rng rng{3};
  std::set<int> offered;
  for (int i = 0; i < 200; ++i) {
    const State mine = sample_for(s.state(), 0, rng);
    EXPECT_EQ(mine.own[0].event_offer[0] - 1, find("event-14"));
    EXPECT_EQ(mine.own[0].event_offer[1] - 1, find("event-21"));
    const State theirs = sample_for(s.state(), 1, rng);
    EXPECT_NE(theirs.own[0].event_offer[0], theirs.own[0].event_offer[1]);
    for (const std::uint8_t offer : theirs.own[0].event_offer) {
      ASSERT_NE(offer, 0);
      offered.insert(offer);
      EXPECT_FALSE(theirs.hid.au.events >> (offer - 1) & 1);
    }
  }
  EXPECT_EQ(static_cast<int>(offered.size()), catalog().n_events);
  s.play(0, "event event-21");
  check_all(s.state());  // the other one lies on top, for seat 0 alone
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(sample_for(s.state(), 0, rng).hid.au.event_top - 1, find("event-14"));
    EXPECT_EQ(sample_for(s.state(), 1, rng).hid.au.event_top, 0);
  }
}

// covers: B14.2, AU25, AU62
TEST(AuSample, KnowsTheHighRollerBeingPlayed) {
  Scenario s(3, ante_up());
  s.token("high-roller-3", "bg1").token("high-roller-1", "dr5").at(0, "bg1").cash(0, 20);
  s.hand(0, "Kh 4c 6c").hand(2, "9c").turn(0).leave_open().play(0, "high-roller");
  EXPECT_EQ(to_act(s.pub()), 0b101);
  check_all(s.state());
  Rng rng{3};
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
    const State other = sample_for(s.state(), seat, rng);
    EXPECT_EQ(other.pub.au.token, s.pub().au.token);
    EXPECT_EQ(count(other.own[2].deal), 6);
    EXPECT_EQ(tokens_in(other, space("bg1"), TokenKind::kHighRoller), 1);
  }
}

// covers: B14.2, AU20, AU34, AU53
TEST(AuSample, WorksInTheMiddleOfEverythingElse) {
  Scenario outlaw(3, ante_up());
  outlaw.token("outlaw-1", "fr17").token("outlaw-2", "fr36").at(0, "fr16").hand(0, "Kh 2c");
  outlaw.turn(0).leave_open().play(0, "move fr17");
  check_all(outlaw.state());
  Scenario train(3, ante_up());
  train.train("fr16").next_train("train-payroll").at(0, "fr16").hand(0, "Kh 2c").turn(0);
  train.leave_open().play(0, "rob-train");
  check_all(train.state());
  Scenario legends(3, ante_up());
  legends.legends(0, "1 2 3").gp(0, 6).at(0, "bg1").cash(0, 10);
  legends.faro("fight-2 fight-k fight-3 fight-4").turn(0).leave_open().play(0, "faro");
  legends.play(0, "bet K 10").expect(0, Ask::kKeepLegend);
  check_all(legends.state());
  Scenario community(3, ante_up(7));
  community.at(0, "bg1").at(1, "bg7").at(2, "bg7").cash(0, 30).cash(1, 30).cash(2, 30);
  community.hand(0, "2c").hand(1, "4c").turn(0).leave_open().play(0, "community-poker");
  community.play(1, "join").play(2, "join").play(1, "fold");
  check_all(community.state());
}

// covers: B14.2, AU41, B3.7
TEST(AuSample, WhoExploresCanPayForIt) {
  // All know that the hand of a player who explores is worth enough.
  Scenario s(3, ante_up());
  s.frontier("fr21", "frontier-11").frontier("fr3", "frontier-12").at(0, "fr21");
  s.hand(0, "9c 9s").turn(0).leave_open().play(0, "explore");
  check_all(s.state());
  s.play(0, "discard 9c");  // 9 of 14 are paid
  check_all(s.state());
}

// covers: B14.2, B14.5
TEST(AuSample, FitsEveryPositionOfRandomGames) {
  for (std::uint64_t game = 0; game < 5; ++game) {
    dr::Setup setup = ante_up(kAnteUp | kAlternativePoker | kCommunityPoker);
    setup.players = static_cast<std::uint8_t>(2 + game);
    setup.goals = 1;
    setup.length = Length::kShort;
    State state = new_game(catalog(), setup, seed_from(100 + game));
    Rng rng{game + 1};
    for (int step = 0; step < 1500 && !state.pub.over; ++step) {
      const Seat viewer = static_cast<Seat>(rng.below(setup.players + 1u));
      const State other = sample_for(state, viewer == setup.players ? kSpectator : viewer, rng);
      if (step % 5 == 0) play_on(other, rng);
      if (testing::Test::HasFailure()) {
        ADD_FAILURE() << "game " << game << " step " << step;
        return;
      }
      const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      Choices list;
      legal(catalog(), observe(state, seat), list);
      apply(catalog(), state, seat,
            list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.n)))]);
    }
  }
}

}  // namespace
}  // namespace dr::sample_test
