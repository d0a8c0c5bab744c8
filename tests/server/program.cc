#include "tests/server/program.h"
#include "tests/support/paths.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace dr {
namespace {

constexpr const char* kSettings[] = {
    "--trusted-proxy", "--bot-delay",           "0",      "--log-level",
    "error",           "--message-rate",        "100000", "--message-burst",
    "100000",          "--request-rate",        "100000", "--request-burst",
    "100000",          "--guest-rate",          "100000", "--max-connections-per-address",
    "10000",           "--max-tables-per-user", "10000"};

}  // namespace

void Program::start() {
  int pipe[2];
  if (pipe2(pipe, O_CLOEXEC) != 0) throw std::runtime_error("there is no pipe");
  const auto begin = std::chrono::steady_clock::now();
  spawn(pipe[1]);
  close(pipe[1]);
  const std::string line = first_line(pipe[0]);
  close(pipe[0]);
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
  const std::size_t colon = line.rfind(':');
  if (line.find("://" + machine_.address + ":") == std::string::npos) {
    kill9();
    throw std::runtime_error("darkrock does not serve: " + line + log());
  }
  port_ = std::stoi(line.substr(colon + 1));
  start_times_.push_back(time.count());
}

void Program::spawn(int out) {
  const std::string program = program_path();
  std::vector<char*> argv;
  for (const char* word : {program.c_str(), "serve", "--database", database_.c_str(), "--port",
                           wanted_.c_str(), "--address", machine_.address.c_str()})
    argv.push_back(const_cast<char*>(word));
  for (const char* word : kSettings) argv.push_back(const_cast<char*>(word));
  argv.push_back(nullptr);
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("there is no process");
  if (process_ > 0) return;
  // From here to execv only what is safe after fork among threads.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (machine_.network >= 0 && setns(machine_.network, CLONE_NEWNET) != 0) _exit(126);
  const int log_file = open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), 0);  // no terminal
  dup2(out, 1);
  dup2(log_file, 2);
  close_range(3, ~0U, 0);  // a socket held here would stay open when the test closes it
  execv(program.c_str(), argv.data());
  _exit(127);
}

std::string Program::first_line(int in) const {
  std::string line;
  for (char c = 0; read(in, &c, 1) == 1 && c != '\n';) line += c;
  return line;
}

void Program::kill9() {
  if (!running()) return;
  kill(process_, SIGKILL);
  wait();
}

void Program::stand_still() { kill(process_, SIGSTOP); }

void Program::go_on() { kill(process_, SIGCONT); }

void Program::hang_up() { kill(process_, SIGHUP); }

void Program::ask_to_stop() { kill(process_, SIGTERM); }

int Program::wait() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool Program::has_ended() const {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == process_;
}

std::string Program::log() const {
  std::ostringstream words;
  words << std::ifstream(log_).rdbuf();
  return words.str();
}

}  // namespace dr
