// What chance brings in a scenario.
#include <vector>

#include "engine/flow/game.h"
#include "tests/support/scenario.h"
#include "tests/support/scenario_words.h"

namespace dr {

Scenario& Scenario::next_events(std::string_view ids) {
  for (const std::string& id : split(ids))
    force(state_.hid, Purpose::kEvent, find(Deck::kEvent, id));
  return *this;
}

Scenario& Scenario::next_train(std::string_view id) {
  force(state_.hid, Purpose::kTrain, find(Deck::kTrain, id));
  return *this;
}

Scenario& Scenario::next_token(std::string_view id) {
  const auto found = content_.lexicon.find(id);
  int index = found ? found->second : 0;
  for (const Deck deck : {Deck::kOutlaw, Deck::kClaimJumper})
    if (found && found->first > deck) index += content_.lexicon.size(deck);
  force(state_.hid, Purpose::kToken, index);
  return *this;
}

Scenario& Scenario::faro(std::string_view ids, int hidden) {
  fight_deck(ids);
  for (int shuffle = 0; shuffle < 2; ++shuffle)  // to the last place and back
    for (const int j : {hidden, 2, 1}) force(state_.hid, Purpose::kFaro, j);
  return *this;
}

Scenario& Scenario::draws(std::string_view cards) {
  for (const std::string& word : split(cards))
    force(state_.hid, Purpose::kPokerDeck, find_card(word));
  return *this;
}

Scenario& Scenario::fight_deck(std::string_view ids) {
  std::vector<int> order;
  for (const std::string& id : split(ids)) order.push_back(find(Deck::kFight, id));
  const std::size_t named = order.size();
  for (int card = 0; card < kFightCards; ++card) {
    bool first = true;
    for (std::size_t i = 0; i < named; ++i) first &= order[i] != card;
    if (first) order.push_back(card);
  }
  for (int i = 0; i < kFightCards; ++i)
    state_.hid.fight_order[i] = static_cast<std::uint8_t>(order[static_cast<std::size_t>(i)]);
  return *this;
}

Scenario& Scenario::dice(std::string_view faces) {
  for (const std::string& id : split(faces))
    force(state_.hid, Purpose::kDice, find(Deck::kDie, id));
  return *this;
}

Scenario& Scenario::random_cards(std::string_view cards) {
  for (const std::string& word : split(cards)) force(state_.hid, Purpose::kHand, find_card(word));
  return *this;
}

Scenario& Scenario::next_story(std::string_view ids) {
  for (const std::string& id : split(ids))
    force(state_.hid, Purpose::kStory, find(Deck::kStory, id));
  return *this;
}

Scenario& Scenario::next_cattle(std::string_view id) {
  force(state_.hid, Purpose::kCattle, find(Deck::kCattle, id) % kCattlePerColour);
  return *this;
}

Scenario& Scenario::next_mib(std::string_view id) {
  force(state_.hid, Purpose::kManInBlack, find(Deck::kMib, id));
  return *this;
}

Scenario& Scenario::next_legends(std::string_view worths) {
  int supply[3];
  for (int i = 0; i < 3; ++i) supply[i] = state_.hid.legends[i];
  for (const std::string& word : split(worths)) {
    const int worth = word[0] - '1';
    int index = 0;
    for (int i = 0; i < worth; ++i) index += supply[i];
    --supply[worth];
    force(state_.hid, Purpose::kLegend, index);
  }
  return *this;
}

}  // namespace dr
