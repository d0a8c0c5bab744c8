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
// What the title of an option is made of.
enum class Title : std::uint8_t {
  kThing,     // the name of the card, item, space … it is about
  kSelf,      // the name of the own character, whose ability it is
  kSentence,  // the whole option: it is short
  kVerb,      // what it is called, `act.<verb>`
  kOwn,       // `title.<verb>[.<variant>]`
};
// How the options of a verb are worded.
struct Form {
  Verb verb;
  Title title;
  As a = As::kNothing;
  By by = By::kNothing;
};

constexpr Form kForms[] = {
    {Verb::kPass, Title::kSentence, As::kNothing, By::kAsk},
    {Verb::kTakeCharacter, Title::kThing, As::kCharacter},
    {Verb::kStartAt, Title::kThing, As::kSpace},
    {Verb::kIncome, Title::kSentence, As::kNothing, By::kA},
    {Verb::kUseWeapon, Title::kThing, As::kHeld, By::kNone},
    {Verb::kUseMount, Title::kThing, As::kHeld, By::kNone},
    {Verb::kMove, Title::kThing, As::kSpace, By::kWay},
    {Verb::kPlayCard, Title::kThing, As::kCard},
    {Verb::kUseItem, Title::kThing, As::kHeld},
    {Verb::kUseAbility, Title::kSelf},
    {Verb::kFight, Title::kOwn, As::kSeat, By::kB},
    {Verb::kBuy, Title::kThing, As::kSold, By::kActive},
    {Verb::kUpgrade, Title::kThing, As::kSold, By::kActive},
    {Verb::kPoker, Title::kVerb},
    {Verb::kProspect, Title::kVerb},
    {Verb::kDeposit, Title::kOwn, As::kGold, By::kFoolsGold},
    {Verb::kHeist, Title::kVerb},
    {Verb::kHeal, Title::kVerb},
    {Verb::kRevel, Title::kOwn},
    {Verb::kTakeCattle, Title::kOwn, As::kColour},
    {Verb::kWork, Title::kVerb},
    {Verb::kEndTurn, Title::kOwn, As::kNothing, By::kUnused},
    {Verb::kReact, Title::kThing, As::kCard},
    {Verb::kTrigger, Title::kThing, As::kTrigger, By::kA},
    {Verb::kPlaceDisc, Title::kOwn, As::kSide, By::kMoved},
    {Verb::kShowGoal, Title::kThing, As::kGoal},
    {Verb::kDeliver, Title::kOwn, As::kNothing, By::kDelivery},
    {Verb::kOption, Title::kSentence},
    {Verb::kAccept, Title::kSentence, As::kNothing, By::kAsk},
    {Verb::kPick, Title::kThing, As::kSeat},
    {Verb::kDiscard, Title::kThing, As::kCard},
    {Verb::kGiveCash, Title::kSentence},
    {Verb::kGiveCard, Title::kThing, As::kCard},
    {Verb::kCommit, Title::kThing, As::kCard},
    {Verb::kDecline, Title::kVerb},
    {Verb::kSurrender, Title::kVerb},
    {Verb::kCommitFight, Title::kThing, As::kFightCard},
    {Verb::kReward, Title::kSentence, As::kNothing, By::kA},
    {Verb::kLoot, Title::kOwn, As::kNothing, By::kA},
    {Verb::kPayNuggets, Title::kSentence, As::kGold, By::kFoolsGold},
    {Verb::kJoin, Title::kOwn, As::kNothing, By::kGame},
    {Verb::kLay, Title::kThing, As::kCard},
    {Verb::kReroll, Title::kThing, As::kDie},
    {Verb::kResolveStory, Title::kSentence, As::kSide},
    {Verb::kSheriffTo, Title::kThing, As::kSpace, By::kStay},
    {Verb::kKeepLegend, Title::kSentence},
    {Verb::kTakeLonghorn, Title::kSentence},
    {Verb::kRobTrain, Title::kVerb},
    {Verb::kRailTravel, Title::kThing, As::kLinked},
    {Verb::kCrossPass, Title::kThing, As::kLinked},
    {Verb::kExplore, Title::kThing, As::kHere},
    {Verb::kFaro, Title::kVerb},
    {Verb::kHighRoller, Title::kVerb},
    {Verb::kCommunityPoker, Title::kVerb},
    {Verb::kTakeNuggets, Title::kSentence},
    {Verb::kResolveEvent, Title::kThing, As::kEvent},
    {Verb::kLook, Title::kThing, As::kLooked, By::kA},
    {Verb::kBet, Title::kSentence, As::kValue},
    {Verb::kStay, Title::kSentence},
    {Verb::kLeave, Title::kSentence},
    {Verb::kRaise, Title::kSentence},
    {Verb::kFold, Title::kSentence},
};
static_assert([] {
  if (std::size(kForms) != kVerbs) return false;
  for (int i = 0; i < kVerbs; ++i)
    if (kForms[i].verb != static_cast<Verb>(i)) return false;
  return true;
}());
const Form& form_of(Choice choice) { return kForms[static_cast<std::size_t>(choice.verb)]; }

