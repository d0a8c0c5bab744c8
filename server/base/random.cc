#include "server/base/random.h"

#include <sodium.h>

namespace dr {

std::string random_code(int letters) {
  static constexpr char kLetters[] = "abcdefghjkmnpqrstuvwxyz23456789";
  std::string code;
  for (int i = 0; i < letters; ++i) code += kLetters[randombytes_uniform(sizeof kLetters - 1)];
  return code;
}

std::string random_hex(int bytes) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string hex;
  for (int i = 0; i < 2 * bytes; ++i) hex += kDigits[randombytes_uniform(16)];
  return hex;
}

}  // namespace dr
