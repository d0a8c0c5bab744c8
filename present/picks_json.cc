// Cards chosen together, though the rules ask for them one after the other (Picks).
#include <algorithm>
#include <memory>
#include <vector>

#include "base/json.h"
#include "darkrock/queries.h"
#include "present/present.h"
#include "text/cards/names.h"

namespace dr::present {
namespace {

// The choices that pick the cards, and end the picking where that takes one more; tried on a state
// that looks like the view. None if the rules do not take the cards, or want more.
std::vector<Choice> ways_to_pick(const Catalog& cat, const View& view, CardSet cards) {
  Rng rng{1};
  const auto state = std::make_unique<State>(sample(cat, view, rng));
  const int wanted = picks_now(view).cards;
  std::vector<Choice> out;
  const auto choose = [&](auto&& is_it) {
    Choices options;
    legal(cat, sight(*state, view.seat), options);
    const auto found = std::ranges::find_if(options, is_it);
    if (found == options.end()) return false;
    out.push_back(*found);
    return try_apply(cat, *state, view.seat, *found).ok();
  };
  bool taken = !wanted || count(cards) == wanted;
  for_each_card(cards, [&](Card card) {
    taken = taken && choose([&](Choice c) {
              return (c.verb == Verb::kDiscard || c.verb == Verb::kLay) && c.a == card;
            });
  });
  if (taken && !wanted && state->pub.ask == view.pub.ask)
    taken = choose([](Choice c) { return c.verb == Verb::kPass; });
  if (!taken) out.clear();
  return out;
}

// "Value 14 of 11"
std::string sum_of(const Content& content, const View& view, CardSet cards,
                   const Templates& words) {
  if (const Picks picks = picks_now(view); picks.cards)
    return words.format(
        "pick.cards", {{"n", std::to_string(count(cards))}, {"need", std::to_string(picks.cards)}});
  const Exploring now = exploring_now(content.catalog, view.pub);
  return words.format("pick.worth", {{"n", std::to_string(now.paid + cards_worth(cards))},
                                     {"need", std::to_string(now.need)}});
}

// A card that could stay, because the others are worth enough; the dearest of them.
std::string spare_in(const Content& content, const View& view, CardSet cards,
                     const Templates& words) {
  Card spare = kNone;
  for_each_card(cards, [&](Card card) {
    if (!ways_to_pick(content.catalog, view, cards & ~bit(card)).empty()) spare = card;
  });
  if (spare == kNone) return {};
  return words.format("pick.spare", {{"a", card_name(content, spare, words)}});
}

}  // namespace

std::string picked_json(const Content& content, const View& view, CardSet cards,
                        const Templates& words) {
  const std::vector<Choice> choices = ways_to_pick(content.catalog, view, cards);
  Json json;
  json.begin('{');
  json.field("sum", sum_of(content, view, cards, words));
  json.field("spare", choices.empty() ? std::string{} : spare_in(content, view, cards, words));
  json.begin("codes", '[');
  for (const Choice choice : choices) json.put(static_cast<long>(choice.code()));
  json.end(']');
  json.end('}');
  return json.text();
}

}  // namespace dr::present
