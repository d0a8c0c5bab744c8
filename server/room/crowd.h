// The people who are at a table now, each with as many connections as they opened.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "server/account/people.h"
#include "server/table/record.h"

namespace dr {

class Crowd {
 public:
  void enter(std::shared_ptr<Peer> peer) { peers_.push_back(std::move(peer)); }
  bool leave(const std::shared_ptr<Peer>& peer);  // false: was not here
  bool has(const std::shared_ptr<Peer>& peer) const {
    return std::find(peers_.begin(), peers_.end(), peer) != peers_.end();
  }
  bool empty() const { return peers_.empty(); }
  const std::vector<std::shared_ptr<Peer>>& peers() const { return peers_; }

  std::array<bool, kMaxPlayers> present(const TableRecord& record) const;  // by seat
  int spectators(const TableRecord& record) const;  // people, not connections

  void tell(const std::string& text) const;
  void close(Ending ending);  // everybody goes
  void let_go() { peers_.clear(); }

 private:
  std::vector<std::shared_ptr<Peer>> peers_;
};

}  // namespace dr
