#include "text/describe_program.h"

#include <algorithm>

#include "content/compiler/vocabulary.h"
#include "text/describe.h"
#include "text/wording_names.h"

namespace dr::words {
namespace {

using tree::AbilityNode;
using tree::Condition;
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

// The class of words that `kind` and a moment share: "kind.<group>" is said when no kind is given.
std::string_view kind_group(Moment moment) {
  if (compiler::is_fight(moment)) return "fight";
  switch (moment) {
    case Moment::kPointsGained: return "point";
    case Moment::kDelivered: return "delivery";
    case Moment::kBought:
    case Moment::kUpgraded: return "item";
    case Moment::kGambleWon: return "gamble";
    case Moment::kStartOfTurn:
    case Moment::kEndOfTurn:
    case Moment::kEndOfMove:
    case Moment::kFightStart:
    case Moment::kFightReveal:
    case Moment::kFightWon:
    case Moment::kFightLost:
    case Moment::kPokerReveal:
    case Moment::kPokerWon:
    case Moment::kPokerLost:
    case Moment::kLpGained:
    case Moment::kSpent:
    case Moment::kNuggetsGained:
    case Moment::kSold:
    case Moment::kHealed:
    case Moment::kWoundGained:
    case Moment::kDiscPlaced:
    case Moment::kProspected:
    case Moment::kMesaCrossed:
    case Moment::kExplored:
    case Moment::kArrestMade:
    case Moment::kOnGain:
    case Moment::kWhenDiscarded:
    case Moment::kCount: break;
  }
  return {};
}

std::string amount_number(const Condition& c, Moment moment) {
  const bool cash = compiler::amount_of(moment) == compiler::Amount::kDollars;
  return std::to_string(cash ? c.b * 10 : c.b);
}

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

std::string_view who_key(Who who) {
  constexpr std::string_view kKeys[] = {"who.you", "who.mib", "who.opponent", "who.one-here",
                                        "who.prey"};
  static_assert(std::size(kKeys) == static_cast<std::size_t>(Who::kCount));
  return kKeys[static_cast<int>(who)];
}

std::string key_of(std::string_view group, std::string_view word) {
  return std::string(group) + "." + std::string(word);
}

std::string verb_key(const Instr& i) {
  std::string key = key_of("verb", verb_word(i.op));
  switch (i.op) {
    case Op::kDraw: return i.a == kNone ? key + "-to-limit" : key;
    case Op::kDiscard: return i.b ? key + "-random" : key;
    case Op::kWound: return i.b ? key + "-sure" : key;
    case Op::kHeal: return i.a == kNone ? key + "-all" : key;
    case Op::kOwnCard: return i.b ? key + "-up" : key;
    case Op::kSend:
      switch (static_cast<Piece>(i.a)) {
        case Piece::kSelf: return key + "-self";
        case Piece::kSheriff: return key + "-sheriff";
        case Piece::kTrain: return key + "-train";
      }
      return key;
    case Op::kLookToken: return key + "-token";
    case Op::kEvent: return i.a == 2 ? key + "-choice" : key;
    case Op::kShop: return i.b ? key + "-less" : key;
    case Op::kStoryDisc: return key + (i.a == 1 ? "-left" : i.a == 2 ? "-right" : "");
    case Op::kEnd:
    case Op::kJump:
    case Op::kTest:
    case Op::kChoose:
    case Op::kOption:
    case Op::kMay:
    case Op::kCost:
    case Op::kSubject:
    case Op::kBack:
    case Op::kGainCash:
    case Op::kGain:
    case Op::kLoseCash:
    case Op::kLose:
    case Op::kRoll:
    case Op::kReroll:
    case Op::kMove:
    case Op::kMoveSheriff:
    case Op::kPlace:
    case Op::kEnemyCard:
    case Op::kNpcCards:
    case Op::kWinTies:
    case Op::kCancelWounds:
    case Op::kLookHand:
    case Op::kGive:
    case Op::kTakeItem:
    case Op::kExtraAction:
    case Op::kKeepRandom:
    case Op::kStartPoker:
    case Op::kRestartFight:
    case Op::kNoBanditMp:
    case Op::kArrested:
    case Op::kDiscardThis:
    case Op::kStalk:
    case Op::kAttack:
    case Op::kCount: break;
  }
  return key;
}

bool tells_amount(Moment moment) {
  switch (moment) {
    case Moment::kLpGained:
    case Moment::kSpent:
    case Moment::kNuggetsGained:
    case Moment::kSold:
    case Moment::kDelivered:
    case Moment::kHealed: return true;
    case Moment::kStartOfTurn:
    case Moment::kEndOfTurn:
    case Moment::kEndOfMove:
    case Moment::kFightStart:
    case Moment::kFightReveal:
    case Moment::kFightWon:
    case Moment::kFightLost:
    case Moment::kPokerReveal:
    case Moment::kPokerWon:
    case Moment::kPokerLost:
    case Moment::kGambleWon:
    case Moment::kPointsGained:
    case Moment::kBought:
    case Moment::kUpgraded:
    case Moment::kWoundGained:
    case Moment::kDiscPlaced:
    case Moment::kProspected:
    case Moment::kMesaCrossed:
    case Moment::kExplored:
    case Moment::kArrestMade:
    case Moment::kOnGain:
    case Moment::kWhenDiscarded:
    case Moment::kCount: break;
  }
  return false;
}

std::string Describer::say(std::string_view key, std::initializer_list<Arg> args) const {
  return words_.format(key, args);
}

std::string Describer::list(const std::vector<std::string>& parts, std::string_view last) const {
  std::string out = parts.empty() ? std::string() : parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i)
    out = say(i + 1 == parts.size() ? last : "list.comma", {{"a", out}, {"b", parts[i]}});
  return out;
}

// ---- abilities

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

std::string Describer::when(const std::vector<Condition>& conditions, Moment moment) const {
  std::string kind(kind_group(moment));
  if (!kind.empty()) kind = say(key_of("kind", kind));
  std::string key = key_of("moment", moment_word(moment)), n;
  std::vector<Condition> rest;
  for (const Condition& c : conditions) {
    if (c.cond == Cond::kKind) {
      kind = kinds(c);
    } else if (c.cond == Cond::kAmount && tells_amount(moment)) {
      key += ".amount";
      n = amount_number(c, moment);
    } else {
      rest.push_back(c);
    }
  }
  std::string out = say(key, {{"kind", std::move(kind)}, {"n", std::move(n)}});
  if (!rest.empty()) out = say("when-if", {{"when", out}, {"if", all_of(rest, moment)}});
  return out;
}

// ---- steps

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

std::string Describer::verb(const Instr& i, bool they) const {
  const int n = i.op == Op::kStalk ? i.b : i.op == Op::kShop ? i.b * 10 : i.a;
  const std::string where = i.op == Op::kPlace ? place(content_.lexicon.places[i.c]) : "";
  return say(verb_key(i) + (they ? ".they" : ""),
             {{"n", std::to_string(n)}, {"what", what(i)}, {"where", where}});
}

std::string Describer::what(const Instr& i) const {
  switch (i.op) {
    case Op::kGainCash:
    case Op::kLoseCash: return say("amount.cash", {{"n", std::to_string(i.a * 10)}});
    case Op::kGain:
    case Op::kLose:
      return say(key_of("amount", res_word(static_cast<Res>(i.b))), {{"n", std::to_string(i.a)}});
    case Op::kSend:
      if (i.b != kNone) return place(content_.lexicon.places[i.b], "to");
      return say(static_cast<Piece>(i.a) == Piece::kSelf && content_.catalog.ante_up
                     ? "place.train"
                     : "place.adjacent");
    case Op::kPlace:
      return say(key_of("amount", token_word(static_cast<TokenKind>(i.b))),
                 {{"n", std::to_string(i.a)}});
    case Op::kShop:
      return say(key_of("shop", i.a ? item_type_word(static_cast<ItemType>(i.a - 1)) : "any"));
    case Op::kStalk: return say(key_of("prey", prey_word(static_cast<Prey>(i.a))));
    case Op::kAttack: return say(key_of("kind", fight_word(static_cast<FightKind>(i.a))));
    case Op::kCount:
    case Op::kEnd:
    case Op::kJump:
    case Op::kTest:
    case Op::kChoose:
    case Op::kOption:
    case Op::kMay:
    case Op::kCost:
    case Op::kSubject:
    case Op::kBack:
    case Op::kDraw:
    case Op::kDiscard:
    case Op::kWound:
    case Op::kHeal:
    case Op::kRoll:
    case Op::kReroll:
    case Op::kMove:
    case Op::kMoveSheriff:
    case Op::kEnemyCard:
    case Op::kOwnCard:
    case Op::kNpcCards:
    case Op::kWinTies:
    case Op::kCancelWounds:
    case Op::kLookHand:
    case Op::kLookToken:
    case Op::kGive:
    case Op::kTakeItem:
    case Op::kExtraAction:
    case Op::kKeepRandom:
    case Op::kStartPoker:
    case Op::kEvent:
    case Op::kStoryDisc:
    case Op::kRestartFight:
    case Op::kNoBanditMp:
    case Op::kArrested:
    case Op::kDiscardThis: break;
  }
  return {};
}

// ---- conditions and places

std::string Describer::all_of(const std::vector<Condition>& conditions, Moment moment) const {
  std::vector<std::string> parts;
  for (const Condition& c : conditions) parts.push_back(condition(c, moment));
  return list(parts, "list.and");
}

std::string Describer::condition(const Condition& c, Moment moment) const {
  const std::string key = key_of("cond", condition_word(c.cond));
  switch (c.cond) {
    case Cond::kAt: {
      const std::string& word = content_.lexicon.places[c.b];
      const bool town = compiler::find_word(compiler::kTownWords, word) > 0;
      return say(town ? key + "-town" : key, {{"place", place(word)}});
    }
    case Cond::kKind: return say(key_of(key, kind_group(moment)), {{"kind", kinds(c)}});
    case Cond::kAmount:
      return say(key_of(key, moment_word(moment)), {{"n", amount_number(c, moment)}});
    case Cond::kHave: {
      const auto have = static_cast<Have>(c.b);
      const int n = have == Have::kCash ? c.c * 10 : c.c;
      return say(key_of(key, have_word(have)), {{"n", std::to_string(n)}});
    }
    case Cond::kInTown:
    case Cond::kOutsideTown:
    case Cond::kMarshal:
    case Cond::kWanted:
    case Cond::kAttacking:
    case Cond::kWithPlayer:
    case Cond::kFirstThisTurn:
    case Cond::kGravel:
    case Cond::kArrestMade:
    case Cond::kReached: break;
  }
  return say(key);
}

// "a duel or a robbery"
std::string Describer::kinds(const Condition& c) const {
  std::vector<std::string> parts;
  const auto add = [&](int set, std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i)
      if (set >> i & 1) parts.push_back(say(key_of("kind", words[i])));
  };
  switch (static_cast<KindClass>(c.b)) {
    case KindClass::kFightLow:
      if (c.c == 7) return say("kind.player");
      add(c.c, compiler::kFightWords);
      break;
    case KindClass::kFightHigh: add(c.c << 8, compiler::kFightWords); break;
    case KindClass::kFightNpc: return say("kind.npc");
    case KindClass::kPoint: add(c.c, compiler::kPointWords); break;
    case KindClass::kDelivery: add(c.c, compiler::kDeliveryWords); break;
    case KindClass::kItemType: add(c.c, compiler::kItemTypeWords); break;
    case KindClass::kItem:
      return say("kind.the-item",
                 {{"item", std::string(name(content_, Deck::kItem, c.c * 2, words_))}});
    case KindClass::kGamble: add(c.c, compiler::kGambleWords); break;
  }
  return list(parts, "list.or");
}

