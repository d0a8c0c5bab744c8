// B7.5 Prospecting and the dice (G18).
#include "engine/rules/mine.h"

#include "engine/flow/window.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

void roll_die(Game& g, Seat seat, int die) {
  g.pub().die[die] = static_cast<std::uint8_t>(roll(g, Purpose::kDice, 6));
  ++g.pub().reveals;
  emit(g, EventKind::kDice, B(7, 5), seat, die, g.pub().die[die]);
}

void take_face(Game& g, DiceFrame& f) {
  const DieFace& face = g.cat.die[g.pub().die[f.die]];
  if (face.gravel) report_result(g, kSawGravel);
  if (face.cash) gain_cash(g, f.seat, face.cash, B(7, 5));
  if (face.nuggets) gain_nuggets(g, f.seat, face.nuggets, B(7, 5));
  if (face.again && f.again < 12) {  // B15.9
    ++f.again;
    roll_die(g, f.seat, f.die);
    return;
  }
  f.again = 0;
  ++f.die;
  f.step = DiceStep::kNext;
}

}  // namespace

void roll_dice(Game& g, Seat seat, int dice, bool prospect) {
  DiceFrame& f = push<DiceFrame>(g, seat);
  f.dice = static_cast<std::uint8_t>(dice);
  f.prospect = prospect;
}

void run_dice(Game& g, DiceFrame& f) {
  switch (f.step) {
    using enum DiceStep;
    case kRollAll:
      f.step = kNext;
      if (!f.prospect) return;
      for (int die = 0; die < f.dice; ++die) roll_die(g, f.seat, die);
      return open_window(g, seat_bit(f.seat), {Moment::kProspected, 0, 0});
    case kNext:
      if (f.die == f.dice) {
        g.pub().die[0] = g.pub().die[1] = 0;
        return pop(g);
      }
      f.step = kTake;
      if (!f.prospect) roll_die(g, f.seat, f.die);
      return;
    case kTake: return take_face(g, f);
  }
}

}  // namespace dr
