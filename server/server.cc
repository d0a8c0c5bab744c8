#include "server/server.h"

#include <sodium.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
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
#include "server/base/served_clock.h"
#include "server/bots/bot_pool.h"
#include "server/bots/bot_queue.h"
#include "server/cluster/member.h"
#include "server/net/http.h"
#include "server/notice/notices.h"
#include "server/notice/push.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/room/handshake.h"
#include "server/room/rooms.h"
#include "server/room/services.h"
#include "server/store/accounts.h"
#include "server/store/cards.h"
#include "server/store/in_store.h"
#include "server/store/leases.h"
#include "server/store/orders.h"
#include "server/store/pushes.h"
#include "server/store/tables.h"
#include "server/table/messages.h"

namespace dr {
namespace {

constexpr auto kRound = std::chrono::seconds(1);  // how often the server looks around
constexpr int kRoundsPerBan = 5;
constexpr auto kWatch = std::chrono::milliseconds(500);
constexpr std::size_t kDueAtOnce = 32;
constexpr auto kNap = std::chrono::milliseconds(5);
constexpr int kMostNaps = 400;
constexpr std::int64_t kDay = 24LL * 3600 * 1000;
constexpr int kRoundsPerPrune = 3600;
constexpr std::int64_t kMostTables = 10000;
constexpr std::size_t kPrunedAtOnce = 20;

int count_or(int asked, int otherwise) { return asked > 0 ? asked : otherwise; }

// A connection is one; a handed on socket is two, and files, threads and the database take some.
void check_open_files(const Settings& settings, std::int64_t most) {
  const std::int64_t wanted = settings.max_connections + 64;
  if (most >= wanted) return;
  log_warning("too few open files allowed", {{"limit", most}, {"connections", wanted}});
}

int cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace

struct Server::Parts {
  explicit Parts(const Settings& given)
      : settings(given),
        metrics(kVersion, kRulesVersion),
        store(settings.database),
        member(store, settings.database),
        bots(count_or(settings.bot_threads, std::max(1, cores() / 2))),
        bot_queue(bots, settings.database, member.id(),
                  std::chrono::milliseconds(settings.bot_wait), metrics),
        notices(settings, metrics),
        chat_rate(settings.chat_rate / 60.0, settings.chat_burst),
        services{settings, store, bots,  notices,   metrics, people,
                 member,   {},    false, chat_rate, now_ms()},
        contexts(static_cast<std::size_t>(count_or(settings.threads, cores()))),
        rooms(services, executors()),
        http(services, rooms, executors()),
        round(contexts.front().context),
        watching(contexts.front().context) {
    services.base_url = base_url();
    metrics.watch_disk_of(settings.database);
    store.observe([this](std::size_t jobs, double seconds) {
      metrics.store_batch.Observe(static_cast<double>(jobs));
      metrics.store_commit_seconds.Observe(seconds);
    });
    if (settings.push != PushAccess::kOff) begin_pushes();
    store.run([this](Sql& sql) {
      last_order_seen = last_order(sql);
      for (const std::string& user : fill_looks(sql))
        log_warning("name looks like another's", {{"user", user}});
    });
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

  // Looks after what nobody's request looks after: tables nobody has open and clocks that run there,
  // bans, old guests.
  Task<> look_around() {
    for (int n = 0;; ++n) {
      std::string failure;
      try {
        rooms.release_left();
        co_await wake_due_tables();
        const bool bans = co_await carry_out_orders();
        if (bans || n % kRoundsPerBan == 0) co_await shut_out_the_banned();
        if (n % kRoundsPerPrune == 0 && member.leads()) co_await prune();
      } catch (const std::exception& error) {
        failure = error.what();
      }
      if (!failure.empty()) log_warning("round failed", {{"error", failure}});
      if (services.stopping) co_return;
      co_await rest(round, kRound);
    }
  }

  // A few at a time, so that those who play now do not wait for all that is due.
  Task<> wake_due_tables() {
    std::size_t found = kDueAtOnce;
    while (found == kDueAtOnce && !services.stopping) {
      const auto due = co_await in_store(store, [this](Sql& sql) {
        return take_due_tables(sql, member.id(), now_ms(), kDueAtOnce);
      });
      found = due.size();
      for (const std::string& id : due) rooms.wake(id);
      for (int n = 0; n < kMostNaps && rooms.loading() > 0; ++n) co_await rest(round, kNap);
    }
  }

  static Task<> rest(asio::steady_timer& timer, std::chrono::milliseconds time) {
    timer.expires_after(time);
    boost::system::error_code cut_short;
    co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, cut_short));
  }

