// Options in sentences. A template is `choice.<verb>` or `choice.<verb>.<variant>`; its blanks are
// {a} and {b} (names), {n} (a number), {cash}, {price}, {loot} and {effect}.
#include "text/cards/names.h"
#include "text/wording/choice_forms.h"
#include "text/wording/choice_speaker.h"
#include "text/wording/effect.h"
#include "text/wording/prompt.h"

namespace dr {
namespace {

// `choice.<verb>` or `detail.<verb>`, in the variant that says it best.
std::string key_for(const ChoiceSpeaker& speaker, std::string_view list, Choice choice) {
  const std::string key = std::string(list) + std::string(id_of(choice.verb));
  const std::string variant = speaker.variant(choice);
  return !variant.empty() && speaker.words.has(key + "." + variant) ? key + "." + variant : key;
}

std::string say_with(const ChoiceSpeaker& speaker, const std::string& key, Choice choice) {
  const auto& [content, view, words] = speaker;
  const bool shopping = choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade;
  const bool item = shopping && choice.a < content.catalog.n_items;
  std::vector<Arg> args = {
      {"b", item ? item_name(content, choice.a, 1, words) : std::string{}},
      {"n", std::to_string(speaker.n(choice))},
      {"cash", speaker.cash(choice)},
      {"price",
       item ? dollars(price_now(content.catalog, view.pub, choice.a), words) : std::string{}},
      {"loot", choice.verb == Verb::kFight ? speaker.loot_of(choice.a) : std::string{}},
      {"effect", speaker.effect(choice)}};
  add_place(args, "a", speaker.thing(choice), speaker.place_id(choice), words);
  return capitalise(words.format(key, args));
}

}  // namespace

std::string say_choice(const Content& content, const View& view, Choice choice,
                       const Templates& words) {
  if (static_cast<int>(choice.verb) >= kVerbs) return "?";
  const ChoiceSpeaker speaker{content, view, words};
  return say_with(speaker, key_for(speaker, "choice.", choice), choice);
}

std::string choice_thing(const Content& content, const View& view, Choice choice,
                         const Templates& words) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  return ChoiceSpeaker{content, view, words}.thing(choice);
}

std::string_view choice_place_id(const Content& content, const View& view, Choice choice) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  return ChoiceSpeaker{content, view, english()}.place_id(choice);
}

namespace {

Title title_of(Choice choice) {
  const bool nothing = choice.a == kNone;
  if (nothing && (choice.verb == Verb::kUseWeapon || choice.verb == Verb::kUseMount))
    return Title::kSentence;
  if (choice.verb == Verb::kTrigger && choice.a == static_cast<int>(Trigger::kCharacter))
    return Title::kSelf;
  if (choice.verb == Verb::kLook && choice.a == static_cast<int>(LookAt::kTrain))
    return Title::kSentence;
  return form_of(choice).title;
}

// What the words of a card do, where the title only names it; empty for all other options.
std::string effect_alone(const ChoiceSpeaker& speaker, Choice choice) {
  switch (title_of(choice)) {
    case Title::kSentence:
    case Title::kOwn: return {};
    case Title::kThing:
    case Title::kSelf:
    case Title::kVerb: break;
  }
  if (choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade) return {};
  return speaker.effect(choice);
}

}  // namespace

std::string say_title(const Content& content, const View& view, Choice choice,
                      const Templates& words) {
  const ChoiceSpeaker speaker{content, view, words};
  switch (title_of(choice)) {
    case Title::kThing: {
      std::string thing = choice.verb == Verb::kUpgrade ? item_name(content, choice.a, 1, words)
                                                        : capitalise(speaker.thing(choice));
      const std::string key = "title.use." + speaker.variant(choice);
      return words.has(key) ? words.format(key, {{"a", thing}}) : thing;
    }
    case Title::kSelf:
      return entry_name(content, Deck::kCharacter, speaker.me() ? speaker.me()->character : kNone,
                        words);
    case Title::kSentence: return say_choice(content, view, choice, words);
    case Title::kVerb: return say_group(choice.verb, words);
    case Title::kOwn: break;
  }
  std::string key = "title." + std::string(id_of(choice.verb));
  const std::string_view id = id_at(info_of(info_of(choice.verb).a).list, choice.a);
  if (const std::string own = key + "." + std::string(id); words.has(own)) key = own;
  return capitalise(words.format(
      key, {{"a", speaker.thing(choice)},
            {"n", std::to_string(speaker.n(choice))},
            {"fight", choice.verb == Verb::kFight ? fight_name(choice.b, words) : std::string{}}}));
}

std::string say_detail(const Content& content, const View& view, Choice choice,
                       const Templates& words) {
  const ChoiceSpeaker speaker{content, view, words};
  const std::string effect = effect_alone(speaker, choice);
  if (effect.empty()) {
    const std::string key = key_for(speaker, "detail.", choice);
    return words.has(key) ? say_with(speaker, key, choice)
                          : say_choice(content, view, choice, words);
  }
  return capitalise(effect) + ".";
}

}  // namespace dr
