#include "server/table/new_table.h"

#include <sodium.h>

#include "server/services.h"
#include "server/store/deals.h"

namespace dr {

namespace {

// The table a deal was first dealt at.
TableRecord record_of_deal(Sql& sql, const std::string& deal) {
  const auto first = first_table_of_deal(sql, deal);
  if (!first) throw RequestError("no-deal", "There is no such deal.");
  return load_record(sql, *first);
}

}  // namespace

std::string random_code(int letters) {
  static constexpr char kLetters[] = "abcdefghjkmnpqrstuvwxyz23456789";
  std::string code;
  for (int i = 0; i < letters; ++i) code += kLetters[randombytes_uniform(sizeof kLetters - 1)];
  return code;
}

std::string random_hex(int bytes) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string hex;
  for (int i = 0; i < 2 * bytes; ++i) hex += kDigits[randombytes_uniform(16)];
  return hex;
}

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

TableRecord read_log(const std::vector<EntryRow>& log, const Heard& heard) {
  if (log.empty()) throw std::runtime_error("the log of the table is empty");
  TableRecord record;
  const auto events = heard ? std::make_unique<Events>() : nullptr;
  for (const EntryRow& line : log) {
    auto entry = read_entry(record.content(), line.body);
    if (!entry) throw std::runtime_error("the log of the table holds a line that is none");
    entry->n = line.n;
    entry->at = line.at;
    if (events) events->clear();
    if (const std::string why = record.add(*entry, events.get()); !why.empty())
      throw std::runtime_error(why);
    if (heard) heard(*entry, *events);
  }
  return record;
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

TableRecord load_record(Sql& sql, const std::string& table) {
  return read_log(entries_of(sql, table));
}

std::string seed_of_deal(Sql& sql, const std::string& deal) {
  return seed_hex(record_of_deal(sql, deal).game()->seed());
}

}  // namespace dr
