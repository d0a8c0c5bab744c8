// What Ante Up hides: tokens, the frontier, the train and the events.
#include <utility>

#include "engine/api/dealer.h"
#include "engine/rules/ante_up.h"

namespace dr {

// The token the viewer has seen in a space, from `first` on; -1 if none.
int Dealer::seen_at(Space space, int first, int n) const {
  for (const Seen& seen : view.own.seen)
    if (seen.token > first && seen.token <= first + n && seen.space == space)
      return seen.token - first - 1;
  return -1;
}

void Dealer::deal_tokens() {
  const AnteUp& au = view.pub.au;
  std::uint64_t kinds[3] = {};
  for (int i = 0; i < cat.n_tokens; ++i)
    kinds[static_cast<int>(cat.tokens[i].kind)] |= std::uint64_t{1} << i;
  for (const Seen& seen : view.own.seen)
    if (seen.token && seen.token <= kMaxTokens) lay_token(kinds, seen.token - 1, seen.space);
  if (au.token) lay_shown_token(kinds, au.token - 1);
  const auto fill = [&](TokenKind kind, Space space) {
    for (int i = 0; i < cat.n_tokens; ++i)
      if (state.hid.au.token_at[i] == space + 1 && cat.tokens[i].kind == kind) return;
    lay_token(kinds, take(kinds[static_cast<int>(kind)]), space);
  };
  for_each(au.outlaws, [&](Space s) { fill(TokenKind::kOutlaw, s); });
  for_each(au.claim_jumpers, [&](Space s) { fill(TokenKind::kClaimJumper, s); });
  for (int town = 1; town < 4; ++town)
    if (au.rollers >> town & 1)
      fill(TokenKind::kHighRoller, saloon_of(cat, static_cast<Town>(town)));
}

void Dealer::lay_token(std::uint64_t (&kinds)[3], int token, Space space) {
  kinds[static_cast<int>(cat.tokens[token].kind)] &= ~(std::uint64_t{1} << token);
  state.hid.au.token_at[token] = u8(space + 1);
}

// The one being fought or played against lies where that player stands.
void Dealer::lay_shown_token(std::uint64_t (&kinds)[3], int token) {
  const Public& pub = view.pub;
  const bool roller = cat.tokens[token].kind == TokenKind::kHighRoller;
  const Space here = pub.player[roller ? pub.active : pub.fight.side[0]].space;
  lay_token(kinds, token, roller ? saloon_of(cat, cat.spaces[here].town) : here);
}

void Dealer::deal_frontier() {
  std::uint64_t tokens = ((1u << kFrontierTokens) - 1) & ~std::uint64_t{view.pub.au.explored};
  std::uint8_t* at = state.hid.au.frontier_at;
  for (int i = 0; i < kFrontierSpaces; ++i) {
    const int seen = seen_at(cat.frontier_space[i], kMaxTokens, kFrontierTokens);
    at[i] = seen < 0 || !view.pub.au.frontier[i] ? kNone : u8(seen);
    if (at[i] != kNone) tokens &= ~(std::uint64_t{1} << seen);
  }
  for (int i = 0; i < kFrontierSpaces; ++i) {
    if (!view.pub.au.frontier[i] || at[i] != kNone) continue;
    std::uint64_t fitting = 0;
    for (int token = 0; token < kFrontierTokens; ++token)
      if (cat.frontier[token].number == view.pub.au.frontier[i])
        fitting |= std::uint64_t{1} << token;
    fitting &= tokens;
    at[i] = u8(take(fitting));
    tokens &= ~(std::uint64_t{1} << at[i]);
  }
}

void Dealer::deal_train() {
  const AnteUp& au = view.pub.au;
  unsigned deck = ((1u << kTrainCards) - 1) & ~unsigned{au.train_discards};
  if (au.train_card) deck &= ~(1u << (au.train_card - 1));
  state.hid.au.train = u8(static_cast<int>(deck));
  state.hid.au.train_top = view.own.train_top;
}

// Whoever chooses between two events holds them apart from the deck (AU65).
void Dealer::deal_events() {
  const Public& pub = view.pub;
  std::uint64_t deck =
      ((std::uint64_t{1} << cat.n_events) - 1) & ~std::uint64_t{pub.au.event_discards};
  if (pub.au.event) deck &= ~(std::uint64_t{1} << (pub.au.event - 1));
  if (pub.ask == Ask::kEventChoice) {
    const Seat chooser = top(pub).seat;
    std::uint8_t* offer = state.own[chooser].event_offer;
    for (int i = 0; i < 2; ++i) {
      if (hidden(chooser)) offer[i] = u8(take(deck) + 1);
      deck &= ~(std::uint64_t{1} << (offer[i] - 1));
    }
    if (offer[0] > offer[1]) std::swap(offer[0], offer[1]);
  }
  state.hid.au.events = static_cast<std::uint32_t>(deck);
  state.hid.au.event_top = view.own.event_top;
}

void Dealer::deal_ante_up() {
  if (!with_ante_up(view.pub)) return;
  deal_tokens();
  deal_frontier();
  deal_train();
  deal_events();
}

}  // namespace dr
