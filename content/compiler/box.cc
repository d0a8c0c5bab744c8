#include "content/compiler/box.h"

#include <charconv>

#include "content/compiler/pack.h"
#include "darkrock/modules.h"

namespace dr {
namespace {

constexpr std::string_view kFirst = "darkrock cards 1\n";

// The next word of a line and the character behind it, or nothing.
std::string_view take(std::string_view& text, char end) {
  const auto at = text.find(end);
  if (at == std::string_view::npos) return {};
  const std::string_view word = text.substr(0, at);
  text.remove_prefix(at + 1);
  return word;
}

std::optional<std::size_t> number(std::string_view word, std::size_t most) {
  std::size_t n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() || end != word.data() + word.size() || n > most) return std::nullopt;
  return n;
}

CompileResult refused(std::string message) {
  CompileResult result;
  result.errors.push_back({"cards", 1, 1, std::move(message)});
  return result;
}

}  // namespace

std::string write_box(std::span<const SourceFile> files) {
  std::string out(kFirst);
  for (const SourceFile& file : files) {
    out += std::to_string(file.layer) + " " + std::to_string(file.text.size()) + " " + file.path;
    out += "\n" + file.text + "\n";
  }
  return out;
}

std::optional<std::vector<SourceFile>> read_box(std::string_view text) {
  if (text.size() > kMostBoxBytes || !text.starts_with(kFirst)) return std::nullopt;
  text.remove_prefix(kFirst.size());
  std::vector<SourceFile> files;
  while (!text.empty()) {
    const auto layer = number(take(text, ' '), 1);
    const auto size = number(take(text, ' '), text.size());
    const std::string_view path = take(text, '\n');
    if (!layer || !size || path.empty() || *size >= text.size() || text[*size] != '\n')
      return std::nullopt;
    files.push_back(
        {std::string(path), std::string(text.substr(0, *size)), static_cast<int>(*layer)});
    text.remove_prefix(*size + 1);
  }
  return files;
}

std::string box_of(int modules, std::string_view pack) {
  std::vector<SourceFile> files = default_sources(modules);
  if (!pack.empty()) files.push_back({std::string(kPackPath), std::string(pack), 1});
  return write_box(files);
}

CompileResult compile_box(std::string_view box, int modules) {
  auto files = read_box(box);
  if (!files) return refused("these are no cards");
  CompileResult result = compile(*files);
  if (result.content && (result.content->catalog.ante_up != 0) != ((modules & kAnteUp) != 0))
    return refused("these are the cards of other modules");
  return result;
}

std::string pack_in(std::string_view box) {
  const auto files = read_box(box);
  for (const SourceFile& file : files ? *files : std::vector<SourceFile>{})
    if (file.layer == 1) return file.text;
  return {};
}

}  // namespace dr
