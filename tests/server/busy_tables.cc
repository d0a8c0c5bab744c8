#include "tests/server/busy_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <numeric>

#include "replay/replay.h"
#include "server/new_table.h"

namespace dr {
namespace {

// The connection has ended, or the server can do nothing just now.
struct Lost : std::runtime_error {
  using std::runtime_error::runtime_error;
};

constexpr const char* kOptions[] = {
    R"({"players":4,"length":"short","bots":[null,null,null,"random"]})",
    R"({"players":5,"length":"short","bots":[null,"random"]})",
    R"({"players":4,"length":"short","bots":["random"],"goals":true})",
    R"({"players":3,"length":"short","modules":["ante-up"]})"};
constexpr std::size_t kPeople[] = {3, 4, 3, 3};

// The seats of people, in order.
Seat seat_of(const std::string& options, std::size_t person) {
  const json::object spec = *parse_object(options);
  const json::value* bots = member(spec, "bots");
  for (std::size_t seat = 0;; ++seat) {
    const bool bot = bots && seat < bots->get_array().size() && bots->get_array()[seat].is_string();
    if (!bot && person-- == 0) return static_cast<Seat>(seat);
  }
}

// Whether the table of an update says so; nothing if it tells no table.
std::optional<bool> is_ready(const std::string& update, Seat seat) {
  const json::object message = *parse_object(update);
  const json::value* table = member(message, "table");
  if (!table) return std::nullopt;
  return table->at("seats").at(seat).at("ready").as_bool();
}

void need(const HttpAnswer& answer, int status) {
  if (answer.status >= 500) throw Lost(answer.body);
  if (answer.status != status) throw std::runtime_error(answer.body);
}

}  // namespace

std::int64_t BusyTables::Busy::last() const {
  std::int64_t last = -1;
  for (const Player& player : players) last = std::max(last, player.follow.index);
  return last;
}

BusyTables::BusyTables() {
  for (std::size_t i = 0; i < std::size(kOptions); ++i) {
    Busy table;
    table.options = kOptions[i];
    table.players.resize(kPeople[i]);
    tables_.push_back(std::move(table));
  }
}

// ---- The course of things

void BusyTables::serve() {
  program_.start();
  up_ = true;
  check_logs();
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
  ASSERT_TRUE(context_.stopped()) << "a table is stuck\n" << program_.log();
}

void BusyTables::finish() {
  more_ = false;
  play();
  ASSERT_TRUE(up_);
  for (const Busy& table : tables_) EXPECT_TRUE(table.id.empty()) << "a game was not finished";
  program_.ask_to_stop();
  EXPECT_EQ(program_.wait(), 0);
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
  ADD_FAILURE() << why << "\n" << program_.log();
  program_.kill9();
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

// ---- The people

Client BusyTables::client(const Player& player) {
  Client client(context_.get_executor(), program_.address());
  client.set_token(player.token);
  return client;
}

// Checks the game that is over, and begins another.
Task<> BusyTables::host(Busy& table) {
  const Attempt prepare = [&]() -> Task<> { co_await set_up(table); };
  co_await persist(prepare);
  if (!up_ || table.id.empty()) co_return;
  table.connected = static_cast<int>(table.players.size());
  for (std::size_t i = 0; i < table.players.size(); ++i) spawn(play_at(table, i));
}

// Each step is remembered before the next: the server may die between any two.
Task<> BusyTables::set_up(Busy& table) {
  const bool over = std::all_of(table.players.begin(), table.players.end(),
                                [](const Player& player) { return player.done(); });
  if (over) co_await check_replay(table);
  if (table.id.empty() && !more_) co_return;
  for (Player& player : table.players)
    if (player.token.empty()) co_await make_guest(player);
  if (table.id.empty()) {
    Client host = client(table.players[0]);
    const HttpAnswer made = co_await host.request("POST", "/api/tables", table.options);
    need(made, 201);
    table.id = text_of(made.json(), "id").value();
    table.code = text_of(made.json(), "code").value();
  }
  const std::string code = fmt::format("{{\"code\":\"{}\"}}", table.code);
  for (const Player& player : table.players) {
    Client guest = client(player);
    const HttpAnswer joined = co_await guest.request("POST", "/api/join", code);
    need(joined, 200);
  }
}

Task<> BusyTables::make_guest(Player& player) {
  Client guest = client(player);
  const HttpAnswer made = co_await guest.request("POST", "/api/guest", "{}");
  need(made, 201);
  player.token = guest.token();
}

Task<> BusyTables::play_at(Busy& table, std::size_t seat) {
  const Attempt attempt = [&]() -> Task<> { co_await connect_and_play(table, seat); };
  co_await persist(attempt);
  if (--table.connected == 0 && up_) spawn(host(table));
}

Task<> BusyTables::connect_and_play(Busy& table, std::size_t i) {
  Player& player = table.players[i];
  Client client = this->client(player);
  std::string place = table.id;
  if (player.follow.index >= 0) place += player.follow.resume();
  co_await client.open(place);
  const std::int64_t told = player.follow.index;
  player.follow.index = -1;
  player.follow.replies.clear();
  while (player.follow.index < 0) co_await hear(client, player);
  if (player.follow.index < told) throw std::runtime_error("the log has become shorter");
  if (player.follow.status == "open") co_await take_seat(client, player, seat_of(table.options, i));
  while (!player.done()) {
    if (player.waits_for_ack() || player.follow.is_asked())
      co_await choose(client, player);
    else
      co_await hear(client, player);
  }
  co_await client.close();
}

Task<> BusyTables::take_seat(Client& client, Player& player, std::size_t seat) {
  json::object sit{{"t", "sit"}, {"seat", seat}};
  if (player.follow.seat == kNone) co_await ask(client, player, sit);
  std::string entropy;
  for (int i = 0; i < 64; ++i) entropy += "0123456789abcdef"[rng_.below(16)];
  json::object ready{{"t", "ready"}, {"entropy", entropy}};
  if (!player.ready) co_await ask(client, player, ready);
}

// What was cut off is said again before anything else.
Task<> BusyTables::choose(Client& client, Player& player) {
  if (!player.waits_for_ack()) {
    Choices options;
    player.follow.options(options);
    const auto picked = rng_.below(static_cast<std::uint32_t>(options.n));
    player.sent.push_back(options[static_cast<int>(picked)]);
  }
  const auto n = static_cast<std::int64_t>(player.acked.size());
  json::object message{{"t", "choose"}, {"n", n}, {"choice", player.sent.back().code()}};
  const json::object ack = co_await ask(client, player, message);
  player.acked.push_back(number_of(ack, "i").value());
}

Task<> BusyTables::hear(Client& client, Player& player) {
  const auto text = co_await client.receive();
  if (!text && up_) ++closed_[client.close_code()];
  if (!text) throw Lost(fmt::format("code {} {}", client.close_code(), client.close_reason()));
  if (!player.follow.hear(*text)) throw std::runtime_error("no message: " + *text);
  if (player.follow.status == "open" && player.follow.seat != kNone)
    player.ready = is_ready(*text, player.follow.seat).value_or(player.ready);
}

Task<json::object> BusyTables::ask(Client& client, Player& player, json::object message) {
  const std::int64_t id = ++player.messages;
  message["id"] = id;
  const std::string text = json::serialize(message);
  co_await client.send(text);
  while (player.follow.replies.empty()) co_await hear(client, player);
  const json::object reply = player.follow.replies.front();
  player.follow.replies.clear();
  if (text_of(reply, "t") != "ack" || number_of(reply, "id") != id)
    throw std::runtime_error(text + " is answered with " + json::serialize(reply));
  co_return reply;
}

// ---- What is kept

// From the database itself, beside the server that has just opened it.
void BusyTables::check_logs() {
  const auto sql = open_sql(url_);
  for (Busy& table : tables_)
    if (!table.id.empty()) check_log(*sql, table);
}

void BusyTables::check_log(Sql& sql, Busy& table) {
  const TableRecord record = load_record(sql, table.id);  // every choice holds, and every hash
  EXPECT_LT(table.last(), record.size()) << "something was told that is not kept";
  std::vector<std::vector<LogEntry>> made(kMaxPlayers);
  for (const EntryRow& row : entries_of(sql, table.id)) {
    LogEntry entry = read_entry(record.content(), row.body).value();
    entry.n = row.n;
    if (entry.kind == EntryKind::kChoose) made[entry.seat].push_back(entry);
  }
  for (std::size_t i = 0; i < table.players.size(); ++i) {
    Player& player = table.players[i];
    const auto& own = made[seat_of(table.options, i)];
    ASSERT_GE(own.size(), player.acked.size()) << "an acknowledged choice is lost";
    ASSERT_LE(own.size(), player.sent.size()) << "a choice is there twice";
    for (std::size_t n = 0; n < own.size(); ++n)
      EXPECT_EQ(own[n].choice, player.sent[n]) << "choice " << n;
    for (std::size_t n = 0; n < player.acked.size(); ++n)
      EXPECT_EQ(own[n].n, player.acked[n]) << "choice " << n;
    if (player.counted == player.sent.size()) continue;
    player.counted = player.sent.size();
    kept_unsaid_ += static_cast<int>(own.size() - player.acked.size());
    lost_unsaid_ += static_cast<int>(player.sent.size() - own.size());
  }
}

// The file of a finished game holds, and tells the same as the log. The table is forgotten.
Task<> BusyTables::check_replay(Busy& table) {
  Client client = this->client(table.players[0]);
  const std::string path = "/api/tables/" + table.id + "/replay";
  const HttpAnswer answer = co_await client.request("GET", path);
  need(answer, 200);
  const Content& content = default_content(table.players[0].follow.modules);
  const ReplayResult read = read_replay(content, answer.body, "replay");
  if (!read.ok) throw std::runtime_error("the replay cannot be read");
  const VerifyResult again = verify(content, read.replay);
  EXPECT_TRUE(again.ok) << again.problem;
  EXPECT_TRUE(again.state.pub.over);
  const auto sql = open_sql(url_);
  check_log(*sql, table);
  const TableRecord record = load_record(*sql, table.id);
  EXPECT_EQ(hash(again.state), hash(record.state()));
  const auto& steps = record.table()->steps();
  EXPECT_EQ(read.replay.steps.size(), steps.size());
  for (std::size_t i = 0; i < std::min(steps.size(), read.replay.steps.size()); ++i)
    EXPECT_EQ(read.replay.steps[i].choice, steps[i].choice) << "step " << i;
  for (Player& player : table.players) {
    choices_ += static_cast<int>(player.acked.size());
    const std::string token = player.token;
    player = {};
    player.token = token;
  }
  table.id.clear();
  ++table.games;
}

}  // namespace dr
