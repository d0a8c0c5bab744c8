// Card programs: starting them, and the conditions of C1.5.
#pragma once

#include "engine/flow/game.h"

namespace dr {

// Whose words a program is: decides what happens to the card and how its LP are counted.
enum class From : std::uint8_t {
  kCard,       // a poker card used for its Action or as a Reaction; goes to the discards at the end
  kLaid,       // the Bonus of a poker card laid in a fight or poker hand
  kDiscarded,  // the Bonus of a poker card just discarded
  kItem,
  kCharacter,
  kFightCard,
  kStory,
  kCattle,
  kTrack,
  kMib,
  // Ante Up
  kEvent,
  kToken,
  kTrain,
  kFrontier,
  kGambler,
  kLonghorn
};

// The rule by which the words work.
constexpr Rule rule_of(From from) {
  switch (from) {
    case From::kCard: return B(5, 1);
    case From::kLaid:
    case From::kDiscarded:
    case From::kItem: return B(5, 2);
    case From::kCharacter: return B(2, 9);
    case From::kFightCard: return B(11, 2);
    case From::kStory: return B(8, 4);
    case From::kCattle: return B(7, 9);
    case From::kTrack: return B(9, 2);
    case From::kMib: return MB(2);
    case From::kEvent: return AU(10);
    case From::kToken: return AU(21);
    case From::kTrain: return AU(34);
    case From::kFrontier: return AU(41);
    case From::kGambler: return AU(27);
    case From::kLonghorn: return AU(18);
  }
  return B(5, 1);
}

// What a moment is about: the condition words `kind`, `amount` and place conditions read it.
struct Occasion {
  Moment moment = Moment::kCount;
  int kind = 0;    // PointKind, Delivery or item of the moment
  int amount = 0;  // dollars in tens
};

// Pushes the program that starts at `code`.
void start_program(Game& g, Seat owner, From from, int id, int code, Occasion occasion = {});

// Whether one kTest instruction holds for a seat. `own` is null where only public facts count; then
// hidden cards are taken to be what helps the seat most (B14.4).
bool holds(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
           const Occasion& occasion, const Instr& test, std::uint8_t result = 0);

// All tests from `code` on up to the first other instruction.
bool all_hold(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
              const Occasion& occasion, int code);

// Bits of `result` above: what the running program has brought about.
inline constexpr std::uint8_t kMadeArrest = 1, kSawGravel = 2, kReachedPrey = 4;

// Whether a price can be paid in full (G4).
bool can_pay(const Catalog& cat, const Public& pub, Seat seat, const Instr& price);

// Whether an ability may be used: switch side, `once`, guards, and the price it starts with.
bool terms_met(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
               const Occasion& occasion, const Ability& ability);
inline bool usable(const Catalog& cat, const Public& pub, const Private* own, Seat seat,
                   const Occasion& occasion, const Ability& ability) {
  return ability.free || terms_met(cat, pub, own, seat, occasion, ability);
}

// Who fights the seat; kNone outside a fight between players.
Seat opponent_of(const Public& pub, Seat seat);

// Notes on the program right below the top frame what its step has brought about.
void report_result(Game& g, std::uint8_t result);

struct [[gnu::may_alias]] ProgramFrame {
  static constexpr FrameKind kKind = FrameKind::kProgram;

  FrameKind kind;
  std::uint8_t step;  // unused: pc is all there is
  Seat seat;          // owner
  Seat subject;       // who `gain`, `lose` and so on speak of now
  From from;
  std::uint8_t id;      // of the card, as From means it
  std::uint8_t what;    // Occasion::kind
  std::uint8_t amount;  // Occasion::amount
  std::uint8_t result;  // kMadeArrest and so on
  std::uint8_t pad;
  Moment moment;
  std::uint8_t paying;  // 1: the next instruction is a price
  std::uint16_t pc;     // next instruction
  std::uint8_t rest[2];
};

void run_program(Game& g, ProgramFrame& f);
void options_program(const Catalog& cat, const Sight& view, Choices& out);
void take_program(Game& g, ProgramFrame& f, Seat seat, Choice choice);

}  // namespace dr
