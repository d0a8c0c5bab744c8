#include "server/client/load.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cmath>
#include <deque>
#include <memory>
#include <numeric>
#include <stdexcept>

#include "server/client/load_table.h"

namespace dr {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kSeatedAtOnce = 16;  // tables being made at one time
constexpr auto kTick = std::chrono::milliseconds(1);
constexpr auto kLastAnswers = std::chrono::seconds(10);  // for the last acknowledgements

float ms_between(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<float, std::milli>(to - from).count();
}
double seconds_since(Clock::time_point from) {
  return std::chrono::duration<double>(Clock::now() - from).count();
}

// Without the place in the source that Boost adds.
std::string words_of(const std::exception& error) {
  const auto* system = dynamic_cast<const boost::system::system_error*>(&error);
  return system ? system->code().message() : error.what();
}

class Load {
 public:
  explicit Load(const LoadOptions& options) : o_(options), tables_(count(options.tables)) {}

  LoadReport run() {
    asio::co_spawn(context_, play(), [this](std::exception_ptr error) {
      failure_ = error;
      context_.stop();  // tables that were being made are left as they are
    });
    context_.run();
    if (failure_) std::rethrow_exception(failure_);
    report_.ack = spread_of(std::move(ack_));
    report_.due = spread_of(std::move(due_));
    return report_;
  }

 private:
  static std::size_t count(int n) { return static_cast<std::size_t>(n); }
  bool asked_to_stop() const { return o_.stop && o_.stop(); }

  void fail(const std::string& what) {
    if (over_) return;
    if (!report_.errors++) report_.first_error = what;
  }

  Task<> play();
  Task<> pace();
  Task<> settle();

  void seat_next();
  Task<> seat(LoadTable& table);

  Task<> listen(LoadTable& table, LoadGuest& guest);
  void take_replies(LoadTable& table, LoadGuest& guest);
  LoadGuest* asked(LoadTable& table) const;
  void queue_if_ready(LoadTable& table);
  void choose(LoadTable& table, Clock::time_point due);

