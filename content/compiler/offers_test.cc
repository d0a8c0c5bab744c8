// What editors offer against what the compiler takes.
#include "content/compiler/offers.h"

#include <gtest/gtest.h>

#include <set>

#include "content/compiler/deck_fields.h"
#include "content/compiler/test_overlay.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/modules.h"

namespace dr::compiler {
namespace {

const Content& all() { return default_content(kAnteUp); }

// The first error that a line gives below a card of the deck.
std::string error_of(std::string_view deck, const std::string& id, const std::string& line,
                     std::string_view starts) {
  const std::string text = std::string(deck) + " " + id + "\n  " + line + "\n";
  for (const Diagnostic& error : compile_over(text, "mine.cards", kAnteUp).errors)
    if (error.message.starts_with(starts)) return error.message;
  return {};
}

// The words of "(expected name, source, …)".
std::set<std::string> expected_in(const std::string& message) {
  std::set<std::string> words;
  std::string word;
  const auto from = message.rfind("(expected ") + 10;
  for (char c : message.substr(from) + ",") {
    if (c != ',' && c != ' ' && c != ')') {
      word += c;
    } else if (!word.empty()) {
      words.insert(std::exchange(word, {}));
    }
  }
  return words;
}

TEST(DeckFields, AreThoseThatTheCompilerReads) {
  for (int d = 0; d < kDecks; ++d) {
    const auto deck = static_cast<Deck>(d);
    std::set<std::string> known;
    if (deck_fields(deck).empty()) continue;
    const auto look = [&](const std::string& id, const std::string& lines) {
      const std::string message = error_of(deck_word(deck), id, lines + "zzz 1", "unknown field");
      for (const std::string& word : expected_in(message)) known.insert(word);
    };
    look(all().lexicon.entry(deck, 0).id, "");
    if (deck == Deck::kItem) look("mustang-up", "upgrade-of mustang\n  ");
    for (const FieldInfo& field : deck_fields(deck))
      EXPECT_TRUE(known.contains(std::string(field.key))) << deck_word(deck) << " " << field.key;
    for (const char* common : {"name", "source", "note", "replaces", "or", "an", "ability",
                               "name-it", "name-fr", "name-uk", "name-pt"})
      known.erase(common);
    std::set<std::string> listed;
    for (const FieldInfo& field : deck_fields(deck)) listed.emplace(field.key);
    EXPECT_EQ(known, listed) << deck_word(deck);
  }
}

TEST(DeckFields, HaveTheNumbersThatTheCompilerTakes) {
  for (int d = 0; d < kDecks; ++d) {
    const auto deck = static_cast<Deck>(d);
    for (const FieldInfo& field : deck_fields(deck)) {
      if (field.kind != FieldKind::kNumber || deck == Deck::kItem) continue;
      const std::string message = error_of(deck_word(deck), all().lexicon.entry(deck, 0).id,
                                           std::string(field.key) + " zzz", "found 'zzz'");
      EXPECT_TRUE(message.ends_with("a number from " + std::to_string(field.least) + " to " +
                                    std::to_string(field.most)))
          << deck_word(deck) << " " << field.key << ": " << message;
    }
  }
}

// Everywhere that programs stand.
std::vector<std::pair<Deck, std::string>> everywhere(Reading& reading) {
  std::vector<std::pair<Deck, std::string>> out;
  for (int d = 0; d < kDecks; ++d) {
    const auto deck = static_cast<Deck>(d);
    for (const FieldInfo& field : deck_fields(deck))
      if (field.kind == FieldKind::kProgram) out.emplace_back(deck, field.key);
    if (deck == Deck::kCharacter) continue;  // as items
    for (std::string& head : head_offers(reading, deck)) out.emplace_back(deck, std::move(head));
  }
  for (Moment moment : requirement_moments())
    out.emplace_back(Deck::kGoal, "when " + std::string(moment_word(moment)));
  return out;
}

TEST(Offers, HaveEveryWordOfTheLanguageSomewhere) {
  Reading reading(all());
  std::set<std::string> verbs, conditions, moments;
  const auto first = [](const std::string& text) { return text.substr(0, text.find(' ')); };
  for (const auto& [deck, head] : everywhere(reading)) {
    const auto site = site_of(deck, head);
    ASSERT_TRUE(site) << head;
    for (const Offer& offer : step_offers(reading, *site)) verbs.insert(first(offer.text));
    for (const Offer& offer : condition_offers(reading, *site))
      conditions.insert(first(offer.text));
    if (const auto at = head.find('@'); at != std::string::npos)
      moments.insert(head.substr(at + 1));
  }
  for (const VerbWord& verb : kVerbs)
    EXPECT_TRUE(verbs.contains(std::string(verb.word))) << verb.word;
  for (std::string_view word : kConditionWords)
    EXPECT_TRUE(conditions.contains(std::string(word))) << word;
  for (std::string_view word : kMomentWords)
    EXPECT_TRUE(moments.contains(std::string(word))) << word;
}

TEST(Offers, NameOnlyPlacesThatFit) {
  Reading reading(all());
  const auto site = site_of(Deck::kStory, "reward");
  for (const Offer& offer : step_offers(reading, *site)) {
    EXPECT_EQ(offer.text.find('@') != std::string::npos, !offer.places.empty()) << offer.text;
    for (const std::string& place : offer.places) {
      std::string text = offer.text;
      text.replace(text.find('@'), 1, place);
      EXPECT_TRUE(reading.steps(text, *site)) << text;
    }
  }
  EXPECT_FALSE(reading.steps("gain $25", *site));
  EXPECT_FALSE(site_of(Deck::kStory, "action"));
  EXPECT_FALSE(site_of(Deck::kPoker, "bonus"));
  EXPECT_FALSE(site_of(Deck::kPoker, "@nothing"));
}

TEST(Offers, KnowWhatMayBeAPrice) {
  Reading reading(all());
  std::set<std::string> prices;
  for (const Offer& offer : step_offers(reading, *site_of(Deck::kItem, "action")))
    if (offer.price) prices.insert(offer.text.substr(0, offer.text.find(' ')));
  EXPECT_EQ(prices, (std::set<std::string>{"lose", "discard", "wound", "discard-this"}));
}

}  // namespace
}  // namespace dr::compiler
