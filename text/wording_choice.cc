// Options in sentences. A template is `choice.<verb>` or `choice.<verb>.<variant>`; its blanks are
// {a} and {b} (names), {n} (a number), {cash}, {price}, {loot} and {effect}.
#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "text/wording.h"
#include "text/wording_effect.h"
#include "text/wording_names.h"
#include "text/wording_program.h"
#include "text/wording_prompt.h"
#include "text/wording_tokens.h"

namespace dr {
namespace {

// What {a} is.
enum class As : std::uint8_t {
  kNothing,
  kCharacter,
  kSpace,
  kHeld,
  kSold,
  kCard,
  kSeat,
  kGold,
  kColour,
  kTrigger,
  kSide,
  kGoal,
  kFightCard,
  kDie,
  kLinked,
  kHere,
  kEvent,
  kLooked,
  kValue,
};
// What picks the variant of a template.
enum class By : std::uint8_t {
  kNothing,
  kAsk,
  kA,
  kB,
  kNone,
  kFoolsGold,
  kActive,
  kMoved,
  kWay,
  kUnused,
  kStay,
  kDelivery,
  kGame,
};
struct Form {
  As a = As::kNothing;
  By by = By::kNothing;
};

// In the order of Verb.
constexpr Form kForms[] = {
    {As::kNothing, By::kAsk},       // pass
    {As::kCharacter},               // take-character
    {As::kSpace},                   // start-at
    {As::kNothing, By::kA},         // income
    {As::kHeld, By::kNone},         // use-weapon
    {As::kHeld, By::kNone},         // use-mount
    {As::kSpace, By::kWay},         // move
    {As::kCard},                    // play-card
    {As::kHeld},                    // use-item
    {},                             // use-ability
    {As::kSeat, By::kB},            // fight
    {As::kSold, By::kActive},       // buy
    {As::kSold, By::kActive},       // upgrade
    {},                             // poker
    {},                             // prospect
    {As::kGold, By::kFoolsGold},    // deposit
    {},                             // heist
    {},                             // heal
    {},                             // revel
    {As::kColour},                  // take-cattle
    {},                             // work
    {As::kNothing, By::kUnused},    // end-turn
    {As::kCard},                    // react
    {As::kTrigger, By::kA},         // trigger
    {As::kSide, By::kMoved},        // place-disc
    {As::kGoal},                    // show-goal
    {As::kNothing, By::kDelivery},  // deliver
    {},                             // option
    {As::kNothing, By::kAsk},       // accept
    {As::kSeat},                    // pick
    {As::kCard},                    // discard
    {},                             // give-cash
    {As::kCard},                    // give-card
    {As::kCard},                    // commit
    {},                             // decline
    {},                             // surrender
    {As::kFightCard},               // commit-fight
    {As::kNothing, By::kA},         // reward
    {As::kNothing, By::kA},         // loot
    {As::kGold, By::kFoolsGold},    // pay-nuggets
    {As::kNothing, By::kGame},      // join
    {As::kCard},                    // lay
    {As::kDie},                     // reroll
    {As::kSide},                    // resolve-story
    {As::kSpace, By::kStay},        // sheriff-to
    {},                             // keep-legend
    {},                             // take-longhorn
    {},                             // rob-train
    {As::kLinked},                  // rail-travel
    {As::kLinked},                  // cross-pass
    {As::kHere},                    // explore
    {},                             // faro
    {},                             // high-roller
    {},                             // community-poker
    {},                             // take-nuggets
    {As::kEvent},                   // resolve-event
    {As::kLooked, By::kA},          // look
    {As::kValue},                   // bet
    {},                             // stay
    {},                             // leave
    {},                             // raise
    {},                             // fold
};
static_assert(std::size(kForms) == kVerbs);

// The game at the table that is not plain poker: part of a key, empty if it is.
std::string_view game_variant(const Public& pub) {
  if (pub.au.faro.on) return "faro";
  if (!pub.poker.on) return {};
  switch (pub.poker.game) {
    case PokerGame::kSaloon: return {};
    case PokerGame::kCommunity: return "community";
    case PokerGame::kHighRoller: return "high-roller";
    case PokerGame::kAnywhere: return "anywhere";
  }
  return {};
}

struct Speaker {
  const Content& content;
  const View& view;
  const Templates& words;

  const Public& pub() const { return view.pub; }
  const Player* me() const {
    return view.seat < pub().players ? &pub().player[view.seat] : nullptr;
  }

