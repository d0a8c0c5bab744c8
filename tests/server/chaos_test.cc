// Three servers, one PostgreSQL and HAProxy, and everything that can go wrong between them, at random:
// a server is killed, stopped or stands still, the line from one to the database is cut, the database
// starts anew. Whatever was acknowledged is kept, once and in order, and only the owner of a table
// writes to it.
//
// DARKROCK_CHAOS: seconds of it; DARKROCK_CHAOS_TABLES; DARKROCK_CHAOS_GAP: the most seconds that a
// table may stand still, 0 for any. tools/chaos-test does so for long.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "server/store/leases.h"
#include "tests/server/balancer.h"
#include "tests/server/busy_tables.h"
#include "tests/server/cable.h"
#include "tests/support/asked_for.h"
#include "tests/support/free_port.h"

namespace dr {
namespace {

class ChaosTest : public BusyTables {
 protected:
  ChaosTest() {
    shaky_ = true;
    pace_ = asked_for("DARKROCK_CHAOS_PACE", 60);
    patience_ += std::chrono::seconds(seconds_);
    const auto tables = static_cast<std::size_t>(asked_for("DARKROCK_CHAOS_TABLES", 3));
    while (tables_.size() < tables) tables_.push_back(tables_[tables_.size() % 4]);
    tables_.resize(tables);
    std::vector<int> ports;
    for (std::size_t i = 0; i < kServers; ++i) ports.push_back(free_port());
    for (std::size_t i = 0; i < kServers; ++i)
      servers_.push_back(
          std::make_unique<Member>(url_, folder_ / fmt::format("log{}", i), ports[i], i));
    for (auto& server : servers_) server->program.start();
    note_writers();
    balancer_ = std::make_unique<Balancer>(folder_ / "", ports);
    entrance_ = balancer_->address();
  }

  Client::Server address() const override { return entrance_; }
  std::string logs() const override {
    std::string all;
    for (const auto& server : servers_) all += server->program.log();
    return all;
  }
  void end_all() override {
    for (auto& server : servers_) server->program.kill9();
    up_ = false;
  }

  static constexpr std::size_t kServers = 3;
  struct Member {
    Member(const std::string& url, const std::string& log, int port, std::size_t n)
        : cable(port_of(url)),
          program(fmt::format("{}?application_name=game{}", with_port(url, cable.port()), n), log,
                  port) {}
    static int port_of(const std::string& url) {
      const std::size_t colon = url.rfind(':');
      return std::stoi(url.substr(colon + 1));
    }
    static std::string with_port(const std::string& url, int port) {
      const std::size_t colon = url.rfind(':'), slash = url.find('/', colon);
      return url.substr(0, colon + 1) + std::to_string(port) + url.substr(slash);
    }
    Cable cable;
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
    EXPECT_TRUE(sql->run("SELECT a.table_id FROM writers a JOIN writers b"
                         " ON a.table_id = b.table_id AND a.n < b.n AND a.epoch > b.epoch")
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

  Task<> storm() {
    co_await all_go_on();  // once every table is under way
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds_);
    for (std::size_t n = 0; up_ && (n < kKinds || std::chrono::steady_clock::now() < end); ++n) {
      // Each kind once, then at random.
      const std::size_t kind = n < kKinds ? n : rng_.below(kKinds);
      co_await strike(kind, victim());
      check_logs();
      co_await pause(200 + static_cast<int>(rng_.below(800)));
    }
    co_await hand_over();
    co_await all_go_on();
    up_ = false;
    balancer_.reset();  // and with it every connection
  }

  // The server that has the first table, or any.
  Member& victim() {
    Member* owner = owner_among(*open_sql(url_), tables_[0]);
    return owner ? *owner : *servers_[rng_.below(kServers)];
  }
  Member* owner_among(Sql& sql, const Busy& table) {
    const auto owner = owner_of(sql, table.id);
    for (const auto& server : servers_)
      if (owner && owner->address.ends_with(":" + std::to_string(server->program.address().port)))
        return server.get();
    return nullptr;
  }

  // Until a game has gone on at another server than it began at: one whose server stops, unless it
  // happens to end just then.
  Task<> hand_over() {
    const auto sql = open_sql(url_);
    for (std::size_t i = 0; up_ && !a_table_has_moved(*sql); i = (i + 1) % tables_.size()) {
      co_await pause(50);
      const Busy& table = tables_[i];
      Member* owner = is_played(table) ? owner_among(*sql, table) : nullptr;
      if (!owner) continue;
      ++struck_[kStop];
      owner->program.ask_to_stop();
      co_await wait_for_end(*owner);
      const int games = table.games;
      while (up_ && table.games == games && !a_table_has_moved(*sql)) co_await pause(50);
      owner->program.start();
    }
  }
  static bool is_played(const Busy& table) {
    return std::ranges::any_of(table.players, [](const Player& p) { return !p.acked.empty(); });
  }

  static constexpr std::size_t kKinds = 5, kStop = 1;
  Task<> strike(std::size_t kind, Member& server) {
    const int still = 500 + static_cast<int>(rng_.below(seconds_ > 60 ? 8000 : 500));
    ++struck_[kind];
    switch (kind) {
      case 0:
        server.program.kill9();
        co_await pause(still / 4);
        server.program.start();
        break;
      case kStop:
        server.program.ask_to_stop();
        co_await wait_for_end(server);
        co_await pause(still);
        server.program.start();
        break;
      case 2:
        server.program.stand_still();
        co_await pause(still);
        server.program.go_on();
        break;
      case 3:
        server.cable.cut();
        co_await pause(still);
        server.cable.mend();
        break;
      default:
        postgres_server().kill9();
        co_await pause(still / 8);
        postgres_server().start();
    }
  }
  Task<> wait_for_end(Member& server) {
    while (!server.program.has_ended()) co_await pause(10);
    EXPECT_EQ(server.program.wait(), 0);
  }

  const int seconds_ = asked_for("DARKROCK_CHAOS", 0);
  std::vector<std::unique_ptr<Member>> servers_;
  std::unique_ptr<Balancer> balancer_;
  Client::Server entrance_;
  std::array<int, kKinds> struck_{};
};

TEST_P(ChaosTest, NothingIsLostDoubledOrChanged) {
  up_ = true;
  seat_people();
  spawn(storm());
  play();
  check_logs();
  check_writers();
  const double gap = std::chrono::duration<double>(longest_gap_).count();
  fmt::print(
      "{} kills, {} stops, {} standstills, {} cuts of the line, {} restarts of the database: {} "
      "choices acknowledged at {} tables, which stood still for {:.1f} s at most\n",
      struck_[0], struck_[1], struck_[2], struck_[3], struck_[4], acknowledged(), tables_.size(),
      gap);
  const int most = asked_for("DARKROCK_CHAOS_GAP", 0);
  EXPECT_TRUE(most == 0 || gap <= most) << "a table stood still for " << gap << " s";
}

INSTANTIATE_TEST_SUITE_P(Databases, ChaosTest, testing::Values(Backend::kPostgres), backend_name);

}  // namespace
}  // namespace dr
