// `darkrock admin` on a database of SQLite, beside whoever uses it and alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "replay/proven_game.h"
#include "server/admin/admin.h"
#include "server/store/store.h"
#include "server/table/archive.h"
#include "tests/cli/program.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

const std::string kGolden = source_dir() + "/tests/golden/";

Replay game() {
  static const Replay made = proven_game(default_content(), dr::Setup{});
  return made;
}

class Admin : public testing::Test {
 protected:
  Admin() { admin("migrate"); }

  std::string database() const { return folder_.file("test.db"); }
  Ran admin(const std::string& arguments) const {
    return darkrock("admin --database '" + database() + "' " + arguments);
  }
  void with_sql(const Store::Job& job) const { Store(database(), Access::kBeside).run(job); }
  void add_people() const {
    with_sql([](Sql& sql) {
      for (const char* id : {"u1", "u2"}) {
        User user;
        user.id = id;
        user.name = "Guest";
        add_user(sql, user);
      }
      claim_name(sql, "u1", "J\xc3\xb6rg", "-");
    });
  }
  std::string add_table() const {
    std::string id;
    with_sql([&](Sql& sql) { id = import_table(sql, game(), "").id; });
    return id;
  }

  Folder folder_;
};

void expect_refused(const Ran& ran, const std::string& part) {
  expect_says(ran, 2, part);
  EXPECT_TRUE(ran.out.starts_with("darkrock: ")) << ran.out;
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
}

TEST_F(Admin, ListsPeopleInColumnsAndAsJson) {
  add_people();
  const Ran ran = admin("users");
  expect_says(ran, 0, "id  name   kind        created");
  expect_says(ran, 0,
              "u1  J\xc3\xb6rg   registered  1970-01-01T00:00:00Z  1970-01-01T00:00:00Z  no\n");
  expect_says(ran, 0, "u2  Guest  guest ");
  expect_says(admin("users --json"), 0, "\"name\": \"J\xc3\xb6rg\",\n    \"kind\": \"registered\"");
  const Ran one = admin("users --limit 1");
  EXPECT_EQ(std::count(one.out.begin(), one.out.end(), '\n'), 2) << one.out;
}

TEST_F(Admin, TheDoctorFindsTablesThatCannotBePlayed) {
  expect_says(admin("doctor"), 0, "0 tables can be played by this version.");
  const std::string fine = add_table(), broken = add_table();
  expect_says(admin("doctor"), 0, "2 tables can be played by this version.");
  with_sql([&](Sql& sql) {
    sql.run("UPDATE entries SET body = '{}' WHERE table_id = $1 AND n = 5", {broken});
  });
  const Ran ran = admin("doctor");
  expect_says(ran, 1, broken);
  expect_says(ran, 1, "1 table can be played by this version; those above cannot");
  EXPECT_EQ(ran.out.find(fine), std::string::npos) << ran.out;
  expect_says(admin("doctor --json"), 1, "\"id\": \"" + broken + "\"");
  const std::string file = folder_.file("log");
  expect_says(admin("export " + broken + " '" + file + "'"), 0,
              "which this version cannot play, is line by line in");
  EXPECT_NE(read(file).find("\n{\"n\":5,\"at\":"), std::string::npos) << read(file);
}

TEST_F(Admin, ListsTables) {
  const std::string id = add_table();
  expect_says(admin("tables"), 0, id);
  expect_says(admin("tables"), 0, "Anna, greedy, Bert");
  expect_says(admin("--json tables"), 0, "\"status\": \"over\"");
}

TEST_F(Admin, BansAndUnbansBesideAServer) {
  add_people();
  const Store server(database());
  expect_says(admin("ban 'J\xc3\xb6rg'"), 0, "J\xc3\xb6rg (u1) is banned.\n");
  with_sql([](Sql& sql) { EXPECT_TRUE(find_user(sql, "u1")->banned); });
  expect_says(admin("--json unban u1"), 0, "\"unbanned\": \"u1\"");
  with_sql([](Sql& sql) { EXPECT_FALSE(find_user(sql, "u1")->banned); });
}

TEST_F(Admin, DeletesATableAndGivesItsSpaceBack) {
  const std::string id = add_table(), other = add_table();
  expect_says(admin("delete-table " + id), 0, "Table " + id + " is deleted.\n");
  with_sql([&](Sql& sql) {
    EXPECT_FALSE(find_table(sql, id));
    EXPECT_TRUE(entries_of(sql, id).empty());
  });
  const auto before = std::filesystem::file_size(database());
  expect_says(admin("delete-table " + other), 0, "is deleted");
  expect_says(admin("vacuum"), 0, "given back");
  EXPECT_LT(std::filesystem::file_size(database()), before);
}

TEST_F(Admin, TakesNoDatabaseFromARunningServer) {
  const std::string id = add_table();
  const Store server(database());
  for (const char* command : {"vacuum", "migrate"})
    expect_refused(admin(command), "is in use by another server; stop the server first.");
  with_sql([&](Sql& sql) { EXPECT_TRUE(find_table(sql, id)); });
}

