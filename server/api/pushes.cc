// Browsers that want to be woken when it is somebody's turn.
#include "server/store/pushes.h"

#include "server/api/api.h"
#include "server/base/clock.h"
#include "server/base/request_error.h"
#include "server/notice/notices.h"
#include "server/notice/push.h"
#include "server/ops/settings.h"
#include "server/room/services.h"
#include "server/store/in_store.h"

namespace dr {

Task<Reply> Api::push_key(const Request&, const json::object&, const std::string&) {
  co_return json_reply(json::object{{"key", s_.notices.push_key()}});
}

Task<Reply> Api::add_push(const Request& request, const json::object& body, const std::string&) {
  const User user = co_await user_of(request);
  const std::string endpoint = text_of(body, "endpoint").value_or("");
  if (s_.notices.push_key().empty())
    throw RequestError("no-push", "This server wakes no browsers.");
  if (!is_push_endpoint(endpoint, s_.settings.push == PushAccess::kAnywhere))
    throw RequestError("bad-endpoint", "This is no address of a push service.");
  const std::string session = session_of(request);
  co_await in_store(s_.store,
                    [&](Sql& sql) { dr::add_push(sql, endpoint, user.id, session, now_ms()); });
  co_return json_reply(json::object{{"ok", true}});
}

Task<Reply> Api::remove_push(const Request& request, const json::object& body, const std::string&) {
  const User user = co_await user_of(request);
  const std::string endpoint = text_of(body, "endpoint").value_or("");
  if (is_push_endpoint(endpoint, true))
    co_await in_store(s_.store, [&](Sql& sql) { dr::remove_push(sql, endpoint, user.id); });
  co_return json_reply(json::object{{"ok", true}});
}

}  // namespace dr
