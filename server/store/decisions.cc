#include "server/store/decisions.h"

#include <charconv>

#include "base/mix.h"

namespace dr {
namespace {

// Two numbers name a lock of PostgreSQL: this one, and that of the kind.
constexpr std::int64_t kThinkers = 0x44726c;

}  // namespace

std::string answers_to(const std::string& server) { return "darkrock_answers_" + server; }

void be_hasty(Sql& sql) { sql.run("SELECT set_config('synchronous_commit', 'off', false)"); }

void let_go_after(Sql& sql, std::int64_t ms) {
  sql.run("SELECT set_config('idle_in_transaction_session_timeout', $1, false)",
          {std::to_string(ms)});
}

void add_decision(Sql& sql, const Decision& decision) {
  sql.run(
      "INSERT INTO decisions (id, at, server, kind, bot, seed, view) VALUES ($1,"
      " CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT), $2, $3, $4, $5, $6)",
      {decision.id, decision.server, decision.kind, decision.bot, std::to_string(decision.seed),
       decision.view});
  sql.notify(decision.kind, kNewDecisions);
}

bool withdraw_decision(Sql& sql, const std::string& id) {
  return !sql.run(
                 "DELETE FROM decisions WHERE id IN (SELECT id FROM decisions WHERE id = $1"
                 " FOR UPDATE SKIP LOCKED) RETURNING id",
                 {id})
              .empty();
}

void withdraw_decisions(Sql& sql, const std::string& server) {
  sql.run(
      "DELETE FROM decisions WHERE id IN (SELECT id FROM decisions WHERE server = $1"
      " FOR UPDATE SKIP LOCKED)",
      {server});
}

std::int64_t count_decisions(Sql& sql) {
  return number(sql.run("SELECT COUNT(*) FROM decisions")[0][0]);
}

void offer_to_think(Sql& sql, const std::string& kind) {
  sql.run("SELECT pg_advisory_lock_shared(CAST($1 AS INTEGER), CAST($2 AS INTEGER))",
          {kThinkers, number_of_kind(kind)});
}

std::optional<Decision> take_decision(Sql& sql, const std::string& kinds) {
  const auto rows = sql.run(
      "SELECT d.id, d.server, d.kind, d.bot, d.seed, d.view FROM decisions d"
      " WHERE d.kind = ANY(string_to_array($1, ' '))"
      " AND EXISTS (SELECT 1 FROM servers s WHERE s.id = d.server)"
      " ORDER BY d.at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED",
      {kinds});
  if (rows.empty()) return std::nullopt;
  const Row& row = rows[0];
  return Decision{text(row[0]), text(row[1]), text(row[2]), text(row[3]), std::stoull(text(row[4])),
                  text(row[5])};
}

void answer_decision(Sql& sql, const Decision& decision, std::uint32_t choice) {
  sql.run("DELETE FROM decisions WHERE id = $1", {decision.id});
  sql.notify(decision.id + " " + std::to_string(choice), answers_to(decision.server));
}

std::optional<Answer> read_answer(const std::string& words) {
  const std::size_t space = words.find(' ');
  if (space == std::string::npos) return std::nullopt;
  Answer answer{words.substr(0, space), 0};
  const char* const end = words.data() + words.size();
  const auto [stop, error] = std::from_chars(words.data() + space + 1, end, answer.choice);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return answer;
}

std::map<std::int64_t, std::int64_t> count_thinkers(Sql& sql) {
  std::map<std::int64_t, std::int64_t> found;
  for (const Row& row :
       sql.run("SELECT CAST(objid AS BIGINT), COUNT(*) FROM pg_locks WHERE locktype = 'advisory'"
               " AND granted AND CAST(classid AS BIGINT) = $1 AND database ="
               " (SELECT oid FROM pg_database WHERE datname = current_database())"
               " GROUP BY objid",
               {kThinkers}))
    found[number(row[0])] = number(row[1]);
  return found;
}

std::int64_t number_of_kind(const std::string& kind) {
  std::uint64_t state = 0;
  for (const char c : kind) state = splitmix64(state ^ static_cast<unsigned char>(c));
  return static_cast<std::int64_t>(state >> 33);
}

}  // namespace dr
