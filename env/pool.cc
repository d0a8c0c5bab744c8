#include "env/pool.h"

#include <algorithm>
#include <cstring>

#include "base/mix.h"
#include "bots/bots.h"
#include "content/compiler/content.h"
#include "env/ledger.h"

namespace dr {
namespace {

constexpr int kChunk = 32;            // slots a worker takes at a time
constexpr int kMostDecisions = 6000;  // of a game: then it is cut off
constexpr int kAdvised = 4;  // of so many choices one: a bot thinks longer than a step takes

// What lies in memory of its own for each of thousands of games comes slowly: ask for it early.
template <class T>
void fetch(const T& what) {
  const auto* bytes = reinterpret_cast<const char*>(&what);
  for (std::size_t at = 0; at < sizeof what; at += 64) __builtin_prefetch(bytes + at);
}

}  // namespace

struct Pool::Slot {
  State state;
  Setup setup;             // of the next game
  const Catalog* catalog;  // of this one
  const Catalog* next_catalog;
  Seating seating;                        // of the next game
  std::uint8_t player[kMaxFigures] = {};  // of this one, by seat
  LikeSet likes[kMaxFigures] = {};
  std::uint64_t rng = 0;
  std::uint32_t games = 0;  // begun so far
  int decisions = 0;
  Seat asked = 0;
  bool idle = true;
  Ledger ledger;
  std::uint64_t deal = 0;
};

struct Pool::Worker {
  Choices choices;
  Events events;
  std::vector<std::unique_ptr<Bot>> bots;
  PoolCounts counts;
  // The choices of the slots it has seen in this step, in the order of the chunks it took.
  std::vector<int> chunks;  // the first slot of each
  std::vector<std::uint16_t> marks;
  std::vector<std::uint32_t> codes;
};

Pool::Pool(int games, PoolOptions options)
    : games_(games),
      options_(std::move(options)),
      slots_(static_cast<std::size_t>(games)),
      played_(std::max(1, options_.threads), LayOut{this}) {
  const auto n = static_cast<std::size_t>(games);
  for (Slot& slot : slots_) slot.next_catalog = slot.catalog = &default_content(0).catalog;
  rows_.facts.resize(n * kMostFacts);
  rows_.choice_at.resize(n + 1);
  choices_.resize(n);
  for (auto* bytes : {&rows_.seat, &rows_.player, &rows_.seats, &rows_.ended, &rows_.end_seats,
                      &rows_.end_rounds})
    bytes->resize(n);
  rows_.lived.resize(n);
  rows_.advice.resize(n);
  teacher_.fill(-1);
  for (auto* by_seat : {&rows_.score, &rows_.end_score, &rows_.end_lived})
    by_seat->resize(n * kMaxFigures);
  rows_.won.resize(n * kMaxFigures);
  rows_.end_player.resize(n * kMaxFigures);
  rows_.end_likes.resize(n * kMaxFigures);
  rows_.end_lp.resize(n * kMaxFigures * Ledger::kSources);
  for (int i = 0; i < std::max(1, options_.threads); ++i) {
    Worker& worker = *workers_.emplace_back(std::make_unique<Worker>());
    // One seed for all: what a bot chooses must not depend on the thread.
    for (const std::string& name : options_.bots) worker.bots.push_back(make_bot(name, 1));
    worker.events.ways = false;
  }
  for (auto& worker : workers_) threads_.emplace_back([this, &worker] { work(*worker); });
}

Pool::~Pool() {
  wait();
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Pool::set_table(int first, int n, const Setup& setup) {
  for (int i = first; i < first + n; ++i) {
    Slot& slot = slots_[static_cast<std::size_t>(i)];
    slot.setup = setup;
    slot.next_catalog = &default_content(setup.modules).catalog;
  }
}

std::uint64_t Pool::deal(int slot) const { return slots_[static_cast<std::size_t>(slot)].deal; }

void Pool::set_seating(int i, const Seating& seating) {
  slots_[static_cast<std::size_t>(i)].seating = seating;
}

// --- threads ------------------------------------------------------------------------------------

void Pool::reset() { run(true, nullptr); }
void Pool::step(const std::int32_t* chosen) { run(false, chosen); }

void Pool::run(bool reset, const std::int32_t* chosen) {
  wait();
  {
    const std::lock_guard lock(mutex_);
    reset_ = reset;
    chosen_ = chosen;
    next_ = 0;
    ++step_;
    busy_ = static_cast<int>(workers_.size());
  }
  wake_.notify_all();
}

void Pool::work(Worker& worker) {
  for (int seen = 0;;) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stopping_ || step_ != seen; });
      if (stopping_) return;
      seen = step_;
    }
    take_chunks(worker);
    played_.arrive_and_wait();
    hand_over(worker);
    const std::lock_guard lock(mutex_);
    if (--busy_ == 0) done_.notify_all();
  }
}

