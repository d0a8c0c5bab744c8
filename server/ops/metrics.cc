#include "server/ops/metrics.h"

#include <fmt/format.h>
#include <prometheus/text_serializer.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace dr {
namespace {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;
using prometheus::Registry;

constexpr std::array kRouteNames = {"page",   "account", "lobby", "table",
                                    "replay", "socket",  "ops",   "other"};
constexpr std::array kLimitNames = {"body",
                                    "message",
                                    "message-rate",
                                    "request-rate",
                                    "guest-rate",
                                    "login-rate",
                                    "connections",
                                    "connections-per-address",
                                    "tables-per-user",
                                    "spectators"};
constexpr std::array kChannelNames = {"webhook", "mail", "push"};

Family<Gauge>& gauges(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry);
}

Gauge& gauge(Registry& registry, const char* name, const char* help) {
  return gauges(registry, name, help).Add({});
}

Family<Counter>& counters(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}

Counter& counter(Registry& registry, const char* name, const char* help) {
  return counters(registry, name, help).Add({});
}

Histogram& histogram(Registry& registry, const char* name, const char* help,
                     const Histogram::BucketBoundaries& buckets) {
  return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, buckets);
}

const Histogram::BucketBoundaries kQuick = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                            0.05,   0.1,   0.2,   0.5,   1};
const Histogram::BucketBoundaries kSlow = {0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30};
const Histogram::BucketBoundaries kSizes = {1, 2, 5, 10, 20, 50, 100, 200, 500};

double resident_bytes() {
  long pages = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> pages >> resident;
  return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double open_files() {
  std::error_code error;
  double count = -1;  // the one that counts
  for (std::filesystem::directory_iterator it("/proc/self/fd", error), end; !error && it != end;
       it.increment(error))
    ++count;
  return count;
}

double most_files() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<double>(limit.rlim_cur);
}

}  // namespace

Metrics::Metrics(std::string_view version, int rules_version)
    : connections(gauge(registry_, "darkrock_connections", "Connections open.")),
      websockets(gauge(registry_, "darkrock_websockets", "WebSockets open.")),
      sockets_handed_on(counter(registry_, "darkrock_sockets_handed_on_total",
                                "WebSockets passed on to the server that has the table.")),
      messages_in(counter(registry_, "darkrock_messages_in_total", "WebSocket messages received.")),
      messages_out(counter(registry_, "darkrock_messages_out_total", "WebSocket messages sent.")),
      bytes_out(
          counter(registry_, "darkrock_bytes_out_total", "Bytes of WebSocket messages sent.")),
      choices_accepted(
          counter(registry_, "darkrock_choices_accepted_total", "Choices made durable.")),
      choices_refused(
          counter(registry_, "darkrock_choices_refused_total", "Choices the rules refused.")),
      ack_seconds(histogram(registry_, "darkrock_ack_seconds",
                            "From a choice's arrival to its acknowledgement.", kQuick)),
      store_batch(
          histogram(registry_, "darkrock_store_batch_jobs", "Jobs in one transaction.", kSizes)),
      store_commit_seconds(histogram(registry_, "darkrock_store_commit_seconds",
                                     "Time of one transaction.", kQuick)),
      store_queue(gauge(registry_, "darkrock_store_queue", "Jobs waiting for the database.")),
      servers(gauge(registry_, "darkrock_servers", "Servers that live on the database.")),
      tables_loaded(gauge(registry_, "darkrock_tables_loaded", "Tables in memory.")),
      bot_seconds(histogram(registry_, "darkrock_bot_seconds", "Time a bot thought about a choice.",
                            kSlow)),
      bot_queue(gauge(registry_, "darkrock_bot_queue", "Choices waiting for a bot's thread.")),
      bot_workers(
          gauge(registry_, "darkrock_bot_workers", "Threads of workers that think for bots.")),
      bot_decisions(gauge(registry_, "darkrock_bot_decisions",
                          "Choices of bots in the queue for workers, of all servers.")),
      bot_wait_seconds(histogram(registry_, "darkrock_bot_wait_seconds",
                                 "From asking a worker to its answer.", kSlow)),
      bots_elsewhere(counter(registry_, "darkrock_bots_elsewhere_total",
                             "Choices of bots that a worker thought about.")),
      bots_taken_back(counter(registry_, "darkrock_bots_taken_back_total",
                              "Choices of bots that no worker answered in time.")),
      tables_(gauges(registry_, "darkrock_tables", "Tables by status.")),
      memory_(gauge(registry_, "process_resident_memory_bytes", "Resident memory.")),
      open_files_(gauge(registry_, "process_open_fds", "File descriptors in use.")),
      most_files_(gauge(registry_, "process_max_fds", "File descriptors allowed.")),
      disk_free_(gauge(registry_, "darkrock_disk_free_bytes", "What the database may still take.")),
      disk_size_(gauge(registry_, "darkrock_disk_size_bytes", "The disk of the database.")) {
  add_requests();
  add_refusals();
  add_notices();
  gauges(registry_, "darkrock_build_info", "Always 1; the labels say what runs.")
      .Add({{"version", std::string(version)}, {"rules", std::to_string(rules_version)}})
      .Set(1);
}

