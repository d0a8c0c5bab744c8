// Windows: deliveries, discs on stories, triggers and Reactions.
#include "bots/script/decision.h"
#include "darkrock/queries.h"

#include <algorithm>

namespace dr {

static_assert(kVerbs == 62, "Does the new verb answer in a window? Then say what it is worth.");

int Decision::window(Choice c) const {
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

int Decision::deliver(Delivery how) const {
  const PointKind kind = how == Delivery::kRustle ? PointKind::kWp : PointKind::kMp;
  return worth_.points(kind, 1) + 40;
}

bool Decision::completes_story(int story) const {
  return discs_on(pub_, story) + 1 >= discs_needed(pub_);
}

// Of a disc on a story, if one may be put there.
int Decision::disc_on(int story) const {
  if (story >= pub_.n_story_decks || pub_.trigger[story] == kNone) return 0;
  const bool free = me().discs[0] + me().discs[1] < kDiscsEach;
  if (!free && !me().discs[1 - story]) return 0;
  return std::max(0, tell(story, completes_story(story), me().discs[story] > 0, !free));
}

int Decision::place_disc(Choice c) const {
  const int story = c.a;
  const bool completes = completes_story(story);
  const bool mine = me().discs[story] > 0;
  if (plan_.story) return tell(story, completes, mine, c.b != 0);
  if (c.b) return completes && !mine ? plan_.disc_moved : -5;
  return (mine ? plan_.disc_second : plan_.disc_first) + (completes ? plan_.disc_completes : 0);
}

// What a disc changes of the rewards to come.
int Decision::tell(int story, bool completes, bool mine, bool moved) const {
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

int Decision::trigger(Choice c) const {
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

int Decision::react(Card card) const {
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
int Decision::prolong(int range) const {
  int best = 0;
  const int left = pub_.actions_left;
  const int stay =
      plan_.rate ? there(me().space, left) : std::max(0, errands_->best_from(me().space, 0));
  within(range, [&](Space space) {
    const int go =
        plan_.rate ? there(space, left) : errands_->arrival(space) + errands_->best_from(space, 0);
    best = std::max(best, go - stay);
  });
  return best;
}

int Decision::send_to(Space space) const {
  if (plan_.rate) return there(space, pub_.actions_left);
  return errands_->arrival(space) + errands_->best_from(space, 1);
}

}  // namespace dr
