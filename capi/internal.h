// What the files of the C interface share.
#pragma once

#include <cstddef>
#include <string>

#include "content/compiler/content.h"
#include "darkrock/darkrock.h"
#include "darkrock/engine.h"
#include "darkrock/modules.h"
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

// What a game is played with is one number: the set of its modules, and above it which pack lies over
// their cards, 0 for none. The pack stands in Public::content, so that views and games carry it.
inline constexpr std::uint32_t kPackShift = 3;
inline constexpr std::uint32_t kMostPacks = 31;  // at a time
static_assert(kAllModules == (1 << kPackShift) - 1);
constexpr std::uint8_t pack_of(std::uint32_t number) {
  return static_cast<std::uint8_t>(number >> kPackShift & 0xff);
}

// The cards of a number; null if there is no such pack, or it lies over other modules.
const Content* find_content(std::uint32_t number);
inline std::uint32_t number_of(const Public& pub) {
  return pub.modules | std::uint32_t{pub.content} << kPackShift;
}
inline bool known(const Public& pub) { return find_content(number_of(pub)) != nullptr; }
// REQUIRES: known(pub)
inline const Content& content_of(const Public& pub) { return *find_content(number_of(pub)); }
inline const Catalog& catalog_of(const Public& pub) { return content_of(pub).catalog; }

// The cards that a game was played with, by their fingerprint: the built-in ones, or those of a pack that
// is there; with others the built-in ones, by which it will be refused.
struct Cards {
  const Content& content;
  std::uint8_t pack;
};
Cards cards_with(int modules, std::uint64_t fingerprint);
Cards cards_of_replay(std::string_view text);

// Holds a pack for as long as a table is played with it.
class PackUse {
 public:
  explicit PackUse(std::uint8_t pack);
  ~PackUse();
  PackUse(const PackUse&) = delete;
  PackUse& operator=(const PackUse&) = delete;
  std::uint8_t pack() const { return pack_; }

 private:
  std::uint8_t pack_;
};

// Null if the set-up can be played, else why not. Where `pack` is null none may be named.
SetupRefusal read_setup(const dr_setup* from, Setup& to, std::uint8_t* pack = nullptr);

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
