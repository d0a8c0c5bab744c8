#include "content/compiler/offers.h"

#include "content/compiler/deck_fields.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {
namespace {

using Words = std::vector<std::string>;

// What can follow a verb, with a number in the place of all numbers and '@' in that of a place.
Words arguments_of(Op op) {
  static_assert(kOps == 44);  // what does a new verb take?
  const auto each = [](std::span<const std::string_view> words, std::string_view before,
                       std::string_view after = {}) {
    Words out;
    for (std::string_view word : words)
      if (!word.empty())
        out.push_back(std::string(before) + std::string(word) + std::string(after));
    return out;
  };
  const auto with = [](Words list, const Words& more) {
    list.insert(list.end(), more.begin(), more.end());
    return list;
  };
  switch (op) {
    case Op::kGain:
    case Op::kLose: return with({"$20"}, each(kResWords, "1 "));
    case Op::kDraw: return {"1", "to-limit"};
    case Op::kDiscard: return {"1", "1 random"};
    case Op::kWound: return {"1", "1 sure"};
    case Op::kHeal: return {"1", "all"};
    case Op::kRoll: return {"1 dice"};
    case Op::kReroll: return {"1 die"};
    case Op::kMove:
    case Op::kMoveSheriff: return {"up to 2"};
    case Op::kSend:
      return {"self to @", "self to train", "sheriff to @", "sheriff to adjacent", "train to @"};
    case Op::kPlace: return each(kTokenWords, "1 ", " at @");
    case Op::kEnemyCard:
    case Op::kNpcCards: return {"-1"};
    case Op::kOwnCard: return {"-1", "+1"};
    case Op::kLookHand: return {"1 hand", "train-or-token"};
    case Op::kGive: return {"$10 or 1 card"};
    case Op::kTakeItem: return {"1"};
    case Op::kShop:
      return with(with({"1"}, each(kItemTypeWords, "1 ")),
                  with({"1 -$10"}, each(kItemTypeWords, "1 ", " -$10")));
    case Op::kExtraAction: return {"1"};
    case Op::kKeepRandom: return {"1 random"};
    case Op::kEvent: return {"1", "1 of 2"};
    case Op::kStoryDisc: return {"", "left", "right"};
    case Op::kStalk: return each(kPreyWords, "", " up to 3");
    case Op::kAttack: return {"duel", "robbery"};
    default: return {""};
  }
}

Words arguments_of(Cond cond, Moment moment, std::span<const std::string_view> items) {
  switch (cond) {
    case Cond::kAt: return {"@"};
    case Cond::kAmount: return {amount_of(moment) == Amount::kDollars ? "60+" : "2+"};
    case Cond::kHave: {
      Words out = {"$50+"};
      for (std::string_view have : kHaveWords.first(static_cast<std::size_t>(Have::kCash)))
        out.push_back("2+ " + std::string(have));
      return out;
    }
    case Cond::kKind: {
      Words out;
      for (std::string_view word : kinds_at(moment).words) out.emplace_back(word);
      if (is_fight(moment)) out.insert(out.end(), {"player", "npc"});
      if (kinds_at(moment).set == KindClass::kItemType)
        out.insert(out.end(), items.begin(), items.end());
      return out;
    }
    default: return {""};
  }
}

std::string spaced(std::string_view word, const std::string& rest) {
  return std::string(word) + (rest.empty() ? "" : " " + rest);
}

// The text with a place in it, if it needs one: the first that `fits`, and all of them as `places`.
template <class Fits>
bool offer(std::string text, const Words& all, Fits&& fits, Offer& out) {
  out.text = std::move(text);
  const auto at = out.text.find('@');
  if (at == std::string::npos) return fits(out.text);
  for (const std::string& place : all)
    if (fits(out.text.substr(0, at) + place + out.text.substr(at + 1))) out.places.push_back(place);
  return !out.places.empty();
}

// A die knows money, nuggets and one more roll (DeckBuilder::die_face).
bool on_die(const Steps& steps) {
  for (const Step& step : steps) {
    const Instr& verb = step.verb;
    const bool nugget = verb.op == Op::kGain && static_cast<Res>(verb.b) == Res::kNugget;
    if (!nugget && verb.op != Op::kGainCash && !(verb.op == Op::kRoll && verb.a == 1)) return false;
  }
  return true;
}

std::vector<std::string_view> front_ids(const Content& content) {
  std::vector<std::string_view> out;
  for (int i = 0; i < content.lexicon.size(Deck::kItem); i += 2)
    out.emplace_back(content.lexicon.entry(Deck::kItem, i).id);
  return out;
}

Names names_of(const Content& content) {
  Names names;
  names.map = &content.catalog;
  names.ante_up = content.catalog.ante_up;
  for (const Entry& entry : content.lexicon.decks[static_cast<int>(Deck::kSpace)])
    names.space_ids.emplace_back(entry.id);
  names.item_ids = front_ids(content);
  return names;
}

}  // namespace

