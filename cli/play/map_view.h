// The boards drawn in characters: outlines, places, and who stands where.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/play/map_shapes.h"
#include "cli/play/style.h"
#include "darkrock/state.h"

namespace dr {

class MapView {
 public:
  // REQUIRES: `content` outlives the view.
  MapView(const Content& content, const Style& style);

  // Both boards side by side where the screen is wide enough; else the board of `home` and, below
  // it, another one that a number leads to. `numbers` stand before the spaces they belong to: the
  // options a player can type. A `home` off the board is nowhere.
  std::string draw(const Public& pub, const std::map<Space, int>& numbers, Space home) const;
  // The board draw() leaves out; empty if it leaves out none.
  std::string draw_other(const Public& pub, const std::map<Space, int>& numbers, Space home) const;
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
  struct Board {
    const char* name;
    MapShapes shapes;
    Canvas land;  // without labels
  };
  using Numbers = std::map<Space, int>;

  void add_board(const char* name, const char* file, int columns);
  bool is_shown(const Board& board, const Numbers& numbers, Space home) const;
  void draw_borders(Board& board) const;
  void draw_line(Board& board, const MapLine& line, const char* glyph, Ink ink) const;
  void draw_label(Canvas& canvas, const MapShapes& shapes, Space space, const Public& pub,
                  int number) const;
  std::string draw_board(const Board& board, const Public& pub, const Numbers& numbers) const;
  std::vector<std::string> lines_of(const Board& board, const Public& pub,
                                    const Numbers& numbers) const;

  const Content& content_;
  Style style_;
  std::vector<Board> boards_;
  bool side_by_side_ = false;
};

}  // namespace dr
