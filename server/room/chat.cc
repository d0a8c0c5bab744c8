#include "server/room/chat.h"

#include <algorithm>

#include "server/base/clock.h"
#include "server/base/request_error.h"
#include "server/base/text.h"
#include "server/store/accounts.h"
#include "server/store/tables.h"

namespace dr {
namespace {

constexpr std::size_t kMostChat = 500;  // characters
constexpr std::int64_t kOldChat = 200;  // lines somebody new is told

std::string chat_message(const ChatRow& row, const std::string& name) {
  return json::serialize(json::object{{"t", "chat"},
                                      {"c", row.n},
                                      {"at", row.at},
                                      {"user", row.user},
                                      {"name", name},
                                      {"text", row.body}});
}

}  // namespace

Task<> Chat::tell(Peer& peer, std::int64_t since) {
  const std::int64_t from = std::max(since, size_ - kOldChat);
  const bool any = from < size_;
  const auto [muted, told] = co_await in_store(store_, [&](Sql& sql) {
    std::vector<std::pair<ChatRow, std::string>> lines;
    if (any)
      for (const ChatRow& row : chat_of(sql, table_, from))
        lines.emplace_back(row, shown_name(sql, row.user));
    return std::pair(mutes_of(sql, peer.user), std::move(lines));
  });
  auto& hidden = muted_[peer.user];
  hidden = {muted.begin(), muted.end()};
  for (const auto& [row, name] : told)
    if (!hidden.count(row.user) && !row.body.empty())
      peer.send(std::make_shared<const std::string>(chat_message(row, name)));
}

Task<> Chat::say(const Crowd& crowd, const TableRecord& record, const std::string& user,
                 const json::object& message) {
  if (record.seat_of(user) == kNone && record.playing())
    throw RequestError("spectator", "Spectators speak when the game is over.");
  ChatRow row;
  row.body = clean_text(text_of(message, "text").value_or(""), kMostChat);
  if (row.body.empty()) throw RequestError("empty", "There is nothing to say in this message.");
  if (!rate_.take(user, steady_ms()))
    throw RequestError("too-many", "You say too much at once; wait a moment.");
  row.n = size_;
  row.at = now_ms();
  row.user = user;
  const std::string name = co_await in_store(store_, [&](Sql& sql) {
    add_chat(sql, table_, row);
    return shown_name(sql, row.user);
  });
  ++size_;
  const auto text = std::make_shared<const std::string>(chat_message(row, name));
  for (const auto& other : crowd.peers())
    if (!muted_[other->user].count(row.user)) other->send(text);
}

void Chat::hide(const Crowd& crowd, std::int64_t n) const {
  crowd.tell(json::serialize(json::object{{"t", "chat"}, {"c", n}, {"removed", true}}));
}

Task<> Chat::mute(const std::string& user, const json::object& message) {
  const std::string whom = text_of(message, "user").value_or("");
  const bool on = flag_of(message, "on").value_or(true);
  if (!is_id(whom) || whom == user)
    throw RequestError("bad-user", "'user' must be the id of somebody else.");
  co_await in_store(store_, [&](Sql& sql) {
    if (!find_user(sql, whom)) throw RequestError("bad-user", "There is nobody with this id.");
    if (on)
      add_mute(sql, user, whom);
    else
      remove_mute(sql, user, whom);
  });
  if (on)
    muted_[user].insert(whom);
  else
    muted_[user].erase(whom);
}

}  // namespace dr
