// Deals that more than one table plays. All throw SqlError.
#pragma once

#include <optional>
#include <string>

#include "server/store/sql.h"

namespace dr {

// Until the transaction ends nobody else changes what becomes of a deal: of two who look and then act
// the second sees what the first has done.
void hold_deal(Sql& sql, const std::string& deal);
// A table is dealt it. One that is still played blocks the others (`playing`): throws where another
// has it.
void add_deal(Sql& sql, const std::string& deal, const std::string& table, bool playing);
// The game there is over.
void end_deal(Sql& sql, const std::string& table);
// The deal of a table, empty before it is dealt.
std::string deal_code_of(Sql& sql, const std::string& table);
// The table it was first dealt at.
std::optional<std::string> first_table_of_deal(Sql& sql, const std::string& deal);
// Whether somebody plays or played it at another table than this.
bool plays_deal(Sql& sql, const std::string& deal, const std::string& user,
                const std::string& table);
// Somebody has watched it being played there.
void see_deal(Sql& sql, const std::string& deal, const std::string& user, const std::string& table);
// Whether somebody has played it or watched it at another table than this.
bool knows_deal(Sql& sql, const std::string& deal, const std::string& user,
                const std::string& table);
// Its seed is shown: nobody is dealt it any more.
void close_deal(Sql& sql, const std::string& deal);
bool deal_is_closed(Sql& sql, const std::string& deal);
// Whether a table that has it is still being played at.
bool deal_is_played(Sql& sql, const std::string& deal);

}  // namespace dr
