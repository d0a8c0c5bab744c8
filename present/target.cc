#include "present/target.h"

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"

namespace dr::present {
namespace {

int or_none(int value, int limit) { return value < limit ? value : -1; }

static_assert(kSlots == 30, "Does the new slot name something that lies on the table?");

// What a byte names, where it names something that lies there; `before` is the byte before it.
void name(const Catalog& cat, Slot slot, int value, int before, Target& out) {
  switch (slot) {
    case Slot::kSpace: out.space = or_none(value, cat.n_spaces); break;
    case Slot::kCard:
    case Slot::kNamedCard: out.card = or_none(value, kPokerCards); break;
    case Slot::kItem: out.item = or_none(value, cat.n_items); break;
    case Slot::kSeat: out.seat = or_none(value, kMaxFigures); break;
    case Slot::kThing:
      if (before == static_cast<int>(Trigger::kItem)) name(cat, Slot::kItem, value, 0, out);
      if (before == static_cast<int>(Trigger::kCard)) name(cat, Slot::kCard, value, 0, out);
      break;
    case Slot::kLooked:
      if (before != static_cast<int>(LookAt::kTrain) && before != static_cast<int>(LookAt::kCattle))
        name(cat, Slot::kSpace, value, 0, out);
      break;
    default: break;
  }
}

}  // namespace

Target target_of(const Catalog& cat, const View& view, Choice choice) {
  const VerbInfo& info = info_of(choice.verb);
  Target out;
  name(cat, info.a, choice.a, 0, out);
  name(cat, info.b, choice.b, choice.a, out);
  name(cat, info.c, choice.c, choice.b, out);
  switch (info.traits.about) {
    case About::kHere: out.space = or_none(space_of(view.pub, view.seat), cat.n_spaces); break;
    case About::kOtherEnd:
      out.space = or_none(linked_space(cat, view.pub, view.seat), cat.n_spaces);
      break;
    case About::kNothing:
    case About::kFighter:
    case About::kRobbed:
    case About::kCause: break;
  }
  return out;
}

Seat aimed_at(const Public& pub, Choice choice) {
  const VerbInfo& info = info_of(choice.verb);
  switch (info.traits.about) {
    case About::kFighter: return pub.fight.side[0];
    case About::kRobbed: return pub.fight.side[1];
    case About::kCause: return cause_now(pub).seat;
    case About::kNothing:
    case About::kHere:
    case About::kOtherEnd: break;
  }
  return info.a == Slot::kSeat ? choice.a : kNone;
}

}  // namespace dr::present
