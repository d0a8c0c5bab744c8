// Conditions.
#include "base/text.h"
#include "content/compiler/meaning.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {

bool Meaning::condition(Condition& out) {
  const Token& word = next();
  const int i = word.kind == Token::kWord ? find_word(kConditionWords, word.text) : -1;
  if (i < 0)
    return fail(word,
                "unknown condition " + shown(word) + did_you_mean(word.text, kConditionWords));
  out.cond = static_cast<Cond>(i);
  const auto only = [&](bool allowed, std::string_view where) {
    return allowed || fail(word, quoted(word.text) + " is for " + std::string(where));
  };
  switch (out.cond) {
    case Cond::kInTown:
    case Cond::kOutsideTown:
    case Cond::kMarshal:
    case Cond::kWanted:
    case Cond::kWithPlayer: return true;
    case Cond::kAt: return place(out.b, false);
    case Cond::kAttacking: return only(is_fight(site_.moment), "the moments of a fight");
    case Cond::kKind: return kind(word, out);
    case Cond::kAmount: return amount(word, out);
    case Cond::kHave: return have(out);
    case Cond::kFirstThisTurn:
      return only(site_.moment == Moment::kFightWon, "the moment fight-won");
    case Cond::kGravel:
      return only(seen_.roll || site_.moment == Moment::kProspected,
                  "the moment prospected or after 'roll'");
    case Cond::kArrestMade:
      return only(seen_.sheriff, "what follows 'move-sheriff' or 'send sheriff'");
    case Cond::kReached:
      return only(seen_.stalk, "what follows 'stalk' on a card of the Man in Black");
  }
  return false;
}

bool Meaning::kind(const Token& word, Condition& out) {
  const Kinds kinds = kinds_at(site_.moment);
  if (kinds.words.empty())
    return fail(word,
                "'kind' is for the moments of a fight, points-gained, delivered, bought, upgraded "
                "and gamble-won");
  const Token& first = peek();
  Named named;
  do {
    if (!one_kind(kinds, named)) return false;
  } while (accept('/'));
  return write_kinds(first, kinds, named, out);
}

bool Meaning::one_kind(const Kinds& kinds, Named& named) {
  const Token& k = next();
  ++named.n;
  const bool fight = is_fight(site_.moment), items = kinds.set == KindClass::kItemType;
  const int i = k.kind == Token::kWord ? find_word(kinds.words, k.text) : -1;
  if (fight && k.is("player")) {
    named.set |= kPlayerFights;
  } else if (fight && k.is("npc")) {
    named.npc = true;
  } else if (i >= 0) {
    if (needs_ante_up(kinds, i) && without_ante_up(k, "the kind " + quoted(k.text))) return false;
    named.set |= 1 << i;
  } else if (const int item = items ? find_word(names_.item_ids, k.text) : -1; item >= 0) {
    named.item = item;
  } else {
    return unknown_kind(k, kinds);
  }
  return true;
}

bool Meaning::unknown_kind(const Token& k, const Kinds& kinds) {
  const bool items = kinds.set == KindClass::kItemType;
  std::vector<std::string_view> known(kinds.words.begin(), kinds.words.end());
  if (is_fight(site_.moment)) known.insert(known.end(), {"player", "npc"});
  const std::string list = one_of(known) + (items ? " or an item id" : "");
  if (items) known.insert(known.end(), names_.item_ids.begin(), names_.item_ids.end());
  return fail(k, "unknown kind " + shown(k) + " at " + quoted(moment_word(site_.moment)) +
                     did_you_mean(k.text, known) + " (expected " + list + ")");
}

bool Meaning::write_kinds(const Token& first, const Kinds& kinds, const Named& named,
                          Condition& out) {
  const auto put = [&](KindClass kind, int set) {
    out.b = static_cast<std::uint8_t>(kind);
    out.c = static_cast<std::uint8_t>(set);
    return true;
  };
  if (named.item >= 0) {
    if (named.n > 1) return fail(first, "an item id stands alone, expected no '/'");
    return put(KindClass::kItem, named.item);
  }
  if (named.npc) {
    if (named.n > 1) return fail(first, "'npc' stands alone, expected no '/'");
    return put(KindClass::kFightNpc, 0);
  }
  if (!is_fight(site_.moment)) return put(kinds.set, named.set);
  const int low = named.set & 0xff, high = named.set >> 8;
  if (low && high) return fail(first, "'train' cannot stand beside another kind of fight");
  return low ? put(KindClass::kFightLow, low) : put(KindClass::kFightHigh, high);
}

bool Meaning::amount(const Token& word, Condition& out) {
  const Amount what = amount_of(site_.moment);
  if (what == Amount::kNone)
    return fail(word,
                "'amount' is for moments that have one: fight-won, poker-won, points-gained, "
                "lp-gained, spent, nuggets-gained, sold, delivered, healed");
  const Token& n = next();
  if (n.kind != Token::kNumber || n.sign || !n.plus || n.value < 1 || n.value > 2000)
    return fail(n, "found " + shown(n) + ", expected a number like 2+");
  if (what == Amount::kDollars && n.value % 10)
    return fail(n, "found " + shown(n) + ", expected dollars in tens like 80+");
  if (what == Amount::kCount && n.value > 99)
    return fail(n, "found " + shown(n) + ", expected at most 99");
  out.b = static_cast<std::uint8_t>(what == Amount::kDollars ? n.value / 10 : n.value);
  return true;
}

bool Meaning::have(Condition& out) {
  const Token& n = next();
  const bool cash = n.kind == Token::kDollars;
  if ((!cash && n.kind != Token::kNumber) || n.sign || !n.plus || n.value < 1 || n.value > 2000 ||
      (cash ? n.value % 10 != 0 : n.value > 99))
    return fail(n, "found " + shown(n) + ", expected an amount like 3+ or $80+");
  if (cash) {
    out.b = static_cast<std::uint8_t>(Have::kCash);
    out.c = static_cast<std::uint8_t>(n.value / 10);
    return true;
  }
  const Token& what = next();
  const auto words = kHaveWords.first(static_cast<std::size_t>(Have::kCash));
  const int i = what.kind == Token::kWord ? find_word(words, what.text) : -1;
  if (i < 0)
    return fail(what, "found " + shown(what) + ", expected " + one_of(words) +
                          did_you_mean(what.text, words));
  if (static_cast<Have>(i) == Have::kGp && without_ante_up(what, "'GP'")) return false;
  out.b = static_cast<std::uint8_t>(i);
  out.c = static_cast<std::uint8_t>(n.value);
  return true;
}

}  // namespace dr::compiler
