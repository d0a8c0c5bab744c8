#include "server/server.h"

#include <sodium.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/url/url.hpp>
#include <condition_variable>
#include <list>
#include <mutex>
#include <set>
#include <thread>

#include "darkrock/engine.h"
#include "darkrock/version.h"
#include "server/account/people.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/net/http.h"
#include "server/notice/notices.h"
#include "server/notice/push.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/store/accounts.h"
#include "server/store/in_store.h"
#include "server/store/pushes.h"
#include "server/store/tables.h"
#include "server/table/bot_pool.h"
#include "server/table/rooms.h"
#include "server/table/services.h"

namespace dr {
namespace {

constexpr auto kRound = std::chrono::seconds(5);  // how often the server looks around
constexpr std::int64_t kDay = 24LL * 3600 * 1000;
constexpr int kRoundsPerPrune = 720;
constexpr std::int64_t kMostTables = 10000;

int count_or(int asked, int otherwise) { return asked > 0 ? asked : otherwise; }

int cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace

struct Server::Parts {
  explicit Parts(const Settings& given)
      : settings(given),
        metrics(kVersion, kRulesVersion),
        store(settings.database),
        bots(count_or(settings.bot_threads, std::max(1, cores() / 2))),
        notices(settings, metrics),
        services{settings, store, bots, notices, metrics, people, {}, false, now_ms()},
        contexts(static_cast<std::size_t>(count_or(settings.threads, cores()))),
        rooms(services, executors()),
        http(services, rooms, executors()),
        round(contexts.front().context) {
    services.base_url = base_url();
    store.observe([this](std::size_t jobs, double seconds) {
      metrics.store_batch.Observe(static_cast<double>(jobs));
      metrics.store_commit_seconds.Observe(seconds);
    });
    if (settings.push != PushAccess::kOff) begin_pushes();
  }

  // One whose handlers can be dropped while it is still there for those of the others.
  struct Io : asio::io_context {
    using asio::execution_context::shutdown;
    using asio::io_context::io_context;
  };
  struct Context {
    Io context{1};
    asio::executor_work_guard<asio::io_context::executor_type> guard{context.get_executor()};
  };

  std::vector<asio::any_io_executor> executors() {
    std::vector<asio::any_io_executor> all;
    for (Context& one : contexts) all.emplace_back(one.context.get_executor());
    return all;
  }

  // Looks after what nobody's request looks after: clocks of tables nobody has open, bans, old guests.
  Task<> look_around() {
    for (int n = 0;; ++n) {
      std::string failure;
      try {
        const auto [due, banned] = co_await in_store(store, [](Sql& sql) {
          return std::pair(tables_to_wake(sql, now_ms()), banned_users(sql));
        });
        for (const std::string& id : due) rooms.wake(id);
        for (const std::string& user : banned) co_await shut_out(user);
        if (n % kRoundsPerPrune == 0)
          co_await in_store(store, [&](Sql& sql) {
            const std::int64_t before = now_ms() - settings.guest_days * kDay;
            prune_sessions(sql, before);
            prune_guests(sql, before);
          });
      } catch (const std::exception& error) {
        failure = error.what();
      }
      if (!failure.empty()) log_warning("round failed", {{"error", failure}});
      if (services.stopping) co_return;
      round.expires_after(kRound);
      co_await round.async_wait(asio::use_awaitable);
    }
  }

  // Cuts a banned person off; from the first time on, bots play on in their games.
  Task<> shut_out(const std::string& user) {
    people.close(user, Ending::kBanned);
    if (!banned_before.insert(user).second) co_return;
    const auto tables =
        co_await in_store(store, [&](Sql& sql) { return tables_of_user(sql, user, kMostTables); });
    rooms.remove(user, tables);
  }

  std::string base_url() const {
    if (!settings.public_url.empty()) return settings.public_url;
    const bool any = settings.address == "0.0.0.0" || settings.address == "::";
    boost::urls::url url;
    url.set_scheme(settings.tls_certificate.empty() ? "http" : "https");
    url.set_host_address(any ? "localhost" : settings.address);
    url.set_port_number(static_cast<std::uint16_t>(http.port()));
    return {url.buffer().data(), url.buffer().size()};
  }

  void begin_pushes() {
    std::string key;
    store.run([&](Sql& sql) { key = push_key(sql, PushKey::generate()); });
    notices.push_by(key, [this](const std::string& endpoint) {
      store.post([endpoint](Sql& sql) { drop_push(sql, endpoint); }, [](std::exception_ptr) {});
    });
  }

  void start() {
    http.start();
    asio::co_spawn(contexts.front().context, look_around(), [](std::exception_ptr) {});
    running = static_cast<int>(contexts.size());
    for (Context& one : contexts)
      threads.emplace_back([this, &one] {
        one.context.run();
        const std::lock_guard lock(mutex);
        --running;
        ended.notify_one();
      });
    log_info("serving", {{"address", settings.address}, {"port", http.port()}});
  }

  void stop() {
    if (stopped) return;
    stopped = true;
    services.stopping = true;
    log_info("stopping", {{"count", rooms.size()}});
    http.stop();
    asio::post(contexts.front().context, [this] { round.cancel(); });
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(settings.drain);
    rooms.close_all(Ending::kRestart);
    // Rooms and sockets post to one another across threads: all contexts run until both are gone.
    while ((metrics.connections.Value() > 0 || metrics.tables_loaded.Value() > 0) &&
           std::chrono::steady_clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    for (Context& one : contexts) one.guard.reset();
    {
      std::unique_lock lock(mutex);
      ended.wait_until(lock, end, [this] { return running == 0; });
    }
    for (Context& one : contexts) one.context.stop();
    for (std::thread& thread : threads) thread.join();
    threads.clear();
    bots.stop();
    store.run([](Sql&) {});  // what is still to be written reads from coroutines that wait here
    rooms.let_go();
    for (Context& one : contexts) one.context.shutdown();
    log_info("stopped", {});
  }

  const Settings settings;
  Metrics metrics;
  Store store;
  BotPool bots;
  Notices notices;
  People people;
  Services services;
  std::list<Context> contexts;
  Rooms rooms;
  HttpServer http;
  asio::steady_timer round;
  std::vector<std::thread> threads;
  std::mutex mutex;
  std::condition_variable ended;
  int running = 0;  // threads
  bool stopped = false;
  std::set<std::string> banned_before;
};

Server::Server(const Settings& settings) {
  if (sodium_init() < 0) throw SettingsError("The cryptographic library cannot be used.");
  allow_open_files();
  init_log(settings);
  parts_ = std::make_unique<Parts>(settings);
}

Server::~Server() {
  if (!parts_->threads.empty()) stop();
}

int Server::port() const { return parts_->http.port(); }

std::string Server::address() const { return parts_->services.base_url; }

void Server::start() { parts_->start(); }

void Server::run(const std::function<void()>& serving) {
  asio::io_context waiting;
  asio::signal_set signals(waiting, SIGINT, SIGTERM);
  signals.async_wait([](boost::system::error_code, int) {});
  start();
  if (serving) serving();
  waiting.run();
  stop();
}

void Server::stop() { parts_->stop(); }

}  // namespace dr
