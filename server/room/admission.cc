#include "server/room/admission.h"

namespace dr {

bool belongs_here(const TableRecord& record, const std::string& user) {
  return record.seat_of(user) != kNone || record.host() == user;
}

// Players and people with the code are members; a public table is open to all.
std::optional<Ending> refuse_entry(const TableRecord& record, const Visitor& visitor, bool full) {
  if (belongs_here(record, visitor.user)) return std::nullopt;
  if (record.removed(visitor.user)) return Ending::kRemoved;
  if (!record.spec().is_public && !visitor.member) return Ending::kPrivate;
  if (!record.game()) return std::nullopt;
  if (!record.spec().spectators) return Ending::kNoSpectators;
  if (visitor.deal_elsewhere && record.playing()) return Ending::kSameDeal;
  return full ? std::optional(Ending::kCrowded) : std::nullopt;
}

}  // namespace dr
