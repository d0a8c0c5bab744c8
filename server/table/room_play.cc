// Playing in a room: requests, votes, bots, time.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>

#include <algorithm>

#include "replay/deal.h"
#include "server/ops/log.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/store/accounts.h"
#include "server/store/deals.h"
#include "server/store/tables.h"
#include "server/table/bot_pool.h"
#include "server/table/new_table.h"
#include "server/table/room.h"
#include "server/table/rooms.h"

namespace dr {
namespace {

constexpr std::int64_t kDay = 24LL * 3600 * 1000;
constexpr std::int64_t kAfterStart = 3600 * 1000;  // nobody's day ends sooner after a restart

double seconds_since(std::chrono::steady_clock::time_point at) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - at).count();
}

std::uint64_t bot_seed(const std::string& table, Seat seat, std::int64_t n,
                       const std::string& bot) {
  const std::uint64_t seed = std::hash<std::string>{}(table) * 31 + seat;
  return bot == "random" ? seed + static_cast<std::uint64_t>(n) * 0x9e3779b97f4a7c15 : seed;
}

// The same only while the game has not moved: the last choice that stands, and the rewinds.
std::pair<std::int64_t, int> position_of(const TableRecord& record) {
  const auto& standing = record.standing();
  return {standing.empty() ? -1 : standing.back(), record.rewinds()};
}

}  // namespace

void Room::receive(std::shared_ptr<Peer> peer, std::string text) {
  enqueue([this, peer = std::move(peer), text = std::move(text), at = Steady::now()]() -> Task<> {
    co_await answer(peer, text, at);
  });
}

