#include "darkrock/darkrock.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "capi/signature.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"

namespace {

dr_setup setup_of(int players) {
  dr_setup setup{};
  setup.players = static_cast<uint8_t>(players);
  setup.length = 1;
  setup.cattle = 1;
  std::memset(setup.characters, DR_DEALT, sizeof setup.characters);
  return setup;
}

struct Game {
  explicit Game(int players, uint64_t number = 1) {
    const dr_setup setup = setup_of(players);
    uint8_t seed[DR_SEED_BYTES];
    dr_seed_from_number(number, seed);
    game = dr_game_new(&setup, seed);
  }
  ~Game() { dr_game_free(game); }
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  // One choice of the first seat asked; the seat, or -1 when the game is over.
  int step(uint32_t pick) const {
    const uint32_t asked = dr_to_act(game);
    if (!asked) return -1;
    const uint32_t seat = static_cast<uint32_t>(std::countr_zero(asked));
    uint32_t codes[384];
    const int32_t n = dr_legal(game, seat, codes, 384);
    EXPECT_GT(n, 0);
    dr_refusal why{};
    EXPECT_EQ(dr_try_apply(game, seat, codes[pick % static_cast<uint32_t>(n)], &why), DR_OK)
        << int{why.code};
    return static_cast<int>(seat);
  }

  dr_game* game;
};

TEST(CApi, PlaysLikeTheEngine) {
  const dr::Catalog& catalog = dr::default_content().catalog;
  dr::Setup setup;
  setup.players = 3;
  dr::State state = dr::new_game(catalog, setup, dr::seed_from(9));
  Game game(3, 9);
  ASSERT_NE(game.game, nullptr);
  dr::Choices choices;
  dr::Rng rng;
  while (dr::to_act(state.pub)) {
    ASSERT_EQ(dr_to_act(game.game), dr::to_act(state.pub));
    ASSERT_EQ(dr_hash(game.game), dr::hash(state));
    const dr::Seat seat = static_cast<dr::Seat>(std::countr_zero(dr::to_act(state.pub)));
    dr::legal(catalog, dr::observe(state, seat), choices);
    uint32_t codes[384];
    ASSERT_EQ(dr_legal(game.game, seat, codes, 384), choices.n);
    for (int i = 0; i < choices.n; ++i) ASSERT_EQ(codes[i], choices[i].code());
    const dr::Choice choice =
        choices[static_cast<int>(rng.below(static_cast<uint32_t>(choices.n)))];
    dr::apply(catalog, state, seat, choice);
    ASSERT_EQ(dr_try_apply(game.game, seat, choice.code(), nullptr), DR_OK);
  }
  EXPECT_EQ(dr_to_act(game.game), 0u);
  dr_score scores[DR_MAX_FIGURES];
  uint32_t winners = 0;
  ASSERT_EQ(dr_scores(game.game, scores, &winners), DR_OK);
  EXPECT_EQ(winners, dr::scores(catalog, state.pub).winners);
  EXPECT_EQ(scores[1].total, dr::scores(catalog, state.pub).seat[1].total);
}

TEST(CApi, ViewsAreEnoughForOptions) {
  Game game(4);
  std::vector<uint64_t> buffer(dr_view_size() / 8 + 1);
  dr_view* view = reinterpret_cast<dr_view*>(buffer.data());
  for (uint32_t i = 0; i < 300 && dr_to_act(game.game); ++i) {
    for (uint32_t seat = 0; seat < 4; ++seat) {
      ASSERT_EQ(dr_observe(game.game, seat, view), DR_OK);
      uint32_t mine[384], theirs[384];
      const int32_t n = dr_view_legal(view, mine, 384);
      ASSERT_EQ(n, dr_legal(game.game, seat, theirs, 384));
      ASSERT_EQ(std::memcmp(mine, theirs, sizeof(uint32_t) * static_cast<size_t>(n)), 0);
      ASSERT_EQ(n > 0, (dr_to_act(game.game) >> seat & 1) == 1);
      ASSERT_EQ(dr_view_to_act(view), dr_to_act(game.game));
      if (n > 0) {
        ASSERT_EQ(dr_view_why_not(view, mine[0], nullptr), DR_OK);
      }
    }
    game.step(i * 7);
  }
  EXPECT_EQ(dr_observe(game.game, 255, view), DR_OK);
  EXPECT_EQ(dr_view_legal(view, nullptr, 0), DR_BAD_ARGUMENT) << "a spectator has no options";
}

TEST(CApi, RefusesWithTheRuleAndChangesNothing) {
  Game game(4);
  const uint64_t before = dr_hash(game.game);
  dr_refusal why{};
  EXPECT_EQ(dr_try_apply(game.game, 0, 0xffffffff, &why), DR_REFUSED);
  EXPECT_NE(why.code, 0);
  EXPECT_EQ(dr_why_not(game.game, 0, 0xffffffff, nullptr), DR_REFUSED);
  EXPECT_EQ(dr_try_apply(game.game, 4, 0, &why), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_try_apply(nullptr, 0, 0, &why), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_legal(game.game, 99, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_hash(game.game), before);
}

TEST(CApi, EventsAreThoseOfTheEngine) {
  Game game(4);
  dr_event events[64];
  int32_t seen = 0;
  for (int i = 0; i < 50 && dr_to_act(game.game); ++i) {
    const uint32_t seat = static_cast<uint32_t>(std::countr_zero(dr_to_act(game.game)));
    uint32_t code;
    ASSERT_GT(dr_legal(game.game, seat, &code, 1), 0);
    const int32_t n = dr_try_apply_events(game.game, seat, code, nullptr, events, 64);
    ASSERT_GE(n, 0);
    seen += n;
  }
  EXPECT_GT(seen, 50);
}

TEST(CApi, SetupsAreChecked) {
  dr_setup setup = setup_of(4);
  EXPECT_EQ(dr_refuse_setup(&setup), nullptr);
  setup.players = 7;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr);
  setup = setup_of(4);
  setup.length = 3;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr);
  setup = setup_of(4);
  setup.characters[0] = 200;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr);
  setup = setup_of(4);
  setup.switches = 1u << 31;
  uint8_t seed[DR_SEED_BYTES] = {};
  EXPECT_EQ(dr_game_new(&setup, seed), nullptr);
  EXPECT_NE(dr_refuse_setup(nullptr), nullptr);
}

