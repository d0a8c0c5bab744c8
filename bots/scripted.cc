#include "bots/scripted.h"

#include <algorithm>
#include <optional>

#include "bots/appraisal.h"
#include "bots/caution.h"
#include "bots/errands.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/community_poker.h"

namespace dr {
namespace {

constexpr int kNever = -100000;

// Noise that breaks ties: the same for the same seed, moment of the game and choice.
std::uint32_t noise(std::uint64_t seed, const Public& pub, Choice choice) {
  std::uint64_t x = seed ^ (std::uint64_t{pub.reveals} << 32 | choice.code());
  x ^= std::uint64_t{pub.round} << 20 ^ std::uint64_t{pub.actions_left} << 28;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return static_cast<std::uint32_t>((x ^ x >> 31) >> 32);
}

// The questions whose answers depend on what there is to do on the board.
bool looks_at_board(Ask ask) {
  return ask == Ask::kAction || ask == Ask::kMoveTo || ask == Ask::kShop || ask == Ask::kWindow ||
         ask == Ask::kSendTo;
}

// One decision: a score for every choice, by the question asked.
class Decision {
 public:
  Decision(const Catalog& catalog, const View& view, const Choices& legal,
           const Distances& distances, const Plan& plan, std::uint64_t seed)
      : plan_(plan),
        cat_(catalog),
        pub_(view.pub),
        own_(view.own),
        seat_(view.seat),
        legal_(legal),
        distances_(distances),
        seed_(seed),
        worth_(catalog, view, temper_of(plan, catalog, view.pub.player[view.seat], seed), plan) {
    if (!looks_at_board(pub_.ask)) return;
    if (plan.caution) caution_.emplace(catalog, view, worth_, distances);
    if (plan.story) worth_.set_discs(disc_on(0), disc_on(1));
    errands_.emplace(catalog, view, worth_, distances);
  }

  int score(Choice c) const {
    switch (pub_.ask) {
      case Ask::kNothing: return 0;
      case Ask::kCharacter: return character(c);
      case Ask::kStart: return start_at(c.a);
      case Ask::kIncome: return income(c.a);
      case Ask::kWeapon: return weapon(c);
      case Ask::kMount: return mount(c);
      case Ask::kAction: return action(c);
      case Ask::kMoveTo: return move_to(c);
      case Ask::kShop: return shop(c);
      case Ask::kOrder: return trigger(c);
      case Ask::kWindow: return window(c);
      case Ask::kOption: return option(c.a);
      case Ask::kMay: return c.verb == Verb::kPass ? 0 : may(c);
      case Ask::kPickSeat: return pick_seat(c);
      case Ask::kDiscard: return -worth_.keep(c.a);
      case Ask::kGive: return c.verb == Verb::kGiveCard ? -worth_.keep(c.a) : worth_.cash(-1);
      case Ask::kCommit: return commit(c);
      case Ask::kCommitFight: return commit_fight(c.a);
      case Ask::kRestart: return restart(c);
      case Ask::kReward: return worth_.points(PointKind::kMp, 1) > kLp ? c.a : -c.a;
      case Ask::kLoot: return loot(c);
      case Ask::kLootCattle: return c.verb == Verb::kPass ? 0 : c.a;
      case Ask::kPayNuggets: return -(c.a != 0) - (c.b != 0);
      case Ask::kJoin: return join(c);
      case Ask::kLay: return lay(c.a);
      case Ask::kDie: return die(c);
      case Ask::kStoryOrder: return -c.a;
      case Ask::kSheriffTo: return sheriff_to(c.a);
      case Ask::kSheriffTarget: return pick_seat(c);
      case Ask::kAttempt: return attempt(c);
      case Ask::kStoryDisc: return c.verb == Verb::kPass ? 0 : place_disc(c);
      case Ask::kSendTo: return send_to(c.a);
      case Ask::kKeepLegend: return c.a;
      case Ask::kEventChoice:
      case Ask::kLookAt: return 0;
      case Ask::kExplore: return c.verb == Verb::kPass ? 0 : -worth_.keep(c.a);
      case Ask::kBet: return bet(c);
      case Ask::kStay: return c.verb == Verb::kStay ? 1 : 0;
      case Ask::kRaise: return raise(c);
      case Ask::kPokerReward: return c.a == 2 ? worth_.points(PointKind::kGp, 1) : kLp;
    }
    return 0;
  }

