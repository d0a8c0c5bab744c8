// What the decks have in common, and the order in which they are made.
#include "content/compiler/decks.h"

#include "base/text.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/ids.h"

namespace dr::compiler {

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

std::vector<std::string_view> DeckBuilder::ids_of(Deck d) const {
  std::vector<std::string_view> out;
  for (const Entry& entry : lex_.decks[static_cast<int>(d)]) out.push_back(entry.id);
  return out;
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
  const int i = find_word(kRankIds, text);
  if (i < 0) fields.fail(field, "found " + quoted(text) + ", expected a rank: " + one_of(kRankIds));
  return i + 2 > 1 ? i + 2 : 0;
}

}  // namespace dr::compiler
