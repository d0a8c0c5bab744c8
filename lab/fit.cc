#include "lab/fit.h"

#include <algorithm>
#include <array>
#include <barrier>
#include <cmath>
#include <memory>
#include <thread>

#include "lab/match.h"

namespace dr {
namespace {

constexpr int kFirst = Net::kFirst, kSecond = Net::kSecond;
constexpr int kSlices = 16;  // of a batch: sums do not depend on the number of threads
constexpr int kSliceSize = 128;
constexpr int kBatch = kSlices * kSliceSize;
constexpr int kKeptBack = 20;  // one position of so many
constexpr float kRate = 0.002f, kCalm = 0.9f, kCalmSquare = 0.999f, kDecay = 1e-6f;
constexpr float kMost = static_cast<float>(Net::kMost) / Net::kUnit;
constexpr float kHeaviest = static_cast<float>(Net::kHeaviest) / Net::kUnit;

// The network in floating point, by input so that inner loops run over neurons. All floats.
struct Weights {
  float first[kFeatures][kFirst];
  float first_bias[kFirst];
  float second[kFirst][kSecond];
  float second_bias[kSecond];
  float last[kSecond];
};
constexpr std::size_t kWeights = sizeof(Weights) / sizeof(float);
constexpr std::size_t kFirstWeights = sizeof(Weights::first) / sizeof(float);

float* flat(Weights& w) { return &w.first[0][0]; }

// Inputs differ in size; the fit sees them all between -1 and 1, or so.
using Scale = std::array<float, kFeatures>;

struct Pass {
  float in[kFeatures], one[kFirst], two[kSecond];
  float out = 0;
};

float rectified(float x) { return std::clamp(x, 0.0f, kMost); }
bool open(float activation) { return activation > 0 && activation < kMost; }

void forward(const Weights& w, const Scale& scale, const Positions::Sight& sight, Pass& p) {
  std::copy(std::begin(w.first_bias), std::end(w.first_bias), p.one);
  for (std::size_t j = 0; j < kFeatures; ++j) {
    p.in[j] = scale[j] * static_cast<float>(sight.value[j]);
    for (int i = 0; i < kFirst; ++i) p.one[i] += w.first[j][i] * p.in[j];
  }
  for (float& x : p.one) x = rectified(x);
  std::copy(std::begin(w.second_bias), std::end(w.second_bias), p.two);
  for (int j = 0; j < kFirst; ++j)
    for (int i = 0; i < kSecond; ++i) p.two[i] += w.second[j][i] * p.one[j];
  for (float& x : p.two) x = rectified(x);
  p.out = 0;
  for (int i = 0; i < kSecond; ++i) p.out += w.last[i] * p.two[i];
}

void backward(const Weights& w, const Pass& p, float error, Weights& slope) {
  float one[kFirst], two[kSecond];
  for (int i = 0; i < kSecond; ++i) {
    slope.last[i] += error * p.two[i];
    two[i] = open(p.two[i]) ? error * w.last[i] : 0;
    slope.second_bias[i] += two[i];
  }
  for (int j = 0; j < kFirst; ++j) {
    float sum = 0;
    for (int i = 0; i < kSecond; ++i) {
      slope.second[j][i] += two[i] * p.one[j];
      sum += two[i] * w.second[j][i];
    }
    one[j] = open(p.one[j]) ? sum : 0;
    slope.first_bias[j] += one[j];
  }
  for (int j = 0; j < kFeatures; ++j)
    for (int i = 0; i < kFirst; ++i) slope.first[j][i] += one[i] * p.in[j];
}

// Chances of the players of a position, from their outputs.
void softmax(const float* out, int n, float* chance) {
  const float best = *std::max_element(out, out + n);
  float sum = 0;
  for (int k = 0; k < n; ++k) sum += chance[k] = std::exp(out[k] - best);
  for (int k = 0; k < n; ++k) chance[k] /= sum;
}

struct Tally {
  double loss = 0, favourite = 0;
  int n = 0;

