// How the terminal game looks and speaks: colours, widths, wrapped text, language. Everything reads
// well without colour.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "darkrock/types.h"
#include "text/templates.h"

namespace dr {

enum class Ink : std::uint8_t {
  kPlain,
  kDim,
  kBold,
  kTitle,
  kLive,
  kMoney,
  kWanted,
  kMarshal,
  kBorder,
  kTown,
  kPlace,
  kWater,
  kRock,
  kSeat1,
  kSeat2,
  kSeat3,
  kSeat4,
  kSeat5,
  kSeat6,
  kMib,
  kSheriff,
  kBandit,
  kGold,
  kTrain
};
Ink seat_ink(Seat seat);

struct Style {
  bool terminal = false;  // not a pipe or a file
  bool colour = false;
  int width = 100;                      // columns text is set in
  int screen = 100;                     // columns there are
  const Templates* words = &english();  // the language of the game

  std::string paint(std::string_view text, Ink ink) const;
  // A line across the page with a title in it.
  std::string rule_line(std::string_view title) const;
};

// What standard output can show: colour on a terminal unless NO_COLOR is set (https://no-color.org).
Style terminal_style();

// Columns a UTF-8 text takes, colour codes not counted.
int columns(std::string_view text);
// Filled with spaces up to a width; text that is longer stays as it is.
std::string pad(std::string_view text, int width);
std::string pad_left(std::string_view text, int width);
// Cut to a width, with a sign that something is missing.
std::string cut(std::string_view text, int width);

// Text in lines of at most `width` columns; lines after the first start with `indent` spaces.
std::string wrap(std::string_view text, int width, int indent = 0);

// Cells set in as many columns as fit, down the columns first; each line starts with `indent` spaces.
std::string in_columns(const std::vector<std::string>& cells, int width, int indent);

}  // namespace dr
