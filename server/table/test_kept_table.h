// A table in a database of its own, for the tests of this folder.
#pragma once

#include "server/store/accounts.h"
#include "server/store/store.h"
#include "server/store/test_database.h"
#include "server/table/new_table.h"
#include "server/table/test_table.h"

namespace dr {

class KeptTable : public ::testing::Test {
 protected:
  KeptTable() {
    store_.run([&](Sql& sql) {
      for (const char* id : {"ann", "bob", "cid"}) {
        User user;
        user.id = id;
        user.name = std::string("The ") + id;
        add_user(sql, user);
      }
      table_ = new_table(sql, parse_spec(json::parse(R"({"players":2})")), "ann", 10).id;
    });
  }

  template <class F>
  auto in_database(F job) {
    std::optional<std::invoke_result_t<F&, Sql&>> result;
    store_.run([&](Sql& sql) { result = job(sql); });
    return *result;
  }

  TemporaryFolder folder_;
  Store store_{"sqlite:" + (folder_ / "test.db")};
  std::string table_;
};

}  // namespace dr
