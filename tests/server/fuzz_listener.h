// Somebody at a table without a connection, who keeps what they hear.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "server/account/people.h"
#include "server/client/player.h"

namespace dr {

class Listener : public Peer {
 public:
  Listener(const std::string& user_name, bool with_words)
      : Peer(user_name, "session", with_words) {}

  void send(std::shared_ptr<const std::string> text) override {
    if (text->starts_with("{\"t\":\"ack\"")) {
      ++answers;
      ++acks;
    } else if (text->starts_with("{\"t\":\"refused\"")) {
      ++answers;
      const auto told = parse_object(*text);
      ASSERT_TRUE(told) << *text;
      ASSERT_FALSE(text_of(*told, "why").value_or("").empty()) << *text;
      refusals.push_back(text_of(*told, "code").value_or(""));
    } else {
      greeted |= text->starts_with("{\"t\":\"update\"");
      ASSERT_TRUE(follow.hear(*text)) << *text;
    }
  }
  void close(Ending ending) override { closed = close_word(ending); }

  Following follow;
  bool greeted = false;
  int asked = 0, answers = 0, acks = 0;
  std::vector<std::string> refusals;
  std::string closed;  // how, empty: it is not
};

}  // namespace dr
