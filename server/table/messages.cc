#include "server/table/messages.h"

#include <fmt/format.h>

#include <cstring>
#include <iterator>

#include "bots/bot.h"
#include "replay/deal.h"
#include "replay/text_scan.h"
#include "replay/words.h"
#include "server/base/base64.h"
#include "text/wording.h"

namespace dr {
namespace {

using Out = std::back_insert_iterator<std::string>;

SeatSet audience_of(Seat seat) { return seat == kNone ? SeatSet{0x80} : seat_bit(seat); }

// The bytes of the events, as dr_events_json takes them.
void write_events(std::string& out, std::span<const Event> events, Seat seat) {
  std::string bytes;
  for (const Event& event : events)
    if (event.audience & audience_of(seat))
      bytes.append(reinterpret_cast<const char*>(&event), sizeof event);
  out += ",\"ev\":\"" + to_base64(bytes) + '"';
}

void write_sentences(std::string& out, const TableRecord& record, std::span<const Event> events,
                     Seat seat) {
  const Cast cast = cast_of(record.content(), record.state().pub);
  json::array log;
  for (const Event& event : events)
    if (event.audience & audience_of(seat))
      log.emplace_back(say_event(record.content(), event, cast));
  out += ",\"log\":" + json::serialize(log);
}

void write_item(std::string& out, const TableRecord& record, const History& history, std::int64_t n,
                const UpdateFor& to) {
  const History::Item& item = history.item(n);
  fmt::format_to(Out(out), "{{\"i\":{},\"k\":\"{}\"", n, entry_word(item.kind));
  if (item.seat != kNone) fmt::format_to(Out(out), ",\"seat\":{}", item.seat);
  if (!item.word.empty()) out += ",\"bot\":" + json::serialize(json::value(item.word));
  if (item.kind == EntryKind::kRewind) fmt::format_to(Out(out), ",\"choices\":{}", item.number);
  const auto events = history.events(n);
  if (item.kind == EntryKind::kChoose || item.kind == EntryKind::kStart) {
    write_events(out, events, to.seat);
    if (to.words) write_sentences(out, record, events, to.seat);
  }
  out += '}';
}

// The question and every legal answer, in words.
void write_options(std::string& out, const TableRecord& record, const View& view) {
  const Content& content = record.content();
  Choices options;
  legal(content.catalog, view, options);
  json::array list;
  for (const Choice choice : options)
    list.push_back({{"c", choice_words(content, choice)},
                    {"code", choice.code()},
                    {"text", say_choice(content, view, choice)}});
  const json::value question(say_question(content, view.pub));
  out += ",\"question\":" + json::serialize(question) + ",\"options\":" + json::serialize(list);
}

void write_clocks(std::string& out, const Surroundings& around, int players) {
  fmt::format_to(Out(out), ",\"clocks\":[");
  for (int i = 0; i < players; ++i)
    fmt::format_to(Out(out), "{}{}", i ? "," : "", around.clocks[static_cast<std::size_t>(i)]);
  fmt::format_to(Out(out), "],\"running\":{}", around.running);
  if (around.deadline) fmt::format_to(Out(out), ",\"deadline\":{}", around.deadline);
}

void write_game(std::string& out, const TableRecord& record, const Surroundings& around,
                const UpdateFor& to) {
  const View view =
      to.seat == kNone ? observe_public(record.state()) : observe(record.state(), to.seat);
  out += ",\"view\":\"";
  out += to_base64({reinterpret_cast<const char*>(&view), sizeof view});
  fmt::format_to(Out(out), "\",\"asked\":{}", record.asked());
  if (to.seat != kNone) {
    fmt::format_to(Out(out), ",\"n\":{}", record.place(to.seat).acts);
    if (record.playing()) {
      const Undo undo = record.game()->can_undo(to.seat);
      out += ",\"undo\":" + json::serialize(json::value(refuse_undo(undo)));
      fmt::format_to(Out(out), ",\"undoCode\":{}", static_cast<int>(undo));
    }
  }
  if (record.spec().clock.kind != ClockSpec::Kind::kNone)
    write_clocks(out, around, record.players());
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
                 {"rules", kRulesVersion},
                 {"catalog", to_hex(record.content().catalog.fingerprint, 16)}};
  o["commitment"] = commitment(*parse_bytes(record.secret()));
  return o;
}

std::string update_message(const TableRecord& record, const History& history,
                           const Surroundings& around, const json::object& table, UpdateFor to) {
  std::string out;
  out.reserve(4096);
  fmt::format_to(Out(out), "{{\"t\":\"update\",\"i\":{}", record.size() - 1);
  if (to.seat != kNone) fmt::format_to(Out(out), ",\"seat\":{}", to.seat);
  out += ",\"items\":[";
  for (std::int64_t n = to.since; n < history.size(); ++n) {
    if (n > to.since) out += ',';
    write_item(out, record, history, n, to);
  }
  out += ']';
  if (to.table) out += ",\"table\":" + json::serialize(table);
  if (record.game()) write_game(out, record, around, to);
  out += '}';
  return out;
}

std::string ack_message(std::int64_t id, std::int64_t n) {
  return fmt::format("{{\"t\":\"ack\",\"id\":{},\"i\":{}}}", id, n);
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
