// The catalog: every card, token, track and map as flat tables the engine reads. Made by the
// content compiler from the files under content/, never changed afterwards, shared by all games.
#pragma once

#include <span>

#include "darkrock/types.h"

namespace dr {

// The windows in which effects work (C1.3), in the order of that table. kFightOver is the engine's
// own name for "fight-won for the winner, fight-lost for the loser".
enum class Moment : std::uint8_t {
  kStartOfTurn,
  kEndOfTurn,
  kEndOfMove,
  kFightStart,
  kFightReveal,
  kFightWon,
  kFightLost,
  kPokerReveal,
  kPokerWon,
  kPokerLost,
  kGambleWon,
  kPointsGained,
  kLpGained,
  kSpent,
  kNuggetsGained,
  kSold,
  kDelivered,
  kBought,
  kUpgraded,
  kHealed,
  kWoundGained,
  kDiscPlaced,
  kProspected,
  kMesaCrossed,
  kExplored,
  kArrestMade,
  kOnGain,
  kWhenDiscarded,
  kCount,
  kFightOver = kCount
};
inline constexpr int kMoments = static_cast<int>(Moment::kCount);

// How an ability is set off (C1.1).
enum class Head : std::uint8_t { kAction, kBonus, kReaction, kAuto, kPassive };

// What `gain N R` and `lose N R` count.
enum class Res : std::uint8_t { kLp, kMp, kWp, kGp, kNugget, kLonghorn, kLegend, kSame, kCount };

// The conditions of C1.5; arguments in Instr::b and Instr::c.
enum class Cond : std::uint8_t {
  kInTown,
  kOutsideTown,
  kAt,  // b: index into Catalog::places
  kMarshal,
  kWanted,
  kAttacking,
  kWithPlayer,
  kKind,    // b: KindClass, c: a set or id of that class
  kAmount,  // b: at least; dollars count in tens
  kHave,    // b: Have, c: at least; dollars count in tens
  kFirstThisTurn,
  kGravel,
  kArrestMade,
  kReached
};

enum class KindClass : std::uint8_t {
  kFightLow,   // c: bit set of FightKind 0..7
  kFightHigh,  // c: bit set of FightKind 8..
  kFightNpc,   // any non-player fight
  kPoint,      // c: bit set of PointKind
  kDelivery,   // c: bit set of Delivery
  kItemType,   // c: bit set of ItemType
  kItem,       // c: item id
  kGamble      // c: bit set (poker, faro, high-roller)
};

enum class Have : std::uint8_t {
  kMp,
  kWp,
  kGp,
  kNuggets,
  kWounds,
  kCards,
  kGeneralItems,
  kUpgraded,
  kCash
};

// The operations of card programs: control first, then the verbs of C1.4.
enum class Op : std::uint8_t {
  kEnd,
  kJump,     // to
  kTest,     // a: Cond, b, c: its arguments; false: go to `to`
  kChoose,   // a: number of kOption that follow
  kOption,   // to: first instruction of the option; its code ends with kJump
  kMay,      // refused: go to `to`
  kCost,     // the next instruction is a price: if it cannot be paid in full go to `to`
  kSubject,  // a: Subject of what follows up to kBack; if there is none go to `to`
  kBack,     // the owner is the subject again
  // verbs
  kGainCash,  // a: tens of dollars
  kGain,      // a: number, b: Res
  kLoseCash,  // a: tens of dollars
  kLose,      // a: number, b: Res
  kDraw,      // a: number, kNone = to-limit
  kDiscard,   // a: number, b: 1 = at random
  kWound,     // a: number, b: 1 = sure
  kHeal,      // a: number, kNone = all
  kRoll,      // a: dice
  kReroll,
  kMove,         // a: up to
  kMoveSheriff,  // a: up to
  kSend,         // a: Piece, b: place index or kNone = adjacent / the train
  kPlace,        // a: number, b: TokenKind, c: place index                   (Ante Up)
  kEnemyCard,    // a: lower by
  kOwnCard,      // a: lower by, b: 1 = raise instead
  kNpcCards,     // a: fewer by
  kWinTies,
  kCancelWounds,
  kLookHand,   // a: cards
  kLookToken,  //                                                           (Ante Up)
  kGive,       // $10 or 1 card to the owner of the program
  kTakeItem,
  kShop,         // a: 1 + ItemType or 0 = any, b: tens of dollars off
  kExtraAction,  // a: number
  kKeepRandom,
  kStartPoker,  //                                                           (Ante Up)
  kEvent,       // a: drawn                                                  (Ante Up)
  kStoryDisc,   // a: 0 any, 1 left, 2 right
  kRestartFight,
  kNoBanditMp,
  kArrested,
  kDiscardThis,
  kStalk,   // a: Prey, b: up to
  kAttack,  // a: FightKind
  kCount
};
inline constexpr int kOps = static_cast<int>(Op::kCount);

enum class Subject : std::uint8_t { kOpponent, kOneHere, kPrey };
enum class Piece : std::uint8_t { kSelf, kSheriff, kTrain };
enum class Prey : std::uint8_t { kLeader, kRichest, kMiner, kMarked, kNearest };

// One operation of a card program.
struct Instr {
  Op op = Op::kEnd;
  std::uint8_t a = 0, b = 0, c = 0;
  std::uint16_t to = 0;
};
static_assert(sizeof(Instr) == 6);

// One ability of a card. An ability that starts with conditions has `guards` kTest instructions
// first: it is neither used nor offered while one of them fails.
struct Ability {
  enum Flag : std::uint8_t {
    kOptional = 1,   // its owner may leave it: a Reaction, or an `@` effect that is one `may`
    kOnce = 2,       // once per turn; `once_slot` is its bit in Player::once_used
    kProlongs = 4,   // holds `move up to N`: at end-of-move it prolongs the Move action (G7)
    kOrderless = 8,  // its place among other automatic effects makes no difference
  };
  Head head = Head::kAction;
  Moment moment = Moment::kStartOfTurn;
  std::uint8_t flags = 0;
  std::uint8_t once_slot = 0;
  std::uint8_t guards = 0;
  std::uint8_t switch_id = kNone;  // works only while this switch of the table ...
  std::uint8_t switch_side = 0;    // ... is on this side
  std::uint8_t free = 0;   // 1: it has neither switch, `once` nor guard, and starts with no price
  std::uint16_t code = 0;  // first instruction in Catalog::code
};
static_assert(sizeof(Ability) == 10);

// The abilities of one card: a range of Catalog::abilities.
struct Abilities {
  std::uint8_t first = 0, n = 0;
};

// What a card changes by merely being there.
struct Passive {
  enum Flag : std::uint8_t {
    kFullHand = 1,
    kCrossMesa = 2,
    kCountsAsNugget = 4,
    kCountsAsAnyCard = 8
  };
  std::int8_t hand = 0, nugget = 0;
  std::uint8_t cash = 0;  // a new cash limit in tens of dollars, 0 = unchanged
  std::uint8_t flags = 0;
};

struct PokerKind {  // two cards: one rank in one colour
  Abilities abilities;
  Passive passive;
};

struct ItemSide {
  Abilities abilities;
  Passive passive;
  std::uint8_t move = 0, lp = 0;
};

struct ItemKind {
  ItemType type = ItemType::kGeneral;
  std::uint8_t price = 0;  // tens of dollars; an upgrade costs the same again
  std::uint8_t copies = 0;
  std::uint8_t has_upgrade = 0;
  std::uint8_t first_game = 1;  // 0: left out of the first game (B2.8)
  ItemSide side[2];             // front, upgraded
};

struct Character {
  SpaceSet start;
  std::uint8_t start_without_figure = 0;  // only spaces with no figure in them (Wyatt Earp)
  std::uint8_t cash = 0, cards = 0, mp = 0, wp = 0, gp = 0, wounds = 0;
  std::uint8_t first_game_players =
      0;  // may be chosen in a first game of at least so many; 0 = never
  std::uint16_t items = 0, upgraded = 0;  // item kinds of the start bonus, and which are upgraded
  Abilities abilities;
  Passive passive;
};

struct Story {
  std::uint8_t trigger = 0;
  std::uint8_t bandits = 0;  // bit 0 hideouts A, 1 B, 2 C
  std::uint8_t sheriff = 0;
  std::uint8_t first_game = 0;
  std::uint16_t code = 0;
};

// A story requirement or a goal: a moment, and kTest instructions ending in kEnd.
struct Requirement {
  Moment moment = Moment::kStartOfTurn;
  std::uint8_t used = 0;
  std::uint16_t code = 0;
};

// Ante Up. An outlaw, claim jumper or high roller: the cards it plays with, and what beating it gives.
struct EventToken {
  TokenKind kind = TokenKind::kOutlaw;
  std::uint8_t cards = 0;
  std::uint16_t reward = 0;  // program
};

struct FrontierToken {
  std::uint8_t number = 0;
  std::uint16_t reward = 0;  // program
};

struct TrainCard {
  std::uint8_t guard = 0;                       // fight cards drawn
  std::uint16_t reveal = 0, win = 0, lose = 0;  // programs
};

struct DieFace {
  std::uint8_t nuggets = 0, cash = 0, again = 0, gravel = 0;
};

struct MapSpace {
  Town town = Town::kNone;
  std::uint8_t n_adjacent = 0;
  std::uint8_t adjacent[12] = {};  // in the order of the map file (MB5)
};

inline constexpr int kWalks = 4;  // the longest move of a mount in the box

struct Catalog {
  // map
  int n_spaces = 0, n_mesas = 0;
  MapSpace spaces[kMaxSpaces];
  SpaceSet near[2][kMaxSpaces];  // neighbours; [1]: without the corner pairs (switch `diagonals`)
  SpaceSet mesa[4];              // the spaces that touch each mesa
  SpaceSet tag[static_cast<int>(Tag::kCount)];
  SpaceSet hideouts, ranches, towns, locations;  // locations: spaces that hold any tag (B7.10)
  int n_places = 0;
  SpaceSet places[64];  // what `at PLACE` and `send … to PLACE` name