 private:
  const Player& me() const { return worth_.me(); }

  // --- set-up and start of turn -----------------------------------------------------------------

  // The start bonus counts, and taste: every character is played by somebody.
  int character(Choice choice) const {
    const Character& c = cat_.characters[choice.a];
    const auto taste = static_cast<std::uint32_t>(plan_.start_taste);
    int sum = taste ? static_cast<int>(noise(seed_, pub_, choice) % taste) : 0;
    sum += plan_.start_cash * c.cash + plan_.start_card * c.cards + plan_.start_mp * c.mp +
           plan_.start_wp * c.wp + plan_.start_gp * c.gp - plan_.start_wound * c.wounds;
    for (int i = 0; i < cat_.n_items; ++i) {
      if (c.items >> i & 1) sum += plan_.start_item * cat_.items[i].price;
      if (c.upgraded >> i & 1) sum += plan_.start_upgrade * cat_.items[i].price;
    }
    return sum;
  }

  int start_at(Space space) const {
    return -distances_.to(space, cat_.tag[static_cast<int>(Tag::kBank)]);
  }

  int income(int what) const {
    const int cash[] = {2, 0, 1}, cards[] = {0, 2, 1};
    return worth_.cash(cash[what]) + worth_.cards(cards[what]);
  }

  int weapon(Choice c) const {
    if (c.verb == Verb::kPass) return -1;
    const bool up = me().upgraded >> c.a & 1;
    return worth_.side_effects(cat_.items[c.a].side[up]);
  }

  int mount(Choice c) const {
    if (c.verb == Verb::kPass) return -1;
    const ItemSide& side = cat_.items[c.a].side[me().upgraded >> c.a & 1];
    const int load = me().nuggets > 4 ? side.passive.nugget : 0;
    return 10 * side.move + 20 * load;
  }

  // --- actions ----------------------------------------------------------------------------------

  int action(Choice c) const {
    if (!plan_.rate || is_travel(c)) return deed(c);
    const int left = pub_.actions_left - 1;
    if (c.verb == Verb::kEndTurn) return after(me().space, 0) - errands_->rate() * left;
    return deed(c) + after(me().space, left, chore_of(c));
  }

  // What there is to do next, less what may happen there: with `left` actions of this turn, `done`
  // behind us.
  int after(Space space, int left, int done = kNoChore) const {
    return errands_->best_row(space, left, done) - peril(space, left);
  }

  // The same when a move has led there.
  int there(Space space, int left) const {
    return errands_->arrival(space) + after(space, left, kArrivals + space);
  }

  // What it costs to be there when the turn ends, or maybe with `left` actions still to go.
  int peril(Space space, int left) const {
    if (!caution_) return 0;
    return caution_->at(space) * (left == 0 ? plan_.caution : plan_.caution_passing) / 100;
  }

  // Moves count what there is to do where they lead.
  bool is_travel(Choice c) const {
    if (c.verb == Verb::kMove || c.verb == Verb::kRailTravel || c.verb == Verb::kCrossPass)
      return true;
    if (c.verb != Verb::kPlayCard) return false;
    for (const Ability& a : abilities(cat_, cat_.poker[kind_of(c.a)].abilities))
      if (a.head == Head::kAction && cat_.code[a.code].op == Op::kMove) return true;
    return false;
  }

  // What is not done twice in a row.
  int chore_of(Choice c) const {
    switch (c.verb) {
      case Verb::kPlayCard: return kCards + c.a;
      case Verb::kFight: return kFights + c.a;
      case Verb::kBuy:
      case Verb::kUpgrade: return pub_.au.rack >> c.a & 1 ? kTradingPostChore : kStoreChore;
      case Verb::kDeposit: return kDepositChore;
      case Verb::kHeist: return kHeistChore;
      case Verb::kHeal: return kHealChore;
      case Verb::kRevel: return kRevelChore;
      case Verb::kTakeCattle: return kCattleChore;
      case Verb::kTakeLonghorn: return kTakeLonghornChore;
      case Verb::kRobTrain: return kTrainChore;
      case Verb::kExplore: return kFrontiers + frontier_here(cat_, me().space);
      case Verb::kHighRoller: return kRollerChore;
      default: return kNoChore;
    }
  }

