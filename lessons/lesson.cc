#include "lessons/lesson.h"

#include <algorithm>
#include <memory>

#include "base/text.h"
#include "darkrock/choice_table.h"
#include "lessons/stage.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
namespace {

using Problem = Stage::Problem;
using Words = std::vector<std::string_view>;

constexpr std::string_view kReadings[] = {
    "lp",    "mp",        "wp",         "gp",         "cash",       "nuggets",    "wounds",
    "hand",  "longhorns", "legends",    "cattle",     "discs",      "goals",      "at",
    "owns",  "actions",   "round",      "sheriff",    "bandits",    "last-round", "over",
    "pot",   "value",     "npc-value",  "npc-cards",  "bet",        "need",       "token",
    "score", "law-score", "item-score", "cash-score", "wound-score"};
static_assert(std::size(kReadings) == static_cast<std::size_t>(Condition::Reading::kCount));

// A line: its words, and what stands behind a number of them as it is.
struct LessonLine {
  std::string_view text;
  int number = 0;
  Words words;

  std::string_view after(std::size_t n) const {
    if (n >= words.size()) return {};
    return trimmed(text.substr(static_cast<std::size_t>(words[n].data() - text.data())));
  }
  Stage::Args args(std::size_t n) const { return Stage::Args(words).subspan(n); }
};

std::vector<LessonLine> lines_of(std::string_view text) {
  std::vector<LessonLine> lines;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() || line.front() == '#') continue;
    LessonLine& made = lines.emplace_back(LessonLine{line, number, {}});
    for (const Word& word : split_words(line)) {
      if (word.text == "#") break;
      made.words.push_back(word.text);
    }
    if (made.words.size() < split_words(line).size())
      made.text = trimmed(line.substr(0, line.find(" #")));
  }
  return lines;
}

// What is said in the file itself: "…" around it.
Problem read_quote(std::string_view text, std::string& out) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"')
    return "expected a sentence in double quotes";
  out = text.substr(1, text.size() - 2);
  return {};
}

class LessonReader {
 public:
  LessonReader(const Content& content, std::string_view path) : content_(content), path_(path) {}

  LessonResult read(std::string_view text) {
    for (const LessonLine& line : lines_of(text))
      if (Problem problem = read_line(line); !problem.empty())
        fail(line.number, std::move(problem));
    if (result_.errors.empty()) finish();
    if (result_.errors.empty()) result_.lesson = std::move(lesson_);
    return std::move(result_);
  }

 private:
  using Reader = Problem (LessonReader::*)(const LessonLine& line);
  struct Keyword {
    std::string_view word;
    Reader read;
  };

  void fail(int line, Problem problem) {
    result_.errors.push_back({std::string(path_), line, 1, std::move(problem)});
  }

  Problem read_line(const LessonLine& line) {
    static constexpr Keyword kHead[] = {{"lesson", &LessonReader::read_name},
                                        {"position", &LessonReader::read_name},
                                        {"title", &LessonReader::read_title},
                                        {"about", &LessonReader::read_about},
                                        {"players", &LessonReader::read_players},
                                        {"modules", &LessonReader::read_modules},
                                        {"turn", &LessonReader::read_begin},
                                        {"begin-turn", &LessonReader::read_begin},
                                        {"man-in-black-turn", &LessonReader::read_begin},
                                        {"learner", &LessonReader::read_learner},
                                        {"answer", &LessonReader::read_answer},
                                        {"play", &LessonReader::read_play},
                                        {"expect", &LessonReader::read_expect},
                                        {"step", &LessonReader::read_step},
                                        {"task", &LessonReader::read_step}};
    static constexpr Keyword kInside[] = {
        {"do", &LessonReader::read_do},          {"any", &LessonReader::read_any},
        {"wrong", &LessonReader::read_wrong},    {"point", &LessonReader::read_point},
        {"until", &LessonReader::read_until},    {"solve", &LessonReader::read_solve},
        {"ask", &LessonReader::read_said},       {"done", &LessonReader::read_said},
        {"wrong-said", &LessonReader::read_said}};
    const std::string_view first = line.words[0];
    if (lesson_.id.empty() && first != "lesson" && first != "position")
      return "expected 'lesson NAME' or 'position NAME' before anything else";
    for (const Keyword& keyword : kHead)
      if (keyword.word == first) return (this->*keyword.read)(line);
    for (const Keyword& keyword : kInside)
      if (keyword.word == first)
        return lesson_.steps.empty() ? quoted(first) + " belongs below a 'step' or a 'task'"
                                     : (this->*keyword.read)(line);
    if (const Stage::Word* word = Stage::find(first)) return lay(*word, line);
    return "unknown word " + quoted(first) + "; expected step, task, answer, turn, or " +
           Stage::words();
  }

