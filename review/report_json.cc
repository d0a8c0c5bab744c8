#include <cmath>

#include "base/json.h"
#include "review/report.h"
#include "review/telling.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

constexpr std::size_t kMostPoints = 8;

// In percent, to two places.
double percent(double parts) { return std::round(10'000 * parts / kWholeChance) / 100; }

class JsonWriter {
 public:
  JsonWriter(const Review& review, const Templates& words)
      : review_(review),
        words_(words),
        cast_(cast_of(review.game().content(), review.game().state().pub, words)) {}

  std::string write() {
    json_.begin('{');
    json_.field("percent", review_.percent());
    json_.field("over", review_.game().state().pub.over != 0);
    json_.begin("players", '[');
    for (Seat seat = 0; seat < players(); ++seat) player(seat);
    json_.end(']');
    json_.begin("timeline", '[');
    for (const LedgerEntry& entry : review_.entries()) moment(entry);
    json_.end(']');
    points();
    json_.begin("decisions", '[');
    for (const Question& question : review_.questions()) decision(question);
    json_.end(']');
    json_.end('}');
    return json_.text();
  }

 private:
  int players() const { return review_.ledger().players(); }

  void player(Seat seat) {
    const Split split = split_of(review_, seat);
    json_.begin('{');
    json_.field("name", cast_.name[seat]);
    json_.field("kind", review_.game().seats()[seat].kind);
    json_.field("start", percent(split.start));
    json_.field("luck", percent(split.luck));
    json_.field("luckError", percent(std::sqrt(split.doubt)));
    json_.field("own", percent(split.skill));
    json_.field("others", percent(split.others));
    json_.field("result", percent(split.result));
    json_.field("judged", (review_.seats() & seat_bit(seat)) != 0);
    if (review_.seats() & seat_bit(seat)) record(record_of(review_, seat));
    json_.end('}');
  }

  void record(const SeatRecord& record) {
    json_.field("choices", record.choices);
    json_.field("accuracy", record.accuracy());
    json_.field("loss", percent(record.loss));
    json_.field("lossError", percent(std::sqrt(record.variance)));
    json_.begin("grades", '{');
    for (int i = static_cast<int>(Grade::kBest); i < static_cast<int>(Grade::kCount); ++i)
      json_.field(id_of(static_cast<Grade>(i)), record.grades[i]);
    json_.end('}');
  }

  void parts(std::string_view name, const std::int32_t* values) {
    json_.begin(name, '[');
    for (Seat seat = 0; seat < players(); ++seat) json_.put(percent(values[seat]));
    json_.end(']');
  }

  void moment(const LedgerEntry& entry) {
    json_.begin('{');
    json_.field("seat", entry.seat == kNone ? -1 : entry.seat);
    json_.field("round", entry.round);
    parts("chance", entry.after);
    parts("luck", entry.luck);
    json_.field("own", percent(entry.skill));
    parts("others", entry.others);
    json_.end('}');
  }

  void points() {
    const auto entries = review_.entries();
    const auto turns = turning_points(entries, players(), kMostPoints);
    const auto told = tell_turns(review_.game(), turns, kSpectator, words_);
    json_.begin("turningPoints", '[');
    for (std::size_t i = 0; i < turns.size(); ++i) {
      json_.begin('{');
      json_.field("from", turns[i].from);
      json_.field("to", turns[i].to);
      json_.field("step", turns[i].step);
      json_.field("round", entries[turns[i].step].round);
      json_.field("seat", entries[turns[i].step].turn);
      json_.field("text", told[i].text);
      json_.field("core", told[i].core);
      parts("change", turns[i].change);
      json_.end('}');
    }
    json_.end(']');
  }

  void decision(const Question& question) {
    const Content& content = review_.game().content();
    json_.begin('{');
    json_.field("step", question.step());
    json_.field("seat", question.view().seat);
    json_.field("round", question.view().pub.round);
    json_.field("question", say_ask(content, question.view(), words_));
    json_.field("options", question.options());
    json_.field("games", question.games());
    json_.field("grade", id_of(question.grade()));
    json_.field("loss", percent(question.loss()));
    json_.field("error", percent(question.error()));
    json_.field("best", question.best());
    json_.begin("tried", '[');
    for (const Tried& tried : question.tried()) {
      json_.begin('{');
      json_.field("code", tried.choice.code());
      json_.field("text", say_choice(content, question.view(), tried.choice, words_));
      json_.field("chance", percent(tried.mean()));
      json_.field("error", percent(tried.error()));
      json_.end('}');
    }
    json_.end(']');
    json_.begin("gains", '{');
    for (int i = 0; i < kGoods; ++i)
      if (const double gain = question.gain(static_cast<Good>(i)); gain != 0)
        json_.field(id_of(static_cast<Good>(i)), std::round(10 * gain) / 10);
    json_.end('}');
    json_.end('}');
  }

  const Review& review_;
  const Templates& words_;
  const Cast cast_;
  Json json_;
};

}  // namespace

std::string review_json(const Review& review, const Templates& words) {
  return JsonWriter(review, words).write();
}

}  // namespace dr
