#include "server/web_files.h"

#include "assets/assets.h"
#include "server/api.h"

namespace dr {
namespace {

std::string_view type_of(std::string_view path) {
  static constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".woff2", "font/woff2"},
      {".png", "image/png"}};
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "text/plain; charset=utf-8";
}

}  // namespace

Reply web_file(const std::string& path) {
  // Invitations and tables are pages of the client, which reads the address itself.
  const bool page = path == "/" || path.starts_with("/t/") || path.starts_with("/table/");
  const std::string file = "server/web" + (page ? "/index.html" : path);
  Reply reply;
  reply.route = RequestKind::kPage;
  const std::string_view text = asset(file);
  if (text.empty()) throw RequestError("not-found", "There is no such page.");
  reply.type = type_of(file);
  reply.body = text;
  return reply;
}

}  // namespace dr
