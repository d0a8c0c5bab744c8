// The network that comes with the program.
#pragma once

#include "net/network.h"

namespace dr {

// Null where none was loaded yet: a browser loads it behind the first page.
const Network* network();

// Takes this one instead. False, and why in `problem`, if the bytes are none. Not while bots think.
bool load_network(std::string_view bytes, std::string& problem);

}  // namespace dr
