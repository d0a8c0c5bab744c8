// What a host asks of a table: the game's set-up, who may come in, the clock.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "darkrock/setup.h"
#include "server/base/json.h"
#include "server/base/request_error.h"
#include "server/table/cards.h"

namespace dr {

struct ClockSpec {
  enum class Kind : std::uint8_t { kNone, kLive, kDays, kTurn };
  Kind kind = Kind::kNone;
  std::int64_t base_ms = 0;       // live: for the whole game; turn: for each turn
  std::int64_t increment_ms = 0;  // live: back after every choice,
  bool by_turn = false;           // or once in every turn of one's own
  int days = 0;                   // for every choice
};

struct TableSpec {
  Setup setup;
  Cards cards;  // null: those built in, as tables had before they kept their cards
  std::string edition = "it-2023";
  std::string title;
  bool is_public = false;
  bool spectators = true;
  std::optional<bool> hints;  // nothing: only where one person plays against bots
  ClockSpec clock;
  std::string deal;  // code of a deal to play again; empty: a new one
  std::array<std::string, kMaxPlayers>
      bots{};  // a bot that sits there from the start; empty: a person
};

// Modules named by a table that somebody asks for. Throws RequestError.
int modules_asked(const json::object& table);

// What of a table somebody asks for: the cards are `cards`, whatever is said there. Throws RequestError.
TableSpec parse_asked_spec(json::object table, const Cards& cards);

// A table as somebody makes it. "pack" is the text of one to be laid over the cards, null for none; where
// it is missing `usual` is, if it is for the modules asked. Throws RequestError.
TableSpec parse_offered_spec(json::object table, const std::string& usual);

// The content a table is played with.
const Content& content_of(const TableSpec& spec);

// Throws RequestError. Every field has a default; an unknown one is refused by name.
TableSpec parse_spec(const json::value& value);
// The same again, complete: parse_spec(spec_json(spec)) is spec.
json::object spec_json(const TableSpec& spec);

// Why no such bot may sit at a table, one sentence; empty if it may.
std::string refuse_table_bot(std::string_view name);

}  // namespace dr
