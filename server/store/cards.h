// The cards that tables are played with, each text once. All throw SqlError.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/store/sql.h"

namespace dr {

// Keeps a text under its digest, if it is not there yet.
void keep_cards(Sql& sql, const std::string& digest, const std::string& text);
std::optional<std::string> find_cards(Sql& sql, const std::string& digest);

// Which cards a table is played with: they stay for as long as the table does.
void set_cards_of(Sql& sql, const std::string& table, const std::string& digest);
std::optional<std::string> cards_of(Sql& sql, const std::string& table);  // the digest

// Deletes cards of no table.
void prune_cards(Sql& sql);

}  // namespace dr
