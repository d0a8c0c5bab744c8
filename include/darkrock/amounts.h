// The amounts of the rules that no card or track prints. Money is in tens of dollars.
#pragma once

#include "darkrock/choice.h"
#include "darkrock/types.h"

namespace dr {

inline constexpr int kExtraActions = 8;  // at most, in a turn (B15.9)
inline constexpr int kTurnActions = 3;   // B3.3
inline constexpr int kUnlockingLp = 5;   // they unlock the character's ability (B2.9)
inline constexpr int kDiscsEach = 2;     // of a player, on stories (B8.2)
inline constexpr int kGeneralItems = 3;  // at most, of a player (B7.2)
inline constexpr int kHandLimit = 5;     // before what cards add and wounds take (B10.5)
inline constexpr int kCashLimit = 12, kNuggetLimit = 4;     // before what cards add (B7.5, B7.6)
inline constexpr int kLowestValue = 2, kHighestValue = 14;  // of a card in a fight (B6.7)

// What is paid, and what it brings.
inline constexpr int kWorkPays = 1;                                // B7.10
inline constexpr int kDoctorCosts = 1;                             // B7.8
inline constexpr int kRevelCosts = 3;                              // an LP (B7.8)
inline constexpr int kMostRevel = 4;                               // LP in one action (B7.16)
inline constexpr int kNuggetPays = 2;                              // besides an LP (B7.6)
inline constexpr int kFareCosts = 1;                               // a ride by rail (AU39)
inline constexpr int kHeistPays = 8, kHeistWp = 3, kCaughtWp = 1;  // B7.7

// At the end (B13.2).
inline constexpr int kCashOfLp = 6;
inline constexpr int kMostWantedLp = 3, kWantedLp = 1;

// What a player takes at the beginning of the turn (B3.2).
struct Taken {
  int cash = 0, cards = 0;
};
constexpr Taken income_of(Income what) {
  switch (what) {
    case Income::kCash: return {2, 0};
    case Income::kCards: return {0, 2};
    case Income::kBoth: return {1, 1};
  }
  return {};
}

// How a game of poker goes (B7.3, A6, A17, AU77).
struct PokerTerms {
  std::uint8_t house, ante;   // put into the pot
  std::uint8_t dealer_cards;  // dealt to the dealer; 0: as many as the high roller says
  std::uint8_t open_cards;    // in the end
  bool others_join, raises;
  Rule begins, dealer, flop;
};
constexpr PokerTerms terms_of(PokerGame game) {
  switch (game) {
    case PokerGame::kSaloon: return {5, 1, 4, 3, true, false, B(7, 3), B(7, 3), B(7, 3, 1)};
    case PokerGame::kCommunity: return {4, 1, 5, 5, true, true, AU(52), AU(53), AU(53)};
    case PokerGame::kHighRoller: return {0, 2, 0, 3, false, false, AU(23), AU(23), B(7, 3, 1)};
    case PokerGame::kAnywhere: return {5, 1, 4, 3, true, false, AU(77), B(7, 3), B(7, 3, 1)};
  }
  return {};
}
inline constexpr int kCardsLaid = 2;   // by each player of poker (B7.12)
inline constexpr int kPokerRaise = 2;  // AU53

// The worth of a Faro marker (AU48).
constexpr int faro_stake(int marker) { return marker + 1; }

}  // namespace dr
