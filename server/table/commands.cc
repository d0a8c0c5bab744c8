#include "server/table/commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "darkrock/modules.h"
#include "replay/replay.h"
#include "replay/words.h"
#include "server/base/text.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

[[noreturn]] void refuse(const char* code, const std::string& sentence) {
  throw RequestError(code, sentence);
}

// A log is kept for ever, and told whole to whoever comes: nobody may make it grow without end.
constexpr std::int64_t kMostBefore = 1000, kMostToUndo = 50000;

void need_open(const TableRecord& record) {
  if (record.status() != Status::kOpen) refuse("begun", "The game has begun.");
  if (record.size() >= kMostBefore)
    refuse("too-many", "Too much has been changed at this table; make a new one.");
}

void need_playing(const TableRecord& record) {
  if (!record.playing()) refuse("not-playing", "No game is being played at this table.");
}

void need_host(const Actor& actor) {
  if (!actor.host) refuse("not-host", "Only the host of the table may do that.");
}

void need_seat(const Actor& actor) {
  if (actor.seat == kNone) refuse("not-seated", "You do not sit at this table.");
}

Seat seat_in(const TableRecord& record, const json::object& message) {
  const auto seat = number_of(message, "seat");
  if (!seat || *seat < 0 || *seat >= record.players())
    refuse("bad-seat", fmt::format("'seat' must be a number from 0 to {}.", record.players() - 1));
  return static_cast<Seat>(*seat);
}

LogEntry sit(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_open(record);
  const Seat seat = seat_in(record, message);
  if (actor.seat != kNone) refuse("seated", "You sit at this table already.");
  if (record.place(seat).kind != Place::Kind::kEmpty) refuse("taken", "This seat is taken.");
  LogEntry entry = next_entry(record, EntryKind::kSit, seat);
  entry.user = actor.user;
  return entry;
}

LogEntry stand(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_open(record);
  const Seat seat = member(message, "seat") ? seat_in(record, message) : actor.seat;
  if (seat != actor.seat) need_host(actor);
  if (seat == kNone) need_seat(actor);
  if (record.place(seat).kind == Place::Kind::kEmpty) refuse("empty", "Nobody sits there.");
  return next_entry(record, EntryKind::kStand, seat);
}

LogEntry seat_bot(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_open(record);
  need_host(actor);
  const Seat seat = seat_in(record, message);
  if (record.place(seat).kind == Place::Kind::kPerson) refuse("taken", "This seat is taken.");
  LogEntry entry = next_entry(record, EntryKind::kBot, seat);
  entry.word = text_of(message, "bot").value_or("");
  if (const std::string why = refuse_table_bot(entry.word); !why.empty()) refuse("no-bot", why);
  return entry;
}

LogEntry ready(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_open(record);
  need_seat(actor);
  LogEntry entry = next_entry(record, EntryKind::kReady, actor.seat);
  entry.hex = text_of(message, "entropy").value_or("");
  if (!seed_of_hex(entry.hex))
    refuse("bad-entropy", "'entropy' must be 64 hexadecimal digits in small letters.");
  return entry;
}

// A table keeps its pack; the built-in cards go with the modules.
TableSpec parse_changed_spec(const TableRecord& record, const json::value& asked) {
  if (!asked.is_object()) refuse("bad-table", "'table' must say what the table is to be.");
  const int modules = modules_asked(asked.get_object());
  const Cards& now = record.spec().cards;
  if (record.content().pack.id.empty())
    return parse_asked_spec(asked.get_object(), built_in_cards(modules));
  if (now->modules != card_modules(modules))
    refuse("pack-modules",
           "This table plays with a pack, made for its modules; for others make another table.");
  return parse_asked_spec(asked.get_object(), now);
}

LogEntry change_spec(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_open(record);
  need_host(actor);
  const json::value* asked = member(message, "table");
  if (!asked) refuse("bad-table", "'table' must say what the table is to be.");
  TableSpec spec = parse_changed_spec(record, *asked);
  if (spec.deal != record.spec().deal) refuse("bad-table", "The deal of a table cannot change.");
  if (!spec.deal.empty()) {  // another game would not be the same deal
    spec.setup = record.spec().setup;
    spec.cards = record.spec().cards;
    spec.edition = record.spec().edition;
  }
  for (Seat seat = spec.setup.players; seat < record.players(); ++seat)
    if (record.place(seat).kind == Place::Kind::kPerson)
      refuse("taken", "Somebody sits on a seat that would be taken away.");
  LogEntry entry = next_entry(record, EntryKind::kSpec);
  entry.spec = json::serialize(spec_json(spec));
  return entry;
}

Choice choice_in(const TableRecord& record, const json::object& message) {
  const json::value* asked = member(message, "choice");
  if (asked && asked->is_string()) {
    const ParsedChoice parsed = parse_choice(record.content(), std::string(asked->get_string()));
    if (!parsed.ok) refuse("bad-choice", capitalise(parsed.problem) + ".");
    return parsed.choice;
  }
  const auto code = number_of(message, "choice");
  if (!code || *code < 0 || *code > 0xffffffffLL)
    refuse("bad-choice", "'choice' must be the words or the code of a choice.");
  return Choice::from(static_cast<std::uint32_t>(*code));
}

