// Moments and conditions: when and where an ability works.
#include "content/compiler/vocabulary.h"
#include "text/cards/describe.h"
#include "text/cards/describe_program.h"

namespace dr::words {
namespace {

using tree::Condition;

std::string amount_number(const Condition& c, Moment moment) {
  const bool cash = compiler::amount_of(moment) == compiler::Amount::kDollars;
  return std::to_string(cash ? c.b * 10 : c.b);
}

}  // namespace

static_assert(kMoments == 28, "Is there a `moment.<word>.amount` of the new moment?");

bool tells_amount(Moment moment) {
  switch (moment) {
    case Moment::kLpGained:
    case Moment::kSpent:
    case Moment::kNuggetsGained:
    case Moment::kSold:
    case Moment::kDelivered:
    case Moment::kHealed: return true;
    default: return false;
  }
}

std::string Describer::when(const std::vector<Condition>& conditions, Moment moment) const {
  std::string kind(compiler::kinds_at(moment).of);
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
    case Cond::kKind: return say(key_of(key, compiler::kinds_at(moment).of), {{"kind", kinds(c)}});
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
      if (c.c == compiler::kPlayerFights) return say("kind.player");
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
}  // namespace dr::words
