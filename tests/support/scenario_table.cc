// What lies on the table of a scenario.
#include <gtest/gtest.h>

#include "engine/rules/ante_up.h"
#include "tests/support/scenario.h"
#include "tests/support/scenario_words.h"

namespace dr {

Scenario& Scenario::edition(std::string_view profile) {
  for (int i = 0; i < static_cast<int>(Profile::kCount); ++i)
    if (profile == kProfileId[i]) {
      state_.pub.switches = profile_switches(static_cast<Profile>(i), with_ante_up(state_.pub));
      return *this;
    }
  ADD_FAILURE() << "no such edition: " << profile;
  return *this;
}

Scenario& Scenario::side(std::string_view switch_id, std::string_view side) {
  for (int i = 0; i < kSwitches; ++i) {
    if (switch_id != kSwitchInfo[i].id) continue;
    for (unsigned s = 0; s < 2; ++s)
      if (side == kSwitchInfo[i].side[s]) {
        state_.pub.switches = (state_.pub.switches & ~(1u << i)) | s << i;
        return *this;
      }
  }
  ADD_FAILURE() << "no such switch side: " << switch_id << "=" << side;
  return *this;
}

Scenario& Scenario::character(Seat seat, std::string_view id) {
  state_.pub.player[seat].character = static_cast<std::uint8_t>(find(Deck::kCharacter, id));
  return *this;
}

Scenario& Scenario::at(Seat seat, std::string_view space) {
  (seat == kMib ? state_.pub.mib.space : state_.pub.player[seat].space) =
      static_cast<Space>(find(Deck::kSpace, space));
  return *this;
}

Scenario& Scenario::lp(Seat seat, int n) {
  if (seat == kMib) {
    state_.pub.mib.lp = static_cast<std::uint8_t>(n);
    return *this;
  }
  state_.pub.player[seat].lp = static_cast<std::uint8_t>(n);
  return n >= 5 ? unlocked(seat) : *this;
}

Scenario& Scenario::unlocked(Seat seat) {
  state_.pub.player[seat].flags |= Player::kUnlocked;
  return *this;
}

Scenario& Scenario::mp(Seat seat, int n) {
  state_.pub.player[seat].mp = static_cast<std::uint8_t>(n);
  return *this;
}

Scenario& Scenario::wp(Seat seat, int n) {
  state_.pub.player[seat].wp = static_cast<std::uint8_t>(n);
  return *this;
}

Scenario& Scenario::cash(Seat seat, int dollars) {
  (seat == kMib ? state_.pub.mib.cash : state_.pub.player[seat].cash) =
      static_cast<std::uint8_t>(dollars / 10);
  return *this;
}

Scenario& Scenario::nuggets(Seat seat, int n) {
  state_.pub.supply_nuggets =
      static_cast<std::uint8_t>(state_.pub.supply_nuggets + state_.pub.player[seat].nuggets - n);
  state_.pub.player[seat].nuggets = static_cast<std::uint8_t>(n);
  return *this;
}

Scenario& Scenario::wounds(Seat seat, int n) {
  state_.pub.player[seat].wounds = static_cast<std::uint8_t>(n);
  return *this;
}

Scenario& Scenario::hand(Seat seat, std::string_view cards) {
  for (const std::string& word : split(cards)) {
    const Card card = find_card(word);
    EXPECT_TRUE(state_.hid.poker_deck & bit(card)) << word << " is not in the deck any more";
    state_.hid.poker_deck &= ~bit(card);
    state_.own[seat].hand |= bit(card);
    ++state_.pub.player[seat].hand_n;
    --state_.pub.poker_deck_n;
  }
  return *this;
}

Scenario& Scenario::discards(std::string_view cards) {
  for (const std::string& word : split(cards)) {
    const Card card = find_card(word);
    EXPECT_TRUE(state_.hid.poker_deck & bit(card)) << word << " is not in the deck any more";
    state_.hid.poker_deck &= ~bit(card);
    state_.pub.discards |= bit(card);
    --state_.pub.poker_deck_n;
  }
  return *this;
}

Scenario& Scenario::deck_only(std::string_view cards) {
  state_.hid.poker_deck = 0;
  for (const std::string& word : split(cards)) state_.hid.poker_deck |= bit(find_card(word));
  state_.pub.poker_deck_n = static_cast<std::uint8_t>(count(state_.hid.poker_deck));
  return *this;
}

void Scenario::give(Seat seat, std::string_view id, bool active) {
  const int side = find(Deck::kItem, id);
  const Item item = static_cast<Item>(side / 2);
  Player& p = state_.pub.player[seat];
  if (!(p.items >> item & 1)) --state_.pub.stock[item];
  p.items |= 1u << item;
  if (side % 2) p.upgraded |= 1u << item;
  if (!active) return;
  if (content_.catalog.items[item].type == ItemType::kMount) p.mount = item;
  if (content_.catalog.items[item].type == ItemType::kWeapon) p.weapon = item;
}

Scenario& Scenario::item(Seat seat, std::string_view id) {
  give(seat, id, true);
  return *this;
}

Scenario& Scenario::carried(Seat seat, std::string_view id) {
  give(seat, id, false);
  return *this;
}

Scenario& Scenario::cattle(Seat seat, std::string_view id) {
  const int token = find(Deck::kCattle, id);
  const int colour = token / kCattlePerColour;
  state_.own[seat].cattle = static_cast<std::uint8_t>(token);
  state_.pub.player[seat].cattle = static_cast<std::uint8_t>(colour);
  state_.hid.cattle[colour] &= static_cast<std::uint8_t>(~(1u << token % kCattlePerColour));
  --state_.pub.cattle_n[colour];
  return *this;
}

Scenario& Scenario::bandits(std::string_view spaces) {
  for (const std::string& id : split(spaces))
    state_.pub.bandits.add(static_cast<Space>(find(Deck::kSpace, id)));
  return *this;
}

Scenario& Scenario::sheriff(std::string_view space) {
  state_.pub.sheriff = static_cast<Space>(find(Deck::kSpace, space));
  return *this;
}

Scenario& Scenario::story(int deck, std::string_view id) {
  const int story = find(Deck::kStory, id);
  state_.hid.story_pool &= ~(std::uint64_t{1} << story);
  state_.hid.story_top[deck] = static_cast<std::uint8_t>(story);
  state_.pub.trigger[deck] = content_.catalog.stories[story].trigger;
  state_.pub.story_n[deck] = 10;
  return *this;
}

Scenario& Scenario::discs(Seat seat, int deck, int n) {
  (seat == kMib ? state_.pub.mib.discs : state_.pub.player[seat].discs)[deck] =
      static_cast<std::uint8_t>(n);
  state_.pub.last_disc[deck] = seat;
  return *this;
}

Scenario& Scenario::goals(Seat seat, std::string_view ids) {
  state_.pub.goals = 1;
  state_.own[seat].goals = 0;
  for (const std::string& id : split(ids)) {
    const int goal = find(Deck::kGoal, id);
    EXPECT_EQ(goal / kGoalsPerCharacter, state_.pub.player[seat].character)
        << id << " is another's goal";
    state_.own[seat].goals |= static_cast<std::uint8_t>(1u << goal % kGoalsPerCharacter);
  }
  return *this;
}

Scenario& Scenario::round(int n) {
  state_.pub.round = static_cast<std::uint8_t>(n);
  return *this;
}

Scenario& Scenario::actions(int n) {
  state_.pub.actions_left = static_cast<std::uint8_t>(n);
  return *this;
}

}  // namespace dr
