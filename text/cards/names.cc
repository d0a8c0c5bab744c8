#include "text/cards/names.h"

#include <array>

#include "content/compiler/vocabulary.h"
#include "darkrock/ids.h"
#include "text/cards/describe.h"

namespace dr {

std::string_view id_at(std::span<const std::string_view> ids, int n) {
  const auto i = static_cast<std::size_t>(n);
  return i < ids.size() ? ids[i] : std::string_view{};
}

std::string listed(std::string_view list, std::string_view id, const Templates& words) {
  const std::string key = "word." + std::string(list) + "." + std::string(id);
  return words.has(key) ? std::string(words.get(key)) : "?";
}

std::string listed(std::string_view list, std::span<const std::string_view> ids, int n,
                   const Templates& words) {
  return listed(list, id_at(ids, n), words);
}

std::string rank_symbol(int rank, const Templates& words) {
  static constexpr std::array<std::string_view, 4> kCourt = {"j", "q", "k", "a"};
  if (rank > 14 || rank < 0) return "?";
  if (rank > 10) return listed("rank", kCourt, rank - 11, words);
  return std::to_string(rank);
}

std::string card_symbol(Card card, const Templates& words) {
  static constexpr std::array<const char*, 4> kSuits = {"♥", "♦", "♣", "♠"};
  if (card >= kPokerCards) return "?";
  return rank_symbol(rank_of(card), words) + kSuits[static_cast<std::size_t>(suit_of(card))];
}

std::string entry_name(const Content& content, Deck deck, int index, const Templates& words) {
  if (index < 0 || index >= content.lexicon.size(deck)) return "?";
  return std::string(name(content, deck, index, words));
}

std::string card_name(const Content& content, Card card, const Templates& words) {
  return entry_name(content, Deck::kPoker, kind_of(card), words) + " " + card_symbol(card, words);
}

std::string fight_card_name(const Content& content, int card, const Templates& words) {
  return entry_name(content, Deck::kFight, card, words);
}

std::string item_name(const Content& content, Item item, int side, const Templates& words) {
  return entry_name(content, Deck::kItem, item * 2 + side, words);
}

std::string space_name(const Content& content, Space space, const Templates& words) {
  return entry_name(content, Deck::kSpace, space, words);
}

std::string_view space_id(const Content& content, Space space) {
  if (space >= content.lexicon.size(Deck::kSpace)) return {};
  const Entry& entry = content.lexicon.entry(Deck::kSpace, space);
  return entry.own_name || !entry.names.empty() ? std::string_view{} : std::string_view(entry.id);
}

void add_place(std::vector<Arg>& args, const std::string& blank, const std::string& name,
               std::string_view id, const Templates& words) {
  args.emplace_back(blank, name);
  for (const std::string_view form : kPlaceForms) {
    const std::string key = std::string(form) + "." + std::string(id);
    args.emplace_back(blank + ":" + std::string(form), words.has(key) ? words.get(key) : name);
  }
}

std::string dollars(int tens, const Templates& words) {
  return words.format("amount.cash", {{"n", std::to_string(tens * 10)}});
}

std::string_view tag_id(int tag) { return id_at(compiler::kTagWords, tag); }

std::string tag_name(int tag, const Templates& words) {
  return listed("tag", compiler::kTagWords, tag, words);
}
std::string fight_name(int kind, const Templates& words) {
  return listed("fight", kIdsOf<FightKind>, kind, words);
}
std::string point_name(int kind, const Templates& words) {
  return listed("point", kIdsOf<PointKind>, kind, words);
}
std::string colour_name(int colour, const Templates& words) {
  return listed("colour", kColourIds, colour, words);
}

}  // namespace dr
