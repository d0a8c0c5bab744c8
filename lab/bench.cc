#include "lab/bench.h"

#include <fmt/format.h>

#include <bit>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <new>

#include "base/json.h"
#include "base/text.h"
#include "darkrock/queries.h"

// Every allocation of the program is counted, so that the bench can show that the engine makes
// none. Sanitizers bring their own operators; there nothing is counted.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DARKROCK_COUNT_ALLOCATIONS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define DARKROCK_COUNT_ALLOCATIONS 0
#endif
#endif
#ifndef DARKROCK_COUNT_ALLOCATIONS
#define DARKROCK_COUNT_ALLOCATIONS 1
#endif

namespace {
thread_local std::uint64_t allocations = 0;
}

// Not inlined: g++ warns when it sees only one half of a pair.
#if DARKROCK_COUNT_ALLOCATIONS
[[gnu::noinline]] void* operator new(std::size_t n) {
  ++allocations;
  if (void* p = std::malloc(n ? n : 1)) return p;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t n, std::align_val_t alignment) {
  ++allocations;
  const std::size_t a = static_cast<std::size_t>(alignment);
  if (void* p = std::aligned_alloc(a, (n + a - 1) / a * a)) return p;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* p) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::align_val_t) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t, std::align_val_t) noexcept {
  std::free(p);
}
#endif

namespace dr {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Pick {  // xorshift64*: which legal choice comes next
  std::uint64_t s = 0x2545f4914f6cdd1d;
  int below(int n) {
    s ^= s >> 12, s ^= s << 25, s ^= s >> 27;
    return static_cast<int>((s * 0x2545f4914f6cdd1d >> 32) * static_cast<std::uint64_t>(n) >> 32);
  }
};

std::int64_t draws_of(const State& state) {
  std::int64_t sum = 0;
  for (std::uint32_t counter : state.hid.counter) sum += counter;
  for (std::uint32_t counter : state.hid.au.counter) sum += counter;
  return sum;
}

// Random games until the time is over.
void measure_play(const Catalog& catalog, const Setup& setup, std::uint64_t first, double seconds,
                  EngineSpeed& m) {
  Choices choices;
  Pick pick;
  const Clock::time_point start = Clock::now();
  std::uint64_t number = first;
  do {
    State state = new_game(catalog, setup, seed_from(number++));
    for (SeatSet asked; (asked = to_act(state.pub)) != 0; ++m.decisions) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      legal(catalog, sight(state, seat), choices);
      apply(catalog, state, seat, choices[pick.below(choices.n)]);
    }
    m.draws += draws_of(state);
    ++m.games;
  } while (seconds_since(start) < seconds);
  m.seconds = seconds_since(start);
}

// A few games more, with every entry of the engine, under the counter.
void measure_allocations(const Catalog& catalog, const Setup& setup, EngineSpeed& m) {
  constexpr int kGames = 20, kSampleEvery = 16;
  Choices choices;
  Pick pick;
  Rng rng;
  double sampling = 0;
  int samples = 0;
  const std::uint64_t before = allocations;
  for (int game = 0; game < kGames; ++game) {
    State state = new_game(catalog, setup, seed_from(1000 + static_cast<std::uint64_t>(game)));
    int n = 0;
    for (SeatSet asked; (asked = to_act(state.pub)) != 0; ++n) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      const View view = observe(state, seat);
      legal(catalog, view, choices);
      if (n % kSampleEvery == 0) {
        const Clock::time_point start = Clock::now();
        const State guess = sample(catalog, view, rng);
        sampling += seconds_since(start);
        ++samples;
        if (guess.pub.players != state.pub.players) std::abort();
      }
      apply(catalog, state, seat, choices[pick.below(choices.n)]);
    }
  }
  if (DARKROCK_COUNT_ALLOCATIONS) m.allocations = allocations - before;
  m.sample_ns = samples ? 1e9 * sampling / samples : 0;
}

void measure_copy(const Catalog& catalog, const Setup& setup, EngineSpeed& m) {
  constexpr int kStates = 8, kRounds = 2'000'000;
  auto states = std::make_unique<State[]>(kStates);
  for (int i = 0; i < kStates; ++i)
    states[i] = new_game(catalog, setup, seed_from(static_cast<std::uint64_t>(i)));
  const Clock::time_point start = Clock::now();
  for (int i = 0; i < kRounds; ++i) {
    states[i & 7] = states[(i + 3) & 7];
    asm volatile("" : : "g"(states.get()) : "memory");
  }
  m.copy_ns = 1e9 * seconds_since(start) / kRounds;
}

void measure_draw(const Catalog& catalog, const Setup& setup, EngineSpeed& m) {
  constexpr int kDraws = 2'000'000;
  State state = new_game(catalog, setup, seed_from(1));
  int sum = 0;
  const Clock::time_point start = Clock::now();
  for (int i = 0; i < kDraws; ++i) sum += roll(state.hid, Purpose::kDice, 6);
  m.draw_ns = 1e9 * seconds_since(start) / kDraws;
  if (sum < 0) std::abort();
}

const char* compiler() {
#if defined(__clang__)
  return "clang " __clang_version__;
#else
  return "g++ " __VERSION__;
#endif
}

}  // namespace

EngineSpeed measure_engine(const Catalog& catalog, const Setup& setup, std::uint64_t first,
                           double seconds) {
  EngineSpeed m;
  measure_copy(catalog, setup, m);
  measure_draw(catalog, setup, m);
  measure_allocations(catalog, setup, m);
  measure_play(catalog, setup, first, seconds, m);
  return m;
}

std::string engine_speed_json(const Content& content, const Setup& setup, const EngineSpeed& m,
                              std::uint64_t signature) {
  Json json(2);
  json.begin('{').field("decisions_per_s", std::round(m.decisions_per_s()));
  json.field("games_per_s", m.games_per_s());
  json.field("state_bytes", sizeof(State)).field("view_bytes", sizeof(View));
  json.field("copy_ns", m.copy_ns).field("sample_ns", m.sample_ns).key("allocations");
  if (m.allocations)
    json.put(*m.allocations);
  else
    json.null();
  json.field("rng_share", m.rng_share()).field("draws_per_decision", m.draws_per_decision());
  json.field("draw_ns", m.draw_ns).field("decisions_per_game", m.decisions_per_game());
  json.field("seconds", m.seconds).field("players", setup.players);
  json.field("ante_up", (setup.modules & kAnteUp) != 0).field("signature", to_hex(signature, 16));
  json.field("rules_version", kRulesVersion);
  json.field("catalog", to_hex(content.catalog.fingerprint, 16)).field("compiler", compiler());
  return json.end('}').text();
}

std::string engine_speed_text(const EngineSpeed& m, std::uint64_t signature) {
  return fmt::format(
      "{:.2f} million decisions a second, {:.0f} games a second ({:.0f} decisions a game)\n"
      "state {} bytes, copied in {:.0f} ns; sampled from a view in {:.0f} ns\n"
      "randomness {:.1f} % of the time: {:.3f} draws a decision, {:.0f} ns each\n"
      "allocations in the engine: {}\nsignature {:016x}\n",
      m.decisions_per_s() / 1e6, m.games_per_s(), m.decisions_per_game(), sizeof(State), m.copy_ns,
      m.sample_ns, 100 * m.rng_share(), m.draws_per_decision(), m.draw_ns,
      m.allocations ? fmt::to_string(*m.allocations) : "not counted in a build with sanitizers",
      signature);
}

}  // namespace dr
