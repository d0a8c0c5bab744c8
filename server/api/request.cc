#include "server/api/request.h"

namespace dr {

Reply json_reply(const json::value& value, int status) {
  Reply reply;
  reply.status = status;
  reply.body = json::serialize(value);
  return reply;
}

Reply refusal(int status, std::string_view code, std::string_view why) {
  return json_reply(json::object{{"error", {{"code", code}, {"why", why}}}}, status);
}

}  // namespace dr
