// What an operator does to the database, beside a running server.
#pragma once

#include <string>

#include "replay/replay.h"
#include "server/store/accounts.h"
#include "server/store/tables.h"

namespace dr {

// Somebody by id or registered name, a table by id or code. Both throw RequestError.
User need_user(Sql& sql, const std::string& id_or_name);
TableRow need_table(Sql& sql, const std::string& id_or_code);

// Makes a table of a recorded game. One that is over can be read there; one that is not goes on:
// people sit where registered users of their names did, a bot plays for the others. The deal stays
// traced to the secret of the file, if there is one. `host` is a user; empty: the first one seated, if
// any. `box`: the cards it was played with (content/compiler/box.h); empty: those built in. Throws
// RequestError. REQUIRES: the replay was verified.
TableRow import_table(Sql& sql, const Replay& replay, std::string host,
                      const std::string& box = {});

}  // namespace dr
