#include "content/compiler/codegen.h"

namespace dr::compiler {
namespace {

constexpr int kMaxOnce = 32;

bool holds(const Steps& steps, Op op) {
  for (const Step& step : steps) {
    if ((step.kind == Step::kVerb || step.kind == Step::kCost) && step.verb.op == op) return true;
    for (const Steps& body : step.bodies)
      if (holds(body, op)) return true;
  }
  return false;
}

bool orderless_verb(const Instr& verb) {
  static_assert(kOps == 44);  // may a new verb come before or after others alike?
  switch (verb.op) {
    case Op::kGainCash:
    case Op::kHeal:
    case Op::kEnemyCard:
    case Op::kOwnCard:
    case Op::kNpcCards:
    case Op::kWinTies:
    case Op::kCancelWounds:
    case Op::kExtraAction: return true;
    case Op::kGain: return static_cast<Res>(verb.b) == Res::kLp;
    case Op::kDraw: return verb.a != kNone;
    default: return false;
  }
}

bool orderless(const Steps& steps) {
  for (const Step& step : steps) {
    if (step.kind == Step::kVerb) {
      if (!orderless_verb(step.verb)) return false;
    } else if (step.kind == Step::kIf) {
      for (const Steps& body : step.bodies)
        if (!orderless(body)) return false;
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace

Generator::Generator(Catalog& catalog, Errors& errors) : catalog_(catalog), errors_(errors) {
  emit({});
}

int Generator::emit(Instr instr) {
  if (catalog_.n_code >= static_cast<int>(std::size(catalog_.code))) {
    if (!full_)
      errors_.add(pos_, "the programs of all cards are too long together: at most " +
                            std::to_string(std::size(catalog_.code)) + " instructions");
    full_ = true;
    return 0;
  }
  catalog_.code[catalog_.n_code] = instr;
  return catalog_.n_code++;
}

void Generator::land(int at) { catalog_.code[at].to = static_cast<std::uint16_t>(catalog_.n_code); }

int Generator::program(std::span<const Steps> lines, Pos pos) {
  pos_ = pos;
  bool empty = true;
  for (const Steps& line : lines) empty &= line.empty();
  if (empty) return 0;
  const int first = catalog_.n_code;
  for (const Steps& line : lines) steps(line);
  emit({});
  return first;
}

int Generator::requirement(const std::vector<Condition>& conditions, Pos pos) {
  pos_ = pos;
  if (conditions.empty()) return 0;
  const int first = catalog_.n_code;
  std::vector<int> exits;
  tests(conditions, exits);
  for (int at : exits) land(at);
  emit({});
  return first;
}

void Generator::ability(AbilityNode tree, Pos pos) {
  pos_ = pos;
  if (catalog_.n_abilities >= static_cast<int>(std::size(catalog_.abilities))) {
    errors_.add(pos, "too many abilities: at most " +
                         std::to_string(std::size(catalog_.abilities)) + " on all cards");
    return;
  }
  Ability& out = catalog_.abilities[catalog_.n_abilities++];
  out.head = tree.head;
  out.moment = tree.moment;
  out.switch_id = tree.switch_id;
  out.switch_side = tree.switch_side;

  // A condition around the whole ability guards it.
  Steps body = std::move(tree.steps);
  while (body.size() == 1 && body[0].kind == Step::kIf && body[0].bodies.size() == 1) {
    tree.guards.insert(tree.guards.end(), body[0].conditions.begin(), body[0].conditions.end());
    Steps inner = std::move(body[0].bodies[0]);
    body = std::move(inner);
  }
  const bool may = body.size() == 1 && body[0].kind == Step::kMay;
  if (may && tree.head != Head::kAction) {
    out.flags |= Ability::kOptional;
    Steps inner = std::move(body[0].bodies[0]);
    body = std::move(inner);
  }
  if (tree.head == Head::kReaction) out.flags |= Ability::kOptional;
  if (tree.once) {
    if (once_slots_ == kMaxOnce)
      errors_.add(pos, "too many abilities with 'once': at most " + std::to_string(kMaxOnce));
    out.flags |= Ability::kOnce;
    out.once_slot = static_cast<std::uint8_t>(once_slots_++ % kMaxOnce);
  }
  if (holds(body, Op::kMove)) out.flags |= Ability::kProlongs;
  if (!(out.flags & Ability::kOptional) && orderless(body)) out.flags |= Ability::kOrderless;

  out.guards = static_cast<std::uint8_t>(tree.guards.size());
  out.code = static_cast<std::uint16_t>(catalog_.n_code);
  std::vector<int> exits;
  tests(tree.guards, exits);
  steps(body);
  for (int at : exits) land(at);
  emit({});
}

void Generator::tests(const std::vector<Condition>& conditions, std::vector<int>& exits) {
  for (const Condition& c : conditions)
    exits.push_back(emit({Op::kTest, static_cast<std::uint8_t>(c.cond), c.b, c.c, 0}));
}

void Generator::steps(const Steps& list) {
  for (const Step& s : list) step(s);
}

void Generator::step(const Step& s) {
  switch (s.kind) {
    case Step::kVerb: emit(s.verb); return;
    case Step::kIf: if_step(s); return;
    case Step::kChoose: choose(s); return;
    case Step::kMay: {
      const int may = emit({Op::kMay});
      steps(s.bodies[0]);
      land(may);
      return;
    }
    case Step::kCost: {
      const int cost = emit({Op::kCost});
      emit(s.verb);
      steps(s.bodies[0]);
      land(cost);
      return;
    }
    case Step::kSubject: {
      const int subject = emit({Op::kSubject, static_cast<std::uint8_t>(s.subject)});
      steps(s.bodies[0]);
      emit({Op::kBack});
      land(subject);
      return;
    }
  }
}

void Generator::if_step(const Step& s) {
  std::vector<int> exits;
  tests(s.conditions, exits);
  steps(s.bodies[0]);
  const bool has_else = s.bodies.size() > 1;
  const int over = has_else ? emit({Op::kJump}) : 0;
  for (int at : exits) land(at);
  if (!has_else) return;
  steps(s.bodies[1]);
  land(over);
}

void Generator::choose(const Step& s) {
  const auto n = s.bodies.size();
  emit({Op::kChoose, static_cast<std::uint8_t>(n)});
  const int options = catalog_.n_code;
  for (std::size_t i = 0; i < n; ++i) emit({Op::kOption});
  std::vector<int> exits;
  for (std::size_t i = 0; i < n; ++i) {
    if (!full_) land(options + static_cast<int>(i));
    steps(s.bodies[i]);
    exits.push_back(emit({Op::kJump}));
  }
  for (int at : exits) land(at);
}

}  // namespace dr::compiler
