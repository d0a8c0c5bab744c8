#include "lab/stats.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace dr {

Rate wilson(double successes, double n, double z) {
  if (n <= 0) return {};
  const double p = std::clamp(successes / n, 0.0, 1.0), zz = z * z;
  const double centre = (p + zz / (2 * n)) / (1 + zz / n);
  const double half = z / (1 + zz / n) * std::sqrt(p * (1 - p) / n + zz / (4 * n * n));
  return {p, std::max(centre - half, 0.0), std::min(centre + half, 1.0)};
}

double student95(std::int64_t degrees) {
  constexpr double kQuantile[] = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646,
                                  2.3060,  2.2622, 2.2281, 2.2010, 2.1788, 2.1604, 2.1448,
                                  2.1314,  2.1199, 2.1098, 2.1009, 2.0930, 2.0860};
  if (degrees < 1) return std::numeric_limits<double>::infinity();
  if (degrees <= 20) return kQuantile[degrees - 1];
  // Cornish and Fisher's expansion around the normal quantile, good to four places from here on.
  const double d = static_cast<double>(degrees), z = kNormal95, zz = z * z;
  return z * (1 + (zz + 1) / (4 * d) + ((5 * zz + 16) * zz + 3) / (96 * d * d) +
              (((3 * zz + 19) * zz + 17) * zz - 15) / (384 * d * d * d));
}

void GroupedRate::add(std::int64_t sum, std::int64_t n) {
  if (n <= 0) return;
  ++groups_;
  n_ += n;
  sum_ += sum;
  nn_ += n * n;
  sum_sum_ += sum * sum;
  sum_n_ += sum * n;
}

void GroupedRate::add(const GroupedRate& other) {
  groups_ += other.groups_;
  n_ += other.n_;
  sum_ += other.sum_;
  nn_ += other.nn_;
  sum_sum_ += other.sum_sum_;
  sum_n_ += other.sum_n_;
}

Rate GroupedRate::rate(int unit, double z) const {
  if (!n_) return {};
  const double n = static_cast<double>(n_), successes = static_cast<double>(sum_) / unit;
  if (n_ == groups_) return wilson(successes, n, z);
  const double p = successes / n;
  if (groups_ < 2) return {p, 0, 1};
  // The variance of the ratio of two sums, over the groups.
  const double per_unit = 1.0 / unit, groups = static_cast<double>(groups_);
  const double spread = static_cast<double>(sum_sum_) * per_unit * per_unit -
                        2 * p * static_cast<double>(sum_n_) * per_unit +
                        p * p * static_cast<double>(nn_);
  const double variance = spread * groups / (groups - 1) / (n * n);
  const bool alike = spread < 1e-9 * n;
  const double trials = alike ? n : p * (1 - p) / variance;
  return wilson(p * trials, trials, alike ? z : z * student95(groups_ - 1) / kNormal95);
}

int Histogram::slot(std::uint64_t value) {
  if (value < kSteps) return static_cast<int>(value);
  const int doublings =
      static_cast<int>(std::bit_width(value) - std::bit_width(std::uint64_t{kSteps - 1}));
  return doublings * kSteps + static_cast<int>((value >> (doublings - 1)) & (kSteps - 1));
}

double Histogram::top(int slot) {
  const int doublings = slot / kSteps, step = slot % kSteps;
  if (doublings == 0) return step;
  return std::ldexp(kSteps + step + 1, doublings - 1) - 1;
}

void Histogram::add(std::uint64_t value) {
  const auto at = static_cast<std::size_t>(slot(value));
  ++n_[std::min(at, n_.size() - 1)];
  ++count_;
  sum_ += value;
  max_ = std::max(max_, value);
}

void Histogram::add(const Histogram& other) {
  for (std::size_t i = 0; i < n_.size(); ++i) n_[i] += other.n_[i];
  count_ += other.count_;
  sum_ += other.sum_;
  max_ = std::max(max_, other.max_);
}

double Histogram::mean() const {
  return count_ ? static_cast<double>(sum_) / static_cast<double>(count_) : 0.0;
}

double Histogram::quantile(double share) const {
  const double wanted = share * static_cast<double>(count_);
  double seen = 0;
  for (std::size_t i = 0; i < n_.size(); ++i) {
    seen += n_[i];
    if (n_[i] && seen >= wanted)
      return std::min(top(static_cast<int>(i)), static_cast<double>(max_));
  }
  return static_cast<double>(max_);
}

std::vector<double> elo_ratings(const Crosstable& ahead, std::size_t anchor) {
  constexpr int kMostSteps = 20'000;
  constexpr double kPrior = 0.5;
  const std::size_t n = ahead.size();
  std::vector<double> wins(n, 0.0), strength(n, 1.0);
  std::vector<std::vector<double>> met(n, std::vector<double>(n, 0.0));
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < n; ++b) {
      const double games = ahead[a][b] + ahead[b][a];
      if (a == b || games <= 0) continue;
      met[a][b] = games + 2 * kPrior;
      wins[a] += ahead[a][b] + kPrior;
    }
  // Hunter's minorisation: each step takes the strength that would explain the wins against the
  // others as they are.
  for (int step = 0; step < kMostSteps; ++step) {
    double moved = 0;
    for (std::size_t a = 0; a < n; ++a) {
      double weight = 0;
      for (std::size_t b = 0; b < n; ++b)
        if (met[a][b] > 0) weight += met[a][b] / (strength[a] + strength[b]);
      if (weight <= 0) continue;
      const double next = wins[a] / weight;
      moved = std::max(moved, std::abs(std::log(next / strength[a])));
      strength[a] = next;
    }
    if (moved < 1e-7) break;
  }
  std::vector<double> ratings(n);
  for (std::size_t a = 0; a < n; ++a) ratings[a] = 400 * std::log10(strength[a] / strength[anchor]);
  return ratings;
}

}  // namespace dr
