// Who somebody is: tokens, passwords and names.
#pragma once

#include <string>
#include <string_view>

namespace dr {

// 32 random bytes in hexadecimal digits: what a browser keeps in its cookie. The database keeps only
// its hash, so that a copy of the database lets nobody in.
std::string new_token();
std::string token_hash(std::string_view token);

// argon2id. Both take about a tenth of a second on purpose: not on a thread that serves others.
std::string hash_password(const std::string& password);
bool check_password(const std::string& hash, const std::string& password);
// What a check costs when there is no such user, so that time does not tell.
void check_nobody(const std::string& password);

// One sentence if people may not have this name. REQUIRES: it is normal_name (server/base/look.h)
std::string refuse_name(std::string_view name);
std::string refuse_password(std::string_view password);

}  // namespace dr
