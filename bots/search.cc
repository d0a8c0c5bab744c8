#include "bots/search.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "bots/duel.h"
#include "bots/value.h"

namespace dr {
namespace {

using Clock = std::chrono::steady_clock;
using Script = std::array<std::unique_ptr<Bot>, kMaxPlayers>;

constexpr int kMaxArms = 24;
constexpr int kLongPlayout = 1500;  // choices; no turn is that long
constexpr int kPerArm = 1200;       // work that another choice to try is worth
constexpr int kTrust = 3;           // the script's opinion counts as so many playouts
constexpr int kPerCentiLp = 12;     // chance that a hundredth of an LP is taken for
constexpr int kPerRank = 40;        // chance that a better card in hand is worth, per rank
constexpr int kDuelTypes = 24, kDuelIterations = 200;

// What is left of a budget. The clock is read only if there is a time limit.
class Meter {
 public:
  explicit Meter(const Budget& budget) : budget_(budget) {
    if (!budget.work && !budget.ms) budget_.work = 20000;
    if (budget.ms) start_ = Clock::now();
  }

  void count() { ++work_; }
  std::uint32_t work() const { return work_; }

  // The part of the budget used, in thousandths.
  std::int64_t used() const {
    std::int64_t part = 0;
    if (budget_.work) part = std::int64_t{1000} * work_ / budget_.work;
    if (budget_.ms) {
      const auto spent =
          std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_).count();
      part = std::max<std::int64_t>(part, spent / budget_.ms);
    }
    return part;
  }
  bool over() const { return used() >= 1000; }

 private:
  Budget budget_;
  Clock::time_point start_{};
  std::uint32_t work_ = 0;
};

struct Arm {
  Choice choice;
  int prior = 0;  // of the script, in hundredths of an LP
  std::int64_t sum = 0;
  int n = 0;
};

int hand_worth(CardSet hand) {
  int ranks = 0;
  for_each_card(hand, [&](Card card) { ranks += std::max(0, rank_of(card) - 5); });
  return kPerRank * ranks;
}

std::int32_t worth(const Catalog& cat, const State& state, Seat seat) {
  const int hand = state.pub.over ? 0 : hand_worth(state.own[seat].hand);
  return chances(cat, state.pub).seat[seat] + hand;
}

class Search {
 public:
  Search(const Catalog& cat, const View& view, std::uint64_t seed, Script& script, Meter& meter)
      : cat_(cat), view_(view), script_(script), meter_(meter), rng_{seed | 1} {}

  void add(Choice choice, int prior) { arms_[n_arms_++] = {choice, prior}; }

  // Sequential halving: all arms on the same samples, then the better half of them on more.
  Choice run() {
    int alive = n_arms_, rounds = 0;
    for (int n = alive; n > 1; n = (n + 1) / 2) ++rounds;
    for (int round = 0; round < rounds; ++round) {
      const std::int64_t until = 1000 * (round + 1) / rounds;
      do {
        if (!try_all(alive)) return best(alive);
      } while (meter_.used() < until);
      rank(alive);
      alive = (alive + 1) / 2;
    }
    return best(alive);
  }

  // The card for a fight between players. REQUIRES: the arms are all there is to choose.
  Choice fight(Seat other) {
    std::vector<DuelType> types;
    while (types.size() < kDuelTypes && meter_.used() < 900) {
      DuelType type;
      if (!play_duel(other, type)) break;
      types.push_back(type);
    }
    if (types.empty()) return arms_[0].choice;
    std::int32_t mixture[DuelType::kMost];
    const int n = std::min(n_arms_, DuelType::kMost);
    solve_duel(types, n, kDuelIterations, mixture);
    return arms_[static_cast<std::size_t>(draw(mixture, n))].choice;
  }

 private:
  Arm& arm(int i) { return arms_[static_cast<std::size_t>(i)]; }

