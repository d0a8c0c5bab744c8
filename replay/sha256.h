// SHA-256 without a library, for WebAssembly; elsewhere libsodium's is used and this one tested by it.
#pragma once

#include <string_view>

#include "replay/deal.h"

namespace dr {

Bytes32 portable_sha256(std::string_view bytes);

}  // namespace dr
