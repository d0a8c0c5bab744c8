// What each chapter gives the flow: `run_` does the next step of its frame, `options_` lists the
// answers to its questions from a view, `take_` carries one out.
#pragma once

#include "engine/flow/program.h"
#include "engine/flow/window.h"

namespace dr {

#define DR_CHAPTER(name)                                                    \
  void run_##name(Game& g, Frame& f);                                       \
  void options_##name(const Catalog& cat, const Sight& view, Choices& out); \
  void take_##name(Game& g, Frame& f, Seat seat, Choice choice);

DR_CHAPTER(setup)
DR_CHAPTER(turn)
DR_CHAPTER(move)
DR_CHAPTER(shop)
DR_CHAPTER(fight)
DR_CHAPTER(npc_fight)
DR_CHAPTER(sheriff)
DR_CHAPTER(poker)
DR_CHAPTER(stories)
DR_CHAPTER(discard)
DR_CHAPTER(give)
DR_CHAPTER(lose_nuggets)
DR_CHAPTER(legends)
DR_CHAPTER(event)
DR_CHAPTER(faro)
DR_CHAPTER(explore)

#undef DR_CHAPTER

void run_delivery(Game& g, Frame& f);
void run_dice(Game& g, Frame& f);
void run_arrest(Game& g, Frame& f);
void run_points(Game& g, Frame& f);
void run_discarded(Game& g, Frame& f);
void run_mib(Game& g, Frame& f);

void new_turn_for_all(Game& g);  // G20: "this turn" is whoever's turn is being played
void check_end(Game& g);         // B13.1

}  // namespace dr
