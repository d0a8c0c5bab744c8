// The people at busy tables.
#include <fmt/format.h>

#include <algorithm>

#include "tests/server/busy_tables.h"

namespace dr {
namespace {

// Whether the table of an update says so; nothing if it tells no table.
std::optional<bool> is_ready(const std::string& update, Seat seat) {
  const json::object message = *parse_object(update);
  const json::value* table = member(message, "table");
  if (!table) return std::nullopt;
  return table->at("seats").at(seat).at("ready").as_bool();
}

}  // namespace

void BusyTables::need(const HttpAnswer& answer, int status) {
  if (answer.status >= 500) throw Lost(answer.body);
  if (answer.status != status) throw std::runtime_error(answer.body);
}

Client BusyTables::client(const Player& player) {
  Client client(context_.get_executor(), address());
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
  if (over) co_await end_game(table);
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

Task<> BusyTables::end_game(Busy& table) {
  Client client = this->client(table.players[0]);
  const std::string path = "/api/tables/" + table.id + "/replay";
  const HttpAnswer replay = co_await client.request("GET", path);
  need(replay, 200);
  try {
    check_replay(table, replay.body);
  } catch (const StoreError& error) {
    if (!shaky_) throw;
    throw Lost(error.what());
  }
  forget(table);
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
  player.told = std::max(player.told, player.follow.index);
  if (player.told >= 0 && !player.since) player.since = std::chrono::steady_clock::now();
  player.follow.index = -1;
  player.follow.replies.clear();
  const std::string place = fmt::format("{}?since={}", table.id, player.told + 1);
  co_await client.open(place);
  while (player.follow.index < 0) co_await hear(client, player);
  if (player.follow.index < player.told) throw std::runtime_error("the log has become shorter");
  if (player.follow.status == "open") co_await take_seat(client, player, table.seat_of(i));
  while (!player.done()) {
    if (!player.waits_for_ack() && !player.follow.is_asked()) {
      note_wait(player);
      co_await hear(client, player);
      continue;
    }
    if (pace_ && !player.since) co_await pause(pace_);
    if (!player.since) player.since = std::chrono::steady_clock::now();
    co_await choose(client, player);
    note_wait(player);
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

void BusyTables::note_wait(Player& player) {
  if (!player.since) return;
  longest_wait_ = std::max(longest_wait_, std::chrono::steady_clock::now() - *player.since);
  player.since.reset();
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

}  // namespace dr
