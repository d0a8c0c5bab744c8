// The queries that look at the frames in progress or at no chapter in particular; the others stand
// with their rules: way (move.cc), poker_worth (poker.cc), discs_needed (story.cc), frontier_need …
#include "darkrock/queries.h"

#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/actions.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"
#include "engine/rules/hand.h"
#include "engine/rules/mine.h"
#include "engine/rules/poker.h"
#include "engine/rules/store.h"

namespace dr {
namespace {

const ShopFrame* shop_now(const Public& pub) {
  return pub.ask == Ask::kShop ? innermost<ShopFrame>(pub) : nullptr;
}

}  // namespace

Space linked_space(const Catalog& cat, const Public& pub, Seat seat) {
  const Space here = space_of(pub, seat);
  return here < cat.n_spaces && !cat.linked[here].empty() ? cat.linked[here].first() : kNone;
}

Seat nearest_figure(const Catalog& cat, const Public& pub, Seat seat) {
  const Space here = space_of(pub, seat);
  if (here >= cat.n_spaces) return kNone;
  SpaceSet seen, edge;
  for (edge.add(here); !edge.empty();) {
    for (Seat other = 0; other < kMaxFigures; ++other) {
      if (!plays(pub, other) || other == seat || space_of(pub, other) >= cat.n_spaces) continue;
      if (edge.has(space_of(pub, other))) return other;
    }
    seen = seen | edge;
    SpaceSet next;
    for_each(edge, [&](Space s) { next = next | near(cat, pub, s); });
    edge = next - seen;
  }
  for (Seat other = 0; other < kMaxFigures; ++other)  // on the other board
    if (plays(pub, other) && other != seat && space_of(pub, other) < cat.n_spaces) return other;
  return kNone;
}

int price_now(const Catalog& cat, const Public& pub, Item item) {
  const ShopFrame* f = shop_now(pub);
  return price_of(cat, item, f ? terms_of(*f) : Terms{});
}

bool shopping_is_free(const Public& pub) {
  const ShopFrame* f = shop_now(pub);
  return f && terms_of(*f).free;
}

Rack rack_now(const Catalog& cat, const Public& pub, Seat seat) {
  if (const ShopFrame* f = shop_now(pub)) return terms_of(*f).rack;
  return seat < pub.players ? rack_at(cat, pub.player[seat].space) : Rack::kAny;
}

int purse_of(const Public& pub, Seat figure) {
  if (figure == kMib) return pub.mib.cash;
  return figure < kMaxPlayers ? pub.player[figure].cash : 0;
}

int cash_at_stake(const Public& pub, Choice choice) {
  if (choice.verb == Verb::kDeposit)
    return kNuggetPays * (choice.a + (choice.b != 0) + (choice.c != 0));
  if (choice.verb == Verb::kRevel) return kRevelCosts * choice.a;
  if (choice.verb == Verb::kBet) return faro_stake(choice.b != 0);
  return choice.verb == Verb::kLoot ? cash_looted(pub, pub.fight.side[1]) : 0;
}

int cards_to_discard(const Public& pub) {
  const DiscardFrame* f = innermost<DiscardFrame>(pub);
  return f ? f->left : 1;
}

Picks picks_now(const Sight& sight) {
  const Public& pub = sight.pub;
  if (!(pub.acting & seat_bit(sight.seat))) return {};
  if (pub.ask == Ask::kLay) {
    const int laid = pub.player[sight.seat].laid_n;
    return {cards_left_to_lay(sight), cards_to_lay(pub, sight.seat) - laid, laid > 0};
  }
  if (pub.ask == Ask::kExplore) {
    const ExploreFrame& f = *innermost<ExploreFrame>(pub);
    return {at_least(sight.own.hand, f.lowest_next), 0, f.lowest_next > 0};
  }
  if (pub.ask != Ask::kDiscard) return {};
  const DiscardFrame& f = *innermost<DiscardFrame>(pub);
  return {at_least(sight.own.hand, f.lowest_next), f.left, f.lowest_next > 0};
}

// They lie there while the frame that rolled them is on the stack; a card's are rolled one by one.
Dice dice_now(const Public& pub) {
  Dice out;
  const DiceFrame* f = innermost<DiceFrame>(pub);
  if (!f) return out;
  out.n = std::min(2, f->prospect ? f->dice : f->die + 1);
  std::copy_n(pub.die, out.n, out.face);
  return out;
}

bool card_lies_face_down(const Public& pub, int side) {
  const Seat seat = pub.fight.side[side];
  if (pub.fight.revealed) return false;
  if (seat == kNone) return pub.fight.npc_committed != 0;
  // The Man in Black lays his card without being asked (MB5).
  return seat == kMib || (seat < kMaxPlayers && pub.player[seat].committed);
}

Exploring exploring_now(const Catalog& cat, const Public& pub) {
  const ExploreFrame* f = innermost<ExploreFrame>(pub);
  return f ? Exploring{frontier_need(cat, pub, f->frontier), f->paid} : Exploring{};
}

// The steps of a fight ask for Reactions without a window (B6.3, B6.6).
Moment moment_now(const Public& pub) {
  if (pub.n_frames && is<WindowFrame>(top(pub))) return as<WindowFrame>(top(pub)).moment;
  return pub.fight.revealed ? Moment::kFightReveal : Moment::kFightStart;
}

int asking_code(const Catalog& cat, const Public& pub) {
  const bool asks = pub.ask == Ask::kOption || pub.ask == Ask::kMay || pub.ask == Ask::kPickSeat;
  const ProgramFrame* f = asks ? innermost<ProgramFrame>(pub) : nullptr;
  return f && f->pc < cat.n_code ? f->pc : -1;
}

}  // namespace dr
