// B11 Fights with bandits, the bank guard and the Sheriff; with Ante Up also with outlaws, claim
// jumpers (A5) and the train's guard (AU34).
#include "darkrock/queries.h"
#include "engine/rules/fight.h"

#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/fight_deck.h"
#include "engine/rules/hand.h"
#include "engine/rules/law.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

constexpr NpcFightStep kSequence[3][5] = {
    {NpcFightStep::kDraw, NpcFightStep::kStart, NpcFightStep::kPlayerCommits,
     NpcFightStep::kNpcCommits, NpcFightStep::kReveal},
    {NpcFightStep::kStart, NpcFightStep::kDraw, NpcFightStep::kNpcCommits,
     NpcFightStep::kPlayerCommits, NpcFightStep::kReveal},
    {NpcFightStep::kStart, NpcFightStep::kPlayerCommits, NpcFightStep::kDraw,
     NpcFightStep::kNpcCommits, NpcFightStep::kReveal},
};

const NpcFightStep* sequence(const NpcFightFrame& f) {
  return kSequence[static_cast<int>(f.order)];
}

void next(NpcFightFrame& f) {
  for (int i = 0; i < 4; ++i)
    if (sequence(f)[i] == f.step) {
      f.step = sequence(f)[i + 1];
      return;
    }
}

NpcOrder order_of(const Game& g, FightKind kind) {
  if (kind == FightKind::kGuard && g.other(Switch::kGuardOrder)) return NpcOrder::kNpcFirst;
  if (kind == FightKind::kBandit && g.other(Switch::kBanditOrder)) return NpcOrder::kPlayerFirst;
  if (kind == FightKind::kSheriff && g.other(Switch::kSheriffOrder)) return NpcOrder::kPlayerFirst;
  return NpcOrder::kStartFirst;
}

const EventToken& token_shown(const Game& g) { return g.cat.tokens[g.pub().au.token - 1]; }
const TrainCard& train_card(const Game& g) { return g.cat.train[g.pub().au.train_card - 1]; }

void draw_fight_cards(Game& g, NpcFightFrame& f) {
  Public& pub = g.pub();
  Fight& fight = pub.fight;
  const int n = std::max(1, npc_cards(g.cat, g.pub(), f.enemy) - fight.npc_less);
  Private& own = g.own(fight.npc_player);
  std::uint8_t cards[kFightCards];
  take_fight_cards(g, n, cards);
  for (int i = 0; i < n; ++i) {
    own.npc_cards |= static_cast<std::uint16_t>(1u << cards[i]);
    emit(g, EventKind::kNpcDrewCard, B(11, 1), fight.npc_player, cards[i],
         static_cast<int>(f.enemy));
  }
  fight.npc_drawn = static_cast<std::uint8_t>(n);
  pub.player[fight.npc_player].npc_n = fight.npc_drawn;
  ++pub.reveals;
  emit(g, EventKind::kNpcDrew, B(11, 1), fight.npc_player, n, static_cast<int>(f.enemy));
}

void put_under(Game& g) {
  Public& pub = g.pub();
  Fight& fight = pub.fight;
  Private& own = g.own(fight.npc_player);
  return_fight_cards(g);
  own.npc_cards = 0;
  own.npc_commit = kNone;
  pub.player[fight.npc_player].npc_n = 0;
  fight.npc_drawn = 0;
}

void surrender(Game& g, NpcFightFrame& f) {
  emit(g, EventKind::kSurrendered, B(12, 4), f.seat);
  g.pub().fight.declined = 1;
  won_fight(g, 1);
  f.step = NpcFightStep::kLostLine;
}

void player_commits(Game& g, NpcFightFrame& f) {
  const Player& p = g.player(f.seat);
  const bool may_surrender = f.enemy == FightKind::kSheriff && !g.other(Switch::kSurrender);
  if (p.hand_n == 0) {
    if (may_surrender) return surrender(g, f);  // B11.6
    return next(f);
  }
  if (p.hand_n == 1 && !may_surrender) {
    commit_card(g, f.seat, lowest(g.own(f.seat).hand));
    return next(f);
  }
  ask(g, Ask::kCommit, seat_bit(f.seat));
}

void commit_fight_card(Game& g, NpcFightFrame& f, int card) {
  Private& own = g.own(g.pub().fight.npc_player);
  own.npc_cards &= static_cast<std::uint16_t>(~(1u << card));
  own.npc_commit = static_cast<std::uint8_t>(card);
  g.pub().fight.npc_committed = 1;
  next(f);
}

void npc_commits(Game& g, NpcFightFrame& f) {
  const Fight& fight = g.pub().fight;
  if (fight.npc_drawn > 1) return ask(g, Ask::kCommitFight, seat_bit(fight.npc_player));
  commit_fight_card(g, f, std::countr_zero(g.own(fight.npc_player).npc_cards));
}

