#include "server/notice/notices.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>
#include <vector>

#include "base/utf8.h"
#include "server/notice/push.h"
#include "server/notice/test_relay.h"

namespace dr {
namespace {

using namespace relay;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool eventually(const std::function<bool()>& test) {
  for (int i = 0; i < 24'000; i++) {
    if (test()) return true;
    std::this_thread::sleep_for(5ms);
  }
  return false;
}

std::string decoded(const std::string& text) {
  std::string out(text.size(), '\0');
  std::size_t size = 0;
  sodium_base642bin(reinterpret_cast<unsigned char*>(out.data()), out.size(), text.data(),
                    text.size(), "\r\n", &size, nullptr, sodium_base64_VARIANT_ORIGINAL);
  out.resize(size);
  return out;
}

// The text of a message, whose lines end with `newline`.
std::string mail_text(const std::string& message, const std::string& newline) {
  return decoded(message.substr(message.find(newline + newline) + 2 * newline.size()));
}

Notice notice() {
  return {"user1", "Ann", "ann@example.org", "k7qf", "Friday", "https://play.example.org/t/k7qf"};
}

class NoticesTest : public testing::Test {
 protected:
  bool counted(const std::string& channel, const std::string& result, int n) {
    return eventually([&] {
      return contains(metrics_.text(), "darkrock_notices_total{channel=\"" + channel +
                                           "\",result=\"" + result + "\"} " + std::to_string(n) +
                                           "\n");
    });
  }
  static Settings webhook_to(const std::string& url) {
    Settings settings;
    settings.webhook = url;
    return settings;
  }
  static Settings mail_to(const std::string& url) {
    Settings settings;
    settings.smtp_url = url;
    settings.mail_from = "games@example.org";
    return settings;
  }

  // It takes milliseconds; the bound is for machines that are busy with something else.
  static bool stops_at_once(std::unique_ptr<Notices> notices) {
    const auto start = std::chrono::steady_clock::now();
    notices.reset();
    return std::chrono::steady_clock::now() - start < 60s;
  }

