#include "bots/appraisal.h"

#include <algorithm>

namespace dr {
namespace {

// LP of a track's row.
int row(const std::uint8_t* lp, int at) { return at > 0 ? lp[at - 1] : 0; }

int guess_turns(const Plan& plan, const Public& pub) {
  if (pub.last_round) return std::max(1, pub.last_round - pub.round + 1);
  int lead = pub.players == 2 ? pub.mib.lp : 0;
  for (int s = 0; s < pub.players; ++s) lead = std::max<int>(lead, pub.player[s].lp);
  const int missing = std::max(0, game_length(pub.length) - lead);
  return std::min(plan.longest, 2 + missing * 10 / plan.pace);
}

constexpr int kHopeless = -100;  // a fight not to begin

int choose(int n, int k) {  // binomial coefficient
  if (k > n) return 0;
  int c = 1;
  for (int i = 0; i < k; ++i) c = c * (n - i) / (i + 1);
  return c;
}

// Values 2..14 of the other card that `value` beats.
int beaten(int value, const Edge& mine, bool ties_mine) {
  int n = 0;
  for (int other = 2; other <= 14; ++other) {
    const int lowered = std::max(2, other - mine.lower);
    n += value > lowered || (value == lowered && ties_mine);
  }
  return n;
}

}  // namespace

Temper temper_of(const Plan& plan, const Catalog& catalog, const Player& player,
                 std::uint64_t seed) {
  if (plan.side == Plan::kLaw) return Temper::kLawful;
  if (plan.side == Plan::kCrime) return Temper::kOutlaw;
  if (plan.side == Plan::kNeither) return Temper::kFree;
  if (player.wp) return Temper::kOutlaw;
  if (player.mp) return Temper::kLawful;
  if (player.character >= catalog.n_characters) return Temper::kFree;
  const Character& c = catalog.characters[player.character];
  if (c.wp) return Temper::kOutlaw;
  if (c.mp) return Temper::kLawful;
  const bool bold = (seed * 0x9e3779b97f4a7c15 >> 40) % 3 != 0;
  return bold ? Temper::kOutlaw : Temper::kFree;
}

Appraisal::Appraisal(const Catalog& catalog, const View& view, Temper temper, const Plan& plan)
    : plan_(plan),
      cat_(catalog),
      pub_(view.pub),
      own_(view.own),
      seat_(view.seat),
      me_(view.pub.player[view.seat]),
      temper_(temper),
      turns_(guess_turns(plan, view.pub)) {
  const bool set_up = me_.character < catalog.n_characters;
  hand_limit_ = set_up ? hand_limit(catalog, pub_, seat_) : 5;
  cash_limit_ = set_up ? cash_limit(catalog, pub_, seat_) : 12;
  nugget_limit_ = set_up ? nugget_limit(catalog, pub_, seat_) : 4;
  here_.space = me_.space;
  if (pub_.fight.on) {
    here_.fighting = true;
    here_.fight = pub_.fight.kind;
    here_.attacking = pub_.fight.side[0] == seat_;
  }
  disc_[0] = disc_[1] = disc();
  card_cost_ = -cards(-1);
  if (plan_.reserve && me_.wp && set_up) choose_guard();
}

void Appraisal::choose_guard() {
  Setting at = here_;
  at.fighting = true;
  at.attacking = false;
  at.fight = FightKind::kSheriff;
  int first = 0, second = 0;
  for_each_card(own_.hand, [&](Card c) {
    const int odds = odds_npc(c, at, npc_cards(at.fight));
    if (odds > first) {
      second = first;
      first = odds;
      guard_ = c;
    } else if (odds > second) {
      second = odds;
    }
  });
  guarding_ = (first - second) * plan_.reserve / kSure * arrest_cost() / kSure;
}

// --- resources ----------------------------------------------------------------------------------

// The first $60 buy a mount and antes, the rest waits for the Cabaret ($30 an LP); at the end $60
// are an LP (B13.2).
int Appraisal::cash(int tens) const {
  const int first = turns_ == 1 ? plan_.cash_first_last : plan_.cash_first;
  const int rest = turns_ == 1 ? plan_.cash_rest_last : plan_.cash_rest;
  const int knee = plan_.cash_knee;
  const auto worth = [&](int x) {
    return first * std::min(x, knee) + rest * std::max(0, x - knee);
  };
  const int have = me_.cash;
  return worth(std::clamp(have + tens, 0, std::max(have, cash_limit_))) - worth(have);
}

// The first cards keep others from attacking; those above the limit will not stay.
int Appraisal::cards(int n) const {
  const auto worth = [&](int held) {
    const int kept = std::clamp(held, 0, std::min(hand_limit_, 6));
    int sum = plan_.hand_over * std::max(0, held - kept);
    for (int i = 0; i < kept; ++i) sum += plan_.hand[i];
    return sum;
  };
  const int change = worth(me_.hand_n + n) - worth(me_.hand_n);
  return turns_ == 1 ? change / 2 : change;
}

int Appraisal::nuggets(int n) const {
  if (n < 0) return -100 * std::min<int>(-n, me_.nuggets);
  return (turns_ == 1 ? plan_.nugget_last : plan_.nugget) *
         std::clamp(nugget_limit_ - me_.nuggets, 0, n);
}

int Appraisal::wound() const {
  return turns_ <= 2 ? plan_.wound_late : turns_ <= 5 ? plan_.wound_mid : plan_.wound_early;
}

// One LP at the end (B10.3) unless healed before, and a card less in hand.
int Appraisal::wounds(int n) const {
  const int each = wound();
  return -each * std::clamp(kMaxWounds - me_.wounds, 0, n);
}

int Appraisal::healing(int n) const {
  const int each = wound();
  return each * std::min<int>(n, me_.wounds);
}

int Appraisal::points_to(const std::uint16_t* rewards, int from, int to) const {
  int sum = 0;
  for (int i = from; i < to; ++i) sum += i < kTrackSpaces ? program(rewards[i], here_) : kLp;
  return sum;
}

int Appraisal::points(PointKind kind, int n) const {
  switch (kind) {
    case PointKind::kMp: return marshal_points(n);
    case PointKind::kWp: return wanted_points(n);
    case PointKind::kGp: return gambler_points(n);
  }
  return 0;
}

int Appraisal::marshal_points(int n) const {
  if (me_.wp) return 0;  // B9.1
  const int to = std::min(me_.mp + n, kTrackSpaces);
  // A step brings the big rewards of spaces 3, 6 and 9 nearer.
  const int nearer =
      turns_ > 2
          ? (temper_ == Temper::kLawful ? plan_.mp_nearer : plan_.mp_nearer_free) * (to - me_.mp)
          : 0;
  return points_to(cat_.marshal_reward, me_.mp, me_.mp + n) + nearer +
         kLp * (row(cat_.marshal_end_lp, to) - row(cat_.marshal_end_lp, me_.mp));
}

// The rewards of the track, and a step toward the point at the end (AU27, AU29).
int Appraisal::gambler_points(int n) const {
  int sum = 0;
  for (int at = me_.gp; n > 0; --n, ++at)
    sum += plan_.gp_nearer +
           program(at < kGamblerSpaces ? cat_.gambler_reward[at] : cat_.gambler_beyond, here_);
  return sum;
}

// What a place on the track pays by the end of the game, by the chance to stay free.
int Appraisal::wanted_worth(int wp, int most) const {
  if (wp == 0) return 0;
  int paid = 0, free = kSure;
  for (int turn = 0; turn < turns_; ++turn, free = free * plan_.survival / 100) paid += free;
  return (row(cat_.wanted_turn_lp, std::min(wp, kTrackSpaces)) * paid +
          (wp > most ? 3 : 1) * free) /
         (kSure / kLp);
}

int Appraisal::most_wanted() const {
  int most = 0;
  for (int s = 0; s < pub_.players; ++s)
    if (s != seat_) most = std::max<int>(most, pub_.player[s].wp);
  return most;
}

int Appraisal::arrest_cost() const {
  const int most = most_wanted();
  return plan_.arrested - wounds(1) - cards(1) - cash(-(me_.cash + 1) / 2) + 50 * me_.nuggets +
         (plan_.survival ? wanted_worth(me_.wp, most) : plan_.arrested_wp * me_.wp);
}

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

// An income for as long as nobody makes an arrest, and some LP at the end (B9.6, B13.2).
int Appraisal::wanted_points(int n) const {
  if (temper_ == Temper::kLawful && !me_.wp) return -plan_.wp_refused;
  const int most = most_wanted();
  int marshals = 0;
  for (int s = 0; s < pub_.players; ++s) marshals += s != seat_ && pub_.player[s].mp > 0;
  const int freedom = temper_ == Temper::kOutlaw ? plan_.freedom : plan_.freedom_free;
  const int paid_turns = std::clamp(freedom - marshals, 1, turns_);
  const int to = std::min(me_.wp + n, kTrackSpaces);
  const auto at_end = [&](int wp) { return wp == 0 ? 0 : wp > most ? 3 : 1; };
  int sum = points_to(cat_.wanted_reward, me_.wp, me_.wp + n);
  if (plan_.survival) {
    sum += wanted_worth(me_.wp + n, most) - wanted_worth(me_.wp, most);
    if (me_.mp) sum -= kLp * row(cat_.marshal_end_lp, me_.mp) + plan_.mp_given_up * me_.mp;
    return sum;
  }
  sum += kLp * paid_turns * (row(cat_.wanted_turn_lp, to) - row(cat_.wanted_turn_lp, me_.wp));
  sum += kLp * (at_end(to) - at_end(me_.wp)) / std::min(turns_, 4);
  if (me_.mp)  // the Marshal's progress is lost
    sum -= kLp * row(cat_.marshal_end_lp, me_.mp) + plan_.mp_given_up * me_.mp;
  return sum;
}

int Appraisal::story(int deck) const {
  int sum = 0, n = 0;
  for (int i = 0; i < cat_.n_stories; ++i) {
    const Story& story = cat_.stories[i];
    if (story.trigger != pub_.trigger[deck] || (pub_.story_discards >> i & 1)) continue;
    sum += program(story.code, here_);
    ++n;
  }
  return n ? sum / n : 0;
}

// Tokens of 1 to 3 LP; those above three take the place of the lowest (AU28).
int Appraisal::legends(int n) const {
  constexpr int kToken = 185, kBetter[] = {85, 18, 0};
  const int room = std::clamp(kMaxLegends - me_.legends_n, 0, n);
  const int lowest = own_.legends[0] ? 0 : own_.legends[1] ? 1 : own_.legends[2] ? 2 : 1;
  return kToken * room + kBetter[lowest] * (n - room);
}

int Appraisal::disc() const { return turns_ == 1 ? plan_.disc / 2 : plan_.disc; }

// --- cards --------------------------------------------------------------------------------------

int Appraisal::fight_use(Card card) const {
  const int rank = plan_.rank[rank_of(card) - 2];
  return (turns_ == 1 ? rank / 2 : rank) + card_cost_ + (card == guard_ ? guarding_ : 0);
}

int Appraisal::keep(Card card) const {
  int best = fight_use(card);
  if (cat_.nugget_cards & bit(card))
    best = std::max(best, turns_ == 1 ? plan_.nugget_last : plan_.nugget + 5);
  if (cat_.wild_cards & bit(card)) best = std::max(best, plan_.keep_wild);
  for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities)) {
    if (a.head != Head::kAction && a.head != Head::kReaction) continue;
    if (a.moment == Moment::kFightReveal && a.head == Head::kReaction) {
      best = std::max(best, plan_.keep_reaction);
      continue;
    }
    best = std::max(best, program(a.code + a.guards, here_) * plan_.keep_action / 100);
  }
  return turns_ == 1 ? best / 2 : best;
}

