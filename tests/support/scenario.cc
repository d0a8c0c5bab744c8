#include "tests/support/scenario.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/flow/game.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/turn.h"
#include "replay/words.h"
#include "text/wording.h"
#include "text/wording_prompt.h"

namespace dr {
namespace {

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text)
    if (c == ' ' || c == ',') {
      if (!word.empty()) words.push_back(word);
      word.clear();
    } else {
      word += c;
    }
  if (!word.empty()) words.push_back(word);
  return words;
}

// Plain spaces, one for each player, with nobody near anything.
constexpr const char* kParking[] = {"mp8", "sh3", "sh11", "cj10", "sv1", "sh6"};
constexpr const char* kCast[] = {"mary-fields",  "kit-carson", "yb-rowdy",
                                 "bloody-knife", "wyatt-earp", "annie-oakley"};

void clear_player(State& state, Seat seat) {
  Player& p = state.pub.player[seat];
  Private& own = state.own[seat];
  state.hid.poker_deck |= own.hand;
  own.hand = 0;
  for (int i = 0; i < kMaxItems; ++i) state.pub.stock[i] += p.items >> i & 1;
  p.items = p.upgraded = 0;
  p.weapon = p.mount = p.cattle = kNone;
  p.hand_n = p.cash = p.lp = p.mp = p.wp = p.nuggets = p.wounds = p.flags = 0;
}

void clear_ante_up(State& state) {
  AnteUp& au = state.pub.au;
  AnteUpHidden& hid = state.hid.au;
  for (const AnteUp::Pile& pile : au.gold)
    state.pub.supply_nuggets = static_cast<std::uint8_t>(state.pub.supply_nuggets + pile.n);
  std::memset(au.gold, 0, sizeof au.gold);
  au.longhorn_supply = static_cast<std::uint8_t>(au.longhorn_supply + au.longhorns.size());
  au.outlaws = au.claim_jumpers = au.longhorns = {};
  au.rollers = au.markers = au.train = 0;
  hid.events |= au.event_discards;
  au.events_n = static_cast<std::uint8_t>(std::popcount(hid.events));
  au.event_discards = 0;
  std::memset(au.frontier, 0, sizeof au.frontier);
  std::memset(hid.token_at, 0, sizeof hid.token_at);
  std::memset(hid.frontier_at, kNone, sizeof hid.frontier_at);
}

}  // namespace

Setup ante_up(int modules) {
  Setup setup;
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(Profile::kIt2023, true);
  return setup;
}

Scenario::Scenario(int players, Setup setup)
    : content_(default_content(setup.modules & (kAnteUp | kAlternativePoker))) {
  setup.players = static_cast<std::uint8_t>(players);
  for (int i = 0; i < players; ++i)
    if (setup.characters[i] == kNone && !setup.first_game)
      setup.characters[i] = static_cast<std::uint8_t>(find(Deck::kCharacter, kCast[i]));
  state_ = new_game(content_.catalog, setup, seed_from(1));
  while (state_.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state_.pub)));
    Choices options;
    legal(content_.catalog, observe(state_, seat), options);
    apply(content_.catalog, state_, seat, options[0]);
  }
  for (Seat seat = 0; seat < players; ++seat) {
    clear_player(state_, seat);
    at(seat, kParking[seat]);
  }
  Public& pub = state_.pub;
  pub.bandits = {};
  pub.first = 0;
  pub.actions_left = 3;
  pub.poker_deck_n = static_cast<std::uint8_t>(count(state_.hid.poker_deck));
  for (int deck = 0; deck < 2; ++deck) {
    state_.hid.story_top[deck] = pub.trigger[deck] = kNone;
    pub.story_n[deck] = 0;
  }
  state_.hid.story_pool = 0;
  for (int i = 0; i < content_.catalog.n_stories; ++i)
    state_.hid.story_pool |= std::uint64_t{1} << i;
  if (players == 2) at(kMib, "sv12");
  if (!with_ante_up(pub)) return;
  clear_ante_up(state_);
  trading_post("derringer quarter-horse gazette snake-oil");
}

Scenario::~Scenario() {
  if (::testing::Test::HasFailure()) return;
  EXPECT_EQ(state_.hid.forced_at, state_.hid.forced_n) << "a forced outcome was not used";
  const Ask ask = state_.pub.ask;
  const bool at_rest = ask == Ask::kAction || ask == Ask::kIncome || ask == Ask::kNothing;
  EXPECT_TRUE(at_rest || open_ok_) << "the script ends while a question is open: "
                                   << say_prompt(content_, observe_public(state_));
}

