// What is sure to happen if a choice is made: it is played on samples of what the seat knows.
#include "present/sure.h"

#include "darkrock/event_table.h"
#include "present/events_json.h"

namespace dr::present {
namespace {

constexpr int kSamples = 4;

bool same(const Event& x, const Event& y) {
  return x.kind == y.kind && x.seat == y.seat && x.other == y.other && x.a == y.a && x.b == y.b;
}

}  // namespace

Futures::Futures(const Catalog& cat, const View& view)
    : cat_(cat),
      view_(view),
      state_(std::make_unique<State>()),
      events_(std::make_unique<Events>()) {
  for (std::uint64_t seed = 1; seed <= kSamples; ++seed) {
    Rng rng{seed};
    samples_.push_back(sample(cat, view, rng));
  }
}

std::vector<Event> Futures::play(const State& sample, Choice choice) {
  *state_ = sample;
  events_->clear();
  std::vector<Event> seen;
  if (!try_apply(cat_, *state_, view_.seat, choice, events_.get()).ok()) return seen;
  for (int i = 0; i < events_->n; ++i) {
    const Event& event = events_->list[i];
    if (!seen_by(view_, event)) continue;
    if (info_of(event.kind).outcome == Outcome::kChance) break;
    seen.push_back(event);
  }
  return seen;
}

std::vector<Event> Futures::sure_events(Choice choice) {
  std::vector<Event> sure = play(samples_[0], choice);
  for (std::size_t i = 1; i < samples_.size() && !sure.empty(); ++i) {
    const std::vector<Event> other = play(samples_[i], choice);
    std::size_t n = 0;
    while (n < sure.size() && n < other.size() && same(sure[n], other[n])) ++n;
    sure.resize(n);
  }
  return sure;
}

}  // namespace dr::present
