// Tables before the deal: who comes in, what is to be played, who sits where.
#include <gtest/gtest.h>

#include "replay/deal.h"
#include "tests/server/fixture.h"

namespace dr {
namespace {

class LobbyTest : public ServerTest {
 protected:
  const json::object& spec(const Guest& guest) const { return guest.table.at("table").as_object(); }
  const json::object& seat(const Guest& guest, std::size_t n) const {
    return guest.table.at("seats").as_array()[n].as_object();
  }
};

TEST_F(LobbyTest, APrivateTableIsForThoseWithItsCode) {
  run([&]() -> Task<> {
    Guest host = co_await guest(), friendly = co_await guest(), stranger = co_await guest();
    co_await make_table(host, R"({"players":2})");
    EXPECT_EQ(code_.size(), 6u);
    co_await expect_http(stranger.client, "GET /api/tables/" + table_, "", 403, "private");
    co_await stranger.client.open(table_);
    const int code = co_await hear_end(stranger);
    EXPECT_EQ(code, 1008);
    EXPECT_EQ(stranger.client.close_reason(), "private");
    EXPECT_EQ(stranger.follow.index, -1) << "nothing was told";
    co_await expect_http(stranger.client, "POST /api/join", R"({"code":"abcdef"})", 404,
                         "not-found", "ask your host");
    for (const char* body : {"{}", R"({"code":7})", R"({"code":""})", R"({"code":"a\u0000"})"})
      co_await expect_http(stranger.client, "POST /api/join", body, 404, "not-found");
    co_await enter(friendly);
    co_await expect_http(friendly.client, "GET /api/tables/" + table_, "", 200);
    EXPECT_EQ(text_of(friendly.table, "host"), host.client.user());
  });
}

TEST_F(LobbyTest, PublicTablesAreListedAndOpenToAll) {
  run([&]() -> Task<> {
    Guest host = co_await guest("Wyatt"), other = co_await guest();
    co_await make_table(host, R"({"players":2,"title":"hidden"})");
    co_await make_table(host, R"({"players":2,"title":"High noon","public":true})");
    const HttpAnswer list = co_await expect_http(other.client, "GET /api/tables", "", 200);
    EXPECT_EQ(list.body.find("hidden"), std::string::npos);
    EXPECT_NE(list.body.find("High noon"), std::string::npos);
    EXPECT_EQ(list.body.find(code_), std::string::npos);
    co_await other.client.open(table_);
    co_await expect_ack(other, R"({"t":"sit","seat":1})");
    const HttpAnswer mine = co_await expect_http(other.client, "GET /api/me/tables", "", 200);
    EXPECT_EQ(mine.json().at("tables").as_array().size(), 1u);
    EXPECT_NE(mine.body.find(R"("role":"player")"), std::string::npos);
    EXPECT_NE(mine.body.find("Wyatt"), std::string::npos);
    Client nobody = client();
    co_await expect_http(nobody, "GET /api/tables", "", 401, "signed-out");
  });
}

TEST_F(LobbyTest, OnePersonHostsSoManyTables) {
  Settings few = settings();
  few.max_tables_per_user = 2;
  start(few);
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest();
    co_await make_table(host, "{}");
    co_await make_table(host, "{}");
    co_await expect_http(host.client, "POST /api/tables", "{}", 400, "too-many-tables");
    co_await expect_http(other.client, "DELETE /api/tables/" + table_, "", 403, "forbidden");
    co_await expect_http(host.client, "DELETE /api/tables/" + table_, "", 200);
    co_await expect_http(host.client, "GET /api/tables/" + table_, "", 404, "not-found");
    co_await make_table(host, "{}");
  });
}

