#include "lab/arena.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include "base/mix.h"
#include "darkrock/queries.h"

namespace dr {
namespace {

using Seats = std::array<std::uint8_t, kMaxPlayers>;

// Turns the first `players` seats by n.
Seats turned(const Seats& seats, int players, int n) {
  Seats out{};
  for (int i = 0; i < players; ++i)
    out[static_cast<std::size_t>(i)] = seats[static_cast<std::size_t>((i + n) % players)];
  return out;
}

// How many different orders turning gives.
int orders_of(const Seats& seats, int players) {
  for (int n = 1; n < players; ++n)
    if (turned(seats, players, n) == seats) return n;
  return players;
}

void shuffle(Seats& seats, int players, std::uint64_t seed) {
  for (int i = players - 1; i > 0; --i) {
    seed = splitmix64(seed);
    std::swap(seats[static_cast<std::size_t>(i)],
              seats[static_cast<std::size_t>(seed % static_cast<std::uint64_t>(i + 1))]);
  }
}

// Who sits down: the bots named, or from a pool those who have sat least so far.
class Tables {
 public:
  explicit Tables(const ArenaOptions& options)
      : options_(options), contestants_(contestants_of(options.bots)), sat_(contestants_.size()) {}

  Seats table(int number) {
    Seats seats = options_.ladder ? from_pool(number) : named();
    shuffle(seats, options_.setup.players, derive(options_.seed, number, kForOrder));
    return seats;
  }

 private:
  Seats named() const {
    Seats seats{};
    for (std::size_t i = 0; i < options_.setup.players; ++i) {
      const std::string& bot = options_.bots[std::min(i, options_.bots.size() - 1)];
      const auto found = std::find(contestants_.begin(), contestants_.end(), bot);
      seats[i] = static_cast<std::uint8_t>(found - contestants_.begin());
    }
    return seats;
  }
  Seats from_pool(int number) {
    Seats seats{};
    std::vector<bool> here(sat_.size());
    for (std::size_t i = 0; i < options_.setup.players; ++i) {
      if (i % sat_.size() == 0) here.assign(sat_.size(), false);
      std::size_t best = sat_.size();
      const auto rank = [&](std::size_t who) {
        const std::uint64_t lot = derive(options_.seed, number, kForTable);
        return std::pair(sat_[who], splitmix64(lot ^ who));
      };
      for (std::size_t who = 0; who < sat_.size(); ++who)
        if (!here[who] && (best == sat_.size() || rank(who) < rank(best))) best = who;
      here[best] = true;
      ++sat_[best];
      seats[i] = static_cast<std::uint8_t>(best);
    }
    return seats;
  }

  const ArenaOptions& options_;
  std::vector<std::string> contestants_;
  std::vector<int> sat_;
};

using Clock = std::chrono::steady_clock;

double elapsed_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Thinking {
  Histogram time, work;
};

template <class A>
void walk(A& a, Thinking& thinking) {
  walk(a, thinking.time);
  walk(a, thinking.work);
}

// What the contestants thought, by worker.
class Stopwatches {
 public:
  Stopwatches(int workers, std::size_t contestants)
      : by_worker_(static_cast<std::size_t>(workers), std::vector<Thinking>(contestants)) {}
  std::vector<Thinking>& of(int worker) { return by_worker_[static_cast<std::size_t>(worker)]; }
  std::vector<Thinking> all() const {
    std::vector<Thinking> sum(by_worker_.front().size());
    for (const auto& worker : by_worker_)
      for (std::size_t who = 0; who < sum.size(); ++who) {
        sum[who].time.add(worker[who].time);
        sum[who].work.add(worker[who].work);
      }
    return sum;
  }

 private:
  std::vector<std::vector<Thinking>> by_worker_;
};

void add_thinking(ArenaReport& report, const std::vector<Thinking>& thinking) {
  for (std::size_t who = 0; who < thinking.size(); ++who) {
    report.contestants[who].time.add(thinking[who].time);
    report.contestants[who].work.add(thinking[who].work);
  }
}

class Stopwatch final : public Onlooker {
 public:
  Stopwatch(const Pairing& pairing, std::vector<Thinking>& by_contestant)
      : pairing_(pairing), by_contestant_(by_contestant) {}
  bool go_on() override { return !Interrupt::came(); }
  void decided(Seat seat, std::uint64_t ns, std::uint32_t work) override {
    Thinking& thinking = by_contestant_[pairing_.who[seat]];
    thinking.time.add(ns);
    thinking.work.add(work);
  }

