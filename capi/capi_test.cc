#include "darkrock/darkrock.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "capi/signature.h"
#include "capi/test_game.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "engine/flow/game.h"

namespace {

using namespace dr::capi::by_c;

void expect_engine_game(unsigned modules) {
  const dr::Catalog& catalog = dr::default_content(static_cast<int>(modules)).catalog;
  dr::Setup setup;
  setup.players = 3;
  setup.modules = static_cast<uint8_t>(modules);
  dr::State state = dr::new_game(catalog, setup, dr::seed_from(9));
  Game game(3, 9, modules);
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
  for (int i = 0; i < 3; ++i) {
    const dr::Score& score = dr::scores(catalog, state.pub).seat[i];
    EXPECT_EQ(scores[i].total, score.total);
    EXPECT_EQ(scores[i].gambler, score.gambler);
  }
}

TEST(CApi, PlaysLikeTheEngine) { expect_engine_game(0); }

TEST(CApi, PlaysAnteUpLikeTheEngine) {
  expect_engine_game(DR_ANTE_UP);
  expect_engine_game(DR_ANTE_UP | DR_ALTERNATIVE_POKER);
  expect_engine_game(kAllModules);
}

void expect_views_enough(unsigned modules) {
  Game game(4, 1, modules);
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

TEST(CApi, ViewsAreEnoughForOptions) {
  expect_views_enough(0);
  expect_views_enough(kAllModules);
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

// A page finds its own sentence by the kind of problem.
TEST(CApi, SetupsAreRefusedByKind) {
  dr_setup setup = setup_of(4);
  EXPECT_STREQ(dr_setup_problem(&setup), "none");
  setup.characters[0] = setup.characters[1] = 2;
  EXPECT_STREQ(dr_setup_problem(&setup), "twice");
  setup = setup_of(4);
  setup.modules = DR_COMMUNITY_POKER;
  EXPECT_STREQ(dr_setup_problem(&setup), "ante-up");
  setup = setup_of(6);
  setup.first_game = 1;
  EXPECT_STREQ(dr_setup_problem(&setup), "first-game");
  setup = setup_of(4);
  setup.switches = 1u << static_cast<int>(dr::Switch::kShotgunUp);
  EXPECT_STREQ(dr_setup_problem(&setup), "shotgun");
  EXPECT_STREQ(dr_setup_problem(nullptr), "other");
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
  setup.modules = DR_COMMUNITY_POKER;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr) << "needs Ante Up";
  setup.modules = DR_ALTERNATIVE_POKER;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr) << "needs Ante Up";
  setup.modules = 8 | DR_ANTE_UP;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr) << "no such module";
  setup.modules = DR_ANTE_UP;
  setup.characters[0] = 19;  // one of Ante Up
  setup.switches = 1u << dr_base_switch_count();
  EXPECT_EQ(dr_refuse_setup(&setup), nullptr);
  setup.modules = 0;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr);
  setup.characters[0] = DR_DEALT;
  EXPECT_NE(dr_refuse_setup(&setup), nullptr) << "a switch of Ante Up";
  setup = setup_of(4);
  setup.switches = 1u << 31;
  uint8_t seed[DR_SEED_BYTES] = {};
  EXPECT_EQ(dr_game_new(&setup, seed), nullptr);
  EXPECT_NE(dr_refuse_setup(nullptr), nullptr);
}

// --- bots ---------------------------------------------------------------------------------------

struct ViewBytes {
  std::vector<uint64_t> bytes = std::vector<uint64_t>(dr_view_size() / 8 + 1);
  dr_view* get() { return reinterpret_cast<dr_view*>(bytes.data()); }
};

TEST(CApi, NamesTheBots) {
  ASSERT_EQ(dr_bot_count(), dr::bot_names().size());
  for (uint32_t i = 0; i < dr_bot_count(); ++i) EXPECT_EQ(dr_bot_name(i), dr::bot_names()[i]);
  EXPECT_EQ(dr_bot_name(dr_bot_count()), nullptr);
}

