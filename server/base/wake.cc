#include "server/base/wake.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

namespace dr {

Wake::Wake() : file_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (file_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
}

Wake::~Wake() { close(file_); }

// Neither can fail in a way that matters: it is awake already, or calm.
void Wake::wake() const { (void)!eventfd_write(file_, 1); }

void Wake::calm() const {
  std::uint64_t times = 0;
  (void)!eventfd_read(file_, &times);
}

}  // namespace dr
