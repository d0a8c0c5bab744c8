// Games saved and loaded by the C interface: all of them, and nothing else.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>
#include <string>
#include <vector>

#include "capi/test_game.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "engine/flow/game.h"

namespace {

using namespace dr::capi::by_c;

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

void expect_loads(int players, uint64_t number, unsigned modules) {
  Game game(players, number, modules), copy(players, 1);
  std::vector<uint8_t> bytes(dr_save_size());
  for (uint32_t i = 0; dr_to_act(game.game); ++i) {
    ASSERT_EQ(dr_save(game.game, bytes.data(), bytes.size()), DR_OK);
    ASSERT_EQ(dr_load(copy.game, bytes.data(), bytes.size()), DR_OK)
        << players << " players, modules " << modules << ", choice " << i;
    game.step(i * 2654435761u >> 7);
  }
}

TEST(CApi, EveryStateOfAGameCanBeLoaded) {
  for (int players : {2, 4, 6}) expect_loads(players, 77, 0);
}

TEST(CApi, EveryStateOfAGameWithAnteUpCanBeLoaded) {
  for (int players = 2; players <= 6; ++players)
    for (uint64_t number = 1; number <= 4; ++number)
      expect_loads(players, number, number % 2 ? kAllModules : DR_ANTE_UP);
}

// A whole game, and the same with one value changed: only the first is loaded.
struct Forgery {
  explicit Forgery(unsigned modules, uint64_t number = 3)
      : game(4, number, modules), bytes(dr_save_size()) {
    for (uint32_t i = 0; i < 300 && dr_to_act(game.game); ++i) game.step(i * 2654435761u >> 7);
    std::memcpy(static_cast<void*>(&state), game.game, sizeof state);
  }
  // The game some choices later.
  void go_on() {
    for (uint32_t i = 0; i < 7 && dr_to_act(game.game); ++i) game.step(i * 40503u + 11);
    std::memcpy(static_cast<void*>(&state), game.game, sizeof state);
  }
  // What becomes of a save whose state is this one and whose checksum fits.
  template <class F>
  int32_t load(F&& change) {
    Game other(4, 2);
    return load(change, other.game);
  }
  template <class F>
  int32_t load(F&& change, dr_game* into) {
    dr::State forged = state;
    change(forged);
    EXPECT_EQ(dr_save(game.game, bytes.data(), bytes.size()), DR_OK);
    const uint64_t checksum = dr::hash(forged);
    std::memcpy(bytes.data() + 24, &checksum, sizeof checksum);
    std::memcpy(bytes.data() + 32, &forged, sizeof forged);
    return dr_load(into, bytes.data(), bytes.size());
  }

