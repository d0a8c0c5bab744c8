// Any bytes as choices: legal ones are carried out, others refused without a trace.
#include <cstdio>
#include <cstdlib>

#include "tests/support/property.h"

namespace {

void require(const std::string& problem) {
  if (problem.empty()) return;
  std::fprintf(stderr, "%s\n", problem.c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dr;
  if (size < 4) return 0;
  constexpr int kModules[] = {0, kAnteUp | kAlternativePoker, kAnteUp, kAnteUp | kCommunityPoker};
  const int modules = kModules[data[2] / 4 % 4];
  const Catalog& cat = default_content(modules).catalog;
  const Setup setup =
      any_setup(data[0], 2 + data[1] % 5, static_cast<Profile>(data[2] % 4), modules);
  State state = new_game(cat, setup, seed_from(data[3]));
  for (std::size_t i = 4; i < size && !state.pub.over;) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    Choices options;
    legal(cat, observe(state, seat), options);
    const std::uint8_t first = data[i++];
    if (first < 240 || i + 4 > size) {  // mostly a legal choice, so that games get somewhere
      apply(cat, state, seat, options[first % options.n]);
    } else {
      const State before = state;
      const Choice wild{static_cast<Verb>(data[i]), data[i + 1], data[i + 2], data[i + 3]};
      i += 4;
      const Seat any = static_cast<Seat>(first - 240);
      const Reject no = try_apply(cat, state, any, wild);
      if (!no.ok() && std::memcmp(&before, &state, sizeof state) != 0)
        require("a refused choice changed something");
    }
    require(check_state(cat, state));
  }
  return 0;
}
