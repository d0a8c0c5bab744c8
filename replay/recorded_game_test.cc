#include "replay/recorded_game.h"

#include <gtest/gtest.h>

#include "replay/test_games.h"
#include "replay/words.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }

// Plays on at random until the active player of a three-player game may act.
RecordedGame game_at_an_action(std::uint64_t seed) {
  dr::Setup setup;
  setup.players = 3;
  RecordedGame game = random_game(content(), setup, seed, 0);
  Rng rng{seed};
  while (game.state().pub.ask != Ask::kAction) {
    const Seat seat = first_asked(game.state().pub);
    game.choose(seat, random_choice(content(), game.state(), seat, rng));
  }
  return game;
}

TEST(RecordedGame, RefusesWithoutChange) {
  RecordedGame game = game_at_an_action(1);
  const std::uint64_t before = hash(game.state());
  EXPECT_FALSE(game.choose(game.state().pub.active, {Verb::kSurrender}).ok());
  EXPECT_EQ(hash(game.state()), before);
}

// B14.6: a choice that revealed nothing may be taken back by its maker, and nobody else.
TEST(RecordedGame, B14_6_UndoGivesTheStateBack) {
  int undone = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    RecordedGame game = game_at_an_action(seed);
    const Seat seat = game.state().pub.active;
    Choices legal;
    dr::legal(content().catalog, observe(game.state(), seat), legal);
    const State before = game.state();
    const std::size_t steps = game.steps().size();
    for (const Choice choice : legal) {
      ASSERT_TRUE(game.choose(seat, choice).ok());
      const Undo can = game.can_undo(seat);
      const bool other_asked = to_act(game.state().pub) & ~seat_bit(seat);
      EXPECT_EQ(can == Undo::kYes, !other_asked && game.state().pub.reveals == before.pub.reveals)
          << choice_words(content(), choice);
      EXPECT_EQ(game.can_undo(static_cast<Seat>((seat + 1) % 3)), Undo::kOtherChose);
      if (can != Undo::kYes) {
        game = game_at_an_action(seed);
        continue;
      }
      game.undo(seat);
      ++undone;
      EXPECT_EQ(std::memcmp(&game.state(), &before, sizeof(State)), 0);
      EXPECT_EQ(game.steps().size(), steps);
    }
  }
  EXPECT_GT(undone, 50);
}

TEST(RecordedGame, B14_6_AnIncomeOfCardsStands) {
  dr::Setup setup;
  setup.players = 3;
  RecordedGame game = random_game(content(), setup, 3, 0);
  Rng rng{3};
  while (game.state().pub.ask != Ask::kIncome) {
    const Seat seat = first_asked(game.state().pub);
    game.choose(seat, random_choice(content(), game.state(), seat, rng));
  }
  const Seat seat = game.state().pub.active;
  ASSERT_TRUE(game.choose(seat, {Verb::kIncome, 1}).ok());
  EXPECT_EQ(game.can_undo(seat), Undo::kRevealed);
}

// Whoever ends the turn and turns nothing over is not told that a card was revealed.
TEST(RecordedGame, B14_6_TheEndOfATurnAsksSomebodyElse) {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    dr::Setup setup;
    RecordedGame game = random_game(content(), setup, seed, 0);
    Rng rng{seed};
    while (!game.state().pub.over) {
      const Seat seat = first_asked(game.state().pub);
      Choices options;
      legal(content().catalog, observe(game.state(), seat), options);
      const Choice end{Verb::kEndTurn};
      const std::uint32_t reveals = game.state().pub.reveals;
      if (!options.has(end)) {
        game.choose(seat, random_choice(content(), game.state(), seat, rng));
        continue;
      }
      game.choose(seat, end);
      if (game.state().pub.over || first_asked(game.state().pub) == seat) continue;
      const bool only_asked = game.state().pub.reveals == reveals + 1;
      EXPECT_EQ(game.can_undo(seat), only_asked ? Undo::kOtherAsked : Undo::kRevealed);
      asked += only_asked;
    }
  }
  EXPECT_GT(asked, 0);
  EXPECT_EQ(refuse_undo(Undo::kOtherAsked), "B14.6: another player was asked since.");
}

