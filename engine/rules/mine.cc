// B7.5 Prospecting and the dice (G18).
//
//   a dice   b 1 = a Prospect action   c die now   d times it was dust running   e 1 = rolled
#include "engine/flow/chapters.h"

namespace dr {
namespace {

enum Step : std::uint8_t { kRollAll, kNext, kTake };

void roll_die(Game& g, Seat seat, int die) {
  g.pub().die[die] = static_cast<std::uint8_t>(roll(g, Purpose::kDice, 6));
  ++g.pub().reveals;
  emit(g, EventKind::kDice, B(7, 5), seat, die, g.pub().die[die]);
}

void take_face(Game& g, Frame& f) {
  const DieFace& face = g.cat.die[g.pub().die[f.c]];
  if (face.gravel) report_result(g, kSawGravel);
  if (face.cash) gain_cash(g, f.seat, face.cash, B(7, 5));
  if (face.nuggets) gain_nuggets(g, f.seat, face.nuggets, B(7, 5));
  if (face.again && f.d < 12) {  // B15.9
    ++f.d;
    roll_die(g, f.seat, f.c);
    return;
  }
  f.d = 0;
  ++f.c;
  f.step = kNext;
}

}  // namespace

void roll_dice(Game& g, Seat seat, int dice, bool prospect) {
  Frame& f = push(g, FrameKind::kDice, seat);
  f.a = static_cast<std::uint8_t>(dice);
  f.b = prospect;
}

void run_dice(Game& g, Frame& f) {
  switch (static_cast<Step>(f.step)) {
    case kRollAll:
      f.step = kNext;
      if (!f.b) return;
      for (int die = 0; die < f.a; ++die) roll_die(g, f.seat, die);
      return open_window(g, seat_bit(f.seat), {Moment::kProspected, 0, 0});
    case kNext:
      if (f.c == f.a) {
        g.pub().die[0] = g.pub().die[1] = 0;
        return pop(g);
      }
      f.step = kTake;
      if (!f.b) roll_die(g, f.seat, f.c);
      return;
    case kTake: return take_face(g, f);
  }
}

}  // namespace dr
