#include "bots/search/turn_tree.h"

#include <algorithm>

#include "base/mix.h"
#include "bots/search/value.h"

namespace dr {
namespace {

// In parts of kWholeChance: how eagerly what was tried little is tried, and how much worse than the
// rest an option is taken to be that was never tried.
constexpr int kCurious = 2000, kUntried = 400;

// The square root, rounded down.
std::int64_t root_of(std::int64_t n) {
  std::int64_t root = 0;
  while ((root + 1) * (root + 1) <= n) ++root;
  return root;
}

// The searcher's own figure and turn as everybody sees them.
std::uint64_t looks(const View& view) {
  const Player& p = view.pub.player[view.seat];
  const std::uint64_t here =
      static_cast<std::uint64_t>(view.pub.ask) << 56 | std::uint64_t{view.pub.actions_left} << 48 |
      std::uint64_t{p.space} << 40 | std::uint64_t{p.cash} << 32 | std::uint64_t{p.lp} << 24 |
      std::uint64_t{p.wounds} << 16 | std::uint64_t{p.hand_n} << 8 | p.nuggets;
  return mixed(here) + (std::uint64_t{p.mp} << 24 | std::uint64_t{p.wp} << 16 |
                        std::uint64_t{p.gp} << 8 | view.pub.fight.on);
}

}  // namespace

void TurnTree::begin(Choice root) {
  key_ = mixed(root.code() + 1);
  path_.clear();
  inside_ = true;
}

Choice TurnTree::choose(const Catalog& catalog, const View& view, const Choices& legal,
                        Bot& script) {
  if (!inside_) return script.choose(catalog, view, legal);
  key_ = mixed(key_ + looks(view));
  const auto found = nodes_.find(key_);
  Option* option;
  if (found == nodes_.end()) {
    inside_ = false;
    if (nodes_.size() >= kMostNodes) return script.choose(catalog, view, legal);
    Node& node = expand(key_, catalog, view, legal, script);
    option = &node.option[0];
    path_.push_back({&node, option});
  } else {
    option = promising(found->second, legal);
    if (!option) {
      inside_ = false;
      return script.choose(catalog, view, legal);
    }
    path_.push_back({&found->second, option});
  }
  key_ = mixed(key_ + option->choice.code());
  return option->choice;
}

TurnTree::Node& TurnTree::expand(std::uint64_t key, const Catalog& catalog, const View& view,
                                 const Choices& legal, Bot& script) {
  rating_.resize(static_cast<std::size_t>(legal.n));
  script.rate(catalog, view, legal, rating_);
  Node& node = nodes_[key];
  node.options = std::min(kWidth, legal.n);
  for (int i = 0; i < node.options; ++i) {
    const auto best = std::max_element(rating_.begin(), rating_.end());
    node.option[i].choice = legal[static_cast<int>(best - rating_.begin())];
    *best = INT32_MIN;
  }
  return node;
}

TurnTree::Option* TurnTree::promising(Node& node, const Choices& legal) {
  const std::int64_t root = root_of(node.n);
  const std::int64_t mean = node.n ? node.sum / node.n : 0;
  Option* best = nullptr;
  std::int64_t most = 0;
  for (int i = 0; i < node.options; ++i) {
    Option& option = node.option[i];
    if (!legal.has(option.choice)) continue;
    const std::int64_t known = option.n ? option.sum / option.n : mean - kUntried;
    const std::int64_t promise = known + kCurious * root / ((i + 1) * (option.n + 1));
    if (best && promise <= most) continue;
    best = &option;
    most = promise;
  }
  return best;
}

void TurnTree::learn(std::int32_t value) {
  for (const Step& step : path_) {
    step.node->sum += value;
    ++step.node->n;
    step.option->sum += value;
    ++step.option->n;
  }
}

}  // namespace dr