void reveal(Game& g, NpcFightFrame& f) {
  Fight& fight = g.pub().fight;
  f.step = NpcFightStep::kFightCard;
  reveal_card(g, 0);
  Private& own = g.own(fight.npc_player);
  fight.card[1] = own.npc_commit;
  own.npc_commit = kNone;
  fight.npc_committed = 0;
  fight.revealed = 1;
  ++g.pub().reveals;
  emit(g, EventKind::kNpcRevealed, B(11, 2), fight.npc_player, fight.card[1],
       static_cast<int>(f.enemy));
  open_window(g, seat_bit(f.seat), {Moment::kFightReveal, 0, 0});
  if (fight.kind == FightKind::kTrain && train_card(g).reveal)  // AU69: with the Bonus effects
    start_program(g, f.seat, From::kTrain, g.pub().au.train_card - 1, train_card(g).reveal);
}

void restart(Game& g, NpcFightFrame& f) {  // B11.9
  Fight& fight = g.pub().fight;
  f.restart = 0;
  fight.restarted = 1;
  emit(g, EventKind::kRestarted, B(11, 9), fight.npc_player);
  draw_cards(g, f.seat, 1, B(11, 9));  // before the laid card is in a pile (B15.1)
  if (fight.card[0] != kNone) {
    to_discards(g, bit(fight.card[0]));
    fight.cards &= ~bit(fight.card[0]);
  }
  put_under(g);
  fight.card[0] = fight.card[1] = kNone;
  fight.change[0] = fight.change[1] = 0;
  fight.flags[0] = fight.flags[1] = 0;
  fight.revealed = fight.npc_less = 0;
  f.step = sequence(f)[0];
}

void compare(Game& g, NpcFightFrame& f) {
  const Fight& fight = g.pub().fight;
  const bool has_card = fight.card[0] != kNone;
  const int mine = has_card ? fight_value(g.pub(), 0, rank_of(fight.card[0])) : 0;
  const int npc = fight_value(g.pub(), 1, fight.card[1] + 2);
  emit(g, EventKind::kCompared, B(11, 2), f.seat, mine, npc);
  const bool won =
      has_card && (mine > npc || (mine == npc && side_winning_ties(g.pub()) == 0));  // B11.6
  won_fight(g, won ? 0 : 1);
  f.step = won ? NpcFightStep::kReward : NpcFightStep::kLostLine;
}

bool may_take_mp(const Game& g, Seat seat) {
  return !g.player(seat).wp && !(g.pub().fight.flags[0] & Fight::kNoBanditMp);
}

void bandit_reward(Game& g, Seat seat, Reward what) {
  if (what == Reward::kMp) return gain_points(g, seat, PointKind::kMp, 1);
  gain_lp(g, seat, 1, LpSource::kBandits, B(11, 3));
}

void reward(Game& g, NpcFightFrame& f) {
  f.step = NpcFightStep::kLeave;
  switch (f.enemy) {
    case FightKind::kBandit:
      if (may_take_mp(g, f.seat)) {
        f.step = NpcFightStep::kReward;
        return ask(g, Ask::kReward, seat_bit(f.seat));
      }
      return bandit_reward(g, f.seat, Reward::kLp);
    case FightKind::kGuard:  // B7.7
      gain_cash(g, f.seat, kHeistPays, B(7, 7));
      return gain_points(g, f.seat, PointKind::kWp, kHeistWp);
    case FightKind::kOutlaw:
    case FightKind::kClaimJumper:
      return start_program(g, f.seat, From::kToken, g.pub().au.token - 1, token_shown(g).reward);
    case FightKind::kTrain:
      return start_program(g, f.seat, From::kTrain, g.pub().au.train_card - 1, train_card(g).win);
    case FightKind::kSheriff:  // B12.4: he goes home, nothing is gained
      return put_sheriff(g, office(g.cat), B(12, 4));
    case FightKind::kArrest:
    case FightKind::kDuel:
    case FightKind::kRobbery:
    case FightKind::kCount: assert(false);  // fight.cc
  }
}

void lost_line(Game& g, NpcFightFrame& f) {
  f.step = NpcFightStep::kLostWound;
  if (f.enemy == FightKind::kGuard) gain_points(g, f.seat, PointKind::kWp, kCaughtWp);
  if (f.enemy == FightKind::kSheriff) {
    f.step = NpcFightStep::kLeave;
    start_arrest(g, f.seat, kNone, true);
  }
  if (f.enemy == FightKind::kTrain)
    start_program(g, f.seat, From::kTrain, g.pub().au.train_card - 1, train_card(g).lose);
}

void leave(Game& g, NpcFightFrame& f) {
  f.step = NpcFightStep::kOver;
  const Space space = g.player(f.seat).space;
  if (g.pub().au.token) return_token(g);  // AU21
  if (f.enemy != FightKind::kBandit) return;
  g.pub().bandits.remove(space);
  emit(g, EventKind::kBandits, B(11, 3), kNone, space, 0);
}

void end(Game& g) {
  const bool arrested = g.pub().fight.kind == FightKind::kSheriff && g.pub().fight.winner == 1;
  put_under(g);
  if (g.pub().au.train_card) put_train_card_away(g);
  end_fight(g);
  pop(g);
  if (arrested) as<SheriffFrame>(top(g)).arrested = 1;
}

}  // namespace

