// The opponents of the first real game: they wait for whoever is behind and leave them in peace.
#include <gtest/gtest.h>

#include <array>

#include "bots/bots.h"
#include "darkrock/choice_table.h"
#include "replay/words.h"
#include "tests/support/scenario.h"

namespace dr {
namespace {

std::string answer(Scenario& s, Seat seat) {
  s.leave_open();
  const Content& content = default_content(s.pub().modules);
  const View view = observe(s.state(), seat);
  Choices choices;
  legal(content.catalog, view, choices);
  return choice_words(content, make_bot("gentle", 1)->choose(content.catalog, view, choices));
}

TEST(Gentle, DoesOneThingATurnWhenWellAhead) {
  const auto at = [](int lp, int actions) {
    Scenario s(3);
    s.at(0, "dr10").lp(0, lp).actions(actions).turn(0);
    return answer(s, 0);
  };
  EXPECT_EQ(at(2, 2), "end-turn");
  EXPECT_NE(at(2, 3), "end-turn") << "one thing it does";
  EXPECT_NE(at(1, 2), "end-turn") << "one point is not much";
}

// A rich neighbour without cards: any outlaw would rob or fight them.
TEST(Gentle, AttacksNobodyWhoIsNotAhead) {
  for (int round = 1; round <= 8; ++round)
    for (const int lp : {0, 1}) {
      Scenario s(3);
      s.at(0, "dr4").at(1, "dr4").cash(1, 120).hand(0, "As Kh Kd").hand(1, "2c").round(round);
      s.lp(0, lp).lp(1, lp).turn(0);
      EXPECT_FALSE(answer(s, 0).starts_with("fight")) << round << ' ' << lp;
    }
}

// What happened in games of three gentle players, by the verbs they chose.
TEST(Gentle, ShowsMostOfTheGame) {
  const Content& content = default_content(0);
  std::array<int, static_cast<std::size_t>(Verb::kCount)> chosen{};
  for (std::uint64_t game = 1; game <= 6; ++game) {
    dr::Setup setup;
    setup.players = 3;
    setup.length = Length::kShort;
    State state = new_game(content.catalog, setup, seed_from(game));
    while (const SeatSet asked = to_act(state.pub)) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      const View view = observe(state, seat);
      Choices choices;
      legal(content.catalog, view, choices);
      const Choice choice =
          make_bot("gentle", game * 8 + seat)->choose(content.catalog, view, choices);
      ++chosen[static_cast<std::size_t>(choice.verb)];
      apply(content.catalog, state, seat, choice);
    }
    EXPECT_LE(state.pub.round, 30) << game;
  }
  for (const Verb verb : {Verb::kBuy, Verb::kPoker, Verb::kProspect, Verb::kDeposit, Verb::kHeist,
                          Verb::kRevel, Verb::kTakeCattle, Verb::kDeliver, Verb::kPlaceDisc})
    EXPECT_GT(chosen[static_cast<std::size_t>(verb)], 0) << id_of(verb);
}

}  // namespace
}  // namespace dr
