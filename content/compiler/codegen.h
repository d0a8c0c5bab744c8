// From program trees to the instructions of the Catalog.
#pragma once

#include "content/compiler/lexer.h"
#include "content/compiler/program.h"

namespace dr::compiler {

using tree::AbilityNode;
using tree::Condition;
using tree::Step;
using tree::Steps;

// Appends programs to a Catalog. Instruction 0 is kEnd: it is the program that does nothing.
class Generator {
 public:
  Generator(Catalog& catalog, Errors& errors);

  // Each returns the first instruction; `pos` is where a full table is reported.
  int program(std::span<const Steps> lines, Pos pos);  // one after the other
  int program(const Steps& steps, Pos pos) { return program(std::span(&steps, 1), pos); }
  int requirement(const std::vector<Condition>& conditions, Pos pos);
  void ability(AbilityNode tree, Pos pos);  // appended to Catalog::abilities

 private:
  int emit(Instr instr);
  void land(int at);  // the instruction at `at` goes to the next one
  void tests(const std::vector<Condition>& conditions, std::vector<int>& exits);
  void steps(const Steps& list);
  void step(const Step& step);
  void if_step(const Step& step);
  void choose(const Step& step);

  Catalog& catalog_;
  Errors& errors_;
  Pos pos_;
  bool full_ = false;
  int once_slots_ = 0;
};

}  // namespace dr::compiler
