// A table laid out by words, "hand 1 Kh 10c": what lies where, and what chance will bring. Lessons,
// positions and the scenarios of tests are written in these words; docs/adding-a-lesson.md lists them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/position.h"

namespace dr {

class Stage {
 public:
  using Args = std::span<const std::string_view>;
  using Problem = std::string;  // what is wrong, and what was expected; empty: nothing

  // A bare table (position.h): every player in a plain space of its own, the Man in Black, if he is in
  // the game, at the Rail Station, the Trading Post with four items. Characters that are not in `setup`
  // are those of a fixed cast. REQUIRES: `content` is that of the modules and outlives this.
  Stage(const Content& content, Setup setup);

  // What a line of these words does.
  struct Word {
    std::string_view id;
    bool seated;                // a player stands before the arguments
    bool mib;                   // which may be the Man in Black
    std::string_view expected;  // "a space, such as sv12"
    Problem (*lay)(Stage& stage, Seat seat, Args args);
  };
  static const Word* find(std::string_view id);
  static std::string words();  // all of them, for a message

  // REQUIRES: find(word); `seat` is at the table.
  Problem lay(std::string_view word, Seat seat, Args args);
  // What is wrong with the whole: a card or an outcome that cannot be.
  Problem check() const;

  const Content& content;
  State state;

  // For the words themselves.
  int find_in(Deck deck, std::string_view id, Problem& problem) const;  // 0 and a problem: none
  Card find_card(std::string_view word, Problem& problem) const;
  Problem force(Purpose purpose, int outcome);
  Player& player(Seat seat) { return state.pub.player[seat]; }
};

// The words of each file, for Stage::find.
std::span<const Stage::Word> table_words();
std::span<const Stage::Word> chance_words();
std::span<const Stage::Word> ante_up_words();

// A number of a line, 0..max.
int stage_number(std::string_view text, int max, Stage::Problem& problem);
// Does something with every argument until there is a problem.
template <class F>
Stage::Problem for_each_word(Stage::Args args, F&& use) {
  for (const std::string_view word : args)
    if (Stage::Problem problem = use(word); !problem.empty()) return problem;
  return {};
}

}  // namespace dr
