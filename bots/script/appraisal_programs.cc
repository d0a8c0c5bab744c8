// Card programs read for what they bring, and their conditions.
#include "bots/script/appraisal.h"
#include "darkrock/queries.h"

#include <algorithm>

namespace dr {

bool Appraisal::holds(const Instr& test, const Setting& at) const {
  const bool in_town = at.space < cat_.n_spaces && cat_.towns.has(at.space);
  switch (static_cast<Cond>(test.a)) {
    case Cond::kInTown: return in_town;
    case Cond::kOutsideTown: return !in_town;
    case Cond::kAt: return at.space < cat_.n_spaces && cat_.places[test.b].has(at.space);
    case Cond::kMarshal: return me_.mp > 0;
    case Cond::kWanted: return me_.wp > 0;
    case Cond::kAttacking: return at.attacking;
    case Cond::kWithPlayer:
      for (int s = 0; s < pub_.players; ++s)
        if (s != seat_ && pub_.player[s].space == at.space) return true;
      return with_mib(pub_) && pub_.mib.space == at.space;
    case Cond::kKind: {
      const int fight = static_cast<int>(at.fight);
      switch (static_cast<KindClass>(test.b)) {
        case KindClass::kFightLow: return at.fighting && fight < 8 && (test.c >> fight & 1);
        case KindClass::kFightHigh: return at.fighting && fight >= 8 && (test.c >> (fight - 8) & 1);
        case KindClass::kFightNpc: return at.fighting && !is_player_fight(at.fight);
        case KindClass::kPoint: return test.c >> static_cast<int>(at.point) & 1;
        case KindClass::kDelivery: return test.c >> static_cast<int>(at.delivery) & 1;
        case KindClass::kItemType:
          return at.item < cat_.n_items &&
                 (test.c >> static_cast<int>(cat_.items[at.item].type) & 1);
        case KindClass::kItem: return at.item == test.c;
        case KindClass::kGamble: return test.c & 1;
      }
      return false;
    }
    case Cond::kAmount: return at.amount >= test.b;
    case Cond::kHave: return amount_held(cat_, me_, &own_, static_cast<Have>(test.b)) >= test.c;
    case Cond::kFirstThisTurn: return true;
    case Cond::kGravel:
    case Cond::kArrestMade:
    case Cond::kReached: return false;
  }
  return false;
}

bool Appraisal::all_hold(int code, const Setting& at) const {
  for (; cat_.code[code].op == Op::kTest; ++code)
    if (!holds(cat_.code[code], at)) return false;
  return true;
}

int Appraisal::disc_for(Moment moment, const Setting& at) const {
  if (pub_.disc_done) return 0;
  int best = 0;
  for (int deck = 0; deck < pub_.n_story_decks; ++deck) {
    const int trigger = pub_.trigger[deck];
    if (trigger >= cat_.n_triggers || cat_.triggers[trigger].moment != moment) continue;
    if (all_hold(cat_.triggers[trigger].code, at)) best = std::max(best, disc_[deck]);
  }
  return best;
}

// A verb done by the opponent or by another player of one's choice: what that is worth to us.
int Appraisal::by_others(const Instr& verb) const {
  static_assert(kOps == 44);  // is a new verb good or bad for whoever does it?
  switch (verb.op) {
    case Op::kWound: return 25 * verb.a;
    case Op::kDiscard: return 14 * verb.a;
    case Op::kGive: return 20;
    case Op::kLose:
    case Op::kLoseCash: return 12 * verb.a;
    case Op::kGain:
    case Op::kGainCash:
    case Op::kDraw:
    case Op::kHeal: return -10 * verb.a;
    default: return 0;
  }
}

// The Sheriff sent after the others.
int Appraisal::sheriff_move() const {
  const int most = most_wanted();
  return most ? 20 + 8 * most : 0;
}

int Appraisal::once(const Instr& i, const Setting&) const {
  switch (i.op) {
    case Op::kGainCash: return cash(i.a);
    case Op::kLoseCash: return cash(-i.a);
    case Op::kGain:
      switch (static_cast<Res>(i.b)) {
        case Res::kLp: return kLp * i.a;
        case Res::kMp: return points(PointKind::kMp, i.a);
        case Res::kWp: return points(PointKind::kWp, i.a);
        case Res::kGp: return points(PointKind::kGp, i.a);
        case Res::kNugget: return nuggets(i.a);
        case Res::kLonghorn: return turns_ == 1 ? 0 : 90 * i.a;
        case Res::kLegend:
          if (plan_.card_sense) return legends(i.a);
          return me_.legends_n < kMaxLegends ? 160 * i.a : 45 * i.a;
        case Res::kSame: return 60 * i.a;
        case Res::kCount: break;
      }
      return 0;
    case Op::kLose:
      if (static_cast<Res>(i.b) == Res::kLp) return -kLp * std::min<int>(i.a, me_.lp);
      return nuggets(-i.a);
    case Op::kDraw: return cards(i.a == kNone ? std::max(0, hand_limit_ - me_.hand_n) : i.a);
    case Op::kDiscard: return -cheapest(own_.hand, i.a) - (i.b ? 6 * i.a : 0);
    case Op::kWound: return wounds(i.a);
    case Op::kHeal: return healing(i.a == kNone ? kMaxWounds : i.a);
    case Op::kRoll: return i.a * (nuggets(1) * 3 / 5 + cash(1) / 3);
    case Op::kReroll: return plan_.reroll;
    case Op::kMove: return 8 * i.a;
    case Op::kMoveSheriff: return sheriff_move();
    case Op::kSend: return 10;
    case Op::kEnemyCard: return plan_.edge * i.a;
    case Op::kOwnCard: return i.b ? plan_.edge * i.a : -plan_.edge * i.a;
    case Op::kNpcCards: return 24 * i.a;
    case Op::kWinTies: return 18;
    case Op::kCancelWounds: return 25;
    case Op::kLookHand: return 4;
    case Op::kTakeItem: return 40;
    case Op::kShop: return shopping(i.a, i.b);
    case Op::kExtraAction: return pub_.active == seat_ ? plan_.extra_action * i.a : 0;
    case Op::kKeepRandom: return 15;
    case Op::kStoryDisc: return disc();
    case Op::kArrested: return -150;
    case Op::kDiscardThis: return -12;
    case Op::kStartPoker: return kLp / 2;
    case Op::kLookToken: return 4;
    case Op::kPlace:  // not worth a thought, or not for a player to decide
    case Op::kGive:
    case Op::kEvent:
    case Op::kRestartFight:
    case Op::kNoBanditMp:
    case Op::kStalk:
    case Op::kAttack:
    case Op::kEnd:  // the way through a program
    case Op::kJump:
    case Op::kTest:
    case Op::kChoose:
    case Op::kOption:
    case Op::kMay:
    case Op::kCost:
    case Op::kCount:
    case Op::kSubject:
    case Op::kBack: return 0;
  }
  return 0;
}

int Appraisal::program(int pc, const Setting& at) const {
  int sum = 0;
  bool others = false;
  for (int steps = 0; steps < 64; ++steps) {
    const Instr& i = cat_.code[pc];
    switch (i.op) {
      case Op::kEnd:
      case Op::kOption: return sum;
      case Op::kJump: pc = i.to; continue;
      case Op::kTest: pc = holds(i, at) ? pc + 1 : i.to; continue;
      case Op::kMay: return sum + std::max(program(pc + 1, at), program(i.to, at));
      case Op::kChoose: {
        int best = program(cat_.code[pc + 1].to, at);
        for (int o = 2; o <= i.a; ++o) best = std::max(best, program(cat_.code[pc + o].to, at));
        return sum + best;
      }
      case Op::kSubject:
        if (static_cast<Subject>(i.a) == Subject::kOpponent &&
            !(at.fighting && is_player_fight(at.fight))) {
          pc = i.to;
          continue;
        }
        others = true;
        break;
      case Op::kBack: others = false; break;
      default: sum += others ? by_others(i) : once(i, at); break;
    }
    ++pc;
  }
  return sum;
}

}  // namespace dr
