// What the database needs of the file system.
#pragma once

#include <string>

namespace dr {

// A lock on a file, made if it is not there, until the object goes. It ends with the process.
class FileLock {
 public:
  FileLock() = default;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();
  // False: another process, or another object of this one, has it. Throws StoreError.
  bool take(const std::string& path);

 private:
  int file_ = -1;
};

// An empty file that only its owner may read, kept even if the machine stops now. False: there is a
// file already. Throws StoreError.
bool make_private_file(const std::string& path);
// Returns when the file, or the names in its folder, are on the disk. Throw StoreError.
void sync_file(const std::string& path);
void sync_folder_of(const std::string& path);

}  // namespace dr
