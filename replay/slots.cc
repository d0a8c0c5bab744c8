#include "replay/slots.h"

#include <span>

#include "content/compiler/vocabulary.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::string_view kColours[] = {"green", "blue", "orange"};
constexpr std::string_view kIncomes[] = {"cash", "cards", "both"};
constexpr std::string_view kDeliveries[] = {"wrangle", "rustle", "longhorn"};
constexpr std::string_view kSides[] = {"left", "right"};
constexpr std::string_view kRewards[] = {"lp", "mp", "gp"};
constexpr std::string_view kLoots[] = {"cash", "nuggets", "cattle", "longhorn"};
constexpr std::string_view kTriggers[] = {"item", "character", "card"};
constexpr std::string_view kLooks[] = {"train", "token", "high-roller", "frontier", "cattle"};
constexpr std::string_view kMarkers[] = {"10", "20"};
constexpr std::string_view kFights[] = {"duel",    "arrest", "robbery",      "bandit", "guard",
                                        "sheriff", "outlaw", "claim-jumper", "train"};
static_assert(std::size(kFights) == kFightKinds);
constexpr std::string_view kRanks[] = {"2", "3",  "4", "5", "6", "7", "8",
                                       "9", "10", "J", "Q", "K", "A"};

Words list_of(Slot slot) {
  if (slot == Slot::kColour) return kColours;
  if (slot == Slot::kIncome) return kIncomes;
  if (slot == Slot::kDelivery) return kDeliveries;
  if (slot == Slot::kSide) return kSides;
  if (slot == Slot::kReward) return kRewards;
  if (slot == Slot::kLoot) return kLoots;
  if (slot == Slot::kTrigger) return kTriggers;
  if (slot == Slot::kFightKind) return kFights;
  if (slot == Slot::kFightCard || slot == Slot::kRank) return kRanks;
  if (slot == Slot::kLookAt) return kLooks;
  if (slot == Slot::kMarker) return kMarkers;
  return {};
}

std::string_view flag_of(Slot slot) {
  if (slot == Slot::kActive) return "active";
  if (slot == Slot::kMesa) return "mesa";
  if (slot == Slot::kMoved) return "moved";
  if (slot == Slot::kBack) return "back";
  return {};
}

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
  return std::string(kRanks[rank_of(card) - 2]) + "hdcs"[static_cast<int>(suit_of(card))];
}

Card parse_card(std::string_view word) {
  for (Card card = 0; card < kPokerCards; ++card)
    if (lower(card_word(card)) == lower(word)) return card;
  return kNone;
}

bool is_optional(Slot slot) { return slot == Slot::kSoldCard || !flag_of(slot).empty(); }

std::string write_slot(const Content& content, Slot slot, std::uint8_t value) {
  if (const Words words = list_of(slot); !words.empty())
    return value < words.size() ? std::string(words[value]) : std::string{};
  if (!flag_of(slot).empty()) return value == 1 ? std::string(flag_of(slot)) : std::string{};
  if (slot == Slot::kNumber) return std::to_string(value);
  if (slot == Slot::kOrdinal) return std::to_string(value + 1);
  if (slot == Slot::kSeat) return value == kMib ? "mib" : std::to_string(value + 1);
  if (slot == Slot::kSpace) return id_of(content, Deck::kSpace, value);
  if (slot == Slot::kCharacter) return id_of(content, Deck::kCharacter, value);
  if (slot == Slot::kEvent) return id_of(content, Deck::kEvent, value);
  if (slot == Slot::kItem) return value == kNone ? "none" : id_of(content, Deck::kItem, value * 2);
  if (slot == Slot::kCard) return card_word(value);
  if (slot == Slot::kNamedCard) return named_card(content, value);
  if (slot == Slot::kSoldCard)
    return value ? card_word(static_cast<Card>(value - 1)) : std::string{};
  return {};
}

std::optional<std::uint8_t> read_slot(const Content& content, Slot slot, std::string_view typed) {
  const std::string word = lower(typed);
  if (const Words words = list_of(slot); !words.empty()) return find_in(words, word);
  if (!flag_of(slot).empty()) {
    if (word == flag_of(slot)) return std::uint8_t{1};
    return {};
  }
  if (slot == Slot::kNumber) return read_count(word, 0);
  if (slot == Slot::kOrdinal) return read_count(word, 1);
  if (slot == Slot::kSeat) return read_seat(word);
  if (slot == Slot::kSpace) return find_id(content, Deck::kSpace, word);
  if (slot == Slot::kCharacter) return find_id(content, Deck::kCharacter, word);
  if (slot == Slot::kEvent) return find_id(content, Deck::kEvent, word);
  if (slot == Slot::kItem) {
    if (word == "none") return kNone;
    return find_id(content, Deck::kItem, word);
  }
  if (slot == Slot::kCard || slot == Slot::kNamedCard) return read_card(content, word);
  if (slot == Slot::kSoldCard) {
    const auto card = read_card(content, word);
    if (!card) return {};
    return static_cast<std::uint8_t>(*card + 1);
  }
  return {};
}

std::string expected_in(Slot slot) {
  if (const Words words = list_of(slot); !words.empty()) {
    std::string all;
    for (const std::string_view word : words) all += (all.empty() ? "" : ", ") + std::string(word);
    return "one of " + all;
  }
  if (!flag_of(slot).empty()) return "'" + std::string(flag_of(slot)) + "' or nothing";
  if (slot == Slot::kNumber) return "a number";
  if (slot == Slot::kOrdinal) return "a number from 1";
  if (slot == Slot::kSeat) return "a player, 1 to 6 or mib";
  if (slot == Slot::kSpace) return "the id of a space, such as sv12";
  if (slot == Slot::kCharacter) return "the id of a character, such as annie-oakley";
  if (slot == Slot::kItem) return "the id of an item, such as mule";
  if (slot == Slot::kEvent) return "the id of an event, such as event-01";
  if (slot == Slot::kCard || slot == Slot::kSoldCard) return "a poker card, such as Kh or 10c";
  if (slot == Slot::kNamedCard) return "a poker card, such as poker-manhunt/4h or 4h";
  return "nothing";
}

}  // namespace dr