Card Scenario::find_card(std::string_view word) const {
  const Card card = parse_card(word);
  EXPECT_NE(card, kNone) << "no such card: " << word;
  return card == kNone ? 0 : card;
}

int Scenario::find(Deck deck, std::string_view id) const {
  const auto found = content_.lexicon.find(id);
  const bool ok = found && found->first == deck;
  EXPECT_TRUE(ok) << "no such id: " << id;
  return ok ? found->second : 0;
}

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

Scenario& Scenario::gp(Seat seat, int n) {
  state_.pub.player[seat].gp = static_cast<std::uint8_t>(n);
  return *this;
}

Scenario& Scenario::longhorns(Seat seat, int n) {
  state_.pub.player[seat].longhorns = static_cast<std::uint8_t>(n);
  state_.pub.au.longhorn_supply = static_cast<std::uint8_t>(state_.pub.au.longhorn_supply - n);
  return *this;
}

Scenario& Scenario::legends(Seat seat, std::string_view worths) {
  for (const std::string& word : split(worths)) {
    const int worth = word[0] - '1';
    --state_.hid.legends[worth];
    --state_.pub.legends_n;
    ++state_.own[seat].legends[worth];
    ++state_.pub.player[seat].legends_n;
  }
  return *this;
}

Scenario& Scenario::token(std::string_view id, std::string_view where) {
  const auto found = content_.lexicon.find(id);
  Space space = static_cast<Space>(find(Deck::kSpace, where));
  const auto& lexicon = content_.lexicon;
  int index = found ? found->second : 0;
  AnteUp& au = state_.pub.au;
  switch (found ? found->first : Deck::kCount) {
    case Deck::kOutlaw: au.outlaws.add(space); break;
    case Deck::kClaimJumper:
      index += lexicon.size(Deck::kOutlaw);
      au.claim_jumpers.add(space);
      break;
    case Deck::kHighRoller: {
      index += lexicon.size(Deck::kOutlaw) + lexicon.size(Deck::kClaimJumper);
      const Town town = content_.catalog.spaces[space].town;
      au.rollers |= static_cast<std::uint8_t>(1u << static_cast<int>(town));
      space = saloon_of(content_.catalog, town);
      break;
    }
    default: ADD_FAILURE() << "no such token: " << id; return *this;
  }
  state_.hid.au.token_at[index] = static_cast<std::uint8_t>(space + 1);
  return *this;
}

Scenario& Scenario::longhorn_at(std::string_view space) {
  state_.pub.au.longhorns.add(static_cast<Space>(find(Deck::kSpace, space)));
  --state_.pub.au.longhorn_supply;
  return *this;
}

Scenario& Scenario::gold(std::string_view space, int n) {
  AnteUp::Pile* pile = state_.pub.au.gold;
  while (pile->n) ++pile;
  *pile = {static_cast<Space>(find(Deck::kSpace, space)), static_cast<std::uint8_t>(n)};
  state_.pub.supply_nuggets = static_cast<std::uint8_t>(state_.pub.supply_nuggets - n);
  return *this;
}

Scenario& Scenario::frontier(std::string_view space, std::string_view id) {
  const int token = find(Deck::kFrontier, id);
  const int i = frontier_here(content_.catalog, static_cast<Space>(find(Deck::kSpace, space)));
  if (i < 0) {
    ADD_FAILURE() << space << " is no frontier";
    return *this;
  }
  state_.hid.au.frontier_at[i] = static_cast<std::uint8_t>(token);
  state_.pub.au.frontier[i] = content_.catalog.frontier[token].number;
  return *this;
}

Scenario& Scenario::train(std::string_view space) {
  for (int stop = 0; stop < kTrainStops; ++stop)
    if (content_.catalog.stops[stop] == find(Deck::kSpace, space)) {
      state_.pub.au.train = static_cast<std::uint8_t>(stop);
      return *this;
    }
  ADD_FAILURE() << "the train does not stop at " << space;
  return *this;
}

Scenario& Scenario::marker(std::string_view where) {
  static constexpr std::string_view kMarkers[] = {"gambler", "marshal", "wanted", "5",
                                                  "10",      "15",      "20"};
  for (int i = 0; i < 7; ++i)
    if (where == kMarkers[i]) {
      state_.pub.au.markers |= static_cast<std::uint8_t>(1u << i);
      return *this;
    }
  ADD_FAILURE() << "no such marker: " << where;
  return *this;
}

