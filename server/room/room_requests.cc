// What people and bots ask of a room, and what time does.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include <algorithm>
#include <bit>

#include "server/base/clock.h"
#include "server/cluster/member.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/room/admission.h"
#include "server/room/handshake.h"
#include "server/room/room.h"
#include "server/room/rooms.h"
#include "server/store/deals.h"
#include "server/table/archive.h"
#include "server/table/new_table.h"

namespace dr {

void Room::join(std::shared_ptr<Peer> peer, std::int64_t since, std::int64_t chat_since) {
  ++peer_count_;
  enqueue([this, peer = std::move(peer), since, chat_since]() -> Task<> {
    co_await let_in(peer, since, chat_since);
  });
}

void Room::leave(std::shared_ptr<Peer> peer) {
  enqueue([this, peer = std::move(peer)]() -> Task<> {
    let_out(peer);
    co_return;
  });
}

void Room::receive(std::shared_ptr<Peer> peer, std::string text) {
  const auto at = Time::clock::now();
  enqueue([this, peer = std::move(peer), text = std::move(text), at]() -> Task<> {
    co_await answer(peer, text, at);
  });
}

void Room::remove(const std::string& user) {
  enqueue([this, user]() -> Task<> { co_await resign_for(user); });
}

void Room::holiday(const std::string& user) {
  enqueue([this, user]() -> Task<> {
    if (ended_) co_return;
    co_await names_.read_again(*record_, user);
    note_holidays();
    co_await journal_.wake(wake_at());
    tell_all(true);
    arm_timer();
  });
}

void Room::carry_out(const Errand& errand) {
  if (errand.kind == ErrandKind::kRemove) remove(errand.user);
  if (errand.kind == ErrandKind::kHoliday) holiday(errand.user);
  if (errand.kind == ErrandKind::kCloseTable) close(errand.ending);
  if (errand.kind == ErrandKind::kHideChat)
    enqueue([this, n = errand.number]() -> Task<> {
      if (!ended_) chat_.hide(crowd_, n);
      co_return;
    });
}

void Room::look_at_clock() {
  enqueue([this]() -> Task<> { co_await check_time(); });
}

Task<> Room::let_in(std::shared_ptr<Peer> peer, std::int64_t since, std::int64_t chat_since) {
  if (ended_) {
    peer->close(*ended_);
    co_return;
  }
  std::optional<Ending> refused;
  bool moved = false;
  try {
    // Nobody is shown less than another server has told them.
    if (s_.cluster.can_have_others()) co_await journal_.check();
    refused = co_await refuse_entry(*peer);
  } catch (const Moved&) {
    moved = true;
  } catch (const std::exception&) {  // the database: not in the crowd yet, nobody else tells them
    refused = Ending::kReload;
  }
  if (moved || refused) {
    --peer_count_;
    peer->close(refused.value_or(Ending::kReload));
    if (moved) throw Moved();
    co_return;
  }
  crowd_.enter(peer);
  co_await note_watchers(*peer);
  peer->send(std::make_shared<const std::string>(hello_message(peer->user)));
  tell_one(*peer, since);
  co_await chat_.tell(*peer, chat_since);
  crowd_.tell(presence_message(around(), record_->players()));
  const Seat seat = record_->seat_of(peer->user);
  if (seat != kNone) clock_.here(seat);
  if (record_->playing() && seat != kNone) {
    const Place& place = record_->place(seat);
    if (!place.bot.empty() && !place.resigned) {
      LogEntry entry = next_entry(*record_, EntryKind::kBack, seat);
      entry.clock = clock_of_return(*record_, seat);
      co_await commit(std::move(entry));
    }
  }
  if (vote_.open()) crowd_.tell(vote_.message(*record_));
}

Task<std::optional<Ending>> Room::refuse_entry(const Peer& peer) {
  Visitor visitor;
  visitor.user = peer.user;
  if (belongs_here(*record_, peer.user)) co_return std::nullopt;
  const std::string deal = journal_.deal();
  const auto [role, elsewhere] = co_await in_store(s_.store, [&](Sql& sql) {
    return std::pair(member_role(sql, id_, peer.user),
                     !deal.empty() && plays_deal(sql, deal, peer.user, id_));
  });
  visitor.member = role.has_value();
  visitor.deal_elsewhere = elsewhere;
  const bool full = crowd_.spectators(*record_) >= s_.settings.max_spectators;
  const auto refused = dr::refuse_entry(*record_, visitor, full);
  if (refused == Ending::kCrowded) s_.metrics.refused(Limit::kSpectators);
  co_return refused;
}

void Room::let_out(const std::shared_ptr<Peer>& peer) {
  if (!crowd_.leave(peer)) return;
  --peer_count_;
  crowd_.tell(presence_message(around(), record_->players()));
  const Seat seat = record_->seat_of(peer->user);
  if (seat != kNone && !crowd_.present(*record_)[seat]) clock_.gone(seat, Time::clock::now());
  arm_timer();
}

// Who has seen a deal being played sits down to it nowhere else: those who are here when it is dealt,
// and who comes while it is shown.
Task<> Room::note_watchers(const Peer& peer) {
  const std::string deal = journal_.deal();
  if (deal.empty() || record_->seat_of(peer.user) != kNone) co_return;
  co_await in_store(s_.store, [&](Sql& sql) { see_deal(sql, deal, peer.user, id_); });
}

Task<> Room::note_watchers() {
  const std::vector<std::shared_ptr<Peer>> all = crowd_.peers();
  for (const auto& peer : all) co_await note_watchers(*peer);
}

// Somebody the host has removed. What they still say is not heard.
void Room::show_out(const std::string& user) {
  const std::vector<std::shared_ptr<Peer>> all = crowd_.peers();
  for (const auto& peer : all) {
    if (peer->user != user) continue;
    let_out(peer);
    peer->close(Ending::kRemoved);
  }
}

Task<> Room::answer(std::shared_ptr<Peer> peer, std::string text, Time at) {
  if (!crowd_.has(peer)) co_return;
  const auto message = parse_object(text);
  const std::int64_t id = message ? number_of(*message, "id").value_or(0) : 0;
  const bool choice = message && text_of(*message, "t") == "choose";
  std::string reply;
  try {
    if (!message) throw RequestError("bad-message", "A message must be a JSON object.");
    const std::int64_t n = co_await carry_out(*peer, *message, at);
    reply = ack_message(id, n);
    if (choice) {
      s_.metrics.choices_accepted.Increment();
      s_.metrics.ack_seconds.Observe(seconds_since(at));
    }
  } catch (const RequestError& error) {
    reply = refused_message(id, error);
    if (choice) s_.metrics.choices_refused.Increment();
  }
  peer->send(std::make_shared<const std::string>(std::move(reply)));
}

// The index of the last entry once the request is carried out. Throws RequestError.
Task<std::int64_t> Room::carry_out(Peer& peer, const json::object& message, Time at) {
  const std::string kind = text_of(message, "t").value_or("");
  const Actor actor = actor_of(*record_, peer.user);
  if (is_command(kind)) {
    LogEntry entry = command_entry(*record_, actor, message);
    const std::int64_t n = entry.n;
    if (n == record_->size()) co_await carry_out_command(std::move(entry), at);
    co_return n;  // said twice, done once
  }
  if (kind == "chat") {
    co_await chat_.say(crowd_, *record_, peer.user, message);
  } else if (kind == "mute") {
    co_await chat_.mute(peer.user, message);
  } else if (kind == "rewind") {
    vote_.ask_rewind(*record_, actor.seat, number_of(message, "before"));
    co_await settle_vote();
  } else if (kind == "abandon") {
    vote_.ask_abandon(*record_, actor.seat);
    co_await settle_vote();
  } else if (kind == "vote") {
    vote_.answer(*record_, actor.seat, flag_of(message, "yes").value_or(false));
    co_await settle_vote();
  } else if (kind == "rematch") {
    co_await rematch(actor);
  } else if (kind == "prepare") {
    co_await prepare(peer, flag_of(message, "pass").value_or(false));
  } else if (kind != "ping") {
    throw RequestError("unknown", "There is no such request.");
  }
  co_return record_->size() - 1;
}

Task<> Room::carry_out_command(LogEntry entry, Time at) {
  if (entry.kind == EntryKind::kSit) co_await may_sit(entry.user);
  if (entry.kind == EntryKind::kChoose) entry.clock = clock_.after_choice(*record_, entry.seat, at);
  if (entry.kind == EntryKind::kBack) entry.clock = clock_of_return(*record_, entry.seat);
  const bool played = entry.kind == EntryKind::kChoose || entry.kind == EntryKind::kUndo;
  const std::string removed = entry.kind == EntryKind::kRemove ? entry.user : std::string{};
  co_await commit(std::move(entry));
  if (!removed.empty()) show_out(removed);
  if (vote_.open() && !played) co_await settle_vote();  // who goes need not be waited for
  co_await start_if_ready();
}

// Nobody plays one deal twice. Throws RequestError.
Task<> Room::may_sit(const std::string& user) {
  const std::string deal = record_->spec().deal;
  if (deal.empty()) co_return;
  const bool elsewhere =
      co_await in_store(s_.store, [&](Sql& sql) { return knows_deal(sql, deal, user, id_); });
  if (elsewhere) throw RequestError("same-deal", "You have seen this deal at another table.");
}

// Who has looked on elsewhere since they sat down. True: somebody had to stand up.
Task<bool> Room::stand_up_who_knows(std::string deal) {
  const SeatSet knowing = co_await in_store(s_.store, [&](Sql& sql) {
    SeatSet found = 0;
    for (Seat seat = 0; seat < record_->players(); ++seat) {
      const std::string& user = record_->place(seat).user;
      if (!user.empty() && knows_deal(sql, deal, user, id_)) found |= seat_bit(seat);
    }
    return found;
  });
  for (Seat seat = 0; seat < record_->players(); ++seat) {
    if (!(knowing & seat_bit(seat))) continue;
    LogEntry entry = next_entry(*record_, EntryKind::kStand, seat);
    co_await commit(std::move(entry));
  }
  co_return knowing != 0;
}

Task<> Room::start_if_ready() {
  if (record_->status() != Status::kOpen || !record_->all_ready()) co_return;
  bool stood_up = false;
  if (!record_->spec().deal.empty()) stood_up = co_await stand_up_who_knows(record_->spec().deal);
  if (stood_up) co_return;
  LogEntry entry = next_entry(*record_, EntryKind::kStart);
  if (const std::string& deal = record_->spec().deal; !deal.empty()) {
    // Two tables that play one deal at a time would show each other's hands.
    const char* hindered = nullptr;
    entry.hex = co_await in_store(s_.store, [&](Sql& sql) {
      hindered = deal_is_closed(sql, deal)   ? "deal-shown"
                 : deal_is_played(sql, deal) ? "same-deal"
                                             : nullptr;
      return hindered ? std::string{} : seed_of_deal(sql, deal);
    });
    if (hindered) {
      crowd_.tell(notice_message(hindered, id_));
      co_return;
    }
  }
  co_await commit(std::move(entry));
}

// What all who play have said yes to is done.
Task<> Room::settle_vote() {
  if (!vote_.open() || !vote_.agreed(*record_)) {
    crowd_.tell(vote_.message(*record_));
    co_return;
  }
  LogEntry entry = vote_.entry(*record_);
  end_vote();
  co_await commit(std::move(entry));
}

void Room::end_vote() {
  if (!vote_.open()) return;
  vote_.end();
  crowd_.tell(vote_.message(*record_));
}

Task<> Room::rematch(const Actor& actor) {
  if (record_->status() != Status::kOver && record_->status() != Status::kAbandoned)
    throw RequestError("not-over", "The game is not over.");
  if (actor.seat == kNone) throw RequestError("not-seated", "You did not play here.");
  if (!rematch_.empty()) co_return;
  rematch_ = co_await in_store(s_.store, [&](Sql& sql) {
    return new_rematch(sql, *record_, actor.user, s_.settings.max_tables_per_user);
  });
  tell_all(true);
}

// Their own pages are told, and nobody else's.
Task<> Room::prepare(const Peer& by, bool on) {
  co_await prepared_.set(*record_, by.user, on);
  for (const auto& peer : crowd_.peers())
    if (peer->user == by.user) tell_one(*peer, peer->next);
  ask_bot();
  pass_ahead();
}

void Room::pass_ahead() {
  const SeatSet seats = prepared_.passing(*record_);
  if (!seats) return;
  const Seat seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(seats)));
  asio::co_spawn(home_, let_pass(seat, position_of(*record_)), asio::detached);
}

