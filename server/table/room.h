// A table in memory: it takes one request at a time, makes it durable, and only then tells people.
//
// Everything runs on the room's own executor; tasks wait for each other, so that nobody ever sees
// what is not yet kept. When the database fails the room closes: its people come back, and find what
// the log says.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/account/people.h"
#include "server/net/async.h"
#include "server/services.h"
#include "server/store/tables.h"
#include "server/table/history.h"
#include "server/table/messages.h"
#include "server/table/record.h"
#include "server/table/table_clock.h"

namespace dr {

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(Services& services, Rooms& rooms, std::string id, asio::any_io_executor home);
  ~Room();

  // These may be called from any thread.
  void join(std::shared_ptr<Peer> peer, std::int64_t since, std::int64_t chat_since);
  void leave(std::shared_ptr<Peer> peer);
  void receive(std::shared_ptr<Peer> peer, std::string text);
  void look_at_clock();                   // load, and do what is due
  void remove(const std::string& user);   // who is no more: a bot plays on
  void close(const std::string& reason);  // after what waits already

  void let_go() { peers_.clear(); }  // rooms and sockets hold one another

  const std::string& id() const { return id_; }
  // Nothing to do and nobody there. REQUIRES: the lock of Rooms, so that nobody comes in meanwhile.
  bool can_unload() const { return pending_ == 0 && peer_count_ == 0 && !busy_; }

 private:
  using Steady = std::chrono::steady_clock;
  using Work = std::function<Task<>()>;
  struct Vote {
    enum class Kind : std::uint8_t { kRewind, kAbandon } kind;
    std::int64_t before = 0;  // rewind: the item that is taken back with all after it
    Seat by = kNone;
    SeatSet yes = 0;
  };

  // room.cc: tasks, loading, the log
  void enqueue(Work work);
  Task<> work();
  Task<> attempt(const Work& task);
  Task<> load();
  void fail(const std::string& why);
  void end(const std::string& reason, int code = kCloseRestart);
  Task<> commit(LogEntry entry);
  void add(const LogEntry& entry);
  void publish(EntryKind kind);
  void after_commit();
  int round() const;  // -1 before the deal
  bool row_changes(const LogEntry& entry) const;
  TableRow table_row(std::int64_t at) const;
  std::int64_t wake_at() const;
  Task<> read_names();
  void unload_when_idle();

  // room_people.cc: connections, chat, notices
  Task<> do_join(std::shared_ptr<Peer> peer, std::int64_t since, std::int64_t chat_since);
  Task<> do_leave(std::shared_ptr<Peer> peer);
  Task<> tell_chat(Peer& peer, std::int64_t since);
  Task<> chat(Peer& peer, const json::object& message);
  Task<> mute(Peer& peer, const json::object& message);
  Task<> may_come_in(const Peer& peer);
  void update(Peer& peer, std::int64_t since);
  void tell(const std::string& text);
  void note_presence();
  void notify_asked();
  void call_outside(const std::string& user);
  Surroundings around() const;
  json::object table() const;

  // room_play.cc: requests, votes, bots, time
  Task<> answer(std::shared_ptr<Peer> peer, std::string text, Steady::time_point at);
  Task<std::int64_t> carry_out(Peer& peer, const json::object& message, Steady::time_point at);
  Task<> may_sit(const std::string& user);
  Task<> start_if_ready();
  Task<> ask_rewind(const Actor& actor, const json::object& message);
  Task<> ask_abandon(const Actor& actor);
  Task<> answer_vote(const Actor& actor, bool yes);
  Task<> settle_vote();
  void end_vote();
  void tell_vote();
  SeatSet voters() const;  // REQUIRES: vote_
  Task<> rematch(const Actor& actor);
  void ask_bot();
  Task<> let_bot_choose(Seat seat, std::int64_t n);
  Task<> check_time();
  void arm_timer();
  std::int64_t deadline() const;

  Services& s_;
  Rooms& rooms_;
  const std::string id_;
  asio::any_io_executor home_;
  asio::steady_timer timer_;

  std::deque<Work> tasks_;
  std::atomic<int> pending_ = 0, peer_count_ = 0;
  std::atomic<bool> busy_ = false;  // a bot thinks or a clock runs
  bool working_ = false, closed_ = false;
  int close_code_ = kCloseRestart;
  std::string close_reason_;

  std::unique_ptr<TableRecord> record_;  // null until loaded
  History history_;
  std::string code_, deal_;
  std::int64_t chat_size_ = 0;
  struct {
    std::int64_t at = 0, wake = 0;
    int round = -1;
  } kept_;                                    // of the row that was written last
  std::map<std::string, std::string> names_;  // by user
  std::vector<std::string> lost_;             // users on seats whose account is gone
  std::map<std::string, std::set<std::string>> mutes_;
  std::vector<std::shared_ptr<Peer>> peers_;
  TableClock clock_;
  std::optional<Vote> vote_;
  SeatSet told_due_ = 0;
  std::string rematch_;      // table id
  bool bot_thinks_ = false;  // one at a time, whatever people do meanwhile
  std::array<std::optional<Steady::time_point>, kMaxPlayers> gone_since_;  // people who left
  Steady::time_point idle_since_;
  bool was_empty_ = false;
};

}  // namespace dr
