#include "replay/table.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>

#include "replay/test_games.h"
#include "replay/words.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }

// Plays on at random until the active player of a three-player table may act.
Table table_at_an_action(std::uint64_t seed) {
  dr::Setup setup;
  setup.players = 3;
  Table table = random_table(content(), setup, seed, 0);
  Rng rng{seed};
  while (table.state().pub.ask != Ask::kAction) {
    const Seat seat = first_asked(table.state().pub);
    table.choose(seat, random_choice(content(), table.state(), seat, rng));
  }
  return table;
}

TEST(Table, RefusesWithoutChange) {
  Table table = table_at_an_action(1);
  const std::uint64_t before = hash(table.state());
  EXPECT_FALSE(table.choose(table.state().pub.active, {Verb::kSurrender}).ok());
  EXPECT_EQ(hash(table.state()), before);
}

// B14.6: a choice that revealed nothing may be taken back by its maker, and nobody else.
TEST(Table, B14_6_UndoGivesTheStateBack) {
  int undone = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Table table = table_at_an_action(seed);
    const Seat seat = table.state().pub.active;
    Choices legal;
    dr::legal(content().catalog, observe(table.state(), seat), legal);
    const State before = table.state();
    const std::size_t steps = table.steps().size();
    for (const Choice choice : legal) {
      ASSERT_TRUE(table.choose(seat, choice).ok());
      const Table::Undo can = table.can_undo(seat);
      const bool other_asked = to_act(table.state().pub) & ~seat_bit(seat);
      EXPECT_EQ(can == Table::Undo::kYes,
                !other_asked && table.state().pub.reveals == before.pub.reveals)
          << choice_words(content(), choice);
      EXPECT_EQ(table.can_undo(static_cast<Seat>((seat + 1) % 3)), Table::Undo::kOtherChose);
      if (can != Table::Undo::kYes) {
        table = table_at_an_action(seed);
        continue;
      }
      table.undo(seat);
      ++undone;
      EXPECT_EQ(std::memcmp(&table.state(), &before, sizeof(State)), 0);
      EXPECT_EQ(table.steps().size(), steps);
    }
  }
  EXPECT_GT(undone, 50);
}

TEST(Table, B14_6_AnIncomeOfCardsStands) {
  dr::Setup setup;
  setup.players = 3;
  Table table = random_table(content(), setup, 3, 0);
  Rng rng{3};
  while (table.state().pub.ask != Ask::kIncome) {
    const Seat seat = first_asked(table.state().pub);
    table.choose(seat, random_choice(content(), table.state(), seat, rng));
  }
  const Seat seat = table.state().pub.active;
  ASSERT_TRUE(table.choose(seat, {Verb::kIncome, 1}).ok());
  EXPECT_EQ(table.can_undo(seat), Table::Undo::kRevealed);
}

TEST(Table, NothingChosenNothingUndone) {
  dr::Setup setup;
  EXPECT_EQ(random_table(content(), setup, 1, 0).can_undo(0), Table::Undo::kNothingChosen);
}

TEST(Table, GoesOnFromItsReplay) {
  dr::Setup setup;
  Table table = random_table(content(), setup, 8, 70);
  std::string problem;
  const ReplayResult read = read_replay(content(), write_replay(content(), table.replay()), "x");
  ASSERT_TRUE(read.ok);
  const auto again = Table::resume(content(), read.replay, problem);
  ASSERT_TRUE(again) << problem;
  EXPECT_EQ(std::memcmp(&again->state(), &table.state(), sizeof(State)), 0);

  Replay broken = table.replay();
  broken.steps[3].hash ^= 1;
  EXPECT_FALSE(Table::resume(content(), broken, problem));
  EXPECT_NE(problem.find("the state after this choice"), std::string::npos);
}

// Whoever takes back by consent meets the same game with another future.
TEST(Table, RewindGivesTheViewsBackAndAnotherFuture) {
  dr::Setup setup;
  setup.players = 3;
  Table table = random_table(content(), setup, 8, 80);
  const Table before = random_table(content(), setup, 8, 60);
  table.rewind(60, seed_from(1));
  EXPECT_EQ(table.steps().size(), 60u);
  EXPECT_EQ(std::memcmp(&table.state().pub, &before.state().pub, sizeof(Public)), 0);
  EXPECT_EQ(std::memcmp(table.state().own, before.state().own, sizeof before.state().own), 0);
  EXPECT_NE(hash(table.state()), hash(before.state()));
  ASSERT_EQ(table.rekeys().size(), 1u);
  EXPECT_EQ(table.rekeys()[0].step, 60u);
  EXPECT_EQ(table.next_rekey(), 2u);
}

