// What a window offers beside the effects of cards: discs, goals, deliveries, nuggets that lie there.
#include "engine/flow/chapters.h"

#include "engine/rules/ante_up.h"
#include "engine/rules/delivery.h"
#include "engine/rules/goals.h"
#include "engine/rules/hand.h"
#include "engine/rules/move.h"
#include "engine/rules/story.h"

namespace dr {
namespace {

// AU30: nuggets that may be taken where the movement ended.
int gold_here(const Catalog& cat, const Public& pub, Seat seat, Moment moment) {
  return moment == Moment::kEndOfMove && pub.modules ? gold_to_take(cat, pub, seat) : 0;
}

void add_deliveries(const Catalog& cat, const Public& pub, Seat seat, Moment moment, Choices& out) {
  const int kinds = can_deliver(cat, pub, seat, moment);
  for (int kind = 0; kind < 2; ++kind)
    if (kinds >> kind & 1) out.add(Verb::kDeliver, kind);
  if (kinds >> static_cast<int>(Delivery::kLonghorn) & 1)
    for (int n = 1; n <= pub.player[seat].longhorns; ++n)
      out.add(Verb::kDeliver, static_cast<int>(Delivery::kLonghorn), n);
}

}  // namespace

bool may_have_offers(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion) {
  return disc_options(cat, pub, seat, occasion) || can_deliver(cat, pub, seat, occasion.moment) ||
         gold_here(cat, pub, seat, occasion.moment) || goal_may_be_met(cat, pub, seat, occasion);
}

void add_offers(const Catalog& cat, const Sight& view, const Occasion& occasion, Choices& out) {
  const Public& pub = view.pub;
  add_disc_options(cat, pub, view.seat, occasion, out);
  add_goal_options(cat, view, occasion, out);
  add_deliveries(cat, pub, view.seat, occasion.moment, out);
  for (int n = 1; n <= gold_here(cat, pub, view.seat, occasion.moment); ++n)
    out.add(Verb::kTakeNuggets, n);
}

void take_offer(Game& g, Seat seat, Choice choice) {
  switch (choice.verb) {
    case Verb::kPlaceDisc:
      g.pub().disc_done = 1;
      return place_disc(g, seat, choice.a, choice.b != 0);
    case Verb::kShowGoal: return complete_goal(g, seat, choice.a);
    case Verb::kDeliver: return start_delivery(g, seat, static_cast<Delivery>(choice.a), choice.b);
    case Verb::kTakeNuggets: return take_gold(g, seat, choice.a);
    default: assert(false);
  }
}

void lay_reaction(Game& g, Seat seat, Card card) {
  lay_on_table(g, seat, card);
  if (g.pub().fight.on) g.pub().fight.cards |= bit(card);
}

bool move_has_ended(const Public& pub) { return as<MoveFrame>(pub.frame[pub.n_frames - 2]).fought; }

}  // namespace dr