  // Who is fought on entering a space: part of a key.
  std::string_view foe_at(Space space) const {
    if (pub().bandits.has(space)) return "bandits";
    if (pub().au.outlaws.has(space)) return "outlaw";
    return pub().au.claim_jumpers.has(space) ? "claim-jumper" : "";
  }
  Space here() const { return me() ? me()->space : dr::kNone; }

  int distance(Choice choice) const;
  std::string linked_space() const;
  int frontier_cost() const;
  bool at_outlaw_camp() const {
    return here() < kMaxSpaces &&
           content.catalog.tag[static_cast<int>(Tag::kOutlawCamp)].has(here());
  }
  std::string loot_of(Seat seat) const;
  std::string fools_gold(int first, int second) const;
  std::string goal(int n) const;
  std::string end_of_purchase(Item item, int side) const;

  std::string variant(Choice choice) const;
  std::string thing(Choice choice) const;
  int n(Choice choice) const;
  std::string effect(Choice choice) const;
  std::string cash(Choice choice) const;
};

// The spaces a move takes, 0 if it cannot be told.
int Speaker::distance(Choice choice) const {
  return me() ? std::max(0, way(content.catalog, pub(), view.seat, choice.a, choice.b).steps) : 0;
}

// The other end of the rail or pass that leads away from here.
std::string Speaker::linked_space() const {
  const Space end = me() ? dr::linked_space(content.catalog, pub(), view.seat) : dr::kNone;
  return end == dr::kNone ? "?" : space_name(content, end, words);
}

int Speaker::frontier_cost() const {
  const int frontier = frontier_here(content.catalog, here());
  return frontier < 0 ? 0 : frontier_need(content.catalog, pub(), frontier);
}

// "$40 or 2 nuggets": what a robbery of that seat is about.
std::string Speaker::loot_of(Seat seat) const {
  if (seat == kMib) return dollars(pub().mib.cash);
  if (seat >= kMaxPlayers) return {};
  const Player& p = pub().player[seat];
  return words.format("word.loot", {{"cash", dollars(p.cash)}, {"n", std::to_string(p.nuggets)}});
}

std::string Speaker::fools_gold(int first, int second) const {
  std::string out;
  for (const int sold : {first, second})
    if (sold > 0 && sold <= kPokerCards)
      out += (out.empty() ? "" : ", ") + card_symbol(static_cast<Card>(sold - 1));
  return out;
}

std::string Speaker::goal(int n) const {
  if (!me() || me()->character >= content.catalog.n_characters) return "?";
  return entry_name(content, Deck::kGoal, me()->character * kGoalsPerCharacter + n, words);
}

// What is said after a purchase: how far a mount goes, what an upgrade is worth at the end.
std::string Speaker::end_of_purchase(Item item, int side) const {
  if (item >= content.catalog.n_items) return {};
  const ItemSide& face = content.catalog.items[item].side[side];
  std::string out;
  if (face.move) out += words.format("word.item-move", {{"n", std::to_string(face.move)}});
  if (face.lp) out += words.format("word.item-lp", {{"n", std::to_string(face.lp)}});
  return out;
}

std::string Speaker::variant(Choice choice) const {
  switch (kForms[static_cast<std::size_t>(choice.verb)].by) {
    case By::kNothing: return {};
    case By::kAsk: return std::string(id_of(pub().ask));
    case By::kA: return std::to_string(choice.a);
    case By::kB: return std::to_string(choice.b);
    case By::kNone: return choice.a == dr::kNone ? "none" : "";
    case By::kFoolsGold: {
      const bool gold = choice.verb == Verb::kDeposit ? choice.b : choice.a;
      return gold ? "fools-gold" : "";
    }
    case By::kActive:
      if (choice.verb == Verb::kBuy && shopping_is_free(pub()))
        return choice.b ? "free-active" : "free";
      return choice.b ? "active" : "";
    case By::kMoved: return choice.b ? "moved" : "";
    case By::kWay:
      if (pub().ask == Ask::kSendTo) return "send-to";
      return std::string(choice.b ? "mesa" : choice.a < kMaxSpaces ? foe_at(choice.a) : "");
    case By::kUnused: return pub().actions_left ? "early" : "";
    case By::kStay: return choice.a == pub().sheriff ? "stay" : "";
    case By::kDelivery:
      return choice.a == 1 && at_outlaw_camp() ? "camp" : std::to_string(choice.a);
    case By::kGame: return std::string(game_variant(pub()));
  }
  return {};
}

std::string Speaker::thing(Choice choice) const {
  switch (kForms[static_cast<std::size_t>(choice.verb)].a) {
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
    case As::kSide: return listed("side", choice.a, words);
    case As::kGoal: return goal(choice.a);
    case As::kFightCard: return fight_card_name(content, choice.a, words);
    case As::kDie:
      return choice.a < 2 ? entry_name(content, Deck::kDie, pub().die[choice.a], words) : "?";
    case As::kLinked: return linked_space();
    case As::kHere: return space_name(content, here(), words);
    case As::kEvent: return entry_name(content, Deck::kEvent, choice.a, words);
    case As::kLooked: return looked_place(content, static_cast<LookAt>(choice.a), choice.b, words);
    case As::kValue: return rank_symbol(choice.a + 2);
  }
  return {};
}

int Speaker::n(Choice choice) const {
  if (choice.verb == Verb::kMove) return distance(choice);
  if (choice.verb == Verb::kDeposit) return choice.a + (choice.b != 0) + (choice.c != 0);
  if (choice.verb == Verb::kHeal) return me() ? me()->wounds : 0;
  if (choice.verb == Verb::kEndTurn) return pub().actions_left;
  if (choice.verb == Verb::kDeliver) return choice.b;
  if (choice.verb == Verb::kExplore) return frontier_cost();
  if (choice.verb == Verb::kFight)
    return choice.a == kMib         ? pub().mib.hand_n
           : choice.a < kMaxPlayers ? pub().player[choice.a].hand_n
                                    : 0;
  return choice.a;
}

std::string Speaker::effect(Choice choice) const {
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
    return code_effect(content, content.catalog.fight[choice.a], words);
  if (choice.verb == Verb::kDeliver && choice.a == 2)
    return code_effect(content, content.catalog.longhorn_reward, words);
  if (choice.verb == Verb::kResolveEvent && choice.a < content.catalog.n_events)
    return code_effect(content, content.catalog.events[choice.a], words);
  return {};
}

// Dollars that change hands.
std::string Speaker::cash(Choice choice) const {
  const int tens = cash_at_stake(pub(), choice);
  return tens ? dollars(tens) : std::string{};
}

std::string fight_now(const Public& pub, const Templates& words) {
  return fight_name(static_cast<int>(pub.fight.kind), words);
}

}  // namespace

std::string say_choice(const Content& content, const View& view, Choice choice,
                       const Templates& words) {
  if (static_cast<int>(choice.verb) >= kVerbs) return "?";
  const Speaker speaker{content, view, words};
  std::string key = "choice." + std::string(id_of(choice.verb));
  if (const std::string variant = speaker.variant(choice); !variant.empty())
    if (words.has(key + "." + variant)) key += "." + variant;
  const bool shopping = choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade;
  const bool item = shopping && choice.a < content.catalog.n_items;
  return capitalise(words.format(
      key,
      {{"a", speaker.thing(choice)},
       {"b", item ? item_name(content, choice.a, 1, words) : std::string{}},
       {"n", std::to_string(speaker.n(choice))},
       {"cash", speaker.cash(choice)},
       {"price", item ? dollars(price_now(content.catalog, view.pub, choice.a)) : std::string{}},
       {"loot", choice.verb == Verb::kFight ? speaker.loot_of(choice.a) : std::string{}},
       {"effect", speaker.effect(choice)}}));
}

std::string choice_thing(const Content& content, const View& view, Choice choice,
                         const Templates& words) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  return Speaker{content, view, words}.thing(choice);
}

