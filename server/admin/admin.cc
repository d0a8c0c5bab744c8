#include "server/admin/admin.h"

#include <sodium.h>

#include <cstring>
#include <set>

#include "server/base/clock.h"
#include "server/base/look.h"
#include "server/base/random.h"
#include "server/base/request_error.h"
#include "server/base/text.h"
#include "server/store/deals.h"
#include "server/table/commands.h"
#include "server/table/new_table.h"
#include "server/table/record.h"
#include "server/table/table_clock.h"

namespace dr {
namespace {

constexpr std::uint32_t kMostRewinds = 1000;  // each plays the game again
constexpr const char* kHuman = "human";
const std::string kNoEntropy(64, '0');  // of a deal that comes from a seed alone

[[noreturn]] void refuse(const std::string& sentence) {
  throw RequestError("bad-replay", sentence);
}

// The log of a table that becomes one line by line.
class ImportedLog {
 public:
  void add(LogEntry entry) {
    entry.n = record_.size();
    entry.at = at_;
    if (const std::string why = record_.add(entry); !why.empty())
      refuse("The game cannot go on as a table: " + why + ".");
    bodies_.push_back(write_entry(record_.content(), entry));
  }
  void add_hex(EntryKind kind, Seat seat, const std::string& hex) {
    LogEntry entry = next_entry(record_, kind, seat);
    entry.hex = hex;
    add(std::move(entry));
  }
  void add_word(EntryKind kind, Seat seat, const std::string& word) {
    LogEntry entry = next_entry(record_, kind, seat);
    entry.word = word;
    add(std::move(entry));
  }
  void add_rewind(std::size_t to, const Seed& seed) {
    LogEntry entry = next_entry(record_, EntryKind::kRewind, kNone);
    entry.number = static_cast<std::int64_t>(to);
    entry.hex = seed_hex(seed);
    add(std::move(entry));
  }

  const TableRecord& record() const { return record_; }
  const std::vector<std::string>& bodies() const { return bodies_; }
  std::int64_t at() const { return at_; }