  // --- the table ---

  Stage& stage() {
    if (!stage_) stage_ = std::make_unique<Stage>(content_, setup_);
    return *stage_;
  }

  Problem read_seat(std::string_view word, bool mib, Seat& seat) const {
    if (mib && word == "mib" && setup_.players == 2) {
      seat = kMib;
      return {};
    }
    const auto n = parse_number(word, setup_.players);
    if (!n || !*n)
      return quoted(word) + " is no player; expected 1 to " + std::to_string(setup_.players);
    seat = static_cast<Seat>(*n - 1);
    return {};
  }

  Problem lay(const Stage::Word& word, const LessonLine& line) {
    if (begun_) return quoted(word.id) + " stands too late: the turn has begun above";
    const std::size_t need = (word.seated ? 2u : 1u) + (word.expected.empty() ? 0u : 1u);
    if (line.words.size() < need)
      return quoted(word.id) + " needs " + (word.seated ? "a player and " : "") +
             std::string(word.expected);
    Seat seat = 0;
    if (word.seated)
      if (Problem problem = read_seat(line.words[1], word.mib, seat); !problem.empty())
        return problem;
    return stage().lay(word.id, seat, line.args(word.seated ? 2 : 1));
  }

  Problem read_name(const LessonLine& line) {
    if (!lesson_.id.empty()) return "there is a name already: " + lesson_.id;
    if (line.words.size() != 2) return "expected one name, such as 'lesson riding'";
    lesson_.id = line.words[1];
    lesson_.taught = line.words[0] == "lesson";
    return {};
  }
  Problem read_title(const LessonLine& line) { return read_quote(line.after(1), lesson_.title); }
  Problem read_about(const LessonLine& line) { return read_quote(line.after(1), lesson_.about); }

  Problem read_players(const LessonLine& line) {
    if (stage_) return "'players' stands above everything that lies on the table";
    const auto n = line.words.size() == 2 ? parse_number(line.words[1], kMaxPlayers) : std::nullopt;
    if (!n || *n < 2) return "expected 2 to 6 players";
    setup_.players = static_cast<std::uint8_t>(*n);
    return {};
  }

  Problem read_modules(const LessonLine& line) {
    if (stage_) return "'modules' stands above everything that lies on the table";
    for (const std::string_view word : line.args(1)) {
      const int module = module_of(word);
      if (!module) return quoted(word) + " is no module; expected " + module_words(7, ", ");
      setup_.modules = static_cast<std::uint8_t>(setup_.modules | module);
    }
    setup_.switches = profile_switches(Profile::kIt2023, (setup_.modules & kAnteUp) != 0);
    const char* refusal = refuse_setup(content_.catalog, setup_);
    return refusal ? refusal : Problem{};
  }

  Problem read_begin(const LessonLine& line) {
    if (begun_) return "the turn has begun above";
    const bool mib = line.words[0] == "man-in-black-turn";
    if (mib && setup_.players != 2) return "the Man in Black rides at a table of two only";
    Seat seat = 0;
    if (!mib) {
      if (line.words.size() != 2) return "expected whose turn it is";
      if (Problem problem = read_seat(line.words[1], false, seat); !problem.empty()) return problem;
      lesson_.learner = seat;
    }
    if (Problem problem = stage().check(); !problem.empty()) return problem;
    begin_at(content_.catalog, stage().state, seat,
             mib                       ? Begin::kManInBlack
             : line.words[0] == "turn" ? Begin::kActions
                                       : Begin::kTurn);
    lesson_.start = stage().state;
    begun_ = true;
    return {};
  }

  Problem read_learner(const LessonLine& line) {
    if (line.words.size() != 2) return "expected the player who learns";
    return read_seat(line.words[1], false, lesson_.learner);
  }

  // --- what happens ---

