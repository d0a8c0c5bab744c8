// What a client or an operator asks of the server itself.
#include "server/api/api.h"
#include "server/base/clock.h"
#include "server/base/request_error.h"
#include "server/bots/bot_pool.h"
#include "server/cluster/member.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/room/handshake.h"
#include "server/room/services.h"
#include "server/store/in_store.h"
#include "server/store/leases.h"
#include "server/store/tables.h"
#include "server/table/record.h"

namespace dr {

Task<Reply> Api::version(const Request&, const json::object&, const std::string&) {
  json::object o{{"name", "darkrock"}};
  for (auto& [key, value] : spoken()) o[key] = std::move(value);
  o["catalog"] = o.at("catalogs").at("0");
  co_return json_reply(o);
}

Task<Reply> Api::health(const Request&, const json::object&, const std::string&) {
  if (s_.stopping) throw RequestError("stopping", "The server stops.");
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::ready(const Request&, const json::object&, const std::string&) {
  if (s_.stopping) throw RequestError("stopping", "The server stops.");
  if (s_.cluster.lapsed()) throw RequestError("stopping", "The database is away.");
  // One of those who ask tries it; the others are told what came of it last.
  std::int64_t last = probed_;
  if (steady_ms() - last >= kProbe && probed_.compare_exchange_strong(last, steady_ms())) {
    bool wrote = true;
    try {
      co_await in_store(s_.store, [&](Sql& sql) { touch_server(sql, s_.cluster.id()); });
    } catch (const std::exception&) {
      wrote = false;
    }
    writable_ = wrote;
  }
  if (!writable_) throw RequestError("stopping", "The database takes nothing.");
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::metrics(const Request& request, const json::object&, const std::string&) {
  const MetricsAccess access = s_.settings.metrics;
  if (access == MetricsAccess::kOff || (access == MetricsAccess::kLoopback && !request.loopback))
    throw RequestError("not-found", "There is no such address.");
  const auto counts = co_await in_store(s_.store, [](Sql& sql) { return count_tables(sql); });
  for (const Status status : {Status::kOpen, Status::kPlaying, Status::kOver, Status::kAbandoned}) {
    const auto found = counts.find(std::string(status_word(status)));
    s_.metrics.tables(status_word(status),
                      found == counts.end() ? 0 : static_cast<double>(found->second));
  }
  s_.metrics.store_queue.Set(static_cast<double>(s_.store.waiting()));
  s_.metrics.servers.Set(s_.cluster.servers());
  s_.metrics.bot_queue.Set(static_cast<double>(s_.bots.waiting()));
  Reply reply;
  reply.type = "text/plain; version=0.0.4";
  reply.body = s_.metrics.text();
  co_return reply;
}

}  // namespace dr