int Appraisal::cheapest(CardSet from, int n) const {
  int sum = 0;
  for (; n > 0 && from; --n) {
    Card least = lowest(from);
    for_each_card(from, [&](Card c) {
      if (fight_use(c) < fight_use(least)) least = c;
    });
    sum += fight_use(least);
    from &= ~bit(least);
  }
  return sum;
}

// --- items --------------------------------------------------------------------------------------

// The words of an item, by how often their moment will come in the turns left.
int Appraisal::side_effects(const ItemSide& side) const {
  int sum = 0;
  const int turns = std::min(turns_ - 1, 6);
  for (const Ability& a : abilities(cat_, side.abilities)) {
    Setting at = here_;
    at.fighting = true;
    at.fight = FightKind::kBandit;
    const int worth = program(a.code + a.guards, at);
    if (a.moment == Moment::kOnGain)
      sum += worth;
    else if (a.head == Head::kAction || a.head == Head::kReaction)
      sum += turns > 0 ? worth / 2 : 0;
    else
      sum += worth * turns / 5;
  }
  return sum;
}

int Appraisal::item(Item item, bool upgraded) const {
  const ItemKind& kind = cat_.items[item];
  const ItemSide& side = kind.side[upgraded];
  const int turns = std::min(turns_ - 1, 8);
  int sum = 95 * side.lp + side_effects(side);
  if (kind.type == ItemType::kMount) {
    sum += plan_.item_move * turns * std::max(0, side.move - movement(cat_, pub_, seat_));
    sum += 8 * side.passive.nugget * std::min(turns, 4);
  }
  if (kind.type == ItemType::kWeapon && !upgraded && me_.weapon == kNone) sum += 15;
  return sum;
}

