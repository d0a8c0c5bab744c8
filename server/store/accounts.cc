#include "server/store/accounts.h"

#include "server/base/look.h"

namespace dr {
namespace {

// Its columns are those of user_of.
const std::string kSelectUser =
    "SELECT u.id, u.name, u.name_key, u.password, u.email, u.email_pending, u.email_code,"
    " u.created, u.seen, u.banned, u.holiday_from, u.holiday_until, u.holiday_spent,"
    " u.holiday_year FROM users u ";

User user_of(const Row& row) {
  User user;
  user.id = text(row[0]);
  user.name = text(row[1]);
  user.name_key = text(row[2]);
  user.password = text(row[3]);
  user.email = text(row[4]);
  user.email_pending = text(row[5]);
  user.email_code = text(row[6]);
  user.created = number(row[7]);
  user.seen = number(row[8]);
  user.banned = number(row[9]) != 0;
  user.holiday = {number(row[10]), number(row[11]), number(row[12]), number(row[13])};
  return user;
}

std::optional<User> first_user(const std::vector<Row>& rows) {
  if (rows.empty()) return std::nullopt;
  return user_of(rows[0]);
}

std::vector<std::string> first_column(const std::vector<Row>& rows) {
  std::vector<std::string> found;
  for (const Row& row : rows) found.push_back(text(row[0]));
  return found;
}

// Everything kept for a user but the user.
void delete_traces(Sql& sql, const std::string& id) {
  drop_sessions_of(sql, id);
  sql.run("DELETE FROM mutes WHERE user_id = $1 OR muted_id = $1", {id});
  sql.run("DELETE FROM chat WHERE user_id = $1", {id});
  sql.run("DELETE FROM members WHERE user_id = $1", {id});
  sql.run("DELETE FROM watched_deals WHERE user_id = $1", {id});
  sql.run("DELETE FROM reports WHERE by_user = $1", {id});
}

}  // namespace

void add_user(Sql& sql, const User& user) {
  sql.run(
      "INSERT INTO users (id, name, name_key, password, email, email_pending, email_code, created,"
      " seen, banned) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
      {user.id, user.name, or_null(user.name_key), or_null(user.password), or_null(user.email),
       or_null(user.email_pending), or_null(user.email_code), user.created, user.seen,
       std::int64_t{user.banned}});
}

std::optional<User> find_user(Sql& sql, const std::string& id) {
  return first_user(sql.run(kSelectUser + "WHERE u.id = $1", {id}));
}

std::string shown_name(Sql& sql, const std::string& id) {
  const auto user = find_user(sql, id);
  return user ? user->name : kGoneName;
}

std::optional<User> find_user_by_name(Sql& sql, const std::string& name_key) {
  return first_user(sql.run(kSelectUser + "WHERE u.name_key = $1", {name_key}));
}

std::vector<User> list_users(Sql& sql, std::int64_t limit) {
  std::vector<User> users;
  for (const Row& row : sql.run(kSelectUser + "ORDER BY u.created DESC, u.id LIMIT $1", {limit})) {
    users.push_back(user_of(row));
  }
  return users;
}

std::vector<std::string> banned_users(Sql& sql) {
  return first_column(sql.run("SELECT id FROM users WHERE banned = 1 ORDER BY id"));
}

void touch_user(Sql& sql, const std::string& id, std::int64_t seen) {
  sql.run("UPDATE users SET seen = $1 WHERE id = $2", {seen, id});
}

bool name_taken(Sql& sql, const std::string& name, const std::string& but) {
  return !sql.run("SELECT 1 FROM users WHERE (name_key = $1 OR look = $2) AND id <> $3 LIMIT 1",
                  {name_key(name), name_look(name), but})
              .empty();
}

bool claim_name(Sql& sql, const std::string& id, const std::string& name,
                const std::string& password) {
  if (name_taken(sql, name, id)) return false;
  return !sql.run(
                 "UPDATE users SET name = $1, name_key = $2, look = $3, password = $4"
                 " WHERE id = $5 RETURNING id",
                 {name, name_key(name), name_look(name), password, id})
              .empty();
}

bool rename_user(Sql& sql, const std::string& id, const std::string& name) {
  if (name_taken(sql, name, id)) return false;
  return !sql.run(
                 "UPDATE users SET name = $1,"
                 " name_key = CASE WHEN name_key IS NULL THEN NULL ELSE CAST($2 AS TEXT) END,"
                 " look = CASE WHEN name_key IS NULL THEN NULL ELSE CAST($3 AS TEXT) END"
                 " WHERE id = $4 RETURNING id",
                 {name, name_key(name), name_look(name), id})
              .empty();
}

std::vector<std::string> fill_looks(Sql& sql) {
  std::vector<std::string> clashing;
  for (const Row& row :
       sql.run("SELECT id, name FROM users WHERE name_key IS NOT NULL AND look IS NULL"
               " ORDER BY created, id")) {
    const std::string id = text(row[0]), name = text(row[1]);
    if (name_taken(sql, name, id)) {
      sql.run("UPDATE users SET look = $1 WHERE id = $2", {"?" + id, id});  // nobody else's
      clashing.push_back(id);
    } else {
      sql.run("UPDATE users SET name_key = $1, look = $2 WHERE id = $3",
              {name_key(name), name_look(name), id});
    }
  }
  return clashing;
}

void set_reset(Sql& sql, const std::string& id, const std::string& code_hash, std::int64_t until) {
  sql.run("UPDATE users SET reset_code = $1, reset_until = $2 WHERE id = $3",
          {or_null(code_hash), until, id});
}

bool use_reset(Sql& sql, const std::string& id, const std::string& code_hash, std::int64_t now) {
  return !sql.run(
                 "UPDATE users SET reset_code = NULL, reset_until = 0"
                 " WHERE id = $1 AND reset_code = $2 AND reset_until > $3 RETURNING id",
                 {id, code_hash, now})
              .empty();
}

void set_password(Sql& sql, const std::string& id, const std::string& password) {
  sql.run("UPDATE users SET password = $1, reset_code = NULL, reset_until = 0 WHERE id = $2",
          {or_null(password), id});
}

void set_email_pending(Sql& sql, const std::string& id, const std::string& email,
                       const std::string& code) {
  sql.run("UPDATE users SET email_pending = $1, email_code = $2 WHERE id = $3",
          {or_null(email), or_null(code), id});
}

bool confirm_email(Sql& sql, const std::string& id, const std::string& code) {
  return !sql.run(
                 "UPDATE users SET email = email_pending, email_pending = NULL, email_code = NULL,"
                 " reset_code = NULL, reset_until = 0 WHERE id = $1 AND email_code = $2 RETURNING "
                 "id",
                 {id, code})
              .empty();
}

void clear_email(Sql& sql, const std::string& id) {
  sql.run(
      "UPDATE users SET email = NULL, email_pending = NULL, email_code = NULL, reset_code = NULL,"
      " reset_until = 0 WHERE id = $1",
      {id});
}

void set_holiday(Sql& sql, const std::string& id, const Holiday& holiday) {
  sql.run(
      "UPDATE users SET holiday_from = $1, holiday_until = $2, holiday_spent = $3,"
      " holiday_year = $4 WHERE id = $5",
      {holiday.from, holiday.until, holiday.spent, holiday.year, id});
}

bool set_banned(Sql& sql, const std::string& id, bool banned) {
  return !sql.run("UPDATE users SET banned = $1 WHERE id = $2 RETURNING id",
                  {std::int64_t{banned}, id})
              .empty();
}

bool delete_user(Sql& sql, const std::string& id) {
  delete_traces(sql, id);
  return !sql.run("DELETE FROM users WHERE id = $1 RETURNING id", {id}).empty();
}

std::int64_t prune_guests(Sql& sql, std::int64_t before, std::int64_t limit) {
  const auto guests = first_column(
      sql.run("SELECT u.id FROM users u WHERE u.name_key IS NULL AND u.seen < $1 AND NOT EXISTS"
              " (SELECT 1 FROM members m WHERE m.user_id = u.id) ORDER BY u.seen LIMIT $2",
              {before, limit}));
  for (const std::string& id : guests) delete_user(sql, id);
  return static_cast<std::int64_t>(guests.size());
}

void add_session(Sql& sql, const std::string& token_hash, const std::string& user,
                 std::int64_t at) {
  sql.run("INSERT INTO sessions (token, user_id, created, seen) VALUES ($1, $2, $3, $3)",
          {token_hash, user, at});
}

std::optional<User> session_user(Sql& sql, const std::string& token_hash) {
  return first_user(sql.run(kSelectUser + "JOIN sessions s ON s.user_id = u.id WHERE s.token = $1",
                            {token_hash}));
}

void touch_session(Sql& sql, const std::string& token_hash, std::int64_t seen) {
  sql.run("UPDATE sessions SET seen = $1 WHERE token = $2", {seen, token_hash});
}

void prune_sessions(Sql& sql, std::int64_t before) {
  sql.run("DELETE FROM pushes WHERE session IN (SELECT token FROM sessions WHERE seen < $1)",
          {before});
  sql.run("DELETE FROM sessions WHERE seen < $1", {before});
}

void drop_session(Sql& sql, const std::string& token_hash) {
  sql.run("DELETE FROM pushes WHERE session = $1", {token_hash});
  sql.run("DELETE FROM sessions WHERE token = $1", {token_hash});
}

void renew_session(Sql& sql, const std::string& user, const std::string& old_hash,
                   const std::string& new_hash) {
  sql.run("DELETE FROM pushes WHERE user_id = $1 AND session <> $2", {user, old_hash});
  sql.run("DELETE FROM sessions WHERE user_id = $1 AND token <> $2", {user, old_hash});
  sql.run("UPDATE pushes SET session = $1 WHERE session = $2", {new_hash, old_hash});
  sql.run("UPDATE sessions SET token = $1 WHERE token = $2", {new_hash, old_hash});
}

void drop_sessions_of(Sql& sql, const std::string& user) {
  sql.run("DELETE FROM pushes WHERE user_id = $1", {user});
  sql.run("DELETE FROM sessions WHERE user_id = $1", {user});
}

void add_mute(Sql& sql, const std::string& user, const std::string& muted) {
  sql.run("INSERT INTO mutes (user_id, muted_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
          {user, muted});
}

void remove_mute(Sql& sql, const std::string& user, const std::string& muted) {
  sql.run("DELETE FROM mutes WHERE user_id = $1 AND muted_id = $2", {user, muted});
}

std::vector<std::string> mutes_of(Sql& sql, const std::string& user) {
  return first_column(
      sql.run("SELECT muted_id FROM mutes WHERE user_id = $1 ORDER BY muted_id", {user}));
}

}  // namespace dr
