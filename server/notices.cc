#include "server/notices.h"

#include <curl/curl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sodium.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "server/log.h"

namespace dr {
namespace {

std::int64_t seconds_now() {
  using namespace std::chrono;
  return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

// One line: what could begin another becomes a blank.
std::string one_line(std::string_view text, std::size_t longest = 400) {
  std::string out(text);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  if (out.size() <= longest) return out;
  while (longest > 0 && (static_cast<unsigned char>(out[longest]) & 0xc0) == 0x80) longest--;
  return out.substr(0, longest);
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

std::string base64(std::string_view text) {
  constexpr int kVariant = sodium_base64_VARIANT_ORIGINAL;
  std::string out(sodium_base64_encoded_len(text.size(), kVariant), '\0');
  sodium_bin2base64(out.data(), out.size(), reinterpret_cast<const unsigned char*>(text.data()),
                    text.size(), kVariant);
  out.pop_back();  // the final zero
  return out;
}

// RFC 2047: words of at most 75 characters, none of which splits a UTF-8 character.
std::string header_text(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  constexpr std::size_t kBytes = 45;
  std::string out;
  while (!text.empty()) {
    std::size_t end = std::min(kBytes, text.size());
    while (end < text.size() && end > kBytes - 4 &&
           (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
      end--;
    out += (out.empty() ? "=?utf-8?B?" : "\r\n =?utf-8?B?") + base64(text.substr(0, end)) + "?=";
    text.remove_prefix(end);
  }
  return out;
}

std::string body_text(const std::string& text) {
  constexpr std::size_t kLine = 76;
  const std::string encoded = base64(text);
  std::string out;
  for (std::size_t i = 0; i < encoded.size(); i += kLine) out += encoded.substr(i, kLine) + "\r\n";
  return out;
}

std::string hex(const unsigned char* bytes, std::size_t size) {
  std::string out(2 * size + 1, '\0');
  sodium_bin2hex(out.data(), out.size(), bytes, size);
  out.pop_back();
  return out;
}

std::string message_id(const std::string& from) {
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return fmt::format("<{}@{}>", hex(bytes.data(), bytes.size()), from.substr(from.find('@') + 1));
}

std::string sentence(const Notice& notice) {
  const std::string title = one_line(notice.table_title, 100);
  return title.empty() ? "It is your turn." : fmt::format("It is your turn at \"{}\".", title);
}

}  // namespace

std::string webhook_body(const Notice& notice, std::int64_t at) {
  return fmt::format(
      R"({{"event":"your-turn","time":{},"user":{{"id":{},"name":{}}},"table":{{"id":{},"title":{}}},)"
      R"("link":{},"text":{}}})",
      at, json_quoted(notice.user_id), json_quoted(notice.user_name), json_quoted(notice.table_id),
      json_quoted(notice.table_title), json_quoted(notice.link),
      json_quoted(fmt::format("{}: {} {}", notice.user_name, sentence(notice), notice.link)));
}

std::string webhook_signature(std::string_view secret, std::string_view body) {
  const auto bytes = [](std::string_view s) {
    return reinterpret_cast<const unsigned char*>(s.data());
  };
  crypto_auth_hmacsha256_state state;
  std::array<unsigned char, crypto_auth_hmacsha256_BYTES> mac{};
  crypto_auth_hmacsha256_init(&state, bytes(secret), secret.size());
  crypto_auth_hmacsha256_update(&state, bytes(body), body.size());
  crypto_auth_hmacsha256_final(&state, mac.data());
  return "sha256=" + hex(mac.data(), mac.size());
}

std::string mail_message(const Mail& mail, std::int64_t at) {
  const std::string date = fmt::format("{:%a, %d %b %Y %H:%M:%S} +0000", fmt::gmtime(at));
  return fmt::format(
             "From: {}\r\nTo: {}\r\nSubject: {}\r\nDate: {}\r\nMessage-ID: {}\r\n"
             "MIME-Version: 1.0\r\nAuto-Submitted: auto-generated\r\n"
             "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n",
             one_line(mail.from), one_line(mail.to), header_text(one_line(mail.subject)), date,
             message_id(mail.from)) +
         body_text(mail.text);
}

Mail turn_mail(const Notice& notice, const std::string& from) {
  const std::string text = fmt::format(
      "Hello {},\r\n\r\n{}\r\n\r\n{}\r\n\r\n"
      "You get this because mail notices are on. To stop them, open your account page and remove "
      "your mail address.\r\n",
      one_line(notice.user_name, 100), sentence(notice), one_line(notice.link));
  return {from, notice.email, "Darkrock: " + sentence(notice), text};
}

Mail code_mail(const std::string& email, const std::string& code, const std::string& link,
               const std::string& from) {
  const std::string text = fmt::format(
      "Hello,\r\n\r\nsomebody, probably you, wants notices from Darkrock at this address. To "
      "agree, "
      "enter this code:\r\n\r\n{}\r\n\r\non the page\r\n\r\n{}\r\n\r\n"
      "If it was not you, do nothing: without the code nothing more is sent. Notices can be turned "
      "off at any time on the account page.\r\n",
      one_line(code), one_line(link));
  return {from, email, "Darkrock: confirm your mail address", text};
}

// ---- Sending

// One thing to send, the same for both channels: `body` to the outbox's URL.
struct Parcel {
  std::string body;
  std::string to;  // mail only
};

// The queue and thread of one channel.
class Outbox {
 public:
  Outbox(Channel channel, const Settings& settings, Metrics& metrics, NoticeLimits limits);
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
  static int on_open(void* self, curl_socket_t fd, curlsocktype);
  static int on_close(void* self, curl_socket_t fd);
  static int on_progress(void* self, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
  void set_common(CURL* curl);
  void set_webhook(CURL* curl, const Parcel& parcel, curl_slist*& headers) const;
  void set_mail(CURL* curl, const Parcel& parcel, curl_slist*& recipients) const;
  std::string_view name() const { return channel_ == Channel::kMail ? "mail" : "webhook"; }

  const Channel channel_;
  const Settings settings_;
  Metrics& metrics_;
  const NoticeLimits limits_;
  CURLM* const multi_;

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Parcel> queue_;
  std::vector<curl_socket_t> sockets_;  // open ones
  std::atomic<bool> stopping_ = false;
  std::thread thread_;  // last: it uses the rest
};

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

// Another try could help: nobody answered, or the answer was "not now".
bool worth_retrying(Channel channel, long status) {
  if (channel == Channel::kMail) return status < 500;
  return status == 0 || status == 429 || status >= 500;
}

}  // namespace

Outbox::Outbox(Channel channel, const Settings& settings, Metrics& metrics, NoticeLimits limits)
    : channel_(channel),
      settings_(settings),
      metrics_(metrics),
      limits_(limits),
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
  if (channel_ == Channel::kMail)
    set_mail(curl, parcel, list);
  else
    set_webhook(curl, parcel, list);
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

Notices::Notices(const Settings& settings, Metrics& metrics, NoticeLimits limits)
    : mail_from_(settings.mail_from) {
  if (!settings.webhook.empty())
    webhook_ = std::make_unique<Outbox>(Channel::kWebhook, settings, metrics, limits);
  if (!settings.smtp_url.empty())
    mail_ = std::make_unique<Outbox>(Channel::kMail, settings, metrics, limits);
}

Notices::~Notices() = default;

void Notices::your_turn(const Notice& notice) {
  const std::int64_t now = seconds_now();
  if (webhook_) webhook_->put({webhook_body(notice, now), ""});
  if (mail_ && is_mail_address(notice.email))
    mail_->put({mail_message(turn_mail(notice, mail_from_), now), notice.email});
}

bool Notices::send_code(const std::string& email, const std::string& code,
                        const std::string& link) {
  if (!mail_ || !is_mail_address(email)) return false;
  mail_->put({mail_message(code_mail(email, code, link, mail_from_), seconds_now()), email});
  return true;
}

}  // namespace dr
