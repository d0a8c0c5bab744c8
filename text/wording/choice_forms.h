// How the options of each verb are worded: what their blanks name, what picks a template, what their
// title is made of.
#pragma once

#include "darkrock/choice_table.h"

namespace dr {

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
  kWounds,
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

inline constexpr Form kForms[] = {
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
    {Verb::kHeal, Title::kVerb, As::kNothing, By::kWounds},
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
static_assert(has_all_rows(kForms, &Form::verb));

// REQUIRES: a verb.
constexpr const Form& form_of(Choice choice) {
  return kForms[static_cast<std::size_t>(choice.verb)];
}

}  // namespace dr
