// The header of a replay: format, versions, the table's agreement, who plays, the seed.
#include <algorithm>

#include "base/text.h"
#include "darkrock/ids.h"
#include "darkrock/modules.h"
#include "replay/reader.h"

namespace dr {
namespace {

constexpr std::uint32_t kMostChoices = 1'000'000'000;

// What stands in a line from its i-th word on.
std::string rest(std::string_view line, const std::vector<Word>& words, std::size_t i) {
  if (words.size() <= i) return {};
  const Word& last = words.back();
  return std::string(line.substr(words[i].at, last.at + last.text.size() - words[i].at));
}

}  // namespace

ReplayCards replay_cards(std::string_view text) {
  ReplayCards cards;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    const std::vector<Word> words = split_words(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (words.empty()) continue;
    const std::string_view key = words[0].text;
    if (key[0] >= '0' && key[0] <= '9') break;  // the first choice
    if (key == "modules" && !cards.modules)
      for (const Word& word : words) cards.modules |= module_of(word.text);
    if (key == "catalog" && words.size() > 1)
      cards.fingerprint = parse_hex(words[1].text, 16).value_or(0);
    if (key == "pack" && words.size() > 1) {
      cards.pack.id = words[1].text;
      cards.pack.title = rest(line, words, 2);
    }
    if (key == "pack-version") cards.pack.version = rest(line, words, 1);
    if (key == "pack-author") cards.pack.author = rest(line, words, 1);
  }
  return cards;
}

int replay_modules(std::string_view text) { return replay_cards(text).modules; }

std::string say_pack(const Pack& pack) {
  std::string out = "the pack " + quoted(pack.title.empty() ? pack.id : pack.title);
  if (!pack.version.empty()) out += ", version " + pack.version;
  if (!pack.author.empty()) out += ", by " + pack.author;
  return out;
}

const ReplayReader::HeaderLine ReplayReader::kHeader[22] = {
    {"rules", &ReplayReader::read_rules, true, true},
    {"catalog", &ReplayReader::read_catalog, true, true},
    {"pack", &ReplayReader::read_pack, true, false},
    {"pack-version", &ReplayReader::read_pack, true, false},
    {"pack-author", &ReplayReader::read_pack, true, false},
    {"players", &ReplayReader::read_players, true, true},
    {"length", &ReplayReader::read_length, true, true},
    {"first-game", &ReplayReader::read_flag, true, true},
    {"goals", &ReplayReader::read_flag, true, true},
    {"cattle", &ReplayReader::read_flag, true, true},
    {"modules", &ReplayReader::read_modules, true, false},
    {"switch", &ReplayReader::read_switch, false, true},
    {"character", &ReplayReader::read_character, false, false},
    {"seat", &ReplayReader::read_seat, false, false},
    {"from", &ReplayReader::read_origin, true, false},
    {"seed", &ReplayReader::read_seed, true, false},
    {"commitment", &ReplayReader::read_seed, true, false},
    {"secret", &ReplayReader::read_seed, true, false},
    {"entropy", &ReplayReader::read_entropy, false, false},
    {"dealt-commitment", &ReplayReader::read_seed, true, false},
    {"dealt-secret", &ReplayReader::read_seed, true, false},
    {"dealt-entropy", &ReplayReader::read_entropy, false, false},
};

bool ReplayReader::seen(std::string_view key) const {
  for (const std::string& one : seen_)
    if (one == key) return true;
  return false;
}

void ReplayReader::read_header(std::string_view line, const Words& words) {
  std::string known;
  for (const HeaderLine& header : kHeader) {
    known += (known.empty() ? "" : ", ") + std::string(header.key);
    if (header.key != words[0].text) continue;
    if (seen(header.key)) {
      if (header.once)
        return error(words[0].at, quoted(header.key) + " stands twice; expected it once");
    } else {
      seen_.emplace_back(header.key);
    }
    return (this->*header.read)(line, words);
  }
  error(words[0].at, "unknown line " + quoted(words[0].text) + "; expected one of " + known);
}

void ReplayReader::read_rules(std::string_view, const Words& words) {
  const Word* word = value(words, "the rules version");
  if (word && word->text != std::to_string(kRulesVersion))
    error(word->at,
          "this game was played under rules version " + quoted(word->text) +
              "; this program plays version " + std::to_string(kRulesVersion),
          ReplayFault::kRules);
}

bool ReplayReader::modules_fit() const {
  return ((cards_.modules & kAnteUp) != 0) == (content_.catalog.ante_up != 0);
}

void ReplayReader::read_modules(std::string_view, const Words& words) {
  const std::string known = module_words(kAllModules, ", ");
  if (words.size() < 2)
    return error(words[0].at,
                 "'modules' names what is played besides the base game; expected one "
                 "or more of " +
                     known);
  int modules = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const int module = module_of(words[i].text);
    if (!module)
      return error(words[i].at, quoted(words[i].text) + " is no module; expected one of " + known);
    if (modules & module)
      return error(words[i].at, quoted(words[i].text) + " stands twice; expected it once");
    modules |= module;
  }
  replay_.setup.modules = static_cast<std::uint8_t>(modules);
  if (!modules_fit())
    error(words[1].at, content_.catalog.ante_up
                           ? "this game is played without ante-up; the cards loaded here are those "
                             "of Ante Up"
                           : "this game is played with ante-up; the cards loaded here are those of "
                             "the base game");
}

