// The map files and the corner pairs into the Catalog.
#pragma once

#include "content/compiler/cards.h"
#include "content/compiler/json.h"

namespace dr::compiler {

struct MapFile {
  const SourceFile* file = nullptr;  // null: there is none
  Json root;
  bool read = false;  // false: not even JSON
};

// The maps in play, each the one of the highest layer. A map with "links" is a board laid beside
// the other: that of Ante Up.
struct Maps {
  MapFile base, beside;
  bool ante_up() const { return beside.file != nullptr; }
};
Maps pick_maps(std::span<const SourceFile> files, Errors& errors);

// Fills the map part of the Catalog and the spaces and mesas of the Lexicon. False after an error.
bool build_map(const Maps& maps, std::span<const Stanza* const> corners, Errors& errors,
               Content& content);

}  // namespace dr::compiler
