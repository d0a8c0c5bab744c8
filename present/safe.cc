#include "present/safe.h"

#include <algorithm>

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"

namespace dr::present {
namespace {

bool is_loss(const Change& change) {
  return change.what == "wounds" ? change.by > 0 : change.by < 0;
}

// Not everybody likes to be Wanted, or more so.
bool is_gain(const Change& change) { return !is_loss(change) && change.what != "wp"; }

// Something that is not had by stepping aside as well.
bool gains(const Outlook& option, const Outlook* aside, Seat seat) {
  const auto had = [&](const Change& change) {
    return aside && std::ranges::any_of(aside->changes, [&](const Change& c) {
             return c.seat == seat && c.what == change.what && c.by == change.by;
           });
  };
  return std::ranges::any_of(
      option.changes, [&](const Change& c) { return c.seat == seat && is_gain(c) && !had(c); });
}

// What is played or put down is gone, whatever comes of it.
bool spends(Choice choice) {
  return choice.verb == Verb::kReact || choice.verb == Verb::kPlaceDisc;
}

bool steps_aside(Choice choice) { return info_of(choice.verb).traits.aside; }

bool is_gift(const Outlook& option, const Outlook* aside, Seat seat) {
  if (spends(option.choice) || loses(option.changes, seat)) return false;
  return option.choice.verb == Verb::kShowGoal || gains(option, aside, seat);
}

bool wins_fight(const Outlook& option, Seat seat) {
  return std::ranges::any_of(option.events, [&](const Event& event) {
    return event.kind == EventKind::kWonFight && event.seat == seat;
  });
}

// Whether the seat loses the fight if the open cards stay as they are.
bool is_behind(const Public& pub, Seat seat) {
  if (!pub.fight.on || !pub.fight.revealed) return false;
  const int side = pub.fight.side[0] == seat ? 0 : 1;
  if (pub.fight.side[side] != seat) return false;
  const int mine = value_shown(pub, side), theirs = value_shown(pub, 1 - side);
  return mine == theirs ? side_winning_ties(pub) != side : mine < theirs;
}

// Effects that may be used, and nothing that is simply there to be taken.
bool only_effects(std::span<const Outlook> options, const Outlook* aside, Seat seat) {
  return std::ranges::all_of(options, [&](const Outlook& option) {
    if (steps_aside(option.choice)) return true;
    const Verb verb = option.choice.verb;
    return (verb == Verb::kReact || verb == Verb::kTrigger) && !is_gift(option, aside, seat);
  });
}

}  // namespace

bool loses(std::span<const Change> changes, Seat seat) {
  return std::ranges::any_of(changes,
                             [&](const Change& c) { return c.seat == seat && is_loss(c); });
}

std::optional<Choice> safe_choice(const View& view, std::span<const Outlook> options) {
  if (options.size() == 1) return options[0].choice;
  if (view.pub.ask == Ask::kAction) return {};
  const Outlook *offered = nullptr, *pass = nullptr;
  int offers = 0;
  for (const Outlook& option : options) {
    if (option.choice.verb == Verb::kPass) pass = &option;
    if (steps_aside(option.choice)) continue;
    offered = &option;
    ++offers;
  }
  const bool wins = pass && wins_fight(*pass, view.seat);
  if (offers == 1 && !wins && is_gift(*offered, pass, view.seat)) return offered->choice;
  if (!pass || view.pub.ask != Ask::kWindow || !only_effects(options, pass, view.seat)) return {};
  if (wins) return pass->choice;
  if (loses(pass->changes, view.seat) || is_behind(view.pub, view.seat)) return {};
  return pass->choice;
}

}  // namespace dr::present
