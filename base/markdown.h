// Reads Markdown as the rules of docs/rules are written in it: headings, points, numbered points and
// tables.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dr {

struct MarkdownBlock {
  enum class Kind : std::uint8_t { kText, kHeading, kPoint, kNumbered, kRow };
  Kind kind = Kind::kText;
  int depth = 0;                        // of a heading its '#', of others the blanks before it
  int number = 0;                       // of "17. text"
  std::string text;                     // without the mark; the lines that go on with it are joined
  std::vector<std::string_view> cells;  // of a row of a table
};

// One block after the other. Thread safety: one thread; the text must outlive what is read.
class MarkdownReader {
 public:
  explicit MarkdownReader(std::string_view text) : rest_(text) {}
  // False at the end.
  bool next(MarkdownBlock& block);

 private:
  std::string_view take_line();

  std::string_view rest_;
};

// Without the marks inside a text: **bold**, *italic*, `code`.
std::string without_marks(std::string_view text);

}  // namespace dr
