#include "server/table/record.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "replay/text_scan.h"
#include "server/base/base64.h"

namespace dr {
namespace {

constexpr std::string_view kStatusWords[] = {"open", "playing", "over", "abandoned"};

bool is_digest(std::string_view hex) {
  return hex.size() == 64 && std::all_of(hex.begin(), hex.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

Place person(const std::string& user) {
  Place place;
  place.kind = Place::Kind::kPerson;
  place.user = user;
  return place;
}

Place bot(const std::string& name) {
  Place place;
  place.kind = Place::Kind::kBot;
  place.bot = name;
  return place;
}

}  // namespace

std::string_view status_word(Status status) { return kStatusWords[static_cast<int>(status)]; }

std::optional<Seed> seed_of_hex(std::string_view hex) {
  if (!is_digest(hex)) return std::nullopt;
  return seed_of(*parse_bytes(hex));
}

LogEntry next_entry(const TableRecord& record, EntryKind kind, Seat seat) {
  LogEntry entry;
  entry.n = record.size();
  entry.kind = kind;
  entry.seat = seat;
  return entry;
}

Seat TableRecord::seat_of(const std::string& user) const {
  for (Seat seat = 0; seat < players(); ++seat)
    if (!user.empty() && places_[seat].user == user) return seat;
  return kNone;
}

int TableRecord::turn() const { return game_ ? state().pub.round * 256 + state().pub.active : -1; }

bool TableRecord::all_ready() const {
  return std::all_of(places_.begin(), places_.begin() + players(), [](const Place& place) {
    return place.kind == Place::Kind::kBot ||
           (place.kind == Place::Kind::kPerson && !place.entropy.empty());
  });
}

bool TableRecord::hints() const {
  const auto people =
      std::count_if(places_.begin(), places_.begin() + players(),
                    [](const Place& place) { return place.kind != Place::Kind::kBot; });
  return spec_.hints.value_or(people < 2);
}

std::string TableRecord::add(const LogEntry& entry, Events* events) {
  if (entry.n != size_) return "the log has a gap";
  if ((size_ == 0) != (entry.kind == EntryKind::kCreate)) return "the log has no beginning";
  const bool seated = entry.seat < players();
  if (size_ && entry.seat != kNone && !seated) return "the log names a seat that is not there";
  const int turn_before = turn();
  std::string problem = entry.kind == EntryKind::kRemove ? remove(entry)
                        : entry.kind < EntryKind::kStart ? add_lobby(entry)
                                                         : add_play(entry, events);
  if (!problem.empty()) return problem;
  if (spec_.clock.kind == ClockSpec::Kind::kTurn &&
      (turn() != turn_before || entry.kind == EntryKind::kRewind))
    wind_clocks();
  ++size_;
  if (entry.kind == EntryKind::kStart || entry.kind == EntryKind::kChoose ||
      entry.kind == EntryKind::kRewind)
    last_at_ = entry.at;
  return {};
}

std::string TableRecord::create(const LogEntry& entry) {
  try {
    spec_ = parse_spec(json::parse(entry.spec));
  } catch (const std::exception& error) {
    return std::string("the table cannot be set up: ") + error.what();
  }
  if (entry.kind == EntryKind::kCreate && !is_digest(entry.hex)) return "the log holds no secret";
  if (entry.kind == EntryKind::kCreate) {
    secret_ = entry.hex;
    host_ = entry.user;
  }
  content_ = &content_of(spec_);
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    Place& place = places_[seat];
    place.entropy.clear();
    if (seat >= players()) place = {};
    if (!spec_.bots[seat].empty() && entry.kind == EntryKind::kCreate)
      place = bot(spec_.bots[seat]);
  }
  return {};
}

std::string TableRecord::remove(const LogEntry& entry) {
  const Seat seat = seat_of(entry.user);
  if (entry.user.empty() || entry.user == host_ || (game_ && seat != kNone))
    return "the log removes somebody who stays";
  if (seat != kNone) places_[seat] = {};
  removed_.insert(entry.user);
  return {};
}

std::string TableRecord::add_lobby(const LogEntry& entry) {
  if (status_ != Status::kOpen) return "the game has begun";
  switch (entry.kind) {
    case EntryKind::kCreate:
    case EntryKind::kSpec: return create(entry);
    case EntryKind::kHost: host_ = entry.user; return {};
    default: break;
  }
  if (entry.seat == kNone) return "the log names no seat";
  Place& place = places_[entry.seat];
  switch (entry.kind) {
    case EntryKind::kSit:
      place = person(entry.user);
      place.name = entry.word;
      break;
    case EntryKind::kStand: place = {}; break;
    case EntryKind::kBot: place = bot(entry.word); break;
    case EntryKind::kReady:
      if (!is_digest(entry.hex)) return "the log holds no entropy";
      place.entropy = entry.hex;
      break;
    case EntryKind::kUnready: place.entropy.clear(); break;
    default: return "the log holds an unknown line";
  }
  return {};
}

std::string TableRecord::add_play(const LogEntry& entry, Events* events) {
  if (entry.kind == EntryKind::kStart) return start(entry, events);
  if (!playing()) return "the game is not being played";
  if (entry.kind == EntryKind::kRewind) return rewind(entry);
  if (entry.kind == EntryKind::kAbandon) {
    status_ = Status::kAbandoned;
    return {};
  }
  if (entry.seat == kNone) return "the log names no seat";
  if (entry.kind == EntryKind::kChoose) return choose(entry, events);
  Place& place = places_[entry.seat];
  switch (entry.kind) {
    case EntryKind::kUndo:
      if (game_->can_undo(entry.seat) != Undo::kYes) return "nothing can be taken back";
      game_->undo(entry.seat);
      standing_.pop_back();
      ++place.acts;
      place.last_entry = -1;
      return {};
    case EntryKind::kResign: place.resigned = true; [[fallthrough]];
    case EntryKind::kAway: place.bot = entry.word; return {};
    case EntryKind::kBack:
      place.bot.clear();
      place.clock = entry.clock;
      return {};
    default: return "the log holds an unknown line";
  }
}

std::string TableRecord::start(const LogEntry& entry, Events* events) {
  if (status_ != Status::kOpen || !all_ready()) return "the game cannot begin";
  traced_ = entry.hex.empty() && entry.word.empty();
  if (!entry.word.empty()) {  // a position instead of a deal
    const std::string bytes = from_base64(entry.word);
    State state;
    if (bytes.size() != sizeof state) return "the log holds no position";
    std::memcpy(static_cast<void*>(&state), bytes.data(), sizeof state);
    game_ = std::make_unique<RecordedGame>(*content_, state, std::vector<SeatInfo>{});
  } else {
    const auto seed =
        traced_ ? deal_seed(*parse_bytes(secret_), entropy()) : seed_of_hex(entry.hex);
    if (!seed) return "the log holds no seed";
    game_ = std::make_unique<RecordedGame>(*content_, spec_.setup, *seed, std::vector<SeatInfo>{},
                                           events);
  }
  for (Seat seat = 0; seat < players(); ++seat)
    if (spec_.clock.kind == ClockSpec::Kind::kLive) places_[seat].clock = spec_.clock.base_ms;
  status_ = Status::kPlaying;
  return {};
}

// A new turn: everybody has all of its time again.
void TableRecord::wind_clocks() {
  for (Seat seat = 0; seat < players(); ++seat) places_[seat].clock = spec_.clock.base_ms;
}

std::string TableRecord::choose(const LogEntry& entry, Events* events) {
  const int own_turn = state().pub.active == entry.seat ? turn() : -1;
  if (!game_->choose(entry.seat, entry.choice, events).ok()) return "a choice is refused here";
  if (game_->steps().back().hash != entry.hash) return "a choice leads to another state here";
  Place& place = places_[entry.seat];
  ++place.acts;
  place.last = entry.choice;
  place.last_entry = entry.n;
  standing_.push_back(entry.n);
  place.clock = entry.clock;
  if (own_turn >= 0) place.last_turn = own_turn;
  if (state().pub.over) status_ = Status::kOver;
  return {};
}

std::string TableRecord::rewind(const LogEntry& entry) {
  const auto seed = seed_of_hex(entry.hex);
  if (!seed || entry.number < 0 || entry.number > static_cast<std::int64_t>(game_->steps().size()))
    return "the log holds no way back";
  game_->rewind(static_cast<std::size_t>(entry.number), *seed);
  standing_.resize(static_cast<std::size_t>(entry.number));
  ++rewinds_;
  return {};
}

Replay TableRecord::replay(const std::array<std::string, kMaxPlayers>& names) const {
  Replay replay = game_->replay();
  replay.seats.assign(static_cast<std::size_t>(players()), {});
  for (Seat seat = 0; seat < players(); ++seat) {
    const Place& place = places_[seat];
    replay.seats[seat].kind = place.kind == Place::Kind::kBot ? place.bot : "human";
    replay.seats[seat].name = names[seat];
  }
  if (!traced_ && spec_.deal.empty()) return replay;
  replay.secret = parse_bytes(secret_);
  replay.commitment = commitment(*replay.secret);
  if (traced_) replay.entropy = entropy();
  return replay;
}

Entropy TableRecord::entropy() const {
  Entropy all;
  for (Seat seat = 0; seat < players(); ++seat) all[seat] = parse_bytes(places_[seat].entropy);
  return all;
}

}  // namespace dr
