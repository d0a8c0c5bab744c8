// What the flow asks of the rules. It knows none itself: these few functions, declared here and
// defined in engine/rules, are all that is called upwards.
#pragma once

#include "engine/flow/program.h"

namespace dr {

// --- frames, each by the chapter of its kind (rules/chapters.cc) --------------------------------

void run_frame(Game& g, Frame& f);                                       // does the next step
void list_options(const Catalog& cat, const Sight& view, Choices& out);  // answers to its question
void take_choice(Game& g, Seat seat, Choice choice);                     // carries one out

// --- card programs (rules/verbs.cc) -------------------------------------------------------------

// Carries out a verb of C1.4: any instruction that is not control flow.
void execute(Game& g, ProgramFrame& f, const Instr& in);
// The answers to a question a verb has asked, and carrying one out.
void options_verb(const Catalog& cat, const Sight& view, Choices& out);
void take_verb(Game& g, Seat seat, Choice choice);
// G3, G14: whether a verb cannot do anything for a seat.
bool in_vain(const Catalog& cat, const Public& pub, Seat seat, const Instr& in);
// What becomes of the card whose program is over.
void after_program(Game& g, Seat owner, From from, int id, Moment moment);
// The Man in Black's answer to the kChoose at pc.
int mib_option(const Game& g, int pc);

// --- windows (rules/offers.cc) ------------------------------------------------------------------

// What the rules offer a seat at a moment beside the effects of cards: whether there may be anything
// as far as all can tell (B14.4), what there is, and carrying it out.
bool may_have_offers(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion);
void add_offers(const Catalog& cat, const Sight& view, const Occasion& occasion, Choices& out);
void take_offer(Game& g, Seat seat, Choice choice);

// Lays a card from the hand on the table as a Reaction.
void lay_reaction(Game& g, Seat seat, Card card);

// B4.8: whether a fight has ended the move that the window on top would prolong.
bool move_has_ended(const Public& pub);

}  // namespace dr
