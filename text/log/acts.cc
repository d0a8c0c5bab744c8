#include "text/log/acts.h"

#include <algorithm>

#include "darkrock/event_table.h"
#include "text/cards/names.h"
#include "text/log/act_sum.h"

namespace dr {
namespace {

static_assert(static_cast<int>(EventKind::kCount) == 109, "Is the new event worth a line?");

bool is_hand_limit(const Event& event) {
  return event.kind == EventKind::kDiscarded && event.rule == B(10, 2);
}

bool is_setup(const Event& event) {
  switch (event.kind) {
    case EventKind::kStarted:
    case EventKind::kStartCash:
    case EventKind::kStartPoints:
    case EventKind::kStartWounds:
    case EventKind::kDrew:
    case EventKind::kDrewCard:
    case EventKind::kBought:
    case EventKind::kBandits:
      return event.rule == B(2, 3) || event.rule == B(2, 4) || event.rule == B(2, 6);
    default: return false;
  }
}

// What it says fills a line by itself: whatever comes next is about something else.
bool stands_alone(const Event& head) {
  return head.kind == EventKind::kCharacterTaken || head.kind == EventKind::kFirstPlayer;
}

// One person's start, the bandits of all hideouts, the cards somebody discards at the end of a turn.
bool goes_on(const Event& event, const Event& head) {
  return event.seat == head.seat &&
         ((is_setup(event) && is_setup(head)) || (is_hand_limit(event) && is_hand_limit(head)));
}

bool begins_after(const Event& event, const Event& head) {
  if (stands_alone(head)) return true;
  if (event.kind == EventKind::kStoryShown) return head.kind == EventKind::kStoryShown;
  return begins_act(event) && (stands_alone(event) || !goes_on(event, head));
}

// Another event of the same act says it.
bool is_noise(const Event& event) {
  switch (event.kind) {
    case EventKind::kLostFight: return event.other != kNone;  // beside kWonFight
    case EventKind::kTurnBegan:                               // the line of the act
    case EventKind::kActionTaken:
    case EventKind::kCommitted:
    case EventKind::kLaid:
    case EventKind::kNpcDrewCard:
    case EventKind::kDealtCard:
    case EventKind::kPassed:
    case EventKind::kPot: return true;
    default: return false;
  }
}

bool is_handed_over(const Event& event) {  // cash, from hand to hand
  return (event.kind == EventKind::kStolen && static_cast<Loot>(event.a) == Loot::kCash) ||
         (event.kind == EventKind::kGave && static_cast<Gift>(event.a) == Gift::kCash);
}

// A neighbour tells it: the cards that were drawn or given, what was just picked up or won, cash
// from hand to hand.
bool is_told(std::span<const Event> act, std::size_t i) {
  const Event& event = act[i];
  const auto after = act.subspan(i + 1, std::min<std::size_t>(2, act.size() - i - 1));
  const auto follows = [&](EventKind kind) {
    return i > 0 && act[i - 1].kind == kind && act[i - 1].seat == event.seat;
  };
  switch (event.kind) {
    case EventKind::kDrew: return follows(EventKind::kDrewCard);
    case EventKind::kNuggets: return follows(EventKind::kGoldTaken);
    case EventKind::kGave: return !after.empty() && after[0].kind == EventKind::kGaveCard;
    case EventKind::kCash:
      return follows(EventKind::kPokerWon) || std::ranges::any_of(after, is_handed_over);
    default: return false;
  }
}

// One more card of what the step before tells.
bool is_more(const Event& event, const Event& before) {
  const bool cards = event.kind == EventKind::kFlop || event.kind == EventKind::kShowed ||
                     event.kind == EventKind::kDrewCard || event.kind == EventKind::kDiscarded ||
                     event.kind == EventKind::kFaroShown || event.kind == EventKind::kBandits;
  return cards && before.kind == event.kind && before.seat == event.seat && before.b == event.b &&
         before.rule == event.rule;
}

// The sides of items as they lay before some events.
Cast cast_before(Cast cast, std::span<const Event> events) {
  for (std::size_t i = events.size(); i-- > 0;) {
    const Event& e = events[i];
    if (e.seat >= kMaxPlayers || e.a < 0 || e.a >= kMaxItems) continue;
    const auto item = static_cast<std::uint16_t>(1u << e.a);
    if (e.kind == EventKind::kUpgraded) cast.upgraded[e.seat] &= static_cast<std::uint16_t>(~item);
    if (e.kind == EventKind::kItemGone && e.b) cast.upgraded[e.seat] |= item;
  }
  return cast;
}

void follow(Cast& cast, const Event& e) {
  if (e.seat >= kMaxPlayers || e.a < 0 || e.a >= kMaxItems) return;
  const auto item = static_cast<std::uint16_t>(1u << e.a);
  if (e.kind == EventKind::kUpgraded) cast.upgraded[e.seat] |= item;
  if (e.kind == EventKind::kItemGone) cast.upgraded[e.seat] &= static_cast<std::uint16_t>(~item);
}

Space space_in(const Event& event) {
  const EventInfo& info = info_of(event.kind);
  if (info.a == Field::kSpace) return static_cast<Space>(event.a);
  return info.b == Field::kSpace ? static_cast<Space>(event.b) : Space{kNone};
}

class Teller {
 public:
  Teller(const Content& content, const Cast& cast, std::span<const Event> events,
         const Templates& words)
      : content_(content), cast_(cast_before(cast, events)), events_(events), words_(words) {}

