#include "cli/operator/child_server.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace dr {
namespace {

constexpr const char* kMany = "1000000";

std::vector<std::string> serve_arguments(const std::string& database) {
  std::vector<std::string> words = {"darkrock",    "serve",  "--address",  "127.0.0.1",
                                    "--port",      "0",      "--database", database,
                                    "--log-level", "warning"};
  for (const char* limit :
       {"--message-rate", "--message-burst", "--request-rate", "--request-burst", "--guest-rate",
        "--login-rate", "--max-connections-per-address", "--max-connections"})
    words.insert(words.end(), {limit, kMany});
  return words;
}

// Only what may be done between fork and exec.
[[noreturn]] void become_server(char* const* words, int output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);  // Ctrl-C is for whoever measures, who stops the server then
  dup2(output, STDOUT_FILENO);
  execv("/proc/self/exe", words);
  _exit(127);
}

double megabytes(const std::string& line) {
  return std::stod(line.substr(line.find(':') + 1)) * 1024 / 1e6;
}

}  // namespace

ProcessUse use_of(pid_t process) {
  const std::string folder = "/proc/" + (process ? std::to_string(process) : "self");
  ProcessUse use;
  std::ifstream status(folder + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmRSS:")) use.rss_mb = megabytes(line);
    if (line.starts_with("VmHWM:")) use.peak_mb = megabytes(line);
  }
  std::ifstream stat(folder + "/stat");
  std::string text;
  std::getline(stat, text);
  if (text.empty()) return use;
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string skipped;
  for (int i = 3; i < 14; ++i) fields >> skipped;  // proc(5): times are fields 14 and 15
  double user = 0, system = 0;
  fields >> user >> system;
  use.cpu_seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  return use;
}

// Delegates, so that what has begun is ended when the rest fails.
ChildServer::ChildServer(std::string database) : ChildServer() {
  if (database.empty()) {
    folder_ = (std::filesystem::temp_directory_path() / "darkrock-load-XXXXXX").string();
    if (!mkdtemp(folder_.data()))
      throw std::runtime_error("a folder for the database cannot be made");
    database = folder_ + "/load.db";
  }
  const std::vector<std::string> words = serve_arguments(database);
  std::vector<char*> pointers;
  for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("a pipe cannot be made");
  output_ = ends[0];
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("a process for the server cannot be made");
  if (process_ == 0) become_server(pointers.data(), ends[1]);
  close(ends[1]);
  wait_until_it_serves();
}

// Its first line ends with its address.
void ChildServer::wait_until_it_serves() {
  std::string line;
  for (char c = 0; c != '\n' && read(output_, &c, 1) == 1;) line += c;
  const auto colon = line.rfind(':');
  if (colon != std::string::npos)
    std::from_chars(line.data() + colon + 1, line.data() + line.size(), port_);
  if (!port_) throw std::runtime_error("the server did not start; it has said why");
}

ChildServer::~ChildServer() {
  if (process_ > 0) {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }
  if (output_ >= 0) close(output_);
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

}  // namespace dr