TEST_F(LobbyTest, ATableSaysAllThatIsAskedOfIt) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, R"({
      "players": 4, "edition": "uk", "switches": {"guard-ties": "player"}, "length": "long",
      "goals": true, "modules": ["ante-up", "community-poker"],
      "characters": [null, "annie-oakley"], "title": " Last stand ", "public": true,
      "spectators": false, "clock": {"kind": "live", "seconds": 600, "increment": 5},
      "bots": [null, "easy", null, "greedy"]})");
    co_await enter(host);
    const json::object& shown = spec(host);
    EXPECT_EQ(number_of(shown, "players"), 4);
    EXPECT_EQ(text_of(shown, "edition"), "uk");
    EXPECT_EQ(text_of(shown.at("switches").as_object(), "guard-ties"), "player");
    EXPECT_EQ(text_of(shown, "length"), "long");
    EXPECT_EQ(flag_of(shown, "goals"), true);
    EXPECT_EQ(flag_of(shown, "firstGame"), false);
    EXPECT_EQ(json::serialize(shown.at("modules")), R"(["ante-up","community-poker"])");
    EXPECT_EQ(json::serialize(shown.at("characters")), R"([null,"annie-oakley",null,null])");
    EXPECT_EQ(text_of(shown, "title"), "Last stand");
    EXPECT_EQ(flag_of(shown, "public"), true);
    EXPECT_EQ(flag_of(shown, "spectators"), false);
    EXPECT_EQ(json::serialize(shown.at("clock")), R"({"kind":"live","seconds":600,"increment":5})");
    EXPECT_EQ(json::serialize(shown.at("bots")), R"([null,"easy",null,"greedy"])");
    EXPECT_EQ(text_of(seat(host, 0), "user"), host.client.user());
    EXPECT_EQ(text_of(seat(host, 1), "bot"), "easy");
    EXPECT_EQ(text_of(seat(host, 2), "kind"), "empty");
  });
}

TEST_F(LobbyTest, ARefusedTableSaysWhatIsWrong) {
  const std::pair<const char*, const char*> wrong[] = {
      {R"({"players":7})", "'players'"},
      {R"({"players":1})", "'players'"},
      {R"({"players":"two"})", "'players'"},
      {R"({"players":2.5})", "'players'"},
      {R"({"playrs":2})", "playrs"},
      {R"({"edition":"de"})", "'edition' must be it-2023"},
      {R"({"switches":{"no-such":"x"}})", "no-such"},
      {R"({"switches":{"guard-ties":"x"}})", "guard-ties"},
      {R"({"switches":[]})", "'switches'"},
      {R"({"length":"endless"})", "'length' must be short, medium or long"},
      {R"({"goals":1})", "'goals' must be true or false"},
      {R"({"firstGame":"yes"})", "'firstGame'"},
      {R"({"modules":["ante-down"]})", "'modules'"},
      {R"({"modules":"ante-up"})", "'modules'"},
      {R"({"modules":["community-poker"]})", "Ante Up"},
      {R"({"characters":["nobody"]})", "'characters'"},
      {R"({"players":2,"characters":[null,null,null]})", "'characters'"},
      {R"({"public":"no"})", "'public'"},
      {R"({"spectators":0})", "'spectators'"},
      {R"({"clock":{"kind":"hourglass"}})", "'clock.kind'"},
      {R"({"clock":{"kind":"live"}})", "'seconds'"},
      {R"({"clock":{"kind":"live","seconds":9}})", "'clock.seconds'"},
      {R"({"clock":{"kind":"live","seconds":60,"increment":-1}})", "'clock.increment'"},
      {R"({"clock":{"kind":"days"}})", "'days'"},
      {R"({"clock":{"kind":"days","days":31}})", "'clock.days'"},
      {R"({"clock":{"tick":1}})", "'tick'"},
      {R"({"clock":{"kind":"turn"}})", "'seconds'"},
      {R"({"clock":{"kind":"live","seconds":60,"per":"click"}})", "'clock.per'"},
      {R"({"hints":"maybe"})", "'hints'"},
      {R"({"bots":["hal"]})", "hal"},
      {R"({"bots":["search@9000000"]})", "budget"},
      {R"({"bots":[7]})", "'bots'"},
      {R"({"title":7})", "'title'"},
      {R"({"deal":7})", "'deal'"},
  };
  run([&]() -> Task<> {
    Guest host = co_await guest();
    for (const auto& [body, words] : wrong)
      co_await expect_http(host.client, "POST /api/tables", body, 400, "bad-table", words);
    co_await expect_http(host.client, "POST /api/tables", R"({"deal":"abcdefgh"})", 400, "no-deal");
    const HttpAnswer mine = co_await expect_http(host.client, "GET /api/me/tables", "", 200);
    EXPECT_EQ(mine.body, R"({"tables":[]})");
  });
}

