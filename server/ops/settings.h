// How a server is configured: by flags, environment variables and a TOML file, in this order of
// precedence. One table describes every setting; flags, variables, file keys and docs come from it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

namespace dr {

enum class MetricsAccess : std::uint8_t { kLoopback, kAll, kOff };
// kAnywhere: also to http and to addresses that are not public, for tests.
enum class PushAccess : std::uint8_t { kOn, kOff, kAnywhere };
enum class LogLevel : std::uint8_t { kDebug, kInfo, kWarning, kError };
enum class LogFormat : std::uint8_t { kText, kJson };

// What each one means stands in settings_table().
struct Settings {
  std::string address = "127.0.0.1";
  int port = 8080;
  std::string database = "darkrock.db";
  int threads = 0;
  std::string tls_certificate, tls_key;
  std::string public_url;  // without a slash at the end
  bool trusted_proxy = false;
  std::string peer_address;

  std::string content;
  std::string pack;     // no setting: the text that was read from `content`
  std::string edition;  // no setting: tests pass for another program among servers

  int max_body = 131072, max_message = 8192;
  int message_rate = 20, message_burst = 60;
  int request_rate = 20, request_burst = 100;
  int guest_rate = 20, login_rate = 10;
  int chat_rate = 20, chat_burst = 10;
  int max_connections_per_address = 64, max_connections = 10000;
  int max_tables_per_user = 20, max_spectators = 50;

  int idle_timeout = 60, ping_interval = 20;
  int grace = 60;
  int bot_threads = 0, bot_delay = 700, bot_wait = 1000;
  int table_idle = 600;
  int drain = 10;
  int guest_days = 365, table_days = 0;

  std::string webhook, webhook_secret;
  std::string smtp_url, smtp_user, smtp_password, mail_from;
  PushAccess push = PushAccess::kOn;

  MetricsAccess metrics = MetricsAccess::kLoopback;
  LogLevel log_level = LogLevel::kInfo;
  LogFormat log_format = LogFormat::kText;
};

// A setting the server cannot start with; what() is one sentence that says where it came from.
class SettingsError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct SettingInfo {
  using Member = std::variant<std::string Settings::*, int Settings::*, bool Settings::*,
                              MetricsAccess Settings::*, PushAccess Settings::*,
                              LogLevel Settings::*, LogFormat Settings::*>;

  std::string_view name;  // "max-body": --max-body, DARKROCK_MAX_BODY, max-body = ...
  Member member;
  std::string_view value;   // what to write: "URL", "1 to 64", or words: "text, json"
  std::string_view help;    // one sentence
  int least = 0, most = 0;  // of a number
  bool secret = false;      // no message shows its value

  bool is_switch() const { return std::holds_alternative<bool Settings::*>(member); }
  std::string flag() const;      // "--max-body"
  std::string variable() const;  // "DARKROCK_MAX_BODY"
  std::string default_text() const;
};

std::span<const SettingInfo> settings_table();

// The table as Markdown, for `--help-settings` and docs/server.md.
std::string settings_text();
// All of them as a file of variables, each commented out with its default: /etc/default/darkrock.
std::string settings_file();

struct SettingsSources {
  using Environment = std::function<const char*(const char*)>;  // nullptr: not set

  std::map<std::string, std::string, std::less<>> flags;  // by name of the setting
  std::string config;       // path of the file; empty: DARKROCK_CONFIG, if that is set
  Environment environment;  // none: that of the process
};

// Throws SettingsError.
Settings load_settings(const SettingsSources& sources);

// An address that can stand in a mail header and an SMTP command as it is.
bool is_mail_address(std::string_view text);

}  // namespace dr
