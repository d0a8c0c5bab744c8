#include "text/wording/choice_speaker.h"

#include <algorithm>

#include "text/cards/names.h"
#include "text/wording/choice_forms.h"
#include "text/wording/effect.h"
#include "text/wording/program.h"
#include "text/wording/tokens.h"

namespace dr {
namespace {

static_assert(kVerbs == 62, "What is the number of the new verb? Does it carry out a card?");

// The game at the table that is not plain poker: part of a key, empty if it is.
std::string_view game_variant(const Public& pub) {
  if (pub.au.faro.on) return "faro";
  if (!pub.poker.on) return {};
  return pub.poker.game == PokerGame::kSaloon ? std::string_view{} : id_of(pub.poker.game);
}

}  // namespace

std::string_view ChoiceSpeaker::foe_at(Space space) const {
  if (pub().bandits.has(space)) return "bandits";
  if (pub().au.outlaws.has(space)) return "outlaw";
  return pub().au.claim_jumpers.has(space) ? "claim-jumper" : "";
}

// The spaces a move takes, 0 if it cannot be told.
int ChoiceSpeaker::distance(Choice choice) const {
  return me() ? std::max(0, way(content.catalog, pub(), view.seat, choice.a, choice.b).steps) : 0;
}

int ChoiceSpeaker::frontier_cost() const {
  const int frontier = frontier_here(content.catalog, here());
  return frontier < 0 ? 0 : frontier_need(content.catalog, pub(), frontier);
}

std::string ChoiceSpeaker::fighter() const {
  const Seat seat = pub().fight.side[0];
  return seat < kMaxFigures ? cast_of(content, pub(), words).name[seat]
                            : std::string(words.get("word.nobody"));
}

// "$40 or 2 nuggets": what a robbery of that seat is about.
std::string ChoiceSpeaker::loot_of(Seat seat) const {
  if (seat == kMib) return dollars(pub().mib.cash, words);
  if (seat >= kMaxPlayers) return {};
  const Player& p = pub().player[seat];
  if (!p.nuggets) return dollars(p.cash, words);
  const std::string_view key = p.cash ? "word.loot" : "amount.nugget";
  return words.format(key, {{"cash", dollars(p.cash, words)}, {"n", std::to_string(p.nuggets)}});
}

std::string ChoiceSpeaker::fools_gold(int first, int second) const {
  std::string out;
  for (const int sold : {first, second})
    if (sold > 0 && sold <= kPokerCards)
      out += (out.empty() ? "" : ", ") + card_symbol(static_cast<Card>(sold - 1), words);
  return out;
}

std::string ChoiceSpeaker::goal(int n) const {
  if (!me() || me()->character >= content.catalog.n_characters) return "?";
  return entry_name(content, Deck::kGoal, me()->character * kGoalsPerCharacter + n, words);
}

// What is said after a purchase: how far a mount goes, what an upgrade is worth at the end.
std::string ChoiceSpeaker::end_of_purchase(Item item, int side) const {
  if (item >= content.catalog.n_items) return {};
  const ItemSide& face = content.catalog.items[item].side[side];
  std::string out;
  if (face.move) out += words.format("word.item-move", {{"n", std::to_string(face.move)}});
  if (face.lp) out += words.format("word.item-lp", {{"n", std::to_string(face.lp)}});
  return out;
}

// The same purchase could be taken into use at once.
bool ChoiceSpeaker::can_be_used(Choice purchase) const {
  purchase.b = 1;
  return why_not(content.catalog, view, purchase).ok();
}

std::string ChoiceSpeaker::variant(Choice choice) const {
  switch (form_of(choice).by) {
    case By::kNothing: return {};
    case By::kAsk: return std::string(id_of(pub().ask));
    case By::kA: return std::string(id_at(info_of(info_of(choice.verb).a).list, choice.a));
    case By::kB: return std::string(id_at(info_of(info_of(choice.verb).b).list, choice.b));
    case By::kNone: return choice.a == dr::kNone ? "none" : "";
    case By::kFoolsGold: {
      const bool gold = choice.verb == Verb::kDeposit ? choice.b : choice.a;
      return gold ? "fools-gold" : "";
    }
    case By::kActive:
      if (choice.verb == Verb::kBuy && shopping_is_free(pub()))
        return choice.b ? "free-active" : "free";
      return choice.b ? "active" : can_be_used(choice) ? "later" : "";
    case By::kMoved: return choice.b ? "moved" : "";
    case By::kWay:
      if (pub().ask == Ask::kSendTo) return "send-to";
      return std::string(choice.b ? "mesa" : choice.a < kMaxSpaces ? foe_at(choice.a) : "");
    case By::kUnused: return pub().actions_left ? "early" : "";
    case By::kStay:
      if (choice.a != pub().sheriff) return {};
      return choice.b ? "back" : "stay";
    case By::kDelivery:
      return static_cast<Delivery>(choice.a) == Delivery::kRustle && at_outlaw_camp()
                 ? "camp"
                 : std::string(id_at(kIdsOf<Delivery>, choice.a));
    case By::kGame: return std::string(game_variant(pub()));
    case By::kWounds: return n(choice) ? "" : "none";
  }
  return {};
}

std::string ChoiceSpeaker::thing(Choice choice) const {
  switch (form_of(choice).a) {
    case As::kNothing: return {};
    case As::kCharacter: return entry_name(content, Deck::kCharacter, choice.a, words);
    case As::kSpace: return space_name(content, choice.a, words);
    case As::kHeld:
      return item_name(content, choice.a, held_side(pub(), view.seat, choice.a), words);
    case As::kSold: return item_name(content, choice.a, 0, words);
    case As::kCard: return card_name(content, choice.a, words);
    case As::kSeat:
      return choice.a < kMaxFigures ? cast_of(content, pub(), words).name[choice.a] : "?";
    case As::kGold:
      return choice.verb == Verb::kDeposit ? fools_gold(choice.b, choice.c)
                                           : fools_gold(choice.a, choice.b);
    case As::kColour: return colour_name(choice.a, words);
    case As::kTrigger: return trigger_name(content, view, choice, words);
    case As::kSide: return listed("side", kSideIds, choice.a, words);
    case As::kGoal: return goal(choice.a);
    case As::kFightCard: return fight_card_name(content, choice.a, words);
    case As::kDie:
      return choice.a < 2 ? entry_name(content, Deck::kDie, pub().die[choice.a], words) : "?";
    case As::kLinked: return space_name(content, linked_space(), words);
    case As::kHere: return space_name(content, here(), words);
    case As::kEvent: return entry_name(content, Deck::kEvent, choice.a, words);
    case As::kLooked: return looked_place(content, static_cast<LookAt>(choice.a), choice.b, words);
    case As::kValue: return rank_symbol(choice.a + 2, words);
  }
  return {};
}

std::string_view ChoiceSpeaker::place_id(Choice choice) const {
  const As a = form_of(choice).a;
  if (a == As::kSpace) return space_id(content, choice.a);
  if (a == As::kLinked) return space_id(content, linked_space());
  if (a == As::kHere) return space_id(content, here());
  if (a == As::kLooked) return looked_place_id(content, static_cast<LookAt>(choice.a), choice.b);
  return {};
}

int ChoiceSpeaker::n(Choice choice) const {
  if (choice.verb == Verb::kMove) return distance(choice);
  if (choice.verb == Verb::kDeposit) return choice.a + (choice.b != 0) + (choice.c != 0);
  if (choice.verb == Verb::kHeal) return me() ? me()->wounds : 0;
  if (choice.verb == Verb::kEndTurn) return pub().actions_left;
  if (choice.verb == Verb::kDeliver) return choice.b;
  if (choice.verb == Verb::kExplore) return frontier_cost();
  if (choice.verb == Verb::kLoot) return nuggets_looted(pub(), pub().fight.side[1]);
  if (choice.verb == Verb::kFight)
    return choice.a == kMib         ? pub().mib.hand_n
           : choice.a < kMaxPlayers ? pub().player[choice.a].hand_n
                                    : 0;
  return choice.a;
}

std::string ChoiceSpeaker::effect(Choice choice) const {
  if (choice.verb == Verb::kPlayCard) return card_effect(content, choice.a, Head::kAction, words);
  if (choice.verb == Verb::kReact) return card_effect(content, choice.a, Head::kReaction, words);
  if (choice.verb == Verb::kUseItem) return item_action_effect(content, view, choice.a, words);
  if (choice.verb == Verb::kUseAbility) return character_effect(content, view, choice.a, words);
  if (choice.verb == Verb::kTrigger) return trigger_effect(content, view, choice, words);
  if (choice.verb == Verb::kOption) return option_effect(content, pub(), choice.a, words);
  if (choice.verb == Verb::kPlaceDisc && choice.a < 2)
    return entry_name(content, Deck::kTrigger, pub().trigger[choice.a], words);
  if (choice.verb == Verb::kBuy) return end_of_purchase(choice.a, 0);
  if (choice.verb == Verb::kUpgrade) return end_of_purchase(choice.a, 1);
  if (choice.verb == Verb::kCommitFight && choice.a < kFightCards)
    return code_effect_on(content, content.catalog.fight[choice.a], fighter(), words);
  if (choice.verb == Verb::kDeliver && static_cast<Delivery>(choice.a) == Delivery::kLonghorn)
    return code_effect(content, content.catalog.longhorn_reward, words);
  if (choice.verb == Verb::kResolveEvent && choice.a < content.catalog.n_events)
    return code_effect(content, content.catalog.events[choice.a], words);
  return {};
}

std::string ChoiceSpeaker::cash(Choice choice) const {
  const int tens = cash_at_stake(pub(), choice);
  return tens ? dollars(tens, words) : std::string{};
}

}  // namespace dr
