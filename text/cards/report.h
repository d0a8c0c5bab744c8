// What `darkrock content` prints: how much of the content is printed and how much ours; one card in
// full.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/compiler/content.h"
#include "text/templates.h"

namespace dr {

// Components = printed pieces; rows = ids, by provenance.
struct DeckStats {
  Deck deck = Deck::kPoker;
  int components = 0, rows = 0;
  int by_source[3] = {};  // indexed by Source
};
std::vector<DeckStats> content_stats(const Content& content);  // every deck of cards and tokens

std::string content_stats_json(const Content& content);
std::string content_stats_table(const Content& content);

// A card by its id, by its id without the deck ("blood-money") or by its name, whatever the case.
std::optional<std::pair<Deck, int>> find_card(const Content& content, std::string_view text);

// Name, deck, copies, provenance, text, program and place in the files; empty if there is no such
// card (Lexicon::nearest may know a similar one).
std::string show_card(const Content& content, std::string_view id,
                      const Templates& words = english());

}  // namespace dr
