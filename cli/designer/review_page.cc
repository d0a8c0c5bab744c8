#include "cli/designer/review_page.h"

#include <fmt/format.h>

#include <cmath>

#include "lab/charts.h"
#include "lab/page.h"
#include "review/telling.h"
#include "text/wording.h"
#include "text/wording_prompt.h"

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
  static std::string plain(double parts) { return fmt::format("{:.1f} %", percent(parts)); }
  static std::string signed_part(double parts) { return fmt::format("{:+.1f} %", percent(parts)); }
  static std::string with_error(double parts, double error) {
    return fmt::format("{:.1f} ± {:.1f} %", percent(parts), percent(1.96 * error));
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

  HtmlTable points() const {
    const auto turns = turning_points(entries_, players(), kMostPoints);
    const auto told = tell_turns(review_.game(), turns, kSpectator, words_);
    HtmlTable table{say("points"), {say("round")}, {}, {}};
    for (Seat seat = 0; seat < players(); ++seat) table.head.push_back(cast_.name[seat]);
    table.head.push_back("");
    for (std::size_t i = 0; i < turns.size(); ++i) {
      std::vector<std::string> row = {std::to_string(entries_[turns[i].step].round)};
      for (Seat seat = 0; seat < players(); ++seat)
        row.push_back(signed_part(turns[i].change[seat]));
      row.push_back(told[i]);
      table.rows.push_back(std::move(row));
    }
    return table;
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
    page_.facts(facts);
    const Content& content = review_.game().content();
    HtmlTable table{say("faults"),
                    {say("round"), say("grade"), say("loss"), say("question"), say("chosen"), "",
                     say("better"), ""},
                    {},
                    {}};
    for (const Question* question : faults_of(review_, seat, kMostFaults)) {
      const Tried &chosen = question->tried()[0], &better = question->tried()[question->best()];
      const auto option = [&](const Tried& tried) {
        return say_choice(content, question->view(), tried.choice, words_);
      };
      table.rows.push_back({std::to_string(question->view().pub.round),
                            say_grade(question->grade()),
                            with_error(question->loss(), question->error()),
                            say_ask(content, question->view(), words_), option(chosen),
                            with_error(chosen.mean(), chosen.error()), option(better),
                            with_error(better.mean(), better.error())});
    }
    page_.table(table);
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
