// The messages of a table to its people, as docs/protocol.md describes them. Each is made for one
// viewer, from what that seat may see and from nothing else.
#pragma once

#include <array>
#include <functional>
#include <string>

#include "server/table/commands.h"
#include "server/table/history.h"
#include "server/table/record.h"

namespace dr {

// What a table shows of itself besides its log.
struct Surroundings {
  std::array<std::string, kMaxPlayers> names;  // of the people on the seats
  std::array<bool, kMaxPlayers> present{};
  int spectators = 0;
  std::array<std::int64_t, kMaxPlayers> clocks{-1, -1, -1, -1, -1, -1};  // milliseconds left
  SeatSet running = 0;                                                   // clocks
  SeatSet passing = 0;  // pass on every Reaction this round: each is told of itself alone
  // Milliseconds since 1970, 0: none. Of a choice at a table by the day; of the end of a holiday.
  std::array<std::int64_t, kMaxPlayers> deadlines{}, holidays{};
};

// The table without its game: seats, options, who is host. Public.
json::object table_json(const TableRecord& record, const std::string& id, const std::string& code,
                        const Surroundings& around);

// {"t":"update"}: the items from `since` on, and how things stand now.
struct UpdateFor {
  Seat seat = kNone;       // kNone: a spectator
  std::int64_t since = 0;  // the first item
  bool words = false;      // with sentences and options, for clients without the engine
  bool table = false;      // with the table
};
std::string update_message(const TableRecord& record, const History& history,
                           const Surroundings& around, const json::object& table, UpdateFor to);

std::string ack_message(std::int64_t id, std::int64_t n);
std::string refused_message(std::int64_t id, const RequestError& error);
std::string presence_message(const Surroundings& around, int players);
// {"t":"notice"}: something at a table that its person may not be looking at.
std::string notice_message(std::string_view kind, const std::string& table);

}  // namespace dr
