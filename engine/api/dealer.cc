#include "engine/api/dealer.h"

#include <utility>

#include "engine/rules/goals.h"
#include "engine/rules/story.h"

namespace dr {

int Dealer::take(std::uint64_t& set) {
  std::uint64_t rest = set;
  for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(std::popcount(set))); skip; --skip)
    rest &= rest - 1;
  const int member = std::countr_zero(rest);
  set &= ~(std::uint64_t{1} << member);
  return member;
}

CardSet Dealer::take_cards(int n) {
  CardSet cards = 0;
  for (; n > 0; --n) cards |= bit(static_cast<Card>(take(unseen)));
  return cards;
}

CardSet Dealer::take_highest(int n) {
  CardSet cards = 0;
  for (; n > 0; --n) {
    const CardSet top = std::bit_floor(unseen);
    cards |= top;
    unseen &= ~top;
  }
  return cards;
}

void Dealer::find_unseen() {
  const Public& pub = view.pub;
  unseen = ((CardSet{1} << kPokerCards) - 1) & ~(pub.discards | pub.table);
  if (view.seat >= kMaxPlayers) return;
  unseen &= ~(view.own.hand | view.own.deal);
  for (const std::uint8_t card : {view.own.committed, view.own.laid[0], view.own.laid[1]})
    if (card != kNone) unseen &= ~bit(card);
}

// Cards the viewer knows to be in a hand stay there, or were laid face down from it since.
void Dealer::deal_known() {
  if (view.seat >= kMaxPlayers) return;
  for (Seat seat = 0; seat < view.pub.players; ++seat) {
    if (!hidden(seat)) continue;
    state.own[seat].hand = view.own.known[seat] & unseen;
    unseen &= ~state.own[seat].hand;
  }
}

void Dealer::deal_poker_cards() {
  const Public& pub = view.pub;
  for (int n = 0; n < 2 * pub.players; ++n) {  // who is asked first
    const Seat seat = u8(n % pub.players);
    const bool asked = pub.acting & seat_bit(seat);
    if (!hidden(seat) || asked != (n < pub.players)) continue;
    const Player& p = pub.player[seat];
    Private& own = state.own[seat];
    const bool deals = pub.poker.on && pub.poker.dealer == seat;
    const int missing = p.hand_n + p.committed + (deals ? 0 : p.laid_n) - count(own.hand);
    own.hand |= high && asked ? take_highest(missing) : take_cards(missing);
    if (p.committed) own.committed = u8(take(own.hand));
    CardSet laid = 0;
    for (int i = 0; i < p.laid_n; ++i) laid |= bit(u8(take(deals ? unseen : own.hand)));
    for (int i = 0; laid; ++i, laid &= laid - 1) own.laid[i] = lowest(laid);
    own.deal = take_cards(p.deal_n);
  }
  Hidden& hid = state.hid;
  for (int i = 0; i < pub.mib.hand_n; ++i) {
    hid.mib_order[i] = u8(take(unseen));
    hid.mib_hand |= bit(hid.mib_order[i]);
  }
  // His committed card is the only one that may be missing now.
  if (count(unseen) > pub.poker_deck_n) hid.mib_commit = u8(take(unseen));
  hid.poker_deck = unseen;
}

void Dealer::deal_fight_cards() {
  const Public& pub = view.pub;
  std::uint64_t cards = (1u << kFightCards) - 1;
  if (view.seat < kMaxPlayers) {
    cards &= ~std::uint64_t{view.own.npc_cards};
    if (view.own.npc_commit != kNone) cards &= ~(std::uint64_t{1} << view.own.npc_commit);
  }
  const Fight& fight = pub.fight;
  if (fight.on && !is_player_fight(fight.kind)) {
    if (fight.card[1] != kNone) cards &= ~(std::uint64_t{1} << fight.card[1]);
    if (hidden(fight.npc_player)) {
      Private& own = state.own[fight.npc_player];
      // npc_n counts the committed card too, until it is revealed
      int held = pub.player[fight.npc_player].npc_n - (fight.card[1] != kNone);
      if (fight.npc_committed) {
        own.npc_commit = u8(take(cards));
        --held;
      }
      for (; held > 0; --held) own.npc_cards |= static_cast<std::uint16_t>(1u << take(cards));
    }
  }
  if (pub.au.faro.on && pub.au.faro.shown[0] != kNone) deal_faro(cards);
  std::memset(state.hid.fight_order, kNone, sizeof state.hid.fight_order);
  for (int i = 0; i < pub.fight_deck_n; ++i) state.hid.fight_order[i] = u8(take(cards));
}

// Three of the four are known, and those turned; the others lie in any order.
void Dealer::deal_faro(std::uint64_t& cards) {
  const Faro& faro = view.pub.au.faro;
  std::uint64_t four = 0;
  for (int i = 0; i < 3; ++i) {
    four |= std::uint64_t{1} << faro.shown[i];
    if (faro.turned[i] != kNone) four |= std::uint64_t{1} << faro.turned[i];
  }
  cards &= ~four;
  if (std::popcount(four) == 3) four |= std::uint64_t{1} << take(cards);
  for (int i = 0; i < 4; ++i) {
    const int turned = i < 3 && faro.turned[i] != kNone ? faro.turned[i] : -1;
    state.hid.au.faro[i] = u8(turned < 0 ? take(four) : turned);
    four &= ~(std::uint64_t{1} << state.hid.au.faro[i]);
  }
}

