// Runs the built program as a person would and keeps what it said.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/support/paths.h"

namespace dr {

struct Ran {
  int rc = -1;      // 128: it did not end by itself
  std::string out;  // standard output and standard error together
};

inline Ran run_shell(const std::string& command) {
  Ran ran;
  FILE* pipe = popen(command.c_str(), "r");  // NOLINT(bugprone-command-processor)
  if (!pipe) return ran;
  char buffer[4096];
  for (std::size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) ran.out.append(buffer, n);
  const int status = pclose(pipe);
  ran.rc = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  return ran;
}

inline Ran darkrock(const std::string& arguments) {
  return run_shell("'" + program_path() + "' " + arguments + " 2>&1 </dev/null");
}

inline void expect_says(const Ran& ran, int rc, const std::string& part) {
  EXPECT_EQ(ran.rc, rc) << ran.out;
  EXPECT_NE(ran.out.find(part), std::string::npos) << part << "\nnot in:\n" << ran.out;
}

// A folder of its own for a test, gone when the test is over.
class Folder {
 public:
  Folder() {
    char name[] = "/tmp/darkrock-test-XXXXXX";
    path_ = mkdtemp(name);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }
  std::string file(const char* name) const { return path_ + "/" + name; }
  void write(const char* name, const char* text) const { std::ofstream(file(name)) << text; }

 private:
  std::string path_;
};

inline std::string read(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace dr
