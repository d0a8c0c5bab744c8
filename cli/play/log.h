// What happened in a game, told to each seat as far as it may see it.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "cli/play/style.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "text/wording/wording.h"

namespace dr {

class GameLog {
 public:
  void add(const Events& events);
  std::size_t size() const { return events_.size(); }
  // Takes all but the last turns as told.
  void skip_to_last_turns(int turns);
  // Forgets what came after; an undone choice never happened.
  void shorten(std::size_t size);

  // What the seat has not been told yet, and marks it as told. A seat >= players: a spectator.
  std::string news(const Content& content, const Public& pub, Seat seat, const Style& style);
  // The last lines of all it may see, one for each action.
  std::string tell(const Content& content, const Public& pub, Seat seat, const Style& style,
                   std::size_t lines) const;

 private:
  std::vector<Event> events_;
  std::array<std::size_t, 8> told_{};
};

// Events as lines of a log, action by action: those the seat may see. `steps`: each action with the
// steps behind it.
std::vector<std::string> log_lines(const Content& content, const Public& pub,
                                   std::span<const Event> events, Seat seat, const Style& style,
                                   bool steps = true);

}  // namespace dr
