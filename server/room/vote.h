// What all who play must agree to: to take the game back, or to end it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/table/record.h"

namespace dr {

class Vote {
 public:
  bool open() const { return question_.has_value(); }

  // These throw RequestError and change nothing then. Who asks has said yes.
  void ask_rewind(const TableRecord& record, Seat by, std::optional<std::int64_t> before);
  void ask_abandon(const TableRecord& record, Seat by);
  void answer(const TableRecord& record, Seat seat, bool yes);  // one no ends it
  void end() { question_.reset(); }
  // Whether it goes on after such an entry: what may be taken back is another after every choice, but a
  // game can be ended as long as it is played. REQUIRES: open()
  bool outlives(EntryKind kind, const TableRecord& record) const;

  // Whether everybody has said yes. REQUIRES: open()
  bool agreed(const TableRecord& record) const;
  // What was asked for, as the next entry. REQUIRES: open()
  LogEntry entry(const TableRecord& record) const;

  // {"t":"vote"}: the question and who has said yes, or that there is none.
  std::string message(const TableRecord& record) const;

 private:
  struct Question {
    enum class Kind : std::uint8_t { kRewind, kAbandon } kind;
    std::int64_t before = 0;  // rewind: the item that is taken back with all after it
    Seat by = kNone;
    SeatSet yes = 0;
  };

  void need_question(const TableRecord& record, Seat by) const;
  SeatSet voters(const TableRecord& record) const;  // REQUIRES: open()

  std::optional<Question> question_;
};

}  // namespace dr
