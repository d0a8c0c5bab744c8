// The public functions of the engine: who is asked, what is legal, and carrying it out.
#include "darkrock/engine.h"

#include "darkrock/choice_table.h"
#include "engine/flow/chapters.h"
#include "engine/rules/actions.h"
#include "engine/rules/fight.h"
#include "engine/rules/store.h"

namespace dr {
namespace {

// Of an answer: actions are refused by their own rules.
bool names_own_card(Verb verb) {
  if (static_cast<int>(verb) >= kVerbs) return false;
  const VerbInfo& info = info_of(verb);
  return info.role == Role::kAnswer && (info.a == Slot::kCard || info.a == Slot::kNamedCard);
}

bool answers(const Choices& options, Verb verb) {
  for (const Choice& option : options)
    if (option.verb == verb) return true;
  return false;
}

WhyNot refuse_answer(const Catalog& cat, const Sight& view, const Choices& options, Choice choice) {
  const Rule rule = asked_by(view.pub);
  if (view.pub.ask == Ask::kAction)
    if (const WhyNot no = refuse_action(cat, view, choice); !no.ok()) return no;
  const ShopFrame* shop = view.pub.ask == Ask::kShop ? innermost<ShopFrame>(view.pub)
                                                     : nullptr;  // none in a made-up view
  if (shop && (choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade)) {
    const Terms terms = terms_of(*shop);
    const bool active = choice.b != 0;
    const WhyNot no = choice.verb == Verb::kBuy
                          ? refuse_buy(cat, view.pub, view.seat, choice.a, active, terms)
                          : refuse_upgrade(cat, view.pub, view.seat, choice.a, active, terms);
    if (!no.ok()) return no;
  }
  const CardSet held = view.own.hand | view.own.deal;
  if (names_own_card(choice.verb) && (choice.a >= kPokerCards || !(held & bit(choice.a))))
    return {Refusal::kNotInHand, rule};
  if (view.pub.ask == Ask::kOption && choice.verb == Verb::kOption)
    return {Refusal::kBarredOption, G(3)};
  if (choice.verb == Verb::kPlaceDisc && view.pub.ask == Ask::kWindow)
    return {Refusal::kNoDisc, B(8, 1)};
  if (choice.verb == Verb::kShowGoal && view.pub.ask == Ask::kWindow)
    return {Refusal::kGoalNotMet, B(2, 12)};
  if (!answers(options, choice.verb)) return {Refusal::kNotAnAnswer, rule};
  return {Refusal::kNotOffered, rule};
}

}  // namespace

void legal(const Catalog& cat, const Sight& view, Choices& out) {
  out.clear();
  if (view.seat < kMaxPlayers && (view.pub.acting & seat_bit(view.seat)))
    list_options(cat, view, out);
}

WhyNot why_not(const Catalog& cat, const Sight& view, Choice choice) {
  if (view.pub.over) return {Refusal::kGameOver, B(13, 2)};
  if (view.seat >= kMaxPlayers || !(view.pub.acting & seat_bit(view.seat)))
    return {Refusal::kNotAsked, B(3, 1),
            static_cast<std::int16_t>(std::countr_zero(view.pub.acting)), -1};
  Choices options;
  legal(cat, view, options);
  if (options.has(choice)) return {};
  return refuse_answer(cat, view, options, choice);
}

void apply(const Catalog& cat, State& state, Seat seat, Choice choice, Events* events) {
  Public& pub = state.pub;
  assert(pub.acting & seat_bit(seat));
  Game g{cat, state, events};
  pub.acting &= static_cast<SeatSet>(~seat_bit(seat));
  take_choice(g, seat, choice);
  if (!pub.acting) {
    pub.ask = Ask::kNothing;
    advance(g);
  }
  if (pub.acting != seat_bit(seat)) ++pub.reveals;  // B14.6: somebody else is asked
}

Reject try_apply(const Catalog& cat, State& state, Seat seat, Choice choice, Events* events) {
  if (seat >= state.pub.players) return {Refusal::kNotAsked, B(3, 1)};
  const Reject no = why_not(cat, sight(state, seat), choice);
  if (no.ok()) apply(cat, state, seat, choice, events);
  return no;
}

View observe(const State& state, Seat seat) {
  const Sight seen = sight(state, seat);
  View view;
  view.pub = seen.pub;
  view.own = seen.own;
  view.seat = seen.seat;
  std::memset(view.pad, 0, sizeof view.pad);
  return view;
}

View observe_public(const State& state) { return observe(state, kNone); }

namespace {

class Hasher {
 public:
  void add(const void* bytes, std::size_t n) {
    const auto* at = static_cast<const unsigned char*>(bytes);
    for (std::size_t i = 0; i < n; i += 8) {
      std::uint64_t word;
      std::memcpy(&word, at + i, 8);
      value_ = (std::rotl(value_, 29) ^ word) * 0xd6e8feb86659fd93;
      value_ ^= value_ >> 32;
    }
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0x9e3779b97f4a7c15;
};

}  // namespace

// The parts of Ante Up count only where it is played, so a base game has the hash it always had.
std::uint64_t hash(const State& state) {
  static_assert(offsetof(Public, au) % 8 == 0 && offsetof(Private, seen) % 8 == 0 &&
                offsetof(Hidden, au) % 8 == 0 && sizeof(State) % 8 == 0);
  Hasher hasher;
  hasher.add(&state.pub, offsetof(Public, au));
  for (const Private& own : state.own) hasher.add(&own, offsetof(Private, seen));
  hasher.add(&state.hid, offsetof(Hidden, au));
  if (!(state.pub.modules & kAnteUp)) return hasher.value();
  hasher.add(&state.pub.au, sizeof state.pub.au);
  for (const Private& own : state.own) hasher.add(own.seen, sizeof own.seen);
  hasher.add(&state.hid.au, sizeof state.hid.au);
  return hasher.value();
}

Rule asked_by(const Public& pub) {
  const bool npc = pub.n_frames && is<NpcFightFrame>(top(pub));
  switch (pub.ask) {
    case Ask::kNothing: return {};
    case Ask::kCharacter: return pub.first_game ? B(2, 8) : B(2, 3);
    case Ask::kStart: return B(2, 4);
    case Ask::kIncome:
    case Ask::kWeapon:
    case Ask::kMount: return B(3, 2);
    case Ask::kAction: return B(3, 3);
    case Ask::kMoveTo:
    case Ask::kSendTo: return B(4, 7);
    case Ask::kShop: return B(7, 2);
    case Ask::kOrder:
    case Ask::kWindow:
      return pub.fight.on ? (is_player_fight(pub.fight.kind) ? B(6, 6) : B(11, 2)) : B(15, 3);
    case Ask::kOption: return G(3);
    case Ask::kMay: return G(5);
    case Ask::kPickSeat:
    case Ask::kGive: return G(16);
    case Ask::kDiscard: return B(10, 5);
    case Ask::kCommit:
      return npc ? (pub.fight.kind == FightKind::kSheriff ? B(12, 4) : B(11, 2)) : B(6, 4);
    case Ask::kCommitFight: return B(11, 7);
    case Ask::kRestart: return B(11, 9);
    case Ask::kReward: return B(11, 3);
    case Ask::kLoot:
    case Ask::kLootCattle: return B(6, 14);
    case Ask::kPayNuggets: return Ruling(114);
    case Ask::kJoin: return pub.au.faro.on ? AU(73) : B(7, 11);
    case Ask::kLay: return B(7, 3, 1);
    case Ask::kDie: return B(7, 5);
    case Ask::kStoryOrder: return B(8, 5);
    case Ask::kSheriffTo: return B(12, 8);
    case Ask::kSheriffTarget:
    case Ask::kAttempt: return B(12, 3);
    case Ask::kStoryDisc: return B(8, 2);
    case Ask::kKeepLegend: return pub.modules & kAnteUp ? AU(28) : B(2, 13);
    case Ask::kEventChoice: return AU(65);
    case Ask::kLookAt: return Ruling(111);
    case Ask::kExplore: return AU(41);
    case Ask::kBet: return AU(48);
    case Ask::kStay: return AU(50);
    case Ask::kRaise: return AU(53);
    case Ask::kPokerReward: return AU(43);
    case Ask::kCount: break;
  }
  return {};
}

Rule rule_behind(const Public& pub, Choice choice) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  const bool player_fight = pub.fight.on && is_player_fight(pub.fight.kind);
  if (choice.verb == Verb::kMove && choice.b) return B(4, 2);
  if (choice.verb == Verb::kMove && choice.a < kMaxSpaces && pub.bandits.has(choice.a))
    return B(4, 4);
  if (choice.verb == Verb::kMove && choice.a < kMaxSpaces &&
      (pub.au.outlaws | pub.au.claim_jumpers).has(choice.a))
    return AU(20);
  if (choice.verb == Verb::kDeposit && choice.b) return Ruling(73);
  if (choice.verb == Verb::kPlaceDisc && choice.b) return B(8, 2);
  if (choice.verb == Verb::kCommit && player_fight) return B(6, 4);
  if (choice.verb == Verb::kDeliver && static_cast<Delivery>(choice.a) == Delivery::kLonghorn)
    return AU(18);
  if (choice.verb == Verb::kReward && pub.ask == Ask::kPokerReward) return AU(43);
  if (choice.verb == Verb::kLoot && static_cast<Loot>(choice.a) == Loot::kLonghorn) return AU(19);
  if (choice.verb == Verb::kJoin && pub.au.faro.on) return AU(73);
  const Rule rule = info_of(choice.verb).rule;
  return rule.book() == Book::kNone ? asked_by(pub) : rule;
}

}  // namespace dr
