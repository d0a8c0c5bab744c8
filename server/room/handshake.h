// Whether a client and this server speak of the same game (docs/protocol.md).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/base/json.h"

namespace dr {

// What this server speaks: "protocol", "rules", "view", "content" and "catalogs".
json::object spoken();

// The first of "protocol", "rules", "view" and "content" that a client announces otherwise; empty if
// they agree. What it does not announce it need not know.
std::string_view disagreement(const std::map<std::string, std::string>& theirs);

// The same in one word, by which servers on one database know each other's programs.
std::string own_edition();

// {"t":"hello"}: the first message of every connection.
std::string hello_message(const std::string& user);

}  // namespace dr
