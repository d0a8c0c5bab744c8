#include "engine/flow/window.h"

#include "engine/flow/chapters.h"
#include "engine/flow/facts.h"

namespace dr {
namespace {

Moment moment_for(const Public& pub, Seat seat, Moment moment) {
  if (moment != Moment::kFightOver) return moment;
  return pub.fight.side[pub.fight.winner] == seat ? Moment::kFightWon : Moment::kFightLost;
}

Occasion occasion_of(const Public& pub, const WindowFrame& f, Seat seat) {
  return {moment_for(pub, seat, f.moment), f.what, f.amount};
}

bool in_part(const Ability& ability, MovePart part) {
  if (part == MovePart::kWhole) return true;
  return ((ability.flags & Ability::kProlongs) != 0) == (part == MovePart::kProlonging);
}

// B15.9: an automatic effect is not set off by its own result.
bool running(const Public& pub, Seat seat, From from, int id) {
  for (int i = 0; i < pub.n_frames; ++i) {
    if (!is<ProgramFrame>(pub.frame[i])) continue;
    const ProgramFrame& f = as<ProgramFrame>(pub.frame[i]);
    if (f.seat == seat && f.from == from && f.id == id) return true;
  }
  return false;
}

struct Finder {
  const Catalog& cat;
  const Public& pub;
  Seat seat;
  const Occasion& occasion;
  bool optional;
  std::uint32_t used;
  MovePart part;
  Effects& out;

  void add(Trigger type, From from, int id, int ability, int bit, const Ability& words) const {
    if (used >> bit & 1 || words.moment != occasion.moment || words.head == Head::kAction) return;
    if (((words.flags & Ability::kOptional) != 0) != optional || !in_part(words, part)) return;
    if (!usable(cat, pub, nullptr, seat, occasion, words) || running(pub, seat, from, id)) return;
    if (out.n < static_cast<int>(std::size(out.list)))
      out.list[out.n++] = {type, static_cast<std::uint8_t>(id), static_cast<std::uint8_t>(ability),
                           static_cast<std::uint8_t>(bit), &words};
  }

  void add_items() const {
    const Player& p = pub.player[seat];
    const int moment = static_cast<int>(occasion.moment);
    const unsigned up = p.upgraded & cat.items_up[moment];
    const unsigned front = p.items & ~p.upgraded & cat.items_front[moment];
    for (unsigned rest = up | front; rest; rest &= rest - 1) {
      const Item item = static_cast<Item>(std::countr_zero(rest));
      if (!works(cat, p, item)) continue;
      const auto list = abilities(cat, side_of(cat, p, item).abilities);
      for (std::size_t i = 0; i < list.size(); ++i)
        add(Trigger::kItem, From::kItem, item, static_cast<int>(i), item, list[i]);
    }
  }

  void add_character() const {
    const Player& p = pub.player[seat];
    if (!(p.flags & Player::kUnlocked)) return;
    if (!(cat.character_mask[static_cast<int>(occasion.moment)] >> p.character & 1)) return;
    const auto list = abilities(cat, cat.characters[p.character].abilities);
    for (std::size_t i = 0; i < list.size() && i < 4; ++i)
      add(Trigger::kCharacter, From::kCharacter, static_cast<int>(i), static_cast<int>(i),
          16 + static_cast<int>(i), list[i]);
  }

  void add_laid(int slot, std::uint8_t card) const {
    if (card == kNone || !(cat.bonus_cards[static_cast<int>(occasion.moment)] & bit(card))) return;
    const auto list = abilities(cat, cat.poker[kind_of(card)].abilities);
    for (std::size_t i = 0; i < list.size(); ++i)
      if (list[i].head == Head::kBonus)
        add(Trigger::kCard, From::kLaid, card, static_cast<int>(i), 20 + slot, list[i]);
  }

