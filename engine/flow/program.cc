// The interpreter of card programs: one frame runs one program.
#include "engine/flow/program.h"

#include "engine/flow/chapters.h"
#include "engine/flow/facts.h"

namespace dr {
namespace {

Occasion occasion_of(const ProgramFrame& f) { return {f.moment, f.what, f.amount}; }

void switch_subject(Game& g, ProgramFrame& f, const Instr& in) {
  Seat subject = kNone;
  switch (static_cast<Subject>(in.a)) {
    case Subject::kOpponent: subject = opponent_of(g.pub(), f.seat); break;
    case Subject::kPrey: subject = g.pub().mib.prey; break;
    case Subject::kOneHere: {
      const SeatSet here = others_here(g.pub(), f.seat);
      if (std::popcount(here) > 1) return ask(g, Ask::kPickSeat, seat_bit(f.seat));
      if (here) subject = static_cast<Seat>(std::countr_zero(here));
      break;
    }
  }
  if (subject == kNone) {
    f.pc = in.to;
  } else {
    f.subject = subject;
    ++f.pc;
  }
}

void finish(Game& g, ProgramFrame& f) {
  const ProgramFrame done = f;
  pop(g);
  after_program(g, done.seat, done.from, done.id, done.moment);
}

// G3 and G14: an option that may not be picked while another can be.
bool barred(const Catalog& cat, const Public& pub, Seat seat, int code) {
  for (;; ++code) {
    const Instr& in = cat.code[code];
    switch (in.op) {
      case Op::kEnd:
      case Op::kJump: return false;
      case Op::kCost: return !can_pay(cat, pub, seat, cat.code[code + 1]);
      case Op::kTest:
      case Op::kChoose:
      case Op::kOption:
      case Op::kMay:
      case Op::kSubject:
      case Op::kBack: break;
      default:
        if (in_vain(cat, pub, seat, in)) return true;
    }
  }
}

// The options of the kChoose at `pc` that may be picked, as a set.
int open_options(const Catalog& cat, const Public& pub, Seat seat, int pc) {
  const int n = cat.code[pc].a;
  int open = 0;
  for (int i = 0; i < n; ++i)
    if (!barred(cat, pub, seat, cat.code[pc + 1 + i].to)) open |= 1 << i;
  return open ? open : (1 << n) - 1;
}

void pick_option(ProgramFrame& f, const Catalog& cat, int option) {
  f.pc = cat.code[f.pc + 1 + option].to;
}

void choose(Game& g, ProgramFrame& f) {
  if (f.subject == kMib) return pick_option(f, g.cat, mib_option(g, f.pc));
  const int open = open_options(g.cat, g.pub(), f.subject, f.pc);
  if (std::popcount(static_cast<unsigned>(open)) == 1)
    return pick_option(f, g.cat, std::countr_zero(static_cast<unsigned>(open)));
  ask(g, Ask::kOption, seat_bit(f.subject));
}

void may(Game& g, ProgramFrame& f, const Instr& in) {
  const Instr& next = g.cat.code[f.pc + 1];
  if (f.subject == kMib ||
      (next.op == Op::kCost && !can_pay(g.cat, g.pub(), f.subject, g.cat.code[f.pc + 2])))
    f.pc = in.to;
  else
    ask(g, Ask::kMay, seat_bit(f.subject));
}

}  // namespace

Seat opponent_of(const Public& pub, Seat seat) {
  if (!pub.fight.on || !is_player_fight(pub.fight.kind)) return kNone;
  return pub.fight.side[pub.fight.side[0] == seat ? 1 : 0];
}

void start_program(Game& g, Seat owner, From from, int id, int code, Occasion occasion) {
  if (is_spent(g)) code = 0;  // the program that does nothing
  ++g.programs;
  ProgramFrame& f = push<ProgramFrame>(g, owner);
  f.subject = owner;
  f.from = from;
  f.id = static_cast<std::uint8_t>(id);
  f.what = u8(occasion.kind);
  f.amount = u8(occasion.amount);
  f.moment = occasion.moment;
  f.pc = static_cast<std::uint16_t>(code);
}

void report_result(Game& g, std::uint8_t result) {
  if (g.pub().n_frames < 2) return;
  Frame& below = g.pub().frame[g.pub().n_frames - 2];
  if (is<ProgramFrame>(below)) as<ProgramFrame>(below).result |= result;
}

void run_program(Game& g, ProgramFrame& f) {
  const std::uint8_t depth = g.pub().n_frames;
  while (g.pub().n_frames == depth && !g.pub().acting) {
    const Instr& in = g.cat.code[f.pc];
    switch (in.op) {
      case Op::kEnd: return finish(g, f);
      case Op::kJump: f.pc = in.to; break;
      case Op::kTest: {
        const Private* own = f.subject < kMib ? &g.own(f.subject) : nullptr;
        const bool ok = holds(g.cat, g.pub(), own, f.subject, occasion_of(f), in, f.result);
        f.pc = ok ? static_cast<std::uint16_t>(f.pc + 1) : in.to;
        break;
      }
      case Op::kChoose: choose(g, f); break;
      case Op::kMay: may(g, f, in); break;
      case Op::kCost:
        f.paying = can_pay(g.cat, g.pub(), f.subject, g.cat.code[f.pc + 1]);
        f.pc = f.paying ? static_cast<std::uint16_t>(f.pc + 1) : in.to;
        break;
      case Op::kSubject: switch_subject(g, f, in); break;
      case Op::kBack:
        f.subject = f.seat;
        ++f.pc;
        break;
      default: ++f.pc; execute(g, f, in);
    }
  }
}

void options_program(const Catalog& cat, const Sight& view, Choices& out) {
  const Public& pub = view.pub;
  const ProgramFrame& f = as<ProgramFrame>(top(pub));
  if (pub.ask == Ask::kOption) {
    const int open = open_options(cat, pub, f.subject, f.pc);
    for (int i = 0; i < cat.code[f.pc].a; ++i)
      if (open >> i & 1) out.add(Verb::kOption, i);
  } else if (pub.ask == Ask::kMay) {
    out.add(Verb::kPass);
    out.add(Verb::kAccept);
  } else if (pub.ask == Ask::kPickSeat) {
    const SeatSet here = others_here(pub, f.seat);
    for (Seat seat = 0; seat < kMaxFigures; ++seat)
      if (here & seat_bit(seat)) out.add(Verb::kPick, seat);
  } else {
    options_verb(cat, view, out);
  }
}

void take_program(Game& g, ProgramFrame& f, Seat seat, Choice choice) {
  const Ask ask = g.pub().ask;
  if (ask == Ask::kOption) return pick_option(f, g.cat, choice.a);
  if (ask == Ask::kMay) {
    f.pc =
        choice.verb == Verb::kAccept ? static_cast<std::uint16_t>(f.pc + 1) : g.cat.code[f.pc].to;
  } else if (ask == Ask::kPickSeat) {
    f.subject = choice.a;
    ++f.pc;
  } else {
    take_verb(g, seat, choice);
  }
}

}  // namespace dr
