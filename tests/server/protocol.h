// Holds everything that the clients of a test send and are sent against docs/protocol/*.schema.json.
#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>

#include "server/client/client.h"

namespace dr {

// While it lives. A request that is refused may be any nonsense; one that is carried out may not.
class ProtocolWatch : public Wiretap {
 public:
  ProtocolWatch() { set_wiretap(this); }
  ~ProtocolWatch() override { set_wiretap(nullptr); }
  ProtocolWatch(const ProtocolWatch&) = delete;
  ProtocolWatch& operator=(const ProtocolWatch&) = delete;

  void answered(std::string_view method, std::string_view path, std::string_view body,
                const HttpAnswer& answer) override;
  void sent(const void* socket, std::string_view message) override;
  void heard(const void* socket, std::string_view message) override;

 private:
  std::mutex mutex_;
  std::map<const void*, std::map<std::int64_t, std::string>> asked_;  // not answered yet, by id
};

// "POST /api/tables/ID/report" as docs/protocol.md writes it; empty if it is no request of the page.
std::string endpoint_of(std::string_view method, std::string_view path);

}  // namespace dr
