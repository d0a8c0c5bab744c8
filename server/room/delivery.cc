#include "server/room/delivery.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace dr {
namespace {

std::string update_for(const Peer& peer, const News& news, std::int64_t since) {
  const Seat seat = news.record.seat_of(peer.user);
  return update_message(news.record, news.history, news.around, news.table,
                        {seat, since, peer.words, !news.table.empty()});
}

}  // namespace

void publish(const Crowd& crowd, const News& news) {
  // People who see and know the same are told in the same bytes.
  std::map<std::tuple<Seat, bool, std::int64_t>, std::shared_ptr<const std::string>> made;
  for (const auto& peer : crowd.peers()) {
    auto& message = made[{news.record.seat_of(peer->user), peer->words, peer->next}];
    if (!message)
      message = std::make_shared<const std::string>(update_for(*peer, news, peer->next));
    peer->next = news.record.size();
    peer->send(message);
  }
}

void bring_up_to_date(Peer& peer, const News& news, std::int64_t since) {
  const std::int64_t from = std::clamp<std::int64_t>(since, 0, news.record.size());
  peer.next = news.record.size();
  peer.send(std::make_shared<const std::string>(update_for(peer, news, from)));
}

}  // namespace dr
