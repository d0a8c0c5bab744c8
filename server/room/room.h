// A table in memory: it takes one request at a time, makes it durable, and only then tells people.
//
// Everything runs on the room's own executor; tasks wait for each other, so that nobody ever sees
// what is not yet kept. When the database fails the room closes: its people come back, and find what
// the log says. What it does is in its parts, each with a file and a test of its own.
#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/account/people.h"
#include "server/base/async.h"
#include "server/cluster/errand.h"
#include "server/room/bot_turn.h"
#include "server/room/chat.h"
#include "server/room/crowd.h"
#include "server/room/delivery.h"
#include "server/room/journal.h"
#include "server/room/names.h"
#include "server/room/prepared.h"
#include "server/room/services.h"
#include "server/room/summons.h"
#include "server/room/task_line.h"
#include "server/room/vote.h"
#include "server/table/commands.h"
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
  void carry_out(const Errand& errand);   // what is asked of this table
  void holiday(const std::string& user);  // somebody's has begun, ended or grown
  void look_at_clock();                   // load, and do what is due
  void remove(const std::string& user);   // who is no more: a bot plays on
  void make_sure();                       // that the table is still this server's
  void close(Ending ending);              // after what waits already

  void let_go() { crowd_.let_go(); }  // rooms and sockets hold one another

  const std::string& id() const { return id_; }
  // REQUIRES: its own executor, or the lock of Rooms when it has nothing to do.
  const Tenure& tenure() const { return journal_.tenure(); }
  // Nothing to do and nobody there. REQUIRES: the lock of Rooms, so that nobody comes in meanwhile.
  bool can_unload() const { return line_.pending() == 0 && peer_count_ == 0 && !busy_; }

 private:
  using Time = TableClock::Time;
  using Work = TaskLine::Work;

  // room.cc: from the log into memory, and from there to the log and the people
  void enqueue(Work work);
  Task<> attempt(const Work& task);
  Task<> load_first(const Work& task);
  Task<> load();
  void end(Ending ending);
  void add(const LogEntry& entry);
  Task<> commit(LogEntry entry);
  void note_presence();
  void note_holidays();
  void tell_all(bool with_table);
  void tell_one(Peer& peer, std::int64_t since);
  void after_commit();
  std::int64_t wake_at() const;
  Surroundings around() const;
  json::object table() const;

  // room_requests.cc: what people and bots ask for
  Task<> let_in(std::shared_ptr<Peer> peer, std::int64_t since, std::int64_t chat_since);
  Task<std::optional<Ending>> refuse_entry(const Peer& peer);
  void let_out(const std::shared_ptr<Peer>& peer);
  Task<> note_watchers();
  Task<> note_watchers(const Peer& peer);
  void show_out(const std::string& user);
  Task<> answer(std::shared_ptr<Peer> peer, std::string text, Time at);
  Task<std::int64_t> carry_out(Peer& peer, const json::object& message, Time at);
  Task<> carry_out_command(LogEntry entry, Time at);
  Task<> may_sit(const std::string& user);
  Task<bool> stand_up_who_knows(std::string deal);
  Task<> start_if_ready();
  Task<> settle_vote();
  void end_vote();
  Task<> rematch(const Actor& actor);
  Task<> prepare(const Peer& by, bool on);
  void pass_ahead();
  Task<> let_pass(Seat seat, Position position);
  Task<> resign_for(const std::string& user);
  void ask_bot();
  Task<> let_bot_choose(BotTurn turn, BotPool::Job job);
  Task<> check_time();
  void arm_timer();

  Services& s_;
  Rooms& rooms_;
  const std::string id_;
  asio::any_io_executor home_;
  asio::basic_waitable_timer<ServedClock> timer_;
  TaskLine line_;
  std::atomic<int> peer_count_ = 0;  // those on their way in, too
  std::atomic<bool> busy_ = false;   // a bot thinks or a clock runs
  std::optional<Ending> ended_;

  std::unique_ptr<TableRecord> record_;  // null until loaded
  History history_;
  Journal journal_;
  Crowd crowd_;
  Names names_;
  Chat chat_;
  Vote vote_;
  TableClock clock_;
  Prepared prepared_;
  Summons summons_;
  std::string rematch_;      // table id
  bool bot_thinks_ = false;  // one at a time, whatever people do meanwhile
  std::optional<Time> empty_since_;
};

}  // namespace dr
