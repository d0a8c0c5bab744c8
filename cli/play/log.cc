#include "cli/play/log.h"

#include <algorithm>
#include <iterator>

#include "text/log/acts.h"

namespace dr {
namespace {

std::size_t slot_of(Seat seat) { return std::min<std::size_t>(seat, 7); }

}  // namespace

std::vector<std::string> log_lines(const Content& content, const Public& pub,
                                   std::span<const Event> events, Seat seat, const Style& style,
                                   bool steps) {
  const Templates& words = *style.words;
  const auto line = [&](const Told& told, Rule rule) {
    const std::string number = name_rule(rule, words);
    return told.who + told.did + (number.empty() ? "" : style.paint("  " + number, Ink::kDim));
  };
  std::vector<Event> seen;
  std::ranges::copy_if(events, std::back_inserter(seen),
                       [&](const Event& event) { return sees(event, seat); });
  std::vector<std::string> out;
  for (const Act& act : tell_acts(content, cast_of(content, pub, words), seen, words)) {
    const std::string text = act.told.who + act.told.did;
    const bool turn = act.head.kind == EventKind::kTurnBegan;
    if (turn)
      out.insert(out.end(), {"", style.rule_line(text)});
    else if (begins_act(act.head))
      out.push_back(" • " + style.paint(text, Ink::kPlace));
    const bool all_said = begins_act(act.head) && (!steps || act.says_all());
    if (all_said) continue;
    for (const ActStep& step : act.steps) out.push_back("   " + line(step.told, step.event.rule));
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
  const std::vector<std::string> all = log_lines(content, pub, events_, seat, style, false);
  std::string out;
  for (std::size_t i = all.size() - std::min(most, all.size()); i < all.size(); ++i)
    out += all[i] + "\n";
  return out;
}

}  // namespace dr