int Appraisal::shopping(int type_plus_1, int off) const {
  int best = 0;
  for (int i = 0; i < cat_.n_items; ++i) {
    if (type_plus_1 && static_cast<int>(cat_.items[i].type) != type_plus_1 - 1) continue;
    const bool owned = me_.items >> i & 1;
    if (owned && (!cat_.items[i].has_upgrade || me_.upgraded >> i & 1)) continue;
    if (!owned && pub_.stock[i] == 0) continue;
    const int price = std::max(0, cat_.items[i].price - off);
    if (price > me_.cash) continue;
    best = std::max(best, item(static_cast<Item>(i), owned) + cash(-price));
  }
  return best;
}

// --- programs -----------------------------------------------------------------------------------

bool Appraisal::holds(const Instr& test, const Setting& at) const {
  const bool in_town = at.space < cat_.n_spaces && cat_.spaces[at.space].town != Town::kNone;
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
      return pub_.players == 2 && pub_.mib.space == at.space;
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
    case Cond::kHave:
      switch (static_cast<Have>(test.b)) {
        case Have::kMp: return me_.mp >= test.c;
        case Have::kWp: return me_.wp >= test.c;
        case Have::kGp: return me_.gp >= test.c;
        case Have::kNuggets: return me_.nuggets + count(own_.hand & cat_.nugget_cards) >= test.c;
        case Have::kWounds: return me_.wounds >= test.c;
        case Have::kCards: return me_.hand_n >= test.c;
        case Have::kGeneralItems: return false;
        case Have::kUpgraded: return std::popcount(me_.upgraded) >= test.c;
        case Have::kCash: return me_.cash >= test.c;
      }
      return false;
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
    default: return 0;
  }
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

