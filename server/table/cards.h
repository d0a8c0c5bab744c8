// The cards of tables in memory. A table names its cards by the SHA-256 of the whole text they are
// compiled of (content/compiler/box.h), so that it is played by them for ever, whatever is built in later.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"
#include "server/store/tables.h"

namespace dr {

struct CardBox {
  std::string digest;  // 64 hexadecimal digits
  std::string text;
  int modules = 0;  // a set of Module: those that change the cards
  const Content* content = nullptr;
  std::unique_ptr<Content> own;  // empty: it is the built-in one
};
using Cards = std::shared_ptr<const CardBox>;

// Thread safety: all of it.

Cards built_in_cards(int modules);
// Those with a pack over them. Throws RequestError that says what is wrong with it.
Cards cards_with_pack(const std::string& pack, int modules);
// Those of a whole box. Throws RequestError.
Cards cards_of_box(const std::string& box, int modules);
// Those of a digest, if they are in memory; else null.
Cards known_cards(std::string_view digest);

// The cards that the lines of a log name, read from the database where they are not in memory. Held until
// the log is read. Those that cannot be had are missing: the log will say so.
using HeldCards = std::vector<Cards>;
HeldCards hold_cards(Sql& sql, const std::vector<EntryRow>& log);

}  // namespace dr
