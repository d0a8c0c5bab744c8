#include "text/wording/program.h"

#include "content/compiler/vocabulary.h"
#include "darkrock/queries.h"
#include "text/cards/describe.h"

namespace dr {
namespace {

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
  return option_clause(content, code, i, words);
}

std::string may_effect(const Content& content, const Public& pub, const Templates& words) {
  const int code = asks_at(content, pub, Op::kMay);
  return code >= 0 ? describe_program(content, code, false, words) : "?";
}

std::string ability_effect(const Content& content, const Ability& ability, const Templates& words) {
  return effect_clause(content, ability, words);
}

std::string code_effect(const Content& content, int code, const Templates& words) {
  return program_clause(content, code, words);
}

std::string code_effect_on(const Content& content, int code, const std::string& name,
                           const Templates& words) {
  return program_clause_of(content, code, name, words);
}

std::string picked_effect(const Content& content, const Public& pub, const Templates& words) {
  const int code = asks_at(content, pub, Op::kSubject);
  return code >= 0 ? step_sentence(content, code, words) : std::string{};
}

std::string window_moment(const Public& pub, const Templates& words) {
  const Moment moment = moment_now(pub);
  const std::string_view id = moment == Moment::kFightOver ? "fight-over" : moment_word(moment);
  return std::string(words.get("window." + std::string(id)));
}

}  // namespace dr
