#include "server/table/rooms.h"

#include "server/table/room.h"

namespace dr {

void Rooms::with(const std::string& id, const std::function<void(Room&)>& use) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Room>& room = rooms_[id];
  if (!room)
    room = std::make_shared<Room>(services_, *this, id,
                                  homes_[std::hash<std::string>{}(id) % homes_.size()]);
  use(*room);
}

void Rooms::wake(const std::string& id) {
  {
    const std::lock_guard lock(mutex_);
    if (rooms_.count(id)) return;
  }
  with(id, [](Room& room) { room.look_at_clock(); });
}

bool Rooms::unload(Room& room) {
  const std::lock_guard lock(mutex_);
  if (!room.can_unload()) return false;
  forget(room);
  return true;
}

void Rooms::drop(Room& room) {
  const std::lock_guard lock(mutex_);
  forget(room);
}

void Rooms::forget(const Room& room) {
  const auto found = rooms_.find(room.id());
  if (found != rooms_.end() && found->second.get() == &room) rooms_.erase(found);
}

void Rooms::close_all(Ending ending) {
  std::vector<std::shared_ptr<Room>> all;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, room] : rooms_) all.push_back(room);
  }
  for (const auto& room : all) room->close(ending);
}

void Rooms::remove(const std::string& user, const std::vector<UserTable>& tables) {
  for (const UserTable& table : tables)
    if (table.status == status_word(Status::kOpen) || table.status == status_word(Status::kPlaying))
      with(table.id, [&](Room& room) { room.remove(user); });
}

void Rooms::holiday(const std::string& user, const std::vector<UserTable>& tables) {
  for (const UserTable& table : tables)
    if (table.status == status_word(Status::kPlaying))
      with(table.id, [&](Room& room) { room.holiday(user); });
}

void Rooms::let_go() {
  for (const auto& [id, room] : rooms_) room->let_go();
  rooms_.clear();
}

std::size_t Rooms::size() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

}  // namespace dr
