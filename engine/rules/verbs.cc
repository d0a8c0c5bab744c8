// C1.4: the verbs of card programs.
#include "engine/flow/chapters.h"

#include "darkrock/amounts.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight.h"
#include "engine/rules/goals.h"
#include "engine/rules/hand.h"
#include "engine/rules/law.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/mine.h"
#include "engine/rules/move.h"
#include "engine/rules/poker.h"
#include "engine/rules/resources.h"
#include "engine/rules/store.h"
#include "engine/rules/story.h"

namespace dr {
namespace {

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

void gain(Game& g, ProgramFrame& f, const Instr& in) {
  const Rule rule = rule_of(f.from);
  switch (static_cast<Res>(in.b)) {
    case Res::kLp: return gain_lp(g, f.subject, in.a, lp_source(f.from), rule);
    case Res::kNugget: gain_nuggets(g, f.subject, in.a, rule); return;
    case Res::kMp: return gain_points(g, f.subject, PointKind::kMp, in.a);
    case Res::kWp: return gain_points(g, f.subject, PointKind::kWp, in.a);
    case Res::kSame: return gain_points(g, f.subject, static_cast<PointKind>(f.what), in.a);
    case Res::kGp: return gain_points(g, f.subject, PointKind::kGp, in.a);
    case Res::kLonghorn: return gain_longhorns(g, f.subject, in.a, rule);
    case Res::kLegend: return gain_legends(g, f.subject, in.a);
    case Res::kCount: break;
  }
}

void discard(Game& g, ProgramFrame& f, const Instr& in) {
  const Rule rule = rule_of(f.from);
  if (f.subject == kMib) return mib_discard(g, in.a);
  if (in.b) return discard_random(g, f.subject, in.a, rule);
  ask_discard(g, f.subject, in.a, rule);
}

void look(Game& g, ProgramFrame& f, int n) {
  const Seat target = opponent_of(g.pub(), f.seat);
  if (target == kNone) return;
  CardSet hand = target == kMib ? g.hid().mib_hand : g.own(target).hand;
  n = std::min(n, count(hand));
  if (n == 0) return;
  ++g.pub().reveals;
  emit(g, EventKind::kLooked, rule_of(f.from), f.seat, n, 0, target);
  for (int i = 0; i < n; ++i) {
    const Card card = static_cast<Card>(pick(g, Purpose::kHand, hand));
    if (target != kMib) {
      g.own(f.seat).known[target] |= bit(card);
      g.pub().known_hands |= seat_bit(target);
    }
    emit(g, EventKind::kSaw, B(14, 2), f.seat, card, 0, target);
  }
}

void extra_actions(Game& g, ProgramFrame& f, int n) {
  if (f.subject != g.pub().active) return;  // G15
  n = std::min(n, kExtraActions - g.pub().extra_given);
  g.pub().extra_given = static_cast<std::uint8_t>(g.pub().extra_given + n);
  g.pub().actions_left = static_cast<std::uint8_t>(g.pub().actions_left + n);
  if (n > 0) emit(g, EventKind::kExtraAction, B(15, 9), f.subject, n);
}

// C1.4 keep: one random card just played at poker goes back to the hand (G22: before the discards).
void keep_random(Game& g, ProgramFrame& f) {
  Public& pub = g.pub();
  CardSet laid = 0;
  for (std::uint8_t card : pub.poker.shown[f.subject])
    if (card != kNone) laid |= bit(card);
  laid &= pub.poker.cards;
  if (!laid) return;
  ++pub.reveals;
  const Card card = static_cast<Card>(pick(g, Purpose::kHand, laid));
  pub.poker.cards &= ~bit(card);
  pub.table &= ~bit(card);
  add_to_hand(g, f.subject, card);
  know_publicly(g, f.subject, card);
  emit(g, EventKind::kKept, rule_of(f.from), f.subject, card);
}

// An event called by an item gained waits (B15.5).
void bring_event(Game& g, ProgramFrame& f, int drawn) {
  if (f.moment == Moment::kOnGain) return call_event(g, f.subject, kNone);
  resolve_event(g, f.subject, drawn);
}

}  // namespace

void execute(Game& g, ProgramFrame& f, const Instr& in) {
  const Rule rule = rule_of(f.from);
  const bool price = f.paying, mib = f.subject == kMib;
  f.paying = 0;
  switch (in.op) {
    case Op::kGainCash: return gain_cash(g, f.subject, in.a, rule);
    case Op::kGain: return gain(g, f, in);
    case Op::kLoseCash:
      return price ? pay_cash(g, f.subject, in.a, rule) : lose_cash(g, f.subject, in.a, rule);
    case Op::kLose:
      if (static_cast<Res>(in.b) == Res::kLp)
        return lose_lp(g, f.subject, in.a, lp_source(f.from), rule);
      return lose_nuggets(g, f.subject, in.a, kNone, rule);
    case Op::kDraw:
      if (mib) return;  // MB11
      draw_cards(
          g, f.subject,
          in.a == kNone ? hand_limit(g.cat, g.pub(), f.subject) - g.player(f.subject).hand_n : in.a,
          rule);
      return;
    case Op::kDiscard: return discard(g, f, in);
    case Op::kWound: return wound(g, f.subject, in.a, in.b != 0, rule);
    case Op::kHeal: return heal(g, f.subject, in.a, rule);
    case Op::kRoll: return roll_dice(g, f.subject, in.a, false);
    case Op::kReroll: return ask(g, Ask::kDie, seat_bit(f.subject));
    case Op::kMove: return start_move(g, f.subject, in.a, f.moment == Moment::kEndOfMove);
    case Op::kMoveSheriff: return move_sheriff(g, f.subject, in.a);
    case Op::kSend: return send_piece(g, f.subject, static_cast<Piece>(in.a), in.b);
    case Op::kEnemyCard: return change_value(g, f.subject, false, -in.a);
    case Op::kOwnCard: return change_value(g, f.subject, true, in.b ? in.a : -in.a);
    case Op::kNpcCards: return fewer_npc_cards(g, in.a);
    case Op::kWinTies: return set_fight_flag(g, f.subject, Fight::kWinTies);
    case Op::kCancelWounds: return set_fight_flag(g, f.subject, Fight::kCancelWounds);
    case Op::kNoBanditMp: return set_fight_flag(g, f.subject, Fight::kNoBanditMp);
    case Op::kLookHand: return look(g, f, in.a);
    case Op::kGive: push<GiveFrame>(g, f.subject).receiver = f.seat; return;
    case Op::kTakeItem: return shop(g, f.subject, 0, 0, true);
    case Op::kShop: return shop(g, f.subject, in.a, in.b, false);
    case Op::kExtraAction: return extra_actions(g, f, in.a);
    case Op::kKeepRandom: return keep_random(g, f);
    case Op::kStoryDisc: return free_disc(g, f.subject, in.a);
    case Op::kRestartFight: return offer_restart(g);
    case Op::kArrested: return start_arrest(g, f.subject, kNone, f.from != From::kTrain);  // AU69
    case Op::kDiscardThis: return return_item(g, f.seat, f.id);
    case Op::kStalk: return stalk(g, in.b);
    case Op::kAttack: return mib_attack(g, static_cast<FightKind>(in.a));
    case Op::kPlace: return place_tokens(g, static_cast<TokenKind>(in.b), in.a, in.c);
    case Op::kLookToken:
      if (!mib) ask(g, Ask::kLookAt, seat_bit(f.subject));  // MB15
      return;
    case Op::kStartPoker:
      if (!mib && g.player(f.subject).cash >= terms_of(PokerGame::kAnywhere).ante)
        start_poker(g, f.subject, PokerGame::kAnywhere);
      return;
    case Op::kEvent:
      if (!mib) bring_event(g, f, in.a);
      return;
    case Op::kEnd:
    case Op::kJump:
    case Op::kTest:
    case Op::kChoose:
    case Op::kOption:
    case Op::kMay:
    case Op::kCost:
    case Op::kSubject:
    case Op::kBack:
    case Op::kCount: assert(false);
  }
}

static_assert(kOps == 44, "When would the new verb do nothing?");

bool in_vain(const Catalog& cat, const Public& pub, Seat seat, const Instr& in) {
  switch (in.op) {
    case Op::kDiscard:
    case Op::kLoseCash:
    case Op::kLose: return !can_pay(cat, pub, seat, in);
    case Op::kGain:
      return static_cast<Res>(in.b) == Res::kMp && seat != kMib && pub.player[seat].wp;
    case Op::kShop: return !can_shop(cat, pub, seat, {in.a, in.b, false});
    case Op::kTakeItem: return !can_shop(cat, pub, seat, {0, 0, true});
    default: return false;
  }
}

void options_verb(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  if (pub.ask == Ask::kDie) {
    out.add(Verb::kReroll, 0);
    out.add(Verb::kReroll, 1);
  } else if (pub.ask == Ask::kRestart) {
    out.add(Verb::kPass);
    out.add(Verb::kAccept);
  } else if (pub.ask == Ask::kStoryDisc) {
    options_free_disc(pub, view.seat, out);
  } else if (pub.ask == Ask::kLookAt) {
    options_look(cat, pub, out);
  }
}

void take_verb(Game& g, Seat seat, Choice choice) {
  switch (g.pub().ask) {
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

void after_program(Game& g, Seat owner, From from, int id, Moment moment) {
  if (from != From::kCard) return;
  const Card card = u8(id);
  const bool action = moment == Moment::kCount;
  if (!action && g.pub().fight.on) return;  // lies there until the fight is over (B6.9)
  to_discards(g, bit(card));
  if (action && g.other(Switch::kInstinctsBonus) &&
      (g.cat.bonus_cards[static_cast<int>(Moment::kWhenDiscarded)] & bit(card))) {
    g.pub().discarded_now |= bit(card);
    push<DiscardedFrame>(g, owner);
  }
}

}  // namespace dr
