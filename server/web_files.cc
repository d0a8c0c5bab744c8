#include "server/web_files.h"

#include <algorithm>

#include "server/api.h"
#include "server/web_table.h"

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
      {".woff", "font/woff"},
      {".png", "image/png"}};
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "text/plain; charset=utf-8";
}

// The screens of the client: it reads the address itself.
bool is_page(std::string_view path) {
  static constexpr std::string_view kScreens[] = {"/new",   "/games", "/replay",
                                                  "/rules", "/learn", "/settings"};
  static constexpr std::string_view kFolders[] = {"/t/", "/table/", "/local/", "/rules/"};
  const auto begins = [&](std::string_view folder) { return path.starts_with(folder); };
  return path == "/" || std::ranges::find(kScreens, path) != std::end(kScreens) ||
         std::ranges::any_of(kFolders, begins);
}

const WebFile* find(std::string_view path) {
  const auto found = std::ranges::lower_bound(kWebFiles, path, {}, &WebFile::path);
  return found != kWebFiles.end() && found->path == path ? &*found : nullptr;
}

}  // namespace

Reply web_file(const Request& request) {
  const std::string path = is_page(request.path) ? "/index.html" : request.path;
  const WebFile* file = path.ends_with(".gz") ? nullptr : find(path);
  if (!file) throw RequestError("not-found", "There is no such page.");
  Reply reply;
  reply.route = RequestKind::kPage;
  reply.type = type_of(path);
  // The names of assets change with what is in them.
  reply.lasting = path.starts_with("/assets/");
  if (const WebFile* packed = find(path + ".gz"); packed && request.takes_gzip) {
    file = packed;
    reply.encoding = "gzip";
  }
  reply.body.assign(file->bytes.begin(), file->bytes.end());
  return reply;
}

}  // namespace dr
