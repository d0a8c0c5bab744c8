// A server in this process, and guests who reach it over loopback.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "replay/replay.h"
#include "server/client/client.h"
#include "server/client/player.h"
#include "server/server.h"
#include "server/store/sql.h"
#include "tests/server/protocol.h"

namespace dr {

// A person with a connection.
struct Guest {
  Client client;
  Following follow;
  std::int64_t sent = 0;              // messages
  json::object table{};               // as an update showed it last
  std::vector<json::object> heard{};  // all but updates and answers: chat, votes, notices
  std::string update{};               // the last, as it came
};

class ServerTest : public ::testing::Test {
 protected:
  ServerTest();
  ~ServerTest() override;

  virtual Settings settings() const;
  void start();  // done by the constructor's first run(); again after stop()
  void stop();

  // Runs a coroutine to its end; fails the test if it throws or takes longer than two minutes.
  void run(std::function<Task<>()> body);

  Client client() { return Client(context_.get_executor(), {"127.0.0.1", server_->port()}); }
  Task<Guest> guest(std::string name = {});
  // A table with these options whose first seats are taken by as many guests, all ready: it is dealt.
  Task<std::vector<Guest>> seat_guests(int people, json::object spec);
  // Hears messages until `done` says so.
  Task<> hear_until(Guest& guest, std::function<bool(const Following&)> done);
  // Sends a message and hears until it is answered: the ack or refusal.
  Task<json::object> ask(Guest& guest, json::object message);
  // Hears until all know the same last item.
  Task<> settle(std::vector<Guest>& guests);
  // One choice of whoever is asked, at random; false when the game is over.
  Task<bool> step(std::vector<Guest>& guests);
  Task<> play_to_end(std::vector<Guest>& guests);
  // Ready, with entropy of its own.
  Task<> ready(Guest& guest);

  // With other settings than settings().
  void start(const Settings& settings);
  // Makes a table, kept in table_ and code_; JSON.
  Task<> make_table(Guest& host, std::string spec);
  // Comes in, with the code if it is not the host's own; sits down.
  Task<> enter(Guest& guest);
  Task<> sit(Guest& guest, int seat);
  // Sends a message (JSON) and expects that it is carried out, or refused with these words.
  Task<json::object> expect_ack(Guest& guest, std::string message);
  Task<json::object> expect_refused(Guest& guest, std::string message, std::string code,
                                    std::string words = {});
  // Sends a request and expects this status, and this code and these words of a refusal.
  Task<HttpAnswer> expect_http(Client& client, std::string request, std::string body, int status,
                               std::string code = {}, std::string words = {});
  // Hears until it has heard one message of a kind since the last call; that message.
  Task<json::object> hear(Guest& guest, std::string kind);
  // Hears until the connection ends; how.
  Task<int> hear_end(Guest& guest);
  // What waits is heard: nothing that happened before this is still on its way.
  Task<> catch_up(Guest& guest);
  // Beside the server.
  std::unique_ptr<Sql> database() const;
  std::string replay_problem(const std::string& text) const;  // empty: it verifies

  ProtocolWatch protocol_watch_;
  asio::io_context context_;
  std::filesystem::path folder_;
  std::unique_ptr<Server> server_;
  std::string table_, code_;
  Rng rng_{7};
};

}  // namespace dr
