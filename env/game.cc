// One game for learners: a dr_table that makes forced choices by itself and shows itself as numbers.
#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "capi/internal.h"
#include "darkrock/env.h"
#include "env/ledger.h"
#include "net/encoder.h"
#include "text/wording/wording.h"

namespace {

using dr::Seat;

struct FreeTable {
  void operator()(dr_table* table) const { dr_table_free(table); }
};
using OwnedTable = std::unique_ptr<dr_table, FreeTable>;

OwnedTable same_table(const dr_table* table, const uint8_t* seed) {
  dr_setup setup;
  dr_table_setup(table, &setup);
  std::string seats(static_cast<std::size_t>(dr_table_seats(table, nullptr, 0)), 0);
  dr_table_seats(table, seats.data(), seats.size());
  return OwnedTable(dr_table_new(&setup, seed, seats.data(), seats.size()));
}

}  // namespace

struct dr_env {
  dr_env(OwnedTable of, bool ask_all) : table(std::move(of)), ask_all(ask_all) { begin(); }

  const dr::State& state() const { return dr_table_game(table.get())->state; }
  const dr::Catalog& catalog() const { return dr::capi::catalog_of(state().pub); }

  void begin();
  int32_t choose(uint32_t code);

  OwnedTable table;
  const bool ask_all;
  dr::LikeSet likes[dr::kMaxPlayers] = {};
  dr::Ledger ledger;
  std::vector<dr_event> events;  // of the last step
  int seat = -1;                 // that is asked
  uint16_t facts[dr::kMostFacts] = {};
  std::vector<uint16_t> marks;
  std::vector<uint32_t> codes;

 private:
  void note(const dr_event* list, int n);
  void count_up();
  void advance();
  void show(const dr::Choices& choices);
};

void dr_env::note(const dr_event* list, int n) {
  n = std::min(n, dr::Events::kCapacity);
  for (int i = 0; i < n; ++i) ledger.note(std::bit_cast<dr::Event>(list[i]), likes);
  events.insert(events.end(), list, list + n);
}

// A table that was played on elsewhere, or with other likes.
void dr_env::count_up() {
  std::vector<dr_event> happened(dr::Events::kCapacity);
  ledger = {};
  for (uint32_t i = 0; i <= dr_table_steps(table.get()); ++i) {
    events.clear();
    note(happened.data(),
         dr_table_events_at(table.get(), i, happened.data(), dr::Events::kCapacity));
  }
}

void dr_env::begin() {
  count_up();
  advance();
}

int32_t dr_env::choose(uint32_t code) {
  dr_event happened[dr::Events::kCapacity];
  const int32_t n = dr_table_choose(table.get(), static_cast<uint32_t>(seat), code, nullptr,
                                    happened, dr::Events::kCapacity);
  if (n < 0) return n;
  events.clear();
  note(happened, n);
  advance();
  return DR_OK;
}

// On to the next question with more than one answer.
void dr_env::advance() {
  dr_event happened[dr::Events::kCapacity];
  dr::Choices choices;
  for (;;) {
    const dr::SeatSet asked = dr::to_act(state().pub);
    seat = asked ? std::countr_zero(asked) : -1;
    choices.n = 0;
    if (!asked) break;
    dr::legal(catalog(), dr::sight(state(), static_cast<Seat>(seat)), choices);
    if (choices.n > 1 || ask_all) break;
    note(happened, dr_table_choose(table.get(), static_cast<uint32_t>(seat), choices[0].code(),
                                   nullptr, happened, dr::Events::kCapacity));
  }
  show(choices);
}

