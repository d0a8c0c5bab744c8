#include "server/room/task_line.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <vector>

namespace dr {
namespace {

struct Worker {
  explicit Worker(asio::io_context& context)
      : line(
            context.get_executor(), [](const TaskLine::Work& work) { return work(); },
            [this] { ++idle; }) {}

  std::vector<int> done;
  int idle = 0;
  TaskLine line;
};

TEST(TaskLine, OneAfterTheOtherThoughTheyWait) {
  asio::io_context context;
  const auto worker = std::make_shared<Worker>(context);
  for (int n = 0; n < 3; ++n)
    worker->line.add(worker, [worker = worker.get(), n]() -> Task<> {
      worker->done.push_back(n);
      co_await asio::post(asio::use_awaitable);  // others could come first
      worker->done.push_back(n);
    });
  EXPECT_EQ(worker->line.pending(), 3);
  context.run();
  EXPECT_EQ(worker->done, (std::vector<int>{0, 0, 1, 1, 2, 2}));
  EXPECT_EQ(worker->line.pending(), 0);
  EXPECT_EQ(worker->idle, 1);
}

TEST(TaskLine, WhatWaitsKeepsItsOwner) {
  asio::io_context context;
  int done = 0;
  auto worker = std::make_shared<Worker>(context);
  const std::weak_ptr<Worker> weak = worker;
  worker->line.add(worker, [&done]() -> Task<> {
    ++done;
    co_return;
  });
  worker.reset();
  EXPECT_FALSE(weak.expired());
  context.run();
  EXPECT_EQ(done, 1);
  EXPECT_TRUE(weak.expired());
}

}  // namespace
}  // namespace dr