Scenario& Scenario::trading_post(std::string_view ids) {
  state_.pub.au.rack = 0;
  for (const std::string& id : split(ids))
    state_.pub.au.rack |= static_cast<std::uint16_t>(1u << find(Deck::kItem, id) / 2);
  return *this;
}

Scenario& Scenario::next_events(std::string_view ids) {
  for (const std::string& id : split(ids))
    force(state_.hid, Purpose::kEvent, find(Deck::kEvent, id));
  return *this;
}

Scenario& Scenario::next_train(std::string_view id) {
  force(state_.hid, Purpose::kTrain, find(Deck::kTrain, id));
  return *this;
}

Scenario& Scenario::next_token(std::string_view id) {
  const auto found = content_.lexicon.find(id);
  int index = found ? found->second : 0;
  for (const Deck deck : {Deck::kOutlaw, Deck::kClaimJumper})
    if (found && found->first > deck) index += content_.lexicon.size(deck);
  force(state_.hid, Purpose::kToken, index);
  return *this;
}

Scenario& Scenario::faro(std::string_view ids, int hidden) {
  fight_deck(ids);
  for (int shuffle = 0; shuffle < 2; ++shuffle)  // to the last place and back
    for (const int j : {hidden, 2, 1}) force(state_.hid, Purpose::kFaro, j);
  return *this;
}

Scenario& Scenario::draws(std::string_view cards) {
  for (const std::string& word : split(cards))
    force(state_.hid, Purpose::kPokerDeck, find_card(word));
  return *this;
}

Scenario& Scenario::fight_deck(std::string_view ids) {
  std::vector<int> order;
  for (const std::string& id : split(ids)) order.push_back(find(Deck::kFight, id));
  const std::size_t named = order.size();
  for (int card = 0; card < kFightCards; ++card) {
    bool first = true;
    for (std::size_t i = 0; i < named; ++i) first &= order[i] != card;
    if (first) order.push_back(card);
  }
  for (int i = 0; i < kFightCards; ++i)
    state_.hid.fight_order[i] = static_cast<std::uint8_t>(order[static_cast<std::size_t>(i)]);
  return *this;
}

Scenario& Scenario::dice(std::string_view faces) {
  for (const std::string& id : split(faces))
    force(state_.hid, Purpose::kDice, find(Deck::kDie, id));
  return *this;
}

Scenario& Scenario::random_cards(std::string_view cards) {
  for (const std::string& word : split(cards)) force(state_.hid, Purpose::kHand, find_card(word));
  return *this;
}

Scenario& Scenario::next_story(std::string_view ids) {
  for (const std::string& id : split(ids))
    force(state_.hid, Purpose::kStory, find(Deck::kStory, id));
  return *this;
}

Scenario& Scenario::next_cattle(std::string_view id) {
  force(state_.hid, Purpose::kCattle, find(Deck::kCattle, id) % kCattlePerColour);
  return *this;
}

Scenario& Scenario::next_mib(std::string_view id) {
  force(state_.hid, Purpose::kManInBlack, find(Deck::kMib, id));
  return *this;
}

Scenario& Scenario::next_legends(std::string_view worths) {
  int supply[3];
  for (int i = 0; i < 3; ++i) supply[i] = state_.hid.legends[i];
  for (const std::string& word : split(worths)) {
    const int worth = word[0] - '1';
    int index = 0;
    for (int i = 0; i < worth; ++i) index += supply[i];
    --supply[worth];
    force(state_.hid, Purpose::kLegend, index);
  }
  return *this;
}

// Puts the turn frame at one of its steps and runs from there.
void Scenario::start(Seat seat, TurnStep step, bool mib) {
  Public& pub = state_.pub;
  pub.acting = 0;
  pub.ask = Ask::kNothing;
  Game g{content_.catalog, state_, &events_};
  while (pub.n_frames) pop(g);
  push<TurnFrame>(g, seat).step = step;
  if (mib) push<MibFrame>(g, kMib);
  advance(g);
}

Scenario& Scenario::turn(Seat seat) {
  state_.pub.active = seat;
  start(seat, TurnStep::kActions, false);
  return *this;
}

Scenario& Scenario::begin_turn(Seat seat) {
  start(seat, TurnStep::kBegin, false);
  return *this;
}

Scenario& Scenario::mib_turn() {
  start(state_.pub.first, TurnStep::kRoundEnd, true);
  return *this;
}