  static constexpr NoticeLimits kQuick = {.queue = 1000, .timeout_ms = 60'000, .retry_ms = 1};
  static constexpr NoticeLimits kPatient = {
      .queue = 10, .timeout_ms = 600'000, .retry_ms = 600'000};
  Metrics metrics_{"1", 1};
};

TEST_F(NoticesTest, TheWebhookGetsSignedJson) {
  Relay server(http({"204 No Content"}));
  Settings settings = webhook_to(server.url("http") + "/hook?x=1");
  settings.webhook_secret = "Jefe";
  Notices notices(settings, metrics_, kQuick);
  notices.your_turn(notice());
  ASSERT_TRUE(counted("webhook", "sent", 1));
  const std::string got = server.wait_for(1).at(0);
  const std::string body = got.substr(got.find("\n\n") + 2);
  EXPECT_TRUE(got.starts_with("POST /hook?x=1 HTTP/1.1\n"));
  EXPECT_TRUE(contains(got, "\nContent-Type: application/json\n"));
  EXPECT_TRUE(contains(got, "\nX-Darkrock-Signature: " + webhook_signature("Jefe", body) + "\n"));
  EXPECT_TRUE(contains(body, R"("user":{"id":"user1","name":"Ann"})"));
  EXPECT_FALSE(contains(got, "ann@example.org"));
}

TEST_F(NoticesTest, WithoutASecretThereIsNoSignature) {
  Relay server(http({"200 OK"}));
  Notices notices(webhook_to(server.url("http")), metrics_, kQuick);
  notices.your_turn(notice());
  EXPECT_FALSE(contains(server.wait_for(1).at(0), "X-Darkrock-Signature"));
}

TEST_F(NoticesTest, AServerInTroubleIsAskedOnceMore) {
  Relay server(http({"503 Busy", "200 OK"}));
  Notices notices(webhook_to(server.url("http")), metrics_, kQuick);
  notices.your_turn(notice());
  EXPECT_TRUE(counted("webhook", "sent", 1));
  EXPECT_EQ(server.wait_for(2).size(), 2u);
}

TEST_F(NoticesTest, TwoFailuresAreEnough) {
  Relay server(http({"500 Oops"}));
  Notices notices(webhook_to(server.url("http")), metrics_, kQuick);
  notices.your_turn(notice());
  EXPECT_TRUE(counted("webhook", "failed", 1));
  EXPECT_EQ(server.wait_for(2).size(), 2u);
}

TEST_F(NoticesTest, ARefusalIsFinalAndARedirectIsNotFollowed) {
  Relay server(http({"404 Not Found", "302 Found\r\nLocation: /other"}));
  Notices notices(webhook_to(server.url("http")), metrics_, kQuick);
  notices.your_turn(notice());
  notices.your_turn(notice());
  EXPECT_TRUE(counted("webhook", "failed", 2));
  EXPECT_EQ(server.wait_for(2).size(), 2u);
}

TEST_F(NoticesTest, MailGoesThroughTheRelay) {
  Relay relay(smtp("250 fine"));
  Notices notices(mail_to(relay.url("smtp")), metrics_, kQuick);
  notices.your_turn(notice());
  ASSERT_TRUE(counted("mail", "sent", 1));
  const std::string got = relay.wait_for(1).at(0);
  EXPECT_TRUE(contains(got, "\nMAIL FROM:<games@example.org>"));
  EXPECT_TRUE(contains(got, "\nRCPT TO:<ann@example.org>\n"));
  EXPECT_TRUE(contains(got, "\nSubject: Darkrock: It is your turn at \"Friday\".\n"));
  const std::string text = mail_text(got, "\n");
  EXPECT_TRUE(contains(text, "https://play.example.org/t/k7qf"));
  EXPECT_TRUE(contains(text, "To stop them"));
}

TEST_F(NoticesTest, ACodeIsMailed) {
  Relay relay(smtp("250 fine"));
  Notices notices(mail_to(relay.url("smtp")), metrics_, kQuick);
  EXPECT_TRUE(notices.send_code("bob@example.org", "123456", "https://play.example.org/me"));
  const std::string text = mail_text(relay.wait_for(1).at(0), "\n");
  EXPECT_TRUE(contains(text, "\r\n123456\r\n"));
  EXPECT_TRUE(contains(text, "https://play.example.org/me"));
}

TEST_F(NoticesTest, NobodyIsMailedWithoutAnAddressOrARelay) {
  Relay relay(smtp("250 fine"));
  Notices notices(mail_to(relay.url("smtp")), metrics_, kQuick);
  Notice silent = notice();
  silent.email = "";
  notices.your_turn(silent);
  silent.email = "a@b.org>\r\nRCPT TO:<c@d.org";
  notices.your_turn(silent);
  EXPECT_FALSE(notices.send_code("no address", "1", "x"));
  EXPECT_FALSE(Notices({}, metrics_).send_code("bob@example.org", "1", "x"));
  notices.your_turn(notice());
  ASSERT_TRUE(counted("mail", "sent", 1));
  EXPECT_EQ(relay.wait_for(1).size(), 1u);
}

TEST_F(NoticesTest, ARecipientTheRelayRefusesIsNotTriedAgain) {
  Relay relay(smtp("550 nobody here"));
  Notices notices(mail_to(relay.url("smtp")), metrics_, kQuick);
  notices.your_turn(notice());
  EXPECT_TRUE(counted("mail", "failed", 1));
  EXPECT_EQ(relay.wait_for(1).size(), 1u);
}

TEST_F(NoticesTest, APasswordIsNotSentInTheClear) {
  Relay relay(smtp("250 fine"));
  Settings settings = mail_to(relay.url("smtp"));
  settings.smtp_user = "me";
  settings.smtp_password = "hunter2";
  Notices notices(settings, metrics_, kQuick);
  notices.your_turn(notice());
  EXPECT_TRUE(counted("mail", "failed", 1));
  for (const std::string& got : relay.wait_for(2)) EXPECT_FALSE(contains(got, "AUTH")) << got;
}

TEST_F(NoticesTest, ADeadRelayHoldsUpNobody) {
  Listener silent;
  Relay server(http({"200 OK"}));
  Settings settings = mail_to(silent.url("smtp"));
  settings.webhook = server.url("http");
  Notices notices(settings, metrics_, kQuick);
  for (int i = 0; i < 20; i++) notices.your_turn(notice());
  ASSERT_TRUE(silent.somebody_knocks());
  EXPECT_TRUE(counted("webhook", "sent", 20));
}

TEST_F(NoticesTest, NoAnswerIsAFailure) {
  Listener silent;
  Notices notices(mail_to(silent.url("smtp")), metrics_,
                  {.queue = 10, .timeout_ms = 50, .retry_ms = 1});
  notices.your_turn(notice());
  EXPECT_TRUE(counted("mail", "failed", 1));
}

TEST_F(NoticesTest, BeyondTheBoundTheOldestIsDropped) {
  std::mutex gate;
  const auto answer = http({"200 OK"});
  Relay server([&](int fd, Relay& self) {
    self.record("connection");
    const std::lock_guard wait(gate);
    answer(fd, self);
  });
  Notices notices(webhook_to(server.url("http")), metrics_,
                  {.queue = 2, .timeout_ms = 10'000, .retry_ms = 1});
  const auto tell = [&](const char* table) {
    Notice next = notice();
    next.table_id = table;
    notices.your_turn(next);
  };
  std::unique_lock closed(gate);
  tell("first");
  ASSERT_EQ(server.wait_for(1).size(), 1u);  // on its way
  for (const char* table : {"second", "third", "fourth"}) tell(table);
  EXPECT_TRUE(counted("webhook", "dropped", 1));
  closed.unlock();
  EXPECT_TRUE(counted("webhook", "sent", 3));
  std::string all;
  for (const std::string& got : server.wait_for(6)) all += got;
  EXPECT_TRUE(contains(all, "first") && contains(all, "third") && contains(all, "fourth"));
  EXPECT_FALSE(contains(all, "second"));
}

TEST_F(NoticesTest, StopsWhileTheRelayIsSilentFromTheBeginning) {
  Listener silent;
  auto notices = std::make_unique<Notices>(mail_to(silent.url("smtp")), metrics_, kPatient);
  for (int i = 0; i < 3; i++) notices->your_turn(notice());
  ASSERT_TRUE(silent.somebody_knocks());
  EXPECT_TRUE(stops_at_once(std::move(notices)));
}

TEST_F(NoticesTest, StopsWhileTheRelayIsSilentInTheMiddleOfAMail) {
  std::mutex gate;
  Relay relay([&](int fd, Relay& self) {
    Reader reader(fd);
    std::string line;
    for (const char* answer : {"220 relay", "250 fine", "250 fine", "250 fine", "354 go on"}) {
      send_text(fd, std::string(answer) + "\r\n");
      if (!reader.line(line)) return;
    }
    self.record(line);
    const std::lock_guard wait(gate);
  });
  std::unique_lock closed(gate);
  auto notices = std::make_unique<Notices>(mail_to(relay.url("smtp")), metrics_, kPatient);
  notices->your_turn(notice());
  ASSERT_EQ(relay.wait_for(1).at(0), "From: games@example.org");
  EXPECT_TRUE(stops_at_once(std::move(notices)));
}

TEST_F(NoticesTest, StopsWhileItWaitsToTryAgain) {
  Relay server(http({"500 Oops"}));
  auto notices = std::make_unique<Notices>(webhook_to(server.url("http")), metrics_, kPatient);
  notices->your_turn(notice());
  ASSERT_EQ(server.wait_for(1).size(), 1u);
  EXPECT_TRUE(stops_at_once(std::move(notices)));
}

// Browsers are woken at these endpoints; keeps those that are no more.
class PushTest : public NoticesTest {
 protected:
  void wake(const Settings& settings, const std::vector<std::string>& endpoints) {
    notices_ = std::make_unique<Notices>(settings, metrics_, kQuick);
    notices_->push_by(PushKey::generate(), [this](const std::string& endpoint) {
      const std::lock_guard lock(mutex_);
      gone_.push_back(endpoint);
    });
    Notice turn = notice();
    turn.pushes = endpoints;
    notices_->your_turn(turn);
  }
  std::vector<std::string> gone() {
    const std::lock_guard lock(mutex_);
    return gone_;
  }
  static Settings anywhere() {
    Settings settings;
    settings.push = PushAccess::kAnywhere;
    return settings;
  }

  std::mutex mutex_;
  std::vector<std::string> gone_;
  std::unique_ptr<Notices> notices_;
};

TEST_F(PushTest, APushSaysNothingButThatSomebodyIsAwaited) {
  Relay server(http({"201 Created"}));
  wake(anywhere(), {server.url("http") + "/send/abc"});
  ASSERT_TRUE(counted("push", "sent", 1));
  const std::string got = server.wait_for(1).at(0);
  EXPECT_TRUE(got.starts_with("POST /send/abc HTTP/1.1\n"));
  EXPECT_TRUE(got.ends_with("\n\n")) << "no body";
  for (const char* header :
       {"\nTTL: 86400\n", "\nUrgency: high\n", "\nTopic: turn\n", "\nContent-Length: 0\n"})
    EXPECT_TRUE(contains(got, header)) << header << got;
  EXPECT_TRUE(contains(got, ", k=" + notices_->push_key() + "\n"));
  for (const char* told : {"Ann", "ann@", "user1", "k7qf", "Friday", "Content-Type"})
    EXPECT_FALSE(contains(got, told)) << told << got;
}

TEST_F(PushTest, AServiceInTroubleIsAskedOnceMore) {
  Relay server(http({"429 Slowly", "201 Created", "503 Busy", "503 Busy"}));
  const std::string endpoint = server.url("http") + "/a";
  wake(anywhere(), {endpoint, endpoint});
  EXPECT_TRUE(counted("push", "sent", 1));
  EXPECT_TRUE(counted("push", "failed", 1));
  EXPECT_EQ(server.wait_for(4).size(), 4u);
  EXPECT_TRUE(gone().empty()) << "it may be back";
}

TEST_F(PushTest, ABrowserThatIsNoMoreIsForgotten) {
  Relay server(http({"410 Gone", "404 Not Found", "403 Forbidden"}));
  const std::string url = server.url("http");
  wake(anywhere(), {url + "/a", url + "/b", url + "/c"});
  EXPECT_TRUE(counted("push", "failed", 3));
  EXPECT_TRUE(eventually([&] { return gone().size() == 2; }));
  EXPECT_EQ(gone(), (std::vector<std::string>{url + "/a", url + "/b"}));
}

TEST_F(PushTest, NoNameLeadsToOurOwnNetwork) {
  Listener inside;
  std::string by_name = inside.url("https");
  by_name.replace(by_name.find("127.0.0.1"), 9, "localhost");
  wake({}, {inside.url("http"), inside.url("https"), by_name});
  EXPECT_TRUE(counted("push", "failed", 3));
  EXPECT_FALSE(inside.somebody_knocks(0));
}

TEST(WebhookBody, IsJsonWhateverPeopleAreCalled) {
  Notice odd = notice();
  odd.user_name = "\"A\"\n";
  odd.table_title.clear();
  EXPECT_EQ(webhook_body(odd, 7),
            R"({"event":"your-turn","time":7,"user":{"id":"user1","name":"\"A\"\n"},)"
            R"("table":{"id":"k7qf","title":""},"link":"https://play.example.org/t/k7qf",)"
            R"("text":"\"A\"\n: It is your turn. https://play.example.org/t/k7qf"})");
}

TEST(WebhookSignature, IsHmacSha256) {  // RFC 4231, test case 2
  EXPECT_EQ(webhook_signature("Jefe", "what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(MailMessage, HasItsHeaders) {
  const std::string message =
      mail_message({"games@example.org", "ann@example.org", "Hello", "Text\r\n"}, 1'700'000'000);
  EXPECT_TRUE(
      message.starts_with("From: games@example.org\r\nTo: ann@example.org\r\nSubject: Hello\r\n"
                          "Date: Tue, 14 Nov 2023 22:13:20 +0000\r\nMessage-ID: <"));
  EXPECT_TRUE(contains(message, "@example.org>\r\nMIME-Version: 1.0\r\n"));
  EXPECT_EQ(mail_text(message, "\r\n"), "Text\r\n");
}

TEST(MailMessage, NothingInATitleBecomesAHeader) {
  Notice evil = notice();
  evil.table_title = "x\r\nBcc: c@d.org\r\n\r\nbuy this\r\n.\r\n";
  const std::string message = mail_message(turn_mail(evil, "games@example.org"), 0);
  const std::string head = message.substr(0, message.find("\r\n\r\n"));
  EXPECT_EQ(std::ranges::count(head, '\n'), 8);  // nine headers
  EXPECT_FALSE(contains(head, "\nBcc"));
  EXPECT_FALSE(contains(mail_text(message, "\r\n"), "\nBcc"));
}

TEST(MailMessage, EncodesSubjectsBeyondAsciiInShortWords) {
  std::string subject;
  for (int i = 0; i < 60; i++) subject += i % 7 == 0 ? "a" : "ä";
  const std::string message = mail_message({"a@b.org", "c@d.org", subject, ""}, 0);
  const std::size_t begin = message.find("Subject: ") + 9;
  std::string rest = message.substr(begin, message.find("\r\nDate:") - begin) + "\r\n ", back;
  while (!rest.empty()) {
    const std::size_t end = rest.find("\r\n ");
    const std::string word = rest.substr(0, end);
    ASSERT_TRUE(word.starts_with("=?utf-8?B?") && word.ends_with("?=")) << word;
    EXPECT_LE(word.size(), 75u);
    const std::string part = decoded(word.substr(10, word.size() - 12));
    EXPECT_FALSE(continues(part.front())) << "splits a character";
    back += part;
    rest.erase(0, end + 3);
  }
  EXPECT_EQ(back, subject);
}

}  // namespace
}  // namespace dr
