#include "report/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/utf8.h"

namespace dr {
namespace {

using Out = std::back_insert_iterator<std::string>;

constexpr double kWidth = 660, kRow = 30, kCharacter = 8, kAxis = 40;

std::string colour_class(int colour) { return fmt::format("c{}", colour % kChartColours); }

// Where the plot begins: right of the longest name.
template <class Rows>
double name_space(const Rows& rows) {
  std::size_t longest = 4;
  for (const auto& row : rows) longest = std::max(longest, row.name.size());
  return std::min(kCharacter * static_cast<double>(longest) + 20, 250.0);
}

// 1, 2 or 5 times a power of ten, for about `n` steps.
double nice_step(double range, int n) {
  const double raw = std::max(range, 1e-9) / n;
  const double power = std::pow(10.0, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (raw <= factor * power * 1.0001) return factor * power;
  return 10 * power;
}

struct Scale {
  double low = 0, high = 1, from = 0, to = 1;
  double at(double value) const { return from + (value - low) / (high - low) * (to - from); }
};

// The ends of an axis, on whole steps.
Scale nice_scale(double low, double high, double from, double to, double& step) {
  step = nice_step(high - low, 6);
  low = std::floor(low / step + 1e-9) * step;
  high = std::ceil(high / step - 1e-9) * step;
  if (high <= low) high = low + step;
  return {low, high, from, to};
}

std::string number(double value, int decimals, std::string_view unit) {
  std::string text = fmt::format("{:.{}f}", value, decimals);
  if (text.starts_with('-') && text.find_first_not_of("-0.") == std::string::npos) text.erase(0, 1);
  return text + std::string(unit);
}

int decimals_of(double step) { return step >= 1 ? 0 : step >= 0.1 ? 1 : 2; }

void open_svg(Out out, std::string_view title, double height) {
  fmt::format_to(out,
                 "<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">"
                 "<title>{}</title>\n",
                 kWidth, height, html_text(title), html_text(title));
}

void text_at(Out out, double x, double y, std::string_view css, std::string_view text) {
  fmt::format_to(out, "<text x=\"{:.1f}\" y=\"{:.1f}\" class=\"{}\">{}</text>\n", x, y, css,
                 html_text(text));
}

void line(Out out, double x1, double y1, double x2, double y2, std::string_view css) {
  fmt::format_to(out,
                 "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n",
                 x1, y1, x2, y2, css);
}

void x_axis(Out out, const Scale& x, double step, double top, double bottom,
            std::string_view unit) {
  for (double value = x.low; value <= x.high + step / 2; value += step) {
    line(out, x.at(value), top, x.at(value), bottom, "grid");
    text_at(out, x.at(value), bottom + 18, "tick mid", number(value, decimals_of(step), unit));
  }
}

// Bytes stand for width here, which is near enough.
std::string shortened(std::string name, std::size_t room) {
  return name.size() <= room + 1 ? name : std::string(beginning(name, room)) + "…";
}

void row_name(Out out, double left, double y, const std::string& name) {
  text_at(out, left - 12, y + 4, "name end",
          shortened(name, static_cast<std::size_t>((left - 20) / kCharacter)));
}

}  // namespace

std::string html_text(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    switch (const char c = text[i]; c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case ' ': out += text.substr(i + 1, 1) == "%" ? "&#160;" : " "; break;
      default: out += c;
    }
  }
  return out;
}

std::string time_text(double ns) {
  if (ns < 1e3) return fmt::format("{:.0f} ns", ns);
  if (ns < 1e6) return fmt::format("{:.1f} µs", ns / 1e3);
  if (ns < 1e9) return fmt::format("{:.1f} ms", ns / 1e6);
  return fmt::format("{:.2f} s", ns / 1e9);
}

std::string draw(const IntervalChart& chart) {
  std::string svg;
  Out out(svg);
  const double left = name_space(chart.rows), right = kWidth - 78, top = 26;
  const double bottom = top + kRow * static_cast<double>(chart.rows.size());
  double low = chart.from_zero ? 0 : 1e9, high = chart.from_zero ? 0 : -1e9;
  for (const IntervalRow& row : chart.rows) {
    low = std::min(low, row.low);
    high = std::max(high, row.high);
  }
  if (chart.has_reference) {
    low = std::min(low, chart.reference);
    high = std::max(high, chart.reference);
  }
  double step = 1;
  const Scale x = nice_scale(low, high, left, right, step);
  open_svg(out, chart.title, bottom + kAxis - 8);
  x_axis(out, x, step, top, bottom, chart.unit);
  if (chart.has_reference) {
    line(out, x.at(chart.reference), top - 6, x.at(chart.reference), bottom, "reference");
    text_at(out, x.at(chart.reference), top - 11, "tick mid", chart.reference_name);
  }
  double y = top + kRow / 2;
  for (const IntervalRow& row : chart.rows) {
    const std::string css = colour_class(row.colour);
    row_name(out, left, y, row.name);
    fmt::format_to(out, "<g class=\"{}\"><title>{}: {} ({} to {})</title>\n", css,
                   html_text(row.name), number(row.value, chart.decimals, chart.unit),
                   number(row.low, chart.decimals, chart.unit),
                   number(row.high, chart.decimals, chart.unit));
    line(out, x.at(row.low), y, x.at(row.high), y, "whisker");
    fmt::format_to(out, "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5.5\" class=\"dot\"/></g>\n",
                   x.at(row.value), y);
    text_at(out, kWidth - 4, y + 4, "value end", number(row.value, chart.decimals, chart.unit));
    y += kRow;
  }
  return svg + "</svg>\n";
}

std::string draw(const LineChart& chart) {
  constexpr double kHeight = 380, kLabel = 15;
  std::string svg;
  Out out(svg);
  std::size_t points = 2;
  double high = 1;
  for (const LineSeries& s : chart.series) {
    points = std::max(points, s.values.size());
    for (const double value : s.values) high = std::max(high, value);
  }
  const double left = 46, right = kWidth - name_space(chart.series), top = 24,
               bottom = kHeight - 48;
  double step = 1;
  const Scale y = nice_scale(0, high, bottom, top, step);
  const Scale x{1, static_cast<double>(points), left, right};
  open_svg(out, chart.title, kHeight);
  for (double value = y.low; value <= y.high + step / 2; value += step) {
    line(out, left, y.at(value), right, y.at(value), "grid");
    text_at(out, left - 8, y.at(value) + 4, "tick end", number(value, decimals_of(step), ""));
  }
  const double x_step = std::max(1.0, nice_step(static_cast<double>(points - 1), 8));
  for (double value = x_step > 1 ? x_step : 1; value <= x.high; value += x_step)
    text_at(out, x.at(value), bottom + 18, "tick mid", number(value, 0, ""));
  text_at(out, (left + right) / 2, bottom + 38, "tick mid", chart.x_name);
  text_at(out, left - 38, top - 10, "tick", chart.y_name);

  // The names stand where the lines end, pushed apart downwards and then back up.
  std::vector<std::pair<double, const LineSeries*>> names;
  for (const LineSeries& s : chart.series)
    if (!s.values.empty()) names.emplace_back(y.at(s.values.back()), &s);
  std::stable_sort(names.begin(), names.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 1; i < names.size(); ++i)
    names[i].first = std::max(names[i].first, names[i - 1].first + kLabel);
  double most = bottom;
  for (std::size_t i = names.size(); i-- > 0; most -= kLabel)
    most = names[i].first = std::min(names[i].first, most);

  for (const auto& [at, s] : names) {
    fmt::format_to(out, "<g class=\"{}\"><title>{}: {:.1f} at the end</title><polyline points=\"",
                   colour_class(s->colour), html_text(s->name), s->values.back());
    for (std::size_t i = 0; i < s->values.size(); ++i)
      fmt::format_to(out, "{}{:.1f},{:.1f}", i ? " " : "", x.at(static_cast<double>(i + 1)),
                     y.at(s->values[i]));
    fmt::format_to(out, "\" class=\"curve{}\"/>\n", s->colour < kChartColours ? "" : " again");
    text_at(out, x.at(static_cast<double>(s->values.size())) + 10, at + 4, "series", s->name);
    fmt::format_to(out, "</g>\n");
  }
  return svg + "</svg>\n";
}

std::string draw(const StackedChart& chart) {
  std::string html = "<ul class=\"legend\">\n";
  const auto css = [&](std::size_t part) {
    return static_cast<int>(part) == chart.rest ? std::string("rest")
                                                : colour_class(static_cast<int>(part));
  };
  for (std::size_t p = 0; p < chart.parts.size(); ++p)
    html +=
        fmt::format("<li><span class=\"{}\"></span>{}</li>\n", css(p), html_text(chart.parts[p]));
  html += "</ul>\n";

  Out out(html);
  constexpr double kGap = 2, kBar = 22;
  const double left = name_space(chart.rows), right = kWidth - 50, top = 8;
  const double bottom = top + (kRow + 4) * static_cast<double>(chart.rows.size());
  double high = 0;
  for (const StackedChart::Row& row : chart.rows) {
    double sum = 0;
    for (const double value : row.values) sum += value;
    high = std::max(high, sum);
  }
  double step = 1;
  const Scale x = nice_scale(0, std::max(high, 1.0), left, right, step);
  open_svg(out, chart.title, bottom + kAxis - 8);
  x_axis(out, x, step, top, bottom, "");
  double y = top + (kRow + 4) / 2;
  for (const StackedChart::Row& row : chart.rows) {
    row_name(out, left, y, row.name);
    double sum = 0;
    for (std::size_t p = 0; p < row.values.size(); ++p) {
      const double from = x.at(sum), width = x.at(sum + row.values[p]) - from;
      sum += row.values[p];
      if (width < 0.5) continue;
      fmt::format_to(out,
                     "<g class=\"{}\"><title>{}, {}: {:.2f}</title><rect x=\"{:.1f}\" y=\"{:.1f}\" "
                     "width=\"{:.1f}\" height=\"{:.0f}\" rx=\"2\" class=\"part\"/>",
                     css(p), html_text(row.name), html_text(chart.parts[p]), row.values[p], from,
                     y - kBar / 2, std::max(width - kGap, 0.5), kBar);
      if (width > 30)
        text_at(out, from + width / 2 - 1, y + 4, "inside mid", number(row.values[p], 1, ""));
      fmt::format_to(out, "</g>\n");
    }
    text_at(out, x.at(sum) + 6, y + 4, "value", number(sum, 1, ""));
    y += kRow + 4;
  }
  return html + "</svg>\n";
}

std::string draw(const TimeChart& chart) {
  std::string svg;
  Out out(svg);
  const double left = name_space(chart.rows), right = kWidth - 24, top = 8;
  const double bottom = top + kRow * static_cast<double>(chart.rows.size());
  double low = 1e18, high = 1;
  for (const TimeRow& row : chart.rows) {
    low = std::min(low, std::max(row.mean, 1.0));
    high = std::max(high, row.max);
  }
  const double first = std::floor(std::log10(std::min(low, high)));
  const double last = std::max(std::ceil(std::log10(high)), first + 1);
  const Scale scale{first, last, left, right};
  const auto x = [&](double ns) { return scale.at(std::log10(std::max(ns, 1.0))); };
  open_svg(out, chart.title, bottom + kAxis - 8);
  for (double power = first; power <= last; ++power) {
    const double ns = std::pow(10.0, power);
    line(out, x(ns), top, x(ns), bottom, "grid");
    const double unit = power < 3 ? 1 : power < 6 ? 1e3 : power < 9 ? 1e6 : 1e9;
    const char* name = power < 3 ? "ns" : power < 6 ? "µs" : power < 9 ? "ms" : "s";
    text_at(out, x(ns), bottom + 18, "tick mid", fmt::format("{:.0f} {}", ns / unit, name));
  }
  double y = top + kRow / 2;
  for (const TimeRow& row : chart.rows) {
    row_name(out, left, y, row.name);
    fmt::format_to(out, "<g class=\"{}\"><title>{}: mean {}, 95 % within {}, most {}</title>\n",
                   colour_class(row.colour), html_text(row.name), time_text(row.mean),
                   time_text(row.most), time_text(row.max));
    line(out, x(row.mean), y, x(row.max), y, "thin");
    line(out, x(row.mean), y, x(row.most), y, "whisker");
    fmt::format_to(out, "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5.5\" class=\"dot\"/>\n",
                   x(row.mean), y);
    fmt::format_to(out, "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\" class=\"ring\"/></g>\n",
                   x(row.max), y);
    y += kRow;
  }
  return svg + "</svg>\n";
}

}  // namespace dr
