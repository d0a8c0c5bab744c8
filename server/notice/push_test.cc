#include "server/notice/push.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "server/base/base64.h"

namespace dr {
namespace {

TEST(PushKey, ComesBackFromItsText) {
  const std::string pem = PushKey::generate();
  const PushKey key(pem);
  EXPECT_EQ(key.shared(), PushKey(pem).shared());
  EXPECT_NE(key.shared(), PushKey(PushKey::generate()).shared());
  EXPECT_EQ(key.shared().size(), 87u) << "65 bytes";
  EXPECT_EQ(key.shared().front(), 'B') << "the point is not compressed";
  EXPECT_THROW(PushKey("no key"), std::runtime_error);
}

// What the signature is worth, another library says: web/e2e/push.test.ts.
TEST(PushKey, SignsForOneServiceAndHalfADay) {
  const PushKey key(PushKey::generate());
  const std::string head = to_base64url(R"({"typ":"JWT","alg":"ES256"})") + ".";
  const std::string told = key.token("https://push.example.org/send/x?y", "mailto:a@b.org", 100);
  EXPECT_TRUE(told.starts_with(
      head +
      to_base64url(R"({"aud":"https://push.example.org","exp":43300,"sub":"mailto:a@b.org"})") +
      "."));
  const std::string untold = key.token("http://127.0.0.1:99/x", "", 0);
  EXPECT_TRUE(untold.starts_with(
      head + to_base64url(R"({"aud":"http://127.0.0.1:99","exp":43200})") + "."));
  EXPECT_EQ(told.size() - told.rfind('.') - 1, 86u) << "64 bytes";
}

TEST(PushEndpoint, IsAPageOfAServiceOnTheInternet) {
  for (const char* url :
       {"https://fcm.googleapis.com/fcm/send/abc:def-_", "https://web.push.apple.com/Qx",
        "https://wns2-am3p.notify.windows.com/w/?token=BQY%3d"})
    EXPECT_TRUE(is_push_endpoint(url, false)) << url;
  for (const char* url :
       {"", "push", "https://", "http://push.example.org/x", "https://me@push.example.org/x",
        "https://push.example.org/x#y", "https://push.example.org:8443/x", "https://127.0.0.1/x",
        "https://[::1]/x", "ftp://push.example.org/x", "https://push.example.org/\n"})
    EXPECT_FALSE(is_push_endpoint(url, false)) << url;
  EXPECT_FALSE(is_push_endpoint("https://push.example.org/" + std::string(1000, 'x'), false));
  EXPECT_TRUE(is_push_endpoint("http://127.0.0.1:4000/x", true));
  EXPECT_FALSE(is_push_endpoint("file:///etc/passwd", true));
}

}  // namespace
}  // namespace dr
