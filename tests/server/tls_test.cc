// The same server over TLS, spoken to through OpenSSL.
#include <gtest/gtest.h>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "server/store/test_database.h"
#include "tests/server/fixture.h"
#include "tests/server/program.h"

namespace dr {
namespace {

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* p) const {
    Free(p);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Freed<X509_free>>;

// A certificate for localhost that has signed itself.
void write_certificate(const std::string& certificate_path, const std::string& key_path,
                       int serial = 1) {
  const Key key(EVP_EC_gen("P-256"));
  const Certificate certificate(X509_new());
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), serial);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -3600);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3600);
  X509_set_pubkey(certificate.get(), key.get());
  X509_NAME* name = X509_get_subject_name(certificate.get());
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(certificate.get(), name);
  X509_sign(certificate.get(), key.get(), EVP_sha256());
  std::FILE* file = std::fopen(certificate_path.c_str(), "wb");
  PEM_write_X509(file, certificate.get());
  std::fclose(file);
  file = std::fopen(key_path.c_str(), "wb");
  PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  std::fclose(file);
}

// A TLS connection that waits.
class TlsClient {
 public:
  explicit TlsClient(int port, int newest = TLS1_3_VERSION)
      : context_(SSL_CTX_new(TLS_client_method())) {
    SSL_CTX_set_min_proto_version(context_.get(), TLS1_VERSION);
    SSL_CTX_set_security_level(context_.get(), 0);
    SSL_CTX_set_max_proto_version(context_.get(), newest);
    bio_.reset(BIO_new_ssl_connect(context_.get()));
    BIO_set_conn_hostname(bio_.get(), ("127.0.0.1:" + std::to_string(port)).c_str());
    open_ = BIO_do_connect(bio_.get()) == 1 && BIO_do_handshake(bio_.get()) == 1;
  }
  bool open() const { return open_; }
  // Of the certificate the server shows; 0: none.
  std::int64_t serial() const {
    SSL* ssl = nullptr;
    BIO_get_ssl(bio_.get(), &ssl);
    const Certificate shown(ssl ? SSL_get1_peer_certificate(ssl) : nullptr);
    return shown ? ASN1_INTEGER_get(X509_get0_serialNumber(shown.get())) : 0;
  }
  void write(const std::string& text) {
    BIO_write(bio_.get(), text.data(), static_cast<int>(text.size()));
  }
  // Reads until `end` is among it.
  std::string read_until(const std::string& end) {
    std::string all;
    char buffer[4096];
    while (all.find(end) == std::string::npos) {
      const int n = BIO_read(bio_.get(), buffer, sizeof buffer);
      if (n <= 0) break;
      all.append(buffer, static_cast<std::size_t>(n));
    }
    return all;
  }

 private:
  std::unique_ptr<SSL_CTX, Freed<SSL_CTX_free>> context_;
  std::unique_ptr<BIO, Freed<BIO_free_all>> bio_;
  bool open_ = false;
};

class TlsTest : public ServerTest {
 protected:
  TlsTest() { write_certificate(file("cert.pem"), file("key.pem")); }
  std::string file(const char* name) const { return (folder_ / name).string(); }
  Settings settings() const override {
    Settings s = ServerTest::settings();
    s.tls_certificate = file("cert.pem");
    s.tls_key = file("key.pem");
    return s;
  }
  // "darkrock=…", of a new guest.
  static std::string become_guest(TlsClient& page) {
    page.write(
        "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Darkrock: 1\r\n"
        "Content-Length: 0\r\n\r\n");
    const std::string guest = page.read_until("\"guest\":true");
    EXPECT_NE(guest.find("201 Created"), std::string::npos);
    EXPECT_NE(guest.find("; Secure"), std::string::npos);
    EXPECT_NE(guest.find("Strict-Transport-Security"), std::string::npos);
    const auto from = guest.find("darkrock=");
    return guest.substr(from, guest.find(';', from) - from);
  }
  // Its id.
  static std::string make_table(TlsClient& page, const std::string& cookie) {
    page.write(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Darkrock: 1\r\nCookie: " + cookie +
        "\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"players\":2}");
    const std::string made = page.read_until("\"code\":");
    const auto id = made.find("\"id\":\"") + 6;
    return made.substr(id, made.find('"', id) - id);
  }
  // Comes to a table, and is told how things stand.
  static void expect_told(TlsClient& page, const std::string& cookie, const std::string& table) {
    page.write("GET /ws/table/" + table +
               " HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\nCookie: " + cookie +
               "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    const std::string socket = page.read_until("\"t\":\"update\"");
    EXPECT_NE(socket.find("101 Switching Protocols"), std::string::npos);
    EXPECT_NE(socket.find("\"t\":\"hello\""), std::string::npos);
    EXPECT_NE(socket.find("\"t\":\"update\""), std::string::npos);
  }
};

