// Program trees in the words of the card language.
#include "content/compiler/program.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/setup.h"

namespace dr::tree {
namespace {

std::string number(int n) { return std::to_string(n); }
std::string dollars(int tens) { return "$" + number(tens * 10); }

template <class Word>
std::string kinds(int set, int count, Word&& word) {
  std::string out;
  for (int i = 0; i < count; ++i)
    if (set >> i & 1) out += (out.empty() ? "" : "/") + std::string(word(i));
  return out;
}

class Writer {
 public:
  explicit Writer(const Content& content) : content_(content) {}

  std::string steps(const Steps& list) const {
    std::string out;
    for (const Step& s : list) out += (out.empty() ? "" : "; ") + step(s);
    return out;
  }

  std::string conditions(const std::vector<Condition>& list, Moment moment) const {
    std::string out;
    for (const Condition& c : list) out += (out.empty() ? "" : " and ") + condition(c, moment);
    return out;
  }

  Moment of_ability = Moment::kCount;

 private:
  std::string step(const Step& s) const {
    switch (s.kind) {
      case Step::kVerb: return verb(s.verb);
      case Step::kIf: {
        std::string out = "if " + conditions(s.conditions, of_ability) + " { " + steps(s.bodies[0]);
        if (s.bodies.size() > 1) out += " } else { " + steps(s.bodies[1]);
        return out + " }";
      }
      case Step::kChoose: {
        std::string out;
        for (const Steps& body : s.bodies) out += (out.empty() ? "" : " or ") + steps(body);
        return "choose { " + out + " }";
      }
      case Step::kMay: return "may { " + steps(s.bodies[0]) + " }";
      case Step::kCost: return verb(s.verb) + " -> " + steps(s.bodies[0]);
      case Step::kSubject: return std::string(subject_word(s.subject)) + ": " + steps(s.bodies[0]);
    }
    return {};
  }

  std::string place(int index) const {
    return content_.lexicon.places[static_cast<std::size_t>(index)];
  }

  std::string verb(const Instr& i) const { return std::string(verb_word(i.op)) + arguments(i); }

  std::string arguments(const Instr& i) const {
    static_assert(kOps == 44);  // what does a new verb take?
    std::string n = " " + number(i.a);
    switch (i.op) {
      case Op::kGainCash:
      case Op::kLoseCash: return " " + dollars(i.a);
      case Op::kGain:
      case Op::kLose: return n + " " + std::string(res_word(static_cast<Res>(i.b)));
      case Op::kDraw: return i.a == kNone ? " to-limit" : n;
      case Op::kDiscard: return n + (i.b ? " random" : "");
      case Op::kWound: return n + (i.b ? " sure" : "");
      case Op::kHeal: return i.a == kNone ? " all" : n;
      case Op::kRoll: return n + " dice";
      case Op::kReroll: return " 1 die";
      case Op::kMove:
      case Op::kMoveSheriff: return " up to" + n;
      case Op::kSend: {
        constexpr std::string_view kPieces[] = {"self", "sheriff", "train"};
        const bool train = static_cast<Piece>(i.a) == Piece::kSelf && content_.catalog.ante_up;
        return " " + std::string(kPieces[i.a]) + " to " +
               (i.b != kNone ? place(i.b)
                : train      ? "train"
                             : "adjacent");
      }
      case Op::kPlace:
        return n + " " + std::string(token_word(static_cast<TokenKind>(i.b))) + " at " + place(i.c);
      case Op::kEvent: return i.a == 2 ? " 1 of 2" : " 1";
      case Op::kEnemyCard:
      case Op::kNpcCards: return " -" + number(i.a);
      case Op::kOwnCard: return (i.b ? " +" : " -") + number(i.a);
      case Op::kLookHand: return n + " hand";
      case Op::kLookToken: return " train-or-token";
      case Op::kGive: return " $10 or 1 card";
      case Op::kTakeItem: return " 1";
      case Op::kShop:
        return " 1" +
               (i.a ? " " + std::string(item_type_word(static_cast<ItemType>(i.a - 1))) : "") +
               (i.b ? " -" + dollars(i.b) : "");
      case Op::kExtraAction: return n;
      case Op::kKeepRandom: return " 1 random";
      case Op::kStoryDisc: return i.a == 1 ? " left" : i.a == 2 ? " right" : "";
      case Op::kStalk:
        return " " + std::string(prey_word(static_cast<Prey>(i.a))) + " up to " + number(i.b);
      case Op::kAttack: return " " + std::string(fight_word(static_cast<FightKind>(i.a)));
      default: return {};
    }
  }

