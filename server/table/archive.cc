#include "server/table/archive.h"

#include "base/json.h"
#include "server/base/request_error.h"
#include "server/store/accounts.h"
#include "server/store/deals.h"

namespace dr {
namespace {

std::array<std::string, kMaxPlayers> names_of(Sql& sql, const TableRecord& record) {
  std::array<std::string, kMaxPlayers> names;
  for (Seat seat = 0; seat < record.players(); ++seat) {
    const Place& place = record.place(seat);
    const auto user = place.user.empty() ? std::nullopt : find_user(sql, place.user);
    names[seat] = user                              ? user->name
                  : place.kind == Place::Kind::kBot ? place.bot
                  : place.name.empty()              ? kGoneName
                                                    : place.name;
  }
  return names;
}

// Where the deal was first made. If that table is gone, or was made from a bare seed, the file proves
// nothing.
void trace_to_first(Sql& sql, const std::string& deal, Replay& replay) {
  const auto first = first_table_of_deal(sql, deal);
  const auto log = first ? entries_of(sql, *first) : std::vector<EntryRow>{};
  const HeldCards held = hold_cards(sql, log);
  Replay from;
  if (!log.empty()) from = read_log(log).replay({});
  replay.dealt = {from.commitment, from.secret, from.entropy};
  if (from.secret) return;
  replay.secret.reset();
  replay.commitment.clear();
}

}  // namespace

TableRecord read_log(const std::vector<EntryRow>& log, const Heard& heard) {
  if (log.empty()) throw BrokenLog("the log of the table is empty");
  TableRecord record;
  const auto events = heard ? std::make_unique<Events>() : nullptr;
  for (const EntryRow& line : log) {
    auto entry = read_entry(record.content(), line.body);
    if (!entry) throw BrokenLog("the log of the table holds a line that is none");
    entry->n = line.n;
    entry->at = line.at;
    if (events) events->clear();
    if (const std::string why = record.add(*entry, events.get()); !why.empty())
      throw BrokenLog(why);
    if (heard) heard(*entry, *events);
  }
  return record;
}

TableRecord load_record(Sql& sql, const std::string& table) {
  const std::vector<EntryRow> log = entries_of(sql, table);
  const HeldCards held = hold_cards(sql, log);
  return read_log(log);
}

TableRecord record_of_deal(Sql& sql, const std::string& deal) {
  const auto first = first_table_of_deal(sql, deal);
  if (!first) throw RequestError("no-deal", "There is no such deal.");
  return load_record(sql, *first);
}

std::string seed_of_deal(Sql& sql, const std::string& deal) {
  return seed_hex(record_of_deal(sql, deal).game()->seed());
}

std::string commitment_of_deal(Sql& sql, const std::string& deal) {
  const auto first = first_table_of_deal(sql, deal);
  const auto log = first ? entries_of(sql, *first) : std::vector<EntryRow>{};
  const auto create = log.empty() ? std::nullopt : read_entry(default_content(), log[0].body);
  const auto secret = create ? parse_bytes(create->hex) : std::nullopt;
  return secret ? commitment(*secret) : std::string{};
}

std::string own_cards_of(Sql& sql, const std::string& table) {
  const Cards cards = load_record(sql, table).spec().cards;
  return cards && cards->own ? cards->text : std::string{};
}

std::string log_text(Sql& sql, const std::string& table) {
  std::string out;
  for (const EntryRow& line : entries_of(sql, table)) {
    const Json json =
        Json().begin('{').field("n", line.n).field("at", line.at).field("line", line.body).end('}');
    out += json.text() + "\n";
  }
  return out;
}

std::string replay_text(Sql& sql, const std::string& table) {
  const TableRecord record = load_record(sql, table);
  if (!record.game()) throw RequestError("not-over", "The game has not begun.");
  Replay replay = record.replay(names_of(sql, record));
  if (replay.secret && !record.spec().deal.empty()) trace_to_first(sql, record.spec().deal, replay);
  if (replay.has_seed) replay.draws = draws_of(record.content(), replay);
  return write_replay(record.content(), replay);
}

}  // namespace dr
