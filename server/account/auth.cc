#include "server/account/auth.h"

#include <sodium.h>

#include <stdexcept>

#include "base/utf8.h"
#include "replay/deal.h"
#include "server/base/look.h"
#include "server/base/random.h"
#include "server/base/text.h"

namespace dr {
namespace {

constexpr std::size_t kLeastName = 2, kMostName = 24, kLeastPassword = 8, kMostPassword = 200;

}  // namespace

std::string new_token() { return random_hex(32); }

std::string token_hash(std::string_view token) { return sha256_hex(token); }

std::string hash_password(const std::string& password) {
  char out[crypto_pwhash_STRBYTES];
  if (crypto_pwhash_str(out, password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    throw std::runtime_error("not enough memory to hash a password");
  return out;
}

bool check_password(const std::string& hash, const std::string& password) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

void check_nobody(const std::string& password) {
  static const std::string kHash = hash_password("nobody has this password");
  check_password(kHash, password);
}

std::string refuse_name(std::string_view name) {
  const std::string clean = clean_text(name, kMostName + 1);
  const std::size_t characters = character_count(clean);
  if (clean != name) return "A name has no control characters and no spaces around it.";
  if (characters < kLeastName || characters > kMostName) return "A name has 2 to 24 characters.";
  return refuse_look(name);
}

std::string refuse_password(std::string_view password) {
  if (password.size() < kLeastPassword) return "A password has at least 8 characters.";
  if (password.size() > kMostPassword) return "A password has at most 200 bytes.";
  return {};
}

}  // namespace dr
