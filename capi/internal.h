// What the files of the C interface share.
#pragma once

#include <cstddef>
#include <string>

#include "content/compiler/content.h"
#include "darkrock/darkrock.h"
#include "darkrock/engine.h"
#include "text/templates.h"

struct dr_game {
  dr::State state;
};
struct dr_view {
  dr::View view;
};

// An event crosses the interface as it is.
static_assert(sizeof(dr_event) == sizeof(dr::Event) &&
              offsetof(dr_event, seat) == offsetof(dr::Event, seat) &&
              offsetof(dr_event, a) == offsetof(dr::Event, a) &&
              offsetof(dr_event, rule) == offsetof(dr::Event, rule));

namespace dr::capi {

// The cards that a set of modules is played with. Of any number: unknown bits mean nothing.
const Content& content_for(std::uint32_t modules);
inline const Content& content_of(const Public& pub) { return content_for(pub.modules); }
inline const Catalog& catalog_of(const Public& pub) { return content_of(pub).catalog; }

// Null if the set-up can be played, else why not.
SetupRefusal read_setup(const dr_setup* from, Setup& to);

std::int32_t answer(const WhyNot& why, dr_refusal* out);

// Writes at most `capacity`; how many there are.
std::int32_t write_events(const Events& events, dr_event* out, std::uint32_t capacity);

// A view from outside: only one whose fields are in range is looked at.
bool usable(const dr_view* view);
// The same, or a spectator's: of that only the public part may be read.
bool watchable(const dr_view* view);

// Empty if the seat is not asked.
void find_legal(const Sight& view, Choices& out);

// The text if it fits, and its length.
std::int32_t give(std::string_view text, char* out, std::size_t capacity);
// A sentence for people, cut to what fits, with a zero behind it; nowhere if `out` is null.
void tell(std::string_view sentence, char* out, std::size_t capacity);

// The language of a number; null if there is none.
const Templates* words_of(std::uint32_t lang);
std::string_view code_of(std::uint32_t lang);  // REQUIRES: words_of(lang)

}  // namespace dr::capi
