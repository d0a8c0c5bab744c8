// The actions of a turn (B3.3): which are open, and why one is not.
#pragma once

#include "engine/flow/game.h"

namespace dr {

// Why an action is refused; the same function decides what is offered.
WhyNot refuse_action(const Catalog& cat, const Sight& view, Choice choice);
void add_actions(const Catalog& cat, const Sight& view, Choices& out);

// Parts of such answers.
constexpr std::int16_t num(int n) { return static_cast<std::int16_t>(n); }
WhyNot must_be_at(const Catalog& cat, const Player& p, Tag tag, Rule rule);
WhyNot must_pay(const Player& p, int tens, Rule rule);
inline WhyNot first_of(WhyNot a, WhyNot b) { return a.ok() ? b : a; }

// Carries out an action. REQUIRES: legal.
void take_action(Game& g, Seat seat, Choice choice);

}  // namespace dr
