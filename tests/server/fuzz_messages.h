// Messages as no client should send them: valid ones of every kind, and what can go wrong with them.
#pragma once

#include <string>

#include "server/base/json.h"
#include "server/client/player.h"

namespace dr {

// Deterministic: the same seed and the same questions give the same bytes.
class Fuzzer {
 public:
  explicit Fuzzer(std::uint64_t seed) : rng_{seed} {}

  // What somebody who follows a table so might send, right or wrong.
  std::string message(const Following& follow);
  // Bytes changed, cut, doubled, put in.
  std::string garbled(std::string bytes);
  std::string odd_text();
  bool chance(std::uint32_t one_in) { return below(one_in) == 0; }
  std::uint32_t below(std::uint32_t n) { return rng_.below(n); }
  std::string random_bytes(std::size_t most);

 private:
  std::string_view kind(const Following& follow);
  json::object valid(const Following& follow);
  json::object choose(const Following& follow);
  json::object spec();
  json::value odd_value();
  void mutate(json::value& value);
  void mutate_object(json::object& object);

  Rng rng_;
  std::int64_t sent_ = 0;
};

}  // namespace dr
