// Poker cards, items, fight cards.
#include <algorithm>

#include "base/text.h"
#include "content/compiler/decks.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/ids.h"

namespace dr::compiler {

void DeckBuilder::poker() {
  entries(Deck::kPoker).resize(kPokerKinds);
  for (const Stanza* card : deck(Deck::kPoker)) {
    Fields fields(*card, {"cards"}, true, errors_);
    Entry entry = fields.entry(2);
    const int kind = poker_kind(fields);
    PokerKind nowhere;  // what else is wrong with it is said, too
    PokerKind& into = kind < 0 ? nowhere : cat_.poker[kind];
    if (kind >= 0) entries(Deck::kPoker)[static_cast<std::size_t>(kind)] = std::move(entry);
    abilities(fields, Deck::kPoker, into.abilities, into.passive);
  }
  for (int kind = 0; kind < kPokerKinds; ++kind)
    if (entries(Deck::kPoker)[static_cast<std::size_t>(kind)].id.empty())
      missing(Deck::kPoker, "no poker card is " + std::string(kRankIds[kind / 2]) +
                                (kind % 2 ? " black" : " red") +
                                ", expected one of every rank and colour");
}

// Which two cards of the deck it is; -1 with an error.
int DeckBuilder::poker_kind(Fields& fields) {
  const Field* cards = fields.need("cards", "3 red");
  if (!cards) return -1;
  const auto words = split(cards->value);
  const bool black = words.size() == 2 && words[1] == "black";
  if (words.size() != 2 || (!black && words[1] != "red")) {
    fields.fail(*cards, "found " + quoted(cards->value) +
                            ", expected a rank and a colour like '3 red' or 'J black'");
    return -1;
  }
  const int r = rank(fields, *cards, words[0]);
  if (r < 2) return -1;
  const int kind = (r - 2) * 2 + (black ? 1 : 0);
  const Entry& slot = entries(Deck::kPoker)[static_cast<std::size_t>(kind)];
  if (slot.id.empty()) return kind;
  fields.fail(*cards, quoted(slot.id) +
                          " has these cards already, expected another rank or "
                          "colour, or 'replaces " +
                          slot.id + "'");
  return -1;
}

void DeckBuilder::items() {
  const auto all = deck(Deck::kItem);
  for (const Stanza* card : all) {
    const bool upgrade = std::any_of(card->fields.begin(), card->fields.end(),
                                     [](const Field& f) { return f.key == "upgrade-of"; });
    if (upgrade) continue;
    if (cat_.n_items == kMaxItems) {
      errors_.add(card->pos, "too many items: at most " + std::to_string(kMaxItems));
      return;
    }
    item_front(*card, cat_.n_items++);
  }
  for (const Stanza* card : all)
    if (std::any_of(card->fields.begin(), card->fields.end(),
                    [](const Field& f) { return f.key == "upgrade-of"; }))
      item_upgrade(*card);
}

void DeckBuilder::item_front(const Stanza& card, int kind) {
  Fields fields(card, {"type", "price", "copies", "move", "not-in-first-game"}, true, errors_);
  ItemKind& item = cat_.items[kind];
  const int type = fields.word("type", kItemTypeWords);
  item.type = type < 0 ? ItemType::kGeneral : static_cast<ItemType>(type);
  item.price = byte(fields.dollars("price", -1));
  item.copies = byte(fields.number("copies", 1, 12, 6));
  item.first_game = !fields.has("not-in-first-game");
  if (item.type == ItemType::kMount)
    item.side[0].move = byte(fields.number("move", 1, 12, -1));
  else if (const Field* move = fields.find("move"))
    fields.fail(*move, "'move' is for mounts");
  entries(Deck::kItem).resize(static_cast<std::size_t>(kind) * 2 + 2);
  entries(Deck::kItem)[static_cast<std::size_t>(kind) * 2] = fields.entry(item.copies);
  abilities(fields, Deck::kItem, item.side[0].abilities, item.side[0].passive);
}

void DeckBuilder::item_upgrade(const Stanza& card) {
  Fields fields(card, {"upgrade-of", "move", "lp"}, true, errors_);
  const Field& of = *fields.find("upgrade-of");
  const int kind = find_word(names_.item_ids, of.value);
  if (kind < 0 || kind >= cat_.n_items) {
    fields.fail(of, "unknown item " + quoted(of.value) + did_you_mean(of.value, names_.item_ids));
    return;
  }
  ItemKind& item = cat_.items[kind];
  if (item.type == ItemType::kGeneral)
    fields.fail(of, quoted(of.value) + " is a general item, expected a mount or a weapon");
  if (item.has_upgrade) fields.fail(of, quoted(of.value) + " has an upgraded side already");
  item.has_upgrade = 1;
  if (item.type == ItemType::kMount)
    item.side[1].move = byte(fields.number("move", 1, 12, -1));
  else if (const Field* move = fields.find("move"))
    fields.fail(*move, "'move' is for mounts");
  item.side[1].lp = byte(fields.number("lp", 0, 9, 0));
  entries(Deck::kItem)[static_cast<std::size_t>(kind) * 2 + 1] = fields.entry(item.copies);
  abilities(fields, Deck::kItem, item.side[1].abilities, item.side[1].passive);
}

void DeckBuilder::fights() {
  entries(Deck::kFight).resize(kFightCards);
  for (const Stanza* card : deck(Deck::kFight)) {
    Fields fields(*card, {"value", "effect"}, false, errors_);
    Entry entry = fields.entry(1);
    const Field* value = fields.need("value", "10");
    const int r = value ? rank(fields, *value, value->value) : 0;
    const std::uint16_t code = program(fields, "effect", Deck::kFight);
    if (r < 2) continue;
    Entry& slot = entries(Deck::kFight)[static_cast<std::size_t>(r - 2)];
    if (!slot.id.empty())
      fields.fail(*value, quoted(slot.id) + " has this value already, expected another");
    slot = std::move(entry);
    cat_.fight[r - 2] = code;
  }
  for (int i = 0; i < kFightCards; ++i)
    if (entries(Deck::kFight)[static_cast<std::size_t>(i)].id.empty())
      missing(Deck::kFight, "no fight card of value " + std::string(kRankIds[i]) +
                                ", expected one of every value");
}

}  // namespace dr::compiler
