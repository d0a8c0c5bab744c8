// darkrock admin: looks after the database of a server.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/operator/admin_list.h"
#include "cli/operator/drill.h"
#include "cli/operator/setting_flags.h"
#include "cli/options.h"
#include "cli/replay_file.h"
#include "replay/verify_failure.h"
#include "server/admin/admin.h"
#include "server/admin/moderation.h"
#include "server/base/clock.h"
#include "server/base/request_error.h"
#include "server/store/backup.h"
#include "server/store/person_data.h"
#include "server/store/reports.h"
#include "server/store/schema.h"
#include "server/store/store.h"
#include "server/table/archive.h"

namespace dr {
namespace {

struct AdminOptions {
  SettingsSources sources;
  bool json = false;
  std::int64_t limit = 100;
  std::int64_t line = 0;
  std::int64_t keep = 0;
  std::string user, table, file, host, name, report, scratch, content;

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

using Lister = AdminList (*)(Sql&, std::int64_t);

void list_all(const AdminOptions& options, Lister lister) {
  if (options.limit < 1) throw InputError("--limit must be at least 1.");
  Store store(options.database(), Access::kBeside);
  std::string text;
  store.run([&](Sql& sql) {
    const AdminList list = lister(sql, options.limit);
    text = options.json ? list.json() : list.text();
  });
  fmt::print("{}", text);
}

void ban_user(const AdminOptions& options, bool banned) {
  Store store(options.database(), Access::kBeside);
  User user;
  store.run([&](Sql& sql) {
    user = need_user(sql, options.user);
    ban_person(sql, user, banned);
  });
  say_done(options,
           fmt::format("{} ({}) is {}.", user.name, user.id, banned ? "banned" : "not banned"),
           banned ? "banned" : "unbanned", user.id);
}

void remove_table(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  TableRow row;
  store.run([&](Sql& sql) {
    row = need_table(sql, options.table);
    delete_table_now(sql, row.id);
  });
  say_done(options, fmt::format("Table {} is deleted.", row.id), "deleted", row.id);
}

void take_chat_away(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  TableRow row;
  store.run([&](Sql& sql) {
    row = need_table(sql, options.table);
    take_back_chat(sql, row.id, options.line);
  });
  say_done(options, fmt::format("Line {} of table {} is removed.", options.line, row.id), "removed",
           std::to_string(options.line));
}

void rename_somebody(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  User user;
  store.run([&](Sql& sql) {
    user = need_user(sql, options.user);
    rename_person(sql, user, options.name);
  });
  say_done(options, fmt::format("{} ({}) is called {} now.", user.name, user.id, options.name),
           "renamed", user.id);
}

void give_password_code(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  User user;
  std::string code;
  store.run([&](Sql& sql) {
    user = need_user(sql, options.user);
    code = password_code(sql, user);
  });
  say_done(options,
           fmt::format("{} chooses another password with the code {} within a day (Account, "
                       "Forgotten password).",
                       user.name, code),
           "code", code);
}

void export_person(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  std::string text;
  User user;
  store.run([&](Sql& sql) {
    user = need_user(sql, options.user);
    text = person_data(sql, user);
  });
  if (options.file.empty()) {
    fmt::print("{}\n", text);
    return;
  }
  write_file(options.file, text + "\n");
  say_done(options, fmt::format("What is kept of {} is in {}.", user.name, options.file),
           "exported", user.id);
}

void settle(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  bool found = false;
  store.run([&](Sql& sql) { found = settle_report(sql, options.report); });
  if (!found) throw InputError("No open report has the id given.");
  say_done(options, fmt::format("Report {} is settled.", options.report), "settled",
           options.report);
}

void vacuum_all(const AdminOptions& options) {
  const std::string url = options.database();
  const bool beside = open_sql(url)->is_postgres();
  vacuum(*open_sql(url, beside ? Access::kBeside : Access::kAlone));
  say_done(options, "The space of what was deleted is given back.", "vacuumed", "yes");
}

void back_up(const AdminOptions& options) {
  std::string path = options.file;
  if (options.keep < 0) throw InputError("--keep must be at least 1.");
  if (options.keep > 0)
    path = backup_into(options.database(), path, static_cast<std::size_t>(options.keep), now_ms());
  else
    backup(options.database(), path);
  say_done(options, fmt::format("The database is copied to {}.", path), "backup", path);
}

int try_restoring(const AdminOptions& options) {
  const Drill drill = restore_drill(options.database(), options.file, options.scratch);
  fmt::print("{}", options.json ? drill.json() : drill.text());
  return drill.broken.empty() ? 0 : 1;
}

void bring_up_to_date(const AdminOptions& options) {
  const auto sql = open_sql(options.database(), Access::kAlone);
  migrate(*sql);
  const std::string version = std::to_string(schema_version(*sql));
  say_done(options, fmt::format("The schema is that of version {}.", version), "schema", version);
}

void export_table(const AdminOptions& options) {
  Store store(options.database(), Access::kBeside);
  std::string text, cards;
  bool broken = false;
  TableRow row;
  store.run([&](Sql& sql) {
    row = need_table(sql, options.table);
    try {
      text = replay_text(sql, row.id);
      cards = own_cards_of(sql, row.id);
    } catch (const BrokenLog&) {
      text = log_text(sql, row.id);
      broken = true;
    }
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
  std::string where = options.file;
  if (!cards.empty()) {
    write_file(options.file + ".cards", cards);
    where += fmt::format(", the cards it is played with in {}.cards", options.file);
  }
  const std::string what = broken ? ", which this version cannot play, is line by line" : " is";
  say_done(options, fmt::format("Table {}{} in {}.", row.id, what, where), "exported", row.id);
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
  const LoadedReplay loaded(options.content, options.file);
  if (!loaded.read.ok) return kBrokenReplay;
  const Replay& replay = loaded.read.replay;
  const VerifyResult result = verify(*loaded.content, replay);
  if (!result.ok) throw InputError(verify_failure(*loaded.content, replay, result, options.file));
  const std::string box = read_box_at(options.content, replay.setup.modules);
  Store store(options.database(), Access::kBeside);
  TableRow row;
  store.run([&](Sql& sql) {
    const std::string host = options.host.empty() ? "" : need_user(sql, options.host).id;
    row = import_table(sql, replay, host, box);
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
  add_setting_flags(*admin, options->sources, {"database"});
  admin->add_flag("--json", options->json, "Answer in JSON");
  const auto add = [&](const char* name, const char* help, auto work) {
    CLI::App* command = admin->add_subcommand(name, help)->fallthrough();
    command->callback([options, work] { with_sentences([&] { work(*options); }); });
    return command;
  };
  CLI::App* tables = add("tables", "List tables, the one changed last first",
                         [](const AdminOptions& o) { list_all(o, tables_list); });
  CLI::App* users = add("users", "List people, the newest first",
                        [](const AdminOptions& o) { list_all(o, users_list); });
  CLI::App* reports = add("reports", "List what people report of others, the oldest first",
                          [](const AdminOptions& o) { list_all(o, reports_list); });
  for (CLI::App* command : {tables, users, reports})
    command->add_option("--limit", options->limit, "How many at most (100)")->type_name("N");
  CLI::App* ban = add("ban", "Shut somebody out; a running server does so within seconds",
                      [](const AdminOptions& o) { ban_user(o, true); });
  CLI::App* unban =
      add("unban", "Let somebody in again", [](const AdminOptions& o) { ban_user(o, false); });
  CLI::App* rename = add("rename", "Give somebody another name", rename_somebody);
  CLI::App* code =
      add("reset-password", "Make a code for somebody who forgot the password", give_password_code);
  CLI::App* data =
      add("export-user", "Write everything kept of one person, as JSON", export_person);
  for (CLI::App* command : {ban, unban, rename, code, data})
    command->add_option("user", options->user, "An id or a registered name")
        ->required()
        ->type_name("USER");
  rename->add_option("name", options->name, "The new name")->required()->type_name("NAME");
  data->add_option("file", options->file, "The file; else standard output")->type_name("FILE");
  add("settle-report", "A report is dealt with", settle)
      ->add_option("report", options->report, "Its id")
      ->required()
      ->type_name("ID");
  CLI::App* remove = add("delete-table", "Delete a table with its game", remove_table);
  CLI::App* hush = add("remove-chat", "Take away a line of a table's chat", take_chat_away);
  add("vacuum", "Give back the space of what was deleted; for SQLite the server must not run",
      vacuum_all);
  CLI::App* copy = add("backup", "Copy the database, also while a server uses it", back_up);
  copy->add_option("--keep", options->keep,
                   "FILE is a folder: name the copy by the time, and keep this many")
      ->type_name("N");
  CLI::App* drill =
      add("restore-drill", "Restore a backup somewhere else, and play the log of every table",
          [&rc](const AdminOptions& o) { rc = try_restoring(o); });
  drill->add_option("file", options->file, "A backup; else one is taken now")->type_name("FILE");
  drill
      ->add_option("--scratch", options->scratch, "For PostgreSQL: an empty database to restore to")
      ->type_name("URL");
  CLI::App* save = add("export", "Write a game as a replay, with all that is hidden", export_table);
  CLI::App* load = add("import", "Make a table of a replay",
                       [&rc](const AdminOptions& o) { rc = import_file(o); });
  add("doctor", "Play the log of every table, and list those this version cannot play",
      [&rc](const AdminOptions& o) { rc = examine_tables(o); });
  add("migrate", "Bring the schema up to date; the server must not run", bring_up_to_date);
  for (CLI::App* command : {remove, save, hush})
    command->add_option("table", options->table, "An id or a code")->required()->type_name("TABLE");
  hush->add_option("line", options->line, "Its number, from 0")->required()->type_name("N");
  for (CLI::App* command : {copy, load})
    command->add_option("file", options->file, "The file")->required()->type_name("FILE");
  save->add_option("file", options->file, "The file; else standard output")->type_name("FILE");
  add_content_option(*load, options->content);
  load->add_option("--host", options->host, "Who hosts the table; else the first one seated")
      ->type_name("USER");
}

}  // namespace dr
