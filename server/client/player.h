// A person at a table as a program: follows what the table says, and answers when asked.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "server/client/client.h"

namespace dr {

// What a client of a table knows, from the messages alone.
struct Following {
  std::int64_t index = -1;  // of the last item
  std::int64_t chat = 0;    // messages heard
  Seat seat = kNone;
  std::string status;
  int modules = 0;
  const Content* content = nullptr;  // that the table is played with, if it is not built in
  bool dealt = false;
  View view{};
  SeatSet asked = 0;
  std::int64_t acts = 0;           // the number of our next choice
  std::vector<std::string> items;  // every item as it came, if they are kept
  bool keep_items = false;
  std::vector<json::object> replies;  // acks and refusals not yet taken

  // Takes a message; false if it is none of a table.
  bool hear(const std::string& text);
  bool is_asked() const { return seat != kNone && asked >> seat & 1; }
  // All legal choices now.
  void options(Choices& out) const;
  // "?since=...&chat=..." to go on from here.
  std::string resume() const;
};

std::string choose_message(std::int64_t id, std::int64_t n, Choice choice);

}  // namespace dr
