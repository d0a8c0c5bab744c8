#include "content/compiler/vocabulary.h"

#include <algorithm>

#include "darkrock/ids.h"

namespace dr {
namespace compiler {
namespace {

using Word = std::string_view;

constexpr Word kMomentList[] = {"start-of-turn", "end-of-turn", "end-of-move",    "fight-start",
                                "fight-reveal",  "fight-won",   "fight-lost",     "poker-reveal",
                                "poker-won",     "poker-lost",  "gamble-won",     "points-gained",
                                "lp-gained",     "spent",       "nuggets-gained", "sold",
                                "delivered",     "bought",      "upgraded",       "healed",
                                "wound-gained",  "disc-placed", "prospected",     "mesa-crossed",
                                "explored",      "arrest-made", "on-gain",        "when-discarded"};
static_assert(std::size(kMomentList) == kMoments);

constexpr Word kTagList[] = {
    "sheriffs-office", "general-store",   "saloon",       "bank",
    "doctor",          "cabaret",         "mine",         "ranch:green",
    "ranch:blue",      "ranch:orange",    "rail-station", "hideout:A",
    "hideout:B",       "hideout:C",       "trading-post", "marshals-office",
    "mountain-pass:A", "mountain-pass:C", "outlaw-camp",  "frontier:6",
    "frontier:7",      "frontier:8"};
static_assert(std::size(kTagList) == static_cast<std::size_t>(Tag::kCount));

constexpr Word kTownList[] = {"", "darkrock", "red-falls", "buzzard-gulch"};
constexpr Word kResList[] = {"LP", "MP", "WP", "GP", "nugget", "longhorn", "legend", "same"};
constexpr Word kHaveList[] = {
    "MP", "WP", "GP", "nuggets", "wounds", "cards", "general-items", "upgraded", "cash"};
constexpr Word kItemTypeList[] = {"mount", "weapon", "general"};
constexpr Word kGambleList[] = {"poker", "faro", "high-roller"};
constexpr Word kPointList[] = {"MP", "WP", "GP"};
constexpr Word kPreyList[] = {"leader", "richest", "miner", "marked", "nearest"};
constexpr Word kSubjectList[] = {"opponent", "one-here", "prey"};
constexpr Word kConditionList[] = {
    "in-town", "outside-town", "at",   "marshal",         "wanted", "attacking",   "with-player",
    "kind",    "amount",       "have", "first-this-turn", "gravel", "arrest-made", "reached"};
constexpr Word kSourceList[] = {"printed", "name-printed", "ours"};

constexpr VerbWord kVerbList[] = {
    {"gain", Op::kGain},
    {"lose", Op::kLose},
    {"draw", Op::kDraw},
    {"discard", Op::kDiscard},
    {"wound", Op::kWound},
    {"heal", Op::kHeal},
    {"roll", Op::kRoll},
    {"reroll", Op::kReroll},
    {"move", Op::kMove},
    {"move-sheriff", Op::kMoveSheriff},
    {"send", Op::kSend},
    {"place", Op::kPlace},
    {"enemy-card", Op::kEnemyCard},
    {"own-card", Op::kOwnCard},
    {"npc-cards", Op::kNpcCards},
    {"win-ties", Op::kWinTies},
    {"cancel-wounds", Op::kCancelWounds},
    {"look", Op::kLookHand},
    {"give", Op::kGive},
    {"take-item", Op::kTakeItem},
    {"shop", Op::kShop},
    {"extra-action", Op::kExtraAction},
    {"keep", Op::kKeepRandom},
    {"start-poker", Op::kStartPoker},
    {"event", Op::kEvent},
    {"story-disc", Op::kStoryDisc},
    {"restart-fight", Op::kRestartFight},
    {"no-bandit-mp", Op::kNoBanditMp},
    {"arrested", Op::kArrested},
    {"discard-this", Op::kDiscardThis},
    {"stalk", Op::kStalk},
    {"attack", Op::kAttack},
};
constexpr Word kPassiveList[] = {"counts-as", "limit", "full-hand", "cross-mesa"};

// Levenshtein distance, cut off above `most`.
int distance(Word a, Word b, int most) {
  if (a.size() > 40 || b.size() > 40) return most + 1;
  int row[41];
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
    }
  }
  return std::min(row[b.size()], most + 1);
}

}  // namespace

const std::span<const Word> kMomentWords = kMomentList;
const std::span<const Word> kTagWords = kTagList;
const std::span<const Word> kTownWords = kTownList;
const std::span<const Word> kFightWords = kIdsOf<FightKind>;
const std::span<const Word> kResWords = kResList;
const std::span<const Word> kHaveWords = kHaveList;
const std::span<const Word> kItemTypeWords = kItemTypeList;
const std::span<const Word> kDeliveryWords = kIdsOf<Delivery>;
const std::span<const Word> kGambleWords = kGambleList;
const std::span<const Word> kTokenWords = kIdsOf<TokenKind>;
const std::span<const Word> kPointWords = kPointList;
const std::span<const Word> kPreyWords = kPreyList;
const std::span<const Word> kSubjectWords = kSubjectList;
const std::span<const Word> kConditionWords = kConditionList;
const std::span<const Word> kSourceWords = kSourceList;
const std::span<const VerbWord> kVerbs = kVerbList;
const std::span<const Word> kPassiveVerbs = kPassiveList;

