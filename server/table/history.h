// What happened at a table, entry by entry, to tell it again to somebody who missed it.
#pragma once

#include <span>
#include <vector>

#include "darkrock/event.h"
#include "server/table/entry.h"

namespace dr {

class History {
 public:
  struct Item {
    EntryKind kind;
    Seat seat;
    std::int64_t number;  // of a rewind: choices that stay
    std::string word;     // of a bot: its name
  };

  // Notes an entry and what its events let at least one seat see.
  void add(const LogEntry& entry, const Events& events);

  std::int64_t size() const { return static_cast<std::int64_t>(items_.size()); }
  const Item& item(std::int64_t n) const { return items_[static_cast<std::size_t>(n)]; }
  std::span<const Event> events(std::int64_t n) const;

 private:
  std::vector<Item> items_;
  std::vector<Event> events_;
  std::vector<std::uint32_t> ends_;  // of the events of each item
};

}  // namespace dr
