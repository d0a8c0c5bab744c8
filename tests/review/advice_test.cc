// Hints: what they find, how sure they are of it, and what they say.
#include "review/advice.h"

#include <gtest/gtest.h>

#include "bots/bots.h"
#include "review/advice_report.h"
#include "tests/support/scenario.h"

namespace dr::advice_test {
namespace {

const Catalog& catalog() { return default_content().catalog; }

Advice after_games(const View& view, int games) {
  Advice advice(default_content(view.pub.modules).catalog, view);
  while (advice.games() < games && advice.go_on(default_content(view.pub.modules).catalog)) {
  }
  return advice;
}

// The last turn of the last round, $30 in hand: an LP bought wins, nothing else does.
View before_the_last_lp() {
  Scenario s(3);
  s.lp(0, 12).lp(1, 3).lp(2, 12).at(2, "rf3").cash(2, 30);
  s.edit().pub.last_round = 7;
  s.edit().pub.first = 0;
  s.round(7).turn(2).actions(1).leave_open();
  return observe(s.state(), 2);
}

TEST(Advice, TakesWhatWinsAndSaysWhereItComesFrom) {
  const Advice advice = after_games(before_the_last_lp(), 16);
  EXPECT_EQ(advice.tried()[advice.best()], (Choice{Verb::kRevel, 1}));
  EXPECT_EQ(advice.chance(advice.best()).mean, kWholeChance);
  EXPECT_EQ(advice.lead().mean, kWholeChance / 2.0) << "otherwise the win is shared";
  EXPECT_EQ(advice.certainty(), Certainty::kSure);
  const std::vector<Why> why = advice.why(true), costs = advice.why(false);
  ASSERT_EQ(why.size(), 1u);
  EXPECT_EQ(why[0].what, static_cast<int>(LpSource::kCabaret));
  EXPECT_EQ(why[0].more, 1);
  ASSERT_EQ(costs.size(), 1u);
  EXPECT_EQ(costs[0].what, static_cast<int>(Gain::kCash));
  EXPECT_LE(costs[0].more, -30);

  const ToldAdvice told = tell(advice, default_content(), english());
  EXPECT_TRUE(told.lead.starts_with("Better than the next best: ")) << told.lead;
  EXPECT_TRUE(told.sure.starts_with("Chance to win 100 %. 50 % (± 0.0) more than by the next best"))
      << told.sure;
  EXPECT_TRUE(told.why.starts_with(
      "By your next turn, on average: more LP from the Cabaret (+1.0). It costs: fewer dollars (−"))
      << told.why;
}

TEST(Advice, GetsSurerAndComesToAnEnd) {
  const View view = before_the_last_lp();
  Advice advice(catalog(), view);
  EXPECT_EQ(advice.certainty(), Certainty::kOpen);
  for (int i = 1; i < Advice::kFewestGames; ++i) EXPECT_TRUE(advice.go_on(catalog()));
  EXPECT_EQ(advice.certainty(), Certainty::kOpen);
  while (advice.go_on(catalog())) EXPECT_NE(advice.certainty(), Certainty::kOpen);
  EXPECT_LE(advice.games(), Advice::kMostGames);
  EXPECT_EQ(advice_json(advice, default_content(), english()),
            advice_json(after_games(view, advice.games()), default_content(), english()));
}

// What is chosen while the table is set is followed through a turn, also of the first player.
TEST(Advice, LooksBeyondTheSetUp) {
  const Content& content = default_content();
  int starts = 0;
  for (std::uint64_t deal = 0; deal < 4; ++deal) {
    State state = new_game(content.catalog, dr::Setup{}, seed_from(deal));
    const auto bot = make_bot("easy", deal);
    Choices options;
    while (state.pub.round == 0) {
      const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      const View view = observe(state, seat);
      legal(content.catalog, view, options);
      if (view.pub.ask == Ask::kStart) {
        ++starts;
        EXPECT_GT(after_games(view, 10).lead().error, 0) << deal;
      }
      apply(content.catalog, state, seat, bot->choose(content.catalog, view, options));
    }
  }
  EXPECT_GT(starts, 0);
}

// A Reaction on a fight that is won already, say, is no advice, whatever the network thinks of it.
TEST(Advice, LeavesOutWhatNoPlanCanWant) {
  const Content& content = default_content();
  int left_out = 0;
  for (std::uint64_t deal = 0; deal < 12 && left_out < 3; ++deal) {
    State state = new_game(content.catalog, dr::Setup{}, seed_from(deal));
    const auto bot = make_bot("easy", deal);
    Choices options;
    while (const SeatSet asked = to_act(state.pub)) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      const View view = observe(state, seat);
      legal(content.catalog, view, options);
      if (view.pub.ask == Ask::kWindow && options.n > 1) {
        const Advice advice(content.catalog, view);
        left_out += advice.left_out();
        EXPECT_GE(advice.tried().size(), 1u);
        for (const Choice choice : advice.tried())
          EXPECT_TRUE(why_not(content.catalog, view, choice).ok());
      }
      apply(content.catalog, state, seat, bot->choose(content.catalog, view, options));
    }
  }
  EXPECT_GE(left_out, 3);
}

// Every sentence is there in every language, and every blank of it is filled.
TEST(Advice, SpeaksEveryLanguage) {
  for (const std::string_view code : language_codes()) {
    const Templates& words = templates(code);
    for (const std::string_view key : english().keys())
      if (key.starts_with("hint.")) EXPECT_TRUE(words.has(key)) << code << ' ' << key;
    const ToldAdvice told = tell(after_games(before_the_last_lp(), 8), default_content(), words);
    for (const std::string& text : {told.best, told.lead, told.why, told.sure}) {
      EXPECT_FALSE(text.empty()) << code;
      EXPECT_EQ(text.find_first_of("{}"), text.npos) << text;
      EXPECT_EQ(text.find("hint."), text.npos) << text;
    }
  }
}

}  // namespace
}  // namespace dr::advice_test
