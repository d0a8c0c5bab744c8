// What people read in whole games.
#include <set>

#include "darkrock/choice_table.h"
#include "darkrock/event_table.h"
#include "darkrock/queries.h"
#include "text/wording/checks.h"
#include "text/wording/prompt.h"

namespace dr::wording_test {
namespace {

// Whoever chooses by title and detail can tell any two options apart.
void expect_different_options(const Content& content, const View& view, const Choices& legal) {
  std::set<std::string> seen;
  for (const Choice option : legal) {
    const std::string text = say_title(content, view, option, english()) + ": " +
                             say_detail(content, view, option, english());
    EXPECT_TRUE(seen.insert(text).second) << id_of(view.pub.ask) << ": " << text;
  }
}

TEST(Wording, ASheriffWhoStaysIsNotOneWhoComesBack) {
  Seat seat = 0;
  View view = observe(state_at_action(seat), seat);
  view.pub.ask = Ask::kSheriffTo;
  Choices legal;
  for (const std::uint8_t b : {0, 1}) legal.add(Verb::kSheriffTo, view.pub.sheriff, b);
  expect_different_options(content(), view, legal);
  EXPECT_EQ(say_choice(content(), view, legal[1]),
            "Move the Sheriff away and back to the Sheriff's Office");
}

void expect_clean_options(const Content& content, const View& view, const Choices& legal) {
  expect_clean(say_prompt(content, view), "question");
  if (cause_now(view.pub).kind == CauseKind::kMoment)
    EXPECT_TRUE(say_cause(content, view, english()).starts_with("You "));
  for (const Choice option : legal) {
    const std::string text = say_choice(content, view, option);
    expect_clean(text, "option");
    EXPECT_EQ(text.find('?'), std::string::npos) << text;
    EXPECT_NE(rule_text(rule_behind(view.pub, option)), "");
  }
  expect_different_options(content, view, legal);
  for (const Rule rule : {asked_by(view.pub), cause_now(view.pub).rule})
    EXPECT_NE(rule_text(rule), "") << say_rule(rule);
  for (const Choice refused : {Choice{Verb::kHeist}, Choice{Verb::kMove, 3}, Choice{Verb::kBuy, 0},
                               Choice{Verb::kRobTrain}, Choice{Verb::kExplore},
                               Choice{Verb::kHighRoller}, Choice{Verb::kCommunityPoker}})
    if (const WhyNot why = why_not(content.catalog, view, refused); !why.ok())
      expect_clean(say_refusal(content, view, refused, why), "refusal");
}

void expect_clean_events(const Content& content, const Public& pub, const Events& events) {
  const Cast cast = cast_of(content, pub);
  for (int e = 0; e < events.n; ++e) {
    if (!is_told(events.list[e].kind)) continue;
    const std::string text = say_event(content, events.list[e], cast);
    expect_clean(text, "event");
    EXPECT_EQ(text.find('?'), std::string::npos) << text;
    EXPECT_NE(rule_text(events.list[e].rule), "") << say_rule(events.list[e].rule);
  }
}

// What people read in whole games: every option, question, event and refusal.
void expect_clean_game(const dr::Setup& setup, std::uint64_t seed) {
  const Content& content = default_content(setup.modules);
  auto events = std::make_unique<Events>();
  State state = new_game(content.catalog, setup, seed_from(seed), events.get());
  expect_clean_events(content, state.pub, *events);
  Rng rng{seed};
  for (int i = 0; i < 500 && !state.pub.over; ++i) {
    const Seat seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(state.pub))));
    Choices legal;
    const Choice choice = any_choice(content.catalog, state, seat, rng, legal);
    expect_clean_options(content, observe(state, seat), legal);
    events->clear();
    apply(content.catalog, state, seat, choice, events.get());
    expect_clean_events(content, state.pub, *events);
  }
}

TEST(Wording, GamesReadClean) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + seed);
    setup.goals = 1;
    setup.switches = seed % 2 ? 0 : profile_switches(Profile::kUk);
    expect_clean_game(setup, seed);
  }
}

TEST(Wording, GamesWithAnteUpReadClean) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + seed);
    setup.goals = 1;
    setup.modules = seed % 2 ? kAllModules : kAnteUp;
    setup.switches = profile_switches(Profile::kIt2023, true);
    expect_clean_game(setup, seed);
  }
}

}  // namespace
}  // namespace dr::wording_test
