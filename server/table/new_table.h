// Tables as the database first sees them, and deals that are played again.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/store/tables.h"
#include "server/table/record.h"
#include "server/table/spec.h"

namespace dr {

// Letters and digits that are not mistaken for one another: "k7qfm2".
std::string random_code(int letters);
std::string random_hex(int bytes);

// Makes a table whose host sits on its first free seat. Throws RequestError if the host has `most`
// open tables already, or the deal to be played again is unknown.
TableRow new_table(Sql& sql, const TableSpec& spec, const std::string& host, int most);

// What a list shows of a table, JSON.
std::string table_summary(const TableRecord& record);

// The record of a log; `heard` is told every entry and what happened with it. Throws
// std::runtime_error if the log does not hold.
using Heard = std::function<void(const LogEntry&, const Events&)>;
TableRecord read_log(const std::vector<EntryRow>& log, const Heard& heard = {});
TableRecord load_record(Sql& sql, const std::string& table);

// The game of a table as a file, with everything that was drawn. Throws RequestError.
std::string replay_text(Sql& sql, const std::string& table);  // api_tables.cc

// The seed of the table that was first dealt a deal, as 64 hexadecimal digits. Throws RequestError.
std::string seed_of_deal(Sql& sql, const std::string& deal);

}  // namespace dr
