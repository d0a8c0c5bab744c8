#include "text/wording/effect.h"

#include "text/cards/names.h"
#include "text/wording/program.h"

namespace dr {
namespace {

// The effect of the first ability with that head, or of the n-th of all; "?" if there is none.
std::string first_effect(const Content& content, Abilities range, Head head,
                         const Templates& words) {
  for (const Ability& ability : abilities(content.catalog, range))
    if (ability.head == head) return ability_effect(content, ability, words);
  return "?";
}

std::string nth_effect(const Content& content, Abilities range, int n, const Templates& words) {
  const auto all = abilities(content.catalog, range);
  return n < static_cast<int>(all.size())
             ? ability_effect(content, all[static_cast<std::size_t>(n)], words)
             : "?";
}

Abilities card_abilities(const Content& content, Card card) {
  return card < kPokerCards ? content.catalog.poker[kind_of(card)].abilities : Abilities{};
}

Abilities item_abilities(const Content& content, const View& view, Item item) {
  if (item >= content.catalog.n_items) return {};
  return content.catalog.items[item].side[held_side(view.pub, view.seat, item)].abilities;
}

Abilities character_abilities(const Content& content, const View& view) {
  if (view.seat >= kMaxPlayers) return {};
  const std::uint8_t character = view.pub.player[view.seat].character;
  if (character >= content.catalog.n_characters) return {};
  return content.catalog.characters[character].abilities;
}

}  // namespace

int held_side(const Public& pub, Seat seat, Item item) {
  return seat < kMaxPlayers && item < kMaxItems ? pub.player[seat].upgraded >> item & 1 : 0;
}

std::string card_effect(const Content& content, Card card, Head head, const Templates& words) {
  return first_effect(content, card_abilities(content, card), head, words);
}

std::string item_action_effect(const Content& content, const View& view, Item item,
                               const Templates& words) {
  return first_effect(content, item_abilities(content, view, item), Head::kAction, words);
}

std::string character_effect(const Content& content, const View& view, int ability,
                             const Templates& words) {
  return nth_effect(content, character_abilities(content, view), ability, words);
}

std::string trigger_effect(const Content& content, const View& view, Choice choice,
                           const Templates& words) {
  switch (static_cast<Trigger>(choice.a)) {
    case Trigger::kItem:
      return nth_effect(content, item_abilities(content, view, choice.b), choice.c, words);
    case Trigger::kCharacter: return character_effect(content, view, choice.c, words);
    case Trigger::kCard:
      return nth_effect(content, card_abilities(content, choice.b), choice.c, words);
  }
  return "?";
}

std::string trigger_name(const Content& content, const View& view, Choice choice,
                         const Templates& words) {
  switch (static_cast<Trigger>(choice.a)) {
    case Trigger::kItem:
      return item_name(content, choice.b, held_side(view.pub, view.seat, choice.b), words);
    case Trigger::kCharacter: return {};
    case Trigger::kCard: return card_name(content, choice.b, words);
  }
  return {};
}

}  // namespace dr