void Pool::take_chunks(Worker& worker) {
  for (int first; (first = next_.fetch_add(kChunk)) < games();) {
    worker.chunks.push_back(first);
    const int end = std::min(games(), first + kChunk);
    for (int i = first; i < end; ++i) {
      if (i + 1 < end) fetch(slots_[static_cast<std::size_t>(i) + 1]);
      play(i, worker);
    }
  }
}

void Pool::wait() {
  std::unique_lock lock(mutex_);
  done_.wait(lock, [&] { return busy_ == 0; });
}

// Finds where the choices of each slot belong, once all slots are played.
void Pool::lay_out() {
  std::int32_t at = 0;
  for (std::size_t i = 0; i < slots_.size(); ++i) rows_.choice_at[i + 1] = at += choices_[i];
  if (workers_.size() == 1) return;
  rows_.codes.resize(static_cast<std::size_t>(at));
  rows_.marks.resize(static_cast<std::size_t>(at) * kMostMarks);
}

// Puts the choices that a worker wrote down where they belong.
void Pool::hand_over(Worker& worker) {
  if (workers_.size() == 1) {  // they lie in the order of the slots
    rows_.codes.swap(worker.codes);
    rows_.marks.swap(worker.marks);
  } else {
    const std::uint32_t* codes = worker.codes.data();
    const std::uint16_t* marks = worker.marks.data();
    for (const int chunk : worker.chunks) {
      const auto first = static_cast<std::size_t>(chunk);
      const auto to = static_cast<std::size_t>(rows_.choice_at[first]);
      const auto end = static_cast<std::size_t>(
          rows_.choice_at[std::min(slots_.size(), first + std::size_t{kChunk})]);
      std::copy_n(codes, end - to, rows_.codes.data() + to);
      std::copy_n(marks, (end - to) * kMostMarks, rows_.marks.data() + to * kMostMarks);
      codes += end - to;
      marks += (end - to) * kMostMarks;
    }
  }
  worker.chunks.clear();
  worker.codes.clear();
  worker.marks.clear();
}

PoolCounts Pool::take_counts() {
  PoolCounts sum;
  for (const auto& worker : workers_) {
    const PoolCounts c = std::exchange(worker->counts, {});
    sum.asked += c.asked;
    sum.forced += c.forced;
    sum.by_bots += c.by_bots;
    sum.games += c.games;
    sum.most_choices = std::max(sum.most_choices, c.most_choices);
    sum.most_facts = std::max(sum.most_facts, c.most_facts);
    sum.most_marks = std::max(sum.most_marks, c.most_marks);
  }
  return sum;
}

// --- one slot -----------------------------------------------------------------------------------

void Pool::play(int i, Worker& worker) {
  const auto at = static_cast<std::size_t>(i);
  Slot& slot = slots_[at];
  rows_.ended[at] = 0;
  const int choices = std::exchange(choices_[at], 0);
  if (reset_) {
    slot.games = 0;
    begin(i, worker);
  } else {
    if (slot.idle) return;
    if (choices == 0) return advance(i, worker);  // only bots sit there
    const int chosen = rows_.choice_at[at] + std::clamp(chosen_[i], 0, choices - 1);
    apply(*slot.catalog, slot.state, slot.asked,
          Choice::from(rows_.codes[static_cast<std::size_t>(chosen)]), &worker.events);
    note(slot, worker);
  }
  advance(i, worker);
}

void Pool::begin(int i, Worker& worker) {
  Slot& slot = slots_[static_cast<std::size_t>(i)];
  const int players = slot.setup.players;
  const auto number = static_cast<std::uint64_t>(options_.duplicate ? i / players : i);
  slot.deal = splitmix64(splitmix64(options_.seed ^ splitmix64(number)) ^ slot.games);
  slot.rng = splitmix64(slot.deal ^ static_cast<std::uint64_t>(i) << 32);
  const int turn = options_.duplicate
                       ? (i + static_cast<int>(slot.games)) % players
                       : static_cast<int>((slot.deal >> 20) % static_cast<unsigned>(players));
  for (int s = 0; s < players; ++s) {
    const auto from = static_cast<std::size_t>((s + turn) % players);
    slot.player[s] = slot.seating.player[from];
    slot.likes[s] = slot.seating.likes[from];
  }
  ++slot.games;
  slot.idle = false;
  slot.decisions = 0;
  slot.ledger = {};
  slot.catalog = slot.next_catalog;
  worker.events.clear();
  slot.state = new_game(*slot.catalog, slot.setup, seed_from(slot.deal), &worker.events);
  note(slot, worker);
}

void Pool::note(Slot& slot, Worker& worker) {
  ++slot.decisions;
  for (int i = 0; i < worker.events.n; ++i) slot.ledger.note(worker.events.list[i], slot.likes);
  worker.events.clear();
}

