// What the HTTP interface is asked and answers, however it came in.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/base/json.h"
#include "server/ops/metrics.h"

namespace dr {

struct Request {
  std::string method, path;  // path: decoded, without the query
  std::map<std::string, std::string> query;
  std::string body, content_type, origin, host, token;  // token: of the cookie
  bool marked = false;                                  // with the header X-Darkrock
  std::string accept, encodings;                        // what the client takes
  std::string address;                                  // of the client, for limits
  bool handed_on = false;                               // by another server
  bool loopback = false;                                // the connection itself is local
};

struct Reply {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string cookie;    // a whole Set-Cookie value, empty: none
  std::string file;      // a name to save it under, empty: none
  std::string encoding;  // of the body, empty: none
  bool lasting = false;  // it never changes: browsers may keep it
  RequestKind route = RequestKind::kOther;
};

Reply json_reply(const json::value& value, int status = 200);
// {"error":{"code":...,"why":...}}
Reply refusal(int status, std::string_view code, std::string_view why);

}  // namespace dr
