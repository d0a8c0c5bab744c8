// The chapters by the kind of their frame.
#include "engine/flow/chapters.h"

#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/delivery.h"
#include "engine/rules/fight.h"
#include "engine/rules/goals.h"
#include "engine/rules/hand.h"
#include "engine/rules/law.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/mine.h"
#include "engine/rules/move.h"
#include "engine/rules/poker.h"
#include "engine/rules/setup.h"
#include "engine/rules/store.h"
#include "engine/rules/story.h"
#include "engine/rules/turn.h"

namespace dr {

void run_frame(Game& g, Frame& f) {
  if (is<TurnFrame>(f)) return run_turn(g, as<TurnFrame>(f));  // every other time
  switch (static_cast<FrameKind>(f.kind)) {
    case FrameKind::kSetup: return run_setup(g, as<SetupFrame>(f));
    case FrameKind::kTurn: return run_turn(g, as<TurnFrame>(f));
    case FrameKind::kMove: return run_move(g, as<MoveFrame>(f));
    case FrameKind::kDelivery: return run_delivery(g, as<DeliveryFrame>(f));
    case FrameKind::kShop: return run_shop(g, as<ShopFrame>(f));
    case FrameKind::kDice: return run_dice(g, as<DiceFrame>(f));
    case FrameKind::kFight: return run_fight(g, as<FightFrame>(f));
    case FrameKind::kNpcFight: return run_npc_fight(g, as<NpcFightFrame>(f));
    case FrameKind::kArrest: return run_arrest(g, as<ArrestFrame>(f));
    case FrameKind::kSheriff: return run_sheriff(g, as<SheriffFrame>(f));
    case FrameKind::kPoints: return run_points(g, as<PointsFrame>(f));
    case FrameKind::kPoker: return run_poker(g, as<PokerFrame>(f));
    case FrameKind::kStories: return run_stories(g, as<StoriesFrame>(f));
    case FrameKind::kProgram: return run_program(g, as<ProgramFrame>(f));
    case FrameKind::kWindow: return run_window(g, as<WindowFrame>(f));
    case FrameKind::kDiscard: return run_discard(g, as<DiscardFrame>(f));
    case FrameKind::kDiscarded: return run_discarded(g, as<DiscardedFrame>(f));
    case FrameKind::kGive: return run_give(g, as<GiveFrame>(f));
    case FrameKind::kLoseNuggets: return run_lose_nuggets(g, as<LoseNuggetsFrame>(f));
    case FrameKind::kLegends: return run_legends(g, as<LegendsFrame>(f));
    case FrameKind::kMib: return run_mib(g, as<MibFrame>(f));
    case FrameKind::kEvent: return run_event(g, as<EventFrame>(f));
    case FrameKind::kFaro: return run_faro(g, as<FaroFrame>(f));
    case FrameKind::kExplore: return run_explore(g, as<ExploreFrame>(f));
  }
}

void list_options(const Catalog& cat, const Sight& view, Choices& out) {
  if (is<TurnFrame>(top(view.pub))) return options_turn(cat, view, out);  // most of the time
  switch (static_cast<FrameKind>(top(view.pub).kind)) {
    case FrameKind::kSetup: return options_setup(cat, view, out);
    case FrameKind::kTurn: return options_turn(cat, view, out);
    case FrameKind::kMove: return options_move(cat, view, out);
    case FrameKind::kShop: return options_shop(cat, view, out);
    case FrameKind::kFight: return options_fight(cat, view, out);
    case FrameKind::kNpcFight: return options_npc_fight(cat, view, out);
    case FrameKind::kSheriff: return options_sheriff(cat, view, out);
    case FrameKind::kPoker: return options_poker(cat, view, out);
    case FrameKind::kStories: return options_stories(cat, view, out);
    case FrameKind::kProgram: return options_program(cat, view, out);
    case FrameKind::kWindow: return options_window(cat, view, out);
    case FrameKind::kDiscard: return options_discard(cat, view, out);
    case FrameKind::kGive: return options_give(cat, view, out);
    case FrameKind::kLoseNuggets: return options_lose_nuggets(cat, view, out);
    case FrameKind::kLegends: return options_legends(cat, view, out);
    case FrameKind::kEvent: return options_event(cat, view, out);
    case FrameKind::kFaro: return options_faro(cat, view, out);
    case FrameKind::kExplore: return options_explore(cat, view, out);
    case FrameKind::kDelivery:
    case FrameKind::kDice:
    case FrameKind::kArrest:
    case FrameKind::kPoints:
    case FrameKind::kDiscarded:
    case FrameKind::kMib: assert(false);
  }
}

void take_choice(Game& g, Seat seat, Choice choice) {
  Frame& f = top(g);
  switch (static_cast<FrameKind>(f.kind)) {
    case FrameKind::kSetup: return take_setup(g, as<SetupFrame>(f), seat, choice);
    case FrameKind::kTurn: return take_turn(g, as<TurnFrame>(f), seat, choice);
    case FrameKind::kMove: return take_move(g, as<MoveFrame>(f), seat, choice);
    case FrameKind::kShop: return take_shop(g, as<ShopFrame>(f), seat, choice);
    case FrameKind::kFight: return take_fight(g, as<FightFrame>(f), seat, choice);
    case FrameKind::kNpcFight: return take_npc_fight(g, as<NpcFightFrame>(f), seat, choice);
    case FrameKind::kSheriff: return take_sheriff(g, as<SheriffFrame>(f), seat, choice);
    case FrameKind::kPoker: return take_poker(g, as<PokerFrame>(f), seat, choice);
    case FrameKind::kStories: return take_stories(g, as<StoriesFrame>(f), seat, choice);
    case FrameKind::kProgram: return take_program(g, as<ProgramFrame>(f), seat, choice);
    case FrameKind::kWindow: return take_window(g, as<WindowFrame>(f), seat, choice);
    case FrameKind::kDiscard: return take_discard(g, as<DiscardFrame>(f), seat, choice);
    case FrameKind::kGive: return take_give(g, as<GiveFrame>(f), seat, choice);
    case FrameKind::kLoseNuggets:
      return take_lose_nuggets(g, as<LoseNuggetsFrame>(f), seat, choice);
    case FrameKind::kLegends: return take_legends(g, as<LegendsFrame>(f), seat, choice);
    case FrameKind::kEvent: return take_event(g, as<EventFrame>(f), seat, choice);
    case FrameKind::kFaro: return take_faro(g, as<FaroFrame>(f), seat, choice);
    case FrameKind::kExplore: return take_explore(g, as<ExploreFrame>(f), seat, choice);
    case FrameKind::kDelivery:
    case FrameKind::kDice:
    case FrameKind::kArrest:
    case FrameKind::kPoints:
    case FrameKind::kDiscarded:
    case FrameKind::kMib: assert(false);
  }
}

}  // namespace dr