TEST_F(LobbyTest, OnlyTheHostChangesTheTableAndAllMustBeReadyAgain) {
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest();
    co_await make_table(host, R"({"players":3})");
    co_await enter(host);
    co_await sit(other, 2);
    co_await ready(other);
    co_await expect_refused(other, R"({"t":"spec","table":{"players":4}})", "not-host");
    co_await expect_refused(host, R"({"t":"spec"})", "bad-table", "'table'");
    co_await expect_refused(host, R"({"t":"spec","table":{"players":9}})", "bad-table",
                            "'players'");
    co_await expect_refused(host, R"({"t":"spec","table":{"players":2}})", "taken");
    co_await catch_up(other);
    EXPECT_EQ(flag_of(seat(other, 2), "ready"), true) << "refusals change nothing";
    co_await expect_ack(host, R"({"t":"spec","table":{"players":4,"public":true}})");
    co_await catch_up(other);
    EXPECT_EQ(number_of(spec(other), "players"), 4);
    EXPECT_EQ(flag_of(seat(other, 2), "ready"), false);
    const HttpAnswer list = co_await expect_http(other.client, "GET /api/tables", "", 200);
    EXPECT_NE(list.body.find(table_), std::string::npos);
    // the other becomes host
    co_await expect_ack(host, R"({"t":"host","seat":2})");
    co_await expect_refused(host, R"({"t":"spec","table":{"players":4}})", "not-host");
    co_await expect_ack(other, R"({"t":"spec","table":{"players":4}})");
  });
}

// The content of the first set-up stayed when the host added the expansion.
TEST_F(LobbyTest, ModulesMayStillBeAdded) {
  run([&]() -> Task<> {
    Guest host = co_await guest();
    co_await make_table(host, R"({"players":2,"bots":[null,"random"]})");
    co_await enter(host);
    co_await expect_ack(
        host, R"({"t":"spec","table":{"players":2,"modules":["ante-up"],"length":"short"}})");
    co_await ready(host);
    std::vector<Guest> guests;
    guests.push_back(std::move(host));
    co_await play_to_end(guests);
    const HttpAnswer replay =
        co_await expect_http(guests[0].client, "GET /api/tables/" + table_ + "/replay", "", 200);
    EXPECT_EQ(replay_modules(replay.body), kAnteUp);
    EXPECT_EQ(replay_problem(replay.body), "");
  });
}

TEST_F(LobbyTest, SeatsAreTakenLeftGivenToBotsAndTakenAway) {
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest(), third = co_await guest();
    co_await make_table(host, R"({"players":3})");
    co_await enter(host);
    co_await sit(other, 1);
    co_await enter(third);
    co_await expect_refused(third, R"({"t":"sit","seat":1})", "taken");
    co_await expect_refused(third, R"({"t":"sit","seat":3})", "bad-seat", "0 to 2");
    co_await expect_refused(third, R"({"t":"sit","seat":-1})", "bad-seat");
    co_await expect_refused(third, R"({"t":"sit"})", "bad-seat");
    co_await expect_refused(other, R"({"t":"sit","seat":2})", "seated");
    co_await expect_refused(third, R"({"t":"stand"})", "not-seated");
    co_await expect_refused(third, R"({"t":"stand","seat":1})", "not-host");
    co_await expect_refused(other, R"({"t":"bot","seat":2,"bot":"easy"})", "not-host");
    co_await expect_refused(host, R"({"t":"bot","seat":1,"bot":"easy"})", "taken");
    co_await expect_refused(host, R"({"t":"bot","seat":2,"bot":"hal"})", "no-bot", "hal");
    co_await expect_ack(host, R"({"t":"bot","seat":2,"bot":"easy"})");
    co_await expect_ack(host, R"({"t":"bot","seat":2,"bot":"greedy"})");
    co_await expect_refused(third, R"({"t":"sit","seat":2})", "taken");
    // two swap seats
    co_await expect_ack(host, R"({"t":"stand"})");
    co_await expect_ack(other, R"({"t":"stand"})");
    co_await expect_ack(other, R"({"t":"sit","seat":0})");
    co_await expect_ack(host, R"({"t":"sit","seat":1})");
    EXPECT_EQ(host.follow.seat, 1);
    // the host sends one away, who may watch
    co_await expect_ack(host, R"({"t":"stand","seat":0})");
    co_await expect_refused(host, R"({"t":"stand","seat":0})", "empty");
    co_await catch_up(other);
    EXPECT_EQ(other.follow.seat, kNone);
    EXPECT_EQ(text_of(seat(other, 0), "kind"), "empty");
    EXPECT_EQ(text_of(seat(other, 1), "user"), host.client.user());
    EXPECT_EQ(text_of(seat(other, 2), "bot"), "greedy");
    co_await expect_ack(third, R"({"t":"sit","seat":0})");
  });
}

