// A connection handed on to another server, byte by byte.
#pragma once

#include <functional>
#include <string>

#include "server/base/async.h"
#include "server/net/http_message.h"
#include "server/net/stream.h"

namespace dr {

// Sends a request to the server at an address (http://HOST:PORT, or https) and passes on what both say
// until one of them ends, or the server, which lived, does so no more: it may say nothing for ever.
// False: the server does not answer, and the client has heard nothing.
Task<bool> tunnel(Stream& client, HttpRequest request, std::string address,
                  std::function<bool()> lives);

}  // namespace dr
