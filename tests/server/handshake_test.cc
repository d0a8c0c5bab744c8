// Client and server speak of the same game, or part at once.
#include "replay/versions.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

class Handshake : public ServerTest {};

constexpr const char* kOthers[] = {"?protocol=0", "?protocol=1", "?rules=0",
                                   "?view=8",     "?view=",      "?content=0000000000000000"};

TEST_F(Handshake, TheServerSaysWhatItSpeaks) {
  run([&]() -> Task<> {
    Client page = client();
    const HttpAnswer answer = co_await page.request("GET", "/api/version");
    const json::object version = answer.json();
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(number_of(version, "protocol"), 2);
    EXPECT_EQ(number_of(version, "rules"), versions().rules);
    EXPECT_EQ(number_of(version, "view"), static_cast<std::int64_t>(versions().view));
    EXPECT_EQ(text_of(version, "content"), versions().content);
    EXPECT_EQ(version.at("catalogs").get_object().size(), 3u);
    EXPECT_EQ(version.at("catalog"), version.at("catalogs").at("0"));
  });
}

TEST_F(Handshake, WhoSpeaksAnotherLanguageIsToldSoAndNothingElse) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, R"({"players":2})");
    for (const char* other : kOthers) {
      Guest old = co_await guest();
      co_await old.client.open(table_ + other);
      const auto hello = co_await old.client.receive();
      EXPECT_TRUE(hello) << other;
      const auto said = parse_object(hello.value_or("")).value_or(json::object{});
      EXPECT_EQ(text_of(said, "t"), "hello") << other;
      EXPECT_EQ(number_of(said, "view"), static_cast<std::int64_t>(versions().view)) << other;
      EXPECT_EQ(text_of(said, "content"), versions().content) << other;
      const auto more = co_await old.client.receive();
      EXPECT_FALSE(more) << *more;
      EXPECT_EQ(old.client.close_code(), 1008) << other;
      EXPECT_EQ(old.client.close_reason(), "old") << other;
    }
  });
}

}  // namespace
}  // namespace dr
