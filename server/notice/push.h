// Web Push without content (RFC 8030): a browser is woken and asks this server itself what is new,
// so that a push service learns nothing but that it was woken.
#pragma once

#include <openssl/types.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dr {

// The key by which push services know this server (RFC 8292): P-256, as PEM.
class PushKey {
 public:
  static std::string generate();
  // Throws std::runtime_error if the text is no such key.
  explicit PushKey(const std::string& pem);

  // What a page subscribes with: the point, uncompressed, in base64url.
  const std::string& shared() const { return shared_; }
  // A token for the push service of that endpoint (ES256). `contact`: whom it may write to, a URL,
  // or empty; `at`: seconds since 1970.
  std::string token(const std::string& endpoint, const std::string& contact, std::int64_t at) const;

 private:
  struct Free {
    void operator()(EVP_PKEY* key) const;
  };
  std::unique_ptr<EVP_PKEY, Free> key_;
  std::string shared_;
};

// Whether a browser's endpoint may be asked: https, to a name, on the usual port; `anywhere` takes
// what tests need.
bool is_push_endpoint(std::string_view url, bool anywhere);

std::vector<std::string> push_headers(const PushKey& key, const std::string& endpoint,
                                      const std::string& contact, std::int64_t at);

}  // namespace dr