std::string say_question(const Content& content, const Public& pub, const Templates& words) {
  std::string key = "question." + std::string(id_of(pub.ask));
  if (const std::string own = key + "." + std::string(game_variant(pub)); words.has(own)) key = own;
  const Seat fighter = pub.fight.on ? pub.fight.side[0] : pub.active;
  const Exploring exploring = exploring_now(content.catalog, pub);
  return words.format(
      key, {{"n", std::to_string(pub.actions_left)},
            {"m", std::to_string(cards_to_discard(pub))},
            {"source", cause_name(content, pub, words)},
            {"moment", window_moment(pub, words)},
            {"fight", fight_now(pub, words)},
            {"foe", listed("npc", static_cast<int>(pub.fight.kind), words)},
            {"need", std::to_string(exploring.need)},
            {"paid", std::to_string(exploring.paid)},
            {"effect", pub.ask == Ask::kMay ? may_effect(content, pub, words) : std::string{}},
            {"who",
             fighter < kMaxFigures ? cast_of(content, pub, words).name[fighter] : std::string{}}});
}

namespace {

// What the title of an option is made of.
enum class Title : std::uint8_t {
  kThing,     // the name of the card, item, space … it is about
  kSelf,      // the name of the own character, whose ability it is
  kSentence,  // the whole option: it is short
  kVerb,      // what it is called, `act.<verb>`
  kOwn,       // `title.<verb>[.<variant>]`
};

Title title_of(Choice choice) {
  switch (choice.verb) {
    case Verb::kUseWeapon:
    case Verb::kUseMount: return choice.a == kNone ? Title::kSentence : Title::kThing;
    case Verb::kTrigger:
      return choice.a == static_cast<int>(Trigger::kCharacter) ? Title::kSelf : Title::kThing;
    case Verb::kLook:
      return choice.a == static_cast<int>(LookAt::kTrain) ? Title::kSentence : Title::kThing;
    case Verb::kUseAbility: return Title::kSelf;
    case Verb::kSheriffTo:
    case Verb::kTakeCharacter:
    case Verb::kStartAt:
    case Verb::kMove:
    case Verb::kPlayCard:
    case Verb::kUseItem:
    case Verb::kBuy:
    case Verb::kReact:
    case Verb::kShowGoal:
    case Verb::kPick:
    case Verb::kDiscard:
    case Verb::kGiveCard:
    case Verb::kCommit:
    case Verb::kCommitFight:
    case Verb::kLay:
    case Verb::kReroll:
    case Verb::kRailTravel:
    case Verb::kCrossPass:
    case Verb::kExplore:
    case Verb::kUpgrade:
    case Verb::kResolveEvent: return Title::kThing;
    case Verb::kPass:
    case Verb::kIncome:
    case Verb::kOption:
    case Verb::kAccept:
    case Verb::kGiveCash:
    case Verb::kReward:
    case Verb::kPayNuggets:
    case Verb::kResolveStory:
    case Verb::kKeepLegend:
    case Verb::kTakeLonghorn:
    case Verb::kTakeNuggets:
    case Verb::kBet:
    case Verb::kStay:
    case Verb::kLeave:
    case Verb::kRaise:
    case Verb::kFold: return Title::kSentence;
    case Verb::kPoker:
    case Verb::kProspect:
    case Verb::kHeist:
    case Verb::kHeal:
    case Verb::kWork:
    case Verb::kDecline:
    case Verb::kSurrender:
    case Verb::kRobTrain:
    case Verb::kFaro:
    case Verb::kHighRoller:
    case Verb::kCommunityPoker: return Title::kVerb;
    case Verb::kFight:
    case Verb::kDeposit:
    case Verb::kRevel:
    case Verb::kTakeCattle:
    case Verb::kEndTurn:
    case Verb::kPlaceDisc:
    case Verb::kDeliver:
    case Verb::kLoot:
    case Verb::kJoin: return Title::kOwn;
    case Verb::kCount: break;
  }
  return Title::kSentence;
}

// What the words of a card do, where the title only names it; empty for all other options.
std::string effect_alone(const Speaker& speaker, Choice choice) {
  switch (title_of(choice)) {
    case Title::kSentence:
    case Title::kOwn: return {};
    case Title::kThing:
    case Title::kSelf:
    case Title::kVerb: break;
  }
  if (choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade) return {};
  return speaker.effect(choice);
}

}  // namespace