  int deed(Choice c) const {
    switch (c.verb) {
      case Verb::kMove: return move(c.a);
      case Verb::kPlayCard: return play(c.a);
      case Verb::kUseItem: return use_item(c.a);
      case Verb::kUseAbility: return use_ability(c.a);
      case Verb::kFight: return errands_->fight(c.a, static_cast<FightKind>(c.b));
      case Verb::kBuy: return buy(c);
      case Verb::kUpgrade: return upgrade(c);
      case Verb::kPoker: return errands_->poker();
      case Verb::kProspect: return errands_->prospect();
      case Verb::kDeposit: return errands_->deposit(c.a + (c.b != 0) + (c.c != 0));
      case Verb::kHeist: return errands_->heist();
      case Verb::kHeal: return errands_->heal();
      case Verb::kRevel: return errands_->revel(c.a);
      case Verb::kTakeCattle: return errands_->take_cattle(c.a);
      case Verb::kWork: return worth_.cash(1);
      case Verb::kTakeLonghorn: return errands_->take_longhorn();
      case Verb::kRobTrain: return errands_->rob_train();
      case Verb::kRailTravel: return cross() + worth_.cash(-1);
      case Verb::kCrossPass: return cross();
      case Verb::kExplore: return errands_->explore(frontier_here(cat_, me().space));
      case Verb::kFaro: return errands_->faro();
      case Verb::kHighRoller: return errands_->high_roller();
      case Verb::kCommunityPoker: return errands_->poker() + 20;
      default: return 0;  // kEndTurn
    }
  }

  int cross() const { return move(cat_.linked[me().space].first()); }

  // Bandits end the move where they are; what else there is to do there must wait.
  int move(Space space) const {
    const int end = pub_.actions_left <= 1 ? end_of_turn(space) : 0;
    if (plan_.rate) return there(space, pub_.actions_left - 1) + end;
    const int arrival = errands_->arrival(space);
    const int next = errands_->best_from(space, 1);
    return (arrival > 0 ? std::max(arrival, next) : arrival + next) + end;
  }

  // Ending the turn here may allow a disc.
  int end_of_turn(Space space) const {
    Setting at = worth_.here();
    at.space = space;
    return worth_.disc_for(Moment::kEndOfTurn, at) / 2;
  }

  int play(Card card) const {
    int best = kNever;
    for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities))
      if (a.head == Head::kAction) best = std::max(best, acting(a.code));
    return best - (would_go(card) ? 0 : worth_.fight_use(card));
  }

  // Whether the hand limit takes the card at the end of this turn.
  bool would_go(Card card) const {
    if (!plan_.rate || pub_.actions_left > 1) return false;
    int worse = 0;
    for_each_card(own_.hand, [&](Card c) { worse += worth_.keep(c) < worth_.keep(card); });
    return worse < me().hand_n - hand_limit(cat_, pub_, seat_);
  }

  // A program that spends an action. A granted move is worth where it leads.
  int acting(int code) const {
    const Instr& first = cat_.code[code];
    if (first.op == Op::kMove) return granted_move(first.a);
    return worth_.program(code, worth_.here());
  }

  int granted_move(int range) const {
    int best = plan_.rate ? kNever : 0;
    within(range, [&](Space space) { best = std::max(best, move(space)); });
    return best;
  }

  template <class F>
  void within(int range, F&& f) const {
    for (int s = 0; s < cat_.n_spaces; ++s) {
      const int steps = distances_.between(me().space, static_cast<Space>(s));
      if (steps != 0 && steps <= range) f(static_cast<Space>(s));
    }
  }

  int use_item(Item item) const {
    int best = kNever;
    for (const Ability& a :
         abilities(cat_, cat_.items[item].side[me().upgraded >> item & 1].abilities))
      if (a.head == Head::kAction) best = std::max(best, acting(a.code));
    return best;
  }

  int use_ability(int which) const {
    const auto list = abilities(cat_, cat_.characters[me().character].abilities);
    return which < static_cast<int>(list.size())
               ? acting(list[static_cast<std::size_t>(which)].code)
               : 0;
  }

  int buy(Choice c) const { return errands_->buy(c.a) + active_bonus(c); }
  int upgrade(Choice c) const { return errands_->upgrade(c.a) + active_bonus(c); }

