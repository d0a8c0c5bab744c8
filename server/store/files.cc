#include "server/store/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "server/store/sql.h"

namespace dr {
namespace {

[[noreturn]] void fail(const std::string& what, const std::string& path) {
  throw StoreError("Cannot " + what + " " + path + ": " + std::strerror(errno) + ".");
}

void sync_path(const std::string& path, int flags) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | flags);
  if (file < 0) fail("open", path);
  const bool good = fsync(file) == 0;
  const int error = errno;
  close(file);
  errno = error;
  if (!good) fail("write", path);
}

}  // namespace

FileLock::~FileLock() {
  if (file_ >= 0) close(file_);
}

bool FileLock::take(const std::string& path) {
  if (file_ < 0) file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) fail("open", path);
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) return true;
  if (errno != EWOULDBLOCK) fail("lock", path);
  return false;
}

bool make_private_file(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0 && errno == EEXIST) return false;
  if (file < 0) fail("make", path);
  close(file);
  sync_folder_of(path);
  return true;
}

void sync_file(const std::string& path) { sync_path(path, 0); }

void sync_folder_of(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  sync_path(folder.empty() ? "." : folder.string(), O_DIRECTORY);
}

}  // namespace dr
