// The components of a content in a language, as web/src/engine/types.ts has them (Content).
#include <map>

#include "base/json.h"
#include "content/compiler/json.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/ids.h"
#include "present/present.h"
#include "replay/text_scan.h"
#include "text/cards/describe.h"
#include "text/wording/tokens.h"

namespace dr::present {
namespace {

// What the map files say of a space and the engine does not need: its region.
std::map<std::string, std::string, std::less<>> read_regions(int modules) {
  std::map<std::string, std::string, std::less<>> regions;
  for (const SourceFile& file : default_sources(modules)) {
    if (!file.path.ends_with(".json")) continue;
    compiler::Errors errors;
    compiler::Json root;
    if (!compiler::read_json(file, errors, root)) continue;
    const compiler::Json* spaces = root.find("spaces");
    for (const compiler::Json& space : spaces ? spaces->items : std::vector<compiler::Json>{}) {
      const compiler::Json *id = space.find("id"), *region = space.find("region");
      if (id && region) regions[id->string] = region->string;
    }
  }
  return regions;
}

struct Writer {
  const Content& content;
  const Templates& words;
  Json json{};

  const Catalog& cat() const { return content.catalog; }

  void entry(Deck deck, int i) {
    const Entry& from = content.lexicon.entry(deck, i);
    json.field("id", from.id);
    json.field("name", name(content, deck, i, words));
    json.field("text", describe(content, deck, i, 0, words));
    json.field("source", source_word(from.source));
  }
  void entries(std::string_view key, Deck deck) {
    json.begin(key, '[');
    for (int i = 0; i < content.lexicon.size(deck); ++i) {
      json.begin('{');
      entry(deck, i);
      json.end('}');
    }
    json.end(']');
  }

