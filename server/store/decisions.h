// Choices of bots that programs elsewhere may think about (server/table/bot_queue.h): a queue of
// PostgreSQL. All throw SqlError.
//
// Whoever thinks holds the row in an open transaction, and whoever dies lets go of it: the next one
// takes it then. The answer goes to the server by a notice, kept together with the end of the row.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "server/store/sql.h"

namespace dr {

struct Decision {
  std::string id;
  std::string server;  // that asks
  std::string kind;    // what both must have in common, a word
  std::string bot;
  std::uint64_t seed = 0;
  std::string view;  // bytes in base64: what the bot's seat sees
};

// What those who think listen to, and what a server listens to for its answers.
inline constexpr char kNewDecisions[] = "darkrock_decisions";
std::string answers_to(const std::string& server);

// Does not wait for the disk any more: of what is here nothing is missed.
void be_hasty(Sql& sql);
// Who stands still while it thinks lets go after so many milliseconds.
void let_go_after(Sql& sql, std::int64_t ms);

// Of a server: puts one in the queue, which wakes those who think.
void add_decision(Sql& sql, const Decision& decision);
// Takes it back. False: somebody thinks about it, or has answered.
bool withdraw_decision(Sql& sql, const std::string& id);
void withdraw_decisions(Sql& sql, const std::string& server);  // all that nobody thinks about
std::int64_t count_decisions(Sql& sql);

// Of those who think: says, as long as the connection is there, that decisions of a kind are taken.
void offer_to_think(Sql& sql, const std::string& kind);
// The oldest that nobody thinks about, of a server that is there; `kinds` are separated by spaces. It
// is held until the transaction ends.
std::optional<Decision> take_decision(Sql& sql, const std::string& kinds);
// REQUIRES: taken in this transaction.
void answer_decision(Sql& sql, const Decision& decision, std::uint32_t choice);

struct Answer {
  std::string id;
  std::uint32_t choice = 0;
};
std::optional<Answer> read_answer(const std::string& words);

// How many think, by number_of_kind.
std::map<std::int64_t, std::int64_t> count_thinkers(Sql& sql);
std::int64_t number_of_kind(const std::string& kind);

}  // namespace dr
