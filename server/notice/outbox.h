// The queue and thread that send notices over one channel.
#pragma once

#include <curl/curl.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/notice/notices.h"

namespace dr {

// One thing to send: `body` to the outbox's URL, or, if it is empty, a push.
struct Parcel {
  std::string body;
  std::string to;  // of mail the address, of a push the endpoint
};

struct PushRoute {
  const PushKey* key = nullptr;
  std::function<void(const std::string& endpoint)> gone;
};

class Outbox {
 public:
  // REQUIRES: of a push, `route`, whose key lives longer.
  Outbox(Channel channel, const Settings& settings, Metrics& metrics, NoticeLimits limits,
         PushRoute route = {});
  ~Outbox();

  void put(Parcel parcel);

 private:
  enum class Outcome : std::uint8_t { kSent, kRetry, kFailed, kStopped };
  struct Result {
    Outcome outcome;
    CURLcode code;
    long status;
  };

  void work();
  void deliver(const Parcel& parcel);
  Result attempt(const Parcel& parcel);
  CURLcode perform(CURL* curl);
  bool pause();  // false: stopping
  void cut();
  // The socket to somewhere, if a push may go there.
  static curl_socket_t on_public(void*, curlsocktype, curl_sockaddr* to);
  static int on_open(void* self, curl_socket_t fd, curlsocktype);
  static int on_close(void* self, curl_socket_t fd);
  static int on_progress(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
  void set_common(CURL* curl);
  void set_webhook(CURL* curl, const Parcel& parcel, curl_slist*& headers) const;
  void set_mail(CURL* curl, const Parcel& parcel, curl_slist*& recipients) const;
  void set_push(CURL* curl, const Parcel& parcel, curl_slist*& headers) const;
  std::string_view name() const;

  const Channel channel_;
  const Settings settings_;
  Metrics& metrics_;
  const NoticeLimits limits_;
  const PushRoute route_;
  CURLM* const multi_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Parcel> queue_;
  std::vector<curl_socket_t> sockets_;  // open ones
  std::atomic<bool> stopping_ = false;
  std::thread thread_;  // last: it uses the rest
};

}  // namespace dr
