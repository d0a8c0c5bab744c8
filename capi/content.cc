// The packs that are there, and what people want to know of a text that may be one.
#include <array>
#include <atomic>
#include <memory>

#include "base/json.h"
#include "base/text.h"
#include "capi/internal.h"
#include "content/compiler/box.h"
#include "content/compiler/pack.h"
#include "darkrock/modules.h"
#include "replay/replay.h"

namespace dr::capi {
namespace {

struct Loaded {
  std::unique_ptr<Content> content;
  std::string text;
  int modules = 0;  // that the cards are made for
  std::atomic<int> uses = 0;
};

// Numbers are given in turn, so that one that was given back is not soon another pack's.
std::array<Loaded, kMostPacks + 1> packs;
std::uint32_t last_given = 0;

Loaded* loaded(std::uint32_t pack) {
  return pack && pack <= kMostPacks && packs[pack].uses ? &packs[pack] : nullptr;
}

std::uint32_t free_number() {
  for (std::uint32_t i = 1; i <= kMostPacks; ++i) {
    const std::uint32_t number = (last_given + i - 1) % kMostPacks + 1;
    if (!packs[number].uses) return number;
  }
  return 0;
}

std::uint32_t number_with(std::string_view text, int modules) {
  for (std::uint32_t i = 1; i <= kMostPacks; ++i)
    if (packs[i].uses && packs[i].modules == modules && packs[i].text == text) return i;
  return 0;
}

void give_back(std::uint32_t pack) {
  Loaded* of = loaded(pack);
  if (!of || --of->uses) return;
  of->content.reset();
  of->text.clear();
}

void write_pack(Json& json, const Pack& pack) {
  json.field("id", pack.id).field("title", pack.title).field("version", pack.version);
  json.field("author", pack.author).field("modules", pack.modules);
}

}  // namespace

const Content* find_content(std::uint32_t number) {
  const int modules = static_cast<int>(number) & kAllModules;
  if (number >> kPackShift == 0) return &default_content(modules);
  const Loaded* of = number >> kPackShift <= kMostPacks ? loaded(number >> kPackShift) : nullptr;
  return of && of->modules == card_modules(modules) ? of->content.get() : nullptr;
}

Cards cards_with(int modules, std::uint64_t fingerprint) {
  const Content& built_in = default_content(modules);
  if (built_in.catalog.fingerprint != fingerprint)
    for (std::uint32_t i = 1; i <= kMostPacks; ++i)
      if (packs[i].uses && packs[i].modules == card_modules(modules) &&
          packs[i].content->catalog.fingerprint == fingerprint)
        return {*packs[i].content, static_cast<std::uint8_t>(i)};
  return {built_in, 0};
}

Cards cards_of_replay(std::string_view text) {
  const ReplayCards cards = replay_cards(text);
  return cards_with(cards.modules, cards.fingerprint);
}

PackUse::PackUse(std::uint8_t pack) : pack_(pack) {
  if (Loaded* of = loaded(pack)) ++of->uses;
}

PackUse::~PackUse() { give_back(pack_); }

}  // namespace dr::capi

using dr::capi::give;
using dr::capi::kMostPacks;
using dr::capi::kPackShift;

extern "C" {

int32_t dr_content_new(const char* text, size_t n, uint32_t modules) {
  if ((!text && n) || modules >> kPackShift) return DR_BAD_ARGUMENT;
  const std::string_view all(text ? text : "", n);
  const int cards = dr::card_modules(static_cast<int>(modules));
  std::uint32_t number = dr::capi::number_with(all, cards);
  if (!number) {
    number = dr::capi::free_number();
    if (!number) return DR_TOO_MANY;
    dr::CompileResult result =
        dr::read_box(all) ? dr::compile_box(all, cards) : dr::compile_pack(all, cards);
    if (!result.content) return DR_REFUSED;
    auto& pack = dr::capi::packs[number];
    pack.content = std::move(result.content);
    pack.text = all;
    pack.modules = cards;
    dr::capi::last_given = number;
  }
  ++dr::capi::packs[number].uses;
  return static_cast<int32_t>(modules | number << kPackShift);
}

int32_t dr_content_free(uint32_t content) {
  if (!dr::capi::find_content(content)) return DR_BAD_ARGUMENT;
  dr::capi::give_back(content >> kPackShift);
  return DR_OK;
}

int32_t dr_content_pack_json(uint32_t content, char* out, size_t capacity) {
  const dr::Content* of = dr::capi::find_content(content);
  if (!of) return DR_BAD_ARGUMENT;
  dr::Json json;
  json.begin('{');
  dr::capi::write_pack(json, of->pack);
  json.field("fingerprint", dr::to_hex(of->catalog.fingerprint, 16)).end('}');
  return give(json.text(), out, capacity);
}

int32_t dr_pack_problems_json(const char* text, size_t n, uint32_t modules, char* out,
                              size_t capacity) {
  if ((!text && n) || modules >> kPackShift) return DR_BAD_ARGUMENT;
  const dr::CompileResult result =
      dr::compile_pack({text ? text : "", n}, dr::card_modules(static_cast<int>(modules)));
  dr::Json json;
  json.begin('[');
  for (const dr::Diagnostic& one : result.errors) {
    json.begin('{').field("line", one.line).field("column", one.column);
    json.field("message", one.message).end('}');
  }
  json.end(']');
  return give(json.text(), out, capacity);
}

int32_t dr_pack_head_json(const char* text, size_t n, char* out, size_t capacity) {
  if (!text && n) return DR_BAD_ARGUMENT;
  dr::Json json;
  json.begin('{');
  dr::capi::write_pack(json, dr::pack_head({text ? text : "", n}));
  json.end('}');
  return give(json.text(), out, capacity);
}

int32_t dr_pack_cards_json(const char* text, size_t n, char* out, size_t capacity) {
  if (!text && n) return DR_BAD_ARGUMENT;
  dr::Json json;
  json.begin('[');
  for (const dr::CardText& card : dr::card_texts({text ? text : "", n})) {
    json.begin('{').field("deck", card.deck).field("id", card.id);
    json.field("line", card.line).field("text", card.text).end('}');
  }
  json.end(']');
  return give(json.text(), out, capacity);
}

int32_t dr_cards_text(uint32_t modules, char* out, size_t capacity) {
  if (modules >> kPackShift) return DR_BAD_ARGUMENT;
  std::vector<dr::SourceFile> files = dr::default_sources(static_cast<int>(modules));
  std::erase_if(files, [](const dr::SourceFile& file) { return file.path.ends_with(".json"); });
  return give(dr::one_text(files), out, capacity);
}

int32_t dr_replay_cards_json(const char* text, size_t n, char* out, size_t capacity) {
  if (!text && n) return DR_BAD_ARGUMENT;
  const dr::ReplayCards cards = dr::replay_cards({text ? text : "", n});
  const std::uint8_t pack = dr::capi::cards_with(cards.modules, cards.fingerprint).pack;
  dr::Json json;
  json.begin('{').field("modules", cards.modules);
  json.field("fingerprint", dr::to_hex(cards.fingerprint, 16));
  const auto* here = dr::capi::find_content(static_cast<uint32_t>(cards.modules) |
                                            std::uint32_t{pack} << kPackShift);
  json.field("here", here && here->catalog.fingerprint == cards.fingerprint);
  json.begin("pack", '{');
  dr::capi::write_pack(json, cards.pack);
  json.end('}').end('}');
  return give(json.text(), out, capacity);
}

}  // extern "C"
