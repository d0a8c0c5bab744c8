#include "content/compiler/decks.h"

#include <algorithm>

#include "base/text.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {
namespace {

constexpr std::string_view kRanks[] = {"2", "3",  "4", "5", "6", "7", "8",
                                       "9", "10", "J", "Q", "K", "A"};
constexpr std::string_view kColours[] = {"green", "blue", "orange"};

// The words of a value, without commas.
std::vector<std::string_view> split(std::string_view value) {
  std::vector<std::string_view> out;
  std::size_t at = 0;
  while (at < value.size()) {
    const auto end = std::min(value.find_first_of(" \t,", at), value.size());
    if (end > at) out.push_back(value.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// Where `word`, a part of `field.value`, stands.
Pos pos_of(const Field& field, std::string_view word) {
  Pos pos = field.value_pos;
  pos.column += static_cast<int>(word.data() - field.value.data());
  return pos;
}

}  // namespace

DeckBuilder::DeckBuilder(std::span<const Stanza* const> cards, Names& names, Errors& errors,
                         Content& content)
    : cards_(cards),
      errors_(errors),
      cat_(content.catalog),
      lex_(content.lexicon),
      names_(names),
      parser_(names, errors),
      generator_(content.catalog, errors) {}

void DeckBuilder::build() {
  poker();
  items();
  fights();
  characters();
  cattle();
  dice();
  track(Deck::kMarshal);
  track(Deck::kWanted);
  legends();
  triggers();
  stories();
  goals();
  man_in_black();
  if (cat_.ante_up) ante_up();
  cat_.n_places = static_cast<int>(names_.places.size());
  for (std::size_t i = 0; i < names_.places.size() && i < std::size(cat_.places); ++i)
    cat_.places[i] = names_.places[i];
  lex_.places = names_.place_words;
}

// ---- common parts

std::vector<const Stanza*> DeckBuilder::deck(Deck deck) const {
  std::vector<const Stanza*> out;
  for (const Stanza* card : cards_)
    if (card->deck == deck_word(deck)) out.push_back(card);
  return out;
}

std::vector<Entry>& DeckBuilder::entries(Deck deck) { return lex_.decks[static_cast<int>(deck)]; }

// Reports something a whole deck lacks, at its last card.
void DeckBuilder::missing(Deck d, std::string message) {
  const auto all = deck(d);
  errors_.add(all.empty() ? Pos{"content", 1, 1} : all.back()->pos, std::move(message));
}

int DeckBuilder::find_id(Deck d, std::string_view id) const {
  const auto& all = lex_.decks[static_cast<int>(d)];
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].id == id) return static_cast<int>(i);
  return -1;
}

void DeckBuilder::abilities(Fields& fields, Deck d, Abilities& range, Passive& passive) {
  range.first = byte(cat_.n_abilities);
  for (const Field& field : fields.card.fields) {
    if (!field.key.empty()) continue;
    auto parsed = parser_.ability(field.value, field.value_pos, d);
    if (!parsed) continue;
    if (parsed->tree.head != Head::kPassive) {
      generator_.ability(std::move(parsed->tree), field.value_pos);
      continue;
    }
    passive.flags |= parsed->passive.flags;
    passive.hand = static_cast<std::int8_t>(passive.hand + parsed->passive.hand);
    passive.nugget = static_cast<std::int8_t>(passive.nugget + parsed->passive.nugget);
    if (parsed->passive.cash) passive.cash = parsed->passive.cash;
  }
  range.n = byte(cat_.n_abilities - range.first);
}

std::uint16_t DeckBuilder::program(Fields& fields, std::string_view key, Deck d, Moment moment) {
  const Field* field = fields.need(key, "gain $20");
  if (!field) return 0;
  const auto steps = parser_.program(field->value, field->value_pos, {d, Head::kAuto, moment});
  if (!steps) return 0;
  return static_cast<std::uint16_t>(generator_.program(*steps, field->value_pos));
}

// The programs of a card with `line` fields: conditions may look back at the line before.
std::vector<Steps> DeckBuilder::lines(const Stanza& card, Deck d) {
  std::vector<Steps> out;
  for (const Field& field : card.fields) {
    if (field.key != "line") continue;
    Site site{d, Head::kAuto};
    site.continues = &field != card.fields.data() && (&field - 1)->key == "line";
    auto steps = parser_.program(field.value, field.value_pos, site);
    if (steps) out.push_back(std::move(*steps));
  }
  return out;
}

Requirement DeckBuilder::requirement(Fields& fields, Deck d) {
  Requirement out;
  const Field* field = fields.need("when", "fight-won: kind duel");
  std::vector<Condition> conditions;
  if (!field || !parser_.requirement(field->value, field->value_pos, d, out.moment, conditions))
    return out;
  out.used = 1;
  out.code = static_cast<std::uint16_t>(generator_.requirement(conditions, field->value_pos));
  return out;
}

// A rank 2..14, or 0 after an error.
int DeckBuilder::rank(Fields& fields, const Field& field, std::string_view text) {
  const int i = find_word(kRanks, text);
  if (i < 0) fields.fail(field, "found " + quoted(text) + ", expected a rank: " + one_of(kRanks));
  return i + 2 > 1 ? i + 2 : 0;
}

// ---- poker cards, items, fight cards

void DeckBuilder::poker() {
  entries(Deck::kPoker).resize(kPokerKinds);
  for (const Stanza* card : deck(Deck::kPoker)) {
    Fields fields(*card, {"cards"}, true, errors_);
    Entry entry = fields.entry(2);
    const Field* cards = fields.need("cards", "3 red");
    if (!cards) continue;
    const auto words = split(cards->value);
    const bool black = words.size() == 2 && words[1] == "black";
    if (words.size() != 2 || (!black && words[1] != "red")) {
      fields.fail(*cards, "found " + quoted(cards->value) +
                              ", expected a rank and a colour like '3 red' or 'J black'");
      continue;
    }
    const int r = rank(fields, *cards, words[0]);
    if (r < 2) continue;
    const int kind = (r - 2) * 2 + (black ? 1 : 0);
    Entry& slot = entries(Deck::kPoker)[static_cast<std::size_t>(kind)];
    if (!slot.id.empty()) {
      fields.fail(*cards, quoted(slot.id) +
                              " has these cards already, expected another rank or "
                              "colour, or 'replaces " +
                              slot.id + "'");
      continue;
    }
    slot = std::move(entry);
    abilities(fields, Deck::kPoker, cat_.poker[kind].abilities, cat_.poker[kind].passive);
  }
  for (int kind = 0; kind < kPokerKinds; ++kind)
    if (entries(Deck::kPoker)[static_cast<std::size_t>(kind)].id.empty())
      missing(Deck::kPoker, "no poker card is " + std::string(kRanks[kind / 2]) +
                                (kind % 2 ? " black" : " red") +
                                ", expected one of every rank and colour");
}

void DeckBuilder::items() {
  const auto all = deck(Deck::kItem);
  for (const Stanza* card : all) {
    const bool upgrade = std::any_of(card->fields.begin(), card->fields.end(),
                                     [](const Field& f) { return f.key == "upgrade-of"; });
    if (upgrade) continue;
    if (cat_.n_items == kMaxItems) {
      errors_.add(card->pos, "too many items: at most " + std::to_string(kMaxItems));
      return;
    }
    item_front(*card, cat_.n_items++);
  }
  for (const Stanza* card : all)
    if (std::any_of(card->fields.begin(), card->fields.end(),
                    [](const Field& f) { return f.key == "upgrade-of"; }))
      item_upgrade(*card);
}

void DeckBuilder::item_front(const Stanza& card, int kind) {
  Fields fields(card, {"type", "price", "copies", "move", "not-in-first-game"}, true, errors_);
  ItemKind& item = cat_.items[kind];
  const int type = fields.word("type", kItemTypeWords);
  item.type = type < 0 ? ItemType::kGeneral : static_cast<ItemType>(type);
  item.price = byte(fields.dollars("price", -1));
  item.copies = byte(fields.number("copies", 1, 12, 6));
  item.first_game = !fields.has("not-in-first-game");
  if (item.type == ItemType::kMount)
    item.side[0].move = byte(fields.number("move", 1, 12, -1));
  else if (const Field* move = fields.find("move"))
    fields.fail(*move, "'move' is for mounts");
  entries(Deck::kItem).resize(static_cast<std::size_t>(kind) * 2 + 2);
  entries(Deck::kItem)[static_cast<std::size_t>(kind) * 2] = fields.entry(item.copies);
  abilities(fields, Deck::kItem, item.side[0].abilities, item.side[0].passive);
}

void DeckBuilder::item_upgrade(const Stanza& card) {
  Fields fields(card, {"upgrade-of", "move", "lp"}, true, errors_);
  const Field& of = *fields.find("upgrade-of");
  const int kind = find_word(names_.item_ids, of.value);
  if (kind < 0 || kind >= cat_.n_items) {
    fields.fail(of, "unknown item " + quoted(of.value) + did_you_mean(of.value, names_.item_ids));
    return;
  }
  ItemKind& item = cat_.items[kind];
  if (item.type == ItemType::kGeneral)
    fields.fail(of, quoted(of.value) + " is a general item, expected a mount or a weapon");
  if (item.has_upgrade) fields.fail(of, quoted(of.value) + " has an upgraded side already");
  item.has_upgrade = 1;
  if (item.type == ItemType::kMount)
    item.side[1].move = byte(fields.number("move", 1, 12, -1));
  else if (const Field* move = fields.find("move"))
    fields.fail(*move, "'move' is for mounts");
  item.side[1].lp = byte(fields.number("lp", 0, 9, 0));
  entries(Deck::kItem)[static_cast<std::size_t>(kind) * 2 + 1] = fields.entry(item.copies);
  abilities(fields, Deck::kItem, item.side[1].abilities, item.side[1].passive);
}

void DeckBuilder::fights() {
  entries(Deck::kFight).resize(kFightCards);
  for (const Stanza* card : deck(Deck::kFight)) {
    Fields fields(*card, {"value", "effect"}, false, errors_);
    Entry entry = fields.entry(1);
    const Field* value = fields.need("value", "10");
    const int r = value ? rank(fields, *value, value->value) : 0;
    const std::uint16_t code = program(fields, "effect", Deck::kFight);
    if (r < 2) continue;
    Entry& slot = entries(Deck::kFight)[static_cast<std::size_t>(r - 2)];
    if (!slot.id.empty())
      fields.fail(*value, quoted(slot.id) + " has this value already, expected another");
    slot = std::move(entry);
    cat_.fight[r - 2] = code;
  }
  for (int i = 0; i < kFightCards; ++i)
    if (entries(Deck::kFight)[static_cast<std::size_t>(i)].id.empty())
      missing(Deck::kFight,
              "no fight card of value " + std::string(kRanks[i]) + ", expected one of every value");
}

// ---- characters and goals

void DeckBuilder::characters() {
  for (const Stanza* card : deck(Deck::kCharacter)) {
    if (cat_.n_characters == kMaxCharacters) {
      errors_.add(card->pos, "too many characters: at most " + std::to_string(kMaxCharacters));
      return;
    }
    character(*card, cat_.n_characters++);
  }
  if (cat_.n_characters < 2 * kMaxPlayers)
    missing(Deck::kCharacter, "only " + std::to_string(cat_.n_characters) +
                                  " characters, expected two for each of six players");
}

void DeckBuilder::character(const Stanza& card, int index) {
  Fields fields(card, {"start", "cash", "cards", "points", "wounds", "items", "first-game"}, true,
                errors_);
  Character& out = cat_.characters[index];
  entries(Deck::kCharacter).push_back(fields.entry(1));
  if (const Field* start = fields.need("start", "saloon@darkrock")) {
    bool without = false;
    const auto set = parser_.spaces(start->value, start->value_pos, without);
    if (set) out.start = *set;
    out.start_without_figure = without;
  }
  out.cash = byte(fields.dollars("cash", 0));
  out.cards = byte(fields.number("cards", 0, 9, 0));
  out.wounds = byte(fields.number("wounds", 0, kMaxWounds, 0));
  out.first_game_players = byte(fields.number("first-game", 2, 4, 0));
  start_points(fields, out);
  start_items(fields, out);
  abilities(fields, Deck::kCharacter, out.abilities, out.passive);
}

void DeckBuilder::start_points(Fields& fields, Character& out) {
  const Field* points = fields.find("points");
  if (!points) return;
  const auto words = split(points->value);
  const int kind = words.size() == 2 ? find_word(kPointWords, words[1]) : -1;
  if (kind < 0 || words[0].size() != 1 || words[0][0] < '1' || words[0][0] > '9')
    return fields.fail(*points, "found " + quoted(points->value) + ", expected points like '1 MP'");
  const auto which = static_cast<PointKind>(kind);
  if (which == PointKind::kGp && !cat_.ante_up)
    return fields.fail(*points, "'GP' " + std::string(kNeedsAnteUp));
  (which == PointKind::kMp   ? out.mp
   : which == PointKind::kWp ? out.wp
                             : out.gp) = byte(words[0][0] - '0');
}

void DeckBuilder::start_items(Fields& fields, Character& out) {
  const Field* items = fields.find("items");
  if (!items) return;
  for (std::string_view word : split(items->value)) {
    const int i = find_id(Deck::kItem, word);
    if (i < 0) {
      std::vector<std::string_view> known;
      for (const Entry& entry : entries(Deck::kItem)) known.push_back(entry.id);
      errors_.add(pos_of(*items, word), "unknown item " + quoted(word) + did_you_mean(word, known));
      continue;
    }
    const auto bit = static_cast<std::uint16_t>(1u << (i / 2));
    if (out.items & bit)
      errors_.add(pos_of(*items, word), quoted(word) + " twice, expected one of each item");
    out.items |= bit;
    if (i % 2) out.upgraded |= bit;
  }
}

void DeckBuilder::goals() {
  entries(Deck::kGoal).resize(static_cast<std::size_t>(cat_.n_characters) * kGoalsPerCharacter);
  std::vector<int> n(static_cast<std::size_t>(cat_.n_characters));
  for (const Stanza* card : deck(Deck::kGoal)) {
    Fields fields(*card, {"character", "when"}, false, errors_);
    Entry entry = fields.entry(1);
    const Requirement req = requirement(fields, Deck::kGoal);
    const Field* of = fields.need("character", "annie-oakley");
    if (!of) continue;
    const int who = find_id(Deck::kCharacter, of->value);
    if (who < 0) {
      std::vector<std::string_view> known;
      for (const Entry& e : entries(Deck::kCharacter)) known.push_back(e.id);
      fields.fail(*of, "unknown character " + quoted(of->value) + did_you_mean(of->value, known));
      continue;
    }
    int& count = n[static_cast<std::size_t>(who)];
    if (count == kGoalsPerCharacter) {
      fields.fail(*of, quoted(of->value) + " has four goals already, expected no more");
      continue;
    }
    const int index = who * kGoalsPerCharacter + count++;
    cat_.goals[index] = req;
    entries(Deck::kGoal)[static_cast<std::size_t>(index)] = std::move(entry);
  }
  const auto all = deck(Deck::kCharacter);
  for (std::size_t who = 0; who < n.size(); ++who)
    if (n[who] < kGoalsPerCharacter)
      errors_.add(all[who]->id_pos, quoted(all[who]->id) + " has " + std::to_string(n[who]) +
                                        " goals, expected four");
}

// ---- cattle, dice, tracks, legendary tokens

void DeckBuilder::cattle() {
  entries(Deck::kCattle).resize(kCattleColours * kCattlePerColour);
  for (const Stanza* card : deck(Deck::kCattle)) {
    Fields fields(*card, {"colour", "reward"}, false, errors_);
    Entry entry = fields.entry(1);
    const std::uint16_t code = program(fields, "reward", Deck::kCattle);
    const int colour = fields.word("colour", kColours);
    if (colour < 0) continue;
    const Field& field = *fields.find("colour");
    if (colour == 2 && !cat_.ante_up) {
      fields.fail(field, "'orange' " + std::string(kNeedsAnteUp));
      continue;
    }
    if (cat_.cattle_n[colour] == kCattlePerColour) {
      fields.fail(field,
                  "too many cattle of this colour: at most " + std::to_string(kCattlePerColour));
      continue;
    }
    const int index = colour * kCattlePerColour + cat_.cattle_n[colour]++;
    cat_.cattle[index] = code;
    entries(Deck::kCattle)[static_cast<std::size_t>(index)] = std::move(entry);
  }
  for (int colour = 0; colour < (cat_.ante_up ? 3 : 2); ++colour)
    if (cat_.cattle_n[colour] == 0)
      missing(Deck::kCattle, "no " + std::string(kColours[colour]) + " cattle, expected some");
}

bool DeckBuilder::die_face(const Steps& steps, DieFace& out) {
  out.gravel = steps.empty();
  for (const Step& step : steps) {
    if (step.kind != Step::kVerb) return false;
    const Instr& verb = step.verb;
    if (verb.op == Op::kGainCash && !out.cash)
      out.cash = verb.a;
    else if (verb.op == Op::kGain && static_cast<Res>(verb.b) == Res::kNugget && !out.nuggets)
      out.nuggets = verb.a;
    else if (verb.op == Op::kRoll && verb.a == 1 && &step == &steps.back())
      out.again = 1;
    else
      return false;
  }
  return true;
}

void DeckBuilder::dice() {
  int faces = 0;
  entries(Deck::kDie).resize(6);
  for (const Stanza* card : deck(Deck::kDie)) {
    Fields fields(*card, {"faces", "effect"}, false, errors_);
    const int n = fields.number("faces", 1, 6, -1);
    const Entry entry = fields.entry(n);
    DieFace face;
    if (const Field* effect = fields.need("effect", "gain 1 nugget")) {
      const auto steps =
          parser_.program(effect->value, effect->value_pos, {Deck::kDie, Head::kAuto});
      if (steps && !die_face(*steps, face))
        fields.fail(*effect,
                    "a die face cannot do this, expected 'none', 'gain $10', "
                    "'gain 1 nugget', or one of them with 'roll 1 dice' behind it");
    }
    for (int i = 0; i < n; ++i, ++faces)
      if (faces < 6) {
        cat_.die[faces] = face;
        entries(Deck::kDie)[static_cast<std::size_t>(faces)] = entry;
      }
  }
  if (faces != 6)
    missing(Deck::kDie, "the die has " + std::to_string(faces) + " faces, expected six");
}

void DeckBuilder::track(Deck d) {
  const bool marshal = d == Deck::kMarshal;
  entries(d).resize(kTrackSpaces);
  for (const Stanza* card : deck(d)) {
    Fields fields(*card, {"space", "reward", marshal ? "end-lp" : "turn-lp"}, false, errors_);
    Entry entry = fields.entry(1);
    const int i = fields.number("space", 1, kTrackSpaces, -1) - 1;
    const int lp = fields.number(marshal ? "end-lp" : "turn-lp", 0, 9, -1);
    const std::uint16_t code = program(fields, "reward", d);
    Entry& slot = entries(d)[static_cast<std::size_t>(i)];
    if (!slot.id.empty() && fields.has("space"))
      fields.fail(*fields.find("space"), quoted(slot.id) + " is this space, expected another");
    slot = std::move(entry);
    (marshal ? cat_.marshal_reward : cat_.wanted_reward)[i] = code;
    (marshal ? cat_.marshal_end_lp : cat_.wanted_turn_lp)[i] = byte(lp);
  }
  for (int i = 0; i < kTrackSpaces; ++i)
    if (entries(d)[static_cast<std::size_t>(i)].id.empty())
      missing(d, "space " + std::to_string(i + 1) + " of the " + std::string(deck_word(d)) +
                     " track is missing, expected spaces 1 to 9");
}

void DeckBuilder::legends() {
  auto& all = entries(Deck::kLegend);
  all.resize(cat_.ante_up ? 6 : 3);
  for (const Stanza* card : deck(Deck::kLegend)) {
    Fields fields(*card, {"count", "lp"}, false, errors_);
    const int n = fields.number("count", 1, 99, -1);
    const int i = fields.number("lp", 1, 3, -1) - 1;
    auto slot = static_cast<std::size_t>(i);
    if (!all[slot].id.empty() && cat_.ante_up) slot += 3;  // those Ante Up adds
    if (!all[slot].id.empty() && fields.has("lp"))
      fields.fail(*fields.find("lp"), quoted(all[slot].id) + " has this value, expected another");
    all[slot] = fields.entry(n);
    cat_.legends[i] = byte(cat_.legends[i] + n);
  }
  for (int i = 0; i < 3; ++i)
    if (cat_.legends[i] == 0)
      missing(Deck::kLegend, "no legendary tokens of " + std::to_string(i + 1) +
                                 " LP, expected tokens of 1, 2 and 3 LP");
}

// ---- stories, the Man in Black

void DeckBuilder::triggers() {
  for (const Stanza* card : deck(Deck::kTrigger)) {
    Fields fields(*card, {"when"}, false, errors_);
    if (cat_.n_triggers == kMaxTriggers) {
      errors_.add(card->pos,
                  "too many story requirements: at most " + std::to_string(kMaxTriggers));
      return;
    }
    cat_.triggers[cat_.n_triggers++] = requirement(fields, Deck::kTrigger);
    entries(Deck::kTrigger).push_back(fields.entry(1));
  }
}

void DeckBuilder::stories() {
  for (const Stanza* card : deck(Deck::kStory)) {
    Fields fields(*card, {"first-game", "trigger", "reward", "bandits", "sheriff"}, false, errors_);
    if (cat_.n_stories == kMaxStories) {
      errors_.add(card->pos, "too many stories: at most " + std::to_string(kMaxStories));
      return;
    }
    Story& out = cat_.stories[cat_.n_stories++];
    entries(Deck::kStory).push_back(fields.entry(1));
    out.first_game = fields.has("first-game");
    out.sheriff = byte(fields.number("sheriff", 0, 12, 0));
    out.code = program(fields, "reward", Deck::kStory);
    if (const Field* bandits = fields.find("bandits"))
      for (std::string_view word : split(bandits->value)) {
        if (word.size() != 1 || word[0] < 'A' || word[0] > 'C') {
          errors_.add(pos_of(*bandits, word), "found " + quoted(word) + ", expected A, B or C");
          continue;
        }
        out.bandits |= byte(1 << (word[0] - 'A'));
      }
    const Field* trigger = fields.need("trigger", "trigger-lp-2");
    if (!trigger) continue;
    const int i = find_id(Deck::kTrigger, trigger->value);
    if (i < 0) {
      std::vector<std::string_view> known;
      for (const Entry& e : entries(Deck::kTrigger)) known.push_back(e.id);
      fields.fail(*trigger, "unknown story requirement " + quoted(trigger->value) +
                                did_you_mean(trigger->value, known));
      continue;
    }
    out.trigger = byte(i);
  }
  if (cat_.n_stories < 2) missing(Deck::kStory, "expected at least two stories");
}

void DeckBuilder::man_in_black() {
  for (const Stanza* card : deck(Deck::kMib)) {
    Fields fields(*card, {"line"}, false, errors_);
    if (cat_.n_mib == kMibCards) {
      errors_.add(card->pos,
                  "too many cards of the Man in Black: at most " + std::to_string(kMibCards));
      return;
    }
    fields.need("line", "gain 1 LP");
    cat_.mib[cat_.n_mib++] =
        static_cast<std::uint16_t>(generator_.program(lines(*card, Deck::kMib), card->pos));
    entries(Deck::kMib).push_back(fields.entry(1));
  }
  if (cat_.n_mib == 0) missing(Deck::kMib, "expected cards of the Man in Black");
  for (const Stanza* card : deck(Deck::kMibRules)) {
    Fields fields(*card, {}, false, errors_);
    entries(Deck::kMibRules).push_back(fields.entry(1));
  }
}

}  // namespace dr::compiler
