// Tables as their logs in the database have them.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/store/tables.h"
#include "server/table/record.h"

namespace dr {

// The log of a table that this program cannot play, as when its rules have changed since.
class BrokenLog : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The record of a log; `heard` is told every entry and what happened with it. Throws BrokenLog if the
// log does not hold. REQUIRES: hold_cards has the cards it names, or it will not hold.
using Heard = std::function<void(const LogEntry&, const Events&)>;
TableRecord read_log(const std::vector<EntryRow>& log, const Heard& heard = {});
TableRecord load_record(Sql& sql, const std::string& table);

// The table a deal was first dealt at. Throws RequestError.
TableRecord record_of_deal(Sql& sql, const std::string& deal);
// Its seed, as 64 hexadecimal digits.
std::string seed_of_deal(Sql& sql, const std::string& deal);

// What that table bound itself to before it was dealt; empty if it is gone.
std::string commitment_of_deal(Sql& sql, const std::string& deal);

// The cards a table is played with as one text (content/compiler/box.h), unless they are built in here.
std::string own_cards_of(Sql& sql, const std::string& table);

// Its log, a line of JSON for each, whatever they hold.
std::string log_text(Sql& sql, const std::string& table);

// The game of a table as a file, with everything that was drawn. Throws RequestError
// and BrokenLog.
std::string replay_text(Sql& sql, const std::string& table);

}  // namespace dr
