// What people at a table ask for: a message becomes the next entry of the log, or is refused.
#pragma once

#include <string>

#include "server/base/json.h"
#include "server/base/request_error.h"
#include "server/table/record.h"

namespace dr {

// A choice the rules refuse.
class RuleError : public RequestError {
 public:
  RuleError(const std::string& sentence, WhyNot why) : RequestError("rule", sentence), why_(why) {}
  const WhyNot& why() const { return why_; }

 private:
  WhyNot why_;
};

// Who speaks. The server knows the user from the connection; nothing a message says changes it.
struct Actor {
  std::string user;
  Seat seat = kNone;  // kNone: a spectator
  bool host = false;
};
Actor actor_of(const TableRecord& record, const std::string& user);

// The bot that plays for somebody who is away.
inline constexpr const char* kStandIn = "normal";

// Whether a message of this kind asks for an entry.
bool is_command(std::string_view kind);

// The entry that carries a command out, without its time and clock. Throws RequestError.
// A repeated choice that was carried out already gives an entry with n below record.size().
LogEntry command_entry(const TableRecord& record, const Actor& actor, const json::object& message);

// The entry of a choice. Throws RuleError.
LogEntry choice_entry(const TableRecord& record, Seat seat, Choice choice);

}  // namespace dr
