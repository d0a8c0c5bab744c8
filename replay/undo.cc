#include "replay/undo.h"

namespace dr {
namespace {

const char* key_of(Undo undo) {
  switch (undo) {
    case Undo::kYes: return "undo.yes";
    case Undo::kNothingChosen: return "undo.nothing";
    case Undo::kOtherChose: return "undo.other-chose";
    case Undo::kOtherAsked: return "undo.asked";
    case Undo::kRevealed: return "undo.revealed";
    case Undo::kRekeyed: return "undo.rekeyed";
    case Undo::kOver: return "undo.over";
    case Undo::kCount: break;
  }
  return "";
}

}  // namespace

std::string_view say_undo(Undo undo, const Templates& words) { return words.get(key_of(undo)); }

std::string refuse_undo(Undo undo, const Templates& words) {
  if (undo == Undo::kYes) return {};
  return words.format("headed", {{"head", "B14.6"}, {"text", std::string(say_undo(undo, words))}});
}

}  // namespace dr
