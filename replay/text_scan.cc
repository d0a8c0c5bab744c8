#include "replay/text_scan.h"

#include <charconv>
#include <iterator>

#include "darkrock/modules.h"

namespace dr {
namespace {

// In the order of Purpose.
constexpr std::string_view kPurposes[] = {
    "poker-deck", "fight-deck", "dice",         "story", "cattle",       "character",
    "goal",       "legend",     "man-in-black", "hand",  "first-player", "event",
    "token",      "train",      "frontier",     "rack",  "faro"};
static_assert(std::size(kPurposes) == static_cast<std::size_t>(Purpose::kCount));

}  // namespace

std::vector<Word> split_words(std::string_view line) {
  std::vector<Word> words;
  std::size_t i = 0;
  while (i < line.size()) {
    while (i < line.size() && is_blank(line[i])) ++i;
    const std::size_t start = i;
    while (i < line.size() && !is_blank(line[i])) ++i;
    if (i > start) words.push_back({line.substr(start, i - start), start});
  }
  return words;
}

int module_of(std::string_view word) {
  for (const ModuleInfo& info : kModuleInfo)
    if (word == info.id) return info.module;
  return 0;
}

std::string module_words(int modules, std::string_view between) {
  std::string out;
  for (const ModuleInfo& info : kModuleInfo)
    if (modules & info.module) out += std::string(out.empty() ? "" : between) + info.id;
  return out;
}

std::string module_names(int modules) {
  std::string out;
  for (const ModuleInfo& info : kModuleInfo)
    if (modules & info.module) out += std::string(out.empty() ? "" : ", ") + info.name;
  return out;
}

std::string_view purpose_word(Purpose purpose) {
  return kPurposes[static_cast<std::size_t>(purpose)];
}

std::optional<Purpose> purpose_of(std::string_view word) {
  for (std::size_t i = 0; i < std::size(kPurposes); ++i)
    if (kPurposes[i] == word) return static_cast<Purpose>(i);
  return {};
}

std::string purpose_words() {
  std::string out;
  for (const std::string_view word : kPurposes)
    out += (out.empty() ? "" : ", ") + std::string(word);
  return out;
}

std::optional<std::uint64_t> parse_hex(std::string_view text, std::size_t digits) {
  std::uint64_t value = 0;
  if (text.size() != digits) return {};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

std::optional<std::uint32_t> parse_number(std::string_view text, std::uint32_t max) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value > max) return {};
  return value;
}

}  // namespace dr
