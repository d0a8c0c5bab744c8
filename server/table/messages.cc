#include "server/table/messages.h"

#include "server/table/new_table.h"

#include "base/json.h"
#include "base/text.h"
#include "darkrock/event_table.h"
#include "replay/deal.h"
#include "replay/text_scan.h"
#include "replay/words.h"
#include "server/base/base64.h"
#include "text/wording/prompt.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

void write_bytes(Json& out, std::string_view name, std::string_view bytes) {
  out.key(name).ready('"' + to_base64(bytes) + '"');
}

// The bytes of the events, as dr_events_json takes them.
void write_events(Json& out, std::span<const Event> events, Seat seat) {
  std::string bytes;
  for (const Event& event : events)
    if (sees(event, seat)) bytes.append(reinterpret_cast<const char*>(&event), sizeof event);
  write_bytes(out, "ev", bytes);
}

void write_sentences(Json& out, const TableRecord& record, std::span<const Event> events,
                     Seat seat) {
  const Cast cast = cast_of(record.content(), record.state().pub);
  out.begin("log", '[');
  for (const Event& event : events)
    if (is_told(event.kind) && sees(event, seat)) out.put(say_event(record.content(), event, cast));
  out.end(']');
}

void write_item(Json& out, const TableRecord& record, const History& history, std::int64_t n,
                const UpdateFor& to) {
  const History::Item& item = history.item(n);
  out.begin('{').field("i", n).field("k", entry_word(item.kind));
  if (item.seat != kNone) out.field("seat", item.seat);
  if (!item.word.empty()) out.field("bot", item.word);
  if (item.kind == EntryKind::kRewind) out.field("choices", item.number);
  const auto events = history.events(n);
  if (item.kind == EntryKind::kChoose || item.kind == EntryKind::kStart) {
    write_events(out, events, to.seat);
    if (to.words) write_sentences(out, record, events, to.seat);
  }
  out.end('}');
}

// The question and every legal answer, in words.
void write_options(Json& out, const TableRecord& record, const View& view) {
  const Content& content = record.content();
  Choices options;
  legal(content.catalog, view, options);
  out.field("question", say_prompt(content, view)).begin("options", '[');
  for (const Choice choice : options) {
    out.begin('{').field("c", choice_words(content, choice)).field("code", choice.code());
    out.field("text", say_choice(content, view, choice)).end('}');
  }
  out.end(']');
}

// Your own if you are asked, else the first of the others'.
std::int64_t deadline_for(const Surroundings& around, Seat seat) {
  if (seat != kNone && around.deadlines[seat]) return around.deadlines[seat];
  std::int64_t first = 0;
  for (const std::int64_t end : around.deadlines)
    if (end && (!first || end < first)) first = end;
  return first;
}

void write_clocks(Json& out, const Surroundings& around, int players, Seat seat) {
  out.begin("clocks", '[');
  for (int i = 0; i < players; ++i) out.put(around.clocks[static_cast<std::size_t>(i)]);
  out.end(']').field("running", around.running);
  if (const std::int64_t end = deadline_for(around, seat)) out.field("deadline", end);
}

void write_game(Json& out, const TableRecord& record, const Surroundings& around,
                const UpdateFor& to) {
  const View view =
      to.seat == kNone ? observe_public(record.state()) : observe(record.state(), to.seat);
  write_bytes(out, "view", {reinterpret_cast<const char*>(&view), sizeof view});
  out.field("asked", record.asked());
  if (to.seat != kNone) {
    out.field("n", record.place(to.seat).acts);
    if (around.passing & seat_bit(to.seat)) out.field("passing", true);
    if (record.playing()) {
      const Undo undo = record.game()->can_undo(to.seat);
      out.field("undo", refuse_undo(undo)).field("undoCode", static_cast<int>(undo));
    }
  }
  if (record.spec().clock.kind != ClockSpec::Kind::kNone)
    write_clocks(out, around, record.players(), to.seat);
  if (to.words) write_options(out, record, view);
}

const char* kind_word(const Place& place) {
  switch (place.kind) {
    case Place::Kind::kEmpty: return "empty";
    case Place::Kind::kPerson: return "person";
    case Place::Kind::kBot: return "bot";
  }
  return "";
}

json::object seat_json(const TableRecord& record, Seat seat, const Surroundings& around) {
  const Place& place = record.place(seat);
  json::object o{{"kind", kind_word(place)}};
  if (place.kind == Place::Kind::kPerson) {
    o["user"] = place.user;
    o["name"] = around.names[seat];
    o["here"] = around.present[seat];
    if (record.status() == Status::kOpen) o["ready"] = !place.entropy.empty();
    if (record.game() && !place.entropy.empty()) o["entropy"] = place.entropy;
    if (place.resigned) o["resigned"] = true;
    if (around.holidays[seat]) o["holiday"] = around.holidays[seat];
  }
  if (!place.bot.empty()) o["bot"] = place.bot;
  return o;
}

}  // namespace

json::object table_json(const TableRecord& record, const std::string& id, const std::string& code,
                        const Surroundings& around) {
  json::array seats;
  for (Seat seat = 0; seat < record.players(); ++seat)
    seats.push_back(seat_json(record, seat, around));
  json::object o{{"id", id},
                 {"code", code},
                 {"status", status_word(record.status())},
                 {"host", record.host()},
                 {"table", spec_json(record.spec())},
                 {"seats", std::move(seats)},
                 {"spectators", around.spectators},
                 {"hints", record.hints()},
                 {"rules", kRulesVersion},
                 {"catalog", to_hex(record.content().catalog.fingerprint, 16)}};
  add_pack(o, record.spec());
  o["commitment"] = commitment(*parse_bytes(record.secret()));
  return o;
}

std::string update_message(const TableRecord& record, const History& history,
                           const Surroundings& around, const json::object& table, UpdateFor to) {
  Json out;
  out.begin('{').field("t", "update").field("i", record.size() - 1);
  if (to.seat != kNone) out.field("seat", to.seat);
  out.begin("items", '[');
  for (std::int64_t n = to.since; n < history.size(); ++n) write_item(out, record, history, n, to);
  out.end(']');
  if (to.table) out.key("table").ready(json::serialize(table));
  if (record.game()) write_game(out, record, around, to);
  out.end('}');
  return out.text();
}

std::string ack_message(std::int64_t id, std::int64_t n) {
  return Json().begin('{').field("t", "ack").field("id", id).field("i", n).end('}').text();
}

std::string refused_message(std::int64_t id, const RequestError& error) {
  json::object o{{"t", "refused"}, {"id", id}, {"code", error.code()}, {"why", error.what()}};
  if (const auto* rule = dynamic_cast<const RuleError*>(&error)) {
    o["rule"] = say_rule(rule->why().rule);
    o["refusal"] = static_cast<int>(rule->why().code);
    o["need"] = rule->why().need;
    o["have"] = rule->why().have;
  }
  return json::serialize(o);
}

std::string presence_message(const Surroundings& around, int players) {
  json::array here;
  for (int i = 0; i < players; ++i) here.emplace_back(around.present[static_cast<std::size_t>(i)]);
  return json::serialize(json::object{
      {"t", "presence"}, {"here", std::move(here)}, {"spectators", around.spectators}});
}

std::string notice_message(std::string_view kind, const std::string& table) {
  return json::serialize(json::object{{"t", "notice"}, {"kind", kind}, {"table", table}});
}

}  // namespace dr
