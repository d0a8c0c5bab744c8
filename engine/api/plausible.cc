// Whether bytes from outside can be a game at all.
#include "darkrock/modules.h"
#include "engine/api/plausible_ante_up.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"
#include "engine/rules/hand.h"
#include "engine/rules/mine.h"
#include "engine/rules/story.h"

namespace dr {
namespace {

constexpr CardSet kDeckSet = (CardSet{1} << kPokerCards) - 1;

bool below_or_none(int value, int limit) { return value < limit || value == kNone; }

bool plausible(const Catalog& cat, const Player& p) {
  const int all_items = (1 << cat.n_items) - 1;
  return below_or_none(p.character, cat.n_characters) && below_or_none(p.space, cat.n_spaces) &&
         p.mp <= kTrackSpaces && p.wp <= kTrackSpaces && !(p.mp && p.wp) &&
         p.gp <= kGamblerSpaces && p.wounds <= kMaxWounds && p.hand_n <= kPokerCards &&
         below_or_none(p.weapon, cat.n_items) && below_or_none(p.mount, cat.n_items) &&
         (p.items & ~all_items) == 0 && (p.upgraded & ~p.items) == 0 &&
         below_or_none(p.cattle, kCattleColours) && p.discs[0] + p.discs[1] <= 2 &&
         p.goals_shown < 1 << kGoalsPerCharacter && p.laid_n <= 2;
}

bool is_figure(Seat seat) { return below_or_none(seat, kMaxFigures); }

// Each kind of frame is looked at for what the rules use as an index or a place in the catalog.
bool plausible_frame(const Catalog& cat, const Public& pub, const Frame& frame) {
  const FrameKind last = cat.ante_up ? FrameKind::kExplore : FrameKind::kMib;
  if (frame.kind > static_cast<std::uint8_t>(last) || !is_figure(frame.seat)) return false;
  switch (static_cast<FrameKind>(frame.kind)) {
    case FrameKind::kDice: {
      const DiceFrame& f = as<DiceFrame>(frame);
      return f.dice <= 2 && f.die <= f.dice;
    }
    case FrameKind::kNpcFight: {
      const NpcFightFrame& f = as<NpcFightFrame>(frame);
      return f.enemy < FightKind::kCount && f.order <= NpcOrder::kPlayerFirst &&
             (!cat.ante_up || plausible_ante_up(cat, pub, f));
    }
    case FrameKind::kStories: {
      const StoriesFrame& f = as<StoriesFrame>(frame);
      return f.deck < 2 && f.story < cat.n_stories;
    }
    case FrameKind::kProgram: {
      const ProgramFrame& f = as<ProgramFrame>(frame);
      return f.pc < cat.n_code && is_figure(f.subject);
    }
    case FrameKind::kDiscard: return as<DiscardFrame>(frame).lowest_next <= kPokerCards;
    case FrameKind::kEvent: return plausible_ante_up(cat, pub, as<EventFrame>(frame));
    case FrameKind::kFaro: return plausible_ante_up(cat, pub, as<FaroFrame>(frame));
    case FrameKind::kExplore: return plausible_ante_up(cat, pub, as<ExploreFrame>(frame));
    case FrameKind::kSetup:
    case FrameKind::kTurn:
    case FrameKind::kMove:
    case FrameKind::kDelivery:
    case FrameKind::kShop:
    case FrameKind::kFight:
    case FrameKind::kArrest:
    case FrameKind::kSheriff:
    case FrameKind::kPoints:
    case FrameKind::kPoker:
    case FrameKind::kWindow:
    case FrameKind::kDiscarded:
    case FrameKind::kGive:
    case FrameKind::kLoseNuggets:
    case FrameKind::kLegends:
    case FrameKind::kMib: return true;
  }
  return false;
}

bool plausible(const Public& pub, const Poker& poker) {
  if (poker.on > 1 || poker.cards & ~kDeckSet || poker.players >> pub.players) return false;
  if (poker.game > PokerGame::kAnywhere || !below_or_none(poker.dealer, pub.players)) return false;
  for (const std::uint8_t card : poker.flop)
    if (!below_or_none(card, kPokerCards)) return false;
  for (const auto& hand : poker.shown)
    if (!below_or_none(hand[0], kPokerCards) || !below_or_none(hand[1], kPokerCards)) return false;
  return true;
}

// Ante Up and the catalog go together, and the other modules need it.
bool plausible_modules(const Catalog& cat, int modules) {
  if (modules & ~kAllModules) return false;
  return cat.ante_up ? (modules & kAnteUp) != 0 : modules == 0;
}

bool plausible(const Catalog& cat, const Public& pub) {
  if (!plausible_modules(cat, pub.modules)) return false;
  if (pub.players < 2 || pub.players > kMaxPlayers || pub.length > Length::kLong) return false;
  if (pub.switches >> kSwitches || pub.first_game > 1 || pub.goals > 1 || pub.cattle_game > 1)
    return false;
  if (pub.first >= pub.players || (pub.active >= pub.players && pub.active != kMib)) return false;
  if (pub.acting >> pub.players || pub.ask >= Ask::kCount || pub.n_frames > kMaxFrames)
    return false;
  if (!below_or_none(pub.sheriff, cat.n_spaces) || pub.n_story_decks > 2 || pub.over > 1)
    return false;
  if (pub.acting && (pub.n_frames == 0 || pub.over)) return false;
  for (int i = 0; i < 2; ++i)
    if (!below_or_none(pub.trigger[i], cat.n_triggers) || pub.die[i] >= 6) return false;
  if ((pub.discards | pub.table | pub.discarded_now) & ~kDeckSet) return false;
  if (pub.fight.on > 1 || pub.fight.kind >= FightKind::kCount || pub.fight.cards & ~kDeckSet)
    return false;
  if (!plausible(pub, pub.poker)) return false;
  if (!below_or_none(pub.mib.space, cat.n_spaces)) return false;
  for (int s = 0; s < pub.players; ++s)
    if (!plausible(cat, pub.player[s])) return false;
  for (int i = 0; i < pub.n_frames; ++i)
    if (!plausible_frame(cat, pub, pub.frame[i])) return false;
  return cat.ante_up ? plausible_ante_up(cat, pub) : without_ante_up(pub);
}

// The single cards, tokens and characters of a seat.
bool plausible_pieces(const Catalog& cat, const Private& own, int laid) {
  for (int i = 0; i < 2; ++i) {
    if (!below_or_none(own.laid[i], kPokerCards) || (i < laid && own.laid[i] == kNone))
      return false;
    if (!below_or_none(own.offered[i], cat.n_characters)) return false;
  }
  return below_or_none(own.committed, kPokerCards) && below_or_none(own.npc_commit, kFightCards) &&
         below_or_none(own.cattle, kCattleColours * kCattlePerColour) &&
         below_or_none(own.chosen, cat.n_characters);
}

// REQUIRES: the public part is plausible.
bool plausible(const Catalog& cat, const Public& pub, const Private& own, Seat seat) {
  if (!plausible_pieces(cat, own, pub.player[seat].laid_n)) return false;
  if ((own.hand | own.deal) & ~kDeckSet || own.goals >= 1 << kGoalsPerCharacter ||
      own.npc_cards >= 1 << kFightCards)
    return false;
  const bool asked = pub.acting & seat_bit(seat);
  return cat.ante_up ? plausible_ante_up(cat, pub, own, asked) : without_ante_up(own);
}

}  // namespace

bool plausible_public(const Catalog& cat, const Public& pub) { return plausible(cat, pub); }

bool plausible(const Catalog& cat, const View& view) {
  return plausible(cat, view.pub) && view.seat < view.pub.players &&
         plausible(cat, view.pub, view.own, view.seat);
}

bool plausible(const Catalog& cat, const State& state) {
  if (!plausible(cat, state.pub)) return false;
  if (!(cat.ante_up ? plausible_ante_up(cat, state) : without_ante_up(state))) return false;
  CardSet seen = 0;  // no card is in two places
  const auto once = [&](CardSet cards) {
    const bool fresh = (seen & cards) == 0;
    seen |= cards;
    return fresh;
  };
  for (Seat s = 0; s < state.pub.players; ++s) {
    if (!plausible(cat, state.pub, state.own[s], s) || !once(state.own[s].hand)) return false;
    if (count(state.own[s].hand) != state.pub.player[s].hand_n) return false;
  }
  return once(state.hid.poker_deck) && once(state.pub.discards) &&
         count(state.hid.poker_deck) == state.pub.poker_deck_n;
}

}  // namespace dr
