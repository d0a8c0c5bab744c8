// Fights: which card to lay, when to react, what to take.
#include "bots/script/decision.h"
#include "darkrock/queries.h"

#include <algorithm>

namespace dr {

int Decision::side() const { return pub_.fight.side[0] == seat_ ? 0 : 1; }

// Whether this seat's side wins if the other card is lowered by `lower` more.
bool Decision::wins(int lower) const {
  const int mine = value_shown(pub_, side());
  const int other = std::max(kLowestValue, value_shown(pub_, 1 - side()) - lower);
  return mine == other ? side_winning_ties(pub_) == side() : mine > other;
}

int Decision::lowers(Card card) const {
  int sum = 0;
  for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities)) {
    if (a.head != Head::kReaction || a.moment != Moment::kFightReveal) continue;
    if (!in_edition(pub_, a)) continue;
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
  const int player = value_shown(pub_, 0), npc = value_shown(pub_, 1);
  const bool player_wins = player == npc ? side_winning_ties(pub_) == 0 : player > npc;
  return (c.verb != Verb::kPass) == player_wins ? 1 : 0;
}

int Decision::loot(Choice c) const {
  if (c.verb != Verb::kLoot) return 0;
  const Seat victim = opponent();
  const int cash = worth_.cash(cash_looted(pub_, victim));
  if (victim == kMib) return cash;
  switch (static_cast<Loot>(c.a)) {
    case Loot::kCash: return cash + 1;
    case Loot::kNuggets: return worth_.nuggets(nuggets_looted(pub_, victim)) + 1;
    case Loot::kCattle:
    case Loot::kLonghorn: break;
  }
  return 40;
}

}  // namespace dr
