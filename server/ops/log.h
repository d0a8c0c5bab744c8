// What the server says about itself, one line per event on standard error.
//
// May be logged: ids of tables and users, seats, counts, times, sizes, routes, client addresses,
// and what the machine answered (errors). Never: tokens, codes, passwords, e-mail addresses,
// names, chat, choices or cards. So there is no free text: the event is a literal, a field has one
// of the names below (any other does not compile), and of a value each word with an @ is hidden,
// which covers mail addresses and the passwords of URLs.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

#include "server/ops/settings.h"

namespace dr {

inline constexpr std::array<std::string_view, 24> kLogFields = {
    "address", "bot",     "bytes", "channel", "connections", "count", "database", "error",
    "file",    "kind",    "limit", "method",  "ms",          "port",  "reason",   "route",
    "rules",   "seconds", "seat",  "signal",  "status",      "table", "user",     "version"};

// A literal, so nothing a client sent.
struct LogEvent {
  consteval LogEvent(const char* literal) : text(literal) {}
  std::string_view text;
};

struct LogName {
  consteval LogName(const char* literal) : text(literal) {
    if (std::ranges::find(kLogFields, text) == kLogFields.end()) throw "not a field of the log";
  }
  std::string_view text;
};

struct LogField {
  LogField(LogName n, std::string_view text) : name(n.text), value(text), quoted(true) {}
  LogField(LogName n, const char* text) : LogField(n, std::string_view(text)) {}
  LogField(LogName n, const std::string& text) : LogField(n, std::string_view(text)) {}
  LogField(LogName n, bool yes) : name(n.text), value(yes ? "true" : "false") {}
  LogField(LogName n, std::integral auto number) : name(n.text), value(std::to_string(number)) {}

  std::string_view name;
  std::string value;
  bool quoted = false;
};
using LogFields = std::initializer_list<LogField>;

// Before the first call lines of level info and above are text. Not thread safe; the rest is.
void init_log(const Settings& settings);

// log_event(LogLevel::kInfo, "table created", {{"table", id}, {"user", host}});
void log_event(LogLevel level, LogEvent event, LogFields fields = {});

inline void log_debug(LogEvent event, LogFields fields = {}) {
  log_event(LogLevel::kDebug, event, fields);
}
inline void log_info(LogEvent event, LogFields fields = {}) {
  log_event(LogLevel::kInfo, event, fields);
}
inline void log_warning(LogEvent event, LogFields fields = {}) {
  log_event(LogLevel::kWarning, event, fields);
}
inline void log_error(LogEvent event, LogFields fields = {}) {
  log_event(LogLevel::kError, event, fields);
}

// An event without its time and level: `table created table=k7qf`, `"event":"table created",...`.
std::string event_text(LogFormat format, LogEvent event, LogFields fields);

}  // namespace dr