Task<> Room::answer(std::shared_ptr<Peer> peer, std::string text, Steady::time_point at) {
  if (std::find(peers_.begin(), peers_.end(), peer) == peers_.end()) co_return;
  const auto message = parse_object(text);
  const std::int64_t id = message ? number_of(*message, "id").value_or(0) : 0;
  const bool choice = message && text_of(*message, "t") == "choose";
  std::string reply;
  try {
    if (!message) throw RequestError("bad-message", "A message must be a JSON object.");
    reply = ack_message(id, co_await carry_out(*peer, *message, at));
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
Task<std::int64_t> Room::carry_out(Peer& peer, const json::object& message, Steady::time_point at) {
  const std::string kind = text_of(message, "t").value_or("");
  const Actor actor = actor_of(*record_, peer.user);
  if (is_command(kind)) {
    LogEntry entry = command_entry(*record_, actor, message);
    if (entry.n < record_->size()) co_return entry.n;  // said twice, done once
    if (entry.kind == EntryKind::kSit) co_await may_sit(peer.user);
    if (entry.kind == EntryKind::kChoose)
      entry.clock = clock_.after_choice(*record_, actor.seat, at);
    if (entry.kind == EntryKind::kBack) entry.clock = clock_of_return(*record_, actor.seat);
    const std::int64_t n = entry.n;
    if (entry.kind == EntryKind::kChoose || entry.kind == EntryKind::kUndo) end_vote();
    co_await commit(std::move(entry));
    if (vote_) co_await settle_vote();  // somebody who goes need not be waited for
    co_await start_if_ready();
    co_return n;
  }
  if (kind == "chat")
    co_await chat(peer, message);
  else if (kind == "mute")
    co_await mute(peer, message);
  else if (kind == "rewind")
    co_await ask_rewind(actor, message);
  else if (kind == "abandon")
    co_await ask_abandon(actor);
  else if (kind == "vote")
    co_await answer_vote(actor, flag_of(message, "yes").value_or(false));
  else if (kind == "rematch")
    co_await rematch(actor);
  else if (kind != "ping")
    throw RequestError("unknown", "There is no such request.");
  co_return record_->size() - 1;
}

// Nobody plays one deal twice. Throws RequestError.
Task<> Room::may_sit(const std::string& user) {
  const std::string deal = record_->spec().deal;
  if (deal.empty()) co_return;
  const bool elsewhere =
      co_await in_store(s_.store, [&](Sql& sql) { return plays_deal(sql, deal, user, id_); });
  if (elsewhere) throw RequestError("same-deal", "You have seen this deal at another table.");
}

Task<> Room::start_if_ready() {
  if (record_->status() != Status::kOpen || !record_->all_ready()) co_return;
  LogEntry entry;
  entry.n = record_->size();
  entry.kind = EntryKind::kStart;
  if (const std::string& deal = record_->spec().deal; !deal.empty()) {
    // Two tables that play one deal at a time would show each other's hands.
    entry.hex = co_await in_store(s_.store, [&](Sql& sql) {
      return deal_is_played(sql, deal) ? std::string{} : seed_of_deal(sql, deal);
    });
    if (entry.hex.empty()) {
      tell(json::serialize(json::object{{"t", "notice"}, {"kind", "same-deal"}, {"table", id_}}));
      co_return;
    }
    deal_ = deal;
  }
  co_await commit(std::move(entry));
}

// Nobody's game is taken back behind their back: who is away is asked too, unless the question is
// whether to go on.
SeatSet Room::voters() const {
  SeatSet people = 0;
  for (Seat seat = 0; seat < record_->players(); ++seat) {
    const Place& place = record_->place(seat);
    const bool asked = vote_->kind == Vote::Kind::kAbandon
                           ? place.person_plays()
                           : place.kind == Place::Kind::kPerson && !place.resigned;
    if (asked) people |= seat_bit(seat);
  }
  return people;
}

Task<> Room::ask_rewind(const Actor& actor, const json::object& message) {
  if (!record_->playing() || actor.seat == kNone)
    throw RequestError("not-playing", "You play no game at this table.");
  if (vote_) throw RequestError("voting", "Another question is being voted on.");
  const auto before = number_of(message, "before");
  const auto& standing = record_->standing();
  if (!before || !std::binary_search(standing.begin(), standing.end(), *before))
    throw RequestError("bad-item", "'before' must be the index of a choice that stands.");
  vote_ = Vote{Vote::Kind::kRewind, *before, actor.seat, seat_bit(actor.seat)};
  co_await settle_vote();
}

Task<> Room::ask_abandon(const Actor& actor) {
  if (!record_->playing() || actor.seat == kNone)
    throw RequestError("not-playing", "You play no game at this table.");
  if (vote_) throw RequestError("voting", "Another question is being voted on.");
  vote_ = Vote{Vote::Kind::kAbandon, 0, actor.seat, seat_bit(actor.seat)};
  co_await settle_vote();
}

Task<> Room::answer_vote(const Actor& actor, bool yes) {
  if (!vote_ || actor.seat == kNone || !(voters() & seat_bit(actor.seat)))
    throw RequestError("no-vote", "You are asked for no vote.");
  if (!yes) {
    end_vote();
    co_return;
  }
  vote_->yes |= seat_bit(actor.seat);
  co_await settle_vote();
}

// What all who play have said yes to is done.
Task<> Room::settle_vote() {
  if (voters() & ~vote_->yes) {
    tell_vote();
    co_return;
  }
  const Vote vote = *vote_;
  LogEntry entry;
  entry.n = record_->size();
  entry.kind = EntryKind::kAbandon;
  if (vote.kind == Vote::Kind::kRewind) {
    const auto& standing = record_->standing();
    entry.kind = EntryKind::kRewind;
    entry.number =
        std::lower_bound(standing.begin(), standing.end(), vote.before) - standing.begin();
    entry.hex = seed_hex(rekey_seed(*parse_bytes(record_->secret()),
                                    static_cast<std::uint32_t>(record_->rewinds() + 1),
                                    static_cast<std::uint32_t>(entry.number)));
  }
  end_vote();
  co_await commit(std::move(entry));
}

void Room::end_vote() {
  if (!vote_) return;
  vote_.reset();
  tell_vote();
}

void Room::tell_vote() {
  json::object o{{"t", "vote"}};
  if (vote_) {
    o["kind"] = vote_->kind == Vote::Kind::kRewind ? "rewind" : "abandon";
    if (vote_->kind == Vote::Kind::kRewind) o["before"] = vote_->before;
    o["by"] = vote_->by;
    o["yes"] = vote_->yes;
    o["of"] = voters();
  }
  tell(json::serialize(o));
}

Task<> Room::rematch(const Actor& actor) {
  if (record_->status() != Status::kOver && record_->status() != Status::kAbandoned)
    throw RequestError("not-over", "The game is not over.");
  if (actor.seat == kNone) throw RequestError("not-seated", "You did not play here.");
  if (!rematch_.empty()) co_return;
  TableSpec spec = record_->spec();
  spec.deal.clear();
  rematch_ = co_await in_store(s_.store, [&](Sql& sql) {
    const std::string id = new_table(sql, spec, actor.user, s_.settings.max_tables_per_user).id;
    for (Seat seat = 0; seat < record_->players(); ++seat)
      if (const std::string& user = record_->place(seat).user;
          user != actor.user && find_user(sql, user))
        set_member(sql, id, user, "spectator", false);
    return id;
  });
  publish(EntryKind::kSpec);
}

// The first bot that is asked begins to think; after its choice the next one does.
void Room::ask_bot() {
  const SeatSet bots = record_->asked() & static_cast<SeatSet>(~asked_people(*record_));
  busy_ = bots != 0 || clock_.running() != 0;
  if (!bots || bot_thinks_) return;
  bot_thinks_ = true;
  const Seat seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(bots)));
  asio::co_spawn(home_, let_bot_choose(seat, record_->size()), asio::detached);
}

