#include "server/account/ending.h"

namespace dr {

int close_code(Ending ending) {
  return ending == Ending::kRestart || ending == Ending::kReload ? kComeBack : kStayAway;
}

std::string_view close_word(Ending ending) {
  switch (ending) {
    case Ending::kRestart: return "restart";
    case Ending::kReload: return "reload";
    case Ending::kOld: return "old";
    case Ending::kNotFound: return "not-found";
    case Ending::kPrivate: return "private";
    case Ending::kNoSpectators: return "no-spectators";
    case Ending::kCrowded: return "crowded";
    case Ending::kSameDeal: return "same-deal";
    case Ending::kTooMany: return "too-many";
    case Ending::kSignedOut: return "signed-out";
    case Ending::kBanned: return "banned";
    case Ending::kRemoved: return "removed";
    case Ending::kBroken: return "broken";
    case Ending::kCount: break;
  }
  return "";
}

}  // namespace dr
