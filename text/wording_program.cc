#include "text/wording_program.h"

#include "darkrock/queries.h"
#include "text/describe.h"

namespace dr {
namespace {

// A sentence as part of another: no full stop, a small letter first.
std::string as_part(std::string text) {
  if (!text.empty() && text.back() == '.') text.pop_back();
  const bool shout = text.size() > 1 && text[1] >= 'A' && text[1] <= 'Z';  // "LP"
  return shout ? text : uncapitalise(std::move(text));
}

// The instruction that asks, if it is such a one; -1.
int asks_at(const Content& content, const Public& pub, Op op) {
  const int code = asking_code(content.catalog, pub);
  return code >= 0 && content.catalog.code[code].op == op ? code : -1;
}

}  // namespace

std::string option_effect(const Content& content, const Public& pub, int i,
                          const Templates& words) {
  const int code = asks_at(content, pub, Op::kChoose);
  if (code < 0 || i >= content.catalog.code[code].a) return "?";
  return as_part(describe_option(content, code, i, words));
}

std::string may_effect(const Content& content, const Public& pub, const Templates& words) {
  const int code = asks_at(content, pub, Op::kMay);
  return code >= 0 ? describe_program(content, code, false, words) : "?";
}

std::string ability_effect(const Content& content, const Ability& ability, const Templates& words) {
  // "Action: gain $30." Every head ends with a colon.
  const std::string text = describe(content, ability, words);
  const auto head = text.find(": ");
  return as_part(head == std::string::npos ? text : text.substr(head + 2));
}

std::string code_effect(const Content& content, int code, const Templates& words) {
  return as_part(describe_program(content, code, false, words));
}

std::string window_moment(const Public& pub, const Templates& words) {
  return std::string(words.get("window." + std::to_string(static_cast<int>(moment_now(pub)))));
}

}  // namespace dr
