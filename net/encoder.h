// Turns what a seat sees into the numbers of parts.h and marks.h: the same code for those who learn
// and for the bots that play.
#pragma once

#include "darkrock/engine.h"
#include "darkrock/queries.h"
#include "net/likes.h"

namespace dr {

inline constexpr int kMostFacts = 384;  // that hold at once
inline constexpr int kMostMarks = 16;   // of a choice

// What holds in a position, for the seat that looks. Reads the sight and nothing else. Returns how many
// there are.
int encode_position(const Catalog& catalog, const Sight& sight, LikeSet likes, std::uint16_t* out);

// The same, for those who have counted already. REQUIRES: `counted` is what dr::scores gives.
int encode_position(const Catalog& catalog, const Sight& sight, const Scores& counted,
                    LikeSet likes, std::uint16_t* out);

// The same for a choice: what is the same for all choices of a question is found once.
class ChoiceEncoder {
 public:
  ChoiceEncoder(const Catalog& catalog, const Sight& sight);
  int encode(Choice choice, std::uint16_t* out) const;

 private:
  friend class MarkWriter;

  const Catalog& cat_;
  const Public& pub_;
  const Seat seat_;
  // other figures on the map
  struct Other {
    Space space;
    std::uint8_t who;  // counted from the one who looks
  } others_[kMaxFigures];
  int n_others_ = 0;
  SpaceSet taken_;  // where they or pieces of the board are
};

}  // namespace dr