 private:
  const Pairing& pairing_;
  std::vector<Thinking>& by_contestant_;
};

// Drops what was not finished; of a duplicate run every deal that is not whole.
void keep_whole(bool duplicate, std::vector<Pairing>& pairings, std::vector<GameResult>& games) {
  std::size_t kept = 0;
  for (std::size_t first = 0; first < games.size();) {
    std::size_t end = first + 1;
    bool whole = games[first].over;
    for (; duplicate && end < games.size() && pairings[end].deal == pairings[first].deal; ++end)
      whole = whole && games[end].over;
    for (; whole && first < end; ++first, ++kept) {
      if (kept == first) continue;
      pairings[kept] = pairings[first];
      games[kept] = std::move(games[first]);
    }
    first = end;
  }
  pairings.resize(kept);
  games.resize(kept);
}

struct DealSum {  // sums over the games of a deal
  std::int64_t sum = 0, n = 0;
  void add(int value) { sum += value, ++n; }
};

// What a deal adds to the rates: its games hang together.
class DealSums {
 public:
  explicit DealSums(std::size_t contestants)
      : wins_(contestants),
        in_seat_(contestants * kMaxPlayers),
        ahead_(contestants * contestants) {}

  void add(const Pairing& pairing, const GameResult& game, int players) {
    for (int seat = 0; seat < players; ++seat) {
      const int share = win_share(game.scores, seat);
      const std::size_t at = static_cast<std::size_t>(seat), who = pairing.who[at];
      wins_[who].add(share);
      in_seat_[who * kMaxPlayers + at].add(share);
      seat_[at].add(share);
      turn_[static_cast<std::size_t>(place_in_turn(game, seat, players))].add(share);
      if (game.character[seat] < kMaxCharacters) character_[game.character[seat]].add(share);
      for (int other = 0; other < players; ++other)
        if (const std::size_t whom = pairing.who[static_cast<std::size_t>(other)]; whom != who)
          ahead_[who * wins_.size() + whom].add(ahead(game.scores, seat, other));
    }
  }
  void add_to(ArenaReport& report) const {
    const std::size_t n = wins_.size();
    for (std::size_t who = 0; who < n; ++who) {
      Contestant& c = report.contestants[who];
      put(wins_[who], c.wins);
      for (std::size_t s = 0; s < kMaxPlayers; ++s)
        put(in_seat_[who * kMaxPlayers + s], c.wins_in_seat[s]);
      for (std::size_t whom = 0; whom < n; ++whom)
        put(ahead_[who * n + whom], report.ahead[who][whom]);
    }
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
      put(seat_[i], report.seat[i]);
      put(turn_[i], report.turn[i]);
    }
    for (std::size_t i = 0; i < kMaxCharacters; ++i) put(character_[i], report.character[i]);
  }
  // Row by row, in halves.
  std::vector<std::int16_t> crosstable() const {
    std::vector<std::int16_t> cells;
    for (const DealSum& group : ahead_) cells.push_back(static_cast<std::int16_t>(group.sum));
    return cells;
  }

 private:
  static void put(const DealSum& group, GroupedRate& rate) { rate.add(group.sum, group.n); }

  std::vector<DealSum> wins_, in_seat_, ahead_;
  std::array<DealSum, kMaxPlayers> seat_, turn_;
  std::array<DealSum, kMaxCharacters> character_;
};

void add_lp_by_round(Contestant& c, const GameResult& game, std::size_t seat, std::size_t rounds) {
  c.lp_by_round.resize(rounds);
  for (std::size_t r = 0; r < rounds; ++r)
    c.lp_by_round[r] += game.lp_by_round[std::min(r, game.lp_by_round.size() - 1)][seat];
}

void add_game(ArenaReport& report, const Pairing& pairing, const GameResult& game, int players,
              std::size_t rounds) {
  report.rounds += game.rounds;
  report.turns += game.turns;
  report.decisions += game.decisions;
  report.digest = splitmix64(report.digest ^ game.hash);
  if (with_mib(players)) add(report.man_in_black, game, kMib);
  std::uint64_t counted = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    Contestant& c = report.contestants[pairing.who[seat]];
    add(c.tally, game, static_cast<int>(seat));
    add_lp_by_round(c, game, seat, rounds);
    if (counted >> pairing.who[seat] & 1) continue;
    counted |= std::uint64_t{1} << pairing.who[seat];
    ++c.games;
    c.rounds += game.rounds;
  }
}

