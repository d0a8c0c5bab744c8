// Tables that carry their cards: with a pack, and with cards that were built in once.
#include <gtest/gtest.h>

#include "content/compiler/box.h"
#include "content/compiler/pack.h"
#include "replay/sha256.h"
#include "replay/text_scan.h"
#include "server/account/ending.h"
#include "server/store/cards.h"
#include "server/store/tables.h"
#include "server/table/archive.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

const std::string kPack =
    "pack my-box\n  title My own box\n  version 2\n  author Anna\n"
    "story story-high-noon\n  name The Comet\n  name-it La cometa\n  trigger trigger-poker\n"
    "  reward gain 3 LP\n  bandits A C\n  sheriff 2\n  source printed\n"
    "character annie-oakley\n  name Annie Oakley\n  start general-store@darkrock\n  cards 4\n"
    "  items rifle\n  first-game 2\n  @start-of-turn: gain $10\n  source printed\n";

std::string fingerprint_of(const Content& content) {
  return to_hex(content.catalog.fingerprint, 16);
}

// As the last program had them built in: Annie Oakley begins with three cards more.
std::string older_box() {
  std::vector<SourceFile> files = default_sources(0);
  for (SourceFile& file : files)
    if (const auto at = file.text.find("  cards    1\n  items    rifle\n"); at != std::string::npos)
      file.text.replace(at, 12, "  cards    4");
  return write_box(files);
}

class PacksTest : public ServerTest {
 protected:
  json::object spec_with(const std::string& pack, std::vector<std::string> modules = {}) {
    json::object spec{{"players", 2}, {"pack", pack}, {"public", true}};
    json::array list;
    for (const std::string& one : modules) list.emplace_back(one);
    spec["modules"] = std::move(list);
    return spec;
  }
  // A table that the program before this one made, by its cards. REQUIRES: nobody plays at it yet.
  void make_older(const std::string& box) {
    const std::string digest = to_hex(sha256(box));
    const auto sql = database();
    keep_cards(*sql, digest, box);
    set_cards_of(*sql, table_, digest);
    std::string body = entries_of(*sql, table_)[0].body;
    const auto at = body.find("\"cards\":\"") + 9;
    body.replace(at, 64, digest);
    sql->run("UPDATE entries SET body = $1 WHERE table_id = $2 AND n = 0", {body, table_});
  }
  // They know the cards, as pages do that asked for them.
  void give(std::vector<Guest>& guests, const Content& content) {
    for (Guest& one : guests) one.follow.content = &content;
  }
};

TEST_F(PacksTest, ATableIsPlayedWithTheCardsItsHostOffers) {
  const CompileResult pack = compile_pack(kPack, 0);
  ASSERT_TRUE(pack.content);
  const std::string print = fingerprint_of(*pack.content);
  std::string token;
  run([&]() -> Task<> {
    const json::object spec = spec_with(kPack);
    std::vector<Guest> both = co_await seat_guests(2, spec);
    token = both[0].client.token();
    give(both, *pack.content);
    EXPECT_EQ(text_of(both[1].table, "catalog"), print);
    const std::string head = json::serialize(both[1].table.at("pack"));
    EXPECT_EQ(head, R"({"id":"my-box","title":"My own box","version":"2","author":"Anna"})");
    const std::string path = "GET /api/tables/" + table_ + "/cards";
    const HttpAnswer cards = co_await expect_http(both[1].client, path, "", 200);
    EXPECT_EQ(cards.body, box_of(0, kPack));
    const HttpAnswer list = co_await expect_http(both[1].client, "GET /api/tables", "", 200);
    EXPECT_NE(list.body.find("My own box"), std::string::npos);
    for (int i = 0; i < 20; ++i) co_await step(both);
  });
  stop();
  run([&]() -> Task<> {
    Guest back{client(), {}, 0};
    back.client.set_token(token);
    back.follow.content = pack.content.get();
    co_await back.client.open(table_);
    co_await hear_until(back, [](const Following& f) { return f.dealt; });
    EXPECT_EQ(text_of(back.table, "catalog"), print);
  });
  stop();
  const std::string replay = replay_text(*database(), table_);
  EXPECT_NE(replay.find("pack my-box My own box\n"), std::string::npos);
  const ReplayResult read = read_replay(*pack.content, replay, "file");
  ASSERT_TRUE(read.ok);
  EXPECT_TRUE(verify(*pack.content, read.replay).ok);
  prune_cards(*database());
  EXPECT_EQ(own_cards_of(*database(), table_), box_of(0, kPack)) << "a table keeps its cards";
  delete_table(*database(), table_);
  prune_cards(*database());
  EXPECT_FALSE(find_cards(*database(), to_hex(sha256(box_of(0, kPack)))));
}

