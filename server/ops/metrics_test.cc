// What a server tells about itself: metrics and log.
#include "server/ops/metrics.h"
#include "base/json.h"

#include <gtest/gtest.h>

#include <regex>

#include "server/ops/log.h"

namespace dr {
namespace {

bool has_line(const std::string& text, const std::string& line) {
  return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

TEST(Metrics, CountsRequestsByClass) {
  Metrics metrics("1.2", 3);
  metrics.request(RequestKind::kTable, 200);
  metrics.request(RequestKind::kTable, 204);
  metrics.request(RequestKind::kPage, 404);
  metrics.request(RequestKind::kOther, 999);
  const std::string text = metrics.text();
  EXPECT_TRUE(has_line(text, R"(darkrock_http_requests_total{route="table",status="2xx"} 2)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_http_requests_total{route="page",status="4xx"} 1)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_http_requests_total{route="other",status="5xx"} 1)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_http_requests_total{route="page",status="2xx"} 0)"));
}

TEST(Metrics, NamesTheLimitThatRefused) {
  Metrics metrics("1.2", 3);
  metrics.refused(Limit::kBody);
  metrics.refused(Limit::kSpectators);
  metrics.refused(Limit::kSpectators);
  const std::string text = metrics.text();
  EXPECT_TRUE(has_line(text, R"(darkrock_refusals_total{limit="body"} 1)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_refusals_total{limit="spectators"} 2)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_refusals_total{limit="login-rate"} 0)"));
}

TEST(Metrics, PutsTimesInBuckets) {
  Metrics metrics("1.2", 3);
  metrics.ack_seconds.Observe(0.0004);
  metrics.ack_seconds.Observe(0.03);
  metrics.ack_seconds.Observe(7);
  const std::string text = metrics.text();
  EXPECT_TRUE(has_line(text, R"(darkrock_ack_seconds_bucket{le="0.0005"} 1)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_ack_seconds_bucket{le="0.02"} 1)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_ack_seconds_bucket{le="1"} 2)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_ack_seconds_bucket{le="+Inf"} 3)"));
}

TEST(Metrics, ATableCountIsReplaced) {
  Metrics metrics("1.2", 3);
  metrics.tables("playing", 7);
  metrics.tables("playing", 5);
  EXPECT_TRUE(has_line(metrics.text(), R"(darkrock_tables{status="playing"} 5)"));
}

TEST(Metrics, TellsNoticesApart) {
  Metrics metrics("1.2", 3);
  metrics.notice_sent(Channel::kMail);
  metrics.notice_failed(Channel::kWebhook);
  metrics.notice_dropped(Channel::kWebhook);
  const std::string text = metrics.text();
  EXPECT_TRUE(has_line(text, R"(darkrock_notices_total{channel="mail",result="sent"} 1)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_notices_total{channel="mail",result="failed"} 0)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_notices_total{channel="webhook",result="failed"} 1)"));
  EXPECT_TRUE(has_line(text, R"(darkrock_notices_total{channel="webhook",result="dropped"} 1)"));
}

TEST(Metrics, SayWhatRunsAndHowBigItIs) {
  Metrics metrics("1.2", 3);
  metrics.connections.Increment();
  const std::string text = metrics.text();
  EXPECT_TRUE(has_line(text, R"(darkrock_build_info{rules="3",version="1.2"} 1)"));
  EXPECT_TRUE(has_line(text, "darkrock_connections 1"));
  std::smatch match;
  ASSERT_TRUE(
      std::regex_search(text, match, std::regex("\nprocess_resident_memory_bytes ([0-9.e+]+)\n")));
  EXPECT_GT(std::stod(match[1]), 100'000);
}

TEST(Log, WritesFieldsAsText) {
  EXPECT_EQ(event_text(LogFormat::kText, "table created",
                       {{"table", "k7qf"}, {"seat", 3}, {"bot", true}}),
            "table created table=k7qf seat=3 bot=true");
  EXPECT_EQ(event_text(LogFormat::kText, "x", {{"reason", "no way"}, {"error", ""}}),
            R"(x reason="no way" error="")");
}

TEST(Log, WritesFieldsAsJson) {
  EXPECT_EQ(event_text(LogFormat::kJson, "table created",
                       {{"table", "k7qf"}, {"seat", 3}, {"bot", false}}),
            R"("event":"table created","table":"k7qf","seat":3,"bot":false)");
}

TEST(Log, AValueCannotPretendToBeAnotherFieldOrLine) {
  const std::string evil = "a seat=5\n2026 error \"x\" \\";
  EXPECT_EQ(event_text(LogFormat::kText, "x", {{"reason", evil}}),
            R"(x reason="a seat=5\n2026 error \"x\" \\")");
  EXPECT_EQ(event_text(LogFormat::kJson, "x", {{"reason", evil}}),
            R"("event":"x","reason":"a seat=5\n2026 error \"x\" \\")");
}

TEST(Log, HidesMailAddressesAndPasswordsOfUrls) {
  EXPECT_EQ(event_text(LogFormat::kText, "x", {{"error", "no relay for <ann@example.org>, sorry"}}),
            R"(x error="no relay for <[hidden]>, sorry")");
  EXPECT_EQ(event_text(LogFormat::kText, "x", {{"error", "postgresql://me:secret@db/darkrock"}}),
            "x error=[hidden]");
}

TEST(Log, CutsWhatIsLongBetweenCharacters) {
  std::string umlauts = "a";
  for (int i = 0; i < 200; i++) umlauts += "ä";
  const std::string text = event_text(LogFormat::kJson, "x", {{"error", umlauts}});
  EXPECT_LT(text.size(), 330u);
  EXPECT_EQ(text.find('?'), std::string::npos);
  EXPECT_TRUE(text.ends_with("ä...\""));
}

TEST(Log, WritesWholeLinesOfTheLevelAsked) {
  Settings settings;
  settings.log_level = LogLevel::kWarning;
  settings.log_format = LogFormat::kJson;
  init_log(settings);
  testing::internal::CaptureStderr();
  log_info("quiet");
  log_warning("loud", {{"count", 2}});
  const std::string line = testing::internal::GetCapturedStderr();
  init_log({});
  EXPECT_TRUE(
      std::regex_match(line, std::regex(R"(\{"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z",)"
                                        R"("level":"warning","event":"loud","count":2\}\n)")))
      << line;
}

TEST(JsonQuoted, IsValidWhateverComesIn) {
  EXPECT_EQ(json_quoted("plain ä € 😀"), "\"plain ä € 😀\"");
  EXPECT_EQ(json_quoted(std::string_view("\x01\0\x7f", 3)), R"("\u0001\u0000\u007f")");
  EXPECT_EQ(json_quoted("\xff\xc3"), R"("??")");
  EXPECT_EQ(json_quoted("\xc0\xaf"), R"("??")");            // overlong
  EXPECT_EQ(json_quoted("\xed\xa0\x80"), R"("???")");       // a surrogate
  EXPECT_EQ(json_quoted("\xf4\x90\x80\x80"), R"("????")");  // beyond Unicode
}

}  // namespace
}  // namespace dr
