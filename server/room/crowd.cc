#include "server/room/crowd.h"

#include <set>

namespace dr {

bool Crowd::leave(const std::shared_ptr<Peer>& peer) { return std::erase(peers_, peer) > 0; }

std::array<bool, kMaxPlayers> Crowd::present(const TableRecord& record) const {
  std::array<bool, kMaxPlayers> here{};
  for (const auto& peer : peers_)
    if (const Seat seat = record.seat_of(peer->user); seat != kNone) here[seat] = true;
  return here;
}

int Crowd::spectators(const TableRecord& record) const {
  std::set<std::string> people;
  for (const auto& peer : peers_)
    if (record.seat_of(peer->user) == kNone) people.insert(peer->user);
  return static_cast<int>(people.size());
}

void Crowd::tell(const std::string& text) const {
  const auto message = std::make_shared<const std::string>(text);
  for (const auto& peer : peers_) peer->send(message);
}

void Crowd::close(Ending ending) {
  for (const auto& peer : peers_) peer->close(ending);
  peers_.clear();
}

}  // namespace dr
