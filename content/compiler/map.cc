#include "content/compiler/map.h"

#include "content/compiler/json.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {
namespace {

class MapBuilder {
 public:
  MapBuilder(const SourceFile& file, Errors& errors, Content& content)
      : file_(file), errors_(errors), cat_(content.catalog), lex_(content.lexicon) {}

  bool run(std::span<const Stanza* const> corners) {
    Json root;
    if (!read_json(file_, errors_, root)) return false;
    const Json* spaces = field(root, "spaces", Json::kArray, "a list of spaces");
    const Json* mesas = field(root, "mesas", Json::kArray, "a list of mesas");
    if (!spaces || !mesas) return false;
    if (spaces->items.size() > kMaxSpaces) {
      fail(*spaces, "too many spaces: at most " + std::to_string(kMaxSpaces));
      return false;
    }
    for (const Json& space : spaces->items) read_space(space);
    if (!ok_) return false;
    for (std::size_t i = 0; i < spaces->items.size(); ++i)
      read_neighbours(spaces->items[i], static_cast<Space>(i));
    if (!ok_) return false;
    for (std::size_t i = 0; i < spaces->items.size(); ++i)
      check_symmetry(spaces->items[i], static_cast<Space>(i));
    read_mesas(*mesas);
    read_corners(corners);
    make_sets();
    return ok_;
  }

 private:
  void fail(const Json& at, std::string message) {
    errors_.add(at.pos, std::move(message));
    ok_ = false;
  }

  const Json* field(const Json& object, std::string_view key, Json::Kind kind,
                    std::string_view expected) {
    const Json* found = object.kind == Json::kObject ? object.find(key) : nullptr;
    if (found && found->kind == kind) return found;
    fail(found ? *found : object,
         (found ? "\"" : "no \"") + std::string(key) + "\", expected " + std::string(expected));
    return nullptr;
  }

