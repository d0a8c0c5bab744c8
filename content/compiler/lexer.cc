#include "content/compiler/lexer.h"

#include <algorithm>

#include "base/text.h"

namespace dr::compiler {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_space(char c) { return c == ' ' || c == '\t'; }

class Lexer {
 public:
  Lexer(std::string_view text, Pos pos) : text_(text), pos_(pos) {}

  bool run(Errors& errors, std::vector<Token>& out) {
    while (true) {
      const std::size_t before = at_;
      while (at_ < text_.size() && is_space(text_[at_])) ++at_;
      Token token;
      token.glued = at_ == before && at_ > 0;
      token.column = pos_.column + static_cast<int>(at_);
      const std::size_t start = at_;
      if (at_ < text_.size() && !read(token)) {
        errors.add({pos_.file, pos_.line, token.column},
                   "unexpected '" + std::string(text_.substr(start, 1)) + "'");
        return false;
      }
      token.text = text_.substr(start, at_ - start);
      out.push_back(token);
      if (token.kind == Token::kEnd) return true;
    }
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }

  bool read(Token& token) {
    const char c = peek();
    if (is_letter(c)) {
      token.kind = Token::kWord;
      while (is_letter(peek()) || is_digit(peek()) || (peek() == '-' && peek(1) != '>')) ++at_;
      return true;
    }
    if (c == '-' && peek(1) == '>') {
      token.kind = Token::kSymbol;
      token.symbol = '>';
      at_ += 2;
      return true;
    }
    const bool is_signed = c == '+' || c == '-';
    const std::size_t digits = (is_signed ? 1 : 0) + (peek(is_signed ? 1 : 0) == '$' ? 1 : 0);
    if (is_digit(peek(digits))) {
      token.sign = is_signed ? c : '\0';
      token.kind = digits > (is_signed ? 1u : 0u) ? Token::kDollars : Token::kNumber;
      for (at_ += digits; is_digit(peek()); ++at_)
        token.value = std::min(token.value * 10 + (peek() - '0'), 1'000'000);
      if (peek() == '+') {
        token.plus = true;
        ++at_;
      }
      return true;
    }
    if (std::string_view("{};:@/[],").find(c) == std::string_view::npos) return false;
    token.kind = Token::kSymbol;
    token.symbol = c;
    ++at_;
    return true;
  }

  std::string_view text_;
  Pos pos_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Diagnostic> Errors::take() {
  std::stable_sort(list_.begin(), list_.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return a.file != b.file ? a.file < b.file : a.line < b.line;
  });
  return std::move(list_);
}

bool lex(std::string_view text, Pos pos, Errors& errors, std::vector<Token>& out) {
  return Lexer(text, pos).run(errors, out);
}

}  // namespace dr::compiler
