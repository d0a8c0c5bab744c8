// Looking at face-down tokens and the train's next card (ruling 111). What a seat has seen stays in
// its Private until the token leaves or the card is drawn.
#include "engine/rules/ante_up.h"

namespace dr {
namespace {

void remember(Private& own, Space space, int token) {
  constexpr int n = std::size(Private{}.seen);
  int at = 0;
  for (; at < n && own.seen[at].token; ++at)
    if (own.seen[at].space == space && own.seen[at].token == token) return;
  if (at == n) {  // the oldest is forgotten
    std::memmove(own.seen, own.seen + 1, sizeof(Seen) * (n - 1));
    at = n - 1;
  }
  own.seen[at] = {space, u8(token)};
}

void tell(Game& g, Seat seat, LookAt what, int id) {
  emit(g, EventKind::kSawToken, Ruling(111), seat, static_cast<int>(what), id);
}

void see_token(Game& g, Seat seat, LookAt what, Space space) {
  for (int i = 0; i < g.cat.n_tokens; ++i) {
    const bool roller = g.cat.tokens[i].kind == TokenKind::kHighRoller;
    if (g.hid().au.token_at[i] != space + 1 || roller != (what == LookAt::kHighRoller)) continue;
    remember(g.own(seat), space, i + 1);
    return tell(g, seat, what, i);
  }
}

void see_frontier(Game& g, Seat seat, Space space) {
  const int token = g.hid().au.frontier_at[frontier_here(g.cat, space)];
  remember(g.own(seat), space, 1 + kMaxTokens + token);
  tell(g, seat, LookAt::kFrontier, token);
}

void see_cattle(Game& g, Seat seat, int colour) {
  std::uint8_t& next = g.hid().au.cattle_top[colour];
  if (!next) {
    std::uint64_t ranch = g.hid().cattle[colour];
    next = u8(1 + pick(g, Purpose::kCattle, ranch));
  }
  g.own(seat).cattle_top[colour] = next;
  tell(g, seat, LookAt::kCattle, colour * kCattlePerColour + next - 1);
}

void see_train(Game& g, Seat seat) {
  const int card = top_train_card(g);
  if (card < 0) return;
  g.own(seat).train_top = u8(card + 1);
  tell(g, seat, LookAt::kTrain, card);
}

}  // namespace

Space saloon_of(const Catalog& cat, Town town) {
  Space found = kNone;
  for_each(cat.tag[static_cast<int>(Tag::kSaloon)], [&](Space s) {
    if (found == kNone && cat.spaces[s].town == town) found = s;
  });
  return found;
}

void options_look(const Catalog& cat, const Public& pub, Choices& out) {
  const auto add = [&](LookAt what, int where) {
    out.add(Verb::kLook, static_cast<int>(what), where);
  };
  add(LookAt::kTrain, 0);
  for_each(fighters(pub.au), [&](Space s) { add(LookAt::kToken, s); });
  for (int town = 1; town < 4; ++town)
    if (pub.au.rollers >> town & 1)
      add(LookAt::kHighRoller, saloon_of(cat, static_cast<Town>(town)));
  for (int i = 0; i < kFrontierSpaces; ++i)
    if (pub.au.frontier[i]) add(LookAt::kFrontier, cat.frontier_space[i]);
  for (int colour = 0; colour < kCattleColours; ++colour)
    if (pub.cattle_n[colour]) add(LookAt::kCattle, colour);
}

void shuffle_ranch(Game& g, int colour) {
  if (!g.hid().au.cattle_top[colour]) return;
  g.hid().au.cattle_top[colour] = 0;
  for (int i = 0; i < g.pub().players; ++i) g.own(u8(i)).cattle_top[colour] = 0;
}

void look_at(Game& g, Seat seat, LookAt what, int where) {
  ++g.pub().reveals;
  emit(g, EventKind::kPeeked, Ruling(111), seat, static_cast<int>(what), where);
  switch (what) {
    case LookAt::kTrain: return see_train(g, seat);
    case LookAt::kToken:
    case LookAt::kHighRoller: return see_token(g, seat, what, u8(where));
    case LookAt::kFrontier: return see_frontier(g, seat, u8(where));
    case LookAt::kCattle: return see_cattle(g, seat, where);
  }
}

}  // namespace dr
