#include "review/review.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/bots.h"
#include "net/weights.h"
#include "review/report.h"
#include "review/skill.h"
#include "review/telling.h"

namespace dr {
namespace {

RecordedGame game_between(const std::vector<std::string>& names, std::uint64_t deal,
                          int modules = 0) {
  const Content& content = default_content(modules);
  Setup setup;
  setup.players = static_cast<std::uint8_t>(names.size());
  setup.length = Length::kShort;
  setup.modules = static_cast<std::uint8_t>(modules);
  std::vector<SeatInfo> seats;
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : names) {
    seats.push_back({name, name});
    bots.push_back(make_bot(name, deal + bots.size()));
  }
  RecordedGame game(content, setup, seed_from(deal), seats);
  Choices options;
  while (const SeatSet asked = to_act(game.state().pub)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(game.state(), seat);
    legal(content.catalog, view, options);
    game.choose(seat, bots[seat]->choose(content.catalog, view, options));
  }
  return game;
}

void finish(Review& review) {
  while (review.go_on()) {
  }
}

void finish_ledger(Review& review) {
  while (!review.ledger().complete()) review.go_on();
}

// One for all tests that need no other.
const RecordedGame& short_game() {
  static const RecordedGame game = game_between({"easy", "hard", "hard"}, 21);
  return game;
}

void expect_sums(const RecordedGame& game, const Review& review) {
  const std::vector<LedgerEntry> entries = review.entries();
  ASSERT_EQ(entries.size(), game.steps().size() + 1);
  for (Seat seat = 0; seat < game.setup().players; ++seat) {
    const Split split = split_of(review, seat);
    EXPECT_EQ(split.start + split.luck + split.skill + split.others, split.result);
    EXPECT_EQ(split.result, chances_of_winners(game.state().pub).seat[seat]);
    std::int32_t chance = split.start;
    for (const LedgerEntry& entry : entries) {
      chance += entry.change(seat);
      EXPECT_EQ(chance, entry.after[seat]);
    }
  }
}

TEST(Review, PartsAddUpToTheResultForEveryPlayer) {
  const auto expansion = game_between({"greedy", "easy"}, 7, kAnteUp | kAlternativePoker);
  Review two(expansion, 0, 0);
  finish(two);
  expect_sums(expansion, two);
  Review three(short_game(), seat_bit(0), 300);
  finish(three);
  expect_sums(short_game(), three);
}

TEST(Review, LuckIsWhatChanceDidAndNothingElse) {
  const RecordedGame& game = short_game();
  Ledger ledger(game);
  int open = 0, closed = 0;
  while (!ledger.complete()) {
    ledger.enter_next();
    const LedgerEntry& entry = ledger.entries().back();
    ++(entry.chance ? open : closed);
    for (Seat seat = 0; seat < 3 && !entry.chance; ++seat) EXPECT_EQ(entry.luck[seat], 0);
  }
  EXPECT_GT(open, 20);
  EXPECT_GT(closed, 20);
}

// Over all that chance may do, luck comes to nothing. `darkrock study --games 2000` is the same over
// whole games.
TEST(Review, LuckIsFair) {
  const RecordedGame& game = short_game();
  const Catalog& catalog = game.content().catalog;
  State state = game.first_state();
  Rng rng{9};
  int examined = 0;
  for (std::size_t i = 0; i < game.steps().size() && examined < 3; ++i) {
    const ReplayStep& step = game.steps()[i];
    double sum = 0, squares = 0;
    constexpr int kTimes = 24;
    for (int k = 0; k < kTimes && i > 40; ++k) {
      RecordedGame again(game.content(), redrawn(catalog, state, rng), game.seats());
      again.choose(step.seat, step.choice);
      Ledger ledger(again);
      ledger.enter_next();
      if (!ledger.entries().back().chance) break;
      const double luck = ledger.entries().back().luck[step.seat];
      sum += luck;
      squares += luck * luck;
    }
    game.play_step(i, state);
    if (squares < 1e6) continue;  // chance changes next to nothing here
    const double mean = sum / kTimes;
    // the mean that luck is measured by is the same each time, with an error of its own
    const double variance = (squares / kTimes - mean * mean) / (kTimes - 1);
    EXPECT_LT(std::abs(mean), 4 * std::sqrt(2.5 * variance)) << i;
    ++examined;
  }
  EXPECT_EQ(examined, 3);
}

// Games that look the same to the seat give the same figures, to the last digit.
TEST(Review, KnowsNothingTheSeatDidNot) {
  const RecordedGame& game = short_game();
  const Catalog& catalog = game.content().catalog;
  State state = game.first_state();
  Rng rng{5};
  int examined = 0;
  for (std::size_t i = 0; i < game.steps().size(); ++i) {
    const ReplayStep& step = game.steps()[i];
    Choices options;
    legal(catalog, sight(state, step.seat), options);
    if (options.n > 1 && i % 23 == 0) {
      const View view = observe(state, step.seat);
      const View twin = observe(sample(catalog, view, rng), step.seat);
      Question one(catalog, view, step.choice, i + 1), other(catalog, twin, step.choice, i + 1);
      one.ponder(catalog, 2);
      other.ponder(catalog, 2);
      EXPECT_EQ(one.loss(), other.loss());
      EXPECT_EQ(one.error(), other.error());
      EXPECT_EQ(one.skill(), other.skill());
      for (std::size_t k = 0; k < one.tried().size(); ++k)
        EXPECT_EQ(one.tried()[k].mean(), other.tried()[k].mean());
      EXPECT_EQ(skill_at_a_glance(catalog, view, step.choice, i + 1),
                skill_at_a_glance(catalog, twin, step.choice, i + 1));
      ++examined;
    }
    game.play_step(i, state);
  }
  EXPECT_GT(examined, 3);
}

// So does the review of a whole game, in which all went on from a deal that only looks the same.
TEST(Review, ReadsNoDecisionFromWhatTheSeatDidNotSee) {
  const RecordedGame& game = short_game();
  const Catalog& catalog = game.content().catalog;
  State state = game.first_state();
  Rng rng{6};
  int examined = 0;
  for (std::size_t i = 0; i < game.steps().size(); ++i) {
    const ReplayStep& step = game.steps()[i];
    Choices options;
    legal(catalog, sight(state, step.seat), options);
    if (options.n > 1 && i % 41 == 0) {
      const State twin = sample(catalog, observe(state, step.seat), rng);
      if (hash(twin) != hash(state)) ++examined;
      const auto figures = [&](const State& start) {
        RecordedGame one(game.content(), start, game.seats());
        EXPECT_TRUE(one.choose(step.seat, step.choice).ok());
        Review review(one, seat_bit(step.seat));
        finish_ledger(review);
        for (int k = 0; k < 3; ++k) review.ponder(0);
        const Question& question = review.questions().at(0);
        std::vector<double> all = {question.loss(), question.error(), question.skill()};
        for (const Tried& tried : question.tried()) all.push_back(tried.mean());
        for (int good = 0; good < kGoods; ++good)
          all.push_back(question.gain(static_cast<Good>(good)));
        return all;
      };
      EXPECT_EQ(figures(state), figures(twin)) << "choice " << i + 1;
    }
    game.play_step(i, state);
  }
  EXPECT_GT(examined, 3);
}

TEST(Review, GoesOnWhereItStopped) {
  const RecordedGame& game = short_game();
  Review whole(game, seat_bit(0)), resumed(game, seat_bit(0));
  finish_ledger(whole);
  for (int i = 0; i < 3; ++i) whole.go_on();
  const std::string saved = whole.save();
  ASSERT_TRUE(resumed.restore(saved));
  EXPECT_EQ(resumed.save(), saved);
  EXPECT_TRUE(resumed.go_on());
  EXPECT_NE(resumed.save(), saved);
  std::string other_seat = saved;
  const std::size_t seats = saved.find(' ', saved.find(' ') + 1) + 1;
  EXPECT_FALSE(resumed.restore(other_seat.replace(seats, 1, "2")));
  EXPECT_FALSE(resumed.restore("darkrock-review-2 1 2 3"));
  EXPECT_FALSE(resumed.restore(saved.substr(0, saved.size() / 2)));
  EXPECT_FALSE(resumed.restore(""));
}

TEST(Review, GradesOnlyWhatIsLargerThanTheError) {
  const RecordedGame& game = short_game();
  const Catalog& catalog = game.content().catalog;
  const View view = observe(game.first_state(), game.steps()[0].seat);
  Question question(catalog, view, game.steps()[0].choice, 1);
  EXPECT_EQ(question.grade(), Grade::kOpen);
  std::vector<Tried> tried = question.tried();
  ASSERT_GE(tried.size(), 2u);
  const auto set = [&](int gap, int spread) {
    for (Tried& one : tried) one.half[0] = one.half[1] = {};
    for (int i = 0; i < 32; ++i) {
      const int chosen = 20'000 + (i / 2 % 2 ? spread : -spread);
      tried[0].half[i % 2].add(chosen, chosen);
      for (std::size_t k = 1; k < tried.size(); ++k)
        tried[k].half[i % 2].add(k == 1 ? 20'000 + gap : 0, chosen);
    }
    question.restore(tried, 32);
    return question.grade();
  };
  EXPECT_EQ(set(kBlunderLoss, 10), Grade::kBlunder);
  EXPECT_EQ(set(kMistakeLoss, 10), Grade::kMistake);
  EXPECT_EQ(set(kInexactLoss, 10), Grade::kInexact);
  EXPECT_EQ(set(kInexactLoss, 3000), Grade::kGood);  // may be chance
  EXPECT_EQ(set(-10, 10), Grade::kBest);
  EXPECT_EQ(question.best(), 0u);
}

TEST(Review, WhoPlaysAsTheNetworkHasNoSkillOnAverage) {
  const RecordedGame& game = short_game();
  const Catalog& catalog = game.content().catalog;
  const View view = observe(game.first_state(), game.steps()[0].seat);
  double mean = 0, share = 0;
  for (const Likely& one : likely_choices(catalog, view, game.steps()[0].choice, 6)) {
    mean += one.share * skill_at_a_glance(catalog, view, one.choice, 1);
    share += one.share;
  }
  EXPECT_NEAR(share, 1, 1e-9);
  EXPECT_NEAR(mean, 0, 1.5);  // rounding
}

}  // namespace
}  // namespace dr