int npc_cards(const Catalog& cat, const Public& pub, FightKind kind) {
  switch (kind) {
    case FightKind::kBandit: return 2;
    case FightKind::kGuard: return 3;
    case FightKind::kSheriff: return 4;
    case FightKind::kOutlaw:
    case FightKind::kClaimJumper: return pub.au.token ? cat.tokens[pub.au.token - 1].cards : 0;
    case FightKind::kTrain: return pub.au.train_card ? cat.train[pub.au.train_card - 1].guard : 0;
    case FightKind::kArrest:
    case FightKind::kDuel:
    case FightKind::kRobbery:
    case FightKind::kCount: break;  // no NPC
  }
  return 0;
}

void start_npc_fight(Game& g, Seat seat, FightKind kind) {
  begin_fight(g, kind, seat, kNone, right_of(g.pub(), seat));
  const NpcOrder order = order_of(g, kind);
  NpcFightFrame& f = push<NpcFightFrame>(g, seat);
  f.enemy = kind;
  f.order = order;
  f.step = sequence(f)[0];
}

void fewer_npc_cards(Game& g, int n) {
  Fight& fight = g.pub().fight;
  if (!fight.on || is_player_fight(fight.kind)) return;
  if (!fight.npc_drawn) {  // nothing drawn yet: that many fewer
    fight.npc_less = static_cast<std::uint8_t>(fight.npc_less + n);
    return;
  }
  Private& own = g.own(fight.npc_player);
  for (; n > 0 && fight.npc_drawn > 1; --n) {
    std::uint64_t cards = own.npc_cards;
    pick(g, Purpose::kFightDeck, cards);
    own.npc_cards = static_cast<std::uint16_t>(cards);
    --fight.npc_drawn;
    --g.player(fight.npc_player).npc_n;
    ++g.pub().reveals;
    emit(g, EventKind::kNpcDrew, G(17), fight.npc_player, -1, static_cast<int>(fight.kind));
  }
}

void offer_restart(Game& g) {
  const Fight& fight = g.pub().fight;
  if (fight.on && !is_player_fight(fight.kind) && !fight.restarted)
    ask(g, Ask::kRestart, seat_bit(fight.npc_player));
}

void request_restart(Game& g) {
  if (NpcFightFrame* f = innermost<NpcFightFrame>(g.pub())) f->restart = 1;
}

void run_npc_fight(Game& g, NpcFightFrame& f) {
  const SeatSet fighter = seat_bit(f.seat);
  switch (f.step) {
    using enum NpcFightStep;
    case kDraw: draw_fight_cards(g, f); return next(f);
    case kStart: next(f); return open_window(g, fighter, {Moment::kFightStart, 0, 0});
    case kPlayerCommits: return player_commits(g, f);
    case kNpcCommits: return npc_commits(g, f);
    case kReveal: return reveal(g, f);
    case kFightCard: {
      f.step = kCompare;
      const int card = g.pub().fight.card[1];
      return start_program(g, f.seat, From::kFightCard, card, g.cat.fight[card]);
    }
    case kCompare: return f.restart ? restart(g, f) : compare(g, f);
    case kReward: return reward(g, f);
    case kLostLine: return lost_line(g, f);
    case kLostWound: f.step = kLostCard; return wound(g, f.seat, 1, false, B(11, 3));
    case kLostCard:
      f.step = kLeave;
      draw_cards(g, f.seat, 1, B(11, 3));
      return;
    case kLeave: return leave(g, f);
    case kOver: f.step = kEnd; return open_window(g, fighter, {Moment::kFightOver, 0, 0});
    case kEnd: return end(g);
  }
}

void options_npc_fight(const Catalog&, const Sight& view, Choices& out) {
  const NpcFightFrame& f = as<NpcFightFrame>(top(view.pub));
  if (view.pub.ask == Ask::kCommit) {
    for_each_card(view.own.hand, [&](Card card) { out.add(Verb::kCommit, card); });
    if (f.enemy == FightKind::kSheriff && !on_other_side(view.pub.switches, Switch::kSurrender))
      out.add(Verb::kSurrender);
  } else if (view.pub.ask == Ask::kCommitFight) {
    for (unsigned rest = view.own.npc_cards; rest; rest &= rest - 1)
      out.add(Verb::kCommitFight, std::countr_zero(rest));
  } else if (view.pub.ask == Ask::kReward) {
    out.add(Verb::kReward, static_cast<int>(Reward::kLp));
    out.add(Verb::kReward, static_cast<int>(Reward::kMp));
  }
}

void take_npc_fight(Game& g, NpcFightFrame& f, Seat seat, Choice choice) {
  switch (choice.verb) {
    case Verb::kCommit: commit_card(g, seat, choice.a); return next(f);
    case Verb::kSurrender: return surrender(g, f);
    case Verb::kCommitFight: return commit_fight_card(g, f, choice.a);
    case Verb::kReward:
      f.step = NpcFightStep::kLeave;
      return bandit_reward(g, seat, static_cast<Reward>(choice.a));
    default: assert(false);
  }
}

}  // namespace dr
