#include "tests/server/fuzz_messages.h"

#include <iterator>
#include <limits>

#include "replay/words.h"

namespace dr {
namespace {

// Kinds and their weights: what ends a game or lets a bot play is rare, or there would be little else.
struct WeightedKind {
  const char* name;
  std::uint32_t weight;
};
constexpr WeightedKind kWeightedKinds[] = {
    {"choose", 60}, {"undo", 20},    {"sit", 30},     {"stand", 15},   {"bot", 15},  {"ready", 20},
    {"spec", 40},   {"unready", 20}, {"host", 10},    {"chat", 20},    {"mute", 20}, {"rewind", 15},
    {"vote", 20},   {"ping", 10},    {"back", 60},    {"rematch", 10}, {"leave", 3}, {"abandon", 1},
    {"resign", 1},  {"nonsense", 5}, {"prepare", 15}, {"remove", 10}};

constexpr const char* kLobby[] = {"sit",   "sit",   "stand",   "bot",
                                  "ready", "ready", "unready", "spec"};
constexpr const char* kBots[] = {"random", "greedy", "normal@9", "nobody", ""};

}  // namespace

std::string Fuzzer::random_bytes(std::size_t most) {
  std::string out(below(static_cast<std::uint32_t>(most) + 1), '\0');
  for (char& c : out) c = static_cast<char>(below(256));
  return out;
}

std::string Fuzzer::odd_text() {
  using namespace std::string_literals;
  switch (below(14)) {
    case 0: return {};
    case 1: return "\0"s;
    case 2: return "a\0b"s;
    case 3: return std::string(below(6000), 'x');
    case 4: return "\xff\xfe";
    case 5: return "\xed\xa0\x80";  // half of a pair
    case 6: return "\xc0\xaf";      // longer than need be
    case 7:
      return "\xe2\x80\xae"
             "back";
    case 8: return "\xf0\x9f\x90\x8e\xf0\x9f\x92\xb0";
    case 9: return "'; DROP TABLE entries; --";
    case 10: return "../../../../etc/passwd";
    case 11: return "\r\nSet-Cookie: darkrock=0";
    case 12: return "{\"t\":\"ack\"}";
    default: return std::string(1 + below(600), ' ') + "\t\x7f";
  }
}

json::value Fuzzer::odd_value() {
  switch (below(20)) {
    case 0: return nullptr;
    case 1: return below(2) == 0;
    case 2: return -1;
    case 3: return std::numeric_limits<std::int64_t>::min();
    case 4: return std::numeric_limits<std::int64_t>::max();
    case 5: return std::numeric_limits<std::uint64_t>::max();
    case 6: return 4294967296;
    case 7: return 255 + static_cast<int>(below(3));
    case 8: return 0.5;
    case 9: return -1e308;
    case 10: return json::array{};
    case 11: return json::object{};
    case 12: {
      json::value nested = 1;
      for (std::uint32_t depth = below(60); depth > 0; --depth) {
        json::array around;
        around.push_back(std::move(nested));
        nested = std::move(around);
      }
      return nested;
    }
    case 13: return "7";
    case 14: return json::array{1, "two", nullptr};
    case 15: return below(8);
    default: return json::value(odd_text());
  }
}

json::object Fuzzer::spec() {
  json::object o{{"players", 2 + below(5)}};
  if (chance(2)) o["length"] = chance(2) ? "short" : "long";
  if (chance(3)) o["edition"] = "uk";
  if (chance(4)) o["switches"] = {{"diagonals", "on"}};
  if (chance(3)) o["modules"] = {"ante-up", "alternative-poker"};
  if (chance(8)) o["modules"] = json::array{"community-poker"};
  if (chance(4)) o["goals"] = chance(2);
  if (chance(4)) o["firstGame"] = chance(2);
  if (chance(4)) o["characters"] = {"jesse-james", nullptr};
  if (chance(4)) o["title"] = odd_text();
  if (chance(4)) o["public"] = chance(2);
  if (chance(4)) o["clock"] = {{"kind", "live"}, {"seconds", 86400}, {"increment", 5}};
  if (chance(8)) o["clock"] = {{"kind", "days"}, {"days", 3}};
  if (chance(8)) o["bots"] = {nullptr, kBots[below(std::size(kBots))]};
  if (chance(8)) o["deal"] = "k7qfm2ab";
  return o;
}

json::object Fuzzer::choose(const Following& follow) {
  json::object o{{"t", "choose"}, {"n", follow.acts - (chance(6) ? 1 : 0)}};
  Choice choice = Choice::from(static_cast<std::uint32_t>(rng_.next()));
  if (follow.is_asked() && !chance(4)) {
    Choices options;
    follow.options(options);
    if (options.n) choice = options[static_cast<int>(below(static_cast<std::uint32_t>(options.n)))];
  } else if (chance(2)) {  // a verb that there is, with anything
    choice = Choice::from((choice.code() & 0xffffff00u) | below(64));
  }
  if (chance(3))
    o["choice"] = choice_words(default_content(follow.modules), choice);
  else
    o["choice"] = choice.code();
  return o;
}

// Two of three fit the state of the table.
std::string_view Fuzzer::kind(const Following& follow) {
  if (follow.is_asked() && chance(2)) return "choose";
  if (!follow.dealt && !chance(3)) return kLobby[below(std::size(kLobby))];
  std::uint32_t sum = 0;
  for (const WeightedKind& one : kWeightedKinds) sum += one.weight;
  std::uint32_t at = below(sum);
  const WeightedKind* found = kWeightedKinds;
  for (; at >= found->weight; ++found) at -= found->weight;
  return found->name;
}

json::object Fuzzer::valid(const Following& follow) {
  const std::string_view name = kind(follow);
  if (name == "choose") return choose(follow);
  json::object o{{"t", name}};
  if (name == "sit" || name == "bot" || name == "host" || (name == "stand" && chance(3)))
    o["seat"] = below(chance(4) ? 7 : 3);
  if (name == "bot") o["bot"] = kBots[below(std::size(kBots))];
  if (name == "ready") o["entropy"] = std::string(64, "0123456789abcdef"[below(16)]);
  if (name == "spec") o["table"] = spec();
  if (name == "chat") o["text"] = chance(2) ? "Howdy" : odd_text();
  if (name == "mute") {
    o["user"] = chance(2) ? "user1" : odd_text();
    o["on"] = chance(2);
  }
  if (name == "prepare") o["pass"] = chance(2);
  if (name == "remove") o["user"] = chance(2) ? "ghost" : odd_text();
  if (name == "rewind") o["before"] = follow.index - below(12);
  if (name == "vote") o["yes"] = !chance(3);
  return o;
}

void Fuzzer::mutate_object(json::object& object) {
  if (object.empty() || chance(5)) {
    object[odd_text()] = odd_value();
    return;
  }
  auto member = object.begin() + below(static_cast<std::uint32_t>(object.size()));
  if (chance(4))
    object.erase(member);
  else
    mutate(member->value());
}

void Fuzzer::mutate(json::value& value) {
  if (value.is_object() && !chance(5)) return mutate_object(value.get_object());
  if (value.is_array() && !value.get_array().empty() && chance(2)) {
    json::array& array = value.get_array();
    return mutate(array[below(static_cast<std::uint32_t>(array.size()))]);
  }
  value = odd_value();
}

std::string Fuzzer::garbled(std::string bytes) {
  for (std::uint32_t n = 1 + below(3); n > 0; --n) {
    const std::size_t at = below(static_cast<std::uint32_t>(bytes.size()) + 1);
    switch (below(5)) {
      case 0: bytes.resize(at); break;
      case 1:
        if (at < bytes.size()) bytes[at] = static_cast<char>(below(256));
        break;
      case 2: bytes.insert(at, random_bytes(8)); break;
      case 3: bytes.insert(at, bytes.substr(0, 40)); break;
      default: bytes.insert(at, std::string(below(2000), chance(2) ? '[' : '{')); break;
    }
  }
  return bytes;
}

std::string Fuzzer::message(const Following& follow) {
  json::object o = valid(follow);
  o["id"] = ++sent_;
  if (chance(3)) {
    json::value whole = std::move(o);
    for (std::uint32_t n = 1 + below(3); n > 0 && whole.is_object(); --n)
      mutate_object(whole.get_object());
    if (chance(20)) mutate(whole);
    const std::string text = json::serialize(whole);
    return chance(3) ? garbled(text) : text;
  }
  const std::string text = json::serialize(o);
  return chance(12) ? garbled(text) : chance(100) ? random_bytes(300) : text;
}

}  // namespace dr