  Problem read_choice(const LessonLine& line, std::size_t from, Choice& choice) const {
    const ParsedChoice parsed = parse_choice(content_, line.after(from));
    choice = parsed.choice;
    return parsed.ok ? Problem{} : parsed.problem;
  }
  Problem read_scripted(const LessonLine& line, Scripted& out) const {
    if (line.words.size() < 3) return "expected a player and a choice, such as '2 pass'";
    out.line = line.number;
    Problem problem = read_seat(line.words[1], false, out.seat);
    return problem.empty() ? read_choice(line, 2, out.choice) : problem;
  }
  Problem read_answer(const LessonLine& line) {
    Scripted answer;
    Problem problem = read_scripted(line, answer);
    if (problem.empty() && answer.seat == lesson_.learner && begun_)
      return "the learner answers for itself; 'answer' is for the others";
    lesson_.answers.push_back(answer);
    return problem;
  }
  Problem read_play(const LessonLine& line) {
    Scripted play;
    Problem problem = read_scripted(line, play);
    lesson_.example.push_back({play, {}});
    return problem;
  }
  Problem read_expect(const LessonLine& line) {
    if (lesson_.taught && lesson_.steps.empty())
      return "'expect' belongs below a 'step' or a 'task'";
    if (lesson_.taught) return read_condition_words(line, step().expects.emplace_back());
    Condition condition;
    Problem problem = read_condition_words(line, condition);
    lesson_.example.push_back({{}, condition});
    return problem;
  }

  // [PLAYER] READING OP VALUE [as NAME], the name for the text of an example; `owns ITEM` and `not-owns` have the item in the place of both.
  Problem read_condition_words(const LessonLine& line, Condition& out) const {
    Words words(line.words.begin() + 1, line.words.end());
    if (words.size() > 4 && words[words.size() - 2] == "as") words.resize(words.size() - 2);
    out.line = line.number;
    out.seat = lesson_.learner;
    if (words.size() == 4 || (words.size() == 3 && words[1] == "owns")) {
      if (Problem problem = read_seat(words[0], true, out.seat); !problem.empty()) return problem;
      words.erase(words.begin());
    }
    const auto at = std::ranges::find(kReadings, words.empty() ? "" : words[0]);
    if (at == std::end(kReadings))
      return "expected a condition such as 'lp >= 5', of " + one_of(kReadings);
    out.reading = static_cast<Condition::Reading>(at - kReadings);
    if (out.reading == Condition::Reading::kOwns) return read_owned(words, out);
    if (words.size() != 3) return "expected =, >= or <=, and a value";
    if (words[1] == ">=")
      out.compare = Condition::Compare::kAtLeast;
    else if (words[1] == "<=")
      out.compare = Condition::Compare::kAtMost;
    else if (words[1] != "=")
      return quoted(words[1]) + " is not =, >= or <=";
    return read_value(words[2], out);
  }
  Problem read_owned(const Words& words, Condition& out) const {
    if (words.size() != 2 || !stage_) return "expected an item, such as 'owns mule'";
    Problem problem;
    const int side = stage_->find_in(Deck::kItem, words[1], problem);
    out.item = side / 2;
    out.value = 1 + side % 2;
    return problem;
  }
  Problem read_value(std::string_view word, Condition& out) const {
    using enum Condition::Reading;
    Problem problem;
    const bool place = out.reading == kAt || out.reading == kSheriff;
    out.value = place && stage_ ? stage_->find_in(Deck::kSpace, word, problem)
                                : stage_number(word, 1000, problem);
    return problem;
  }

  // --- the steps ---

  LessonStep& step() { return lesson_.steps.back(); }

