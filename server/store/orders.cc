#include "server/store/orders.h"

namespace dr {

void add_order(Sql& sql, const std::string& errand, std::int64_t at) {
  // One after the other, so that numbers are seen in their order.
  if (sql.is_postgres()) sql.run("LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE");
  sql.run(
      "INSERT INTO orders (id, at, errand)"
      " VALUES ((SELECT COALESCE(MAX(id), 0) + 1 FROM orders), $1, $2)",
      {at, errand});
}

std::int64_t last_order(Sql& sql) {
  return number(sql.run("SELECT COALESCE(MAX(id), 0) FROM orders")[0][0]);
}

std::vector<OrderRow> orders_after(Sql& sql, std::int64_t id) {
  std::vector<OrderRow> orders;
  for (const Row& row : sql.run("SELECT id, errand FROM orders WHERE id > $1 ORDER BY id", {id}))
    orders.push_back({number(row[0]), text(row[1])});
  return orders;
}

void prune_orders(Sql& sql, std::int64_t before) {
  sql.run("DELETE FROM orders WHERE at < $1 AND id < (SELECT MAX(id) FROM orders)", {before});
}

}  // namespace dr
