// The board drawn in characters: outlines, places, and who stands where.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/table_map.h"
#include "cli/table_style.h"
#include "darkrock/state.h"

namespace dr {

class MapView {
 public:
  MapView(const Content& content, const Style& style);

  // `numbers` stand before the spaces they belong to: the options a player can type.
  std::string draw(const Public& pub, const std::map<Space, int>& numbers) const;
  // What the signs mean.
  std::string legend(const Public& pub) const;

 private:
  struct Cell {
    std::string glyph = " ";
    Ink ink = Ink::kPlain;
  };
  struct Canvas {
    int rows = 0, columns = 0;
    std::vector<Cell> cells;
    std::vector<int> owner;

    Cell& at(int row, int column) {
      return cells[static_cast<std::size_t>(row * columns + column)];
    }
    int owner_at(int row, int column) const;  // -1 outside
  };

  static bool is_empty(Canvas& canvas, int row);
  Canvas make_canvas(int columns) const;
  void draw_borders(Canvas& canvas) const;
  void draw_line(Canvas& canvas, const MapLine& line, const char* glyph, Ink ink) const;
  void draw_label(Canvas& canvas, Space space, const Public& pub, int number) const;

  Style style_;
  MapShapes shapes_;
  Canvas land_;  // the map without labels
};

}  // namespace dr
