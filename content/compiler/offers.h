// What may stand at a place of a card, asked of the parser itself: for editors that offer lists to
// people who do not want to write.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/parser.h"

namespace dr::compiler {

// A line as it may be written. Its numbers stand for others; '@' stands for one of `places`.
struct Offer {
  std::string text;                 // "gain $20", "send self to @"
  std::vector<std::string> places;  // words that fit where '@' stands; none: there is no '@'
  bool price = false;               // of a step: it may stand before '->'
};

// Programs of one content read line by line.
class Reading {
 public:
  explicit Reading(const Content& content);
  Reading(const Reading&) = delete;

  std::optional<Steps> steps(std::string_view text, Site site);
  std::optional<Condition> condition(std::string_view text, Site site);
  std::optional<ParsedAbility> ability(std::string_view text, Deck deck);
  // The content with the places that the last line named, for whoever puts it into words.
  const Content& named();

 private:
  void forget();

  std::unique_ptr<Content> content_;  // large for a stack
  Errors errors_;
  Names names_;
  Parser parser_;
};

// Where a program stands: a field ("reward", "when fight-won") or the head of an ability
// ("reaction@fight-won"). None: the deck has no such.
std::optional<Site> site_of(Deck deck, std::string_view head);

// Everything that can be said there, in the order of the vocabulary.
std::vector<Offer> step_offers(Reading& reading, Site site);
std::vector<Offer> condition_offers(Reading& reading, Site site);
// Heads of the abilities of a deck, "reaction@fight-won"; and its whole passive abilities.
std::vector<std::string> head_offers(Reading& reading, Deck deck);
std::vector<std::string> passive_offers(Reading& reading, Deck deck);
std::vector<Moment> requirement_moments();
// Every place that a card may name.
std::vector<std::string> place_words(const Content& content);

}  // namespace dr::compiler