std::string say_title(const Content& content, const View& view, Choice choice,
                      const Templates& words) {
  const Speaker speaker{content, view, words};
  switch (title_of(choice)) {
    case Title::kThing:
      if (choice.verb == Verb::kUpgrade) return item_name(content, choice.a, 1, words);
      return capitalise(speaker.thing(choice));
    case Title::kSelf:
      return entry_name(content, Deck::kCharacter, speaker.me() ? speaker.me()->character : kNone,
                        words);
    case Title::kSentence: return say_choice(content, view, choice, words);
    case Title::kVerb: return say_group(choice.verb, words);
    case Title::kOwn: break;
  }
  std::string key = "title." + std::string(id_of(choice.verb));
  if (const std::string own = key + "." + std::to_string(choice.a); words.has(own)) key = own;
  return capitalise(words.format(
      key, {{"a", speaker.thing(choice)},
            {"n", std::to_string(speaker.n(choice))},
            {"fight", choice.verb == Verb::kFight ? fight_name(choice.b, words) : std::string{}}}));
}

std::string say_detail(const Content& content, const View& view, Choice choice,
                       const Templates& words) {
  const Speaker speaker{content, view, words};
  const std::string effect = effect_alone(speaker, choice);
  if (effect.empty()) return say_choice(content, view, choice, words);
  if (choice.verb != Verb::kCommitFight) return capitalise(effect) + ".";
  const Seat fighter = view.pub.fight.side[0];
  return capitalise(words.format(
      "detail.npc-card",
      {{"effect", effect},
       {"who", fighter < kMaxFigures ? cast_of(content, view.pub, words).name[fighter] : "?"}}));
}

}  // namespace dr
