// B2 Set-up, in the order of B2.11.
#include "engine/rules/setup.h"

#include <utility>

#include "darkrock/modules.h"
#include "engine/flow/facts.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/hand.h"
#include "engine/rules/law.h"
#include "engine/rules/store.h"
#include "engine/rules/story.h"
#include "engine/rules/turn.h"

namespace dr {
namespace {

bool in_first_game(const Catalog& cat, int players, int character) {
  const int from = cat.characters[character].first_game_players;
  return from && players >= from;
}

Seat seat_in_order(const Public& pub, const SetupFrame& f) {
  return u8((pub.first + f.position) % pub.players);
}

std::uint32_t chosen_characters(const Game& g) {
  std::uint32_t set = 0;
  for (Seat seat = 0; seat < g.pub().players; ++seat)
    if (g.own(seat).chosen != kNone) set |= 1u << g.own(seat).chosen;
  return set;
}

void prepare(Game& g) {
  Public& pub = g.pub();
  Hidden& hid = g.hid();
  hid.poker_deck = (CardSet{1} << kPokerCards) - 1;
  pub.poker_deck_n = kPokerCards;
  for (int i = 0; i < kFightCards; ++i) hid.fight_order[i] = u8(i);
  shuffle(g, Purpose::kFightDeck, hid.fight_order, kFightCards);
  pub.fight_deck_n = kFightCards;
  for (int i = 0; i < g.cat.n_items; ++i)
    stock_of(pub, i) = pub.first_game && !g.cat.items[i].first_game ? 0 : g.cat.items[i].copies;
  pub.supply_nuggets = 36;
  for (int colour = 0; colour < kCattleColours && pub.cattle_game; ++colour) {
    pub.cattle_n[colour] = g.cat.cattle_n[colour];
    hid.cattle[colour] = u8((1 << g.cat.cattle_n[colour]) - 1);
  }
  for (int worth = 0; worth < 3; ++worth) {
    hid.legends[worth] = g.cat.legends[worth];
    pub.legends_n = u8(pub.legends_n + g.cat.legends[worth]);
  }
  hid.mib_commit = kNone;
  std::memset(hid.mib_order, kNone, sizeof hid.mib_order);
  pub.mib.card = kNone;
  if (with_mib(pub)) {  // MB1
    pub.mib.space = g.cat.tag[static_cast<int>(Tag::kRailStation)].first();
    pub.mib.deck_n = u8(g.cat.n_mib);
    hid.mib_deck = static_cast<std::uint16_t>((1u << g.cat.n_mib) - 1);
  } else {
    pub.mib.space = kNone;
  }
  set_up_stories(g);
  if (with_ante_up(pub)) set_up_ante_up(g);
}

// B2.3: two characters each; preset ones stay out of the deal.
SeatSet deal_characters(Game& g) {
  std::uint64_t deck = (std::uint64_t{1} << g.cat.n_characters) - 1;
  deck &= ~std::uint64_t{chosen_characters(g)};
  SeatSet asked = 0;
  for (Seat seat = 0; seat < g.pub().players; ++seat) {
    Private& own = g.own(seat);
    if (own.chosen != kNone) continue;
    for (std::uint8_t& offer : own.offered) offer = u8(pick(g, Purpose::kCharacter, deck));
    if (own.offered[0] > own.offered[1]) std::swap(own.offered[0], own.offered[1]);
    asked |= seat_bit(seat);
  }
  return asked;
}

void choose_characters(Game& g, SetupFrame& f) {
  const Public& pub = g.pub();
  if (!pub.first_game) {
    f.step = SetupStep::kShow;
    if (const SeatSet asked = deal_characters(g); asked) ask(g, Ask::kCharacter, asked);
    return;
  }
  for (; f.position < pub.players; ++f.position)
    if (g.own(f.position).chosen == kNone) return ask(g, Ask::kCharacter, seat_bit(f.position));
  f.position = 0;
  f.step = SetupStep::kShow;
}

void fix_first_player(Game& g) {  // B2.5
  Public& pub = g.pub();
  std::uint64_t best = 0;
  int most = 0;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    const int wp = g.cat.characters[pub.player[seat].character].wp;
    if (wp > most) best = 0, most = wp;
    if (wp == most) best |= 1u << seat;
  }
  pub.first = u8(pick(g, Purpose::kFirstPlayer, best));
  emit(g, EventKind::kFirstPlayer, B(2, 5), pub.first);
}

void show_characters(Game& g) {
  Public& pub = g.pub();
  ++pub.reveals;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    Private& own = g.own(seat);
    pub.player[seat].character = own.chosen;
    emit(g, EventKind::kCharacterTaken, B(2, 3), seat, own.chosen);
    if (!pub.goals) continue;
    std::uint64_t goals = 15;
    pick(g, Purpose::kGoal, goals);  // B2.10: one goes back unseen
    own.goals = u8(static_cast<int>(goals));
  }
  fix_first_player(g);
}

