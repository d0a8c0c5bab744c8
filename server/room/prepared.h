// What a person has settled ahead: to pass on every Reaction until the round ends. Nobody else may know
// of it: it is no line of the log, is told to its own seat alone, and its passes take as long as
// somebody's who looks at the question.
#pragma once

#include <chrono>
#include <map>
#include <string>

#include "server/store/in_store.h"
#include "server/table/record.h"

namespace dr {

class Prepared {
 public:
  Prepared(Store& store, std::string table) : store_(store), table_(std::move(table)) {}

  Task<> read();
  // Throws RequestError.
  Task<> set(const TableRecord& record, const std::string& user, bool on);
  Task<> clear();

  // Seats that pass in this round.
  SeatSet seats(const TableRecord& record) const;
  // Those of them whose turn it is to use a Reaction or pass, and nothing else.
  SeatSet passing(const TableRecord& record) const;

 private:
  Store& store_;
  const std::string table_;
  std::map<std::string, int> rounds_;  // by user
};

// How long the next pass takes. `least`: of a bot, milliseconds.
std::chrono::milliseconds pass_delay(int least);

}  // namespace dr
