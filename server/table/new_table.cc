#include "server/table/new_table.h"

#include "server/base/clock.h"
#include "server/base/random.h"
#include "server/store/accounts.h"
#include "server/store/cards.h"
#include "server/store/deals.h"
#include "server/table/archive.h"

namespace dr {
namespace {

// Who sits where from the start, by user; empty: a bot or nobody.
using Seating = std::array<std::string, kMaxPlayers>;

// The host alone, on the first seat that no bot has.
Seating host_alone(const TableSpec& spec, const std::string& host) {
  Seating people;
  for (Seat seat = 0; seat < spec.setup.players; ++seat) {
    if (!spec.bots[seat].empty()) continue;
    people[seat] = host;
    break;
  }
  return people;
}

// The seats as a list shows them.
json::array seats_of(const TableSpec& spec, const Seating& people) {
  json::array seats;
  for (Seat seat = 0; seat < spec.setup.players; ++seat) {
    json::object o;
    if (!spec.bots[seat].empty()) o["bot"] = spec.bots[seat];
    if (!people[seat].empty()) o["user"] = people[seat];
    seats.push_back(std::move(o));
  }
  return seats;
}

TableRow make_table(Sql& sql, const TableSpec& asked, const std::string& host,
                    const Seating& people, int most) {
  TableSpec spec = asked;
  if (!spec.cards) spec.cards = built_in_cards(spec.setup.modules);
  if (open_tables_of_host(sql, host) >= most)
    throw RequestError("too-many-tables",
                       "You host as many tables as one person may; finish or leave one first.");
  if (!spec.deal.empty()) {
    const TableSpec first = record_of_deal(sql, spec.deal).spec();
    spec.setup = first.setup;  // another game would not be the same deal
    spec.cards = first.cards;
    spec.edition = first.edition;
    if (deal_is_closed(sql, spec.deal))
      throw RequestError("deal-shown", "This deal has been shown in a replay; play a new one.");
    if (knows_deal(sql, spec.deal, host, ""))
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
  json::object summary{{"table", shown}, {"seats", seats_of(spec, people)}};
  add_pack(summary, spec);
  row.summary = json::serialize(summary);
  insert_table(sql, row);
  keep_cards_of(sql, row.id, spec);
  LogEntry entry;
  entry.kind = EntryKind::kCreate;
  entry.user = host;
  entry.hex = random_hex(32);
  entry.spec = json::serialize(shown);
  append_entry(sql, row.id, 0, row.created, write_entry(default_content(), entry));
  set_member(sql, row.id, host, "spectator", false);
  std::int64_t n = 1;
  for (Seat seat = 0; seat < spec.setup.players; ++seat) {
    if (people[seat].empty()) continue;
    LogEntry sit;
    sit.kind = EntryKind::kSit;
    sit.seat = seat;
    sit.user = people[seat];
    append_entry(sql, row.id, n++, row.created, write_entry(default_content(), sit));
    set_member(sql, row.id, sit.user, "player", false);
  }
  return row;
}

}  // namespace

void keep_cards_of(Sql& sql, const std::string& table, const TableSpec& spec) {
  if (!spec.cards) return;
  keep_cards(sql, spec.cards->digest, spec.cards->text);
  set_cards_of(sql, table, spec.cards->digest);
}

TableRow new_table(Sql& sql, const TableSpec& spec, const std::string& host, int most) {
  return make_table(sql, spec, host, host_alone(spec, host), most);
}

std::string new_rematch(Sql& sql, const TableRecord& record, const std::string& host, int most) {
  TableSpec spec = record.spec();
  spec.deal.clear();
  Seating people;
  for (Seat seat = 0; seat < record.players(); ++seat) {
    const Place& place = record.place(seat);
    const bool bot = place.kind == Place::Kind::kBot;
    spec.bots[seat] = bot ? place.bot : std::string{};
    if (!bot && !place.user.empty() && find_user(sql, place.user)) people[seat] = place.user;
  }
  return make_table(sql, spec, host, people, most).id;
}

void add_pack(json::object& table, const TableSpec& spec) {
  if (!spec.cards || !spec.cards->own) return;
  const Pack& pack = spec.cards->content->pack;
  table["pack"] = json::object{
      {"id", pack.id}, {"title", pack.title}, {"version", pack.version}, {"author", pack.author}};
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
  add_pack(o, record.spec());
  if (record.game()) o["round"] = record.state().pub.round;
  return json::serialize(o);
}

}  // namespace dr