void dr_env::show(const dr::Choices& choices) {
  std::fill(std::begin(facts), std::end(facts), uint16_t{0});
  codes.clear();
  marks.assign(static_cast<std::size_t>(choices.n) * dr::kMostMarks, 0);
  if (seat < 0) return;
  const dr::Sight sight = dr::sight(state(), static_cast<Seat>(seat));
  dr::encode_position(catalog(), sight, likes[seat], facts);
  const dr::ChoiceEncoder encoder(catalog(), sight);
  for (const dr::Choice choice : choices) {
    encoder.encode(choice, marks.data() + codes.size() * dr::kMostMarks);
    codes.push_back(choice.code());
  }
}

extern "C" {

dr_env* dr_env_new(const dr_setup* setup, const uint8_t* seed, uint32_t flags, const char* seats,
                   size_t n) {
  if (flags > DR_ENV_ASK_ALL) return nullptr;
  OwnedTable table(dr_table_new(setup, seed, seats, n));
  return table ? new dr_env(std::move(table), flags & DR_ENV_ASK_ALL) : nullptr;
}

dr_env* dr_env_resume(const char* text, size_t n, uint32_t flags, char* problem, size_t capacity) {
  if (flags > DR_ENV_ASK_ALL) {
    dr::capi::tell("there is no such flag", problem, capacity);
    return nullptr;
  }
  OwnedTable table(dr_table_resume(text, n, problem, capacity));
  return table ? new dr_env(std::move(table), flags & DR_ENV_ASK_ALL) : nullptr;
}

void dr_env_free(dr_env* env) { delete env; }

int32_t dr_env_reset(dr_env* env, const uint8_t* seed) {
  if (!env || !seed) return DR_BAD_ARGUMENT;
  env->table = same_table(env->table.get(), seed);
  env->begin();
  return DR_OK;
}

int32_t dr_env_set_likes(dr_env* env, const uint8_t* likes) {
  if (!env || !likes) return DR_BAD_ARGUMENT;
  std::copy_n(likes, DR_MAX_PLAYERS, env->likes);
  env->begin();
  return DR_OK;
}

const dr_table* dr_env_table(const dr_env* env) { return env ? env->table.get() : nullptr; }

int32_t dr_env_look(const dr_env* env, dr_look* out) {
  if (!env || !out) return DR_BAD_ARGUMENT;
  *out = {env->seat,
          static_cast<int32_t>(env->codes.size()),
          env->facts,
          env->marks.data(),
          env->codes.data(),
          {},
          {},
          {}};
  const dr::Scores scores = dr::scores(env->catalog(), env->state().pub);
  for (int s = 0; s < dr::kMaxFigures; ++s) out->score[s] = scores.seat[s].total;
  std::copy_n(env->ledger.lived, dr::kMaxFigures, out->lived);
  if (env->seat < 0) dr::share_win(scores, out->won);
  return DR_OK;
}

int32_t dr_env_step(dr_env* env, uint32_t index) {
  if (!env || index >= env->codes.size()) return DR_BAD_ARGUMENT;
  return env->choose(env->codes[index]);
}

int32_t dr_env_choose(dr_env* env, uint32_t choice, uint32_t lang, char* problem, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!env || !words || env->seat < 0) return DR_BAD_ARGUMENT;
  const int32_t status = env->choose(choice);
  if (status == DR_REFUSED) {
    const dr::View view = dr::observe(env->state(), static_cast<Seat>(env->seat));
    const dr::Choice wanted = dr::Choice::from(choice);
    dr::capi::tell(dr::say_refusal(dr::capi::content_of(view.pub), view, wanted,
                                   dr::why_not(env->catalog(), view, wanted), *words),
                   problem, capacity);
  }
  return status;
}

int32_t dr_env_events_json(const dr_env* env, uint32_t seat, uint32_t lang, char* out,
                           size_t capacity) {
  dr_view view;
  if (!env) return DR_BAD_ARGUMENT;
  if (const int32_t bad = dr_observe(dr_table_game(env->table.get()), seat, &view)) return bad;
  return dr_events_json(&view, env->events.data(), static_cast<uint32_t>(env->events.size()), lang,
                        out, capacity);
}

}  // extern "C"
