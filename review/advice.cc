#include "review/advice.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/base/belief.h"
#include "bots/rider.h"
#include "bots/search/judge.h"
#include "bots/sense.h"
#include "review/ahead.h"
#include "review/chance.h"
#include "review/skill.h"

namespace dr {
namespace {

constexpr std::size_t kMostOptions = 5;
constexpr double kCertain = 2.6;                       // standard errors, as for a grade
constexpr double kCloseEnough = kWholeChance / 150.0;  // an error that nobody minds
constexpr double kNoLead = kWholeChance / 200.0;

// --- what a playout brings ------------------------------------------------------------------------

std::int16_t& at(Gains& gains, Gain gain) { return gains[static_cast<std::size_t>(gain)]; }

void hear(Gains& gains, Seat me, const Events& events) {
  for (int i = 0; i < events.n; ++i) {
    const Event& event = events.list[i];
    const bool mine = event.seat == me;
    if (event.kind == EventKind::kLp && mine)
      gains[static_cast<std::size_t>(event.b)] += event.a;
    else if (event.kind == EventKind::kLp)
      at(gains, Gain::kRivals) += event.a;
    else if (event.kind == EventKind::kArrested && mine)
      at(gains, event.other == dr::kNone ? Gain::kCaught : Gain::kArrested) = 1;
    else if (event.kind == EventKind::kStolen && event.other == me)
      at(gains, Gain::kRobbed) = 1;
  }
}

void compare(Gains& gains, const Player& before, const Player& after) {
  const auto put = [&](Gain gain, int was, int is) {
    at(gains, gain) = static_cast<std::int16_t>(is - was);
  };
  put(Gain::kMp, before.mp, after.mp);
  put(Gain::kGp, before.gp, after.gp);
  put(Gain::kWp, before.wp, after.wp);
  put(Gain::kCash, 10 * before.cash, 10 * after.cash);
  put(Gain::kNuggets, before.nuggets, after.nuggets);
  put(Gain::kCards, before.hand_n, after.hand_n);
  put(Gain::kItems, std::popcount(before.items) + std::popcount(before.upgraded),
      std::popcount(after.items) + std::popcount(after.upgraded));
  put(Gain::kWounds, before.wounds, after.wounds);
}

// --- what counts ----------------------------------------------------------------------------------

// Roughly what one of it is worth in LP, to say first what weighs most.
double weight_of(int what) {
  if (what < static_cast<int>(LpSource::kCount)) return 1;
  switch (static_cast<Gain>(what)) {
    case Gain::kMp: return 0.8;
    case Gain::kGp: return 0.5;
    case Gain::kWp: return 0.8;
    case Gain::kCash: return 0.018;
    case Gain::kNuggets: return 0.8;
    case Gain::kCards: return 0.35;
    case Gain::kItems: return 0.8;
    case Gain::kWounds: return -0.7;
    case Gain::kCaught:
    case Gain::kArrested: return -2;
    case Gain::kRobbed: return -1;
    case Gain::kRivals: return -0.3;
    case Gain::kCount: break;
  }
  return 0;
}

constexpr double kWorthAWord = 0.12;  // LP

Estimate estimate(double n, double sum, double squares) {
  if (n < 1) return {};
  const double mean = sum / n;
  if (n < 2) return {mean, 0};
  return {mean, std::sqrt(std::max(0.0, squares - sum * mean) / (n - 1) / n)};
}

// Of f(game) over games `from`, from + by, ...
template <class F>
Estimate mean_of(int games, int from, int by, F&& f) {
  double n = 0, sum = 0, squares = 0;
  for (int i = from; i < games; i += by) {
    const double value = f(static_cast<std::size_t>(i));
    ++n;
    sum += value;
    squares += value * value;
  }
  return estimate(n, sum, squares);
}

}  // namespace

std::string_view id_of(Certainty certainty) {
  switch (certainty) {
    case Certainty::kOpen: return "open";
    case Certainty::kEven: return "even";
    case Certainty::kLikely: return "likely";
    case Certainty::kSure: return "sure";
    case Certainty::kCount: break;
  }
  return {};
}

Advice::Advice(const Catalog& catalog, const View& view) : view_(view) {
  Choices options;
  legal(catalog, view, options);
  Rider rider(LikeSet{}, 0, 0);
  Sense sense;
  const Choice glance = rider.think(catalog, view, options, {});
  for (const Likely& one : likely_choices(catalog, view, glance, kMostOptions)) {
    const Choice choice = sense.better(catalog, view, options, one.choice, rider);
    left_out_ = left_out_ || choice != one.choice;
    if (std::ranges::find(tried_, choice) == tried_.end()) tried_.push_back(choice);
  }
  tales_.resize(tried_.size());
}

bool Advice::go_on(const Catalog& catalog) {
  const NetworkJudge judge;
  const Seat me = view_.seat;
  Events events;
  Rng rng = rng_of(view_.pub.reveals, DrawnFor::kGame, games_);
  const State world = imagine(catalog, view_, rng);
  for (std::size_t i = 0; i < tried_.size(); ++i) {
    State state = world;
    Tale tale;
    events.clear();
    apply(catalog, state, me, tried_[i], &events);
    hear(tale.gains, me, events);
    const auto play_on = [&] {
      play_to_next_turn(catalog, state, me, &events,
                        [&](const Events& heard) { hear(tale.gains, me, heard); });
    };
    play_on();
    if (world.pub.round == 0) play_on();  // who begins the game would see nothing happen
    compare(tale.gains, world.pub.player[me], state.pub.player[me]);
    tale.chance = judge.worth(catalog, state, me);
    tales_[i].push_back(tale);
  }
  ++games_;
  if (games_ < kFewestGames) return true;
  if (tried_.size() < 2 || games_ >= kMostGames) return false;
  return games_ < kMostGames / 4 || lead().error > kCloseEnough;
}

Estimate Advice::chance(std::size_t option) const {
  return mean_of(games_, 0, 1, [&](std::size_t i) { return tales_[option][i].chance; });
}

Estimate Advice::between(std::size_t option, std::size_t other) const {
  return mean_of(games_, 0, 1,
                 [&](std::size_t i) { return tales_[option][i].chance - tales_[other][i].chance; });
}

// What looks best at a glance, unless another does better by more than its error.
std::size_t Advice::best() const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < tried_.size(); ++i) {
    const Estimate above = between(i, best);
    if (above.mean > above.error) best = i;
  }
  return best;
}

