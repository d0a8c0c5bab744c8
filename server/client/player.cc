#include "server/client/player.h"

#include <fmt/format.h>

#include <cstring>

#include "base/json.h"
#include "replay/text_scan.h"
#include "server/base/base64.h"

namespace dr {
namespace {

int modules_of(const json::object& table) {
  const json::value* spec = member(table, "table");
  const json::value* words =
      spec && spec->is_object() ? member(spec->get_object(), "modules") : nullptr;
  int modules = 0;
  if (words && words->is_array())
    for (const json::value& word : words->get_array())
      if (word.is_string()) modules |= module_of(word.get_string());
  return modules;
}

}  // namespace

bool Following::hear(const std::string& text) {
  auto message = parse_object(text);
  if (!message) return false;
  const std::string kind = text_of(*message, "t").value_or("");
  if (kind == "chat") chat = number_of(*message, "c").value_or(chat - 1) + 1;
  if (kind == "ack" || kind == "refused") replies.push_back(*message);
  if (kind != "update") return !kind.empty();
  index = number_of(*message, "i").value_or(index);
  seat = static_cast<Seat>(number_of(*message, "seat").value_or(kNone));
  asked = static_cast<SeatSet>(number_of(*message, "asked").value_or(0));
  acts = number_of(*message, "n").value_or(acts);
  if (const json::value* table = member(*message, "table"); table && table->is_object()) {
    status = text_of(table->get_object(), "status").value_or(status);
    modules = modules_of(table->get_object());
  }
  if (const json::value* list = member(*message, "items"); keep_items && list)
    for (const json::value& item : list->get_array()) items.push_back(json::serialize(item));
  if (const auto bytes = text_of(*message, "view")) {
    const std::string raw = from_base64(*bytes);
    if (raw.size() != sizeof view) return false;
    std::memcpy(static_cast<void*>(&view), raw.data(), sizeof view);
    dealt = true;
  }
  return true;
}

void Following::options(Choices& out) const {
  legal((content ? *content : default_content(modules)).catalog, view, out);
}

std::string Following::resume() const { return fmt::format("?since={}&chat={}", index + 1, chat); }

std::string choose_message(std::int64_t id, std::int64_t n, Choice choice) {
  return Json()
      .begin('{')
      .field("t", "choose")
      .field("id", id)
      .field("n", n)
      .field("choice", choice.code())
      .end('}')
      .text();
}

}  // namespace dr