  Problem read_step(const LessonLine& line) {
    if (!lesson_.taught) return "a position has no steps; begin the file with 'lesson NAME'";
    if (!begun_) return "expected 'turn' or 'begin-turn' above the first step";
    if (line.words.size() != 2) return "expected one name, such as 'step ride'";
    for (const LessonStep& other : lesson_.steps)
      if (other.id == line.words[1]) return "there is a step " + quoted(other.id) + " already";
    LessonStep& made = lesson_.steps.emplace_back();
    made.id = line.words[1];
    made.line = line.number;
    if (line.words[0] == "task") made.kind = LessonStep::Kind::kTask;
    return {};
  }
  Problem asks_something() {
    if (step().kind == LessonStep::Kind::kTask) return "a task has 'until' and 'solve' lines";
    step().kind = LessonStep::Kind::kDo;
    return {};
  }
  Problem read_do(const LessonLine& line) {
    if (Problem problem = asks_something(); !problem.empty()) return problem;
    return read_choice(line, 1, step().right.emplace_back());
  }
  Problem read_any(const LessonLine& line) {
    if (Problem problem = asks_something(); !problem.empty()) return problem;
    for (const VerbInfo& verb : kVerbTable)
      if (line.words.size() == 2 && verb.id == line.words[1]) {
        step().any.push_back(verb.verb);
        return {};
      }
    return "expected a kind of choice, such as move or income";
  }
  Problem read_wrong(const LessonLine& line) {
    return read_choice(line, 1, step().wrong.emplace_back());
  }
  Problem read_until(const LessonLine& line) {
    if (step().kind != LessonStep::Kind::kTask) return "'until' belongs below a 'task'";
    return read_condition_words(line, step().until.emplace_back());
  }
  Problem read_solve(const LessonLine& line) {
    if (step().kind != LessonStep::Kind::kTask) return "'solve' belongs below a 'task'";
    Scripted& choice = step().solution.emplace_back();
    choice.seat = lesson_.learner;
    choice.line = line.number;
    return read_choice(line, 1, choice.choice);
  }
  Problem read_said(const LessonLine& line) {
    std::string& said = line.words[0] == "ask"    ? step().ask
                        : line.words[0] == "done" ? step().done
                                                  : step().wrong_said;
    return read_quote(line.after(1), said);
  }

  Problem read_point(const LessonLine& line) {
    static constexpr std::string_view kParts[] = {"hand", "own",  "seats", "stories", "log",
                                                  "map",  "undo", "scene", "prompt"};
    if (line.words.size() < 2) return "expected what it points at, such as 'space dr10'";
    const std::string_view kind = line.words[1];
    const std::string_view what = line.words.size() > 2 ? line.words[2] : "";
    Problem problem;
    std::string& point = step().points.emplace_back(kind);
    if (std::ranges::find(kParts, kind) != std::end(kParts)) return {};
    if (kind == "space")
      point += " " + std::to_string(stage().find_in(Deck::kSpace, what, problem));
    else if (kind == "card")
      point += " " + std::to_string(stage().find_card(what, problem));
    else if (kind == "verb" || kind == "figure")
      point += " " + std::string(what);
    else if (kind == "seat")
      problem = read_point_seat(what, point);
    else if (kind == "story" && (what == "left" || what == "right"))
      point += what == "left" ? " 0" : " 1";
    else if (kind == "track" && line.words.size() == 4)
      point += " " + std::string(what) + " " + std::string(line.words[3]);
    else
      problem =
          "expected space ID, card CARD, verb VERB, seat N, figure WHO, story left, track NAME "
          "N, " +
          one_of(kParts);
    return problem;
  }
  Problem read_point_seat(std::string_view word, std::string& point) const {
    Seat seat = 0;
    Problem problem = read_seat(word, true, seat);
    point += " " + std::to_string(seat);
    return problem;
  }

  void finish() {
    if (lesson_.id.empty()) return fail(1, "expected 'lesson NAME' or 'position NAME'");
    if (!begun_) return fail(1, "expected 'turn PLAYER' or 'begin-turn PLAYER' below the table");
    if (lesson_.taught && lesson_.steps.empty()) return fail(1, "a lesson needs steps");
    for (const LessonStep& made : lesson_.steps)
      if (made.kind == LessonStep::Kind::kTask && (made.until.empty() || made.solution.empty()))
        fail(made.line, "a task needs 'until' and 'solve' lines");
  }

  const Content& content_;
  std::string_view path_;
  Setup setup_ = [] {
    Setup setup;
    setup.players = 3;
    return setup;
  }();
  std::unique_ptr<Stage> stage_;
  bool begun_ = false;
  Lesson lesson_;
  LessonResult result_;
};

}  // namespace

int lesson_modules(std::string_view text) {
  int modules = 0;
  for (const LessonLine& line : lines_of(text))
    if (line.words[0] == "modules")
      for (const std::string_view word : line.args(1)) modules |= module_of(word);
  return modules;
}

LessonResult compile_lesson(const Content& content, std::string_view text, std::string_view path) {
  return LessonReader(content, path).read(text);
}

std::string lesson_key(const Lesson& lesson, std::string_view part) {
  return "lesson." + lesson.id + "." + std::string(part);
}
std::string lesson_key(const Lesson& lesson, const LessonStep& step, std::string_view part) {
  return "lesson." + lesson.id + "." + step.id + "." + std::string(part);
}

}  // namespace dr