 private:
  TableRecord record_;
  std::vector<std::string> bodies_;
  const std::int64_t at_ = now_ms();
};

// Who takes the seats, in the order of the seats.
struct Seating {
  std::array<std::string, kMaxPlayers> user{};  // empty: nobody known here
  std::array<std::string, kMaxPlayers> bot{};   // empty: a person
  std::array<std::string, kMaxPlayers> name{};
};

// A bot that may play at a table; the stand-in for one that is none.
std::string playing_bot(const std::string& kind) {
  const std::string name = kind.substr(0, kind.find('@'));
  return refuse_table_bot(name).empty() ? name : kStandIn;
}

Seating seating_of(Sql& sql, const Replay& replay) {
  Seating seating;
  std::set<std::string> seated;
  for (std::size_t seat = 0; seat < replay.setup.players; ++seat) {
    const SeatInfo info = seat < replay.seats.size() ? replay.seats[seat] : SeatInfo{};
    if (info.kind != kHuman) {
      seating.bot[seat] = replay.ended ? info.kind : playing_bot(info.kind);
      continue;
    }
    seating.name[seat] = clean_text(info.name, 60);
    const std::string key = name_key(seating.name[seat]);
    const auto user = key.empty() ? std::nullopt : find_user_by_name(sql, key);
    if (user && !user->banned && seated.insert(user->id).second) seating.user[seat] = user->id;
  }
  return seating;
}

TableSpec spec_of(const Setup& setup, const Seating& seating, const Cards& cards) {
  static_assert(std::has_unique_object_representations_v<Setup>);
  TableSpec spec;
  spec.setup = setup;
  spec.cards = cards;
  for (int i = 0; i < static_cast<int>(Profile::kCount); ++i)
    if (profile_switches(static_cast<Profile>(i), setup.modules & kAnteUp) == setup.switches)
      spec.edition = kProfileId[i];
  for (Seat seat = 0; seat < setup.players; ++seat)
    if (refuse_table_bot(seating.bot[seat]).empty()) spec.bots[seat] = seating.bot[seat];
  const Setup again = parse_spec(spec_json(spec)).setup;
  if (std::memcmp(&again, &setup, sizeof setup) != 0)
    refuse("No table can be set up like the game of this file.");
  return spec;
}

// Whether the table can deal again from the secret: then every person has added entropy.
bool is_traced(const Replay& replay, const Seating& seating) {
  if (!replay.secret || replay.dealt.secret) return false;
  for (Seat seat = 0; seat < replay.setup.players; ++seat)
    if (seating.bot[seat].empty() && !replay.entropy[seat]) return false;
  return true;
}

void add_people(ImportedLog& log, const Replay& replay, const Seating& seating, bool traced) {
  for (Seat seat = 0; seat < replay.setup.players; ++seat) {
    if (seating.bot[seat].empty()) {
      LogEntry sit = next_entry(log.record(), EntryKind::kSit, seat);
      sit.user = seating.user[seat];
      if (sit.user.empty()) sit.word = seating.name[seat];
      log.add(std::move(sit));
    } else if (log.record().place(seat).bot != seating.bot[seat]) {
      log.add_word(EntryKind::kBot, seat, seating.bot[seat]);
    }
    if (traced && replay.entropy[seat])
      log.add_hex(EntryKind::kReady, seat, to_hex(*replay.entropy[seat]));
    else if (seating.bot[seat].empty())
      log.add_hex(EntryKind::kReady, seat, kNoEntropy);
  }
}

// Rewinds that were themselves taken back are not in the file, but they count: others stand in for
// them, and go when the next one comes.
void add_rekey(ImportedLog& log, const Rekey& rekey) {
  const auto made = [&] { return static_cast<std::uint32_t>(log.record().rewinds()); };
  if (rekey.number > made() + kMostRewinds)
    refuse("The game of this file was taken back too often to become a table.");
  while (made() + 1 < rekey.number) log.add_rewind(rekey.step, rekey.seed);
  log.add_rewind(rekey.step, rekey.seed);
}

void add_game(ImportedLog& log, const Replay& replay) {
  auto rekey = replay.rekeys.begin();
  for (std::size_t i = 0;; ++i) {
    for (; rekey != replay.rekeys.end() && rekey->step == i; ++rekey) add_rekey(log, *rekey);
    if (i == replay.steps.size()) return;
    LogEntry entry = next_entry(log.record(), EntryKind::kChoose, replay.steps[i].seat);
    entry.choice = replay.steps[i].choice;
    entry.hash = replay.steps[i].hash;
    log.add(std::move(entry));
  }
}

ImportedLog log_of(const Replay& replay, const Seating& seating, const std::string& host,
                   const Cards& cards) {
  const bool traced = is_traced(replay, seating);
  ImportedLog log;
  LogEntry create = next_entry(log.record(), EntryKind::kCreate, kNone);
  create.user = host;
  create.hex = traced ? to_hex(*replay.secret) : random_hex(32);
  create.spec = json::serialize(spec_json(spec_of(replay.setup, seating, cards)));
  log.add(std::move(create));
  add_people(log, replay, seating, traced);
  log.add_hex(EntryKind::kStart, kNone, traced ? std::string{} : seed_hex(replay.seed));
  add_game(log, replay);
  if (log.record().playing())
    for (Seat seat = 0; seat < replay.setup.players; ++seat)
      if (seating.bot[seat].empty() && seating.user[seat].empty())
        log.add_word(EntryKind::kAway, seat, kStandIn);
  return log;
}

TableRow row_of(Sql& sql, const ImportedLog& log) {
  const TableRecord& record = log.record();
  TableRow row;
  row.id = random_code(12);
  do row.code = random_code(6);
  while (code_taken(sql, row.code));
  row.status = status_word(record.status());
  row.host = record.host();
  row.summary = table_summary(record);
  row.created = row.updated = log.at();
  row.wake = record.asked() & ~asked_people(record) ? 1 : 0;  // a bot is asked
  return row;
}

void add_members(Sql& sql, const TableRow& row, const TableRecord& record) {
  if (!row.host.empty()) set_member(sql, row.id, row.host, "spectator", false);
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (const std::string& user = record.place(seat).user; !user.empty())
      set_member(sql, row.id, user, "player", asked_people(record) & seat_bit(seat));
}

}  // namespace

User need_user(Sql& sql, const std::string& id_or_name) {
  auto user = find_user(sql, id_or_name);
  if (!user) user = find_user_by_name(sql, name_key(id_or_name));
  if (!user) throw RequestError("not-found", "Nobody has the id or registered name given.");
  return std::move(*user);
}

TableRow need_table(Sql& sql, const std::string& id_or_code) {
  auto row = find_table(sql, id_or_code);
  if (!row) row = find_table_by_code(sql, id_or_code);
  if (!row) throw RequestError("not-found", "No table has the id or code given.");
  return std::move(*row);
}

TableRow import_table(Sql& sql, const Replay& replay, std::string host, const std::string& box) {
  if (sodium_init() < 0) refuse("The cryptographic library cannot be used.");
  const Seating seating = seating_of(sql, replay);
  for (Seat seat = 0; host.empty() && seat < replay.setup.players; ++seat)
    host = seating.user[seat];
  const int modules = replay.setup.modules;
  const Cards cards = box.empty() ? built_in_cards(modules) : cards_of_box(box, modules);
  const ImportedLog log = log_of(replay, seating, host, cards);
  const TableRow row = row_of(sql, log);
  insert_table(sql, row);
  keep_cards_of(sql, row.id, log.record().spec());
  for (std::size_t n = 0; n < log.bodies().size(); ++n)
    append_entry(sql, row.id, static_cast<std::int64_t>(n), log.at(), log.bodies()[n]);
  add_members(sql, row, log.record());
  add_deal(sql, random_code(8), row.id, log.record().playing());
  return row;
}

}  // namespace dr