void Dealer::deal_stories() {
  const Public& pub = view.pub;
  Hidden& hid = state.hid;
  std::uint64_t pool = 0;
  for (int i = 0; i < cat.n_stories; ++i)
    if (!pub.first_game || cat.stories[i].first_game) pool |= std::uint64_t{1} << i;
  pool &= ~pub.story_discards;
  if (const StoriesFrame* f = innermost<StoriesFrame>(pub); f && turned_up(*f))
    pool &= ~(std::uint64_t{1} << f->story);
  for (int deck = 0; deck < 2; ++deck) {
    hid.story_top[deck] = kNone;
    if (pub.trigger[deck] == kNone) continue;
    std::uint64_t fitting = 0;
    for (int i = 0; i < cat.n_stories; ++i)
      if (cat.stories[i].trigger == pub.trigger[deck]) fitting |= std::uint64_t{1} << i;
    fitting &= pool;
    hid.story_top[deck] = u8(take(fitting));
    pool &= ~(std::uint64_t{1} << hid.story_top[deck]);
  }
  hid.story_pool = pool;
}

void Dealer::deal_cattle() {
  const Public& pub = view.pub;
  for (int colour = 0; colour < kCattleColours && pub.cattle_game; ++colour) {
    std::uint64_t tokens = (1u << cat.cattle_n[colour]) - 1;
    if (view.seat < kMaxPlayers && pub.player[view.seat].cattle == colour)
      tokens &= ~(std::uint64_t{1} << view.own.cattle % kCattlePerColour);
    const int next = view.own.cattle_top[colour];  // at the ranch, so nobody carries it
    if (next) tokens &= ~(std::uint64_t{1} << (next - 1));
    for (Seat seat = 0; seat < pub.players; ++seat)
      if (hidden(seat) && pub.player[seat].cattle == colour)
        state.own[seat].cattle = u8(colour * kCattlePerColour + take(tokens));
    if (next) tokens |= std::uint64_t{1} << (next - 1);
    state.hid.au.cattle_top[colour] = u8(next);
    state.hid.cattle[colour] = u8(static_cast<int>(tokens));
  }
}

void Dealer::deal_legends() {
  std::uint8_t* supply = state.hid.legends;
  for (int worth = 0; worth < 3; ++worth) supply[worth] = cat.legends[worth];
  if (view.seat < kMaxPlayers)
    for (int worth = 0; worth < 3; ++worth)
      supply[worth] = u8(supply[worth] - view.own.legends[worth] - view.own.legends_new[worth]);
  for (Seat seat = 0; seat < view.pub.players; ++seat) {
    if (!hidden(seat)) continue;
    const bool choosing = is_choosing_legends(seat);
    std::uint8_t* tokens = choosing ? state.own[seat].legends_new : state.own[seat].legends;
    for (int n = view.pub.player[seat].legends_n; n > 0; --n) {
      int index = static_cast<int>(
          rng.below(static_cast<std::uint32_t>(supply[0] + supply[1] + supply[2])));
      int worth = 0;
      while (index >= supply[worth]) index -= supply[worth++];
      --supply[worth];
      ++tokens[worth];
    }
    if (choosing) keep_some(seat);
  }
}

bool Dealer::is_choosing_legends(Seat seat) const {
  const Public& pub = view.pub;
  return pub.n_frames && is<LegendsFrame>(top(pub)) && top(pub).seat == seat;
}

// Tokens the chooser has picked already are the lowest that fit the order of picks.
void Dealer::keep_some(Seat seat) {
  Private& own = state.own[seat];
  int left = as<LegendsFrame>(top(view.pub)).kept;
  for (int worth = 0; worth < 3; ++worth)
    for (; left > 0 && own.legends_new[worth]; --left) {
      --own.legends_new[worth];
      ++own.legends[worth];
    }
}

void Dealer::deal_characters() {
  const Public& pub = view.pub;
  std::uint64_t deck = (std::uint64_t{1} << cat.n_characters) - 1;
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (pub.player[seat].character != kNone)
      deck &= ~(std::uint64_t{1} << pub.player[seat].character);
  if (view.seat < kMaxPlayers)
    for (const std::uint8_t offer : view.own.offered)
      if (offer != kNone) deck &= ~(std::uint64_t{1} << offer);
  for (Seat seat = 0; seat < pub.players; ++seat) {
    if (!hidden(seat)) continue;
    Private& own = state.own[seat];
    own.chosen = pub.player[seat].character;
    if (own.chosen != kNone || pub.first_game) continue;
    own.offered[0] = u8(take(deck));
    own.offered[1] = u8(take(deck));
    if (own.offered[0] > own.offered[1]) std::swap(own.offered[0], own.offered[1]);
    if (!(pub.acting & seat_bit(seat))) own.chosen = own.offered[rng.below(2)];
  }
}

void Dealer::deal_goals() {
  if (!view.pub.goals) return;
  for (Seat seat = 0; seat < view.pub.players; ++seat) {
    if (!hidden(seat) || view.pub.player[seat].character == kNone) continue;
    std::uint64_t unshown = 15 & ~std::uint64_t{view.pub.player[seat].goals_shown};
    take(unshown);
    state.own[seat].goals = u8(static_cast<int>(unshown | view.pub.player[seat].goals_shown));
  }
}

void Dealer::deal_man_in_black() {
  const ManInBlack& mib = view.pub.mib;
  if (!with_mib(view.pub)) return;
  unsigned deck = (1u << cat.n_mib) - 1;
  deck &= ~static_cast<unsigned>(mib.seen);
  if (mib.card != kNone) deck &= ~(1u << mib.card);
  state.hid.mib_deck = static_cast<std::uint16_t>(deck);
}

}  // namespace dr