TEST_F(PacksTest, WhatDoesNotCompileIsRefusedWithItsPlace) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    const std::string wrong = json::serialize(spec_with(kPack + "story x\n  nmae X\n"));
    co_await expect_http(host.client, "POST /api/tables", wrong, 400, "bad-pack",
                         "The pack does not compile: pack:21:7: 'x' has no ");
    const std::string not_here = json::serialize(spec_with(kPack + "# \n" + "event e\n"));
    co_await expect_http(host.client, "POST /api/tables", not_here, 400, "bad-pack",
                         "needs the Ante Up expansion");
    const std::string long_one = json::serialize(spec_with(kPack + std::string(100'000, ' ')));
    co_await expect_http(host.client, "POST /api/tables", long_one, 400, "bad-pack",
                         "expected at most 98304");
    co_await expect_http(host.client, "POST /api/tables", R"({"pack":7})", 400, "bad-pack",
                         "'pack' must be the text");
    co_await expect_http(host.client, "POST /api/tables",
                         R"({"cards":"0000000000000000000000000000000000000000"})", 201);
  });
}

TEST_F(PacksTest, TheCardsOfATableStay) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    const std::string spec = json::serialize(spec_with(kPack));
    co_await make_table(host, spec);
    co_await enter(host);
    co_await expect_ack(host, R"({"t":"spec","table":{"players":3,"cards":"x"}})");
    EXPECT_EQ(host.table.at("pack").at("id"), "my-box");
    co_await expect_refused(host, R"({"t":"spec","table":{"modules":["ante-up"]}})", "pack-modules",
                            "plays with a pack");
    co_await make_table(host, R"({"players":2})");
    const std::string path = "GET /api/tables/" + table_ + "/cards";
    const HttpAnswer cards = co_await expect_http(host.client, path, "", 200);
    EXPECT_EQ(cards.body, box_of(0));
  });
}

TEST_F(PacksTest, AServerHasAPackOfItsOwn) {
  Settings own = settings();
  own.pack = kPack;
  start(own);
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, R"({"players":2})");
    co_await enter(host);
    EXPECT_EQ(host.table.at("pack").at("title"), "My own box");
    co_await make_table(host, R"({"players":2,"pack":null})");
    Guest again{client(), {}, 0};
    again.client.set_token(host.client.token());
    co_await enter(again);
    EXPECT_FALSE(again.table.contains("pack"));
  });
}

// What changes with an upgrade is what is built in: a table goes on by the cards it began with. Here the
// older program is its cards alone, in the database as it would have left them.
TEST_F(PacksTest, AfterAnUpgradeATableIsPlayedByTheCardsItBeganWith) {
  const std::string box = older_box();
  const CompileResult older = compile_box(box, 0);
  ASSERT_TRUE(older.content) << to_string(older.errors[0]);
  ASSERT_NE(fingerprint_of(*older.content), fingerprint_of(default_content()));
  std::vector<std::string> tokens;
  run([&]() -> Task<> {
    Guest host = co_await guest("Ann"), other = co_await guest("Bob");
    co_await make_table(host, R"({"players":2,"public":true})");
    tokens = {host.client.token(), other.client.token()};
  });
  stop();
  make_older(box);
  run([&]() -> Task<> {
    std::vector<Guest> both;
    for (std::size_t i = 0; i < 2; ++i) {
      Guest one{client(), {}, 0};
      one.client.set_token(tokens[i]);
      one.follow.content = older.content.get();
      both.push_back(std::move(one));
    }
    co_await both[0].client.open(table_);
    co_await hear_until(both[0], [](const Following& f) { return f.index >= 0; });
    co_await both[1].client.open(table_);
    co_await expect_ack(both[1], R"({"t":"sit","seat":1})");
    for (Guest& one : both) co_await ready(one);
    for (Guest& one : both) co_await hear_until(one, [](const Following& f) { return f.dealt; });
    EXPECT_EQ(text_of(both[0].table, "catalog"), fingerprint_of(*older.content));
    EXPECT_EQ(both[0].table.at("pack").at("id"), "")
        << "a page fetches the cards, which are no pack";
    for (int i = 0; i < 40; ++i) co_await step(both);
  });
  stop();
  EXPECT_NO_THROW(load_record(*database(), table_));  // as the doctor does
  const ReplayResult read = read_replay(*older.content, replay_text(*database(), table_), "file");
  ASSERT_TRUE(read.ok);
  EXPECT_TRUE(verify(*older.content, read.replay).ok);
  EXPECT_EQ(own_cards_of(*database(), table_), box);
}

TEST_F(PacksTest, WithoutItsCardsATableIsClosedInWords) {
  std::string token;
  run([&]() -> Task<> {
    const json::object spec = spec_with(kPack + "# lost\n");
    std::vector<Guest> both = co_await seat_guests(2, spec);
    token = both[0].client.token();
  });
  stop();
  const std::string digest = *cards_of(*database(), table_);
  database()->run("UPDATE cards SET body = $1 WHERE digest = $2", {std::string("gone"), digest});
  // The process still has them in memory under their digest: the log is made to name others.
  std::string body = entries_of(*database(), table_)[0].body;
  body.replace(body.find(digest), 64, std::string(64, '0'));
  database()->run("UPDATE entries SET body = $1 WHERE table_id = $2 AND n = 0", {body, table_});
  run([&]() -> Task<> {
    Guest back{client(), {}, 0};
    back.client.set_token(token);
    co_await back.client.open(table_);
    EXPECT_EQ(co_await hear_end(back), kStayAway);
    EXPECT_EQ(back.client.close_reason(), "broken");
  });
  EXPECT_EQ(find_table(*database(), table_)->status, "abandoned");
}

}  // namespace
}  // namespace dr
