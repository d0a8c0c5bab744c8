// Characters and their goals.
#include "base/text.h"
#include "content/compiler/decks.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {

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
      errors_.add(pos_of(*items, word),
                  "unknown item " + quoted(word) + did_you_mean(word, ids_of(Deck::kItem)));
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
      fields.fail(*of, "unknown character " + quoted(of->value) +
                           did_you_mean(of->value, ids_of(Deck::kCharacter)));
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

}  // namespace dr::compiler