  void pack();
  void lines(Deck deck, int i);
  void poker();
  void characters();
  void track(std::string_view key, Deck deck, std::span<const std::uint16_t> rewards);
  void items();
  void spaces(int modules);
  void stories();
  void stops();
  void tokens();
  void own_words();
};

void Writer::lines(Deck deck, int i) {
  json.begin("lines", '[');
  for (const words::Line& line : describe_lines(content, deck, i, 0, words)) {
    json.begin('{');
    json.field("kind", line.kind);
    json.field("head", line.head);
    json.field("text", line.text);
    json.end('}');
  }
  json.end(']');
}

// What can be had for a reward that is printed in signs: "cash" in dollars, "lp", "cards", "legend".
void gains(Json& json, const tree::Steps& steps) {
  const auto gain = [&](std::string_view what, int n) {
    json.begin('{');
    json.field("what", what);
    json.field("n", n);
    json.end('}');
  };
  for (const tree::Step& step : steps) {
    for (const tree::Steps& body : step.bodies) gains(json, body);
    if (step.kind != tree::Step::kVerb) continue;
    if (step.verb.op == Op::kGainCash) gain("cash", step.verb.a * 10);
    if (step.verb.op == Op::kDraw) gain("cards", step.verb.a);
    if (step.verb.op != Op::kGain) continue;
    if (step.verb.b == static_cast<int>(Res::kLp)) gain("lp", step.verb.a);
    if (step.verb.b == static_cast<int>(Res::kLegend)) gain("legend", step.verb.a);
  }
}

void Writer::track(std::string_view key, Deck deck, std::span<const std::uint16_t> rewards) {
  json.begin(key, '[');
  for (int i = 0; i < content.lexicon.size(deck); ++i) {
    json.begin('{');
    entry(deck, i);
    json.begin("gains", '[');
    gains(json, tree::decompile(cat(), rewards[static_cast<std::size_t>(i)]));
    json.end(']');
    json.end('}');
  }
  json.end(']');
}

void Writer::characters() {
  json.begin("characters", '[');
  for (int i = 0; i < content.lexicon.size(Deck::kCharacter); ++i) {
    json.begin('{');
    entry(Deck::kCharacter, i);
    lines(Deck::kCharacter, i);
    json.end('}');
  }
  json.end(']');
}

void Writer::poker() {
  json.begin("poker", '[');
  for (int i = 0; i < kPokerKinds; ++i) {
    json.begin('{');
    entry(Deck::kPoker, i);
    lines(Deck::kPoker, i);
    json.end('}');
  }
  json.end(']');
}

void Writer::items() {
  json.begin("items", '[');
  for (int i = 0; i < cat().n_items; ++i) {
    const ItemKind& kind = cat().items[i];
    json.begin('{');
    json.field("copies", kind.copies);
    for (int side = 0; side < 2; ++side) {
      json.key(side ? "up" : "front");
      if (side && !kind.has_upgrade) {
        json.null();
        continue;
      }
      json.begin('{');
      entry(Deck::kItem, i * 2 + side);
      json.field("type", item_type_word(kind.type));
      json.field("price", kind.price * 10);
      json.field("move", kind.side[side].move);
      json.field("lp", kind.side[side].lp);
      json.end('}');
    }
    json.end('}');
  }
  json.end(']');
}

void Writer::spaces(int modules) {
  const auto regions = read_regions(modules);
  json.begin("spaces", '[');
  for (int i = 0; i < cat().n_spaces; ++i) {
    const Town town = cat().spaces[i].town;
    json.begin('{');
    entry(Deck::kSpace, i);
    json.field("town", town == Town::kNone ? std::string_view{} : town_word(town));
    const Entry& space = content.lexicon.entry(Deck::kSpace, i);
    const auto region = regions.find(space.id);
    json.field("region", region == regions.end() ? "" : std::string_view(region->second));
    json.begin("locations", '[');
    for (const std::string& where : space.program) json.put(where);
    json.end(']');
    json.end('}');
  }
  json.end(']');
}

void Writer::stories() {
  json.begin("stories", '[');
  for (int i = 0; i < cat().n_stories; ++i) {
    const Story& story = cat().stories[i];
    json.begin('{');
    entry(Deck::kStory, i);
    json.field("trigger", story.trigger);
    json.begin("bandits", '[');
    for (int letter = 0; letter < 3; ++letter)
      if (story.bandits >> letter & 1) json.put(std::string_view("ABC").substr(letter, 1));
    json.end(']');
    json.field("sheriff", story.sheriff);
    json.end('}');
  }
  json.end(']');
}

void Writer::stops() {
  json.begin("stops", '[');
  for (int i = 0; cat().ante_up && i < kTrainStops; ++i) {
    json.begin('{');
    json.field("space", cat().stops[i]);
    json.field("name", stop_name(content, i, words));
    json.end('}');
  }
  json.end(']');
}

void Writer::tokens() {
  static constexpr std::pair<Deck, TokenKind> kKinds[] = {
      {Deck::kOutlaw, TokenKind::kOutlaw},
      {Deck::kClaimJumper, TokenKind::kClaimJumper},
      {Deck::kHighRoller, TokenKind::kHighRoller}};
  json.begin("tokens", '[');
  for (const auto& [deck, kind] : kKinds)
    for (int i = 0; i < content.lexicon.size(deck); ++i) {
      json.begin('{');
      entry(deck, i);
      json.field("kind", id_of(kind));
      json.end('}');
    }
  json.end(']');
}

void Writer::pack() {
  const Pack& pack = content.pack;
  json.begin("pack", '{').field("id", pack.id).field("title", pack.title);
  json.field("version", pack.version).field("author", pack.author).end('}');
}

// Every word and name of an action that stands alone, as `point.lp` and `act.poker`.
void Writer::own_words() {
  json.begin("words", '{');
  for (const std::string_view key : words.keys()) {
    const bool word = key.starts_with("word.");
    if ((!word && !key.starts_with("act.")) || words.get(key).find('{') != std::string_view::npos)
      continue;
    json.field(word ? key.substr(5) : key, words.get(key));
  }
  json.end('}');
}

}  // namespace

std::string content_json(const Content& content, int modules, std::string_view language,
                         const Templates& words) {
  Writer w{content, words};
  w.json.begin('{');
  w.json.field("language", language);
  w.json.field("modules", modules);
  w.json.field("fingerprint", to_hex(content.catalog.fingerprint, 16));
  w.pack();
  w.poker();
  w.items();
  w.entries("fights", Deck::kFight);
  w.characters();
  w.entries("goals", Deck::kGoal);
  w.entries("cattle", Deck::kCattle);
  w.entries("dice", Deck::kDie);
  w.track("marshal", Deck::kMarshal, content.catalog.marshal_reward);
  w.track("wanted", Deck::kWanted, content.catalog.wanted_reward);
  w.track("gambler", Deck::kGambler, content.catalog.gambler_reward);
  w.entries("legends", Deck::kLegend);
  w.entries("triggers", Deck::kTrigger);
  w.stories();
  w.entries("mib", Deck::kMib);
  w.spaces(modules);
  w.entries("events", Deck::kEvent);
  w.entries("trains", Deck::kTrain);
  w.stops();
  w.entries("frontiers", Deck::kFrontier);
  w.tokens();
  w.own_words();
  w.json.end('}');
  return w.json.text();
}

}  // namespace dr::present
