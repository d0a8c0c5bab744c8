#include "bots/picking.h"

namespace dr {
namespace {

bool picks_a_card(Choice choice) {
  return choice.verb == Verb::kDiscard || choice.verb == Verb::kLay;
}

CardSet without_spare(const Catalog& catalog, const View& view, CardSet cards) {
  if (picks_now(view).cards) return cards;
  const Exploring now = exploring_now(catalog, view.pub);
  CardSet kept = cards;
  for (int card = kPokerCards; card-- > 0;) {
    const CardSet rest = kept & ~bit(static_cast<Card>(card));
    if (now.paid + cards_worth(rest) >= now.need) kept = rest;
  }
  return kept;
}

}  // namespace

// On a state that looks like the view: what it picks is its own, so that every such state would do.
CardSet picked_by(Bot& bot, const Catalog& catalog, const View& view, Choice first) {
  Rng rng{1};
  State state = sample(catalog, view, rng);
  View now = view;
  CardSet cards = 0;
  for (Choice choice = first; picks_a_card(choice);) {
    cards |= bit(choice.a);
    if (!try_apply(catalog, state, view.seat, choice).ok()) break;
    now = observe(state, view.seat);
    if (!picks_now(now).begun) break;
    Choices choices;
    legal(catalog, now, choices);
    choice = bot.choose(catalog, now, choices);
  }
  return without_spare(catalog, view, cards);
}

}  // namespace dr
