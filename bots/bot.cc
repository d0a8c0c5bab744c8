#include "bots/bot.h"

#include <charconv>
#include <optional>

#include "bots/plan.h"
#include "bots/random.h"
#include "bots/search.h"

namespace dr {
namespace {

struct Entry {
  std::string_view name;
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
  Budget budget;  // of a bot that searches
};

template <class T>
std::unique_ptr<Bot> make(std::uint64_t seed) {
  return std::make_unique<T>(seed);
}

template <const Plan& plan>
std::unique_ptr<Bot> make(std::uint64_t seed) {
  return std::make_unique<ScriptedBot>(plan, seed);
}

// One of the personalities: they differ in strength, but each has a character.
std::unique_ptr<Bot> make_easy(std::uint64_t seed) {
  constexpr const Plan* kPlans[] = {&kMarshalPlan, &kOutlawPlan, &kProspectorPlan, &kRancherPlan,
                                    &kGamblerPlan};
  return std::make_unique<ScriptedBot>(*kPlans[seed % std::size(kPlans)], seed);
}

// Ascending by name. The levels are limited by work, so that a game can be repeated, and by time for
// machines on which that work would take too long.
constexpr Entry kBots[] = {
    {"easy", make_easy, {}},
    {"expert", make<SearchBot>, {200000, 1000}},
    {"gambler", make<kGamblerPlan>, {}},
    {"greedy", make<kGreedyPlan>, {}},
    {"hard", make<SearchBot>, {40000, 200}},
    {"marshal", make<kMarshalPlan>, {}},
    {"normal", make<SearchBot>, {10000, 50}},
    {"outlaw", make<kOutlawPlan>, {}},
    {"prospector", make<kProspectorPlan>, {}},
    {"rancher", make<kRancherPlan>, {}},
    {"random", make<RandomBot>, {}},
    {"search", make<SearchBot>, {20000, 0}},
};

constexpr auto kNames = [] {
  std::array<std::string_view, std::size(kBots)> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kBots[i].name;
  return names;
}();

const Entry* find(std::string_view name) {
  for (const Entry& entry : kBots)
    if (entry.name == name) return &entry;
  return nullptr;
}

// "200ms" or "4000".
std::optional<Budget> parse_budget(std::string_view text) {
  const bool time = text.ends_with("ms");
  if (time) text.remove_suffix(2);
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || !number) return std::nullopt;
  return time ? Budget{0, number} : Budget{number, 0};
}

bool searches(const Entry& entry) { return entry.budget.work || entry.budget.ms; }

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view text, std::uint64_t seed) {
  if (!refuse_bot(text).empty()) return nullptr;
  const auto at = text.find('@');
  const Entry& entry = *find(text.substr(0, at));
  std::unique_ptr<Bot> bot = entry.make(seed);
  bot->budget = at == std::string_view::npos ? entry.budget : *parse_budget(text.substr(at + 1));
  return bot;
}

std::string refuse_bot(std::string_view text) {
  const auto at = text.find('@');
  const std::string name(text.substr(0, at));
  const Entry* entry = find(name);
  if (!entry) {
    std::string known;
    for (std::size_t i = 0; i < kNames.size(); ++i)
      known += (i == 0 ? "" : i + 1 == kNames.size() ? " or " : ", ") + std::string(kNames[i]);
    return "there is no bot '" + name + "'; expected " + known;
  }
  if (at == std::string_view::npos) return {};
  if (!searches(*entry)) return "the bot '" + name + "' takes no budget: it does not search";
  if (!parse_budget(text.substr(at + 1)))
    return "'" + std::string(text.substr(at + 1)) + "' is no budget; expected time like " + name +
           "@200ms or work like " + name + "@4000";
  return {};
}

std::span<const std::string_view> bot_names() { return kNames; }

}  // namespace dr
