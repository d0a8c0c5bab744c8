#include "cli/operator/drill.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <chrono>
#include <filesystem>
#include <functional>

#include "base/json.h"
#include "server/store/backup.h"
#include "server/store/schema.h"

namespace dr {
namespace {

namespace fs = std::filesystem;

class ScratchFolder {
 public:
  ScratchFolder() : path_((fs::temp_directory_path() / "darkrock-drill-XXXXXX").string()) {
    if (!mkdtemp(path_.data())) throw StoreError("Cannot make " + path_ + ".");
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  std::string file(const char* name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

// What restore() has filled is emptied, whatever comes.
class Filled {
 public:
  explicit Filled(std::string url) : url_(std::move(url)) {}
  Filled(const Filled&) = delete;
  Filled& operator=(const Filled&) = delete;
  ~Filled() {
    try {
      empty_again(url_);
    } catch (const StoreError& error) {
      fmt::print(stderr, "The scratch database could not be emptied: {}\n", error.what());
    }
  }

 private:
  std::string url_;
};

double seconds_of(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void look_at(const std::string& url, Drill& drill) {
  drill.replay_seconds = seconds_of([&] {
    const auto sql = open_sql(url);
    schema_version(*sql);
    drill.broken = broken_list(*sql, drill.fine);
  });
}

}  // namespace

std::string Drill::text() const {
  std::string out = broken.empty() ? "" : broken.text();
  if (backup_seconds > 0) out += fmt::format("The backup took {:.2f} s. ", backup_seconds);
  out += fmt::format(
      "{:.1f} MB were restored in {:.2f} s, and {} {} played in {:.2f} s. {}\n",
      static_cast<double>(bytes) / 1e6, restore_seconds, fine,
      fine == 1 ? "table was" : "tables were", replay_seconds,
      broken.empty() ? "All is well." : "Those above cannot be played by this version.");
  return out;
}

std::string Drill::json() const {
  Json json(2);
  json.begin('{').field("bytes", static_cast<std::int64_t>(bytes));
  json.field("backupMs", static_cast<std::int64_t>(backup_seconds * 1000));
  json.field("restoreMs", static_cast<std::int64_t>(restore_seconds * 1000));
  json.field("replayMs", static_cast<std::int64_t>(replay_seconds * 1000));
  return json.field("tables", fine).field("well", broken.empty()).end('}').text();
}

Drill restore_drill(const std::string& database, const std::string& file,
                    const std::string& scratch) {
  const bool postgres = is_postgres_url(database);
  if (postgres && !is_postgres_url(scratch))
    throw StoreError("A drill with PostgreSQL needs --scratch, an empty database to restore into.");
  if (postgres && scratch == database) throw StoreError("The database is not empty.");
  const ScratchFolder folder;
  Drill drill;
  std::string copy = file;
  if (copy.empty()) {
    copy = folder.file("backup");
    drill.backup_seconds = seconds_of([&] { backup(database, copy); });
  }
  std::error_code error;
  drill.bytes = fs::file_size(copy, error);
  if (error) throw StoreError("There is no backup at " + copy + ".");
  const std::string target = postgres ? scratch : folder.file("restored.db");
  drill.restore_seconds = seconds_of([&] { restore(copy, target); });
  if (!postgres) {
    look_at(target, drill);
  } else {
    const Filled filled(target);
    look_at(target, drill);
  }
  return drill;
}

}  // namespace dr
