#include "content/compiler/map.h"

#include <algorithm>

#include "content/compiler/vocabulary.h"

namespace dr::compiler {
namespace {

class MapBuilder {
 public:
  MapBuilder(const Maps& maps, Errors& errors, Content& content)
      : maps_(maps), errors_(errors), cat_(content.catalog), lex_(content.lexicon) {}

  bool run(std::span<const Stanza* const> corners) {
    if (!read_map(maps_.base) || (maps_.ante_up() && !read_map(maps_.beside))) return false;
    read_corners(corners);
    make_sets();
    if (maps_.ante_up()) lay_beside(maps_.beside.root);
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

  // The spaces, their neighbours and the mesas of one map.
  bool read_map(const MapFile& map) {
    if (!map.read) return false;
    file_ = map.file;
    const bool beside = &map == &maps_.beside;
    const Json* spaces = field(map.root, "spaces", Json::kArray, "a list of spaces");
    const Json* mesas = beside && !map.root.find("mesas")
                            ? nullptr
                            : field(map.root, "mesas", Json::kArray, "a list of mesas");
    if (!ok_) return false;
    const int first = cat_.n_spaces;
    if (static_cast<int>(spaces->items.size()) + first > kMaxSpaces) {
      fail(*spaces, "too many spaces: at most " + std::to_string(kMaxSpaces));
      return false;
    }
    for (const Json& space : spaces->items) read_space(space);
    if (!ok_) return false;
    auto s = static_cast<Space>(first);
    for (const Json& space : spaces->items) read_neighbours(space, s++);
    if (!ok_) return false;
    s = static_cast<Space>(first);
    for (const Json& space : spaces->items) {
      if (beside) cat_.gulch.add(s);
      check_symmetry(space, s++);
    }
    if (mesas) read_mesas(*mesas);
    return ok_;
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
    entry.file = file_->path;
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
      entry.file = file_->path;
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

  // The layer of the map that has this space; of the highest map if none has it.
  int layer_of(int space) const {
    const int base = maps_.base.file->layer;
    const int beside = maps_.ante_up() ? maps_.beside.file->layer : base;
    if (space < 0) return std::max(base, beside);
    return cat_.gulch.has(static_cast<Space>(space)) ? beside : base;
  }

  void read_corners(std::span<const Stanza* const> corners) {
    for (const Stanza* card : corners) {
      const int a = find_space(card->id), b = find_space(card->rest);
      if (card->layer < layer_of(a)) continue;  // of a map that is not in play
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

  // What a board beside the base map brings: the ways across, the train and the frontier.
  void lay_beside(const Json& root) {
    read_links(*root.find("links"));
    const Json* circuit = field(root, "train_circuit", Json::kArray, "the stops of the train");
    if (circuit) read_circuit(*circuit);
    int n = 0;
    for (int s = 0; s < cat_.n_spaces; ++s)
      for (int value = 6; value <= 8; ++value) {
        const int tag = static_cast<int>(Tag::kFrontier6) + value - 6;
        if (!cat_.tag[tag].has(static_cast<Space>(s))) continue;
        if (n < kFrontierSpaces) {
          cat_.frontier_space[n] = static_cast<Space>(s);
          cat_.frontier_value[n] = static_cast<std::uint8_t>(value);
        }
        ++n;
      }
    if (cat_.tag[static_cast<int>(Tag::kMarshalsOffice)].size() != 1)
      fail(root, "expected one space with a marshals-office");
    if (n != kFrontierSpaces)
      fail(root,
           std::to_string(n) + " frontier spaces, expected " + std::to_string(kFrontierSpaces));
  }

  void read_links(const Json& links) {
    constexpr std::string_view kLinks[] = {"rail", "pass:A", "pass:C"};
    if (links.kind != Json::kArray) return fail(links, "\"links\", expected a list of links");
    for (const Json& link : links.items) {
      const Json* kind = field(link, "kind", Json::kString, "the kind of the link");
      const Json* ends[] = {field(link, "a", Json::kString, "the id of a space"),
                            field(link, "b", Json::kString, "the id of a space")};
      if (!kind || !ends[0] || !ends[1]) continue;
      const int k = find_word(kLinks, kind->string);
      if (k < 0) fail(*kind, "unknown link \"" + kind->string + "\", expected " + one_of(kLinks));
      const int a = named_space(*ends[0]), b = named_space(*ends[1]);
      if (k < 0 || a < 0 || b < 0) continue;
      for (int i = 0; i < 2; ++i)
        if (!cat_.linked[i ? b : a].empty())
          fail(*ends[i], "\"" + ends[i]->string + "\" has a link already, expected one");
      cat_.linked[a].add(static_cast<Space>(b));
      cat_.linked[b].add(static_cast<Space>(a));
      if (k == 0) continue;
      cat_.passes.add(static_cast<Space>(a));
      cat_.passes.add(static_cast<Space>(b));
    }
    for_each(cat_.tag[static_cast<int>(Tag::kRailStation)], [&](Space s) {
      if (cat_.linked[s].empty() || cat_.passes.has(s))
        fail(links, "no rail from \"" + lex_.entry(Deck::kSpace, s).id +
                        "\", expected a link of each rail station");
    });
  }

  void read_circuit(const Json& circuit) {
    if (circuit.items.size() != kTrainStops)
      return fail(circuit, std::to_string(circuit.items.size()) + " stops of the train, expected " +
                               std::to_string(kTrainStops));
    for (std::size_t i = 0; i < kTrainStops; ++i)
      if (const int s = named_space(circuit.items[i]); s >= 0)
        cat_.stops[i] = static_cast<Space>(s);
  }

  const Maps& maps_;
  const SourceFile* file_ = nullptr;  // being read
  Errors& errors_;
  Catalog& cat_;
  Lexicon& lex_;
  bool ok_ = true;
};

}  // namespace

Maps pick_maps(std::span<const SourceFile> files, Errors& errors) {
  Maps maps;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with(".json")) continue;
    MapFile found{&file, {}, false};
    found.read = read_json(file, errors, found.root);
    MapFile& map = found.root.find("links") ? maps.beside : maps.base;
    if (map.file && map.file->layer == file.layer)
      errors.add({file.path, 1, 1}, "a second map beside " + map.file->path + ", expected one");
    if (!map.file || file.layer >= map.file->layer) map = std::move(found);
  }
  if (!maps.base.file)
    errors.add({"content", 1, 1}, "no map, expected a file like maps/map-base.json");
  return maps;
}

bool build_map(const Maps& maps, std::span<const Stanza* const> corners, Errors& errors,
               Content& content) {
  content.catalog.ante_up = maps.ante_up();
  return maps.base.file && MapBuilder(maps, errors, content).run(corners);
}

}  // namespace dr::compiler
