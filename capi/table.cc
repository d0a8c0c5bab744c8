// A table: a game with its choices, for offline play and replays.
#include <algorithm>
#include <cstring>

#include "capi/internal.h"
#include "lessons/lesson_json.h"
#include "lessons/lesson_run.h"
#include "replay/recorded_game.h"

struct dr_table {
  dr_table(std::unique_ptr<dr::RecordedGame> of, std::uint8_t pack)
      : use(pack), table(std::move(of)) {}

  dr::capi::PackUse use;
  std::unique_ptr<dr::RecordedGame> table;
  std::optional<dr::Lesson> lesson;
  dr_game now{};
  std::vector<dr::State> marks;  // after 0, kEvery, 2 * kEvery ... choices, as far as asked for

  static constexpr std::size_t kEvery = 64;
  void changed() { now.state = with_pack(table->state()); }
  dr::State with_pack(dr::State state) const {
    state.pub.content = use.pack();
    return state;
  }
  std::size_t steps() const { return table->steps().size(); }
  dr::State at(std::size_t step);
};

namespace {

using dr::Events;
using dr::RecordedGame;
using dr::State;

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(),
                                      [](char c) { return static_cast<unsigned char>(c) > ' '; });
}

std::vector<dr::SeatInfo> read_seats(std::string_view lines, int players) {
  std::vector<dr::SeatInfo> seats;
  while (!lines.empty() && static_cast<int>(seats.size()) < players) {
    const auto end = lines.find('\n');
    const std::string_view line = lines.substr(0, end);
    const auto tab = line.find('\t');
    dr::SeatInfo& seat = seats.emplace_back();
    if (const std::string_view kind = line.substr(0, tab); is_word(kind)) seat.kind = kind;
    if (tab != std::string_view::npos) seat.name = line.substr(tab + 1);
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  }
  return seats;
}

dr_table* refuse(std::string_view problem, char* out, size_t capacity) {
  dr::capi::tell(problem, out, capacity);
  return nullptr;
}

const dr::LessonStep* step_of(const dr_table* t, uint32_t step) {
  return t && t->lesson && step < t->lesson->steps.size() ? &t->lesson->steps[step] : nullptr;
}

bool is_player(const dr_table* t, uint32_t seat) { return t && seat < t->table->setup().players; }

}  // namespace

State dr_table::at(std::size_t step) {
  if (marks.empty()) marks.push_back(table->first_state());
  std::size_t mark = std::min(step / kEvery, marks.size() - 1);
  State state = marks[mark];
  for (std::size_t i = mark * kEvery; i < step; ++i) {
    table->play_step(i, state);
    if ((i + 1) % kEvery == 0 && marks.size() == (i + 1) / kEvery) marks.push_back(state);
  }
  return state;
}

