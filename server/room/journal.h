// A table in the database: its log, the row that lists show of it, and the deal it plays.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/store/in_store.h"
#include "server/store/leases.h"
#include "server/store/tables.h"
#include "server/table/history.h"
#include "server/table/record.h"

namespace dr {

class Journal {
 public:
  // `server`: that writes it.
  Journal(Store& store, std::string server, std::string table)
      : store_(store), table_(std::move(table)), tenure_{std::move(server), 0} {}

  // Takes the table and reads the whole log. Null if there is no such table; throws Moved if another
  // server has it, and BrokenLog if the log does not hold.
  Task<std::unique_ptr<TableRecord>> load(History& history);

  // Makes an entry durable that is in the record already, with all that follows from it: the row, who
  // sits there, who is asked, the deal. `wake`: when the table must be looked at by itself. Throws Moved
  // if the table is another's by now.
  Task<> keep(const TableRecord& record, const LogEntry& entry, std::int64_t wake);

  // Closes a table whose log does not hold: lists show it as ended, and nobody looks at it again. The
  // log stays as it is.
  Task<> set_aside();

  // Leaves a table that another program among the servers may be able to play: it is due at once.
  Task<> leave_to_others();

  // Throws Moved if the table is another's by now.
  Task<> check() const;

  // The table must be looked at at another time than was kept last.
  Task<> wake(std::int64_t at);

  const std::string& code() const { return code_; }    // to come in by
  const std::string& deal() const { return deal_; }    // empty until it is dealt
  const std::string& dealt() const { return dealt_; }  // commitment of the table that had it first
  std::int64_t chat_size() const { return chat_size_; }  // when it was loaded
  const Tenure& tenure() const { return tenure_; }       // epoch 0: not taken

 private:
  bool row_changes(const TableRecord& record, const LogEntry& entry, std::int64_t wake) const;

  Store& store_;
  const std::string table_;
  Tenure tenure_;
  std::string code_, deal_, dealt_;
  std::int64_t chat_size_ = 0;
  struct {
    std::int64_t at = 0, wake = 0;
    int round = -1;
  } row_;            // as it was written last
  SeatSet due_ = 0;  // likewise: people who are asked
};

}  // namespace dr
