#include "cli/play/log.h"

#include <algorithm>

#include "text/wording_event.h"
#include "text/wording_names.h"

namespace dr {
namespace {

static_assert(static_cast<int>(EventKind::kCount) == 107, "Is the new event worth a line?");

// Said by another event of the same step, or of no interest in a story.
bool is_noise(const Event& event, Seat seat) {
  const EventKind kind = event.kind;
  if (kind == EventKind::kDrew) return event.seat == seat && event.a > 0;  // kDrewCard follows
  if (kind == EventKind::kCash) return event.a == 0;
  if (kind == EventKind::kLostFight) return event.other != kNone;  // beside kWonFight
  return kind == EventKind::kCommitted || kind == EventKind::kLaid ||
         kind == EventKind::kNpcDrewCard || kind == EventKind::kDealtCard;
}

// Nuggets just picked up.
bool is_plain(const Event& event, const Event& before) {
  return event.kind == EventKind::kNuggets && before.kind == EventKind::kGoldTaken &&
         before.seat == event.seat;
}

// One more card of what the line before tells.
bool is_more(const Event& event, const Event& before) {
  const bool cards = event.kind == EventKind::kFlop || event.kind == EventKind::kShowed ||
                     event.kind == EventKind::kDrewCard || event.kind == EventKind::kDiscarded ||
                     event.kind == EventKind::kFaroShown;
  return cards && before.kind == event.kind && before.seat == event.seat && before.b == event.b &&
         before.rule == event.rule;
}

std::size_t slot_of(Seat seat) { return std::min<std::size_t>(seat, 7); }

// An action whose first event says all: that event takes its place.
bool says_itself(Verb verb) {
  static_assert(kVerbs == 62);  // does the first event of a new action say all?
  return verb == Verb::kMove || verb == Verb::kPlayCard || verb == Verb::kFight ||
         verb == Verb::kPoker || verb == Verb::kTakeCattle || verb == Verb::kTakeLonghorn ||
         verb == Verb::kFaro || verb == Verb::kHighRoller;
}

}  // namespace

std::vector<std::string> log_lines(const Content& content, const Public& pub,
                                   std::span<const Event> events, Seat seat, const Style& style) {
  const Cast cast = cast_of(content, pub, *style.words);
  std::vector<std::string> out;
  std::string tail;  // the rule at the end of the last line
  Event before;
  bool bullet = false;
  for (const Event& event : events) {
    if (!sees(event, seat) || is_noise(event, seat) || is_plain(event, before)) continue;
    const bool more = is_more(event, before);
    before = event;
    const bool action = event.kind == EventKind::kActionTaken;
    if (action && says_itself(static_cast<Verb>(event.a))) {
      bullet = true;
      continue;
    }
    const std::string text = capitalise(say_event_text(content, event, cast, *style.words));
    if (event.kind == EventKind::kTurnBegan) {
      out.insert(out.end(), {"", style.rule_line(text)});
      continue;
    }
    if (more) {
      const std::string card = say_first_argument(content, event, cast, *style.words);
      out.back().insert(out.back().size() - tail.size(), ", " + card);
      continue;
    }
    const std::string rule = name_rule(event.rule, *style.words);
    tail = rule.empty() ? "" : style.paint("  " + rule, Ink::kDim);
    out.push_back((action || bullet ? " • " + style.paint(text, Ink::kPlace) : "   " + text) +
                  tail);
    bullet = false;
  }
  return out;
}

void GameLog::add(const Events& events) {
  events_.insert(events_.end(), events.list, events.list + events.n);
}

void GameLog::skip_to_last_turns(int turns) {
  std::size_t from = events_.size();
  while (from > 0 && turns > 0)
    if (events_[--from].kind == EventKind::kTurnBegan) --turns;
  told_.fill(from);
}

void GameLog::shorten(std::size_t size) {
  events_.resize(std::min(size, events_.size()));
  for (std::size_t& told : told_) told = std::min(told, size);
}

std::string GameLog::news(const Content& content, const Public& pub, Seat seat,
                          const Style& style) {
  std::size_t& told = told_[slot_of(seat)];
  std::string out;
  const auto fresh = std::span(events_).subspan(told);
  for (const std::string& line : log_lines(content, pub, fresh, seat, style)) out += line + "\n";
  told = events_.size();
  return out;
}

std::string GameLog::tell(const Content& content, const Public& pub, Seat seat, const Style& style,
                          std::size_t most) const {
  const std::vector<std::string> all = log_lines(content, pub, events_, seat, style);
  std::string out;
  for (std::size_t i = all.size() - std::min(most, all.size()); i < all.size(); ++i)
    out += all[i] + "\n";
  return out;
}

}  // namespace dr
