// Lines typed by people, and the interrupt key. While an Input lives, Ctrl-C interrupts the waiting
// instead of ending the program.
#pragma once

#include <csignal>
#include <string>

namespace dr {

class Input {
 public:
  Input();
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  enum class Got : std::uint8_t { kLine, kEnd, kInterrupt };
  // Waits for a line of standard input, without its end.
  Got read_line(std::string& line);

  // Waits so many milliseconds; false if it was interrupted. 0 only looks for an interrupt.
  bool wait(int milliseconds);

 private:
  sigset_t before_{};
  struct sigaction old_int_{}, old_term_{};
  std::string buffer_;
  bool ended_ = false;
};

}  // namespace dr