// In the middle of a game, also of one that was saved and loaded.
void expect_bots_choose(unsigned modules) {
  Game game(4, 5, modules), loaded(2);
  const dr::Catalog& catalog = dr::default_content(static_cast<int>(modules)).catalog;
  std::vector<uint8_t> save(dr_save_size());
  ViewBytes view;
  for (uint32_t n = 0; n < 200 && dr_to_act(game.game); ++n) {
    const auto seat = static_cast<uint32_t>(std::countr_zero(dr_to_act(game.game)));
    const char* name = dr_bot_name(n % dr_bot_count());
    ASSERT_EQ(dr_save(game.game, save.data(), save.size()), DR_OK);
    ASSERT_EQ(dr_load(loaded.game, save.data(), save.size()), DR_OK);
    ASSERT_EQ(dr_observe(loaded.game, seat, view.get()), DR_OK);
    uint32_t choice = 0;
    ASSERT_EQ(dr_view_bot_choose(view.get(), name, n, 20, 0, &choice), DR_OK) << name;
    dr::View seen;
    std::memcpy(static_cast<void*>(&seen), view.get(), sizeof seen);
    dr::Choices choices;
    dr::legal(catalog, seen, choices);
    EXPECT_EQ(choice, dr::make_bot(name, n)->think(catalog, seen, choices, {20, 0}).code()) << name;
    ASSERT_EQ(dr_try_apply(game.game, seat, choice, nullptr), DR_OK) << name;
  }
}

TEST(CApi, BotsChooseFromAView) {
  expect_bots_choose(0);
  expect_bots_choose(kAllModules);
}

TEST(CApi, BotsTakeTheBudgetOfTheirName) {
  Game game(3);
  ViewBytes view;
  const auto seat = static_cast<uint32_t>(std::countr_zero(dr_to_act(game.game)));
  ASSERT_EQ(dr_observe(game.game, seat, view.get()), DR_OK);
  for (const std::string_view name : dr::bot_names()) {
    uint32_t one = 0, two = 0;
    const bool searches = dr::make_bot(name, 1)->budget != dr::Budget{};
    const std::string budgeted = std::string(name) + "@20";
    ASSERT_EQ(dr_view_bot_choose(view.get(), budgeted.c_str(), 1, 0, 0, &one),
              searches ? DR_OK : DR_BAD_ARGUMENT);
    if (!searches) continue;
    ASSERT_EQ(dr_view_bot_choose(view.get(), std::string(name).c_str(), 1, 20, 0, &two), DR_OK);
    EXPECT_EQ(one, two) << name;
  }
}

