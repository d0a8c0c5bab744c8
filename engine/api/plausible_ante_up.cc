#include "engine/api/plausible_ante_up.h"

#include <algorithm>
#include <cstddef>

namespace dr {
namespace {

bool all_zero(const void* from, std::size_t bytes) {
  const auto* b = static_cast<const unsigned char*>(from);
  return std::all_of(b, b + bytes, [](unsigned char c) { return c == 0; });
}

bool inside(const Catalog& cat, const SpaceSet& set) {
  bool good = true;
  for_each(set, [&](Space s) { good &= s < cat.n_spaces; });
  return good;
}

// Sets of cards and tokens: no bit from `n` on.
bool below(std::uint64_t set, int n) { return n >= 64 || set >> n == 0; }

bool in_deck(std::uint64_t deck, int one_plus) {
  return one_plus == 0 || (one_plus <= 64 && (deck >> (one_plus - 1) & 1));
}

bool plausible(const Catalog& cat, const AnteUp::Pile& pile) {
  return pile.n ? pile.space < cat.n_spaces : pile.space == 0;
}

bool is_fight_card(std::uint8_t card) { return card < kFightCards || card == kNone; }

bool plausible(const Public& pub, const Faro& faro) {
  if (!faro.on) return all_zero(&faro, sizeof faro);
  if (faro.on > 1 || faro.players >> pub.players || !all_zero(faro.pad, sizeof faro.pad))
    return false;
  if (faro.dealer >= pub.players && faro.dealer != kNone) return false;
  for (int i = 0; i < 3; ++i)
    if (!is_fight_card(faro.shown[i]) || !is_fight_card(faro.turned[i])) return false;
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    for (const std::uint8_t bet : faro.bet[seat])
      if (bet > kFightCards || (bet && seat >= pub.players)) return false;
  return true;
}

bool plausible_waiting(const Public& pub) {
  constexpr int kMost = AnteUp::kWaiting - 8;  // room for what one action can still call
  const AnteUp& au = pub.au;
  if (au.waiting_n > kMost) return false;
  for (int i = 0; i < AnteUp::kWaiting; ++i)
    if (i < au.waiting_n ? au.waiting[i] >= pub.players : au.waiting[i] != 0) return false;
  return true;
}

bool plausible_frontiers(const Catalog& cat, const AnteUp& au) {
  for (const std::uint8_t number : au.frontier) {
    bool known = number == 0;
    for (const FrontierToken& token : cat.frontier) known |= token.number == number;
    if (!known) return false;
  }
  return below(au.explored, kFrontierTokens);
}

// Each train card is in the deck, on the discards or shown.
bool plausible_train(const AnteUp& au) {
  if (au.train >= kTrainStops || au.train_done > 1 || au.train_card > kTrainCards) return false;
  const int shown = au.train_card ? 1 : 0;
  if (shown && (au.train_discards >> (au.train_card - 1) & 1)) return false;
  return au.train_n + std::popcount(au.train_discards) + shown == kTrainCards;
}

bool plausible_events(const Catalog& cat, const AnteUp& au) {
  return below(au.event_discards, cat.n_events) && au.event <= cat.n_events &&
         au.events_n + std::popcount(au.event_discards) <= cat.n_events;
}

bool is_token(const Catalog& cat, int one_plus, TokenKind kind) {
  return one_plus > 0 && one_plus <= cat.n_tokens && cat.tokens[one_plus - 1].kind == kind;
}

// Who fights or plays against a token or the train has it open before it.
bool shown_in_fight(const Catalog& cat, const AnteUp& au, FightKind kind) {
  if (kind == FightKind::kOutlaw) return is_token(cat, au.token, TokenKind::kOutlaw);
  if (kind == FightKind::kClaimJumper) return is_token(cat, au.token, TokenKind::kClaimJumper);
  return kind != FightKind::kTrain || au.train_card;
}

bool plausible_shown(const Catalog& cat, const Public& pub) {
  if (pub.poker.on && pub.poker.game == PokerGame::kHighRoller)
    return is_token(cat, pub.au.token, TokenKind::kHighRoller);
  return pub.au.token <= cat.n_tokens;
}

bool plausible(const Catalog& cat, const Seen& seen) {
  if (!seen.token) return seen.space == 0;
  const bool token = seen.token <= cat.n_tokens;
  const bool frontier = seen.token > kMaxTokens && seen.token <= kMaxTokens + kFrontierTokens;
  return seen.space < cat.n_spaces && (token || frontier);
}

SpaceSet spaces_of(const Catalog& cat, const AnteUpHidden& hid, TokenKind kind) {
  SpaceSet set;
  for (int i = 0; i < cat.n_tokens; ++i)
    if (cat.tokens[i].kind == kind && hid.token_at[i])
      set.add(static_cast<Space>(hid.token_at[i] - 1));
  return set;
}

int on_board(const Catalog& cat, const AnteUpHidden& hid, TokenKind kind) {
  int n = 0;
  for (int i = 0; i < cat.n_tokens; ++i) n += cat.tokens[i].kind == kind && hid.token_at[i];
  return n;
}

// The tokens that lie on the board are those everybody sees there, one to a space.
bool plausible_tokens(const Catalog& cat, const AnteUp& au, const AnteUpHidden& hid) {
  for (int i = 0; i < kMaxTokens; ++i)
    if (hid.token_at[i] > (i < cat.n_tokens ? cat.n_spaces : 0)) return false;
  const SpaceSet outlaws = spaces_of(cat, hid, TokenKind::kOutlaw);
  const SpaceSet jumpers = spaces_of(cat, hid, TokenKind::kClaimJumper);
  const SpaceSet rollers = spaces_of(cat, hid, TokenKind::kHighRoller);
  if (outlaws != au.outlaws || on_board(cat, hid, TokenKind::kOutlaw) != outlaws.size() ||
      jumpers != au.claim_jumpers || on_board(cat, hid, TokenKind::kClaimJumper) != jumpers.size())
    return false;
  int towns = 0;
  for_each(rollers, [&](Space s) { towns |= 1 << static_cast<int>(cat.spaces[s].town); });
  return towns == au.rollers &&
         on_board(cat, hid, TokenKind::kHighRoller) == std::popcount(au.rollers);
}

bool plausible_frontiers(const Catalog& cat, const AnteUp& au, const AnteUpHidden& hid) {
  std::uint32_t seen = au.explored;
  for (int i = 0; i < kFrontierSpaces; ++i) {
    const int token = hid.frontier_at[i];
    if (token == kNone && au.frontier[i] == 0) continue;
    if (token >= kFrontierTokens || au.frontier[i] != cat.frontier[token].number) return false;
    if (seen >> token & 1) return false;
    seen |= 1u << token;
  }
  return true;
}

bool plausible_decks(const Catalog& cat, const AnteUp& au, const Hidden& hidden) {
  const AnteUpHidden& hid = hidden.au;
  if (!below(hid.events, cat.n_events) || (hid.events & au.event_discards) ||
      std::popcount(hid.events) != au.events_n || !in_deck(hid.events, hid.event_top))
    return false;
  if (hid.train & au.train_discards || std::popcount(hid.train) != au.train_n ||
      !in_deck(hid.train, hid.train_top))
    return false;
  for (int colour = 0; colour < kCattleColours; ++colour)
    if (!in_deck(hidden.cattle[colour], hid.cattle_top[colour])) return false;
  return std::all_of(hid.faro, hid.faro + std::size(hid.faro),
                     [](std::uint8_t card) { return card < kFightCards; });
}

}  // namespace

bool without_ante_up(const Public& pub) {
  for (const Player& p : pub.player)
    if (p.gp || p.longhorns) return false;
  return all_zero(&pub.au, sizeof pub.au) && pub.poker.game == PokerGame::kSaloon &&
         pub.switches >> kBaseSwitches == 0 && pub.ask <= Ask::kKeepLegend;
}

bool without_ante_up(const Private& own) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(&own);
  constexpr std::size_t kFrom = offsetof(Private, event_offer);
  return all_zero(bytes + kFrom, sizeof own - kFrom);
}