// The game at the table that is not plain poker: part of a key, empty if it is.
std::string_view game_variant(const Public& pub) {
  if (pub.au.faro.on) return "faro";
  if (!pub.poker.on) return {};
  return pub.poker.game == PokerGame::kSaloon ? std::string_view{} : id_of(pub.poker.game);
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
  Space linked_space() const {
    return me() ? dr::linked_space(content.catalog, pub(), view.seat) : dr::kNone;
  }
  int frontier_cost() const;
  bool at_outlaw_camp() const {
    return here() < kMaxSpaces &&
           content.catalog.tag[static_cast<int>(Tag::kOutlawCamp)].has(here());
  }
  std::string fighter() const;  // whom a fight card is laid against
  std::string loot_of(Seat seat) const;
  std::string fools_gold(int first, int second) const;
  std::string goal(int n) const;
  std::string end_of_purchase(Item item, int side) const;

  std::string variant(Choice choice) const;
  std::string thing(Choice choice) const;
  std::string_view place_id(Choice choice) const;
  int n(Choice choice) const;
  std::string effect(Choice choice) const;
  std::string cash(Choice choice) const;
};

// The spaces a move takes, 0 if it cannot be told.
int Speaker::distance(Choice choice) const {
  return me() ? std::max(0, way(content.catalog, pub(), view.seat, choice.a, choice.b).steps) : 0;
}

int Speaker::frontier_cost() const {
  const int frontier = frontier_here(content.catalog, here());
  return frontier < 0 ? 0 : frontier_need(content.catalog, pub(), frontier);
}

std::string Speaker::fighter() const {
  const Seat seat = pub().fight.side[0];
  return seat < kMaxFigures ? cast_of(content, pub(), words).name[seat]
                            : std::string(words.get("word.nobody"));
}

// "$40 or 2 nuggets": what a robbery of that seat is about.
std::string Speaker::loot_of(Seat seat) const {
  if (seat == kMib) return dollars(pub().mib.cash, words);
  if (seat >= kMaxPlayers) return {};
  const Player& p = pub().player[seat];
  if (!p.nuggets) return dollars(p.cash, words);
  const std::string_view key = p.cash ? "word.loot" : "amount.nugget";
  return words.format(key, {{"cash", dollars(p.cash, words)}, {"n", std::to_string(p.nuggets)}});
}

std::string Speaker::fools_gold(int first, int second) const {
  std::string out;
  for (const int sold : {first, second})
    if (sold > 0 && sold <= kPokerCards)
      out += (out.empty() ? "" : ", ") + card_symbol(static_cast<Card>(sold - 1), words);
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
      return choice.b ? "active" : "";
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
  }
  return {};
}

