// The verbs of the card language.
#include "content/compiler/vocabulary.h"
#include "text/cards/describe_program.h"

namespace dr::words {

static_assert(kOps == 44, "Has the sentence of the new verb variants, or does it name a thing?");

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
    default: return key;
  }
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
    default: return {};
  }
}

}  // namespace dr::words
