// Walks along the tokens of one line. What a function cannot read it reports where it stands, and
// gives false.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/lexer.h"

namespace dr::compiler {

// A token as a message shows it.
std::string shown(const Token& token);

class TokenCursor {
 public:
  explicit TokenCursor(Errors& errors) : errors_(errors) {}

  bool start(std::string_view text, Pos pos);
  const Token& peek(int ahead = 0) const;
  const Token& next();
  bool accept(char symbol);
  bool accept(std::string_view word);
  bool expect(char symbol, std::string_view where);
  bool expect(std::string_view word, std::string_view where);
  bool at_end(std::string_view expected);

  bool number(std::uint8_t& out, int least = 1, int most = 20);
  bool dollars(std::uint8_t& out);  // in tens
  bool up_to(std::uint8_t& out);    // up to 3
  bool minus(std::uint8_t& out);
  bool plus(std::uint8_t& out);  // -1

  // Always false.
  bool fail(const Token& token, std::string message);
  bool unexpected(std::string_view expected);

 protected:
  std::vector<Token> tokens_;
  std::size_t at_ = 0;

 private:
  Errors& errors_;
  Pos pos_;
};

}  // namespace dr::compiler