  std::string condition(const Condition& c, Moment at) const {
    std::string word(condition_word(c.cond));
    switch (c.cond) {
      case Cond::kAt: return word + " " + place(c.b);
      case Cond::kKind: return word + " " + kind(c);
      case Cond::kAmount: {
        const bool cash = compiler::amount_of(at) == compiler::Amount::kDollars;
        return word + " " + number(cash ? c.b * 10 : c.b) + "+";
      }
      case Cond::kHave:
        if (static_cast<Have>(c.b) == Have::kCash) return word + " " + dollars(c.c) + "+";
        return word + " " + number(c.c) + "+ " + std::string(have_word(static_cast<Have>(c.b)));
      case Cond::kInTown:
      case Cond::kOutsideTown:
      case Cond::kMarshal:
      case Cond::kWanted:
      case Cond::kAttacking:
      case Cond::kWithPlayer:
      case Cond::kFirstThisTurn:
      case Cond::kGravel:
      case Cond::kArrestMade:
      case Cond::kReached: break;
    }
    return word;
  }

  std::string kind(const Condition& c) const {
    const auto fight = [](int i) { return fight_word(static_cast<FightKind>(i)); };
    switch (static_cast<KindClass>(c.b)) {
      case KindClass::kFightLow:
        return c.c == compiler::kPlayerFights ? "player" : kinds(c.c, 8, fight);
      case KindClass::kFightHigh: return kinds(c.c << 8, kFightKinds, fight);
      case KindClass::kFightNpc: return "npc";
      case KindClass::kPoint:
        return kinds(c.c, 3, [](int i) { return point_word(static_cast<PointKind>(i)); });
      case KindClass::kDelivery:
        return kinds(c.c, 3, [](int i) { return delivery_word(static_cast<Delivery>(i)); });
      case KindClass::kItemType:
        return kinds(c.c, 3, [](int i) { return item_type_word(static_cast<ItemType>(i)); });
      case KindClass::kItem: return content_.lexicon.entry(Deck::kItem, c.c * 2).id;
      case KindClass::kGamble: return kinds(c.c, 3, gamble_word);
    }
    return {};
  }

  const Content& content_;
};

std::string head_text(const AbilityNode& ability) {
  std::string out;
  if (ability.switch_id != kNone) {
    const SwitchInfo& info = kSwitchInfo[ability.switch_id];
    out = "[" + std::string(info.id) + " " + info.side[ability.switch_side] + "] ";
  }
  const std::string at = "@" + std::string(moment_word(ability.moment));
  switch (ability.head) {
    case Head::kAction: out += "action"; break;
    case Head::kBonus: out += "bonus" + at; break;
    case Head::kReaction: out += "reaction" + at; break;
    case Head::kAuto: out += at; break;
    case Head::kPassive: out += "passive"; break;
  }
  return out + (ability.once ? " once: " : ": ");
}

}  // namespace

std::string program_text(const Content& content, const Steps& steps) {
  return steps.empty() ? "none" : Writer(content).steps(steps);
}

std::string program_text(const Content& content, const AbilityNode& ability) {
  Writer writer(content);
  if (ability.head != Head::kAction) writer.of_ability = ability.moment;
  std::string body = writer.steps(ability.steps);
  if (ability.optional) body = "may { " + body + " }";
  if (!ability.guards.empty())
    body = "if " + writer.conditions(ability.guards, writer.of_ability) + " { " + body + " }";
  return head_text(ability) + body;
}

std::string program_text(const Content& content, const std::vector<Condition>& conditions,
                         Moment moment) {
  const std::string rest = Writer(content).conditions(conditions, moment);
  return std::string(moment_word(moment)) + (rest.empty() ? "" : ": " + rest);
}

}  // namespace dr::tree
