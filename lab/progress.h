// A line on the terminal that says how far a run is, drawn over itself. Nothing where nobody looks.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace dr {

class Progress {
 public:
  explicit Progress(int total, std::string_view what = "games");
  ~Progress();  // takes the line away
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // For play_all; empty where standard error is no terminal.
  std::function<void(int)> watcher();

 private:
  using Clock = std::chrono::steady_clock;
  int total_;
  std::string_view what_;
  bool shown_;
  Clock::time_point start_ = Clock::now();
};

// "[######....]  60 %  600 of 1000 games, 12 s left"; the time is left out while it is a guess.
std::string progress_line(int done, int total, double seconds, std::string_view what = "games");

}  // namespace dr
