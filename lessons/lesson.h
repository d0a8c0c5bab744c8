// A prepared position as text, and a lesson that is taught on it. `content/lessons/*.lesson` and
// `content/positions/*.position` are written this way; docs/adding-a-lesson.md is their language.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/state.h"

namespace dr {

// "lp >= 5", "2 at = dr10": something of a player, or of the table, compared with a number.
struct Condition {
  enum class Reading : std::uint8_t {
    kLp,
    kMp,
    kWp,
    kGp,
    kCash,  // dollars
    kNuggets,
    kWounds,
    kHand,
    kLonghorns,
    kLegends,
    kCattle,  // 1: carries a token
    kDiscs,   // on both stories
    kGoals,   // shown
    kAt,      // space
    kOwns,    // item: the side that lies up, 1 or 2 (upgraded); 0: not owned
    kActions,
    kRound,
    kSheriff,  // space
    kBandits,  // in so many spaces
    kLastRound,
    kOver,
    kPot,            // of a poker game, dollars
    kValue,          // what a side's card counts in the fight (B6.15)
    kNpcValue,       // of bandits, a guard
    kNpcCards,       // fight cards they drew
    kBet,            // at Faro, dollars
    kFrontierNeed,   // what the cards for the frontier here must be worth (AU41)
    kFrontierToken,  // the number that lies there
    kScore,          // as if the game ended now, and its parts
    kScoreLaw,
    kScoreItems,
    kScoreCash,
    kScoreWounds,  // what they cost
    kCount
  };
  enum class Compare : std::uint8_t { kEqual, kAtLeast, kAtMost };

  Reading reading{};
  Compare compare{};
  Seat seat = 0;
  int value = 0, item = 0;
  int line = 0;
};
int read_condition(const Catalog& catalog, const Condition& condition, const Public& pub);
bool holds(const Catalog& catalog, const Condition& condition, const Public& pub);

// A choice that somebody makes by the file.
struct Scripted {
  Seat seat = 0;
  Choice choice;
  int line = 0;
};

struct LessonStep {
  enum class Kind : std::uint8_t {
    kRead,  // something to look at
    kDo,    // one thing to be done
    kTask   // to be solved alone
  };
  std::string id;
  int line = 0;
  Kind kind = Kind::kRead;
  std::vector<Choice> right;          // kDo: any of them
  std::vector<Verb> any;              // kDo: any choice of these verbs
  std::vector<Choice> wrong;          // tries that deserve a sentence of their own
  std::vector<std::string> points;    // "space 12", "card 40", "verb move": what it is about
  std::vector<Condition> expects;     // what its words say: it holds when the next step comes
  std::vector<Condition> until;       // kTask: solved when all hold
  std::vector<Scripted> solution;     // kTask: a way to solve it
  std::string ask, done, wrong_said;  // written in the file itself; empty: in text/*-lessons.lang
};

struct Lesson {
  std::string id;
  bool taught = false;  // a lesson; false: a position to be played
  State start{};
  Seat learner = 0;
  std::vector<Scripted> answers;  // of the others, each seat's in order
  std::vector<LessonStep> steps;
  // A worked example: what is played from the position, and what must hold then.
  struct Line {
    std::optional<Scripted> play;
    std::optional<Condition> expect;
  };
  std::vector<Line> example;
  std::string title, about;  // written in the file itself
};

struct LessonResult {
  std::optional<Lesson> lesson;
  std::vector<Diagnostic> errors;  // of `path`
};

// The modules that a text names, which say what content to compile it with.
int lesson_modules(std::string_view text);
LessonResult compile_lesson(const Content& content, std::string_view text, std::string_view path);

// Plays a lesson by its own steps, and the example of a position; what does not go as it says.
std::vector<Diagnostic> check_lesson(const Content& content, const Lesson& lesson,
                                     std::string_view path);

// The key of a text: "lesson.riding.ride.ask".
std::string lesson_key(const Lesson& lesson, std::string_view part);
std::string lesson_key(const Lesson& lesson, const LessonStep& step, std::string_view part);

}  // namespace dr