void Metrics::add_requests() {
  static_assert(kRouteNames.size() == kRoutes);
  auto& family = counters(registry_, "darkrock_http_requests_total", "HTTP requests answered.");
  for (std::size_t i = 0; i < kRoutes; i++)
    for (std::size_t j = 0; j < kStatusClasses; j++)
      requests_[i][j] =
          &family.Add({{"route", kRouteNames[i]}, {"status", fmt::format("{}xx", j + 1)}});
}

void Metrics::add_refusals() {
  static_assert(kLimitNames.size() == kLimits);
  auto& family = counters(registry_, "darkrock_refusals_total", "What was refused for a limit.");
  for (std::size_t i = 0; i < kLimits; i++) refusals_[i] = &family.Add({{"limit", kLimitNames[i]}});
}

void Metrics::add_notices() {
  auto& family = counters(registry_, "darkrock_notices_total", "Notices by what became of them.");
  for (std::size_t i = 0; i < kChannelNames.size(); i++) {
    const auto add = [&](const char* result) {
      return &family.Add({{"channel", kChannelNames[i]}, {"result", result}});
    };
    sent_[i] = add("sent");
    failed_[i] = add("failed");
    dropped_[i] = add("dropped");
  }
}

void Metrics::request(RequestKind route, int status) {
  const int status_class = std::clamp(status / 100, 1, kStatusClasses) - 1;
  requests_[static_cast<std::size_t>(route)][static_cast<std::size_t>(status_class)]->Increment();
}

void Metrics::refused(Limit limit) { refusals_[static_cast<std::size_t>(limit)]->Increment(); }

void Metrics::tables(std::string_view status, double count) {
  tables_.Add({{"status", std::string(status)}}).Set(count);
}

void Metrics::watch_disk_of(const std::string& database) {
  constexpr std::string_view kScheme = "sqlite:";
  const std::string path = database.substr(database.starts_with(kScheme) ? kScheme.size() : 0);
  std::error_code error;
  if (std::filesystem::exists(path, error)) disk_ = path;
}

std::string Metrics::text() {
  memory_.Set(resident_bytes());
  open_files_.Set(open_files());
  most_files_.Set(most_files());
  struct statvfs disk{};
  if (statvfs(disk_.c_str(), &disk) == 0) {
    const auto block = static_cast<double>(disk.f_frsize);
    disk_free_.Set(block * static_cast<double>(disk.f_bavail));
    disk_size_.Set(block * static_cast<double>(disk.f_blocks));
  }
  std::ostringstream out;
  prometheus::TextSerializer().Serialize(out, registry_.Collect());
  return out.str();
}

}  // namespace dr
