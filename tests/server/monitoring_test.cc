// What is watched from outside: the files in deploy/ and the page of docs name what /metrics tells.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>

#include "tests/server/fixture.h"
#include "tests/server/raw_connection.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

std::set<std::string> found(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  std::set<std::string> all;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
    all.insert((*it)[1].str());
  return all;
}

constexpr const char* kName = "\\b((?:darkrock|process)_[a-z_]+)\\b";

class MonitoringTest : public ServerTest {
 protected:
  std::string metrics() {
    std::string text;
    run([&]() -> Task<> {
      Client operator_client = client();
      const HttpAnswer answer = co_await operator_client.request("GET", "/metrics");
      text = answer.body;
    });
    return text;
  }
};

TEST_F(MonitoringTest, AlertsAndDashboardNameMetricsThereAre) {
  const std::string told = metrics();
  const std::set<std::string> real = found(told, "(?:^|\n)([a-z_]+)(?=[{ ])");
  const std::set<std::string> labels = found(told, "[{,]([a-z]+)=");
  for (const char* file : {"/deploy/prometheus-rules.yml", "/deploy/grafana-dashboard.json"}) {
    const std::string text = text_of_file(source_dir() + file);
    const std::set<std::string> named = found(text, kName);
    EXPECT_GT(named.size(), 8u) << file;
    for (const std::string& name : named) EXPECT_TRUE(real.count(name)) << file << ": " << name;
    for (const std::string& list : found(text, "by \\(([a-z, ]+)\\)"))
      for (const std::string& label : found(list, "([a-z]+)"))
        EXPECT_TRUE(labels.count(label) || label == "instance") << file << ": " << label;
  }
}

TEST_F(MonitoringTest, DocsNameEveryMetric) {
  const std::string docs = text_of_file(source_dir() + "/docs/server.md");
  for (const std::string& name : found(metrics(), "# TYPE ([a-z_]+) "))
    EXPECT_NE(docs.find("`" + name), std::string::npos) << name;
}

TEST_F(MonitoringTest, TellsOfFilesAndDisk) {
  const std::string text = metrics();
  const auto value = [&](const std::string& name) {
    const auto at = text.find("\n" + name + " ");
    return at == text.npos ? -1 : std::stod(text.substr(at + name.size() + 2));
  };
  EXPECT_GT(value("process_open_fds"), 5);
  EXPECT_LT(value("process_open_fds"), value("process_max_fds"));
  EXPECT_GT(value("darkrock_disk_free_bytes"), 0);
  EXPECT_GE(value("darkrock_disk_size_bytes"), value("darkrock_disk_free_bytes"));
}

// Name and value of every header but those of one answer alone.
std::set<std::string> lasting_headers(const std::string& answer) {
  std::set<std::string> all = found(answer, "\r\n([A-Z][A-Za-z-]+: [^\r\n]*)");
  std::erase_if(all, [](const std::string& line) {
    return line.starts_with("Content-Type") || line.starts_with("Content-Length") ||
           line.starts_with("Server") || line.starts_with("Cache-Control");
  });
  return all;
}

TEST_F(MonitoringTest, NginxSetsTheHeadersOfTheServer) {
  start();
  RawConnection connection(server_->port());
  connection.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  ASSERT_TRUE(connection.read_all());
  std::set<std::string> own = lasting_headers(connection.heard().substr(0, 2000));
  std::erase_if(own, [](const std::string& line) { return line.starts_with("Connection"); });
  EXPECT_GE(own.size(), 7u);
  std::set<std::string> nginx;
  const std::string settings = text_of_file(source_dir() + "/deploy/nginx.conf");
  const std::regex header("\n  add_header ([A-Za-z-]+) (?:\"([^\"]*)\"|([^ ]*)) always;");
  for (std::sregex_iterator it(settings.begin(), settings.end(), header), end; it != end; ++it)
    if ((*it)[1] != "Cache-Control")
      nginx.insert((*it)[1].str() + ": " + (*it)[2].str() + (*it)[3].str());
  EXPECT_EQ(nginx, own);
}

// The pages from a part of the file on are overwritten, as by a disk that fails: with the schema it
// cannot be read at all, without it only somebody who looks through all of it notices.
class DamageTest : public MonitoringTest, public testing::WithParamInterface<int> {};

TEST_P(DamageTest, IsNotServed) {
  run([&]() -> Task<> {
    for (int i = 0; i < 40; ++i) co_await guest();
  });
  stop();
  const std::string path = (folder_ / "test.db").string();
  std::filesystem::remove(path + "-wal");
  {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(path));
    for (std::streamoff at = size / 4096 * GetParam() / 10 * 4096; at < size; at += 4096) {
      if (at == 0) continue;
      file.seekp(at + 8);
      file << "this was a page of a tree";
    }
  }
  try {
    start();
    FAIL() << "it started";
  } catch (const StoreError& error) {
    const std::string why = error.what();
    EXPECT_TRUE(why.starts_with("The database " + path + " is damaged (")) << why;
    EXPECT_TRUE(why.ends_with("); restore a backup.")) << why;
  }
}

INSTANTIATE_TEST_SUITE_P(From, DamageTest, testing::Values(0, 5));

}  // namespace
}  // namespace dr
