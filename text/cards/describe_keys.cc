// The keys a language needs for card texts.
#include "content/compiler/vocabulary.h"
#include "text/cards/describe.h"
#include "text/cards/describe_program.h"

namespace dr {
namespace {

// One of each form of a verb that has words of its own.
std::vector<Instr> forms_of(Op op) {
  std::vector<Instr> forms = {{op}};
  if (op == Op::kDraw || op == Op::kHeal) forms.push_back({op, kNone});
  if (op == Op::kDiscard || op == Op::kWound || op == Op::kOwnCard || op == Op::kShop)
    forms.push_back({op, 1, 1});
  if (op == Op::kSend || op == Op::kStoryDisc) forms.push_back({op, 1});
  if (op == Op::kSend || op == Op::kStoryDisc || op == Op::kEvent) forms.push_back({op, 2});
  if (op == Op::kLookHand) forms.push_back({Op::kLookToken});
  return forms;
}

}  // namespace

std::vector<std::string> describe_keys() {
  using namespace compiler;
  using namespace words;
  std::vector<std::string> keys;
  const auto all = [&](std::string_view group, std::span<const std::string_view> words) {
    for (std::string_view word : words)
      if (!word.empty()) keys.push_back(key_of(group, word));
  };
  const auto more = [&](std::initializer_list<const char*> list) {
    keys.insert(keys.end(), list.begin(), list.end());
  };
  all("moment", kMomentWords);
  for (int m = 0; m < kMoments; ++m) {
    const auto moment = static_cast<Moment>(m);
    if (tells_amount(moment))
      keys.push_back(key_of("moment", moment_word(moment)) + ".amount");
    else if (amount_of(moment) != Amount::kNone)
      keys.push_back(key_of("cond.amount", moment_word(moment)));
  }
  all("place", kTownWords);
  more({"place.in-town", "place.adjacent", "place.location", "place.hideout", "place.ranch",
        "place.mountain-pass", "place.frontier", "place.train"});
  for (auto words : {kFightWords, kPointWords, kDeliveryWords, kItemTypeWords, kGambleWords})
    all("kind", words);
  for (const char* group : {"fight", "point", "delivery", "item", "gamble"}) {
    keys.push_back(key_of("kind", group));
    keys.push_back(key_of("cond.kind", group));
  }
  more({"kind.player", "kind.npc", "kind.the-item"});
  all("amount", kResWords);
  more({"amount.cash", "amount.cards", "amount.wounds", "amount.outlaw", "amount.claim-jumper",
        "amount.high-roller"});
  all("shop", kItemTypeWords);
  more({"shop.any"});
  all("prey", kPreyWords);
  all("cond.have", kHaveWords);
  for (std::string_view word : kConditionWords)
    if (word != "kind" && word != "amount" && word != "have") keys.push_back(key_of("cond", word));
  more({"cond.at-town", "place.general-store.in-town", "place.saloon.in-town"});
  keys.emplace_back(kOneHereMet);
  for (int who = 0; who < static_cast<int>(Who::kCount); ++who)
    keys.emplace_back(who_key(static_cast<Who>(who)));
  for (const VerbWord& verb : compiler::kVerbs) {
    for (const Instr& form : forms_of(verb.op)) {
      keys.push_back(verb_key(form));
      keys.push_back(verb_key(form) + ".they");
    }
  }
  more({"head.action", "head.bonus", "head.reaction", "headed", "headed.when", "ability",
        "ability.if", "ability.once", "ability.if-once", "none"});
  more({"passive.hand", "passive.nugget", "passive.cash", "passive.full-hand", "passive.cross-mesa",
        "passive.nugget-card", "passive.any-card"});
  more({"sentence", "told", "may", "may.they", "choose", "choose.they", "if", "if-else", "guard",
        "when-if", "cost.to", "cost.if", "cost.they", "list.and", "list.or", "list.comma",
        "list.then", "list.or-else"});
  more({"card.delivery",    "card.entering",    "card.end-lp",      "card.turn-lp",
        "card.worth",       "card.requirement", "card.goal",        "card.story-when",
        "card.contributor", "card.bandits",     "card.sheriff",     "card.move",
        "card.start",       "card.start-free",  "card.start-bonus", "card.die-again",
        "card.die-gravel",  "card.mesa",        "card.mib-rules",   "card.outside",
        "card.in-town",     "card.location"});
  more({"card.guard", "card.reveal", "card.win", "card.lose", "card.fights", "card.plays",
        "card.frontier", "card.reward", "card.longhorn", "card.beyond", "card.stop"});
  return keys;
}

}  // namespace dr