TEST(CApi, SavesAndLoads) {
  Game game(5), other(3);
  for (uint32_t i = 0; i < 200; ++i) game.step(i * 13);
  std::vector<uint8_t> bytes(dr_save_size());
  EXPECT_EQ(dr_save(game.game, bytes.data(), bytes.size() - 1), DR_BAD_ARGUMENT);
  ASSERT_EQ(dr_save(game.game, bytes.data(), bytes.size()), DR_OK);
  ASSERT_EQ(dr_load(other.game, bytes.data(), bytes.size()), DR_OK);
  EXPECT_EQ(dr_hash(other.game), dr_hash(game.game));
  EXPECT_EQ(std::memcmp(other.game, game.game, dr_game_size()), 0);
}

TEST(CApi, EveryStateOfAGameCanBeLoaded) {
  for (int players : {2, 4, 6}) {
    Game game(players, 77), copy(players, 1);
    std::vector<uint8_t> bytes(dr_save_size());
    for (uint32_t i = 0; dr_to_act(game.game); ++i) {
      ASSERT_EQ(dr_save(game.game, bytes.data(), bytes.size()), DR_OK);
      ASSERT_EQ(dr_load(copy.game, bytes.data(), bytes.size()), DR_OK)
          << players << " players, choice " << i;
      game.step(i * 2654435761u >> 7);
    }
  }
}

TEST(CApi, DamagedSavesAreRefused) {
  Game game(4), other(4, 2);
  std::vector<uint8_t> bytes(dr_save_size());
  ASSERT_EQ(dr_save(game.game, bytes.data(), bytes.size()), DR_OK);
  const uint64_t before = dr_hash(other.game);
  for (size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] ^= 0x40;
    EXPECT_LT(dr_load(other.game, bytes.data(), bytes.size()), 0) << "byte " << i;
    bytes[i] ^= 0x40;
  }
  for (size_t n = 0; n < bytes.size(); n += 101) EXPECT_LT(dr_load(other.game, bytes.data(), n), 0);
  bytes[8] ^= 1;  // rules version
  EXPECT_EQ(dr_load(other.game, bytes.data(), bytes.size()), DR_OTHER_RULES);
  EXPECT_EQ(dr_hash(other.game), before);
}

TEST(CApi, NamesTheSwitches) {
  ASSERT_EQ(dr_switch_count(), static_cast<uint32_t>(dr::kSwitches));
  EXPECT_STREQ(dr_switch_id(1), "guard-ties");
  EXPECT_STREQ(dr_switch_side(1, 1), "player");
  EXPECT_EQ(dr_switch_id(99), nullptr);
  EXPECT_EQ(dr_switch_side(0, 2), nullptr);
  EXPECT_EQ(dr_edition_switches(3), dr::profile_switches(dr::Profile::kFr2018));
  EXPECT_EQ(dr_edition_switches(9), 0u);
}

TEST(CApi, SignatureIsThatOfTheBench) {
  const uint64_t expected = dr::bench_signature(dr::default_content().catalog);
  EXPECT_EQ(dr_signature_hi(), static_cast<uint32_t>(expected >> 32));
  EXPECT_EQ(dr_signature_lo(), static_cast<uint32_t>(expected));
}

}  // namespace
