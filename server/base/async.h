// Waiting, in coroutines, for work done on other threads.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <type_traits>

namespace dr {

namespace asio = boost::asio;
template <class T = void>
using Task = asio::awaitable<T>;

// Runs `start(done)` and waits until `done(exception_ptr)` was called, on any thread; goes on where it
// was. Throws what it was given.
template <class Start>
Task<> wait_for(Start start) {
  static_assert(std::is_trivially_copyable_v<Start>);
  const auto begin = [start = std::move(start)](auto handler) mutable {
    auto kept = std::make_shared<decltype(handler)>(std::move(handler));
    auto executor = asio::get_associated_executor(*kept);
    start([kept, executor](std::exception_ptr error) {
      asio::post(executor, [kept, error] { std::move (*kept)(error); });
    });
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<>, void(std::exception_ptr)>(
      std::move(begin), asio::use_awaitable);
}

}  // namespace dr
