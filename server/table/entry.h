// One line of a table's log. The log is append-only and the truth: a table is what its lines make of
// it (server/table/record.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "content/compiler/content.h"
#include "darkrock/choice.h"
#include "darkrock/types.h"

namespace dr {

enum class EntryKind : std::uint8_t {
  kCreate,   // user: the host, spec, hex: the server's secret
  kSpec,     // spec: the host changed his mind
  kHost,     // user
  kSit,      // seat, user; word: the name of somebody who has no account here (an imported game)
  kStand,    // seat: it is empty again
  kBot,      // seat, word: the bot
  kReady,    // seat, hex: its entropy
  kUnready,  // seat
  kStart,  // hex: the seed of a deal played before, else empty; word: a position (base64), else empty
  kChoose,  // seat, choice, hash, clock: what is left of it
  kUndo,    // seat: its last choice is taken back
  kRewind,  // number: choices that stay; hex: the new seed
  kAway,    // seat, word: the bot that plays for it
  kBack,    // seat, clock
  kResign,  // seat, word: the bot that plays on
  kAbandon,
  kRemove,  // user: the host will not have them here again
};

struct LogEntry {
  std::int64_t n = 0;   // place in the log, from 0
  std::int64_t at = 0;  // milliseconds since 1970
  EntryKind kind = EntryKind::kCreate;
  Seat seat = kNone;
  std::string user, word, hex, spec;  // spec: JSON
  Choice choice;
  std::uint32_t hash = 0;
  std::int64_t number = 0;
  std::int64_t clock = -1;  // milliseconds, -1: no clock
};

std::string_view entry_word(EntryKind kind);

// The body of an entry, without n and at. A choice is written in words, so that `content` is needed.
std::string write_entry(const Content& content, const LogEntry& entry);
// Nothing if it is no entry. REQUIRES: nothing; any text is answered.
std::optional<LogEntry> read_entry(const Content& content, std::string_view body);

}  // namespace dr
