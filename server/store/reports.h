// What people tell the operator about one another. All throw SqlError.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/sql.h"

namespace dr {

struct ReportRow {
  std::string id;
  std::int64_t at = 0;
  std::string table, by, user, why;
};

void add_report(Sql& sql, const ReportRow& report);
// Whether somebody plays, watches or has spoken at a table.
bool was_at_table(Sql& sql, const std::string& table, const std::string& user);
std::int64_t reports_since(Sql& sql, const std::string& by, std::int64_t at);  // how many
std::vector<ReportRow> open_reports(Sql& sql, std::int64_t limit);             // the oldest first
// False: there is none that is open.
bool settle_report(Sql& sql, const std::string& id);
std::vector<ReportRow> reports_by(Sql& sql, const std::string& user);

}  // namespace dr
