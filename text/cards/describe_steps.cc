// The steps of a program: clauses, lists and sentences.
#include <algorithm>

#include "text/cards/describe_program.h"

namespace dr::words {
namespace {

using tree::Step;
using tree::Steps;

Who who_is(Subject subject) {
  switch (subject) {
    case Subject::kOpponent: return Who::kOpponent;
    case Subject::kOneHere: return Who::kOneHere;
    case Subject::kPrey: return Who::kPrey;
  }
  return Who::kYou;
}

// Verbs whose words are a clause with a subject of its own.
bool is_clause(Op op) {
  return op == Op::kRestartFight || op == Op::kNoBanditMp || op == Op::kArrested ||
         op == Op::kWinTies;
}

// Verbs whose words hold an "and" or a comma of their own.
bool is_long(const Instr& verb) {
  return verb.op == Op::kRoll || (verb.op == Op::kEvent && verb.a == 2);
}

bool is_plain(const Step& step) { return step.kind == Step::kVerb && !is_clause(step.verb.op); }

// Steps that one "and" can join: a, b and c.
bool is_list(const Steps& steps) {
  return std::all_of(steps.begin(), steps.end(), [&](const Step& step) {
    return is_plain(step) && (steps.size() == 1 || !is_long(step.verb));
  });
}

// Several gains, or several losses: one verb serves them all.
bool shares_verb(const Steps& steps) {
  return steps.size() > 1 && std::all_of(steps.begin(), steps.end(), [&](const Step& step) {
           const Op op = step.verb.op;
           return is_plain(step) && verb_key(step.verb) == verb_key(steps[0].verb) &&
                  (op == Op::kGain || op == Op::kGainCash || op == Op::kLose ||
                   op == Op::kLoseCash);
         });
}

// The same, with other subjects among them: none of them may seem to go on doing what you do.
bool is_list_of_subjects(const Steps& steps, Who who) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const bool other = steps[i].kind == Step::kSubject;
    const Step& step = other ? steps[i].bodies[0][0] : steps[i];
    if (!is_plain(step) || is_long(step.verb)) return false;
    if (who == Who::kYou && !other && i > 0 && steps[i - 1].kind == Step::kSubject) return false;
  }
  return true;
}

}  // namespace

std::string_view who_key(Who who) {
  constexpr std::string_view kKeys[] = {"who.you", "who.mib", "who.opponent", "who.one-here",
                                        "who.prey"};
  static_assert(std::size(kKeys) == static_cast<std::size_t>(Who::kCount));
  return kKeys[static_cast<int>(who)];
}

std::string Describer::sentence(const Steps& steps, Who who) const {
  return say("sentence", {{"text", capitalise(sequence(steps, who))}});
}

std::string Describer::sentences(const Steps& steps, Who who) const {
  std::string out;
  for (const Step& step : steps) {
    if (!out.empty()) out += ' ';
    out += say("sentence", {{"text", capitalise(clause(step, who))}});
  }
  return out;
}

std::string Describer::sequence(const Steps& steps, Who who) const {
  if (is_list(steps)) return told(who, deeds(steps, who != Who::kYou));
  std::vector<std::string> parts;
  for (const Step& step : steps) parts.push_back(clause(step, who));
  if (is_list_of_subjects(steps, who)) return list(parts, "list.and");
  std::string out = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i)
    out = say("list.then", {{"a", out}, {"b", parts[i]}});
  return out;
}

std::string Describer::deeds(const Steps& steps, bool they) const {
  if (shares_verb(steps)) return amounts(steps, "list.and", they);
  std::vector<std::string> parts;
  for (const Step& step : steps) parts.push_back(verb(step.verb, they));
  return list(parts, "list.and");
}

std::string Describer::told(Who who, std::string text) const {
  if (who == Who::kYou) return text;
  if (who == Who::kNamed) return say("told", {{"who", name_}, {"text", std::move(text)}});
  const std::string_view key = who == Who::kOneHere && met_ ? kOneHereMet : who_key(who);
  return say("told", {{"who", say(key)}, {"text", std::move(text)}});
}

std::string Describer::clause(const Step& s, Who who) const {
  const bool you = who == Who::kYou;
  switch (s.kind) {
    case Step::kVerb: return told(who, verb(s.verb, !you));
    case Step::kIf: return if_clause(s, who);
    case Step::kChoose:
      return told(who, say(you ? "choose" : "choose.they", {{"options", options(s, who)}}));
    case Step::kMay:
      return told(who, say(you ? "may" : "may.they", {{"text", sequence(s.bodies[0], Who::kYou)}}));
    case Step::kCost: return cost(s, who);
    case Step::kSubject: return clause(s.bodies[0][0], who_is(s.subject));
  }
  return {};
}

std::string Describer::if_clause(const Step& s, Who who) const {
  const std::string condition = all_of(s.conditions, moment_), then = sequence(s.bodies[0], who);
  if (s.bodies.size() == 1) return say("if", {{"if", condition}, {"then", then}});
  return say("if-else", {{"if", condition}, {"then", then}, {"else", sequence(s.bodies[1], who)}});
}

std::string Describer::cost(const Step& s, Who who) const {
  const bool you = who == Who::kYou;
  const bool plain = is_list(s.bodies[0]);
  const std::string price = told(who, verb(s.verb, !you));
  const char* key = !you ? "cost.they" : plain ? "cost.to" : "cost.if";
  return say(key, {{"price", price}, {"text", sequence(s.bodies[0], who)}});
}

std::string Describer::amounts(const Steps& steps, std::string_view last, bool they) const {
  std::vector<std::string> parts;
  for (const Step& step : steps) parts.push_back(what(step.verb));
  return say(verb_key(steps[0].verb) + (they ? ".they" : ""), {{"what", list(parts, last)}});
}

std::string Describer::options(const Step& s, Who who) const {
  const bool they = who != Who::kYou;
  bool simple = true;
  Steps firsts;
  for (const Steps& body : s.bodies)
    if (body.size() == 1) firsts.push_back(body[0]);
  if (firsts.size() == s.bodies.size() && shares_verb(firsts))
    return amounts(firsts, "list.or", they);
  std::vector<std::string> parts;
  for (const Steps& body : s.bodies) {
    parts.push_back(is_list(body) ? deeds(body, they) : sequence(body, who));
    simple &= body.size() == 1 && is_plain(body[0]) && parts.back().find(',') == std::string::npos;
  }
  if (simple) return list(parts, "list.or");
  std::string out = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i)
    out = say("list.or-else", {{"a", out}, {"b", parts[i]}});
  return out;
}
}  // namespace dr::words