TEST(Table, ARewindBehindAnotherReplacesIt) {
  dr::Setup setup;
  Table table = random_table(content(), setup, 8, 80);
  table.rewind(70, seed_from(1));
  table.rewind(70, seed_from(2));
  ASSERT_EQ(table.rekeys().size(), 1u);
  EXPECT_EQ(table.rekeys()[0].number, 2u);
  table.rewind(50, seed_from(3));
  ASSERT_EQ(table.rekeys().size(), 1u);
  EXPECT_EQ(table.rekeys()[0].number, 3u);
  table.rewind(0, seed_from(4));
  EXPECT_EQ(table.rekeys()[0].step, 0u);
  EXPECT_EQ(table.next_rekey(), 5u);
}

TEST(Table, UndoStopsAtARekeyAndKeepsIt) {
  Table table = table_at_an_action(1);
  const Seat seat = table.state().pub.active;
  table.rewind(table.steps().size(), seed_from(1));
  const State rekeyed = table.state();
  EXPECT_EQ(table.can_undo(table.steps().back().seat), Table::Undo::kRekeyed);
  Choices legal;
  dr::legal(content().catalog, observe(rekeyed, seat), legal);
  bool undone = false;
  for (const Choice choice : legal) {
    ASSERT_TRUE(table.choose(seat, choice).ok());
    if (table.can_undo(seat) == Table::Undo::kYes) {
      table.undo(seat);
      undone = true;
    } else {
      table.rewind(table.steps().size() - 1, seed_from(1));
    }
    EXPECT_EQ(std::memcmp(&table.state(), &rekeyed, sizeof rekeyed), 0);
    EXPECT_EQ(table.can_undo(table.steps().back().seat), Table::Undo::kRekeyed);
  }
  EXPECT_TRUE(undone);
}

TEST(Table, GoesOnFromAReplayWithRekeys) {
  dr::Setup setup;
  Table table = random_table(content(), setup, 8, 80);
  table.rewind(0, seed_from(1));
  Rng rng{4};
  const auto play = [&](Table& at, Rng random, int choices) {
    for (int i = 0; i < choices; ++i) {
      const Seat seat = first_asked(at.state().pub);
      at.choose(seat, random_choice(content(), at.state(), seat, random));
    }
  };
  play(table, rng, 40);
  table.rewind(30, seed_from(2));
  std::string problem;
  const ReplayResult read = read_replay(content(), write_replay(content(), table.replay()), "x");
  ASSERT_TRUE(read.ok);
  const auto again = Table::resume(content(), read.replay, problem);
  ASSERT_TRUE(again) << problem;
  EXPECT_EQ(std::memcmp(&again->state(), &table.state(), sizeof(State)), 0);
  EXPECT_EQ(again->next_rekey(), 3u);
  play(table, rng, 40);
  play(*again, rng, 40);
  EXPECT_EQ(std::memcmp(&again->state(), &table.state(), sizeof(State)), 0);
  EXPECT_EQ(write_replay(content(), again->replay()), write_replay(content(), table.replay()));
}

TEST(Table, MayBeginInTheMiddle) {
  dr::Setup setup;
  setup.players = 3;
  const State start = random_table(content(), setup, 8, 60).state();
  Table table(content(), start, {{"human", "Anna"}});
  EXPECT_EQ(table.setup().players, 3);
  EXPECT_EQ(table.seats().size(), 3u);
  const Seat seat = first_asked(start.pub);
  Rng rng{1};
  table.choose(seat, random_choice(content(), start, seat, rng));
  EXPECT_FALSE(table.replay().has_seed);
  EXPECT_EQ(table.replay().steps.size(), 1u);
  table.rewind(0, seed_from(1));
  EXPECT_EQ(std::memcmp(&table.state().pub, &start.pub, sizeof start.pub), 0);
}

TEST(SaveText, WritesWholeFilesAndSaysWhatFails) {
  const std::string path = testing::TempDir() + "darkrock-save-test";
  EXPECT_EQ(save_text(path, "one"), "");
  EXPECT_EQ(save_text(path, "two"), "");
  std::string problem;
  EXPECT_EQ(load_text(path, problem), "two");
  EXPECT_EQ(problem, "");
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
  std::remove(path.c_str());
  load_text(path, problem);
  EXPECT_NE(problem.find("cannot read"), std::string::npos);
  EXPECT_NE(save_text("/nonexistent/x", "").find("cannot write"), std::string::npos);
}

}  // namespace
}  // namespace dr
