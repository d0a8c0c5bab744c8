// What a seat alone knows, and what Ante Up lays on the table.
#include "content/compiler/vocabulary.h"
#include "present/view_json.h"
#include "text/cards/names.h"
#include "text/wording/tokens.h"

namespace dr::present {
namespace {

Private spectators_own() {
  Private own{};
  own.committed = own.npc_commit = own.cattle = own.chosen = kNone;
  for (int i = 0; i < 2; ++i) own.laid[i] = own.offered[i] = kNone;
  return own;
}

void write_seen(ViewWriter& w, const Private& own) {
  w.json.begin("seen", '[');
  for (const Seen& seen : own.seen) {
    if (!seen.token) continue;
    const int token = seen.token - 1;
    w.json.begin('{');
    w.space("space", seen.space);
    w.json.field("name", token < kMaxTokens
                             ? token_face(w.content, token, w.words)
                             : frontier_face(w.content, token - kMaxTokens, w.words));
    w.json.end('}');
  }
  w.json.end(']');
}

void write_tops(ViewWriter& w, const Private& own) {
  const auto say = [&](const char* key, std::string what) {
    w.json.put(w.words.format(key, {{"a", std::move(what)}}));
  };
  w.json.begin("tops", '[');
  if (own.train_top)
    say("known.train", entry_name(w.content, Deck::kTrain, own.train_top - 1, w.words));
  if (own.event_top)
    say("known.event", entry_name(w.content, Deck::kEvent, own.event_top - 1, w.words));
  for (int colour = 0; colour < kCattleColours; ++colour)
    if (const int next = own.cattle_top[colour])
      say("known.cattle", cattle_face(w.content, colour * kCattlePerColour + next - 1, w.words));
  w.json.end(']');
}

void write_frontiers(ViewWriter& w) {
  w.json.begin("frontier", '[');
  for (int i = 0; i < kFrontierSpaces; ++i) {
    w.json.begin('{');
    w.space("space", w.cat().frontier_space[i]);
    w.json.field("value", w.pub().au.frontier[i]);
    w.json.field("explored", w.pub().au.frontier[i] == 0);
    w.json.end('}');
  }
  w.json.end(']');
}

constexpr std::string_view kPointTracks[] = {"marshal", "wanted", "gambler"};  // PointKind

void write_markers(ViewWriter& w) {
  w.json.begin("markers", '[');
  for (unsigned rest = w.pub().au.markers; rest; rest &= rest - 1) {
    const int marker = std::countr_zero(rest);
    const MarkerPlace place = marker_place(marker);
    w.json.begin('{');
    w.json.field("id", marker);
    w.json.field("track", place.lp ? "lp" : kPointTracks[static_cast<int>(place.track)]);
    w.json.field("at", place.at);
    w.json.end('}');
  }
  w.json.end(']');
}

void write_board(ViewWriter& w) {
  const AnteUp& au = w.pub().au;
  w.spaces("outlaws", au.outlaws);
  w.spaces("claimJumpers", au.claim_jumpers);
  w.spaces("longhorns", au.longhorns);
  w.json.begin("gold", '[');
  for (const AnteUp::Pile& pile : au.gold) {
    if (!pile.n) continue;
    w.json.begin('{');
    w.space("space", pile.space);
    w.json.field("n", pile.n);
    w.json.end('}');
  }
  w.json.end(']');
  write_frontiers(w);
  w.bits("rack", au.rack);
  w.json.begin("rollers", '[');
  for (int town = 1; town < 4; ++town)
    if (au.rollers >> town & 1) w.json.put(town_word(static_cast<Town>(town)));
  w.json.end(']');
}

}  // namespace

void ViewWriter::own() {
  const bool player = view.seat < pub().players;
  const Private mine = player ? view.own : spectators_own();
  json.begin("own", '{');
  cards("hand", mine.hand);
  json.begin("known", '[');
  for (Seat seat = 0; seat < pub().players; ++seat) card_list(mine.known[seat]);
  json.end(']');
  cards("deal", mine.deal);
  bits("npcCards", mine.npc_cards);
  number_or_none("committed", mine.committed);
  number_or_none("npcCommit", mine.npc_commit);
  list("laid", mine.laid, kPokerCards);
  number_or_none("cattle", mine.cattle);
  bits("goals", mine.goals);
  json.begin("legends", '[');
  for (int worth = 1; worth <= 3; ++worth)
    for (int i = 0; i < mine.legends[worth - 1]; ++i) json.put(worth);
  json.end(']');
  list("offered", mine.offered, cat().n_characters);
  write_seen(*this, mine);
  write_tops(*this, mine);
  json.end('}');
}

void ViewWriter::ante_up() {
  const AnteUp& au = pub().au;
  json.key("anteUp");
  if (!cat().ante_up) return json.null();
  json.begin('{');
  write_board(*this);
  json.field("train", au.train);
  space("trainSpace", train_space(cat(), pub()));
  json.field("trainDeck", au.train_n);
  json.field("trainCard", au.train_card - 1);
  json.field("token", au.token - 1);
  json.field("event", au.event - 1);
  json.field("eventDeck", au.events_n);
  write_markers(*this);
  json.end('}');
}

}  // namespace dr::present
