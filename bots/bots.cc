#include "bots/bots.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/text.h"
#include "bots/base/random.h"
#include "bots/gentle.h"
#include "bots/rider.h"
#include "bots/script/plan.h"
#include "bots/script/scripted.h"
#include "bots/search/search.h"
#include "bots/sensible.h"

namespace dr {
namespace {

struct Entry {
  std::string_view name;
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
  Budget budget;          // of a bot that searches
  int warmth = -1;        // of a rider, who may like something; it is not made by `make`
  int warmth_liking = 0;  // then: the network is less sure of what to do
};

std::unique_ptr<Bot> make_random(std::uint64_t seed) { return std::make_unique<RandomBot>(seed); }

std::unique_ptr<Bot> sensible(std::unique_ptr<Bot> bot, std::unique_ptr<Bot> quick = nullptr) {
  return std::make_unique<SensibleBot>(std::move(bot), std::move(quick));
}

template <const Plan& plan>
std::unique_ptr<Bot> make(std::uint64_t seed) {
  return sensible(std::make_unique<ScriptedBot>(plan, seed));
}

std::unique_ptr<Bot> make_gentle(std::uint64_t seed) { return std::make_unique<GentleBot>(seed); }

std::unique_ptr<Bot> make_expert(std::uint64_t seed) {
  const auto rider = [seed] { return std::make_unique<Rider>(LikeSet{}, 0, seed); };
  return sensible(std::make_unique<SearchBot>(seed, rider(), std::make_unique<NetworkJudge>(), 60),
                  rider());
}

std::unique_ptr<Bot> make_search(std::uint64_t seed) {
  const auto script = [seed] { return std::make_unique<ScriptedBot>(kOutlawPlan, seed); };
  return sensible(std::make_unique<SearchBot>(seed, script(), std::make_unique<FeatureJudge>(), 3),
                  script());
}

// Ascending by name. Those that search are limited by work, so that a game can be repeated, and by time
// for machines on which that work would take too long.
// clang-format off
constexpr Entry kBots[] = {
    {"easy", nullptr, {}, 700, 300},
    {"expert", make_expert, {60000, 1000}},
    {"explorer", make<kExplorerPlan>, {}},
    {"gambler", make<kGamblerPlan>, {}},
    {"gentle", make_gentle, {}},
    {"greedy", make<kGreedyPlan>, {}},
    {"hard", nullptr, {}, 0},
    {"marshal", make<kMarshalPlan>, {}},
    {"normal", nullptr, {}, 400, 150},
    {"outlaw", make<kOutlawPlan>, {}},
    {"prospector", make<kProspectorPlan>, {}},
    {"rancher", make<kRancherPlan>, {}},
    {"random", make_random, {}},
    {"search", make_search, {20000, 0}},
};
// clang-format on

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

std::optional<LikeSet> parse_like(std::string_view text) {
  const auto like = std::find(std::begin(kLikeIds), std::end(kLikeIds), text);
  if (like == std::end(kLikeIds)) return std::nullopt;
  return like_bit(static_cast<Like>(like - kLikeIds));
}

// What a bot is called: "expert", "expert@4000", "hard:law".
struct Title {
  std::string_view name;
  std::optional<std::string_view> like, budget;
};

// What stands behind the mark, and is cut off.
std::optional<std::string_view> cut_off(std::string_view& text, char mark) {
  const auto at = text.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view behind = text.substr(at + 1);
  text = text.substr(0, at);
  return behind;
}

Title title_of(std::string_view text) {
  Title title;
  title.budget = cut_off(text, '@');
  title.like = cut_off(text, ':');
  title.name = text;
  return title;
}

std::unique_ptr<Bot> make(const Entry& entry, LikeSet likes, std::uint64_t seed) {
  if (entry.warmth < 0) return entry.make(seed);
  const int warmth = likes ? entry.warmth_liking : entry.warmth;
  return sensible(std::make_unique<Rider>(likes, warmth, seed));
}

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view text, std::uint64_t seed) {
  if (!refuse_bot(text).empty()) return nullptr;
  const Title title = title_of(text);
  const Entry& entry = *find(title.name);
  std::unique_ptr<Bot> bot = make(entry, title.like ? *parse_like(*title.like) : LikeSet{}, seed);
  bot->budget = title.budget ? *parse_budget(*title.budget) : entry.budget;
  return bot;
}

std::string refuse_bot(std::string_view text) {
  const Title title = title_of(text);
  const std::string name(title.name);
  const Entry* entry = find(name);
  if (!entry) return "there is no bot '" + name + "'; expected " + one_of(kNames);
  if (title.like && entry->warmth < 0)
    return "the bot '" + name + "' likes nothing: easy, normal and hard do, as in hard:law";
  if (title.like && !parse_like(*title.like))
    return "nobody likes '" + std::string(*title.like) + "'; expected " + one_of(kLikeIds);
  if (title.budget && !searches(*entry))
    return "the bot '" + name + "' takes no budget: it does not search";
  if (title.budget && !parse_budget(*title.budget))
    return "'" + std::string(*title.budget) + "' is no budget; expected time like " + name +
           "@200ms or work like " + name + "@4000";
  return {};
}

std::span<const std::string_view> bot_names() { return kNames; }

}  // namespace dr
