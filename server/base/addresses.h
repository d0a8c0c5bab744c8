// Addresses of the network.
#pragma once

#include <sys/socket.h>

namespace dr {

// Whether it can be anybody's on the internet: not this machine's, not of a private network, not
// reserved for anything. What a stranger names may only be such a one.
bool is_public_address(const sockaddr& address);

}  // namespace dr
