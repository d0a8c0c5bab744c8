#include "text/wording.h"

#include <gtest/gtest.h>

#include "assets/assets.h"
#include "text/wording_event.h"
#include "text/wording_ids.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }

// Words without a template are keys; words with an unfilled blank hold a brace.
void expect_clean(const std::string& text, std::string_view what) {
  EXPECT_FALSE(text.empty()) << what;
  EXPECT_EQ(text.find('{'), std::string::npos) << what << ": " << text;
  for (const char* prefix :
       {"choice.", "question.", "event.", "refusal.", "switch.", "word.", "act.", "window."})
    EXPECT_FALSE(text.find(prefix) != std::string::npos) << what << ": " << text;
}

Choice any_choice(const State& state, Seat seat, Rng& rng, Choices& legal) {
  dr::legal(content().catalog, observe(state, seat), legal);
  return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.n)))];
}

// A state in which somebody is asked for an action.
State state_at_action(Seat& seat) {
  dr::Setup setup;
  State state = new_game(content().catalog, setup, seed_from(4));
  Rng rng{4};
  while (state.pub.ask != Ask::kAction) {
    seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(state.pub))));
    Choices legal;
    apply(content().catalog, state, seat, any_choice(state, seat, rng, legal));
  }
  seat = state.pub.active;
  return state;
}

TEST(Wording, NoVerbAskRefusalOrSwitchIsWithoutWords) {
  const Templates& t = english();
  for (const std::string_view id : verb_ids()) {
    EXPECT_TRUE(t.has("act." + std::string(id))) << id;
    const std::string key = "choice." + std::string(id);
    EXPECT_TRUE(t.has(key) || t.has(key + ".0")) << key;
  }
  for (const std::string_view id : ask_ids())
    EXPECT_TRUE(t.has("question." + std::string(id))) << id;
  for (const std::string_view id : refusal_ids())
    EXPECT_TRUE(t.has("refusal." + std::string(id))) << id;
  for (int i = 0; i < kSwitches; ++i)
    for (int side = 0; side < 2; ++side)
      expect_clean(say_switch(static_cast<Switch>(i), side), kSwitchInfo[i].id);
}

TEST(Wording, NoEventIsWithoutWords) {
  const Cast cast = cast_of(content(), Public{});
  for (std::size_t kind = 0; kind < event_ids().size(); ++kind)
    for (const int a : {-2, 0, 1, 2})
      for (const int b : {0, 1})
        for (const Seat seat : {Seat{0}, kMib, kNone})
          for (const Seat other : {Seat{1}, kNone}) {
            Event event{
                static_cast<EventKind>(kind), kAll,   seat, other, static_cast<std::int16_t>(a),
                static_cast<std::int16_t>(b), B(3, 2)};
            const bool by_a = event.kind == EventKind::kUsed || event.kind == EventKind::kStolen ||
                              event.kind == EventKind::kGave;
            if (a < 0 && event.kind != EventKind::kCash && event.kind != EventKind::kLp &&
                event.kind != EventKind::kPoints && event.kind != EventKind::kNuggets &&
                event.kind != EventKind::kValue)
              continue;
            if (by_a && (a < 0 || (event.kind == EventKind::kGave && a > 1))) continue;
            EXPECT_TRUE(english().has(event_key(event))) << event_key(event);
            expect_clean(say_event(content(), event, cast), event_ids()[kind]);
          }
}

TEST(Wording, EventsCiteTheirRule) {
  Cast cast;
  cast.name[0] = "Annie Oakley";
  EXPECT_EQ(say_event(content(), {EventKind::kDrew, kAll, 0, kNone, 2, 0, B(3, 2)}, cast),
            "Annie Oakley draws 2 cards (B3.2)");
  EXPECT_EQ(say_event(content(), {EventKind::kDrew, kAll, 0, kNone, 1, 0, B(3, 2)}, cast),
            "Annie Oakley draws 1 card (B3.2)");
  EXPECT_EQ(say_event_text(content(), {EventKind::kCash, kAll, 0, kNone, -3, -3, B(7, 2)}, cast),
            "Annie Oakley pays $30");
}

