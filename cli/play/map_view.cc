#include "cli/play/map_view.h"

#include <algorithm>
#include <cmath>

#include "assets/assets.h"
#include "base/utf8.h"
#include "darkrock/queries.h"

namespace dr {
namespace {

constexpr int kRows = 38, kNarrow = 96, kWide = 116;
constexpr int kGulchNarrow = 72, kGulchWide = 88, kGap = 2;

// A piece of a label: one character and its colour.
struct Sign {
  std::string glyph;
  Ink ink;
};
using Signs = std::vector<Sign>;

void add_text(Signs& signs, std::string_view text, Ink ink) {
  for (const char c : text) {
    if (continues(c) && !signs.empty())
      signs.back().glyph += c;
    else
      signs.push_back({std::string(1, c), ink});
  }
}

// What Ante Up has put into a space.
void add_tokens(Signs& signs, const Catalog& catalog, const AnteUp& au, Space space) {
  if (au.outlaws.has(space)) signs.push_back({"‡", Ink::kBandit});
  if (au.claim_jumpers.has(space)) signs.push_back({"J", Ink::kBandit});
  if (au.longhorns.has(space)) signs.push_back({"Y", Ink::kPlace});
  const int town = static_cast<int>(catalog.spaces[space].town);
  if (au.rollers >> town & 1 && catalog.tag[static_cast<int>(Tag::kSaloon)].has(space))
    signs.push_back({"$", Ink::kMoney});
  for (const AnteUp::Pile& pile : au.gold)
    if (pile.n && pile.space == space) add_text(signs, "◆" + std::to_string(pile.n), Ink::kGold);
  if (catalog.stops[au.train] == space) signs.push_back({"T", Ink::kTrain});
  if (catalog.passes.has(space)) signs.push_back({"»", Ink::kRock});
}

// Who and what stands in a space, players first.
Signs figures(const Catalog& catalog, const Public& pub, Space space) {
  Signs signs;
  for (Seat seat = 0; seat < pub.players; ++seat)
    if (pub.player[seat].character != kNone && pub.player[seat].space == space)
      signs.push_back({std::to_string(seat + 1), seat_ink(seat)});
  if (with_mib(pub) && pub.mib.space == space) signs.push_back({"M", Ink::kMib});
  if (pub.sheriff == space) signs.push_back({"★", Ink::kSheriff});
  if (pub.bandits.has(space)) signs.push_back({"†", Ink::kBandit});
  if (pub.modules & kAnteUp) add_tokens(signs, catalog, pub.au, space);
  return signs;
}

// "F6+3": a frontier space and the number that lies there; "F6" once it is explored.
std::string frontier_text(const Catalog& catalog, const Public& pub, Space space) {
  for (int i = 0; i < kFrontierSpaces && pub.modules & kAnteUp; ++i)
    if (catalog.frontier_space[i] == space) {
      const std::string value = "F" + std::to_string(catalog.frontier_value[i]);
      return pub.au.frontier[i] ? value + "+" + std::to_string(pub.au.frontier[i]) : value;
    }
  return {};
}

}  // namespace

int MapView::Canvas::owner_at(int row, int column) const {
  if (row < 0 || column < 0 || row >= rows || column >= columns) return -1;
  return owner[static_cast<std::size_t>(row * columns + column)];
}

MapView::MapView(const Content& content, const Style& style) : content_(content), style_(style) {
  const bool two = content.catalog.ante_up;
  side_by_side_ = two && style.screen >= kNarrow + kGap + kGulchNarrow;
  const int gulch = side_by_side_
                        ? std::clamp(style.screen - kGap - kWide, kGulchNarrow, kGulchWide)
                        : std::clamp(style.width - 2, kGulchNarrow, kGulchWide);
  const int base = side_by_side_ ? style.screen - kGap - gulch : style.width - 2;
  add_board("The base board", "content/maps/map-base.json", std::clamp(base, kNarrow, kWide));
  if (two) add_board("Buzzard Gulch", "content/maps/map-ante-up.json", gulch);
}

void MapView::add_board(const char* name, const char* file, int columns) {
  Board& board = boards_.emplace_back(Board{name, read_shapes(content_, asset(file)), {}});
  Canvas& land = board.land;
  const MapShapes& shapes = board.shapes;
  land = {kRows, columns, {}, {}};
  land.cells.resize(static_cast<std::size_t>(kRows * columns));
  land.owner.reserve(land.cells.size());
  for (int row = 0; row < kRows; ++row)
    for (int column = 0; column < columns; ++column)
      land.owner.push_back(owner_of(
          shapes, {(column + .5) * shapes.width / columns, (row + .5) * shapes.height / kRows}));
  if (style_.colour) {
    draw_line(board, shapes.river, "~", Ink::kWater);
    draw_line(board, shapes.railway, "=", Ink::kBorder);
  }
  draw_borders(board);
}

void MapView::draw_borders(Board& board) const {
  Canvas& canvas = board.land;
  const auto in_town = [&](int owner) {
    return owner >= 0 && owner < kMesaOwner &&
           board.shapes.areas[static_cast<std::size_t>(owner)].town;
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

void MapView::draw_line(Board& board, const MapLine& line, const char* glyph, Ink ink) const {
  Canvas& canvas = board.land;
  for (std::size_t i = 1; i < line.size(); ++i) {
    constexpr int kSteps = 60;
    for (int step = 0; step <= kSteps; ++step) {
      const double t = static_cast<double>(step) / kSteps;
      const double x = line[i - 1].x + t * (line[i].x - line[i - 1].x);
      const double y = line[i - 1].y + t * (line[i].y - line[i - 1].y);
      const int column = static_cast<int>(x * canvas.columns / board.shapes.width);
      const int row = static_cast<int>(y * canvas.rows / board.shapes.height);
      if (row >= 0 && column >= 0 && row < canvas.rows && column < canvas.columns)
        canvas.at(row, column) = {glyph, ink};
    }
  }
}

void MapView::draw_label(Canvas& canvas, const MapShapes& shapes, Space space, const Public& pub,
                         int number) const {
  const MapArea& area = shapes.areas[space];
  Signs top, below = figures(content_.catalog, pub, space);
  if (number > 0) add_text(top, std::to_string(number) + ")", Ink::kLive);
  add_text(top, area.id, number > 0 ? Ink::kPlain : Ink::kDim);
  const std::string place =
      area.place.empty() ? frontier_text(content_.catalog, pub, space) : area.place;
  if (!place.empty()) {
    if (!below.empty()) add_text(below, " ", Ink::kPlain);
    const std::size_t room = below.empty() ? 7 : std::max<std::size_t>(2, 10 - below.size());
    add_text(below, std::string_view(place).substr(0, room), Ink::kPlace);
  }
  int row = static_cast<int>(area.centre.y * canvas.rows / shapes.height);
  for (const Signs* line : {&top, &below}) {
    const int middle = static_cast<int>(area.centre.x * canvas.columns / shapes.width);
    int column = middle - static_cast<int>(line->size()) / 2;
    for (const Sign& sign : *line) {
      if (row < canvas.rows && column >= 0 && column < canvas.columns)
        canvas.at(row, column) = {sign.glyph, sign.ink};
      ++column;
    }
    ++row;
  }
}

std::vector<std::string> MapView::lines_of(const Board& board, const Public& pub,
                                           const Numbers& numbers) const {
  Canvas canvas = board.land;
  for (std::size_t i = 0; i < board.shapes.areas.size(); ++i) {
    if (board.shapes.areas[i].id.empty()) continue;
    const Space space = static_cast<Space>(i);
    const auto number = numbers.find(space);
    draw_label(canvas, board.shapes, space, pub, number == numbers.end() ? 0 : number->second);
  }
  std::vector<std::string> out;
  for (int row = 0; row < canvas.rows; ++row) {
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
    out.push_back(line.substr(0, end == std::string::npos ? 0 : end + 1));
  }
  return out;
}

// The first board is also shown when nothing says which.
bool MapView::is_shown(const Board& board, const Numbers& numbers, Space home) const {
  const auto holds = [&](Space space) {
    return space < board.shapes.areas.size() && !board.shapes.areas[space].id.empty();
  };
  if (side_by_side_ || boards_.size() == 1 || holds(home)) return true;
  if (std::any_of(numbers.begin(), numbers.end(), [&](const auto& n) { return holds(n.first); }))
    return true;
  return &board == &boards_.front() && numbers.empty() && home >= content_.catalog.n_spaces;
}

std::string MapView::draw(const Public& pub, const Numbers& numbers, Space home) const {
  std::string out;
  if (side_by_side_) {
    const auto left = lines_of(boards_[0], pub, numbers),
               right = lines_of(boards_[1], pub, numbers);
    for (std::size_t row = 0; row < left.size(); ++row)
      out += pad(left[row], boards_[0].land.columns + kGap) + right[row] + "\n";
    return out;
  }
  for (const Board& board : boards_)
    if (is_shown(board, numbers, home)) out += draw_board(board, pub, numbers);
  return out;
}

std::string MapView::draw_board(const Board& board, const Public& pub,
                                const Numbers& numbers) const {
  std::string out;
  if (boards_.size() > 1) out += " " + style_.paint(board.name, Ink::kPlace) + "\n";
  for (const std::string& line : lines_of(board, pub, numbers))
    if (!line.empty()) out += line + "\n";
  return out;
}

std::string MapView::draw_other(const Public& pub, const Numbers& numbers, Space home) const {
  std::string out;
  for (const Board& board : boards_)
    if (!is_shown(board, numbers, home)) out += draw_board(board, pub, numbers);
  return out;
}

std::string MapView::legend(const Public& pub) const {
  const Style& style = style_;
  std::string text =
      " " + style.paint("1", seat_ink(0)) + "-" +
      style.paint(std::to_string(pub.players), seat_ink(static_cast<Seat>(pub.players - 1))) +
      " players  " + style.paint("★", Ink::kSheriff) + " the Sheriff  " +
      style.paint("†", Ink::kBandit) + " bandits";
  if (with_mib(pub)) text += "  " + style.paint("M", Ink::kMib) + " the Man in Black";
  text += "  " + style.paint("^", Ink::kRock) + " mesa  " + style.paint("7)", Ink::kLive) +
          "sv8: option 7 goes there\n";
  if (!(pub.modules & kAnteUp)) return text;
  const std::string more =
      style.paint("T", Ink::kTrain) + " the train  " + style.paint("»", Ink::kRock) +
      " mountain pass  " + style.paint("‡", Ink::kBandit) + " outlaw  " +
      style.paint("J", Ink::kBandit) + " claim jumper  " + style.paint("Y", Ink::kPlace) +
      " longhorn  " + style.paint("$", Ink::kMoney) + " high roller  " +
      style.paint("◆2", Ink::kGold) + " nuggets  " + style.paint("F6+3", Ink::kPlace) +
      " frontier with a token" + (side_by_side_ ? "" : "  'map other': the other board");
  return text + " " + wrap(more, style.width - 2, 1) + "\n";
}

}  // namespace dr
