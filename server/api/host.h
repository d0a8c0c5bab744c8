// By which names a server is asked.
#pragma once

#include <string>
#include <string_view>

namespace dr {

// Whether a Host header names this server: by an address, as localhost, by the machine's own name, or
// by that of `public_url`. A request without one comes from no browser.
bool is_own_host(std::string_view host, const std::string& public_url);

}  // namespace dr