bool without_ante_up(const State& state) {
  for (const Private& own : state.own)
    if (!without_ante_up(own)) return false;
  return without_ante_up(state.pub) && all_zero(&state.hid.au, sizeof state.hid.au);
}

// From kOver on nothing lies open any more.
bool plausible_ante_up(const Catalog& cat, const Public& pub, const NpcFightFrame& f) {
  return f.step >= NpcFightStep::kOver || shown_in_fight(cat, pub.au, f.enemy);
}

bool plausible_ante_up(const Catalog& cat, const Public& pub, const EventFrame& f) {
  return f.event <= cat.n_events && (f.drawn < 2 || f.seat < pub.players);
}

bool plausible_ante_up(const Catalog&, const Public& pub, const FaroFrame& f) {
  return f.seat < pub.players && (f.card < 3 || f.step >= FaroStep::kEnd);
}

bool plausible_ante_up(const Catalog&, const Public&, const ExploreFrame& f) {
  return f.frontier < kFrontierSpaces && f.lowest_next <= kPokerCards;
}

bool plausible_ante_up(const Catalog& cat, const Public& pub) {
  const AnteUp& au = pub.au;
  constexpr int kTowns = 1 << static_cast<int>(Town::kDarkrock) |
                         1 << static_cast<int>(Town::kRedFalls) |
                         1 << static_cast<int>(Town::kBuzzardGulch);
  if (!inside(cat, au.outlaws | au.claim_jumpers | au.longhorns)) return false;
  int longhorns = au.longhorns.size() + au.longhorn_supply;
  for (int seat = 0; seat < pub.players; ++seat) longhorns += pub.player[seat].longhorns;
  if (longhorns != cat.n_longhorns || !below(au.rack, cat.n_items)) return false;
  if (au.rollers & ~kTowns || !below(au.markers, 7) || au.folded >> pub.players) return false;
  for (const AnteUp::Pile& pile : au.gold)
    if (!plausible(cat, pile)) return false;
  for (const std::uint8_t card : au.river)
    if (card > kPokerCards) return false;
  return plausible_frontiers(cat, au) && plausible_train(au) && plausible_events(cat, au) &&
         plausible_shown(cat, pub) && plausible_waiting(pub) && plausible(pub, au.faro);
}

bool plausible_ante_up(const Catalog& cat, const Public& pub, const Private& own, bool asked) {
  const std::uint8_t* offer = own.event_offer;
  if (offer[0] > cat.n_events || offer[1] > cat.n_events) return false;
  if (asked && pub.ask == Ask::kEventChoice && (!offer[0] || offer[0] >= offer[1])) return false;
  if (own.train_top > kTrainCards || own.event_top > cat.n_events) return false;
  for (const std::uint8_t top : own.cattle_top)
    if (top > kCattlePerColour) return false;
  return std::all_of(own.seen, own.seen + std::size(own.seen),
                     [&](const Seen& seen) { return plausible(cat, seen); });
}

bool plausible_ante_up(const Catalog& cat, const State& state) {
  return plausible_tokens(cat, state.pub.au, state.hid.au) &&
         plausible_frontiers(cat, state.pub.au, state.hid.au) &&
         plausible_decks(cat, state.pub.au, state.hid) && all_zero(state.hid.au.pad, 1);
}

}  // namespace dr
