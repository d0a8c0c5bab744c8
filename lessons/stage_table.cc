// What lies on the table.
#include "base/text.h"
#include "darkrock/queries.h"
#include "lessons/stage.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

using Args = Stage::Args;
using Problem = Stage::Problem;

constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }

Problem lay_edition(Stage& s, Seat, Args args) {
  for (int i = 0; i < static_cast<int>(Profile::kCount); ++i)
    if (args[0] == kProfileId[i]) {
      s.state.pub.switches =
          profile_switches(static_cast<Profile>(i), (s.state.pub.modules & kAnteUp) != 0);
      return {};
    }
  return "there is no edition " + quoted(args[0]) + "; expected it-2023, pt-br, uk or fr-2018";
}

Problem lay_switch(Stage& s, Seat, Args args) {
  const auto equals = args[0].find('=');
  for (int i = 0; i < kSwitches && equals != std::string_view::npos; ++i)
    for (unsigned side = 0; side < 2; ++side)
      if (args[0].substr(0, equals) == kSwitchInfo[i].id &&
          args[0].substr(equals + 1) == kSwitchInfo[i].side[side]) {
        s.state.pub.switches = (s.state.pub.switches & ~(1u << i)) | side << i;
        return {};
      }
  return "there is no switch " + quoted(args[0]) + "; expected one such as guard-ties=player";
}

Problem lay_length(Stage& s, Seat, Args args) {
  constexpr std::string_view kLengths[] = {"short", "medium", "long"};
  for (int i = 0; i < 3; ++i)
    if (args[0] == kLengths[i]) {
      s.state.pub.length = static_cast<Length>(i);
      return {};
    }
  return quoted(args[0]) + " is no length; expected short, medium or long";
}

Problem lay_character(Stage& s, Seat seat, Args args) {
  Problem problem;
  s.player(seat).character = byte(s.find_in(Deck::kCharacter, args[0], problem));
  return problem;
}

Problem lay_at(Stage& s, Seat seat, Args args) {
  Problem problem;
  (seat == kMib ? s.state.pub.mib.space : s.player(seat).space) =
      static_cast<Space>(s.find_in(Deck::kSpace, args[0], problem));
  return problem;
}

Problem lay_unlocked(Stage& s, Seat seat, Args) {
  s.player(seat).flags |= Player::kUnlocked;
  return {};
}

Problem lay_lp(Stage& s, Seat seat, Args args) {
  Problem problem;
  const int n = stage_number(args[0], 60, problem);
  (seat == kMib ? s.state.pub.mib.lp : s.player(seat).lp) = byte(n);
  return seat != kMib && n >= 5 ? lay_unlocked(s, seat, args) : problem;
}

template <std::uint8_t Player::* field, int max>
Problem lay_number(Stage& s, Seat seat, Args args) {
  Problem problem;
  s.player(seat).*field = byte(stage_number(args[0], max, problem));
  return problem;
}

Problem lay_cash(Stage& s, Seat seat, Args args) {
  Problem problem;
  (seat == kMib ? s.state.pub.mib.cash : s.player(seat).cash) =
      byte(stage_number(args[0], 1000, problem) / 10);
  return problem;
}

Problem lay_nuggets(Stage& s, Seat seat, Args args) {
  Problem problem;
  const int n = stage_number(args[0], 36, problem);
  s.state.pub.supply_nuggets = byte(s.state.pub.supply_nuggets + s.player(seat).nuggets - n);
  s.player(seat).nuggets = byte(n);
  return problem;
}

// A card leaves the deck.
Card take_card(Stage& s, std::string_view word, Problem& problem) {
  const Card card = s.find_card(word, problem);
  if (problem.empty() && !(s.state.hid.poker_deck & bit(card)))
    problem = std::string(word) + " is not in the deck any more";
  if (!problem.empty()) return kNone;
  s.state.hid.poker_deck &= ~bit(card);
  --s.state.pub.poker_deck_n;
  return card;
}

Problem lay_hand(Stage& s, Seat seat, Args args) {
  return for_each_word(args, [&](std::string_view word) {
    Problem problem;
    const Card card = take_card(s, word, problem);
    if (card == kNone) return problem;
    s.state.own[seat].hand |= bit(card);
    ++s.player(seat).hand_n;
    return problem;
  });
}

Problem lay_discards(Stage& s, Seat, Args args) {
  return for_each_word(args, [&](std::string_view word) {
    Problem problem;
    if (const Card card = take_card(s, word, problem); card != kNone)
      s.state.pub.discards |= bit(card);
    return problem;
  });
}

Problem lay_deck_only(Stage& s, Seat, Args args) {
  s.state.hid.poker_deck = 0;
  Problem problem = for_each_word(args, [&](std::string_view word) {
    Problem wrong;
    s.state.hid.poker_deck |= bit(s.find_card(word, wrong));
    return wrong;
  });
  s.state.pub.poker_deck_n = byte(count(s.state.hid.poker_deck));
  return problem;
}

Problem give(Stage& s, Seat seat, std::string_view id, bool active) {
  Problem problem;
  const int side = s.find_in(Deck::kItem, id, problem);
  if (!problem.empty()) return problem;
  const Item item = static_cast<Item>(side / 2);
  Player& p = s.player(seat);
  if (!(p.items >> item & 1)) --stock_of(s.state.pub, item);
  p.items |= 1u << item;
  if (side % 2) p.upgraded |= 1u << item;
  if (!active) return {};
  if (s.content.catalog.items[item].type == ItemType::kMount) p.mount = item;
  if (s.content.catalog.items[item].type == ItemType::kWeapon) p.weapon = item;
  return {};
}

