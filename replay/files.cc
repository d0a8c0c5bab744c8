#include "replay/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace dr {

std::string save_text(const std::string& path, std::string_view text) {
  const std::string draft = path + ".part";
  std::FILE* file = std::fopen(draft.c_str(), "wb");
  if (!file) return "cannot write " + draft + ": " + std::strerror(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool closed = std::fclose(file) == 0;
  if (written && closed && std::rename(draft.c_str(), path.c_str()) == 0) return {};
  const std::string problem = "cannot write " + path + ": " + std::strerror(errno);
  std::remove(draft.c_str());
  return problem;
}

std::string load_text(const std::string& path, std::string& problem) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) {
    problem = "cannot read " + path + ": " + std::strerror(errno);
    return {};
  }
  std::string text;
  char buffer[16384];
  for (std::size_t n; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
  if (std::ferror(file)) problem = "cannot read " + path + ": " + std::strerror(errno);
  std::fclose(file);
  return text;
}

}  // namespace dr