  const LoadOptions& o_;
  asio::io_context context_{1};
  std::deque<LoadTable> tables_;
  std::deque<LoadTable*> to_seat_, ready_;
  int seating_ = 0, seated_ = 0, outstanding_ = 0;
  bool over_ = false;
  Rng rng_{o_.seed};
  std::vector<float> ack_, due_;
  LoadReport report_;
  std::exception_ptr failure_;
};

Task<> Load::play() {
  const auto begin = Clock::now();
  for (LoadTable& table : tables_) to_seat_.push_back(&table);
  for (int i = 0; i < kSeatedAtOnce; ++i) seat_next();
  asio::steady_timer timer(context_);
  while (seated_ < o_.tables && !report_.errors && !asked_to_stop()) {
    timer.expires_after(10 * kTick);
    co_await timer.async_wait(asio::use_awaitable);
    if (o_.on_seated) o_.on_seated(seated_);
  }
  if (report_.errors) throw std::runtime_error(report_.first_error);
  report_.seating_seconds = seconds_since(begin);
  default_content(0);  // made when first asked for, and that is not to be measured
  report_.sockets = seated_ * o_.players;
  report_.stopped = seated_ < o_.tables;
  if (report_.stopped) co_return;
  if (o_.on_start) o_.on_start();
  co_await pace();
  if (o_.on_end) o_.on_end();
  co_await settle();
  over_ = true;
  for (LoadTable& table : tables_)
    for (const auto& guest : table.guests) guest->client.cut();
}

Task<> Load::pace() {
  const auto begin = Clock::now();
  const auto due_at = [&](std::int64_t n) {
    return begin + std::chrono::duration_cast<Clock::duration>(
                       std::chrono::duration<double>(static_cast<double>(n) / o_.rate));
  };
  asio::steady_timer timer(context_);
  std::int64_t next = 0;
  int second = 0;
  for (double passed = 0; passed < o_.seconds; passed = seconds_since(begin)) {
    const auto now = Clock::now();
    for (; due_at(next) <= now && !ready_.empty() && !(o_.most && next >= o_.most); ++next) {
      LoadTable* const table = ready_.front();
      ready_.pop_front();
      choose(*table, due_at(next));
    }
    report_.stopped = asked_to_stop();
    if (report_.stopped || (o_.most && next >= o_.most)) break;
    if (passed >= second + 1 && o_.on_second) o_.on_second(second = static_cast<int>(passed));
    timer.expires_at(std::max(due_at(next), now + kTick));
    co_await timer.async_wait(asio::use_awaitable);
  }
  report_.seconds = seconds_since(begin);
}

// Waits for what is under way; an answer that does not come is an error.
Task<> Load::settle() {
  const auto begin = Clock::now();
  asio::steady_timer timer(context_);
  while (outstanding_ && Clock::now() - begin < kLastAnswers) {
    timer.expires_after(kTick);
    co_await timer.async_wait(asio::use_awaitable);
  }
  for (; outstanding_; --outstanding_) fail("a choice was not acknowledged");
}

// As many tables as may be made at once are being made.
void Load::seat_next() {
  if (to_seat_.empty() || seating_ >= kSeatedAtOnce || over_) return;
  LoadTable* const table = to_seat_.front();
  to_seat_.pop_front();
  ++seating_;
  asio::co_spawn(context_, seat(*table), [this](std::exception_ptr error) {
    --seating_;
    try {
      if (error) std::rethrow_exception(error);
      ++seated_;
    } catch (const std::exception& problem) {
      fail("a table could not be dealt: " + words_of(problem));
    }
    seat_next();
  });
}

Task<> Load::seat(LoadTable& table) {
  co_await deal(table, context_.get_executor(), o_, rng_);
  table.playing = true;
  table.listening = o_.players;
  for (const auto& guest : table.guests)
    asio::co_spawn(context_, listen(table, *guest), asio::detached);
  queue_if_ready(table);
}

// Follows a game to its end; whoever is the last to know of it sees to another.
Task<> Load::listen(LoadTable& table, LoadGuest& guest) {
  std::string problem;
  try {
    for (;;) {
      co_await hear(guest);
      take_replies(table, guest);
      if (guest.follow.status == "over" && table.waiting != &guest) break;
      queue_if_ready(table);
    }
    table.playing = false;
    if (!over_) co_await guest.client.close();
  } catch (const std::exception& error) {
    problem = words_of(error);
  }
  if (!problem.empty()) {
    table.playing = false;
    fail(problem);
  }
  if (--table.listening || over_ || !problem.empty()) co_return;
  ++report_.games;
  to_seat_.push_back(&table);
  seat_next();
}

void Load::take_replies(LoadTable& table, LoadGuest& guest) {
  if (guest.follow.replies.empty()) return;
  const auto now = Clock::now();
  for (const json::object& reply : guest.follow.replies) {
    --outstanding_;
    table.waiting = nullptr;
    if (text_of(reply, "t") != "ack") {
      if (!report_.refusals++ && report_.first_error.empty())
        report_.first_error = json::serialize(reply);
      continue;
    }
    ++report_.choices;
    ack_.push_back(ms_between(table.sent, now));
    due_.push_back(ms_between(table.due, now));
  }
  guest.follow.replies.clear();
}

// Somebody who is asked and knows how things stand; null if nobody does yet.
LoadGuest* Load::asked(LoadTable& table) const {
  std::int64_t last = 0;
  for (const auto& guest : table.guests) last = std::max(last, guest->follow.index);
  for (const auto& guest : table.guests)
    if (guest->follow.index == last && guest->follow.is_asked()) return guest.get();
  return nullptr;
}

void Load::queue_if_ready(LoadTable& table) {
  if (!table.playing || table.waiting || table.queued || !asked(table)) return;
  table.queued = true;
  ready_.push_back(&table);
}

void Load::choose(LoadTable& table, Clock::time_point due) {
  table.queued = false;
  LoadGuest* const guest = asked(table);
  if (!table.playing || !guest) return;  // its connection broke
  Choices options;
  guest->follow.options(options);
  const Choice choice =
      options[static_cast<int>(rng_.below(static_cast<std::uint32_t>(options.n)))];
  table.waiting = guest;
  table.due = due;
  table.sent = Clock::now();
  if (ms_between(due, table.sent) > kLateMs) ++report_.late;
  ++outstanding_;
  asio::co_spawn(context_,
                 guest->client.send(choose_message(++guest->sent, guest->follow.acts, choice)),
                 [](std::exception_ptr) {});  // whoever listens hears of it
}

}  // namespace

Spread spread_of(std::vector<float> times) {
  if (times.empty()) return {};
  std::sort(times.begin(), times.end());
  const auto n = static_cast<double>(times.size());
  // The least time that at least this share of all do not exceed.
  const auto at = [&](double share) -> double {
    return times[static_cast<std::size_t>(std::max(0.0, std::ceil(share * n) - 1))];
  };
  return {std::accumulate(times.begin(), times.end(), 0.0) / n,
          at(0.5),
          at(0.95),
          at(0.99),
          at(0.999),
          times.back()};
}

LoadReport run_load(const LoadOptions& options) { return Load(options).run(); }

}  // namespace dr
