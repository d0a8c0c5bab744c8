// A whole server: database, tables, bots, sockets.
#pragma once

#include <functional>
#include <memory>

#include "server/ops/settings.h"

namespace dr {

class Server {
 public:
  // Opens the database and the port. Throws SettingsError or StoreError with one sentence.
  explicit Server(const Settings& settings);
  ~Server();

  int port() const;
  std::string address() const;  // to open in a browser
  void start();
  // Serves until SIGINT or SIGTERM, then lets every table finish what it has begun. Calls `serving`
  // once it can be reached and stopped.
  void run(const std::function<void()>& serving = {});
  // Reads the TLS certificate again, as run() does on SIGHUP; a broken one is logged and not taken.
  void reload();
  // The same end without a signal. Idempotent.
  void stop();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace dr
