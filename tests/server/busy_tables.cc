#include "tests/server/busy_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <numeric>

#include "replay/replay.h"
#include "server/table/archive.h"

namespace dr {
namespace {

constexpr const char* kOptions[] = {
    R"({"players":4,"length":"short","bots":[null,null,null,"random"]})",
    R"({"players":5,"length":"short","bots":[null,"random"]})",
    R"({"players":4,"length":"short","bots":["random"],"goals":true})",
    R"({"players":3,"length":"short","modules":["ante-up"]})"};
constexpr std::size_t kPeopleAt[] = {3, 4, 3, 3};

}  // namespace

std::int64_t BusyTables::Busy::last() const {
  std::int64_t last = -1;
  for (const Player& player : players) last = std::max({last, player.told, player.follow.index});
  return last;
}

Seat BusyTables::Busy::seat_of(std::size_t person) const {
  const json::object spec = *parse_object(options);
  const json::value* bots = member(spec, "bots");
  for (std::size_t seat = 0;; ++seat) {
    const bool bot = bots && seat < bots->get_array().size() && bots->get_array()[seat].is_string();
    if (!bot && person-- == 0) return static_cast<Seat>(seat);
  }
}

BusyTables::BusyTables() {
  for (std::size_t i = 0; i < std::size(kOptions); ++i) {
    Busy table;
    table.options = kOptions[i];
    table.players.resize(kPeopleAt[i]);
    tables_.push_back(std::move(table));
  }
}

// ---- The course of things

void BusyTables::serve() {
  program_.start();
  up_ = true;
  check_logs();
  seat_people();
}

void BusyTables::seat_people() {
  for (Busy& table : tables_) spawn(host(table));
}

void BusyTables::kill_after(int ms) { spawn(kill_once(ms)); }

Task<> BusyTables::kill_once(int after) {
  co_await pause(after);
  program_.kill9();
  up_ = false;
}

void BusyTables::kill_database(int times) {
  shaky_ = true;
  patience_ += times * std::chrono::seconds(10);
  spawn(kill_database_often(times));
}

Task<> BusyTables::kill_database_often(int times) {
  for (int i = 0; i < times && up_; ++i) {
    co_await pause(20 + static_cast<int>(rng_.below(231)));
    postgres_server().kill9();
    co_await pause(20 + static_cast<int>(rng_.below(131)));
    postgres_server().start();
    check_logs();
    co_await all_go_on();
  }
  more_ = false;
}

Task<> BusyTables::all_go_on() {
  std::vector<std::pair<int, std::int64_t>> before;
  for (const Busy& table : tables_) before.emplace_back(table.games, table.last());
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    const auto now = [&] { return std::pair(tables_[i].games, tables_[i].last()); };
    while (up_ && now() <= before[i]) co_await pause(2);
  }
}

void BusyTables::play() {
  context_.restart();
  context_.run_for(patience_);
  ASSERT_TRUE(context_.stopped()) << "a table is stuck\n" << logs();
}

void BusyTables::finish() {
  more_ = false;
  play();
  ASSERT_TRUE(up_);
  for (const Busy& table : tables_) EXPECT_TRUE(table.id.empty()) << "a game was not finished";
  program_.ask_to_stop();
  EXPECT_EQ(program_.wait(), 0) << program_.log();
  up_ = false;
}

void BusyTables::report(const char* what, int times) const {
  const auto& starts = program_.start_times();
  const double sum = std::accumulate(starts.begin(), starts.end(), 0.0);
  int games = 0;
  for (const Busy& table : tables_) games += table.games;
  fmt::print(
      "{} {}: {} games, {} choices acknowledged, {} kept and {} not of those cut off; "
      "{} starts in {:.0f} ms on average, {:.0f} at most\n",
      times, what, games, choices_, kept_unsaid_, lost_unsaid_, starts.size(),
      sum / static_cast<double>(starts.size()), *std::max_element(starts.begin(), starts.end()));
}

int BusyTables::acknowledged() const {
  int sum = choices_;
  for (const Busy& table : tables_)
    for (const Player& player : table.players) sum += static_cast<int>(player.acked.size());
  return sum;
}

void BusyTables::spawn(Task<> task) {
  asio::co_spawn(context_, std::move(task), [this](std::exception_ptr error) {
    try {
      if (error) std::rethrow_exception(error);
    } catch (const std::exception& problem) {
      fail(problem.what());
    }
  });
}

