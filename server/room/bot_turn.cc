#include "server/room/bot_turn.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>

#include <algorithm>
#include <bit>

#include "base/mix.h"
#include "server/base/clock.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/table/table_clock.h"

namespace dr {
namespace {

// A random bot rolls anew for every choice; the others play a whole game with one seed.
std::uint64_t seed_of_bot(const std::string& table, Seat seat, std::int64_t n,
                          const std::string& bot) {
  const std::uint64_t seed = std::hash<std::string>{}(table) * 31 + seat;
  return bot == "random" ? seed + static_cast<std::uint64_t>(n) * kGolden : seed;
}

}  // namespace

Position position_of(const TableRecord& record) {
  const auto& standing = record.standing();
  return {standing.empty() ? -1 : standing.back(), record.rewinds()};
}

SeatSet asked_bots(const TableRecord& record) {
  return record.asked() & static_cast<SeatSet>(~asked_people(record));
}

std::optional<BotTurn> bot_turn(const TableRecord& record) {
  const SeatSet bots = asked_bots(record);
  if (!bots) return std::nullopt;
  const Seat seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(bots)));
  return BotTurn{seat, record.place(seat).bot, position_of(record)};
}

bool still_asked(const TableRecord& record, const BotTurn& turn) {
  return record.asked() & seat_bit(turn.seat) && record.place(turn.seat).bot == turn.bot &&
         position_of(record) == turn.position;
}

BotPool::Job bot_job(const TableRecord& record, const BotTurn& turn, const std::string& table) {
  return {&record.content(), observe(record.state(), turn.seat),
          turn.bot,          seed_of_bot(table, turn.seat, record.size(), turn.bot),
          nullptr,           record.spec().cards};
}

Task<Choice> think(Services& services, BotPool::Job job) {
  const auto start = std::chrono::steady_clock::now();
  const int least = std::max(services.settings.bot_delay, thinking_ms(job.bot));
  Choice choice;
  co_await wait_for([&](auto done) {
    job.done = [&choice, done](Choice found) {
      choice = found;
      done(nullptr);
    };
    services.bots.think(std::move(job));
  });
  services.metrics.bot_seconds.Observe(seconds_since(start));
  const auto executor = co_await asio::this_coro::executor;
  asio::steady_timer pause(executor);
  pause.expires_at(start + std::chrono::milliseconds(least));
  co_await pause.async_wait(asio::use_awaitable);
  co_return choice;
}

}  // namespace dr