TEST(CApi, BotsRefuseWhatTheyCannotPlay) {
  Game game(4);
  ViewBytes view;
  for (uint32_t i = 0; std::popcount(dr_to_act(game.game)) != 1; ++i) game.step(i);
  const auto asked = static_cast<uint32_t>(std::countr_zero(dr_to_act(game.game)));
  uint32_t choice = 77;
  ASSERT_EQ(dr_observe(game.game, (asked + 1) % 4, view.get()), DR_OK);
  EXPECT_EQ(dr_view_bot_choose(view.get(), "greedy", 1, 0, 0, &choice), DR_REFUSED);
  ASSERT_EQ(dr_observe(game.game, 255, view.get()), DR_OK);
  EXPECT_EQ(dr_view_bot_choose(view.get(), "greedy", 1, 0, 0, &choice), DR_BAD_ARGUMENT);
  ASSERT_EQ(dr_observe(game.game, asked, view.get()), DR_OK);
  EXPECT_EQ(dr_view_bot_choose(view.get(), "nobody", 1, 0, 0, &choice), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_bot_choose(view.get(), "", 1, 0, 0, &choice), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_bot_choose(view.get(), nullptr, 1, 0, 0, &choice), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_bot_choose(nullptr, "greedy", 1, 0, 0, &choice), DR_BAD_ARGUMENT);
  EXPECT_EQ(choice, 77u) << "a refused call changes nothing";
  EXPECT_EQ(dr_view_bot_choose(view.get(), "greedy", 1, 0, 0, nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_bot_choose(view.get(), "greedy", 1, 0, 0, &choice), DR_OK);
}

TEST(CApi, NamesTheSwitches) {
  ASSERT_EQ(dr_switch_count(), static_cast<uint32_t>(dr::kSwitches));
  EXPECT_STREQ(dr_switch_id(1), "guard-ties");
  EXPECT_STREQ(dr_switch_side(1, 1), "player");
  EXPECT_EQ(dr_switch_id(99), nullptr);
  EXPECT_EQ(dr_switch_side(0, 2), nullptr);
  EXPECT_EQ(dr_edition_switches(3), dr::profile_switches(dr::Profile::kFr2018));
  EXPECT_EQ(dr_edition_switches(9), 0u);
  EXPECT_EQ(dr_base_switch_count(), static_cast<uint32_t>(dr::kBaseSwitches));
  EXPECT_EQ(dr_edition_switches_for(0, DR_ANTE_UP),
            dr::profile_switches(dr::Profile::kIt2023, true));
  EXPECT_EQ(dr_edition_switches_for(0, 0), dr_edition_switches(0));
}

TEST(CApi, EveryContentHasItsFingerprint) {
  EXPECT_EQ(dr_catalog_fingerprint_for(0), dr_catalog_fingerprint());
  for (unsigned modules : {0u, DR_ANTE_UP, DR_ANTE_UP | DR_ALTERNATIVE_POKER})
    EXPECT_EQ(dr_catalog_fingerprint_for(modules),
              dr::default_content(static_cast<int>(modules)).catalog.fingerprint);
  EXPECT_NE(dr_catalog_fingerprint_for(DR_ANTE_UP), dr_catalog_fingerprint());
  EXPECT_NE(dr_catalog_fingerprint_for(DR_ANTE_UP), dr_catalog_fingerprint_for(kAllModules));
  EXPECT_EQ(dr_catalog_fingerprint_for(DR_COMMUNITY_POKER), dr_catalog_fingerprint());
}

TEST(CApi, SaysWhatAServerMustSpeak) {
  const int32_t n = dr_versions_json(nullptr, 0);
  ASSERT_GT(n, 0);
  std::string text(static_cast<std::size_t>(n), '\0');
  EXPECT_EQ(dr_versions_json(text.data(), text.size()), n);
  const auto has = [&](const std::string& part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has("\"rules\":" + std::to_string(dr_rules_version()) + ",")) << text;
  EXPECT_TRUE(has("\"view\":" + std::to_string(dr_view_size()) + ",")) << text;
  for (const uint32_t modules : {0u, DR_ANTE_UP, DR_ANTE_UP | DR_ALTERNATIVE_POKER}) {
    char print[17];
    std::snprintf(print, sizeof print, "%016llx",
                  static_cast<unsigned long long>(dr_catalog_fingerprint_for(modules)));
    EXPECT_TRUE(has("\"" + std::to_string(modules) + "\":\"" + print + "\"")) << text;
  }
}

using Bytes = std::vector<uint8_t>;

Bytes view_bytes(const Game& g, uint32_t seat) {
  Bytes bytes(dr_view_size());
  EXPECT_EQ(dr_observe(g.game, seat, reinterpret_cast<dr_view*>(bytes.data())), DR_OK);
  return bytes;
}

int32_t read_view(const Bytes& bytes, Bytes& out) {
  return dr_read_view(bytes.data(), bytes.size(), reinterpret_cast<dr_view*>(out.data()));
}

// The bytes stand alone in memory, so that a read past their end is seen.
TEST(CApi, AViewOfAnotherSizeIsNotRead) {
  const Game g(3);
  const Bytes bytes = view_bytes(g, 1);
  Bytes out(bytes.size());
  for (const std::size_t n : {std::size_t{1}, bytes.size() - 8, bytes.size() + 8})
    EXPECT_EQ(read_view(Bytes(n), out), DR_OTHER_RULES) << n;
  EXPECT_EQ(dr_read_view(bytes.data(), 0, reinterpret_cast<dr_view*>(out.data())), DR_OTHER_RULES);
  EXPECT_EQ(read_view(Bytes(bytes.size(), 0xee), out), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_read_view(nullptr, out.size(), reinterpret_cast<dr_view*>(out.data())),
            DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_read_view(bytes.data(), bytes.size(), nullptr), DR_BAD_ARGUMENT);
  EXPECT_EQ(out, Bytes(out.size())) << "a refused call changes nothing";
  EXPECT_EQ(read_view(bytes, out), DR_OK);
  EXPECT_EQ(out, bytes);
}

TEST(CApi, ASpectatorsViewIsRead) {
  const Game g(3);
  Bytes out(dr_view_size());
  EXPECT_EQ(read_view(view_bytes(g, 255), out), DR_OK);
}

TEST(CApi, SignatureIsThatOfTheBench) {
  const uint64_t expected = dr::bench_signature(dr::default_content().catalog);
  EXPECT_EQ(dr_signature_hi(), static_cast<uint32_t>(expected >> 32));
  EXPECT_EQ(dr_signature_lo(), static_cast<uint32_t>(expected));
  EXPECT_EQ(expected, 0xade9955d0c9c5600u) << "the rules or cards of the base game have changed";
}

TEST(CApi, EveryContentHasItsSignature) {
  const dr::Catalog& catalog = dr::default_content(dr::kAnteUp).catalog;
  const uint64_t expected = dr::bench_signature(catalog);
  EXPECT_EQ(dr_signature_hi_for(DR_ANTE_UP), static_cast<uint32_t>(expected >> 32));
  EXPECT_EQ(dr_signature_lo_for(DR_ANTE_UP), static_cast<uint32_t>(expected));
  EXPECT_EQ(dr_signature_lo_for(0), dr_signature_lo());
  EXPECT_NE(dr_signature_lo_for(DR_ANTE_UP), dr_signature_lo());
  EXPECT_NE(dr_signature_lo_for(kAllModules), dr_signature_lo_for(DR_ANTE_UP));
}

}  // namespace
