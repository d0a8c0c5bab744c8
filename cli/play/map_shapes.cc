#include "cli/play/map_shapes.h"

#include <algorithm>

#include "content/compiler/json.h"

namespace dr {
namespace {

using compiler::Json;

struct PlaceWord {
  Tag tag;
  const char* word;
};
constexpr PlaceWord kPlaces[] = {
    {Tag::kSheriffsOffice, "Office"},
    {Tag::kGeneralStore, "Store"},
    {Tag::kSaloon, "Saloon"},
    {Tag::kBank, "Bank"},
    {Tag::kDoctor, "Doctor"},
    {Tag::kCabaret, "Cabaret"},
    {Tag::kMine, "Mine"},
    {Tag::kRanchGreen, "RanchG"},
    {Tag::kRanchBlue, "RanchB"},
    {Tag::kRanchOrange, "RanchO"},
    {Tag::kRailStation, "Station"},
    {Tag::kHideoutA, "Hide A"},
    {Tag::kHideoutB, "Hide B"},
    {Tag::kHideoutC, "Hide C"},
    {Tag::kTradingPost, "Post"},
    {Tag::kMarshalsOffice, "Marshal"},
    {Tag::kMountainPassA, "Pass A"},
    {Tag::kMountainPassC, "Pass C"},
    {Tag::kOutlawCamp, "Camp"},
};

std::string place_of(const Catalog& catalog, Space space) {
  for (const PlaceWord& place : kPlaces)
    if (catalog.tag[static_cast<int>(place.tag)].has(space)) return place.word;
  return {};
}

MapPoint point_of(const Json& pair) {
  if (pair.items.size() != 2) return {};
  return {static_cast<double>(pair.items[0].number), static_cast<double>(pair.items[1].number)};
}

MapLine line_of(const Json* json) {
  MapLine line;
  if (json)
    for (const Json& pair : json->items) line.push_back(point_of(pair));
  return line;
}

void read_space(const Content& content, const Json& json, MapShapes& shapes) {
  const Json* id = json.find("id");
  const auto found = id ? content.lexicon.find(id->string) : std::nullopt;
  if (!found || found->first != Deck::kSpace) return;
  const Space space = static_cast<Space>(found->second);
  MapArea& area = shapes.areas[space];
  area.id = id->string;
  if (const Json* centre = json.find("center")) area.centre = point_of(*centre);
  area.outline = line_of(json.find("polygon"));
  area.place = place_of(content.catalog, space);
  area.town = content.catalog.towns.has(space);
}

bool inside(const MapLine& outline, MapPoint p) {
  bool in = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const MapPoint a = outline[i], b = outline[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

}  // namespace

MapShapes read_shapes(const Content& content, std::string_view map) {
  MapShapes shapes;
  shapes.areas.resize(static_cast<std::size_t>(content.catalog.n_spaces));
  const SourceFile file{"map", std::string(map), 0};
  compiler::Errors errors;
  Json root;
  if (!compiler::read_json(file, errors, root)) return shapes;
  if (const Json* frame = root.find("frame")) {
    const MapPoint size = point_of(*frame);
    shapes.width = std::max(1.0, size.x);
    shapes.height = std::max(1.0, size.y);
  }
  if (const Json* spaces = root.find("spaces"))
    for (const Json& json : spaces->items) read_space(content, json, shapes);
  if (const Json* mesas = root.find("mesas"))
    for (const Json& json : mesas->items) shapes.mesas.push_back(line_of(json.find("polygon")));
  if (const Json* drawing = root.find("decoration")) {
    shapes.river = line_of(drawing->find("river"));
    shapes.railway = line_of(drawing->find("railway"));
  } else {
    shapes.railway = line_of(root.find("railway"));
  }
  return shapes;
}

int owner_of(const MapShapes& shapes, MapPoint point) {
  for (std::size_t i = 0; i < shapes.areas.size(); ++i)
    if (inside(shapes.areas[i].outline, point)) return static_cast<int>(i);
  for (std::size_t i = 0; i < shapes.mesas.size(); ++i)
    if (inside(shapes.mesas[i], point)) return kMesaOwner + static_cast<int>(i);
  return -1;
}

}  // namespace dr
