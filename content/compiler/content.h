// The content compiler: card files and a map in, a Catalog for the engine and a Lexicon for people
// out. The language is described in docs/adding-a-card.md.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "darkrock/catalog.h"
#include "darkrock/types.h"

namespace dr {

// One text file: cards (*.cards) or a map (*.json). A card in a higher layer replaces the card of
// the same id in a lower one; twice in one layer is an error.
struct SourceFile {
  std::string path;
  std::string text;
  int layer = 0;
};

// What is wrong and what was expected, and where. Lines and columns count from 1.
struct Diagnostic {
  std::string file;
  int line = 0, column = 0;
  std::string message;
};
std::string to_string(const Diagnostic& diagnostic);  // "file:line:column: message"

// The kinds of components, with what their index means in Lexicon and Catalog.
enum class Deck : std::uint8_t {
  kPoker,  // kind_of(card)
  kItem,   // kind * 2 + side (0 front, 1 upgraded; no id where there is no such side)
  kFight,  // value - 2
  kCharacter,
  kCattle,   // colour * 8 + n
  kDie,      // face 0..5
  kMarshal,  // space - 1
  kWanted,   // space - 1
  kLegend,   // LP - 1; from 3 on those of Ante Up
  kTrigger,
  kStory,
  kGoal,  // character * 4 + n
  kMib,
  kSpace,
  kMesa,
  kMibRules,  // the rules card of the Man in Black
  // Ante Up
  kEvent,
  kTrain,
  kFrontier,
  kOutlaw,       // of Catalog::tokens the first ones
  kClaimJumper,  // ... those behind them
  kHighRoller,   // ... and the last
  kLonghorn,     // one entry
  kGambler,      // space - 1
  kStop,         // of the train, in travel order
  kCount
};
inline constexpr int kDecks = static_cast<int>(Deck::kCount);
std::string_view deck_word(Deck deck);  // as it starts a card in the files: "poker"

// What people want to know of a component and the engine does not.
struct Entry {
  std::string id, name, note;
  Source source = Source::kOurs;
  std::string file;
  int line = 0;
  int copies = 0;
  std::vector<std::string> program;  // its abilities or effects as written
  // Of a card laid over the built-in ones: its name in other languages, by their codes, ...
  std::vector<std::pair<std::string, std::string>> names;
  bool own_name = false;  // ... and that those of text/ are not its own
};

struct Lexicon {
  const Entry& entry(Deck deck, int index) const;  // REQUIRES: 0 <= index < size(deck)
  int size(Deck deck) const;
  // The card of an id; of a die face the first.
  std::optional<std::pair<Deck, int>> find(std::string_view id) const;
  // The id most like a mistyped one; empty if none is near.
  std::string_view nearest(std::string_view id) const;

  std::vector<Entry> decks[kDecks];
  std::vector<std::string> places;  // the words of Catalog::places
};

// Whose cards lie over the built-in ones: the head of a pack (docs/packs.md).
struct Pack {
  std::string id, title, version, author;  // no id: there is no head
  int modules = 0;                         // set of Module: what it cannot be played without
};

struct Content {
  Catalog catalog;
  Lexicon lexicon;
  Pack pack;
};

// Content, or the errors that prevented it: nothing is loaded in part.
struct CompileResult {
  std::unique_ptr<Content> content;
  std::vector<Diagnostic> errors;
};

CompileResult compile(std::span<const SourceFile> files);

// The embedded files, for compile() with files of one's own behind them (layer 1).
// `modules` is a set of Module; only kAnteUp and kAlternativePoker change the content.
std::vector<SourceFile> default_sources(int modules = 0);
// The content of the embedded files for these modules. Compiled once each.
const Content& default_content(int modules = 0);

}  // namespace dr
