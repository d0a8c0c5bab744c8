#include "capi/test_client.h"

namespace dr::capi {
namespace {

std::string replay_of(const dr_table* table) {
  return text_from([&](char* out, std::size_t n) { return dr_table_replay(table, out, n); });
}

using Owned = std::unique_ptr<dr_table, TestTable::Free>;

Owned resume(const std::string& text, std::string* problem = nullptr) {
  char why[200] = "";
  Owned table(dr_table_resume(text.data(), text.size(), why, sizeof why));
  if (problem) *problem = why;
  return table;
}

TEST(CTable, ResumesItsReplay) {
  for (const unsigned modules : {0u, DR_ANTE_UP, kAllModules}) {
    TestTable t(3, 7, modules);
    for (int n = 0; n < 5000 && !t.over(); ++n) {
      if (n % 97 == 0) {
        const Owned again = resume(replay_of(t.table.get()));
        ASSERT_TRUE(again);
        EXPECT_EQ(dr_hash(dr_table_game(again.get())), dr_hash(t.game()));
      }
      t.step();
    }
    EXPECT_TRUE(t.over());
    const std::string text = replay_of(t.table.get());
    const Owned again = resume(text);
    ASSERT_TRUE(again);
    EXPECT_EQ(dr_hash(dr_table_game(again.get())), dr_hash(t.game()));
    EXPECT_EQ(dr_table_steps(again.get()), dr_table_steps(t.table.get()));
    EXPECT_EQ(replay_of(again.get()), text);
    EXPECT_EQ(
        text_from([&](char* out, std::size_t n) { return dr_table_seats(again.get(), out, n); }),
        "human\tAnna B.\ngreedy\tBob\nhuman\t\n");
  }
}

// Back and forth through a game: states, choices and events are those of the first time.
TEST(CTable, ShowsEveryStep) {
  TestTable t(4, 8, kAllModules);
  std::vector<std::uint64_t> hashes = {dr_hash(t.game())};
  std::vector<std::vector<dr_event>> events(1);
  while (!t.over()) {
    events.push_back(t.step());
    hashes.push_back(dr_hash(t.game()));
  }
  const Owned table = resume(replay_of(t.table.get()));
  ASSERT_TRUE(table);
  dr_game game;
  Rng rng{2};
  for (int n = 0; n < 300; ++n) {
    const std::uint32_t i = rng.below(static_cast<std::uint32_t>(hashes.size()));
    ASSERT_EQ(dr_table_at(table.get(), i, &game), DR_OK);
    EXPECT_EQ(dr_hash(&game), hashes[i]);
    std::vector<dr_event> happened(1024);
    const std::int32_t made = dr_table_events_at(table.get(), i, happened.data(), 1024);
    if (i == 0) {
      EXPECT_GT(made, 0);
      continue;
    }
    ASSERT_EQ(static_cast<std::size_t>(made), events[i].size());
    EXPECT_EQ(std::memcmp(happened.data(), events[i].data(), events[i].size() * sizeof(dr_event)),
              0);
    std::uint32_t seat = 99, choice = 0;
    ASSERT_EQ(dr_table_at(table.get(), i - 1, &game), DR_OK);
    ASSERT_EQ(dr_table_step(table.get(), i - 1, &seat, &choice), DR_OK);
    ASSERT_EQ(dr_try_apply(&game, seat, choice, nullptr), DR_OK);
    EXPECT_EQ(dr_hash(&game), hashes[i]);
  }
  EXPECT_EQ(dr_hash(dr_table_game(table.get())), hashes.back());
  const auto end = static_cast<std::uint32_t>(hashes.size());
  EXPECT_EQ(dr_table_at(table.get(), end, &game), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_table_events_at(table.get(), end, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_table_step(table.get(), end - 1, nullptr, nullptr), DR_BAD_ARGUMENT);
}

TEST(CTable, TakesChoicesBack) {
  TestTable t(3, 9);
  EXPECT_EQ(dr_table_can_undo(t.table.get(), 0), 1);
  EXPECT_EQ(dr_table_undo(t.table.get(), 0), DR_REFUSED);
  int undone = 0;
  dr_game game;
  for (int n = 0; n < 600 && !t.over(); ++n) {
    const std::uint32_t seat = t.asked(), steps = dr_table_steps(t.table.get());
    const std::uint64_t before = dr_hash(t.game());
    dr_table_at(t.table.get(), steps, &game);  // fills the marks that an undo must forget
    EXPECT_EQ(dr_hash(&game), before);
    t.step();
    EXPECT_EQ(dr_table_can_undo(t.table.get(), (seat + 1) % 3), t.over() ? 6 : 2);
    if (dr_table_can_undo(t.table.get(), seat) != 0) continue;
    ASSERT_EQ(dr_table_undo(t.table.get(), seat), DR_OK);
    EXPECT_EQ(dr_hash(t.game()), before);
    EXPECT_EQ(dr_table_steps(t.table.get()), steps);
    t.step();
    ++undone;
  }
  EXPECT_GT(undone, 10);
}

TEST(CTable, RefusesBadInput) {
  std::string problem;
  EXPECT_FALSE(resume("", &problem));
  EXPECT_FALSE(problem.empty());
  TestTable t(2, 4, DR_ANTE_UP);
  for (int n = 0; n < 30; ++n) t.step();
  std::string text = replay_of(t.table.get());
  text.back() = 'x';
  EXPECT_FALSE(resume(text, &problem));
  EXPECT_FALSE(problem.empty());
  char tiny[4] = "zzz";
  EXPECT_EQ(dr_table_resume(text.data(), text.size(), tiny, sizeof tiny), nullptr);
  EXPECT_EQ(tiny[3], 0);
  EXPECT_EQ(dr_table_resume(nullptr, 0, nullptr, 0), nullptr);
  EXPECT_EQ(dr_table_new(nullptr, nullptr, nullptr, 0), nullptr);
  const std::uint64_t before = dr_hash(t.game());
  EXPECT_EQ(dr_table_choose(t.table.get(), 5, 0, nullptr, nullptr, 0), DR_BAD_ARGUMENT);
  dr_refusal why{};
  EXPECT_EQ(dr_table_choose(t.table.get(), t.asked(), 0xff000000u, &why, nullptr, 0), DR_REFUSED);
  EXPECT_NE(why.code, 0);
  EXPECT_EQ(dr_hash(t.game()), before);
  EXPECT_EQ(dr_table_replay(nullptr, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_table_game(nullptr), nullptr);
  dr_table_free(nullptr);
}

// What is wrong with a file has a word, for a sentence in any language, and a line.
TEST(CTable, SaysWhatIsWrongWithAFile) {
  TestTable t(3, 5);
  while (!t.over()) t.step();
  const std::string good = replay_of(t.table.get());
  const auto problem = [](const std::string& text) {
    std::uint32_t line = 99;
    const char* word = dr_replay_problem(text.data(), text.size(), &line);
    return std::string(word) + " " + std::to_string(line);
  };
  const auto line_of = [&](std::string_view what) {
    return std::to_string(1 + std::count(good.begin(), good.begin() + good.find(what), '\n'));
  };
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  EXPECT_EQ(problem(good), "none 0");
  EXPECT_EQ(problem(""), "foreign 1");
  EXPECT_EQ(problem("\x89PNG\r\n"), "foreign 1");
  EXPECT_EQ(problem("darkrock replay 9\n"), "format 1");
  EXPECT_EQ(problem(with("rules 1", "rules 0")), "rules 2");
  EXPECT_EQ(problem(with("catalog ", "catalog f")), "cards 3");
  EXPECT_EQ(problem(with("players 3", "players x")), "line 4");
  EXPECT_EQ(problem(with("seed ", "commitment ")), "secret 0");
  const std::size_t first = good.find(" @");
  EXPECT_EQ(problem(with(good.substr(first, 10), " @00000000")), "state " + line_of(" @"));
  const std::size_t choice = good.find("\n\n") + 2;
  const std::string words = good.substr(choice, good.find(" @") - choice);
  EXPECT_EQ(problem(with(words, words.substr(0, 2) + "end-turn")), "choice " + line_of(words));
  EXPECT_EQ(problem(with("winners", "winners 1 2 3")), "end " + line_of("end "));
  EXPECT_STREQ(dr_replay_problem(nullptr, 3, nullptr), "foreign");
}

// From any moment of a game others play on: it is the same game so far and another from there, and its
// file holds.
TEST(CTable, IsPlayedOnFromAnyMoment) {
  for (const unsigned modules : {0u, kAllModules}) {
    TestTable t(3, 21, modules);
    while (!t.over()) t.step();
    const std::uint32_t steps = dr_table_steps(t.table.get());
    constexpr std::string_view kSeats = "easy\tOne\nhuman\tMe\neasy\tTwo\n", kName = "a game";
    const auto play_on = [&](std::uint32_t i, std::uint64_t number) {
      std::uint8_t seed[DR_SEED_BYTES];
      dr_seed_from_number(number, seed);
      return Owned(dr_table_play_on(t.table.get(), i, seed, kSeats.data(), kSeats.size(),
                                    kName.data(), kName.size()));
    };
    EXPECT_FALSE(play_on(steps, 1)) << "it is over by then";
    EXPECT_FALSE(play_on(steps + 1, 1));
    for (std::uint32_t i = 0; i < steps; i += 41) {
      TestTable on(3, i + 1, modules);
      on.table = play_on(i, i + 1);
      ASSERT_TRUE(on.table);
      EXPECT_EQ(dr_table_steps(on.table.get()), i);
      EXPECT_NE(dr_table_can_undo(on.table.get(), 0), 0);
      while (!on.over()) on.step();
      const std::string text = replay_of(on.table.get());
      EXPECT_NE(text.find("\nfrom " + std::to_string(i) + " a game\n"), text.npos);
      EXPECT_NE(text.find("\nseat 2 human Me\n"), text.npos);
      const Owned again = resume(text);
      ASSERT_TRUE(again);
      EXPECT_EQ(dr_hash(dr_table_game(again.get())), dr_hash(on.game()));
      EXPECT_EQ(replay_of(again.get()), text);
    }
    const Owned one = play_on(steps / 2, 1), two = play_on(steps / 2, 2);
    EXPECT_NE(dr_hash(dr_table_game(one.get())), dr_hash(dr_table_game(two.get())))
        << "another deal of what is hidden";
  }
}

// Back to any moment, whatever was revealed since: it is the same game so far and another from there, and
// its file holds.
TEST(CTable, IsTakenBackToAnyMoment) {
  for (const unsigned modules : {0u, kAllModules}) {
    TestTable t(3, 22, modules);
    std::uint8_t seed[DR_SEED_BYTES];
    dr_seed_from_number(7, seed);
    EXPECT_EQ(dr_table_rewind(t.table.get(), 1, seed), DR_BAD_ARGUMENT) << "nothing was chosen";
    dr_game game;
    for (const int more : {150, 90, 128}) {
      for (int n = 0; n < more && !t.over(); ++n) t.step();
      const std::uint32_t to = dr_table_steps(t.table.get()) - 64;
      ASSERT_EQ(dr_table_at(t.table.get(), to, &game), DR_OK);  // fills the marks to be forgotten
      ASSERT_EQ(dr_table_rewind(t.table.get(), to, seed), DR_OK);
      EXPECT_EQ(dr_table_steps(t.table.get()), to);
      ASSERT_EQ(dr_table_at(t.table.get(), to, &game), DR_OK);
      EXPECT_EQ(dr_hash(&game), dr_hash(t.game()));
      EXPECT_NE(dr_table_can_undo(t.table.get(), 0), 0) << "nobody undoes across it";
    }
    const Owned again = resume(replay_of(t.table.get()));
    ASSERT_TRUE(again);
    EXPECT_EQ(dr_hash(dr_table_game(again.get())), dr_hash(t.game()));
  }
}

// A kind of seat that would break the line is none.
TEST(CTable, ReadsTheSeats) {
  dr_setup setup{};
  setup.players = 3;
  std::memset(setup.characters, DR_DEALT, sizeof setup.characters);
  const std::uint8_t seed[DR_SEED_BYTES] = {1};
  constexpr std::string_view kSeats = "two words\tAda\n\tBo\nsearch@200ms\tCy\nhuman\tfour\n";
  const Owned table(dr_table_new(&setup, seed, kSeats.data(), kSeats.size()));
  ASSERT_TRUE(table);
  EXPECT_EQ(
      text_from([&](char* out, std::size_t n) { return dr_table_seats(table.get(), out, n); }),
      "human\tAda\nhuman\tBo\nsearch@200ms\tCy\n");
  EXPECT_TRUE(resume(replay_of(table.get())));
}

}  // namespace
}  // namespace dr::capi
