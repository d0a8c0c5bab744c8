#include "bots/search/showdown.h"

#include <algorithm>
#include <vector>

#include "bots/base/belief.h"

namespace dr {
namespace {

constexpr int kMostCards = DuelType::kMost;
constexpr int kTypes = 24, kIterations = 200;
constexpr std::int64_t kEnough = 900;            // thousandths of the budget
constexpr std::int32_t kRare = kDuelWhole / 20;  // drawn less often: what is left of learning

// The cards one side may lay face down: one in a fight, where none gives in, two in poker.
using Layings = std::vector<CardSet>;

Card highest(CardSet cards) { return static_cast<Card>(std::bit_width(cards) - 1); }

bool at_poker(const Public& pub) { return pub.ask == Ask::kLay; }

CardSet lying(const Public& pub, const Private& own) {
  if (!at_poker(pub)) return own.committed < kPokerCards ? bit(own.committed) : 0;
  CardSet laid = 0;
  for (const Card card : own.laid)
    if (card < kPokerCards) laid |= bit(card);
  return laid;
}

bool deals(const Public& pub, Seat seat) { return at_poker(pub) && pub.poker.dealer == seat; }

CardSet cards_of(const Public& pub, const Private& own, Seat seat) {
  return (deals(pub, seat) ? own.deal : own.hand) | lying(pub, own);
}

// The cards most likely to be laid at poker: those that pair with others or the flop, then high ones.
std::vector<Card> favourites(const Public& pub, CardSet cards, std::size_t n) {
  int same[15] = {};
  for (const Card card : pub.poker.flop)
    if (card < kPokerCards) ++same[rank_of(card)];
  for_each_card(cards, [&](Card card) { ++same[rank_of(card)]; });
  std::vector<Card> list;
  for_each_card(cards, [&](Card card) { list.push_back(card); });
  const auto worth = [&](Card card) { return 14 * same[rank_of(card)] + rank_of(card); };
  std::sort(list.begin(), list.end(),
            [&](Card a, Card b) { return worth(a) != worth(b) ? worth(a) > worth(b) : a < b; });
  list.resize(std::min(list.size(), n));
  return list;
}

// Pairs of cards, the likely ones first; a card that lies already is the lower one (picks ascend).
Layings pairs(const Public& pub, CardSet cards, CardSet laid) {
  const std::vector<Card> list = favourites(pub, cards, laid ? 10 : 5);
  Layings out;
  for (std::size_t i = 0; i < list.size(); ++i)
    for (std::size_t j = i + 1; j < list.size(); ++j) {
      const CardSet pair = bit(list[i]) | bit(list[j]);
      if ((!laid || laid == bit(lowest(pair))) && out.size() < kMostCards) out.push_back(pair);
    }
  return out;
}

// Single cards, the high ones first.
Layings singles(CardSet cards, bool may_give_in) {
  Layings out;
  if (may_give_in) out.push_back(0);
  for (; cards && out.size() < kMostCards; cards &= ~bit(highest(cards)))
    out.push_back(bit(highest(cards)));
  return out;
}

bool asked(const Public& pub, Seat seat) { return to_act(pub) & seat_bit(seat); }

// What a seat that is asked may lay, or one that is not may have laid: nobody else can tell.
Layings layings(const Public& pub, const Private& own, Seat seat) {
  const CardSet cards = cards_of(pub, own, seat);
  if (at_poker(pub)) return pairs(pub, cards, asked(pub, seat) ? lying(pub, own) : 0);
  return singles(cards, asked(pub, seat) && pub.fight.side[1] == seat);
}

// The next choice on the way to lay these.
Choice toward(const Public& pub, const Private& own, CardSet cards) {
  if (at_poker(pub)) return {Verb::kLay, lowest(cards & ~lying(pub, own))};
  return cards ? Choice{Verb::kCommit, lowest(cards)} : Choice{Verb::kDecline};
}

class Matrix {
 public:
  Matrix(Playout& playout, Seat rival)
      : playout_(playout), me_(playout.view().seat), rival_(rival) {}

  // Every pair of layings on one game, the searcher's first where the rival has not laid. False if the budget is over first.
  bool play(const State& start, const Layings& mine, DuelType& type) {
    const bool first = asked(start.pub, rival_) || !lying(start.pub, start.own[rival_]);
    for (std::size_t a = 0; a < mine.size(); ++a) {
      State laid = start;
      if (first) lay(laid, me_, mine[a]);
      const Layings theirs = answers(laid);
      type.others = static_cast<int>(theirs.size());
      if (a == 0) set_habit(laid, theirs, type);
      for (std::size_t b = 0; b < theirs.size(); ++b) {
        State state = laid;
        lay(state, rival_, theirs[b]);
        if (!first) lay(state, me_, mine[a]);
        if (!playout_.to_showdown(state) || playout_.meter().over()) return false;
        type.mine[a][b] = playout_.worth(state, me_);
        type.theirs[a][b] = playout_.worth(state, rival_);
      }
    }
    return true;
  }