Scenario& Scenario::play(Seat seat, std::string_view words) {
  const ParsedChoice parsed = parse_choice(content_, words);
  if (!parsed.ok) {
    ADD_FAILURE() << "'" << words << "': " << parsed.problem;
    return *this;
  }
  const View view = observe(state_, seat);
  const Reject no = try_apply(content_.catalog, state_, seat, parsed.choice, &events_);
  if (!no.ok())
    ADD_FAILURE() << "player " << int{seat} << " cannot '" << words
                  << "': " << say_refusal(content_, view, parsed.choice, no)
                  << "\nasked: " << say_prompt(content_, view) << "\noptions:\n"
                  << options(seat);
  return *this;
}

Scenario& Scenario::refused(Seat seat, std::string_view words, std::string_view rule) {
  const ParsedChoice parsed = parse_choice(content_, words);
  EXPECT_TRUE(parsed.ok) << "'" << words << "': " << parsed.problem;
  const State before = state_;
  const Reject no = try_apply(content_.catalog, state_, seat, parsed.choice);
  EXPECT_FALSE(no.ok()) << "'" << words << "' is allowed";
  if (!no.ok()) {
    EXPECT_EQ(say_rule(no.rule), rule) << words;
  }
  EXPECT_EQ(std::memcmp(&before, &state_, sizeof before), 0) << "a refusal changed something";
  return *this;
}

Scenario& Scenario::settle() {
  for (int i = 0; i < 50 && state_.pub.ask == Ask::kWindow; ++i) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state_.pub)));
    Choices list;
    legal(content_.catalog, observe(state_, seat), list);
    if (list.n != 1) break;
    apply(content_.catalog, state_, seat, list[0], &events_);
  }
  return *this;
}

std::string Scenario::cards(Seat seat) const {
  std::string out;
  for_each_card(state_.own[seat].hand,
                [&](Card card) { out += (out.empty() ? "" : " ") + card_word(card); });
  return out;
}

std::string Scenario::space(Seat seat) const {
  return content_.lexicon.entry(Deck::kSpace, space_of(state_.pub, seat)).id;
}

std::string Scenario::sheriff_space() const {
  return content_.lexicon.entry(Deck::kSpace, state_.pub.sheriff).id;
}

bool Scenario::bandits_at(std::string_view space) const {
  return state_.pub.bandits.has(static_cast<Space>(find(Deck::kSpace, space)));
}

bool Scenario::discarded(std::string_view card) const {
  return (state_.pub.discards & bit(find_card(card))) != 0;
}

std::string Scenario::train_space() const {
  return content_.lexicon.entry(Deck::kSpace, content_.catalog.stops[state_.pub.au.train]).id;
}

bool Scenario::token_at(TokenKind kind, std::string_view where) const {
  const AnteUp& au = state_.pub.au;
  const Space space = static_cast<Space>(find(Deck::kSpace, where));
  switch (kind) {
    case TokenKind::kOutlaw: return au.outlaws.has(space);
    case TokenKind::kClaimJumper: return au.claim_jumpers.has(space);
    case TokenKind::kLonghorn: return au.longhorns.has(space);
    case TokenKind::kNugget: return dr::gold_at(state_.pub, space) > 0;
    case TokenKind::kHighRoller:
      return au.rollers >> static_cast<int>(content_.catalog.spaces[space].town) & 1;
  }
  return false;
}

int Scenario::gold_at(std::string_view space) const {
  return dr::gold_at(state_.pub, static_cast<Space>(find(Deck::kSpace, space)));
}

bool Scenario::offers(Seat seat, std::string_view words) const {
  const ParsedChoice parsed = parse_choice(content_, words);
  EXPECT_TRUE(parsed.ok) << "'" << words << "': " << parsed.problem;
  Choices list;
  legal(content_.catalog, observe(state_, seat), list);
  return list.has(parsed.choice);
}

std::string Scenario::options(Seat seat) const {
  Choices list;
  legal(content_.catalog, observe(state_, seat), list);
  std::string out;
  for (const Choice& choice : list) out += choice_words(content_, choice) + "\n";
  return out;
}

bool Scenario::asks(Seat seat, Ask ask) const {
  return state_.pub.ask == ask && (state_.pub.acting & seat_bit(seat));
}

bool Scenario::happened(EventKind kind, Seat seat) const {
  for (int i = 0; i < events_.n; ++i)
    if (events_.list[i].kind == kind && events_.list[i].seat == seat) return true;
  return false;
}

Scenario& Scenario::expect(Seat seat, Ask ask) {
  EXPECT_TRUE(asks(seat, ask)) << "asked now: " << say_prompt(content_, observe_public(state_));
  return *this;
}

}  // namespace dr
