// A store on a new database, and what became of the jobs posted to it.
#pragma once

#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/store/store.h"
#include "server/store/tables.h"
#include "server/store/test_database.h"

namespace dr {

using Numbers = std::vector<std::int64_t>;

class StoreTest : public DatabaseTest {
 protected:
  StoreTest() { open(); }

  void open() { store_.emplace(url_); }
  // Holds the store's thread, once, until let_go(): what is posted meanwhile is one batch.
  void hold() {
    store_->post([this](Sql&) { held_.set_value(), gate_.get_future().wait(); }, {});
    held_.get_future().wait();
  }
  void let_go() { gate_.set_value(); }

  static Store::Job entry(std::int64_t n, const std::string& body = "x") {
    return [=](Sql& sql) { append_entry(sql, "t", n, 1, body); };
  }
  // Adds n, or -1 - n for a failure, to what is done.
  Store::Done note(std::int64_t n) {
    return [this, n](std::exception_ptr error) {
      const std::lock_guard lock(mutex_);
      done_.push_back(error ? -1 - n : n);
    };
  }
  Numbers kept() {
    Numbers found;
    store_->run([&](Sql& sql) {
      found.clear();
      for (const EntryRow& row : entries_of(sql, "t")) found.push_back(row.n);
    });
    return found;
  }
  Numbers done() {
    // What was posted before is done then, whatever became of it.
    const auto last = std::make_shared<std::promise<void>>();
    store_->post([](Sql&) {}, [last](std::exception_ptr) { last->set_value(); });
    last->get_future().wait();
    const std::lock_guard lock(mutex_);
    return done_;
  }

  std::promise<void> held_, gate_;
  std::mutex mutex_;
  Numbers done_;
  std::optional<Store> store_;
};

}  // namespace dr