TEST_F(TlsTest, ServesPagesSessionsAndTables) {
  start();
  EXPECT_TRUE(server_->address().starts_with("https://"));
  TlsClient page(server_->port());
  ASSERT_TRUE(page.open());
  const std::string cookie = become_guest(page);
  const std::string table = make_table(page, cookie);
  expect_told(page, cookie, table);
}

// Servers on one database speak TLS to each other, too.
class TlsClusterTest : public TlsTest {
 protected:
  Settings settings() const override {
    Settings s = TlsTest::settings();
    s.database = database_;
    s.threads = s.drain = 1;
    return s;
  }
  const std::string database_ = empty_postgres();
};

TEST_F(TlsClusterTest, WhoComesToTheWrongServerIsHandedOn) {
  start();
  Server second(settings());
  second.start();
  TlsClient page(server_->port()), elsewhere(second.port()), reader(second.port());
  const std::string cookie = become_guest(page);
  const std::string table = make_table(page, cookie);
  expect_told(page, cookie, table);
  expect_told(elsewhere, cookie, table);
  reader.write("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_NE(reader.read_until("process_max_fds ").find("darkrock_tables_loaded 0"),
            std::string::npos);
}

TEST_F(TlsTest, RefusesOldTlsAndPlainText) {
  start();
  EXPECT_FALSE(TlsClient(server_->port(), TLS1_1_VERSION).open());
  EXPECT_TRUE(TlsClient(server_->port(), TLS1_2_VERSION).open());
  run([&]() -> Task<> {
    Client plain = client();
    bool failed = false;
    try {
      co_await plain.request("GET", "/healthz");
    } catch (const boost::system::system_error&) {
      failed = true;
    }
    EXPECT_TRUE(failed);
  });
}

TEST_F(TlsTest, ARenewedCertificateIsTakenWithoutARestart) {
  start();
  TlsClient before(server_->port());
  EXPECT_EQ(before.serial(), 1);
  write_certificate(file("cert.pem"), file("key.pem"), 2);
  EXPECT_EQ(TlsClient(server_->port()).serial(), 1) << "nobody has asked for it yet";
  server_->reload();
  EXPECT_EQ(TlsClient(server_->port()).serial(), 2);
  before.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_NE(before.read_until("\"ok\":true").find("200 OK"), std::string::npos);

  std::ofstream(file("cert.pem")) << "half a certifi";
  server_->reload();
  EXPECT_EQ(TlsClient(server_->port()).serial(), 2) << "the good one is kept";
}

TEST_F(TlsTest, SighupReadsTheCertificateAgain) {
  setenv("DARKROCK_TLS_CERTIFICATE", file("cert.pem").c_str(), 1);
  setenv("DARKROCK_TLS_KEY", file("key.pem").c_str(), 1);
  Program program(file("other.db"), file("log"));
  program.start();
  unsetenv("DARKROCK_TLS_CERTIFICATE");
  unsetenv("DARKROCK_TLS_KEY");
  EXPECT_EQ(TlsClient(program.address().port).serial(), 1);
  write_certificate(file("cert.pem"), file("key.pem"), 2);
  program.hang_up();
  std::int64_t serial = 1;
  while (serial == 1) serial = TlsClient(program.address().port).serial();
  EXPECT_EQ(serial, 2);
  EXPECT_FALSE(program.has_ended());
}

TEST_F(TlsTest, ABadCertificateStopsTheStartWithOneSentence) {
  std::filesystem::remove(file("key.pem"));
  try {
    start();
    FAIL() << "it started";
  } catch (const SettingsError& error) {
    EXPECT_NE(std::string(error.what()).find("tls-key: "), std::string::npos) << error.what();
  }
}

}  // namespace
}  // namespace dr
