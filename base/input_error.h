// For the programs around the engine; the engine itself knows no exceptions.
#pragma once

#include <stdexcept>

namespace dr {

// Input that cannot be used; what() is one sentence for people. main prints it and exits with 2.
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace dr
