// Thousands of games at once, for those who learn: threads play them up to the next decision of a
// player from outside, and write down what that player sees. Forced choices are made here, and those
// of the project's own bots.
#pragma once

#include <array>
#include <atomic>
#include <barrier>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "darkrock/engine.h"
#include "net/encoder.h"

namespace dr {

inline constexpr int kOutsiders = 16;  // players 0..15 choose from outside, 16.. are bots

// Who sits at the table of a slot: an outsider, or kOutsiders + the number of a bot of the pool.
struct Seating {
  std::uint8_t player[kMaxPlayers] = {};
  LikeSet likes[kMaxPlayers] = {};
};

struct PoolOptions {
  std::uint64_t seed = 1;
  int threads = 1;
  bool once = false;       // a slot plays one game, then it is idle
  bool duplicate = false;  // as many slots in a row as there are players get one deal, seats turned
  std::vector<std::string> bots;  // names as make_bot takes them
};

// What the pool tells about all slots; row i is slot i. Valid until the next step.
struct PoolRows {
  std::vector<std::uint16_t> facts;  // [n][kMostFacts], filled up with 0
  std::vector<std::int32_t>
      choice_at;                     // [n + 1]: where the choices of a slot begin; none: it is idle
  std::vector<std::uint16_t> marks;  // [choices][kMostMarks], filled up with 0
  std::vector<std::uint32_t> codes;  // [choices]
  std::vector<std::uint8_t> seat, player;  // [n] who is asked
  std::vector<std::uint8_t> seats;         // [n] players at the table
  std::vector<std::int16_t> lived;         // [n] how far the seat has lived up to its likes
  std::vector<std::int16_t> advice;        // [n] what its teacher would choose, -1: it says nothing
  std::vector<std::int16_t> score;         // [n][7] as it stands
  // the game that ended in this step, if one did
  std::vector<std::uint8_t> ended;       // [n] 1: one did, 2: it was cut off
  std::vector<std::uint8_t> end_seats;   // [n]
  std::vector<float> won;                // [n][7] share of the win
  std::vector<std::int16_t> end_score;   // [n][7]
  std::vector<std::int16_t> end_lived;   // [n][7]
  std::vector<std::int16_t> end_lp;      // [n][7][sources] where LP came from
  std::vector<std::uint8_t> end_player;  // [n][7] who sat there
  std::vector<LikeSet> end_likes;        // [n][7]
  std::vector<std::uint8_t> end_rounds;  // [n]
};

struct PoolCounts {
  std::int64_t asked = 0, forced = 0, by_bots = 0, games = 0;
  int most_choices = 0, most_facts = 0, most_marks = 0;
};

class Pool {
 public:
  Pool(int games, PoolOptions options);
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  int games() const { return games_; }
  int bots() const { return static_cast<int>(options_.bots.size()); }

  // Both hold from a slot's next game on. Not while a step is under way.
  // REQUIRES: 0 <= first, first + n <= games(); refuse_setup finds nothing.
  void set_table(int first, int n, const Setup& setup);
  void set_seating(int slot, const Seating& seating);

  // From now on an outsider who likes this and nothing else is told what a bot would choose.
  // REQUIRES: bot < bots(); -1: nobody.
  void set_teacher(Like like, int bot) { teacher_[static_cast<std::size_t>(like)] = bot; }

  // Begins a first game in every slot, or carries out a choice in every slot that was asked: its index
  // among the choices of the slot. Returns at once; `wait` for the rows.
  void reset();
  void step(const std::int32_t* chosen);
  void wait();

  // The number whose seed_from is the seed of the game that a slot plays.
  std::uint64_t deal(int slot) const;
  const PoolRows& rows() const { return rows_; }
  PoolCounts take_counts();

 private:
  struct Slot;
  struct Worker;

  void run(bool reset, const std::int32_t* chosen);
  void work(Worker& worker);
  void take_chunks(Worker& worker);
  void play(int i, Worker& worker);
  void begin(int i, Worker& worker);
  void note(Slot& slot, Worker& worker);
  void finish(int i, bool cut, Worker& worker);
  void advance(int i, Worker& worker);
  void show(int i, Seat seat, Worker& worker);
  Choice by_bot(std::size_t bot, Slot& slot, Seat seat, Worker& worker);
  int advice(Slot& slot, Seat seat, Worker& worker);
  void lay_out();
  void hand_over(Worker& worker);

  struct LayOut {
    Pool* pool;
    void operator()() noexcept { pool->lay_out(); }
  };

  const int games_;
  const PoolOptions options_;
  std::vector<Slot> slots_;
  std::array<int, kLikes> teacher_;
  PoolRows rows_;
  std::vector<std::int32_t> choices_;  // of each slot
  std::vector<std::unique_ptr<Worker>> workers_;

  // one step
  bool reset_ = false;
  const std::int32_t* chosen_ = nullptr;
  std::atomic<int> next_{0};
  std::barrier<LayOut> played_;
  std::mutex mutex_;
  std::condition_variable wake_, done_;
  int step_ = 0, busy_ = 0;  // steps begun; workers still at this one
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace dr
