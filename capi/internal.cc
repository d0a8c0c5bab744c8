#include "capi/internal.h"

#include <algorithm>
#include <cstring>

namespace dr::capi {

SetupRefusal read_setup(const dr_setup* from, Setup& to, std::uint8_t* pack) {
  const auto no = [](const char* why) { return SetupRefusal{SetupProblem::kOther, why}; };
  if (!from) return no("there is no set-up");
  if (from->length > 2) return no("the length of the game is not 0, 1 or 2");
  if (from->switches >> kSwitches) return no("a switch is set that does not exist");
  if (from->players < 2 || from->players > kMaxPlayers) return no("there are not 2 to 6 players");
  if (from->first_game > 1 || from->goals > 1 || from->cattle > 1)
    return no("first_game, goals and cattle are 0 or 1");
  to.players = from->players;
  to.length = static_cast<Length>(from->length);
  to.first_game = from->first_game;
  to.goals = from->goals;
  to.cattle = from->cattle;
  to.switches = from->switches;
  to.modules = from->modules & kAllModules;
  const Content* content = find_content(from->modules);
  if (!content || (pack_of(from->modules) && !pack)) return no("there is no such pack");
  if (pack) *pack = pack_of(from->modules);
  const Catalog& catalog = content->catalog;
  for (int i = 0; i < kMaxPlayers; ++i) {
    to.characters[i] = from->characters[i];
    if (to.characters[i] != kNone && to.characters[i] >= catalog.n_characters)
      return no("there is no such character");
  }
  return check_setup(catalog, to);
}

std::int32_t answer(const WhyNot& why, dr_refusal* out) {
  if (out) *out = {static_cast<std::uint8_t>(why.code), 0, why.rule.code, why.need, why.have};
  return why.ok() ? DR_OK : DR_REFUSED;
}

std::int32_t write_events(const Events& events, dr_event* out, std::uint32_t capacity) {
  const auto n = std::min(static_cast<std::uint32_t>(events.n), capacity);
  if (n) std::memcpy(out, events.list, n * sizeof(Event));
  return events.n;
}

bool usable(const dr_view* view) {
  return view && known(view->view.pub) && plausible(catalog_of(view->view.pub), view->view);
}

bool watchable(const dr_view* view) {
  if (usable(view)) return true;
  return view && known(view->view.pub) && view->view.seat >= kMaxPlayers &&
         plausible_public(catalog_of(view->view.pub), view->view.pub);
}

void find_legal(const Sight& view, Choices& out) {
  const bool player = view.seat < view.pub.players;
  if (player && to_act(view.pub) & seat_bit(view.seat)) legal(catalog_of(view.pub), view, out);
}

std::int32_t give(std::string_view text, char* out, std::size_t capacity) {
  if (out && text.size() <= capacity) std::memcpy(out, text.data(), text.size());
  return static_cast<std::int32_t>(text.size());
}

void tell(std::string_view sentence, char* out, std::size_t capacity) {
  if (!out || !capacity) return;
  const std::size_t n = std::min(sentence.size(), capacity - 1);
  std::memcpy(out, sentence.data(), n);
  out[n] = 0;
}

std::string_view code_of(std::uint32_t lang) { return language_codes()[lang]; }

const Templates* words_of(std::uint32_t lang) {
  return lang < language_codes().size() ? &templates(code_of(lang)) : nullptr;
}

}  // namespace dr::capi
