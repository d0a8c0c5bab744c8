// Every class of error: where it is reported, what it says is wrong and what was expected.
#include <gtest/gtest.h>

#include <ostream>

#include "content/compiler/content.h"
#include "content/compiler/test_overlay.h"
#include "darkrock/setup.h"

namespace dr {
namespace {

struct Mistake {
  const char* name;
  std::string text;  // a file on top of the repository's
  int line, column;
  const char* message;  // all of it
};

void PrintTo(const Mistake& mistake, std::ostream* out) { *out << mistake.name; }

// A poker card, an item, a fight card … whose last line is the mistake.
std::string poker(std::string line) {
  return "poker poker-payday\n  name Payday\n  cards 5 red\n  source ours\n  " + line + "\n";
}
std::string item(std::string line) {
  return "item whiskey\n  name Whiskey\n  type general\n  price $10\n  source ours\n  " + line +
         "\n";
}
std::string fight(std::string effect) {
  return "fight fight-8\n  name 8\n  value 8\n  source ours\n  effect " + effect + "\n";
}
std::string story(std::string reward) {
  return "story story-high-noon\n  name High Noon\n  trigger trigger-poker\n  source ours\n  "
         "reward " +
         reward + "\n";
}
std::string goal(std::string when) {
  return "goal goal-annie-oakley-1\n  name A\n  character annie-oakley\n  source ours\n  when " +
         when + "\n";
}
std::string another_item(const std::string& id) {
  return "item " + id + "\n  name X\n  type general\n  price $10\n  source ours\n";
}
std::string mib(std::string line) {
  return "mib mib-01\n  name A\n  source ours\n  line gain 1 LP\n  line " + line + "\n";
}

const Mistake kMistakes[] = {
    // words
    {"UnknownVerb", poker("action: gian $30"), 5, 11, "unknown verb 'gian', did you mean 'gain'?"},
    {"UnknownMoment", poker("bonus@fight-wan: draw 1"), 5, 9,
     "unknown moment 'fight-wan', did you mean 'fight-won'?"},
    {"UnknownCondition", story("if wantde { draw 1 }"), 5, 13,
     "unknown condition 'wantde', did you mean 'wanted'?"},
    {"UnknownResource", story("gain 1 XP"), 5, 17,
     "found 'XP', expected LP, MP, WP, nugget or same, did you mean 'LP'?"},
    {"UnknownPlace", goal("end-of-turn: at salon"), 5, 24,
     "unknown place 'salon', did you mean 'saloon'?"},
    {"UnknownTag", goal("end-of-turn: at hideout:D"), 5, 24,
     "unknown place 'hideout:D', did you mean 'hideout:A'?"},
    {"UnknownTown", goal("end-of-turn: at saloon@dark"), 5, 31,
     "unknown town 'dark' (expected darkrock or red-falls)"},
    {"NowhereOnTheMap", goal("end-of-turn: at bank@red-falls"), 5, 24,
     "'bank@red-falls' is nowhere on this map"},
    {"UnknownFightKind", goal("fight-won: kind bandits"), 5, 24,
     "unknown kind 'bandits' at 'fight-won', did you mean 'bandit'? (expected duel, arrest, "
     "robbery, "
     "bandit, guard, sheriff, outlaw, claim-jumper, train, player or npc)"},
    {"UnknownItemKind", goal("upgraded: kind rifel"), 5, 23,
     "unknown kind 'rifel' at 'upgraded', did you mean 'rifle'? (expected mount, weapon or general "
     "or an item id)"},
    {"UnknownSwitch", poker("[stick-em 2] action: draw 1"), 5, 4,
     "unknown switch 'stick-em', did you mean 'stick-em-up'?"},
    {"UnknownSide", poker("[stick-em-up 3] action: draw 1"), 5, 16,
     "the switch 'stick-em-up' has no side '3', expected 2 or 1"},
    {"UnknownPassive", item("passive: limits hand +1"), 6, 12,
     "unknown passive 'limits', did you mean 'limit'? (expected counts-as, limit, full-hand or "
     "cross-mesa)"},
    {"UnexpectedCharacter", poker("action: gain $30!"), 5, 19, "unexpected '!'"},
    // numbers
    {"NoNumber", poker("action: draw"), 5, 15,
     "found the end of the line, expected a number from 1 to 12"},
    {"Senseless", poker("action: draw 33"), 5, 16, "found '33', expected a number from 1 to 12"},
    {"TooMany", poker("action: wound 4"), 5, 17, "found '4', expected a number from 1 to 3"},
    {"NotInTens", poker("action: gain $25"), 5, 16,
     "found '$25', expected dollars in tens like $20"},
    {"NoSign", poker("bonus@fight-reveal: enemy-card 2"), 5, 34,
     "found '2', expected a reduction like -1"},
    {"NoPlus", goal("points-gained: have 3 MP"), 5, 28,
     "found '3', expected an amount like 3+ or $80+"},
    {"AmountInTens", goal("spent: amount 85+"), 5, 22,
     "found '85+', expected dollars in tens like 80+"},
    {"OneOnly", poker("action: shop 2"), 5, 16, "found '2', expected the number 1"},
    // shape
    {"NoColon", poker("action gain $30"), 5, 10,
     "found 'gain', expected ':' after the head of the ability"},
    {"NoBrace", story("choose gain $10 or draw 1"), 5, 17,
     "found 'gain', expected '{' after 'choose'"},
    {"NotClosed", story("choose { gain $10 or draw 1"), 5, 37,
     "found the end of the line, expected '}' or 'or' here"},
    {"OneOption", story("choose { gain $10 }"), 5, 17,
     "one option only, expected 'or' and another"},
    {"TooMuch", story("gain $10 draw 1"), 5, 19,
     "found 'draw', expected ';' or the end of the line"},
    {"NotAPrice", story("draw 1 -> gain $10"), 5, 17,
     "'draw' cannot be a price, expected discard, lose, wound or discard-this before '->'"},
    {"TooDeep",
     story("may { may { may { may { may { may { may { may { may { draw 1 } } } } } } } } }"), 5, 58,
     "found 'may', expected fewer braces inside each other"},
    // places of words
    {"BonusOnAnItem", item("bonus@fight-won: draw 1"), 6, 9,
     "a Bonus is for poker cards, expected '@fight-won' or 'reaction@fight-won'"},
    {"AutomaticOnAPokerCard", poker("@fight-won: draw 1"), 5, 4,
     "an '@' effect is for items and characters, expected 'bonus@fight-won' or "
     "'reaction@fight-won'"},
    {"BonusWithoutACardLaid", poker("bonus@fight-start: draw 1"), 5, 9,
     "a Bonus cannot wait for 'fight-start', expected fight-reveal, fight-won, fight-lost, "
     "poker-reveal, poker-won, poker-lost, when-discarded or passive"},
    {"PassiveOnAPokerCard", poker("passive: full-hand"), 5, 3,
     "'passive' on a poker card, expected 'bonus@passive'"},
    {"OnGainOnAPokerCard", poker("reaction@on-gain: draw 1"), 5, 12,
     "'on-gain' is for an '@' effect of an item"},
    {"OnceOnABonus", poker("bonus@fight-won once: draw 1"), 5, 19,
     "'once' is for actions, reactions and '@' effects"},
    {"EnemyCardOutsideAFight", poker("action: enemy-card -1"), 5, 11,
     "'enemy-card' is for the moment fight-reveal"},
    {"OpponentOutsideAFight", poker("action: opponent: wound 1"), 5, 11,
     "'opponent:' is for the moments of a fight"},
    {"PreyOfAPlayer", poker("action: prey: wound 1"), 5, 11,
     "'prey:' is for cards of the Man in Black"},
    {"RestartOnAStory", story("restart-fight"), 5, 10, "'restart-fight' is for fight cards"},
    {"DiscardThisOnAPokerCard", poker("action: discard-this"), 5, 11,
     "'discard-this' is for items"},
    {"StalkOnAStory", story("stalk leader up to 3"), 5, 10,
     "'stalk' is for cards of the Man in Black"},
    {"RerollWithoutDice", poker("action: reroll 1 die"), 5, 11,
     "'reroll' is for the moment prospected"},
    {"SameWithoutPoints", poker("action: gain 1 same"), 5, 18,
     "'same' is for the moment points-gained"},
    {"PassiveVerbInAProgram", poker("action: full-hand"), 5, 11,
     "'full-hand' is for passive abilities"},
    {"FirstThisTurnElsewhere", goal("fight-lost: first-this-turn"), 5, 20,
     "'first-this-turn' is for the moment fight-won"},
    {"KindOfNothing", goal("end-of-turn: kind duel"), 5, 21,
     "'kind' is for the moments of a fight, points-gained, delivered, bought, upgraded and "
     "gamble-won"},
    {"AmountOfNothing", goal("end-of-turn: amount 2+"), 5, 21,
     "'amount' is for moments that have one: fight-won, poker-won, points-gained, lp-gained, "
     "spent, "
     "nuggets-gained, sold, delivered, healed"},
    {"AttackingElsewhere", goal("spent: attacking"), 5, 15,
     "'attacking' is for the moments of a fight"},
    {"ReachedBeforeStalk", mib("if reached { gain 1 LP }"), 5, 11,
     "'reached' is for what follows 'stalk' on a card of the Man in Black"},
    {"ArrestBeforeTheSheriff", story("if arrest-made { gain 1 LP }"), 5, 13,
     "'arrest-made' is for what follows 'move-sheriff' or 'send sheriff'"},
    {"SendToMany", mib("send self to mine"), 5, 21, "'mine' is more than one space, expected one"},
    {"DieFace", "die die-dust\n  name D\n  faces 1\n  source ours\n  effect draw 1\n", 5, 10,
     "a die face cannot do this, expected 'none', 'gain $10', 'gain 1 nugget', or one of them with "
     "'roll 1 dice' behind it"},
    // the expansion
    {"EventVerb", poker("action: event 1"), 5, 11, "'event' needs the Ante Up expansion"},
    {"PlaceVerb", story("place 1 outlaw at dr1"), 5, 10, "'place' needs the Ante Up expansion"},
    {"StartPoker", poker("action: start-poker"), 5, 11,
     "'start-poker' needs the Ante Up expansion"},
    {"LookToken", poker("reaction@fight-start: look train-or-token"), 5, 30,
     "'look train-or-token' needs the Ante Up expansion"},
    {"GamblerPoints", story("gain 1 GP"), 5, 17, "'GP' needs the Ante Up expansion"},
    {"Longhorn", story("gain 1 longhorn"), 5, 17, "'longhorn' needs the Ante Up expansion"},
    {"SendTrain", story("send train to dr1"), 5, 15, "'send train' needs the Ante Up expansion"},
    {"OrangeRanch", goal("end-of-turn: at ranch:orange"), 5, 24,
     "the place 'ranch:orange' needs the Ante Up expansion"},
    {"OutlawFight", goal("fight-won: kind outlaw"), 5, 24,
     "the kind 'outlaw' needs the Ante Up expansion"},
    {"Explored", goal("explored"), 5, 8, "the moment 'explored' needs the Ante Up expansion"},
    {"ExpansionSpace", goal("end-of-turn: at fr16"), 5, 24,
     "the place 'fr16' needs the Ante Up expansion"},
    {"Legend", story("gain 2 legends"), 5, 17, "'legends' needs the Ante Up expansion"},
    {"SendToTheTrain", mib("send self to train"), 5, 21,
     "the place 'train' needs the Ante Up expansion"},
    {"GamblerPointsHeld", goal("points-gained: have 2+ GP"), 5, 31,
     "'GP' needs the Ante Up expansion"},
    {"FaroKind", goal("gamble-won: kind faro"), 5, 25,
     "the kind 'faro' needs the Ante Up expansion"},
    {"BuzzardGulch", goal("end-of-turn: at buzzard-gulch"), 5, 24,
     "the place 'buzzard-gulch' needs the Ante Up expansion"},
    {"SaloonOfBuzzardGulch", goal("end-of-turn: at saloon@buzzard-gulch"), 5, 31,
     "the town 'buzzard-gulch' needs the Ante Up expansion"},
    {"ExpansionSwitch", poker("[bet-order from-right] action: draw 1"), 5, 4,
     "the switch 'bet-order' needs the Ante Up expansion"},
    {"EventDeck", "event event-x\n  name X\n  line none\n  source ours\n", 1, 1,
     "the deck 'event' needs the Ante Up expansion"},
    {"OrangeCattle", "cattle x\n  name X\n  colour orange\n  reward none\n  source ours\n", 3, 10,
     "'orange' needs the Ante Up expansion"},
    {"StartGamblerPoints",
     "character annie-oakley\n  name A\n  start dr2\n  points 1 GP\n  source ours\n", 4, 10,
     "'GP' needs the Ante Up expansion"},
    {"FourthLegend", "legend x\n  name X\n  count 3\n  lp 1\n  source ours\n", 4, 6,
     "'legend-1' has this value, expected another"},
    // fields and cards
    {"UnknownField", "poker poker-payday\n  nmae Payday\n  name P\n  cards 5 red\n  source ours\n",
     2, 3,
     "unknown field 'nmae', did you mean 'name'? (expected name, source, note, replaces or cards, "
     "or "
     "an ability)"},
    {"MissingField", "poker poker-payday\n  cards 5 red\n  source ours\n", 1, 7,
     "'poker-payday' has no 'name' line, expected one like 'name Blood Money'"},
    {"TwiceAField", "poker poker-payday\n  name P\n  name Q\n  cards 5 red\n  source ours\n", 3, 3,
     "a second 'name' line, expected one"},
    {"UnknownSource", "poker poker-payday\n  name P\n  cards 5 red\n  source printd\n", 4, 10,
     "found 'printd', expected printed, name-printed or ours, did you mean 'printed'?"},
    {"NoCardBefore", "  name P\n", 1, 3,
     "this line belongs to no card, expected one like 'poker ID' at the margin before it"},
    {"NoId", "poker\n", 1, 6,
     "no id after 'poker', expected a line like 'story story-blood-money'"},
    {"UnknownDeck", "pokr poker-payday\n", 1, 1,
     "unknown deck 'pokr', did you mean 'poker'? (expected corner, pack, space, poker, item, "
     "fight, character, "
     "cattle, die, marshal, wanted, legend, trigger, story, goal, mib or mib-rules)"},
    {"TwiceInOneFile", poker("action: draw 1") + "poker poker-payday\n", 6, 7,
     "the id 'poker-payday' is taken by mine.cards:1, expected another"},
    {"NothingToReplace", poker("replaces poker-nothing"), 5, 12,
     "there is no other 'poker' 'poker-nothing' to replace"},
    {"RankTaken", "poker poker-new\n  name N\n  cards 5 red\n  source ours\n", 3, 9,
     "'poker-payday' has these cards already, expected another rank or colour, or 'replaces "
     "poker-payday'"},
    {"NoRank", "poker poker-payday\n  name N\n  cards 15 red\n  source ours\n", 3, 9,
     "found '15', expected a rank: 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K or A"},
    {"AbilityOnAStory", story("gain $10\n  action: draw 1"), 6, 3,
     "an ability on a 'story' card, expected name, source, note, replaces, first-game, trigger, "
     "reward, bandits or sheriff"},
    {"UnknownTrigger",
     "story story-x\n  name X\n  trigger trigger-pokr\n  reward draw 1\n  source ours\n", 3, 11,
     "unknown story requirement 'trigger-pokr', did you mean 'trigger-poker'?"},
    {"BanditLetter", story("draw 1\n  bandits A D"), 6, 13, "found 'D', expected A, B or C"},
    {"UpgradeOfNothing", "item x-up\n  name X\n  upgrade-of mul\n  move 3\n  source ours\n", 3, 14,
     "unknown item 'mul', did you mean 'mule'?"},
    {"SecondUpgrade", "item x-up\n  name X\n  upgrade-of mule\n  move 3\n  source ours\n", 3, 14,
     "'mule' has an upgraded side already"},
    {"StartItem",
     "character annie-oakley\n  name A\n  start dr2 or dr3\n  items mule, rifel\n  source ours\n",
     4, 15, "unknown item 'rifel', did you mean 'rifle'?"},
    {"StartPlace", "character annie-oakley\n  name A\n  start dr99\n  source ours\n", 3, 9,
     "unknown place 'dr99', did you mean 'dr9'?"},
    {"FifthGoal",
     "goal goal-x\n  name X\n  character annie-oakley\n  when fight-won\n  source ours\n", 3, 13,
     "'annie-oakley' has four goals already, expected no more"},
    {"NoGoals", "character new\n  name New\n  start dr1\n  source ours\n", 1, 11,
     "'new' has 0 goals, expected four"},
    {"FightValueTaken", "fight x\n  name X\n  value 9\n  effect none\n  source ours\n", 3, 9,
     "'fight-9' has this value already, expected another"},
    {"DieFaces", "die die-gravel\n  name G\n  faces 2\n  effect none\n  source ours\n", 1, 1,
     "the die has 7 faces, expected six"},
    {"NinthCattle", "cattle x\n  name X\n  colour green\n  reward none\n  source ours\n", 3, 10,
     "too many cattle of this colour: at most 8"},
    {"PlaceAsId", "story dr1\n  name X\n  trigger trigger-poker\n  reward none\n  source ours\n", 1,
     7, "the id 'dr1' is a place on the map"},
    {"Corner", "corner mp1 mp3\n", 1, 8,
     "expected the ids of two neighbouring spaces, like 'corner mp1 mp6'"},
};

class Mistakes : public testing::TestWithParam<Mistake> {};

TEST_P(Mistakes, AreReportedWhereTheyAre) {
  const Mistake& mistake = GetParam();
  const CompileResult result = compile_over(mistake.text);
  EXPECT_FALSE(result.content);
  ASSERT_FALSE(result.errors.empty());
  const Diagnostic& error = result.errors.back();  // "mine.cards" comes after "content/…"
  EXPECT_EQ(to_string(error), "mine.cards:" + std::to_string(mistake.line) + ":" +
                                  std::to_string(mistake.column) + ": " + mistake.message);
}

INSTANTIATE_TEST_SUITE_P(Content, Mistakes, testing::ValuesIn(kMistakes),
                         [](const auto& one) { return std::string(one.param.name); });

// ---- with Ante Up

std::string event(std::string line) {
  return "event event-01\n  name A\n  source ours\n  line " + line + "\n";
}
std::string train(std::string reveal) {
  return "train train-trap\n  name A\n  guard 2\n  source ours\n  win none\n  lose none\n  "
         "reveal " +
         reveal + "\n";
}

const Mistake kAnteUpMistakes[] = {
    {"Resource", story("gain 1 XP"), 5, 17,
     "found 'XP', expected LP, MP, WP, GP, nugget, longhorn, legend or same, did you mean 'LP'?"},
    {"LoseGamblerPoints", story("lose 1 GP"), 5, 17, "'GP' cannot be lost, expected LP or nugget"},
    {"Piece", story("send marshal to dr1"), 5, 15,
     "found 'marshal', expected self, sheriff or train"},
    {"NoStop", event("send train to dr1"), 4, 22,
     "'dr1' is no stop of the train, expected one of its circuit"},
    {"StopOfMany", event("send train to rail-station"), 4, 22,
     "'rail-station' is more than one space, expected one"},
    {"SelfToAdjacent", poker("action: send self to adjacent"), 5, 24,
     "'adjacent' is for the Sheriff, expected a space or train"},
    {"AtTheTrain", goal("end-of-turn: at train"), 5, 24,
     "the train is no fixed place, expected a space, a town or a location"},
    {"ManInBlackToTheTrain", mib("send self to train"), 5, 21,
     "the train is no fixed place, expected a space, a town or a location"},
    {"ManInBlackGambles", mib("gain 1 GP"), 5, 15, "'GP' is for cards of players"},
    {"ManInBlackCallsAnEvent", mib("event 1"), 5, 8, "'event' is for cards of players"},
    {"Token", event("place 1 bandit at dr1"), 4, 16,
     "found 'bandit', expected outlaw, claim-jumper, high-roller, longhorn or nugget"},
    {"TwoTokens", event("place 2 outlaw at dr1"), 4, 14,
     "found '2', expected 1: a space holds one token"},
    {"TokenInManySpaces", event("place 1 outlaw at mine"), 4, 26,
     "'mine' is more than one space, expected one"},
    {"NoAt", event("place 1 longhorn on mp3"), 4, 25, "found 'on', expected 'at' after the token"},
    {"HighRollerOutside", event("place 1 high-roller at dr1"), 4, 31,
     "a high roller sits in a saloon, expected one like saloon@darkrock"},
    {"HighRollerOnOneSpace", event("place 1 high-roller at dr5"), 4, 31,
     "a high roller sits in a saloon, expected one like saloon@darkrock"},
    {"HighRollerEverywhere", event("place 1 high-roller at saloon"), 4, 31,
     "a high roller sits in a saloon, expected one like saloon@darkrock"},
    {"NuggetsEverywhere",
     event("place 1 nugget at dr1; place 1 nugget at dr2; place 1 nugget at dr3; place 1 nugget at "
           "dr4; place 1 nugget at dr5; place 1 nugget at dr6; place 1 nugget at dr7; place 1 "
           "nugget at dr8; place 1 nugget at dr9"),
     4, 210, "nuggets on too many different spaces, expected at most 8 on all cards"},
    {"EventOfThree", poker("action: event 1 of 3"), 5, 22, "found '3', expected the number 2"},
    {"TwoEvents", poker("action: event 2"), 5, 17, "found '2', expected the number 1"},
    {"PokerAsAReaction", poker("reaction@end-of-move: start-poker"), 5, 25,
     "'start-poker' is for actions"},
    {"EventThatPays", event("place 1 outlaw at dr1; gain $10"), 4, 31,
     "an event cannot do this, expected place, send sheriff or send train"},
    {"EventWithAChoice", event("choose { send train to sv12 or send train to fr1 }"), 4, 8,
     "an event cannot do this, expected place, send sheriff or send train"},
    {"EventSendsAPlayer", event("send self to dr1"), 4, 13,
     "an event sends no player, expected sheriff or train"},
    {"EventWithoutAPlayer", event("send sheriff to adjacent"), 4, 24,
     "found 'adjacent', expected a space"},
    {"OwnCardAfterTheFight",
     "train train-trap\n  name A\n  guard 2\n  source ours\n  reveal none\n  lose none\n  win "
     "own-card -1\n",
     7, 7, "'own-card' is for the moment fight-reveal"},
    {"TrainReveal", train("keep 1 random"), 7, 10,
     "'keep' is for the moments poker-won and poker-lost"},
    {"Guard",
     "train train-trap\n  name A\n  guard 10\n  source ours\n  reveal none\n  win none\n  "
     "lose none\n",
     3, 9, "found '10', expected a number from 1 to 9"},
    {"NinthTrainCard",
     "train x\n  name X\n  guard 1\n  reveal none\n  win none\n  lose none\n  source ours\n", 1, 1,
     "9 train cards, expected 8"},
    {"ThirteenthFrontierToken", "frontier x\n  name X\n  number 1\n  reward none\n  source ours\n",
     1, 1, "13 frontier tokens, expected 12"},
    {"NinthStop", "stop x\n  name X\n  space dr1\n  source ours\n", 1, 1,
     "9 stops of the train, expected 8"},
    {"AnotherStop", "stop stop-2\n  name X\n  space dr1\n  source ours\n", 3, 9,
     "found 'dr1', expected 'cj8', stop 2 of the map's train_circuit"},
    {"SecondLonghorn", "longhorn x\n  name X\n  count 6\n  reward none\n  source ours\n", 1, 1,
     "2 'longhorn' cards, expected one"},
    {"GamblerSpaceTaken", "gambler x\n  name X\n  space 7\n  reward none\n  source ours\n", 3, 9,
     "'gambler-7' is this space, expected another"},
    {"NoBeyond", "gambler gambler-7\n  name X\n  space 7\n  reward none\n  source ours\n", 1, 9,
     "'gambler-7' has no 'beyond' line, expected one like 'beyond gain $20'"},
    {"GamblerSpace", "gambler gambler-1\n  name X\n  space 8\n  reward none\n  source ours\n", 3, 9,
     "found '8', expected a number from 1 to 7"},
    {"BeyondTooSoon",
     "gambler gambler-1\n  name X\n  space 1\n  reward none\n  beyond draw 1\n  source ours\n", 5,
     10, "'beyond' is for the last space"},
    {"SeventhLegend", "legend x\n  name X\n  count 3\n  lp 1\n  source ours\n", 4, 6,
     "'legend-au-1' has this value, expected another"},
    {"UnknownDeck", "evnt event-01\n", 1, 1,
     "unknown deck 'evnt', did you mean 'event'? (expected corner, pack, space, poker, item, "
     "fight, character, "
     "cattle, die, marshal, wanted, legend, trigger, story, goal, mib, mib-rules, event, train, "
     "frontier, outlaw, claim-jumper, high-roller, longhorn, gambler or stop)"},
    {"UnknownTown", goal("end-of-turn: at saloon@dark"), 5, 31,
     "unknown town 'dark' (expected darkrock, red-falls or buzzard-gulch)"},
    {"UnknownSpace", goal("end-of-turn: at fr99"), 5, 24,
     "unknown place 'fr99', did you mean 'fr9'?"},
};

class AnteUpMistakes : public testing::TestWithParam<Mistake> {};

TEST_P(AnteUpMistakes, AreReportedWhereTheyAre) {
  const Mistake& mistake = GetParam();
  const CompileResult result = compile_over(mistake.text, "mine.cards", kAnteUp);
  EXPECT_FALSE(result.content);
  ASSERT_FALSE(result.errors.empty());
  EXPECT_EQ(to_string(result.errors.back()), "mine.cards:" + std::to_string(mistake.line) + ":" +
                                                 std::to_string(mistake.column) + ": " +
                                                 mistake.message);
}

INSTANTIATE_TEST_SUITE_P(Content, AnteUpMistakes, testing::ValuesIn(kAnteUpMistakes),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(Errors, TooManyTokens) {
  std::string text;
  for (int i = 0; i < 3; ++i)
    text +=
        "outlaw x" + std::to_string(i) + "\n  name X\n  cards 1\n  reward none\n  source ours\n";
  const CompileResult result = compile_over(text, "mine.cards", kAnteUp);
  ASSERT_EQ(result.errors.size(), 1u);
  EXPECT_EQ(result.errors[0].message,
            "too many outlaws, claim jumpers and high rollers: at most 16");
}

TEST(Errors, TooManyItems) {
  std::string text;
  const int room = kMaxItems - default_content(kAnteUp).catalog.n_items;
  for (int i = 0; i <= room; ++i) text += another_item("x" + std::to_string(i));
  const CompileResult result = compile_over(text, "mine.cards", kAnteUp);
  ASSERT_FALSE(result.errors.empty());
  EXPECT_EQ(to_string(result.errors.back()),
            "mine.cards:" + std::to_string(5 * room + 1) + ":1: too many items: at most 16");
}

TEST(Errors, TooManyEvents) {
  std::string text;
  const int room = 32 - default_content(kAnteUp).catalog.n_events;
  for (int i = 0; i < room; ++i)
    text += "event x" + std::to_string(i) + "\n  name X\n  line none\n  source ours\n";
  EXPECT_TRUE(compile_over(text, "mine.cards", kAnteUp).content);
  const CompileResult result =
      compile_over("event y\n  name Y\n  line none\n  source ours\n" + text, "mine.cards", kAnteUp);
  ASSERT_EQ(result.errors.size(), 1u);
  EXPECT_EQ(to_string(result.errors[0]),
            "mine.cards:" + std::to_string(4 * room + 1) + ":1: too many events: at most 32");
}

TEST(Errors, TheBoardOfAnteUpAlone) {
  std::vector<SourceFile> files = default_sources(kAnteUp);
  std::erase_if(files, [](const SourceFile& f) { return !f.path.ends_with("map-ante-up.json"); });
  const CompileResult result = compile(files);
  EXPECT_FALSE(result.content);
  EXPECT_GT(result.errors.size(), 50u);
}

TEST(Errors, TheCardsOfAnteUpWithoutItsBoard) {
  std::vector<SourceFile> files = default_sources(kAnteUp);
  std::erase_if(files, [](const SourceFile& f) { return f.path.ends_with("map-ante-up.json"); });
  const CompileResult result = compile(files);
  ASSERT_FALSE(result.errors.empty());
  int others = 0;
  for (const Diagnostic& error : result.errors)
    others += error.message.find("needs the Ante Up expansion") == std::string::npos;
  EXPECT_LT(others, static_cast<int>(result.errors.size()) / 2);
}

TEST(Errors, AllAreCollected) {
  const CompileResult result = compile_over(poker("action: gian $30") + fight("wuond 1") +
                                            story("gain $5") + mib("gain 1 lp"));
  ASSERT_EQ(result.errors.size(), 4u);
  EXPECT_EQ(result.errors[0].line, 5);
  EXPECT_EQ(result.errors[1].line, 10);
  EXPECT_EQ(result.errors[2].line, 15);
  EXPECT_EQ(result.errors[3].line, 20);
}

TEST(Errors, ADeckWithAHole) {
  std::vector<SourceFile> files = default_sources();
  for (SourceFile& file : files) {
    const auto at = file.text.find("cards    5 red");
    if (file.path.ends_with("poker.cards")) file.text.replace(at, 14, "cards    5 blu");
  }
  const CompileResult result = compile(files);
  ASSERT_EQ(result.errors.size(), 2u);
  EXPECT_EQ(result.errors[0].message,
            "found '5 blu', expected a rank and a colour like '3 red' or 'J black'");
  EXPECT_EQ(result.errors[1].message,
            "no poker card is 5 red, expected one of every rank and colour");
}

TEST(Errors, ACardWithoutAPlaceIsReadToItsEnd) {
  const CompileResult result =
      compile_over("poker poker-payday\n  name P\n  action: gane $20\n  source ours\n");
  std::string all;
  for (const Diagnostic& error : result.errors) all += to_string(error) + "\n";
  EXPECT_NE(all.find("'poker-payday' has no 'cards' line"), std::string::npos) << all;
  EXPECT_NE(all.find("mine.cards:3:11: unknown verb 'gane', did you mean 'gain'?"), all.npos)
      << all;
}

TEST(Errors, AnotherDeckUnderTheSameId) {
  const CompileResult result =
      compile_over("item poker-payday\n  name P\n  type general\n  price $10\n  source ours\n");
  const Lexicon& lexicon = default_content().lexicon;
  const Entry& payday = lexicon.entry(Deck::kPoker, lexicon.find("poker-payday")->second);
  ASSERT_FALSE(result.errors.empty());
  EXPECT_EQ(to_string(result.errors.back()),
            "mine.cards:1:1: 'poker-payday' is a 'poker' in content/base/poker.cards:" +
                std::to_string(payday.line) + ", expected the same deck");
}

TEST(Errors, NoFilesAtAll) {
  const CompileResult result = compile({});
  EXPECT_FALSE(result.content);
  EXPECT_GT(result.errors.size(), 50u);
}

TEST(Errors, TooManyPrograms) {
  std::string text;
  for (int i = 0; i < 4; ++i) {
    std::string reward = "draw 1";
    for (int j = 0; j < 400; ++j) reward += "; draw 1";
    text += "story x" + std::to_string(i) + "\n  name X\n  trigger trigger-poker\n  reward " +
            reward + "\n  source ours\n";
  }
  const CompileResult result = compile_over(text);
  ASSERT_EQ(result.errors.size(), 1u);
  EXPECT_EQ(result.errors[0].message,
            "the programs of all cards are too long together: at most 2048 instructions");
}

TEST(Errors, TooManyOnce) {
  std::string abilities;
  for (int i = 0; i < 40; ++i) abilities += "  reaction@end-of-move once: draw 1\n";
  const CompileResult result = compile_over(item("copies 6") + abilities);
  ASSERT_FALSE(result.errors.empty());
  EXPECT_EQ(result.errors[0].message, "too many abilities with 'once': at most 32");
}

}  // namespace
}  // namespace dr