Task<> Room::let_pass(Seat seat, Position position) {
  const auto self = shared_from_this();
  asio::steady_timer pause(home_);
  pause.expires_after(pass_delay(s_.settings.bot_delay));
  co_await pause.async_wait(asio::use_awaitable);
  enqueue([this, seat, position]() -> Task<> {
    if (ended_ || position_of(*record_) != position ||
        !(prepared_.passing(*record_) & seat_bit(seat)))
      co_return;
    LogEntry entry = choice_entry(*record_, seat, {Verb::kPass});
    entry.clock = clock_.after_choice(*record_, seat, Time::clock::now());
    co_await commit(std::move(entry));
  });
}

// A bot plays on for somebody who is no more; somebody else is host where the game has not begun.
Task<> Room::resign_for(const std::string& user) {
  if (ended_) co_return;
  names_.forget(user);
  const Seat seat = record_->seat_of(user);
  if (seat == kNone) co_return;
  const bool open = record_->status() == Status::kOpen;
  if (!open && (!record_->playing() || record_->place(seat).resigned)) co_return;
  LogEntry entry = next_entry(*record_, open ? EntryKind::kStand : EntryKind::kResign, seat);
  if (!open) entry.word = kStandIn;
  co_await commit(std::move(entry));
  const std::string heir = names_.other_than(user, *record_);
  if (!open || record_->host() != user || heir.empty()) co_return;
  LogEntry host = next_entry(*record_, EntryKind::kHost);
  host.user = heir;
  co_await commit(std::move(host));
}

