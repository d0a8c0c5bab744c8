#include "lab/recorder.h"

namespace dr {

Recorder::Recorder(const Content& content, const Match& match) : content_(content) {
  replay_.setup = match.setup;
  replay_.has_seed = true;
  replay_.seed = seed_from(match.deal);
  for (std::size_t seat = 0; seat < match.setup.players; ++seat) {
    const std::string bot(match.bot[seat]);
    replay_.seats.push_back({bot, bot + " " + std::to_string(seat + 1)});
  }
}

void Recorder::applied(Seat seat, Choice choice, const State& after) {
  replay_.steps.push_back({seat, choice, short_hash(after), 0});
  if (to_act(after.pub)) return;
  replay_.ended = true;
  replay_.end = end_of(content_, after);
}

}  // namespace dr