void BusyTables::fail(const std::string& why) {
  ADD_FAILURE() << why << "\n" << logs();
  end_all();
  up_ = false;
}

Task<> BusyTables::pause(int ms) {
  asio::steady_timer timer(context_, std::chrono::milliseconds(ms));
  co_await timer.async_wait(asio::use_awaitable);
}

Task<> BusyTables::persist(const Attempt& attempt) {
  while (up_) {
    std::string lost;
    try {
      co_await attempt();
    } catch (const Lost& error) {
      lost = error.what();
    } catch (const boost::system::system_error& error) {
      lost = error.what();
    }
    if (lost.empty()) co_return;
    if (up_ && !shaky_) throw std::runtime_error("a connection ended by itself: " + lost);
    if (up_) co_await pause(5);
  }
}

// ---- What is kept

// From the database itself, beside the server that has just opened it.
void BusyTables::check_logs() {
  const auto sql = open_sql(url_);
  for (Busy& table : tables_)
    if (!table.id.empty()) check_log(*sql, table);
}

void BusyTables::check_log(Sql& sql, Busy& table) {
  const Told before = told(table);
  compare(table, before, kept(sql, table.id));
}

BusyTables::Told BusyTables::told(const Busy& table) {
  Told told{table.id, table.last(), {}};
  for (const Player& player : table.players) told.acked.push_back(player.acked.size());
  return told;
}

BusyTables::Kept BusyTables::kept(Sql& sql, const std::string& id) {
  const TableRecord record = load_record(sql, id);  // every choice holds, and every hash
  Kept kept{record.size(), std::vector<std::vector<LogEntry>>(kMaxPlayers)};
  for (const EntryRow& row : entries_of(sql, id)) {
    LogEntry entry = read_entry(record.content(), row.body).value();
    entry.n = row.n;
    if (entry.kind == EntryKind::kChoose) kept.made[entry.seat].push_back(entry);
  }
  return kept;
}

void BusyTables::compare(Busy& table, const Told& told, const Kept& kept) {
  EXPECT_LT(told.last, kept.size) << "something was told that is not kept";
  for (std::size_t i = 0; i < table.players.size(); ++i) {
    Player& player = table.players[i];
    const auto& own = kept.made[table.seat_of(i)];
    ASSERT_GE(own.size(), told.acked[i]) << "an acknowledged choice is lost";
    ASSERT_LE(own.size(), player.sent.size()) << "a choice is there twice";
    for (std::size_t n = 0; n < own.size(); ++n)
      EXPECT_EQ(own[n].choice, player.sent[n]) << "choice " << n;
    for (std::size_t n = 0; n < std::min(own.size(), player.acked.size()); ++n)
      EXPECT_EQ(own[n].n, player.acked[n]) << "choice " << n;
    if (player.counted == player.sent.size()) continue;
    player.counted = player.sent.size();
    kept_unsaid_ += static_cast<int>(own.size() - player.acked.size());
    lost_unsaid_ += static_cast<int>(player.sent.size() - own.size());
  }
}

// The file of a finished game holds, and tells the same as the log.
void BusyTables::check_replay(Busy& table, const std::string& text) {
  const Content& content = default_content(table.players[0].follow.modules);
  const ReplayResult read = read_replay(content, text, "replay");
  ASSERT_TRUE(read.ok);
  const VerifyResult again = verify(content, read.replay);
  EXPECT_TRUE(again.ok) << again.problem;
  EXPECT_TRUE(again.state.pub.over);
  const auto sql = open_sql(url_);
  check_log(*sql, table);
  const TableRecord record = load_record(*sql, table.id);
  EXPECT_EQ(hash(again.state), hash(record.state()));
  const auto& steps = record.game()->steps();
  ASSERT_EQ(read.replay.steps.size(), steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_EQ(read.replay.steps[i].seat, steps[i].seat) << "step " << i;
    EXPECT_EQ(read.replay.steps[i].choice, steps[i].choice) << "step " << i;
  }
}

void BusyTables::forget(Busy& table) {
  for (Player& player : table.players) {
    choices_ += static_cast<int>(player.acked.size());
    Player fresh;
    fresh.token = player.token;
    player = std::move(fresh);
  }
  table.id.clear();
  ++table.games;
}

}  // namespace dr