// Locations go by their word, all other places by their own key or their name.
std::string Describer::place(std::string_view word, std::string_view form) const {
  const std::string key = key_of("place", word);
  if (const auto at = word.find('@'); at != std::string_view::npos) {
    const std::string_view location = word.substr(0, at);
    const std::string own = key_of("place", location) + ".in-town";
    return say(words_.has(own) ? own : "place.in-town",
               {{"place", place(location, form)}, {"town", place(word.substr(at + 1), form)}});
  }
  if (words_.has(key)) return say(key);
  if (words_.has(key_of("word.tag", word))) return formed(word, form, listed("tag", word, words_));
  const auto found = content_.lexicon.find(word);
  return found ? space(static_cast<Space>(found->second), form) : std::string(word);
}

// The only space of a location goes by the word of the place, others by their names.
std::string Describer::space(Space s, std::string_view form) const {
  SpaceSet alone;
  alone.add(s);
  for (std::size_t t = 0; t < compiler::kTagWords.size(); ++t)
    if (content_.catalog.tag[t] == alone) return place(compiler::kTagWords[t], form);
  return formed(space_id(content_, s), form, space_name(content_, s, words_));
}

std::string Describer::formed(std::string_view id, std::string_view form,
                              const std::string& name) const {
  for (const std::string_view f : {form, std::string_view("at"), std::string_view("the")})
    if (const std::string key = key_of(f, id); words_.has(key)) return say(key);
  return name;
}

}  // namespace dr::words
