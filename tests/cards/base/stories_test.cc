// C8.2: what each story pays its contributors.
#include <gtest/gtest.h>

#include <vector>

#include "tests/support/scenario.h"

namespace dr::stories_test {
namespace {

// What a contributor with $30, 2 wounds and two cards has more or less after the reward. Side of
// the law: 'm' Marshal, 'w' Wanted, '-' none. `answers` are given by each contributor in turn,
// parted by commas, '*' being the suit of its cards. `of`: the options of the first `choose`.
struct Reward {
  const char* story;
  char side;
  const char* answers;
  int of;
  int dollars, cards, lp, mp, wp, nuggets, wounds;
};

constexpr Reward kRewards[] = {
    // covers: story-the-wild-wild-west
    {"story-the-wild-wild-west", '-', "option 1", 2, 30, 0, 0, 0, 0, 0, 0},
    {"story-the-wild-wild-west", '-', "option 2", 2, 0, 2, 0, 0, 0, 0, 0},
    // covers: story-dead-or-alive
    {"story-dead-or-alive", '-', "option 1", 3, 20, 0, 0, 1, 0, 0, 0},  // $20 of the track
    {"story-dead-or-alive", '-', "option 2", 3, 0, 0, 0, 0, 1, 0, 0},
    {"story-dead-or-alive", '-', "option 3", 3, 30, 0, 0, 0, 0, 0, 0},
    {"story-dead-or-alive", 'w', "option 3", 2, 30, 0, 0, 0, 0, 0, 0},
    // covers: story-the-pinkertons
    {"story-the-pinkertons", 'w', "", 0, 0, 2, 0, 0, 0, 0, 0},
    {"story-the-pinkertons", '-', "", 0, 40, 0, 0, 0, 0, 0, 0},
    {"story-the-pinkertons", 'm', "", 0, 40, 0, 0, 0, 0, 0, 0},
    // covers: story-local-rabble
    {"story-local-rabble", '-', "", 0, 20, 1, 0, 0, 0, 0, 0},
    // covers: story-fortune-favors-the-bold
    {"story-fortune-favors-the-bold", '-', "option 1", 2, 30, 0, 0, 0, 0, 0, 0},
    {"story-fortune-favors-the-bold", '-', "option 2", 2, 10, 0, 0, 0, 0, 1, 0},
    // covers: story-the-cruel-wastes
    {"story-the-cruel-wastes", '-', "pass", 0, 0, 0, 0, 0, 0, 0, -2},
    {"story-the-cruel-wastes", '-', "accept,discard 2*", 0, 0, 0, 0, 0, 0, 0, -2},
    // covers: story-blood-money
    {"story-blood-money", '-', "option 1", 2, 30, 0, 0, 0, 0, 0, 0},
    {"story-blood-money", '-', "option 2", 2, 50, 0, 0, 0, 0, 0, 1},
    // covers: story-high-noon
    {"story-high-noon", '-', "", 0, 0, 0, 1, 0, 0, 0, 0},
    // covers: story-rub-some-dirt-in-it
    {"story-rub-some-dirt-in-it", '-', "", 0, 0, 2, 0, 0, 0, 0, -1},
    // covers: story-the-law
    {"story-the-law", '-', "option 1", 2, 20, 0, 0, 1, 0, 0, 0},
    {"story-the-law", '-', "option 2", 2, 0, 2, 0, 0, 0, 0, 0},
    {"story-the-law", 'w', "", 0, 0, 2, 0, 0, 0, 0, 0},  // one option left
    // covers: story-tribes-of-the-mesa
    {"story-tribes-of-the-mesa", '-', "option 1", 2, 0, 0, 0, 0, 0, 1, 0},
    {"story-tribes-of-the-mesa", '-', "option 2", 2, 0, 1, 0, 0, 0, 0, -1},
    // covers: story-cheap-horse
    {"story-cheap-horse", '-', "option 2", 2, 20, 0, 0, 0, 0, 0, 0},
    // covers: story-ghost-mine
    {"story-ghost-mine", '-', "", 0, 0, 1, 0, 0, 0, 1, 0},
    // covers: story-snake-oil-salesman
    {"story-snake-oil-salesman", '-', "option 1", 2, 30, 0, 0, 0, 0, 0, 0},
    {"story-snake-oil-salesman", '-', "option 2", 2, 0, 1, 0, 0, 0, 0, -2},
    // covers: story-the-widow
    {"story-the-widow", '-', "option 1", 2, 0, 2, 0, 0, 0, 0, 0},
    {"story-the-widow", '-', "option 2", 2, -20, 1, 1, 0, 0, 0, 0},
    // covers: story-spit-shined-and-proper
    {"story-spit-shined-and-proper", '-', "", 0, 0, 0, 1, 0, 0, 0, 0},
    // covers: story-the-preacher
    {"story-the-preacher", '-', "option 1", 2, 0, 0, 0, 0, 0, 0, -2},
    {"story-the-preacher", '-', "option 2", 2, 30, 0, 0, 0, 0, 0, 0},
    // covers: story-tools-of-the-trade
    {"story-tools-of-the-trade", '-', "option 2", 2, 20, 0, 0, 0, 0, 0, 0},
    // covers: story-the-sheriff-of-darkrock
    {"story-the-sheriff-of-darkrock", 'm', "", 0, 0, 0, 1, 0, 0, 0, 0},
    {"story-the-sheriff-of-darkrock", '-', "", 0, 30, 0, 0, 0, 0, 0, 0},
    {"story-the-sheriff-of-darkrock", 'w', "", 0, 30, 0, 0, 0, 0, 0, 0},
    // covers: story-harsh-times
    {"story-harsh-times", '-', "", 0, 20, 1, 0, 0, 0, 0, 0},
    // covers: story-the-photographer
    {"story-the-photographer", '-', "", 0, 0, 0, 1, 0, 0, 0, 0},
    // covers: story-front-page-news
    {"story-front-page-news", '-', "discard 2*", 0, 0, 2, 0, 0, 0, 0, 0},
    // covers: story-homecoming
    {"story-homecoming", '-', "option 1", 2, 0, 0, 0, 0, 0, 0, -2},
    {"story-homecoming", '-', "option 2", 2, 30, 0, 0, 0, 0, 0, 0},
    // covers: story-boomtown
    {"story-boomtown", '-', "", 0, 40, 0, 0, 0, 0, 0, 0},
    // covers: story-opera-night
    {"story-opera-night", '-', "option 1", 2, 0, 0, 1, 0, 0, 0, 0},
    {"story-opera-night", '-', "option 2", 2, 0, 3, 0, 0, 0, 0, 0},
    // covers: story-new-schoolhouse
    {"story-new-schoolhouse", '-', "option 1", 2, 20, 0, 0, 0, 0, 0, 0},
    {"story-new-schoolhouse", '-', "option 2", 2, -30, 0, 2, 0, 0, 0, 0},
    // covers: story-wagon-train
    {"story-wagon-train", '-', "option 2", 2, 0, 2, 0, 0, 0, 0, 0},
    // covers: story-dust-storm
    {"story-dust-storm", '-', "option 1", 2, 10, 0, 0, 0, 0, 0, 0},
    {"story-dust-storm", '-', "option 2,discard 2*", 2, 0, 2, 0, 0, 0, 0, 0},
    // covers: story-iron-horse
    {"story-iron-horse", '-', "", 0, 30, 0, 0, 0, 0, 0, 0},
    // covers: story-hanging-judge
    {"story-hanging-judge", 'w', "", 0, 0, 2, 0, 0, 0, 0, 0},
    {"story-hanging-judge", '-', "option 1", 2, 20, 0, 0, 1, 0, 0, 0},
    {"story-hanging-judge", 'm', "option 2", 2, 20, 0, 0, 0, 0, 0, 0},
    // covers: story-bounty-board
    {"story-bounty-board", 'm', "", 0, 40, 0, 0, 0, 0, 0, 0},
    {"story-bounty-board", '-', "option 1", 2, 30, 0, 0, 0, 0, 0, 0},
    {"story-bounty-board", '-', "option 2", 2, 0, 0, 0, 0, 1, 0, 0},
    // covers: story-the-undertaker
    {"story-the-undertaker", '-', "option 1", 2, 30, 0, 0, 0, 0, 0, 0},
    {"story-the-undertaker", '-', "option 2", 2, 0, 1, 0, 0, 0, 0, -1},
    // covers: story-bad-blood
    {"story-bad-blood", '-', "", 0, 0, 2, 0, 0, 0, 0, 0},
    // covers: story-hired-guns
    {"story-hired-guns", '-', "option 2", 2, 30, 0, 0, 0, 0, 0, 0},
    // covers: story-riverboat-gambler
    {"story-riverboat-gambler", '-', "", 0, 20, 1, 0, 0, 0, 0, 0},
    // covers: story-marked-deck
    {"story-marked-deck", '-', "option 1", 2, 0, 2, 0, 0, 0, 0, 0},
    {"story-marked-deck", '-', "option 2", 2, 0, 0, 0, 0, 0, 1, 0},  // $10 lost, $10 rolled
    // covers: story-gold-fever
    {"story-gold-fever", '-', "", 0, 10, 0, 0, 0, 0, 1, 0},
    // covers: story-claim-dispute
    {"story-claim-dispute", '-', "option 1", 2, 0, 0, 0, 0, 0, 1, 0},
    {"story-claim-dispute", '-', "option 2", 2, 30, 0, 0, 0, 0, 0, 0},
    // covers: story-traveling-circus
    {"story-traveling-circus", '-', "", 0, 0, 0, 1, 0, 0, 0, 0},
    // covers: story-election-day
    {"story-election-day", '-', "option 1", 3, 0, 0, 1, 0, 0, 0, 0},
    {"story-election-day", '-', "option 2", 3, 20, 0, 0, 1, 0, 0, 0},
    {"story-election-day", '-', "option 3", 3, 0, 0, 0, 0, 1, 0, 0},
};

std::vector<std::string> answers_of(const char* text, char suit) {
  std::vector<std::string> list;
  std::string word;
  for (const char* c = text;; ++c) {
    if ((*c == ',' || !*c) && !word.empty()) {
      list.push_back(word);
      word.clear();
    } else if (*c && *c != ',') {
      word += *c == '*' ? suit : *c;
    }
    if (!*c) return list;
  }
}

bool rolls_dice(const Reward& row) {
  const std::string id = row.story, answers = row.answers;
  return id == "story-gold-fever" ||
         (answers == "option 2" &&
          (id == "story-marked-deck" || id == "story-fortune-favors-the-bold"));
}

void set_contributor(Scenario& s, Seat seat, char side) {
  s.cash(seat, 30).wounds(seat, 2).discs(seat, 0, 1);
  if (side == 'm') s.mp(seat, 3);
  if (side == 'w') s.wp(seat, 3);
}

void expect_reward(const Scenario& s, Seat seat, const Reward& row) {
  SCOPED_TRACE(testing::Message() << "player " << int{seat});
  const Player& p = s.player(seat);
  EXPECT_EQ(s.dollars(seat), 30 + row.dollars);
  EXPECT_EQ(p.hand_n, 2 + row.cards);
  EXPECT_EQ(p.lp, row.lp);
  EXPECT_EQ(p.mp, (row.side == 'm' ? 3 : 0) + row.mp);
  EXPECT_EQ(p.wp, (row.side == 'w' ? 3 : 0) + row.wp);
  EXPECT_EQ(p.nuggets, row.nuggets);
  EXPECT_EQ(p.wounds, 2 + row.wounds);
  EXPECT_EQ(p.discs[0], 0);
}

// covers: B8.4, ruling 63
TEST(Stories, PayEachContributorTheirRewardFromTheResolverOn) {
  for (const Reward& row : kRewards) {
    SCOPED_TRACE(std::string(row.story) + " " + row.side + " " + row.answers);
    Scenario s(3);
    s.hand(0, "2h 5h").hand(1, "2d 5d").story(0, row.story);
    set_contributor(s, 1, row.side);
    set_contributor(s, 0, row.side);  // the last disc: the resolver
    if (rolls_dice(row)) s.dice("die-nugget die-tailings die-nugget die-tailings");
    s.turn(0);
    s.play(0, "end-turn").settle();
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      bool first = true;
      for (const std::string& answer : answers_of(row.answers, seat == 0 ? 'h' : 'd')) {
        if (first && row.of) {
          s.expect(seat, Ask::kOption);
          EXPECT_EQ(static_cast<int>(s.options(seat).size()) / 9, row.of);  // "option N\n"
        }
        first = false;
        s.play(seat, answer).settle();
      }
    }
    // now the Sheriff moves, the resolver discards, or the next turn begins
    EXPECT_TRUE(s.asks(0, Ask::kSheriffTo) || s.asks(0, Ask::kDiscard) || s.asks(1, Ask::kIncome));
    expect_reward(s, 0, row);
    expect_reward(s, 1, row);
    EXPECT_EQ(s.player(2).lp, 0);
    EXPECT_EQ(s.dollars(2), 0);
    EXPECT_EQ(s.player(2).hand_n, 0);
    if (std::string(row.answers).find("discard") != std::string::npos) {
      EXPECT_TRUE(s.discarded("2h") && s.discarded("2d"));
    }
    s.leave_open();
  }
}

// covers: story-blood-money, G4
TEST(Stories, BloodMoneyCannotBePaidAtThreeWounds) {
  Scenario s(3);
  s.story(0, "story-blood-money").wounds(0, 3).discs(0, 0, 2).turn(0);
  s.play(0, "end-turn").settle();
  EXPECT_EQ(s.dollars(0), 30);
  EXPECT_EQ(s.player(0).wounds, 3);
}

// covers: story-the-widow, story-new-schoolhouse, story-marked-deck, story-dust-storm, G3
TEST(Stories, ACostThatCannotBePaidIsNoOption) {
  struct Row {
    const char* story;
    int dollars, result, cards;
  };
  const Row rows[] = {{"story-the-widow", 10, 10, 2},
                      {"story-new-schoolhouse", 20, 40, 0},
                      {"story-marked-deck", 0, 0, 2},
                      {"story-dust-storm", 0, 10, 0}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.story);
    Scenario s(3);
    s.story(0, row.story).cash(0, row.dollars).discs(0, 0, 2).turn(0);
    s.play(0, "end-turn").settle();
    EXPECT_EQ(s.dollars(0), row.result);
    EXPECT_EQ(s.player(0).hand_n, row.cards);
  }
}