LogEntry choose(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_seat(actor);
  const Place& place = record.place(actor.seat);
  const auto n = number_of(message, "n");
  if (!n) refuse("bad-number", "'n' must be the number of your choice.");
  const Choice choice = choice_in(record, message);
  if (*n == place.acts - 1 && choice == place.last && place.last_entry >= 0) {
    LogEntry done = next_entry(record, EntryKind::kChoose, actor.seat);
    done.n = place.last_entry;
    return done;
  }
  need_playing(record);
  if (!place.bot.empty()) refuse("away", "A bot plays for you; come back first.");
  if (*n != place.acts)
    refuse("bad-number", fmt::format("This would be your choice {}, not {}.", place.acts, *n));
  return choice_entry(record, actor.seat, choice);
}

LogEntry undo(const TableRecord& record, const Actor& actor, const json::object&) {
  need_playing(record);
  need_seat(actor);
  if (!record.place(actor.seat).bot.empty())
    refuse("away", "A bot plays for you; come back first.");
  if (record.size() >= kMostToUndo) refuse("too-many", "Too much has been taken back here.");
  const Undo can = record.game()->can_undo(actor.seat);
  if (can != Undo::kYes) refuse("no-undo", refuse_undo(can));
  return next_entry(record, EntryKind::kUndo, actor.seat);
}

LogEntry leave(const TableRecord& record, const Actor& actor, const json::object&) {
  need_playing(record);
  need_seat(actor);
  if (!record.place(actor.seat).bot.empty()) refuse("away", "A bot plays for you already.");
  LogEntry entry = next_entry(record, EntryKind::kAway, actor.seat);
  entry.word = kStandIn;
  return entry;
}

LogEntry back(const TableRecord& record, const Actor& actor, const json::object&) {
  need_playing(record);
  need_seat(actor);
  const Place& place = record.place(actor.seat);
  if (place.resigned) refuse("resigned", "You have resigned from this game.");
  if (place.bot.empty()) refuse("here", "You play yourself already.");
  return next_entry(record, EntryKind::kBack, actor.seat);
}

LogEntry resign(const TableRecord& record, const Actor& actor, const json::object&) {
  need_playing(record);
  need_seat(actor);
  if (record.place(actor.seat).resigned) refuse("resigned", "You have resigned already.");
  LogEntry entry = next_entry(record, EntryKind::kResign, actor.seat);
  entry.word = kStandIn;
  return entry;
}

LogEntry hand_over(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_open(record);
  need_host(actor);
  const Seat seat = seat_in(record, message);
  if (record.place(seat).kind != Place::Kind::kPerson) refuse("empty", "Nobody sits there.");
  LogEntry entry = next_entry(record, EntryKind::kHost);
  entry.user = record.place(seat).user;
  return entry;
}

// Who plays or has played stays: nobody is thrown out of a game.
LogEntry remove(const TableRecord& record, const Actor& actor, const json::object& message) {
  need_host(actor);
  const std::string user = text_of(message, "user").value_or("");
  if (!is_id(user) || user == actor.user) refuse("bad-user", "'user' must be somebody else here.");
  if (record.removed(user)) refuse("removed", "They have been removed already.");
  if (record.game() && record.seat_of(user) != kNone)
    refuse("begun", "Who plays here cannot be removed.");
  if (record.size() >= (record.game() ? kMostToUndo : kMostBefore))
    refuse("too-many", "Too much has been changed at this table; make a new one.");
  LogEntry entry = next_entry(record, EntryKind::kRemove);
  entry.user = user;
  return entry;
}

LogEntry unready(const TableRecord& record, const Actor& actor, const json::object&) {
  need_open(record);
  need_seat(actor);
  return next_entry(record, EntryKind::kUnready, actor.seat);
}

using Maker = LogEntry (*)(const TableRecord&, const Actor&, const json::object&);
struct Command {
  std::string_view kind;
  Maker make;
};
constexpr Command kCommands[] = {{"sit", sit},          {"stand", stand},   {"host", hand_over},
                                 {"bot", seat_bot},     {"ready", ready},   {"unready", unready},
                                 {"spec", change_spec}, {"choose", choose}, {"undo", undo},
                                 {"leave", leave},      {"back", back},     {"resign", resign},
                                 {"remove", remove}};

const Command* find_command(std::string_view kind) {
  const auto* found = std::find_if(std::begin(kCommands), std::end(kCommands),
                                   [&](const Command& c) { return c.kind == kind; });
  return found == std::end(kCommands) ? nullptr : found;
}

}  // namespace

Actor actor_of(const TableRecord& record, const std::string& user) {
  return {user, record.seat_of(user), record.host() == user};
}

bool is_command(std::string_view kind) { return find_command(kind) != nullptr; }

LogEntry command_entry(const TableRecord& record, const Actor& actor, const json::object& message) {
  const Command* command = find_command(text_of(message, "t").value_or(""));
  if (!command) refuse("unknown", "There is no such request.");
  return command->make(record, actor, message);
}

LogEntry choice_entry(const TableRecord& record, Seat seat, Choice choice) {
  State next = record.state();
  const Catalog& catalog = record.content().catalog;
  const Reject why = try_apply(catalog, next, seat, choice);
  if (!why.ok())
    throw RuleError(say_refusal(record.content(), observe(record.state(), seat), choice, why), why);
  LogEntry entry = next_entry(record, EntryKind::kChoose, seat);
  entry.choice = choice;
  entry.hash = short_hash(next);
  return entry;
}

}  // namespace dr
