// darkrock bench: how fast the rules and the bots run on one core, and the signatures of how they play.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <bit>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>

#include "capi/bot_signature.h"
#include "capi/signature.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "darkrock/engine.h"
#include "darkrock/queries.h"
#include "lab/bench_bots.h"

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

struct Measured {
  double seconds = 0, copy_ns = 0, draw_ns = 0, sample_ns = 0;
  std::int64_t games = 0, decisions = 0, draws = 0;
  std::optional<std::uint64_t> allocations;  // none where they cannot be counted
};

std::int64_t draws_of(const State& state) {
  std::int64_t sum = 0;
  for (std::uint32_t counter : state.hid.counter) sum += counter;
  for (std::uint32_t counter : state.hid.au.counter) sum += counter;
  return sum;
}

// Random games until the time is over.
void measure_play(const Catalog& catalog, const Setup& setup, std::uint64_t first, double seconds,
                  Measured& m) {
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
void measure_allocations(const Catalog& catalog, const Setup& setup, Measured& m) {
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

void measure_copy(const Catalog& catalog, const Setup& setup, Measured& m) {
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

void measure_draw(const Catalog& catalog, const Setup& setup, Measured& m) {
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

struct BenchArguments {
  TableOptions table;
  double seconds = 5;
  bool json = false, signature_only = false;
  bool bots = false;
  std::string names;  // of bots, separated by commas; empty: all
};

void print(const BenchArguments& args, const Content& content, const Measured& m,
           std::uint64_t signature) {
  const double per_s = static_cast<double>(m.decisions) / m.seconds;
  const double draws = static_cast<double>(m.draws) / static_cast<double>(m.decisions);
  const double rng_share = draws * m.draw_ns / (1e9 / per_s);
  const std::string counted = m.allocations ? fmt::to_string(*m.allocations) : "null";
  if (args.json) {
    fmt::print(
        "{{\n  \"decisions_per_s\": {:.0f},\n  \"games_per_s\": {:.1f},\n  \"state_bytes\": {},\n"
        "  \"view_bytes\": {},\n  \"copy_ns\": {:.1f},\n  \"sample_ns\": {:.0f},\n  "
        "\"allocations\": {},\n"
        "  \"rng_share\": {:.4f},\n  \"draws_per_decision\": {:.4f},\n  \"draw_ns\": {:.1f},\n"
        "  \"decisions_per_game\": {:.1f},\n  \"seconds\": {:.2f},\n  \"players\": {},\n"
        "  \"ante_up\": {},\n  \"signature\": \"{:016x}\",\n  \"rules_version\": {},\n  "
        "\"catalog\": \"{:016x}\",\n"
        "  \"compiler\": \"{}\"\n}}\n",
        per_s, static_cast<double>(m.games) / m.seconds, sizeof(State), sizeof(View), m.copy_ns,
        m.sample_ns, counted, rng_share, draws, m.draw_ns,
        static_cast<double>(m.decisions) / static_cast<double>(m.games), m.seconds,
        args.table.players, args.table.modules.ante_up, signature, kRulesVersion,
        content.catalog.fingerprint, compiler());
    return;
  }
  fmt::print("{:.2f} million decisions a second, {:.0f} games a second ({:.0f} decisions a game)\n",
             per_s / 1e6, static_cast<double>(m.games) / m.seconds,
             static_cast<double>(m.decisions) / static_cast<double>(m.games));
  fmt::print("state {} bytes, copied in {:.0f} ns; sampled from a view in {:.0f} ns\n",
             sizeof(State), m.copy_ns, m.sample_ns);
  fmt::print("randomness {:.1f} % of the time: {:.3f} draws a decision, {:.0f} ns each\n",
             100 * rng_share, draws, m.draw_ns);
  fmt::print("allocations in the engine: {}\n",
             m.allocations ? counted : "not counted in a build with sanitizers");
  fmt::print("signature {:016x}\n", signature);
}

// Those of a list separated by commas; of an empty one all there are.
std::vector<std::string> benched_bots(const std::string& list) {
  std::vector<std::string> names(bot_names().begin(), bot_names().end());
  if (!list.empty()) names = CLI::detail::split(list, ',');
  check_bots(names, static_cast<int>(names.size()));
  return names;
}

int bench_bots(const BenchArguments& args, const Content& content, const Setup& setup) {
  if (args.signature_only) {
    fmt::print("{:08x}\n", bot_signature(setup.modules));
    return 0;
  }
  std::vector<BotSpeed> speeds;
  for (const std::string& name : benched_bots(args.names))
    speeds.push_back(measure_bot(content.catalog, setup, name, parse_seed_number(args.table.seed),
                                 args.seconds));
  fmt::print("{}", args.json ? bot_speeds_json(speeds) : bot_speeds_text(speeds));
  return 0;
}

// The exit status: 1 if the engine allocated.
int run(const BenchArguments& args) {
  if (!(args.seconds >= 0.01 && args.seconds <= 3600))
    throw InputError(fmt::format("--seconds: {} is not between 0.01 and 3600", args.seconds));
  const LoadedContent content(args.table.content, modules_of(args.table.modules));
  const Setup setup = make_setup(args.table, *content);
  if (args.bots) return bench_bots(args, *content, setup);
  const std::uint64_t signature = bench_signature(content->catalog);
  if (args.signature_only) {
    fmt::print("{:016x}\n", signature);
    return 0;
  }
  Measured m;
  measure_copy(content->catalog, setup, m);
  measure_draw(content->catalog, setup, m);
  measure_allocations(content->catalog, setup, m);
  measure_play(content->catalog, setup, parse_seed_number(args.table.seed), args.seconds, m);
  print(args, *content, m, signature);
  return m.allocations.value_or(0) == 0 ? 0 : 1;
}

}  // namespace

void add_bench_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<BenchArguments>();
  CLI::App* cmd = app.add_subcommand(
      "bench", "Measure the rules engine, or bots, on one core; print signatures");
  cmd->add_option("--seconds", args->seconds, "How long to play, or to ask each bot")
      ->type_name("N")
      ->capture_default_str();
  CLI::Option* bots =
      cmd->add_option("--bots", args->names,
                      "Measure bots instead: those named, separated by commas, or all")
          ->type_name("LIST")
          ->expected(0, 1);
  cmd->add_flag("--json", args->json, "Print JSON; docs/simulator.md describes the fields");
  cmd->add_flag("--signature-only", args->signature_only,
                "Print only the signature: it changes when the game plays differently");
  add_table_options(*cmd, args->table);
  cmd->callback([args, bots, &rc] {
    args->bots = bots->count() > 0;
    rc = run(*args);
  });
}

}  // namespace dr
