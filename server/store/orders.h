// What an operator asks of running servers, whichever database they use: each server looks here once a
// second. All throw SqlError.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/store/sql.h"

namespace dr {

struct OrderRow {
  std::int64_t id = 0;
  std::string errand;  // server/cluster/errand.h
};

void add_order(Sql& sql, const std::string& errand, std::int64_t at);
std::int64_t last_order(Sql& sql);  // 0: there was none yet
std::vector<OrderRow> orders_after(Sql& sql, std::int64_t id);
// Forgets those from before; the last one stays, so that its number is not given again.
void prune_orders(Sql& sql, std::int64_t before);

}  // namespace dr