void Room::ask_bot() {
  const auto turn = bot_turn(*record_);
  busy_ = turn || clock_.running() != 0 || prepared_.passing(*record_) != 0;
  if (!turn || bot_thinks_) return;
  bot_thinks_ = true;
  asio::co_spawn(home_, let_bot_choose(*turn, bot_job(*record_, *turn, id_)), asio::detached);
}

Task<> Room::let_bot_choose(BotTurn turn, BotPool::Job job) {
  const auto self = shared_from_this();
  const Choice choice = co_await think(s_, std::move(job));
  enqueue([this, turn, choice]() -> Task<> {
    bot_thinks_ = false;
    if (ended_) co_return;
    if (!still_asked(*record_, turn)) {
      ask_bot();
      co_return;
    }
    LogEntry entry = choice_entry(*record_, turn.seat, choice);
    entry.clock = record_->place(turn.seat).clock;
    co_await commit(std::move(entry));
  });
}

// Whose time is over is played for by a bot until they come back.
Task<> Room::check_time() {
  if (ended_) co_return;
  const auto now = Time::clock::now();
  const SeatSet late = clock_.out_of_time(*record_, now, served_ms());
  for (Seat seat = 0; seat < record_->players(); ++seat) {
    if (!(late & asked_people(*record_) & seat_bit(seat))) continue;
    LogEntry entry = next_entry(*record_, EntryKind::kAway, seat);
    entry.word = kStandIn;
    co_await commit(std::move(entry));
  }
  const auto idle = std::chrono::seconds(s_.settings.table_idle);
  if (crowd_.empty() && empty_since_ && now - *empty_since_ >= idle)
    asio::post(home_, [self = shared_from_this()] { self->rooms_.unload(*self); });
  arm_timer();
}

// Wakes the room when the next clock runs out, or to be forgotten.
void Room::arm_timer() {
  const auto now = Time::clock::now();
  std::optional<Time> next = clock_.next_end(*record_, now, served_ms());
  if (!crowd_.empty()) {
    empty_since_.reset();
  } else {
    if (!empty_since_) empty_since_ = now;
    const auto forget = std::max(now + std::chrono::seconds(1),
                                 *empty_since_ + std::chrono::seconds(s_.settings.table_idle));
    next = next ? std::min(*next, forget) : forget;
  }
  if (!next) return;
  timer_.expires_at(*next);
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
    if (const auto self = weak.lock(); self && !error) self->look_at_clock();
  });
}

}  // namespace dr
