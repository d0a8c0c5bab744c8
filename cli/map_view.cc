#include "cli/map_view.h"

#include <algorithm>
#include <cmath>

#include "assets/assets.h"

namespace dr {
namespace {

constexpr int kRows = 38, kNarrow = 96, kWide = 116;

// A piece of a label: one character and its colour.
struct Sign {
  std::string glyph;
  Ink ink;
};
using Signs = std::vector<Sign>;

void add_text(Signs& signs, std::string_view text, Ink ink) {
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) & 0xc0) == 0x80 && !signs.empty())
      signs.back().glyph += c;
    else
      signs.push_back({std::string(1, c), ink});
  }
}

// Who stands in a space, players first.
Signs figures(const Public& pub, Space space) {
  Signs signs;
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (pub.player[seat].character != kNone && pub.player[seat].space == space)
      signs.push_back({std::to_string(seat + 1), seat_ink(seat)});
  if (pub.players == 2 && pub.mib.space == space) signs.push_back({"M", Ink::kMib});
  if (pub.sheriff == space) signs.push_back({"★", Ink::kSheriff});
  if (pub.bandits.has(space)) signs.push_back({"†", Ink::kBandit});
  return signs;
}

}  // namespace

int MapView::Canvas::owner_at(int row, int column) const {
  if (row < 0 || column < 0 || row >= rows || column >= columns) return -1;
  return owner[static_cast<std::size_t>(row * columns + column)];
}

MapView::MapView(const Content& content, const Style& style)
    : style_(style),
      shapes_(read_shapes(content, asset("content/maps/map-base.json"))),
      land_(make_canvas(std::clamp(style.width - 2, kNarrow, kWide))) {
  if (style_.colour) {
    draw_line(land_, shapes_.river, "~", Ink::kWater);
    draw_line(land_, shapes_.railway, "=", Ink::kBorder);
  }
  draw_borders(land_);
}

MapView::Canvas MapView::make_canvas(int columns) const {
  Canvas canvas{kRows, columns, {}, {}};
  canvas.cells.resize(static_cast<std::size_t>(kRows * columns));
  canvas.owner.reserve(canvas.cells.size());
  for (int row = 0; row < kRows; ++row)
    for (int column = 0; column < columns; ++column)
      canvas.owner.push_back(owner_of(
          shapes_, {(column + .5) * shapes_.width / columns, (row + .5) * shapes_.height / kRows}));
  return canvas;
}

void MapView::draw_borders(Canvas& canvas) const {
  const auto in_town = [&](int owner) {
    return owner >= 0 && owner < kMesaOwner && shapes_.areas[static_cast<std::size_t>(owner)].town;
  };
  for (int row = 0; row < canvas.rows; ++row)
    for (int column = 0; column < canvas.columns; ++column) {
      const int here = canvas.owner_at(row, column);
      if (here >= kMesaOwner) {
        if ((row + column) % 2 == 0) canvas.at(row, column) = {"^", Ink::kRock};
        continue;
      }
      const int right = canvas.owner_at(row, column + 1), below = canvas.owner_at(row + 1, column);
      const int other = here != right ? right : below;
      if (here == other) continue;
      canvas.at(row, column) = {"·", in_town(here) || in_town(other) ? Ink::kTown : Ink::kBorder};
    }
}

void MapView::draw_line(Canvas& canvas, const MapLine& line, const char* glyph, Ink ink) const {
  for (std::size_t i = 1; i < line.size(); ++i) {
    constexpr int kSteps = 60;
    for (int step = 0; step <= kSteps; ++step) {
      const double t = static_cast<double>(step) / kSteps;
      const double x = line[i - 1].x + t * (line[i].x - line[i - 1].x);
      const double y = line[i - 1].y + t * (line[i].y - line[i - 1].y);
      const int column = static_cast<int>(x * canvas.columns / shapes_.width);
      const int row = static_cast<int>(y * canvas.rows / shapes_.height);
      if (row >= 0 && column >= 0 && row < canvas.rows && column < canvas.columns)
        canvas.at(row, column) = {glyph, ink};
    }
  }
}

void MapView::draw_label(Canvas& canvas, Space space, const Public& pub, int number) const {
  const MapArea& area = shapes_.areas[space];
  if (area.id.empty()) return;
  Signs top, below = figures(pub, space);
  if (number > 0) add_text(top, std::to_string(number) + ")", Ink::kLive);
  add_text(top, area.id, number > 0 ? Ink::kPlain : Ink::kDim);
  if (!area.place.empty()) {
    if (!below.empty()) add_text(below, " ", Ink::kPlain);
    const std::size_t room = below.empty() ? 7 : std::max<std::size_t>(2, 10 - below.size());
    add_text(below, std::string_view(area.place).substr(0, room), Ink::kPlace);
  }
  int row = static_cast<int>(area.centre.y * canvas.rows / shapes_.height);
  for (const Signs* line : {&top, &below}) {
    const int middle = static_cast<int>(area.centre.x * canvas.columns / shapes_.width);
    int column = middle - static_cast<int>(line->size()) / 2;
    for (const Sign& sign : *line) {
      if (row < canvas.rows && column >= 0 && column < canvas.columns)
        canvas.at(row, column) = {sign.glyph, sign.ink};
      ++column;
    }
    ++row;
  }
}

bool MapView::is_empty(Canvas& canvas, int row) {
  for (int column = 0; column < canvas.columns; ++column)
    if (canvas.at(row, column).glyph != " ") return false;
  return true;
}

std::string MapView::draw(const Public& pub, const std::map<Space, int>& numbers) const {
  Canvas canvas = land_;
  for (std::size_t i = 0; i < shapes_.areas.size(); ++i) {
    const Space space = static_cast<Space>(i);
    const auto number = numbers.find(space);
    draw_label(canvas, space, pub, number == numbers.end() ? 0 : number->second);
  }
  std::string out;
  for (int row = 0; row < canvas.rows; ++row) {
    if (is_empty(canvas, row)) continue;
    std::string line, run;
    Ink ink = Ink::kPlain;
    for (int column = 0; column < canvas.columns; ++column) {
      const Cell& cell = canvas.at(row, column);
      if (cell.ink != ink) {
        line += style_.paint(run, ink);
        run.clear();
        ink = cell.ink;
      }
      run += cell.glyph;
    }
    line += style_.paint(run, ink);
    const auto end = line.find_last_not_of(' ');
    out += line.substr(0, end == std::string::npos ? 0 : end + 1) + "\n";
  }
  return out;
}

std::string MapView::legend(const Public& pub) const {
  const Style& style = style_;
  std::string text =
      " " + style.paint("1", seat_ink(0)) + "-" +
      style.paint(std::to_string(pub.players), seat_ink(static_cast<Seat>(pub.players - 1))) +
      " players  " + style.paint("★", Ink::kSheriff) + " the Sheriff  " +
      style.paint("†", Ink::kBandit) + " bandits";
  if (pub.players == 2) text += "  " + style.paint("M", Ink::kMib) + " the Man in Black";
  return text + "  " + style.paint("^", Ink::kRock) + " mesa  " + style.paint("7)", Ink::kLive) +
         "sv8: option 7 goes there\n";
}

}  // namespace dr
