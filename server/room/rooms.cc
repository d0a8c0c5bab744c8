#include "server/room/rooms.h"

#include "server/cluster/member.h"
#include "server/room/room.h"
#include "server/store/in_store.h"

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
  if (room.tenure().epoch > 0) release(room.id(), room.tenure());
}

void Rooms::release(const std::string& id, const Tenure& tenure) {
  services_.store.post([id, tenure](Sql& sql) { release_table(sql, id, tenure); },
                       [this, id, tenure](std::exception_ptr error) {
                         if (!error) return;
                         const std::lock_guard lock(left_mutex_);
                         left_.emplace_back(id, tenure);
                       });
}

void Rooms::release_left() {
  std::vector<std::pair<std::string, Tenure>> left;
  {
    const std::lock_guard lock(left_mutex_);
    left.swap(left_);
  }
  for (const auto& [id, tenure] : left) release(id, tenure);
}

std::vector<std::shared_ptr<Room>> Rooms::all() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Room>> found;
  for (const auto& [id, room] : rooms_) found.push_back(room);
  return found;
}

void Rooms::close_all(Ending ending) {
  for (const auto& room : all()) room->close(ending);
}

void Rooms::make_sure() {
  for (const auto& room : all()) room->make_sure();
}

void Rooms::abandon_all() {
  std::map<std::string, std::shared_ptr<Room>> all;
  {
    const std::lock_guard lock(mutex_);
    all.swap(rooms_);
  }
  for (const auto& [id, room] : all) room->close(Ending::kReload);
}

bool Rooms::has(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  return rooms_.count(id) != 0;
}

Task<std::string> Rooms::elsewhere(std::string id) const {
  if (has(id) || !services_.cluster.has_others()) co_return std::string{};
  const auto owner =
      co_await in_store(services_.store, [&](Sql& sql) { return owner_of(sql, id); });
  if (!owner || owner->id == services_.cluster.id()) co_return std::string{};
  co_return owner->address;
}

bool Rooms::has_server(const std::string& address) const {
  return services_.cluster.knows(address);
}

bool Rooms::carry_out(const Errand& errand) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(errand.table);
  if (found == rooms_.end()) return false;
  found->second->carry_out(errand);
  return true;
}

Task<> Rooms::send(Errand errand) {
  if (carry_out(errand)) co_return;
  const bool elsewhere = co_await in_store(services_.store, [&](Sql& sql) {
    const auto owner = owner_of(sql, errand.table);
    const bool others = owner && owner->id != services_.cluster.id();
    if (others) services_.cluster.tell(sql, errand);
    return others;
  });
  if (!elsewhere) with(errand.table, [&](Room& room) { room.carry_out(errand); });
}

Task<> Rooms::remove(std::string user, std::vector<UserTable> tables) {
  for (const UserTable& table : tables) {
    if (table.status != status_word(Status::kOpen) && table.status != status_word(Status::kPlaying))
      continue;
    Errand errand;
    errand.kind = ErrandKind::kRemove;
    errand.user = user;
    errand.table = table.id;
    co_await send(errand);
  }
}

Task<> Rooms::holiday(std::string user, std::vector<UserTable> tables) {
  for (const UserTable& table : tables) {
    if (table.status != status_word(Status::kPlaying)) continue;
    Errand errand;
    errand.kind = ErrandKind::kHoliday;
    errand.user = user;
    errand.table = table.id;
    co_await send(errand);
  }
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