  // G13: the Bonus of a poker card works when it was laid in this fight or poker hand.
  void add_laid_cards() const {
    const Moment now = occasion.moment;
    if (now == Moment::kFightReveal || now == Moment::kFightWon || now == Moment::kFightLost) {
      if (pub.fight.on && pub.fight.revealed)
        for (int side = 0; side < 2; ++side)
          if (pub.fight.side[side] == seat) add_laid(0, pub.fight.card[side]);
    } else if (now == Moment::kPokerReveal || now == Moment::kPokerWon ||
               now == Moment::kPokerLost) {
      for (int i = 0; i < 2; ++i) add_laid(i, pub.poker.shown[seat][i]);
    }
  }
};

// Quick, and never wrong when it says no.
bool may_have_effects(const Catalog& cat, const Public& pub, Seat seat, Moment moment) {
  const Player& p = pub.player[seat];
  const int m = static_cast<int>(moment);
  return (p.items & ~p.upgraded & cat.items_front[m]) || (p.upgraded & cat.items_up[m]) ||
         cat.bonus_cards[m] ||
         ((p.flags & Player::kUnlocked) && (cat.character_mask[m] >> p.character & 1));
}

bool has_public_option(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                       MovePart part, std::uint32_t used) {
  if (may_have_effects(cat, pub, seat, occasion.moment)) {
    Effects effects;
    find_effects(cat, pub, seat, occasion, true, used, part, effects);
    if (effects.n) return true;
  }
  return part != MovePart::kProlonging && may_have_offers(cat, pub, seat, occasion);
}

bool should_ask(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                MovePart part, std::uint32_t used) {
  return may_hold_reaction(cat, pub, seat, occasion, part) ||
         has_public_option(cat, pub, seat, occasion, part, used);
}

bool has_automatic(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                   MovePart part) {
  if (!may_have_effects(cat, pub, seat, occasion.moment)) return false;
  Effects effects;
  find_effects(cat, pub, seat, occasion, false, 0, part, effects);
  return effects.n > 0;
}

// Whether any card, requirement or rule ever does something at a moment.
bool has_listeners(const Catalog& cat, const Public& pub, Moment moment) {
  return cat.heard[pub.goals != 0] >> static_cast<int>(moment) & 1;
}

Seat seat_at(const Public& pub, int position) {
  const int seat = order_start(pub) + position;
  return static_cast<Seat>(seat < pub.players ? seat : seat - pub.players);
}

// False when no automatic effect is left.
bool run_automatic(Game& g, WindowFrame& f) {
  const Public& pub = g.pub();
  for (; f.position < pub.players; ++f.position, f.used = 0) {
    const Seat seat = seat_at(pub, f.position);
    if (!(f.owners & seat_bit(seat))) continue;
    const Occasion occasion = occasion_of(pub, f, seat);
    Effects effects;
    find_effects(g.cat, pub, seat, occasion, false, f.used, f.part, effects);
    if (!effects.n) continue;
    if (order_matters(effects)) {
      ask(g, Ask::kOrder, seat_bit(seat));
    } else {
      f.used |= 1u << effects.list[0].bit;
      start_effect(g, seat, effects.list[0], occasion);
    }
    return true;
  }
  f.step = WindowStep::kOptional;
  f.position = 0;
  return false;
}

int next_position(const Public& pub, int position) {
  return position + 1 == pub.players ? 0 : position + 1;
}

void run_optional(Game& g, WindowFrame& f) {
  const Public& pub = g.pub();
  int position = f.position;
  for (int passes = f.passes; passes < pub.players;
       ++passes, position = next_position(pub, position)) {
    const Seat seat = seat_at(pub, position);
    if (!(f.owners & seat_bit(seat))) continue;
    if (!should_ask(g.cat, pub, seat, occasion_of(pub, f, seat), f.part, f.used)) continue;
    f.passes = u8(passes);
    f.position = u8(position);
    return ask(g, Ask::kWindow, seat_bit(seat));
  }
  pop(g);
}

// The fight stopped the move, so nothing prolongs it any more (B4.8).
bool prolonging_is_over(const Public& pub, const WindowFrame& f) {
  return f.part == MovePart::kProlonging && move_has_ended(pub);
}

void use_effect(Game& g, WindowFrame& f, Seat seat, Choice choice, bool optional) {
  const Occasion occasion = occasion_of(g.pub(), f, seat);
  Effects effects;
  find_effects(g.cat, g.pub(), seat, occasion, optional, f.used, f.part, effects);
  const Effect* effect = chosen_effect(effects, choice);
  assert(effect);
  f.used |= 1u << effect->bit;
  start_effect(g, seat, *effect, occasion);
}

const Ability* reaction_of(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
                           int kind, const Occasion& occasion, MovePart part) {
  for (const Ability& ability : abilities(cat, cat.poker[kind].abilities))
    if (ability.head == Head::kReaction && ability.moment == occasion.moment &&
        in_part(ability, part) && usable(cat, pub, own, seat, occasion, ability))
      return &ability;
  return nullptr;
}

void mark_once(Game& g, Seat seat, const Ability& ability) {
  if (ability.flags & Ability::kOnce) g.player(seat).once_used |= 1u << ability.once_slot;
}

}  // namespace

void find_effects(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                  bool optional, std::uint32_t used, MovePart part, Effects& out) {
  if (seat == kMib) return;
  const Finder finder{cat, pub, seat, occasion, optional, used, part, out};
  finder.add_items();
  finder.add_character();
  finder.add_laid_cards();
}

void add_effects(const Effects& effects, Choices& out) {
  for (int i = 0; i < effects.n; ++i)
    out.add(Verb::kTrigger, static_cast<int>(effects.list[i].type), effects.list[i].id,
            effects.list[i].ability);
}

const Effect* chosen_effect(const Effects& effects, Choice choice) {
  for (int i = 0; i < effects.n; ++i) {
    const Effect& e = effects.list[i];
    if (static_cast<std::uint8_t>(e.type) == choice.a && e.id == choice.b && e.ability == choice.c)
      return &e;
  }
  return nullptr;
}

bool order_matters(const Effects& effects) {
  if (effects.n < 2) return false;
  for (int i = 0; i < effects.n; ++i)
    if (!(effects.list[i].words->flags & Ability::kOrderless)) return true;
  return false;
}

void start_effect(Game& g, Seat seat, const Effect& effect, const Occasion& occasion) {
  const Player& p = g.player(seat);
  const int item_side = effect.id * 2 + (p.upgraded >> (effect.id & 15) & 1);
  emit(g, EventKind::kUsed, B(5, 2), seat, static_cast<int>(effect.type),
       effect.type == Trigger::kItem ? item_side : effect.id);
  mark_once(g, seat, *effect.words);
  const From from = effect.type == Trigger::kItem        ? From::kItem
                    : effect.type == Trigger::kCharacter ? From::kCharacter
                                                         : From::kLaid;
  start_program(g, seat, from, effect.id, effect.words->code, occasion);
}

void play_reaction(Game& g, Seat seat, Card card, const Occasion& occasion) {
  const Ability* ability =
      reaction_of(g.cat, g.pub(), &g.own(seat), seat, kind_of(card), occasion, MovePart::kWhole);
  assert(ability);
  lay_reaction(g, seat, card);
  emit(g, EventKind::kPlayed, B(5, 2), seat, card);
  mark_once(g, seat, *ability);
  start_program(g, seat, From::kCard, card, ability->code, occasion);
}

void add_reactions(const Catalog& cat, const Sight& view, const Occasion& occasion, MovePart part,
                   Choices& out) {
  for_each_card(
      view.own.hand & cat.reaction_cards[static_cast<int>(occasion.moment)], [&](Card card) {
        if (reaction_of(cat, view.pub, &view.own, view.seat, kind_of(card), occasion, part))
          out.add(Verb::kReact, card);
      });
}

bool may_hold_reaction(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                       MovePart part) {
  if (!pub.player[seat].hand_n) return false;
  const auto& list = cat.reactions[static_cast<int>(occasion.moment)];
  for (int i = 0; i < list.n; ++i) {
    const Ability& ability = cat.abilities[list.ability[i]];
    if (in_part(ability, part) && usable(cat, pub, nullptr, seat, occasion, ability)) return true;
  }
  return false;
}

void open_window(Game& g, SeatSet owners, const Occasion& occasion, MovePart part) {
  const Public& pub = g.pub();
  if (!has_listeners(g.cat, pub, occasion.moment) || is_spent(g)) return;
  bool heard = false;
  for (unsigned rest = owners & ((1u << pub.players) - 1); rest && !heard; rest &= rest - 1) {
    const Seat seat = static_cast<Seat>(std::countr_zero(rest));
    const Occasion own{moment_for(pub, seat, occasion.moment), occasion.kind, occasion.amount};
    heard =
        has_automatic(g.cat, pub, seat, own, part) || should_ask(g.cat, pub, seat, own, part, 0);
  }
  if (!heard) return;
  WindowFrame& f = push<WindowFrame>(g, order_start(pub));
  f.moment = occasion.moment;
  f.owners = owners;
  f.what = u8(occasion.kind);
  f.amount = u8(occasion.amount);
  f.part = part;
}

void run_window(Game& g, WindowFrame& f) {
  if (prolonging_is_over(g.pub(), f)) return pop(g);
  if (f.step == WindowStep::kAutomatic && run_automatic(g, f)) return;
  run_optional(g, f);
}

void options_window(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  const WindowFrame& f = as<WindowFrame>(top(pub));
  const Occasion occasion = occasion_of(pub, f, view.seat);
  Effects effects;
  find_effects(cat, pub, view.seat, occasion, pub.ask == Ask::kWindow, f.used, f.part, effects);
  if (pub.ask == Ask::kOrder) return add_effects(effects, out);
  out.add(Verb::kPass);
  add_reactions(cat, view, occasion, f.part, out);
  add_effects(effects, out);
  if (f.part == MovePart::kProlonging) return;
  add_offers(cat, view, occasion, out);
}

void take_window(Game& g, WindowFrame& f, Seat seat, Choice choice) {
  if (g.pub().ask == Ask::kOrder) return use_effect(g, f, seat, choice, false);
  if (choice.verb == Verb::kPass) {
    ++f.passes;
    f.position = u8(next_position(g.pub(), f.position));
    return;
  }
  f.passes = 0;
  if (choice.verb == Verb::kReact)
    return play_reaction(g, seat, choice.a, occasion_of(g.pub(), f, seat));
  if (choice.verb == Verb::kTrigger) return use_effect(g, f, seat, choice, true);
  take_offer(g, seat, choice);
}

}  // namespace dr
