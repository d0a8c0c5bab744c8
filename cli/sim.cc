#include "cli/sim.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "bots/bot.h"

namespace dr {
namespace {

constexpr int kBatch = 4096;  // games

// splitmix64: independent streams from (seed, game, purpose).
std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}
std::uint64_t derive(std::uint64_t seed, int game, int purpose) {
  return mix(mix(mix(seed) ^ static_cast<std::uint64_t>(game)) ^
             static_cast<std::uint64_t>(purpose));
}

void read_events(const Events& events, GameResult& result) {
  for (int i = 0; i < events.n; ++i) {
    const Event& e = events.list[i];
    if (e.kind == EventKind::kTurnBegan) ++result.turns;
    if (e.kind == EventKind::kLp && e.seat < kMaxFigures && e.b >= 0 && e.b < kLpSources)
      result.lp_from[e.seat][e.b] += e.a;
  }
}

void add(Tally& tally, const GameResult& game, int seat) {
  const Score& score = game.scores.seat[seat];
  ++tally.games;
  if (game.scores.winners >> seat & 1) {
    ++tally.wins;
    tally.shares += 1.0 / std::popcount(game.scores.winners);
  }
  tally.score += score.total;
  tally.lp += score.lp;
  tally.items += score.items;
  tally.cash += score.cash;
  tally.wounds += score.wounds;
  tally.law += score.law;
  tally.legends += score.legends;
  tally.gambler += score.gambler;
  for (int s = 0; s < kLpSources; ++s)
    tally.lp_from[static_cast<std::size_t>(s)] += game.lp_from[seat][s];
}

void add(SimReport& report, const GameResult& game, int players) {
  report.shortest = report.games ? std::min(report.shortest, game.rounds) : game.rounds;
  report.longest = std::max(report.longest, game.rounds);
  ++report.games;
  report.rounds += game.rounds;
  report.turns += game.turns;
  report.decisions += game.decisions;
  report.digest = mix(report.digest ^ game.hash);
  for (int seat = 0; seat < players; ++seat) {
    add(report.seat[seat], game, seat);
    add(report.all, game, seat);
    if (game.character[seat] < kMaxCharacters)
      add(report.character[game.character[seat]], game, seat);
  }
  if (players == 2) add(report.seat[kMib], game, kMib);
}

}  // namespace

GameResult play_game(const Catalog& catalog, const SimOptions& options, int index) {
  GameResult result;
  std::unique_ptr<Bot> bots[kMaxPlayers];
  const int players = options.setup.players;
  for (int seat = 0; seat < players; ++seat)
    bots[seat] = make_bot(options.bots[static_cast<std::size_t>(seat) % options.bots.size()],
                          derive(options.seed, index, 1 + seat));
  auto events = std::make_unique<Events>();
  auto choices = std::make_unique<Choices>();
  State state =
      new_game(catalog, options.setup, seed_from(derive(options.seed, index, 0)), events.get());
  for (;;) {
    read_events(*events, result);
    events->clear();
    const SeatSet asked = to_act(state.pub);
    if (!asked) break;
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(state, seat);
    legal(catalog, view, *choices);
    const Choice choice = bots[seat]->choose(catalog, view, *choices);
    apply(catalog, state, seat, choice, events.get());
    ++result.decisions;
  }
  result.rounds = state.pub.round;
  for (int seat = 0; seat < players; ++seat)
    result.character[seat] = state.pub.player[seat].character;
  result.scores = scores(catalog, state.pub);
  result.hash = hash(state);
  return result;
}

SimReport simulate(const Catalog& catalog, const SimOptions& options,
                   const std::function<void(int)>& done) {
  SimReport report;
  for (int seat = 0; seat < options.setup.players; ++seat)
    report.bot.push_back(options.bots[static_cast<std::size_t>(seat) % options.bots.size()]);
  // Batches keep the memory small; within one the results are merged in the order of the games.
  std::vector<GameResult> results(static_cast<std::size_t>(std::min(options.games, kBatch)));
  for (int first = 0; first < options.games; first += kBatch) {
    const int end = std::min(first + kBatch, options.games);
    std::atomic<int> next{first}, finished{first};
    const auto work = [&] {
      for (int i; (i = next.fetch_add(1)) < end; finished.fetch_add(1))
        results[static_cast<std::size_t>(i - first)] = play_game(catalog, options, i);
    };
    std::vector<std::thread> threads;
    for (int j = 0; j < std::min(options.jobs, end - first); ++j) threads.emplace_back(work);
    for (int seen = -1; done && seen < end;) {
      const int now = finished.load();
      if (now != seen) done(seen = now);
      if (now < end) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    for (std::thread& thread : threads) thread.join();
    for (int i = first; i < end; ++i)
      add(report, results[static_cast<std::size_t>(i - first)], options.setup.players);
  }
  return report;
}

const char* lp_source_word(LpSource source) {
  switch (source) {
    case LpSource::kDuel: return "duels";
    case LpSource::kBandits: return "bandits";
    case LpSource::kMarshal: return "marshal-track";
    case LpSource::kWantedRow: return "wanted-row";
    case LpSource::kOverflow: return "track-overflow";
    case LpSource::kDeposit: return "deposits";
    case LpSource::kCabaret: return "cabaret";
    case LpSource::kPoker: return "poker";
    case LpSource::kStory: return "stories";
    case LpSource::kCard: return "poker-cards";
    case LpSource::kItem: return "items";
    case LpSource::kCharacter: return "characters";
    case LpSource::kFightCard: return "fight-cards";
    case LpSource::kCattle: return "cattle";
    case LpSource::kMibLoss: return "lost-by-man-in-black";
    case LpSource::kManInBlack: return "man-in-black";
    case LpSource::kToken: return "event-tokens";
    case LpSource::kFrontier: return "frontier";
    case LpSource::kTrain: return "train";
    case LpSource::kGambler: return "gambler-track";
    case LpSource::kLonghorn: return "longhorns";
    case LpSource::kCount: break;
  }
  return "";
}

}  // namespace dr
