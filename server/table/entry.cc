#include "server/table/entry.h"

#include <iterator>

#include "replay/text_scan.h"
#include "replay/words.h"
#include "server/base/json.h"

namespace dr {
namespace {

constexpr std::string_view kWords[] = {"create", "spec",    "host",   "sit",     "stand", "bot",
                                       "ready",  "unready", "start",  "choose",  "undo",  "rewind",
                                       "away",   "back",    "resign", "abandon", "remove"};

}  // namespace

std::string_view entry_word(EntryKind kind) { return kWords[static_cast<int>(kind)]; }

std::string write_entry(const Content& content, const LogEntry& entry) {
  json::object o{{"k", entry_word(entry.kind)}};
  if (entry.seat != kNone) o["seat"] = entry.seat;
  if (!entry.user.empty()) o["user"] = entry.user;
  if (!entry.word.empty()) o["word"] = entry.word;
  if (!entry.hex.empty()) o["hex"] = entry.hex;
  if (!entry.spec.empty()) o["spec"] = json::parse(entry.spec);
  if (entry.kind == EntryKind::kChoose) {
    o["c"] = choice_words(content, entry.choice);
    o["h"] = to_hex(entry.hash, 8);
  }
  if (entry.kind == EntryKind::kRewind) o["to"] = entry.number;
  if (entry.clock >= 0) o["clock"] = entry.clock;
  return json::serialize(o);
}

std::optional<LogEntry> read_entry(const Content& content, std::string_view body) {
  const auto o = parse_object(body);
  if (!o) return std::nullopt;
  const std::string word = text_of(*o, "k").value_or("");
  LogEntry entry;
  std::size_t kind = 0;
  while (kind < std::size(kWords) && kWords[kind] != word) ++kind;
  if (kind == std::size(kWords)) return std::nullopt;
  entry.kind = static_cast<EntryKind>(kind);
  if (const auto seat = number_of(*o, "seat")) {
    if (*seat < 0 || *seat >= kMaxPlayers) return std::nullopt;
    entry.seat = static_cast<Seat>(*seat);
  }
  entry.user = text_of(*o, "user").value_or("");
  entry.word = text_of(*o, "word").value_or("");
  entry.hex = text_of(*o, "hex").value_or("");
  if (const auto* spec = member(*o, "spec")) entry.spec = json::serialize(*spec);
  if (entry.kind == EntryKind::kChoose) {
    const ParsedChoice parsed = parse_choice(content, text_of(*o, "c").value_or(""));
    const auto hash = parse_hex(text_of(*o, "h").value_or(""), 8);
    if (!parsed.ok || !hash) return std::nullopt;
    entry.choice = parsed.choice;
    entry.hash = static_cast<std::uint32_t>(*hash);
  }
  entry.number = number_of(*o, "to").value_or(0);
  entry.clock = number_of(*o, "clock").value_or(-1);
  return entry;
}

}  // namespace dr
