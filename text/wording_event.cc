// Events in sentences. A template is `event.<kind>` or `event.<kind>.<variant>`; its blanks are
// {who}, {other}, {a} and {b}, the last two written as the tables below say.
#include "text/wording_event.h"
#include "text/wording.h"
#include "text/wording_ids.h"
#include "text/wording_names.h"

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
  kUpgraded,
  kColour,
  kCattle,
  kPoint,
  kLpSource,
  kFight,
  kHandRank,
  kDie,
  kStory,
  kTrigger,
  kGoal,
  kVerb,
  kSide,
  kRank,
  kMibCard,
};

// What picks the variant of a template.
enum class By : std::uint8_t { kNothing, kSign, kOther, kSeat, kA, kB, kEmptyB };

struct Form {
  As a = As::kNothing, b = As::kNothing;
  By by = By::kNothing;
};

// In the order of EventKind.
constexpr Form kForms[] = {
    {As::kCharacter},                         // character-taken
    {As::kSpace},                             // started
    {As::kNumber},                            // turn-began
    {As::kVerb},                              // action-taken
    {As::kNumber},                            // drew
    {As::kCard},                              // drew-card
    {As::kCard},                              // discarded
    {As::kNumber},                            // reshuffled
    {As::kCard},                              // played
    {As::kNumber, As::kNothing, By::kA},      // used
    {As::kMoney, As::kNothing, By::kSign},    // cash
    {As::kAmount, As::kLpSource, By::kSign},  // lp
    {As::kAmount, As::kPoint, By::kSign},     // points
    {As::kAmount, As::kNothing, By::kSign},   // nuggets
    {As::kNumber},                            // wounded
    {As::kNumber},                            // wound-cancelled
    {As::kNumber},                            // healed
    {},                                       // unlocked
    {As::kSpace, As::kNothing, By::kB},       // moved
    {As::kSpace},                             // sheriff-moved
    {As::kSpace, As::kNothing, By::kOther},   // arrested
    {As::kSpace, As::kNothing, By::kB},       // bandits
    {As::kFight, As::kNothing, By::kOther},   // fight
    {},                                       // committed
    {},                                       // declined
    {},                                       // surrendered
    {As::kNumber},                            // npc-drew
    {As::kFightCard},                         // npc-drew-card
    {As::kCard},                              // revealed
    {As::kFightCard},                         // npc-revealed
    {As::kNumber, As::kNothing, By::kSeat},   // value
    {},                                       // wins-ties
    {As::kRank, As::kRank},                   // compared
    {As::kFight, As::kNothing, By::kOther},   // won-fight
    {As::kFight, As::kNothing, By::kOther},   // lost-fight
    {},                                       // fight-off
    {},                                       // restarted
    {As::kNothing, As::kNumber, By::kA},      // stolen
    {As::kItem},                              // bought
    {As::kUpgraded},                          // upgraded
    {As::kItem},                              // active
    {As::kItem},                              // item-gone
    {As::kColour},                            // cattle-taken
    {As::kCattle},                            // cattle-seen
    {As::kCattle, As::kNothing, By::kB},      // delivered
    {As::kNumber, As::kDie},                  // dice
    {As::kMoney},                             // poker
    {},                                       // joined
    {},                                       // dealer
    {As::kCard},                              // dealt-card
    {As::kCard},                              // flop
    {As::kNothing, As::kNothing, By::kB},     // laid
    {As::kCard, As::kNothing, By::kB},        // showed
    {As::kHandRank, As::kNothing, By::kB},    // hand-ranked
    {As::kMoney, As::kNothing, By::kB},       // poker-won
    {},                                       // poker-lost
    {As::kSide, As::kNothing, By::kB},        // disc
    {As::kStory},                             // story-turned
    {As::kSide, As::kTrigger, By::kEmptyB},   // story-shown
    {As::kNumber},                            // looked
    {As::kCard},                              // saw
    {As::kNothing, As::kNothing, By::kA},     // gave
    {As::kCard},                              // gave-card
    {As::kCard},                              // kept
    {As::kGoal},                              // goal-shown
    {As::kNumber},                            // legends-drawn
    {As::kNumber},                            // legend-drawn
    {As::kNumber},                            // legends-kept
    {},                                       // first-player
    {As::kNumber},                            // extra-action
    {As::kMibCard, As::kNothing, By::kSeat},  // mib-card
    {As::kNumber, As::kNothing, By::kSeat},   // end-triggered
    {As::kGoal},                              // goal-kept
    {},                                       // game-over
};
static_assert(std::size(kForms) == static_cast<std::size_t>(EventKind::kGameOver) + 1);

std::string goal_name(const Content& content, const Event& event, const Cast& cast,
                      const Templates& words) {
  const int character = event.seat < kMaxPlayers ? cast.character[event.seat] : kNone;
  return entry_name(content, Deck::kGoal,
                    character == kNone ? -1 : character * kGoalsPerCharacter + event.a, words);
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
    case As::kUpgraded: return item_name(content, static_cast<Item>(n), 1, words);
    case As::kColour: return colour_name(n, words);
    case As::kCattle: return colour_name(n / kCattlePerColour, words);
    case As::kPoint: return point_name(n, words);
    case As::kLpSource: return listed("lp-source", n, words);
    case As::kFight: return fight_name(n, words);
    case As::kHandRank: return listed("hand-rank", n, words);
    case As::kDie: return entry_name(content, Deck::kDie, n, words);
    case As::kStory: return entry_name(content, Deck::kStory, n, words);
    case As::kTrigger:
      return n == kNone ? std::string{} : entry_name(content, Deck::kTrigger, n, words);
    case As::kGoal: return goal_name(content, event, cast, words);
    case As::kVerb:
      return n >= 0 && n < kVerbs
                 ? std::string(
                       words.get("act." + std::string(verb_ids()[static_cast<std::size_t>(n)])))
                 : "?";
    case As::kSide: return listed("side", n, words);
    case As::kRank: return rank_symbol(n);
    case As::kMibCard: return entry_name(content, Deck::kMib, n, words);
  }
  return {};
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

// Money given for something (B7), not lost or stolen.
bool is_payment(const Event& event) {
  return event.kind == EventKind::kCash && event.a < 0 && event.rule.book() == Book::kBase &&
         event.rule.chapter() == 7;
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
    case By::kEmptyB: return key + (event.b == kNone ? ".empty" : "");
  }
  return key;
}

std::string say_event_text(const Content& content, const Event& event, const Cast& cast,
                           const Templates& words) {
  const Form& form = kForms[static_cast<std::size_t>(event.kind)];
  std::string b = write_argument(content, event, cast, form.b, event.b, words);
  if (event.kind == EventKind::kUsed) b = used_thing(content, event, words);
  if (event.kind == EventKind::kStolen && event.a == 0) b = dollars(event.b);
  // Until the characters are shown, players go by their numbers.
  const bool by_number = event.kind == EventKind::kCharacterTaken && event.seat < kMaxPlayers;
  std::string who = by_number ? words.format("word.player", {{"n", std::to_string(event.seat + 1)}})
                              : name_of(cast, event.seat, words);
  return words.format(event_key(event),
                      {{"who", std::move(who)},
                       {"other", name_of(cast, event.other, words)},
                       {"a", write_argument(content, event, cast, form.a, event.a, words)},
                       {"b", std::move(b)}});
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
