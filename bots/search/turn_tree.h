// What playouts have taught about the searcher's later choices in its turn. A node stands for all
// positions that look alike in public to the searcher after the same choices of its own: the cards it
// drew are left out, or no node would be seen twice.
#pragma once

#include <unordered_map>
#include <vector>

#include "bots/base/bot.h"

namespace dr {

class TurnTree {
 public:
  void begin(Choice root);  // a playout that begins with this choice
  // The searcher's next choice: the script's in a new node, then whatever promises most, the
  // script's favourites first.
  Choice choose(const Catalog& catalog, const View& view, const Choices& legal, Bot& script);
  // What the playout came to.
  void learn(std::int32_t value);

 private:
  static constexpr int kWidth = 6;
  static constexpr std::size_t kMostNodes = 1 << 14;
  struct Option {
    Choice choice;
    std::int64_t sum = 0;
    std::int32_t n = 0;
  };
  struct Node {
    std::int64_t sum = 0;
    std::int32_t n = 0;
    int options = 0;
    Option option[kWidth];  // the script's favourite first
  };
  struct Step {
    Node* node;
    Option* option;
  };

  Node& expand(std::uint64_t key, const Catalog& catalog, const View& view, const Choices& legal,
               Bot& script);
  static Option* promising(Node& node, const Choices& legal);

  std::unordered_map<std::uint64_t, Node> nodes_;
  std::vector<Step> path_;
  std::vector<int> rating_;
  std::uint64_t key_ = 0;
  bool inside_ = false;  // false: beyond the nodes known, the script alone chooses
};

}  // namespace dr
