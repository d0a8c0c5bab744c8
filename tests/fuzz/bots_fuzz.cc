// Any bytes as choices: at every step all bots that answer at once name a legal one, and now and then
// those that search do.
#include <cstdio>
#include <cstdlib>

#include "bots/bots.h"
#include "tests/support/property.h"

namespace {

using namespace dr;

constexpr int kSearchEvery = 64;  // steps
constexpr std::uint32_t kWork = 8;

struct Table {
  std::vector<std::unique_ptr<Bot>> bots;

  Table() {
    for (const std::string_view name : bot_names()) bots.push_back(make_bot(name, 1));
  }

  void ask(const Catalog& catalog, const View& view, const Choices& legal, bool searching) {
    for (std::size_t i = 0; i < bots.size(); ++i) {
      const bool searches = bots[i]->budget != Budget{};
      if (searches && !searching) continue;
      const Choice choice =
          bots[i]->think(catalog, view, legal, searches ? Budget{kWork, 0} : Budget{});
      if (legal.has(choice)) continue;
      std::fprintf(stderr, "%s: illegal choice %08x, question %d\n", bot_names()[i].data(),
                   choice.code(), static_cast<int>(view.pub.ask));
      std::abort();
    }
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 4) return 0;
  constexpr int kModules[] = {0, kAnteUp | kAlternativePoker, kAnteUp, kAnteUp | kCommunityPoker};
  const int modules = kModules[data[2] / 4 % 4];
  const Catalog& catalog = default_content(modules).catalog;
  const Setup setup =
      any_setup(data[0], 2 + data[1] % 5, static_cast<Profile>(data[2] % 4), modules);
  State state = new_game(catalog, setup, seed_from(data[3]));
  Table table;
  Choices options;
  for (std::size_t i = 4; i < size && !state.pub.over; ++i) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    const View view = observe(state, seat);
    legal(catalog, view, options);
    table.ask(catalog, view, options, i % kSearchEvery == 4);
    apply(catalog, state, seat, options[data[i] % options.n]);
  }
  return 0;
}