// --- fights -------------------------------------------------------------------------------------

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
      if (!attacking) return {25, penalty + cash(-(me_.cash + 1) / 2) - plan_.robbery_defence};
      const int purse = mib ? pub_.mib.cash : pub_.player[opponent].cash;
      const int gold = mib ? 0 : pub_.player[opponent].nuggets;
      const int loot = std::max(cash((purse + 1) / 2), nuggets((gold + 1) / 2));
      return {points(PointKind::kWp, 1) + loot + 25, penalty};
    }
    case FightKind::kBandit: return {std::max(kLp, points(PointKind::kMp, 1)), penalty};
    case FightKind::kGuard:
      return {cash(8) + points(PointKind::kWp, 3), penalty + points(PointKind::kWp, 1)};
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
  switch (kind) {
    case FightKind::kBandit: return 2;
    case FightKind::kSheriff: return 4;
    case FightKind::kOutlaw:
    case FightKind::kClaimJumper: return pub_.au.token ? cat_.tokens[pub_.au.token - 1].cards : 3;
    case FightKind::kTrain:
      return pub_.au.train_card ? cat_.train[pub_.au.train_card - 1].guard : 3;
    default: return 3;
  }
}

Edge Appraisal::edge(Seat seat, const Setting& at, Card laid) const {
  Edge edge;
  if (seat == kMib) return edge;
  const Player& p = pub_.player[seat];
  const auto listen = [&](Abilities range) {
    for (const Ability& a : abilities(cat_, range)) {
      if (a.moment != Moment::kFightReveal || a.head == Head::kReaction) continue;
      if (a.switch_id != kNone &&
          on_other_side(pub_.switches, static_cast<Switch>(a.switch_id)) != (a.switch_side != 0))
        continue;
      if (!all_hold(a.code, at)) continue;
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
        if (a.head == Head::kReaction && first.op == Op::kEnemyCard &&
            (a.switch_id == kNone ||
             on_other_side(pub_.switches, static_cast<Switch>(a.switch_id)) ==
                 (a.switch_side != 0)))
          edge.lower += first.a;
      }
    });
  }
  return edge;
}

int Appraisal::odds_npc(Card card, const Setting& at, int fight_cards) const {
  const Edge mine = edge(seat_, at, card);
  const bool ties = mine.ties || (at.fight == FightKind::kGuard &&
                                  on_other_side(pub_.switches, Switch::kGuardTies));
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
  const int value = std::max(2, rank_of(card) - other.lower);
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
