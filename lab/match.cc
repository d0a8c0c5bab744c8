#include "lab/match.h"

#include <signal.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <thread>

#include "base/mix.h"
#include "bots/bots.h"

namespace dr {
namespace {

// The running count of a game, from its events.
class Record {
 public:
  explicit Record(GameResult& result) : result_(result) {}

  void see(const Event& e) {
    if (e.kind == EventKind::kTurnBegan) {
      ++result_.turns;
      if (e.a > round_ + 1) end_round();
    }
    if (e.kind == EventKind::kFirstPlayer) result_.first = e.seat;
    if (e.kind != EventKind::kLp || e.seat >= kMaxFigures || e.b < 0 || e.b >= kLpSources) return;
    result_.lp_from[e.seat][e.b] += e.a;
    if (e.seat < kMaxPlayers) lp_[e.seat] = static_cast<std::uint8_t>(lp_[e.seat] + e.a);
  }
  void end_round() {
    result_.lp_by_round.push_back(lp_);
    ++round_;
  }

 private:
  GameResult& result_;
  std::array<std::uint8_t, kMaxPlayers> lp_{};
  int round_ = 0;  // rounds that are over
};

Choice ask_bot(Bot& bot, const Catalog& catalog, const View& view, const Choices& choices,
               Onlooker* onlooker) {
  if (!onlooker || choices.n < 2) return bot.choose(catalog, view, choices);
  const auto start = std::chrono::steady_clock::now();
  const Choice choice = bot.choose(catalog, view, choices);
  const auto time = std::chrono::duration_cast<std::chrono::nanoseconds>(
      std::chrono::steady_clock::now() - start);
  onlooker->decided(view.seat, static_cast<std::uint64_t>(time.count()), bot.work_done());
  return choice;
}

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);
struct sigaction old_interrupt, old_terminate;

void on_interrupt(int) { interrupted = true; }

}  // namespace

GameResult play_match(const Catalog& catalog, const Match& match, Onlooker* onlooker) {
  GameResult result;
  Record record(result);
  const int players = match.setup.players;
  std::unique_ptr<Bot> bots[kMaxPlayers];
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    bots[seat] = make_bot(match.bot[seat], match.bot_seed[seat]);
  auto events = std::make_unique<Events>();
  auto choices = std::make_unique<Choices>();
  State state = new_game(catalog, match.setup, seed_from(match.deal), events.get());
  for (;;) {
    for (int i = 0; i < events->n; ++i) {
      record.see(events->list[i]);
      if (onlooker) onlooker->see(events->list[i]);
    }
    events->clear();
    const SeatSet asked = to_act(state.pub);
    if (!asked) break;
    if (onlooker && !onlooker->go_on()) return result;
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(state, seat);
    legal(catalog, view, *choices);
    const Choice choice = ask_bot(*bots[seat], catalog, view, *choices, onlooker);
    apply(catalog, state, seat, choice, events.get());
    if (onlooker) onlooker->applied(seat, choice, state);
    ++result.decisions;
  }
  record.end_round();
  result.over = true;
  result.rounds = state.pub.round;
  for (int seat = 0; seat < players; ++seat)
    result.character[seat] = state.pub.player[seat].character;
  result.scores = scores(catalog, state.pub);
  result.hash = hash(state);
  return result;
}

std::uint64_t derive(std::uint64_t seed, int game, int purpose) {
  const std::uint64_t of_game = splitmix64(seed) ^ static_cast<std::uint64_t>(game);
  return splitmix64(splitmix64(of_game) ^ static_cast<std::uint64_t>(purpose));
}

int win_share(const Scores& scores, int seat) {
  return scores.winners >> seat & 1 ? kWholeWin / std::popcount(scores.winners) : 0;
}

int ahead(const Scores& scores, int a, int b) {
  const int won_a = scores.winners >> a & 1, won_b = scores.winners >> b & 1;
  if (won_a != won_b) return won_a ? 2 : 0;
  const int score_a = scores.seat[a].total, score_b = scores.seat[b].total;
  return won_a || score_a == score_b ? 1 : score_a > score_b ? 2 : 0;
}

int place_in_turn(const GameResult& game, int seat, int players) {
  return (seat - game.first + players) % players;
}

void play_all(int first, int end, int jobs, const std::function<void(int, int)>& play,
              const std::function<void(int)>& done) {
  std::atomic<int> next{first}, finished{first};
  std::atomic<bool> failed{false};
  std::exception_ptr failure;
  const auto work = [&](int worker) {
    try {
      for (int i; !failed && (i = next.fetch_add(1)) < end; finished.fetch_add(1)) play(i, worker);
    } catch (...) {
      if (!failed.exchange(true)) failure = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  for (int j = 0; j < std::min(jobs, end - first); ++j) threads.emplace_back(work, j);
  for (int seen = -1; done && seen < end && !failed;) {
    const int now = finished.load();
    if (now != seen) done(seen = now);
    if (now < end) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  for (std::thread& thread : threads) thread.join();
  if (failure) std::rethrow_exception(failure);
}

Interrupt::Interrupt() {
  interrupted = false;
  struct sigaction action{};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &old_interrupt);
  sigaction(SIGTERM, &action, &old_terminate);
}

Interrupt::~Interrupt() {
  sigaction(SIGINT, &old_interrupt, nullptr);
  sigaction(SIGTERM, &old_terminate, nullptr);
}

bool Interrupt::came() { return interrupted; }

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
