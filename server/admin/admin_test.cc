#include "server/admin/admin.h"

#include "replay/proven_game.h"
#include "server/account/auth.h"
#include "server/store/deals.h"
#include "server/store/test_database.h"
#include "server/table/archive.h"
#include "server/table/commands.h"

namespace dr {
namespace {

class AdminTest : public SchemaTest {
 protected:
  std::string add_person(const std::string& name) {
    User user;
    user.id = "id-" + name;
    user.name = "Guest";
    add_user(*sql_, user);
    EXPECT_TRUE(claim_name(*sql_, user.id, name, "-"));
    return user.id;
  }
  // Reads a file as the command does.
  TableRow import_text(const std::string& text, const std::string& host = "") {
    const Content& content = default_content(replay_modules(text));
    const ReplayResult read = read_replay(content, text, "file");
    EXPECT_TRUE(read.ok && verify(content, read.replay).ok);
    sql_->begin();
    const TableRow row = import_table(*sql_, read.replay, host);
    sql_->commit();
    return row;
  }
};
INSTANTIATE_TEST_SUITE_P(, AdminTest, both_backends(), backend_name);

std::string text_of(Replay replay) {
  for (SeatInfo& seat : replay.seats)  // bots at a table have no names of their own
    if (seat.kind != "human") seat.name = seat.kind;
  return write_replay(default_content(replay.setup.modules), replay);
}

dr::Setup with_modules(int modules) {
  dr::Setup setup;
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(Profile::kIt2023, modules != 0);
  return setup;
}

// A game of Anna, a bot and Bert that was taken back twice and is not over.
Replay running_game(int modules) {
  const Content& content = default_content(modules);
  Replay replay = proven_game(content, with_modules(modules));
  replay.steps.resize(replay.steps.size() - 20);
  replay.ended = false;
  replay.draws.clear();
  replay.draws = draws_of(content, replay);
  return replay;
}

TEST_P(AdminTest, AGameThatIsOverComesBackAsItWas) {
  for (const int modules : {0, int{kAnteUp}}) {
    const std::string text = text_of(proven_game(default_content(modules), with_modules(modules)));
    const TableRow row = import_text(text);
    EXPECT_EQ(row.status, "over");
    EXPECT_EQ(row.wake, 0);
    EXPECT_EQ(find_table_by_code(*sql_, row.code)->id, row.id);
    EXPECT_EQ(replay_text(*sql_, row.id), text);
  }
}

TEST_P(AdminTest, AGameThatGoesOnComesBackAsItWas) {
  for (const int modules : {0, int{kAnteUp}}) {
    const std::string text = text_of(running_game(modules));
    EXPECT_NE(text.find("\nrekey 3 "), std::string::npos);
    const TableRow row = import_text(text);
    EXPECT_EQ(row.status, "playing");
    EXPECT_EQ(replay_text(*sql_, row.id), text);
  }
}

TEST_P(AdminTest, ADealWithoutASecretStaysTheSameDeal) {
  Replay replay = running_game(0);
  replay.secret.reset();
  replay.commitment.clear();
  replay.entropy = {};
  const std::string text = text_of(replay);
  EXPECT_EQ(replay_text(*sql_, import_text(text).id), text);
}

TEST_P(AdminTest, PeopleWhoAreKnownTakeTheirSeats) {
  const std::string anna = add_person("Anna");
  const TableRow row = import_text(text_of(running_game(0)));
  const TableRecord record = load_record(*sql_, row.id);
  EXPECT_EQ(record.seat_of(anna), 0);
  EXPECT_TRUE(record.place(0).person_plays());
  EXPECT_EQ(record.place(1).bot, "greedy");
  EXPECT_EQ(record.place(2).bot, kStandIn);
  EXPECT_EQ(record.place(2).name, "Bert");
  EXPECT_EQ(row.host, anna);
  EXPECT_EQ(member_role(*sql_, row.id, anna), "player");
  EXPECT_EQ(members_of(*sql_, row.id)[0].due, (record.asked() & 1) != 0);
  EXPECT_EQ(row.wake, record.asked() & 6 ? 1 : 0);
  EXPECT_FALSE(deal_code_of(*sql_, row.id).empty());
}

TEST_P(AdminTest, TheHostIsWhoIsNamedAndTheBannedStayOut) {
  const std::string anna = add_person("Anna"), carl = add_person("Carl");
  set_banned(*sql_, anna, true);
  const std::string text = text_of(running_game(0));
  EXPECT_EQ(import_text(text).host, "");
  const TableRow row = import_text(text, carl);
  EXPECT_EQ(row.host, carl);
  EXPECT_EQ(member_role(*sql_, row.id, carl), "spectator");
  EXPECT_EQ(member_role(*sql_, row.id, anna), std::nullopt);
}

// The next rewind counts on from those of the file, so that its seed can be checked too.
TEST_P(AdminTest, AnImportedGameIsPlayedAndTakenBackLikeAnyOther) {
  TableRecord record = load_record(*sql_, import_text(text_of(running_game(0))).id);
  const auto standing = record.standing().size();
  LogEntry rewind;
  rewind.n = record.size();
  rewind.kind = EntryKind::kRewind;
  rewind.number = static_cast<std::int64_t>(standing) - 1;
  rewind.hex = seed_hex(rekey_seed(*parse_bytes(record.secret()),
                                   static_cast<std::uint32_t>(record.rewinds() + 1),
                                   static_cast<std::uint32_t>(rewind.number)));
  ASSERT_EQ(record.add(rewind), "");
  Rng rng{1};
  for (int n = 0; n < 5; ++n) {
    const Seat seat = first_asked(record.state().pub);
    const Choice choice = random_choice(record.content(), record.state(), seat, rng);
    ASSERT_EQ(record.add(choice_entry(record, seat, choice)), "");
  }
  const Replay replay = record.replay({});
  EXPECT_EQ(replay.rekeys.back().number, 4u);
  EXPECT_EQ(verify(record.content(), replay).problem, "");
}

TEST_P(AdminTest, WhatNoTableCanBeIsRefused) {
  Replay replay = running_game(0);
  replay.rekeys.back().number = 5000;
  EXPECT_THROW(import_table(*sql_, replay, ""), RequestError);
  replay = running_game(0);
  replay.setup.cattle = 0;
  EXPECT_THROW(import_table(*sql_, replay, ""), RequestError);
  replay = running_game(0);
  replay.steps.back().hash ^= 1;
  EXPECT_THROW(import_table(*sql_, replay, ""), RequestError);
  EXPECT_TRUE(list_tables(*sql_, 10).empty());
}

TEST_P(AdminTest, FindsPeopleAndTablesByEitherName) {
  const std::string anna = add_person("Anna Smith");
  EXPECT_EQ(need_user(*sql_, anna).id, anna);
  EXPECT_EQ(need_user(*sql_, "anna SMITH").id, anna);
  EXPECT_THROW(need_user(*sql_, "Anna"), RequestError);
  EXPECT_THROW(need_user(*sql_, ""), RequestError);
  const TableRow row = import_text(text_of(running_game(0)));
  EXPECT_EQ(need_table(*sql_, row.id).code, row.code);
  EXPECT_EQ(need_table(*sql_, row.code).id, row.id);
  EXPECT_THROW(need_table(*sql_, "none"), RequestError);
}

}  // namespace
}  // namespace dr