  Act tell(std::size_t from, std::size_t to) {
    Act act{from, to, events_[from], {}, kNone, {}};
    const Cast before = cast_;
    const auto own = events_.subspan(from, to - from);
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < own.size(); ++i) {
      if (is_noise(own[i])) continue;
      if (act.space == kNone) act.space = space_in(own[i]);
      if (!is_told(own, i)) shown.push_back(from + i);
    }
    for (std::size_t i = 0; i < shown.size();) i = add_step(act, shown, i);
    act.told = sum_up(content_, before, own, words_);
    if (act.told.did.empty()) act.told = first_line(act);
    return act;
  }

 private:
  // What has no sum goes by its first step.
  Told first_line(const Act& act) const {
    return act.steps.empty() ? tell_event(content_, act.head, cast_, words_) : act.steps[0].told;
  }

  // Returns the first of the events that it does not tell.
  std::size_t add_step(Act& act, std::span<const std::size_t> shown, std::size_t i) {
    const Event& first = events_[shown[i]];
    std::string more;
    std::size_t next = i + 1;
    for (; next < shown.size() && is_more(events_[shown[next]], first); ++next)
      more += ", " + say_first_argument(content_, events_[shown[next]], cast_, words_);
    act.steps.push_back({first, tell_event(content_, first, cast_, words_, more), space_in(first)});
    follow(cast_, first);
    return next;
  }

  const Content& content_;
  Cast cast_;
  std::span<const Event> events_;
  const Templates& words_;
};

}  // namespace

bool Act::says_all() const {
  return steps.empty() || (steps.size() == 1 && steps[0].told.did == told.did);
}

bool begins_act(const Event& event) {
  switch (event.kind) {
    case EventKind::kCharacterTaken:
    case EventKind::kFirstPlayer:
    case EventKind::kTurnBegan:
    case EventKind::kActionTaken:
    case EventKind::kStoryTurned:
    case EventKind::kEventCard:
    case EventKind::kMibCard:
    case EventKind::kEndTriggered:
    case EventKind::kGoalKept:
    case EventKind::kGameOver: return true;
    case EventKind::kLp: return static_cast<LpSource>(event.b) == LpSource::kWantedRow;
    case EventKind::kFight: return static_cast<FightKind>(event.a) == FightKind::kSheriff;
    default: return is_hand_limit(event) || is_setup(event);
  }
}

std::vector<Act> tell_acts(const Content& content, const Cast& cast, std::span<const Event> events,
                           const Templates& words) {
  Teller teller(content, cast, events, words);
  std::vector<Act> acts;
  for (std::size_t from = 0, to; from < events.size(); from = to) {
    to = from + 1;
    while (to < events.size() && !begins_after(events[to], events[from])) ++to;
    acts.push_back(teller.tell(from, to));
  }
  return acts;
}

}  // namespace dr
