// Ids, codes and secrets nobody can guess. REQUIRES: sodium_init.
#pragma once

#include <string>

namespace dr {

// Letters and digits that are not mistaken for one another: "k7qfm2".
std::string random_code(int letters);
std::string random_hex(int bytes);

}  // namespace dr