void ReplayReader::read_catalog(std::string_view, const Words& words) {
  const Word* word = value(words, "the fingerprint of the cards");
  const std::string ours = to_hex(content_.catalog.fingerprint, 16);
  // Where the modules differ the cards do too, and the line of the modules says it better.
  if (!word || lower(word->text) == ours || !modules_fit()) return;
  const std::string with =
      cards_.pack.id.empty() ? std::string("other cards") : say_pack(cards_.pack);
  const std::string here = content_.pack.id.empty() ? "" : " of " + say_pack(content_.pack);
  error(word->at,
        "this game was played with " + with + ", catalog " + quoted(word->text) +
            "; the cards loaded here are catalog '" + ours + "'" + here,
        ReplayFault::kCards);
}

// Which pack it was is for people: the fingerprint of the cards says whether it is here.
void ReplayReader::read_pack(std::string_view, const Words& words) {
  if (words.size() < 2) error(words[0].at, quoted(words[0].text) + " takes a word or more");
}

void ReplayReader::read_players(std::string_view, const Words& words) {
  const Word* word = value(words, "the number of players");
  if (!word) return;
  const auto number = parse_number(word->text, kMaxPlayers);
  if (!number || *number < 2)
    return error(word->at, quoted(word->text) + " players cannot play; expected 2 to 6");
  replay_.setup.players = static_cast<std::uint8_t>(*number);
}

void ReplayReader::read_length(std::string_view, const Words& words) {
  const Word* word = value(words, "short, medium or long");
  if (!word) return;
  const auto& lengths = kIdsOf<Length>;
  const auto found = std::ranges::find(lengths, word->text);
  if (found != lengths.end()) {
    replay_.setup.length = static_cast<Length>(found - lengths.begin());
    return;
  }
  error(word->at, quoted(word->text) + " is no length; expected short, medium or long");
}

void ReplayReader::read_flag(std::string_view, const Words& words) {
  const Word* word = value(words, "yes or no");
  if (!word) return;
  if (word->text != "yes" && word->text != "no")
    return error(word->at, quoted(word->text) + " is no answer; expected yes or no");
  Setup& setup = replay_.setup;
  const std::string_view key = words[0].text;
  (key == "goals"    ? setup.goals
   : key == "cattle" ? setup.cattle
                     : setup.first_game) = word->text == "yes";
}