int find_word(std::span<const Word> words, Word word) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == word) return static_cast<int>(i);
  return -1;
}

bool needs_ante_up(Op op) {
  return op == Op::kPlace || op == Op::kLookToken || op == Op::kStartPoker || op == Op::kEvent;
}

bool needs_ante_up(Tag tag) { return tag == Tag::kRanchOrange || tag >= Tag::kTradingPost; }

bool needs_ante_up(FightKind kind) { return kind >= FightKind::kOutlaw; }

bool needs_ante_up(Moment moment) { return moment == Moment::kExplored; }

Word nearest_word(Word word, std::span<const Word> known) {
  const int most = word.size() <= 3 ? 1 : word.size() <= 6 ? 2 : word.size() <= 12 ? 3 : 4;
  Word best;
  int least = most + 1;
  for (Word k : known) {
    const int d = k.empty() ? least : distance(word, k, most);
    if (d < least) {
      least = d;
      best = k;
    }
  }
  return best;
}

std::string did_you_mean(Word word, std::span<const Word> known) {
  const Word best = nearest_word(word, known);
  return best.empty() ? std::string() : ", did you mean '" + std::string(best) + "'?";
}

std::string did_you_mean(Word word, const std::vector<Word>& known) {
  return did_you_mean(word, std::span<const Word>(known));
}

std::string one_of(std::initializer_list<Word> words) {
  return dr::one_of(std::span<const Word>(words.begin(), words.size()));
}

static_assert(kMoments == 28, "Does the new moment count something, or come in kinds?");

Amount amount_of(Moment moment) {
  switch (moment) {
    case Moment::kPokerWon:
    case Moment::kSpent: return Amount::kDollars;
    case Moment::kFightWon:
    case Moment::kPointsGained:
    case Moment::kLpGained:
    case Moment::kNuggetsGained:
    case Moment::kSold:
    case Moment::kDelivered:
    case Moment::kHealed: return Amount::kCount;
    default: return Amount::kNone;
  }
}

bool is_fight(Moment moment) {
  return moment >= Moment::kFightStart && moment <= Moment::kFightLost;
}

Kinds kinds_at(Moment moment) {
  if (is_fight(moment)) return {"fight", KindClass::kFightLow, kFightWords};
  switch (moment) {
    case Moment::kPointsGained: return {"point", KindClass::kPoint, kPointWords};
    case Moment::kDelivered: return {"delivery", KindClass::kDelivery, kDeliveryWords};
    case Moment::kBought:
    case Moment::kUpgraded: return {"item", KindClass::kItemType, kItemTypeWords};
    case Moment::kGambleWon: return {"gamble", KindClass::kGamble, kGambleWords};
    default: return {};
  }
}

bool needs_ante_up(const Kinds& kinds, int kind) {
  switch (kinds.set) {
    case KindClass::kPoint: return static_cast<PointKind>(kind) == PointKind::kGp;
    case KindClass::kDelivery: return static_cast<Delivery>(kind) == Delivery::kLonghorn;
    case KindClass::kGamble: return static_cast<Gamble>(kind) != Gamble::kPoker;
    case KindClass::kFightLow:
    case KindClass::kFightHigh:
    case KindClass::kFightNpc: return needs_ante_up(static_cast<FightKind>(kind));
    case KindClass::kItemType:
    case KindClass::kItem: break;
  }
  return false;
}

}  // namespace compiler

namespace {

template <class E>
std::string_view word_of(std::span<const std::string_view> words, E value) {
  const auto i = static_cast<std::size_t>(value);
  return i < words.size() ? words[i] : std::string_view("?");
}

}  // namespace

std::string_view moment_word(Moment m) { return word_of(compiler::kMomentWords, m); }
std::string_view tag_word(Tag t) { return word_of(compiler::kTagWords, t); }
std::string_view town_word(Town t) { return word_of(compiler::kTownWords, t); }
std::string_view fight_word(FightKind k) { return word_of(compiler::kFightWords, k); }
std::string_view res_word(Res r) { return word_of(compiler::kResWords, r); }
std::string_view have_word(Have h) { return word_of(compiler::kHaveWords, h); }
std::string_view item_type_word(ItemType t) { return word_of(compiler::kItemTypeWords, t); }
std::string_view delivery_word(Delivery d) { return word_of(compiler::kDeliveryWords, d); }
std::string_view gamble_word(int g) { return word_of(compiler::kGambleWords, g); }
std::string_view token_word(TokenKind t) { return word_of(compiler::kTokenWords, t); }
std::string_view point_word(PointKind k) { return word_of(compiler::kPointWords, k); }
std::string_view prey_word(Prey p) { return word_of(compiler::kPreyWords, p); }
std::string_view subject_word(Subject s) { return word_of(compiler::kSubjectWords, s); }
std::string_view condition_word(Cond c) { return word_of(compiler::kConditionWords, c); }
std::string_view source_word(Source s) { return word_of(compiler::kSourceWords, s); }

std::string_view verb_word(Op op) {
  if (op == Op::kGainCash) op = Op::kGain;
  if (op == Op::kLoseCash) op = Op::kLose;
  if (op == Op::kLookToken) op = Op::kLookHand;
  for (const compiler::VerbWord& verb : compiler::kVerbs)
    if (verb.op == op) return verb.word;
  return "?";
}

}  // namespace dr