  int find_space(std::string_view id) const {
    const auto& all = lex_.decks[static_cast<int>(Deck::kSpace)];
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].id == id) return static_cast<int>(i);
    return -1;
  }

  // The index of the space a string names; reports others.
  int named_space(const Json& name) {
    const int s = name.kind == Json::kString ? find_space(name.string) : -1;
    if (s < 0) fail(name, "unknown space \"" + name.string + "\", expected the id of a space");
    return s;
  }

  void read_space(const Json& json) {
    const Json* id = field(json, "id", Json::kString, "the id of the space");
    const Json* name = field(json, "name", Json::kString, "the name of the space");
    const Json* locations = field(json, "locations", Json::kArray, "a list of location tags");
    if (!id || !name || !locations) return;
    if (find_space(id->string) >= 0)
      fail(*id, "the space \"" + id->string + "\" stands here twice");

    const auto s = static_cast<Space>(cat_.n_spaces++);
    Entry entry;
    entry.id = id->string;
    entry.name = name->string;
    entry.source = locations->items.empty() ? Source::kOurs : Source::kPrinted;
    entry.file = file_.path;
    entry.line = json.pos.line;
    entry.copies = 1;
    for (const Json& tag : locations->items) {
      const int t = tag.kind == Json::kString ? find_word(kTagWords, tag.string) : -1;
      if (t < 0) {
        fail(tag, "unknown location \"" + tag.string + "\"" + did_you_mean(tag.string, kTagWords));
        continue;
      }
      cat_.tag[t].add(s);
      entry.program.push_back(tag.string);
    }
    const Json* town = json.find("town");
    if (town && town->kind == Json::kString) {
      const int t = find_word(kTownWords, town->string);
      if (t <= 0)
        fail(*town,
             "unknown town \"" + town->string + "\"" + did_you_mean(town->string, kTownWords));
      else
        cat_.spaces[s].town = static_cast<Town>(t);
    }
    lex_.decks[static_cast<int>(Deck::kSpace)].push_back(std::move(entry));
  }

  void read_neighbours(const Json& json, Space s) {
    const Json* adjacent = field(json, "adjacent", Json::kArray, "a list of neighbours");
    if (!adjacent) return;
    MapSpace& space = cat_.spaces[s];
    if (adjacent->items.size() > std::size(space.adjacent))
      return fail(*adjacent,
                  "too many neighbours: at most " + std::to_string(std::size(space.adjacent)));
    for (const Json& name : adjacent->items) {
      const int other = named_space(name);
      if (other < 0) continue;
      if (other == s || cat_.near[0][s].has(static_cast<Space>(other)))
        fail(name, "\"" + name.string + "\" cannot be a neighbour here" +
                       (other == s ? ": it is the space itself" : " twice"));
      cat_.near[0][s].add(static_cast<Space>(other));
      space.adjacent[space.n_adjacent++] = static_cast<std::uint8_t>(other);
    }
    cat_.near[1][s] = cat_.near[0][s];
  }

  void check_symmetry(const Json& json, Space s) {
    for_each(cat_.near[0][s], [&](Space other) {
      if (cat_.near[0][other].has(s)) return;
      const auto& all = lex_.decks[static_cast<int>(Deck::kSpace)];
      fail(json, "\"" + all[s].id + "\" lists \"" + all[other].id +
                     "\" as a neighbour, expected \"" + all[other].id + "\" to list it too");
    });
  }

  void read_mesas(const Json& mesas) {
    if (mesas.items.size() > std::size(cat_.mesa)) return fail(mesas, "too many mesas: at most 4");
    for (const Json& json : mesas.items) {
      const Json* id = field(json, "id", Json::kString, "the id of the mesa");
      const Json* touches = field(json, "touches", Json::kArray, "the spaces around it");
      if (!id || !touches) continue;
      SpaceSet& set = cat_.mesa[cat_.n_mesas++];
      for (const Json& name : touches->items)
        if (const int s = named_space(name); s >= 0) set.add(static_cast<Space>(s));
      Entry entry;
      entry.id = id->string;
      const Json* name = json.find("name");
      entry.name = name && name->kind == Json::kString ? name->string : title(id->string);
      entry.source = Source::kOurs;
      entry.file = file_.path;
      entry.line = json.pos.line;
      entry.copies = 1;
      lex_.decks[static_cast<int>(Deck::kMesa)].push_back(std::move(entry));
    }
  }

  // "north-mesa" -> "North Mesa"
  static std::string title(std::string text) {
    bool start = true;
    for (char& c : text) {
      if (start && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
      start = c == '-';
      if (start) c = ' ';
    }
    return text;
  }

  void read_corners(std::span<const Stanza* const> corners) {
    for (const Stanza* card : corners) {
      const int a = find_space(card->id), b = find_space(card->rest);
      if (a < 0 || b < 0 || !cat_.near[0][a].has(static_cast<Space>(b))) {
        errors_.add(card->id_pos,
                    "expected the ids of two neighbouring spaces, like "
                    "'corner mp1 mp6'");
        ok_ = false;
        continue;
      }
      cat_.near[1][a].remove(static_cast<Space>(b));
      cat_.near[1][b].remove(static_cast<Space>(a));
    }
  }

  void make_sets() {
    const auto tag = [&](Tag t) { return cat_.tag[static_cast<int>(t)]; };
    cat_.hideouts = tag(Tag::kHideoutA) | tag(Tag::kHideoutB) | tag(Tag::kHideoutC);
    cat_.ranches = tag(Tag::kRanchGreen) | tag(Tag::kRanchBlue) | tag(Tag::kRanchOrange);
    for (const SpaceSet& set : cat_.tag) cat_.locations = cat_.locations | set;
    for (int s = 0; s < cat_.n_spaces; ++s)
      if (cat_.spaces[s].town != Town::kNone) cat_.towns.add(static_cast<Space>(s));
  }

  const SourceFile& file_;
  Errors& errors_;
  Catalog& cat_;
  Lexicon& lex_;
  bool ok_ = true;
};

}  // namespace

bool build_map(const SourceFile& file, std::span<const Stanza* const> corners, Errors& errors,
               Content& content) {
  return MapBuilder(file, errors, content).run(corners);
}

}  // namespace dr::compiler
