#include "server/table/history.h"

namespace dr {

void History::add(const LogEntry& entry, const Events& events) {
  const bool is_bot = entry.kind == EntryKind::kBot || entry.kind == EntryKind::kAway ||
                      entry.kind == EntryKind::kResign;
  items_.push_back({entry.kind, entry.seat, entry.number, is_bot ? entry.word : std::string{}});
  for (int i = 0; i < events.n; ++i)
    if (events.list[i].audience) events_.push_back(events.list[i]);
  ends_.push_back(static_cast<std::uint32_t>(events_.size()));
}

std::span<const Event> History::events(std::int64_t n) const {
  const auto i = static_cast<std::size_t>(n);
  const std::size_t from = i ? ends_[i - 1] : 0;
  return std::span(events_).subspan(from, ends_[i] - from);
}

}  // namespace dr