// Ratings, and their intervals from drawing as many deals again and again out of those played.
void rate(ArenaReport& report, const std::vector<std::vector<std::int16_t>>& deals) {
  constexpr int kDraws = 200;
  const std::size_t n = report.contestants.size();
  const auto ratings = [&](auto&& pick) {
    Crosstable table(n, std::vector<double>(n, 0.0));
    for (std::size_t d = 0; d < deals.size(); ++d) {
      const std::vector<std::int16_t>& deal = deals[pick(d)];
      for (std::size_t i = 0; i < deal.size(); ++i) table[i / n][i % n] += deal[i] / 2.0;
    }
    return elo_ratings(table, report.anchor);
  };
  const std::vector<double> all = ratings([](std::size_t d) { return d; });
  std::vector<std::vector<double>> drawn(n);
  std::uint64_t lot = 0;
  for (int i = 0; i < kDraws && deals.size() > 1; ++i) {
    const std::vector<double> one = ratings([&](std::size_t) {
      return static_cast<std::size_t>((lot = splitmix64(lot)) % deals.size());
    });
    for (std::size_t who = 0; who < n; ++who) drawn[who].push_back(one[who]);
  }
  for (std::size_t who = 0; who < n; ++who) {
    Contestant& c = report.contestants[who];
    c.elo = c.elo_low = c.elo_high = all[who];
    if (drawn[who].empty()) continue;
    std::sort(drawn[who].begin(), drawn[who].end());
    c.elo_low = std::min(c.elo, drawn[who][kDraws / 40]);
    c.elo_high = std::max(c.elo, drawn[who][kDraws - 1 - kDraws / 40]);
  }
}

}  // namespace

std::vector<std::string> ladder_pool() {
  constexpr const char* kPool[] = {"random",     "greedy",  "marshal", "outlaw",
                                   "prospector", "rancher", "gambler", "explorer",
                                   "easy",       "normal",  "hard"};
  std::vector<std::string> pool;
  for (const char* bot : kPool)
    if (refuse_bot(bot).empty()) pool.emplace_back(bot);
  return pool;
}

std::vector<std::string> contestants_of(const std::vector<std::string>& bots) {
  std::vector<std::string> contestants;
  for (const std::string& bot : bots)
    if (std::find(contestants.begin(), contestants.end(), bot) == contestants.end())
      contestants.push_back(bot);
  return contestants;
}

// Without `duplicate` every deal is played once, and the orders of a table come one after the other.
std::vector<Pairing> schedule(const ArenaOptions& options) {
  const int players = options.setup.players;
  std::vector<Pairing> games;
  Tables tables(options);
  const auto enough = [&] { return games.size() >= static_cast<std::size_t>(options.games); };
  for (int number = 0, deal = 0; !enough(); ++number) {
    const Seats seats = tables.table(number);
    const int orders = orders_of(seats, players);
    for (int n = 0; n < orders && (options.duplicate || !enough()); ++n) {
      games.push_back({deal, turned(seats, players, n)});
      deal += !options.duplicate;
    }
    deal += options.duplicate;
  }
  return games;
}

Match match_of(const ArenaOptions& options, const std::vector<std::string>& contestants,
               const Pairing& pairing) {
  Match match;
  match.setup = options.setup;
  match.deal = derive(options.seed, pairing.deal, kForDeal);
  for (std::size_t seat = 0; seat < options.setup.players; ++seat) {
    match.bot[seat] = contestants[pairing.who[seat]];
    match.bot_seed[seat] = derive(options.seed, pairing.deal, 1 + static_cast<int>(seat));
  }
  return match;
}