  // decks
  PokerKind poker[kPokerKinds];
  int n_items = 0;
  ItemKind items[kMaxItems];
  std::uint16_t fight[kFightCards] = {};  // programs
  int n_characters = 0;
  Character characters[kMaxCharacters];
  std::uint16_t cattle[kCattleColours * kCattlePerColour] = {};  // programs
  std::uint8_t cattle_n[kCattleColours] = {};
  DieFace die[6];
  std::uint16_t marshal_reward[kTrackSpaces] = {}, wanted_reward[kTrackSpaces] = {};  // programs
  std::uint8_t marshal_end_lp[kTrackSpaces] = {}, wanted_turn_lp[kTrackSpaces] = {};
  std::uint8_t legends[3] = {};  // legendary tokens of 1, 2 and 3 LP
  int n_triggers = 0;
  Requirement triggers[kMaxTriggers];
  int n_stories = 0;
  Story stories[kMaxStories];
  Requirement goals[kMaxCharacters * kGoalsPerCharacter];
  int n_mib = 0;
  std::uint16_t mib[kMibCards] = {};  // programs

  // Ante Up; all empty without it
  std::uint8_t ante_up = 0;
  std::uint8_t n_longhorns = 0;
  SpaceSet gulch;                              // the spaces of the Buzzard Gulch board
  SpaceSet linked[kMaxSpaces];                 // the other end of a rail or pass link (AU39, AU42)
  SpaceSet passes;                             // both ends of the mountain passes
  Space stops[kTrainStops] = {};               // AU32, in travel order
  Space frontier_space[kFrontierSpaces] = {};  // in the order of the map file
  std::uint8_t frontier_value[kFrontierSpaces] = {};
  int n_tokens = 0;
  EventToken tokens[kMaxTokens];  // outlaws, then claim jumpers, then high rollers
  FrontierToken frontier[kFrontierTokens];
  TrainCard train[kTrainCards];
  int n_events = 0;
  std::uint16_t events[kMaxEvents] = {};                  // programs
  std::uint16_t gambler_reward[kGamblerSpaces] = {};      // programs
  std::uint16_t gambler_beyond = 0, longhorn_reward = 0;  // programs

