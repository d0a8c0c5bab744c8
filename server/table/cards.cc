#include "server/table/cards.h"

#include <deque>
#include <map>
#include <mutex>

#include "content/compiler/box.h"
#include "content/compiler/pack.h"
#include "darkrock/modules.h"
#include "replay/sha256.h"
#include "replay/text_scan.h"
#include "server/base/json.h"
#include "server/base/request_error.h"
#include "server/store/cards.h"

namespace dr {
namespace {

constexpr std::size_t kHeld = 16;  // used last, besides those that tables hold

class Shelf {
 public:
  Cards find(std::string_view digest) {
    const std::lock_guard lock(mutex_);
    const auto found = all_.find(digest);
    return found == all_.end() ? nullptr : found->second.lock();
  }

  // The set that is there already, if there is one.
  Cards add(Cards cards) {
    const std::lock_guard lock(mutex_);
    std::erase_if(all_, [](const auto& one) { return one.second.expired(); });
    auto& place = all_[cards->digest];
    if (const Cards there = place.lock()) return there;
    place = cards;
    held_.push_back(cards);
    if (held_.size() > kHeld) held_.pop_front();
    return cards;
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::weak_ptr<const CardBox>, std::less<>> all_;
  std::deque<Cards> held_;
};

Shelf& shelf() {
  static Shelf one;
  return one;
}

Cards make_built_in(int modules) {
  auto cards = std::make_shared<CardBox>();
  cards->text = box_of(modules);
  cards->digest = to_hex(sha256(cards->text));
  cards->modules = modules;
  cards->content = &default_content(modules);
  return shelf().add(std::move(cards));
}

template <int modules>
const Cards& built_in() {
  static const Cards cards = make_built_in(modules);
  return cards;
}

// Cards of a text; null if they do not compile here, with why in `problem`.
Cards compiled(std::string text, int modules, std::string& problem) {
  CompileResult result = compile_box(text, modules);
  if (!result.content) {
    problem = to_string(result.errors[0]);
    if (result.errors.size() > 1)
      problem += " (and " + std::to_string(result.errors.size() - 1) + " more)";
    return nullptr;
  }
  auto cards = std::make_shared<CardBox>();
  cards->digest = to_hex(sha256(text));
  cards->text = std::move(text);
  cards->modules = modules;
  cards->own = std::move(result.content);
  cards->content = cards->own.get();
  return shelf().add(std::move(cards));
}

// What a line of a log that sets a table up names; no digest: it names none.
struct Named {
  std::string digest;
  int modules = 0;
};
Named named_in(const std::string& body) {
  if (body.find("\"cards\"") == std::string::npos) return {};
  const auto entry = parse_object(body);
  const json::value* spec = entry ? member(*entry, "spec") : nullptr;
  if (!spec || !spec->is_object()) return {};
  Named named{text_of(spec->get_object(), "cards").value_or(""), 0};
  const json::value* modules = member(spec->get_object(), "modules");
  if (modules && modules->is_array())
    for (const json::value& one : modules->get_array())
      if (one.is_string()) named.modules |= module_of(std::string_view(one.get_string()));
  return named;
}

}  // namespace

Cards built_in_cards(int modules) {
  const int cards = card_modules(modules);
  if (cards == kAnteUp) return built_in<kAnteUp>();
  return cards ? built_in<kAnteUp | kAlternativePoker>() : built_in<0>();
}

Cards known_cards(std::string_view digest) {
  for (const int modules : {0, int{kAnteUp}, kAnteUp | kAlternativePoker})
    if (const Cards cards = built_in_cards(modules); cards->digest == digest) return cards;
  return shelf().find(digest);
}

Cards cards_with_pack(const std::string& pack, int modules) {
  const int cards = card_modules(modules);
  std::string box = box_of(cards, pack);
  if (Cards known = known_cards(to_hex(sha256(box)))) return known;
  CompileResult checked = compile_pack(pack, cards);
  std::string problem;
  if (!checked.content) {
    problem = to_string(checked.errors[0]);
    if (checked.errors.size() > 1)
      problem += " (and " + std::to_string(checked.errors.size() - 1) + " more)";
  }
  Cards made = checked.content ? compiled(std::move(box), cards, problem) : nullptr;
  if (!made) throw RequestError("bad-pack", "The pack does not compile: " + problem + ".");
  return made;
}

Cards cards_of_box(const std::string& box, int modules) {
  if (Cards known = known_cards(to_hex(sha256(box)))) return known;
  std::string problem;
  Cards made = compiled(box, card_modules(modules), problem);
  if (!made) throw RequestError("bad-pack", "The cards do not compile: " + problem + ".");
  return made;
}

HeldCards hold_cards(Sql& sql, const std::vector<EntryRow>& log) {
  HeldCards held;
  for (const EntryRow& line : log) {
    const Named named = named_in(line.body);
    if (named.digest.empty()) continue;
    Cards cards = known_cards(named.digest);
    if (!cards) {
      auto text = find_cards(sql, named.digest);
      std::string unused;
      if (text && to_hex(sha256(*text)) == named.digest)
        cards = compiled(std::move(*text), card_modules(named.modules), unused);
    }
    if (cards) held.push_back(std::move(cards));
  }
  return held;
}

}  // namespace dr
