// One person's WebSocket to one table.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <string>

#include "server/account/people.h"
#include "server/base/async.h"
#include "server/base/limits.h"
#include "server/net/http_message.h"
#include "server/net/stream.h"
#include "server/room/services.h"

namespace dr {

class Room;

class Socket : public Peer, public std::enable_shared_from_this<Socket> {
 public:
  struct Place {
    std::string table;
    std::int64_t since = 0, chat_since = 0;
    bool agreed = true;  // the client speaks what this server does
  };

  Socket(Services& services, Stream stream, std::string user, std::string session, bool words);

  // Accepts the upgrade, goes to the table, and serves until the connection ends.
  Task<> run(HttpRequest upgrade, Rooms& rooms, Place place);

  void send(std::shared_ptr<const std::string> text) override;
  void close(Ending ending) override;

 private:
  Task<> sit_down(Rooms& rooms, const Place& place);
  Task<> turn_away();
  Task<> read();
  Task<> write();
  bool too_fast();

  Services& s_;
  beast::websocket::stream<Stream, false> socket_;
  std::shared_ptr<Room> room_;
  TokenBucket rate_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_ = 0;  // bytes
  bool open_ = false, writing_ = false, closing_ = false;
  Ending ending_{};
};

}  // namespace dr
