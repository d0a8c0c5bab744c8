// Charts as inline SVG. Colours are classes that the style of Page gives a light and a dark look;
// every mark says its numbers in a title.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dr {

inline constexpr int kChartColours =
    8;  // class c0 to c7; from there on they come again, lines dashed

std::string time_text(double ns);  // "3.2 ms"

// With & < > " escaped, and % kept beside its number.
std::string html_text(std::string_view text);

// Values with intervals, one below the other.
struct IntervalRow {
  std::string name;
  double value = 0, low = 0, high = 0;
  int colour = 0;
};
struct IntervalChart {
  std::string title, unit;  // unit: behind each number
  std::vector<IntervalRow> rows;
  bool has_reference = false;  // a line to compare with
  double reference = 0;
  std::string reference_name;
  bool from_zero = true;
  int decimals = 1;
};
std::string draw(const IntervalChart& chart);

// Values over 1, 2, 3, ...
struct LineSeries {
  std::string name;
  std::vector<double> values;
  int colour = 0;
};
struct LineChart {
  std::string title, x_name, y_name;
  std::vector<LineSeries> series;
};
std::string draw(const LineChart& chart);

// Bars made of parts, with a legend above.
struct StackedChart {
  std::string title;
  std::vector<std::string> parts;
  struct Row {
    std::string name;
    std::vector<double> values;  // one for each part, none below 0
  };
  std::vector<Row> rows;
  int rest = -1;  // the part that is all the others together
};
std::string draw(const StackedChart& chart);

// Mean, 95th percentile and maximum of durations, on a logarithmic scale.
struct TimeRow {
  std::string name;
  double mean = 0, most = 0, max = 0;  // ns
  int colour = 0;
};
struct TimeChart {
  std::string title;
  std::vector<TimeRow> rows;
};
std::string draw(const TimeChart& chart);

}  // namespace dr
