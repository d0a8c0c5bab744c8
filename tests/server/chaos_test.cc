// Three servers, one PostgreSQL and HAProxy, and everything that can go wrong between them, at random:
// a server is killed, stopped or stands still, the line from one to the database is cut, the database
// starts anew. Whatever was acknowledged is kept, once and in order, and only the owner of a table
// writes to it. Each server has a network of its own where that is permitted, else a relay is the line.
//
// DARKROCK_CHAOS: seconds of it; DARKROCK_CHAOS_TABLES; DARKROCK_CHAOS_PACE: milliseconds before each
// choice; DARKROCK_CHAOS_GAP: the most seconds that a table may have no owner, 0 for any.
// tools/chaos-test does so for long.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <thread>

#include "server/store/leases.h"
#include "tests/server/balancer.h"
#include "tests/server/busy_tables.h"
#include "tests/server/cable.h"
#include "tests/server/owner_watch.h"
#include "tests/server/wires.h"
#include "tests/support/asked_for.h"
#include "tests/support/free_port.h"

namespace dr {
namespace {

constexpr int kServers = 3;

using Clock = std::chrono::steady_clock;

double seconds_of(Clock::duration time) { return std::chrono::duration<double>(time).count(); }

void rest(int ms) { std::this_thread::sleep_for(std::chrono::milliseconds(ms)); }

// The people play on a thread of their own; what happens to the servers, and looking after them, waits
// often and is another's.
class ChaosTest : public BusyTables {
 protected:
  static void SetUpTestSuite() {
    try {
      wires_ = std::make_unique<Wires>(kServers);
      std::vector<std::string> addresses;
      for (int i = 0; i < kServers; ++i) addresses.push_back(wires_->database_of(i));
      postgres_server().listen_at(addresses);
    } catch (const std::exception& error) {
      wires_.reset();
      fmt::print("a relay cuts the line to the database, for want of networks: {}\n", error.what());
      postgres_server().listen_at({});
    }
  }
  static void TearDownTestSuite() {
    wires_.reset();
    postgres_server().listen_at({});
  }

  ChaosTest() {
    shaky_ = true;
    pace_ = asked_for("DARKROCK_CHAOS_PACE", 60);
    patience_ += std::chrono::seconds(seconds_);
    const auto tables = static_cast<std::size_t>(asked_for("DARKROCK_CHAOS_TABLES", 3));
    while (tables_.size() < tables) tables_.push_back(tables_[tables_.size() % 4]);
    tables_.resize(tables);
    for (int i = 0; i < kServers; ++i)
      servers_.push_back(std::make_unique<Member>(url_, folder_ / fmt::format("log{}", i), i));
    std::vector<Client::Server> addresses;
    for (auto& server : servers_) {
      server->program.start();
      addresses.push_back(server->program.address());
    }
    note_writers();
    balancer_ = std::make_unique<Balancer>(folder_ / "", addresses);
    entrance_ = balancer_->address();
  }

  Client::Server address() const override { return entrance_; }
  std::string logs() const override {
    std::string all;
    for (const auto& server : servers_) all += server->program.log();
    return all;
  }
  void end_all() override {}  // the storm sees that it is over

  class Member {
   public:
    Member(const std::string& url, const std::string& log, int n)
        : n_(n),
          cable_(wires_ ? nullptr : std::make_unique<Cable>(port_of(url))),
          program(url_from(url) + fmt::format("?application_name=game{}", n), log, free_port(),
                  wires_ ? wires_->machine(n) : Machine{}) {}
    void cut() const { cable_ ? cable_->cut() : wires_->cut(n_); }
    void mend() const { cable_ ? cable_->mend() : wires_->mend(n_); }

   private:
    static int port_of(const std::string& url) { return std::stoi(url.substr(url.rfind(':') + 1)); }
    // The database as it is to be reached from there.
    std::string url_from(const std::string& url) const {
      const std::size_t at = url.find('@') + 1, slash = url.find('/', at);
      const std::string place = cable_
                                    ? fmt::format("127.0.0.1:{}", cable_->port())
                                    : fmt::format("{}:{}", wires_->database_of(n_), port_of(url));
      return url.substr(0, at) + place + url.substr(slash);
    }
    const int n_;
    const std::unique_ptr<Cable> cable_;

   public:
    Program program;
  };

