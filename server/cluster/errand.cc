#include "server/cluster/errand.h"

#include <algorithm>
#include <iterator>

#include "server/base/json.h"

namespace dr {
namespace {

constexpr std::string_view kErrandWords[] = {"close-user", "close-session", "your-turn",
                                             "remove",     "holiday",       "close-table",
                                             "hide-chat",  "look-around"};
static_assert(std::size(kErrandWords) == static_cast<std::size_t>(ErrandKind::kCount));

std::optional<Ending> ending_of(std::string_view word) {
  for (int i = 0; i < static_cast<int>(Ending::kCount); ++i)
    if (close_word(static_cast<Ending>(i)) == word) return static_cast<Ending>(i);
  return std::nullopt;
}

}  // namespace

std::string write_errand(const Errand& errand, const std::string& from) {
  return json::serialize(json::object{{"from", from},
                                      {"t", kErrandWords[static_cast<int>(errand.kind)]},
                                      {"user", errand.user},
                                      {"session", errand.session},
                                      {"table", errand.table},
                                      {"ending", close_word(errand.ending)},
                                      {"number", errand.number}});
}

std::optional<HeardErrand> read_errand(std::string_view words) {
  const auto message = parse_object(words);
  if (!message) return std::nullopt;
  const auto read = [&](std::string_view key) { return text_of(*message, key).value_or(""); };
  const std::string word = read("t");
  const auto* const kind = std::find(std::begin(kErrandWords), std::end(kErrandWords), word);
  const auto ending = ending_of(read("ending"));
  if (kind == std::end(kErrandWords) || !ending) return std::nullopt;
  HeardErrand heard;
  heard.from = read("from");
  heard.errand.kind = static_cast<ErrandKind>(kind - std::begin(kErrandWords));
  heard.errand.user = read("user");
  heard.errand.session = read("session");
  heard.errand.table = read("table");
  heard.errand.ending = *ending;
  heard.errand.number = number_of(*message, "number").value_or(0);
  return heard;
}

}  // namespace dr
