#include "review/ledger.h"

#include <algorithm>

#include "darkrock/event_table.h"
#include "darkrock/queries.h"
#include "net/weights.h"
#include "review/skill.h"

namespace dr {
namespace {

constexpr int kDeals = 128;  // of the same table, for everybody's chance before the cards are dealt

bool by_chance(const Events& events) {
  return std::any_of(events.list, events.list + events.n, [](const Event& event) {
    return info_of(event.kind).outcome == Outcome::kChance;
  });
}

}  // namespace

// Half by the seat that is asked, as the network learned to look; half by all alike, so that the chances
// hardly move when somebody else is asked who knows other cards.
Chances chances_now(const Catalog& catalog, const State& state) {
  const Public& pub = state.pub;
  if (pub.over) return chances_of_winners(pub);
  const Seat asked = static_cast<Seat>(std::countr_zero(to_act(pub)));
  Chances out;
  for (Seat eyes = 0; eyes < pub.players; ++eyes) {
    std::int32_t logits[kMaxFigures];
    network()->foresee(catalog, sight(state, eyes), LikeSet{}, logits);
    const Chances seen = chances_of(logits, figures(pub));
    for (int i = 0; i < kMaxFigures; ++i)
      out.seat[i] += seen.seat[i] * (eyes == asked ? pub.players + 1 : 1);
  }
  for (std::int32_t& chance : out.seat) chance /= 2 * pub.players;
  return out;
}

void LedgerEntry::set_skill(std::int32_t measured) {
  if (seat == kNone) return;
  others[seat] += skill - measured;
  skill = measured;
}

Ledger::Ledger(const RecordedGame& game)
    : game_(game),
      cat_(game.content().catalog),
      state_(game.first_state()),
      events_(std::make_unique<Events>()) {
  entries_.reserve(game.steps().size() + 1);
  enter_deal();
}

void Ledger::enter_deal() {
  LedgerEntry entry;
  entry.chance = true;
  Rng rng = rng_of(short_hash(state_), DrawnFor::kDeals);
  const bool dealt = game_.replay().has_seed;
  std::int64_t sum[kMaxPlayers] = {};
  for (int i = 0; i < kDeals && dealt; ++i) {
    const State other = new_game(cat_, game_.setup(), seed_from(rng.next()));
    const Chances chances = chances_now(cat_, other);
    for (Seat seat = 0; seat < players(); ++seat) sum[seat] += chances.seat[seat];
  }
  const Chances chances = chances_now(cat_, state_);
  for (Seat seat = 0; seat < players(); ++seat) {
    entry.after[seat] = chances.seat[seat];
    start_[seat] = dealt ? static_cast<std::int32_t>(sum[seat] / kDeals) : entry.after[seat];
    entry.luck[seat] = entry.after[seat] - start_[seat];
  }
  entries_.push_back(entry);
}

void Ledger::enter_next() {
  const std::size_t step = entries_.size();
  const ReplayStep& made = game_.steps()[step - 1];
  const State before = state_;
  events_->clear();
  apply(cat_, state_, made.seat, made.choice, events_.get());
  const Chances after = chances_now(cat_, state_);
  Mean mean[kMaxPlayers];
  for (Seat seat = 0; seat < players(); ++seat) mean[seat].value = after.seat[seat];
  LedgerEntry entry;
  entry.seat = made.seat;
  entry.round = before.pub.round;
  entry.turn = before.pub.active;
  entry.chance = mean_by_chance(step, before, mean);
  for (Seat seat = 0; seat < players(); ++seat) {
    entry.after[seat] = after.seat[seat];
    entry.luck[seat] = after.seat[seat] - mean[seat].value;
    entry.others[seat] = mean[seat].value - entries_.back().after[seat];
    entry.doubt[seat] = mean[seat].variance;
  }
  entry.set_skill(skill_at_a_glance(cat_, observe(before, made.seat), made.choice, step));
  entries_.push_back(entry);
  rekey_at(game_.content(), game_.rekeys(), step, state_);
}

void Ledger::restore(std::vector<LedgerEntry> entries) {
  entries_ = std::move(entries);
  state_ = game_.first_state();
  for (std::size_t i = 0; i + 1 < entries_.size(); ++i) game_.play_step(i, state_);
}

// What the choice could have come to, had chance drawn otherwise, for everybody. False, and nothing is
// written, if chance has no word.
bool Ledger::mean_by_chance(std::size_t step, const State& before, Mean* out) const {
  const ReplayStep& made = game_.steps()[step - 1];
  Rng rng = rng_of(step, DrawnFor::kChance);
  State trial = before;
  if (!by_chance(*events_) && !redraw_npc_card(trial, rng)) return false;
  means_of(
      players(),
      [&](std::int32_t* values) {
        State state = redrawn(cat_, before, rng);
        redraw_npc_card(state, rng);
        apply(cat_, state, made.seat, made.choice);
        const Chances chances = chances_now(cat_, state);
        for (Seat seat = 0; seat < players(); ++seat) values[seat] = chances.seat[seat];
      },
      out);
  return true;
}

}  // namespace dr
