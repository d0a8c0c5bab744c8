// What a host asks of a table: the game's set-up, who may come in, the clock.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "darkrock/setup.h"
#include "server/net/json.h"

namespace dr {

// A request that cannot be carried out; what() is one sentence for people.
class RequestError : public std::runtime_error {
 public:
  RequestError(std::string code, const std::string& sentence)
      : std::runtime_error(sentence), code_(std::move(code)) {}
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};

struct ClockSpec {
  enum class Kind : std::uint8_t { kNone, kLive, kDays };
  Kind kind = Kind::kNone;
  std::int64_t base_ms = 0;       // live: for the whole game
  std::int64_t increment_ms = 0;  // live: back after every choice
  int days = 0;                   // for every choice
};

struct TableSpec {
  Setup setup;
  std::string edition = "it-2023";
  std::string title;
  bool is_public = false;
  bool spectators = true;
  ClockSpec clock;
  std::string deal;  // code of a deal to play again; empty: a new one
  std::array<std::string, kMaxPlayers>
      bots{};  // a bot that sits there from the start; empty: a person
};

// Throws RequestError. Every field has a default; an unknown one is refused by name.
TableSpec parse_spec(const json::value& value);
// The same again, complete: parse_spec(spec_json(spec)) is spec.
json::object spec_json(const TableSpec& spec);

// Why no such bot may sit at a table, one sentence; empty if it may.
std::string refuse_table_bot(std::string_view name);

std::string capitalised(std::string text);  // ASCII
// Whether a text can be an id or code of ours: small letters and digits, not too many.
bool is_id(std::string_view text);
// Words for people and logs that may stand on one line: control characters out, cut to `most` characters.
std::string clean_text(std::string_view text, std::size_t most);

}  // namespace dr