TEST_F(Admin, RefusesInOneSentence) {
  expect_refused(admin("ban nobody"), "Nobody has the id");
  expect_refused(admin("delete-table none"), "No table has the id");
  expect_refused(admin("export none"), "No table has the id");
  expect_refused(admin("users --limit 0"), "--limit");
  expect_refused(admin("import /nonexistent"), "/nonexistent");
  expect_refused(admin("import '" + kGolden + "2-first-game.replay' --host nobody"), "Nobody");
  expect_refused(admin("backup '" + database() + "'"), "There is a file already");
  expect_refused(admin("backup /nonexistent/copy.db"), "/nonexistent");
  expect_refused(admin("dance"), "'dance'");
  expect_refused(admin(""), "no command given");
  expect_refused(darkrock("admin tables --database '" + folder_.file("none.db") + "'"),
                 "There is no database");
  expect_refused(darkrock("admin vacuum --database '" + folder_.file("none.db") + "'"),
                 "There is no database");
  EXPECT_FALSE(std::filesystem::exists(folder_.file("none.db")));
  expect_refused(darkrock("admin tables --config /nonexistent"), "/nonexistent");
  expect_refused(darkrock("admin tables --database ftp://x"), "--database");
  folder_.write("odd.replay", "hello\n");
  expect_says(admin("import '" + folder_.file("odd.replay") + "'"), 2, "this is no replay");
}

TEST_F(Admin, FindsTheDatabaseAsTheServerDoes) {
  folder_.write("server.toml", ("database = \"" + database() + "\"\n").c_str());
  expect_says(darkrock("admin tables --config '" + folder_.file("server.toml") + "'"), 0,
              "id  code");
  const std::string program = "'" + program_path() + "' admin tables 2>&1";
  expect_says(run_shell("DARKROCK_DATABASE='" + database() + "' " + program), 0, "id  code");
}

TEST_F(Admin, ExportedGamesAreImportedAgain) {
  Replay running = game();
  running.steps.resize(running.steps.size() - 10);
  running.ended = false;
  running.draws.clear();
  const std::string first = folder_.file("first.replay"), second = folder_.file("second.replay");
  folder_.write("running.replay", write_replay(default_content(), running).c_str());
  for (const std::string& file : {folder_.file("running.replay"), kGolden + "4-ante-up-all.replay",
                                  kGolden + "2-man-in-black.replay"}) {
    for (const std::string& to : {first, second}) {
      const std::string from = to == first ? file : first;
      const Ran imported = admin("import '" + from + "'");
      expect_says(imported, 0, "The game is table ");
      if (imported.rc != 0) return;
      std::string id;
      with_sql([&](Sql& sql) { id = list_tables(sql, 1)[0].id; });
      const Ran ran = admin("export " + id + " '" + to + "'");
      expect_says(ran, 0, "Table " + id + " is in ");
      EXPECT_EQ(ran.out.starts_with("Warning: this game is being played"),
                file.ends_with("running.replay"));
      with_sql([&](Sql& sql) { delete_table(sql, id); });
    }
    EXPECT_EQ(read(first), read(second));
    expect_says(darkrock("verify '" + first + "'"), 0, "each as the file says");
    // The choices, states and result are those of the file.
    const std::string whole = read(file);
    const Ran plain = run_shell("grep -v ^draw '" + first + "'");
    EXPECT_EQ(plain.out.substr(plain.out.find("\n\n")), whole.substr(whole.find("\n\n")));
  }
}

// The cards of a table go with it, here those of a pack; the doctor plays it by them.
TEST_F(Admin, ATableTakesItsCardsAlong) {
  const std::string pack = source_dir() + "/tests/fuzz/corpus/packs/thirty.cards";
  const std::string content = " --content '" + pack + "'";
  const std::string game = folder_.file("own.replay"), out = folder_.file("out.replay");
  expect_says(darkrock("play --pace 0 --seats greedy,greedy --seed 5 --save '" + game + "'" +
                       content + " </dev/null"),
              0, "");
  expect_says(admin("import '" + game + "'"), 2, "the pack 'Thirty cards', version 1");
  expect_says(admin("import '" + game + "'" + content), 0, "The game is table ");
  std::string id;
  with_sql([&](Sql& sql) { id = list_tables(sql, 1)[0].id; });
  expect_says(admin("doctor"), 0, "1 table can be played by this version.");
  expect_says(admin("export " + id + " '" + out + "'"), 0,
              "the cards it is played with in " + out + ".cards");
  with_sql([&](Sql& sql) { delete_table(sql, id); });
  const std::string cards = " --content '" + out + ".cards'";
  expect_says(darkrock("replay verify '" + out + "'" + cards), 0, "choices hold");
  expect_says(admin("import '" + out + "'" + cards), 0, "The game is table ");
  expect_says(admin("doctor"), 0, "1 table can be played by this version.");
}

TEST_F(Admin, ImportNamesTheHost) {
  add_people();
  expect_says(admin("--json import '" + kGolden + "2-first-game.replay' --host 'J\xc3\xb6rg'"), 0,
              "\"host\": \"u1\"");
  expect_says(admin("tables"), 0, "J\xc3\xb6rg");
}

TEST_F(Admin, BacksUpWhileAServerWrites) {
  add_table();
  Store server(database());
  std::atomic<bool> stop = false;
  std::thread busy([&] {
    while (!stop) server.run([](Sql& sql) { import_table(sql, game(), ""); });
  });
  const std::string copy = folder_.file("copy.db");
  const Ran ran = admin("backup '" + copy + "'");
  stop = true;
  busy.join();
  expect_says(ran, 0, "is copied to");
  Store(copy).run([](Sql& sql) {
    const auto tables = list_tables(sql, 1000);
    EXPECT_FALSE(tables.empty());
    for (const TableRow& row : tables) EXPECT_EQ(load_record(sql, row.id).status(), Status::kOver);
  });
}

}  // namespace
}  // namespace dr
