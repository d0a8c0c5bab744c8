#include "net/likes.h"

#include "darkrock/choice.h"

namespace dr {
namespace {

constexpr std::uint32_t source(LpSource s) { return 1u << static_cast<int>(s); }

// Where the LP of a path come from.
constexpr std::uint32_t kSources[kLikes] = {
    source(LpSource::kMarshal) | source(LpSource::kBandits),
    source(LpSource::kWantedRow) | source(LpSource::kOverflow),
    source(LpSource::kDeposit),
    // Cattle pay money, and MP or WP: a rancher's points come by the Marshal's way.
    source(LpSource::kCattle) | source(LpSource::kLonghorn) | source(LpSource::kMarshal),
    source(LpSource::kPoker) | source(LpSource::kGambler),
    source(LpSource::kStory),
    source(LpSource::kDuel),
    source(LpSource::kFrontier) | source(LpSource::kTrain) | source(LpSource::kToken),
};

// The steps on the way.
int step(const Event& e, Like like) {
  const auto points = [&](PointKind kind) {
    return e.kind == EventKind::kPoints && e.b == static_cast<int>(kind) && e.a > 0 ? e.a : 0;
  };
  switch (like) {
    case Like::kLaw: return 5 * points(PointKind::kMp);
    case Like::kCrime: return 5 * points(PointKind::kWp);
    case Like::kGold: return e.kind == EventKind::kNuggets && e.a > 0 ? 3 * e.a : 0;
    case Like::kCattle:
      return e.kind == EventKind::kCattleTaken           ? 5
             : e.kind == EventKind::kDelivered           ? 20
             : e.kind == EventKind::kLonghorn && e.a > 0 ? 3 * e.a
                                                         : 0;
    case Like::kCards:
      return 5 * points(PointKind::kGp) + (e.kind == EventKind::kPokerWon && !e.b ? 10 : 0) +
             (e.kind == EventKind::kBetWon ? 5 : 0);
    case Like::kStories: return e.kind == EventKind::kDisc ? 5 : 0;
    case Like::kDuels: return 0;
    case Like::kFrontier: return e.kind == EventKind::kExplored ? 10 : 0;
    case Like::kCount: break;
  }
  return 0;
}

int living(const Event& e, Like like) {
  if (e.kind == EventKind::kArrested) return like == Like::kLaw ? 20 : 0;
  if (e.kind != EventKind::kLp) return step(e, like);
  return e.b >= 0 && kSources[static_cast<std::size_t>(like)] >> e.b & 1 ? 10 * e.a : 0;
}

}  // namespace

int living(const Event& e, LikeSet likes) {
  int sum = 0;
  for (int i = 0; i < kLikes; ++i)
    if (likes >> i & 1) sum += living(e, static_cast<Like>(i));
  return sum;
}

}  // namespace dr
