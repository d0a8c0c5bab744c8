// From instructions back to program trees. The code generator makes few shapes, so the tree can be
// read off: a test that fails past an outer jump has an `else`.
#include "content/compiler/program.h"

namespace dr::tree {
namespace {

class Reader {
 public:
  explicit Reader(const Catalog& catalog) : catalog_(catalog) {}

  Steps steps(int from, int to) const {
    Steps out;
    for (int at = from; at < to;) at = step(at, out.emplace_back());
    return out;
  }

  // The kEnd of the program that starts at `from`.
  int end_of(int from) const {
    while (catalog_.code[from].op != Op::kEnd) ++from;
    return from;
  }

  Condition condition(int at) const {
    const Instr& i = catalog_.code[at];
    return {static_cast<Cond>(i.a), i.b, i.c};
  }

  // Reads one step; returns where the next one starts.
  int step(int at, Step& out) const {
    static_assert(kOps == 44);  // is a new one control, not a verb?
    const Instr& i = catalog_.code[at];
    switch (i.op) {
      case Op::kTest: return if_step(at, out);
      case Op::kChoose: return choose(at, out);
      case Op::kMay:
        out.kind = Step::kMay;
        out.bodies.push_back(steps(at + 1, i.to));
        return i.to;
      case Op::kCost:
        out.kind = Step::kCost;
        out.verb = catalog_.code[at + 1];
        out.bodies.push_back(steps(at + 2, i.to));
        return i.to;
      case Op::kSubject:
        out.kind = Step::kSubject;
        out.subject = static_cast<Subject>(i.a);
        out.bodies.push_back(steps(at + 1, i.to - 1));
        return i.to;
      default: out.verb = i; return at + 1;
    }
  }

 private:
  int if_step(int at, Step& out) const {
    out.kind = Step::kIf;
    const int past = catalog_.code[at].to;
    while (catalog_.code[at].op == Op::kTest && catalog_.code[at].to == past)
      out.conditions.push_back(condition(at++));
    const Instr& last = catalog_.code[past - 1];
    const bool has_else = last.op == Op::kJump && last.to > past;
    out.bodies.push_back(steps(at, has_else ? past - 1 : past));
    if (!has_else) return past;
    out.bodies.push_back(steps(past, last.to));
    return last.to;
  }

  int choose(int at, Step& out) const {
    out.kind = Step::kChoose;
    const int n = catalog_.code[at].a;
    const int first = catalog_.code[at + 1].to;
    // The exit of the first option stands right before the second.
    const int exit = catalog_.code[catalog_.code[at + 2].to - 1].to;
    for (int i = 0; i < n; ++i) {
      const int from = i == 0 ? first : catalog_.code[at + 1 + i].to;
      const int to = i + 1 < n ? catalog_.code[at + 2 + i].to : exit;
      out.bodies.push_back(steps(from, to - 1));
    }
    return exit;
  }

  const Catalog& catalog_;
};

}  // namespace

Steps decompile(const Catalog& catalog, int code) {
  const Reader reader(catalog);
  return reader.steps(code, reader.end_of(code));
}

Step decompile_step(const Catalog& catalog, int at) {
  Step out;
  Reader(catalog).step(at, out);
  return out;
}

AbilityNode decompile(const Catalog& catalog, const Ability& ability) {
  const Reader reader(catalog);
  AbilityNode out;
  out.head = ability.head;
  out.moment = ability.moment;
  out.once = ability.flags & Ability::kOnce;
  out.optional = ability.head != Head::kReaction && (ability.flags & Ability::kOptional);
  out.switch_id = ability.switch_id;
  out.switch_side = ability.switch_side;
  for (int i = 0; i < ability.guards; ++i) out.guards.push_back(reader.condition(ability.code + i));
  out.steps = reader.steps(ability.code + ability.guards, reader.end_of(ability.code));
  return out;
}

std::vector<Condition> decompile(const Catalog& catalog, const Requirement& requirement) {
  const Reader reader(catalog);
  std::vector<Condition> out;
  for (int at = requirement.code; catalog.code[at].op == Op::kTest; ++at)
    out.push_back(reader.condition(at));
  return out;
}

}  // namespace dr::tree
