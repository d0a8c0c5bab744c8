// Tables at which people play as fast as they can, on a server that dies under them. They remember
// what they said and what they were told, and compare it with the log whenever it is back.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/client/client.h"
#include "server/client/player.h"
#include "server/store/tables.h"
#include "server/store/test_database.h"
#include "server/table/entry.h"
#include "tests/server/program.h"

namespace dr {

class BusyTables : public DatabaseTest {
 protected:
  // Somebody who sends choice n, and again until it is acknowledged.
  struct Player {
    std::string token;
    Following follow;
    std::int64_t told = -1;           // the last index before this connection
    std::vector<Choice> sent;         // choice n, once it may have been sent
    std::vector<std::int64_t> acked;  // the index choice n was acknowledged with
    std::size_t counted = 0;          // of sent, for the report
    std::int64_t messages = 0;
    bool ready = false;
    std::optional<std::chrono::steady_clock::time_point> since;  // it waits for the server

    bool waits_for_ack() const { return acked.size() < sent.size(); }
    bool done() const { return follow.status == "over" && !waits_for_ack(); }
  };
  struct Busy {
    std::string options;  // of the table, JSON
    std::string id, code;
    std::vector<Player> players;
    int connected = 0;                       // coroutines that play
    int games = 0;                           // finished
    std::int64_t last() const;               // the last index anybody was told
    Seat seat_of(std::size_t person) const;  // bots sit between them
  };
  // What people at a table know, and what is kept of it.
  struct Told {
    std::string id;
    std::int64_t last = -1;
    std::vector<std::size_t> acked;  // how many choices of each
  };
  struct Kept {
    std::int64_t size = 0;
    std::vector<std::vector<LogEntry>> made;  // the choices of each seat
  };

  BusyTables();

  // Where people come in; what ends all, with what was logged, when something went wrong.
  virtual Client::Server address() const { return program_.address(); }
  virtual void end_all() { program_.kill9(); }
  virtual std::string logs() const { return program_.log(); }

  void serve();                   // starts the program, and looks at every log
  void kill_after(int ms);        // the program
  void kill_database(int times);  // while it is used; waits for every table to go on each time
  void play();                    // until the program is killed or all is done
  void finish();                  // all games, then stops the program
  void report(const char* what, int times) const;

  void seat_people();  // all begin to play, or go on
  void check_logs();
  static Told told(const Busy& table);
  static Kept kept(Sql& sql, const std::string& id);
  // REQUIRES: `told` was so before `kept` was read, of the same game.
  void compare(Busy& table, const Told& told, const Kept& kept);
  void spawn(Task<> task);
  Task<> pause(int ms);
  Task<> all_go_on();        // every table has had another choice
  int acknowledged() const;  // choices, so far

  Rng rng_{11};
  std::vector<Busy> tables_;
  asio::io_context context_;
  std::chrono::seconds patience_{400};  // for play(), which takes so long only if it hangs
  std::atomic<bool> up_ = false;        // the program runs
  bool shaky_ = false;                  // its connections, or its database, may go away
  bool more_ = true;                    // a finished game is followed by another
  int pace_ = 0;                        // milliseconds before each choice
  // From the end of a connection or the sending of a choice until somebody could go on.
  std::chrono::steady_clock::duration longest_wait_{};
  int choices_ = 0;            // acknowledged, in finished games
  std::map<int, int> closed_;  // connections the server has ended, by code

 private:
  using Attempt = std::function<Task<>()>;
  // The connection has ended, or the server can do nothing just now.
  struct Lost : std::runtime_error {
    using std::runtime_error::runtime_error;
  };

  Client client(const Player& player);
  void fail(const std::string& why);  // the test, and ends everything
  // Attempts again while the server is there; only a lost connection is a reason to.
  Task<> persist(const Attempt& attempt);

  // busy_people.cc
  static void need(const HttpAnswer& answer, int status);  // else throws
  Task<> host(Busy& table);
  Task<> set_up(Busy& table);
  Task<> end_game(Busy& table);
  Task<> make_guest(Player& player);
  Task<> play_at(Busy& table, std::size_t seat);
  Task<> connect_and_play(Busy& table, std::size_t seat);
  Task<> take_seat(Client& client, Player& player, std::size_t seat);
  Task<> choose(Client& client, Player& player);
  Task<> hear(Client& client, Player& player);
  void note_wait(Player& player);
  Task<json::object> ask(Client& client, Player& player, json::object message);

  void check_log(Sql& sql, Busy& table);
  void check_replay(Busy& table, const std::string& text);
  void forget(Busy& table);

  Task<> kill_once(int after);
  Task<> kill_database_often(int times);

  Program program_{url_, folder_ / "log"};
  int kept_unsaid_ = 0;  // choices found in the log whose acknowledgement was lost
  int lost_unsaid_ = 0;  // choices sent, and neither acknowledged nor found
};

}  // namespace dr
