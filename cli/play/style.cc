#include "cli/play/style.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <string>

#include "base/utf8.h"

namespace dr {
namespace {

const char* code_of(Ink ink) {
  switch (ink) {
    case Ink::kPlain: return "";
    case Ink::kDim: return "2";
    case Ink::kBold: return "1";
    case Ink::kTitle: return "1;38;5;179";
    case Ink::kLive: return "1;38;5;220";
    case Ink::kMoney: return "38;5;114";
    case Ink::kWanted: return "38;5;209";
    case Ink::kMarshal: return "38;5;79";
    case Ink::kBorder: return "38;5;240";
    case Ink::kTown: return "38;5;137";
    case Ink::kPlace: return "38;5;180";
    case Ink::kWater: return "38;5;31";
    case Ink::kRock: return "38;5;94";
    case Ink::kSeat1: return "1;38;5;16;48;5;209";
    case Ink::kSeat2: return "1;38;5;16;48;5;75";
    case Ink::kSeat3: return "1;38;5;16;48;5;78";
    case Ink::kSeat4: return "1;38;5;16;48;5;176";
    case Ink::kSeat5: return "1;38;5;16;48;5;230";
    case Ink::kSeat6: return "1;38;5;230;48;5;240";
    case Ink::kMib: return "1;38;5;230;48;5;16";
    case Ink::kSheriff: return "1;38;5;220";
    case Ink::kBandit: return "1;38;5;203";
    case Ink::kGold: return "1;38;5;178";
    case Ink::kTrain: return "1;38;5;16;48;5;250";
  }
  return "";
}

int terminal_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  if (const char* text = std::getenv("COLUMNS")) {
    int n = 0;
    std::from_chars(text, text + std::strlen(text), n);
    if (n > 0) return n;
  }
  return 100;
}

}  // namespace

Ink seat_ink(Seat seat) {
  return seat == kMib ? Ink::kMib
                      : static_cast<Ink>(static_cast<int>(Ink::kSeat1) + seat % kMaxPlayers);
}

std::string Style::paint(std::string_view text, Ink ink) const {
  const char* code = code_of(ink);
  if (!colour || !*code || text.empty()) return std::string(text);
  return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

std::string Style::rule_line(std::string_view title) const {
  std::string line = "══ ";
  std::string tail;
  for (int i = columns(title) + 4; i < std::min(width, 100); ++i) tail += "═";
  return paint(line + std::string(title) + " " + tail, Ink::kTitle);
}

Style terminal_style() {
  Style style;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  style.terminal = isatty(STDOUT_FILENO);
  style.colour =
      style.terminal && !(no_colour && *no_colour) && !(term && std::string_view(term) == "dumb");
  style.screen = terminal_width();
  style.width = std::clamp(style.screen, 60, 160);
  return style;
}

int columns(std::string_view text) {
  int n = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
      continue;
    }
    n += !continues(text[i]);
  }
  return n;
}

std::string pad(std::string_view text, int width) {
  const int missing = std::max(0, width - columns(text));
  return std::string(text) + std::string(static_cast<std::size_t>(missing), ' ');
}

std::string pad_left(std::string_view text, int width) {
  const int missing = std::max(0, width - columns(text));
  return std::string(static_cast<std::size_t>(missing), ' ') + std::string(text);
}

std::string cut(std::string_view text, int width) {
  if (columns(text) <= width) return std::string(text);
  std::string out;
  int n = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!continues(text[i]) && ++n >= width) break;
    out += text[i];
  }
  return out + "…";
}

std::string wrap(std::string_view text, int width, int indent) {
  std::string out;
  int used = 0;
  while (!text.empty()) {
    const auto space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    const int length = columns(word);
    if (used > 0 && used + 1 + length > width) {
      out += "\n" + std::string(static_cast<std::size_t>(indent), ' ');
      used = indent;
    } else if (used > 0) {
      out += ' ';
      ++used;
    }
    out += word;
    used += length;
  }
  return out;
}

std::string in_columns(const std::vector<std::string>& cells, int width, int indent) {
  constexpr int kColumnGap = 3;
  int widest = 1;
  for (const std::string& cell : cells) widest = std::max(widest, columns(cell));
  const int n = static_cast<int>(cells.size());
  const int fit = std::clamp((width - indent + kColumnGap) / (widest + kColumnGap), 1, 4);
  const int rows = n <= 4 && widest > 24 ? n : (n + fit - 1) / fit;
  std::string out;
  for (int row = 0; row < rows; ++row) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    for (int i = row; i < n; i += rows) {
      const std::string& cell = cells[static_cast<std::size_t>(i)];
      line += i + rows < n ? pad(cell, widest + kColumnGap) : cell;
    }
    out += line + "\n";
  }
  return out;
}

}  // namespace dr
