// Tables as the database first sees them, and as lists show them.
#pragma once

#include <string>

#include "server/store/tables.h"
#include "server/table/record.h"
#include "server/table/spec.h"

namespace dr {

// Makes a table whose host sits on its first free seat. Throws RequestError if the host has `most`
// open tables already, or the deal to be played again is unknown.
TableRow new_table(Sql& sql, const TableSpec& spec, const std::string& host, int most);

// The next game of the same people and bots, each on the seat they had: its id. Nobody is ready; who
// does not want to play again stands up, or the host sends them away. Throws RequestError.
std::string new_rematch(Sql& sql, const TableRecord& record, const std::string& host, int most);

// Keeps the cards a table is played with.
void keep_cards_of(Sql& sql, const std::string& table, const TableSpec& spec);

// Says what lies over the built-in cards, if a table is played with others; without an id they were built
// in once.
void add_pack(json::object& table, const TableSpec& spec);

// What a list shows of a table, JSON.
std::string table_summary(const TableRecord& record);

}  // namespace dr
