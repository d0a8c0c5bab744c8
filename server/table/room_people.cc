// The people of a room: who is there, what they say, whom to call.
#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>

#include <algorithm>

#include "server/notice/notices.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/store/accounts.h"
#include "server/store/deals.h"
#include "server/store/tables.h"
#include "server/table/room.h"
#include "server/table/rooms.h"

namespace dr {
namespace {

constexpr std::size_t kMostChat = 500;  // characters
constexpr std::int64_t kOldChat = 200;  // messages somebody new is told

std::string chat_message(const ChatRow& row, const std::string& name) {
  return json::serialize(json::object{{"t", "chat"},
                                      {"c", row.n},
                                      {"at", row.at},
                                      {"user", row.user},
                                      {"name", name},
                                      {"text", row.body}});
}

}  // namespace

void Room::join(std::shared_ptr<Peer> peer, std::int64_t since, std::int64_t chat_since) {
  ++peer_count_;
  enqueue([this, peer = std::move(peer), since, chat_since]() -> Task<> {
    co_await do_join(peer, since, chat_since);
  });
}

void Room::leave(std::shared_ptr<Peer> peer) {
  enqueue([this, peer = std::move(peer)]() -> Task<> { co_await do_leave(peer); });
}

Task<> Room::do_join(std::shared_ptr<Peer> peer, std::int64_t since, std::int64_t chat_since) {
  if (closed_) {
    peer->close(close_code_, close_reason_);
    co_return;
  }
  std::string refused;
  int code = kClosePolicy;
  try {
    co_await may_come_in(*peer);
  } catch (const RequestError& error) {
    refused = error.what();
  } catch (const std::exception&) {  // the database: not in peers_ yet, nobody else would tell them
    refused = "The table cannot be read now; please come back.";
    code = kCloseRestart;
  }
  if (!refused.empty()) {
    --peer_count_;
    peer->close(code, refused);
    co_return;
  }
  peers_.push_back(peer);
  peer->send(std::make_shared<const std::string>(fmt::format(
      "{{\"t\":\"hello\",\"protocol\":{},\"user\":\"{}\"}}", kProtocolVersion, peer->user)));
  update(*peer, std::clamp<std::int64_t>(since, 0, record_->size()));
  co_await tell_chat(*peer, chat_since);
  note_presence();
  const Seat seat = record_->seat_of(peer->user);
  if (seat != kNone) gone_since_[seat].reset();
  if (record_->playing() && seat != kNone) {
    const Place& place = record_->place(seat);
    if (!place.bot.empty() && !place.resigned) {
      LogEntry entry;
      entry.n = record_->size();
      entry.kind = EntryKind::kBack;
      entry.seat = seat;
      entry.clock = clock_of_return(*record_, seat);
      co_await commit(std::move(entry));
    }
  }
  if (vote_) tell_vote();
}

// Throws RequestError. Players and people with the code are members; a public table is open to all.
Task<> Room::may_come_in(const Peer& peer) {
  const bool seated = record_->seat_of(peer.user) != kNone;
  if (seated || record_->host() == peer.user) co_return;
  const bool started = record_->game() != nullptr;
  const auto [role, elsewhere] = co_await in_store(s_.store, [&](Sql& sql) {
    return std::pair(member_role(sql, id_, peer.user),
                     !deal_.empty() && plays_deal(sql, deal_, peer.user, id_));
  });
  if (!record_->spec().is_public && !role)
    throw RequestError("private", "This table is by invitation: open it by its link or code.");
  if (!started) co_return;
  if (!record_->spec().spectators)
    throw RequestError("no-spectators", "This table is played without spectators.");
  if (elsewhere && record_->playing())
    throw RequestError("same-deal", "You play the same deal at another table.");
  if (around().spectators >= s_.settings.max_spectators) {
    s_.metrics.refused(Limit::kSpectators);
    throw RequestError("crowded", "There is no room for more spectators.");
  }
}

Task<> Room::do_leave(std::shared_ptr<Peer> peer) {
  const auto found = std::find(peers_.begin(), peers_.end(), peer);
  if (found == peers_.end()) co_return;
  peers_.erase(found);
  --peer_count_;
  note_presence();
  const Seat seat = record_->seat_of(peer->user);
  if (seat != kNone && !around().present[seat]) gone_since_[seat] = Steady::now();
  arm_timer();
}

void Room::remove(const std::string& user) {
  enqueue([this, user]() -> Task<> {
    if (closed_) co_return;
    names_[user] = "Somebody";
    LogEntry entry;
    entry.n = record_->size();
    entry.seat = record_->seat_of(user);
    if (entry.seat == kNone) co_return;
    if (record_->playing() && !record_->place(entry.seat).resigned) {
      entry.kind = EntryKind::kResign;
      entry.word = kStandIn;
    } else if (record_->status() == Status::kOpen) {
      entry.kind = EntryKind::kStand;
    } else {
      co_return;
    }
    co_await commit(std::move(entry));
    const auto next = std::find_if(names_.begin(), names_.end(), [&](const auto& named) {
      return named.first != user && record_->seat_of(named.first) != kNone;
    });
    if (record_->status() != Status::kOpen || record_->host() != user || next == names_.end())
      co_return;
    LogEntry heir;
    heir.n = record_->size();
    heir.kind = EntryKind::kHost;
    heir.user = next->first;
    co_await commit(std::move(heir));
  });
}

void Room::update(Peer& peer, std::int64_t since) {
  const Seat seat = record_->seat_of(peer.user);
  peer.next = record_->size();
  peer.send(std::make_shared<const std::string>(
      update_message(*record_, history_, around(), table(), {seat, since, peer.words, true})));
}

void Room::tell(const std::string& text) {
  const auto message = std::make_shared<const std::string>(text);
  for (const auto& peer : peers_) peer->send(message);
}

void Room::note_presence() { tell(presence_message(around(), record_->players())); }

Task<> Room::tell_chat(Peer& peer, std::int64_t since) {
  const auto muted =
      co_await in_store(s_.store, [&](Sql& sql) { return mutes_of(sql, peer.user); });
  mutes_[peer.user] = {muted.begin(), muted.end()};
  const std::int64_t from = std::max(since, chat_size_ - kOldChat);
  if (from >= chat_size_) co_return;
  const auto told = co_await in_store(s_.store, [&](Sql& sql) {
    std::vector<std::pair<ChatRow, std::string>> out;
    for (const ChatRow& row : chat_of(sql, id_, from)) {
      const auto user = find_user(sql, row.user);
      out.emplace_back(row, user ? user->name : "Somebody");
    }
    return out;
  });
  for (const auto& [row, name] : told)
    if (!mutes_[peer.user].count(row.user))
      peer.send(std::make_shared<const std::string>(chat_message(row, name)));
}

Task<> Room::chat(Peer& peer, const json::object& message) {
  const bool seated = record_->seat_of(peer.user) != kNone;
  if (!seated && record_->playing())
    throw RequestError("spectator", "Spectators speak when the game is over.");
  ChatRow row;
  row.body = clean_text(text_of(message, "text").value_or(""), kMostChat);
  if (row.body.empty()) throw RequestError("empty", "There is nothing to say in this message.");
  row.n = chat_size_;
  row.at = now_ms();
  row.user = peer.user;
  const std::string name = co_await in_store(s_.store, [&](Sql& sql) {
    add_chat(sql, id_, row);
    const auto user = find_user(sql, row.user);
    return user ? user->name : std::string("Somebody");
  });
  ++chat_size_;
  const auto text = std::make_shared<const std::string>(chat_message(row, name));
  for (const auto& other : peers_)
    if (!mutes_[other->user].count(row.user)) other->send(text);
}

Task<> Room::mute(Peer& peer, const json::object& message) {
  const std::string whom = text_of(message, "user").value_or("");
  const bool on = flag_of(message, "on").value_or(true);
  if (!is_id(whom) || whom == peer.user)
    throw RequestError("bad-user", "'user' must be the id of somebody else.");
  co_await in_store(s_.store, [&](Sql& sql) {
    if (whom.find('\0') != std::string::npos || !find_user(sql, whom))
      throw RequestError("bad-user", "There is nobody with this id.");
    if (on)
      add_mute(sql, peer.user, whom);
    else
      remove_mute(sql, peer.user, whom);
  });
  if (on)
    mutes_[peer.user].insert(whom);
  else
    mutes_[peer.user].erase(whom);
}

// Calls everybody who is asked now and was not before.
void Room::notify_asked() {
  const SeatSet asked = asked_people(*record_);
  const SeatSet fresh = asked & static_cast<SeatSet>(~told_due_);
  told_due_ = asked;
  for (Seat seat = 0; seat < record_->players(); ++seat) {
    if (!(fresh & seat_bit(seat))) continue;
    const std::string& user = record_->place(seat).user;
    s_.people.send(
        user, id_,
        json::serialize(json::object{{"t", "notice"}, {"kind", "your-turn"}, {"table", id_}}));
    if (!s_.people.is_connected(user)) call_outside(user);
  }
}

void Room::call_outside(const std::string& user) {
  if (s_.settings.webhook.empty() && s_.settings.smtp_url.empty()) return;
  asio::co_spawn(
      home_,
      [self = shared_from_this(), user]() -> Task<> {
        const auto found =
            co_await in_store(self->s_.store, [&](Sql& sql) { return find_user(sql, user); });
        if (!found) co_return;
        Notice notice;
        notice.user_id = user;
        notice.user_name = found->name;
        notice.email = found->email;
        notice.table_id = self->id_;
        notice.table_title = self->record_->spec().title;
        notice.link = self->s_.base_url + "/t/" + self->code_;
        self->s_.notices.your_turn(notice);
      },
      [](std::exception_ptr) {});
}

Surroundings Room::around() const {
  Surroundings out;
  const auto now = Steady::now();
  for (Seat seat = 0; seat < record_->players(); ++seat) {
    const Place& place = record_->place(seat);
    const auto name = names_.find(place.user);
    out.names[seat] = name != names_.end() ? name->second : place.name;
    out.clocks[seat] = clock_.left(*record_, seat, now);
  }
  std::set<std::string> spectators;
  for (const auto& peer : peers_) {
    const Seat seat = record_->seat_of(peer->user);
    if (seat == kNone)
      spectators.insert(peer->user);
    else
      out.present[seat] = true;
  }
  out.spectators = static_cast<int>(spectators.size());
  out.running = clock_.running();
  out.deadline = deadline();
  return out;
}

json::object Room::table() const {
  json::object o = table_json(*record_, id_, code_, around());
  if (!deal_.empty() && !record_->playing()) o["deal"] = deal_;
  if (!rematch_.empty()) o["rematch"] = rematch_;
  return o;
}

}  // namespace dr