  // Mean of the playouts and of the script's opinion, which starts from what all have in common.
  std::int64_t score(const Arm& a, std::int64_t common) const {
    const std::int64_t opinion = common + std::int64_t{kPerCentiLp} * a.prior;
    return (a.sum + kTrust * opinion) / (a.n + kTrust);
  }

  std::int64_t common(int alive) const {
    std::int64_t sum = 0, priors = 0, n = 0;
    for (int i = 0; i < alive; ++i) {
      const Arm& a = arms_[static_cast<std::size_t>(i)];
      sum += a.sum;
      n += a.n;
      priors += a.prior;
    }
    return (n ? sum / n : 0) - kPerCentiLp * priors / alive;
  }

  void rank(int alive) {
    const std::int64_t base = common(alive);
    std::stable_sort(arms_.begin(), arms_.begin() + alive,
                     [&](const Arm& a, const Arm& b) { return score(a, base) > score(b, base); });
  }

  Choice best(int alive) {
    rank(alive);
    return arms_[0].choice;
  }

  // One sample for every arm; nothing is counted if the budget ends in between.
  bool try_all(int alive) {
    const State start = sample(cat_, view_, rng_);
    std::array<std::int32_t, kMaxArms> values;
    for (int i = 0; i < alive; ++i) {
      State state = start;
      apply(cat_, state, view_.seat, arm(i).choice);
      meter_.count();
      if (!play_out(state, false)) return false;
      values[static_cast<std::size_t>(i)] = worth(cat_, state, view_.seat);
    }
    for (int i = 0; i < alive; ++i) {
      arm(i).sum += values[static_cast<std::size_t>(i)];
      ++arm(i).n;
    }
    return true;
  }

  // To the beginning of the searcher's next turn, or of a fight to its end. False if the budget is
  // over first.
  bool play_out(State& state, bool fight) {
    for (int i = 0; i < kLongPlayout && !state.pub.over; ++i) {
      const bool my_turn = state.pub.ask == Ask::kIncome && state.pub.active == view_.seat;
      if (fight ? !state.pub.fight.on : my_turn && i > 0) return true;
      if (i % 16 == 15 && meter_.over()) return false;
      const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      const View view = observe(state, seat);
      legal(cat_, view, options_);
      const Choice choice =
          options_.n == 1 ? options_[0] : script_[seat]->choose(cat_, view, options_);
      apply(cat_, state, seat, choice);
      meter_.count();
    }
    return true;
  }

  // The payoffs of every pair of cards against one hand the other side may hold.
  bool play_duel(Seat other, DuelType& type) {
    const State start = sample(cat_, view_, rng_);
    const bool attacker = view_.pub.fight.side[0] == view_.seat;
    const int n = std::min(n_arms_, DuelType::kMost);
    for (int a = 0; a < n; ++a) {
      std::vector<State> replies =
          attacker ? answers(start, arm(a).choice, other) : attacks(start, arm(a).choice, other);
      type.others = static_cast<int>(replies.size());
      for (int b = 0; b < type.others; ++b) {
        State& state = replies[static_cast<std::size_t>(b)];
        if (!play_out(state, true)) return false;
        type.mine[a][b] = worth(cat_, state, view_.seat);
        type.theirs[a][b] = worth(cat_, state, other);
      }
    }
    return true;
  }

  // After this card of ours: every answer of the other side.
  std::vector<State> answers(const State& start, Choice card, Seat other) {
    std::vector<State> out(1, start);
    apply(cat_, out[0], view_.seat, card);
    meter_.count();
    if (out[0].pub.ask != Ask::kCommit || !(to_act(out[0].pub) & seat_bit(other))) return out;
    const State asked = out[0];
    Choices options;
    legal(cat_, observe(asked, other), options);
    out.assign(static_cast<std::size_t>(std::min(options.n, DuelType::kMost)), asked);
    for (std::size_t i = 0; i < out.size(); ++i) {
      apply(cat_, out[i], other, options[options.n - 1 - static_cast<int>(i)]);
      meter_.count();
    }
    return out;
  }

