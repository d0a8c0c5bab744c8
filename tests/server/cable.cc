#include "tests/server/cable.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/write.hpp>
#include <future>
#include <vector>

namespace dr {
namespace {

using tcp = asio::ip::tcp;
using boost::system::error_code;

tcp::endpoint here(int port) {
  return {asio::ip::make_address("127.0.0.1"), static_cast<std::uint16_t>(port)};
}

}  // namespace

struct Cable::Pair {
  explicit Pair(tcp::socket one) : near(std::move(one)), far(near.get_executor()) {}
  void close() {
    error_code ignored;
    near.close(ignored);
    far.close(ignored);
  }
  tcp::socket near, far;
};

Cable::Cable(int to)
    : acceptor_(context_, here(0)), to_(to), port_(acceptor_.local_endpoint().port()) {
  asio::co_spawn(context_, accept(), asio::detached);
  thread_ = std::thread([this] { context_.run(); });
}

Cable::~Cable() {
  context_.stop();
  thread_.join();
}

void Cable::mend() {
  std::promise<void> mended;
  asio::post(context_, [&] {
    cut_ = false;
    for (const auto& pair : pairs_) pair->close();
    pairs_.clear();
    mended.set_value();
  });
  mended.get_future().wait();
}

Task<> Cable::accept() {
  for (;;) {
    error_code error;
    tcp::socket socket =
        co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    const auto pair = std::make_shared<Pair>(std::move(socket));
    pairs_.insert(pair);
    if (!cut_)
      co_await pair->far.async_connect(here(to_), asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      pair->close();
      pairs_.erase(pair);
      continue;
    }
    if (cut_) continue;  // it waits, and hears nothing
    pair->near.set_option(tcp::no_delay(true), error);
    pair->far.set_option(tcp::no_delay(true), error);
    asio::co_spawn(context_, pass_on(pair, false), asio::detached);
    asio::co_spawn(context_, pass_on(pair, true), asio::detached);
  }
}

Task<> Cable::pass_on(std::shared_ptr<Pair> pair, bool back) {
  tcp::socket& from = back ? pair->far : pair->near;
  tcp::socket& to = back ? pair->near : pair->far;
  std::vector<char> bytes(16384);
  error_code error;
  while (!error) {
    const std::size_t n = co_await from.async_read_some(
        asio::buffer(bytes), asio::redirect_error(asio::use_awaitable, error));
    if (cut_) co_return;  // lost on the way; mend() ends it
    if (!error)
      co_await asio::async_write(to, asio::buffer(bytes.data(), n),
                                 asio::redirect_error(asio::use_awaitable, error));
  }
  pair->close();
  pairs_.erase(pair);
}

}  // namespace dr
