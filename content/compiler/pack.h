// Packs: cards of somebody's own laid over the built-in ones, as one text. docs/packs.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/cards.h"
#include "content/compiler/content.h"

namespace dr {

inline constexpr std::string_view kPackPath = "pack";  // what errors call it

// What a pack may take. The Catalog's own sizes are checked where they are filled.
inline constexpr std::size_t kMostPackBytes = 96 * 1024;
inline constexpr std::size_t kMostPackCards = 600;
inline constexpr std::size_t kMostCardLines = 40;
inline constexpr std::size_t kMostLineBytes = 600;
inline constexpr std::size_t kMostPackErrors = 100;  // more are not listed

// The pack of a text, for a table with these modules. It begins with a head that says what it is
// called, and stays within the sizes above: text of anybody's may be compiled.
// REQUIRES: nothing; any bytes are answered.
CompileResult compile_pack(std::string_view text, int modules);

// Files of one's own over the built-in cards; a head may be missing, and nothing is too large.
CompileResult lay_over(std::vector<SourceFile> own, int modules);

// The head of a pack, as far as it can be read: of a text that does not compile too.
// REQUIRES: nothing; any bytes are answered.
Pack pack_head(std::string_view text);

// The cards of a text as they stand in it, each from its line to before the next one, comments and
// empty lines between them left out. REQUIRES: nothing; any bytes are answered.
struct CardText {
  std::string deck, id;
  int line = 0;
  std::string text;
};
std::vector<CardText> card_texts(std::string_view text);

// Several files as one text, in their order: what a folder is as a pack.
std::string one_text(std::span<const SourceFile> files);

namespace compiler {

Pack read_head(const Stanza& card, Errors& errors);

// What files laid over the game's say of spaces: names, and the letters of hideouts. REQUIRES: the map
// is built.
void lay_over_spaces(std::span<const Stanza* const> cards, Errors& errors, Content& content);

}  // namespace compiler
}  // namespace dr
