#include "server/table/spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/text.h"
#include "base/utf8.h"
#include "bots/bots.h"
#include "content/compiler/content.h"
#include "content/compiler/pack.h"
#include "darkrock/engine.h"
#include "darkrock/ids.h"
#include "darkrock/modules.h"
#include "replay/text_scan.h"
#include "server/base/text.h"
#include "text/templates.h"

namespace dr {
namespace {

constexpr const char* kClocks[] = {"none", "live", "days", "turn"};
constexpr const char* kPer[] = {"choice", "turn"};
constexpr std::size_t kMostTitle = 60;

[[noreturn]] void refuse(const std::string& sentence) { throw RequestError("bad-table", sentence); }

template <class Words>
int word_of(const Words& words, const json::value& value, std::string_view what) {
  const std::vector<std::string_view> known(std::begin(words), std::end(words));
  if (value.is_string())
    for (std::size_t i = 0; i < known.size(); ++i)
      if (value.get_string() == known[i]) return static_cast<int>(i);
  refuse(fmt::format("'{}' must be {}.", what, one_of(known)));
}

bool flag(const json::value& value, std::string_view what) {
  if (value.is_bool()) return value.get_bool();
  refuse(fmt::format("'{}' must be true or false.", what));
}

std::string_view words(const json::value& value, std::string_view what) {
  if (value.is_string()) return value.get_string();
  refuse(fmt::format("'{}' must be a text.", what));
}

std::int64_t number(const json::value& value, std::string_view what, std::int64_t least,
                    std::int64_t most) {
  if (value.is_int64() && value.get_int64() >= least && value.get_int64() <= most)
    return value.get_int64();
  refuse(fmt::format("'{}' must be a whole number from {} to {}.", what, least, most));
}

const json::object& object(const json::value& value, std::string_view what) {
  if (value.is_object()) return value.get_object();
  refuse(fmt::format("'{}' must be an object.", what));
}

const json::array& array(const json::value& value, std::string_view what) {
  if (value.is_array()) return value.get_array();
  refuse(fmt::format("'{}' must be a list.", what));
}

Switches parse_switches(const json::object& switches, Switches set, bool ante_up) {
  for (const auto& [id, side] : switches) {
    const int known = ante_up ? kSwitches : kBaseSwitches;
    const auto* info = std::find_if(kSwitchInfo, kSwitchInfo + known,
                                    [&](const SwitchInfo& s) { return id == s.id; });
    if (info == kSwitchInfo + known)
      refuse(fmt::format("There is no switch '{}' at this table.", clean_text(id, 40)));
    const Switches bit = Switches{1} << (info - kSwitchInfo);
    set = word_of(info->side, side, info->id) ? set | bit : set & ~bit;
  }
  return set;
}

int parse_modules(const json::array& modules) {
  int set = 0;
  for (const json::value& word : modules) {
    const int module = word.is_string() ? module_of(word.get_string()) : 0;
    if (!module) refuse("'modules' may name ante-up, alternative-poker and community-poker.");
    set |= module;
  }
  return set;
}

void parse_characters(const json::array& ids, const Content& content, Setup& setup) {
  if (ids.size() > setup.players) refuse("'characters' has more entries than there are seats.");
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (ids[i].is_null()) continue;
    const auto found =
        ids[i].is_string() ? content.lexicon.find(ids[i].get_string()) : std::nullopt;
    if (!found || found->first != Deck::kCharacter)
      refuse("'characters' must hold ids of characters, or null to be dealt one.");
    setup.characters[i] = static_cast<std::uint8_t>(found->second);
  }
}

ClockSpec parse_clock(const json::object& o) {
  ClockSpec clock;
  for (const auto& [key, value] : o) {
    if (key == "kind")
      clock.kind = static_cast<ClockSpec::Kind>(word_of(kClocks, value, "clock.kind"));
    else if (key == "seconds")
      clock.base_ms = 1000 * number(value, "clock.seconds", 10, 24 * 3600);
    else if (key == "increment")
      clock.increment_ms = 1000 * number(value, "clock.increment", 0, 3600);
    else if (key == "per")
      clock.by_turn = word_of(kPer, value, "clock.per") == 1;
    else if (key == "days")
      clock.days = static_cast<int>(number(value, "clock.days", 1, 30));
    else
      refuse(fmt::format("A clock has no '{}'.", clean_text(key, 40)));
  }
  if (clock.kind == ClockSpec::Kind::kLive && !clock.base_ms)
    refuse("A live clock needs 'seconds' for the whole game.");
  if (clock.kind == ClockSpec::Kind::kTurn && !clock.base_ms)
    refuse("A clock by the turn needs 'seconds' for each turn.");
  if (clock.kind == ClockSpec::Kind::kDays && !clock.days)
    refuse("A clock by the day needs 'days' for each choice.");
  return clock;
}

void parse_bots(const json::array& bots, TableSpec& spec) {
  if (bots.size() > spec.setup.players) refuse("'bots' has more entries than there are seats.");
  for (std::size_t i = 0; i < bots.size(); ++i) {
    if (bots[i].is_null()) continue;
    if (!bots[i].is_string()) refuse("'bots' must hold names of bots, or null for a person.");
    const std::string name(bots[i].get_string());
    if (const std::string why = refuse_table_bot(name); !why.empty()) refuse(why);
    spec.bots[i] = name;
  }
}

void check_known(const json::object& o) {
  static constexpr std::string_view kKeys[] = {
      "players", "edition", "switches",   "length", "firstGame", "goals", "modules", "characters",
      "title",   "public",  "spectators", "clock",  "deal",      "bots",  "hints",   "cards"};
  for (const auto& [key, value] : o)
    if (std::find(std::begin(kKeys), std::end(kKeys), key) == std::end(kKeys))
      refuse(fmt::format("A table has no '{}'.", clean_text(key, 40)));
}

// The cards that a log names.
Cards parse_cards(const json::value& value, int modules) {
  const std::string digest(words(value, "cards"));
  Cards cards = known_cards(digest);
  if (!cards) throw RequestError("no-cards", "The cards of this table are not here.");
  if (cards->modules != card_modules(modules)) refuse("The cards are those of other modules.");
  return cards;
}

Setup parse_setup(const json::object& o, std::string& edition, Cards& cards) {
  Setup setup;
  if (const auto* v = member(o, "players"))
    setup.players = static_cast<std::uint8_t>(number(*v, "players", 2, kMaxPlayers));
  if (const auto* v = member(o, "firstGame")) setup.first_game = flag(*v, "firstGame");
  if (const auto* v = member(o, "goals")) setup.goals = flag(*v, "goals");
  setup.cattle = !setup.first_game;
  setup.length = setup.first_game ? Length::kShort : Length::kMedium;
  if (const auto* v = member(o, "length"))
    setup.length = static_cast<Length>(word_of(kIdsOf<Length>, *v, "length"));
  if (const auto* v = member(o, "modules"))
    setup.modules = static_cast<std::uint8_t>(parse_modules(array(*v, "modules")));
  const bool ante_up = setup.modules & kAnteUp;
  int profile = 0;
  if (const auto* v = member(o, "edition")) profile = word_of(kProfileId, *v, "edition");
  edition = kProfileId[profile];
  setup.switches = profile_switches(static_cast<Profile>(profile), ante_up);
  if (const auto* v = member(o, "switches"))
    setup.switches = parse_switches(object(*v, "switches"), setup.switches, ante_up);
  if (const auto* v = member(o, "cards")) cards = parse_cards(*v, setup.modules);
  const Content& content = cards ? *cards->content : default_content(setup.modules);
  if (const auto* v = member(o, "characters"))
    parse_characters(array(*v, "characters"), content, setup);
  if (const char* why = refuse_setup(content.catalog, setup)) refuse(why);
  return setup;
}

}  // namespace