  void add(const Positions& positions, const Position& position, const float* chance) {
    const Positions::Sight* sight = &positions.players[static_cast<std::size_t>(position.first)];
    for (int k = 0; k < position.n; ++k)
      loss -= static_cast<double>(sight[k].won) * std::log(std::max(1e-6f, chance[k]));
    favourite +=
        static_cast<double>(sight[std::max_element(chance, chance + position.n) - chance].won);
    ++n;
  }
  Fit fit() const { return n ? Fit{loss / n, favourite / n} : Fit{}; }
};

class Fitter {
 public:
  Fitter(const Positions& positions, const FitOptions& options)
      : positions_(positions), options_(options) {
    Rng rng{options.seed * 2 + 1};
    measure();
    begin(rng);
    for (std::size_t i = 0; i < positions.list.size(); ++i)
      (i % kKeptBack == 0 ? kept_ : order_).push_back(static_cast<int>(i));
    batches_ = static_cast<int>(order_.size()) / kBatch;
  }

  int steps() const { return batches_ * options_.epochs; }

  void run(const std::function<void(int)>& done) {
    Rng rng{options_.seed * 2 + 3};
    std::barrier wait(options_.jobs);
    const auto work = [&](int worker) {
      for (int epoch = 0; epoch < options_.epochs; ++epoch) {
        if (worker == 0) shuffle(rng);
        wait.arrive_and_wait();
        for (int batch = 0; batch < batches_; ++batch) {
          const int step = epoch * batches_ + batch;
          for (int s = worker; s < kSlices; s += options_.jobs) learn(batch, s);
          wait.arrive_and_wait();
          improve(worker, step);
          wait.arrive_and_wait();
        }
        if (worker == 0 && done) done(epoch + 1);
      }
    };
    std::vector<std::thread> threads;
    for (int j = 1; j < options_.jobs; ++j) threads.emplace_back(work, j);
    work(0);
    for (std::thread& thread : threads) thread.join();
  }

  FitResult result() const {
    FitResult out{rounded(), {}, {}, {}};
    Tally even, fit, exact;
    for (const int i : kept_) {
      const Position& position = positions_.list[static_cast<std::size_t>(i)];
      float chance[kMaxFigures];
      std::fill(chance, chance + position.n, 1.0f / static_cast<float>(position.n));
      even.add(positions_, position, chance);
      judge(position, chance);
      exact.add(positions_, position, chance);
      judge(out.net, position, chance);
      fit.add(positions_, position, chance);
    }
    out.even = even.fit();
    out.fit = fit.fit();
    out.exact = exact.fit();
    return out;
  }

 private:
  void measure() {
    scale_.fill(1);
    for (const Positions::Sight& sight : positions_.players)
      for (std::size_t j = 0; j < kFeatures; ++j)
        scale_[j] = std::max(scale_[j], std::abs(static_cast<float>(sight.value[j])));
    for (float& s : scale_) s = 1 / s;
  }

  void begin(Rng& rng) {
    const auto fill = [&](float* from, std::size_t n, int inputs) {
      const float most = std::sqrt(6.0f / static_cast<float>(inputs));
      for (std::size_t i = 0; i < n; ++i)
        from[i] = most * (static_cast<float>(rng.below(20001)) / 10000.0f - 1);
    };
    fill(&w_.first[0][0], kFirstWeights, kFeatures);
    fill(&w_.second[0][0], sizeof w_.second / sizeof(float), kFirst);
    fill(w_.last, kSecond, kSecond);
  }

  void shuffle(Rng& rng) {
    for (std::size_t i = order_.size(); i > 1; --i)
      std::swap(order_[i - 1], order_[rng.below(static_cast<std::uint32_t>(i))]);
  }

  void judge(const Position& position, float* chance) const {
    Pass pass;
    float out[kMaxFigures];
    for (int k = 0; k < position.n; ++k) {
      forward(w_, scale_, positions_.players[static_cast<std::size_t>(position.first + k)], pass);
      out[k] = pass.out;
    }
    softmax(out, position.n, chance);
  }

