#include "content/compiler/deck_fields.h"

#include "darkrock/state.h"

namespace dr::compiler {
namespace {

using Kind = FieldKind;

constexpr FieldInfo number(std::string_view key, bool needed, int least, int most) {
  return {key, Kind::kNumber, needed, least, most};
}
constexpr FieldInfo program(std::string_view key, Moment moment = Moment::kCount) {
  return {key, Kind::kProgram, true, 0, 0, Deck::kCount, moment};
}
constexpr FieldInfo position(std::string_view key) { return {key, Kind::kPosition, true}; }

constexpr FieldInfo kPoker[] = {position("cards")};
constexpr FieldInfo kItem[] = {{"type", Kind::kPosition, true},    {"price", Kind::kDollars, true},
                               number("copies", false, 1, 12),     number("move", false, 1, 12),
                               {"not-in-first-game", Kind::kFlag}, position("upgrade-of"),
                               number("lp", false, 0, 9)};
constexpr FieldInfo kFight[] = {position("value"), program("effect")};
constexpr FieldInfo kCharacter[] = {
    {"start", Kind::kPlaces, true},         {"cash", Kind::kDollars},
    number("cards", false, 0, 9),           {"points", Kind::kOwn},
    number("wounds", false, 0, kMaxWounds), {"items", Kind::kOwn},
    number("first-game", false, 2, 4)};
constexpr FieldInfo kCattle[] = {position("colour"), program("reward")};
constexpr FieldInfo kDie[] = {position("faces"), program("effect")};
constexpr FieldInfo kMarshal[] = {position("space"), program("reward"),
                                  number("end-lp", true, 0, 9)};
constexpr FieldInfo kWanted[] = {position("space"), program("reward"),
                                 number("turn-lp", true, 0, 9)};
constexpr FieldInfo kLegend[] = {number("count", true, 1, 99), position("lp")};
constexpr FieldInfo kTrigger[] = {{"when", Kind::kWhen, true}};
constexpr FieldInfo kStory[] = {{"first-game", Kind::kFlag},
                                {"trigger", Kind::kCard, true, 0, 0, Deck::kTrigger},
                                program("reward"),
                                {"bandits", Kind::kLetters},
                                number("sheriff", false, 0, 12)};
constexpr FieldInfo kGoal[] = {position("character"), {"when", Kind::kWhen, true}};
constexpr FieldInfo kLines[] = {program("line")};
constexpr FieldInfo kTrain[] = {number("guard", true, 1, 9),
                                program("reveal", Moment::kFightReveal), program("win"),
                                program("lose")};
constexpr FieldInfo kFrontier[] = {number("number", true, 1, 9), program("reward")};
constexpr FieldInfo kToken[] = {number("cards", true, 1, 9), program("reward")};
constexpr FieldInfo kLonghorn[] = {number("count", true, 1, 12), program("reward")};
constexpr FieldInfo kGambler[] = {position("space"), program("reward"), {"beyond", Kind::kProgram}};
constexpr FieldInfo kStop[] = {position("space")};

}  // namespace

std::span<const FieldInfo> deck_fields(Deck deck) {
  switch (deck) {
    case Deck::kPoker: return kPoker;
    case Deck::kItem: return kItem;
    case Deck::kFight: return kFight;
    case Deck::kCharacter: return kCharacter;
    case Deck::kCattle: return kCattle;
    case Deck::kDie: return kDie;
    case Deck::kMarshal: return kMarshal;
    case Deck::kWanted: return kWanted;
    case Deck::kLegend: return kLegend;
    case Deck::kTrigger: return kTrigger;
    case Deck::kStory: return kStory;
    case Deck::kGoal: return kGoal;
    case Deck::kMib:
    case Deck::kEvent: return kLines;
    case Deck::kTrain: return kTrain;
    case Deck::kFrontier: return kFrontier;
    case Deck::kOutlaw:
    case Deck::kClaimJumper:
    case Deck::kHighRoller: return kToken;
    case Deck::kLonghorn: return kLonghorn;
    case Deck::kGambler: return kGambler;
    case Deck::kStop: return kStop;
    case Deck::kSpace:
    case Deck::kMesa:
    case Deck::kMibRules:
    case Deck::kCount: break;
  }
  return {};
}

bool has_abilities(Deck deck) {
  return deck == Deck::kPoker || deck == Deck::kItem || deck == Deck::kCharacter;
}

std::string_view field_kind_word(FieldKind kind) {
  constexpr std::string_view kWords[] = {"text", "word",    "number", "dollars",
                                         "flag", "letters", "card",   "program",
                                         "when", "places",  "own",    "position"};
  return kWords[static_cast<int>(kind)];
}

}  // namespace dr::compiler
