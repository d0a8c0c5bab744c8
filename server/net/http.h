// HTTP and WebSocket on one port. Outside of net/ and client/ nothing of the server knows Beast.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <memory>
#include <vector>

#include "server/api/api.h"
#include "server/base/limits.h"
#include "server/room/rooms.h"
#include "server/room/services.h"

namespace dr {

class HttpServer {
 public:
  // Binds the port. Throws SettingsError with one sentence if that, or the certificate, cannot be used.
  HttpServer(Services& services, Rooms& rooms, std::vector<asio::any_io_executor> executors);
  ~HttpServer();

  int port() const;
  void start();  // accepts from now on
  void stop();   // accepts no more; what is open stays
  // Takes the certificate for new connections as it is on disk now. Throws SettingsError, and keeps the
  // one it has, if that cannot be used. Thread safe.
  void reload_certificate();

 private:
  struct Listener;
  std::shared_ptr<Listener> listener_;
};

}  // namespace dr
