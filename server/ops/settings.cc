#include "server/ops/settings.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <type_traits>

namespace dr {
namespace {

using S = Settings;

constexpr int kMany = 1'000'000;
constexpr int kDay = 86'400;

constexpr SettingInfo text(std::string_view name, SettingInfo::Member member,
                           std::string_view value, std::string_view help) {
  return {name, member, value, help};
}

constexpr SettingInfo secret(std::string_view name, SettingInfo::Member member,
                             std::string_view value, std::string_view help) {
  return {name, member, value, help, 0, 0, true};
}

constexpr SettingInfo number(std::string_view name, int S::* member, int least, int most,
                             std::string_view help) {
  return {name, member, "", help, least, most};
}

constexpr std::array kTable = {
    text("address", &S::address, "IP address", "The address to listen on."),
    number("port", &S::port, 0, 65535, "The port to listen on; 0 takes any free one."),
    secret("database", &S::database, "file or URL",
           "The SQLite file, or the postgresql:// URL, that holds everything."),
    number("threads", &S::threads, 0, 256, "Threads that serve connections; 0 is one per core."),
    text("tls-certificate", &S::tls_certificate, "file",
         "The certificate chain (PEM); with it and tls-key the server speaks TLS."),
    text("tls-key", &S::tls_key, "file", "The private key of tls-certificate (PEM)."),
    text("public-url", &S::public_url, "URL",
         "Where people find the server, for links and the check of origin and host; empty: the "
         "host asked for."),
    text("trusted-proxy", &S::trusted_proxy, "true, false",
         "Take a client's address from the last hop in X-Forwarded-For."),
    text("peer-address", &S::peer_address, "HOST:PORT",
         "Where other servers on the same PostgreSQL reach this one; empty: address and port."),
    text("content", &S::content, "PATH",
         "A pack, or a folder of *.cards with a head, that new tables are played with."),
    number("max-body", &S::max_body, 1024, 1 << 24, "Bytes of the body of one HTTP request."),
    number("max-message", &S::max_message, 256, 1 << 20, "Bytes of one WebSocket message."),
    number("message-rate", &S::message_rate, 1, kMany,
           "WebSocket messages per second from one connection, in the long run."),
    number("message-burst", &S::message_burst, 1, kMany,
           "WebSocket messages from one connection at once."),
    number("request-rate", &S::request_rate, 1, kMany,
           "HTTP requests per second from one address, in the long run."),
    number("request-burst", &S::request_burst, 1, kMany, "HTTP requests from one address at once."),
    number("guest-rate", &S::guest_rate, 1, kMany, "New guests per minute from one address."),
    number("login-rate", &S::login_rate, 1, kMany, "Logins tried per minute from one address."),
    number("chat-rate", &S::chat_rate, 1, kMany,
           "Chat lines per minute from one person, in the long run."),
    number("chat-burst", &S::chat_burst, 1, kMany, "Chat lines from one person at once."),
    number("max-connections-per-address", &S::max_connections_per_address, 1, kMany,
           "Open connections from one address."),
    number("max-connections", &S::max_connections, 1, kMany, "Open connections in all."),
    number("max-tables-per-user", &S::max_tables_per_user, 1, 10'000,
           "Tables one user hosts that are open or being played."),
    number("max-spectators", &S::max_spectators, 0, 10'000, "Spectators of one table."),
    number("idle-timeout", &S::idle_timeout, 1, 3600,
           "Seconds until a silent HTTP connection is closed."),
    number("ping-interval", &S::ping_interval, 1, 3600, "Seconds between pings on a WebSocket."),
    number("grace", &S::grace, 0, kDay,
           "Seconds until a bot plays for somebody who lost the connection in a real-time game."),
    number("bot-threads", &S::bot_threads, 0, 256,
           "Threads on which bots think; 0 is half the cores, at least one."),
    number("bot-delay", &S::bot_delay, 0, 60'000,
           "Milliseconds a bot takes for a choice at least."),
    number(
        "bot-wait", &S::bot_wait, 0, 60'000,
        "Milliseconds a choice waits for a worker (darkrock bots) until the server thinks itself; "
        "0: it always does."),
    number("table-idle", &S::table_idle, 1, kDay,
           "Seconds a table stays in memory with nobody connected."),
    number("drain", &S::drain, 0, 600, "Seconds to finish what is under way when stopping."),
    number("guest-days", &S::guest_days, 1, 36'500, "Days until an unused guest is removed."),
    number("table-days", &S::table_days, 0, 36'500,
           "Days until a table that has ended is deleted; 0: never."),
    secret("webhook", &S::webhook, "URL", "Where notices are sent as JSON; empty: nowhere."),
    secret("webhook-secret", &S::webhook_secret, "text",
           "The key of the HMAC-SHA256 in X-Darkrock-Signature; empty: no such header."),
    text("smtp-url", &S::smtp_url, "URL",
         "The mail relay, smtp://host:25 or smtps://host:465; empty: no mail."),
    text("smtp-user", &S::smtp_user, "text", "The name to log in to the relay with."),
    secret("smtp-password", &S::smtp_password, "text", "The password to log in to the relay with."),
    text("mail-from", &S::mail_from, "mail address", "The sender of mail."),
    text("push", &S::push, "on, off, anywhere",
         "Wake browsers that ask for it; anywhere: also http and private addresses, for tests."),
    text("metrics", &S::metrics, "loopback, all, off", "Who may read /metrics."),
    text("log-level", &S::log_level, "debug, info, warning, error", "The least that is logged."),
    text("log-format", &S::log_format, "text, json", "How log lines are written."),
};

// A value as found, before anybody knows whether it fits.
struct Found {
  std::string text;
  std::string where;  // "--port", "DARKROCK_PORT", "server.toml:3"
};
using AllFound = std::map<std::string_view, Found>;

std::string shown_value(const SettingInfo& setting) {
  if (!std::holds_alternative<int S::*>(setting.member)) return std::string(setting.value);
  return fmt::format("{} to {}", setting.least, setting.most);
}

std::string expected(const SettingInfo& setting) {
  if (std::holds_alternative<int S::*>(setting.member))
    return "a whole number, " + shown_value(setting);
  if (!std::holds_alternative<std::string S::*>(setting.member))
    return fmt::format("one of {}", setting.value);
  return fmt::format("text ({})", setting.value);
}

[[noreturn]] void refuse(const SettingInfo& setting, const Found& found, std::string_view expects) {
  const std::string shown = setting.secret ? "what is given" : fmt::format("'{}'", found.text);
  throw SettingsError(
      fmt::format("{}: {} cannot be {}; it must be {}", found.where, setting.name, shown, expects));
}

std::optional<int> parse_number(std::string_view digits) {
  int n = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, n);
  if (error != std::errc{} || stop != end) return {};
  return n;
}

// The place of `word` in "text, json".
std::optional<int> word_index(std::string_view words, std::string_view word) {
  for (int i = 0;; i++) {
    const std::size_t comma = words.find(", ");
    if (words.substr(0, comma) == word) return i;
    if (comma == std::string_view::npos) return {};
    words.remove_prefix(comma + 2);
  }
}

std::string word_at(std::string_view words, int index) {
  for (; index > 0; index--) words.remove_prefix(words.find(", ") + 2);
  return std::string(words.substr(0, words.find(", ")));
}

bool has_control(std::string_view text) {
  return std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

void store(const SettingInfo& setting, const Found& found, Settings& out) {
  std::visit(
      [&](auto member) {
        using T = std::remove_reference_t<decltype(out.*member)>;
        if constexpr (std::is_same_v<T, std::string>) {
          if (has_control(found.text)) refuse(setting, found, "free of control characters");
          out.*member = found.text;
        } else if constexpr (std::is_same_v<T, int>) {
          const std::optional<int> n = parse_number(found.text);
          if (!n || *n < setting.least || *n > setting.most)
            refuse(setting, found, expected(setting));
          out.*member = *n;
        } else {
          const std::optional<int> index = word_index(setting.value, found.text);
          if (!index) refuse(setting, found, expected(setting));
          if constexpr (std::is_same_v<T, bool>)
            out.*member = *index == 0;
          else
            out.*member = static_cast<T>(*index);
        }
      },
      setting.member);
}

// ---- The three sources

const SettingInfo* find_setting(std::string_view name) {
  const auto it = std::ranges::find(kTable, name, &SettingInfo::name);
  return it == kTable.end() ? nullptr : &*it;
}

std::string read_config(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string content;
  std::getline(in, content, '\0');
  if (!in.is_open() || in.bad() || !in.eof())
    throw SettingsError(fmt::format("{}: this settings file cannot be read", path));
  return content;
}

// Only the type the setting has: port = "8080" is as wrong as public-url = 5.
Found from_node(const SettingInfo& setting, const toml::node& node, const std::string& where) {
  const bool is_number = std::holds_alternative<int S::*>(setting.member);
  if (is_number && node.is_integer()) return {std::to_string(**node.as_integer()), where};
  if (setting.is_switch() && node.is_boolean())
    return {**node.as_boolean() ? "true" : "false", where};
  if (!is_number && !setting.is_switch() && node.is_string()) return {**node.as_string(), where};
  const std::string_view quoted = is_number || setting.is_switch() ? "without quotes" : "in quotes";
  throw SettingsError(
      fmt::format("{}: {} must be {}, {}", where, setting.name, expected(setting), quoted));
}

void add_file(const std::string& path, AllFound& all) {
  toml::table file;
  try {
    file = toml::parse(read_config(path), path);
  } catch (const toml::parse_error& error) {
    const toml::source_position at = error.source().begin;
    throw SettingsError(fmt::format("{}:{}:{}: this is not TOML: {}", path, at.line, at.column,
                                    error.description()));
  }
  for (const auto& [key, node] : file) {
    const std::string where = fmt::format("{}:{}", path, key.source().begin.line);
    const SettingInfo* setting = find_setting(key.str());
    if (setting == nullptr)
      throw SettingsError(fmt::format("{}: there is no setting '{}'", where, key.str()));
    all[setting->name] = from_node(*setting, node, where);
  }
}

AllFound find_all(const SettingsSources& sources) {
  const auto variable = [&](const std::string& name) -> const char* {
    return sources.environment ? sources.environment(name.c_str()) : std::getenv(name.c_str());
  };
  AllFound all;
  const char* const named = variable("DARKROCK_CONFIG");
  const std::string path = !sources.config.empty() ? sources.config : named ? named : "";
  if (!path.empty()) add_file(path, all);
  for (const SettingInfo& setting : kTable)
    if (const char* const value = variable(setting.variable()))
      all[setting.name] = {value, setting.variable()};
  for (const auto& [name, value] : sources.flags) {
    const SettingInfo* setting = find_setting(name);
    if (setting == nullptr) throw SettingsError(fmt::format("there is no setting '{}'", name));
    all[setting->name] = {value, setting->flag()};
  }
  return all;
}

// ---- What a type alone does not say

// "scheme://host[:port]", and perhaps a path; no user.
bool is_url(std::string_view text, std::initializer_list<std::string_view> schemes, bool path) {
  const auto url = boost::urls::parse_uri(text);
  if (!url || url->encoded_host().empty() || url->has_userinfo()) return false;
  const std::string_view scheme = url->scheme();
  if (std::find(schemes.begin(), schemes.end(), scheme) == schemes.end()) return false;
  return path || (url->encoded_path().empty() && !url->has_query() && !url->has_fragment());
}

bool is_site(std::string_view url) { return is_url(url, {"https", "http"}, false); }

bool is_page(std::string_view url) { return is_url(url, {"https", "http"}, true); }

bool is_host_and_port(std::string_view text) {
  const auto url = boost::urls::parse_uri("http://" + std::string(text));
  return url && !url->encoded_host().empty() && url->port_number() != 0 && !url->has_userinfo() &&
         url->encoded_path().empty() && !url->has_query() && !url->has_fragment();
}

bool is_relay(std::string_view url) { return is_url(url, {"smtps", "smtp"}, false); }

bool is_ip_address(const std::string& text) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

bool is_database(std::string_view text) {
  if (text.starts_with("postgresql://") || text.starts_with("postgres://")) return true;
  return !text.empty() && text.find("://") == text.npos;
}

bool is_readable_file(const std::string& path) {
  std::ifstream in(path);
  return in.is_open() && in.peek() != std::ifstream::traits_type::eof();
}

class Checker {
 public:
  Checker(const Settings& settings, const AllFound& all) : settings_(settings), all_(all) {}

  void check() const {
    needed("address");
    shape("address", is_ip_address, "an IP address, like 127.0.0.1 or ::");
    needed("database");
    shape("database", is_database, "a file or a postgresql:// URL");
    both_or_none("tls-certificate", "tls-key");
    shape("tls-certificate", is_readable_file, "a file that can be read");
    shape("tls-key", is_readable_file, "a file that can be read");
    shape("public-url", is_site, "like https://play.example.org, without a path");
    shape("peer-address", is_host_and_port, "like game2.example.org:8080");
    shape("webhook", is_page, "an https:// or http:// URL without a user name");
    shape("smtp-url", is_relay, "like smtps://relay.example.org:465, without a user name or path");
    both_or_none("smtp-user", "smtp-password");
    together("smtp-url", "mail-from");
    shape("mail-from", is_mail_address, "a mail address, like games@example.org");
  }

 private:
  const std::string& text(std::string_view name) const {
    return settings_.*std::get<std::string S::*>(find_setting(name)->member);
  }
  std::string where(std::string_view name) const {
    const auto it = all_.find(name);
    return it == all_.end() ? "default" : it->second.where;
  }

  template <class Test>
  void shape(std::string_view name, Test test, std::string_view expects) const {
    if (!text(name).empty() && !test(text(name)))
      refuse(*find_setting(name), {text(name), where(name)}, expects);
  }
  void needed(std::string_view name) const {
    if (text(name).empty())
      throw SettingsError(fmt::format("{}: {} cannot be empty", where(name), name));
  }
  void together(std::string_view name, std::string_view other) const {
    if (!text(name).empty() && text(other).empty())
      throw SettingsError(
          fmt::format("{}: {} is set, so {} must be set too", where(name), name, other));
  }
  void both_or_none(std::string_view a, std::string_view b) const {
    together(a, b);
    together(b, a);
  }

  const Settings& settings_;
  const AllFound& all_;
};

}  // namespace

std::string SettingInfo::flag() const { return "--" + std::string(name); }

std::string SettingInfo::variable() const {
  std::string out = "DARKROCK_";
  for (const char c : name) out += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
  return out;
}

std::string SettingInfo::default_text() const {
  const Settings defaults;
  return std::visit(
      [&](auto pointer) -> std::string {
        using T = std::remove_cvref_t<decltype(defaults.*pointer)>;
        if constexpr (std::is_same_v<T, std::string>)
          return defaults.*pointer;
        else if constexpr (std::is_same_v<T, int>)
          return std::to_string(defaults.*pointer);
        else if constexpr (std::is_same_v<T, bool>)
          return word_at(value, defaults.*pointer ? 0 : 1);
        else
          return word_at(value, static_cast<int>(defaults.*pointer));
      },
      member);
}

std::span<const SettingInfo> settings_table() { return kTable; }

std::string settings_text() {
  std::string out =
      fmt::format("| {:27} | {:27} | {:11} | meaning |\n", "setting", "value", "default");
  out += "| --- | --- | --- | --- |\n";
  for (const SettingInfo& setting : kTable)
    out += fmt::format("| {:27} | {:27} | {:11} | {} |\n", setting.name, shown_value(setting),
                       setting.default_text(), setting.help);
  return out;
}

std::string settings_file() {
  std::string out =
      "# Settings of darkrock.service, which `systemctl restart darkrock` reads again. What is "
      "commented\n"
      "# out has the value shown, and the database is /var/lib/darkrock/darkrock.db. With a "
      "password in\n"
      "# here take this file from other people's eyes: chmod 600; an upgrade leaves it so.\n";
  for (const SettingInfo& setting : kTable)
    out += fmt::format("\n# {} ({})\n#{}={}\n", setting.help, shown_value(setting),
                       setting.variable(), setting.default_text());
  return out;
}

Settings load_settings(const SettingsSources& sources) {
  const AllFound all = find_all(sources);
  Settings settings;
  for (const auto& [name, found] : all) store(*find_setting(name), found, settings);
  if (settings.public_url.ends_with('/')) settings.public_url.pop_back();
  Checker(settings, all).check();
  return settings;
}

bool is_mail_address(std::string_view text) {
  constexpr std::size_t kLongestAddress = 254;
  constexpr std::string_view kLocal = ".!#$%&'*+-/=?^_`{|}~";
  const auto alnum = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  };
  const std::size_t at = text.find('@');
  if (at == 0 || at == text.npos || text.size() > kLongestAddress) return false;
  const std::string_view local = text.substr(0, at), host = text.substr(at + 1);
  return std::ranges::all_of(local,
                             [&](char c) { return alnum(c) || kLocal.find(c) != kLocal.npos; }) &&
         !host.empty() && alnum(host.front()) && alnum(host.back()) &&
         std::ranges::all_of(host, [&](char c) { return alnum(c) || c == '.' || c == '-'; });
}

}  // namespace dr
