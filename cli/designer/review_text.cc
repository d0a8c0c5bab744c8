#include "cli/designer/review_text.h"

#include <fmt/format.h>

#include <cmath>

#include "review/telling.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

double percent(double parts) { return 100 * parts / kWholeChance; }

std::string signed_percent(double parts) { return fmt::format("{:+.1f} %", percent(parts)); }

Ink ink_of(Grade grade) {
  switch (grade) {
    case Grade::kBest:
    case Grade::kGood: return Ink::kLive;
    case Grade::kInexact: return Ink::kGold;
    case Grade::kMistake: return Ink::kBandit;
    case Grade::kBlunder: return Ink::kWanted;
    case Grade::kOpen:
    case Grade::kCount: break;
  }
  return Ink::kDim;
}

class ReviewWriter {
 public:
  ReviewWriter(const Review& review, const Style& style)
      : review_(review),
        style_(style),
        cast_(cast_of(review.game().content(), review.game().state().pub, *style.words)) {}

  std::string write() {
    heading("What won the game");
    splits();
    chart();
    points();
    for (Seat seat = 0; seat < players(); ++seat)
      if (review_.seats() & seat_bit(seat)) decisions(seat);
    return text_;
  }

 private:
  static constexpr std::size_t kMostFaults = 12, kMostPoints = 8;

  int players() const { return review_.ledger().players(); }
  const std::vector<LedgerEntry>& entries() const { return review_.ledger().entries(); }
  std::string name(Seat seat) const { return cast_.name[seat]; }
  std::string painted(Seat seat, int width = 0) const {
    return style_.paint(pad(name(seat), width), seat_ink(seat));
  }
  void line(const std::string& text) { text_ += text + "\n"; }
  void heading(std::string_view title) {
    text_ += (text_.empty() ? "" : "\n") + style_.rule_line(title) + "\n";
  }

  std::string bar(double parts, int width) const {
    const int n = std::min(width, static_cast<int>(std::lround(std::abs(percent(parts)) / 5)));
    std::string marks;
    for (int i = 0; i < n; ++i) marks += parts < 0 ? "▒" : "█";
    return pad(style_.paint(marks, parts < 0 ? Ink::kWanted : Ink::kLive), width);
  }

  void splits() {
    constexpr int kBar = 10;
    line(fmt::format("   {:<22} {:>8} {:>9} {} {:>9} {} {:>9} {} {:>8}", "", "start", "luck",
                     pad("", kBar), "own", pad("", kBar), "others", pad("", kBar), "result"));
    for (Seat seat = 0; seat < players(); ++seat) {
      const Split split = split_of(review_, seat);
      line(fmt::format("   {} {:>6.1f} % {:>9} {} {:>9} {} {:>9} {} {:>6.1f} %", painted(seat, 22),
                       percent(split.start), signed_percent(split.luck), bar(split.luck, kBar),
                       signed_percent(split.skill), bar(split.skill, kBar),
                       signed_percent(split.others), bar(split.others, kBar),
                       percent(split.result)));
    }
    double doubt = 0;
    for (Seat seat = 0; seat < players(); ++seat)
      doubt = std::max(doubt, split_of(review_, seat).doubt);
    line(style_.paint(fmt::format("   Each row adds up. Luck is known to ± {:.1f} %.",
                                  percent(1.96 * std::sqrt(doubt))),
                      Ink::kDim));
  }

  // A line of heights for every player, from the first choice to the last.
  void chart() {
    static constexpr const char* kHeights[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    heading("Everybody's chance to win, from the first choice to the last");
    const auto width = static_cast<std::size_t>(std::max(20, style_.width - 36));
    for (Seat seat = 0; seat < players(); ++seat) {
      std::string heights;
      for (std::size_t i = 0; i < width; ++i) {
        const std::size_t at = i * (entries().size() - 1) / (width - 1);
        const int part = static_cast<int>(8.0 * entries()[at].after[seat] / kWholeChance);
        heights += kHeights[std::clamp(part, 0, 7)];
      }
      line(fmt::format("   {} {} {:>5.1f} %", painted(seat, 22),
                       style_.paint(heights, seat_ink(seat)),
                       percent(entries().back().after[seat])));
    }
  }

  void points() {
    heading("Turning points");
    const auto turns = turning_points(review_.entries(), players(), kMostPoints);
    const auto told = tell_turns(review_.game(), turns, kSpectator, *style_.words);
    for (std::size_t i = 0; i < turns.size(); ++i) {
      std::string changes;
      for (Seat seat = 0; seat < players(); ++seat)
        if (std::abs(percent(turns[i].change[seat])) >= 2)
          changes += fmt::format("  {} {}", painted(seat), signed_percent(turns[i].change[seat]));
      const LedgerEntry& entry = entries()[turns[i].step];
      const std::string when =
          entry.round ? fmt::format("Round {}, {}", entry.round, cast_.name[entry.turn]) : "Set-up";
      line(fmt::format(" • {} {}", style_.paint(when, Ink::kDim), changes));
      if (!told[i].text.empty()) line("   " + wrap(told[i].text, style_.width - 3, 3));
    }
  }

  void decisions(Seat seat) {
    const SeatRecord record = record_of(review_, seat);
    heading(fmt::format("The decisions of {}", name(seat)));
    line(fmt::format(
        "   {} choices with an alternative, {} % of them sound; {:.1f} % ± {:.1f} % lost",
        record.choices, record.accuracy(), percent(record.loss),
        percent(1.96 * std::sqrt(record.variance))));
    std::string grades;
    for (int i = static_cast<int>(Grade::kBest); i < static_cast<int>(Grade::kCount); ++i) {
      const auto grade = static_cast<Grade>(i);
      grades +=
          "   " + style_.paint(fmt::format("{} {}", record.grades[i], id_of(grade)), ink_of(grade));
    }
    line(grades);
    const auto faults = faults_of(review_, seat, kMostFaults);
    if (faults.empty()) line("   No choice is known to be a mistake.");
    for (const Question* question : faults) fault(*question);
  }

  void fault(const Question& question) {
    const Content& content = review_.game().content();
    const Templates& words = *style_.words;
    const Tried& better = question.tried()[question.best()];
    const auto option = [&](const Tried& tried) {
      return fmt::format("{} ({:.1f} % ± {:.1f} %)",
                         say_choice(content, question.view(), tried.choice, words),
                         percent(tried.mean()), percent(1.96 * tried.error()));
    };
    line(fmt::format(
        " • {} {}",
        style_.paint(fmt::format("{}, {:.1f} % ± {:.1f} %", id_of(question.grade()),
                                 percent(question.loss()), percent(1.96 * question.error())),
                     ink_of(question.grade())),
        style_.paint(fmt::format("round {}, choice {}", question.view().pub.round, question.step()),
                     Ink::kDim)));
    line("   " + wrap(say_ask(content, question.view(), words), style_.width - 3, 3));
    line("     chosen: " + option(question.tried()[0]));
    line("     better: " + option(better));
  }

  const Review& review_;
  const Style& style_;
  const Cast cast_;
  std::string text_;
};

}  // namespace

std::string review_text(const Review& review, const Style& style) {
  return ReviewWriter(review, style).write();
}

}  // namespace dr