extern "C" {

dr_table* dr_table_new(const dr_setup* setup, const uint8_t* seed, const char* seats, size_t n) {
  dr::Setup agreed;
  std::uint8_t pack = 0;
  if (!seed || (!seats && n) || dr::capi::read_setup(setup, agreed, &pack).text) return nullptr;
  dr::Seed s;
  std::memcpy(&s, seed, sizeof s);
  auto* t =
      new dr_table(std::make_unique<RecordedGame>(*dr::capi::find_content(setup->modules), agreed,
                                                  s, read_seats({seats, n}, agreed.players)),
                   pack);
  t->changed();
  return t;
}

dr_table* dr_table_play_on(const dr_table* from, uint32_t i, const uint8_t* seed, const char* seats,
                           size_t n, const char* name, size_t name_n) {
  if (!from || i > from->steps() || !seed || (!seats && n) || (!name && name_n)) return nullptr;
  dr::Seed s;
  std::memcpy(&s, seed, sizeof s);
  auto* t =
      new dr_table(from->table->play_on(i, s, read_seats({seats, n}, from->table->setup().players),
                                        {name, name_n}),
                   from->use.pack());
  t->changed();
  if (!t->now.state.pub.over) return t;
  delete t;
  return nullptr;
}

void dr_table_free(dr_table* t) { delete t; }

const dr_game* dr_table_game(const dr_table* t) { return t ? &t->now : nullptr; }

int32_t dr_table_choose(dr_table* t, uint32_t seat, uint32_t choice, dr_refusal* why,
                        dr_event* events, uint32_t capacity) {
  if (!is_player(t, seat) || (!events && capacity)) return DR_BAD_ARGUMENT;
  const auto happened = std::make_unique<Events>();
  const dr::Reject refused =
      t->table->choose(static_cast<dr::Seat>(seat), dr::Choice::from(choice), happened.get());
  if (const int32_t status = dr::capi::answer(refused, why); status != DR_OK) return status;
  t->changed();
  return dr::capi::write_events(*happened, events, capacity);
}

int32_t dr_table_can_undo(const dr_table* t, uint32_t seat) {
  if (!is_player(t, seat)) return DR_BAD_ARGUMENT;
  return static_cast<int32_t>(t->table->can_undo(static_cast<dr::Seat>(seat)));
}

int32_t dr_table_undo(dr_table* t, uint32_t seat) {
  if (!is_player(t, seat)) return DR_BAD_ARGUMENT;
  if (dr_table_can_undo(t, seat) != 0) return DR_REFUSED;
  t->table->undo(static_cast<dr::Seat>(seat));
  t->marks.resize(std::min(t->marks.size(), t->steps() / dr_table::kEvery + 1));
  t->changed();
  return DR_OK;
}

int32_t dr_table_rewind(dr_table* t, uint32_t i, const uint8_t* seed) {
  if (!t || t->lesson || i > t->steps() || !seed) return DR_BAD_ARGUMENT;
  dr::Seed s;
  std::memcpy(&s, seed, sizeof s);
  t->table->rewind(i, s);
  t->marks.resize(std::min(t->marks.size(), (i + dr_table::kEvery - 1) / dr_table::kEvery));
  t->changed();
  return DR_OK;
}

uint32_t dr_table_steps(const dr_table* t) { return t ? static_cast<uint32_t>(t->steps()) : 0; }

int32_t dr_table_step(const dr_table* t, uint32_t i, uint32_t* seat, uint32_t* choice) {
  if (!t || i >= t->steps()) return DR_BAD_ARGUMENT;
  const dr::ReplayStep& step = t->table->steps()[i];
  if (seat) *seat = step.seat;
  if (choice) *choice = step.choice.code();
  return DR_OK;
}

int32_t dr_table_at(dr_table* t, uint32_t i, dr_game* out) {
  if (!t || !out || i > t->steps()) return DR_BAD_ARGUMENT;
  out->state = t->with_pack(t->at(i));
  return DR_OK;
}

int32_t dr_table_events_at(dr_table* t, uint32_t i, dr_event* events, uint32_t capacity) {
  if (!t || i > t->steps() || (!events && capacity)) return DR_BAD_ARGUMENT;
  const auto happened = std::make_unique<Events>();
  if (i == 0) {
    t->table->first_state(happened.get());
  } else {
    State state = t->at(i - 1);
    t->table->play_step(i - 1, state, happened.get());
  }
  return dr::capi::write_events(*happened, events, capacity);
}

int32_t dr_table_seats(const dr_table* t, char* out, size_t capacity) {
  if (!t) return DR_BAD_ARGUMENT;
  std::string lines;
  for (const dr::SeatInfo& seat : t->table->seats()) lines += seat.kind + "\t" + seat.name + "\n";
  return dr::capi::give(lines, out, capacity);
}

int32_t dr_table_setup(const dr_table* t, dr_setup* out) {
  if (!t || !out) return DR_BAD_ARGUMENT;
  const dr::Setup& s = t->table->setup();
  *out = {s.switches,
          s.players,
          static_cast<uint8_t>(s.length),
          s.first_game,
          s.goals,
          s.cattle,
          {},
          static_cast<uint8_t>(s.modules | t->use.pack() << dr::capi::kPackShift)};
  std::copy(std::begin(s.characters), std::end(s.characters), out->characters);
  return DR_OK;
}

int32_t dr_table_replay(const dr_table* t, char* out, size_t capacity) {
  if (!t) return DR_BAD_ARGUMENT;
  return dr::capi::give(dr::write_replay(t->table->content(), t->table->replay()), out, capacity);
}

const char* dr_replay_problem(const char* text, size_t n, uint32_t* line) {
  const std::string_view all(text ? text : "", text ? n : 0);
  const dr::Content& content = dr::capi::cards_of_replay(all).content;
  const dr::ReplayResult read = dr::read_replay(content, all, "replay");
  dr::ReplayFault fault = read.fault;
  int at = read.ok ? 0 : read.errors[0].line;
  if (read.ok) {
    const dr::VerifyResult result = dr::verify(content, read.replay);
    fault = result.fault;
    at = result.line;
  }
  if (line) *line = static_cast<uint32_t>(at);
  return dr::fault_word(fault);
}

dr_table* dr_table_resume(const char* text, size_t n, char* problem, size_t capacity) {
  if (!text) return refuse("there is no text", problem, capacity);
  const std::string_view all(text, n);
  const auto [content, pack] = dr::capi::cards_of_replay(all);
  const dr::ReplayResult read = dr::read_replay(content, all, "replay");
  if (!read.ok)
    return refuse(read.errors.empty() ? "this is no replay" : dr::to_string(read.errors[0]),
                  problem, capacity);
  std::string why;
  std::unique_ptr<RecordedGame> table = RecordedGame::resume(content, read.replay, why);
  if (!table) return refuse(why, problem, capacity);
  auto* t = new dr_table(std::move(table), pack);
  t->changed();
  return t;
}

dr_table* dr_table_lesson(const char* text, size_t n, char* problem, size_t capacity) {
  return dr_table_lesson_with(text, n, 0, problem, capacity);
}

dr_table* dr_table_lesson_with(const char* text, size_t n, uint32_t cards, char* problem,
                               size_t capacity) {
  if (!text) return refuse("there is no text", problem, capacity);
  const std::string_view all(text, n);
  const std::uint8_t pack = dr::capi::pack_of(cards);
  const dr::Content* found =
      dr::capi::find_content(static_cast<std::uint32_t>(dr::lesson_modules(all)) |
                             std::uint32_t{pack} << dr::capi::kPackShift);
  if (!found) return refuse("these cards are not for its modules", problem, capacity);
  const dr::Content& content = *found;
  dr::LessonResult read = dr::compile_lesson(content, all, "lesson");
  if (!read.lesson) return refuse(dr::to_string(read.errors[0]), problem, capacity);
  std::vector<dr::SeatInfo> seats(read.lesson->start.pub.players);
  for (dr::SeatInfo& seat : seats) seat.kind = "script";
  seats[read.lesson->learner].kind = "human";
  auto* t = new dr_table(
      std::make_unique<RecordedGame>(content, read.lesson->start, std::move(seats)), pack);
  t->lesson = std::move(read.lesson);
  t->changed();
  return t;
}

int32_t dr_table_lesson_json(const dr_table* t, uint32_t lang, char* out, size_t capacity) {
  const dr::Templates* words = dr::capi::words_of(lang);
  if (!t || !t->lesson || !words) return DR_BAD_ARGUMENT;
  return dr::capi::give(dr::lesson_json(*t->lesson, *words), out, capacity);
}

int32_t dr_table_lesson_answer(const dr_table* t, uint32_t step, uint32_t* seat, uint32_t* choice) {
  if (!t || !t->lesson || !seat || !choice) return DR_BAD_ARGUMENT;
  const auto answer =
      dr::next_answer(t->table->content(), *t->lesson, t->table->steps(), t->table->state(), step);
  if (!answer) return DR_REFUSED;
  *seat = answer->seat;
  *choice = answer->choice.code();
  return DR_OK;
}

int32_t dr_table_lesson_task(const dr_table* t, uint32_t step) {
  const dr::LessonStep* task = step_of(t, step);
  if (!task || task->kind != dr::LessonStep::Kind::kTask) return DR_BAD_ARGUMENT;
  return static_cast<int32_t>(
      dr::standing_of(t->table->content(), *t->lesson, *task, t->table->state().pub));
}

}  // extern "C"
