// What chance brings, in order.
#include <vector>

#include "base/text.h"
#include "lessons/stage.h"

namespace dr {
namespace {

using Args = Stage::Args;
using Problem = Stage::Problem;

// Each argument is the next outcome of a purpose, found in a deck.
template <Purpose purpose, Deck deck>
Problem next_of(Stage& s, Seat, Args args) {
  return for_each_word(args, [&](std::string_view id) {
    Problem problem;
    const int index = s.find_in(deck, id, problem);
    return problem.empty() ? s.force(purpose, index) : problem;
  });
}

template <Purpose purpose>
Problem next_card(Stage& s, Seat, Args args) {
  return for_each_word(args, [&](std::string_view word) {
    Problem problem;
    const Card card = s.find_card(word, problem);
    return problem.empty() ? s.force(purpose, card) : problem;
  });
}

Problem lay_fight_deck(Stage& s, Seat, Args args) {
  std::vector<int> order;
  const auto has = [&](int card) {
    for (const int other : order)
      if (other == card) return true;
    return false;
  };
  Problem problem = for_each_word(args, [&](std::string_view id) {
    Problem wrong;
    const int card = s.find_in(Deck::kFight, id, wrong);
    if (wrong.empty() && has(card)) wrong = std::string(id) + " stands there twice";
    order.push_back(card);
    return wrong;
  });
  if (!problem.empty()) return problem;
  for (int card = 0; card < kFightCards; ++card)
    if (!has(card)) order.push_back(card);
  for (std::size_t i = 0; i < kFightCards; ++i)
    s.state.hid.fight_order[i] = static_cast<std::uint8_t>(order[i]);
  return {};
}

Problem next_cattle(Stage& s, Seat, Args args) {
  return for_each_word(args, [&](std::string_view id) {
    Problem problem;
    const int token = s.find_in(Deck::kCattle, id, problem);
    return problem.empty() ? s.force(Purpose::kCattle, token % kCattlePerColour) : problem;
  });
}

Problem next_legends(Stage& s, Seat, Args args) {
  int supply[3];
  for (int i = 0; i < 3; ++i) supply[i] = s.state.hid.legends[i];
  return for_each_word(args, [&](std::string_view word) -> Problem {
    const int worth = word[0] - '1';
    if (word.size() != 1 || worth < 0 || worth > 2) return quoted(word) + " is not 1, 2 or 3";
    int index = 0;
    for (int i = 0; i < worth; ++i) index += supply[i];
    --supply[worth];
    return s.force(Purpose::kLegend, index);
  });
}

Problem next_tokens(Stage& s, Seat, Args args) {
  const Lexicon& lexicon = s.content.lexicon;
  return for_each_word(args, [&](std::string_view id) -> Problem {
    const auto found = lexicon.find(id);
    if (!found) return "there is no token " + quoted(id);
    int index = found->second;
    for (const Deck deck : {Deck::kOutlaw, Deck::kClaimJumper})
      if (found->first > deck) index += lexicon.size(deck);
    return s.force(Purpose::kToken, index);
  });
}

// The four cards in the order they are turned, the last stays unseen; then which of them is not shown
// before the bets, from 0, if it is not the last.
Problem lay_faro(Stage& s, Seat seat, Args args) {
  if (args.size() < 4) return "expected four fight cards in the order they are turned";
  Problem problem;
  const int hidden = args.size() > 4 ? stage_number(args[4], 3, problem) : 3;
  if (problem.empty()) problem = lay_fight_deck(s, seat, args.first(4));
  for (int shuffle = 0; shuffle < 2; ++shuffle)  // to the last place and back
    for (const int j : {hidden, 2, 1})
      if (problem.empty()) problem = s.force(Purpose::kFaro, j);
  return problem;
}

constexpr std::string_view kDrawn = "cards, such as Kh 10c", kFights = "fight cards, fight-2 …";

constexpr Stage::Word kChanceWords[] = {
    {"draws", false, false, kDrawn, next_card<Purpose::kPokerDeck>},
    {"random-cards", false, false, kDrawn, next_card<Purpose::kHand>},
    {"fight-deck", false, false, kFights, lay_fight_deck},
    {"dice", false, false, "faces, such as die-nugget", next_of<Purpose::kDice, Deck::kDie>},
    {"next-story", false, false, "stories", next_of<Purpose::kStory, Deck::kStory>},
    {"next-cattle", false, false, "cattle tokens", next_cattle},
    {"next-man-in-black", false, false, "his cards", next_of<Purpose::kManInBlack, Deck::kMib>},
    {"next-legends", false, false, "worths of legendary tokens, 1 to 3", next_legends},
    {"next-events", false, false, "events", next_of<Purpose::kEvent, Deck::kEvent>},
    {"next-train", false, false, "train cards", next_of<Purpose::kTrain, Deck::kTrain>},
    {"next-token", false, false, "outlaws, claim jumpers, high rollers", next_tokens},
    {"faro", false, false, kFights, lay_faro},
};

}  // namespace

std::span<const Stage::Word> chance_words() { return kChanceWords; }

}  // namespace dr
