#include "engine/rules/fight_deck.h"

namespace dr {

void take_fight_cards(Game& g, int n, std::uint8_t* out) {
  std::uint8_t* order = g.hid().fight_order;
  const auto rest = static_cast<std::size_t>(kFightCards - n);
  std::memcpy(out, order, static_cast<std::size_t>(n));
  std::memmove(order, order + n, rest);
  std::memset(order + rest, kNone, static_cast<std::size_t>(n));
  g.pub().fight_deck_n = u8(g.pub().fight_deck_n - n);
}

void return_fight_cards(Game& g) {
  Public& pub = g.pub();
  unsigned missing = (1u << kFightCards) - 1;
  std::uint8_t* order = g.hid().fight_order;
  for (int i = 0; i < pub.fight_deck_n; ++i) missing &= ~(1u << order[i]);
  int n = 0;
  for (; missing; missing &= missing - 1)
    order[pub.fight_deck_n + n++] = u8(std::countr_zero(missing));
  shuffle(g, Purpose::kFightDeck, order + pub.fight_deck_n, n);
  pub.fight_deck_n = kFightCards;
}

}  // namespace dr