  // Of the two ways to buy a weapon or mount, take it in hand if it is the better one.
  int active_bonus(Choice c) const {
    const ItemKind& kind = cat_.items[c.a];
    if (!c.b) return 0;
    const auto use = [&](Item item, bool up) {
      const ItemSide& side = cat_.items[item].side[up];
      return 10 * side.move + worth_.side_effects(side) / 4;
    };
    const Item now = kind.type == ItemType::kMount ? me().mount : me().weapon;
    const int then = use(c.a, c.verb == Verb::kUpgrade || (me().upgraded >> c.a & 1));
    return now == kNone || then > use(now, me().upgraded >> now & 1) ? 5 : -5;
  }

  int shop(Choice c) const {
    if (c.verb == Verb::kBuy) return buy(c);
    if (c.verb == Verb::kUpgrade) return upgrade(c);
    return 0;
  }

  int move_to(Choice c) const {
    if (plan_.rate) return there(c.verb == Verb::kMove ? c.a : me().space, pub_.actions_left);
    if (c.verb != Verb::kMove) return errands_->best_from(me().space, 0);
    const int arrival = errands_->arrival(c.a);
    const int next = errands_->best_from(c.a, 0);
    return arrival > 0 ? std::max(arrival, next) : arrival + next;
  }

  // --- windows ----------------------------------------------------------------------------------

  int window(Choice c) const {
    switch (c.verb) {
      case Verb::kShowGoal: return 300;
      case Verb::kDeliver:
        if (c.b) return errands_->longhorns(c.b);
        return deliver(static_cast<Delivery>(c.a));
      case Verb::kTakeNuggets: return worth_.nuggets(c.a);
      case Verb::kPlaceDisc: return place_disc(c);
      case Verb::kReact: return react(c.a);
      case Verb::kTrigger: return trigger(c);
      default: return 0;  // kPass
    }
  }

  int deliver(Delivery how) const {
    const PointKind kind = how == Delivery::kRustle ? PointKind::kWp : PointKind::kMp;
    return worth_.points(kind, 1) + 40;
  }

  int discs_needed() const { return pub_.players >= 5 ? 3 : 2; }

  bool completes_story(int story) const {
    int there = pub_.mib.discs[story] + 1;
    for (int s = 0; s < pub_.players; ++s) there += pub_.player[s].discs[story];
    return there >= discs_needed();
  }

  // Of a disc on a story, if one may be put there.
  int disc_on(int story) const {
    if (story >= pub_.n_story_decks || pub_.trigger[story] == kNone) return 0;
    const bool free = me().discs[0] + me().discs[1] < 2;
    if (!free && !me().discs[1 - story]) return 0;
    return std::max(0, tell(story, completes_story(story), me().discs[story] > 0, !free));
  }

  int place_disc(Choice c) const {
    const int story = c.a;
    const bool completes = completes_story(story);
    const bool mine = me().discs[story] > 0;
    if (plan_.story) return tell(story, completes, mine, c.b != 0);
    if (c.b) return completes && !mine ? plan_.disc_moved : -5;
    return (mine ? plan_.disc_second : plan_.disc_first) + (completes ? plan_.disc_completes : 0);
  }

  // What a disc changes of the rewards to come.
  int tell(int story, bool completes, bool mine, bool moved) const {
    const int reward = worth_.story(story) * plan_.story / 100;
    const int hope = reward * plan_.story_done / 100;
    int sum = completes ? reward - (mine ? hope : 0) : mine ? 0 : hope;
    if (completes) {
      int others = 0;
      for (int s = 0; s < pub_.players; ++s) others += s != seat_ && pub_.player[s].discs[story];
      sum -= others * reward * plan_.others_share / 100;
    }
    if (moved && me().discs[1 - story] == 1)
      sum -= worth_.story(1 - story) * plan_.story / 100 * plan_.story_done / 100;
    return sum + (caution_ ? caution_->disc(story, completes) : 0) + 1;
  }

