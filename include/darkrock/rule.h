// References to the numbered rules: every event, question and refusal cites one.
#pragma once

#include <cstdint>

namespace dr {

// A rule number in 16 bits:
//   15..13 book   12..8 chapter   7..3 point   2..0 sub-point     books kBase (B7.3.1)
//   15..13 book   12..0 number                                    all other books
enum class Book : std::uint8_t { kNone, kBase, kReading, kManInBlack, kRuling, kAnteUp };

struct Rule {
  std::uint16_t code = 0;

  constexpr Book book() const { return static_cast<Book>(code >> 13); }
  constexpr int chapter() const { return code >> 8 & 31; }
  constexpr int point() const { return code >> 3 & 31; }
  constexpr int sub() const { return code & 7; }
  constexpr int number() const { return code & 0x1fff; }
  friend constexpr bool operator==(Rule, Rule) = default;
};

constexpr Rule B(int chapter, int point, int sub = 0) {
  return {static_cast<std::uint16_t>(1 << 13 | chapter << 8 | point << 3 | sub)};
}
constexpr Rule G(int n) { return {static_cast<std::uint16_t>(2 << 13 | n)}; }
constexpr Rule MB(int n) { return {static_cast<std::uint16_t>(3 << 13 | n)}; }
constexpr Rule Ruling(int n) { return {static_cast<std::uint16_t>(4 << 13 | n)}; }
constexpr Rule AU(int n) { return {static_cast<std::uint16_t>(5 << 13 | n)}; }

}  // namespace dr
