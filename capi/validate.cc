#include "capi/validate.h"

#include "engine/flow/game.h"

namespace dr {
namespace {

constexpr CardSet kDeckSet = (CardSet{1} << kPokerCards) - 1;

bool below_or_none(int value, int limit) { return value < limit || value == kNone; }

bool plausible(const Catalog& cat, const Player& p) {
  const int all_items = (1 << cat.n_items) - 1;
  return below_or_none(p.character, cat.n_characters) && below_or_none(p.space, cat.n_spaces) &&
         p.mp <= kTrackSpaces && p.wp <= kTrackSpaces && !(p.mp && p.wp) &&
         p.wounds <= kMaxWounds && p.hand_n <= kPokerCards &&
         below_or_none(p.weapon, cat.n_items) && below_or_none(p.mount, cat.n_items) &&
         (p.items & ~all_items) == 0 && (p.upgraded & ~p.items) == 0 &&
         below_or_none(p.cattle, kCattleColours) && p.discs[0] + p.discs[1] <= 2 &&
         p.goals_shown < 1 << kGoalsPerCharacter;
}

bool plausible(const Catalog& cat, const Frame& f) {
  if (f.kind > static_cast<std::uint8_t>(FrameKind::kMib)) return false;
  if (f.kind == static_cast<std::uint8_t>(FrameKind::kProgram) && f.pc >= cat.n_code) return false;
  return f.seat < kMaxFigures || f.seat == kNone;
}

}  // namespace

bool plausible(const Catalog& cat, const Public& pub) {
  if (pub.players < 2 || pub.players > kMaxPlayers || pub.length > Length::kLong) return false;
  if (pub.switches >> kSwitches || pub.first_game > 1 || pub.goals > 1 || pub.cattle_game > 1)
    return false;
  if (pub.first >= pub.players || (pub.active >= pub.players && pub.active != kMib)) return false;
  if (pub.acting >> pub.players || pub.ask > Ask::kKeepLegend || pub.n_frames > kMaxFrames)
    return false;
  if (!below_or_none(pub.sheriff, cat.n_spaces) || pub.n_story_decks > 2 || pub.over > 1)
    return false;
  if (pub.acting && (pub.n_frames == 0 || pub.over)) return false;
  for (int i = 0; i < 2; ++i)
    if (!below_or_none(pub.trigger[i], cat.n_triggers) || pub.die[i] >= 6) return false;
  if ((pub.discards | pub.table | pub.discarded_now) & ~kDeckSet) return false;
  if (pub.fight.on > 1 || pub.fight.kind >= FightKind::kCount || pub.fight.cards & ~kDeckSet)
    return false;
  if (pub.poker.on > 1 || pub.poker.cards & ~kDeckSet || pub.poker.players >> pub.players)
    return false;
  if (!below_or_none(pub.mib.space, cat.n_spaces)) return false;
  for (int s = 0; s < pub.players; ++s)
    if (!plausible(cat, pub.player[s])) return false;
  for (int i = 0; i < pub.n_frames; ++i)
    if (!plausible(cat, pub.frame[i])) return false;
  return true;
}

bool plausible(const Catalog& cat, const Public& pub, const Private& own) {
  return plausible(cat, pub) && ((own.hand | own.deal) & ~kDeckSet) == 0 &&
         own.goals < 1 << kGoalsPerCharacter && own.npc_cards < 1 << kFightCards;
}

bool plausible(const Catalog& cat, const State& state) {
  CardSet seen = 0;  // no card is in two places
  const auto once = [&](CardSet cards) {
    const bool fresh = (seen & cards) == 0;
    seen |= cards;
    return fresh;
  };
  for (int s = 0; s < state.pub.players && s < kMaxPlayers; ++s) {
    if (!plausible(cat, state.pub, state.own[s]) || !once(state.own[s].hand)) return false;
    if (count(state.own[s].hand) != state.pub.player[s].hand_n) return false;
  }
  return plausible(cat, state.pub) && once(state.hid.poker_deck) && once(state.pub.discards) &&
         count(state.hid.poker_deck) == state.pub.poker_deck_n;
}

}  // namespace dr
