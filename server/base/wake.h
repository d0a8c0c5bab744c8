// Wakes a thread that waits for a file to be read from: a connection, and this.
#pragma once

namespace dr {

// Thread safety: all of it.
class Wake {
 public:
  Wake();  // throws std::system_error where there are no files left
  Wake(const Wake&) = delete;
  Wake& operator=(const Wake&) = delete;
  ~Wake();

  int file() const { return file_; }  // can be read from wake() to calm()
  void wake() const;
  void calm() const;

 private:
  const int file_;
};

}  // namespace dr