ArenaReport sum_up(const ArenaOptions& options, std::vector<Pairing> pairings,
                   std::vector<GameResult> games) {
  ArenaReport report;
  report.complete =
      std::all_of(games.begin(), games.end(), [](const GameResult& game) { return game.over; });
  keep_whole(options.duplicate, pairings, games);
  for (const std::string& bot : contestants_of(options.bots)) {
    if (bot == "random") report.anchor = report.contestants.size();
    Contestant& c = report.contestants.emplace_back();
    c.bot = bot;
    c.budget = make_bot(bot, 0)->budget;
  }
  const std::size_t n = report.contestants.size();
  report.ahead.assign(n, std::vector<GroupedRate>(n));
  std::size_t rounds = 0;
  for (const GameResult& game : games) rounds = std::max(rounds, game.lp_by_round.size());

  std::vector<std::vector<std::int16_t>> deals;
  for (std::size_t i = 0; i < games.size();) {
    DealSums sums(n);
    const int deal = pairings[i].deal;
    for (; i < games.size() && pairings[i].deal == deal; ++i) {
      add_game(report, pairings[i], games[i], options.setup.players, rounds);
      sums.add(pairings[i], games[i], options.setup.players);
    }
    sums.add_to(report);
    deals.push_back(sums.crosstable());
  }
  report.deals = static_cast<int>(deals.size());
  if (n > 1 && !deals.empty()) rate(report, deals);
  report.pairings = std::move(pairings);
  report.games = std::move(games);
  return report;
}

ArenaReport run_arena(const Catalog& catalog, const ArenaOptions& options,
                      const std::function<void(int)>& done) {
  const Clock::time_point start = Clock::now();
  const std::vector<std::string> contestants = contestants_of(options.bots);
  std::vector<Pairing> pairings = schedule(options);
  std::vector<GameResult> games(pairings.size());
  Stopwatches watches(options.jobs, contestants.size());
  const auto play = [&](int i, int worker) {
    const auto at = static_cast<std::size_t>(i);
    if (Interrupt::came()) return;
    Stopwatch watch(pairings[at], watches.of(worker));
    games[at] = play_match(catalog, match_of(options, contestants, pairings[at]), &watch);
  };
  play_all(0, static_cast<int>(pairings.size()), options.jobs, play, done);
  ArenaReport report = sum_up(options, std::move(pairings), std::move(games));
  add_thinking(report, watches.all());
  report.seconds = elapsed_since(start);
  return report;
}

bool run_arena_part(const Catalog& catalog, const ArenaOptions& options, const Shard& shard,
                    PartWriter& out, const std::function<void(int)>& done) {
  const Clock::time_point start = Clock::now();
  const std::vector<std::string> contestants = contestants_of(options.bots);
  const std::vector<Pairing> pairings = schedule(options);
  Stopwatches watches(options.jobs, contestants.size());
  const auto play = [&](int i, int worker) {
    const Pairing& pairing = pairings[static_cast<std::size_t>(i)];
    Stopwatch watch(pairing, watches.of(worker));
    GameResult game = play_match(catalog, match_of(options, contestants, pairing), &watch);
    return as_bytes(game);
  };
  const auto keep = [&out](const std::string& bytes) { out.put(bytes); };
  play_part(shard, static_cast<int>(pairings.size()), options.jobs, play, keep, done);
  ToBytes end;
  std::vector<Thinking> thinking = watches.all();
  for (Thinking& one : thinking) walk(end, one);
  end(elapsed_since(start));
  out.put(end.bytes);
  return !Interrupt::came();
}

ArenaReport merge_arena(const ArenaOptions& options, Parts& parts) {
  std::vector<Pairing> pairings = schedule(options);
  std::vector<GameResult> games(pairings.size());
  for (std::size_t i = 0; i < games.size(); ++i) walk(parts.of_game(static_cast<int>(i)), games[i]);
  ArenaReport report = sum_up(options, std::move(pairings), std::move(games));
  for (int i = 0; i < parts.count(); ++i) {
    std::vector<Thinking> thinking(report.contestants.size());
    for (Thinking& one : thinking) walk(parts.part(i), one);
    add_thinking(report, thinking);
    double seconds = 0;
    parts.part(i)(seconds);
    report.seconds = std::max(report.seconds, seconds);
  }
  return report;
}

std::vector<int> by_wins(const GroupedRate (&character)[kMaxCharacters]) {
  std::vector<int> order;
  for (int c = 0; c < kMaxCharacters; ++c)
    if (character[c].observations()) order.push_back(c);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    return character[a].rate(kWholeWin).mean > character[b].rate(kWholeWin).mean;
  });
  return order;
}

}  // namespace dr
