#include "server/notice/notices.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>

#include "base/json.h"
#include "base/utf8.h"
#include "server/base/base64.h"
#include "server/base/clock.h"
#include "server/notice/outbox.h"
#include "server/notice/push.h"
#include "server/ops/log.h"

namespace dr {
namespace {

// One line: what could begin another becomes a blank.
std::string one_line(std::string_view text, std::size_t longest = 400) {
  std::string out(beginning(text, longest));
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  return out;
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

// RFC 2047: words of at most 75 characters, none of which splits a UTF-8 character.
std::string header_text(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  constexpr std::size_t kBytes = 45;
  std::string out;
  while (!text.empty()) {
    const std::string_view word = beginning(text, kBytes);
    out += (out.empty() ? "=?utf-8?B?" : "\r\n =?utf-8?B?") + to_base64(word) + "?=";
    text.remove_prefix(word.size());
  }
  return out;
}

std::string body_text(const std::string& text) {
  constexpr std::size_t kLine = 76;
  const std::string encoded = to_base64(text);
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

Mail reset_mail(const std::string& email, const std::string& code, const std::string& link,
                const std::string& from) {
  const std::string text = fmt::format(
      "Hello,\r\n\r\nsomebody, probably you, has forgotten the password of your Darkrock account. "
      "This code lets you choose another one within an hour:\r\n\r\n{}\r\n\r\non the page"
      "\r\n\r\n{}\r\n\r\nIf it was not you, do nothing: your password stays as it is.\r\n",
      one_line(code), one_line(link));
  return {from, email, "Darkrock: choose another password", text};
}

Notices::Notices(const Settings& settings, Metrics& metrics, NoticeLimits limits)
    : settings_(settings), metrics_(metrics), limits_(limits) {
  if (!settings.webhook.empty())
    webhook_ = std::make_unique<Outbox>(Channel::kWebhook, settings, metrics, limits);
  if (!settings.smtp_url.empty())
    mail_ = std::make_unique<Outbox>(Channel::kMail, settings, metrics, limits);
}

Notices::~Notices() = default;

void Notices::push_by(const std::string& key, std::function<void(const std::string&)> gone) {
  push_key_ = std::make_unique<PushKey>(key);
  push_ = std::make_unique<Outbox>(Channel::kPush, settings_, metrics_, limits_,
                                   PushRoute{push_key_.get(), std::move(gone)});
}

std::string Notices::push_key() const { return push_key_ ? push_key_->shared() : std::string{}; }

void Notices::your_turn(const Notice& notice) {
  const std::int64_t now = now_seconds();
  if (webhook_) webhook_->put({webhook_body(notice, now), ""});
  if (mail_ && is_mail_address(notice.email))
    mail_->put({mail_message(turn_mail(notice, settings_.mail_from), now), notice.email});
  if (push_)
    for (const std::string& endpoint : notice.pushes) push_->put({"", endpoint});
}

bool Notices::send_reset(const std::string& email, const std::string& code,
                         const std::string& link) {
  if (!mail_ || !is_mail_address(email)) return false;
  mail_->put(
      {mail_message(reset_mail(email, code, link, settings_.mail_from), now_seconds()), email});
  return true;
}

bool Notices::send_code(const std::string& email, const std::string& code,
                        const std::string& link) {
  if (!mail_ || !is_mail_address(email)) return false;
  mail_->put(
      {mail_message(code_mail(email, code, link, settings_.mail_from), now_seconds()), email});
  return true;
}

}  // namespace dr