void Pool::finish(int i, bool cut, Worker& worker) {
  const auto at = static_cast<std::size_t>(i), row = at * kMaxFigures;
  Slot& slot = slots_[at];
  const Scores result = scores(*slot.catalog, slot.state.pub);
  rows_.ended[at] = cut ? 2 : 1;
  rows_.end_seats[at] = slot.state.pub.players;
  rows_.end_rounds[at] = slot.state.pub.round;
  share_win(result, rows_.won.data() + row);
  for (std::size_t s = 0; s < kMaxFigures; ++s) rows_.end_score[row + s] = result.seat[s].total;
  std::copy_n(slot.ledger.lived, kMaxFigures, rows_.end_lived.data() + row);
  std::copy_n(slot.player, kMaxFigures, rows_.end_player.data() + row);
  std::copy_n(slot.likes, kMaxFigures, rows_.end_likes.data() + row);
  std::copy_n(&slot.ledger.lp[0][0], kMaxFigures * Ledger::kSources,
              rows_.end_lp.data() + row * Ledger::kSources);
  ++worker.counts.games;
}

// Plays on until somebody from outside has a choice.
void Pool::advance(int i, Worker& worker) {
  Slot& slot = slots_[static_cast<std::size_t>(i)];
  for (;;) {
    const SeatSet asked = to_act(slot.state.pub);
    if (!asked || slot.decisions > kMostDecisions) {
      finish(i, asked != 0, worker);
      if (options_.once) {
        slot.idle = true;
        return;
      }
      begin(i, worker);
      if (std::all_of(slot.player, slot.player + slot.state.pub.players,
                      [](std::uint8_t player) { return player >= kOutsiders; }))
        return;
      continue;
    }
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    legal(*slot.catalog, sight(slot.state, seat), worker.choices);
    Choice choice = worker.choices[0];
    if (worker.choices.n == 1) {
      ++worker.counts.forced;
    } else if (slot.player[seat] < kOutsiders) {
      return show(i, seat, worker);
    } else {
      choice = by_bot(slot.player[seat] - std::size_t{kOutsiders}, slot, seat, worker);
      ++worker.counts.by_bots;
    }
    apply(*slot.catalog, slot.state, seat, choice, &worker.events);
    note(slot, worker);
  }
}

Choice Pool::by_bot(std::size_t bot, Slot& slot, Seat seat, Worker& worker) {
  if (options_.bots[bot] == "random") {  // its own would depend on the thread
    slot.rng = splitmix64(slot.rng);
    return worker.choices[static_cast<int>(slot.rng % static_cast<unsigned>(worker.choices.n))];
  }
  return worker.bots[bot]->choose(*slot.catalog, observe(slot.state, seat), worker.choices);
}

int Pool::advice(Slot& slot, Seat seat, Worker& worker) {
  const LikeSet likes = slot.likes[seat];
  if (!std::has_single_bit(likes) || slot.decisions % kAdvised != 0) return -1;
  const int teacher = teacher_[static_cast<std::size_t>(std::countr_zero(likes))];
  if (teacher < 0) return -1;
  const Choice choice = by_bot(static_cast<std::size_t>(teacher), slot, seat, worker);
  return static_cast<int>(std::find(worker.choices.begin(), worker.choices.end(), choice) -
                          worker.choices.begin());
}

void Pool::show(int i, Seat seat, Worker& worker) {
  const auto at = static_cast<std::size_t>(i), row = at * kMaxFigures;
  Slot& slot = slots_[at];
  const Sight view = sight(slot.state, seat);
  std::uint16_t* facts = rows_.facts.data() + at * kMostFacts;
  const Scores now = scores(*slot.catalog, slot.state.pub);
  const int n = encode_position(*slot.catalog, view, now, slot.likes[seat], facts);
  std::fill(facts + n, facts + kMostFacts, std::uint16_t{0});

  const ChoiceEncoder encoder(*slot.catalog, view);
  const auto choices = static_cast<std::size_t>(worker.choices.n);
  std::size_t mark = worker.marks.size();
  worker.marks.resize(mark + choices * kMostMarks);
  for (const Choice choice : worker.choices) {
    const int marks = encoder.encode(choice, worker.marks.data() + mark);
    worker.counts.most_marks = std::max(worker.counts.most_marks, marks);
    worker.codes.push_back(choice.code());
    mark += kMostMarks;
  }
  choices_[at] = worker.choices.n;
  rows_.seat[at] = seat;
  rows_.player[at] = slot.player[seat];
  rows_.seats[at] = slot.state.pub.players;
  rows_.lived[at] = slot.ledger.lived[seat];
  rows_.advice[at] = static_cast<std::int16_t>(advice(slot, seat, worker));
  for (std::size_t s = 0; s < kMaxFigures; ++s) rows_.score[row + s] = now.seat[s].total;
  slot.asked = seat;
  ++worker.counts.asked;
  worker.counts.most_choices = std::max(worker.counts.most_choices, worker.choices.n);
  worker.counts.most_facts = std::max(worker.counts.most_facts, n);
}

}  // namespace dr
