// The statistics of the arena: rates with 95 % intervals, quantiles and ratings. Only for reports:
// nothing that a bot chooses depends on them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace dr {

// A share between 0 and 1 and its 95 % interval.
struct Rate {
  double mean = 0, low = 0, high = 1;
};

inline constexpr double kNormal95 = 1.959963984540054;
inline constexpr double kNormal999 = 3.290526731491926;

// Wilson's score interval for `successes` (shares of them count too) in n independent trials.
Rate wilson(double successes, double n, double z = kNormal95);

// The 97.5 % quantile of Student's t.
double student95(std::int64_t degrees);

// A rate of many observations that come in groups, such as the games of one deal: those of a group
// hang together, groups do not. Whole numbers, so that the order of adding makes no difference.
class GroupedRate {
 public:
  // A group of `n` observations that add up to `sum`.
  void add(std::int64_t sum, std::int64_t n);
  void add(const GroupedRate& other);

  std::int64_t groups() const { return groups_; }
  std::int64_t observations() const { return n_; }
  std::int64_t sum() const { return sum_; }
  // One success counts `unit`. Wilson's interval where each group is one observation. Else for as many
  // trials as would give the variance found between the groups, with z stretched as Student's t is;
  // where the groups do not differ at all, for as many as there are observations.
  Rate rate(int unit, double z = kNormal95) const;

  template <class A>
  friend void walk(A& a, GroupedRate& r) {  // lab/bytes.h
    a(r.groups_), a(r.n_), a(r.sum_), a(r.nn_), a(r.sum_sum_), a(r.sum_n_);
  }

 private:
  std::int64_t groups_ = 0, n_ = 0, sum_ = 0, nn_ = 0, sum_sum_ = 0, sum_n_ = 0;
};

// Durations or amounts: mean, maximum, and quantiles to within 3 %.
class Histogram {
 public:
  void add(std::uint64_t value);
  void add(const Histogram& other);
  std::uint64_t count() const { return count_; }
  std::uint64_t max() const { return max_; }
  double mean() const;
  double quantile(double share) const;  // an upper bound of that share of the values

  template <class A>
  friend void walk(A& a, Histogram& h) {  // lab/bytes.h
    for (std::uint32_t& n : h.n_) a(n);
    a(h.count_), a(h.sum_), a(h.max_);
  }

 private:
  static constexpr int kSteps = 32;  // to a doubling
  static int slot(std::uint64_t value);
  static double top(int slot);
  std::array<std::uint32_t, 60 * kSteps> n_{};
  std::uint64_t count_ = 0, sum_ = 0, max_ = 0;
};

// Who finished ahead of whom, by contestant: [a][b] counts a before b, a tie half to each.
using Crosstable = std::vector<std::vector<double>>;

// Ratings by the model of Bradley and Terry, in Elo points (400 = ten to one), that of `anchor` 0.
// Each pair that met counts as having drawn once more, so that one who always wins has one too.
std::vector<double> elo_ratings(const Crosstable& ahead, std::size_t anchor);

}  // namespace dr