std::string refuse_table_bot(std::string_view name) {
  if (name.find('@') != std::string_view::npos)
    return "A bot at a table thinks as its name says: write it without '@' and a budget.";
  const std::string why = refuse_bot(name);
  return why.empty() ? why : capitalise(why) + ".";
}

const Content& content_of(const TableSpec& spec) {
  return spec.cards ? *spec.cards->content : default_content(spec.setup.modules);
}

int modules_asked(const json::object& table) {
  const auto* v = member(table, "modules");
  return v ? parse_modules(array(*v, "modules")) : 0;
}

TableSpec parse_asked_spec(json::object table, const Cards& cards) {
  table["cards"] = cards->digest;
  return parse_spec(table);
}

TableSpec parse_offered_spec(json::object body, const std::string& usual) {
  const int modules = modules_asked(body);
  std::string pack = usual;
  if (const json::value* offered = member(body, "pack")) {
    if (!offered->is_string() && !offered->is_null())
      throw RequestError("bad-pack", "'pack' must be the text of a pack, or null.");
    pack = offered->is_string() ? std::string(offered->get_string()) : std::string{};
    body.erase("pack");
  } else if (pack_head(usual).modules & ~modules) {
    pack.clear();
  }
  return parse_asked_spec(std::move(body),
                          pack.empty() ? built_in_cards(modules) : cards_with_pack(pack, modules));
}

