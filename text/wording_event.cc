// Events in sentences. A template is `event.<kind>` or `event.<kind>.<variant>`; its blanks are
// {who}, {other}, {a} and {b}, the last two written as the tables below say.
#include "text/wording_event.h"
#include "text/wording.h"
#include "text/wording_ids.h"
#include "text/wording_names.h"
#include "text/wording_tokens.h"

namespace dr {
namespace {

// How an argument of an event is written.
enum class As : std::uint8_t {
  kNothing,
  kNumber,
  kAmount,
  kMoney,
  kCard,
  kFightCard,
  kCharacter,
  kSpace,
  kItem,
  kHeld,
  kUpgraded,
  kColour,
  kCattle,
  kPoint,
  kLpSource,
  kFight,
  kFoe,
  kHandRank,
  kDie,
  kStory,
  kTrigger,
  kGoal,
  kVerb,
  kSide,
  kRank,
  kMibCard,
  kStop,
  kTrainCard,
  kEventCard,
  kMarker,
  kToken,
  kFrontier,
  kTown,
  kValue,
};

// What picks the variant of a template.
enum class By : std::uint8_t {
  kNothing,
  kSign,
  kOther,
  kSeat,
  kA,
  kB,
  kEmptyA,
  kEmptyB,
  kZero,
  kFoe
};

struct Form {
  As a = As::kNothing, b = As::kNothing;
  By by = By::kNothing;
};

// In the order of EventKind.
constexpr Form kForms[] = {
    {As::kCharacter},                           // character-taken
    {As::kSpace},                               // started
    {As::kNumber},                              // turn-began
    {As::kVerb},                                // action-taken
    {As::kNumber},                              // drew
    {As::kCard},                                // drew-card
    {As::kCard},                                // discarded
    {As::kNumber},                              // reshuffled
    {As::kCard},                                // played
    {As::kNothing, As::kNothing, By::kA},       // used
    {As::kMoney, As::kNothing, By::kSign},      // cash
    {As::kAmount, As::kLpSource, By::kSign},    // lp
    {As::kAmount, As::kPoint, By::kSign},       // points
    {As::kAmount, As::kNothing, By::kSign},     // nuggets
    {As::kNumber},                              // wounded
    {As::kNumber},                              // wound-cancelled
    {As::kNumber},                              // healed
    {},                                         // unlocked
    {As::kSpace, As::kNothing, By::kB},         // moved
    {As::kSpace},                               // sheriff-moved
    {As::kSpace, As::kNothing, By::kOther},     // arrested
    {As::kSpace, As::kNothing, By::kB},         // bandits
    {As::kFight, As::kNothing, By::kOther},     // fight
    {},                                         // committed
    {},                                         // declined
    {},                                         // surrendered
    {As::kAmount, As::kFoe, By::kFoe},          // npc-drew
    {As::kFightCard, As::kFoe, By::kFoe},       // npc-drew-card
    {As::kCard},                                // revealed
    {As::kFightCard, As::kFoe, By::kFoe},       // npc-revealed
    {As::kNumber, As::kNothing, By::kSeat},     // value
    {},                                         // wins-ties
    {As::kRank, As::kRank},                     // compared
    {As::kFight, As::kNothing, By::kOther},     // won-fight
    {As::kFight, As::kNothing, By::kOther},     // lost-fight
    {},                                         // fight-off
    {},                                         // restarted
    {As::kNothing, As::kNothing, By::kA},       // stolen
    {As::kHeld},                                // bought
    {As::kUpgraded},                            // upgraded
    {As::kHeld},                                // active
    {As::kHeld},                                // item-gone
    {As::kColour},                              // cattle-taken
    {As::kCattle},                              // cattle-seen
    {As::kCattle, As::kNothing, By::kB},        // delivered
    {As::kNumber, As::kDie},                    // dice
    {As::kMoney, As::kNothing, By::kZero},      // poker
    {},                                         // joined
    {},                                         // dealer
    {As::kCard},                                // dealt-card
    {As::kCard},                                // flop
    {As::kNothing, As::kNothing, By::kB},       // laid
    {As::kCard, As::kNothing, By::kB},          // showed
    {As::kHandRank, As::kNothing, By::kB},      // hand-ranked
    {As::kMoney, As::kNothing, By::kB},         // poker-won
    {},                                         // poker-lost
    {As::kSide, As::kNothing, By::kB},          // disc
    {As::kStory},                               // story-turned
    {As::kSide, As::kTrigger, By::kEmptyB},     // story-shown
    {As::kNumber},                              // looked
    {As::kCard},                                // saw
    {As::kNothing, As::kNothing, By::kA},       // gave
    {As::kCard},                                // gave-card
    {As::kCard},                                // kept
    {As::kGoal},                                // goal-shown
    {As::kNumber},                              // legends-drawn
    {As::kNumber},                              // legend-drawn
    {As::kNumber},                              // legends-kept
    {},                                         // first-player
    {As::kNumber},                              // extra-action
    {As::kMibCard, As::kNothing, By::kSeat},    // mib-card
    {As::kNumber, As::kNothing, By::kSeat},     // end-triggered
    {As::kGoal},                                // goal-kept
    {},                                         // game-over
    {As::kStop},                                // train-moved
    {As::kTrainCard},                           // train-card
    {As::kMarker, As::kNothing, By::kEmptyA},   // event-called
    {As::kEventCard, As::kNothing, By::kSeat},  // event-card
    {As::kEventCard},                           // event-seen
    {As::kSpace, As::kNothing, By::kB},         // token-placed
    {As::kSpace, As::kNothing, By::kB},         // token-barred
    {As::kToken},                               // token-turned
    {As::kSpace, As::kNothing, By::kB},         // token-gone
    {As::kSpace, As::kNumber},                  // gold-placed
    {As::kSpace, As::kNumber},                  // gold-taken
    {As::kAmount, As::kNothing, By::kSign},     // longhorn
    {As::kFrontier, As::kSpace},                // explored
    {As::kNothing, As::kNothing, By::kA},       // peeked
    {As::kNothing, As::kNothing, By::kA},       // saw-token
    {As::kItem},                                // stocked
    {As::kTown},                                // high-roller
    {},                                         // faro
    {As::kValue},                               // faro-shown
    {As::kValue, As::kMoney},                   // bet
    {As::kValue, As::kNothing, By::kB},         // faro-turned
    {As::kMoney},                               // bet-won
    {As::kMoney},                               // bet-lost
    {},                                         // left-table
    {},                                         // raised
    {},                                         // folded
    {As::kMoney},                               // house-adds
    {As::kNumber, As::kNumber},                 // random
};
static_assert(std::size(kForms) == static_cast<std::size_t>(EventKind::kCount));

// The side of an item that lies before a seat; `b` of the event may say it too.
std::string held_name(const Content& content, const Event& event, const Cast& cast,
                      const Templates& words) {
  const auto item = static_cast<Item>(event.a);
  const unsigned upgraded = event.seat < kMaxPlayers ? cast.upgraded[event.seat] : 0;
  const bool side = event.b == 1 || (item < kMaxItems && (upgraded >> item & 1));
  return item_name(content, item, side, words);
}

std::string write_argument(const Content& content, const Event& event, const Cast& cast, As as,
                           int n, const Templates& words) {
  switch (as) {
    case As::kNothing: return {};
    case As::kNumber: return std::to_string(n);
    case As::kAmount: return std::to_string(n < 0 ? -n : n);
    case As::kMoney: return dollars(n < 0 ? -n : n);
    case As::kCard: return card_name(content, static_cast<Card>(n), words);
    case As::kFightCard: return fight_card_name(content, n, words);
    case As::kCharacter: return entry_name(content, Deck::kCharacter, n, words);
    case As::kSpace: return space_name(content, static_cast<Space>(n), words);
    case As::kItem: return item_name(content, static_cast<Item>(n), 0, words);
    case As::kHeld: return held_name(content, event, cast, words);
    case As::kUpgraded: return item_name(content, static_cast<Item>(n), 1, words);
    case As::kColour: return colour_name(n, words);
    case As::kCattle: return colour_name(n / kCattlePerColour, words);
    case As::kPoint: return point_name(n, words);
    case As::kLpSource: return listed("lp-source", n, words);
    case As::kFight: return fight_name(n, words);
    case As::kFoe: return listed("npc", n, words);
    case As::kHandRank: return listed("hand-rank", n, words);
    case As::kDie: return entry_name(content, Deck::kDie, n, words);
    case As::kStory: return entry_name(content, Deck::kStory, n, words);
    case As::kTrigger:
      return n == kNone ? std::string{} : entry_name(content, Deck::kTrigger, n, words);
    case As::kGoal: return entry_name(content, Deck::kGoal, n, words);
    case As::kVerb:
      return n >= 0 && n < kVerbs
                 ? std::string(
                       words.get("act." + std::string(verb_ids()[static_cast<std::size_t>(n)])))
                 : "?";
    case As::kSide: return listed("side", n, words);
    case As::kRank: return rank_symbol(n);
    case As::kMibCard: return entry_name(content, Deck::kMib, n, words);
    case As::kStop: return stop_name(content, n, words);
    case As::kTrainCard: return entry_name(content, Deck::kTrain, n, words);
    case As::kEventCard: return entry_name(content, Deck::kEvent, n, words);
    case As::kMarker: return listed("marker", n, words);
    case As::kToken: return token_face(content, n, words);
    case As::kFrontier: return frontier_face(content, n, words);
    case As::kTown: return town_name(n, words);
    case As::kValue: return rank_symbol(n + 2);
  }
  return {};
}

bool is_fight_line(EventKind kind) {
  return kind == EventKind::kFight || kind == EventKind::kWonFight || kind == EventKind::kLostFight;
}

bool is_token_line(EventKind kind) {
  return kind == EventKind::kTokenPlaced || kind == EventKind::kTokenBarred ||
         kind == EventKind::kTokenGone;
}

// What the first argument is, where that depends on the rest of the event.
std::string first_argument(const Content& content, const Event& event, const Cast& cast,
                           const Templates& words) {
  if (is_fight_line(event.kind) && event.other == kNone) return listed("foe", event.a, words);
  if (is_token_line(event.kind) && event.b == static_cast<int>(TokenKind::kHighRoller))
    return saloon_town(content, static_cast<Space>(event.a), words);
  const As as = kForms[static_cast<std::size_t>(event.kind)].a;
  return write_argument(content, event, cast, as, event.a, words);
}

// What a used effect belongs to: an item, the character or a card.
std::string used_thing(const Content& content, const Event& event, const Templates& words) {
  switch (static_cast<Trigger>(event.a)) {
    case Trigger::kItem: return entry_name(content, Deck::kItem, event.b, words);
    case Trigger::kCharacter: return {};
    case Trigger::kCard: return card_name(content, static_cast<Card>(event.b), words);
  }
  return {};
}

std::string second_argument(const Content& content, const Event& event, const Cast& cast,
                            const Templates& words) {
  switch (event.kind) {
    case EventKind::kUsed: return used_thing(content, event, words);
    case EventKind::kStolen: return event.a == 0 ? dollars(event.b) : std::to_string(event.b);
    case EventKind::kPeeked:
      return looked_place(content, static_cast<LookAt>(event.a), event.b, words);
    case EventKind::kSawToken:
      return looked_face(content, static_cast<LookAt>(event.a), event.b, words);
    default: break;
  }
  const As as = kForms[static_cast<std::size_t>(event.kind)].b;
  return write_argument(content, event, cast, as, event.b, words);
}

// Money given for something (B7, Ante Up's games and tickets), not lost or stolen.
bool is_payment(const Event& event) {
  if (event.kind != EventKind::kCash || event.a >= 0) return false;
  if (event.rule.book() == Book::kBase) return event.rule.chapter() == 7;
  const bool taken = event.rule == AU(19) || event.rule == AU(36) || event.rule == AU(67);
  return event.rule.book() == Book::kAnteUp && !taken;
}

std::string name_of(const Cast& cast, Seat seat, const Templates& words) {
  return seat < kMaxFigures ? cast.name[seat] : std::string(words.get("word.nobody"));
}

}  // namespace

std::string event_key(const Event& event) {
  const std::string key = "event." + std::string(id_of(event.kind));
  switch (kForms[static_cast<std::size_t>(event.kind)].by) {
    case By::kNothing: return key;
    case By::kSign:
      if (is_payment(event)) return key + ".paid";
      return key + (event.a < 0 ? ".down" : ".up");
    case By::kOther: return key + (event.other == kNone ? ".npc" : "");
    case By::kSeat: return key + (event.seat == kNone ? ".npc" : "");
    case By::kA: return key + "." + std::to_string(event.a);
    case By::kB: return key + (event.b ? "." + std::to_string(event.b) : "");
    case By::kEmptyA: return key + (event.a == kNone ? ".empty" : "");
    case By::kEmptyB: return key + (event.b == kNone ? ".empty" : "");
    case By::kZero: return key + (event.a == 0 ? ".0" : "");
    case By::kFoe:
      if (event.a < 0) return key + ".back";
      return key + (is_player_fight(static_cast<FightKind>(event.b)) ? "" : ".foe");
  }
  return key;
}

std::string say_event_text(const Content& content, const Event& event, const Cast& cast,
                           const Templates& words) {
  // Until the characters are shown, players go by their numbers.
  const bool by_number = event.kind == EventKind::kCharacterTaken && event.seat < kMaxPlayers;
  std::string who = by_number ? words.format("word.player", {{"n", std::to_string(event.seat + 1)}})
                              : name_of(cast, event.seat, words);
  return words.format(event_key(event), {{"who", std::move(who)},
                                         {"other", name_of(cast, event.other, words)},
                                         {"a", first_argument(content, event, cast, words)},
                                         {"b", second_argument(content, event, cast, words)}});
}

std::string say_event(const Content& content, const Event& event, const Cast& cast,
                      const Templates& words) {
  std::string text = say_event_text(content, event, cast, words);
  const std::string rule = say_rule(event.rule);
  return rule.empty() ? text : text + " (" + rule + ")";
}

Cast cast_of(const Content& content, const Public& pub, const Templates& words) {
  Cast cast;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    const std::string number = std::to_string(seat + 1);
    const std::uint8_t character = seat < pub.players ? pub.player[seat].character : kNone;
    cast.character[seat] = character;
    cast.upgraded[seat] = pub.player[seat].upgraded;
    cast.name[seat] = character < content.lexicon.size(Deck::kCharacter)
                          ? entry_name(content, Deck::kCharacter, character, words)
                          : words.format("word.player", {{"n", number}});
  }
  cast.name[kMib] = words.get("word.man-in-black");
  return cast;
}

std::string say_switch(Switch s, int side, const Templates& words) {
  const SwitchInfo& info = kSwitchInfo[static_cast<int>(s)];
  return std::string(words.get("switch." + std::string(info.id) + "." + info.side[side ? 1 : 0]));
}

}  // namespace dr
