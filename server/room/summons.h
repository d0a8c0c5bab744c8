// Calls people whose turn it has become: at their other tables, or from outside.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <string>

#include "server/base/async.h"
#include "server/room/services.h"
#include "server/table/record.h"

namespace dr {

class Summons {
 public:
  Summons(Services& services, asio::any_io_executor home, std::string table)
      : s_(services), home_(std::move(home)), table_(std::move(table)) {}

  // Those who are asked have been called already.
  void begin(const TableRecord& record);
  // Calls everybody who is asked now and was not before, but those who have answered ahead. `code`: of
  // the link to the table.
  void call(const TableRecord& record, const std::string& code, SeatSet answered = 0);

 private:
  Services& s_;
  asio::any_io_executor home_;
  const std::string table_;
  SeatSet called_ = 0;
};

}  // namespace dr
