// B14.6 Taking a choice back with Ante Up, and the audience of its events.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/scenario.h"

namespace dr::takeback_test {
namespace {

// A table with something to do in every space of the new board.
void furnish(Scenario& s) {
  s.cash(0, 120).longhorn_at("fr7").gold("fr22", 2).frontier("fr21", "frontier-02").train("fr1");
  s.token("outlaw-3", "fr17").token("high-roller-2", "bg1");
}

// covers: B14.6
TEST(AuTakeBack, AChoiceThatShowsNothingMayBeTakenBack) {
  struct {
    const char *space, *hand, *words;
  } const rows[] = {
      {"fr7", "", "longhorn"},     {"fr1", "", "cross"},         {"sv12", "", "rail"},
      {"fr21", "9c", "explore"},   {"bg4", "", "buy derringer"}, {"fr15", "", "move fr22"},
      {"fr15", "8c", "move fr22"}, {"bg1", "10c", "play 10c"},   {"rf3", "", "revel 2"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.words);
    Scenario s(3, ante_up());
    furnish(s);
    s.at(0, row.space).hand(0, row.hand).turn(0).leave_open();
    EXPECT_EQ(s.reveals_by(0, row.words), 0u);
  }
}

// covers: B14.6
TEST(AuTakeBack, DrawsTurnsLooksAndOthersEndThat) {
  struct {
    const char *what, *space, *hand, *words;
  } const rows[] = {
      {"train card drawn", "fr1", "Kh", "rob-train"},
      {"token flipped", "fr16", "Kh", "move fr17"},
      {"fight cards shown", "bg1", "", "faro"},
      {"card drawn, token flipped", "bg1", "Kh", "high-roller"},
      {"card drawn", "bg1", "Kh", "community-poker"},
      {"events drawn", "fr37", "7c", "play 7c"},
      {"event drawn", "bg4", "", "buy gazette"},
      {"rolled", "fr37", "", "use snake-oil"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.what);
    Scenario s(3, ante_up(kAnteUp | kAlternativePoker | kCommunityPoker));
    furnish(s);
    const std::string words = row.words;
    if (words == "use snake-oil") s.item(0, "snake-oil");
    if (words == "buy gazette") s.cash(0, 10);  // nothing else to buy: the action is done
    s.at(0, row.space).hand(0, row.hand).turn(0).leave_open();
    EXPECT_GT(s.reveals_by(0, row.words), 0u);
  }
}

// covers: B14.6, ruling 111, AU41, AU49, AU65
TEST(AuTakeBack, AnswersThatTurnOrLookEndIt) {
  Scenario look(3, ante_up());
  look.hand(0, "8c").at(0, "fr15").turn(0).play(0, "move fr22");
  EXPECT_EQ(look.reveals_by(0, "react 8c"), 0u);
  EXPECT_GT(look.reveals_by(0, "look cattle green"), 0u);
  look.pass(0).settle();

  Scenario explore(3, ante_up());
  explore.hand(0, "9c 9s").frontier("fr21", "frontier-02").at(0, "fr21").turn(0);
  EXPECT_EQ(explore.reveals_by(0, "explore"), 0u);
  EXPECT_EQ(explore.reveals_by(0, "discard 9c"), 0u);  // more may be discarded
  EXPECT_GT(explore.reveals_by(0, "pass"), 0u);

  Scenario bet(3, ante_up());
  bet.cash(0, 30).at(0, "bg1").faro("fight-2 fight-k fight-3 fight-4").turn(0).play(0, "faro");
  EXPECT_EQ(bet.reveals_by(0, "bet 5 10"), 0u);  // the $20 marker is still to be laid
  EXPECT_GT(bet.reveals_by(0, "bet 6 20"), 0u);  // two cards are turned
  EXPECT_GT(bet.reveals_by(0, "stay"), 0u);      // and the third

  Scenario gold(3, ante_up());
  gold.gold("fr22", 2).at(0, "fr15").turn(0).play(0, "move fr22");
  EXPECT_EQ(gold.reveals_by(0, "take-nuggets 1"), 0u);
  gold.settle();
  if (gold.asks(0, Ask::kWindow)) gold.pass(0);
}

// covers: B14.6, AU65, poker-rumors
TEST(AuTakeBack, AnEventChosenIsShown) {
  Scenario s(3, ante_up());  // all have seen which one it was
  s.hand(0, "7c").next_events("event-13 event-21").turn(0).play(0, "play 7c");
  EXPECT_GT(s.reveals_by(0, "event event-21"), 0u);
}

// covers: B14.6, AU47, AU53
TEST(AuTakeBack, AnotherPlayerAskedEndsIt) {
  Scenario faro(3, ante_up());
  faro.at(0, "bg1").at(1, "bg7").cash(0, 10).cash(1, 10).turn(0).leave_open();
  EXPECT_GT(faro.reveals_by(0, "faro"), 0u);
  EXPECT_GT(faro.reveals_by(1, "join"), 0u);      // the cards are shown
  EXPECT_GT(faro.reveals_by(1, "bet 5 10"), 0u);  // the active player bets last
  Scenario poker(3, ante_up(7));
  poker.at(0, "bg1").at(1, "bg7").at(2, "bg7").cash(0, 30).cash(1, 30).cash(2, 30).turn(0);
  poker.play(0, "community-poker").play(1, "join").play(2, "join").leave_open();
  EXPECT_GT(poker.reveals_by(1, "raise"), 0u);
  EXPECT_GT(poker.reveals_by(2, "fold"), 0u);
}

}  // namespace
}  // namespace dr::takeback_test
