#include <algorithm>

#include "net/encoder.h"
#include "net/marks.h"
#include "net/relative.h"

namespace dr {

// The numbers of one choice being written.
class MarkWriter {
 public:
  MarkWriter(const ChoiceEncoder& of, std::uint16_t* out)
      : cat_(of.cat_), pub_(of.pub_), of_(of), around_(of.pub_, of.seat_), begin_(out), out_(out) {}

  int write(Choice c) {
    put(1 + static_cast<int>(c.verb));
    if (c.verb == Verb::kMove) return ride(c);  // most of all choices
    const VerbInfo& info = info_of(c.verb);
    const auto& first = kSlotFirst[static_cast<std::size_t>(c.verb)];
    slot(info.a, c.a, first[0], c);
    slot(info.b, c.b, first[1], c);
    slot(info.c, c.c, first[2], c);
    if (c.verb == Verb::kPass || c.verb == Verb::kAccept) answer(c.verb == Verb::kAccept);
    if (c.verb == Verb::kAccept || c.verb == Verb::kOption) words(c);
    if (c.verb == Verb::kFight) hands(c);
    if (c.verb == Verb::kBuy || c.verb == Verb::kUpgrade)
      trait<Trait::kPrice>(price_now(cat_, pub_, c.a));
    else if (const int stake = cash_at_stake(pub_, c))
      trait<Trait::kStake>(stake);
    return static_cast<int>(out_ - begin_);
  }

 private:
  int ride(Choice c) {
    static_assert(info_of(Verb::kMove).a == Slot::kSpace && info_of(Verb::kMove).b == Slot::kMesa);
    constexpr auto& kFirst = kSlotFirst[static_cast<std::size_t>(Verb::kMove)];
    put(kFirst[0] + c.a);
    place(c.a);
    put(kFirst[1] + c.b);
    return static_cast<int>(out_ - begin_);
  }

  void put(int mark) {
    if (out_ - begin_ < kMostMarks) *out_++ = static_cast<std::uint16_t>(mark);
  }
  template <Trait t>
  void trait(int value) {
    constexpr auto i = static_cast<std::size_t>(t);
    put(kTraitFirst[i] + std::clamp(value, 0, kTraits[i].size - 1));
  }
  template <Trait t>
  void traits(unsigned set) {
    for (; set; set &= set - 1) trait<t>(std::countr_zero(set));
  }

  void slot(Slot slot, int value, int first, Choice c) {
    static_assert(kSlots == 30);  // is a new one more than a number?
    switch (slot) {
      case Slot::kEmpty: return;
      case Slot::kSeat:
        put(first + around_.seat(static_cast<Seat>(value)));
        return person(static_cast<Seat>(value));
      case Slot::kSpace: put(first + value); return place(static_cast<Space>(value));
      case Slot::kCard:
      case Slot::kNamedCard: put(first + value); return trait<Trait::kRank>(value / 4);
      case Slot::kThing: return put(first + 64 * c.a + std::min(value, 63));
      case Slot::kItem: return put(first + std::min(value, kBoxItems));
      default: return put(first + std::min(value, values_of(slot) - 1));
    }
  }

  void place(Space space) {
    int nearest = kSteps - 1;
    for (int i = 0; i < of_.n_others_; ++i)
      nearest = std::min(nearest, steps(cat_, pub_, space, of_.others_[i].space));
    if (of_.taken_.has(space)) company(space);
    if (cat_.locations.has(space)) traits<Trait::kTags>(cat_.tags_of[space]);
    if (pub_.sheriff < cat_.n_spaces)
      trait<Trait::kSheriffNear>(steps(cat_, pub_, pub_.sheriff, space));
    trait<Trait::kRivalNear>(nearest);
  }

