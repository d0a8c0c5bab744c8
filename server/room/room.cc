#include "server/room/room.h"

#include "server/base/clock.h"
#include "server/cluster/member.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/room/rooms.h"
#include "server/table/archive.h"

namespace dr {

Room::Room(Services& services, Rooms& rooms, std::string id, asio::any_io_executor home)
    : s_(services),
      rooms_(rooms),
      id_(std::move(id)),
      home_(home),
      timer_(home),
      line_(
          home, [this](const Work& task) { return load_first(task); },
          [this] {
            if (!ended_ && crowd_.empty()) arm_timer();
          }),
      journal_(services.store, services.cluster.id(), id_),
      names_(services.store),
      chat_(services.store, services.chat_rate, id_),
      clock_(std::chrono::seconds(services.settings.grace), services.started),
      prepared_(services.store, id_),
      summons_(services, home, id_) {
  services.metrics.tables_loaded.Increment();
  rooms.begin_loading();
}

Room::~Room() { s_.metrics.tables_loaded.Decrement(); }

void Room::enqueue(Work work) { line_.add(shared_from_this(), std::move(work)); }

Task<> Room::load_first(const Work& task) {
  const Work load_it = [this] { return load(); };
  if (!record_ && !ended_) {
    co_await attempt(load_it);
    rooms_.end_loading();
  }
  co_await attempt(task);
}

// Whatever went wrong, the log is the truth: everybody comes back to a room made anew from it.
Task<> Room::attempt(const Work& task) {
  std::string failure;
  bool moved = false;
  try {
    co_await task();
  } catch (const Moved&) {
    moved = true;
  } catch (const std::exception& error) {
    failure = error.what();
    if (failure.empty()) failure = "?";
  }
  if ((failure.empty() && !moved) || ended_) co_return;
  if (moved)
    log_info("table moved", {{"table", id_}});
  else
    log_error("table failed", {{"table", id_}, {"error", failure}});
  end(Ending::kReload);
}

void Room::make_sure() {
  enqueue([this]() -> Task<> {
    if (!ended_) co_await journal_.check();
  });
}

void Room::close(Ending ending) {
  enqueue([this, ending]() -> Task<> {
    end(ending);
    co_return;
  });
}

void Room::end(Ending ending) {
  if (ended_) return;
  ended_ = ending;
  timer_.cancel();
  rooms_.drop(*this);
  crowd_.close(ending);
  peer_count_ = 0;
}

Task<> Room::load() {
  std::unique_ptr<TableRecord> record;
  std::string broken;
  try {
    record = co_await journal_.load(history_);
  } catch (const BrokenLog& error) {
    broken = error.what();
  }
  if (!broken.empty() && s_.cluster.has_other_editions()) {
    log_warning("table left to another program", {{"table", id_}, {"error", broken}});
    co_await journal_.leave_to_others();
    s_.cluster.tell({});  // tables to be looked at
    end(Ending::kReload);
    co_return;
  }
  if (!broken.empty()) {  // coming back would not help
    log_error("table cannot be played", {{"table", id_}, {"error", broken}});
    co_await journal_.set_aside();
    end(Ending::kBroken);
    co_return;
  }
  if (!record) {
    end(Ending::kNotFound);
    co_return;
  }
  record_ = std::move(record);
  chat_.begin(journal_.chat_size());
  co_await names_.read(*record_);
  co_await prepared_.read();
  note_presence();
  note_holidays();
  clock_.told(*record_, Time::clock::now());
  summons_.begin(*record_);
  after_commit();
  // What the server ended in the middle of: a deal, the leaving of somebody who is no more.
  co_await start_if_ready();
  for (const std::string& user : names_.lost()) remove(user);
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
  if (entry.kind == EntryKind::kStart) note_presence();
  co_await names_.read(*record_);
  note_holidays();
  if (entry.kind == EntryKind::kRewind) co_await prepared_.clear();
  co_await journal_.keep(*record_, entry, wake_at());
  if (entry.kind == EntryKind::kStart) co_await note_watchers();
  clock_.told(*record_, Time::clock::now());
  tell_all(entry.kind != EntryKind::kChoose && entry.kind != EntryKind::kUndo);
  if (vote_.open() && !vote_.outlives(entry.kind, *record_)) end_vote();
  after_commit();
}

// Who is gone when a game begins, or goes on after a restart, is waited for from then on.
void Room::note_presence() {
  const auto present = crowd_.present(*record_);
  for (Seat seat = 0; seat < record_->players(); ++seat)
    if (present[seat])
      clock_.here(seat);
    else
      clock_.gone(seat, Time::clock::now());
}

void Room::note_holidays() {
  for (Seat seat = 0; seat < record_->players(); ++seat)
    clock_.rest(seat, names_.holiday_of(record_->place(seat)));
}

void Room::tell_all(bool with_table) {
  const json::object shown = with_table || !record_->playing() ? table() : json::object{};
  const Surroundings now = around();
  publish(crowd_, {*record_, history_, now, shown});
}

void Room::tell_one(Peer& peer, std::int64_t since) {
  const json::object shown = table();
  const Surroundings now = around();
  bring_up_to_date(peer, {*record_, history_, now, shown}, since);
}

// What follows from how things stand now: somebody to be called, a bot's turn, a clock.
void Room::after_commit() {
  summons_.call(*record_, journal_.code(), prepared_.passing(*record_));
  ask_bot();
  pass_ahead();
  arm_timer();
}

// When the table must be looked at though nobody is there.
std::int64_t Room::wake_at() const {
  return prepared_.passing(*record_) ? 1 : clock_.wake_at(*record_);
}

Surroundings Room::around() const {
  Surroundings out;
  const auto now = Time::clock::now();
  for (Seat seat = 0; seat < record_->players(); ++seat) {
    out.names[seat] = names_.of(record_->place(seat));
    out.clocks[seat] = clock_.left(*record_, seat, now);
    out.deadlines[seat] = clock_.deadline(*record_, seat);
    const Holiday holiday = names_.holiday_of(record_->place(seat));
    out.holidays[seat] = holiday.on(now_ms()) ? holiday.until : 0;
  }
  out.present = crowd_.present(*record_);
  out.spectators = crowd_.spectators(*record_);
  out.running = clock_.running();
  out.passing = prepared_.seats(*record_);
  return out;
}

json::object Room::table() const {
  json::object o = table_json(*record_, id_, journal_.code(), around());
  if (!journal_.deal().empty() && !record_->playing()) o["deal"] = journal_.deal();
  if (!journal_.dealt().empty()) o["dealt"] = journal_.dealt();
  if (!rematch_.empty()) o["rematch"] = rematch_;
  return o;
}

}  // namespace dr
