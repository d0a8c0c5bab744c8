// Tables without a server, for the tests of this folder.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "server/account/people.h"
#include "server/base/async.h"
#include "server/base/json.h"
#include "server/table/commands.h"
#include "server/table/record.h"

namespace dr {

// Adds an entry that must hold.
inline void add_entry(TableRecord& record, const LogEntry& entry) {
  const std::string why = record.add(entry);
  EXPECT_EQ(why, "") << entry_word(entry.kind);
}

// A table of "ann" and, up to `people`, "bob" and "cid"; `spec` as a host would write it.
inline TableRecord open_table(const std::string& spec = R"({"players":2})", int people = 1) {
  static const char* const kNames[] = {"ann", "bob", "cid"};
  TableRecord record;
  LogEntry create = next_entry(record, EntryKind::kCreate);
  create.user = "ann";
  create.hex.assign(64, 'a');
  create.spec = spec;
  add_entry(record, create);
  for (Seat seat = 0; seat < people; ++seat) {
    LogEntry sit = next_entry(record, EntryKind::kSit, seat);
    sit.user = kNames[seat];
    add_entry(record, sit);
  }
  return record;
}

// The same once it is dealt: bots that play at random sit where no people do.
inline TableRecord playing_table(const std::string& spec = R"({"players":2})", int people = 2) {
  TableRecord record = open_table(spec, people);
  for (Seat seat = 0; seat < record.players(); ++seat) {
    const bool person = seat < people;
    LogEntry entry = next_entry(record, person ? EntryKind::kReady : EntryKind::kBot, seat);
    if (person)
      entry.hex.assign(64, static_cast<char>('0' + seat));
    else
      entry.word = "random";
    add_entry(record, entry);
  }
  add_entry(record, next_entry(record, EntryKind::kStart));
  return record;
}

inline Seat asked_seat(const TableRecord& record) {
  return static_cast<Seat>(std::countr_zero(static_cast<unsigned>(record.asked())));
}

// The first legal choice of whoever is asked.
inline LogEntry first_choice(const TableRecord& record) {
  const Seat seat = asked_seat(record);
  Choices options;
  legal(record.content().catalog, observe(record.state(), seat), options);
  return choice_entry(record, seat, options[0]);
}

// The code of the refusal, empty if there is none.
template <class F>
std::string refusal_of(F&& request) {
  try {
    request();
  } catch (const RequestError& error) {
    return error.code();
  }
  return {};
}

// Somebody who remembers what they were told.
struct FakePeer : Peer {
  explicit FakePeer(const std::string& user_id, bool with_words = false)
      : Peer(user_id, "", with_words) {}
  void send(std::shared_ptr<const std::string> text) override { told.push_back(*text); }
  void close(Ending how) override { ending = how; }

  json::object last() const {
    return told.empty() ? json::object{} : parse_object(told.back()).value_or(json::object{});
  }

  std::vector<std::string> told;
  std::optional<Ending> ending;
};

// Runs a coroutine to its end; what it throws is thrown.
template <class T>
T run_task(Task<T> task) {
  asio::io_context context;
  std::future<T> result = asio::co_spawn(context, std::move(task), asio::use_future);
  context.run();
  return result.get();
}

}  // namespace dr
