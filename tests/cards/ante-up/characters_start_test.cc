// C11: the characters of Ante Up, where and with what they start, through a new game.
#include <gtest/gtest.h>

#include <string>

#include "engine/base/random.h"
#include "replay/words.h"
#include "tests/support/scenario.h"

namespace dr::characters_start_test {
namespace {

const Content& content() { return default_content(kAnteUp | kAlternativePoker); }
int find(std::string_view id) { return content().lexicon.find(id)->second; }
Space space(std::string_view id) { return static_cast<Space>(find(id)); }

std::uint16_t kinds(std::initializer_list<const char*> ids) {
  std::uint16_t set = 0;
  for (const char* id : ids) set = static_cast<std::uint16_t>(set | 1u << find(id) / 2);
  return set;
}

// A new table of three with its set-up events done and forgotten: seats 0 and 1 play these, seat 2
// has still to say that it plays the third.
State table(const char* a, const char* b, const char* c) {
  dr::Setup setup = ante_up();
  setup.players = 3;
  setup.characters[0] = static_cast<std::uint8_t>(find(a));
  setup.characters[1] = static_cast<std::uint8_t>(find(b));
  State state = new_game(content().catalog, setup, seed_from(7));
  EXPECT_EQ(state.pub.ask, Ask::kCharacter);
  state.own[2].offered[0] = state.own[2].offered[1] = static_cast<std::uint8_t>(find(c));
  AnteUp& au = state.pub.au;
  std::memset(au.gold, 0, sizeof au.gold);
  au.longhorn_supply = static_cast<std::uint8_t>(au.longhorn_supply + au.longhorns.size());
  au.outlaws = au.claim_jumpers = au.longhorns = {};
  au.rollers = 0;
  state.pub.supply_nuggets = 36;
  std::memset(state.hid.au.token_at, 0, sizeof state.hid.au.token_at);
  state.hid.au.events |= au.event_discards;
  au.event_discards = 0;
  au.events_n = static_cast<std::uint8_t>(content().catalog.n_events);
  return state;
}

void put_outlaw(State& state, const char* id, const char* at) {
  state.pub.au.outlaws.add(space(at));
  state.hid.au.token_at[find(id)] = static_cast<std::uint8_t>(space(at) + 1);
}

// Plays the set-up to its end. Seat 0 answers with the n-th option where it is asked one of several
// things a number; `asked` gets what it was offered, one question a line.
void finish(State& state, std::string& asked, Events* events = nullptr, int number = 0) {
  while (state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(content().catalog, observe(state, seat), options);
    ASSERT_GT(options.n, 0);
    if (seat == 0) {
      for (const Choice& choice : options) asked += choice_words(content(), choice) + ", ";
      asked.replace(asked.size() - 2, 2, "\n");
    }
    apply(content().catalog, state, seat, options[seat == 0 && options.n > number ? number : 0],
          events);
  }
}

std::string where(const State& state, Seat seat) {
  return content().lexicon.entry(Deck::kSpace, state.pub.player[seat].space).id;
}

struct Start {
  const char *id, *asked, *space;
  int dollars, cards;
  std::uint16_t items;
  int mp, wp, gp;
};

// covers: B2.3, B2.4, B2.11
TEST(AuCharacters, StartWhereAndWithWhatTheirCardSays) {
  constexpr const char* kPost = "start bg4, start bg5, start bg6\n";
  const std::uint16_t revolver = kinds({"revolver"});
  const Start rows[] = {
      // covers: fee-lee-wong
      {"fee-lee-wong", "", "fr21", 30, 1, kinds({"gazette", "revolver"}), 0, 0, 0},
      // covers: maria-barcelo
      {"maria-barcelo", "weapon revolver, weapon derringer\nstart bg4, start bg5, start bg6\n",
       "bg4", 10, 1, kinds({"derringer", "revolver"}), 0, 0, 0},
      // covers: pat-garrett
      {"pat-garrett", "", "bg7", 10, 1, revolver, 1, 0, 0},
      // covers: poker-alice
      {"poker-alice", "", "fr16", 10, 3, revolver, 0, 0, 0},
      // covers: seth-bullock
      {"seth-bullock", kPost, "bg4", 20, 1, revolver, 1, 0, 0},
      // covers: soapy-smith, gambler-1
      {"soapy-smith", "option 1, option 2\nstart bg4, start bg5, start bg6\n", "bg4", 10 + 10, 1,
       kinds({"revolver", "snake-oil"}), 0, 0, 1},
      // covers: sundance-kid
      {"sundance-kid", "", "fr1", 0, 1, revolver, 0, 1, 0},
      // covers: curly-bill
      {"curly-bill", "", "fr36", 0, 2, revolver, 0, 1, 0},
  };
  for (const Start& row : rows) {
    SCOPED_TRACE(row.id);
    State state = table(row.id, "kit-carson", "mary-fields");
    std::string asked;
    finish(state, asked);
    const Player& p = state.pub.player[0];
    EXPECT_EQ(asked, row.asked);
    EXPECT_EQ(where(state, 0), row.space);
    EXPECT_EQ(10 * p.cash, row.dollars);
    EXPECT_EQ(p.hand_n, row.cards);
    EXPECT_EQ(count(state.own[0].hand), row.cards);
    EXPECT_EQ(p.items, row.items);
    EXPECT_EQ(p.upgraded, 0);
    EXPECT_EQ(p.mp, row.mp);
    EXPECT_EQ(p.wp, row.wp);
    EXPECT_EQ(p.gp, row.gp);
    EXPECT_EQ(p.wounds, 0);
    EXPECT_EQ(p.lp, 0);
    EXPECT_EQ(p.nuggets, 0);
    EXPECT_EQ(p.mount, kNone);
    EXPECT_EQ(p.weapon, find("revolver") / 2);
    EXPECT_FALSE(p.flags & Player::kUnlocked);
    for (int item = 0; item < content().catalog.n_items; ++item) {
      int held = 0;
      for (const Player& other : state.pub.player) held += other.items >> item & 1;
      EXPECT_EQ(stock_of(state.pub, item), 6 - held) << item;
    }
  }
}

// covers: maria-barcelo, B2.11
TEST(AuCharacters, MariaBarceloChoosesHerWeaponAndHerSideOfTheTradingPost) {
  State state = table("maria-barcelo", "kit-carson", "mary-fields");
  std::string asked;
  finish(state, asked, nullptr, 1);
  EXPECT_EQ(state.pub.player[0].weapon, find("derringer") / 2);
  EXPECT_EQ(where(state, 0), "bg5");
}

// covers: soapy-smith, gambler-1, AU27
TEST(AuCharacters, SoapySmithsPointPaysTenDollarsOrACard) {
  for (const int option : {0, 1}) {
    SCOPED_TRACE(option);
    State state = table("soapy-smith", "kit-carson", "mary-fields");
    std::string asked;
    Events events;
    finish(state, asked, &events, option);
    EXPECT_EQ(state.pub.player[0].gp, 1);
    EXPECT_EQ(10 * state.pub.player[0].cash, option == 0 ? 20 : 10);
    EXPECT_EQ(state.pub.player[0].hand_n, option == 0 ? 1 : 2);
    for (int i = 0; i < events.n; ++i)  // his ability is locked: no die
      EXPECT_NE(events.list[i].kind, EventKind::kDice);
  }
}

// covers: pat-garrett, seth-bullock, B2.4
TEST(AuCharacters, MarshalPointsOfTheStartGiveNoReward) {
  for (const char* id : {"pat-garrett", "seth-bullock"}) {
    SCOPED_TRACE(id);
    State state = table(id, "kit-carson", "mary-fields");
    std::string asked;
    Events events;
    finish(state, asked, &events);
    for (int i = 0; i < events.n; ++i)  // marshal-1 would pay $20
      if (events.list[i].seat == 0) {
        EXPECT_NE(events.list[i].kind, EventKind::kCash);
      }
  }
}

// covers: curly-bill, sundance-kid, B2.5
TEST(AuCharacters, AWantedCharacterGoesFirst) {
  State state = table("pat-garrett", "sundance-kid", "mary-fields");
  std::string asked;
  finish(state, asked);
  EXPECT_EQ(state.pub.first, 1);
  EXPECT_EQ(state.pub.active, 1);
}

// covers: fee-lee-wong, gazette, AU13, AU63, ruling 113, ruling 90, event-01
TEST(AuCharacters, FeeLeeWongsGazetteIsAnEventAtOnceWithoutItsSheriffLine) {
  // Curly Bill, Wanted, is first and stands at fr36 when the Gazette is gained; Poker Alice comes
  // after it.
  State state = table("poker-alice", "curly-bill", "fee-lee-wong");
  force(state.hid, Purpose::kEvent, find("event-01"));
  std::string asked;
  Events events;
  finish(state, asked, &events);
  EXPECT_EQ(state.hid.forced_n, 0);
  int called = -1, card = -1, barred = -1, down = -1, alice = -1;
  for (int i = 0; i < events.n; ++i) {
    const Event& e = events.list[i];
    if (e.kind == EventKind::kEventCalled && e.seat == 2) called = i;
    if (e.kind == EventKind::kEventCard && e.seat == 2) card = i;
    if (e.kind == EventKind::kTokenBarred && e.a == space("fr36")) barred = i;
    if (e.kind == EventKind::kStarted && e.seat == 2) down = i;
    if (e.kind == EventKind::kTokenGone && e.a == space("fr16")) alice = i;
    EXPECT_FALSE(e.kind == EventKind::kSheriffMoved);
  }
  EXPECT_TRUE(0 <= called && called < card && card < barred && barred < down && down < alice);
  EXPECT_EQ(state.pub.au.event_discards, 1u << find("event-01"));
  EXPECT_EQ(state.pub.au.events_n, content().catalog.n_events - 1);
  EXPECT_EQ(content().lexicon.entry(Deck::kSpace, state.pub.sheriff).id, "dr1");
  EXPECT_TRUE(state.pub.au.outlaws.empty());  // AU7: the one at fr16 made room for Poker Alice
  EXPECT_EQ(state.pub.au.waiting_n, 0);
}

// covers: AU7, AU9, poker-alice, seth-bullock
TEST(AuCharacters, AnEventTokenOnAStartSpaceGoesBackToItsSupply) {
  State state = table("seth-bullock", "poker-alice", "mary-fields");
  put_outlaw(state, "outlaw-3", "bg4");
  put_outlaw(state, "outlaw-4", "fr16");
  put_outlaw(state, "outlaw-5", "bg5");  // Seth will stand at bg4
  state.pub.au.gold[0] = {space("bg4"), 2};
  state.pub.supply_nuggets = 34;
  std::string asked;
  finish(state, asked);
  EXPECT_FALSE(state.pub.au.outlaws.has(space("bg4")));
  EXPECT_FALSE(state.pub.au.outlaws.has(space("fr16")));
  EXPECT_TRUE(state.pub.au.outlaws.has(space("bg5")));
  EXPECT_EQ(state.hid.au.token_at[find("outlaw-3")], 0);
  EXPECT_EQ(state.hid.au.token_at[find("outlaw-4")], 0);
  EXPECT_NE(state.hid.au.token_at[find("outlaw-5")], 0);
  EXPECT_EQ(state.pub.player[0].nuggets, 0);  // no movement ended there
  EXPECT_EQ(state.pub.au.gold[0].n, 2);
}

// covers: AU7
TEST(AuCharacters, ALonghornOnAStartSpaceGoesBackToo) {
  State state = table("curly-bill", "poker-alice", "mary-fields");
  state.pub.au.longhorns.add(space("fr36"));
  --state.pub.au.longhorn_supply;
  std::string asked;
  finish(state, asked);
  EXPECT_TRUE(state.pub.au.longhorns.empty());
  EXPECT_EQ(state.pub.au.longhorn_supply, 6);
  EXPECT_EQ(state.pub.player[0].longhorns, 0);
}

// covers: AU1
TEST(AuCharacters, NeedTheExpansion) {
  const Content& base = default_content();
  for (const char* id : {"fee-lee-wong", "maria-barcelo", "pat-garrett", "poker-alice",
                         "seth-bullock", "soapy-smith", "sundance-kid", "curly-bill"}) {
    EXPECT_FALSE(base.lexicon.find(id)) << id;
    dr::Setup setup;
    setup.players = 3;
    setup.characters[0] = static_cast<std::uint8_t>(find(id));
    EXPECT_NE(refuse_setup(base.catalog, setup), nullptr) << id;
    setup.modules = kAnteUp;
    EXPECT_EQ(refuse_setup(default_content(kAnteUp).catalog, setup), nullptr) << id;
  }
}

}  // namespace
}  // namespace dr::characters_start_test