TEST_F(LobbyTest, TheGameBeginsWhenAllAreReadyAndNotBefore) {
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest(), watcher = co_await guest();
    co_await make_table(host, R"({"players":3,"length":"short"})");
    co_await enter(host);
    co_await sit(other, 1);
    co_await enter(watcher);
    co_await expect_refused(watcher, R"({"t":"ready","entropy":"00"})", "not-seated");
    for (const char* entropy : {R"("00")", "7", R"("ABCDEF")", "null"})
      co_await expect_refused(host, std::string(R"({"t":"ready","entropy":)") + entropy + "}",
                              "bad-entropy");
    co_await ready(host);
    co_await ready(other);
    co_await catch_up(host);
    EXPECT_EQ(host.follow.status, "open") << "a seat is empty";
    co_await expect_ack(other, R"({"t":"unready"})");
    co_await expect_ack(host, R"({"t":"bot","seat":2,"bot":"random"})");
    co_await catch_up(host);
    EXPECT_EQ(host.follow.status, "open") << "one is not ready any more";
    EXPECT_FALSE(host.follow.dealt);
    co_await ready(other);
    co_await hear_until(host, [](const Following& f) { return f.dealt; });
    EXPECT_EQ(host.follow.status, "playing");
    co_await expect_refused(watcher, R"({"t":"sit","seat":2})", "begun");
    co_await expect_refused(host, R"({"t":"stand"})", "begun");
    co_await expect_refused(host, R"({"t":"spec","table":{"players":3}})", "begun");
    co_await expect_http(host.client, "DELETE /api/tables/" + table_, "", 400, "begun");
  });
}

TEST_F(LobbyTest, TheServerIsBoundBeforeItKnowsWhatPeopleAdd) {
  run([&]() -> Task<> {
    Guest host = co_await guest(), other = co_await guest();
    co_await make_table(host, R"({"players":2,"length":"short"})");
    co_await enter(host);
    co_await sit(other, 1);
    const std::string bound = *text_of(other.table, "commitment");
    EXPECT_EQ(bound.size(), 64u);
    co_await ready(host);
    co_await catch_up(other);
    EXPECT_EQ(seat(other, 0).count("entropy"), 0u) << "not shown to who has not added its own";
    EXPECT_EQ(flag_of(seat(other, 0), "ready"), true);
    co_await ready(other);
    co_await hear_until(host, [](const Following& f) { return f.dealt; });
    EXPECT_EQ(text_of(host.table, "commitment"), bound);
    EXPECT_EQ(text_of(seat(host, 0), "entropy").value_or("").size(), 64u);
    EXPECT_EQ(text_of(seat(host, 1), "entropy").value_or("").size(), 64u);
    EXPECT_EQ(host.table.count("secret"), 0u);
    co_await expect_http(host.client, "GET /api/tables/" + table_ + "/replay", "", 400, "not-over");
    const std::string first = *text_of(seat(host, 0), "entropy");
    const std::string second = *text_of(seat(host, 1), "entropy");
    co_await expect_ack(host, R"({"t":"abandon"})");
    co_await expect_ack(other, R"({"t":"vote","yes":true})");
    const HttpAnswer replay =
        co_await expect_http(host.client, "GET /api/tables/" + table_ + "/replay", "", 200);
    EXPECT_EQ(replay_problem(replay.body), "");
    const ReplayResult read = read_replay(default_content(), replay.body, "replay");
    EXPECT_EQ(commitment(read.replay.secret.value()), bound);
    EXPECT_EQ(to_hex(read.replay.entropy[0].value()), first);
    EXPECT_EQ(to_hex(read.replay.entropy[1].value()), second);
  });
}

}  // namespace
}  // namespace dr
