// `darkrock bots`: processes that think for the bots of a server, and are killed.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/store/decisions.h"
#include "server/store/test_database.h"
#include "tests/server/fixture.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

// It dies with the thread that started it.
class Worker {
 public:
  explicit Worker(const std::string& database) {
    const std::string program = program_path();
    const char* argv[] = {program.c_str(),  "bots",      "--database",
                          database.c_str(), "--threads", "1",
                          "--log-level",    "error",     nullptr};
    process_ = fork();
    if (process_ != 0) return;
    // From here to execv only what is safe after fork among threads.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), 1);
    close_range(3, ~0U, 0);
    execv(program.c_str(), const_cast<char**>(argv));
    _exit(127);
  }
  ~Worker() { end(SIGKILL); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  int end(int signal) {  // its exit status, or 128 + the signal
    if (process_ <= 0) return -1;
    kill(process_, signal);
    int status = 0;
    waitpid(std::exchange(process_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  pid_t process_ = 0;
};

class BotsTest : public ServerTest {
 protected:
  Settings settings() const override {
    Settings s = ServerTest::settings();
    s.database = database_;
    s.bot_wait = 60'000;
    s.threads = 1;
    s.drain = 1;
    return s;
  }
  // Asks until it is told: it may be asked so often in a second.
  Task<double> metric(Guest& guest, std::string name) {
    for (;;) {
      const HttpAnswer all = co_await guest.client.request("GET", "/metrics");
      const auto at = all.body.find("\n" + name + " ");
      if (at != std::string::npos) co_return std::stod(all.body.substr(at + name.size() + 2));
    }
  }
  Task<> until(Guest& guest, std::string name, double least) {
    for (double now = -1; now < least;) now = co_await metric(guest, name);
  }
  bool thinks(Sql& sql) const {  // somebody holds what is in the queue
    return count_decisions(sql) == 1 &&
           sql.run("SELECT id FROM decisions FOR UPDATE SKIP LOCKED").empty();
  }

  const std::string database_ = empty_postgres();
};

TEST_F(BotsTest, AGameGoesOnWhenAWorkerIsKilledWhileItThinks) {
  start();
  run([&]() -> Task<> {
    Worker first(database_);
    Guest host = co_await guest();
    co_await until(host, "darkrock_bot_workers", 1);
    co_await make_table(host, R"({"players":2,"length":"short","bots":[null,"expert"]})");
    co_await enter(host);
    co_await ready(host);
    std::vector<Guest> guests;
    guests.push_back(std::move(host));
    co_await hear_until(guests[0], [](const Following& f) { return f.dealt; });
    const auto sql = database();
    while (!thinks(*sql)) {
      if (guests[0].follow.is_asked()) co_await step(guests);
      co_await catch_up(guests[0]);
    }
    EXPECT_EQ(first.end(SIGKILL), 128 + SIGKILL);
    const std::int64_t last = guests[0].follow.index;
    Worker second(database_);
    co_await hear_until(guests[0], [last](const Following& f) { return f.index > last; });
    EXPECT_EQ(co_await metric(guests[0], "darkrock_bots_taken_back_total"), 0);
    EXPECT_GE(co_await metric(guests[0], "darkrock_bots_elsewhere_total"), 1);
    EXPECT_EQ(second.end(SIGTERM), 0);
  });
}

}  // namespace
}  // namespace dr
