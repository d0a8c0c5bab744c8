// Which numbers a network was trained for.
#pragma once

#include "net/marks.h"
#include "net/parts.h"

namespace dr {

// Goes up when a number means something else. Weights belong to one version.
inline constexpr int kEncodingVersion = 1;

// What all these numbers stand for, in one: ids in their order, and how many values each has.
inline constexpr std::uint64_t kEncodingPrint = [] {
  std::uint64_t print = 0xcbf29ce484222325;  // FNV-1a
  const auto number = [&](int n) {
    print = (print ^ static_cast<std::uint64_t>(n)) * 0x100000001b3;
  };
  const auto word = [&](std::string_view text) {
    for (const char c : text) number(c);
    number(0);
  };
  for (const PartInfo& part : kParts) {
    word(part.id);
    number(part.size * part.times);
  }
  for (const TraitInfo& trait : kTraits) {
    word(trait.id);
    number(trait.size);
  }
  for (const VerbInfo& verb : kVerbTable) {
    word(verb.id);
    for (const Slot slot : {verb.a, verb.b, verb.c}) word(info_of(slot).id);
  }
  for (const SlotInfo& slot : kSlotTable)
    for (const std::string_view id : slot.list) word(id);
  for (const AskInfo& ask : kAskTable) word(ask.id);
  for (int i = 0; i < kCauses; ++i) word(id_of(static_cast<CauseKind>(i)));
  number(kOpsLearned);
  return print;
}();
static_assert(kEncodingPrint == 0x47ed693764968bb9,
              "net/weights.bin was trained for other numbers: raise kEncodingVersion, train and "
              "export again (docs/learning.md), and write the new print here");

// Numbers are 16 bits wide.
static_assert(kFacts < 65536 && kMarks < 65536);

}  // namespace dr
