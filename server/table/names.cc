#include "server/table/names.h"

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
    std::map<std::string, std::string> names;
    for (const std::string& id : unknown) {
      const auto user = find_user(sql, id);
      names[id] = user ? user->name : std::string{};
    }
    return names;
  });
  for (const auto& [id, name] : found) {
    if (name.empty()) lost_.push_back(id);
    names_[id] = name.empty() ? kGoneName : name;
  }
}

void Names::forget(const std::string& user) { names_[user] = kGoneName; }

const std::string& Names::of(const Place& place) const {
  const auto found = names_.find(place.user);
  return found != names_.end() ? found->second : place.name;
}

std::string Names::other_than(const std::string& user, const TableRecord& record) const {
  const auto found = std::find_if(names_.begin(), names_.end(), [&](const auto& named) {
    return named.first != user && record.seat_of(named.first) != kNone;
  });
  return found == names_.end() ? std::string{} : found->first;
}

}  // namespace dr
