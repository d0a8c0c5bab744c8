// Fights and poker: what is at stake, and the chance to win it.
#include "bots/script/appraisal.h"
#include "darkrock/queries.h"

#include <algorithm>

namespace dr {
namespace {

constexpr int kHopeless = -100;  // a fight not to begin

int choose(int n, int k) {  // binomial coefficient
  if (k > n) return 0;
  int c = 1;
  for (int i = 0; i < k; ++i) c = c * (n - i) / (i + 1);
  return c;
}

// Values of the other card that `value` beats.
int beaten(int value, const Edge& mine, bool ties_mine) {
  int n = 0;
  for (int other = kLowestValue; other <= kHighestValue; ++other) {
    const int lowered = std::max(kLowestValue, other - mine.lower);
    n += value > lowered || (value == lowered && ties_mine);
  }
  return n;
}

}  // namespace

int Appraisal::best_odds(FightKind kind, Seat opponent) const {
  Setting at = here_;
  at.fighting = true;
  at.attacking = false;
  at.fight = kind;
  int best = 0;
  for_each_card(own_.hand, [&](Card c) {
    best = std::max(
        best, opponent == kNone ? odds_npc(c, at, npc_cards(kind)) : odds_player(c, at, opponent));
  });
  return best;
}

Appraisal::Stakes Appraisal::stakes(FightKind kind, Seat opponent, bool attacking) const {
  const int penalty = wounds(1) + cards(1);
  const bool mib = opponent == kMib;
  switch (kind) {
    case FightKind::kDuel:
      return attacking ? Stakes{plan_.duel_won + (mib ? 15 : 0), penalty}
                       : Stakes{25, penalty - plan_.duel_defence};
    case FightKind::kArrest:
      if (attacking) {
        const int hurt = opponent < kMaxPlayers ? plan_.arrest_hurt * pub_.player[opponent].wp : 0;
        return {points(PointKind::kMp, 1) + 25 + hurt, penalty};
      }
      if (plan_.survival) return {25, -arrest_cost() - plan_.arrest_defence};
      return {25, penalty - plan_.arrested_wp * me_.wp - cash(me_.cash / 2) - plan_.arrest_defence};
    case FightKind::kRobbery: {
      if (!attacking)
        return {25, penalty + cash(-cash_looted(pub_, seat_)) - plan_.robbery_defence};
      const int loot =
          std::max(cash(cash_looted(pub_, opponent)), nuggets(nuggets_looted(pub_, opponent)));
      return {points(PointKind::kWp, 1) + loot + 25, penalty};
    }
    case FightKind::kBandit: return {std::max(kLp, points(PointKind::kMp, 1)), penalty};
    case FightKind::kGuard:
      return {cash(kHeistPays) + points(PointKind::kWp, kHeistWp),
              penalty + points(PointKind::kWp, kCaughtWp)};
    case FightKind::kSheriff:
      if (plan_.survival) return {0, -arrest_cost()};
      return {0, penalty - plan_.arrested - plan_.arrested_wp * me_.wp - cash(me_.cash / 2)};
    case FightKind::kOutlaw:
    case FightKind::kClaimJumper: return token_stakes(kind, penalty);
    case FightKind::kTrain: return train_stakes(penalty);
    case FightKind::kCount: return {};
  }
  return {};
}

// The token shown, or the mean of its kind while it lies face down.
Appraisal::Stakes Appraisal::token_stakes(FightKind kind, int penalty) const {
  if (pub_.au.token) return {program(cat_.tokens[pub_.au.token - 1].reward, here_), penalty};
  const TokenKind which = kind == FightKind::kOutlaw ? TokenKind::kOutlaw : TokenKind::kClaimJumper;
  int sum = 0, n = 0;
  for (int i = 0; i < cat_.n_tokens; ++i)
    if (cat_.tokens[i].kind == which) sum += program(cat_.tokens[i].reward, here_), ++n;
  return {n ? sum / n : 0, penalty};
}

Appraisal::Stakes Appraisal::train_stakes(int penalty) const {
  const int known = pub_.au.train_card ? pub_.au.train_card : own_.train_top;
  int won = 0, lost = 0, n = 0;
  for (int i = 0; i < kTrainCards; ++i) {
    const bool possible = known ? i == known - 1 : !(pub_.au.train_discards >> i & 1);
    if (!possible) continue;
    won += program(cat_.train[i].win, here_);
    lost += program(cat_.train[i].lose, here_);
    ++n;
  }
  return n ? Stakes{won / n, penalty + lost / n} : Stakes{0, penalty};
}

int Appraisal::npc_cards(FightKind kind) const {
  const int known = dr::npc_cards(cat_, pub_, kind);
  return known ? known : 3;
}

Edge Appraisal::edge(Seat seat, const Setting& at, Card laid) const {
  Edge edge;
  if (seat == kMib) return edge;
  const Player& p = pub_.player[seat];
  const auto listen = [&](Abilities range) {
    for (const Ability& a : abilities(cat_, range)) {
      if (a.moment != Moment::kFightReveal || a.head == Head::kReaction) continue;
      if (!in_edition(pub_, a) || !all_hold(a.code, at)) continue;
      for (int pc = a.code; cat_.code[pc].op != Op::kEnd; ++pc) {
        const Instr& i = cat_.code[pc];
        if (i.op == Op::kEnemyCard) edge.lower += i.a;
        if (i.op == Op::kOwnCard && i.b) edge.lower += i.a;
        if (i.op == Op::kWinTies) edge.ties = true;
      }
    }
  };
  if (p.weapon < cat_.n_items)
    listen(cat_.items[p.weapon].side[p.upgraded >> p.weapon & 1].abilities);
  if ((p.flags & Player::kUnlocked) && p.character < cat_.n_characters)
    listen(cat_.characters[p.character].abilities);
  if (laid < kPokerCards) listen(cat_.poker[kind_of(laid)].abilities);
  if (seat == seat_) {  // Reactions kept for the fight
    CardSet ready = own_.hand & cat_.reaction_cards[static_cast<int>(Moment::kFightReveal)];
    if (laid < kPokerCards) ready &= ~bit(laid);
    for_each_card(ready, [&](Card c) {
      for (const Ability& a : abilities(cat_, cat_.poker[kind_of(c)].abilities)) {
        const Instr& first = cat_.code[a.code + a.guards];
        if (a.head == Head::kReaction && first.op == Op::kEnemyCard && in_edition(pub_, a))
          edge.lower += first.a;
      }
    });
  }
  return edge;
}

int Appraisal::odds_npc(Card card, const Setting& at, int fight_cards) const {
  const Edge mine = edge(seat_, at, card);
  const bool ties = mine.ties || wins_npc_ties(pub_, at.fight);
  const int wins = beaten(rank_of(card), mine, ties);
  return kSure * choose(wins, fight_cards) / choose(kFightCards, fight_cards);
}

int Appraisal::odds_player(Card card, const Setting& at, Seat opponent) const {
  const int held = opponent == kMib ? 3 : pub_.player[opponent].hand_n;
  if (held == 0 && opponent != kMib) return kSure;
  const Edge mine = edge(seat_, at, card);
  Setting theirs = at;
  theirs.attacking = !at.attacking;
  const Edge other = edge(opponent, theirs, kNone);
  const int value = std::max(kLowestValue, rank_of(card) - other.lower);
  const bool ties = at.attacking ? mine.ties || !other.ties : mine.ties && !other.ties;
  const int wins = beaten(value, mine, ties);
  const int chance = kSure * wins / kFightCards;
  // People lay a good card, not always their best.
  if (opponent == kMib) return chance * chance / kSure * chance / kSure;
  const int fought = held == 1 ? chance : (chance + chance * chance / kSure) / 2;
  if (!at.attacking) {
    // Who attacks holds a high card: chance in thousandths that it is below 2, 3, .. A.
    constexpr int kBelow[] = {0, 10, 15, 20, 25, 35, 45, 75, 143, 228, 398, 598, 806, 1000};
    const int below = kBelow[std::clamp(value + mine.lower + (ties ? 1 : 0), 2, 15) - 2];
    return (fought * (100 - plan_.wary) + below * plan_.wary) / 100;
  }
  const int gives_in = 10 * plan_.decline[std::min(held, 4)];
  return gives_in + (kSure - gives_in) * fought / kSure;
}

int Appraisal::best_fight(const Setting& at, Seat opponent) const {
  const bool npc = opponent == kNone;
  const Stakes s = stakes(at.fight, opponent, at.attacking);
  if (me_.hand_n == 0 || own_.hand == 0) return plan_.least_odds ? kHopeless : s.lost;
  int best = -10000, odds = 0;
  for_each_card(own_.hand, [&](Card c) {
    const int p = npc ? odds_npc(c, at, npc_cards(at.fight)) : odds_player(c, at, opponent);
    best = std::max(best, (p * s.won + (kSure - p) * s.lost) / kSure - fight_use(c));
    odds = std::max(odds, p);
  });
  return odds < plan_.least_odds ? kHopeless : best;
}

int Appraisal::at_poker(Moment moment) const {
  int sum = 0;
  const auto listen = [&](Abilities range) {
    for (const Ability& a : abilities(cat_, range))
      if (a.moment == moment && a.head == Head::kAuto) sum += program(a.code, here_);
  };
  for (int i = 0; i < cat_.n_items; ++i)
    if (me_.items >> i & 1) listen(cat_.items[i].side[me_.upgraded >> i & 1].abilities);
  if ((me_.flags & Player::kUnlocked) && me_.character < cat_.n_characters)
    listen(cat_.characters[me_.character].abilities);
  return sum;
}

// Counted over many deals against a dealer's four cards.
int Appraisal::odds_poker(CardSet hand, int held) const {
  constexpr int kCards[] = {150, 240, 345, 440, 530, 600, 670};
  constexpr int kWild[] = {0, 730, 820, 860, 890, 910, 925};
  constexpr int kCard = 90;  // what one more in the other hand takes away
  const int n = std::min(count(hand), 6);
  int p = kWild[n];
  if (!(hand & cat_.wild_cards)) {
    int ranks[15] = {}, top = 0, pair = 0;
    for_each_card(hand, [&](Card c) {
      const int rank = rank_of(c);
      top = std::max(top, rank);
      if (++ranks[rank] == 2) pair = std::max(pair, rank);
    });
    const int high = top == 14 ? 80 : top >= 12 ? 30 : top >= 10 ? -10 : -70;
    const int paired = pair == 0    ? -kSure
                       : pair >= 12 ? 260 - 25 * n
                       : pair >= 8  ? 160 - 20 * n
                                    : 60 - 15 * n;
    p = kCards[n] + std::max(high, paired);
  }
  return std::clamp(p + kCard * (kDealt - std::min(held, 6)), 50, 950);
}

int Appraisal::guess_poker(CardSet hand, int rivals) const {
  int ranks[15] = {}, suits[4] = {}, best_rank = 0, top = 0, wild = 0;
  for_each_card(hand, [&](Card c) {
    if (cat_.wild_cards & bit(c)) {
      ++wild;
      return;
    }
    best_rank = std::max(best_rank, ++ranks[rank_of(c)]);
    ++suits[static_cast<int>(suit_of(c))];
    top = std::max(top, rank_of(c));
  });
  const int best_suit = *std::max_element(suits, suits + 4);
  int p = 400 + 30 * std::min(count(hand), 6);
  p += wild ? 180 : 0;
  p += best_rank >= 2 ? 110 : 0;
  p += best_suit >= 2 ? 20 : 0;
  p += top >= 12 ? 30 : 0;
  p -= 90 * std::max(0, rivals - 1);
  return std::clamp(p, 100, 800);
}

}  // namespace dr
