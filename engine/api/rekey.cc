// A new key, and what nobody has seen dealt again with it.
#include "engine/rules/ante_up.h"
#include "engine/rules/man_in_black.h"

namespace dr {
namespace {

std::uint64_t one(int member) { return std::uint64_t{1} << member; }

// Decks are sets and need nothing. His cards are as many as before; what he lays down is again his
// choice (MB7).
void deal_man_in_black(Game& g) {
  Hidden& hid = g.hid();
  const bool committed = hid.mib_commit != kNone;
  const int n = g.pub().mib.hand_n + committed;
  hid.poker_deck |= hid.mib_hand | (committed ? bit(hid.mib_commit) : 0);
  hid.mib_hand = 0;
  hid.mib_commit = kNone;
  std::memset(hid.mib_order, kNone, sizeof hid.mib_order);
  for (int i = 0; i < n; ++i) {
    hid.mib_order[i] = u8(pick(g, Purpose::kPokerDeck, hid.poker_deck));
    hid.mib_hand |= bit(hid.mib_order[i]);
  }
  if (!committed) return;
  g.pub().mib.hand_n = u8(n);
  Game silent{g.cat, g.st, nullptr};
  mib_commit(silent);
}

// Of the four cards those not turned lie in a new order; one that was never shown is any of the deck
// (AU46).
void deal_faro(Game& g, std::uint64_t& deck) {
  const Faro& faro = g.pub().au.faro;
  std::uint8_t* cards = g.hid().au.faro;
  std::uint64_t shown = 0, left = 0;
  for (const std::uint8_t card : faro.shown) shown |= one(card);
  int turned = 0;
  while (turned < 3 && faro.turned[turned] != kNone) ++turned;
  for (int i = turned; i < 4; ++i) {
    if (shown & one(cards[i])) {
      left |= one(cards[i]);
      continue;
    }
    deck |= one(cards[i]);
    left |= one(pick(g, Purpose::kFaro, deck));
  }
  for (int i = turned; i < 4; ++i) cards[i] = u8(pick(g, Purpose::kFaro, left));
}

void deal_fight_cards(Game& g) {
  const Public& pub = g.pub();
  std::uint8_t* order = g.hid().fight_order;
  std::uint64_t deck = 0;
  for (int i = 0; i < pub.fight_deck_n; ++i) deck |= one(order[i]);
  if (pub.au.faro.on && pub.au.faro.shown[0] != kNone) deal_faro(g, deck);
  for (int i = 0; i < pub.fight_deck_n; ++i) order[i] = u8(pick(g, Purpose::kFightDeck, deck));
}

// The requirements on the backs of the top cards are known (B8.1).
void deal_stories(Game& g) {
  Hidden& hid = g.hid();
  for (const std::uint8_t top : hid.story_top)
    if (top != kNone) hid.story_pool |= one(top);
  for (int deck = 0; deck < 2; ++deck) {
    if (hid.story_top[deck] == kNone) continue;
    std::uint64_t fitting = 0;
    for (int i = 0; i < g.cat.n_stories; ++i)
      if (g.cat.stories[i].trigger == g.pub().trigger[deck]) fitting |= one(i);
    fitting &= hid.story_pool;
    hid.story_top[deck] = u8(pick(g, Purpose::kStory, fitting));
    hid.story_pool &= ~one(hid.story_top[deck]);
  }
}

// Whether somebody has looked at a token that lies there; `seen` as in Seen.
bool looked_at(const State& state, int seen) {
  for (int i = 0; i < state.pub.players; ++i)
    for (const Seen& one : state.own[i].seen)
      if (one.token == seen) return true;
  return false;
}

void deal_tokens(Game& g, TokenKind kind) {
  Space* at = g.hid().au.token_at;
  std::uint64_t tokens = 0;
  SpaceSet spaces;
  for (int i = 0; i < g.cat.n_tokens; ++i) {
    const bool known = g.pub().au.token == i + 1 || looked_at(g.st, i + 1);
    if (g.cat.tokens[i].kind != kind || known) continue;
    tokens |= one(i);
    if (at[i]) spaces.add(u8(at[i] - 1));
    at[i] = 0;
  }
  for_each(spaces, [&](Space space) { at[pick(g, Purpose::kToken, tokens)] = u8(space + 1); });
}

// The numbers on their backs are known (AU5).
void deal_frontier(Game& g) {
  std::uint8_t* at = g.hid().au.frontier_at;
  std::uint64_t tokens = (one(kFrontierTokens) - 1) & ~std::uint64_t{g.pub().au.explored};
  for (int token = 0; token < kFrontierTokens; ++token)
    if (looked_at(g.st, 1 + kMaxTokens + token)) tokens &= ~one(token);
  for (int i = 0; i < kFrontierSpaces; ++i) {
    if (at[i] == kNone || looked_at(g.st, 1 + kMaxTokens + at[i])) continue;
    std::uint64_t fitting = 0;
    for (int token = 0; token < kFrontierTokens; ++token)
      if (g.cat.frontier[token].number == g.pub().au.frontier[i]) fitting |= one(token);
    fitting &= tokens;
    at[i] = u8(pick(g, Purpose::kFrontier, fitting));
    tokens &= ~one(at[i]);
  }
}

// A top card or token that nobody remembers is any of its deck again.
void loosen_tops(Game& g) {
  bool train = false, event = false, cattle[kCattleColours] = {};
  for (int i = 0; i < g.pub().players; ++i) {
    const Private& own = g.own(u8(i));
    train |= own.train_top != 0;
    event |= own.event_top != 0;
    for (int colour = 0; colour < kCattleColours; ++colour)
      cattle[colour] |= own.cattle_top[colour] != 0;
  }
  AnteUpHidden& hid = g.hid().au;
  if (!train) hid.train_top = 0;
  if (!event) hid.event_top = 0;
  for (int colour = 0; colour < kCattleColours; ++colour)
    if (!cattle[colour]) hid.cattle_top[colour] = 0;
}

void deal_ante_up(Game& g) {
  if (!with_ante_up(g.pub())) return;
  for (const TokenKind kind : {TokenKind::kOutlaw, TokenKind::kClaimJumper, TokenKind::kHighRoller})
    deal_tokens(g, kind);
  deal_frontier(g);
  loosen_tops(g);
}

}  // namespace

void rekey(const Catalog& cat, State& state, const Seed& seed, Events* events) {
  Game g{cat, state, events};
  std::memcpy(state.hid.key, seed.word, sizeof state.hid.key);
  std::memset(state.hid.counter, 0, sizeof state.hid.counter);
  std::memset(state.hid.au.counter, 0, sizeof state.hid.au.counter);
  deal_man_in_black(g);
  deal_fight_cards(g);
  deal_stories(g);
  deal_ante_up(g);
}

}  // namespace dr
