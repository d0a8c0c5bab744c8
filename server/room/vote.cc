#include "server/room/vote.h"

#include <algorithm>

#include "replay/deal.h"
#include "server/base/json.h"
#include "server/base/request_error.h"

namespace dr {

// Nobody's game is taken back behind their back: who is away is asked too, unless the question is
// whether to go on.
SeatSet Vote::voters(const TableRecord& record) const {
  SeatSet people = 0;
  for (Seat seat = 0; seat < record.players(); ++seat) {
    const Place& place = record.place(seat);
    const bool asked = question_->kind == Question::Kind::kAbandon
                           ? place.person_plays()
                           : place.kind == Place::Kind::kPerson && !place.resigned;
    if (asked) people |= seat_bit(seat);
  }
  return people;
}

void Vote::need_question(const TableRecord& record, Seat by) const {
  if (!record.playing() || by == kNone)
    throw RequestError("not-playing", "You play no game at this table.");
  if (question_) throw RequestError("voting", "Another question is being voted on.");
}

void Vote::ask_rewind(const TableRecord& record, Seat by, std::optional<std::int64_t> before) {
  need_question(record, by);
  const auto& standing = record.standing();
  if (!before || !std::binary_search(standing.begin(), standing.end(), *before))
    throw RequestError("bad-item", "'before' must be the index of a choice that stands.");
  question_ = Question{Question::Kind::kRewind, *before, by, seat_bit(by)};
}

void Vote::ask_abandon(const TableRecord& record, Seat by) {
  need_question(record, by);
  question_ = Question{Question::Kind::kAbandon, 0, by, seat_bit(by)};
}

void Vote::answer(const TableRecord& record, Seat seat, bool yes) {
  if (!question_ || seat == kNone || !(voters(record) & seat_bit(seat)))
    throw RequestError("no-vote", "You are asked for no vote.");
  if (yes)
    question_->yes |= seat_bit(seat);
  else
    end();
}

bool Vote::outlives(EntryKind kind, const TableRecord& record) const {
  if (question_->kind == Question::Kind::kAbandon) return record.playing();
  return kind != EntryKind::kChoose && kind != EntryKind::kUndo;
}

bool Vote::agreed(const TableRecord& record) const { return !(voters(record) & ~question_->yes); }

LogEntry Vote::entry(const TableRecord& record) const {
  if (question_->kind == Question::Kind::kAbandon) return next_entry(record, EntryKind::kAbandon);
  LogEntry entry = next_entry(record, EntryKind::kRewind);
  const auto& standing = record.standing();
  entry.number =
      std::lower_bound(standing.begin(), standing.end(), question_->before) - standing.begin();
  entry.hex = seed_hex(rekey_seed(*parse_bytes(record.secret()),
                                  static_cast<std::uint32_t>(record.rewinds() + 1),
                                  static_cast<std::uint32_t>(entry.number)));
  return entry;
}

std::string Vote::message(const TableRecord& record) const {
  json::object o{{"t", "vote"}};
  if (question_) {
    const bool rewind = question_->kind == Question::Kind::kRewind;
    o["kind"] = rewind ? "rewind" : "abandon";
    if (rewind) o["before"] = question_->before;
    o["by"] = question_->by;
    o["yes"] = question_->yes;
    o["of"] = voters(record);
  }
  return json::serialize(o);
}

}  // namespace dr