  // Who and what is there.
  void company(Space space) {
    for (int i = 0; i < of_.n_others_; ++i)
      if (of_.others_[i].space == space) trait<Trait::kFigures>(of_.others_[i].who);
    const AnteUp& a = pub_.au;
    unsigned things = 0;
    if (pub_.bandits.has(space)) things |= 1;
    if (a.outlaws.has(space)) things |= 2;
    if (a.claim_jumpers.has(space)) things |= 4;
    if (a.longhorns.has(space)) things |= 8;
    if (pub_.sheriff == space) things |= 16;
    traits<Trait::kThings>(things);
  }

  void person(Seat seat) {
    trait<Trait::kTarget>(static_cast<int>(pub_.ask) * kLookers + around_.seat(seat));
    if (seat >= pub_.players) return;
    const Player &p = pub_.player[seat], &me = pub_.player[of_.seat_];
    trait<Trait::kTargetWounds>(p.wounds);
    trait<Trait::kTargetWanted>(p.wp);
    trait<Trait::kTargetMarshal>(p.mp);
    trait<Trait::kTargetCash>(p.cash);
    trait<Trait::kTargetLead>(p.lp - me.lp + 8);
  }

  void hands(Choice c) {
    if (c.a < pub_.players)
      trait<Trait::kTargetHand>(c.b * 8 + std::min<int>(pub_.player[c.a].hand_n, 7));
  }

  void answer(int yes) {
    trait<Trait::kAnswerTo>(yes * kAsks + static_cast<int>(pub_.ask));
    trait<Trait::kAnswerCause>(yes * kCauses + static_cast<int>(cause_now(pub_).kind));
  }

  // The first few words of the program that the choice goes on with.
  void words(Choice c) {
    int at = asking_code(cat_, pub_);
    if (at < 0) return;
    if (c.verb == Verb::kAccept) {
      if (cat_.code[at].op != Op::kMay) return;
      ++at;
    } else {
      if (cat_.code[at].op != Op::kChoose || c.a >= cat_.code[at].a) return;
      at = cat_.code[at + 1 + c.a].to;
    }
    for (int i = 0; i < 3 && at + i < cat_.n_code; ++i) {
      const Instr& in = cat_.code[at + i];
      if (in.op == Op::kEnd || in.op == Op::kJump) return;
      word(in);
    }
  }

  void word(const Instr& in) {
    if (static_cast<int>(in.op) >= kOpsLearned) return;
    const int amount = in.a == kNone ? kAmounts - 1 : std::min<int>(in.a, kAmounts - 1);
    trait<Trait::kWords>(static_cast<int>(in.op) * kAmounts + amount);
    const int of = in.b * kGainAmounts + std::min<int>(in.a, kGainAmounts - 1);
    if (in.op == Op::kGain) trait<Trait::kGains>(of);
    if (in.op == Op::kLose) trait<Trait::kLosses>(of);
  }

  const Catalog& cat_;
  const Public& pub_;
  const ChoiceEncoder& of_;
  const Around around_;
  std::uint16_t* const begin_;
  std::uint16_t* out_;
};

ChoiceEncoder::ChoiceEncoder(const Catalog& catalog, const Sight& sight)
    : cat_(catalog), pub_(sight.pub), seat_(sight.seat) {
  const Around around(pub_, seat_);
  taken_ = pub_.bandits | pub_.au.outlaws | pub_.au.claim_jumpers | pub_.au.longhorns;
  if (pub_.sheriff < cat_.n_spaces) taken_.add(pub_.sheriff);
  for (int s = 0; s < kMaxFigures; ++s) {
    const auto seat = static_cast<Seat>(s);
    if (!around.plays(seat) || seat == seat_) continue;
    const Space space = space_of(pub_, seat);
    if (space >= cat_.n_spaces) continue;
    others_[n_others_++] = {space, static_cast<std::uint8_t>(around.seat(seat))};
    taken_.add(space);
  }
}

int ChoiceEncoder::encode(Choice choice, std::uint16_t* out) const {
  return MarkWriter(*this, out).write(choice);
}

}  // namespace dr
