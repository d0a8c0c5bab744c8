#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "darkrock/engine.h"
#include "darkrock/env.h"

namespace dr {
namespace {

struct FreeEnv {
  void operator()(dr_env* env) const { dr_env_free(env); }
};
using OwnedEnv = std::unique_ptr<dr_env, FreeEnv>;

dr_setup env_setup(int players, unsigned modules = 0) {
  dr_setup setup{};
  setup.players = static_cast<uint8_t>(players);
  setup.cattle = 1;
  setup.modules = static_cast<uint8_t>(modules);
  std::memset(setup.characters, DR_DEALT, sizeof setup.characters);
  return setup;
}

OwnedEnv new_env(int players, uint64_t number, unsigned modules = 0, uint32_t flags = 0) {
  const dr_setup setup = env_setup(players, modules);
  uint8_t seed[DR_SEED_BYTES];
  dr_seed_from_number(number, seed);
  return OwnedEnv(dr_env_new(&setup, seed, flags, "human\tAnna\n", 11));
}

dr_look look_at(const OwnedEnv& env) {
  dr_look look;
  EXPECT_EQ(dr_env_look(env.get(), &look), DR_OK);
  return look;
}

const dr_game* game_of(const OwnedEnv& env) { return dr_table_game(dr_env_table(env.get())); }

std::string env_replay(const OwnedEnv& env) {
  const dr_table* table = dr_env_table(env.get());
  std::string text(static_cast<std::size_t>(dr_table_replay(table, nullptr, 0)), 0);
  dr_table_replay(table, text.data(), text.size());
  return text;
}

void play_random(const OwnedEnv& env, Rng& rng, int most) {
  for (dr_look look = look_at(env); look.seat >= 0 && most-- > 0; look = look_at(env))
    ASSERT_EQ(dr_env_step(env.get(), rng.below(static_cast<uint32_t>(look.choices))), DR_OK);
}

TEST(CEnv, ShowsWhatTheSeatAskedSees) {
  const OwnedEnv env = new_env(4, 3, DR_ANTE_UP);
  Rng rng{3};
  std::vector<uint16_t> facts(dr_most_facts()), marks(dr_most_marks());
  for (int n = 0; n < 400; ++n) {
    const dr_look look = look_at(env);
    if (look.seat < 0) break;
    const auto seat = static_cast<uint32_t>(look.seat);
    EXPECT_EQ(dr_to_act(game_of(env)) & ((1u << seat) - 1), 0u) << "a lower seat is asked";
    EXPECT_GT(look.choices, 1) << "a forced choice was asked for";
    std::vector<uint32_t> codes(384);
    codes.resize(static_cast<std::size_t>(dr_legal(game_of(env), seat, codes.data(), 384)));
    EXPECT_EQ(codes, std::vector<uint32_t>(look.codes, look.codes + look.choices));
    std::fill(facts.begin(), facts.end(), 0);
    dr_encode_position(game_of(env), seat, 0, facts.data());
    EXPECT_TRUE(std::equal(facts.begin(), facts.end(), look.facts));
    std::fill(marks.begin(), marks.end(), 0);
    const auto last = static_cast<std::size_t>(look.choices - 1);
    dr_encode_choice(game_of(env), seat, codes[last], marks.data());
    EXPECT_TRUE(std::equal(marks.begin(), marks.end(), look.marks + last * marks.size()));
    play_random(env, rng, 1);
  }
}

TEST(CEnv, SharesTheWinWhenTheGameIsOver) {
  for (int players = 2; players <= 6; ++players) {
    const OwnedEnv env = new_env(players, 4, players % 2 ? DR_ANTE_UP : 0);
    EXPECT_EQ(look_at(env).won[0], 0);
    Rng rng{4};
    play_random(env, rng, 100000);
    const dr_look look = look_at(env);
    EXPECT_EQ(look.seat, -1);
    EXPECT_EQ(look.choices, 0);
    EXPECT_NEAR(std::accumulate(look.won, look.won + DR_MAX_FIGURES, 0.0f), 1, 1e-5);
    dr_score scores[DR_MAX_FIGURES];
    dr_scores(game_of(env), scores, nullptr);
    EXPECT_EQ(look.score[0], scores[0].total);
    EXPECT_EQ(dr_env_step(env.get(), 0), DR_BAD_ARGUMENT);
    EXPECT_EQ(dr_env_choose(env.get(), 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
  }
}

TEST(CEnv, RefusesInWords) {
  const OwnedEnv env = new_env(3, 5);
  const uint64_t before = dr_hash(game_of(env));
  char problem[200] = "";
  EXPECT_EQ(dr_env_choose(env.get(), 0xff000000, 0, problem, sizeof problem), DR_REFUSED);
  EXPECT_STRNE(problem, "");
  EXPECT_EQ(dr_env_choose(env.get(), 0xff000000, 1, problem, 5), DR_REFUSED);
  EXPECT_EQ(std::strlen(problem), 4u);
  EXPECT_EQ(dr_env_choose(env.get(), 0, 99, problem, sizeof problem), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_env_step(env.get(), 1000), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_hash(game_of(env)), before);
  const uint32_t code = look_at(env).codes[1];
  EXPECT_EQ(dr_env_choose(env.get(), code, 0, problem, sizeof problem), DR_OK);
  EXPECT_NE(dr_hash(game_of(env)), before);
}

TEST(CEnv, GoesOnFromItsReplay) {
  const OwnedEnv env = new_env(5, 6, DR_ANTE_UP);
  Rng rng{6};
  play_random(env, rng, 150);
  const std::string text = env_replay(env);
  const OwnedEnv again(dr_env_resume(text.data(), text.size(), 0, nullptr, 0));
  ASSERT_TRUE(again);
  EXPECT_EQ(dr_hash(game_of(again)), dr_hash(game_of(env)));
  const uint8_t likes[DR_MAX_PLAYERS] = {255, 1, 2, 4, 0, 0};
  dr_env_set_likes(env.get(), likes);
  dr_env_set_likes(again.get(), likes);
  Rng same = rng;
  play_random(env, rng, 100);
  play_random(again, same, 100);
  EXPECT_EQ(env_replay(again), env_replay(env));
  const dr_look a = look_at(env), b = look_at(again);
  EXPECT_GT(a.lived[0], 0);
  EXPECT_TRUE(std::equal(a.lived, a.lived + DR_MAX_FIGURES, b.lived));
  EXPECT_TRUE(std::equal(a.facts, a.facts + dr_most_facts(), b.facts));

  char problem[200] = "";
  EXPECT_EQ(dr_env_resume("no replay", 9, 0, problem, sizeof problem), nullptr);
  EXPECT_STRNE(problem, "");
}

TEST(CEnv, BeginsAnewAtTheSameTable) {
  const OwnedEnv env = new_env(3, 7);
  const std::string first = env_replay(env);
  Rng rng{7};
  play_random(env, rng, 50);
  uint8_t seed[DR_SEED_BYTES];
  dr_seed_from_number(8, seed);
  EXPECT_EQ(dr_env_reset(env.get(), seed), DR_OK);
  EXPECT_EQ(dr_hash(game_of(env)), dr_hash(game_of(new_env(3, 8))));
  dr_seed_from_number(7, seed);
  EXPECT_EQ(dr_env_reset(env.get(), seed), DR_OK);
  EXPECT_EQ(env_replay(env), first);
  EXPECT_NE(first.find("Anna"), std::string::npos);
}

TEST(CEnv, AsksForcedChoicesIfWanted) {
  const OwnedEnv env = new_env(4, 9, 0, DR_ENV_ASK_ALL);
  Rng rng{9};
  bool forced = false;
  for (int n = 0; n < 400 && look_at(env).seat >= 0; ++n) {
    forced |= look_at(env).choices == 1;
    EXPECT_EQ(dr_table_steps(dr_env_table(env.get())), static_cast<uint32_t>(n));
    play_random(env, rng, 1);
  }
  EXPECT_TRUE(forced);
}

TEST(CEnv, TellsWhatHappened) {
  const OwnedEnv env = new_env(4, 10);
  Rng rng{10};
  play_random(env, rng, 20);
  for (const uint32_t seat : {0u, 255u}) {
    std::string text(static_cast<std::size_t>(dr_env_events_json(env.get(), seat, 0, nullptr, 0)),
                     0);
    dr_env_events_json(env.get(), seat, 0, text.data(), text.size());
    EXPECT_NE(text.find("\"text\":"), std::string::npos) << text;
  }
  EXPECT_EQ(dr_env_events_json(env.get(), 0, 99, nullptr, 0), DR_BAD_ARGUMENT);
}

TEST(CEnv, RefusesBadArguments) {
  uint8_t seed[DR_SEED_BYTES] = {};
  dr_setup setup = env_setup(4);
  EXPECT_EQ(dr_env_new(nullptr, seed, 0, nullptr, 0), nullptr);
  EXPECT_EQ(dr_env_new(&setup, nullptr, 0, nullptr, 0), nullptr);
  EXPECT_EQ(dr_env_new(&setup, seed, 2, nullptr, 0), nullptr);
  EXPECT_EQ(dr_env_resume("", 0, 2, nullptr, 0), nullptr);
  setup.players = 1;
  EXPECT_EQ(dr_env_new(&setup, seed, 0, nullptr, 0), nullptr);
  EXPECT_EQ(dr_env_table(nullptr), nullptr);
  EXPECT_EQ(dr_env_look(nullptr, nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_env_step(nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_env_reset(nullptr, seed), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_env_set_likes(nullptr, seed), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_env_events_json(nullptr, 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
  dr_env_free(nullptr);
}

}  // namespace
}  // namespace dr
