// Writes down a game between bots while it is played.
#pragma once

#include <string>

#include "lab/match.h"
#include "replay/replay.h"

namespace dr {

class Recorder final : public Onlooker {
 public:
  Recorder(const Content& content, const Match& match);
  void applied(Seat seat, Choice choice, const State& after) override;

  // As replays are written, docs/replay-format.md.
  std::string text() const { return write_replay(content_, replay_); }

 private:
  const Content& content_;
  Replay replay_;
};

}  // namespace dr
