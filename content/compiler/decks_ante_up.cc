// The decks, tokens and tracks of Ante Up.
#include "base/text.h"
#include "content/compiler/decks.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {

void DeckBuilder::ante_up() {
  events();
  train();
  stops();
  frontier();
  tokens(Deck::kOutlaw, TokenKind::kOutlaw);
  tokens(Deck::kClaimJumper, TokenKind::kClaimJumper);
  tokens(Deck::kHighRoller, TokenKind::kHighRoller);
  longhorn();
  gambler();
}

void DeckBuilder::events() {
  for (const Stanza* card : deck(Deck::kEvent)) {
    Fields fields(*card, {"line"}, false, errors_);
    if (cat_.n_events == kMaxEvents) {
      errors_.add(card->pos, "too many events: at most " + std::to_string(kMaxEvents));
      return;
    }
    fields.need("line", "send train to sv12");
    cat_.events[cat_.n_events++] =
        static_cast<std::uint16_t>(generator_.program(lines(*card, Deck::kEvent), card->pos));
    entries(Deck::kEvent).push_back(fields.entry(1));
  }
  if (cat_.n_events < 3) missing(Deck::kEvent, "expected at least three events");
}

void DeckBuilder::train() {
  int n = 0;
  for (const Stanza* card : deck(Deck::kTrain)) {
    Fields fields(*card, {"guard", "reveal", "win", "lose"}, false, errors_);
    TrainCard out;
    out.guard = byte(fields.number("guard", 1, 9, -1));
    out.reveal = program(fields, "reveal", Deck::kTrain, Moment::kFightReveal);
    out.win = program(fields, "win", Deck::kTrain);
    out.lose = program(fields, "lose", Deck::kTrain);
    entries(Deck::kTrain).push_back(fields.entry(1));
    if (n < kTrainCards) cat_.train[n] = out;
    ++n;
  }
  if (n != kTrainCards)
    missing(Deck::kTrain,
            std::to_string(n) + " train cards, expected " + std::to_string(kTrainCards));
}

// The circuit is that of the map; the cards give its stops their names.
void DeckBuilder::stops() {
  int n = 0;
  for (const Stanza* card : deck(Deck::kStop)) {
    Fields fields(*card, {"space"}, false, errors_);
    entries(Deck::kStop).push_back(fields.entry(1));
    const Field* space = fields.need("space", "sv12");
    const int i = n++;
    if (!space || !names_.map || i >= kTrainStops) continue;
    const std::string_view id = names_.space_ids[cat_.stops[i]];
    if (space->value != id)
      fields.fail(*space, "found " + quoted(space->value) + ", expected " + quoted(id) + ", stop " +
                              std::to_string(i + 1) + " of the map's train_circuit");
  }
  if (n != kTrainStops)
    missing(Deck::kStop,
            std::to_string(n) + " stops of the train, expected " + std::to_string(kTrainStops));
}

void DeckBuilder::frontier() {
  int n = 0;
  for (const Stanza* card : deck(Deck::kFrontier)) {
    Fields fields(*card, {"number", "reward"}, false, errors_);
    const int number = fields.number("number", 1, 9, -1);
    const std::uint16_t reward = program(fields, "reward", Deck::kFrontier);
    entries(Deck::kFrontier).push_back(fields.entry(1));
    if (n < kFrontierTokens) cat_.frontier[n] = {byte(number), reward};
    ++n;
  }
  if (n != kFrontierTokens)
    missing(Deck::kFrontier,
            std::to_string(n) + " frontier tokens, expected " + std::to_string(kFrontierTokens));
}

void DeckBuilder::tokens(Deck d, TokenKind kind) {
  for (const Stanza* card : deck(d)) {
    Fields fields(*card, {"cards", "reward"}, false, errors_);
    if (cat_.n_tokens == kMaxTokens) {
      errors_.add(card->pos, "too many outlaws, claim jumpers and high rollers: at most " +
                                 std::to_string(kMaxTokens));
      return;
    }
    EventToken& out = cat_.tokens[cat_.n_tokens++];
    out.kind = kind;
    out.cards = byte(fields.number("cards", 1, 9, -1));
    out.reward = program(fields, "reward", d);
    entries(d).push_back(fields.entry(1));
  }
  if (entries(d).empty()) missing(d, "no " + quoted(deck_word(d)) + " card, expected some");
}

void DeckBuilder::longhorn() {
  for (const Stanza* card : deck(Deck::kLonghorn)) {
    Fields fields(*card, {"count", "reward"}, false, errors_);
    cat_.n_longhorns = byte(fields.number("count", 1, 12, -1));
    cat_.longhorn_reward = program(fields, "reward", Deck::kLonghorn);
    entries(Deck::kLonghorn).push_back(fields.entry(cat_.n_longhorns));
  }
  if (entries(Deck::kLonghorn).size() != 1)
    missing(Deck::kLonghorn,
            std::to_string(entries(Deck::kLonghorn).size()) + " 'longhorn' cards, expected one");
}

void DeckBuilder::gambler() {
  auto& all = entries(Deck::kGambler);
  all.resize(kGamblerSpaces);
  for (const Stanza* card : deck(Deck::kGambler)) {
    Fields fields(*card, {"space", "reward", "beyond"}, false, errors_);
    const int i = fields.number("space", 1, kGamblerSpaces, -1) - 1;
    Entry& slot = all[static_cast<std::size_t>(i)];
    if (!slot.id.empty() && fields.has("space"))
      fields.fail(*fields.find("space"), quoted(slot.id) + " is this space, expected another");
    slot = fields.entry(1);
    cat_.gambler_reward[i] = program(fields, "reward", Deck::kGambler);
    if (i == kGamblerSpaces - 1)
      cat_.gambler_beyond = program(fields, "beyond", Deck::kGambler);
    else if (const Field* beyond = fields.find("beyond"))
      fields.fail(*beyond, "'beyond' is for the last space");
  }
  for (int i = 0; i < kGamblerSpaces; ++i)
    if (all[static_cast<std::size_t>(i)].id.empty())
      missing(Deck::kGambler, "space " + std::to_string(i + 1) +
                                  " of the gambler track is missing, expected spaces 1 to 7");
}

}  // namespace dr::compiler