  Game game;
  dr::State state;
  std::vector<uint8_t> bytes;
};

TEST(CApi, SavesWithAnteUpOutOfRangeAreRefused) {
  Forgery save(kAllModules);
  ASSERT_EQ(save.load([](dr::State&) {}), DR_OK);
  using State = dr::State;
  const std::pair<const char*, void (*)(State&)> kChanges[] = {
      {"modules", [](State& s) { s.pub.modules |= 8; }},
      {"outlaws", [](State& s) { s.pub.au.outlaws.word[1] |= 1ull << 60; }},
      {"an outlaw nobody placed", [](State& s) { s.pub.au.outlaws.word[0] ^= 4; }},
      {"longhorns", [](State& s) { s.pub.au.longhorns.word[1] |= 1ull << 63; }},
      {"gold", [](State& s) { s.pub.au.gold[7] = {200, 1}; }},
      {"events discarded", [](State& s) { s.pub.au.event_discards |= 1u << 31; }},
      {"explored", [](State& s) { s.pub.au.explored |= 1u << 15; }},
      {"rack", [](State& s) { s.pub.au.rack |= 1u << 15; }},
      {"frontier number", [](State& s) { s.pub.au.frontier[8] = 77; }},
      {"high rollers", [](State& s) { s.pub.au.rollers |= 0x10; }},
      {"train", [](State& s) { s.pub.au.train = 8; }},
      {"train cards", [](State& s) { s.pub.au.train_n = 9; }},
      {"train card shown", [](State& s) { s.pub.au.train_card = 9; }},
      {"token shown", [](State& s) { s.pub.au.token = 40; }},
      {"event shown", [](State& s) { s.pub.au.event = 60; }},
      {"events left", [](State& s) { s.pub.au.events_n = 60; }},
      {"markers", [](State& s) { s.pub.au.markers |= 0x80; }},
      {"longhorn supply", [](State& s) { s.pub.au.longhorn_supply = 9; }},
      {"river", [](State& s) { s.pub.au.river[1] = 90; }},
      {"folded", [](State& s) { s.pub.au.folded = 0x20; }},
      {"events waiting", [](State& s) { s.pub.au.waiting_n = 25; }},
      {"who waits", [](State& s) { s.pub.au.waiting_n = 1, s.pub.au.waiting[0] = 6; }},
      {"Faro off", [](State& s) { s.pub.au.faro.bet[0][0] = 1; }},
      {"Faro dealer",
       [](State& s) { s.pub.au.faro = {}, s.pub.au.faro.on = 1, s.pub.au.faro.dealer = 9; }},
      {"Faro card",
       [](State& s) { s.pub.au.faro = {}, s.pub.au.faro.on = 1, s.pub.au.faro.turned[2] = 13; }},
      {"Faro bet",
       [](State& s) { s.pub.au.faro = {}, s.pub.au.faro.on = 1, s.pub.au.faro.bet[1][1] = 14; }},
      {"poker game", [](State& s) { s.pub.poker.game = static_cast<dr::PokerGame>(4); }},
      {"poker card", [](State& s) { s.pub.poker.flop[1] = 60; }},
      {"Gambler points", [](State& s) { s.pub.player[0].gp = 8; }},
      {"longhorns carried", [](State& s) { s.pub.player[0].longhorns += 2; }},
      {"question", [](State& s) { s.pub.ask = static_cast<dr::Ask>(60); }},
      {"event offered", [](State& s) { s.own[0].event_offer[1] = 99; }},
      {"train card known", [](State& s) { s.own[0].train_top = 9; }},
      {"event known", [](State& s) { s.own[1].event_top = 99; }},
      {"cattle known", [](State& s) { s.own[2].cattle_top[0] = 9; }},
      {"space seen", [](State& s) { s.own[3].seen[0] = {250, 1}; }},
      {"token seen", [](State& s) { s.own[3].seen[0] = {1, 200}; }},
      {"event deck", [](State& s) { s.hid.au.events |= 1u << 31; }},
      {"token place", [](State& s) { s.hid.au.token_at[0] = 250; }},
      {"no such token", [](State& s) { s.hid.au.token_at[15] = 1; }},
      {"frontier token", [](State& s) { s.hid.au.frontier_at[0] = 12; }},
      {"train deck", [](State& s) { s.hid.au.train ^= 1; }},
      {"train top", [](State& s) { s.hid.au.train_top = 9; }},
      {"event top", [](State& s) { s.hid.au.event_top = 99; }},
      {"cattle top", [](State& s) { s.hid.au.cattle_top[1] = 9; }},
      {"Faro deck", [](State& s) { s.hid.au.faro[3] = 13; }},
      {"an exploring frame",
       [](State& s) {
         s.pub.frame[s.pub.n_frames - 1] = {
             static_cast<uint8_t>(dr::FrameKind::kExplore), 0, 0, {9}};
       }},
  };
  for (const auto& [what, change] : kChanges) EXPECT_LT(save.load(change), 0) << what;
}

TEST(CApi, SavesOfTheBaseGameHoldNothingOfAnteUp) {
  Forgery save(0);
  ASSERT_EQ(save.load([](dr::State&) {}), DR_OK);
  const size_t au = offsetof(dr::State, pub) + offsetof(dr::Public, au);
  for (size_t i = 0; i < sizeof(dr::AnteUp); i += 7)
    EXPECT_LT(save.load([&](dr::State& s) { reinterpret_cast<uint8_t*>(&s)[au + i] = 1; }), 0) << i;
  EXPECT_LT(save.load([](dr::State& s) { s.pub.modules = DR_ANTE_UP; }), 0);
  EXPECT_LT(save.load([](dr::State& s) { s.pub.player[1].gp = 1; }), 0);
  EXPECT_LT(save.load([](dr::State& s) { s.pub.player[1].longhorns = 1; }), 0);
  EXPECT_LT(save.load([](dr::State& s) { s.pub.switches |= 1u << dr::kBaseSwitches; }), 0);
  EXPECT_LT(save.load([](dr::State& s) { s.pub.poker.game = dr::PokerGame::kAnywhere; }), 0);
  EXPECT_LT(save.load([](dr::State& s) { s.own[5].event_offer[0] = 1; }), 0);
  EXPECT_LT(save.load([](dr::State& s) { s.own[0].seen[11].token = 1; }), 0);
  EXPECT_LT(save.load([](dr::State& s) { s.hid.au.token_at[3] = 1; }), 0);
}

// Whatever the bytes of a view or a save, an answer comes.
TEST(CApi, AnyBytesOfAViewAreAnswered) {
  dr::Rng rng;
  for (const unsigned modules : {0u, kAllModules}) {
    Game game(4, 5, modules);
    std::vector<uint64_t> buffer(dr_view_size() / 8 + 1), damaged;
    auto* view = reinterpret_cast<dr_view*>(buffer.data());
    for (uint32_t i = 0; i < 400 && dr_to_act(game.game); ++i) {
      const uint32_t seat = static_cast<uint32_t>(std::countr_zero(dr_to_act(game.game)));
      ASSERT_EQ(dr_observe(game.game, seat, view), DR_OK);
      for (int k = 0; k < 20; ++k) {
        damaged = buffer;
        auto* bytes = reinterpret_cast<uint8_t*>(damaged.data());
        const size_t from = offsetof(dr::Public, au);
        bytes[from + rng.below(static_cast<uint32_t>(dr_view_size() - from))] =
            static_cast<uint8_t>(rng.below(256));
        uint32_t codes[384];
        dr_view_legal(reinterpret_cast<dr_view*>(damaged.data()), codes, 384);
        dr_view_why_not(reinterpret_cast<dr_view*>(damaged.data()), codes[0], nullptr);
      }
      game.step(i * 2654435761u >> 7);
    }
  }
}

// A byte of Ante Up's parts, counted through all of them.
uint8_t& ante_up_byte(dr::State& s, size_t i) {
  constexpr size_t kOwn = offsetof(dr::Private, event_offer);
  constexpr size_t kOwnBytes = sizeof(dr::Private) - kOwn;
  if (i < sizeof s.pub.au) return reinterpret_cast<uint8_t*>(&s.pub.au)[i];
  i -= sizeof s.pub.au;
  if (i < 4 * kOwnBytes)
    return reinterpret_cast<uint8_t*>(&s.own[i / kOwnBytes])[kOwn + i % kOwnBytes];
  return reinterpret_cast<uint8_t*>(&s.hid.au)[(i - 4 * kOwnBytes) % sizeof s.hid.au];
}

// A forged save is refused, or it is a game that can be played on.
TEST(CApi, ForgedSavesCanBePlayedOn) {
  constexpr uint32_t kBytes = sizeof(dr::AnteUp) + sizeof(dr::AnteUpHidden) +
                              4 * (sizeof(dr::Private) - offsetof(dr::Private, event_offer));
  dr::Rng rng;
  for (uint64_t number = 1; number <= 3; ++number) {
    Forgery save(kAllModules, number);
    for (int round = 0; round < 1500; ++round) {
      if (round % 40 == 0) save.go_on();
      const uint32_t at = rng.below(kBytes);
      const auto value = static_cast<uint8_t>(rng.below(round % 2 ? 256 : 16));
      Game other(4, 2);
      if (save.load([&](dr::State& s) { ante_up_byte(s, at) = value; }, other.game) != DR_OK)
        continue;
      for (int i = 0; i < 60 && dr_to_act(other.game); ++i) other.step(rng.below(1u << 30));
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

}  // namespace
