// How much one client may do. Time is given by the caller, in milliseconds of a steady clock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace dr {

// Allows `burst` at once and `per_second` in the long run.
class TokenBucket {
 public:
  TokenBucket(double per_second, double burst)
      : per_second_(per_second), burst_(burst), tokens_(burst) {}

  bool take(std::int64_t now);  // false: too much, and nothing was taken
  bool full(std::int64_t now) const { return tokens_at(now) >= burst_; }

 private:
  double tokens_at(std::int64_t now) const;

  double per_second_, burst_, tokens_;
  std::int64_t at_ = 0;  // when tokens_ was right
};

// A bucket for each key. A full bucket says no more than none, so those are forgotten; when `most`
// keys are busy at once, one of them starts anew. Thread safe.
class KeyedBuckets {
 public:
  static constexpr std::size_t kMost = 100'000;

  KeyedBuckets(double per_second, double burst, std::size_t most = kMost)
      : per_second_(per_second), burst_(burst), most_(most) {}

  bool take(const std::string& key, std::int64_t now);
  std::size_t size() const;

 private:
  void make_room(std::int64_t now);

  const double per_second_, burst_;
  const std::size_t most_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, TokenBucket> buckets_;
  std::size_t sweep_at_ = 64;  // doubles with what is left, so that sweeping costs little
  std::int64_t swept_ = 0;     // when
};

enum class Admission : std::uint8_t { kIn, kFull, kKeyFull };

// Counts what is open, in all and by key. Thread safe.
class ConnectionCounts {
 public:
  // Holds a place until it dies. REQUIRES: the counts live longer.
  class Ticket {
   public:
    Ticket() = default;
    Ticket(Ticket&& other) noexcept { swap(other); }
    Ticket& operator=(Ticket&& other) noexcept;
    ~Ticket() { leave(); }

    explicit operator bool() const { return counts_ != nullptr; }
    Admission admission() const { return admission_; }  // why there is no place
    void leave();

   private:
    friend class ConnectionCounts;
    void swap(Ticket& other) noexcept;

    ConnectionCounts* counts_ = nullptr;
    std::string key_;
    Admission admission_ = Admission::kFull;
  };

  ConnectionCounts(int most, int most_per_key) : most_(most), most_per_key_(most_per_key) {}

  Ticket enter(const std::string& key);
  int total() const;

 private:
  void leave(const std::string& key);

  const int most_, most_per_key_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, int> by_key_;
  int total_ = 0;
};

// The key an address counts by: IPv4 as it is, also inside IPv6; IPv6 by its /64, which is what
// one customer usually has.
std::string address_key(const std::string& address);

// The last hop of X-Forwarded-For, the only one our own proxy wrote; empty if it is no address.
std::string last_hop(std::string_view forwarded_for);

// Lets this process have as many open files, and so connections, as the system grants; how many.
std::int64_t allow_open_files();

}  // namespace dr