  int trigger(Choice c) const {
    Abilities range;
    if (static_cast<Trigger>(c.a) == Trigger::kItem && c.b < cat_.n_items)
      range = cat_.items[c.b].side[me().upgraded >> c.b & 1].abilities;
    else if (static_cast<Trigger>(c.a) == Trigger::kCharacter && me().character < cat_.n_characters)
      range = cat_.characters[me().character].abilities;
    else if (static_cast<Trigger>(c.a) == Trigger::kCard && c.b < kPokerCards)
      range = cat_.poker[kind_of(c.b)].abilities;
    const auto list = abilities(cat_, range);
    if (c.c >= list.size()) return 1;
    const Ability& a = list[c.c];
    return worth_.program(a.code + a.guards, worth_.here());
  }

  int react(Card card) const {
    for (const Ability& a : abilities(cat_, cat_.poker[kind_of(card)].abilities)) {
      if (a.head != Head::kReaction) continue;
      if (a.moment == Moment::kFightReveal && pub_.fight.on) return react_in_fight(card);
      if (a.moment == Moment::kEndOfMove && cat_.code[a.code + a.guards].op == Op::kMove)
        return prolong(cat_.code[a.code + a.guards].a) - worth_.fight_use(card) - 10;
      return worth_.program(a.code, worth_.here()) - worth_.fight_use(card);
    }
    return -1;
  }

  // What going on for up to `range` spaces more brings.
  int prolong(int range) const {
    int best = 0;
    const int left = pub_.actions_left;
    const int stay =
        plan_.rate ? there(me().space, left) : std::max(0, errands_->best_from(me().space, 0));
    within(range, [&](Space space) {
      const int go = plan_.rate ? there(space, left)
                                : errands_->arrival(space) + errands_->best_from(space, 0);
      best = std::max(best, go - stay);
    });
    return best;
  }

  int send_to(Space space) const {
    if (plan_.rate) return there(space, pub_.actions_left);
    return errands_->arrival(space) + errands_->best_from(space, 1);
  }

  // --- fights -----------------------------------------------------------------------------------

  int side() const { return pub_.fight.side[0] == seat_ ? 0 : 1; }

  int value(int of_side) const {
    const Fight& f = pub_.fight;
    const int card = f.card[of_side];
    if (card == kNone) return 0;
    const bool npc = of_side == 1 && f.side[1] == kNone;
    const int printed = npc ? card + 2 : rank_of(static_cast<Card>(card));
    return std::clamp(printed + f.change[of_side], 2, 14);
  }

