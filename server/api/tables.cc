// The lobby: finding, making and joining tables, and the replays of games that are over.
#include "server/store/tables.h"
#include "server/api/api.h"
#include "server/base/clock.h"
#include "server/base/limits.h"
#include "server/base/request_error.h"
#include "server/base/text.h"
#include "server/cluster/member.h"
#include "server/ops/log.h"
#include "server/ops/settings.h"
#include "server/room/room.h"
#include "server/store/cards.h"
#include "server/store/deals.h"
#include "server/store/in_store.h"
#include "server/table/archive.h"
#include "server/table/new_table.h"

namespace dr {
namespace {

constexpr std::int64_t kMostListed = 100;

// A table in a list: its row, with the names of its people.
json::object row_json(Sql& sql, const TableRow& row) {
  json::object o{{"id", row.id},
                 {"status", row.status},
                 {"host", row.host},
                 {"created", row.created},
                 {"updated", row.updated}};
  auto summary = parse_object(row.summary).value_or(json::object{});
  if (json::value* seats = summary.if_contains("seats"); seats && seats->is_array())
    for (json::value& seat : seats->get_array())
      if (const auto user = seat.is_object() ? text_of(seat.get_object(), "user") : std::nullopt;
          user && !member(seat.get_object(), "name"))
        seat.get_object()["name"] = shown_name(sql, *user);
  for (auto& [key, value] : summary) o[key] = std::move(value);
  return o;
}

TableRow need_table(Sql& sql, const std::string& id) {
  auto row = find_table(sql, id);
  if (!row) throw RequestError("not-found", "There is no such table.");
  return std::move(*row);
}

void need_welcome(const std::optional<std::string>& role) {
  if (role == kRemovedRole)
    throw RequestError("removed", "The host has removed you from this table.");
}

void need_to_see(Sql& sql, const TableRow& row, const std::string& user) {
  const auto role = member_role(sql, row.id, user);
  need_welcome(role);
  if (!row.is_public && row.host != user && !role)
    throw RequestError("private", "This table is by invitation: open it by its link or code.");
}

// A finished game's file tells its seed: it waits for every table that plays the same deal, and nobody
// is dealt it again.
void need_replay(Sql& sql, const TableRow& row) {
  if (row.status != status_word(Status::kOver) && row.status != status_word(Status::kAbandoned))
    throw RequestError("not-over", "The replay is there when the game is over.");
  const std::string deal = deal_code_of(sql, row.id);
  if (!deal.empty()) hold_deal(sql, deal);
  if (!deal.empty() && deal_is_played(sql, deal))
    throw RequestError("not-over",
                       "The same deal is being played at another table; the replay is there when "
                       "that game is over.");
  if (!deal.empty()) close_deal(sql, deal);
}

}  // namespace

void Api::need_seen_table(Sql& sql, const std::string& id, const std::string& user) {
  need_to_see(sql, need_table(sql, id), user);
}

Task<Reply> Api::list_tables(const Request& request, const json::object&, const std::string&) {
  co_await user_of(request);
  json::object found = co_await in_store(s_.store, [](Sql& sql) {
    json::object out;
    for (const char* status : {"open", "playing"}) {
      json::array list;
      for (const TableRow& row : public_tables(sql, status, kMostListed))
        list.push_back(row_json(sql, row));
      out[status] = std::move(list);
    }
    return out;
  });
  co_return json_reply(found);
}

Task<Reply> Api::my_tables(const Request& request, const json::object&, const std::string&) {
  const User user = co_await user_of(request);
  json::array found = co_await in_store(s_.store, [&](Sql& sql) {
    json::array list;
    for (const UserTable& row : tables_of_user(sql, user.id, kMostListed)) {
      json::object o = row_json(sql, row);
      o["code"] = row.code;
      o["role"] = row.role;
      o["due"] = row.due;
      list.push_back(std::move(o));
    }
    return list;
  });
  co_return json_reply(json::object{{"tables", std::move(found)}});
}

Task<Reply> Api::create_table(const Request& request, const json::object& body,
                              const std::string&) {
  const User user = co_await user_of(request);
  const TableSpec spec = parse_offered_spec(body, s_.settings.pack);
  const int most = s_.settings.max_tables_per_user;
  TableRow row;
  try {
    row =
        co_await in_store(s_.store, [&](Sql& sql) { return new_table(sql, spec, user.id, most); });
  } catch (const RequestError& error) {
    if (error.code() == "too-many-tables") s_.metrics.refused(Limit::kTablesPerUser);
    throw;
  }
  log_info("table created", {{"table", row.id}, {"user", user.id}});
  co_return json_reply(json::object{{"id", row.id}, {"code", row.code}}, 201);
}

// The cards of a table as text, whoever may see it: pages play with them too.
Task<Reply> Api::table_cards(const Request& request, const json::object&, const std::string& id) {
  const User user = co_await user_of(request);
  Reply reply;
  reply.type = "text/plain; charset=utf-8";
  reply.body = co_await in_store(s_.store, [&](Sql& sql) {
    const TableRow row = need_table(sql, id);
    need_to_see(sql, row, user.id);
    const auto digest = cards_of(sql, id);
    const auto text = digest ? find_cards(sql, *digest) : std::nullopt;
    if (!text) throw RequestError("not-found", "This table has no cards of its own.");
    return *text;
  });
  co_return reply;
}

Task<Reply> Api::table_info(const Request& request, const json::object&, const std::string& id) {
  const User user = co_await user_of(request);
  json::object found = co_await in_store(s_.store, [&](Sql& sql) {
    const TableRow row = need_table(sql, id);
    need_to_see(sql, row, user.id);
    json::object o = row_json(sql, row);
    o["code"] = row.code;
    return o;
  });
  co_return json_reply(found);
}

Task<Reply> Api::join_table(const Request& request, const json::object& body, const std::string&) {
  const User user = co_await user_of(request);
  const std::string code = text_of(body, "code").value_or("");
  const auto row = co_await in_store(s_.store, [&](Sql& sql) {
    auto found = is_id(code) ? find_table_by_code(sql, code) : std::nullopt;
    const auto role = found ? member_role(sql, found->id, user.id) : std::nullopt;
    need_welcome(role);
    if (found && !role) set_member(sql, found->id, user.id, "spectator", false);
    return found;
  });
  if (!row) refuse_code(request);
  co_return json_reply(json::object{{"id", row->id}});
}

// What somebody sees of a table they are invited to, before they come in. The code is enough.
Task<Reply> Api::invitation(const Request& request, const json::object&, const std::string& code) {
  const auto found = co_await in_store(s_.store, [&](Sql& sql) {
    const auto row = find_table_by_code(sql, code);
    json::object o = row ? row_json(sql, *row) : json::object{};
    if (row) o["hostName"] = shown_name(sql, row->host);
    return o;
  });
  if (found.empty()) refuse_code(request);
  co_return json_reply(found);
}

// Codes are short: guessing them is slow.
void Api::refuse_code(const Request& request) {
  if (!codes_.take(address_key(request.address), steady_ms()))
    throw RequestError("too-many", "Too many attempts; please wait a minute.");
  throw RequestError("not-found", "No table has this code; ask your host for a new link.");
}

Task<Reply> Api::delete_table(const Request& request, const json::object&, const std::string& id) {
  const User user = co_await user_of(request);
  Errand errand;
  errand.kind = ErrandKind::kCloseTable;
  errand.table = id;
  errand.ending = Ending::kNotFound;
  co_await in_store(s_.store, [&](Sql& sql) {
    const TableRow row = need_table(sql, id);
    if (row.host != user.id)
      throw RequestError("forbidden", "Only the host may take a table away.");
    if (row.status != "open") throw RequestError("begun", "A game has been played here; it stays.");
    dr::delete_table(sql, id);
    s_.cluster.tell(sql, errand);
  });
  rooms_.carry_out(errand);
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::replay(const Request& request, const json::object&, const std::string& id) {
  const User user = co_await user_of(request);
  Reply reply;
  reply.type = "text/plain; charset=utf-8";
  reply.file = "darkrock-" + id + ".replay";
  reply.body = co_await in_store(s_.store, [&](Sql& sql) {
    const TableRow row = need_table(sql, id);
    need_to_see(sql, row, user.id);
    need_replay(sql, row);
    try {
      return replay_text(sql, id);
    } catch (const BrokenLog&) {
      throw RequestError("broken",
                         "This game was played by rules that the server no longer knows.");
    }
  });
  co_return reply;
}

}  // namespace dr
