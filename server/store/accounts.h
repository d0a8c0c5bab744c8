// People in the database: who they are, how they are signed in, whom they do not want to read.
// All throw SqlError. Times are milliseconds since 1970.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/base/holiday.h"
#include "server/store/sql.h"

namespace dr {

// Texts that are empty are not known.
struct User {
  std::string id, name;
  std::string name_key;  // the name as it must be unique; empty: a guest
  std::string password;  // its hash
  std::string email;
  std::string email_pending, email_code;  // an address, and what must come back from there
  std::int64_t created = 0, seen = 0;
  bool banned = false;
  Holiday holiday{};
};

void add_user(Sql& sql, const User& user);
std::optional<User> find_user(Sql& sql, const std::string& id);
// What people are called whose account is gone.
inline constexpr const char* kGoneName = "Somebody";
std::string shown_name(Sql& sql, const std::string& id);
std::optional<User> find_user_by_name(Sql& sql, const std::string& name_key);
std::vector<User> list_users(Sql& sql, std::int64_t limit);  // the newest first
std::vector<std::string> banned_users(Sql& sql);             // their ids
void touch_user(Sql& sql, const std::string& id, std::int64_t seen);

// Whether a name is registered for somebody other than `but`, or looks like one that is.
bool name_taken(Sql& sql, const std::string& name, const std::string& but = {});
// False: the name is another's, or there is no such user.
bool claim_name(Sql& sql, const std::string& id, const std::string& name,
                const std::string& password);
bool rename_user(Sql& sql, const std::string& id, const std::string& name);
// Names from before looks were kept. Those that look like another's, by id: they stay as they are.
std::vector<std::string> fill_looks(Sql& sql);
// A code by which somebody may choose another password until then; it is used once.
void set_reset(Sql& sql, const std::string& id, const std::string& code_hash, std::int64_t until);
bool use_reset(Sql& sql, const std::string& id, const std::string& code_hash, std::int64_t now);
void set_password(Sql& sql, const std::string& id, const std::string& password);
void set_email_pending(Sql& sql, const std::string& id, const std::string& email,
                       const std::string& code);
// False, and nothing happens: it is not the code.
bool confirm_email(Sql& sql, const std::string& id, const std::string& code);
// Forgets the address and one that waits for its code.
void clear_email(Sql& sql, const std::string& id);

void set_holiday(Sql& sql, const std::string& id, const Holiday& holiday);

// False: there is no such user.
bool set_banned(Sql& sql, const std::string& id, bool banned);
// With sessions, mutes both ways, chat and memberships; the entries of tables stay.
bool delete_user(Sql& sql, const std::string& id);
// Deletes guests not seen since `before` who are at no table, at most `limit`; how many.
std::int64_t prune_guests(Sql& sql, std::int64_t before, std::int64_t limit = 1000);

// A session is known by the hash of its token. When it goes, so does its browser in pushes.h.
void add_session(Sql& sql, const std::string& token_hash, const std::string& user, std::int64_t at);
std::optional<User> session_user(Sql& sql, const std::string& token_hash);
void touch_session(Sql& sql, const std::string& token_hash, std::int64_t seen);
// Those not used since `before`.
void prune_sessions(Sql& sql, std::int64_t before);
void drop_session(Sql& sql, const std::string& token_hash);
// One session of somebody goes on under another token, and all others end.
void renew_session(Sql& sql, const std::string& user, const std::string& old_hash,
                   const std::string& new_hash);
void drop_sessions_of(Sql& sql, const std::string& user);

// Doing either twice is as good as once.
void add_mute(Sql& sql, const std::string& user, const std::string& muted);
void remove_mute(Sql& sql, const std::string& user, const std::string& muted);
std::vector<std::string> mutes_of(Sql& sql, const std::string& user);

}  // namespace dr
