#include "server/notice/outbox.h"

#include <sodium.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <utility>

#include "server/base/addresses.h"
#include "server/base/clock.h"
#include "server/notice/push.h"
#include "server/ops/log.h"

namespace dr {
namespace {

constexpr CURLcode kStoppedCode = CURLE_ABORTED_BY_CALLBACK;

// What a webhook answers is of no interest.
std::size_t ignore(const char*, std::size_t size, std::size_t count, void*) { return size * count; }

// The rest of a mail to read.
std::size_t read_some(char* to, std::size_t size, std::size_t count, void* rest) {
  auto& from = *static_cast<std::string_view*>(rest);
  const std::size_t n = std::min(size * count, from.size());
  std::copy_n(from.data(), n, to);
  from.remove_prefix(n);
  return n;
}

CURLM* new_multi() {
  static const bool ready = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK && sodium_init() >= 0;
  CURLM* const multi = ready ? curl_multi_init() : nullptr;
  if (multi == nullptr) throw std::runtime_error("libcurl cannot be used on this machine");
  return multi;
}

void add_to(curl_slist*& list, const std::string& line) {
  if (curl_slist* const longer = curl_slist_append(list, line.c_str())) list = longer;
}

// Whom a push service may write to.
std::string contact_of(const Settings& settings) {
  if (!settings.mail_from.empty()) return "mailto:" + settings.mail_from;
  return settings.public_url.starts_with("https://") ? settings.public_url : std::string{};
}

// Another try could help: nobody answered, or the answer was "not now".
bool worth_retrying(Channel channel, long status) {
  if (channel == Channel::kMail) return status < 500;
  return status == 0 || status == 429 || status >= 500;
}

}  // namespace

Outbox::Outbox(Channel channel, const Settings& settings, Metrics& metrics, NoticeLimits limits,
               PushRoute route)
    : channel_(channel),
      settings_(settings),
      metrics_(metrics),
      limits_(limits),
      route_(std::move(route)),
      multi_(new_multi()),
      thread_([this] { work(); }) {}

Outbox::~Outbox() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  cut();
  curl_multi_wakeup(multi_);
  thread_.join();
  curl_multi_cleanup(multi_);
  if (!queue_.empty()) log_warning("notices lost", {{"channel", name()}, {"count", queue_.size()}});
}

std::string_view Outbox::name() const {
  switch (channel_) {
    case Channel::kMail: return "mail";
    case Channel::kWebhook: return "webhook";
    case Channel::kPush: return "push";
  }
  return "";
}

void Outbox::put(Parcel parcel) {
  bool dropped = false;
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(parcel));
    dropped = queue_.size() > static_cast<std::size_t>(limits_.queue);
    if (dropped) queue_.pop_front();
  }
  changed_.notify_one();
  if (!dropped) return;
  metrics_.notice_dropped(channel_);
  log_warning("notice dropped", {{"channel", name()}});
}

void Outbox::work() {
  for (;;) {
    Parcel parcel;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      parcel = std::move(queue_.front());
      queue_.pop_front();
    }
    deliver(parcel);
  }
}

void Outbox::deliver(const Parcel& parcel) {
  Result result = attempt(parcel);
  if (result.outcome == Outcome::kRetry && pause()) result = attempt(parcel);
  if (result.outcome == Outcome::kSent) return metrics_.notice_sent(channel_);
  metrics_.notice_failed(channel_);
  if (channel_ == Channel::kPush && (result.status == 404 || result.status == 410))
    route_.gone(parcel.to);
  const char* const why = result.code == CURLE_OK ? "refused" : curl_easy_strerror(result.code);
  log_warning("notice failed", {{"channel", name()}, {"status", result.status}, {"error", why}});
}

bool Outbox::pause() {
  std::unique_lock lock(mutex_);
  const auto time = std::chrono::milliseconds(limits_.retry_ms);
  return !changed_.wait_for(lock, time, [&] { return stopping_.load(); });
}

Outbox::Result Outbox::attempt(const Parcel& parcel) {
  CURL* const curl = curl_easy_init();
  if (curl == nullptr) return {Outcome::kRetry, CURLE_OUT_OF_MEMORY, 0};
  curl_slist* list = nullptr;
  std::string_view rest = parcel.body;
  set_common(curl);
  switch (channel_) {
    case Channel::kMail: set_mail(curl, parcel, list); break;
    case Channel::kWebhook: set_webhook(curl, parcel, list); break;
    case Channel::kPush: set_push(curl, parcel, list); break;
  }
  curl_easy_setopt(curl, CURLOPT_READDATA, &rest);
  const CURLcode code = perform(curl);
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  curl_easy_cleanup(curl);
  curl_slist_free_all(list);
  if (code == kStoppedCode) return {Outcome::kStopped, code, status};
  if (code == CURLE_OK && status >= 200 && status < 300) return {Outcome::kSent, code, status};
  return {worth_retrying(channel_, status) ? Outcome::kRetry : Outcome::kFailed, code, status};
}