  void judge(const Net& net, const Position& position, float* chance) const {
    TableFeatures table;
    for (int k = 0; k < position.n; ++k) {
      const auto& from = positions_.players[static_cast<std::size_t>(position.first + k)].value;
      std::copy(std::begin(from), std::end(from), table.seat[k].value);
      table.who |= seat_bit(static_cast<Seat>(k));
    }
    const Chances chances = dr::chances(net, table);
    for (int k = 0; k < position.n; ++k)
      chance[k] = static_cast<float>(chances.seat[k]) / kWholeChance;
  }

  // The slope of the loss over one slice of a batch.
  void learn(int batch, int slice) {
    Weights& slope = slopes_[static_cast<std::size_t>(slice)];
    slope = {};
    for (int i = 0; i < kSliceSize; ++i) {
      const auto at = static_cast<std::size_t>((batch * kSlices + slice) * kSliceSize + i);
      const Position& position = positions_.list[static_cast<std::size_t>(order_[at])];
      Pass pass[kMaxFigures];
      float out[kMaxFigures], chance[kMaxFigures];
      const Positions::Sight* sight = &positions_.players[static_cast<std::size_t>(position.first)];
      for (int k = 0; k < position.n; ++k) {
        forward(w_, scale_, sight[k], pass[k]);
        out[k] = pass[k].out;
      }
      softmax(out, position.n, chance);
      for (int k = 0; k < position.n; ++k)
        backward(w_, pass[k], (chance[k] - sight[k].won) / kBatch, slope);
    }
  }

  // One worker's part of the weights, a step down the slope (Adam).
  void improve(int worker, int step) {
    const float rest = 1 - static_cast<float>(step) / static_cast<float>(steps());
    const float n = static_cast<float>(step + 1);
    const float rate =
        kRate * rest * std::sqrt(1 - std::pow(kCalmSquare, n)) / (1 - std::pow(kCalm, n));
    const std::size_t jobs = static_cast<std::size_t>(options_.jobs);
    const std::size_t from = kWeights * static_cast<std::size_t>(worker) / jobs;
    const std::size_t to = kWeights * (static_cast<std::size_t>(worker) + 1) / jobs;
    float* w = flat(w_);
    float* mean = flat(mean_);
    float* square = flat(square_);
    for (std::size_t i = from; i < to; ++i) {
      float slope = kDecay * w[i];
      for (Weights& part : slopes_) slope += flat(part)[i];
      mean[i] = kCalm * mean[i] + (1 - kCalm) * slope;
      square[i] = kCalmSquare * square[i] + (1 - kCalmSquare) * slope * slope;
      w[i] -= rate * mean[i] / (std::sqrt(square[i]) + 1e-8f);
      if (i >= kFirstWeights) w[i] = std::clamp(w[i], -kHeaviest, kHeaviest);
    }
  }

  template <class T>
  static T whole(float x) {
    const float most = sizeof(T) == 2 ? 32767.0f : 1e9f;
    return static_cast<T>(std::lround(std::clamp(x * Net::kUnit, -most, most)));
  }

  Net rounded() const {
    Net net{};
    for (std::size_t i = 0; i < kFirst; ++i) {
      for (std::size_t j = 0; j < kFeatures; ++j)
        net.first[i][j] = whole<std::int16_t>(w_.first[j][i] * scale_[j]);
      net.first_bias[i] = whole<std::int32_t>(w_.first_bias[i]);
    }
    for (std::size_t i = 0; i < kSecond; ++i) {
      for (std::size_t j = 0; j < kFirst; ++j)
        net.second[i][j] = whole<std::int16_t>(w_.second[j][i]);
      net.second_bias[i] = whole<std::int32_t>(w_.second_bias[i]);
      net.last[i] = whole<std::int16_t>(w_.last[i]);
    }
    return net;
  }

  const Positions& positions_;
  const FitOptions& options_;
  Scale scale_;
  Weights w_{}, mean_{}, square_{};
  std::array<Weights, kSlices> slopes_;
  std::vector<int> order_, kept_;
  int batches_ = 0;
};

}  // namespace

FitResult fit_net(const Positions& positions, const FitOptions& options,
                  const std::function<void(int)>& done) {
  auto fitter = std::make_unique<Fitter>(positions, options);
  fitter->run(done);
  return fitter->result();
}

}  // namespace dr
