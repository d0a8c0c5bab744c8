// Bots behind the C interface: players that know a view and nothing else.
#include "bots/bots.h"

#include <memory>
#include <string>

#include "bots/picking.h"
#include "capi/internal.h"
#include "net/weights.h"

namespace {

using dr::capi::catalog_of;
using dr::capi::find_legal;
using dr::capi::usable;

struct Adviser {
  std::unique_ptr<dr::Bot> bot;
  int32_t status = DR_OK;  // why there is none
};

Adviser adviser(const dr_view* view, const char* name, uint64_t seed, uint32_t work, uint32_t ms) {
  if (!usable(view) || !name) return {nullptr, DR_BAD_ARGUMENT};
  std::unique_ptr<dr::Bot> bot = dr::make_bot(name, seed);
  if (!bot) return {nullptr, DR_BAD_ARGUMENT};
  if (!bot->ready()) return {nullptr, DR_NO_NETWORK};
  if (work || ms) bot->budget = {work, ms};
  return {std::move(bot), DR_OK};
}

}  // namespace

extern "C" {

uint32_t dr_bot_count(void) { return static_cast<uint32_t>(dr::bot_names().size()); }

// The names are literals, so a zero follows each.
const char* dr_bot_name(uint32_t i) {
  return i < dr_bot_count() ? dr::bot_names()[i].data() : nullptr;
}

int32_t dr_load_network(const uint8_t* bytes, size_t n) {
  std::string problem;
  if (!bytes) return DR_BAD_ARGUMENT;
  return dr::load_network({reinterpret_cast<const char*>(bytes), n}, problem) ? DR_OK
                                                                              : DR_BAD_ARGUMENT;
}

int32_t dr_view_bot_choose(const dr_view* view, const char* bot, uint64_t seed, uint32_t work,
                           uint32_t ms, uint32_t* choice) {
  if (!choice) return DR_BAD_ARGUMENT;
  const Adviser player = adviser(view, bot, seed, work, ms);
  if (!player.bot) return player.status;
  dr::Choices choices;
  find_legal(view->view, choices);
  if (choices.n == 0) return DR_REFUSED;
  *choice = player.bot->choose(catalog_of(view->view.pub), view->view, choices).code();
  return DR_OK;
}

int32_t dr_view_bot_picks(const dr_view* view, const char* bot, uint64_t seed, uint32_t work,
                          uint32_t ms, uint8_t* out, uint32_t capacity) {
  if (!out && capacity) return DR_BAD_ARGUMENT;
  const Adviser player = adviser(view, bot, seed, work, ms);
  if (!player.bot) return player.status;
  if (!dr::picks_now(view->view).pool) return DR_REFUSED;
  const dr::Catalog& catalog = catalog_of(view->view.pub);
  dr::Choices choices;
  find_legal(view->view, choices);
  const dr::Choice first = player.bot->choose(catalog, view->view, choices);
  const dr::CardSet cards = dr::picked_by(*player.bot, catalog, view->view, first);
  uint32_t n = 0;
  dr::for_each_card(cards, [&](dr::Card card) {
    if (n < capacity) out[n] = card;
    ++n;
  });
  return static_cast<int32_t>(n);
}

}  // extern "C"
