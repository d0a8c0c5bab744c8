// The shapes of a map file, for drawing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"

namespace dr {

struct MapPoint {
  double x = 0, y = 0;
};
using MapLine = std::vector<MapPoint>;

struct MapArea {
  MapPoint centre;
  MapLine outline;
  std::string id, place;  // place: "Saloon", empty for a plain space
  bool town = false;
};

struct MapShapes {
  double width = 1400, height = 1070;
  std::vector<MapArea> areas;  // by space; without an id: on another board
  std::vector<MapLine> mesas;
  MapLine river, railway;
};

// REQUIRES: nothing; what the text does not give is left out.
MapShapes read_shapes(const Content& content, std::string_view map);

// The space, or kMesaOwner + the mesa, around a point; -1 for none.
inline constexpr int kMesaOwner = 1000;
int owner_of(const MapShapes& shapes, MapPoint point);

}  // namespace dr