// libcurl ends a transfer politely: it says goodbye and waits for the answer, or even completes a
// mail that is half sent. On a dead connection it cannot.
void Outbox::cut() {
  const std::lock_guard lock(mutex_);
  for (const curl_socket_t fd : sockets_) shutdown(fd, SHUT_RDWR);
}

// Asked for every address a name leads to, so that no name leads a stranger to our own network.
curl_socket_t Outbox::on_public(void*, curlsocktype, curl_sockaddr* to) {
  if (!is_public_address(to->addr)) return CURL_SOCKET_BAD;
  return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

int Outbox::on_open(void* self, curl_socket_t fd, curlsocktype) {
  auto& outbox = *static_cast<Outbox*>(self);
  const std::lock_guard lock(outbox.mutex_);
  outbox.sockets_.push_back(fd);
  return CURL_SOCKOPT_OK;
}

int Outbox::on_close(void* self, curl_socket_t fd) {
  auto& outbox = *static_cast<Outbox*>(self);
  const std::lock_guard lock(outbox.mutex_);  // until it is closed: the number is used again
  std::erase(outbox.sockets_, fd);
  return close(fd);
}

int Outbox::on_progress(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  auto& outbox = *static_cast<Outbox*>(self);
  if (!outbox.stopping_) return 0;
  outbox.cut();
  return 1;
}

// Like curl_easy_perform, but the destructor can wake it.
CURLcode Outbox::perform(CURL* curl) {
  curl_multi_add_handle(multi_, curl);
  for (int running = 1; running > 0 && !stopping_;) {
    if (curl_multi_perform(multi_, &running) != CURLM_OK) break;
    if (running > 0) curl_multi_poll(multi_, nullptr, 0, 1000, nullptr);
  }
  if (stopping_) cut();
  CURLcode code = stopping_ ? kStoppedCode : CURLE_FAILED_INIT;
  int left = 0;
  while (const CURLMsg* const message = curl_multi_info_read(multi_, &left))
    if (message->msg == CURLMSG_DONE) code = message->data.result;
  curl_multi_remove_handle(multi_, curl);
  return code;
}

void Outbox::set_common(CURL* curl) {
  const long timeout = limits_.timeout_ms;
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, timeout);
  curl_easy_setopt(curl, CURLOPT_SERVER_RESPONSE_TIMEOUT, std::max(1L, timeout / 1000));
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);    // do not wait for the resolver's thread
  curl_easy_setopt(curl, CURLOPT_FORBID_REUSE, 1L);  // nothing to close at the end
  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 1L);
  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 2L);
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_PROXY, "");  // not what some variable says
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, on_progress);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, this);
  curl_easy_setopt(curl, CURLOPT_SOCKOPTFUNCTION, on_open);
  curl_easy_setopt(curl, CURLOPT_SOCKOPTDATA, this);
  curl_easy_setopt(curl, CURLOPT_CLOSESOCKETFUNCTION, on_close);
  curl_easy_setopt(curl, CURLOPT_CLOSESOCKETDATA, this);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, ignore);
  curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_some);
}

void Outbox::set_webhook(CURL* curl, const Parcel& parcel, curl_slist*& headers) const {
  add_to(headers, "Content-Type: application/json");
  add_to(headers, "User-Agent: darkrock");
  add_to(headers, "Expect:");  // none: the body is small
  if (!settings_.webhook_secret.empty())
    add_to(headers,
           "X-Darkrock-Signature: " + webhook_signature(settings_.webhook_secret, parcel.body));
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl, CURLOPT_URL, settings_.webhook.c_str());
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(parcel.body.size()));
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, parcel.body.c_str());
}

void Outbox::set_push(CURL* curl, const Parcel& parcel, curl_slist*& headers) const {
  for (const std::string& header :
       push_headers(*route_.key, parcel.to, contact_of(settings_), now_seconds()))
    add_to(headers, header);
  add_to(headers, "User-Agent: darkrock");
  add_to(headers, "Content-Type:");  // none: there is no content
  if (settings_.push != PushAccess::kAnywhere)
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, on_public);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR,
                   settings_.push == PushAccess::kAnywhere ? "http,https" : "https");
  curl_easy_setopt(curl, CURLOPT_URL, parcel.to.c_str());
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, 0L);
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, "");
}

void Outbox::set_mail(CURL* curl, const Parcel& parcel, curl_slist*& recipients) const {
  add_to(recipients, "<" + parcel.to + ">");
  const bool login = !settings_.smtp_user.empty();
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(curl, CURLOPT_URL, settings_.smtp_url.c_str());
  curl_easy_setopt(curl, CURLOPT_USE_SSL, login ? CURLUSESSL_ALL : CURLUSESSL_TRY);
  if (login) {
    curl_easy_setopt(curl, CURLOPT_USERNAME, settings_.smtp_user.c_str());
    curl_easy_setopt(curl, CURLOPT_PASSWORD, settings_.smtp_password.c_str());
  }
  curl_easy_setopt(curl, CURLOPT_MAIL_FROM, ("<" + settings_.mail_from + ">").c_str());
  curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, recipients);
  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
}

}  // namespace dr
