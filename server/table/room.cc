#include "server/table/room.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/store/accounts.h"
#include "server/store/deals.h"
#include "server/store/tables.h"
#include "server/table/bot_pool.h"
#include "server/table/new_table.h"
#include "server/table/rooms.h"

namespace dr {
namespace {

constexpr std::int64_t kRowPause = 10'000;  // milliseconds a list may be behind the log

}  // namespace

Room::Room(Services& services, Rooms& rooms, std::string id, asio::any_io_executor home)
    : s_(services), rooms_(rooms), id_(std::move(id)), home_(home), timer_(home) {
  services.metrics.tables_loaded.Increment();
}

Room::~Room() { s_.metrics.tables_loaded.Decrement(); }

void Room::enqueue(Work work) {
  ++pending_;
  asio::post(home_, [self = shared_from_this(), work = std::move(work)]() mutable {
    self->tasks_.push_back(std::move(work));
    if (self->working_) return;
    self->working_ = true;
    asio::co_spawn(self->home_, self->work(), asio::detached);
  });
}

Task<> Room::work() {
  const auto self = shared_from_this();
  while (!tasks_.empty()) {
    const Work task = std::move(tasks_.front());
    tasks_.pop_front();
    if (!record_ && !closed_) co_await attempt([this] { return load(); });
    co_await attempt(task);
    --pending_;
  }
  working_ = false;
  unload_when_idle();
}

Task<> Room::attempt(const Work& task) {
  try {
    co_await task();
  } catch (const std::exception& error) {
    fail(error.what());
  }
}

// Whatever went wrong, the log is the truth: everybody comes back to a room made anew from it.
void Room::fail(const std::string& why) {
  if (closed_) return;
  log_error("table failed", {{"table", id_}, {"error", why}});
  end("The table had to be loaded again; please come back.");
}

void Room::close(const std::string& reason) {
  enqueue([this, reason]() -> Task<> {
    end(reason);
    co_return;
  });
}

void Room::end(const std::string& reason, int code) {
  if (closed_) return;
  closed_ = true;
  close_code_ = code;
  close_reason_ = reason;
  timer_.cancel();
  rooms_.drop(*this);
  for (const auto& peer : peers_) peer->close(code, reason);
  peers_.clear();
  peer_count_ = 0;
}

Task<> Room::load() {
  const auto [row, entries, chat_size, deal] = co_await in_store(s_.store, [&](Sql& sql) {
    return std::tuple(find_table(sql, id_), entries_of(sql, id_), chat_size_of(sql, id_),
                      deal_code_of(sql, id_));
  });
  if (!row || entries.empty()) {
    end("There is no such table.", kClosePolicy);
    co_return;
  }
  auto record = std::make_unique<TableRecord>(read_log(
      entries,
      [this](const LogEntry& entry, const Events& events) { history_.add(entry, events); }));
  code_ = row->code;
  deal_ = deal;
  chat_size_ = chat_size;
  record_ = std::move(record);
  co_await read_names();
  clock_.told(*record_, Steady::now());
  told_due_ = asked_people(*record_);
  after_commit();
  // What the server ended in the middle of: a deal, the leaving of somebody who is no more.
  co_await start_if_ready();
  for (const std::string& user : lost_) remove(user);
}

// What people are called: the log knows them by their ids alone.
Task<> Room::read_names() {
  std::vector<std::string> unknown;
  for (Seat seat = 0; seat < record_->players(); ++seat)
    if (const std::string& user = record_->place(seat).user; !user.empty() && !names_.count(user))
      unknown.push_back(user);
  if (unknown.empty()) co_return;
  const auto found = co_await in_store(s_.store, [&](Sql& sql) {
    std::map<std::string, std::string> names;
    for (const std::string& id : unknown) {
      const auto user = find_user(sql, id);
      names[id] = user ? user->name : std::string{};
    }
    return names;
  });
  for (const auto& [id, name] : found) {
    if (name.empty()) lost_.push_back(id);
    names_[id] = name.empty() ? "Somebody" : name;
  }
}

// Adds an entry to the table in memory. Not in commit: its events are too many bytes for a coroutine.
void Room::add(const LogEntry& entry) {
  Events events;
  if (const std::string why = record_->add(entry, &events); !why.empty())
    throw std::runtime_error(why);
  history_.add(entry, events);
}

// Adds an entry, and tells people once it is kept.
Task<> Room::commit(LogEntry entry) {
  entry.at = now_ms();
  add(entry);
  if (entry.kind == EntryKind::kChoose) clock_.stop(entry.seat);
  co_await read_names();
  const std::string body = write_entry(record_->content(), entry);
  const bool row_changed = row_changes(entry);
  const TableRow row = row_changed ? table_row(entry.at) : TableRow{};
  const SeatSet due = asked_people(*record_);
  const bool due_changed = due != told_due_;
  std::vector<std::string> due_users;
  for (Seat seat = 0; seat < record_->players(); ++seat)
    if (due & seat_bit(seat)) due_users.push_back(record_->place(seat).user);
  const bool sits = entry.kind == EntryKind::kSit;
  const std::string new_deal = entry.kind != EntryKind::kStart ? std::string{}
                               : deal_.empty()                 ? random_code(8)
                                                               : deal_;
  co_await in_store(s_.store, [&](Sql& sql) {
    append_entry(sql, id_, entry.n, entry.at, body);
    if (row_changed) update_table(sql, row);
    if (sits) set_member(sql, id_, entry.user, "player", false);
    if (due_changed) set_due(sql, id_, due_users);
    if (new_deal.empty()) return;
    if (deal_is_played(sql, new_deal)) throw std::runtime_error("the deal is being played");
    add_deal(sql, new_deal, id_);
  });
  if (row_changed) kept_ = {entry.at, row.wake, round()};
  if (!new_deal.empty()) deal_ = new_deal;
  clock_.told(*record_, Steady::now());
  publish(entry.kind);
  after_commit();
}

// Everybody gets the items they have not seen yet, each as its seat sees them.
void Room::publish(EntryKind kind) {
  const bool with_table = kind != EntryKind::kChoose && kind != EntryKind::kUndo;
  std::map<std::tuple<Seat, bool, std::int64_t>, std::shared_ptr<const std::string>> made;
  const Surroundings now = around();
  const json::object shown = with_table || !record_->playing() ? table() : json::object{};
  for (const auto& peer : peers_) {
    const Seat seat = record_->seat_of(peer->user);
    auto& message = made[{seat, peer->words, peer->next}];
    if (!message)
      message = std::make_shared<const std::string>(update_message(
          *record_, history_, now, shown, {seat, peer->next, peer->words, !shown.empty()}));
    peer->next = record_->size();
    peer->send(message);
  }
}

// What follows from how things stand now: a bot's turn, somebody to be told, a clock.
void Room::after_commit() {
  notify_asked();
  ask_bot();
  arm_timer();
}

int Room::round() const { return record_->game() ? record_->state().pub.round : -1; }

// Whether lists would show the table otherwise. After most choices nothing is new there but the time,
// which need not be exact.
bool Room::row_changes(const LogEntry& entry) const {
  if (entry.kind != EntryKind::kChoose || !record_->playing()) return true;
  return entry.at - kept_.at >= kRowPause || wake_at() != kept_.wake || round() != kept_.round;
}

TableRow Room::table_row(std::int64_t at) const {
  TableRow row;
  row.id = id_;
  row.status = status_word(record_->status());
  row.is_public = record_->spec().is_public;
  row.host = record_->host();
  row.summary = table_summary(*record_);
  row.updated = at;
  row.wake = wake_at();
  return row;
}

// When the server must look at this table though nobody is there: at once where a bot is asked.
std::int64_t Room::wake_at() const {
  if (!record_->playing()) return 0;
  if (record_->asked() & ~asked_people(*record_)) return 1;
  if (record_->spec().clock.kind == ClockSpec::Kind::kLive) return 1;
  return deadline();
}

void Room::unload_when_idle() {
  if (closed_ || !peers_.empty() || !tasks_.empty()) return;
  arm_timer();
}

}  // namespace dr
