#include "server/room/names.h"

#include <algorithm>

#include "server/store/accounts.h"

namespace dr {

Task<> Names::read(const TableRecord& record) {
  std::vector<std::string> unknown;
  for (Seat seat = 0; seat < record.players(); ++seat)
    if (const std::string& user = record.place(seat).user; !user.empty() && !names_.count(user))
      unknown.push_back(user);
  if (unknown.empty()) co_return;
  const auto found = co_await in_store(store_, [&](Sql& sql) {
    std::map<std::string, Known> names;
    for (const std::string& id : unknown) {
      const auto user = find_user(sql, id);
      names[id] = user ? Known{user->name, user->holiday} : Known{};
    }
    return names;
  });
  for (const auto& [id, known] : found) {
    names_[id] = known;
    if (!known.name.empty()) continue;
    lost_.push_back(id);
    names_[id].name = kGoneName;
  }
}

Task<> Names::read_again(const TableRecord& record, const std::string& user) {
  names_.erase(user);
  co_await read(record);
}

void Names::forget(const std::string& user) { names_[user] = {kGoneName, {}}; }

const std::string& Names::of(const Place& place) const {
  const auto found = names_.find(place.user);
  return found != names_.end() ? found->second.name : place.name;
}

Holiday Names::holiday_of(const Place& place) const {
  const auto found = names_.find(place.user);
  return found != names_.end() ? found->second.holiday : Holiday{};
}

std::string Names::other_than(const std::string& user, const TableRecord& record) const {
  const auto found = std::find_if(names_.begin(), names_.end(), [&](const auto& named) {
    return named.first != user && record.seat_of(named.first) != kNone;
  });
  return found == names_.end() ? std::string{} : found->first;
}

}  // namespace dr