  // Every card of the other side's hand may be the one that lies face down already.
  std::vector<State> attacks(const State& start, Choice card, Seat other) {
    std::vector<State> out;
    const Private& theirs = start.own[other];
    CardSet hand = theirs.hand | (theirs.committed < kPokerCards ? bit(theirs.committed) : 0);
    while (hand && out.size() < DuelType::kMost) {
      const CardSet top = std::bit_floor(hand);
      hand &= ~top;
      State state = start;
      Private& own = state.own[other];
      if (own.committed < kPokerCards) {
        own.hand = (own.hand | bit(own.committed)) & ~top;
        own.committed = lowest(top);
      }
      apply(cat_, state, view_.seat, card);
      meter_.count();
      out.push_back(state);
    }
    if (out.empty()) {
      out.assign(1, start);
      apply(cat_, out[0], view_.seat, card);
    }
    return out;
  }

  int draw(const std::int32_t* mixture, int n) {
    std::int32_t kept[DuelType::kMost], sum = 0;
    for (int i = 0; i < n; ++i) {
      kept[i] = mixture[i] < kDuelWhole / 20 ? 0 : mixture[i];  // what is left of learning
      sum += kept[i];
    }
    if (!sum) return static_cast<int>(std::max_element(mixture, mixture + n) - mixture);
    auto at = static_cast<std::int32_t>(rng_.below(static_cast<std::uint32_t>(sum)));
    int i = 0;
    while (at >= kept[i]) at -= kept[i++];
    return i;
  }

  const Catalog& cat_;
  const View& view_;
  Script& script_;
  Meter& meter_;
  Rng rng_;
  std::array<Arm, kMaxArms> arms_;
  int n_arms_ = 0;
  Choices options_;
};

// How many choices are worth playing out with this much to spend.
int arms_for(const Budget& budget) {
  const std::int64_t work = budget.work ? budget.work : std::int64_t{100} * budget.ms;
  return static_cast<int>(std::clamp<std::int64_t>(work / kPerArm, 4, kMaxArms));
}

// The other player of a fight in which a card is to be laid; kNone if that is not the question.
Seat duel_with(const View& view) {
  const Public& pub = view.pub;
  if (pub.ask != Ask::kCommit || !pub.fight.on || !is_player_fight(pub.fight.kind)) return kNone;
  const Seat other = pub.fight.side[pub.fight.side[0] == view.seat ? 1 : 0];
  return other < pub.players ? other : kNone;
}

}  // namespace

SearchBot::SearchBot(std::uint64_t seed) : seed_(seed) {
  for (std::size_t seat = 0; seat < script_.size(); ++seat)
    script_[seat] = make_bot("greedy", seed * 8 + seat);
}

SearchBot::~SearchBot() = default;

Choice SearchBot::think(const Catalog& catalog, const View& view, const Choices& legal,
                        const Budget& budget) {
  work_done_ = 0;
  if (legal.n == 1) return legal[0];
  std::vector<int> rating(static_cast<std::size_t>(legal.n));
  script_[view.seat]->rate(catalog, view, legal, rating);
  std::vector<std::pair<int, int>> order;  // best first
  for (int i = 0; i < legal.n; ++i) order.emplace_back(-rating[static_cast<std::size_t>(i)], i);
  std::sort(order.begin(), order.end());
  Meter meter(budget);
  const std::uint64_t moment = view.pub.reveals * 1000003ull + view.pub.actions_left * 97ull;
  const std::uint64_t key =
      (seed_ + 1) * 0x9e3779b97f4a7c15 + moment + static_cast<std::uint64_t>(view.pub.ask);
  Search search(catalog, view, key, script_, meter);
  const Seat other = duel_with(view);
  const int arms = other == kNone ? arms_for(budget) : DuelType::kMost;
  order.resize(std::min(order.size(), static_cast<std::size_t>(arms)));
  for (const auto& [minus_rating, i] : order) search.add(legal[i], -minus_rating);
  const Choice choice = other == kNone ? search.run() : search.fight(other);
  work_done_ = meter.work();
  return choice;
}

}  // namespace dr
