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
  int low = 0, high = 0, set = 0;
  const Moment m = site_.moment;
  const bool item = m == Moment::kBought || m == Moment::kUpgraded;
  std::span<const std::string_view> words;
  if (is_fight(m)) {
    words = kFightWords;
  } else if (m == Moment::kPointsGained) {
    words = kPointWords;
    out.b = static_cast<std::uint8_t>(KindClass::kPoint);
  } else if (m == Moment::kDelivered) {
    words = kDeliveryWords;
    out.b = static_cast<std::uint8_t>(KindClass::kDelivery);
  } else if (item) {
    words = kItemTypeWords;
    out.b = static_cast<std::uint8_t>(KindClass::kItemType);
  } else if (m == Moment::kGambleWon) {
    words = kGambleWords;
    out.b = static_cast<std::uint8_t>(KindClass::kGamble);
  } else {
    return fail(word,
                "'kind' is for the moments of a fight, points-gained, delivered, bought, upgraded "
                "and gamble-won");
  }

  const Token& first = peek();
  bool npc = false;
  int n = 0, id = -1;
  do {
    const Token& k = next();
    ++n;
    const int i = k.kind == Token::kWord ? find_word(words, k.text) : -1;
    if (is_fight(m) && k.is("player")) {
      low |= 7;
    } else if (is_fight(m) && k.is("npc")) {
      npc = true;
    } else if (i >= 0) {
      const bool au = is_fight(m) ? needs_ante_up(static_cast<FightKind>(i))
                                  : (!item && i == 2) || (m == Moment::kGambleWon && i == 1);
      if (au && without_ante_up(k, "the kind " + quoted(k.text))) return false;
      (is_fight(m) ? (i < 8 ? low : high) : set) |= 1 << (is_fight(m) ? i % 8 : i);
    } else if (const int it = item ? find_word(names_.item_ids, k.text) : -1; it >= 0) {
      id = it;
    } else {
      std::vector<std::string_view> known(words.begin(), words.end());
      if (is_fight(m)) known.insert(known.end(), {"player", "npc"});
      const std::string list = one_of(known) + (item ? " or an item id" : "");
      if (item) known.insert(known.end(), names_.item_ids.begin(), names_.item_ids.end());
      return fail(k, "unknown kind " + shown(k) + " at " + quoted(moment_word(m)) +
                         did_you_mean(k.text, known) + " (expected " + list + ")");
    }
  } while (accept('/'));

  if (id >= 0) {
    if (n > 1) return fail(first, "an item id stands alone, expected no '/'");
    out.b = static_cast<std::uint8_t>(KindClass::kItem);
    out.c = static_cast<std::uint8_t>(id);
  } else if (npc) {
    if (n > 1) return fail(first, "'npc' stands alone, expected no '/'");
    out.b = static_cast<std::uint8_t>(KindClass::kFightNpc);
  } else if (is_fight(m)) {
    if (low && high) return fail(first, "'train' cannot stand beside another kind of fight");
    out.b = static_cast<std::uint8_t>(low ? KindClass::kFightLow : KindClass::kFightHigh);
    out.c = static_cast<std::uint8_t>(low ? low : high);
  } else {
    out.c = static_cast<std::uint8_t>(set);
  }
  return true;
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