void start_bonus(Game& g, Seat seat) {
  Player& p = g.player(seat);
  const Character& c = g.cat.characters[p.character];
  p.cash = c.cash;
  p.mp = c.mp;  // B2.4: no track reward
  p.wp = c.wp;
  p.wounds = c.wounds;
  if (c.cash) emit(g, EventKind::kStartCash, B(2, 3), seat, c.cash);
  if (c.mp) emit(g, EventKind::kStartPoints, B(2, 4), seat, c.mp, static_cast<int>(PointKind::kMp));
  if (c.wp) emit(g, EventKind::kStartPoints, B(2, 4), seat, c.wp, static_cast<int>(PointKind::kWp));
  if (c.wounds) emit(g, EventKind::kStartWounds, B(2, 3), seat, c.wounds);
  draw_cards(g, seat, c.cards, B(2, 3));
  gain_points(g, seat, PointKind::kGp, c.gp);  // C11: these give their reward
  for (unsigned rest = c.items; rest; rest &= rest - 1) {
    const Item item = static_cast<Item>(std::countr_zero(rest));
    gain_item(g, seat, item, c.upgraded >> item & 1, B(2, 3));
  }
}

void choose_active(Game& g, Seat seat) {
  const unsigned mounts = items_of(g.cat, g.player(seat), ItemType::kMount);
  if (mounts) set_active(g, seat, static_cast<Item>(std::countr_zero(mounts)));
  const unsigned weapons = items_of(g.cat, g.player(seat), ItemType::kWeapon);
  if (std::popcount(weapons) > 1) return ask(g, Ask::kWeapon, seat_bit(seat));
  if (weapons) set_active(g, seat, static_cast<Item>(std::countr_zero(weapons)));
}

bool taken(const Public& pub, int character) {
  for (int i = 0; i < pub.players; ++i)
    if (pub.player[i].character == character) return true;
  return false;
}

SpaceSet start_spaces(const Catalog& cat, const Public& pub, Seat seat) {
  const Character& c = cat.characters[pub.player[seat].character];
  SpaceSet spaces = c.start;
  if (!c.start_without_figure) return spaces;
  for (Seat other = 0; other < pub.players; ++other)
    if (pub.player[other].space != kNone) spaces.remove(pub.player[other].space);
  return spaces;
}

void put_down(Game& g, Seat seat, Space space) {
  if (with_ante_up(g.pub())) clear_start_space(g, space);  // AU7
  g.player(seat).space = space;
  emit(g, EventKind::kStarted, B(2, 4), seat, space);
}

void choose_start(Game& g, Seat seat) {
  const SpaceSet spaces = start_spaces(g.cat, g.pub(), seat);
  if (spaces.size() > 1) return ask(g, Ask::kStart, seat_bit(seat));
  put_down(g, seat, spaces.first());
}

void finish(Game& g) {  // B2.6
  Public& pub = g.pub();
  if (with_ante_up(pub) && with_mib(pub)) set_up_man_in_black(g);
  pub.sheriff = office(g.cat);
  SpaceSet hideouts = g.cat.hideouts;
  for (int i = 0; i < pub.players; ++i) hideouts.remove(pub.player[i].space);
  pub.bandits = hideouts;
  for_each(hideouts, [&](Space s) { emit(g, EventKind::kBandits, B(2, 6), kNone, s, 1); });
  pub.round = 1;
  pop(g);
  push<TurnFrame>(g, pub.first);
}

}  // namespace

namespace {

SetupRefusal refuse_modules(const Catalog& cat, const Setup& s) {
  const bool ante_up = s.modules & kAnteUp;
  if (s.modules & ~kAllModules)
    return {SetupProblem::kOther, "There is no such module of the game."};
  if (!ante_up && (s.modules & kAlternativePoker))
    return {SetupProblem::kAnteUp,
            "The alternative poker cards need Ante Up: Rumors calls an event (AU3)."};
  if (!ante_up && (s.modules & kCommunityPoker))
    return {SetupProblem::kAnteUp,
            "Community Card Poker needs Ante Up: it gives Gambler points (AU55)."};
  if (ante_up != (cat.ante_up != 0))
    return {SetupProblem::kAnteUp,
            ante_up ? "These cards are of the base game alone; Ante Up needs its own."
                    : "These cards are of Ante Up; the table does not play it."};
  if (!ante_up && s.switches >> kBaseSwitches)
    return {SetupProblem::kAnteUp, "The switches of Ante Up need Ante Up (editions, section 4)."};
  return {};
}

}  // namespace

