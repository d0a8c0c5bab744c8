#include "server/store/reports.h"

namespace dr {
namespace {

const std::string kSelectReport = "SELECT id, at, table_id, by_user, user_id, why FROM reports ";

std::vector<ReportRow> reports_in(const std::vector<Row>& rows) {
  std::vector<ReportRow> reports;
  for (const Row& row : rows)
    reports.push_back(
        {text(row[0]), number(row[1]), text(row[2]), text(row[3]), text(row[4]), text(row[5])});
  return reports;
}

}  // namespace

void add_report(Sql& sql, const ReportRow& report) {
  sql.run(
      "INSERT INTO reports (id, at, table_id, by_user, user_id, why)"
      " VALUES ($1, $2, $3, $4, $5, $6)",
      {report.id, report.at, report.table, report.by, report.user, report.why});
}

bool was_at_table(Sql& sql, const std::string& table, const std::string& user) {
  return !sql.run(
                 "SELECT 1 FROM members WHERE table_id = $1 AND user_id = $2"
                 " UNION SELECT 1 FROM chat WHERE table_id = $1 AND user_id = $2 LIMIT 1",
                 {table, user})
              .empty();
}

std::int64_t reports_since(Sql& sql, const std::string& by, std::int64_t at) {
  return number(
      sql.run("SELECT COUNT(*) FROM reports WHERE by_user = $1 AND at >= $2", {by, at})[0][0]);
}

std::vector<ReportRow> open_reports(Sql& sql, std::int64_t limit) {
  return reports_in(sql.run(kSelectReport + "WHERE settled = 0 ORDER BY at, id LIMIT $1", {limit}));
}

bool settle_report(Sql& sql, const std::string& id) {
  return !sql.run("UPDATE reports SET settled = 1 WHERE id = $1 AND settled = 0 RETURNING id", {id})
              .empty();
}

std::vector<ReportRow> reports_by(Sql& sql, const std::string& user) {
  return reports_in(sql.run(kSelectReport + "WHERE by_user = $1 ORDER BY at, id", {user}));
}

}  // namespace dr
