#include "review/telling.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "text/log/acts.h"

namespace dr {
namespace {

constexpr std::size_t kMostActs = 5;
constexpr std::int32_t kLeastSwing = kWholeChance / 50;  // of a turn that is worth a word

std::int32_t swing_of(const std::int32_t* change, int players) {
  std::int32_t swing = 0;
  for (int i = 0; i < players; ++i) swing = std::max(swing, std::abs(change[i]));
  return swing;
}

void add_choice(TurningPoint& point, const LedgerEntry& entry, std::size_t step, int players,
                std::int32_t& widest) {
  std::int32_t change[kMaxPlayers];
  for (Seat seat = 0; seat < players; ++seat)
    point.change[seat] += change[seat] = entry.change(seat);
  point.to = step + 1;
  if (swing_of(change, players) <= widest) return;
  widest = swing_of(change, players);
  point.step = step;
}

bool is_action(const Act& act) {
  return begins_act(act.head) && act.head.kind != EventKind::kTurnBegan;
}

// The actions of a turn, one sentence each; not the beginning of the next. Of a turn without any, what
// happened. `turned`: the event with which the choice began that changed most.
ToldTurn tell(const RecordedGame& game, const State& after, const std::vector<Event>& seen,
              std::size_t turned, const Templates& words) {
  ToldTurn told;
  const Cast cast = cast_of(game.content(), after.pub, words);
  const std::vector<Act> acts = tell_acts(game.content(), cast, seen, words);
  const bool some = std::ranges::any_of(acts, is_action);
  std::size_t n = 0;
  for (const Act& act : acts) {
    if (some ? !is_action(act) : act.head.kind == EventKind::kTurnBegan) continue;
    const std::string text = act.told.who + act.told.did;
    if (told.core.empty() || act.from <= turned) told.core = text;
    if (n++ < kMostActs) told.text += (told.text.empty() ? "" : "; ") + text;
  }
  return told;
}

}  // namespace

std::vector<TurningPoint> turning_points(const std::vector<LedgerEntry>& entries, int players,
                                         std::size_t most) {
  std::vector<TurningPoint> turns;
  std::int32_t widest = -1;
  for (std::size_t i = 1; i < entries.size(); ++i) {
    const bool same =
        i > 1 && entries[i].round == entries[i - 1].round && entries[i].turn == entries[i - 1].turn;
    if (!same) {
      turns.push_back({i, i, i, {}});
      widest = -1;
    }
    add_choice(turns.back(), entries[i], i, players, widest);
  }
  std::erase_if(turns, [&](const TurningPoint& turn) {
    return swing_of(turn.change, players) < kLeastSwing;
  });
  std::ranges::stable_sort(turns, [&](const TurningPoint& a, const TurningPoint& b) {
    return swing_of(a.change, players) > swing_of(b.change, players);
  });
  turns.resize(std::min(turns.size(), most));
  std::ranges::sort(turns, {}, &TurningPoint::from);
  return turns;
}

std::vector<ToldTurn> tell_turns(const RecordedGame& game, const std::vector<TurningPoint>& turns,
                                 Seat eyes, const Templates& words) {
  const auto events = std::make_unique<Events>();
  std::vector<ToldTurn> texts;
  std::vector<Event> seen;
  std::size_t turned = 0;
  State state = game.first_state();
  for (std::size_t i = 1; i <= game.steps().size() && texts.size() < turns.size(); ++i) {
    events->clear();
    game.play_step(i - 1, state, events.get());
    const TurningPoint& turn = turns[texts.size()];
    if (i < turn.from) continue;
    if (i == turn.step) turned = seen.size();
    std::copy_if(events->list, events->list + events->n, std::back_inserter(seen),
                 [&](const Event& event) { return sees(event, eyes); });
    if (i + 1 < turn.to) continue;
    texts.push_back(tell(game, state, seen, turned, words));
    seen.clear();
  }
  return texts;
}

std::vector<const Question*> faults_of(const Review& review, Seat seat, std::size_t most) {
  std::vector<const Question*> faults;
  for (const Question& question : review.questions())
    if (question.view().seat == seat && question.grade() >= Grade::kInexact)
      faults.push_back(&question);
  std::ranges::stable_sort(
      faults, [](const Question* a, const Question* b) { return a->loss() > b->loss(); });
  faults.resize(std::min(faults.size(), most));
  return faults;
}

}  // namespace dr
