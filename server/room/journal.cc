#include "server/room/journal.h"

#include "server/base/random.h"
#include "server/store/deals.h"
#include "server/table/archive.h"
#include "server/table/new_table.h"
#include "server/table/table_clock.h"

namespace dr {
namespace {

constexpr std::int64_t kRowPause = 10'000;  // milliseconds a list may be behind the log

int round_of(const TableRecord& record) {  // -1 before the deal
  return record.game() ? record.state().pub.round : -1;
}

TableRow row_of(const TableRecord& record, const std::string& id, std::int64_t at,
                std::int64_t wake) {
  TableRow row;
  row.id = id;
  row.status = status_word(record.status());
  row.is_public = record.spec().is_public;
  row.host = record.host();
  row.summary = table_summary(record);
  row.updated = at;
  row.wake = wake;
  return row;
}

std::vector<std::string> users_of(const TableRecord& record, SeatSet seats) {
  std::vector<std::string> users;
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (seats & seat_bit(seat)) users.push_back(record.place(seat).user);
  return users;
}

// The code of what an entry deals; empty if it deals nothing.
std::string deal_of(const TableRecord& record, const LogEntry& entry) {
  if (entry.kind != EntryKind::kStart) return {};
  const std::string& again = record.spec().deal;
  return again.empty() ? random_code(8) : again;
}

}  // namespace

Task<std::unique_ptr<TableRecord>> Journal::load(History& history) {
  const auto [row, epoch, entries, held, chat_size, deal] =
      co_await in_store(store_, [&](Sql& sql) {
        const auto found = find_table(sql, table_);
        const auto taken = found ? take_table(sql, table_, tenure_.server) : std::nullopt;
        auto log = taken ? entries_of(sql, table_) : std::vector<EntryRow>{};
        auto cards = hold_cards(sql, log);
        return std::tuple(found, taken, std::move(log), std::move(cards), chat_size_of(sql, table_),
                          deal_code_of(sql, table_));
      });
  if (!row) co_return nullptr;
  if (!epoch) throw Moved();
  tenure_.epoch = *epoch;
  if (entries.empty()) co_return nullptr;
  auto record = std::make_unique<TableRecord>(read_log(
      entries,
      [&history](const LogEntry& entry, const Events& events) { history.add(entry, events); }));
  code_ = row->code;
  deal_ = deal;
  chat_size_ = chat_size;
  due_ = asked_people(*record);
  const std::string again = record->spec().deal;
  if (!again.empty())
    dealt_ = co_await in_store(store_, [&](Sql& sql) { return commitment_of_deal(sql, again); });
  co_return record;
}

// Whether lists would show the table otherwise. After most choices nothing is new there but the time,
// which need not be exact.
bool Journal::row_changes(const TableRecord& record, const LogEntry& entry,
                          std::int64_t wake) const {
  if (entry.kind != EntryKind::kChoose || !record.playing()) return true;
  return entry.at - row_.at >= kRowPause || wake != row_.wake || round_of(record) != row_.round;
}

Task<> Journal::set_aside() {
  co_await in_store(store_, [&](Sql& sql) {
    hold_table(sql, table_, tenure_);
    set_status(sql, table_, std::string(status_word(Status::kAbandoned)));
    set_wake(sql, table_, 0);
    set_due(sql, table_, {});
    end_deal(sql, table_);
  });
}

Task<> Journal::leave_to_others() {
  co_await in_store(store_, [&](Sql& sql) {
    hold_table(sql, table_, tenure_);
    set_wake(sql, table_, 1);
    release_table(sql, table_, tenure_);
  });
}

Task<> Journal::check() const {
  co_await in_store(store_, [&](Sql& sql) { hold_table(sql, table_, tenure_); });
}

Task<> Journal::wake(std::int64_t at) {
  co_await in_store(store_, [&](Sql& sql) {
    hold_table(sql, table_, tenure_);
    set_wake(sql, table_, at);
  });
  row_.wake = at;
}

Task<> Journal::keep(const TableRecord& record, const LogEntry& entry, std::int64_t wake) {
  const std::string body = write_entry(record.content(), entry);
  const bool row_changed = row_changes(record, entry, wake);
  const TableRow row = row_changed ? row_of(record, table_, entry.at, wake) : TableRow{};
  const SeatSet due = asked_people(record);
  const bool due_changed = due != due_;
  const std::vector<std::string> due_users = users_of(record, due);
  const bool changes_cards = entry.kind == EntryKind::kSpec;
  const bool sits = entry.kind == EntryKind::kSit, removes = entry.kind == EntryKind::kRemove;
  const bool ended = record.game() && !record.playing();
  const std::string deal = deal_of(record, entry);
  co_await in_store(store_, [&](Sql& sql) {
    append_entry_as(sql, tenure_, table_, entry.n, entry.at, body);
    if (row_changed) update_table(sql, row);
    if (changes_cards) keep_cards_of(sql, table_, record.spec());
    if (sits) set_member(sql, table_, entry.user, "player", false);
    if (removes) set_member(sql, table_, entry.user, kRemovedRole, false);
    if (due_changed) set_due(sql, table_, due_users);
    if (ended) end_deal(sql, table_);
    if (deal.empty()) return;
    hold_deal(sql, deal);
    if (deal_is_closed(sql, deal)) throw std::runtime_error("the deal has been shown");
    if (deal_is_played(sql, deal)) throw std::runtime_error("the deal is being played");
    add_deal(sql, deal, table_, true);
  });
  if (row_changed) row_ = {entry.at, wake, round_of(record)};
  due_ = due;
  if (!deal.empty()) deal_ = deal;
}

}  // namespace dr
