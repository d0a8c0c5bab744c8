#include "cli/play/input.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace dr {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void on_signal(int) { interrupted = 1; }

}  // namespace

// The signals are blocked except inside ppoll, so that none is lost between a look at the flag and
// the waiting.
Input::Input() {
  interrupted = 0;
  sigset_t ours;
  sigemptyset(&ours);
  sigaddset(&ours, SIGINT);
  sigaddset(&ours, SIGTERM);
  sigprocmask(SIG_BLOCK, &ours, &before_);
  struct sigaction action{};
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &old_int_);
  sigaction(SIGTERM, &action, &old_term_);
}

Input::~Input() {
  sigaction(SIGINT, &old_int_, nullptr);
  sigaction(SIGTERM, &old_term_, nullptr);
  sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool Input::wait(int milliseconds) {
  const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
  sigset_t none;
  sigemptyset(&none);
  ppoll(nullptr, 0, &time, &none);
  return !interrupted;
}

Input::Got Input::read_line(std::string& line) {
  constexpr std::size_t kLongest = 4096;
  for (;;) {
    if (const auto end = buffer_.find('\n');
        end != std::string::npos || buffer_.size() > kLongest) {
      line = buffer_.substr(0, end);
      buffer_.erase(0, end == std::string::npos ? end : end + 1);
      return Got::kLine;
    }
    if (ended_) return Got::kEnd;
    pollfd ready{STDIN_FILENO, POLLIN, 0};
    sigset_t none;
    sigemptyset(&none);
    const int found = ppoll(&ready, 1, nullptr, &none);
    if (interrupted) return Got::kInterrupt;
    if (found <= 0) continue;
    char bytes[1024];
    const ssize_t n = read(STDIN_FILENO, bytes, sizeof bytes);
    if (n > 0) {
      buffer_.append(bytes, static_cast<std::size_t>(n));
    } else if (n == 0 || errno != EINTR) {
      ended_ = true;
      if (!buffer_.empty()) buffer_ += '\n';  // a last line without an end
    }
  }
}

}  // namespace dr
