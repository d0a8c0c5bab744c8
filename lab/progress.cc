#include "lab/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace dr {
namespace {

constexpr int kLineWidth = 78;

std::string duration(double seconds) {
  const auto s = static_cast<long>(seconds + 0.5);
  if (s < 100) return fmt::format("{} s", s);
  if (s < 100 * 60) return fmt::format("{} min", (s + 30) / 60);
  return fmt::format("{} h", (s + 1800) / 3600);
}

}  // namespace

std::string progress_line(int done, int total, double seconds, std::string_view what) {
  constexpr int kBarWidth = 30;
  const int filled = static_cast<int>(static_cast<std::int64_t>(kBarWidth) * done / total);
  std::string line =
      fmt::format("[{:#<{}}{:.<{}}] {:>3} %  {} of {} {}", "", filled, "", kBarWidth - filled,
                  std::int64_t{100} * done / total, done, total, what);
  if (done && done < total && seconds > 1)
    line += fmt::format(", {} left", duration(seconds * (total - done) / done));
  return line;
}

Progress::Progress(int total, std::string_view what)
    : total_(total), what_(what), shown_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (shown_) fmt::print(stderr, "\r{:<{}}\r", "", kLineWidth);
}

std::function<void(int)> Progress::watcher() {
  if (!shown_) return {};
  return [this](int done) {
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    fmt::print(stderr, "\r{:<{}}", progress_line(done, total_, seconds, what_), kLineWidth);
    std::fflush(stderr);
  };
}

}  // namespace dr
