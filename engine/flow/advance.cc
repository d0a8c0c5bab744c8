// The frame stack and the loop that runs it.
#include "engine/flow/chapters.h"

namespace dr {

Frame& push(Game& g, FrameKind kind, Seat seat) {
  Public& pub = g.pub();
  assert(pub.n_frames < kMaxFrames);
  Frame& f = pub.frame[pub.n_frames++];
  f = Frame{};
  f.kind = static_cast<std::uint8_t>(kind);
  f.seat = seat;
  return f;
}

void pop(Game& g) {
  Public& pub = g.pub();
  assert(pub.n_frames > 0);
  pub.frame[--pub.n_frames] = Frame{};
}

void advance(Game& g) {
  while (goes_on(g.pub())) run_frame(g, top(g));
}

}  // namespace dr