struct Shop {
  const char *story, *buy, *not_this;
  int cash, left;
};
constexpr Shop kShops[] = {
    // covers: story-cheap-horse
    {"story-cheap-horse", "buy mustang active", "buy revolver", 20, 0},
    // covers: story-tools-of-the-trade
    {"story-tools-of-the-trade", "buy rifle active", "buy mule", 10, 0},
    // covers: story-wagon-train
    {"story-wagon-train", "buy provisions", "buy revolver", 0, 0},
    // covers: story-hired-guns
    {"story-hired-guns", "buy rifle active", "buy whiskey", 20, 0},
};

// covers: G14, G21, B8.4
TEST(Stories, SomeOfferAnItemCheaper) {
  for (const Shop& row : kShops) {
    SCOPED_TRACE(row.story);
    Scenario s(3);
    s.story(0, row.story).cash(0, row.cash).discs(0, 0, 2).turn(0);
    s.play(0, "end-turn").settle();
    s.expect(0, Ask::kOption);
    s.play(0, "option 1");
    s.expect(0, Ask::kShop);
    EXPECT_FALSE(s.offers(0, row.not_this));
    s.play(0, row.buy).settle();
    if (s.asks(0, Ask::kShop)) s.pass(0);
    EXPECT_EQ(s.dollars(0), row.left);
    EXPECT_NE(s.player(0).items, 0);
    EXPECT_TRUE(s.asks(1, Ask::kIncome));

    if (row.cash == 0) continue;
    Scenario poorer(3);
    poorer.story(0, row.story).cash(0, row.cash - 10).discs(0, 0, 2).turn(0);
    poorer.play(0, "end-turn").settle();
    poorer.play(0, "option 1");
    EXPECT_FALSE(poorer.offers(0, row.buy));
    poorer.leave_open();
  }
}

}  // namespace
}  // namespace dr::stories_test
