#include "tests/support/postgres.h"

#include "tests/support/free_port.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace dr {
namespace {

namespace fs = std::filesystem;

// PostgreSQL refuses to run as root.
const passwd* other_user() { return geteuid() == 0 ? getpwnam("nobody") : nullptr; }

std::string program_path(const std::string& name) {
  std::istringstream folders(std::string(std::getenv("PATH") ? std::getenv("PATH") : "") +
                             ":/usr/lib/postgresql/15/bin");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::string path = folder + "/" + name;
    if (access(path.c_str(), X_OK) == 0) return path;
  }
  throw std::runtime_error("PostgreSQL is not installed: there is no " + name);
}

std::string make_folder() {
  std::string folder = (fs::temp_directory_path() / "darkrock-pg-XXXXXX").string();
  if (!mkdtemp(folder.data())) throw std::runtime_error("cannot make " + folder);
  const passwd* user = other_user();
  if (user && chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0) {
    throw std::runtime_error("cannot give away " + folder);
  }
  return folder;
}

std::vector<pid_t> children_of(pid_t parent) {
  const std::string id = std::to_string(parent);
  std::ifstream list("/proc/" + id + "/task/" + id + "/children");
  std::vector<pid_t> children;
  for (pid_t child = 0; list >> child;) children.push_back(child);
  return children;
}

// The state of a process as /proc has it; 'X': it is gone.
char state_of(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  std::getline(file, line);
  const std::size_t name_end = line.rfind(')');
  return name_end == std::string::npos ? 'X' : line.at(name_end + 2);
}

bool is_running(pid_t process) {
  const char state = state_of(process);
  return state != 'X' && state != 'Z';
}

void nap() { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }

}  // namespace

PostgresServer::PostgresServer() : folder_(make_folder()) {
  try {
    // The data need not survive the machine while they are laid out; afterwards fsync is on.
    run("initdb", {"-D", folder_ + "/data", "-U", "postgres", "--auth=trust", "--no-sync",
                   "--encoding=UTF8", "--locale=C"});
    // Between finding the port free and using it somebody else may take it.
    for (int tries = 0; server_ == 0; ++tries) {
      port_ = free_port();
      if (!try_start() && tries == 4) fail("does not start");
    }
  } catch (...) {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
    throw;
  }
}

PostgresServer::~PostgresServer() {
  if (server_ != 0) stop(SIGQUIT);
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

std::string PostgresServer::new_database() {
  const std::string name = "test" + std::to_string(++databases_);
  run("createdb", {"-h", folder_, "-p", port_flag(), "-U", "postgres", name});
  return url_of(name);
}

void PostgresServer::kill9() {
  kill(server_, SIGSTOP);  // it shall start no more children
  while (state_of(server_) != 'T') nap();
  const auto children = children_of(server_);
  for (const pid_t child : children) kill(child, SIGKILL);
  stop(SIGKILL);
  for (const pid_t child : children) {
    while (is_running(child)) nap();
  }
}

void PostgresServer::start() {
  for (int tries = 0; !try_start(); ++tries) {
    if (tries == 4) fail("does not start again");
    nap();
  }
}

void PostgresServer::restart() {
  kill9();
  start();
}

void PostgresServer::listen_at(const std::vector<std::string>& addresses) {
  std::ofstream trusted(folder_ + "/data/pg_hba.conf", std::ios::app);
  addresses_ = "127.0.0.1";
  for (const std::string& address : addresses) {
    addresses_ += "," + address;
    trusted << "host all all " << address << "/24 trust\n";
  }
  trusted.close();
  restart();
}

std::string PostgresServer::url_of(const std::string& database) const {
  return "postgresql://postgres@127.0.0.1:" + std::to_string(port_) + "/" + database;
}

pid_t PostgresServer::spawn(const std::string& program,
                            const std::vector<std::string>& args) const {
  const std::string path = program_path(program), log = folder_ + "/log";
  std::vector<char*> argv{const_cast<char*>(path.c_str())};
  for (const std::string& arg : args) argv.push_back(const_cast<char*>(arg.c_str()));
  argv.push_back(nullptr);
  const passwd* user = other_user();
  const uid_t uid = user ? user->pw_uid : geteuid();
  const gid_t gid = user ? user->pw_gid : getegid();
  const pid_t child = fork();
  if (child != 0) return child;
  // From here to execv only what is safe after fork among threads.
  if (user && (setgroups(0, nullptr) != 0 || setgid(gid) != 0 || setuid(uid) != 0)) _exit(126);
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, 1);
  dup2(out, 2);
  close_range(3, ~0U, 0);  // not the thousands of sockets of a test
  if (chdir(folder_.c_str()) != 0) _exit(126);
  execv(path.c_str(), argv.data());
  _exit(127);
}

void PostgresServer::run(const std::string& program, const std::vector<std::string>& args) const {
  const pid_t child = spawn(program, args);
  int status = -1;
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0) fail(program + " failed");
}

// False: it ended before it was ready.
bool PostgresServer::try_start() {
  server_ = spawn("postgres",
                  {"-D", folder_ + "/data", "-p", port_flag(), "-k", folder_, "-h", addresses_,
                   "-c", "shared_buffers=16MB", "-c", "recovery_init_sync_method=syncfs"});
  if (server_ < 0) fail("cannot start");
  for (int naps = 0; !is_ready(); ++naps) {
    if (naps == 6000) fail("is not ready after a minute");
    int status = 0;
    if (waitpid(server_, &status, WNOHANG) == server_) {
      server_ = 0;
      return false;
    }
    nap();
  }
  return true;
}

// The server writes into this file who it is and, in line 8, how far it has come.
bool PostgresServer::is_ready() const {
  std::ifstream file(folder_ + "/data/postmaster.pid");
  std::string line;
  if (!std::getline(file, line) || line != std::to_string(server_)) return false;
  for (int i = 2; i <= 8; ++i) {
    if (!std::getline(file, line)) return false;
  }
  return line.starts_with("ready");
}

void PostgresServer::fail(const std::string& what) const {
  std::ifstream log(folder_ + "/log");
  std::ostringstream words;
  words << "PostgreSQL: " << what << "\n" << log.rdbuf();
  throw std::runtime_error(words.str());
}

void PostgresServer::stop(int signal) {
  kill(server_, signal);
  waitpid(server_, nullptr, 0);
  server_ = 0;
}

PostgresServer& postgres_server() {
  static PostgresServer server;
  return server;
}

}  // namespace dr
