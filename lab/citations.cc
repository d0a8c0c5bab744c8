// What the tests say that they cover: reads C++ sources far enough to know comments from code.
#include <algorithm>

#include "base/text.h"
#include "lab/coverage.h"

namespace dr {
namespace {

// Walks through C++ source far enough to know comments and literals from code, and braces.
class Scanner {
 public:
  Scanner(std::string_view file, std::string_view text) : file_(file), text_(text) {}

  std::vector<Citation> run() {
    while (at_ < text_.size()) step();
    // What stands behind the last test of the file belongs to it.
    for (std::size_t i = first_loose_; i < out_.size(); ++i) out_[i].test = last_test_;
    return std::move(out_);
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  static bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_';
  }
  int line_at(std::size_t position) const {
    return 1 + static_cast<int>(std::count(
                   text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
  }

  void step() {
    const char c = peek();
    if (c == '/' && peek(1) == '/') return line_comment();
    if (c == '/' && peek(1) == '*') return block_comment();
    if (c == '"' || c == '\'') return literal(nullptr);
    if (is_word(c)) return word();
    if (c == '{') {
      if (waiting_ && depth_ == test_depth_) {
        waiting_ = false;
        inside_ = true;
      }
      ++depth_;
    } else if (c == '}') {
      --depth_;
      if (inside_ && depth_ == test_depth_) inside_ = false;
    }
    ++at_;
  }

  void line_comment() {
    const std::size_t start = at_;
    std::size_t end = std::min(text_.find('\n', at_), text_.size());
    at_ = end;
    const std::size_t covers = text_.substr(start, end - start).find("covers:");
    if (covers == std::string_view::npos) return;
    std::string list(trimmed(text_.substr(start + covers + 7, end - start - covers - 7)));
    while (!list.empty() && list.back() == ',') {  // goes on in the next line
      const std::size_t next = end + 1;
      if (next >= text_.size()) break;
      end = std::min(text_.find('\n', next), text_.size());
      std::string_view more = trimmed(text_.substr(next, end - next));
      if (!more.starts_with("//")) break;
      list += trimmed(more.substr(2));
      at_ = end;
    }
    cite(list, line_at(start));
  }

  void block_comment() {
    const std::size_t end = text_.find("*/", at_ + 2);
    const std::string_view body =
        text_.substr(at_, end == std::string_view::npos ? end : end - at_);
    const std::size_t covers = body.find("covers:");
    if (covers != std::string_view::npos) {
      const std::size_t stop = std::min(body.find('\n', covers), body.size());
      cite(body.substr(covers + 7, stop - covers - 7), line_at(at_ + covers));
    }
    at_ = end == std::string_view::npos ? text_.size() : end + 2;
  }

  // A string or character; its text goes to `into`.
  void literal(std::string* into) {
    const char quote = peek();
    for (++at_; at_ < text_.size() && peek() != quote && peek() != '\n'; ++at_) {
      if (peek() == '\\') ++at_;
      if (into && at_ < text_.size()) *into += peek();
    }
    if (at_ < text_.size()) ++at_;
  }

  void raw_literal() {  // at_ stands on the quote of R"delimiter(
    const std::size_t open = text_.find('(', at_);
    if (open == std::string_view::npos) {
      at_ = text_.size();
      return;
    }
    const std::string close = ")" + std::string(text_.substr(at_ + 1, open - at_ - 1)) + "\"";
    const std::size_t end = text_.find(close, open);
    at_ = end == std::string_view::npos ? text_.size() : end + close.size();
  }

  void word() {
    const std::size_t start = at_;
    while (is_word(peek())) ++at_;
    const std::string_view name = text_.substr(start, at_ - start);
    if (peek() == '"' && (name == "R" || name == "u8R" || name == "LR")) return raw_literal();
    if (peek() == '\'' && is_digit(name[0])) {  // 10'000
      ++at_;
      return;
    }
    if (name == "covers") return covers_call(start);
    if (name == "TEST" || name == "TEST_F" || name == "TEST_P" || name == "TYPED_TEST" ||
        name == "TYPED_TEST_P" || name == "RC_GTEST_PROP" || name == "RC_GTEST_FIXTURE_PROP")
      test_macro();
  }

  void skip_space() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r') ++at_;
  }
  std::string_view identifier() {
    skip_space();
    const std::size_t start = at_;
    while (is_word(peek())) ++at_;
    return text_.substr(start, at_ - start);
  }

  void test_macro() {
    skip_space();
    if (peek() != '(') return;
    ++at_;
    const std::string suite(identifier());
    skip_space();
    if (peek() != ',' || suite.empty()) return;
    ++at_;
    const std::string name(identifier());
    if (name.empty()) return;
    last_test_ = suite + "." + name;
    for (; first_loose_ < out_.size(); ++first_loose_) out_[first_loose_].test = last_test_;
    waiting_ = true;
    inside_ = false;
    test_depth_ = depth_;
  }

  // covers("B6.4, ruling 29", "poker-manhunt")
  void covers_call(std::size_t start) {
    skip_space();
    if (peek() != '(') return;
    std::string list;
    bool any = false;
    for (++at_; at_ < text_.size() && peek() != ')';) {
      if (peek() == '"') {
        literal(&list);
        any = true;
      } else {
        if (peek() == ',') list += ',';
        ++at_;
      }
    }
    if (any) cite(list, line_at(start));
  }

  void cite(std::string_view list, int line) {
    while (!list.empty()) {
      const std::size_t comma = std::min(list.find(','), list.size());
      std::string_view id = trimmed(list.substr(0, comma));
      while (!id.empty() && id.back() == '.') id.remove_suffix(1);
      if (!id.empty())
        out_.push_back({std::string(id), inside_ ? last_test_ : "", std::string(file_), line});
      list.remove_prefix(std::min(comma + 1, list.size()));
    }
    if (inside_) first_loose_ = out_.size();
  }

  std::string_view file_, text_;
  std::size_t at_ = 0;
  int depth_ = 0, test_depth_ = 0;
  bool waiting_ = false, inside_ = false;
  std::string last_test_;
  std::size_t first_loose_ = 0;  // citations from here on wait for their test
  std::vector<Citation> out_;
};

}  // namespace

std::vector<Citation> read_citations(std::string_view file, std::string_view text) {
  return Scanner(file, text).run();
}

}  // namespace dr