// The highest of all but one; in the even games, the odd ones, or (2) all of them.
std::size_t Advice::best_but(std::size_t left_out, int half) const {
  std::size_t found = kNone;
  double highest = 0;
  for (std::size_t i = 0; i < tried_.size(); ++i) {
    if (i == left_out) continue;
    const double mean = mean_of(games_, half & 1, half == 2 ? 1 : 2, [&](std::size_t game) {
                          return tales_[i][game].chance;
                        }).mean;
    if (found == kNone || mean > highest) found = i, highest = mean;
  }
  return found;
}

std::size_t Advice::next() const { return best_but(best(), 2); }

Estimate Advice::lead() const {
  if (tried_.size() < 2) return {};
  const std::size_t first = best();
  Estimate lead;
  double variance = 0;
  for (int half = 0; half < 2; ++half) {
    const std::size_t other = best_but(first, 1 - half);
    const Estimate part = mean_of(games_, half, 2, [&](std::size_t i) {
      return tales_[first][i].chance - tales_[other][i].chance;
    });
    lead.mean += part.mean / 2;
    variance += part.error * part.error / 4;
  }
  lead.error = std::sqrt(variance);
  return lead;
}

Certainty Advice::certainty() const {
  if (games_ < kFewestGames) return Certainty::kOpen;
  if (tried_.size() < 2) return Certainty::kSure;
  const Estimate found = lead();
  if (found.mean < kNoLead || found.mean < found.error) return Certainty::kEven;
  return found.mean > kCertain * found.error ? Certainty::kSure : Certainty::kLikely;
}

std::vector<Why> Advice::why(bool for_it) const {
  std::vector<Why> found;
  const std::size_t first = best(), other = next();
  if (other == kNone) return found;
  for (std::size_t what = 0; what < kGains; ++what) {
    const Estimate more = mean_of(games_, 0, 1, [&](std::size_t i) {
      return tales_[first][i].gains[what] - tales_[other][i].gains[what];
    });
    const double weight = more.mean * weight_of(static_cast<int>(what));
    if ((for_it ? weight : -weight) < kWorthAWord) continue;
    if (std::abs(more.mean) <= kCertain * more.error) continue;
    const Estimate brings =
        mean_of(games_, 0, 1, [&](std::size_t i) { return tales_[first][i].gains[what]; });
    found.push_back({static_cast<int>(what), brings.mean, more.mean});
  }
  std::ranges::stable_sort(found, [](const Why& a, const Why& b) {
    return std::abs(a.more * weight_of(a.what)) > std::abs(b.more * weight_of(b.what));
  });
  return found;
}

}  // namespace dr
