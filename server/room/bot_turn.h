// A question put to a bot, and whether its answer still counts when it comes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "server/base/async.h"
#include "server/bots/bot_pool.h"
#include "server/room/services.h"
#include "server/table/record.h"

namespace dr {

// Where a game stands: the last choice that stands, and the rewinds.
using Position = std::pair<std::int64_t, int>;
Position position_of(const TableRecord& record);

struct BotTurn {
  Seat seat = kNone;
  std::string bot;
  Position position;
};

// Bots that are asked now: those that sit there, and those that play for somebody.
SeatSet asked_bots(const TableRecord& record);

// The turn of the first bot that is asked; after its choice the next one's comes.
std::optional<BotTurn> bot_turn(const TableRecord& record);
// Whether it is still that bot's turn, and the game has not moved since.
bool still_asked(const TableRecord& record, const BotTurn& turn);

// What the bot is given to think about: its view of the game and nothing else.
BotPool::Job bot_job(const TableRecord& record, const BotTurn& turn, const std::string& table);

// Lets a bot think. It answers after the same time whether it had to think or not, so that the
// clock does not tell what it holds (B14.4).
Task<Choice> think(Services& services, BotPool::Job job);

}  // namespace dr
