// C5: where each character starts and what it starts with, through a new game.
#include <gtest/gtest.h>

#include "replay/words.h"
#include "tests/support/scenario.h"

namespace dr::characters_start_test {
namespace {

int find(const char* id) { return default_content().lexicon.find(id)->second; }

std::uint16_t kinds(std::initializer_list<const char*> ids) {
  std::uint16_t set = 0;
  for (const char* id : ids) set = static_cast<std::uint16_t>(set | 1u << find(id) / 2);
  return set;
}

// A new game of three with these characters, played through set-up. `starts` gets the start options
// of seat 0, or its space if it had no choice.
State set_up(const char* a, const char* b, const char* c, std::string& starts) {
  const Content& content = default_content();
  Setup setup;
  setup.players = 3;
  const char* cast[] = {a, b, c};
  for (int i = 0; i < 3; ++i) setup.characters[i] = static_cast<std::uint8_t>(find(cast[i]));
  State state = new_game(content.catalog, setup, seed_from(7));
  while (state.pub.ask != Ask::kIncome) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(content.catalog, observe(state, seat), options);
    if (seat == 0 && state.pub.ask == Ask::kStart)
      for (const Choice& choice : options)
        starts += (starts.empty() ? "" : " ") + choice_words(content, choice).substr(6);
    apply(content.catalog, state, seat, options[0]);
  }
  if (starts.empty()) starts = content.lexicon.entry(Deck::kSpace, state.pub.player[0].space).id;
  return state;
}

struct Start {
  const char *id, *spaces;
  int dollars, cards;
  std::uint16_t items, upgraded;
  int mp, wp, wounds;
};

// covers: B2.3, B2.4, B2.11, ruling 79
TEST(Characters, StartWhereAndWithWhatTheirCardSays) {
  const Start rows[] = {
      // covers: annie-oakley
      {"annie-oakley", "dr2 dr3 dr4", 0, 1, kinds({"rifle"}), 0, 0, 0, 0},
      // covers: bass-reeves
      {"bass-reeves", "dr1", 10, 1, kinds({"revolver"}), kinds({"revolver"}), 1, 0, 0},
      // covers: billy-the-kid
      {"billy-the-kid", "mp1 sh8", 0, 2, kinds({"revolver"}), 0, 0, 2, 0},
      // covers: bloody-knife
      {"bloody-knife", "sv5", 20, 2, kinds({"revolver"}), 0, 0, 0, 0},
      // covers: calamity-jane
      {"calamity-jane", "rf6 rf7 rf8", 20, 1, kinds({"revolver", "provisions"}), 0, 0, 0, 0},
      // covers: doc-holliday
      {"doc-holliday", "rf1", 40, 2, kinds({"revolver"}), 0, 0, 0, 1},
      // covers: jesse-james
      {"jesse-james", "dx1 sh1", 10, 1, kinds({"revolver"}), kinds({"revolver"}), 0, 1, 0},
      // covers: kit-carson
      {"kit-carson", "sh2", 0, 2, kinds({"miners-map", "revolver"}), kinds({"revolver"}), 0, 0, 0},
      // covers: mary-fields
      {"mary-fields", "dr5 dr8 dr9", 10, 1, kinds({"shotgun"}), 0, 0, 0, 0},
      // covers: wild-bill-hickok
      {"wild-bill-hickok", "rf3", 10, 3, kinds({"revolver"}), 0, 0, 0, 0},
      // covers: wyatt-earp
      {"wyatt-earp", "mp1 dx1 sh1 sh8 cj8 sv3", 10, 2, kinds({"revolver"}), 0, 1, 0, 0},
      // covers: yb-rowdy
      {"yb-rowdy", "cj12", 0, 3, kinds({"revolver"}), kinds({"revolver"}), 0, 0, 0},
  };
  for (const Start& row : rows) {
    SCOPED_TRACE(row.id);
    std::string starts;
    const bool knife = row.id == std::string("bloody-knife"),
               doc = row.id == std::string("doc-holliday");
    const State state = set_up(row.id, knife ? "kit-carson" : "bloody-knife",
                               doc ? "wild-bill-hickok" : "doc-holliday", starts);
    const Player& p = state.pub.player[0];
    EXPECT_EQ(starts, row.spaces);
    EXPECT_EQ(10 * p.cash, row.dollars);
    EXPECT_EQ(p.hand_n, row.cards);
    EXPECT_EQ(count(state.own[0].hand), row.cards);
    EXPECT_EQ(p.items, row.items);
    EXPECT_EQ(p.upgraded, row.upgraded);
    EXPECT_EQ(p.mp, row.mp);
    EXPECT_EQ(p.wp, row.wp);
    EXPECT_EQ(p.wounds, row.wounds);
    EXPECT_EQ(p.lp, 0);
    EXPECT_EQ(p.nuggets, 0);
    EXPECT_EQ(p.mount, kNone);
    EXPECT_NE(p.weapon, kNone);  // the weapon of the start bonus is in use
    EXPECT_FALSE(p.flags & Player::kUnlocked);
  }
}

// covers: wyatt-earp, B2.11
TEST(Characters, WyattEarpTakesAHideoutWithoutAFigure) {
  std::string starts;
  set_up("wyatt-earp", "billy-the-kid", "jesse-james", starts);
  // Billy, the most Wanted, went first and took mp1, then Jesse James dx1
  EXPECT_EQ(starts, "sh1 sh8 cj8 sv3");
}

// covers: annie-oakley, bass-reeves, billy-the-kid, bloody-knife, B2.8
TEST(Characters, FourAreForTheFirstGame) {
  for (const int players : {2, 3, 4}) {
    SCOPED_TRACE(players);
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.first_game = 1;
    setup.cattle = 0;
    setup.length = Length::kShort;
    const Content& content = default_content();
    const State state = new_game(content.catalog, setup, seed_from(7));
    ASSERT_EQ(state.pub.ask, Ask::kCharacter);
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(content.catalog, observe(state, seat), options);
    std::string names;
    for (const Choice& choice : options) names += choice_words(content, choice) + "\n";
    std::string expected =
        "character annie-oakley\ncharacter bass-reeves\ncharacter billy-the-kid\n";
    if (players == 4) expected += "character bloody-knife\n";
    EXPECT_EQ(names, expected);
  }
}

}  // namespace
}  // namespace dr::characters_start_test