 private:
  // At least one, which changes nothing where the rival has nothing to say.
  Layings answers(const State& state) const {
    const Public& pub = state.pub;
    const Private& own = state.own[rival_];
    const CardSet laid = lying(pub, own);
    if (!asked(pub, rival_) && !laid) return {0};
    const Layings out = layings(pub, own, rival_);
    return out.empty() ? Layings{asked(pub, rival_) ? 0 : laid} : out;
  }

  // REQUIRES: the seat is asked for them, has laid as many, or has laid just these. None at poker:
  // the script will do it.
  void lay(State& state, Seat seat, CardSet cards) {
    const Public& pub = state.pub;
    Private& own = state.own[seat];
    if (!asked(pub, seat)) return lay_instead(pub, own, seat, cards);
    if (!at_poker(pub)) return playout_.act(state, seat, toward(pub, own, cards));
    while (at_poker(pub) && asked(pub, seat) && (cards & ~lying(pub, own)))
      playout_.act(state, seat, toward(pub, own, cards));
  }

  static void lay_instead(const Public& pub, Private& own, Seat seat, CardSet cards) {
    const CardSet all = cards_of(pub, own, seat);
    if (cards == lying(pub, own)) return;
    (deals(pub, seat) ? own.deal : own.hand) = all & ~cards;
    if (at_poker(pub)) {
      own.laid[0] = lowest(cards);
      own.laid[1] = highest(cards);
    } else {
      own.committed = lowest(cards);
    }
  }

  // What the rival's script would lay, or such players have laid mostly.
  void set_habit(const State& state, const Layings& theirs, DuelType& type) {
    const Public& pub = state.pub;
    if (asked(pub, rival_)) {
      State after = state;
      CardSet cards = lying(pub, state.own[rival_]);
      do {
        const Choice choice = playout_.usual(after, rival_);
        if (choice.verb != Verb::kDecline) cards |= bit(choice.a);
        playout_.act(after, rival_, choice);
      } while (at_poker(pub) && at_poker(after.pub) && asked(after.pub, rival_));
      const auto at = std::find(theirs.begin(), theirs.end(), cards);
      if (at != theirs.end()) type.habit[at - theirs.begin()] = kDuelWhole;
    } else if (!at_poker(pub)) {
      for (int b = 0; b < type.others; ++b)
        type.habit[b] = kDuelWhole / 100 * laid_percent(pub.fight.side[0] == rival_ ? 0 : 1, b);
    }
  }

  Playout& playout_;
  const Seat me_, rival_;
};

std::size_t draw(const std::int32_t* mixture, std::size_t n, Rng& rng) {
  std::int32_t kept[kMostCards], sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += kept[i] = mixture[i] < kRare ? 0 : mixture[i];
  if (!sum) return static_cast<std::size_t>(std::max_element(mixture, mixture + n) - mixture);
  auto at = static_cast<std::int32_t>(rng.below(static_cast<std::uint32_t>(sum)));
  std::size_t i = 0;
  while (at >= kept[i]) at -= kept[i++];
  return i;
}

Seat poker_rival(const View& view) {
  const Public& pub = view.pub;
  SeatSet in = pub.poker.players;
  if (pub.poker.dealer != kNone) in |= seat_bit(pub.poker.dealer);
  Seat rival = kNone;
  int most = -1;
  for (Seat s = 0; s < pub.players; ++s) {
    if (s == view.seat || !(in & seat_bit(s))) continue;
    const Player& p = pub.player[s];
    const int cards = p.laid_n + (deals(pub, s) ? p.deal_n : p.hand_n);
    if (cards > most) rival = s, most = cards;
  }
  return rival;
}

}  // namespace

Seat rival_of(const View& view) {
  const Public& pub = view.pub;
  if (at_poker(pub)) return poker_rival(view);
  if (pub.ask != Ask::kCommit || !pub.fight.on || !is_player_fight(pub.fight.kind)) return kNone;
  const Seat other = pub.fight.side[pub.fight.side[0] == view.seat ? 1 : 0];
  return other < pub.players ? other : kNone;
}

Choice showdown(Playout& playout, Seat rival, Rng& rng) {
  const View& view = playout.view();
  const Layings mine = layings(view.pub, view.own, view.seat);
  Matrix matrix(playout, rival);
  std::vector<DuelType> types;
  while (types.size() < kTypes && playout.meter().used() < kEnough) {
    DuelType type;
    if (!matrix.play(imagine(playout.catalog(), view, rng), mine, type)) break;
    types.push_back(type);
  }
  std::size_t best = 0;
  if (!types.empty()) {
    std::int32_t mixture[kMostCards];
    solve_duel(types, static_cast<int>(mine.size()), kIterations, mixture);
    best = draw(mixture, mine.size(), rng);
  }
  return toward(view.pub, view.own, mine[best]);
}

}  // namespace dr