  // Who appends, and under which epoch, as the database sees it.
  void note_writers() {
    const auto sql = open_sql(url_);
    sql->run(
        "CREATE TABLE writers (table_id TEXT, n BIGINT, epoch BIGINT, server TEXT, name TEXT)");
    sql->run(
        "CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " INSERT INTO writers SELECT NEW.table_id, NEW.n, l.epoch, l.server,"
        " current_setting('application_name') FROM leases l WHERE l.table_id = NEW.table_id;"
        " RETURN NEW; END $$");
    sql->run(
        "CREATE TRIGGER note_writer AFTER INSERT ON entries FOR EACH ROW"
        " EXECUTE FUNCTION note_writer()");
  }
  void check_writers() const {
    const auto sql = open_sql(url_);
    EXPECT_TRUE(sql->run("SELECT table_id FROM writers GROUP BY table_id, epoch"
                         " HAVING COUNT(DISTINCT name) > 1 OR COUNT(DISTINCT server) > 1")
                    .empty())
        << "two servers wrote to a table at a time";
    EXPECT_TRUE(sql->run("SELECT w.table_id FROM (SELECT table_id, epoch,"
                         " LAG(epoch) OVER (PARTITION BY table_id ORDER BY n) AS before"
                         " FROM writers) w WHERE w.epoch < w.before")
                    .empty())
        << "an earlier owner wrote after a later one";
    EXPECT_TRUE(HasFailure() || a_table_has_moved(*sql)) << "nothing was tested";
  }
  static bool a_table_has_moved(Sql& sql) {
    return !sql.run(
                   "SELECT table_id FROM writers GROUP BY table_id"
                   " HAVING COUNT(DISTINCT name) > 1 LIMIT 1")
                .empty();
  }

  // Does something on the thread of the people, and waits for it.
  template <class Use>
  void among_people(Use use) {
    const auto ask = [&]() -> Task<> {
      use();
      co_return;
    };
    await(ask());
  }
  void await(Task<> task) {
    auto done = asio::co_spawn(context_, std::move(task), asio::use_future);
    while (done.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready)
      if (left_) return;
    done.get();
  }

  void storm() {
    await(all_go_on());  // once every table is under way
    OwnerWatch watch(url_);
    spawn(note_lateness());
    const auto end = Clock::now() + std::chrono::seconds(seconds_);
    for (std::size_t n = 0; up_ && (n < kKinds || Clock::now() < end); ++n) {
      // Each kind once, then at random.
      const std::size_t kind = n < kKinds ? n : fate_.below(kKinds);
      strike(kind, victim());
      check_some_logs();
      rest(200 + static_cast<int>(fate_.below(800)));
    }
    hand_over();
    await(all_go_on());
    watch.end();
    without_owner_ = watch.longest();
    without_owner_until_ = watch.longest_until();
  }

  // A few tables at a time while they are played; all of them in the end.
  void check_some_logs() {
    const auto sql = open_sql(url_);
    for (std::size_t n = 0; n < std::min<std::size_t>(tables_.size(), 20); ++n) {
      Busy& table = tables_[(first_looked_at_ + n) % tables_.size()];
      Told before;
      among_people([&] { before = told(table); });
      if (before.id.empty()) continue;
      const Kept now = kept(*sql, before.id);
      among_people([&] {
        if (table.id == before.id) compare(table, before, now);
      });
    }
    first_looked_at_ += 20;
  }

  // How late the people themselves are, for want of a processor.
  Task<> note_lateness() {
    constexpr int kTick = 20;
    while (up_) {
      const auto due = Clock::now() + std::chrono::milliseconds(kTick);
      co_await pause(kTick);
      lateness_ = std::max(lateness_, Clock::now() - due);
    }
  }

  // The server that has the first table, or any.
  Member& victim() {
    std::string table;
    among_people([&] { table = tables_[0].id; });
    Member* owner = owner_among(*open_sql(url_), table);
    return owner ? *owner : *servers_[fate_.below(kServers)];
  }
  Member* owner_among(Sql& sql, const std::string& table) {
    const auto owner = owner_of(sql, table);
    for (const auto& server : servers_)
      if (owner && owner->address.ends_with(":" + std::to_string(server->program.address().port)))
        return server.get();
    return nullptr;
  }

