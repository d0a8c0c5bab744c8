#include "lessons/stage.h"

#include <bit>

#include "base/text.h"
#include "darkrock/queries.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
namespace {

// Plain spaces, one for each player, with nobody near anything.
constexpr const char* kParking[] = {"mp8", "sh3", "sh11", "cj10", "sv1", "sh6"};
constexpr const char* kCast[] = {"mary-fields",  "kit-carson", "yb-rowdy",
                                 "bloody-knife", "wyatt-earp", "annie-oakley"};
constexpr std::string_view kPost[] = {"derringer", "quarter-horse", "gazette", "snake-oil"};

int index_of(const Content& content, std::string_view id) {
  const auto found = content.lexicon.find(id);
  return found ? found->second : 0;
}

Setup with_cast(const Content& content, Setup setup) {
  for (int i = 0; i < setup.players; ++i)
    if (setup.characters[i] == kNone && !setup.first_game)
      setup.characters[i] = static_cast<std::uint8_t>(index_of(content, kCast[i]));
  return setup;
}

template <class F>
const Stage::Word* find_word(F&& is_it) {
  for (const auto words : {table_words(), chance_words(), ante_up_words()})
    for (const Stage::Word& word : words)
      if (is_it(word)) return &word;
  return nullptr;
}

}  // namespace

Stage::Stage(const Content& of, Setup setup)
    : content(of), state(bare_table(of.catalog, with_cast(of, setup))) {
  for (Seat seat = 0; seat < setup.players; ++seat)
    player(seat).space = static_cast<Space>(index_of(content, kParking[seat]));
  if (setup.players == 2) state.pub.mib.space = static_cast<Space>(index_of(content, "sv12"));
  if (setup.modules & kAnteUp) lay("trading-post", 0, kPost);
}

const Stage::Word* Stage::find(std::string_view id) {
  return find_word([&](const Word& word) { return word.id == id; });
}

std::string Stage::words() {
  std::string all;
  find_word([&](const Word& word) {
    all += (all.empty() ? "" : ", ") + std::string(word.id);
    return false;
  });
  return all;
}

Stage::Problem Stage::lay(std::string_view word, Seat seat, Args args) {
  return find(word)->lay(*this, seat, args);
}

Stage::Problem Stage::check() const {
  CardSet to_come = 0;
  for (int i = state.hid.forced_at; i < state.hid.forced_n; ++i) {
    if (state.hid.forced[i][0] != static_cast<std::uint8_t>(Purpose::kPokerDeck)) continue;
    const Card card = state.hid.forced[i][1];
    const bool there = state.hid.poker_deck & bit(card);
    if (!there) return card_word(card) + " is to be drawn, but it is not in the deck";
    if (to_come & bit(card)) return card_word(card) + " is to be drawn twice";
    to_come |= bit(card);
  }
  return plausible(content.catalog, state) ? Problem{} : "no game can stand like this";
}

int Stage::find_in(Deck deck, std::string_view id, Problem& problem) const {
  const auto found = content.lexicon.find(id);
  if (found && found->first == deck) return found->second;
  problem = "there is no " + std::string(deck_word(deck)) + " " + quoted(id);
  if (const auto near = content.lexicon.nearest(id); !near.empty())
    problem += "; did you mean " + std::string(near) + "?";
  return 0;
}

Card Stage::find_card(std::string_view word, Problem& problem) const {
  const Card card = parse_card(word);
  if (card != kNone) return card;
  problem = "there is no card " + quoted(word) + "; expected one such as Kh or 10c";
  return 0;
}

Stage::Problem Stage::force(Purpose purpose, int outcome) {
  return force_outcome(state, purpose, outcome) ? Problem{}
                                                : "there are more outcomes here than can be fixed";
}

int stage_number(std::string_view text, int max, Stage::Problem& problem) {
  const auto n = parse_number(text, static_cast<std::uint32_t>(max));
  if (!n) problem = quoted(text) + " is no number from 0 to " + std::to_string(max);
  return n ? static_cast<int>(*n) : 0;
}

}  // namespace dr