  // Whether this seat's side wins if the other card is lowered by `lower` more.
  bool wins(int lower) const {
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

  int lowers(Card card) const {
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
  int react_in_fight(Card card) const {
    if (wins(0)) return -1;
    int all = 0;
    for (const Choice& c : legal_)
      if (c.verb == Verb::kReact) all += lowers(c.a);
    if (!wins(all)) return -1;
    const Appraisal::Stakes s = fight_stakes();
    return s.won - s.lost - worth_.fight_use(card) - (wins(lowers(card)) ? 0 : 20);
  }

  Seat opponent() const { return pub_.fight.side[1 - side()]; }
  Appraisal::Stakes fight_stakes() const {
    return worth_.stakes(pub_.fight.kind, opponent(), side() == 0 && opponent() != kNone);
  }

  int commit(Choice c) const {
    const Appraisal::Stakes s = fight_stakes();
    if (c.verb == Verb::kDecline) return s.lost;
    if (c.verb == Verb::kSurrender) return s.lost;
    if (c.verb != Verb::kCommit) return kNever;
    const Setting at = worth_.here();
    const int p = opponent() == kNone
                      ? worth_.odds_npc(
                            c.a, at, std::max(1, worth_.npc_cards(at.fight) - pub_.fight.npc_less))
                      : worth_.odds_player(c.a, at, opponent());
    return (p * s.won + (kSure - p) * s.lost) / kSure -
           std::max(worth_.fight_use(c.a), worth_.keep(c.a) * plan_.commit_keep / 100);
  }

  // As the NPC's player: a high card wins, a low one hurts.
  int commit_fight(int card) const {
    int harm = 0;
    for (int pc = cat_.fight[card]; cat_.code[pc].op != Op::kEnd; ++pc) {
      const Instr& i = cat_.code[pc];
      if (i.op == Op::kWound) harm += 8 * i.a;
      if (i.op == Op::kLose || i.op == Op::kDiscard) harm += 5;
      if (i.op == Op::kGain || i.op == Op::kGainCash || i.op == Op::kDraw) harm -= 4;
    }
    return 10 * (card + 2) + harm;
  }

  int restart(Choice c) const {
    const Fight& f = pub_.fight;
    const bool player_wins =
        value(0) > value(1) || (value(0) == value(1) && (f.flags[0] & Fight::kWinTies));
    return (c.verb != Verb::kPass) == player_wins ? 1 : 0;
  }

  int loot(Choice c) const {
    if (c.verb != Verb::kLoot) return 0;
    const Seat victim = opponent();
    if (victim == kMib) return worth_.cash((pub_.mib.cash + 1) / 2);
    const Player& p = pub_.player[victim];
    if (c.a == 0) return worth_.cash((p.cash + 1) / 2) + 1;
    if (c.a == 1) return worth_.nuggets((p.nuggets + 1) / 2) + 1;
    return 40;
  }

  // --- the people of the board ------------------------------------------------------------------

  // How much harm to a seat is worth to us: the leader's most.
  int enmity(Seat seat) const {
    if (seat == seat_) return kNever;
    const Player* p = seat < kMaxPlayers ? &pub_.player[seat] : nullptr;
    return p ? 10 * p->lp + 4 * p->wp + p->cash : 10 * pub_.mib.lp;
  }

  int pick_seat(Choice c) const { return c.verb == Verb::kPass ? 0 : enmity(c.a); }

  int sheriff_to(Space space) const {
    int best = 0;
    for (int s = 0; s < pub_.players; ++s) {
      const Player& p = pub_.player[s];
      if (p.wp == 0) continue;
      const int steps = distances_.between(space, p.space);
      if (s == seat_) {
        if (p.space == space && space != pub_.sheriff) return kNever;
        best += plan_.sheriff_away * std::min(steps, 8);
      } else {
        best = std::max(best, (10 + 10 * p.wp + p.lp) * (20 - std::min(steps, 19)));
      }
    }
    return best;
  }

  int attempt(Choice c) const {
    const bool yes = c.verb != Verb::kPass;
    return yes == (me().wp == 0 || me().space != pub_.sheriff) ? 1 : 0;
  }

  // --- poker and dice ---------------------------------------------------------------------------

  // A value that was shown wins as often as it loses, and the other marker on another one.
  int bet(Choice c) const {
    if (c.verb != Verb::kBet) return 0;
    int shown = 0;
    for (const std::uint8_t card : pub_.au.faro.shown) shown += card == c.a;
    // Both markers bring more than the bigger one alone.
    if (plan_.card_sense) return !shown ? -1 : c.b == 0 && me().cash >= 3 ? 20 : 10 + c.b;
    return shown ? 10 + c.b : -1;
  }

  int raise(Choice c) const {
    if (c.verb != Verb::kRaise) return 0;
    const int rivals = std::popcount(pub_.poker.players);
    const int p = plan_.card_sense ? worth_.odds_poker(own_.hand, kDealt)
                                   : worth_.guess_poker(own_.hand, rivals);
    const int won = worth_.cash(pub_.poker.pot) + kLp + worth_.points(PointKind::kGp, 1);
    return (p * won + (kSure - p) * worth_.cash(-2)) / kSure;
  }

  int join(Choice c) const {
    if (c.verb == Verb::kPass) return 0;
    if (pub_.au.faro.on) return 1;
    if (plan_.card_sense) return join_poker();
    const int p = worth_.guess_poker(own_.hand, std::popcount(pub_.poker.players) + 1) - 60;
    const int won = worth_.cash(pub_.poker.pot), lost = worth_.cash(-1) + worth_.cards(1);
    return (p * won + (kSure - p) * lost) / kSure + worth_.cards(1) - worth_.cheapest(own_.hand, 2);
  }

  // Who joins plays against those who are in, and loses ties with who began.
  int join_poker() const {
    int p = kSure;
    for (int s = 0; s < pub_.players; ++s)
      if (pub_.poker.players >> s & 1)
        p = p * worth_.odds_poker(own_.hand, pub_.player[s].hand_n) / kSure;
    if (p < 2 * plan_.least_odds) return -1;
    const int won = worth_.cash(pub_.poker.pot) + worth_.at_poker(Moment::kPokerWon) +
                    (pub_.modules & kAnteUp ? worth_.points(PointKind::kGp, 1) : 0);
    const int lost = worth_.cards(1) + worth_.at_poker(Moment::kPokerLost);
    return (p * won + (kSure - p) * lost) / kSure * plan_.gambling / 100 + worth_.cash(-1) +
           worth_.cards(1) - worth_.cheapest(own_.hand, 2);
  }

  // The best hand that laying this card next can make, then the cheapest cards for it.
  int lay(Card card) const {
    Card hand[2];
    int n = 0;
    if (own_.laid[0] < kPokerCards && me().laid_n) hand[n++] = own_.laid[0];
    hand[n++] = card;
    std::uint32_t best = hand_value(hand, n);
    if (!me().laid_n)
      for (const Choice& other : legal_) {
        if (other.verb != Verb::kLay || other.a == card) continue;
        hand[1] = other.a;
        best = std::max(best, hand_value(hand, 2));
      }
    return static_cast<int>(best >> 4);
  }

  std::uint32_t hand_value(const Card* hand, int n) const {
    Card board[5];
    int n_board = 0;
    for (const std::uint8_t f : pub_.poker.flop)
      if (f < kPokerCards) board[n_board++] = f;
    for (const std::uint8_t f : pub_.au.river)
      if (f) board[n_board++] = static_cast<Card>(f - 1);
    return best_of_board(hand, n, board, n_board, cat_.wild_cards,
                         on_other_side(pub_.switches, Switch::kPokerTop));
  }

  int die(Choice c) const {
    if (c.verb != Verb::kReroll) return 0;
    const DieFace& face = cat_.die[pub_.die[c.a]];
    return face.gravel ? 30 : face.nuggets || face.again ? -10 : 5;
  }

  // --- choices of card programs -----------------------------------------------------------------

  // The instruction that asks: the program on top of the stack stands at it. -1 if there is none.
  int asking(Op op) const {
    if (pub_.n_frames == 0) return -1;
    const int pc = pub_.frame[pub_.n_frames - 1].pc;
    return pc < cat_.n_code && cat_.code[pc].op == op ? pc : -1;
  }

  int option(int which) const {
    const int pc = asking(Op::kChoose);
    if (pc < 0 || which >= cat_.code[pc].a) return -which;
    return worth_.program(cat_.code[pc + 1 + which].to, worth_.here());
  }

  int may(Choice c) const {
    if (c.verb == Verb::kTrigger) return trigger(c);
    const int pc = asking(Op::kMay);
    if (pc < 0) return 1;
    return worth_.program(pc + 1, worth_.here()) - worth_.program(cat_.code[pc].to, worth_.here());
  }

  const Plan& plan_;
  const Catalog& cat_;
  const Public& pub_;
  const Private& own_;
  const Seat seat_;
  const Choices& legal_;
  const Distances& distances_;
  const std::uint64_t seed_;
  Appraisal worth_;
  std::optional<Errands> errands_;  // only where looks_at_board
  std::optional<Caution> caution_;
};

}  // namespace

Choice ScriptedBot::think(const Catalog& catalog, const View& view, const Choices& legal,
                          const Budget&) {
  if (legal.n == 1) return legal[0];
  distances_.prepare(catalog, on_other_side(view.pub.switches, Switch::kDiagonals));
  const Decision decision(catalog, view, legal, distances_, plan_, seed_);
  Choice best = legal[0];
  int best_score = decision.score(best);
  std::uint32_t best_noise = noise(seed_, view.pub, best);
  for (int i = 1; i < legal.n; ++i) {
    const int score = decision.score(legal[i]);
    if (score < best_score) continue;
    const std::uint32_t n = noise(seed_, view.pub, legal[i]);
    if (score == best_score && n <= best_noise) continue;
    best = legal[i];
    best_score = score;
    best_noise = n;
  }
  return best;
}

bool ScriptedBot::rate(const Catalog& catalog, const View& view, const Choices& legal,
                       std::span<int> out) {
  distances_.prepare(catalog, on_other_side(view.pub.switches, Switch::kDiagonals));
  const Decision decision(catalog, view, legal, distances_, plan_, seed_);
  for (int i = 0; i < legal.n; ++i) out[static_cast<std::size_t>(i)] = decision.score(legal[i]);
  return true;
}

}  // namespace dr