  // Until a game has gone on at another server than it began at: one whose server stops, unless it
  // happens to end just then.
  void hand_over() {
    const auto sql = open_sql(url_);
    for (std::size_t i = 0; up_ && !a_table_has_moved(*sql); i = (i + 1) % tables_.size()) {
      rest(50);
      std::string table;
      among_people([&] { table = is_played(tables_[i]) ? tables_[i].id : ""; });
      Member* owner = table.empty() ? nullptr : owner_among(*sql, table);
      if (!owner) continue;
      ++struck_[kStop];
      stop(*owner);
      bool same = true;
      while (up_ && same && !a_table_has_moved(*sql)) {
        rest(50);
        among_people([&] { same = tables_[i].id == table; });
      }
      owner->program.start();
    }
  }
  static bool is_played(const Busy& table) {
    return std::ranges::any_of(table.players, [](const Player& p) { return !p.acked.empty(); });
  }

  static constexpr std::size_t kKinds = 5, kStop = 1;
  void strike(std::size_t kind, Member& server) {
    const int still = 500 + static_cast<int>(fate_.below(seconds_ > 60 ? 8000 : 500));
    ++struck_[kind];
    strikes_.emplace_back(Clock::now(), kind);
    switch (kind) {
      case 0:
        server.program.kill9();
        rest(still / 4);
        server.program.start();
        break;
      case kStop:
        stop(server);
        rest(still);
        server.program.start();
        break;
      case 2:
        server.program.stand_still();
        rest(still);
        server.program.go_on();
        break;
      case 3:
        server.cut();
        rest(still);
        server.mend();
        break;
      default:
        postgres_server().kill9();
        rest(still / 8);
        postgres_server().start();
    }
  }
  // What had happened in the half minute before a table had an owner again.
  std::string story() const {
    constexpr const char* kWords[kKinds] = {"kill", "stop", "standstill", "cut", "database"};
    std::string told;
    for (const auto& [at, kind] : strikes_)
      if (const double before = seconds_of(without_owner_until_ - at); before > 0 && before < 30)
        told += fmt::format(" {} {:.1f} s before,", kWords[kind], before);
    return told;
  }
  static void stop(Member& server) {
    server.program.ask_to_stop();
    EXPECT_EQ(server.program.wait(), 0);
  }

  static std::unique_ptr<Wires> wires_;
  const int seconds_ = asked_for("DARKROCK_CHAOS", 0);
  std::vector<std::unique_ptr<Member>> servers_;
  std::unique_ptr<Balancer> balancer_;
  Client::Server entrance_;
  Rng fate_{12};
  std::array<int, kKinds> struck_{};
  std::vector<std::pair<Clock::time_point, std::size_t>> strikes_;
  std::size_t first_looked_at_ = 0;
  std::atomic<bool> left_ = false;  // the people
  Clock::duration lateness_{}, without_owner_{};
  Clock::time_point without_owner_until_{};
};

std::unique_ptr<Wires> ChaosTest::wires_;

TEST_P(ChaosTest, NothingIsLostDoubledOrChanged) {
  up_ = true;
  seat_people();
  std::thread people([&] {
    play();
    left_ = true;
    up_ = false;
  });
  try {
    storm();
  } catch (const std::exception& error) {
    ADD_FAILURE() << error.what() << "\n" << logs();
  }
  up_ = false;
  balancer_.reset();  // and with it every connection
  people.join();
  check_logs();
  check_writers();
  fmt::print(
      "{} kills, {} stops, {} standstills, {} cuts of the line {}, {} restarts of the database:\n"
      "  {} choices acknowledged at {} tables, none lost, doubled or changed\n"
      "  the longest that a table had no owner: {:.1f} s\n"
      "  the longest that somebody waited: {:.1f} s, where the test itself was late by {:.1f} s\n",
      struck_[0], struck_[1], struck_[2], struck_[3], wires_ ? "(network)" : "(relay)", struck_[4],
      acknowledged(), tables_.size(), seconds_of(without_owner_), seconds_of(longest_wait_),
      seconds_of(lateness_));
  const int most = asked_for("DARKROCK_CHAOS_GAP", 0);
  EXPECT_TRUE(most == 0 || seconds_of(without_owner_) <= most) << story();
}

INSTANTIATE_TEST_SUITE_P(Databases, ChaosTest, testing::Values(Backend::kPostgres), backend_name);

}  // namespace
}  // namespace dr
