// One game between bots, and many of them on all cores: what sim, arena and balance are made of.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "darkrock/engine.h"

namespace dr {

inline constexpr int kLpSources = static_cast<int>(LpSource::kCount);
const char* lp_source_word(LpSource source);

// All that a game between bots depends on, as long as none of them thinks by the clock.
struct Match {
  Setup setup;
  std::uint64_t deal =
      0;  // fixes every shuffle and die: equal deals offer equal characters by seat
  std::array<std::string_view, kMaxPlayers> bot{};  // by seat, as make_bot takes them
  std::array<std::uint64_t, kMaxPlayers> bot_seed{};
};

// What one game came to. The seats are those of the table; [6] is the Man in Black.
struct GameResult {
  bool over = false;  // false: stopped on the way, and the rest means nothing
  int rounds = 0, turns = 0, decisions = 0;
  Seat first = 0;  // who began
  std::uint8_t character[kMaxPlayers] = {};
  Scores scores;
  int lp_from[kMaxFigures][kLpSources] = {};                       // LP gained and lost during play
  std::vector<std::array<std::uint8_t, kMaxPlayers>> lp_by_round;  // at the end of each round
  std::uint64_t hash = 0;                                          // of the last state
};

// Looks on while a game is played, on the thread that plays it.
class Onlooker {
 public:
  virtual ~Onlooker() = default;
  virtual bool go_on() { return true; }  // asked before every choice; false stops the game
  virtual void see(const Event&) {}
  virtual void applied(Seat, Choice, const State& /*after*/) {}
  // A bot has chosen among several: how long it took, and its work (Bot::work_done).
  virtual void decided(Seat, std::uint64_t /*ns*/, std::uint32_t /*work*/) {}
};

// Thread safe. REQUIRES: refuse_setup(setup) == nullptr, every bot is known.
GameResult play_match(const Catalog& catalog, const Match& match, Onlooker* onlooker = nullptr);

// Independent numbers from a seed, the number of a game and what they are for.
std::uint64_t derive(std::uint64_t seed, int game, int purpose);
inline constexpr int kForDeal = 0;  // 1 + seat: that seat's bot
inline constexpr int kForOrder = 16, kForTable = 17;

// A win shared by n players counts 1/n. In sixtieths it is a whole number, so that sums do not depend
// on their order.
inline constexpr int kWholeWin = 60;
int win_share(const Scores& scores, int seat);

// 2 for a game that `a` finished ahead of `b`, 1 if they finished alike, 0 if behind (B13.2, B13.3).
int ahead(const Scores& scores, int a, int b);

// How many places after the player who began this seat plays.
int place_in_turn(const GameResult& game, int seat, int players);

// Calls play(i, worker) once for every i in [first, end), on `jobs` threads; 0 <= worker < jobs.
// `done` is told how many are over, on the calling thread. What play throws first ends it all and is
// thrown here.
void play_all(int first, int end, int jobs, const std::function<void(int, int)>& play,
              const std::function<void(int)>& done = {});

// While one lives, the first Ctrl-C or SIGTERM only says so; a second one ends the program.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  static bool came();
};
inline constexpr int kInterrupted = 130;  // exit status

}  // namespace dr