TEST(RecordedGame, B14_6_AGameThatIsOverStands) {
  dr::Setup setup;
  setup.length = Length::kShort;
  const RecordedGame game = random_game(content(), setup, 8, 100'000);
  ASSERT_TRUE(game.state().pub.over);
  EXPECT_EQ(game.can_undo(game.steps().back().seat), Undo::kOver);
}

TEST(RecordedGame, NothingChosenNothingUndone) {
  dr::Setup setup;
  EXPECT_EQ(random_game(content(), setup, 1, 0).can_undo(0), Undo::kNothingChosen);
}

TEST(RecordedGame, GoesOnFromItsReplay) {
  dr::Setup setup;
  RecordedGame game = random_game(content(), setup, 8, 70);
  std::string problem;
  const ReplayResult read = read_replay(content(), write_replay(content(), game.replay()), "x");
  ASSERT_TRUE(read.ok);
  const auto again = RecordedGame::resume(content(), read.replay, problem);
  ASSERT_TRUE(again) << problem;
  EXPECT_EQ(std::memcmp(&again->state(), &game.state(), sizeof(State)), 0);

  Replay broken = game.replay();
  broken.steps[3].hash ^= 1;
  EXPECT_FALSE(RecordedGame::resume(content(), broken, problem));
  EXPECT_NE(problem.find("the state after this choice"), std::string::npos);
}

// Whoever takes back by consent meets the same game with another future.
TEST(RecordedGame, RewindGivesTheViewsBackAndAnotherFuture) {
  dr::Setup setup;
  setup.players = 3;
  RecordedGame game = random_game(content(), setup, 8, 80);
  const RecordedGame before = random_game(content(), setup, 8, 60);
  game.rewind(60, seed_from(1));
  EXPECT_EQ(game.steps().size(), 60u);
  EXPECT_EQ(std::memcmp(&game.state().pub, &before.state().pub, sizeof(Public)), 0);
  EXPECT_EQ(std::memcmp(game.state().own, before.state().own, sizeof before.state().own), 0);
  EXPECT_NE(hash(game.state()), hash(before.state()));
  ASSERT_EQ(game.rekeys().size(), 1u);
  EXPECT_EQ(game.rekeys()[0].step, 60u);
  EXPECT_EQ(game.next_rekey(), 2u);
}

TEST(RecordedGame, ARewindBehindAnotherReplacesIt) {
  dr::Setup setup;
  RecordedGame game = random_game(content(), setup, 8, 80);
  game.rewind(70, seed_from(1));
  game.rewind(70, seed_from(2));
  ASSERT_EQ(game.rekeys().size(), 1u);
  EXPECT_EQ(game.rekeys()[0].number, 2u);
  game.rewind(50, seed_from(3));
  ASSERT_EQ(game.rekeys().size(), 1u);
  EXPECT_EQ(game.rekeys()[0].number, 3u);
  game.rewind(0, seed_from(4));
  EXPECT_EQ(game.rekeys()[0].step, 0u);
  EXPECT_EQ(game.next_rekey(), 5u);
}

TEST(RecordedGame, UndoStopsAtARekeyAndKeepsIt) {
  RecordedGame game = game_at_an_action(1);
  const Seat seat = game.state().pub.active;
  game.rewind(game.steps().size(), seed_from(1));
  const State rekeyed = game.state();
  EXPECT_EQ(game.can_undo(game.steps().back().seat), Undo::kRekeyed);
  Choices legal;
  dr::legal(content().catalog, observe(rekeyed, seat), legal);
  bool undone = false;
  for (const Choice choice : legal) {
    ASSERT_TRUE(game.choose(seat, choice).ok());
    if (game.can_undo(seat) == Undo::kYes) {
      game.undo(seat);
      undone = true;
    } else {
      game.rewind(game.steps().size() - 1, seed_from(1));
    }
    EXPECT_EQ(std::memcmp(&game.state(), &rekeyed, sizeof rekeyed), 0);
    EXPECT_EQ(game.can_undo(game.steps().back().seat), Undo::kRekeyed);
  }
  EXPECT_TRUE(undone);
}

TEST(RecordedGame, GoesOnFromAReplayWithRekeys) {
  dr::Setup setup;
  RecordedGame game = random_game(content(), setup, 8, 80);
  game.rewind(0, seed_from(1));
  Rng rng{4};
  const auto play = [&](RecordedGame& at, Rng random, int choices) {
    for (int i = 0; i < choices; ++i) {
      const Seat seat = first_asked(at.state().pub);
      at.choose(seat, random_choice(content(), at.state(), seat, random));
    }
  };
  play(game, rng, 40);
  game.rewind(30, seed_from(2));
  std::string problem;
  const ReplayResult read = read_replay(content(), write_replay(content(), game.replay()), "x");
  ASSERT_TRUE(read.ok);
  const auto again = RecordedGame::resume(content(), read.replay, problem);
  ASSERT_TRUE(again) << problem;
  EXPECT_EQ(std::memcmp(&again->state(), &game.state(), sizeof(State)), 0);
  EXPECT_EQ(again->next_rekey(), 3u);
  play(game, rng, 40);
  play(*again, rng, 40);
  EXPECT_EQ(std::memcmp(&again->state(), &game.state(), sizeof(State)), 0);
  EXPECT_EQ(write_replay(content(), again->replay()), write_replay(content(), game.replay()));
}

TEST(RecordedGame, WalksItsRecordThroughRekeys) {
  RecordedGame game = random_game(content(), {}, 8, 80);
  game.rewind(0, seed_from(1));
  Rng rng{4};
  for (int i = 0; i < 60; ++i) {
    const Seat seat = first_asked(game.state().pub);
    game.choose(seat, random_choice(content(), game.state(), seat, rng));
    if (i == 30) game.rewind(20, seed_from(2));
  }
  const auto events = std::make_unique<Events>();
  State state = game.first_state(events.get());
  EXPECT_GT(events->n, 0);
  for (std::size_t i = 0; i < game.steps().size(); ++i) {
    game.play_step(i, state);
    const bool rekeyed = i + 1 == 20;
    if (!rekeyed) EXPECT_EQ(short_hash(state), game.steps()[i].hash) << i;
  }
  EXPECT_EQ(std::memcmp(&state, &game.state(), sizeof state), 0);
}

TEST(RecordedGame, MayBeginInTheMiddle) {
  dr::Setup setup;
  setup.players = 3;
  const State start = random_game(content(), setup, 8, 60).state();
  RecordedGame game(content(), start, {{"human", "Anna"}});
  EXPECT_EQ(game.setup().players, 3);
  EXPECT_EQ(game.seats().size(), 3u);
  const Seat seat = first_asked(start.pub);
  Rng rng{1};
  game.choose(seat, random_choice(content(), start, seat, rng));
  EXPECT_FALSE(game.replay().has_seed);
  EXPECT_EQ(game.replay().steps.size(), 1u);
  game.rewind(0, seed_from(1));
  EXPECT_EQ(std::memcmp(&game.state().pub, &start.pub, sizeof start.pub), 0);
}

}  // namespace
}  // namespace dr
