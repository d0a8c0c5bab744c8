// The map file and the corner pairs into the Catalog.
#pragma once

#include "content/compiler/cards.h"

namespace dr::compiler {

// Fills the map part of the Catalog and the spaces and mesas of the Lexicon. False after an error.
bool build_map(const SourceFile& file, std::span<const Stanza* const> corners, Errors& errors,
               Content& content);

}  // namespace dr::compiler
