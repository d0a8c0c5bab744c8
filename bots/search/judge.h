// What a game has come to for a seat: its chance to win, in parts of kWholeChance.
#pragma once

#include "bots/base/travel.h"
#include "bots/search/value.h"

namespace dr {

class Judge {
 public:
  virtual ~Judge() = default;
  virtual void prepare(const Catalog&, const Public&) {}
  // As the seat itself sees it.
  virtual std::int32_t worth(const Catalog& catalog, const State& state, Seat seat) const = 0;
};

// By the small network of value.h.
class FeatureJudge final : public Judge {
 public:
  void prepare(const Catalog& catalog, const Public& pub) override {
    distances_.prepare(catalog, pub.switches);
  }
  std::int32_t worth(const Catalog& catalog, const State& state, Seat seat) const override {
    return chances(catalog, state.pub, distances_, {seat, state.own[seat].hand}).seat[seat];
  }

 private:
  Distances distances_;
};

// By the network that the riders look at.
class NetworkJudge final : public Judge {
 public:
  std::int32_t worth(const Catalog& catalog, const State& state, Seat seat) const override;
};

}  // namespace dr
