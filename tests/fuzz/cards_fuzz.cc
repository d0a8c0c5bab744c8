// Any bytes as a card file laid over the base content, or Ante Up's: compiled or refused with a place, never a
// crash; what compiles can be played.
#include <cstdlib>

#include "tests/support/property.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dr;
  const int modules = size % 2 ? kAnteUp | kAlternativePoker : 0;
  std::vector<SourceFile> files = default_sources(modules);
  files.push_back({"fuzz.cards", std::string(reinterpret_cast<const char*>(data), size), 1});
  const CompileResult result = compile(files);
  if (!result.content) {
    if (result.errors.empty() || result.errors[0].line < 1) std::abort();
    return 0;
  }
  const Setup setup = any_setup(size, 2 + static_cast<int>(size % 5), Profile::kIt2023, modules);
  State state = new_game(result.content->catalog, setup, seed_from(size));
  Rng rng{size};
  Choices options;
  for (int i = 0; i < 2000 && !state.pub.over; ++i) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    legal(result.content->catalog, observe(state, seat), options);
    if (!options.n) std::abort();
    apply(result.content->catalog, state, seat,
          options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.n)))]);
  }
  return 0;
}
