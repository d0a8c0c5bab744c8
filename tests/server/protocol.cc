#include "tests/server/protocol.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <regex>

#include "tests/support/json_schema.h"

namespace dr {
namespace {

void expect_fits(const std::string& schema, const json::value& value, const std::string& what) {
  for (const std::string& why : protocol_schemas().complaints(schema, value))
    ADD_FAILURE() << what << " is not as docs/protocol has it: " << why;
}

json::value parsed(std::string_view text) {
  boost::system::error_code error;
  json::parse_options deep;
  deep.max_depth = 32;
  json::value value = json::parse(text, error, {}, deep);
  if (error) ADD_FAILURE() << "no JSON: " << text;
  return value;
}

}  // namespace

std::string endpoint_of(std::string_view method, std::string_view path) {
  std::string plain(path.substr(0, path.find('?')));
  static const std::regex table("^/api/tables/[a-z0-9]+"), invite("^/api/invite/[a-z0-9]+$");
  plain = std::regex_replace(plain, table, "/api/tables/ID");
  plain = std::regex_replace(plain, invite, "/api/invite/CODE");
  const std::string name = std::string(method) + " " + plain;
  return protocol_schemas().find("http.schema.json#/$defs/" + name) ? name : std::string{};
}

void ProtocolWatch::answered(std::string_view method, std::string_view path, std::string_view body,
                             const HttpAnswer& answer) {
  const std::string name = endpoint_of(method, path);
  const bool in_api = path.starts_with("/api/");
  if (name.empty() && !(in_api && answer.status >= 400)) return;
  const std::string what = std::string(method) + " " + std::string(path);
  if (answer.status >= 400) {
    expect_fits("common.schema.json#/$defs/refusal", parsed(answer.body), what);
    return;
  }
  const std::string schema = "http.schema.json#/$defs/" + name + "/properties/";
  if (!body.empty() && protocol_schemas().find(schema + "body"))
    expect_fits(schema + "body", parsed(body), what);
  const std::string status = schema + std::to_string(answer.status);
  const json::value* known = protocol_schemas().find(status);
  if (!known) {
    ADD_FAILURE() << what << " is answered with " << answer.status;
  } else if (*known != json::value{{"type", "string"}}) {
    expect_fits(status, parsed(answer.body), "the answer to " + what);
  }
}

void ProtocolWatch::sent(const void* socket, std::string_view message) {
  const auto object = parse_object(message);
  const auto id = object ? number_of(*object, "id") : std::nullopt;
  if (!id) return;
  const std::lock_guard lock(mutex_);
  asked_[socket][*id] = message;
}

void ProtocolWatch::heard(const void* socket, std::string_view message) {
  const json::value value = parsed(message);
  if (!value.is_object()) return;
  expect_fits("server.schema.json", value, "a message from the server");
  const json::object& o = value.get_object();
  const std::string kind = text_of(o, "t").value_or("");
  if (kind != "ack" && kind != "refused") return;
  const std::int64_t id = number_of(o, "id").value_or(0);
  std::string request;
  {
    const std::lock_guard lock(mutex_);
    auto& asked = asked_[socket];
    const auto found = asked.find(id);
    if (found == asked.end()) return;
    request = std::move(found->second);
    asked.erase(found);
  }
  if (kind != "ack") return;
  for (const std::string& why :
       protocol_schemas().complaints("client.schema.json", parsed(request)))
    if (!why.ends_with(JsonSchemas::kUnknown))  // such fields are not looked at
      ADD_FAILURE() << "the request " << request << " is carried out, and yet " << why;
}

}  // namespace dr
