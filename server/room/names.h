// What the people on the seats are called, and when they are on holiday: the log knows them by their ids
// alone.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/base/holiday.h"
#include "server/store/in_store.h"
#include "server/table/record.h"

namespace dr {

class Names {
 public:
  explicit Names(Store& store) : store_(store) {}

  // Looks up who sits at the table and is not known yet.
  Task<> read(const TableRecord& record);
  // The same anew for one of them.
  Task<> read_again(const TableRecord& record, const std::string& user);
  // Somebody whose account is gone.
  void forget(const std::string& user);

  // Of the person on a seat; empty for none.
  const std::string& of(const Place& place) const;
  Holiday holiday_of(const Place& place) const;
  // People on seats who were found to have no account any more.
  const std::vector<std::string>& lost() const { return lost_; }
  // Somebody else who sits here, to be host; empty: nobody.
  std::string other_than(const std::string& user, const TableRecord& record) const;

 private:
  Store& store_;
  struct Known {
    std::string name;
    Holiday holiday;
  };
  std::map<std::string, Known> names_;  // by user
  std::vector<std::string> lost_;
};

}  // namespace dr
