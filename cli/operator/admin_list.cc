#include "cli/operator/admin_list.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "base/utf8.h"
#include "server/base/json.h"
#include "server/store/accounts.h"
#include "server/store/reports.h"
#include "server/store/tables.h"
#include "server/table/archive.h"

namespace dr {
namespace {

std::string time_text(std::int64_t ms) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(ms / 1000)));
}

std::string name_of(Sql& sql, const std::string& user) {
  if (user.empty()) return "-";
  const auto found = find_user(sql, user);
  return found ? found->name : "Somebody";
}

// "Anna, Bert (normal), greedy, -"
std::string seats_text(Sql& sql, const json::object& summary) {
  const json::value* seats = summary.if_contains("seats");
  std::string out;
  if (!seats || !seats->is_array()) return out;
  for (const json::value& seat : seats->get_array()) {
    if (!seat.is_object()) continue;
    const json::object& o = seat.get_object();
    const auto user = text_of(o, "user"), bot = text_of(o, "bot"), name = text_of(o, "name");
    out += out.empty() ? "" : ", ";
    if (user) out += name ? *name : name_of(sql, *user);
    if (user && bot) out += " (" + *bot + ")";
    if (!user) out += bot.value_or("-");
  }
  return out;
}

std::string title_of(const json::object& summary) {
  const json::value* table = summary.if_contains("table");
  if (!table || !table->is_object()) return {};
  return text_of(table->get_object(), "title").value_or("");
}

}  // namespace

std::string AdminList::text() const {
  std::vector<std::size_t> width;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    width.push_back(columns_[i].size());
    for (const auto& row : rows_) width[i] = std::max(width[i], character_count(row[i]));
  }
  std::string out;
  const auto add_line = [&](const auto& words) {
    std::string line;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      line += words[i];
      line.append(width[i] - character_count(words[i]) + 2, ' ');
    }
    out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  };
  add_line(columns_);
  for (const auto& row : rows_) add_line(row);
  return out;
}

std::string AdminList::json() const {
  Json out(2);
  out.begin('[');
  for (const auto& row : rows_) {
    out.begin('{');
    for (std::size_t i = 0; i < columns_.size(); ++i) out.field(columns_[i], row[i]);
    out.end('}');
  }
  return out.end(']').text();
}

AdminList reports_list(Sql& sql, std::int64_t limit) {
  AdminList list({"id", "at", "table", "by", "about", "user", "why"});
  for (const ReportRow& row : open_reports(sql, limit))
    list.add({row.id, time_text(row.at), row.table, name_of(sql, row.by), name_of(sql, row.user),
              row.user, row.why});
  return list;
}

AdminList tables_list(Sql& sql, std::int64_t limit) {
  AdminList list({"id", "code", "status", "updated", "host", "seats", "title"});
  for (const TableRow& row : list_tables(sql, limit)) {
    const auto summary = parse_object(row.summary).value_or(json::object{});
    list.add({row.id, row.code, row.status, time_text(row.updated), name_of(sql, row.host),
              seats_text(sql, summary), title_of(summary)});
  }
  return list;
}

AdminList broken_list(Sql& sql, std::int64_t& fine) {
  AdminList list({"id", "status", "updated", "seats", "why"});
  fine = 0;
  constexpr std::int64_t kEvery = std::int64_t{1} << 40;
  for (const TableRow& row : list_tables(sql, kEvery)) {
    try {
      load_record(sql, row.id);
      ++fine;
    } catch (const BrokenLog& error) {
      const json::object summary = parse_object(row.summary).value_or(json::object{});
      list.add(
          {row.id, row.status, time_text(row.updated), seats_text(sql, summary), error.what()});
    }
  }
  return list;
}

AdminList users_list(Sql& sql, std::int64_t limit) {
  AdminList list({"id", "name", "kind", "created", "seen", "banned"});
  for (const User& user : list_users(sql, limit))
    list.add({user.id, user.name, user.name_key.empty() ? "guest" : "registered",
              time_text(user.created), time_text(user.seen), user.banned ? "yes" : "no"});
  return list;
}

}  // namespace dr
