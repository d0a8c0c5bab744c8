#include "server/table/new_table.h"

#include "server/base/clock.h"
#include "server/base/random.h"
#include "server/store/accounts.h"
#include "server/store/deals.h"
#include "server/table/archive.h"

namespace dr {
namespace {

// The seat of the host; kNone where bots have all.
Seat first_free(const TableSpec& spec) {
  for (Seat seat = 0; seat < spec.setup.players; ++seat)
    if (spec.bots[seat].empty()) return seat;
  return kNone;
}

// The seats as a list shows them.
json::array seats_of(const TableSpec& spec, const std::string& host) {
  json::array seats;
  for (Seat seat = 0; seat < spec.setup.players; ++seat) {
    json::object o;
    if (!spec.bots[seat].empty()) o["bot"] = spec.bots[seat];
    if (seat == first_free(spec)) o["user"] = host;
    seats.push_back(std::move(o));
  }
  return seats;
}

}  // namespace

TableRow new_table(Sql& sql, const TableSpec& asked, const std::string& host, int most) {
  TableSpec spec = asked;
  if (open_tables_of_host(sql, host) >= most)
    throw RequestError("too-many-tables",
                       "You host as many tables as one person may; finish or leave one first.");
  if (!spec.deal.empty()) {
    const TableSpec first = record_of_deal(sql, spec.deal).spec();
    spec.setup = first.setup;  // another game would not be the same deal
    spec.edition = first.edition;
    if (plays_deal(sql, spec.deal, host, ""))
      throw RequestError("same-deal", "You have seen this deal at another table.");
  }
  TableRow row;
  row.id = random_code(12);
  do row.code = random_code(6);
  while (code_taken(sql, row.code));
  row.status = status_word(Status::kOpen);
  row.is_public = spec.is_public;
  row.host = host;
  row.created = row.updated = now_ms();
  const json::object shown = spec_json(spec);
  const Seat first = first_free(spec);
  row.summary = json::serialize(json::object{{"table", shown}, {"seats", seats_of(spec, host)}});
  insert_table(sql, row);
  LogEntry entry;
  entry.kind = EntryKind::kCreate;
  entry.user = host;
  entry.hex = random_hex(32);
  entry.spec = json::serialize(shown);
  append_entry(sql, row.id, 0, row.created, write_entry(default_content(), entry));
  set_member(sql, row.id, host, "spectator", false);
  if (first != kNone) {
    LogEntry sit;
    sit.kind = EntryKind::kSit;
    sit.seat = first;
    sit.user = host;
    append_entry(sql, row.id, 1, row.created, write_entry(default_content(), sit));
    set_member(sql, row.id, host, "player", false);
  }
  return row;
}

std::string new_rematch(Sql& sql, const TableRecord& record, const std::string& host, int most) {
  TableSpec spec = record.spec();
  spec.deal.clear();
  const std::string id = new_table(sql, spec, host, most).id;
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (const std::string& user = record.place(seat).user; user != host && find_user(sql, user))
      set_member(sql, id, user, "spectator", false);
  return id;
}

std::string table_summary(const TableRecord& record) {
  json::array seats;
  for (Seat seat = 0; seat < record.players(); ++seat) {
    const Place& place = record.place(seat);
    json::object o;
    if (place.kind == Place::Kind::kPerson) o["user"] = place.user;
    if (!place.name.empty()) o["name"] = place.name;
    if (!place.bot.empty()) o["bot"] = place.bot;
    seats.push_back(std::move(o));
  }
  json::object o{{"table", spec_json(record.spec())}, {"seats", std::move(seats)}};
  if (record.game()) o["round"] = record.state().pub.round;
  return json::serialize(o);
}

}  // namespace dr
