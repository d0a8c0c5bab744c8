#include "content/compiler/token_cursor.h"

#include "base/text.h"

namespace dr::compiler {

std::string shown(const Token& token) {
  return token.kind == Token::kEnd ? std::string("the end of the line") : quoted(token.text);
}

bool TokenCursor::start(std::string_view text, Pos pos) {
  tokens_.clear();
  at_ = 0;
  pos_ = pos;
  return lex(text, pos, errors_, tokens_);
}

const Token& TokenCursor::peek(int ahead) const {
  const std::size_t i = at_ + static_cast<std::size_t>(ahead);
  return i < tokens_.size() ? tokens_[i] : tokens_.back();
}

const Token& TokenCursor::next() {
  const Token& token = peek();
  if (at_ + 1 < tokens_.size()) ++at_;
  return token;
}

bool TokenCursor::accept(char symbol) {
  if (!peek().is(symbol)) return false;
  next();
  return true;
}

bool TokenCursor::accept(std::string_view word) {
  if (!peek().is(word)) return false;
  next();
  return true;
}

bool TokenCursor::fail(const Token& token, std::string message) {
  errors_.add({pos_.file, pos_.line, token.column}, std::move(message));
  return false;
}

bool TokenCursor::unexpected(std::string_view expected) {
  return fail(peek(), "found " + shown(peek()) + ", expected " + std::string(expected));
}

bool TokenCursor::expect(char symbol, std::string_view where) {
  if (accept(symbol)) return true;
  return unexpected(quoted(std::string_view(&symbol, 1)) + " " + std::string(where));
}

bool TokenCursor::expect(std::string_view word, std::string_view where) {
  if (accept(word)) return true;
  return unexpected(quoted(word) + " " + std::string(where));
}

bool TokenCursor::at_end(std::string_view expected) {
  return peek().kind == Token::kEnd || unexpected(expected);
}

bool TokenCursor::number(std::uint8_t& out, int least, int most) {
  const Token& token = peek();
  const bool fits = token.kind == Token::kNumber && !token.sign && !token.plus &&
                    token.value >= least && token.value <= most;
  if (!fits)
    return unexpected(least == most ? "the number " + std::to_string(least)
                                    : "a number from " + std::to_string(least) + " to " +
                                          std::to_string(most));
  out = static_cast<std::uint8_t>(next().value);
  return true;
}

bool TokenCursor::dollars(std::uint8_t& out) {
  const Token& token = next();
  if (token.value % 10 || token.value == 0 || token.value > 2000)
    return fail(token, "found " + shown(token) + ", expected dollars in tens like $20");
  out = static_cast<std::uint8_t>(token.value / 10);
  return true;
}

bool TokenCursor::up_to(std::uint8_t& out) {
  return expect("up", "here") && expect("to", "after 'up'") && number(out, 1, 12);
}

bool TokenCursor::plus(std::uint8_t& out) {
  const Token& token = peek();
  if (token.kind != Token::kNumber || token.sign != '+' || token.value < 1 || token.value > 12)
    return unexpected("a number from +1 to +12");
  out = static_cast<std::uint8_t>(next().value);
  return true;
}

bool TokenCursor::minus(std::uint8_t& out) {
  const Token& token = peek();
  if (token.kind != Token::kNumber || token.sign != '-' || token.value < 1 || token.value > 12)
    return unexpected("a reduction like -1");
  out = static_cast<std::uint8_t>(next().value);
  return true;
}

}  // namespace dr::compiler
