// C15: every event, line by line.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr::events_test {
namespace {

// Player 1 stands in a plain space of Darkrock and calls an event by its fifth LP (Tall Tale).
void set_table(Scenario& s, const EventRow& row) {
  s.at(0, "dr6").lp(0, 4).hand(0, "6c").marker("5").sheriff("cj7").train("sh1");
  if (std::string_view(row.to) == "sh1") s.train("sv12");
  s.next_events(row.id);
}

int tokens(const EventRow& row, TokenKind kind) {
  int n = 0;
  for (const EventRow::Place& place : row.place)
    if (place.space && place.kind == kind) n += place.n;
  return n;
}

// Everything line 1 places lies there, and nothing else lies anywhere.
void expect_line_1(const Scenario& s, const EventRow& row) {
  for (const EventRow::Place& place : row.place) {
    if (!place.space) continue;
    EXPECT_TRUE(s.token_at(place.kind, place.space)) << place.space;
    if (place.kind == kGold) {
      EXPECT_EQ(s.gold_at(place.space), place.n) << place.space;
    }
  }
  const AnteUp& au = s.pub().au;
  EXPECT_EQ(au.outlaws.size(), tokens(row, kOutlaws));
  EXPECT_EQ(au.claim_jumpers.size(), tokens(row, kJumpers));
  EXPECT_EQ(std::popcount(au.rollers), tokens(row, kRollers));
  EXPECT_EQ(au.longhorns.size(), tokens(row, kLonghorns));
  EXPECT_EQ(au.longhorn_supply, 6 - tokens(row, kLonghorns));
  EXPECT_EQ(s.pub().supply_nuggets, 36 - tokens(row, kGold));
  int faces = 0;  // tokens that left their stacks
  for (const Space space : s.state().hid.au.token_at) faces += space != 0;
  EXPECT_EQ(faces, tokens(row, kOutlaws) + tokens(row, kJumpers) + tokens(row, kRollers));
}

// covers: event-01, event-02, event-03, event-04, event-05, event-06, event-07, event-08, event-09
// covers: event-10, event-11, event-12, event-13, event-14, event-15, event-16, event-17, event-18
// covers: event-19, event-20, event-21, event-22, AU10
TEST(EventCards, DoBothTheirLines) {
  for (const EventRow& row : kEventRows) {
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    set_table(s, row);
    s.wp(1, 1).turn(0);
    const std::string train = s.train_space();
    s.play(0, "play 6c").expect(0, Ask::kAction);
    expect_line_1(s, row);
    EXPECT_EQ(s.sheriff_space(), row.sheriff ? row.to : "cj7");
    EXPECT_EQ(s.train_space(), row.sheriff ? train : row.to);
    EXPECT_EQ(std::popcount(s.pub().au.event_discards), 1);
    EXPECT_EQ(s.pub().au.events_n, default_content(kAnteUp).catalog.n_events - 1);
    EXPECT_EQ(s.pub().au.event, 0);
    EXPECT_EQ(s.pub().au.markers, 0);  // boxed
  }
}

// covers: event-01, event-04, event-06, event-08, event-10, event-12, event-14, event-15, event-17
// covers: event-19, event-21, AU15, B12.1
TEST(EventCards, LeaveAnInactiveSheriffWhereHeIs) {
  for (const EventRow& row : kEventRows) {
    if (!row.sheriff) continue;
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    set_table(s, row);
    s.turn(0).play(0, "play 6c").expect(0, Ask::kAction);
    expect_line_1(s, row);
    EXPECT_EQ(s.sheriff_space(), "cj7");
  }
}

// covers: AU12, AU61
TEST(EventCards, PlaceNothingWhereAFigureStandsGoldExcepted) {
  for (const EventRow& row : kEventRows) {
    SCOPED_TRACE(row.id);
    for (const EventRow::Place& place : row.place) {
      if (!place.space || place.kind == kRollers) continue;
      SCOPED_TRACE(place.space);
      Scenario s(3, ante_up());
      set_table(s, row);
      s.at(2, place.space).turn(0).play(0, "play 6c").expect(0, Ask::kAction);
      EXPECT_EQ(s.token_at(place.kind, place.space), place.kind == kGold);
      for (const EventRow::Place& other : row.place)  // the rest of the line is done
        if (other.space && other.space != place.space) {
          EXPECT_TRUE(s.token_at(other.kind, other.space)) << other.space;
        }
    }
  }
}

// covers: event-02, event-03, event-04, event-05, AU62
TEST(EventCards, SeatAHighRollerWhateverStandsOnTheThreeSpaces) {
  for (const EventRow& row : kEventRows) {
    if (row.place[0].kind != kRollers) continue;
    SCOPED_TRACE(row.id);
    Scenario s(3, ante_up());
    set_table(s, row);
    s.at(1, row.place[0].space).at(2, row.place[0].space);
    s.turn(0).play(0, "play 6c").expect(0, Ask::kAction);
    expect_line_1(s, row);
  }
}

// covers: event-05, AU62
TEST(EventCards, SeatAtMostOneHighRollerInASaloon) {
  Scenario s(3, ante_up());
  s.at(0, "dr6").lp(0, 4).hand(0, "6c").marker("5").token("high-roller-2", "dr5");
  s.next_events("event-05").next_token("high-roller-1").turn(0);
  s.play(0, "play 6c").expect(0, Ask::kAction);
  EXPECT_TRUE(s.token_at(kRollers, "rf2"));
  EXPECT_EQ(std::popcount(s.pub().au.rollers), 2);
  EXPECT_EQ(s.state().hid.au.token_at[14], 0);  // the third is still in its stack
}

}  // namespace
}  // namespace dr::events_test
