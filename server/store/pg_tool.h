// The programs that come with PostgreSQL.
#pragma once

#include <string>
#include <vector>

namespace dr {

// Runs one to its end with --dbname for this database; its password is not on the command line, where
// everybody could read it. Throws StoreError when it is not installed or fails; what it says goes to
// standard error.
void run_pg_tool(std::vector<std::string> words, const std::string& url);

}  // namespace dr