  // Cuts banned people off; when they are found to be banned, bots play on in their games.
  Task<> shut_out_the_banned() {
    const auto banned = co_await in_store(store, [](Sql& sql) { return banned_users(sql); });
    std::set<std::string> now(banned.begin(), banned.end());
    std::erase_if(known_banned, [&](const std::string& user) { return !now.contains(user); });
    for (const std::string& user : now) {
      people.close(user, Ending::kBanned);
      if (!known_banned.insert(user).second) continue;
      const auto tables = co_await in_store(
          store, [&](Sql& sql) { return tables_of_user(sql, user, kMostTables); });
      co_await rooms.remove(user, tables);
    }
  }

  // What an operator has asked for since the last round. True: somebody is banned, perhaps once more.
  Task<bool> carry_out_orders() {
    bool bans = false;
    const auto orders =
        co_await in_store(store, [this](Sql& sql) { return orders_after(sql, last_order_seen); });
    for (const OrderRow& order : orders) {
      last_order_seen = order.id;
      const auto heard = read_errand(order.errand);
      if (!heard) continue;
      hear(heard->errand);
      if (heard->errand.ending != Ending::kBanned) continue;
      known_banned.erase(heard->errand.user);
      bans = true;
    }
    co_return bans;
  }

  Task<> prune() {
    co_await in_store(store, [this](Sql& sql) {
      const std::int64_t before = now_ms() - settings.guest_days * kDay;
      prune_sessions(sql, before);
      prune_guests(sql, before);
      prune_orders(sql, now_ms() - kDay);
      prune_cards(sql);
      fill_looks(sql);  // of people a server of the version before has let in
    });
    if (settings.table_days == 0) co_return;
    const std::int64_t before = now_ms() - settings.table_days * kDay;
    std::size_t found = kPrunedAtOnce;
    while (found == kPrunedAtOnce && !services.stopping) {  // a few at a time, as above
      const auto gone = co_await in_store(
          store, [&](Sql& sql) { return prune_tables(sql, before, kPrunedAtOnce); });
      found = gone.size();
      for (const std::string& id : gone) close_table(id);
      if (found) log_info("old tables deleted", {{"count", found}});
    }
  }

  void close_table(const std::string& id) {
    Errand errand;
    errand.kind = ErrandKind::kCloseTable;
    errand.table = id;
    errand.ending = Ending::kNotFound;
    rooms.carry_out(errand);
    member.tell(errand);
  }

  // A server that could not say that it lives has lost its tables: people are sent to those who have
  // them now. On a timer of its own, since the database may answer nothing at all.
  Task<> watch() {
    bool lapsed = false;
    while (!services.stopping) {
      const bool now = member.lapsed();
      if (now && !lapsed) {
        log_warning("lease lapsed", {{"count", rooms.size()}});
        people.close_all(Ending::kReload);
        rooms.abandon_all();
      }
      lapsed = now;
      co_await rest(watching, kWatch);
    }
  }

  // What another server asks.
  void hear(const Errand& errand) {
    switch (errand.kind) {
      case ErrandKind::kCloseUser: people.close(errand.user, errand.ending); break;
      case ErrandKind::kCloseSession: people.close_session(errand.session, errand.ending); break;
      case ErrandKind::kYourTurn:
        people.send(errand.user, errand.table, notice_message("your-turn", errand.table));
        break;
      case ErrandKind::kRemove:
      case ErrandKind::kHoliday:
      case ErrandKind::kHideChat:
      case ErrandKind::kCloseTable: rooms.carry_out(errand); break;
      case ErrandKind::kLookAround:
        asio::post(contexts.front().context, [this] { round.cancel(); });
        break;
      case ErrandKind::kCount: break;
    }
  }

  // Where other servers reach this one.
  std::string peer_url() const {
    if (settings.peer_address.empty()) return own_url();
    return (settings.tls_certificate.empty() ? "http://" : "https://") + settings.peer_address;
  }

  std::string own_url() const {
    const bool any = settings.address == "0.0.0.0" || settings.address == "::";
    boost::urls::url url;
    url.set_scheme(settings.tls_certificate.empty() ? "http" : "https");
    url.set_host_address(any ? "localhost" : settings.address);
    url.set_port_number(static_cast<std::uint16_t>(http.port()));
    return {url.buffer().data(), url.buffer().size()};
  }