TableSpec parse_spec(const json::value& value) {
  const json::object& o = object(value, "table");
  check_known(o);
  TableSpec spec;
  spec.setup = parse_setup(o, spec.edition, spec.cards);
  if (const auto* v = member(o, "title")) spec.title = clean_text(words(*v, "title"), kMostTitle);
  if (const auto* v = member(o, "public")) spec.is_public = flag(*v, "public");
  if (const auto* v = member(o, "spectators")) spec.spectators = flag(*v, "spectators");
  if (const auto* v = member(o, "hints"); v && !v->is_null()) spec.hints = flag(*v, "hints");
  if (const auto* v = member(o, "clock")) spec.clock = parse_clock(object(*v, "clock"));
  if (const auto* v = member(o, "deal")) spec.deal = clean_text(words(*v, "deal"), 16);
  if (const auto* v = member(o, "bots")) parse_bots(array(*v, "bots"), spec);
  return spec;
}

json::object spec_json(const TableSpec& spec) {
  const Setup& setup = spec.setup;
  json::object switches;
  for (int i = 0; i < (setup.modules & kAnteUp ? kSwitches : kBaseSwitches); ++i)
    switches[kSwitchInfo[i].id] = kSwitchInfo[i].side[setup.switches >> i & 1];
  json::array modules, characters, bots;
  for (const ModuleInfo& info : kModuleInfo)
    if (setup.modules & info.module) modules.emplace_back(info.id);
  const Lexicon& lexicon = content_of(spec).lexicon;
  for (Seat seat = 0; seat < setup.players; ++seat) {
    const int c = setup.characters[seat];
    characters.emplace_back(c == kNone ? json::value(nullptr)
                                       : json::value(lexicon.entry(Deck::kCharacter, c).id));
    bots.emplace_back(spec.bots[seat].empty() ? json::value(nullptr)
                                              : json::value(spec.bots[seat]));
  }
  json::object clock{{"kind", kClocks[static_cast<int>(spec.clock.kind)]}};
  if (spec.clock.kind == ClockSpec::Kind::kLive) {
    clock["seconds"] = spec.clock.base_ms / 1000;
    clock["increment"] = spec.clock.increment_ms / 1000;
    if (spec.clock.by_turn) clock["per"] = "turn";
  }
  if (spec.clock.kind == ClockSpec::Kind::kTurn) clock["seconds"] = spec.clock.base_ms / 1000;
  if (spec.clock.kind == ClockSpec::Kind::kDays) clock["days"] = spec.clock.days;
  json::object out{{"players", int{setup.players}},
                   {"edition", spec.edition},
                   {"switches", std::move(switches)},
                   {"length", id_of(setup.length)},
                   {"firstGame", setup.first_game != 0},
                   {"goals", setup.goals != 0},
                   {"modules", std::move(modules)},
                   {"characters", std::move(characters)},
                   {"title", spec.title},
                   {"public", spec.is_public},
                   {"spectators", spec.spectators},
                   {"clock", std::move(clock)},
                   {"bots", std::move(bots)}};
  if (spec.hints) out["hints"] = *spec.hints;
  if (!spec.deal.empty()) out["deal"] = spec.deal;
  if (spec.cards) out["cards"] = spec.cards->digest;
  return out;
}

}  // namespace dr
