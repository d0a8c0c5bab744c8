// A network that learned by playing (learn/), in whole numbers: every platform finds the same. One look
// gives a score for each choice and everybody's chance to win.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "net/encoder.h"

namespace dr {

inline constexpr int kLogitUnit = 1024;

// What it thinks of a position.
struct Judgement {
  std::int32_t logit[Choices::kCapacity];  // of each choice, in parts of kLogitUnit
  std::int32_t win[kMaxFigures];  // of everybody's win, by seat of the table; only who plays
};

// Thread safe: read only once it is made.
class Network {
 public:
  // From the bytes that learn/export.py writes. Null, and why in `problem`, if they are none, or of
  // another encoding.
  static std::unique_ptr<Network> read(std::string_view bytes, std::string& problem);

  // REQUIRES: `legal` is what dr::legal gives for `sight`.
  void judge(const Catalog& catalog, const Sight& sight, LikeSet likes, const Choices& legal,
             Judgement& out) const;

  // Everybody's win alone, as Judgement has it.
  void foresee(const Catalog& catalog, const Sight& sight, LikeSet likes, std::int32_t* win) const;

  std::size_t bytes() const;  // of memory

 private:
  // A layer of sums: weights by output, and what makes its sums the next layer's numbers.
  struct Layer {
    int in = 0, out = 0;
    std::vector<std::int16_t> weight;  // [out][in]
    std::vector<std::int32_t> bias, scale;
  };
  struct Looked;

  void look(const std::uint16_t* facts, int n, Looked& out) const;
  void say_win(const Public& pub, Seat seat, const Looked& looked, std::int32_t* win) const;
  std::int32_t score(const Looked& looked, const std::uint16_t* marks, int n) const;

  int first_ = 0, width_ = 0;
  std::vector<std::int8_t> facts_;  // [kFacts][first_]
  std::vector<std::int32_t> first_bias_, first_scale_;
  std::vector<Layer> hidden_;
  Layer query_, mix_, win_;
  std::vector<std::int8_t> marks_;  // [kMarks][2 * width_]
  std::vector<std::int32_t> own_scale_;
  std::vector<std::int16_t> weigh_;
};

}  // namespace dr
