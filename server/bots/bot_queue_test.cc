#include "server/bots/bot_queue.h"

#include <gtest/gtest.h>

#include <future>

#include "bots/bots.h"
#include "server/base/base64.h"
#include "server/bots/bot_workers.h"
#include "server/ops/metrics.h"
#include "server/store/leases.h"
#include "server/store/test_database.h"
#include "server/table/test_table.h"

namespace dr {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLong{60'000};

class BotQueueTest : public testing::Test {
 protected:
  BotQueueTest() {
    const auto made = open_sql(url_, Access::kAlone);
    migrate(*made);
    sql_ = open_sql(url_);
    enlist(*sql_, {"here", "", 1, 1, ""}, 600'000);
  }
  ~BotQueueTest() override {
    if (queue_) queue_->stop();
    pool_.stop();
  }

  void begin(milliseconds wait) {
    queue_.emplace(pool_, url_, "here", wait, metrics_);
    queue_->begin();
  }
  BotPool::Job job(const std::string& bot = "search@200") const {
    return {&record_.content(), observe(record_.state(), seat_), bot, 7, nullptr, nullptr};
  }
  // Asks as soon as the queue knows that somebody is about.
  std::future<Choice> ask() {
    const auto answer = std::make_shared<std::promise<Choice>>();
    auto future = answer->get_future();
    BotPool::Job asked = job();
    asked.done = [answer](Choice choice) { answer->set_value(choice); };
    while (!queue_->take(asked)) std::this_thread::sleep_for(milliseconds(5));
    return future;
  }
  // The same, until somebody has taken it: on a busy machine the queue may take it back before.
  std::pair<std::future<Choice>, Decision> ask_until_taken(Sql& sql) {
    for (;;) {
      std::future<Choice> answer = ask();
      ++asked_;
      while (answer.wait_for(milliseconds(1)) == std::future_status::timeout) {
        sql.begin();
        if (const auto decision = take_decision(sql, kind())) return {std::move(answer), *decision};
        sql.rollback();
      }
    }
  }
  Choice best() const {
    Choices options;
    const BotPool::Job asked = job();
    legal(asked.content->catalog, asked.view, options);
    return make_bot(asked.bot, asked.seed)->choose(asked.content->catalog, asked.view, options);
  }
  std::string kind() const { return decision_kind(record_.content().catalog); }

  // Somebody who takes decisions, and may die.
  std::unique_ptr<Sql> thinker() const {
    auto sql = open_sql(url_);
    offer_to_think(*sql, kind());
    return sql;
  }
  Decision taken_by(Sql& sql) const {
    for (;;) {
      sql.begin();
      if (const auto decision = take_decision(sql, kind())) return *decision;
      sql.rollback();
      std::this_thread::sleep_for(milliseconds(5));
    }
  }

  const std::string url_ = empty_postgres();
  const TableRecord record_ = playing_table();
  const Seat seat_ = asked_seat(record_);
  Metrics metrics_{"test", 1};
  BotPool pool_{1};
  std::unique_ptr<Sql> sql_;
  std::optional<BotQueue> queue_;
  int asked_ = 0;  // by ask_until_taken
};

TEST_F(BotQueueTest, AWorkerChoosesAsTheServerWould) {
  BotWorkers workers(url_, 2);
  begin(kLong);
  std::vector<std::future<Choice>> answers;
  for (int i = 0; i < 20; ++i) answers.push_back(ask());
  for (auto& answer : answers) EXPECT_EQ(answer.get(), best());
  EXPECT_EQ(metrics_.bots_elsewhere.Value(), 20);
  EXPECT_EQ(metrics_.bots_taken_back.Value(), 0);
  EXPECT_EQ(count_decisions(*sql_), 0);
}

TEST_F(BotQueueTest, BotsThatDoNotSearchThinkHere) {
  const auto about = thinker();
  begin(kLong);
  ask();
  BotPool::Job quick = job("normal");
  EXPECT_FALSE(queue_->take(quick));
}

TEST_F(BotQueueTest, OnlyThoseOfTheSameRulesAndCardsAreAsked) {
  const auto other = open_sql(url_);
  offer_to_think(*other, kind() + "0");
  begin(kLong);
  while (metrics_.bot_workers.Value() == 0) std::this_thread::sleep_for(milliseconds(5));
  BotPool::Job asked = job();
  EXPECT_FALSE(queue_->take(asked));
  add_decision(*sql_, {"x", "here", kind(), "search@1", 1, "?"});
  other->begin();
  EXPECT_FALSE(take_decision(*other, kind() + "0"));
  EXPECT_TRUE(take_decision(*other, "1-2-3 " + kind()));
}

TEST_F(BotQueueTest, WithoutWorkersNothingIsPutThere) {
  begin(milliseconds(1));
  BotPool::Job asked = job();
  EXPECT_FALSE(queue_->take(asked));
  EXPECT_EQ(count_decisions(*sql_), 0);
}

TEST_F(BotQueueTest, AnotherTakesWhatADeadWorkerHad) {
  auto dying = thinker();
  begin(kLong);
  auto answer = ask();
  taken_by(*dying);
  BotWorkers workers(url_, 1);
  dying.reset();
  EXPECT_EQ(answer.get(), best());
  EXPECT_EQ(metrics_.bots_elsewhere.Value(), 1);
}

TEST_F(BotQueueTest, TheServerTakesBackWhatADeadWorkerHad) {
  auto dying = thinker();
  begin(milliseconds(50));
  auto [answer, decision] = ask_until_taken(*dying);
  dying.reset();
  EXPECT_EQ(answer.get(), best());
  EXPECT_EQ(metrics_.bots_taken_back.Value(), asked_);
  EXPECT_EQ(metrics_.bots_elsewhere.Value(), 0);
}

TEST_F(BotQueueTest, AnAnswerThatComesTooLateDoesNotCount) {
  const auto slow = thinker();
  begin(milliseconds(300));
  auto [answer, decision] = ask_until_taken(*slow);
  slow->rollback();  // it thinks on, and has let go
  EXPECT_EQ(answer.get(), best());
  EXPECT_EQ(metrics_.bots_taken_back.Value(), asked_);
  answer_decision(*slow, decision, best().code());
  auto [next, last] = ask_until_taken(*slow);  // behind it, on the same connection
  answer_decision(*slow, last, best().code());
  slow->commit();
  EXPECT_EQ(next.get(), best());
  EXPECT_EQ(metrics_.bots_elsewhere.Value(), 1);
}

TEST_F(BotQueueTest, WhatIsNotLegalIsThoughtAboutAgain) {
  const auto odd = thinker();
  begin(kLong);
  auto answer = ask();
  const Decision decision = taken_by(*odd);
  answer_decision(*odd, decision, 0xffffffff);
  odd->commit();
  EXPECT_EQ(answer.get(), best());
  EXPECT_EQ(metrics_.bots_taken_back.Value(), 1);
}

TEST_F(BotQueueTest, OnlyWhatTheSeatSeesIsPutThere) {
  const auto curious = thinker();
  begin(kLong);
  ask();
  const Decision decision = taken_by(*curious);
  const View view = observe(record_.state(), seat_);
  EXPECT_EQ(from_base64(decision.view),
            std::string(reinterpret_cast<const char*>(&view), sizeof(View)));
  EXPECT_EQ(decision.bot, "search@200");
  EXPECT_EQ(decision.seed, 7U);
}

TEST_F(BotQueueTest, AllIsThoughtAboutHereWhenTheConnectionBreaks) {
  const auto holding = thinker();
  begin(kLong);
  auto answer = ask();
  taken_by(*holding);
  sql_->run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
      " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  EXPECT_EQ(answer.get(), best());
  EXPECT_EQ(metrics_.bots_taken_back.Value(), 1);
}

// What a server that died left behind is nobody's.
TEST_F(BotQueueTest, NobodyThinksForAServerThatIsNoMore) {
  add_decision(*sql_, {"x", "gone", kind(), "search@1", 1, "?"});
  const auto thinking = thinker();
  thinking->begin();
  EXPECT_FALSE(take_decision(*thinking, kind()));
  forget_the_dead(*sql_);
  EXPECT_EQ(count_decisions(*sql_), 0);
}

TEST(BotWorkers, NeedAQueue) {
  const TemporaryFolder folder;
  EXPECT_THROW(BotWorkers("sqlite:" + (folder / "test.db"), 1), StoreError);
  EXPECT_THROW(BotWorkers(empty_postgres(), 1), StoreError) << "nobody has made its tables";
}

}  // namespace
}  // namespace dr
