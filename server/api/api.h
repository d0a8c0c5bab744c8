// The HTTP interface: accounts, lobby, tables and replays. docs/protocol.md describes it. Nothing
// here knows how a request came in.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/request.h"
#include "server/base/async.h"
#include "server/base/json.h"
#include "server/base/limits.h"
#include "server/room/rooms.h"
#include "server/room/services.h"
#include "server/store/accounts.h"

namespace dr {

class Api {
 public:
  Api(Services& services, Rooms& rooms, bool tls);

  // Answers anything; does not throw.
  Task<Reply> answer(const Request& request);

  // Who opens a WebSocket, and whether they may. Throws RequestError.
  Task<User> user_of(const Request& request);
  // Whether a request from a page comes from one of ours.
  bool good_origin(const Request& request) const;
  // Throws RequestError if it is asked by a name that is not its own.
  void check_host(const Request& request) const;
  std::string session_of(const Request& request) const;

 private:
  using Handler = Task<Reply> (Api::*)(const Request&, const json::object&, const std::string&);
  struct Endpoint {
    std::string_view method, path;  // path: "/api/tables/*", the star is the third argument
    RequestKind route;
    Handler handler;
  };
  static const Endpoint kEndpoints[];

  Task<Reply> dispatch(const Request& request);
  // Nothing: somebody the server does not know.
  Task<std::optional<User>> whoever(const Request& request);
  void check_limits(const Request& request);

  // accounts.cc
  Task<Reply> guest(const Request&, const json::object&, const std::string&);
  Task<Reply> me(const Request&, const json::object&, const std::string&);
  Task<Reply> claim(const Request&, const json::object&, const std::string&);
  Task<Reply> login(const Request&, const json::object&, const std::string&);
  Task<Reply> logout(const Request&, const json::object&, const std::string&);
  Task<Reply> logout_everywhere(const Request&, const json::object&, const std::string&);
  Task<Reply> change_password(const Request&, const json::object&, const std::string&);
  Task<Reply> set_email(const Request&, const json::object&, const std::string&);
  Task<Reply> confirm_email(const Request&, const json::object&, const std::string&);
  Task<Reply> drop_email(const Request&, const json::object&, const std::string&);
  Task<Reply> take_holiday(const Request&, const json::object&, const std::string&);
  Task<Reply> end_holiday(const Request&, const json::object&, const std::string&);
  Task<Reply> keep_holiday(User user, Holiday next);
  Task<Reply> delete_me(const Request&, const json::object&, const std::string&);
  Task<std::string> hashed(std::string password);
  Task<> need_password(const User& user, const json::object& body);
  Task<Reply> sign_in(const User& user);
  void count_login(const Request& request);
  std::string cookie(const std::string& token) const;
  // Runs something slow beside the threads that serve.
  template <class F>
  Task<std::invoke_result_t<F>> aside(F work);

  // trust.cc
  Task<Reply> forgot_password(const Request&, const json::object&, const std::string&);
  Task<Reply> reset_password(const Request&, const json::object&, const std::string&);
  Task<Reply> export_me(const Request&, const json::object&, const std::string&);
  Task<Reply> report(const Request&, const json::object&, const std::string&);

  // pushes.cc
  Task<Reply> push_key(const Request&, const json::object&, const std::string&);
  Task<Reply> add_push(const Request&, const json::object&, const std::string&);
  Task<Reply> remove_push(const Request&, const json::object&, const std::string&);

  // tables.cc
  Task<Reply> list_tables(const Request&, const json::object&, const std::string&);
  Task<Reply> my_tables(const Request&, const json::object&, const std::string&);
  Task<Reply> create_table(const Request&, const json::object&, const std::string&);
  Task<Reply> table_info(const Request&, const json::object&, const std::string&);
  Task<Reply> table_cards(const Request&, const json::object&, const std::string&);
  Task<Reply> invitation(const Request&, const json::object&, const std::string&);
  // Throws RequestError if somebody may not see the table.
  static void need_seen_table(Sql& sql, const std::string& id, const std::string& user);
  [[noreturn]] void refuse_code(const Request& request);
  Task<Reply> join_table(const Request&, const json::object&, const std::string&);
  Task<Reply> delete_table(const Request&, const json::object&, const std::string&);
  Task<Reply> replay(const Request&, const json::object&, const std::string&);

  // operations.cc
  Task<Reply> version(const Request&, const json::object&, const std::string&);
  Task<Reply> health(const Request&, const json::object&, const std::string&);
  Task<Reply> ready(const Request&, const json::object&, const std::string&);
  Task<Reply> metrics(const Request&, const json::object&, const std::string&);

  static constexpr std::int64_t kProbe = 1000;  // milliseconds between tries to write

  Services& s_;
  Rooms& rooms_;
  const bool tls_;
  KeyedBuckets requests_, guests_, logins_, codes_;
  KeyedBuckets checks_{10, 100};        // of health, by address
  KeyedBuckets resets_{3.0 / 3600, 3};  // mails with a code, by person
  asio::thread_pool aside_{1};
  std::atomic<std::int64_t> probed_ = -kProbe;  // steady_ms when it was last tried to write
  std::atomic<bool> writable_ = false;          // what came of it
};

}  // namespace dr