Reading::Reading(const Content& content)
    : content_(std::make_unique<Content>(content)),
      names_(names_of(*content_)),
      parser_(names_, errors_) {}

// A line stands alone: the table of places is that of one card at most.
void Reading::forget() {
  names_.place_words.clear();
  names_.places.clear();
  names_.gold = {};
}

std::optional<Steps> Reading::steps(std::string_view text, Site site) {
  forget();
  std::optional<Steps> out = parser_.program(text, {}, site);
  if (out && site.deck == Deck::kDie && !on_die(*out)) out.reset();
  errors_.take();
  return out;
}

// Some conditions look back at steps that came before, so those are written before it.
std::optional<Condition> Reading::condition(std::string_view text, Site site) {
  constexpr std::string_view kBefore[] = {"", "move-sheriff up to 1; ", "roll 1 dice; ",
                                          "stalk leader up to 1; "};
  std::optional<Condition> out;
  for (std::string_view before : kBefore) {
    forget();
    const std::string all = std::string(before) + "if " + std::string(text) + " { gain 1 LP }";
    const auto found = parser_.program(all, {}, site);
    errors_.take();
    if (!found || found->back().conditions.size() != 1) continue;
    out = found->back().conditions[0];
    break;
  }
  return out;
}

std::optional<ParsedAbility> Reading::ability(std::string_view text, Deck deck) {
  forget();
  std::optional<ParsedAbility> out = parser_.ability(text, {}, deck);
  errors_.take();
  return out;
}

const Content& Reading::named() {
  content_->lexicon.places = names_.place_words;
  return *content_;
}

std::optional<Site> site_of(Deck deck, std::string_view head) {
  if (head.starts_with("when ")) {
    const int moment = find_word(kMomentWords, head.substr(5));
    if (moment < 0) return std::nullopt;
    return Site{deck, Head::kAuto, static_cast<Moment>(moment)};
  }
  for (const FieldInfo& field : deck_fields(deck))
    if (field.key == head && field.kind == FieldKind::kProgram)
      return Site{deck, Head::kAuto, field.moment};
  if (!has_abilities(deck)) return std::nullopt;
  const auto at = head.find('@');
  const std::string_view word = head.substr(0, at);
  constexpr std::string_view kHeads[] = {"action", "bonus", "reaction", ""};
  constexpr Head kOf[] = {Head::kAction, Head::kBonus, Head::kReaction, Head::kAuto};
  const int i = find_word(kHeads, word);
  if (i < 0 || (at == std::string_view::npos) != (i == 0)) return std::nullopt;
  if (i == 0) return Site{deck, Head::kAction};
  const int moment = find_word(kMomentWords, head.substr(at + 1));
  if (moment < 0) return std::nullopt;
  return Site{deck, kOf[i], static_cast<Moment>(moment)};
}

