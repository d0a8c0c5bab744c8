#include "server/ops/log.h"

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <memory>

#include "base/json.h"
#include "base/utf8.h"

namespace dr {
namespace {

constexpr std::size_t kLongest = 300;  // bytes of a value

// Times are UTC: logs of several machines are read together.
constexpr const char* kTextPattern = "%Y-%m-%dT%H:%M:%S.%eZ %l %v";
constexpr const char* kJsonPattern = R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})";

struct Log {
  spdlog::logger logger{"darkrock", std::make_shared<spdlog::sinks::stderr_sink_mt>()};
  LogFormat format = LogFormat::kText;

  Log() { use(LogLevel::kInfo, LogFormat::kText); }
  void use(LogLevel level, LogFormat with);
};

spdlog::level::level_enum spdlog_level(LogLevel level) {
  switch (level) {
    case LogLevel::kDebug: return spdlog::level::debug;
    case LogLevel::kInfo: return spdlog::level::info;
    case LogLevel::kWarning: return spdlog::level::warn;
    case LogLevel::kError: return spdlog::level::err;
  }
  return spdlog::level::info;
}

void Log::use(LogLevel level, LogFormat with) {
  format = with;
  logger.set_level(spdlog_level(level));
  logger.flush_on(spdlog::level::debug);
  logger.set_formatter(std::make_unique<spdlog::pattern_formatter>(
      with == LogFormat::kJson ? kJsonPattern : kTextPattern, spdlog::pattern_time_type::utc));
}

Log& the_log() {
  static Log log;
  return log;
}

std::string shortened(std::string text) {
  if (text.size() <= kLongest) return text;
  return std::string(beginning(text, kLongest)) + "...";
}

std::string without_secrets(std::string_view value) {
  constexpr std::string_view kBetween = " \t\r\n\"'<>(),;";
  std::string out;
  while (!value.empty()) {
    const std::size_t end = std::min(value.find_first_of(kBetween), value.size());
    const std::string_view word = value.substr(0, end);
    out += word.find('@') == word.npos ? word : "[hidden]";
    if (end < value.size()) out += value[end];
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  return shortened(std::move(out));
}

// A word is shown as it is; anything a reader could take for two fields is quoted.
std::string text_value(const std::string& value) {
  const bool plain = !value.empty() && std::ranges::all_of(value, [](char c) {
    return c > ' ' && c < 0x7f && c != '"' && c != '=' && c != '\\';
  });
  return plain ? value : json_quoted(value);
}

}  // namespace

void init_log(const Settings& settings) { the_log().use(settings.log_level, settings.log_format); }

void log_event(LogLevel level, LogEvent event, LogFields fields) {
  Log& log = the_log();
  const spdlog::level::level_enum at = spdlog_level(level);
  if (log.logger.should_log(at))
    log.logger.log(at, spdlog::string_view_t(event_text(log.format, event, fields)));
}

std::string event_text(LogFormat format, LogEvent event, LogFields fields) {
  const bool json = format == LogFormat::kJson;
  std::string out = json ? "\"event\":" + json_quoted(event.text) : std::string(event.text);
  for (const LogField& field : fields) {
    const std::string value = field.quoted ? without_secrets(field.value) : field.value;
    if (json)
      out += fmt::format(",\"{}\":{}", field.name, field.quoted ? json_quoted(value) : value);
    else
      out += fmt::format(" {}={}", field.name, text_value(value));
  }
  return out;
}

}  // namespace dr
