#include <map>

#include "base/json.h"
#include "base/text.h"
#include "content/compiler/cards.h"
#include "content/compiler/deck_fields.h"
#include "content/compiler/offers.h"
#include "content/compiler/vocabulary.h"
#include "present/workshop.h"
#include "text/cards/describe.h"

namespace dr::present {
namespace {

using compiler::FieldInfo;
using words::Describer;
using words::Who;

// A card as it is written, without comments. `replaces` says where it lies, which its id says as well
// once it is there.
std::string written(const compiler::Stanza& card) {
  std::string out = std::string(card.deck) + " " + std::string(card.id) + "\n";
  for (const compiler::Field& field : card.fields) {
    if (field.key == "replaces") continue;
    std::string key(field.key);
    if (!key.empty() && !field.value.empty())
      key.resize(std::max<std::size_t>(key.size() + 1, 9), ' ');
    out += "  " + key + std::string(field.value) + "\n";
  }
  return out;
}

void write_cards(Json& json, const Content& content, int modules) {
  std::map<std::string_view, std::string> texts;
  const std::vector<SourceFile> files = default_sources(modules);
  for (const SourceFile& file : files) {
    if (file.path.ends_with(".json")) continue;
    compiler::Errors errors;
    std::vector<compiler::Stanza> cards;
    read_cards(file, errors, cards);
    for (const compiler::Stanza& card : cards)
      if (card.deck != "corner") texts[card.id] = written(card);
  }
  json.begin("cards", '{');
  for (int d = 0; d < kDecks; ++d)
    for (const Entry& entry : content.lexicon.decks[d])
      if (const auto found = texts.find(entry.id); found != texts.end()) {
        json.field(found->first, found->second);
        texts.erase(found);  // a die face has several entries
      }
  json.end('}');
}

void write_field(Json& json, const FieldInfo& field) {
  json.begin('{');
  json.field("key", field.key);
  json.field("kind", compiler::field_kind_word(field.kind));
  json.field("needed", field.needed);
  json.field("least", field.least);
  json.field("most", field.most);
  json.field("deck", field.deck == Deck::kCount ? std::string_view{} : deck_word(field.deck));
  json.end('}');
}

void write_heads(Json& json, compiler::Reading& reading, Deck deck, const Templates& words) {
  const Describer describer(reading.named(), words);
  json.begin("heads", '[');
  for (const std::string& head : head_offers(reading, deck)) {
    const auto ability = reading.ability(head + ": draw 1", deck);
    const words::Line line = describer.ability(ability->tree);
    json.begin('{');
    json.field("text", head);
    json.field("head", line.head);
    json.field("when", ability->tree.head == Head::kAction
                           ? std::string()
                           : describer.when({}, ability->tree.moment));
    json.end('}');
  }
  json.end(']');
  json.begin("passives", '[');
  for (const std::string& text : passive_offers(reading, deck)) {
    const auto ability = reading.ability(text, deck);
    json.begin('{');
    json.field("text", text);
    json.field("say", describer.passive(ability->passive).front().whole);
    json.end('}');
  }
  json.end(']');
}

void write_decks(Json& json, const Content& content, const Templates& words) {
  compiler::Reading reading(content);
  json.begin("decks", '[');
  for (int d = 0; d < kDecks; ++d) {
    const auto deck = static_cast<Deck>(d);
    if (content.lexicon.size(deck) == 0) continue;
    json.begin('{');
    json.field("deck", deck_word(deck));
    json.begin("fields", '[');
    for (const FieldInfo& field : compiler::deck_fields(deck)) write_field(json, field);
    json.end(']');
    write_heads(json, reading, deck, words);
    json.end('}');
  }
  json.end(']');
}

void write_list(Json& json, std::string_view key, std::span<const std::string_view> words) {
  json.begin(key, '[');
  for (std::string_view word : words)
    if (!word.empty()) json.put(word);
  json.end(']');
}

void write_words(Json& json) {
  json.begin("verbs", '[');
  for (const compiler::VerbWord& verb : compiler::kVerbs) json.put(verb.word);
  json.end(']');
  write_list(json, "conditions", compiler::kConditionWords);
  write_list(json, "subjects", compiler::kSubjectWords);
  write_list(json, "sources", compiler::kSourceWords);
}

class Said {
 public:
  Said(const Content& content, compiler::Site site, const Templates& words)
      : reading(content), site_(site), words_(words) {}

  std::string step(const std::string& text) {
    const auto steps = reading.steps(text, site_);
    if (!steps || steps->empty()) return {};
    const Who who = site_.deck == Deck::kMib ? Who::kMib : Who::kYou;
    return Describer(reading.named(), words_, site_.moment).sentence(*steps, who);
  }
  std::string condition(const std::string& text) {
    const auto found = reading.condition(text, site_);
    if (!found) return {};
    return Describer(reading.named(), words_, site_.moment).all_of({*found}, site_.moment);
  }
  std::string line(std::string_view text) {
    const bool step = text.starts_with("step ");
    if (!step && !text.starts_with("cond ")) return {};
    const std::string rest(text.substr(5));
    return step ? this->step(rest) : condition(rest);
  }

  compiler::Reading reading;

 private:
  compiler::Site site_;
  const Templates& words_;
};

template <class Say>
void write_offers(Json& json, std::string_view key, const std::vector<compiler::Offer>& offers,
                  Say&& say) {
  json.begin(key, '[');
  for (const compiler::Offer& offer : offers) {
    std::string example = offer.text;
    if (!offer.places.empty()) example.replace(example.find('@'), 1, offer.places[0]);
    json.begin('{');
    json.field("text", offer.text);
    json.field("say", say(example));
    json.field("price", offer.price);
    json.begin("places", '[');
    for (const std::string& place : offer.places) json.put(place);
    json.end(']');
    json.end('}');
  }
  json.end(']');
}

}  // namespace

std::string workshop_json(const Content& content, int modules, const Templates& words) {
  Json json;
  const Describer describer(content, words);
  json.begin('{');
  write_words(json);
  write_decks(json, content, words);
  json.begin("moments", '[');
  for (Moment moment : compiler::requirement_moments()) {
    json.begin('{');
    json.field("text", moment_word(moment));
    json.field("say", describer.when({}, moment));
    json.end('}');
  }
  json.end(']');
  json.begin("places", '[');
  for (const std::string& place : compiler::place_words(content)) {
    json.begin('{');
    json.field("text", place);
    json.field("say", describer.place(place));
    json.end('}');
  }
  json.end(']');
  write_cards(json, content, modules);
  json.end('}');
  return json.text();
}

std::string site_json(const Content& content, std::string_view deck, std::string_view head,
                      std::string_view lines, const Templates& words) {
  Deck of = Deck::kCount;
  for (int d = 0; d < kDecks; ++d)
    if (deck_word(static_cast<Deck>(d)) == deck) of = static_cast<Deck>(d);
  const auto site = of == Deck::kCount ? std::nullopt : compiler::site_of(of, head);
  if (!site) return {};
  Said said(content, *site, words);
  Json json;
  json.begin('{');
  write_offers(json, "steps", step_offers(said.reading, *site),
               [&](const std::string& text) { return said.step(text); });
  write_offers(json, "conditions", condition_offers(said.reading, *site),
               [&](const std::string& text) { return said.condition(text); });
  json.begin("said", '[');
  for (std::size_t at = 0; at < lines.size();) {
    const auto end = std::min(lines.find('\n', at), lines.size());
    json.put(said.line(lines.substr(at, end - at)));
    at = end + 1;
  }
  json.end(']');
  json.end('}');
  return json.text();
}

}  // namespace dr::present
