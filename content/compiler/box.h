// A box: everything a content is compiled of, card files and maps, as one text. What is kept with a game
// in a box can be compiled again by a program whose own cards are others by then.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"

namespace dr {

inline constexpr std::size_t kMostBoxBytes = 1 << 20;

std::string write_box(std::span<const SourceFile> files);

// Nothing if the text is no box. REQUIRES: nothing; any bytes are answered.
std::optional<std::vector<SourceFile>> read_box(std::string_view text);

// The built-in cards of these modules, and a pack over them; an empty one is none.
std::string box_of(int modules, std::string_view pack = {});

// The cards of a box, for a table with these modules. REQUIRES: nothing; any bytes are answered.
CompileResult compile_box(std::string_view box, int modules);

// What lies over the game's own cards in a box; empty: nothing.
std::string pack_in(std::string_view box);

}  // namespace dr
