// The words of the card language: moments, verbs, conditions, places and kinds.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "content/compiler/content.h"

namespace dr {

// The word of each value; arrays in the order of the enum.
std::string_view moment_word(Moment moment);
std::string_view tag_word(Tag tag);
std::string_view town_word(Town town);
std::string_view fight_word(FightKind kind);
std::string_view res_word(Res res);
std::string_view have_word(Have have);
std::string_view item_type_word(ItemType type);
std::string_view delivery_word(Delivery delivery);
std::string_view gamble_word(int gamble);
std::string_view token_word(TokenKind token);
std::string_view point_word(PointKind kind);
std::string_view prey_word(Prey prey);
std::string_view subject_word(Subject subject);
std::string_view verb_word(Op op);
std::string_view condition_word(Cond cond);
std::string_view source_word(Source source);

namespace compiler {

// Index of a word in its list, -1 if it is not there.
int find_word(std::span<const std::string_view> words, std::string_view word);

extern const std::span<const std::string_view> kMomentWords, kTagWords, kTownWords, kFightWords,
    kResWords, kHaveWords, kItemTypeWords, kDeliveryWords, kGambleWords, kTokenWords, kPointWords,
    kPreyWords, kSubjectWords, kConditionWords, kSourceWords;

struct VerbWord {
  std::string_view word;
  Op op;
};
extern const std::span<const VerbWord> kVerbs;                 // of programs
extern const std::span<const std::string_view> kPassiveVerbs;  // of passive abilities

// Words that work only with the Ante Up expansion.
bool needs_ante_up(Op op);
bool needs_ante_up(Tag tag);
bool needs_ante_up(FightKind kind);
bool needs_ante_up(Moment moment);
inline constexpr std::string_view kNeedsAnteUp = "needs the Ante Up expansion";

// ", did you mean 'x'?" with the most similar word, or nothing when none is near.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& known);
// The most similar word, empty when none is near.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> known);
using dr::one_of;
std::string one_of(std::initializer_list<std::string_view> words);

// What the condition `amount` counts at a moment.
enum class Amount : std::uint8_t { kNone, kCount, kDollars };
Amount amount_of(Moment moment);
bool is_fight(Moment moment);
// The kinds of fight that are between players: what 'player' stands for, as a set.
inline constexpr int kPlayerFights = (2 << static_cast<int>(FightKind::kRobbery)) - 1;

// What the condition `kind` tells apart at a moment; no words: nothing.
struct Kinds {
  std::string_view of;  // "fight"
  KindClass set{};      // how a set of them is written in a program
  std::span<const std::string_view> words{};
};
Kinds kinds_at(Moment moment);
bool needs_ante_up(const Kinds& kinds, int kind);

}  // namespace compiler
}  // namespace dr
