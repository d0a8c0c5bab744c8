#include "server/room/handshake.h"

#include "replay/versions.h"

namespace dr {

json::object spoken() {
  json::object o{{"protocol", kProtocolVersion}};
  const json::value versions = json::parse(versions_json());
  for (const auto& [key, value] : versions.get_object()) o[key] = value;
  return o;
}

std::string_view disagreement(const std::map<std::string, std::string>& theirs) {
  for (const auto& [key, value] : announced()) {
    const auto found = theirs.find(std::string(key));
    if (found != theirs.end() && found->second != value) return key;
  }
  return {};
}

std::string own_edition() {
  std::string word;
  for (const auto& [key, value] : announced()) word += (word.empty() ? "" : "-") + value;
  return word;
}

std::string hello_message(const std::string& user) {
  json::object o{{"t", "hello"}, {"user", user}};
  for (const auto& [key, value] : spoken()) o[key] = value;
  return json::serialize(o);
}

}  // namespace dr
