#include "server/room/bot_turn.h"

#include <gtest/gtest.h>

#include "server/table/test_table.h"

namespace dr {
namespace {

// Plays on until a bot is asked alone.
TableRecord at_a_bot() {
  TableRecord record = playing_table(R"({"players":2})", 1);
  while (!(record.asked() & seat_bit(1))) add_entry(record, first_choice(record));
  return record;
}

TEST(BotTurn, OnlyBotsHaveOne) {
  EXPECT_FALSE(bot_turn(playing_table()));
  EXPECT_FALSE(bot_turn(open_table()));
  const TableRecord record = at_a_bot();
  const auto turn = bot_turn(record);
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->seat, 1);
  EXPECT_EQ(turn->bot, "random");
  EXPECT_EQ(asked_bots(record), seat_bit(1));
}

TEST(BotTurn, AnAnswerCountsOnlyWhileTheGameHasNotMoved) {
  TableRecord record = at_a_bot();
  const BotTurn turn = *bot_turn(record);
  EXPECT_TRUE(still_asked(record, turn));
  const BotPool::Job job = bot_job(record, turn, "t");
  EXPECT_EQ(job.view.seat, 1);
  Choices options;
  legal(record.content().catalog, job.view, options);
  add_entry(record, choice_entry(record, 1, options[0]));
  EXPECT_FALSE(still_asked(record, turn));
}

TEST(BotTurn, NoOtherBotsAnswerCounts) {
  TableRecord record = playing_table();
  const Seat seat = asked_seat(record);
  LogEntry away = next_entry(record, EntryKind::kAway, seat);
  away.word = kStandIn;
  add_entry(record, away);
  const auto turn = bot_turn(record);
  ASSERT_TRUE(turn);
  EXPECT_TRUE(still_asked(record, *turn));
  add_entry(record, next_entry(record, EntryKind::kBack, seat));
  EXPECT_FALSE(still_asked(record, *turn));
}

TEST(BotTurn, ARandomBotRollsAnewAndTheOthersKeepTheirSeed) {
  TableRecord record = at_a_bot();
  BotTurn turn = *bot_turn(record);
  const auto before = bot_job(record, turn, "t").seed;
  EXPECT_NE(bot_job(record, turn, "u").seed, before);
  turn.bot = "normal";
  const auto normal = bot_job(record, turn, "t").seed;
  add_entry(record, first_choice(record));
  EXPECT_EQ(bot_job(record, turn, "t").seed, normal);
  turn.bot = "random";
  EXPECT_NE(bot_job(record, turn, "t").seed, before);
}

}  // namespace
}  // namespace dr
