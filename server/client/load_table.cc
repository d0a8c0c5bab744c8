#include "server/client/load_table.h"

#include <fmt/format.h>

#include <stdexcept>

namespace dr {
namespace {

Task<> ask(LoadGuest& guest, json::object message) {
  message["id"] = ++guest.sent;
  co_await guest.client.send(json::serialize(message));
  while (guest.follow.replies.empty()) co_await hear(guest);
  const json::object reply = guest.follow.replies.front();
  guest.follow.replies.clear();
  if (text_of(reply, "t") != "ack") throw std::runtime_error(json::serialize(reply));
}

Task<json::object> post(Client& lobby, const LoadGuest& by, std::string path, json::object body) {
  lobby.set_token(by.client.token());
  const HttpAnswer answer = co_await lobby.request("POST", path, json::serialize(body));
  if (answer.status >= 300) throw std::runtime_error(answer.body);
  co_return answer.json();
}

Task<> sit(LoadGuest& guest, int seat) {
  json::object message;
  message["t"] = "sit";
  message["seat"] = seat;
  co_await ask(guest, message);
}

Task<> say_ready(LoadGuest& guest, Rng& rng) {
  json::object message;
  message["t"] = "ready";
  message["entropy"] =
      fmt::format("{:016x}{:016x}{:016x}{:016x}", rng.next(), rng.next(), rng.next(), rng.next());
  co_await ask(guest, message);
}

}  // namespace

Task<> hear(LoadGuest& guest) {
  const auto text = co_await guest.client.receive();
  if (!text) throw std::runtime_error("the connection ended: " + guest.client.close_reason());
  if (!guest.follow.hear(*text)) throw std::runtime_error("the server sent no message: " + *text);
}

Task<> deal(LoadTable& table, asio::any_io_executor executor, const LoadOptions& options,
            Rng& rng) {
  // One connection for the requests of all: the server keeps each open for a while.
  Client lobby(executor, options.server);
  while (static_cast<int>(table.guests.size()) < options.players) {
    lobby.set_token("");
    co_await lobby.become_guest();
    table.guests.push_back(std::make_unique<LoadGuest>(Client(executor, options.server)));
    table.guests.back()->client.set_token(lobby.token());
  }
  json::object spec;
  spec["players"] = options.players;
  if (!options.length.empty()) spec["length"] = options.length;
  const json::object made = co_await post(lobby, *table.guests.front(), "/api/tables", spec);
  const std::string id = text_of(made, "id").value_or("");
  json::object code;
  code["code"] = text_of(made, "code").value_or("");
  for (int seat = 0; seat < options.players; ++seat) {
    LoadGuest& guest = *table.guests[static_cast<std::size_t>(seat)];
    guest.follow = Following();
    if (seat) co_await post(lobby, guest, "/api/join", code);
    co_await guest.client.open(id);
    if (seat) co_await sit(guest, seat);  // the first is the host, who sits
  }
  for (const auto& guest : table.guests) co_await say_ready(*guest, rng);
  for (const auto& guest : table.guests)
    while (!guest->follow.dealt) co_await hear(*guest);
}

}  // namespace dr
