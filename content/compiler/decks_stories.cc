// Stories and what completes them, the cards of the Man in Black.
#include "base/text.h"
#include "content/compiler/decks.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {

void DeckBuilder::triggers() {
  for (const Stanza* card : deck(Deck::kTrigger)) {
    Fields fields(*card, {"when"}, false, errors_);
    if (cat_.n_triggers == kMaxTriggers) {
      errors_.add(card->pos,
                  "too many story requirements: at most " + std::to_string(kMaxTriggers));
      return;
    }
    cat_.triggers[cat_.n_triggers++] = requirement(fields, Deck::kTrigger);
    entries(Deck::kTrigger).push_back(fields.entry(1));
  }
}

void DeckBuilder::stories() {
  for (const Stanza* card : deck(Deck::kStory)) {
    Fields fields(*card, {"first-game", "trigger", "reward", "bandits", "sheriff"}, false, errors_);
    if (cat_.n_stories == kMaxStories) {
      errors_.add(card->pos, "too many stories: at most " + std::to_string(kMaxStories));
      return;
    }
    Story& out = cat_.stories[cat_.n_stories++];
    entries(Deck::kStory).push_back(fields.entry(1));
    out.first_game = fields.has("first-game");
    out.sheriff = byte(fields.number("sheriff", 0, 12, 0));
    out.code = program(fields, "reward", Deck::kStory);
    if (const Field* bandits = fields.find("bandits"))
      for (std::string_view word : split(bandits->value)) {
        if (word.size() != 1 || word[0] < 'A' || word[0] > 'C') {
          errors_.add(pos_of(*bandits, word), "found " + quoted(word) + ", expected A, B or C");
          continue;
        }
        out.bandits |= byte(1 << (word[0] - 'A'));
      }
    const Field* trigger = fields.need("trigger", "trigger-lp-2");
    if (!trigger) continue;
    const int i = find_id(Deck::kTrigger, trigger->value);
    if (i < 0) {
      fields.fail(*trigger, "unknown story requirement " + quoted(trigger->value) +
                                did_you_mean(trigger->value, ids_of(Deck::kTrigger)));
      continue;
    }
    out.trigger = byte(i);
  }
  if (cat_.n_stories < 2) missing(Deck::kStory, "expected at least two stories");
}

void DeckBuilder::man_in_black() {
  for (const Stanza* card : deck(Deck::kMib)) {
    Fields fields(*card, {"line"}, false, errors_);
    if (cat_.n_mib == kMibCards) {
      errors_.add(card->pos,
                  "too many cards of the Man in Black: at most " + std::to_string(kMibCards));
      return;
    }
    fields.need("line", "gain 1 LP");
    cat_.mib[cat_.n_mib++] =
        static_cast<std::uint16_t>(generator_.program(lines(*card, Deck::kMib), card->pos));
    entries(Deck::kMib).push_back(fields.entry(1));
  }
  if (cat_.n_mib == 0) missing(Deck::kMib, "expected cards of the Man in Black");
  for (const Stanza* card : deck(Deck::kMibRules)) {
    Fields fields(*card, {}, false, errors_);
    entries(Deck::kMibRules).push_back(fields.entry(1));
  }
}

}  // namespace dr::compiler
