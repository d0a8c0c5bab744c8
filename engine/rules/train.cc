// A9 The train: its way, and robbing it. The fight with its guard is in npc_fight.cc.
#include "darkrock/queries.h"
#include "engine/rules/ante_up.h"

#include "engine/rules/fight.h"

namespace dr {
namespace {

void go_to_stop(Game& g, int stop) {
  g.pub().au.train = u8(stop);
  emit(g, EventKind::kTrainMoved, AU(31), kNone, stop);
}

void fill_deck(Game& g) {  // AU35
  AnteUp& au = g.pub().au;
  if (au.train_n) return;
  g.hid().au.train = au.train_discards;
  au.train_n = u8(std::popcount(au.train_discards));
  au.train_discards = 0;
}

}  // namespace

void move_train(Game& g) { go_to_stop(g, stop_after(g.pub().au.train)); }

void send_train(Game& g, int place) {
  for (int stop = 0; stop < kTrainStops; ++stop)
    if (g.cat.places[place].has(g.cat.stops[stop])) return go_to_stop(g, stop);
}

int top_train_card(Game& g) {
  fill_deck(g);
  AnteUpHidden& hid = g.hid().au;
  if (!hid.train) return -1;
  if (!hid.train_top) {
    std::uint64_t deck = hid.train;
    hid.train_top = u8(1 + pick(g, Purpose::kTrain, deck));
  }
  return hid.train_top - 1;
}

void rob_train(Game& g, Seat seat) {
  AnteUp& au = g.pub().au;
  au.train_done = 1;
  const int card = top_train_card(g);
  assert(card >= 0);
  g.hid().au.train &= u8(~(1 << card));
  g.hid().au.train_top = 0;
  for (int i = 0; i < g.pub().players; ++i) g.own(u8(i)).train_top = 0;
  --au.train_n;
  au.train_card = u8(card + 1);
  ++g.pub().reveals;
  emit(g, EventKind::kTrainCard, AU(34), seat, card);
  start_npc_fight(g, seat, FightKind::kTrain);
}

void put_train_card_away(Game& g) {
  AnteUp& au = g.pub().au;
  au.train_discards |= u8(1 << (au.train_card - 1));
  au.train_card = 0;
}

}  // namespace dr