  std::string base_url() const {
    if (!settings.public_url.empty()) return settings.public_url;
    return own_url();
  }

  void begin_pushes() {
    std::string key;
    store.run([&](Sql& sql) { key = push_key(sql, PushKey::generate()); });
    notices.push_by(key, [this](const std::string& endpoint) {
      store.post([endpoint](Sql& sql) { drop_push(sql, endpoint); }, [](std::exception_ptr) {});
    });
  }

  void start() {
    member.begin(peer_url(), {[this](const Errand& errand) { hear(errand); },
                              [this] { return people.users(); }, [this] { rooms.make_sure(); },
                              settings.edition.empty() ? own_edition() : settings.edition});
    bot_queue.begin();
    http.start();
    asio::co_spawn(contexts.front().context, look_around(), [](std::exception_ptr) {});
    asio::co_spawn(contexts.front().context, watch(), [](std::exception_ptr) {});
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
    asio::post(contexts.front().context, [this] {
      round.cancel();
      watching.cancel();
    });
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(settings.drain);
    rooms.close_all(Ending::kRestart);
    // Rooms and sockets post to one another across threads: all contexts run until both are gone.
    bool handed_over = false;
    while ((metrics.connections.Value() > 0 || metrics.tables_loaded.Value() > 0) &&
           std::chrono::steady_clock::now() < end) {
      if (!handed_over && metrics.tables_loaded.Value() == 0) {
        member.tell({});  // somebody else looks after them
        handed_over = true;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    member.end();
    for (Context& one : contexts) one.guard.reset();
    {
      std::unique_lock lock(mutex);
      ended.wait_until(lock, end, [this] { return running == 0; });
    }
    for (Context& one : contexts) one.context.stop();
    for (std::thread& thread : threads) thread.join();
    threads.clear();
    bot_queue.stop();
    bots.stop();
    store.run([](Sql&) {});  // what is still to be written reads from coroutines that wait here
    rooms.let_go();
    for (Context& one : contexts) one.context.shutdown();
    log_info("stopped", {});
  }

  const Settings settings;
  Metrics metrics;
  Store store;
  Member member;
  BotPool bots;
  BotQueue bot_queue;
  Notices notices;
  People people;
  KeyedBuckets chat_rate;
  Services services;
  std::list<Context> contexts;
  Rooms rooms;
  HttpServer http;
  asio::steady_timer round, watching;
  std::vector<std::thread> threads;
  std::mutex mutex;
  std::condition_variable ended;
  int running = 0;  // threads
  bool stopped = false;
  std::set<std::string> known_banned;
  std::int64_t last_order_seen = 0;
  const Pulse pulse;
};

Server::Server(const Settings& settings) {
  if (sodium_init() < 0) throw SettingsError("The cryptographic library cannot be used.");
  init_log(settings);
  check_open_files(settings, allow_open_files());
  parts_ = std::make_unique<Parts>(settings);
}

Server::~Server() {
  if (!parts_->threads.empty()) stop();
  parts_->member.end();
}

int Server::port() const { return parts_->http.port(); }

std::string Server::address() const { return parts_->services.base_url; }

void Server::start() { parts_->start(); }

void Server::reload() {
  if (parts_->settings.tls_certificate.empty()) return;
  try {
    parts_->http.reload_certificate();
    log_info("certificate read again", {{"file", parts_->settings.tls_certificate}});
  } catch (const SettingsError& error) {
    log_error("certificate not taken", {{"error", error.what()}});
  }
}

void Server::run(const std::function<void()>& serving) {
  asio::io_context waiting;
  asio::signal_set signals(waiting, SIGINT, SIGTERM);
  asio::signal_set hang_up(waiting);
  // In a terminal it says that the window was closed, to a service that it should read anew.
  if (!isatty(STDIN_FILENO)) hang_up.add(SIGHUP);
  const std::function<void()> listen = [&] {
    hang_up.async_wait([&](boost::system::error_code error, int) {
      if (error) return;
      reload();
      listen();
    });
  };
  listen();
  signals.async_wait([&](boost::system::error_code, int) { hang_up.cancel(); });
  start();
  if (serving) serving();
  waiting.run();
  stop();
}

void Server::stop() { parts_->stop(); }

}  // namespace dr