std::vector<Offer> step_offers(Reading& reading, Site site) {
  std::vector<Offer> out;
  const Words places = place_words(reading.named());
  for (const VerbWord& verb : kVerbs)
    for (const std::string& rest : arguments_of(verb.op)) {
      Offer one;
      const auto fits = [&](const std::string& text) { return !!reading.steps(text, site); };
      if (!offer(spaced(verb.word, rest), places, fits, one)) continue;
      one.price = one.places.empty() && fits(one.text + " -> gain 1 LP");
      out.push_back(std::move(one));
    }
  return out;
}

std::vector<Offer> condition_offers(Reading& reading, Site site) {
  std::vector<Offer> out;
  const Words places = place_words(reading.named());
  const auto items = front_ids(reading.named());
  for (std::size_t i = 0; i < kConditionWords.size(); ++i)
    for (const std::string& rest : arguments_of(static_cast<Cond>(i), site.moment, items)) {
      Offer one;
      const auto fits = [&](const std::string& text) { return !!reading.condition(text, site); };
      if (offer(spaced(kConditionWords[i], rest), places, fits, one)) out.push_back(std::move(one));
    }
  return out;
}

std::vector<std::string> head_offers(Reading& reading, Deck deck) {
  Words out;
  if (!has_abilities(deck)) return out;
  const auto add = [&](const std::string& head) {
    if (reading.ability(head + ": draw 1", deck)) out.push_back(head);
  };
  add("action");
  for (std::string_view kind : {"bonus@", "reaction@", "@"})
    for (std::string_view moment : kMomentWords) add(std::string(kind) + std::string(moment));
  return out;
}

std::vector<std::string> passive_offers(Reading& reading, Deck deck) {
  Words out;
  if (!has_abilities(deck)) return out;
  for (const char* text :
       {"bonus@passive: counts-as nugget", "bonus@poker-reveal: counts-as any-card",
        "passive: limit hand +1", "passive: limit nugget +1", "passive: limit cash 180",
        "passive: full-hand", "passive: cross-mesa"})
    if (reading.ability(text, deck)) out.emplace_back(text);
  return out;
}

std::vector<Moment> requirement_moments() {
  std::vector<Moment> out;
  for (int m = 0; m < kMoments; ++m) {
    const auto moment = static_cast<Moment>(m);
    if (moment != Moment::kOnGain && moment != Moment::kWhenDiscarded) out.push_back(moment);
  }
  return out;
}

std::vector<std::string> place_words(const Content& content) {
  const Catalog& cat = content.catalog;
  Words out;
  for (std::size_t town = 1; town < kTownWords.size(); ++town) {
    if (static_cast<Town>(town) == Town::kBuzzardGulch && !cat.ante_up) continue;
    out.emplace_back(kTownWords[town]);
  }
  Words families = {"location", "hideout", "ranch"};
  if (cat.ante_up) families.insert(families.end(), {"mountain-pass", "frontier"});
  out.insert(out.end(), families.begin(), families.end());
  for (std::size_t tag = 0; tag < kTagWords.size(); ++tag) {
    if (cat.tag[tag].empty()) continue;
    out.emplace_back(kTagWords[tag]);
    std::size_t towns = 0;
    Words inside;
    for (std::size_t town = 1; town < kTownWords.size(); ++town) {
      bool some = false;
      for_each(cat.tag[tag],
               [&](Space s) { some |= cat.spaces[s].town == static_cast<Town>(town); });
      if (!some) continue;
      ++towns;
      inside.push_back(std::string(kTagWords[tag]) + "@" + std::string(kTownWords[town]));
    }
    if (cat.tag[tag].size() > 1 && towns > 0) out.insert(out.end(), inside.begin(), inside.end());
  }
  for (const Entry& space : content.lexicon.decks[static_cast<int>(Deck::kSpace)])
    out.push_back(space.id);
  return out;
}

}  // namespace dr::compiler
