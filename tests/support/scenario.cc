#include "tests/support/scenario.h"

#include <gtest/gtest.h>

#include "darkrock/queries.h"
#include "engine/rules/ante_up.h"
#include "replay/words.h"
#include "tests/support/scenario_words.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr {

Setup ante_up(int modules) {
  Setup setup;
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(Profile::kIt2023, true);
  return setup;
}

Scenario::Scenario(int players, Setup setup)
    : stage_(default_content(setup.modules & (kAnteUp | kAlternativePoker)),
             [&] {
               setup.players = static_cast<std::uint8_t>(players);
               return setup;
             }()),
      content_(stage_.content),
      state_(stage_.state) {}

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

Scenario& Scenario::put(std::string_view word, Seat seat, std::string_view args) {
  const std::vector<std::string> words = split(args);
  const std::vector<std::string_view> views(words.begin(), words.end());
  const std::string problem = stage_.lay(word, seat, views);
  EXPECT_EQ(problem, "") << word << " " << args;
  return *this;
}

Scenario& Scenario::begin(Seat seat, Begin where) {
  begin_at(content_.catalog, state_, seat, where, &events_);
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

}  // namespace dr
