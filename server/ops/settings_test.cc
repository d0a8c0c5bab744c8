#include "server/ops/settings.h"
#include "tests/support/paths.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace dr {
namespace {

// A file with this content, gone at the end.
class TempFile {
 public:
  explicit TempFile(std::string_view content) { std::ofstream(path_, std::ios::binary) << content; }
  ~TempFile() { std::filesystem::remove(path_); }
  TempFile(const TempFile&) = delete;
  TempFile& operator=(const TempFile&) = delete;

  const std::string& path() const { return path_; }

 private:
  static inline int count_ = 0;
  const std::string path_ =
      testing::TempDir() + "settings" + std::to_string(getpid()) + "-" + std::to_string(count_++);
};

using Texts = std::map<std::string, std::string, std::less<>>;

struct Given {
  Texts flags, variables;
  std::string config;
};

Settings load(const Given& given) {
  return load_settings({given.flags, given.config, [&](const char* name) -> const char* {
                          const auto it = given.variables.find(name);
                          return it == given.variables.end() ? nullptr : it->second.c_str();
                        }});
}

std::string complaint(const Given& given) {
  try {
    load(given);
  } catch (const SettingsError& error) {
    return error.what();
  }
  return "no complaint";
}

std::string flag_complaint(const std::string& name, const std::string& value) {
  return complaint({{{name, value}}, {}, ""});
}

std::string file_complaint(std::string_view content) {
  const TempFile file(content);
  std::string text = complaint({{}, {}, file.path()});
  if (text.starts_with(file.path())) text.replace(0, file.path().size(), "FILE");
  return text;
}

TEST(Settings, HaveDefaults) {
  const Settings settings = load({});
  EXPECT_EQ(settings.address, "127.0.0.1");
  EXPECT_EQ(settings.port, 8080);
  EXPECT_FALSE(settings.trusted_proxy);
  EXPECT_EQ(settings.metrics, MetricsAccess::kLoopback);
}

TEST(Settings, FlagBeatsEnvironmentBeatsFileBeatsDefault) {
  const TempFile file("port = 1\nmax-body = 2001\ngrace = 3\n");
  const Settings settings = load(
      {{{"port", "10"}}, {{"DARKROCK_PORT", "20"}, {"DARKROCK_MAX_BODY", "2020"}}, file.path()});
  EXPECT_EQ(settings.port, 10);
  EXPECT_EQ(settings.max_body, 2020);
  EXPECT_EQ(settings.grace, 3);
  EXPECT_EQ(settings.drain, 10);
}

TEST(Settings, EveryKindOfValueCanBeWrittenInTheFile) {
  const TempFile file(
      "# a comment\npublic-url = \"https://play.example.org/\"\ntrusted-proxy = true\n"
      "log-level = 'error'\nlog-format = \"json\"\nmetrics = \"off\"\nport = 0x50\n");
  const Settings settings = load({{}, {}, file.path()});
  EXPECT_EQ(settings.public_url, "https://play.example.org");
  EXPECT_TRUE(settings.trusted_proxy);
  EXPECT_EQ(settings.log_level, LogLevel::kError);
  EXPECT_EQ(settings.log_format, LogFormat::kJson);
  EXPECT_EQ(settings.metrics, MetricsAccess::kOff);
  EXPECT_EQ(settings.port, 80);
}

TEST(Settings, TheEnvironmentCanNameTheFileAndAFlagAnother) {
  const TempFile one("port = 1\n"), two("port = 2\n"), empty("");
  EXPECT_EQ(load({{}, {{"DARKROCK_CONFIG", one.path()}}, ""}).port, 1);
  EXPECT_EQ(load({{}, {{"DARKROCK_CONFIG", one.path()}}, two.path()}).port, 2);
  EXPECT_EQ(load({{}, {}, empty.path()}).port, 8080);
}

TEST(Settings, TheEnvironmentOfTheProcessIsReadUnlessAnotherIsGiven) {
  setenv("DARKROCK_TABLE_IDLE", "77", 1);
  const int idle = load_settings({}).table_idle;
  unsetenv("DARKROCK_TABLE_IDLE");
  EXPECT_EQ(idle, 77);
}

TEST(Settings, OtherVariablesAreNoneOfOurBusiness) {
  EXPECT_EQ(complaint({{}, {{"DARKROCK_GAMES", "many"}, {"PORT", "x"}}, ""}), "no complaint");
}

TEST(Settings, ABadValueIsRefusedWithItsOrigin) {
  EXPECT_EQ(flag_complaint("port", "65536"),
            "--port: port cannot be '65536'; it must be a whole number, 0 to 65535");
  EXPECT_EQ(complaint({{}, {{"DARKROCK_MAX_BODY", "64k"}}, ""}),
            "DARKROCK_MAX_BODY: max-body cannot be '64k'; it must be a whole number, 1024 to "
            "16777216");
  EXPECT_EQ(file_complaint("\ngrace = -1\n"),
            "FILE:2: grace cannot be '-1'; it must be a whole number, 0 to 86400");
  EXPECT_EQ(flag_complaint("trusted-proxy", "yes"),
            "--trusted-proxy: trusted-proxy cannot be 'yes'; it must be one of true, false");
  EXPECT_EQ(flag_complaint("log-level", "warn"),
            "--log-level: log-level cannot be 'warn'; it must be one of debug, info, warning, "
            "error");
  EXPECT_EQ(flag_complaint("log-format", "text, json"),
            "--log-format: log-format cannot be 'text, json'; it must be one of text, json");
}

TEST(Settings, NumbersAreWholeAndNothingElse) {
  for (const char* bad : {"", " 80", "80 ", "+80", "8e1", "80.0", "0x50", "99999999999999999999"})
    EXPECT_NE(flag_complaint("port", bad), "no complaint") << bad;
}

TEST(Settings, EveryNumberIsHeldToItsRange) {
  for (const SettingInfo& setting : settings_table()) {
    if (!std::holds_alternative<int Settings::*>(setting.member)) continue;
    const std::string name(setting.name);
    EXPECT_EQ(flag_complaint(name, std::to_string(setting.least)), "no complaint") << name;
    EXPECT_EQ(flag_complaint(name, std::to_string(setting.most)), "no complaint") << name;
    EXPECT_NE(flag_complaint(name, std::to_string(setting.least - 1)), "no complaint") << name;
    EXPECT_NE(flag_complaint(name, std::to_string(setting.most + 1)), "no complaint") << name;
  }
}

TEST(Settings, AFileMustBeReadableFlatTomlOfKnownSettings) {
  EXPECT_EQ(complaint({{}, {}, "/nonexistent/darkrock.toml"}),
            "/nonexistent/darkrock.toml: this settings file cannot be read");
  EXPECT_EQ(complaint({{}, {}, "/"}), "/: this settings file cannot be read");
  EXPECT_EQ(file_complaint("port = 1\nprot = 2\n"), "FILE:2: there is no setting 'prot'");
  EXPECT_EQ(file_complaint("[server]\nport = 1\n"), "FILE:1: there is no setting 'server'");
  EXPECT_EQ(file_complaint("config = 'x'\n"), "FILE:1: there is no setting 'config'");
  EXPECT_EQ(file_complaint("port = \"80\"\n"),
            "FILE:1: port must be a whole number, 0 to 65535, without quotes");
  EXPECT_EQ(file_complaint("database = 5\n"),
            "FILE:1: database must be text (file or URL), in quotes");
  EXPECT_EQ(file_complaint("trusted-proxy = 1\n"),
            "FILE:1: trusted-proxy must be one of true, false, without quotes");
  EXPECT_EQ(file_complaint("port = [1]\n").rfind("FILE:1: port must be", 0), 0u);
  EXPECT_EQ(file_complaint("port = 1\nport = 2\n").rfind("FILE:2:", 0), 0u);
  EXPECT_EQ(file_complaint("port = 1\n  = 2\n").rfind("FILE:2:3: this is not TOML", 0), 0u);
}

TEST(Settings, AnUnknownFlagIsRefused) {
  EXPECT_EQ(flag_complaint("prot", "1"), "there is no setting 'prot'");
}

TEST(Settings, SecretsAreNotRepeated) {
  const std::string url = "mysql://me:hunter2@db";
  EXPECT_EQ(flag_complaint("database", url),
            "--database: database cannot be what is given; it must be a file or a postgresql:// "
            "URL");
  for (const char* name : {"webhook", "webhook-secret", "smtp-password"})
    EXPECT_EQ(flag_complaint(name, "hunter2\n").find("hunter2"), std::string::npos) << name;
}

TEST(Settings, CertificateAndKeyGoTogetherAndAreFiles) {
  const TempFile file("x");
  EXPECT_EQ(flag_complaint("tls-key", file.path()),
            "--tls-key: tls-key is set, so tls-certificate must be set too");
  EXPECT_EQ(flag_complaint("tls-certificate", file.path()),
            "--tls-certificate: tls-certificate is set, so tls-key must be set too");
  EXPECT_EQ(complaint({{{"tls-certificate", file.path()}, {"tls-key", file.path()}}, {}, ""}),
            "no complaint");
  EXPECT_EQ(complaint({{{"tls-certificate", file.path()}, {"tls-key", "/nonexistent"}}, {}, ""}),
            "--tls-key: tls-key cannot be '/nonexistent'; it must be a file that can be read");
}

TEST(Settings, MailNeedsASenderAndAWholeLogin) {
  const std::string relay = "smtp://relay.example.org:25";
  EXPECT_EQ(flag_complaint("smtp-url", relay),
            "--smtp-url: smtp-url is set, so mail-from must be set too");
  EXPECT_EQ(complaint({{{"smtp-url", relay}, {"mail-from", "a@example.org"}}, {}, ""}),
            "no complaint");
  EXPECT_EQ(flag_complaint("mail-from", "Darkrock <a@example.org>"),
            "--mail-from: mail-from cannot be 'Darkrock <a@example.org>'; it must be a mail "
            "address, like games@example.org");
  EXPECT_EQ(flag_complaint("smtp-user", "me"),
            "--smtp-user: smtp-user is set, so smtp-password must be set too");
}

void expect_shape(const std::string& name, std::initializer_list<const char*> good,
                  std::initializer_list<const char*> bad) {
  for (const char* text : good) EXPECT_EQ(flag_complaint(name, text), "no complaint") << text;
  for (const char* text : bad) EXPECT_NE(flag_complaint(name, text), "no complaint") << text;
}

TEST(Settings, AddressesAndUrlsHaveTheirShape) {
  expect_shape("address", {"0.0.0.0", "::", "::1"}, {"", "localhost", "1.2.3", "127.0.0.1:80"});
  expect_shape("database", {"x.db", "/var/lib/x.db", "postgresql://db/x", "postgres://db/x"},
               {"", "mysql://db/x", "a\nb"});
  expect_shape("public-url", {"", "https://a.org", "http://[::1]:80", "https://a.org/"},
               {"a.org", "https://", "https://:80", "https://a.org/x", "https://u@a.org",
                "https://a .org", "ftp://a.org"});
  expect_shape("webhook", {"", "https://a.org/x?y", "http://127.0.0.1:9/"},
               {"a.org", "file:///etc/passwd", "https:///x", "https://a.org/\r\nX: y"});
  for (const char* bad : {"relay:25", "http://relay", "smtp://u:p@relay", "smtp://relay/x"})
    EXPECT_NE(complaint({{{"smtp-url", bad}, {"mail-from", "a@b.org"}}, {}, ""}), "no complaint");
}

TEST(MailAddress, IsOneThatNeedsNoQuoting) {
  for (const char* good : {"a@b", "ann.lee+games@mail.example.org", "o'neil@example.org"})
    EXPECT_TRUE(is_mail_address(good)) << good;
  for (const char* bad : {"", "a", "@b", "a@", "a@b@c", "a b@c", "a@b c", "<a@b>", "a@b,c@d",
                          "a@b\r\nRCPT TO:<c@d>", "\"a\"@b", "a@-b", "a@b.", "ä@b"})
    EXPECT_FALSE(is_mail_address(bad)) << bad;
  EXPECT_FALSE(is_mail_address(std::string(250, 'a') + "@b.org"));
}

TEST(SettingsTable, NamesFlagAndVariable) {
  for (const SettingInfo& setting : settings_table()) {
    if (setting.name != "max-tables-per-user") continue;
    EXPECT_EQ(setting.flag(), "--max-tables-per-user");
    EXPECT_EQ(setting.variable(), "DARKROCK_MAX_TABLES_PER_USER");
    EXPECT_EQ(setting.default_text(), "20");
    return;
  }
  FAIL() << "the setting is missing";
}

TEST(SettingsTable, IsWellFormed) {
  std::set<std::string_view> names;
  for (const SettingInfo& setting : settings_table()) {
    const std::string name(setting.name);
    EXPECT_TRUE(names.insert(setting.name).second) << name << " is there twice";
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string::npos) << name;
    EXPECT_TRUE(setting.help.ends_with('.')) << name;
    EXPECT_EQ(flag_complaint(name, setting.default_text()), "no complaint") << name;
  }
}

// When this fails, paste what `darkrock serve --help-settings` prints into docs/server.md.
TEST(SettingsTable, StandsInTheDocs) {
  std::ifstream in(source_dir() + "/docs/server.md");
  std::ostringstream docs;
  docs << in.rdbuf();
  EXPECT_NE(docs.str().find("\n\n" + settings_text() + "\n"), std::string::npos) << settings_text();
}

}  // namespace
}  // namespace dr
