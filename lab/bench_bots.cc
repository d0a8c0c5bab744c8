#include "lab/bench_bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <iterator>

#include "base/json.h"

namespace dr {
namespace {

using BotClock = std::chrono::steady_clock;
constexpr double kLate = 1.2;

// Every so many decisions of a game one is put to a bot that searches, so that a short run sees all
// of a game.
constexpr int kStride = 11;

bool in_time(const BotSpeed& speed, double ms) {
  return speed.budget.ms == 0 || ms <= kLate * speed.budget.ms;
}

// The time below which a part of them lies. REQUIRES: sorted, not empty.
double percentile(const std::vector<double>& sorted, double part) {
  const double at = part * static_cast<double>(sorted.size());
  return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(at))];
}

double seconds_from(BotClock::time_point start) {
  return std::chrono::duration<double>(BotClock::now() - start).count();
}

// Games that go on by themselves, and the bot that is asked now and then.
struct BotTrial {
  const Catalog& catalog;
  const double seconds;
  BotSpeed speed{};
  std::vector<double> times{};  // milliseconds
  const BotClock::time_point begin = BotClock::now();

  bool over() const { return !times.empty() && seconds_from(begin) >= seconds; }

  void ask(Bot& bot, const View& view, const Choices& choices) {
    const BotClock::time_point start = BotClock::now();
    bot.choose(catalog, view, choices);
    const double ms = 1000 * seconds_from(start);
    times.push_back(ms);
    speed.seconds += ms / 1000;
    speed.work += bot.work_done();
    if (!in_time(speed, ms)) ++speed.late;
  }

  void play(const Setup& setup, std::uint64_t number) {
    std::unique_ptr<Bot> hosts[kMaxPlayers], guests[kMaxPlayers];
    for (std::size_t s = 0; s < setup.players; ++s) {
      hosts[s] = make_bot(s % 4 == 3 ? "random" : "greedy", number + s);
      guests[s] = make_bot(speed.bot, number + s);
    }
    const int stride = speed.budget == Budget{} ? 1 : kStride;
    State state = new_game(catalog, setup, seed_from(number));
    Choices choices;
    int n = 0;
    for (SeatSet asked; (asked = to_act(state.pub)) != 0 && !over(); ++n) {
      const Seat seat = static_cast<Seat>(std::countr_zero(asked));
      const View view = observe(state, seat);
      legal(catalog, view, choices);
      if (choices.n > 1 && n % stride == 0) ask(*guests[seat], view, choices);
      apply(catalog, state, seat, hosts[seat]->choose(catalog, view, choices));
    }
  }
};

// "0.98  1.01  1.03", or dashes for a bot that no time limits.
std::string of_budget(const BotSpeed& s) {
  if (s.budget.ms == 0) return fmt::format("{:>8}{:>8}{:>8}", "-", "-", "-");
  const double ms = s.budget.ms;
  return fmt::format("{:>8.3f}{:>8.3f}{:>8.3f}", s.p50 / ms, s.p99 / ms, s.max / ms);
}

std::string named(const BotSpeed& s) {
  const bool own = s.bot.find('@') != std::string::npos;
  if (own || s.budget == Budget{}) return s.bot;
  return s.budget.ms ? fmt::format("{} ({} ms)", s.bot, s.budget.ms)
                     : fmt::format("{} ({})", s.bot, s.budget.work);
}

}  // namespace

BotSpeed measure_bot(const Catalog& catalog, const Setup& setup, const std::string& bot,
                     std::uint64_t seed, double seconds) {
  BotTrial trial{catalog, seconds};
  BotSpeed& speed = trial.speed;
  std::vector<double>& times = trial.times;
  speed.bot = bot;
  speed.budget = make_bot(bot, 0)->budget;
  for (std::uint64_t number = seed; !trial.over(); ++number) trial.play(setup, number);
  std::sort(times.begin(), times.end());
  speed.decisions = static_cast<std::int64_t>(times.size());
  speed.p50 = percentile(times, 0.5);
  speed.p90 = percentile(times, 0.9);
  speed.p99 = percentile(times, 0.99);
  speed.max = times.back();
  return speed;
}

std::string bot_speeds_text(const std::vector<BotSpeed>& speeds) {
  std::string text;
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "{:<22}{:>10}{:>12}{:>13}   {:<32}   {}\n", "", "", "", "",
                 "milliseconds a decision", "part of the time budget");
  fmt::format_to(out, "{:<22}{:>10}{:>12}{:>13}{:>9}{:>9}{:>9}{:>9}{:>9}{:>8}{:>8}{:>6}\n", "bot",
                 "decisions", "a second", "positions/s", "p50", "p90", "p99", "max", "p50", "p99",
                 "max", "late");
  for (const BotSpeed& s : speeds)
    fmt::format_to(out, "{:<22}{:>10}{:>12.1f}{:>13.0f}{:>9.3f}{:>9.3f}{:>9.3f}{:>9.3f} {}{:>6}\n",
                   named(s), s.decisions, s.per_second(s.decisions), s.per_second(s.work), s.p50,
                   s.p90, s.p99, s.max, of_budget(s), s.late);
  return text;
}

std::string bot_speeds_json(const std::vector<BotSpeed>& speeds) {
  Json json(2);
  json.begin('{').begin("bots", '[');
  for (const BotSpeed& s : speeds) {
    json.begin('{').field("bot", s.bot);
    json.field("work_budget", s.budget.work).field("ms_budget", s.budget.ms);
    json.field("decisions", s.decisions).field("decisions_per_s", s.per_second(s.decisions));
    json.field("positions_per_s", s.per_second(s.work));
    json.field("p50_ms", s.p50).field("p90_ms", s.p90).field("p99_ms", s.p99);
    json.field("max_ms", s.max).field("late", s.late).end('}');
  }
  return json.end(']').end('}').text();
}

}  // namespace dr
