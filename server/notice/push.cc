#include "server/notice/push.h"

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <stdexcept>

#include "base/json.h"
#include "server/base/base64.h"

namespace dr {
namespace {

constexpr std::int64_t kTokenSeconds = 12 * 3600;  // RFC 8292 allows a day
constexpr std::size_t kLongestEndpoint = 1000;
constexpr int kHalf = 32;  // bytes of each number of a signature

struct FreeBio {
  void operator()(BIO* bio) const { BIO_free(bio); }
};
struct FreeDigest {
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};
struct FreeSignature {
  void operator()(ECDSA_SIG* signature) const { ECDSA_SIG_free(signature); }
};
using Bio = std::unique_ptr<BIO, FreeBio>;

void need(bool good) {
  if (!good) throw std::runtime_error("OpenSSL cannot use the push key");
}

unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

// The two numbers of an ECDSA signature side by side, as JWS has them (RFC 7518, 3.4).
std::string signature_of(EVP_PKEY* key, const std::string& text) {
  const std::unique_ptr<EVP_MD_CTX, FreeDigest> context(EVP_MD_CTX_new());
  const auto* const data = reinterpret_cast<const unsigned char*>(text.data());
  std::size_t size = 0;
  need(context && EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key) == 1 &&
       EVP_DigestSign(context.get(), nullptr, &size, data, text.size()) == 1);
  std::string der(size, '\0');
  need(EVP_DigestSign(context.get(), bytes_of(der), &size, data, text.size()) == 1);
  const unsigned char* from = bytes_of(der);
  const std::unique_ptr<ECDSA_SIG, FreeSignature> pair(
      d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(size)));
  need(pair != nullptr);
  std::string out(2 * std::size_t{kHalf}, '\0');
  need(BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), bytes_of(out), kHalf) == kHalf &&
       BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), bytes_of(out) + kHalf, kHalf) == kHalf);
  return out;
}

std::string origin_of(const std::string& endpoint) {
  const auto url = boost::urls::parse_uri(endpoint);
  return url ? std::string(url->encoded_origin()) : std::string{};
}

}  // namespace

void PushKey::Free::operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }

std::string PushKey::generate() {
  const std::unique_ptr<EVP_PKEY, Free> key(EVP_EC_gen("P-256"));
  const Bio out(BIO_new(BIO_s_mem()));
  need(key && out &&
       PEM_write_bio_PrivateKey(out.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1);
  char* text = nullptr;
  const long size = BIO_get_mem_data(out.get(), &text);
  return {text, static_cast<std::size_t>(size)};
}

PushKey::PushKey(const std::string& pem) {
  const Bio in(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  key_.reset(PEM_read_bio_PrivateKey(in.get(), nullptr, nullptr, nullptr));
  need(key_ && EVP_PKEY_is_a(key_.get(), "EC") == 1 && EVP_PKEY_get_bits(key_.get()) == 256);
  unsigned char* point = nullptr;
  const std::size_t size = EVP_PKEY_get1_encoded_public_key(key_.get(), &point);
  need(size > 0);
  shared_ = to_base64url({reinterpret_cast<const char*>(point), size});
  OPENSSL_free(point);
}

std::string PushKey::token(const std::string& endpoint, const std::string& contact,
                           std::int64_t at) const {
  std::string claims = "{\"aud\":" + json_quoted(origin_of(endpoint)) +
                       ",\"exp\":" + std::to_string(at + kTokenSeconds);
  if (!contact.empty()) claims += ",\"sub\":" + json_quoted(contact);
  const std::string signed_text =
      to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + to_base64url(claims + "}");
  return signed_text + "." + to_base64url(signature_of(key_.get(), signed_text));
}

bool is_push_endpoint(std::string_view text, bool anywhere) {
  const auto url = boost::urls::parse_uri(text);
  if (text.size() > kLongestEndpoint || !url || url->encoded_host().empty()) return false;
  if (url->has_userinfo() || url->has_fragment()) return false;
  if (anywhere) return url->scheme() == "https" || url->scheme() == "http";
  return url->scheme() == "https" && url->host_type() == boost::urls::host_type::name &&
         !url->has_port();
}

std::vector<std::string> push_headers(const PushKey& key, const std::string& endpoint,
                                      const std::string& contact, std::int64_t at) {
  return {
      "TTL: 86400",     // a browser that is off hears of it within a day
      "Urgency: high",  // somebody waits
      "Topic: turn",    // of several that wait at the push service the last is enough
      "Authorization: vapid t=" + key.token(endpoint, contact, at) + ", k=" + key.shared(),
  };
}

}  // namespace dr
