// What one server asks of the others on its database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/account/ending.h"

namespace dr {

enum class ErrandKind : std::uint8_t {
  kCloseUser,     // user, ending: all connections of a person end
  kCloseSession,  // session, ending
  kYourTurn,      // user, table: tell them at their other tables
  kRemove,        // user, table: somebody is no more, a bot plays on
  kHoliday,       // user, table: somebody's holiday or name has changed
  kCloseTable,    // table, ending
  kHideChat,      // table, number: a line that nobody is to read any more
  kLookAround,    // a server came or went, or some tables have none any more
  kCount
};

struct Errand {
  ErrandKind kind = ErrandKind::kLookAround;
  std::string user, session, table;
  Ending ending = Ending::kReload;
  std::int64_t number = 0;
};

// As it travels, with the id of the server that sends it.
std::string write_errand(const Errand& errand, const std::string& from);

struct HeardErrand {
  Errand errand;
  std::string from;
};
// Nothing if it is none, as from a server of another version. REQUIRES: nothing.
std::optional<HeardErrand> read_errand(std::string_view words);

}  // namespace dr
