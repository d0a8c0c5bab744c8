// Refusals in one sentence. A template is `refusal.<code>`, or `refusal.<code>.<verb>` where the
// same reason reads better in other words.
#include "darkrock/choice_table.h"
#include "text/cards/names.h"
#include "text/wording/effect.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

std::string thing_of(const Content& content, const View& view, Choice choice,
                     const Templates& words) {
  const std::string thing = choice_thing(content, view, choice, words);
  return thing.empty() ? std::string(words.get("word.that")) : thing;
}

// Where the numbers of a sentence are missing or say nothing, another sentence stands in.
std::string variant_of(const WhyNot& why, Choice choice) {
  if (why.code == Refusal::kTooFar && why.need < 0) return "unreachable";
  if (why.code == Refusal::kNothingToSell && why.have <= 0) return "none";
  if (why.code == Refusal::kNothingToSell && why.need <= 0) return "some";
  return static_cast<int>(choice.verb) < kVerbs ? std::string(id_of(choice.verb)) : std::string{};
}

}  // namespace

std::string say_refusal(const Content& content, const View& view, Choice choice, const WhyNot& why,
                        const Templates& words) {
  std::string key = "refusal." + std::string(id_of(why.code));
  if (const std::string special = key + "." + variant_of(why, choice); words.has(special))
    key = special;
  const bool verb = static_cast<int>(choice.verb) < kVerbs;
  const bool seat = why.need >= 0 && why.need < kMaxFigures;
  std::vector<Arg> args = {
      {"need", std::to_string(why.need)},
      {"have", std::to_string(why.have)},
      {"cost", dollars(why.need, words)},
      {"cash", dollars(why.have, words)},
      {"other", seat ? cast_of(content, view.pub, words).name[static_cast<std::size_t>(why.need)]
                     : std::string(words.get("word.nobody"))},
      {"what", verb ? std::string(words.get("act." + std::string(id_of(choice.verb)))) : "?"},
      {"question", say_ask(content, view, words)}};
  const auto space = static_cast<Space>(why.need);
  add_place(args, "space", space_name(content, space, words), space_id(content, space), words);
  add_place(args, "place", tag_name(why.need, words), tag_id(why.need), words);
  add_place(args, "thing", thing_of(content, view, choice, words),
            choice_place_id(content, view, choice), words);
  const std::string sentence = words.format(key, args);
  const std::string rule = name_rule(why.rule, words);
  if (rule.empty()) return capitalise(sentence);
  return words.format("headed", {{"head", rule}, {"text", sentence}});
}

}  // namespace dr
