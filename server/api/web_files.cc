#include "server/api/web_files.h"

#include <algorithm>

#include "server/api/request.h"
#include "server/api/web_table.h"
#include "server/base/request_error.h"

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
      {".bin", "application/octet-stream"},
      {".woff2", "font/woff2"},
      {".woff", "font/woff"},
      {".png", "image/png"},
      {".webm", "audio/webm"}};
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "text/plain; charset=utf-8";
}

// The screens of the client: it reads the address itself.
bool is_page(std::string_view path) {
  static constexpr std::string_view kScreens[] = {"/new",   "/games", "/replay",   "/review",
                                                  "/rules", "/learn", "/workshop", "/settings"};
  static constexpr std::string_view kFolders[] = {"/t/",   "/table/", "/local/",   "/lesson/",
                                                  "/try/", "/rules/", "/workshop/"};
  const auto begins = [&](std::string_view folder) { return path.starts_with(folder); };
  return path == "/" || std::ranges::find(kScreens, path) != std::end(kScreens) ||
         std::ranges::any_of(kFolders, begins);
}

const WebFile* find(std::string_view path) {
  const auto found = std::ranges::lower_bound(kWebFiles, path, {}, &WebFile::path);
  return found != kWebFiles.end() && found->path == path ? &*found : nullptr;
}

// Compressed copies, the smaller first.
constexpr struct {
  const char *encoding, *ending;
} kPacked[] = {{"br", ".br"}, {"gzip", ".gz"}};

bool is_packed(std::string_view path) {
  return std::ranges::any_of(kPacked, [&](const auto& p) { return path.ends_with(p.ending); });
}

}  // namespace

Reply web_file(const Request& request) {
  std::string path = is_page(request.path) ? "/index.html" : request.path;
  const WebFile* file = is_packed(path) ? nullptr : find(path);
  Reply reply;
  if (!file && request.accept.find("text/html") != std::string::npos) {
    path = "/index.html";  // the client says it more kindly
    file = find(path);
    reply.status = 404;
  }
  if (!file) throw RequestError("not-found", "There is no such page.");
  reply.route = RequestKind::kPage;
  reply.type = type_of(path);
  // The names of assets change with what is in them.
  reply.lasting = path.starts_with("/assets/");
  for (const auto& [encoding, ending] : kPacked) {
    const WebFile* packed = find(path + ending);
    if (!packed || request.encodings.find(encoding) == std::string::npos) continue;
    file = packed;
    reply.encoding = encoding;
    break;
  }
  reply.body.assign(file->bytes.begin(), file->bytes.end());
  return reply;
}

}  // namespace dr