std::string Speaker::thing(Choice choice) const {
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

// The id of the space or town that {a} is; empty where it is something else.
std::string_view Speaker::place_id(Choice choice) const {
  const As a = form_of(choice).a;
  if (a == As::kSpace) return space_id(content, choice.a);
  if (a == As::kLinked) return space_id(content, linked_space());
  if (a == As::kHere) return space_id(content, here());
  if (a == As::kLooked) return looked_place_id(content, static_cast<LookAt>(choice.a), choice.b);
  return {};
}

int Speaker::n(Choice choice) const {
  static_assert(kVerbs == 62);  // what is the number of a new verb?
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

std::string Speaker::effect(Choice choice) const {
  static_assert(kVerbs == 62);  // does a new verb carry out the words of a card?
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

// Dollars that change hands.
std::string Speaker::cash(Choice choice) const {
  const int tens = cash_at_stake(pub(), choice);
  return tens ? dollars(tens, words) : std::string{};
}

// `choice.<verb>` or `detail.<verb>`, in the variant that says it best.
std::string key_for(const Speaker& speaker, std::string_view list, Choice choice) {
  const std::string key = std::string(list) + std::string(id_of(choice.verb));
  const std::string variant = speaker.variant(choice);
  return !variant.empty() && speaker.words.has(key + "." + variant) ? key + "." + variant : key;
}

std::string say_with(const Speaker& speaker, const std::string& key, Choice choice) {
  const auto& [content, view, words] = speaker;
  const bool shopping = choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade;
  const bool item = shopping && choice.a < content.catalog.n_items;
  std::vector<Arg> args = {
      {"b", item ? item_name(content, choice.a, 1, words) : std::string{}},
      {"n", std::to_string(speaker.n(choice))},
      {"cash", speaker.cash(choice)},
      {"price",
       item ? dollars(price_now(content.catalog, view.pub, choice.a), words) : std::string{}},
      {"loot", choice.verb == Verb::kFight ? speaker.loot_of(choice.a) : std::string{}},
      {"effect", speaker.effect(choice)}};
  add_place(args, "a", speaker.thing(choice), speaker.place_id(choice), words);
  return capitalise(words.format(key, args));
}

}  // namespace

std::string say_choice(const Content& content, const View& view, Choice choice,
                       const Templates& words) {
  if (static_cast<int>(choice.verb) >= kVerbs) return "?";
  const Speaker speaker{content, view, words};
  return say_with(speaker, key_for(speaker, "choice.", choice), choice);
}

std::string choice_thing(const Content& content, const View& view, Choice choice,
                         const Templates& words) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  return Speaker{content, view, words}.thing(choice);
}

std::string_view choice_place_id(const Content& content, const View& view, Choice choice) {
  if (static_cast<int>(choice.verb) >= kVerbs) return {};
  return Speaker{content, view, english()}.place_id(choice);
}

namespace {

Title title_of(Choice choice) {
  const bool nothing = choice.a == kNone;
  if (nothing && (choice.verb == Verb::kUseWeapon || choice.verb == Verb::kUseMount))
    return Title::kSentence;
  if (choice.verb == Verb::kTrigger && choice.a == static_cast<int>(Trigger::kCharacter))
    return Title::kSelf;
  if (choice.verb == Verb::kLook && choice.a == static_cast<int>(LookAt::kTrain))
    return Title::kSentence;
  return form_of(choice).title;
}

bool puts_to_use(Choice choice) {
  return (choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade) && choice.b == 1;
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
    case Title::kThing: {
      std::string thing = choice.verb == Verb::kUpgrade ? item_name(content, choice.a, 1, words)
                                                        : capitalise(speaker.thing(choice));
      return puts_to_use(choice) ? words.format("title.use", {{"a", thing}}) : thing;
    }
    case Title::kSelf:
      return entry_name(content, Deck::kCharacter, speaker.me() ? speaker.me()->character : kNone,
                        words);
    case Title::kSentence: return say_choice(content, view, choice, words);
    case Title::kVerb: return say_group(choice.verb, words);
    case Title::kOwn: break;
  }
  std::string key = "title." + std::string(id_of(choice.verb));
  const std::string_view id = id_at(info_of(info_of(choice.verb).a).list, choice.a);
  if (const std::string own = key + "." + std::string(id); words.has(own)) key = own;
  return capitalise(words.format(
      key, {{"a", speaker.thing(choice)},
            {"n", std::to_string(speaker.n(choice))},
            {"fight", choice.verb == Verb::kFight ? fight_name(choice.b, words) : std::string{}}}));
}

std::string say_detail(const Content& content, const View& view, Choice choice,
                       const Templates& words) {
  const Speaker speaker{content, view, words};
  const std::string effect = effect_alone(speaker, choice);
  if (effect.empty()) {
    const std::string key = key_for(speaker, "detail.", choice);
    return words.has(key) ? say_with(speaker, key, choice)
                          : say_choice(content, view, choice, words);
  }
  return capitalise(effect) + ".";
}

}  // namespace dr
