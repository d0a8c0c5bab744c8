#include "server/ops/log.h"

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <memory>

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

// The bytes of the UTF-8 character `text` begins with; 0 if it begins with none.
std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t size = lead < 0x80   ? 1
                           : lead < 0xc2 ? 0
                           : lead < 0xe0 ? 2
                           : lead < 0xf0 ? 3
                           : lead < 0xf5 ? 4
                                         : 0;
  if (size > text.size()) return 0;
  for (std::size_t i = 1; i < size; i++)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  if (size < 3) return size;
  const bool overlong = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xf0 && byte(1) < 0x90);
  const bool beyond = (lead == 0xed && byte(1) > 0x9f) || (lead == 0xf4 && byte(1) > 0x8f);
  return overlong || beyond ? 0 : size;
}

std::string shortened(std::string text) {
  if (text.size() <= kLongest) return text;
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) end--;
  return text.substr(0, end) + "...";
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

std::string json_quoted(std::string_view text) {
  std::string out = "\"";
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    const char c = text.front();
    if (size == 0)
      out += '?';
    else if (size > 1)
      out += text.substr(0, size);
    else if (c == '"' || c == '\\')
      out += {'\\', c};
    else if (c == '\n')
      out += "\\n";
    else if (c < 0x20 || c == 0x7f)
      out += fmt::format("\\u{:04x}", static_cast<int>(c));
    else
      out += c;
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return out + '"';
}

}  // namespace dr
