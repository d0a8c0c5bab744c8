// Fights: which card to lay, when to react, what to take.
#include "bots/decision.h"

#include <algorithm>

namespace dr {

int Decision::side() const { return pub_.fight.side[0] == seat_ ? 0 : 1; }

int Decision::value(int of_side) const {
  const Fight& f = pub_.fight;
  const int card = f.card[of_side];
  if (card == kNone) return 0;
  const bool npc = of_side == 1 && f.side[1] == kNone;
  const int printed = npc ? card + 2 : rank_of(static_cast<Card>(card));
  return std::clamp(printed + f.change[of_side], 2, 14);
}

// Whether this seat's side wins if the other card is lowered by `lower` more.
bool Decision::wins(int lower) const {
  const Fight& f = pub_.fight;
  const int mine = value(side()), other = std::max(2, value(1 - side()) - lower);
  if (mine != other) return mine > other;
  const bool my_ties = f.flags[side()] & Fight::kWinTies;
  const bool their_ties = f.flags[1 - side()] & Fight::kWinTies;
  if (f.side[1] == kNone)
    return my_ties ||
           (f.kind == FightKind::kGuard && on_other_side(pub_.switches, Switch::kGuardTies));
  if (my_ties != their_ties) return my_ties;
  return side() == 0;
}

int Decision::lowers(Card card) const {
  int sum = 0;
  for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities)) {
    if (a.head != Head::kReaction || a.moment != Moment::kFightReveal) continue;
    if (a.switch_id != kNone &&
        on_other_side(pub_.switches, static_cast<Switch>(a.switch_id)) != (a.switch_side != 0))
      continue;
    const Instr& first = cat_.code[a.code + a.guards];
    if (first.op == Op::kEnemyCard) sum += first.a;
  }
  return sum;
}

// A Reaction only when it turns the result, alone or with the others in hand.
int Decision::react_in_fight(Card card) const {
  if (wins(0)) return -1;
  int all = 0;
  for (const Choice& c : legal_)
    if (c.verb == Verb::kReact) all += lowers(c.a);
  if (!wins(all)) return -1;
  const Appraisal::Stakes s = fight_stakes();
  return s.won - s.lost - worth_.fight_use(card) - (wins(lowers(card)) ? 0 : 20);
}

Seat Decision::opponent() const { return pub_.fight.side[1 - side()]; }

Appraisal::Stakes Decision::fight_stakes() const {
  return worth_.stakes(pub_.fight.kind, opponent(), side() == 0 && opponent() != kNone);
}

int Decision::commit(Choice c) const {
  const Appraisal::Stakes s = fight_stakes();
  if (c.verb == Verb::kDecline) return s.lost;
  if (c.verb == Verb::kSurrender) return s.lost;
  if (c.verb != Verb::kCommit) return kNever;
  const Setting at = worth_.here();
  const int p =
      opponent() == kNone
          ? worth_.odds_npc(c.a, at, std::max(1, worth_.npc_cards(at.fight) - pub_.fight.npc_less))
          : worth_.odds_player(c.a, at, opponent());
  return (p * s.won + (kSure - p) * s.lost) / kSure -
         std::max(worth_.fight_use(c.a), worth_.keep(c.a) * plan_.commit_keep / 100);
}

// As the NPC's player: a high card wins, a low one hurts.
int Decision::commit_fight(int card) const {
  int harm = 0;
  for (int pc = cat_.fight[card]; cat_.code[pc].op != Op::kEnd; ++pc) {
    const Instr& i = cat_.code[pc];
    if (i.op == Op::kWound) harm += 8 * i.a;
    if (i.op == Op::kLose || i.op == Op::kDiscard) harm += 5;
    if (i.op == Op::kGain || i.op == Op::kGainCash || i.op == Op::kDraw) harm -= 4;
  }
  return 10 * (card + 2) + harm;
}

int Decision::restart(Choice c) const {
  const Fight& f = pub_.fight;
  const bool player_wins =
      value(0) > value(1) || (value(0) == value(1) && (f.flags[0] & Fight::kWinTies));
  return (c.verb != Verb::kPass) == player_wins ? 1 : 0;
}

int Decision::loot(Choice c) const {
  if (c.verb != Verb::kLoot) return 0;
  const Seat victim = opponent();
  if (victim == kMib) return worth_.cash((pub_.mib.cash + 1) / 2);
  const Player& p = pub_.player[victim];
  if (c.a == 0) return worth_.cash((p.cash + 1) / 2) + 1;
  if (c.a == 1) return worth_.nuggets((p.nuggets + 1) / 2) + 1;
  return 40;
}

}  // namespace dr
