#include "replay/slots.h"

#include <span>

#include "content/compiler/vocabulary.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
namespace {

using Words = std::span<const std::string_view>;

std::optional<std::uint8_t> find_in(Words words, std::string_view word) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (lower(words[i]) == word) return static_cast<std::uint8_t>(i);
  return {};
}

std::string id_of(const Content& content, Deck deck, int index) {
  return index < content.lexicon.size(deck) ? content.lexicon.entry(deck, index).id : std::string{};
}

// The index of an id in its deck. An item may be called by either side.
std::optional<std::uint8_t> find_id(const Content& content, Deck deck, std::string_view id) {
  const auto found = content.lexicon.find(id);
  if (!found || found->first != deck) return {};
  return static_cast<std::uint8_t>(deck == Deck::kItem ? found->second / 2 : found->second);
}

std::string named_card(const Content& content, Card card) {
  if (card >= kPokerCards) return {};
  return id_of(content, Deck::kPoker, kind_of(card)) + "/" + card_word(card);
}

// "poker-manhunt/4h", or "4h" alone.
std::optional<std::uint8_t> read_card(const Content& content, std::string_view word) {
  const auto slash = word.find('/');
  const Card card = parse_card(slash == std::string_view::npos ? word : word.substr(slash + 1));
  if (card == kNone) return {};
  if (slash != std::string_view::npos && lower(named_card(content, card)) != word) return {};
  return card;
}

std::optional<std::uint8_t> read_seat(std::string_view word) {
  if (word == "mib") return kMib;
  const auto number = parse_number(word, kMaxPlayers);
  if (!number || *number == 0) return {};
  return static_cast<std::uint8_t>(*number - 1);
}

std::optional<std::uint8_t> read_count(std::string_view word, std::uint32_t from) {
  const auto number = parse_number(word, 255 + from);
  if (!number || *number < from) return {};
  return static_cast<std::uint8_t>(*number - from);
}

// The slot in which the id of a trigger is written.
Slot thing_slot(Choice choice) {
  switch (static_cast<Trigger>(choice.a)) {
    case Trigger::kItem: return Slot::kItem;
    case Trigger::kCharacter: return Slot::kOrdinal;  // an ability of the own character
    case Trigger::kCard: return Slot::kNamedCard;
  }
  return Slot::kNumber;
}

Slot looked_slot(Choice choice) {
  switch (static_cast<LookAt>(choice.a)) {
    case LookAt::kTrain: return Slot::kEmpty;
    case LookAt::kToken:
    case LookAt::kHighRoller:
    case LookAt::kFrontier: return Slot::kSpace;
    case LookAt::kCattle: return Slot::kColour;
  }
  return Slot::kNumber;
}

}  // namespace

Slot settled(Slot slot, Choice choice) {
  if (slot == Slot::kThing) return thing_slot(choice);
  if (slot == Slot::kLooked) return looked_slot(choice);
  if (slot == Slot::kDelivered)
    return choice.a == static_cast<int>(Delivery::kLonghorn) ? Slot::kNumber : Slot::kEmpty;
  return slot;
}

std::string card_word(Card card) {
  if (card >= kPokerCards) return {};
  return std::string(kRankIds[rank_of(card) - 2]) + "hdcs"[static_cast<int>(suit_of(card))];
}

Card parse_card(std::string_view word) {
  for (Card card = 0; card < kPokerCards; ++card)
    if (lower(card_word(card)) == lower(word)) return card;
  return kNone;
}

bool is_optional(Slot slot) { return slot == Slot::kSoldCard || !info_of(slot).flag.empty(); }

static_assert(kSlots == 30, "How is the new slot written and read, if not by its list or flag?");

std::string write_slot(const Content& content, Slot slot, std::uint8_t value) {
  const SlotInfo& info = info_of(slot);
  if (!info.list.empty())
    return value < info.list.size() ? std::string(info.list[value]) : std::string{};
  if (!info.flag.empty()) return value == 1 ? std::string(info.flag) : std::string{};
  switch (slot) {
    case Slot::kNumber: return std::to_string(value);
    case Slot::kOrdinal: return std::to_string(value + 1);
    case Slot::kSeat: return value == kMib ? "mib" : std::to_string(value + 1);
    case Slot::kSpace: return id_of(content, Deck::kSpace, value);
    case Slot::kCharacter: return id_of(content, Deck::kCharacter, value);
    case Slot::kItem: return value == kNone ? "none" : id_of(content, Deck::kItem, value * 2);
    case Slot::kCard: return card_word(value);
    case Slot::kNamedCard: return named_card(content, value);
    case Slot::kSoldCard: return value ? card_word(static_cast<Card>(value - 1)) : std::string{};
    case Slot::kEvent: return id_of(content, Deck::kEvent, value);
    default: return {};
  }
}

std::optional<std::uint8_t> read_slot(const Content& content, Slot slot, std::string_view typed) {
  const std::string word = lower(typed);
  const SlotInfo& info = info_of(slot);
  if (!info.list.empty()) return find_in(info.list, word);
  if (!info.flag.empty()) return word == info.flag ? std::optional(std::uint8_t{1}) : std::nullopt;
  switch (slot) {
    case Slot::kNumber: return read_count(word, 0);
    case Slot::kOrdinal: return read_count(word, 1);
    case Slot::kSeat: return read_seat(word);
    case Slot::kSpace: return find_id(content, Deck::kSpace, word);
    case Slot::kCharacter: return find_id(content, Deck::kCharacter, word);
    case Slot::kItem:
      return word == "none" ? std::optional(kNone) : find_id(content, Deck::kItem, word);
    case Slot::kCard:
    case Slot::kNamedCard: return read_card(content, word);
    case Slot::kSoldCard: {
      const auto card = read_card(content, word);
      return card ? std::optional(static_cast<std::uint8_t>(*card + 1)) : std::nullopt;
    }
    case Slot::kEvent: return find_id(content, Deck::kEvent, word);
    default: return {};
  }
}

std::string expected_in(Slot slot) {
  const SlotInfo& info = info_of(slot);
  if (!info.flag.empty()) return "'" + std::string(info.flag) + "' or nothing";
  if (info.list.empty()) return std::string(info.expects);
  std::string all;
  for (const std::string_view word : info.list)
    all += (all.empty() ? "" : ", ") + std::string(word);
  return "one of " + all;
}

}  // namespace dr
