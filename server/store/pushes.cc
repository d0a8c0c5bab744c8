#include "server/store/pushes.h"

namespace dr {

std::string push_key(Sql& sql, const std::string& fresh) {
  sql.run("INSERT INTO meta (key, value) VALUES ('push-key', $1) ON CONFLICT DO NOTHING", {fresh});
  return text(sql.run("SELECT value FROM meta WHERE key = 'push-key'")[0][0]);
}

void add_push(Sql& sql, const std::string& endpoint, const std::string& user,
              const std::string& session, std::int64_t at) {
  sql.run(
      "INSERT INTO pushes (endpoint, user_id, session, at) VALUES ($1, $2, $3, $4)"
      " ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id,"
      " session = excluded.session, at = excluded.at",
      {endpoint, user, session, at});
  sql.run(
      "DELETE FROM pushes WHERE user_id = $1 AND endpoint NOT IN (SELECT endpoint FROM pushes"
      " WHERE user_id = $1 ORDER BY at DESC, endpoint LIMIT $2)",
      {user, kMostPushes});
}

bool remove_push(Sql& sql, const std::string& endpoint, const std::string& user) {
  return !sql.run("DELETE FROM pushes WHERE endpoint = $1 AND user_id = $2 RETURNING endpoint",
                  {endpoint, user})
              .empty();
}

void drop_push(Sql& sql, const std::string& endpoint) {
  sql.run("DELETE FROM pushes WHERE endpoint = $1", {endpoint});
}

std::vector<std::string> pushes_of(Sql& sql, const std::string& user) {
  std::vector<std::string> found;
  for (const Row& row :
       sql.run("SELECT endpoint FROM pushes WHERE user_id = $1 ORDER BY at DESC, endpoint", {user}))
    found.push_back(text(row[0]));
  return found;
}

}  // namespace dr
