// Positions of real games, and whether bots keep to what their seats see of them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"

namespace dr {

// A decision of a game: the seat is asked.
struct Position {
  const Catalog* catalog = nullptr;
  State state;
  Seat seat = 0;
  int game = 0;  // positions of one game have one number and stand in its order

  Ask ask() const { return state.pub.ask; }
};

// Some decisions of games at every kind of table: 2 to 6 players, all lengths and editions, goals,
// first games, mixed switches, Ante Up and its modules; played by greedy bots, by random ones and by
// both together. Then more of the questions seldom asked. The same every time; made by the first
// call.
const std::vector<Position>& positions();

// Whether games between such bots ask this: two stories complete at once are too rare, and a card can
// only send a player to one space.
bool asked_in_games(Ask ask, bool ante_up);

// Every n-th of them, and each question of games without and with Ante Up at least `few` times, as far
// as there are so many.
std::vector<const Position*> some_positions(int n, int few = 1);

// Games that look the same to a seat. One that the rules allow: all it cannot see is dealt anew, other
// hands, decks, face-down tokens, goals and the random key. And one in which that is random bytes.
State deal_again(const Position& position, Rng& rng);
State scramble(const Position& position, Rng& rng);

// Asks a bot, and others of its kind, what it would do where it cannot know which of several games it
// is in. Keeps a bot for each seat and game; positions of a game come in their order.
class Examiner {
 public:
  using Maker = std::function<std::unique_ptr<Bot>(std::uint64_t seed)>;
  // `remembers`: its choices may depend on how often it was asked before.
  Examiner(Maker make, Budget budget, bool remembers)
      : make_(std::move(make)), budget_(budget), remembers_(remembers) {}

  // Empty if the bot gives one legal answer in all of them, and a new one of its kind the same; else what
  // is wrong.
  std::string examine(const Position& position);
  // The most work a choice took.
  std::uint32_t most_work() const { return most_work_; }

 private:
  Choice ask(Bot& bot, const Position& position, const State& state);
  std::string check_ratings(const Position& position, Choice choice);

  Maker make_;
  Budget budget_;
  bool remembers_;
  int game_ = -1, examined_ = 0;
  std::unique_ptr<Bot> used_[kMaxPlayers], twin_[kMaxPlayers];
  std::uint32_t most_work_ = 0;
  Rng rng_;
};

// Whether the bot draws its choices from one stream, so that a new one answers otherwise than one that
// was asked before.
bool remembers(std::string_view bot);

// Calls `visit` with every decision of a game between bots, before it is played.
void play_through(const Catalog& catalog, const Setup& setup, std::uint64_t seed,
                  const std::vector<std::string>& bots,
                  const std::function<void(const State&, Seat)>& visit);

}  // namespace dr
