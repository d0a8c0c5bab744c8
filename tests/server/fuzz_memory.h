// How much memory is in use, and a folder, for the tests that look for growth.
#pragma once

#include <malloc.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/allocator_interface.h>
#endif

namespace dr {

// Bytes allocated now; without a sanitizer that counts them, those the process holds.
inline std::size_t bytes_in_use() {
#if defined(__SANITIZE_ADDRESS__)
  return __sanitizer_get_current_allocated_bytes();
#else
  malloc_trim(0);
  std::size_t whole = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> whole >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
#endif
}

// A folder in memory where there is such a thing: whether a disk keeps its files is tested elsewhere.
class QuickFolder {
 public:
  QuickFolder() {
    std::error_code error;
    path_ = std::filesystem::is_directory("/dev/shm", error) ? "/dev/shm" : "/tmp";
    path_ += "/darkrock-fuzz-XXXXXX";
    if (!mkdtemp(path_.data())) throw std::runtime_error("cannot make " + path_);
  }
  ~QuickFolder() { std::filesystem::remove_all(path_); }
  QuickFolder(const QuickFolder&) = delete;
  QuickFolder& operator=(const QuickFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace dr
