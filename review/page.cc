#include "review/page.h"

#include <fmt/format.h>

#include <cmath>

#include "report/charts.h"
#include "report/page.h"
#include "review/telling.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

class ReviewPage {
 public:
  ReviewPage(const Review& review, std::string_view language)
      : review_(review),
        words_(templates(language)),
        entries_(review.entries()),
        cast_(cast_of(review.game().content(), review.game().state().pub, words_)),
        page_(say("title"), say("lead"), {}, language) {}

  std::string write() {
    page_.section(say("split"), say("split.note"));
    page_.table(splits());
    page_.section(say("chances"), say("chances.note"));
    page_.chart(chances(), points());
    tell_points();
    for (Seat seat = 0; seat < players(); ++seat)
      if (review_.seats() & seat_bit(seat)) decisions(seat);
    return page_.take();
  }

 private:
  static constexpr std::size_t kMostFaults = 20, kMostPoints = 8;

  int players() const { return review_.ledger().players(); }
  std::string say(std::string_view key) const {
    return std::string(words_.get("review." + std::string(key)));
  }
  std::string say_grade(Grade grade) const { return say("grade." + std::string(id_of(grade))); }
  static double percent(double parts) { return 100 * parts / kWholeChance; }
  // As the language writes it.
  std::string number(double n) const {
    std::string text = fmt::format("{:.1f}", std::abs(n));
    return text.replace(text.find('.'), 1, words_.get("hint.mark"));
  }
  std::string signed_number(double n) const { return (n < 0 ? "−" : "+") + number(n); }
  std::string plain(double parts) const { return number(percent(parts)) + " %"; }
  std::string signed_part(double parts) const { return signed_number(percent(parts)) + " %"; }
  std::string with_error(double parts, double error) const {
    const double part = percent(parts);
    return fmt::format("{}{} ± {} %", part < 0 ? "−" : "", number(part),
                       number(percent(1.96 * error)));
  }

  HtmlTable splits() const {
    HtmlTable table;
    table.head = {
        "", say("start"), say("luck"), say("own"), say("others"), say("result"), say("accuracy")};
    for (Seat seat = 0; seat < players(); ++seat) {
      const Split split = split_of(review_, seat);
      const bool judged = review_.seats() & seat_bit(seat);
      table.rows.push_back(
          {cast_.name[seat], plain(split.start), signed_part(split.luck), signed_part(split.skill),
           signed_part(split.others), plain(split.result),
           judged ? fmt::format("{} %", record_of(review_, seat).accuracy()) : "–"});
      const auto shade = [](std::int32_t parts) { return 2.0 * parts / kWholeChance; };
      table.shade.push_back(
          {0, 0, shade(split.luck), shade(split.skill), shade(split.others), 0, 0});
    }
    return table;
  }

  std::string chances() const {
    LineChart chart{say("chances"), say("choice"), "%", {}};
    for (Seat seat = 0; seat < players(); ++seat) {
      LineSeries series{cast_.name[seat], {}, seat};
      for (const LedgerEntry& entry : entries_) series.values.push_back(percent(entry.after[seat]));
      chart.series.push_back(std::move(series));
    }
    return draw(chart);
  }

  std::vector<TurningPoint> turns() const {
    return turning_points(entries_, players(), kMostPoints);
  }
  std::string when(const TurningPoint& turn) const {
    const LedgerEntry& entry = entries_[turn.step];
    return fmt::format("{} {}", say("round"), entry.round);
  }

  HtmlTable points() const {
    HtmlTable table{say("points"), {""}, {}, {}};
    for (Seat seat = 0; seat < players(); ++seat) table.head.push_back(cast_.name[seat]);
    for (const TurningPoint& turn : turns()) {
      std::vector<std::string> row = {when(turn)};
      std::vector<double> shade = {0};
      for (Seat seat = 0; seat < players(); ++seat) {
        row.push_back(signed_part(turn.change[seat]));
        shade.push_back(4.0 * turn.change[seat] / kWholeChance);
      }
      table.rows.push_back(std::move(row));
      table.shade.push_back(std::move(shade));
    }
    return table;
  }

  void tell_points() {
    const auto found = turns();
    const auto told = tell_turns(review_.game(), found, kSpectator, words_);
    std::vector<std::pair<std::string, std::string>> lines;
    for (std::size_t i = 0; i < found.size(); ++i) lines.emplace_back(when(found[i]), told[i].text);
    page_.stories(lines);
  }

  void decisions(Seat seat) {
    const SeatRecord record = record_of(review_, seat);
    page_.section(cast_.name[seat], say("decisions.note"));
    std::vector<std::pair<std::string, std::string>> facts = {
        {say("choices"), std::to_string(record.choices)},
        {say("accuracy"), fmt::format("{} %", record.accuracy())},
        {say("loss"), with_error(record.loss, std::sqrt(record.variance))}};
    for (int i = static_cast<int>(Grade::kBest); i < static_cast<int>(Grade::kCount); ++i)
      facts.emplace_back(say_grade(static_cast<Grade>(i)), std::to_string(record.grades[i]));
    page_.stories(facts);
    const auto faults = faults_of(review_, seat, kMostFaults);
    if (faults.empty()) return;
    page_.section(fmt::format("{}: {}", cast_.name[seat], say("faults")), "");
    std::vector<std::pair<std::string, std::string>> lines;
    for (const Question* question : faults)
      lines.emplace_back(fmt::format("{}, {}", say_grade(question->grade()),
                                     with_error(question->loss(), question->error())),
                         tell_fault(*question));
    page_.stories(lines);
  }

  std::string tell_fault(const Question& question) const {
    const Content& content = review_.game().content();
    const auto option = [&](const Tried& tried) {
      return fmt::format("{} ({})", say_choice(content, question.view(), tried.choice, words_),
                         with_error(tried.mean(), tried.error()));
    };
    return fmt::format("{} {}. {} {}: {}. {}: {}.{}", say("round"), question.view().pub.round,
                       say_ask(content, question.view(), words_), say("chosen"),
                       option(question.tried()[0]), say("better"),
                       option(question.tried()[question.best()]), tell_gains(question));
  }

  std::string tell_gains(const Question& question) const {
    std::string list;
    for (int i = 0; i < kGoods; ++i) {
      const auto good = static_cast<Good>(i);
      const double gain = question.gain(good);
      if (std::abs(gain) < 0.05) continue;
      list += fmt::format("{}{} {}", list.empty() ? "" : ", ",
                          say("good." + std::string(id_of(good))), signed_number(gain));
    }
    return list.empty() ? "" : fmt::format(" {}: {}.", say("gains"), list);
  }

  const Review& review_;
  const Templates& words_;
  const std::vector<LedgerEntry> entries_;
  const Cast cast_;
  Page page_;
};

}  // namespace

std::string review_html(const Review& review, std::string_view language) {
  return ReviewPage(review, language).write();
}

}  // namespace dr
