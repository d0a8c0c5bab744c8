// Words, numbers and signs of one line of a card file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"

namespace dr::compiler {

// A place in a source file. `file` outlives the compilation.
struct Pos {
  std::string_view file;
  int line = 0, column = 0;
};

class Errors {
 public:
  void add(Pos pos, std::string message) {
    list_.push_back({std::string(pos.file), pos.line, pos.column, std::move(message)});
  }
  bool empty() const { return list_.empty(); }
  std::vector<Diagnostic> take();  // sorted by file and line

 private:
  std::vector<Diagnostic> list_;
};

struct Token {
  enum Kind : std::uint8_t { kEnd, kWord, kNumber, kDollars, kSymbol };
  Kind kind = kEnd;
  char symbol = 0;     // of kSymbol; '>' is the arrow
  char sign = 0;       // '+' or '-' before a number or dollars
  bool plus = false;   // `3+`
  bool glued = false;  // no space before it
  int value = 0;
  std::string_view text;
  int column = 0;

  bool is(char c) const { return kind == kSymbol && symbol == c; }
  bool is(std::string_view word) const { return kind == kWord && text == word; }
};

// Splits `text`, which starts at `pos`; the last token is kEnd. False after an error.
bool lex(std::string_view text, Pos pos, Errors& errors, std::vector<Token>& out);

}  // namespace dr::compiler
