// The abilities of a card, each as a line.
#include "text/cards/describe_program.h"

#include <algorithm>

namespace dr::words {
namespace {

using tree::AbilityNode;
using tree::Condition;

// The word on the banner of a card; none: it has no banner.
std::string_view head_word(Head head) {
  switch (head) {
    case Head::kAction: return "action";
    case Head::kBonus: return "bonus";
    case Head::kReaction: return "reaction";
    case Head::kAuto:
    case Head::kPassive: break;
  }
  return {};
}

}  // namespace

std::string Describer::say(std::string_view key, std::initializer_list<Arg> args) const {
  return words_.format(key, args);
}

std::string Describer::list(const std::vector<std::string>& parts, std::string_view last) const {
  std::string out = parts.empty() ? std::string() : parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i)
    out = say(i + 1 == parts.size() ? last : "list.comma", {{"a", out}, {"b", parts[i]}});
  return out;
}

Line Describer::headed(Head head, const std::string& text, bool timed) const {
  Line line{head_word(head), {}, capitalise(text), {}};
  if (line.kind.empty()) {
    line.whole = line.text;
    return line;
  }
  line.head = say(key_of("head", line.kind));
  line.whole = say(timed ? "headed.when" : "headed", {{"head", line.head}, {"text", text}});
  return line;
}

std::string Describer::effect(const AbilityNode& node) const {
  const bool met = std::any_of(node.guards.begin(), node.guards.end(),
                               [](const Condition& c) { return c.cond == Cond::kWithPlayer; });
  std::string text = Describer(content_, words_, node.moment, met).sequence(node.steps, Who::kYou);
  return node.optional ? say("may", {{"text", text}}) : text;
}

Line Describer::ability(const AbilityNode& node) const {
  std::string start;
  if (node.head != Head::kAction)
    start = when(node.guards, node.moment);
  else if (!node.guards.empty())
    start = say("guard", {{"if", all_of(node.guards, Moment::kCount)}});
  const bool timed = !start.empty();
  const std::string key = timed ? (node.once ? "ability.if-once" : "ability.if")
                                : (node.once ? "ability.once" : "ability");
  const std::string text = say(key, {{"when", std::move(start)}, {"text", effect(node)}});
  return headed(node.head, text, timed || node.once);
}

std::vector<Line> Describer::passive(const Passive& p) const {
  std::vector<Line> out;
  const auto add = [&](std::string_view key, int n, Head head = Head::kPassive) {
    out.push_back(headed(head, say(key, {{"n", std::to_string(n)}}), true));
  };
  if (p.hand) add("passive.hand", p.hand);
  if (p.nugget) add("passive.nugget", p.nugget);
  if (p.cash) add("passive.cash", p.cash * 10);
  if (p.flags & Passive::kFullHand) add("passive.full-hand", 0);
  if (p.flags & Passive::kCrossMesa) add("passive.cross-mesa", 0);
  if (p.flags & Passive::kCountsAsNugget) add("passive.nugget-card", 0, Head::kBonus);
  if (p.flags & Passive::kCountsAsAnyCard) add("passive.any-card", 0, Head::kBonus);
  return out;
}
}  // namespace dr::words
