// What a table is: the sum of its log. No sockets, no clock, no database: given the same entries, every
// server makes the same of them.
#pragma once

#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "replay/deal.h"
#include "replay/recorded_game.h"
#include "server/table/entry.h"
#include "server/table/spec.h"

namespace dr {

enum class Status : std::uint8_t { kOpen, kPlaying, kOver, kAbandoned };
std::string_view status_word(Status status);

struct Place {
  enum class Kind : std::uint8_t { kEmpty, kPerson, kBot };
  Kind kind = Kind::kEmpty;
  std::string user;     // of a person; empty: who has no account here
  std::string name;     // of a person without a user
  std::string bot;      // that sits here, or plays for a person who is away; empty: none
  std::string entropy;  // of a person who is ready: 64 hexadecimal digits
  bool resigned = false;
  int acts = 0;                  // choices and takings back so far; never goes down
  Choice last;                   // the last choice
  std::int64_t last_entry = -1;  // its place in the log; -1: none, or taken back
  std::int64_t clock = -1;       // milliseconds left, -1: none
  int last_turn = -1;            // the last turn of its own that it chose in; TableRecord::turn()

  bool person_plays() const { return kind == Kind::kPerson && bot.empty(); }
};

class TableRecord {
 public:
  // Adds the next entry of the log. A sentence if it does not hold, and nothing is changed. What
  // happened in the game is written to `events`.
  std::string add(const LogEntry& entry, Events* events = nullptr);

  const Content& content() const { return *content_; }  // that it is played with
  std::int64_t size() const { return size_; }           // entries so far: the next one's n
  Status status() const { return status_; }
  const TableSpec& spec() const { return spec_; }
  int players() const { return spec_.setup.players; }
  const std::string& host() const { return host_; }
  const std::string& secret() const { return secret_; }
  const Place& place(Seat seat) const { return places_[seat]; }
  Seat seat_of(const std::string& user) const;  // kNone: none
  bool removed(const std::string& user) const { return removed_.count(user) != 0; }
  const RecordedGame* game() const { return game_.get(); }  // null until the deal
  const State& state() const { return game_->state(); }     // REQUIRES: game()
  SeatSet asked() const { return playing() ? to_act(state().pub) : SeatSet{0}; }
  bool playing() const { return status_ == Status::kPlaying; }
  // Which turn of the game it is: another number than before when it is another's.
  int turn() const;
  // The entry behind each choice that stands, in order.
  const std::vector<std::int64_t>& standing() const { return standing_; }
  int rewinds() const { return rewinds_; }
  std::int64_t last_at() const { return last_at_; }  // of the deal, a choice or a rewind
  bool all_ready() const;
  bool hints() const;  // whether clients may show what a bot would do

  // The whole game as a replay, its deal traced to the server's secret; of a deal played again only
  // what followed is (archive.h has the rest). REQUIRES: game()
  Replay replay(const std::array<std::string, kMaxPlayers>& names) const;

 private:
  std::string add_lobby(const LogEntry& entry);
  std::string add_play(const LogEntry& entry, Events* events);
  std::string create(const LogEntry& entry);
  std::string remove(const LogEntry& entry);
  std::string start(const LogEntry& entry, Events* events);
  std::string choose(const LogEntry& entry, Events* events);
  std::string rewind(const LogEntry& entry);
  void wind_clocks();
  Entropy entropy() const;

  const Content* content_ = &default_content();
  std::int64_t size_ = 0, last_at_ = 0;
  Status status_ = Status::kOpen;
  TableSpec spec_;
  std::string host_, secret_;
  std::set<std::string> removed_;  // users
  std::array<Place, kMaxPlayers> places_;
  std::unique_ptr<RecordedGame> game_;
  bool traced_ = false;  // the seed comes from secret_ and the entropy of the places
  int rewinds_ = 0;
  std::vector<std::int64_t> standing_;
};

// An entry that comes next in a log; what belongs to its kind is not filled in.
LogEntry next_entry(const TableRecord& record, EntryKind kind, Seat seat = kNone);

// 64 hexadecimal digits in small letters.
std::optional<Seed> seed_of_hex(std::string_view hex);

}  // namespace dr
