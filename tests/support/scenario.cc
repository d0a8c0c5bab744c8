#include "tests/support/scenario.h"

#include <gtest/gtest.h>

#include "engine/flow/game.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/man_in_black.h"
#include "engine/rules/turn.h"
#include "replay/words.h"
#include "text/wording.h"
#include "text/wording_prompt.h"

namespace dr {
namespace {

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

Scenario& Scenario::expect(Seat seat, Ask ask) {
  EXPECT_TRUE(asks(seat, ask)) << "asked now: " << say_prompt(content_, observe_public(state_));
  return *this;
}

}  // namespace dr
