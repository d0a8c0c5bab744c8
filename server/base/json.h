// JSON as the server reads and writes it.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace dr {

namespace json = boost::json;

// A member of an object, null if it is absent.
inline const json::value* member(const json::object& object, std::string_view key) {
  return object.if_contains(key);
}

// Members of the right kind; nothing if absent or of another kind.
inline std::optional<std::string> text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (!value || !value->is_string()) return std::nullopt;
  return std::string(value->get_string());
}
inline std::optional<std::int64_t> number_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (!value) return std::nullopt;
  if (value->is_int64()) return value->get_int64();
  if (value->is_uint64() && value->get_uint64() <= INT64_MAX)
    return static_cast<std::int64_t>(value->get_uint64());
  return std::nullopt;
}
inline std::optional<bool> flag_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (!value || !value->is_bool()) return std::nullopt;
  return value->get_bool();
}

// A text from outside: nothing if it is no JSON, nested too deep or no object.
inline std::optional<json::object> parse_object(std::string_view text) {
  json::parse_options options;
  options.max_depth = 8;
  boost::system::error_code error;
  json::value value = json::parse(text, error, {}, options);
  if (error || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}

}  // namespace dr
