// darkrock admin: looks after the database of a server.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/operator/admin_list.h"
#include "cli/operator/setting_flags.h"
#include "cli/options.h"
#include "cli/replay_file.h"
#include "replay/verify_failure.h"
#include "server/admin/admin.h"
#include "server/base/request_error.h"
#include "server/store/backup.h"
#include "server/store/schema.h"
#include "server/store/store.h"
#include "server/table/archive.h"

namespace dr {
namespace {

struct AdminOptions {
  SettingsSources sources;
  bool json = false;
  std::int64_t limit = 100;
  std::string user, table, file, host;

  std::string database() const { return load_settings(sources).database; }
};

// In place of a server rather than beside one.
std::string stop_first(std::string why) {
  constexpr std::string_view kInUse = "is in use by another server.";
  if (!why.ends_with(kInUse)) return why;
  why.pop_back();
  return why + "; stop the server first.";
}

// What makes no sense becomes a sentence for people; what the machine cannot do stays what it is.
template <class Work>
void with_sentences(const Work& work) {
  try {
    work();
  } catch (const SettingsError& error) {
    throw InputError(error.what());
  } catch (const RequestError& error) {
    throw InputError(error.what());
  } catch (const SqlError& error) {
    const std::string why = stop_first(error.what());
    if (why != error.what()) throw InputError(why);
    throw;
  } catch (const StoreError& error) {
    throw InputError(stop_first(error.what()));
  }
}

// Something done, in a sentence, and for programs with what it was done to.
void say_done(const AdminOptions& options, const std::string& sentence, std::string_view key,
              const std::string& value) {
  if (options.json)
    fmt::print("{}", Json(2).begin('{').field(key, value).end('}').text());
  else
    fmt::print("{}\n", sentence);
}

void list_all(const AdminOptions& options, bool people) {
  if (options.limit < 1) throw InputError("--limit must be at least 1.");
  Store store(options.database(), Access::kBeside);
  std::string text;
  store.run([&](Sql& sql) {
    const AdminList list =
        people ? users_list(sql, options.limit) : tables_list(sql, options.limit);
    text = options.json ? list.json() : list.text();
  });
  fmt::print("{}", text);
}

void ban_user(const AdminOptions& options, bool banned) {
  Store store(options.database(), Access::kBeside);
  User user;
  store.run([&](Sql& sql) {
    user = need_user(sql, options.user);
    set_banned(sql, user.id, banned);
  });
  say_done(options,
           fmt::format("{} ({}) is {}.", user.name, user.id, banned ? "banned" : "not banned"),
           banned ? "banned" : "unbanned", user.id);
}

// A database that is there: one that is opened in place of a server would be made.
void need_database(const std::string& url) { open_sql(url); }

void remove_table(const AdminOptions& options) {
  const std::string url = options.database();
  need_database(url);
  Store store(url, Access::kAlone);
  TableRow row;
  store.run([&](Sql& sql) {
    row = need_table(sql, options.table);
    delete_table(sql, row.id);
  });
  say_done(options, fmt::format("Table {} is deleted.", row.id), "deleted", row.id);
}

void vacuum_all(const AdminOptions& options) {
  const std::string url = options.database();
  const bool beside = open_sql(url)->is_postgres();
  vacuum(*open_sql(url, beside ? Access::kBeside : Access::kAlone));
  say_done(options, "The space of what was deleted is given back.", "vacuumed", "yes");
}

void back_up(const AdminOptions& options) {
  backup(*open_sql(options.database()), options.file);
  say_done(options, fmt::format("The database is copied to {}.", options.file), "backup",
           options.file);
}

void bring_up_to_date(const AdminOptions& options) {
  const auto sql = open_sql(options.database(), Access::kAlone);
  migrate(*sql);
  const std::string version = std::to_string(schema_version(*sql));
  say_done(options, fmt::format("The schema is that of version {}.", version), "schema", version);
}

void export_table(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  std::string text;
  TableRow row;
  store.run([&](Sql& sql) {
    row = need_table(sql, options.table);
    text = replay_text(sql, row.id);
  });
  if (row.status == "playing")
    fmt::print(stderr,
               "Warning: this game is being played, and the file tells everything that is hidden; "
               "show it to nobody who plays.\n");
  if (options.file.empty()) {
    fmt::print("{}", text);
    return;
  }
  write_file(options.file, text);
  say_done(options, fmt::format("Table {} is in {}.", row.id, options.file), "exported", row.id);
}

// Plays every table's log, as the server would that loads it; in no transaction, for a server may run,
// and without a migration, for it may be older. The exit status: 1 if one does not hold.
int examine_tables(const AdminOptions& options) {
  std::int64_t fine = 0;
  const AdminList list = broken_list(*open_sql(options.database()), fine);
  if (options.json) {
    fmt::print("{}", list.json());
  } else {
    fmt::print("{}{} {} be played by this version{}.\n", list.empty() ? "" : list.text(), fine,
               fine == 1 ? "table can" : "tables can",
               list.empty() ? "" : "; those above cannot, and are closed when somebody comes");
  }
  return list.empty() ? 0 : 1;
}

int import_file(const AdminOptions& options) {
  const LoadedReplay loaded("", options.file);
  if (!loaded.read.ok) return kBrokenReplay;
  const Replay& replay = loaded.read.replay;
  const VerifyResult result = verify(*loaded.content, replay);
  if (!result.ok) throw InputError(verify_failure(*loaded.content, replay, result, options.file));
  Store store(options.database(), Access::kBeside);
  TableRow row;
  store.run([&](Sql& sql) {
    const std::string host = options.host.empty() ? "" : need_user(sql, options.host).id;
    row = import_table(sql, replay, host);
  });
  if (options.json) {
    Json json(2);
    json.begin('{').field("id", row.id).field("code", row.code).field("status", row.status);
    fmt::print("{}", json.field("host", row.host).end('}').text());
  } else {
    fmt::print("The game is table {}, code {}; it {}.\n", row.id, row.code,
               row.status == "over" ? "is over" : "goes on");
  }
  return 0;
}

}  // namespace

void add_admin_command(CLI::App& app, int& rc) {
  auto options = std::make_shared<AdminOptions>();
  CLI::App* admin = app.add_subcommand("admin", "Look after the database of a server");
  admin->require_subcommand(1);
  add_setting_flags(*admin, options->sources, "database");
  admin->add_flag("--json", options->json, "Answer in JSON");
  const auto add = [&](const char* name, const char* help, auto work) {
    CLI::App* command = admin->add_subcommand(name, help)->fallthrough();
    command->callback([options, work] { with_sentences([&] { work(*options); }); });
    return command;
  };
  CLI::App* tables = add("tables", "List tables, the one changed last first",
                         [](const AdminOptions& o) { list_all(o, false); });
  CLI::App* users = add("users", "List people, the newest first",
                        [](const AdminOptions& o) { list_all(o, true); });
  for (CLI::App* command : {tables, users})
    command->add_option("--limit", options->limit, "How many at most (100)")->type_name("N");
  CLI::App* ban = add("ban", "Shut somebody out; a running server does so within seconds",
                      [](const AdminOptions& o) { ban_user(o, true); });
  CLI::App* unban =
      add("unban", "Let somebody in again", [](const AdminOptions& o) { ban_user(o, false); });
  for (CLI::App* command : {ban, unban})
    command->add_option("user", options->user, "An id or a registered name")
        ->required()
        ->type_name("USER");
  CLI::App* remove =
      add("delete-table", "Delete a table with its game; the server must not run", remove_table);
  add("vacuum", "Give back the space of what was deleted; for SQLite the server must not run",
      vacuum_all);
  CLI::App* copy = add("backup", "Copy an SQLite database, also while a server uses it", back_up);
  CLI::App* save = add("export", "Write a game as a replay, with all that is hidden", export_table);
  CLI::App* load = add("import", "Make a table of a replay",
                       [&rc](const AdminOptions& o) { rc = import_file(o); });
  add("doctor", "Play the log of every table, and list those this version cannot play",
      [&rc](const AdminOptions& o) { rc = examine_tables(o); });
  add("migrate", "Bring the schema up to date; the server must not run", bring_up_to_date);
  for (CLI::App* command : {remove, save})
    command->add_option("table", options->table, "An id or a code")->required()->type_name("TABLE");
  for (CLI::App* command : {copy, load})
    command->add_option("file", options->file, "The file")->required()->type_name("FILE");
  save->add_option("file", options->file, "The file; else standard output")->type_name("FILE");
  load->add_option("--host", options->host, "Who hosts the table; else the first one seated")
      ->type_name("USER");
}

}  // namespace dr
