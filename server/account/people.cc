#include "server/account/people.h"

namespace dr {

void People::add(const std::shared_ptr<Peer>& peer) {
  const std::lock_guard lock(mutex_);
  peers_.emplace(peer->user, peer);
}

void People::remove(const Peer& peer) {
  const std::lock_guard lock(mutex_);
  const auto [from, to] = peers_.equal_range(peer.user);
  for (auto it = from; it != to;) {
    const auto kept = it->second.lock();
    it = !kept || kept.get() == &peer ? peers_.erase(it) : std::next(it);
  }
}

std::vector<std::shared_ptr<Peer>> People::of(const std::string& user) const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Peer>> out;
  const auto [from, to] = peers_.equal_range(user);
  for (auto it = from; it != to; ++it)
    if (auto peer = it->second.lock()) out.push_back(std::move(peer));
  return out;
}

bool People::is_connected(const std::string& user) const { return !of(user).empty(); }

void People::send(const std::string& user, const std::string& but_at, const std::string& text) {
  const auto message = std::make_shared<const std::string>(text);
  for (const auto& peer : of(user))
    if (peer->table != but_at) peer->send(message);
}

void People::close(const std::string& user, Ending ending) {
  for (const auto& peer : of(user)) peer->close(ending);
}

void People::close_session(const std::string& session, Ending ending) {
  std::vector<std::shared_ptr<Peer>> found;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [user, weak] : peers_)
      if (auto peer = weak.lock(); peer && peer->session == session) found.push_back(peer);
  }
  for (const auto& peer : found) peer->close(ending);
}

void People::close_all(Ending ending) {
  std::vector<std::shared_ptr<Peer>> found;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [user, weak] : peers_)
      if (auto peer = weak.lock()) found.push_back(std::move(peer));
  }
  for (const auto& peer : found) peer->close(ending);
}

std::set<std::string> People::users() const {
  const std::lock_guard lock(mutex_);
  std::set<std::string> found;
  for (const auto& [user, weak] : peers_) found.insert(user);
  return found;
}

std::size_t People::size() const {
  const std::lock_guard lock(mutex_);
  return peers_.size();
}

}  // namespace dr