TEST(Wording, RefusalsGiveRuleAndNumbers) {
  Seat seat = 0;
  State state = state_at_action(seat);
  const View view = observe(state, seat);
  const auto say = [&](Choice choice, WhyNot why) {
    return say_refusal(content(), view, choice, why);
  };
  EXPECT_EQ(say({Verb::kHeal}, {Refusal::kCash, B(7, 8), 1, 0}),
            "B7.8: a doctor costs $10 and you have $0.");
  EXPECT_EQ(
      say({Verb::kHeist}, {Refusal::kNotAtLocation, B(7, 7), static_cast<int>(Tag::kBank), -1}),
      "B7.7: you are not at the Bank.");
  EXPECT_EQ(say({Verb::kDeposit, 3}, {Refusal::kNothingToSell, B(7, 6), 3, 1}),
            "B7.6: you want to sell 3 and have 1 nugget.");
  EXPECT_EQ(say({Verb::kPass}, {Refusal::kGameOver, {}, -1, -1}), "The game is over.");
  for (int code = 0; code < static_cast<int>(Refusal::kCount); ++code)
    for (int verb = 0; verb < kVerbs; ++verb)
      expect_clean(
          say({static_cast<Verb>(verb), 1, 1, 0}, {static_cast<Refusal>(code), B(3, 3), 2, 1}),
          refusal_ids()[static_cast<std::size_t>(code)]);
}

TEST(Wording, AnyChoiceCanBeSaid) {
  Seat seat = 0;
  const State state = state_at_action(seat);
  View view = observe(state, seat);
  for (std::size_t ask = 0; ask < ask_ids().size(); ++ask) {
    view.pub.ask = static_cast<Ask>(ask);
    for (int verb = 0; verb < kVerbs; ++verb)
      for (const std::uint8_t a : {0, 1, 2, 51, 255})
        for (const std::uint8_t b : {0, 1, 60})
          say_choice(content(), view, {static_cast<Verb>(verb), a, b, 0});
  }
}

// What people read in whole games: every option, question, event and refusal.
TEST(Wording, GamesReadClean) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + seed);
    setup.goals = 1;
    setup.switches = seed % 2 ? 0 : profile_switches(Profile::kUk);
    auto events = std::make_unique<Events>();
    State state = new_game(content().catalog, setup, seed_from(seed), events.get());
    Rng rng{seed};
    for (int i = 0; i < 500 && !state.pub.over; ++i) {
      const Seat seat =
          static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(state.pub))));
      const View view = observe(state, seat);
      Choices legal;
      const Choice choice = any_choice(state, seat, rng, legal);
      expect_clean(say_question(content(), state.pub), "question");
      for (const Choice option : legal) {
        const std::string text = say_choice(content(), view, option);
        expect_clean(text, "option");
        EXPECT_EQ(text.find('?'), std::string::npos) << text;
        EXPECT_NE(rule_text(rule_behind(state.pub, option)), "");
      }
      EXPECT_NE(rule_text(asked_by(state.pub)), "") << say_rule(asked_by(state.pub));
      events->clear();
      apply(content().catalog, state, seat, choice, events.get());
      const Cast cast = cast_of(content(), state.pub);
      for (int e = 0; e < events->n; ++e) {
        expect_clean(say_event(content(), events->list[e], cast), "event");
        EXPECT_NE(rule_text(events->list[e].rule), "") << say_rule(events->list[e].rule);
      }
      for (const Choice refused :
           {Choice{Verb::kHeist}, Choice{Verb::kMove, 3}, Choice{Verb::kBuy, 0}})
        if (const WhyNot why = why_not(content().catalog, view, refused); !why.ok())
          expect_clean(say_refusal(content(), view, refused, why), "refusal");
    }
  }
}

TEST(Rules, NumbersAreSaidAndReadBack) {
  for (const Rule rule : {B(7, 3, 1), B(3, 2), B(14, 6), G(3), MB(5), Ruling(114), AU(12)})
    EXPECT_EQ(parse_rule(say_rule(rule)), rule) << say_rule(rule);
  EXPECT_EQ(say_rule(B(7, 3, 1)), "B7.3.1");
  EXPECT_EQ(say_rule(Ruling(114)), "ruling 114");
  EXPECT_EQ(say_rule({}), "");
  for (const char* text : {"", "B", "B7.3.1.2", "B99", "x", "B7..3", "G", "ruling", "B7.3x", "42"})
    EXPECT_EQ(parse_rule(text), Rule{}) << text;
}

TEST(Rules, HaveTheirParagraphs) {
  EXPECT_EQ(rule_text(B(7, 10)).substr(0, 4), "Work");
  EXPECT_NE(rule_text(B(7, 3)).find("ante $10"), std::string::npos);
  EXPECT_EQ(rule_text(B(7, 3)).find("B7.3.1"), std::string::npos);
  EXPECT_NE(rule_text(B(7, 3, 1)).find("flop"), std::string::npos);
  EXPECT_NE(rule_text(G(3)).find("these options may not be picked"), std::string::npos);
  EXPECT_NE(rule_text(MB(5)).find("Stalk"), std::string::npos);
  EXPECT_NE(rule_text(Ruling(114)).find("Fool's Gold in full"), std::string::npos);
  EXPECT_NE(rule_text(AU(12)).find("event token"), std::string::npos);
  EXPECT_EQ(rule_text(B(30, 1)), "");
  EXPECT_EQ(rule_text({}), "");
}

}  // namespace
}  // namespace dr
