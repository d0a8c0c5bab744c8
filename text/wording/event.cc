// Events in sentences. A template is `event.<kind>` or `event.<kind>.<variant>`; its blanks are
// {who}, {other}, {a} and {b}, the last two what event_table.h says.
#include "text/wording/event.h"

#include "darkrock/choice_table.h"
#include "darkrock/event_table.h"
#include "text/cards/names.h"
#include "text/wording/tokens.h"

namespace dr {
namespace {

// The side of an item that lies before a seat; `b` of the event may say it too.
std::string held_name(const Content& content, const Event& event, const Cast& cast,
                      const Templates& words) {
  const auto item = static_cast<Item>(event.a);
  const unsigned upgraded = event.seat < kMaxPlayers ? cast.upgraded[event.seat] : 0;
  const bool side = event.b == 1 || (item < kMaxItems && (upgraded >> item & 1));
  return item_name(content, item, side, words);
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

// A high roller came or went: the saloon goes by its town.
bool sits_in_town(const Event& event) {
  const bool token = event.kind == EventKind::kTokenPlaced ||
                     event.kind == EventKind::kTokenBarred || event.kind == EventKind::kTokenGone;
  return token && event.b == static_cast<int>(TokenKind::kHighRoller);
}

// The ids of the values of a field; none where it is a number or a thing of the content.
std::span<const std::string_view> ids_of(Field field) {
  if (field == Field::kTrigger) return kIdsOf<Trigger>;
  if (field == Field::kLoot) return kIdsOf<Loot>;
  if (field == Field::kGiven) return kIdsOf<Gift>;
  if (field == Field::kDelivery) return kIdsOf<Delivery>;
  if (field == Field::kTokenKind) return kIdsOf<TokenKind>;
  if (field == Field::kLookAt) return kIdsOf<LookAt>;
  if (field == Field::kNth) return kFlopIds;
  if (field == Field::kFaro) return kFaroIds;
  return {};
}

std::string write_argument(const Content& content, const Event& event, const Cast& cast,
                           Field field, int n, const Templates& words) {
  switch (field) {
    case Field::kNone: return {};
    case Field::kNumber: return n < 0 ? "−" + std::to_string(-n) : std::to_string(n);
    case Field::kChange: return std::to_string(n < 0 ? -n : n);
    case Field::kMoney: return dollars(n < 0 ? -n : n, words);
    case Field::kCard: return card_name(content, static_cast<Card>(n), words);
    case Field::kFightCard: return fight_card_name(content, n, words);
    case Field::kCharacter: return entry_name(content, Deck::kCharacter, n, words);
    case Field::kSpace: return space_name(content, static_cast<Space>(n), words);
    case Field::kItem: return item_name(content, static_cast<Item>(n), 0, words);
    case Field::kHeld: return held_name(content, event, cast, words);
    case Field::kUpgraded: return item_name(content, static_cast<Item>(n), 1, words);
    case Field::kColour: return colour_name(n, words);
    case Field::kCattle: return colour_name(n / kCattlePerColour, words);
    case Field::kPoint: return point_name(n, words);
    case Field::kLpSource: return listed("lp-source", kIdsOf<LpSource>, n, words);
    case Field::kFightKind: return fight_name(n, words);
    case Field::kFoe: return listed("npc", kIdsOf<FightKind>, n, words);
    case Field::kHandRank: return listed("hand-rank", kIdsOf<HandRank>, n, words);
    case Field::kDie: return entry_name(content, Deck::kDie, n, words);
    case Field::kStory: return entry_name(content, Deck::kStory, n, words);
    case Field::kStoryTrigger:
      return n == kNone ? std::string{} : entry_name(content, Deck::kTrigger, n, words);
    case Field::kGoal: return entry_name(content, Deck::kGoal, n, words);
    case Field::kVerb:
      return n >= 0 && n < kVerbs
                 ? std::string(words.get("act." + std::string(id_of(static_cast<Verb>(n)))))
                 : "?";
    case Field::kSide: return listed("side", kSideIds, n, words);
    case Field::kRank: return rank_symbol(n, words);
    case Field::kMibCard: return entry_name(content, Deck::kMib, n, words);
    case Field::kStop: return stop_name(content, n, words);
    case Field::kTrainCard: return entry_name(content, Deck::kTrain, n, words);
    case Field::kEventCard: return entry_name(content, Deck::kEvent, n, words);
    case Field::kMarker: return listed("marker", kMarkerIds, n, words);
    case Field::kToken: return token_face(content, n, words);
    case Field::kFrontier: return frontier_face(content, n, words);
    case Field::kTown: return town_name(n, words);
    case Field::kValue: return rank_symbol(n + 2, words);
    case Field::kThing: return used_thing(content, event, words);
    case Field::kLooted:
      return static_cast<Loot>(event.a) == Loot::kCash ? dollars(n, words) : std::to_string(n);
    case Field::kPlace: return looked_place(content, static_cast<LookAt>(event.a), n, words);
    case Field::kFace: return looked_face(content, static_cast<LookAt>(event.a), n, words);
    case Field::kBack:  // these pick the sentence, or are not for people
    case Field::kMesa:
    case Field::kPlaced:
    case Field::kDealer:
    case Field::kMoved:
    case Field::kDelivery:
    case Field::kTokenKind:
    case Field::kTrigger:
    case Field::kLookAt:
    case Field::kLoot:
    case Field::kGiven:
    case Field::kNth:
    case Field::kFaro:
    case Field::kArgument:
    case Field::kWished:
    case Field::kPokerGame:
    case Field::kCount: return {};
  }
  return {};
}

// The id of the space or town that a field names; empty where it names something else.
std::string_view place_id(const Content& content, const Event& event, Field field, int n) {
  if (field == Field::kSpace)
    return sits_in_town(event) ? saloon_town_id(content, static_cast<Space>(n))
                               : space_id(content, static_cast<Space>(n));
  if (field == Field::kStop) return stop_id(content, n);
  if (field == Field::kTown) return town_id(n);
  if (field == Field::kPlace) return looked_place_id(content, static_cast<LookAt>(event.a), n);
  return {};
}

// What a value that picks the sentence adds to its key.
std::string variant(Field field, int n) {
  if (is_flag(field)) return n ? "." + std::string(id_of(field)) : std::string{};
  return "." + std::string(id_at(ids_of(field), n));
}

bool is_fight_line(EventKind kind) {
  return kind == EventKind::kFight || kind == EventKind::kWonFight || kind == EventKind::kLostFight;
}

// Money given for something, not lost or stolen (G19).
bool is_payment(const Event& event) { return event.kind == EventKind::kCash && event.b < 0; }

// Money for which there is no room (B7.6).
bool is_overflow(const Event& event) {
  return event.kind == EventKind::kCash && event.a == 0 && event.b > 0;
}

std::string name_of(const Cast& cast, Seat seat, const Templates& words) {
  return seat < kMaxFigures ? cast.name[seat] : std::string(words.get("word.nobody"));
}

}  // namespace

std::string say_first_argument(const Content& content, const Event& event, const Cast& cast,
                               const Templates& words) {
  if (is_fight_line(event.kind) && event.other == kNone)
    return listed("foe", kIdsOf<FightKind>, event.a, words);
  if (sits_in_town(event)) return saloon_town(content, static_cast<Space>(event.a), words);
  return write_argument(content, event, cast, info_of(event.kind).a, event.a, words);
}

std::string event_key(const Event& event) {
  std::string key = "event." + std::string(id_of(event.kind));
  switch (info_of(event.kind).vary) {
    case Vary::kNothing: return key;
    case Vary::kSign:
      if (is_payment(event)) return key + ".paid";
      if (is_overflow(event)) return key + ".none";
      return key + (event.a < 0 ? ".down" : ".up");
    case Vary::kOther: return key + (event.other == kNone ? ".npc" : "");
    case Vary::kSeat: return key + (event.seat == kNone ? ".npc" : "");
    case Vary::kA: return key + variant(info_of(event.kind).a, event.a);
    case Vary::kB: return key + variant(info_of(event.kind).b, event.b);
    case Vary::kEmptyA: return key + (event.a == kNone ? ".empty" : "");
    case Vary::kEmptyB: return key + (event.b == kNone ? ".empty" : "");
    case Vary::kZero: return key + (event.a == 0 ? ".none" : "");
    case Vary::kFoe:
      if (event.a < 0) return key + ".back";
      return key + (is_player_fight(static_cast<FightKind>(event.b)) ? "" : ".foe");
    case Vary::kUntold: return {};
  }
  return key;
}

Told tell_event(const Content& content, const Event& event, const Cast& cast,
                const Templates& words, std::string_view more) {
  static constexpr std::string_view kWho = "{who}";
  if (!is_told(event.kind)) return {};
  // Until the characters are shown, players go by their numbers.
  const bool by_number = event.kind == EventKind::kCharacterTaken && event.seat < kMaxPlayers;
  std::string who = by_number ? words.format("word.player", {{"n", std::to_string(event.seat + 1)}})
                              : name_of(cast, event.seat, words);
  std::string key = event_key(event);  // stands for itself where it is missing
  if (!more.empty() && words.has(key + ".more")) key += ".more";
  std::string_view pattern = words.get(key);
  Told told;
  if (pattern.starts_with(kWho)) {
    pattern.remove_prefix(kWho.size());
    told.who = capitalise(who);  // "the Man in Black"
  }
  std::vector<Arg> args = {{"who", std::move(who)}, {"other", name_of(cast, event.other, words)}};
  const EventInfo& info = info_of(event.kind);
  add_place(args, "a", say_first_argument(content, event, cast, words) + std::string(more),
            place_id(content, event, info.a, event.a), words);
  add_place(args, "b", write_argument(content, event, cast, info.b, event.b, words),
            place_id(content, event, info.b, event.b), words);
  told.did = fill(pattern, args, words.plural());
  if (told.who.empty()) told.did = capitalise(std::move(told.did));
  return told;
}

std::string say_event_text(const Content& content, const Event& event, const Cast& cast,
                           const Templates& words) {
  const Told told = tell_event(content, event, cast, words);
  return told.who + told.did;
}

std::string say_event(const Content& content, const Event& event, const Cast& cast,
                      const Templates& words) {
  if (!is_told(event.kind)) return {};
  std::string text = say_event_text(content, event, cast, words);
  const std::string rule = name_rule(event.rule, words);
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