// A bot answers after the same time whether it had to think or not, so that the clock does not tell
// what it holds (B14.4).
Task<> Room::let_bot_choose(Seat seat, std::int64_t n) {
  const auto self = shared_from_this();
  if (closed_ || !(record_->asked() & seat_bit(seat))) {  // things have gone on
    bot_thinks_ = false;
    if (!closed_) ask_bot();
    co_return;
  }
  const auto start = Steady::now();
  const std::string bot = record_->place(seat).bot;
  const auto position = position_of(*record_);
  Choice choice;
  BotPool::Job job{&record_->content(), observe(record_->state(), seat), bot,
                   bot_seed(id_, seat, n, bot), nullptr};
  co_await wait_for([&](auto done) {
    job.done = [&choice, done](Choice found) {
      choice = found;
      done(nullptr);
    };
    s_.bots.think(std::move(job));
  });
  s_.metrics.bot_seconds.Observe(seconds_since(start));
  asio::steady_timer pause(home_);
  pause.expires_at(start +
                   std::chrono::milliseconds(std::max(s_.settings.bot_delay, thinking_ms(bot))));
  co_await pause.async_wait(asio::use_awaitable);
  enqueue([this, seat, bot, position, choice]() -> Task<> {
    bot_thinks_ = false;
    if (closed_) co_return;
    const bool asked = record_->asked() & seat_bit(seat) && record_->place(seat).bot == bot;
    if (!asked || position_of(*record_) != position) {
      ask_bot();
      co_return;
    }
    LogEntry entry = choice_entry(*record_, seat, choice);
    entry.clock = record_->place(seat).clock;
    end_vote();
    co_await commit(std::move(entry));
  });
}

std::int64_t Room::deadline() const {
  if (record_->spec().clock.kind != ClockSpec::Kind::kDays || !asked_people(*record_)) return 0;
  return std::max(record_->last_at() + record_->spec().clock.days * kDay, s_.started + kAfterStart);
}

void Room::look_at_clock() {
  enqueue([this]() -> Task<> { co_await check_time(); });
}

// Whose time is over is played for by a bot until they come back.
Task<> Room::check_time() {
  if (closed_) co_return;
  const auto now = Steady::now();
  const bool day_over = deadline() && now_ms() >= deadline();
  const auto grace = std::chrono::seconds(s_.settings.grace);
  for (Seat seat = 0; seat < record_->players(); ++seat) {
    if (!(asked_people(*record_) & seat_bit(seat))) continue;
    const bool fell = clock_.left(*record_, seat, now) == 0;
    const bool gone = record_->spec().clock.kind == ClockSpec::Kind::kLive && gone_since_[seat] &&
                      now - *gone_since_[seat] >= grace;
    if (!fell && !day_over && !gone) continue;
    LogEntry entry;
    entry.n = record_->size();
    entry.kind = EntryKind::kAway;
    entry.seat = seat;
    entry.word = kStandIn;
    co_await commit(std::move(entry));
  }
  if (peers_.empty() && now - idle_since_ >= std::chrono::seconds(s_.settings.table_idle))
    asio::post(home_, [self = shared_from_this()] { self->rooms_.unload(*self); });
  arm_timer();
}

// Wakes the room when the next clock runs out, or to be forgotten.
void Room::arm_timer() {
  std::optional<Steady::time_point> next = clock_.next_end(*record_);
  const auto sooner = [&](Steady::time_point at) {
    if (!next || at < *next) next = at;
  };
  if (const std::int64_t end = deadline())
    sooner(Steady::now() + std::chrono::milliseconds(std::max<std::int64_t>(0, end - now_ms())));
  if (clock_.running())
    for (Seat seat = 0; seat < record_->players(); ++seat)
      if (gone_since_[seat] && clock_.running() & seat_bit(seat))
        sooner(*gone_since_[seat] + std::chrono::seconds(s_.settings.grace));
  if (peers_.empty()) {
    if (!was_empty_) idle_since_ = Steady::now();
    sooner(std::max(Steady::now() + std::chrono::seconds(1),
                    idle_since_ + std::chrono::seconds(s_.settings.table_idle)));
  }
  was_empty_ = peers_.empty();
  if (!next) return;
  timer_.expires_at(*next);
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
    if (const auto self = weak.lock(); self && !error) self->look_at_clock();
  });
}

}  // namespace dr