template <bool active>
Problem lay_items(Stage& s, Seat seat, Args args) {
  return for_each_word(args, [&](std::string_view id) { return give(s, seat, id, active); });
}

Problem lay_cattle(Stage& s, Seat seat, Args args) {
  Problem problem;
  const int token = s.find_in(Deck::kCattle, args[0], problem);
  if (!problem.empty()) return problem;
  const int colour = token / kCattlePerColour;
  s.state.own[seat].cattle = byte(token);
  s.player(seat).cattle = byte(colour);
  s.state.hid.cattle[colour] &= byte(~(1 << token % kCattlePerColour));
  --s.state.pub.cattle_n[colour];
  return {};
}

Problem lay_bandits(Stage& s, Seat, Args args) {
  return for_each_word(args, [&](std::string_view id) {
    Problem problem;
    const Space space = static_cast<Space>(s.find_in(Deck::kSpace, id, problem));
    if (problem.empty()) s.state.pub.bandits.add(space);
    return problem;
  });
}

Problem lay_sheriff(Stage& s, Seat, Args args) {
  Problem problem;
  s.state.pub.sheriff = static_cast<Space>(s.find_in(Deck::kSpace, args[0], problem));
  return problem;
}

int side_of(std::string_view word, Problem& problem) {
  if (word == "left" || word == "right") return word == "right";
  problem = quoted(word) + " is no deck of stories; expected left or right";
  return 0;
}

Problem lay_story(Stage& s, Seat, Args args) {
  if (args.size() < 2) return "expected left or right, and a story";
  Problem problem;
  const int deck = side_of(args[0], problem);
  const int story = problem.empty() ? s.find_in(Deck::kStory, args[1], problem) : 0;
  if (!problem.empty()) return problem;
  s.state.hid.story_pool &= ~(std::uint64_t{1} << story);
  s.state.hid.story_top[deck] = byte(story);
  s.state.pub.trigger[deck] = s.content.catalog.stories[story].trigger;
  s.state.pub.story_n[deck] = 10;
  return {};
}

Problem lay_discs(Stage& s, Seat seat, Args args) {
  if (args.size() < 2) return "expected left or right, and how many discs";
  Problem problem;
  const int deck = side_of(args[0], problem);
  const int n = problem.empty() ? stage_number(args[1], 2, problem) : 0;
  if (!problem.empty()) return problem;
  (seat == kMib ? s.state.pub.mib.discs : s.player(seat).discs)[deck] = byte(n);
  s.state.pub.last_disc[deck] = seat;
  return {};
}

Problem lay_goals(Stage& s, Seat seat, Args args) {
  s.state.pub.goals = 1;
  s.state.own[seat].goals = 0;
  return for_each_word(args, [&](std::string_view id) -> Problem {
    Problem problem;
    const int goal = s.find_in(Deck::kGoal, id, problem);
    if (problem.empty() && goal / kGoalsPerCharacter != s.player(seat).character)
      return std::string(id) + " is a goal of another character";
    s.state.own[seat].goals |= byte(1 << goal % kGoalsPerCharacter);
    return problem;
  });
}

Problem lay_round(Stage& s, Seat, Args args) {
  Problem problem;
  s.state.pub.round = byte(stage_number(args[0], 60, problem));
  return problem;
}

Problem lay_last_round(Stage& s, Seat, Args) {
  s.state.pub.last_round = 1;
  return {};
}

Problem lay_actions(Stage& s, Seat, Args args) {
  Problem problem;
  s.state.pub.actions_left = byte(stage_number(args[0], 8, problem));
  return problem;
}

constexpr std::string_view kCardList = "cards, such as Kh 10c", kNumber = "a number",
                           kOneSpace = "a space, such as sv12", kItemList = "items, such as mule";

constexpr Stage::Word kTableWords[] = {
    {"edition", false, false, "it-2023, pt-br, uk or fr-2018", lay_edition},
    {"switch", false, false, "a switch and its side, such as guard-ties=player", lay_switch},
    {"length", false, false, "short, medium or long", lay_length},
    {"round", false, false, kNumber, lay_round},
    {"last-round", false, false, "", lay_last_round},
    {"character", true, false, "a character, such as annie-oakley", lay_character},
    {"at", true, true, kOneSpace, lay_at},
    {"lp", true, true, kNumber, lay_lp},
    {"unlocked", true, false, "", lay_unlocked},
    {"mp", true, false, kNumber, lay_number<&Player::mp, 20>},
    {"wp", true, false, kNumber, lay_number<&Player::wp, 20>},
    {"cash", true, true, "dollars", lay_cash},
    {"nuggets", true, false, kNumber, lay_nuggets},
    {"wounds", true, false, "0 to 3", lay_number<&Player::wounds, 3>},
    {"hand", true, false, kCardList, lay_hand},
    {"item", true, false, kItemList, lay_items<true>},
    {"carried", true, false, kItemList, lay_items<false>},
    {"cattle", true, false, "a cattle token, such as green-1", lay_cattle},
    {"goals", true, false, "goals of the character", lay_goals},
    {"discs", true, true, "left or right, and how many discs", lay_discs},
    {"discards", false, false, kCardList, lay_discards},
    {"deck-only", false, false, kCardList, lay_deck_only},
    {"bandits", false, false, "spaces, such as sh1 dx1", lay_bandits},
    {"sheriff", false, false, kOneSpace, lay_sheriff},
    {"story", false, false, "left or right, and a story", lay_story},
    {"actions", false, false, "actions left", lay_actions},
};

}  // namespace

std::span<const Stage::Word> table_words() { return kTableWords; }

}  // namespace dr
