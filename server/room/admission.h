// Who may come to a table and look on.
#pragma once

#include <optional>
#include <string>

#include "server/account/ending.h"
#include "server/table/record.h"

namespace dr {

// What the record does not know of somebody who wants in.
struct Visitor {
  std::string user;
  bool member = false;          // came by the link or code
  bool deal_elsewhere = false;  // plays the same deal at another table
};

// Whether a player or the host comes, who is never turned away.
bool belongs_here(const TableRecord& record, const std::string& user);

// Why somebody else may not come in. `full`: there is no room for one more spectator.
std::optional<Ending> refuse_entry(const TableRecord& record, const Visitor& visitor, bool full);

}  // namespace dr
