// What a running server counts, as Prometheus reads it. Everything here is thread safe.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace dr {

// What a request is about. Classes, not paths: paths are endless and name tables.
enum class RequestKind : std::uint8_t {
  kPage,
  kAccount,
  kLobby,
  kTable,
  kReplay,
  kSocket,
  kOps,
  kOther,
};

// What was too much.
enum class Limit : std::uint8_t {
  kBody,
  kMessage,
  kMessageRate,
  kRequestRate,
  kGuestRate,
  kLoginRate,
  kConnections,
  kConnectionsPerAddress,
  kTablesPerUser,
  kSpectators,
};

enum class Channel : std::uint8_t { kWebhook, kMail, kPush };

struct Metrics {
 private:
  prometheus::Registry registry_;  // first: the members below live in it

 public:
  Metrics(std::string_view version, int rules_version);

  prometheus::Gauge& connections;  // open, WebSockets included
  prometheus::Gauge& websockets;
  prometheus::Counter& sockets_handed_on;  // to the server that has the table
  prometheus::Counter& messages_in;
  prometheus::Counter& messages_out;
  prometheus::Counter& bytes_out;
  prometheus::Counter& choices_accepted;
  prometheus::Counter& choices_refused;
  prometheus::Histogram& ack_seconds;  // from a choice's arrival to its acknowledgement
  prometheus::Histogram& store_batch;  // jobs in one transaction
  prometheus::Histogram& store_commit_seconds;
  prometheus::Gauge& store_queue;
  prometheus::Gauge& servers;  // on the database, this one included
  prometheus::Gauge& tables_loaded;
  prometheus::Histogram& bot_seconds;
  prometheus::Gauge& bot_queue;
  prometheus::Gauge& bot_workers;           // threads elsewhere
  prometheus::Gauge& bot_decisions;         // in the queue of all servers
  prometheus::Histogram& bot_wait_seconds;  // for an answer from elsewhere
  prometheus::Counter& bots_elsewhere;
  prometheus::Counter& bots_taken_back;

  void request(RequestKind route, int status);
  void refused(Limit limit);
  void tables(std::string_view status, double count);
  void notice_sent(Channel channel) { at(sent_, channel).Increment(); }
  void notice_failed(Channel channel) { at(failed_, channel).Increment(); }
  void notice_dropped(Channel channel) { at(dropped_, channel).Increment(); }

  // The disk whose room is told: that of the database file, else of the current folder.
  void watch_disk_of(const std::string& database);
  std::string text();  // the exposition format, version 0.0.4

 private:
  static constexpr int kRoutes = static_cast<int>(RequestKind::kOther) + 1;
  static constexpr int kStatusClasses = 5;  // 1xx to 5xx
  static constexpr int kLimits = static_cast<int>(Limit::kSpectators) + 1;
  using ByChannel = std::array<prometheus::Counter*, 3>;

  static prometheus::Counter& at(const ByChannel& counters, Channel channel) {
    return *counters[static_cast<std::size_t>(channel)];
  }
  void add_requests();
  void add_refusals();
  void add_notices();

  prometheus::Family<prometheus::Gauge>& tables_;
  prometheus::Gauge &memory_, &open_files_, &most_files_, &disk_free_, &disk_size_;
  std::string disk_ = ".";
  std::array<std::array<prometheus::Counter*, kStatusClasses>, kRoutes> requests_{};
  std::array<prometheus::Counter*, kLimits> refusals_{};
  ByChannel sent_{}, failed_{}, dropped_{};
};

}  // namespace dr
