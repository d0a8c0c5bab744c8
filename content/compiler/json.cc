#include "content/compiler/json.h"

namespace dr::compiler {
namespace {

constexpr int kMaxDepth = 32;

class Reader {
 public:
  Reader(const SourceFile& file, Errors& errors) : file_(file), errors_(errors) {}

  bool run(Json& out) {
    if (!value(out, 0)) return false;
    skip();
    return at_ == text().size() || fail("something after the value, expected the end of the file");
  }

 private:
  std::string_view text() const { return file_.text; }
  char peek() const { return at_ < text().size() ? text()[at_] : '\0'; }

  Pos pos() const { return {file_.path, line_, static_cast<int>(at_ - line_start_) + 1}; }

  bool fail(std::string message) {
    errors_.add(pos(), std::move(message));
    return false;
  }

  void skip() {
    for (; at_ < text().size(); ++at_) {
      const char c = text()[at_];
      if (c == '\n') {
        ++line_;
        line_start_ = at_ + 1;
      } else if (c != ' ' && c != '\t' && c != '\r') {
        return;
      }
    }
  }

  bool value(Json& out, int depth) {
    skip();
    out.pos = pos();
    if (depth > kMaxDepth) return fail("nested too deep");
    switch (peek()) {
      case '{': return object(out, depth);
      case '[': return array(out, depth);
      case '"': out.kind = Json::kString; return string(out.string);
      case 't':
        out.kind = Json::kBool;
        out.boolean = true;
        return word("true");
      case 'f': out.kind = Json::kBool; return word("false");
      case 'n': return word("null");
      default: return number(out);
    }
  }

  bool word(std::string_view w) {
    if (text().substr(at_, w.size()) != w) return fail("expected " + std::string(w));
    at_ += w.size();
    return true;
  }

  bool number(Json& out) {
    const auto digit = [&] { return peek() >= '0' && peek() <= '9'; };
    const bool negative = peek() == '-';
    if (negative) ++at_;
    if (!digit()) return fail("expected a value: { [ \" a number, true, false or null");
    out.kind = Json::kNumber;
    for (; digit(); ++at_)
      if (out.number < 1'000'000'00) out.number = out.number * 10 + (peek() - '0');
    if (negative) out.number = -out.number;
    if (peek() == '.')
      for (++at_; digit();) ++at_;
    return true;
  }

  bool string(std::string& out) {
    for (++at_; peek() != '"'; ++at_) {
      if (at_ >= text().size() || static_cast<unsigned char>(peek()) < 0x20)
        return fail("a string without its closing quote");
      if (peek() != '\\') {
        out += peek();
        continue;
      }
      ++at_;
      constexpr std::string_view kEscapes = "\"\\/ntr", kMeanings = "\"\\/\n\t\r";
      const auto i = kEscapes.find(peek());
      if (i == std::string_view::npos)
        return fail("an escape that is not one of \\\" \\\\ \\/ \\n \\t \\r");
      out += kMeanings[i];
    }
    ++at_;
    return true;
  }

  bool array(Json& out, int depth) {
    out.kind = Json::kArray;
    ++at_;
    skip();
    if (peek() == ']') return ++at_, true;
    while (true) {
      if (!value(out.items.emplace_back(), depth + 1)) return false;
      skip();
      if (peek() == ']') return ++at_, true;
      if (peek() != ',') return fail("expected ',' or ']'");
      ++at_;
    }
  }

  bool object(Json& out, int depth) {
    out.kind = Json::kObject;
    ++at_;
    skip();
    if (peek() == '}') return ++at_, true;
    while (true) {
      skip();
      if (peek() != '"') return fail("expected a key in quotes");
      std::string key;
      if (!string(key)) return false;
      if (out.find(key)) return fail("the key \"" + key + "\" stands here twice");
      skip();
      if (peek() != ':') return fail("expected ':' after the key \"" + key + "\"");
      ++at_;
      out.keys.push_back(key);
      if (!value(out.items.emplace_back(), depth + 1)) return false;
      skip();
      if (peek() == '}') return ++at_, true;
      if (peek() != ',') return fail("expected ',' or '}'");
      ++at_;
    }
  }

  const SourceFile& file_;
  Errors& errors_;
  std::size_t at_ = 0, line_start_ = 0;
  int line_ = 1;
};

}  // namespace

const Json* Json::find(std::string_view key) const {
  for (std::size_t i = 0; i < keys.size() && i < items.size(); ++i)
    if (keys[i] == key) return &items[i];
  return nullptr;
}

bool read_json(const SourceFile& file, Errors& errors, Json& out) {
  return Reader(file, errors).run(out);
}

}  // namespace dr::compiler