void ReplayReader::read_switch(std::string_view, const Words& words) {
  const Word* word = value(words, "id=side");
  if (!word) return;
  const auto equals = word->text.find('=');
  const std::string_view id = word->text.substr(0, equals);
  const std::string_view side =
      equals == std::string_view::npos ? "" : word->text.substr(equals + 1);
  for (std::size_t i = 0; i < kSwitches; ++i) {
    const SwitchInfo& info = kSwitchInfo[i];
    if (id != info.id) continue;
    if (i >= kBaseSwitches && !(cards_.modules & kAnteUp))
      return error(word->at, "switch " + quoted(id) +
                                 " belongs to Ante Up; expected 'modules "
                                 "ante-up' in the header");
    if (switches_[i])
      return error(word->at, "switch " + quoted(id) + " stands twice; expected it once");
    switches_.set(i);
    if (side != info.side[0] && side != info.side[1])
      return error(word->at, "switch " + quoted(id) + " has no side " + quoted(side) +
                                 "; expected " + info.side[0] + " or " + info.side[1]);
    if (side == info.side[1]) replay_.setup.switches |= Switches{1} << i;
    return;
  }
  error(word->at, "unknown switch " + quoted(id) + "; expected one such as poker-top=five");
}

void ReplayReader::read_character(std::string_view, const Words& words) {
  if (words.size() != 3)
    return error(words[0].at, "'character' takes a player and the id of a character");
  const Seat seat = seat_of(words[1]);
  if (seat == kNone) return;
  const auto found = content_.lexicon.find(words[2].text);
  if (!found || found->first != Deck::kCharacter)
    return error(words[2].at,
                 quoted(words[2].text) + " is no character; expected an id such as annie-oakley");
  if (replay_.setup.characters[seat] != kNone)
    return error(words[1].at, "player " + std::to_string(seat + 1) + " has a character already");
  replay_.setup.characters[seat] = static_cast<std::uint8_t>(found->second);
}

void ReplayReader::read_seat(std::string_view line, const Words& words) {
  if (words.size() < 3) return error(words[0].at, "'seat' takes a player, a kind and a name");
  const Seat seat = seat_of(words[1]);
  if (seat == kNone) return;
  if (seats_[seat])
    return error(words[1].at,
                 "seat " + std::to_string(seat + 1) + " stands twice; expected it once");
  seats_.set(seat);
  replay_.seats.resize(replay_.setup.players);
  SeatInfo& info = replay_.seats[seat];
  info.kind = words[2].text;
  info.name = rest(line, words, 3);
}

void ReplayReader::read_origin(std::string_view line, const Words& words) {
  const auto step =
      words.size() > 1 ? parse_number(words[1].text, kMostChoices) : std::optional<std::uint32_t>{};
  if (!step) return error(words[0].at, "'from' takes a number of choices and the name of a game");
  replay_.origin = Origin{*step, rest(line, words, 2)};
}

void ReplayReader::read_seed(std::string_view, const Words& words) {
  const std::string_view key = words[0].text;
  const Word* word = value(words, "64 hexadecimal digits");
  if (!word) return;
  const auto bytes = bytes_of(*word, key);
  if (!bytes) return;
  if (key == "commitment") {
    replay_.commitment = to_hex(*bytes);
  } else if (key == "secret") {
    replay_.secret = bytes;
  } else if (key == "dealt-commitment") {
    replay_.dealt.commitment = to_hex(*bytes);
  } else if (key == "dealt-secret") {
    replay_.dealt.secret = bytes;
  } else {
    replay_.has_seed = true;
    replay_.seed = seed_of(*bytes);
  }
}

void ReplayReader::read_entropy(std::string_view, const Words& words) {
  const std::string key(words[0].text);
  if (words.size() != 3)
    return error(words[0].at, "'" + key + "' takes a player and 64 hexadecimal digits");
  const Seat seat = seat_of(words[1]);
  if (seat == kNone) return;
  Entropy& entropy = key == "entropy" ? replay_.entropy : replay_.dealt.entropy;
  if (entropy[seat])
    return error(words[1].at, "the entropy of player " + std::to_string(seat + 1) +
                                  " stands twice; expected it once");
  entropy[seat] = bytes_of(words[2], key);
}

}  // namespace dr
