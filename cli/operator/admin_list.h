// What `darkrock admin` lists: rows of words, aligned for people or as JSON for programs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dr {

class Sql;

class AdminList {
 public:
  explicit AdminList(std::vector<std::string_view> columns) : columns_(std::move(columns)) {}

  // REQUIRES: a word for each column.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  std::string text() const;
  std::string json() const;  // a list of objects
  bool empty() const { return rows_.empty(); }

 private:
  std::vector<std::string_view> columns_;
  std::vector<std::vector<std::string>> rows_;
};

AdminList tables_list(Sql& sql, std::int64_t limit);
// Tables whose log this program cannot play, of all kinds; `fine`: how many it can.
AdminList broken_list(Sql& sql, std::int64_t& fine);
AdminList reports_list(Sql& sql, std::int64_t limit);
AdminList users_list(Sql& sql, std::int64_t limit);

}  // namespace dr
