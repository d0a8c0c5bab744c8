#include "server/base/limits.h"

#include <arpa/inet.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace dr {

double TokenBucket::tokens_at(std::int64_t now) const {
  if (now <= at_) return tokens_;
  return std::min(burst_, tokens_ + per_second_ * static_cast<double>(now - at_) / 1000);
}

bool TokenBucket::take(std::int64_t now) {
  tokens_ = tokens_at(now);
  at_ = std::max(at_, now);
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

bool KeyedBuckets::take(const std::string& key, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  auto it = buckets_.find(key);
  if (it == buckets_.end()) {
    make_room(now);
    it = buckets_.emplace(key, TokenBucket(per_second_, burst_)).first;
  }
  return it->second.take(now);
}

std::size_t KeyedBuckets::size() const {
  const std::lock_guard lock(mutex_);
  return buckets_.size();
}

void KeyedBuckets::make_room(std::int64_t now) {
  constexpr std::int64_t kPause = 1000;  // when all are busy, sweeping for each would be slow
  const bool crowded = buckets_.size() >= most_;
  if (buckets_.size() >= sweep_at_ || (crowded && now - swept_ >= kPause)) {
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
    sweep_at_ = std::max<std::size_t>(64, 2 * buckets_.size());
    swept_ = now;
  }
  if (buckets_.size() >= most_) buckets_.erase(buckets_.begin());
}

void ConnectionCounts::Ticket::swap(Ticket& other) noexcept {
  std::swap(counts_, other.counts_);
  std::swap(key_, other.key_);
  std::swap(admission_, other.admission_);
}

ConnectionCounts::Ticket& ConnectionCounts::Ticket::operator=(Ticket&& other) noexcept {
  Ticket old(std::move(other));
  swap(old);
  return *this;
}

void ConnectionCounts::Ticket::leave() {
  if (ConnectionCounts* const counts = std::exchange(counts_, nullptr)) counts->leave(key_);
}

ConnectionCounts::Ticket ConnectionCounts::enter(const std::string& key) {
  Ticket ticket;
  ticket.key_ = key;
  const std::lock_guard lock(mutex_);
  if (total_ >= most_) return ticket;
  int& count = by_key_[key];  // at least 1, or new: a key nobody holds is not kept
  if (count >= most_per_key_) {
    ticket.admission_ = Admission::kKeyFull;
    return ticket;
  }
  count++;
  total_++;
  ticket.admission_ = Admission::kIn;
  ticket.counts_ = this;
  return ticket;
}

void ConnectionCounts::leave(const std::string& key) {
  const std::lock_guard lock(mutex_);
  total_--;
  const auto it = by_key_.find(key);
  if (--it->second == 0) by_key_.erase(it);
}

int ConnectionCounts::total() const {
  const std::lock_guard lock(mutex_);
  return total_;
}

std::string address_key(const std::string& address) {
  constexpr std::size_t kNetwork = 8;  // bytes of a /64
  in6_addr v6{};
  const std::string bare = address.substr(0, address.find('%'));
  if (inet_pton(AF_INET6, bare.c_str(), &v6) != 1) return address;
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (IN6_IS_ADDR_V4MAPPED(&v6))
    return inet_ntop(AF_INET, &v6.s6_addr[12], text.data(), text.size());
  std::memset(&v6.s6_addr[kNetwork], 0, sizeof v6.s6_addr - kNetwork);
  return std::string(inet_ntop(AF_INET6, &v6, text.data(), text.size())) + "/64";
}

std::string last_hop(std::string_view forwarded_for) {
  forwarded_for.remove_prefix(forwarded_for.rfind(',') + 1);  // 0 when there is none
  const std::size_t begin = forwarded_for.find_first_not_of(" \t");
  if (begin == forwarded_for.npos) return {};
  forwarded_for = forwarded_for.substr(begin, forwarded_for.find_last_not_of(" \t") + 1 - begin);
  if (forwarded_for.starts_with('['))  // [2001:db8::1]:443
    forwarded_for = forwarded_for.substr(1, forwarded_for.find(']') - 1);
  else if (std::ranges::count(forwarded_for, ':') == 1)  // 192.0.2.1:443
    forwarded_for = forwarded_for.substr(0, forwarded_for.find(':'));
  const std::string hop(forwarded_for);
  in6_addr any{};
  const bool valid =
      inet_pton(AF_INET, hop.c_str(), &any) == 1 || inet_pton(AF_INET6, hop.c_str(), &any) == 1;
  return valid ? hop : "";
}

std::int64_t allow_open_files() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return 0;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  getrlimit(RLIMIT_NOFILE, &files);
  return static_cast<std::int64_t>(std::min<rlim_t>(files.rlim_cur, INT64_MAX));
}

}  // namespace dr
