// Tells people outside the page that they are awaited: through a webhook, by mail, and by waking
// their browsers.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/ops/metrics.h"
#include "server/ops/settings.h"

namespace dr {

struct Notice {
  std::string user_id, user_name;
  std::string email;  // a confirmed address; empty: no mail
  std::string table_id, table_title;
  std::string link;
  std::vector<std::string> pushes{};  // endpoints of browsers to wake
};

struct NoticeLimits {
  int queue = 1000;  // of each channel; beyond it the oldest is dropped
  int timeout_ms = 10'000;
  int retry_ms = 500;  // pause before the one retry
};

class Outbox;
class PushKey;

// Sends in the background, one thread and queue for each channel that is configured, so that a
// slow mail relay does not hold up the webhook. What waits when it dies is lost: a notice is a
// courtesy, and the page shows the same. Thread safe; no call waits for the network.
class Notices {
 public:
  // REQUIRES: `metrics` lives longer.
  Notices(const Settings& settings, Metrics& metrics, NoticeLimits limits = {});
  ~Notices();

  // Browsers are woken from now on, by this key (PushKey). `gone` hears, on another thread, of an
  // endpoint that is no more.
  void push_by(const std::string& key, std::function<void(const std::string& endpoint)> gone);
  // What pages subscribe with; empty: browsers are not woken.
  std::string push_key() const;
  // Whether there is any way to reach somebody.
  bool reaches_out() const { return webhook_ || mail_ || push_; }

  void your_turn(const Notice& notice);

  bool sends_mail() const { return mail_ != nullptr; }
  // Mails the code that confirms an address. False: mail is not set up, or this is no address.
  bool send_code(const std::string& email, const std::string& code, const std::string& link);
  // The same for the code by which somebody chooses another password.
  bool send_reset(const std::string& email, const std::string& code, const std::string& link);

 private:
  const Settings settings_;
  Metrics& metrics_;
  const NoticeLimits limits_;
  std::unique_ptr<const PushKey> push_key_;
  std::unique_ptr<Outbox> webhook_, mail_, push_;
};

// ---- What is sent; here for tests

// `at` is in seconds since 1970.
std::string webhook_body(const Notice& notice, std::int64_t at);
std::string webhook_signature(std::string_view secret, std::string_view body);  // "sha256=..."

struct Mail {
  std::string from, to, subject, text;
};
// With all headers. A line break in a header's text becomes a blank, and the text is sent as
// base64, so nothing in them can become a header or end the message.
std::string mail_message(const Mail& mail, std::int64_t at);
Mail turn_mail(const Notice& notice, const std::string& from);
Mail reset_mail(const std::string& email, const std::string& code, const std::string& link,
                const std::string& from);
Mail code_mail(const std::string& email, const std::string& code, const std::string& link,
               const std::string& from);

}  // namespace dr