SetupRefusal check_setup(const Catalog& cat, const Setup& s) {
  if (s.players < 2 || s.players > kMaxPlayers)
    return {SetupProblem::kOther, "A table seats 2 to 6 players (B1.1)."};
  if (const SetupRefusal no = refuse_modules(cat, s); no.text) return no;
  std::uint32_t seen = 0;
  for (int i = 0; i < s.players; ++i) {
    const int c = s.characters[i];
    if (c == kNone) continue;
    if (c >= cat.n_characters && c < kMaxCharacters && !cat.ante_up)
      return {SetupProblem::kAnteUp,
              "This character starts on the Buzzard Gulch board: play with Ante Up (AU1)."};
    if (c >= cat.n_characters) return {SetupProblem::kOther, "There is no such character (B2.3)."};
    if (seen >> c & 1)
      return {SetupProblem::kTwice, "Each character can be played by one player only (B2.3)."};
    seen |= 1u << c;
    if (s.first_game && !in_first_game(cat, s.players, c))
      return {SetupProblem::kFirstGame,
              "A first game is played with Annie Oakley, Bass Reeves, Billy the Kid and, with 4 "
              "players, Bloody Knife (B2.8)."};
  }
  if (on_other_side(s.switches, Switch::kShotgunUp) &&
      !on_other_side(s.switches, Switch::kValuesCanRise))
    return {SetupProblem::kShotgun,
            "The switch shotgun-up=raise needs values-can-rise=on (editions, row 7)."};
  if (!s.first_game) return {};
  if (s.modules)
    return {SetupProblem::kFirstGame, "A first game is played without Ante Up (B2.8)."};
  if (s.players > kFirstGamePlayers)
    return {SetupProblem::kFirstGame, "A first game seats 2 to 4 players (B2.8)."};
  if (s.cattle) return {SetupProblem::kFirstGame, "A first game is played without cattle (B2.8)."};
  if (s.goals) return {SetupProblem::kFirstGame, "A first game is played without goals (B2.8)."};
  if (s.length != Length::kShort)
    return {SetupProblem::kFirstGame, "A first game is a short game of 15 LP (B2.8)."};
  return {};
}

State new_game(const Catalog& cat, const Setup& setup, const Seed& seed, Events* events) {
  assert(!refuse_setup(cat, setup));
  State state;
  std::memset(static_cast<void*>(&state), 0, sizeof state);
  Public& pub = state.pub;
  pub.switches = setup.switches;
  pub.players = setup.players;
  pub.first_game = setup.first_game;
  pub.goals = setup.goals;
  pub.cattle_game = setup.cattle;
  pub.modules = setup.modules;
  pub.length = setup.length;
  pub.fight = Fight{};
  for (Seat seat = 0; seat < setup.players; ++seat) {
    Player& p = pub.player[seat];
    Private& own = state.own[seat];
    p.character = setup.characters[seat];
    p.space = p.weapon = p.mount = p.cattle = kNone;
    own.committed = own.npc_commit = own.laid[0] = own.laid[1] = own.cattle = kNone;
    own.offered[0] = own.offered[1] = kNone;
    own.chosen = setup.characters[seat];
  }
  std::memcpy(state.hid.key, seed.word, sizeof seed.word);
  Game g{cat, state, events};
  push<SetupFrame>(g, 0);
  advance(g);
  return state;
}

void run_setup(Game& g, SetupFrame& f) {
  const Public& pub = g.pub();
  switch (f.step) {
    using enum SetupStep;
    case kDeal: f.step = with_ante_up(pub) ? kEvents : kChoose; return prepare(g);
    case kEvents:
      if (f.events++ < set_up_events(pub)) return resolve_event(g, kNone, 1);
      f.events = 0;
      f.step = kChoose;
      return;
    case kChoose: return choose_characters(g, f);
    case kShow: f.step = kBonus; return show_characters(g);
    case kBonus: f.step = kWeapon; return start_bonus(g, seat_in_order(pub, f));
    case kWeapon: f.step = kPlace; return choose_active(g, seat_in_order(pub, f));
    case kPlace: f.step = kNextPlayer; return choose_start(g, seat_in_order(pub, f));
    case kNextPlayer: f.step = ++f.position < pub.players ? kBonus : kFinish; return;
    case kFinish: return finish(g);
  }
}

void options_setup(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  if (pub.ask == Ask::kCharacter && pub.first_game) {
    for (int c = 0; c < cat.n_characters; ++c)
      if (in_first_game(cat, pub.players, c) && !taken(pub, c)) out.add(Verb::kTakeCharacter, c);
  } else if (pub.ask == Ask::kCharacter) {
    for (const std::uint8_t offer : view.own.offered) out.add(Verb::kTakeCharacter, offer);
  } else if (pub.ask == Ask::kWeapon) {
    unsigned rest = items_of(cat, pub.player[view.seat], ItemType::kWeapon);
    for (; rest; rest &= rest - 1) out.add(Verb::kUseWeapon, std::countr_zero(rest));
  } else if (pub.ask == Ask::kStart) {
    for_each(start_spaces(cat, pub, view.seat), [&](Space s) { out.add(Verb::kStartAt, s); });
  }
}

void take_setup(Game& g, SetupFrame&, Seat seat, Choice choice) {
  switch (choice.verb) {
    case Verb::kTakeCharacter:
      g.own(seat).chosen = choice.a;
      if (g.pub().first_game) g.player(seat).character = choice.a;  // chosen one after the other
      return;
    case Verb::kUseWeapon: return set_active(g, seat, choice.a);
    case Verb::kStartAt: return put_down(g, seat, choice.a);
    default: assert(false);
  }
}

}  // namespace dr
