// Tells people at a table how things stand, each as its seat sees them.
#pragma once

#include "server/room/crowd.h"
#include "server/table/history.h"
#include "server/table/messages.h"
#include "server/table/record.h"

namespace dr {

// What there is to tell. `table` is empty where it has not changed.
struct News {
  const TableRecord& record;
  const History& history;
  const Surroundings& around;
  const json::object& table;
};

// Everybody gets the items they have not seen yet.
void publish(const Crowd& crowd, const News& news);
// One gets those from `since` on, whatever they had.
void bring_up_to_date(Peer& peer, const News& news, std::int64_t since);

}  // namespace dr
