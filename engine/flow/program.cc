// The interpreter of card programs. One frame runs one program:
//
//   seat owner   a subject now   b From   c id of the card   d,e,h Occasion (kind, amount, moment)
//   f result bits   i 1 = the next instruction is a price   pc next instruction
#include "engine/flow/program.h"

#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/store.h"
#include "engine/rules/story.h"

namespace dr {
namespace {

From from_of(const Frame& f) { return static_cast<From>(f.b); }

Occasion occasion_of(const Frame& f) { return {static_cast<Moment>(f.h), f.d, f.e}; }

LpSource lp_source(From from) {
  switch (from) {
    case From::kCard:
    case From::kLaid:
    case From::kDiscarded: return LpSource::kCard;
    case From::kItem: return LpSource::kItem;
    case From::kCharacter: return LpSource::kCharacter;
    case From::kFightCard: return LpSource::kFightCard;
    case From::kStory: return LpSource::kStory;
    case From::kCattle: return LpSource::kCattle;
    case From::kTrack: return LpSource::kMarshal;
    case From::kMib: return LpSource::kManInBlack;
    case From::kEvent:
    case From::kToken: return LpSource::kToken;
    case From::kTrain: return LpSource::kTrain;
    case From::kFrontier: return LpSource::kFrontier;
    case From::kGambler: return LpSource::kGambler;
    case From::kLonghorn: return LpSource::kLonghorn;
  }
  return LpSource::kCard;
}

Rule rule_of(From from) {
  switch (from) {
    case From::kCard: return B(5, 1);
    case From::kLaid:
    case From::kDiscarded:
    case From::kItem: return B(5, 2);
    case From::kCharacter: return B(2, 9);
    case From::kFightCard: return B(11, 2);
    case From::kStory: return B(8, 4);
    case From::kCattle: return B(7, 9);
    case From::kTrack: return B(9, 2);
    case From::kMib: return MB(2);
    case From::kEvent: return AU(10);
    case From::kToken: return AU(21);
    case From::kTrain: return AU(34);
    case From::kFrontier: return AU(41);
    case From::kGambler: return AU(27);
    case From::kLonghorn: return AU(18);
  }
  return B(5, 1);
}

void finish(Game& g, Frame& f) {
  const From from = from_of(f);
  const Card card = f.c;
  const Seat owner = f.seat;
  const bool action = static_cast<Moment>(f.h) == Moment::kCount;
  pop(g);
  if (from != From::kCard) return;
  if (!action && g.pub().fight.on) return;  // lies there until the fight is over (B6.9)
  to_discards(g, bit(card));
  if (action && g.other(Switch::kInstinctsBonus) &&
      (g.cat.bonus_cards[static_cast<int>(Moment::kWhenDiscarded)] & bit(card))) {
    g.pub().discarded_now |= bit(card);
    push(g, FrameKind::kDiscarded, owner);
  }
}

Seat opponent_of(const Public& pub, Seat seat) {
  if (!pub.fight.on || !is_player_fight(pub.fight.kind)) return kNone;
  return pub.fight.side[pub.fight.side[0] == seat ? 1 : 0];
}

void switch_subject(Game& g, Frame& f, const Instr& in) {
  Seat subject = kNone;
  switch (static_cast<Subject>(in.a)) {
    case Subject::kOpponent: subject = opponent_of(g.pub(), f.seat); break;
    case Subject::kPrey: subject = g.pub().mib.prey; break;
    case Subject::kOneHere: {
      const SeatSet here = others_here(g.pub(), f.seat);
      if (std::popcount(here) > 1) return ask(g, Ask::kPickSeat, seat_bit(f.seat));
      if (here) subject = static_cast<Seat>(std::countr_zero(here));
      break;
    }
  }
  if (subject == kNone) {
    f.pc = in.to;
  } else {
    f.a = subject;
    ++f.pc;
  }
}

// G3 and G14: an option that may not be picked while another can be.
bool barred(const Catalog& cat, const Public& pub, Seat seat, int code) {
  for (;; ++code) {
    const Instr& in = cat.code[code];
    switch (in.op) {
      case Op::kEnd:
      case Op::kJump: return false;
      case Op::kCost: return !can_pay(cat, pub, seat, cat.code[code + 1]);
      case Op::kDiscard:
      case Op::kLoseCash:
      case Op::kLose:
        if (!can_pay(cat, pub, seat, in)) return true;
        break;
      case Op::kGain:
        if (static_cast<Res>(in.b) == Res::kMp && seat != kMib && pub.player[seat].wp) return true;
        break;
      case Op::kShop:
        if (!can_shop(cat, pub, seat, {in.a, in.b, false})) return true;
        break;
      case Op::kTakeItem:
        if (!can_shop(cat, pub, seat, {0, 0, true})) return true;
        break;
      default: break;
    }
  }
}

// The options of the kChoose at `pc` that may be picked, as a set.
int open_options(const Catalog& cat, const Public& pub, Seat seat, int pc) {
  const int n = cat.code[pc].a;
  int open = 0;
  for (int i = 0; i < n; ++i)
    if (!barred(cat, pub, seat, cat.code[pc + 1 + i].to)) open |= 1 << i;
  return open ? open : (1 << n) - 1;
}

void pick_option(Frame& f, const Catalog& cat, int option) {
  f.pc = cat.code[f.pc + 1 + option].to;
}

void choose(Game& g, Frame& f) {
  if (f.a == kMib) return pick_option(f, g.cat, mib_option(g, f.pc));
  const int open = open_options(g.cat, g.pub(), f.a, f.pc);
  if (std::popcount(static_cast<unsigned>(open)) == 1)
    return pick_option(f, g.cat, std::countr_zero(static_cast<unsigned>(open)));
  ask(g, Ask::kOption, seat_bit(f.a));
}

void may(Game& g, Frame& f, const Instr& in) {
  const Instr& next = g.cat.code[f.pc + 1];
  if (f.a == kMib || (next.op == Op::kCost && !can_pay(g.cat, g.pub(), f.a, g.cat.code[f.pc + 2])))
    f.pc = in.to;
  else
    ask(g, Ask::kMay, seat_bit(f.a));
}

void gain(Game& g, Frame& f, const Instr& in) {
  const Rule rule = rule_of(from_of(f));
  switch (static_cast<Res>(in.b)) {
    case Res::kLp: return gain_lp(g, f.a, in.a, lp_source(from_of(f)), rule);
    case Res::kNugget: gain_nuggets(g, f.a, in.a, rule); return;
    case Res::kMp: return gain_points(g, f.a, PointKind::kMp, in.a);
    case Res::kWp: return gain_points(g, f.a, PointKind::kWp, in.a);
    case Res::kSame: return gain_points(g, f.a, static_cast<PointKind>(f.d), in.a);
    case Res::kGp: return gain_points(g, f.a, PointKind::kGp, in.a);
    case Res::kLonghorn: return gain_longhorns(g, f.a, in.a, rule);
    case Res::kLegend: return gain_legends(g, f.a, in.a);
  }
}

void discard(Game& g, Frame& f, const Instr& in) {
  const Rule rule = rule_of(from_of(f));
  if (f.a == kMib) return mib_discard(g, in.a);
  if (in.b) return discard_random(g, f.a, in.a, rule);
  ask_discard(g, f.a, in.a, rule);
}

void look(Game& g, Frame& f, int n) {
  const Seat target = opponent_of(g.pub(), f.seat);
  if (target == kNone) return;
  CardSet hand = target == kMib ? g.hid().mib_hand : g.own(target).hand;
  n = std::min(n, count(hand));
  if (n == 0) return;
  ++g.pub().reveals;
  emit(g, EventKind::kLooked, rule_of(from_of(f)), f.seat, n, 0, target);
  for (int i = 0; i < n; ++i) {
    const Card card = static_cast<Card>(pick(g, Purpose::kHand, hand));
    SeatSet audience = seat_bit(f.seat);
    if (target != kMib) {
      audience |= seat_bit(target);
      g.own(f.seat).known[target] |= bit(card);
      g.pub().known_hands |= seat_bit(target);
    }
    emit(g, EventKind::kSaw, B(14, 2), f.seat, card, 0, target, audience);
  }
}

void extra_actions(Game& g, Frame& f, int n) {
  if (f.a != g.pub().active) return;         // G15
  n = std::min(n, 8 - g.pub().extra_given);  // B15.9
  g.pub().extra_given = static_cast<std::uint8_t>(g.pub().extra_given + n);
  g.pub().actions_left = static_cast<std::uint8_t>(g.pub().actions_left + n);
  if (n > 0) emit(g, EventKind::kExtraAction, B(15, 9), f.a, n);
}

// C1.4 keep: one random card just played at poker goes back to the hand (G22: before the discards).
void keep_random(Game& g, Frame& f) {
  Public& pub = g.pub();
  CardSet laid = 0;
  for (std::uint8_t card : pub.poker.shown[f.a])
    if (card != kNone) laid |= bit(card);
  laid &= pub.poker.cards;
  if (!laid) return;
  ++pub.reveals;
  const Card card = static_cast<Card>(pick(g, Purpose::kHand, laid));
  pub.poker.cards &= ~bit(card);
  pub.table &= ~bit(card);
  add_to_hand(g, f.a, card);
  know_publicly(g, f.a, card);
  emit(g, EventKind::kKept, rule_of(from_of(f)), f.a, card);
}

void ante_up_verb(Game& g, Frame& f, const Instr& in) {
  if (f.a == kMib) return;  // MB15
  switch (in.op) {
    case Op::kLookToken: return ask(g, Ask::kLookAt, seat_bit(f.a));
    case Op::kStartPoker:
      if (g.player(f.a).cash) start_poker(g, f.a, PokerGame::kAnywhere);
      return;
    default:  // an event called by an item gained waits (B15.5)
      if (static_cast<Moment>(f.h) == Moment::kOnGain) return call_event(g, f.a, kNone);
      return resolve_event(g, f.a, in.a);
  }
}

void execute(Game& g, Frame& f, const Instr& in) {
  const Rule rule = rule_of(from_of(f));
  const bool price = f.i;
  f.i = 0;
  switch (in.op) {
    case Op::kGainCash: return gain_cash(g, f.a, in.a, rule);
    case Op::kGain: return gain(g, f, in);
    case Op::kLoseCash: return price ? pay_cash(g, f.a, in.a, rule) : lose_cash(g, f.a, in.a, rule);
    case Op::kLose:
      if (static_cast<Res>(in.b) == Res::kLp)
        return lose_lp(g, f.a, in.a, lp_source(from_of(f)), rule);
      return lose_nuggets(g, f.a, in.a, kNone, rule);
    case Op::kDraw:
      if (f.a == kMib) return;  // MB11
      draw_cards(g, f.a,
                 in.a == kNone ? hand_limit(g.cat, g.pub(), f.a) - g.player(f.a).hand_n : in.a,
                 rule);
      return;
    case Op::kDiscard: return discard(g, f, in);
    case Op::kWound: return wound(g, f.a, in.a, in.b != 0, rule);
    case Op::kHeal: return heal(g, f.a, in.a, rule);
    case Op::kRoll: return roll_dice(g, f.a, in.a, false);
    case Op::kReroll: return ask(g, Ask::kDie, seat_bit(f.a));
    case Op::kMove: return start_move(g, f.a, in.a, static_cast<Moment>(f.h) == Moment::kEndOfMove);
    case Op::kMoveSheriff: return move_sheriff(g, f.a, in.a);
    case Op::kSend: return send_piece(g, f.a, static_cast<Piece>(in.a), in.b);
    case Op::kEnemyCard: return change_value(g, f.a, false, -in.a);
    case Op::kOwnCard: return change_value(g, f.a, true, in.b ? in.a : -in.a);
    case Op::kNpcCards: return fewer_npc_cards(g, in.a);
    case Op::kWinTies: return set_fight_flag(g, f.a, Fight::kWinTies);
    case Op::kCancelWounds: return set_fight_flag(g, f.a, Fight::kCancelWounds);
    case Op::kNoBanditMp: return set_fight_flag(g, f.a, Fight::kNoBanditMp);
    case Op::kLookHand: return look(g, f, in.a);
    case Op::kGive: push(g, FrameKind::kGive, f.a).a = f.seat; return;
    case Op::kTakeItem: return shop(g, f.a, 0, 0, true);
    case Op::kShop: return shop(g, f.a, in.a, in.b, false);
    case Op::kExtraAction: return extra_actions(g, f, in.a);
    case Op::kKeepRandom: return keep_random(g, f);
    case Op::kStoryDisc: return free_disc(g, f.a, in.a);
    case Op::kRestartFight: return offer_restart(g);
    case Op::kArrested: return start_arrest(g, f.a, kNone, from_of(f) != From::kTrain);  // AU69
    case Op::kDiscardThis: return return_item(g, f.seat, f.c);
    case Op::kStalk: return stalk(g, in.b);
    case Op::kAttack: return mib_attack(g, static_cast<FightKind>(in.a));
    case Op::kPlace: return place_tokens(g, static_cast<TokenKind>(in.b), in.a, in.c);
    case Op::kLookToken:
    case Op::kStartPoker:
    case Op::kEvent: return ante_up_verb(g, f, in);
    case Op::kEnd:
    case Op::kJump:
    case Op::kTest:
    case Op::kChoose:
    case Op::kOption:
    case Op::kMay:
    case Op::kCost:
    case Op::kSubject:
    case Op::kBack: assert(false);
  }
}

}  // namespace

void start_program(Game& g, Seat owner, From from, int id, int code, Occasion occasion) {
  Frame& f = push(g, FrameKind::kProgram, owner);
  f.a = owner;
  f.b = static_cast<std::uint8_t>(from);
  f.c = static_cast<std::uint8_t>(id);
  f.d = occasion.kind;
  f.e = occasion.amount;
  f.h = static_cast<std::uint8_t>(occasion.moment);
  f.pc = static_cast<std::uint16_t>(code);
}

void report_result(Game& g, std::uint8_t result) {
  if (g.pub().n_frames < 2) return;
  Frame& below = g.pub().frame[g.pub().n_frames - 2];
  if (below.kind == static_cast<std::uint8_t>(FrameKind::kProgram)) below.f |= result;
}

void run_program(Game& g, Frame& f) {
  const std::uint8_t depth = g.pub().n_frames;
  while (g.pub().n_frames == depth && !g.pub().acting) {
    const Instr& in = g.cat.code[f.pc];
    switch (in.op) {
      case Op::kEnd: return finish(g, f);
      case Op::kJump: f.pc = in.to; break;
      case Op::kTest: {
        const Private* own = f.a < kMib ? &g.own(f.a) : nullptr;
        const bool ok = holds(g.cat, g.pub(), own, f.a, occasion_of(f), in, f.f);
        f.pc = ok ? static_cast<std::uint16_t>(f.pc + 1) : in.to;
        break;
      }
      case Op::kChoose: choose(g, f); break;
      case Op::kMay: may(g, f, in); break;
      case Op::kCost:
        f.i = can_pay(g.cat, g.pub(), f.a, g.cat.code[f.pc + 1]);
        f.pc = f.i ? static_cast<std::uint16_t>(f.pc + 1) : in.to;
        break;
      case Op::kSubject: switch_subject(g, f, in); break;
      case Op::kBack:
        f.a = f.seat;
        ++f.pc;
        break;
      default: ++f.pc; execute(g, f, in);
    }
  }
}

void options_program(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  const Frame& f = top(pub);
  switch (pub.ask) {
    case Ask::kOption: {
      const int open = open_options(cat, pub, f.a, f.pc);
      for (int i = 0; i < cat.code[f.pc].a; ++i)
        if (open >> i & 1) out.add(Verb::kOption, i);
      break;
    }
    case Ask::kMay:
      out.add(Verb::kPass);
      out.add(Verb::kAccept);
      break;
    case Ask::kPickSeat: {
      const SeatSet here = others_here(pub, f.seat);
      for (Seat seat = 0; seat < kMaxFigures; ++seat)
        if (here & seat_bit(seat)) out.add(Verb::kPick, seat);
      break;
    }
    case Ask::kDie:
      out.add(Verb::kReroll, 0);
      out.add(Verb::kReroll, 1);
      break;
    case Ask::kRestart:
      out.add(Verb::kPass);
      out.add(Verb::kAccept);
      break;
    case Ask::kStoryDisc: options_free_disc(pub, view.seat, out); break;
    case Ask::kLookAt: options_look(cat, pub, out); break;
    default: break;
  }
}

void take_program(Game& g, Frame& f, Seat seat, Choice choice) {
  switch (g.pub().ask) {
    case Ask::kOption: return pick_option(f, g.cat, choice.a);
    case Ask::kMay:
      f.pc =
          choice.verb == Verb::kAccept ? static_cast<std::uint16_t>(f.pc + 1) : g.cat.code[f.pc].to;
      return;
    case Ask::kPickSeat:
      f.a = choice.a;
      ++f.pc;
      return;
    case Ask::kDie: {
      g.pub().die[choice.a] = static_cast<std::uint8_t>(roll(g, Purpose::kDice, 6));
      ++g.pub().reveals;
      emit(g, EventKind::kDice, B(7, 5), seat, choice.a, g.pub().die[choice.a]);
      return;
    }
    case Ask::kRestart:
      if (choice.verb == Verb::kAccept) request_restart(g);
      return;
    case Ask::kStoryDisc:
      if (choice.verb == Verb::kPlaceDisc) place_disc(g, seat, choice.a, choice.b != 0);
      return;
    case Ask::kLookAt: return look_at(g, seat, static_cast<LookAt>(choice.a), choice.b);
    default: assert(false);
  }
}

}  // namespace dr
