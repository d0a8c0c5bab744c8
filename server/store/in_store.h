// Waiting, in coroutines, for the database.
#pragma once

#include <optional>
#include <type_traits>

#include "server/base/async.h"
#include "server/store/store.h"

namespace dr {

// Runs a job in the store and waits until it is durable. Jobs may run twice (Store::post).
//
// Jobs capture by reference: what they refer to waits with the coroutine. g++ 12 destroys closures that
// own something twice when they are temporaries of a co_await.
template <class Job>
auto in_store(Store& store, Job job) -> Task<std::invoke_result_t<Job&, Sql&>> {
  using Result = std::invoke_result_t<Job&, Sql&>;
  static_assert(std::is_trivially_copyable_v<Job>);
  if constexpr (std::is_void_v<Result>) {
    co_await wait_for([&](auto done) { store.post(job, done); });
  } else {
    std::optional<Result> result;
    co_await wait_for([&](auto done) { store.post([&](Sql& sql) { result = job(sql); }, done); });
    co_return std::move(*result);
  }
}

}  // namespace dr
