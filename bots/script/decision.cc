#include "bots/script/decision.h"

#include <algorithm>

#include "base/mix.h"
#include "darkrock/queries.h"

namespace dr {
namespace {

// The questions whose answers depend on what there is to do on the board.
bool looks_at_board(Ask ask) {
  return ask == Ask::kAction || ask == Ask::kMoveTo || ask == Ask::kShop || ask == Ask::kWindow ||
         ask == Ask::kSendTo;
}

}  // namespace

std::uint32_t noise(std::uint64_t seed, const Public& pub, Choice choice) {
  std::uint64_t x = seed ^ (std::uint64_t{pub.reveals} << 32 | choice.code());
  x ^= std::uint64_t{pub.round} << 20 ^ std::uint64_t{pub.actions_left} << 28;
  return static_cast<std::uint32_t>(mixed(x) >> 32);
}

Decision::Decision(const Catalog& catalog, const View& view, const Choices& legal,
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

int Decision::score(Choice c) const {
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
    case Ask::kPokerReward:
      return static_cast<Reward>(c.a) == Reward::kGp ? worth_.points(PointKind::kGp, 1) : kLp;
    case Ask::kCount: break;
  }
  return 0;
}

// The start bonus counts, and taste: every character is played by somebody.
int Decision::character(Choice choice) const {
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

int Decision::start_at(Space space) const {
  return -distances_.to(space, cat_.tag[static_cast<int>(Tag::kBank)]);
}

int Decision::income(int what) const {
  const Taken taken = income_of(static_cast<Income>(what));
  return worth_.cash(taken.cash) + worth_.cards(taken.cards);
}

int Decision::weapon(Choice c) const {
  if (c.verb == Verb::kPass) return -1;
  const bool up = me().upgraded >> c.a & 1;
  return worth_.side_effects(cat_.items[c.a].side[up]);
}

int Decision::mount(Choice c) const {
  if (c.verb == Verb::kPass) return -1;
  const ItemSide& side = cat_.items[c.a].side[me().upgraded >> c.a & 1];
  const int load = me().nuggets > 4 ? side.passive.nugget : 0;
  return 10 * side.move + 20 * load;
}

// How much harm to a seat is worth to us: the leader's most.
int Decision::enmity(Seat seat) const {
  if (seat == seat_) return kNever;
  const Player* p = seat < kMaxPlayers ? &pub_.player[seat] : nullptr;
  return p ? 10 * p->lp + 4 * p->wp + p->cash : 10 * pub_.mib.lp;
}

int Decision::pick_seat(Choice c) const { return c.verb == Verb::kPass ? 0 : enmity(c.a); }

int Decision::sheriff_to(Space space) const {
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

int Decision::attempt(Choice c) const {
  const bool yes = c.verb != Verb::kPass;
  return yes == (me().wp == 0 || me().space != pub_.sheriff) ? 1 : 0;
}

// The instruction that asks, -1 if it is no such one.
int Decision::asking(Op op) const {
  const int code = asking_code(cat_, pub_);
  return code >= 0 && cat_.code[code].op == op ? code : -1;
}

int Decision::option(int which) const {
  const int pc = asking(Op::kChoose);
  if (pc < 0 || which >= cat_.code[pc].a) return -which;
  return worth_.program(cat_.code[pc + 1 + which].to, worth_.here());
}

int Decision::may(Choice c) const {
  if (c.verb == Verb::kTrigger) return trigger(c);
  const int pc = asking(Op::kMay);
  if (pc < 0) return 1;
  return worth_.program(pc + 1, worth_.here()) - worth_.program(cat_.code[pc].to, worth_.here());
}

}  // namespace dr