  // programs
  int n_abilities = 0;
  Ability abilities[160];
  int n_code = 0;
  Instr code[2048];

  // Who listens to a moment, so that a window nobody hears costs nothing.
  CardSet bonus_cards[kMoments] = {};     // poker cards with a Bonus there
  CardSet reaction_cards[kMoments] = {};  // poker cards with a Reaction there
  CardSet action_cards = 0;
  std::uint16_t items_front[kMoments] = {}, items_up[kMoments] = {};  // item kinds
  std::uint32_t character_mask[kMoments] = {};
  std::uint32_t goal_mask[kMoments] = {};     // characters with a goal there
  std::uint16_t trigger_mask[kMoments] = {};  // story requirements there
  CardSet nugget_cards = 0, wild_cards = 0;   // Fool's Gold; Cheat

  std::uint64_t fingerprint = 0;  // of everything above

  // What follows from the above and is asked all the time.
  SpaceSet within[2][kWalks][kMaxSpaces];  // where a walk of up to 1 + [1] steps can end, as `near`
  std::uint8_t steps[2][kMaxSpaces][kMaxSpaces] = {};  // 0..kWalks, or one more
  std::uint32_t tags_of[kMaxSpaces] = {};              // bit t: tag[t] has the space
  std::uint16_t items_of_type[3] = {};                 // item kinds
  std::uint16_t items_with_action[2] = {};  // item kinds with an Action: front, upgraded side
  std::uint16_t items_up_to[16] = {};       // item kinds that cost so many tens of dollars or less
  struct {
    std::uint8_t n = 0, ability[kPokerKinds] = {};
  } reactions[kMoments];  // the Reactions of all kinds of poker cards at a moment, free ones first
  std::uint32_t heard[2] = {};  // moments at which anything can happen; [1]: in a game with goals
};

inline std::span<const Ability> abilities(const Catalog& cat, Abilities range) {
  return {cat.abilities + range.first, range.n};
}

}  // namespace dr
