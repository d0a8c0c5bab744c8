// Windows: the moments at which effects work, discs are placed and goals are shown (B15.2 - B15.4).
#pragma once

#include "engine/flow/program.h"

namespace dr {

// An effect of an item, a character or a laid card. `bit` marks it as used in a 32-bit set:
//   0..12 item   16..19 ability of the character   20..21 laid card
struct Effect {  // not initialised: lists of them are made all the time
  Trigger type;
  std::uint8_t id, ability, bit;
  const Ability* words;
};

struct Effects {
  int n = 0;
  Effect list[16];
};

// Of end-of-move (B4.8).
enum class MovePart : std::uint8_t { kWhole, kProlonging, kNotProlonging };

// The effects of a seat at a moment that are not in `used`: the automatic or the optional ones.
void find_effects(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                  bool optional, std::uint32_t used, MovePart part, Effects& out);

// Offers each as a kTrigger, and finds the one such a choice names.
void add_effects(const Effects& effects, Choices& out);
const Effect* chosen_effect(const Effects& effects, Choice choice);  // null if none

// Whether automatic effects must be put in order by their owner.
bool order_matters(const Effects& effects);

// Starts one effect (its program).
void start_effect(Game& g, Seat seat, const Effect& effect, const Occasion& occasion);
// Plays a poker card as a Reaction.
void play_reaction(Game& g, Seat seat, Card card, const Occasion& occasion);

// The Reactions a seat can play from its hand; and whether some card of the deck could be one (B14.4).
void add_reactions(const Catalog& cat, const Sight& view, const Occasion& occasion, MovePart part,
                   Choices& out);
bool may_hold_reaction(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                       MovePart part);

// Opens a window for the seats of `owners`, unless nobody could do anything in it.
void open_window(Game& g, SeatSet owners, const Occasion& occasion,
                 MovePart part = MovePart::kWhole);

enum class WindowStep : std::uint8_t { kAutomatic, kOptional };

// Walks its owners in the order of B15.2, first for automatic effects, then for optional ones until
// all who were asked have passed in a row (B15.3).
struct [[gnu::may_alias]] WindowFrame {
  static constexpr FrameKind kKind = FrameKind::kWindow;

  FrameKind kind;
  WindowStep step;
  Seat seat;  // where the order starts
  Moment moment;
  SeatSet owners;
  std::uint8_t what;    // Occasion::kind
  std::uint8_t amount;  // Occasion::amount
  std::uint8_t position;
  std::uint8_t passes;  // in a row
  MovePart part;
  std::uint8_t pad[2];
  std::uint32_t used;  // set of Effect::bit
};

void run_window(Game& g, WindowFrame& f);
void options_window(const Catalog& cat, const Sight& view, Choices& out);
void take_window(Game& g, WindowFrame& f, Seat seat, Choice choice);

}  // namespace dr
