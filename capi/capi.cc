// The C interface over the engine. Every function checks what it is given and copies bytes in and
// out, so that a caller's memory needs no alignment but that of its own struct.
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "capi/internal.h"
#include "capi/signature.h"
#include "darkrock/modules.h"
#include "replay/versions.h"

namespace {

using dr::Catalog;
using dr::Choice;
using dr::Seat;

static_assert(sizeof(dr_setup) == 16 && sizeof(dr_refusal) == 8 && sizeof(dr_event) == 10 &&
              sizeof(dr_score) == 16);
static_assert(sizeof(dr::Seed) == DR_SEED_BYTES && dr::kMaxPlayers == DR_MAX_PLAYERS &&
              dr::kMaxFigures == DR_MAX_FIGURES);
static_assert(dr::kNone == DR_DEALT);
static_assert(dr::kAnteUp == DR_ANTE_UP && dr::kAlternativePoker == DR_ALTERNATIVE_POKER &&
              dr::kCommunityPoker == DR_COMMUNITY_POKER);

using dr::capi::answer;
using dr::capi::catalog_of;
using dr::capi::find_legal;
using dr::capi::read_setup;
using dr::capi::usable;

const Catalog& catalog_of(const dr_game* game) { return catalog_of(game->state.pub); }

bool is_player(const dr_game* game, std::uint32_t seat) {
  return game && seat < game->state.pub.players && dr::capi::known(game->state.pub);
}

// A state as it is hashed and kept: the number of its pack means something here alone.
dr::State as_kept(const dr::State& state) {
  dr::State kept = state;
  kept.pub.content = 0;
  return kept;
}

std::int32_t write_legal(const dr::Sight& view, std::uint32_t* out, std::uint32_t capacity) {
  if (!out && capacity) return DR_BAD_ARGUMENT;
  dr::Choices choices;
  find_legal(view, choices);
  for (int i = 0; i < choices.n && static_cast<std::uint32_t>(i) < capacity; ++i)
    out[i] = choices[i].code();
  return choices.n;
}

std::uint64_t signature(std::uint32_t modules) {
  const dr::Content* content = dr::capi::find_content(modules);
  if (!content || dr::capi::pack_of(modules))
    return content ? dr::bench_signature(content->catalog) : 0;
  static std::atomic<std::uint64_t> known[4];  // by content; 0: not played yet
  std::atomic<std::uint64_t>& value = known[dr::card_modules(static_cast<int>(modules))];
  if (!value) value = dr::bench_signature(content->catalog);
  return value;
}

// --- saved games --------------------------------------------------------------------------------

struct SaveHeader {
  char magic[8];
  std::uint32_t rules_version, state_bytes;
  std::uint64_t fingerprint, checksum;
};
static_assert(sizeof(SaveHeader) == 32);
constexpr char kMagic[8] = {'d', 'a', 'r', 'k', 'r', 'o', 'c', 'k'};

}  // namespace

extern "C" {

uint32_t dr_abi_version(void) { return DR_ABI_VERSION; }
uint32_t dr_rules_version(void) { return dr::kRulesVersion; }
uint64_t dr_catalog_fingerprint(void) { return dr_catalog_fingerprint_for(0); }
uint64_t dr_catalog_fingerprint_for(uint32_t modules) {
  const dr::Content* content = dr::capi::find_content(modules);
  return content ? content->catalog.fingerprint : 0;
}

int32_t dr_versions_json(char* out, size_t capacity) {
  return dr::capi::give(dr::versions_json(), out, capacity);
}

uint32_t dr_switch_count(void) { return dr::kSwitches; }
uint32_t dr_base_switch_count(void) { return dr::kBaseSwitches; }
const char* dr_switch_id(uint32_t i) { return i < dr::kSwitches ? dr::kSwitchInfo[i].id : nullptr; }
const char* dr_switch_side(uint32_t i, uint32_t side) {
  return i < dr::kSwitches && side < 2 ? dr::kSwitchInfo[i].side[side] : nullptr;
}
uint32_t dr_edition_switches(uint32_t edition) { return dr_edition_switches_for(edition, 0); }
uint32_t dr_edition_switches_for(uint32_t edition, uint32_t modules) {
  if (edition >= static_cast<uint32_t>(dr::Profile::kCount)) return 0;
  return dr::profile_switches(static_cast<dr::Profile>(edition), (modules & DR_ANTE_UP) != 0);
}

size_t dr_game_size(void) { return sizeof(dr_game); }
size_t dr_view_size(void) { return sizeof(dr_view); }

void dr_seed_from_number(uint64_t number, uint8_t* seed) {
  const dr::Seed s = dr::seed_from(number);
  if (seed) std::memcpy(seed, &s, sizeof s);
}

void dr_seed_from_text(const char* text, size_t n, uint8_t* seed) {
  const dr::Seed s = dr::seed_from(text ? text : "", text ? n : 0);
  if (seed) std::memcpy(seed, &s, sizeof s);
}

const char* dr_refuse_setup(const dr_setup* setup) {
  dr::Setup unused;
  std::uint8_t pack = 0;
  return read_setup(setup, unused, &pack).text;
}

const char* dr_setup_problem(const dr_setup* setup) {
  dr::Setup unused;
  std::uint8_t pack = 0;
  return id_of(read_setup(setup, unused, &pack).kind).data();  // a literal
}

int32_t dr_game_init(dr_game* game, const dr_setup* setup, const uint8_t* seed) {
  if (!game || !setup || !seed) return DR_BAD_ARGUMENT;
  dr::Setup agreed;
  std::uint8_t pack = 0;
  if (read_setup(setup, agreed, &pack).text) return DR_BAD_SETUP;
  dr::Seed s;
  std::memcpy(&s, seed, sizeof s);
  game->state = dr::new_game(dr::capi::find_content(setup->modules)->catalog, agreed, s);
  game->state.pub.content = pack;
  return DR_OK;
}

dr_game* dr_game_new(const dr_setup* setup, const uint8_t* seed) {
  auto* game = static_cast<dr_game*>(std::calloc(1, sizeof(dr_game)));
  if (game && dr_game_init(game, setup, seed) == DR_OK) return game;
  std::free(game);
  return nullptr;
}

void dr_game_free(dr_game* game) { std::free(game); }

uint32_t dr_to_act(const dr_game* game) { return game ? dr::to_act(game->state.pub) : 0; }

int32_t dr_legal(const dr_game* game, uint32_t seat, uint32_t* out, uint32_t capacity) {
  if (!is_player(game, seat)) return DR_BAD_ARGUMENT;
  return write_legal(dr::sight(game->state, static_cast<Seat>(seat)), out, capacity);
}

int32_t dr_why_not(const dr_game* game, uint32_t seat, uint32_t choice, dr_refusal* why) {
  if (!is_player(game, seat)) return DR_BAD_ARGUMENT;
  const dr::Sight view = dr::sight(game->state, static_cast<Seat>(seat));
  return answer(dr::why_not(catalog_of(game), view, Choice::from(choice)), why);
}

int32_t dr_try_apply(dr_game* game, uint32_t seat, uint32_t choice, dr_refusal* why) {
  if (!is_player(game, seat)) return DR_BAD_ARGUMENT;
  return answer(
      dr::try_apply(catalog_of(game), game->state, static_cast<Seat>(seat), Choice::from(choice)),
      why);
}

int32_t dr_try_apply_events(dr_game* game, uint32_t seat, uint32_t choice, dr_refusal* why,
                            dr_event* out, uint32_t capacity) {
  if (!is_player(game, seat) || (!out && capacity)) return DR_BAD_ARGUMENT;
  dr::Events events;
  const std::int32_t status =
      answer(dr::try_apply(catalog_of(game), game->state, static_cast<Seat>(seat),
                           Choice::from(choice), &events),
             why);
  if (status != DR_OK) return status;
  return dr::capi::write_events(events, out, capacity);
}

int32_t dr_observe(const dr_game* game, uint32_t seat, dr_view* out) {
  if (!game || !out || seat > 0xff) return DR_BAD_ARGUMENT;
  out->view = dr::observe(game->state, static_cast<Seat>(seat));
  return DR_OK;
}

int32_t dr_scores(const dr_game* game, dr_score* out, uint32_t* winners) {
  if (!game || !dr::capi::known(game->state.pub)) return DR_BAD_ARGUMENT;
  const dr::Scores s = dr::scores(catalog_of(game), game->state.pub);
  if (winners) *winners = s.winners;
  for (int i = 0; out && i < dr::kMaxFigures; ++i) {
    const dr::Score& from = s.seat[i];
    out[i] = {from.total,  from.lp,  from.items,   from.cash,
              from.wounds, from.law, from.legends, from.gambler};
  }
  return DR_OK;
}

uint64_t dr_hash(const dr_game* game) { return game ? dr::hash(as_kept(game->state)) : 0; }

int32_t dr_read_view(const uint8_t* bytes, size_t n, dr_view* out) {
  return dr_read_view_with(bytes, n, 0, out);
}

int32_t dr_read_view_with(const uint8_t* bytes, size_t n, uint32_t content, dr_view* out) {
  if (!bytes || !out) return DR_BAD_ARGUMENT;
  if (n != sizeof(dr_view)) return DR_OTHER_RULES;
  dr_view view;
  std::memcpy(static_cast<void*>(&view), bytes, n);
  view.view.pub.content = dr::capi::pack_of(content);
  if (!dr::capi::watchable(&view)) return DR_BAD_ARGUMENT;
  *out = view;
  return DR_OK;
}

uint32_t dr_view_to_act(const dr_view* view) {
  return usable(view) ? dr::to_act(view->view.pub) : 0;
}

int32_t dr_view_legal(const dr_view* view, uint32_t* out, uint32_t capacity) {
  return usable(view) ? write_legal(view->view, out, capacity) : DR_BAD_ARGUMENT;
}

int32_t dr_view_why_not(const dr_view* view, uint32_t choice, dr_refusal* why) {
  if (!usable(view)) return DR_BAD_ARGUMENT;
  return answer(dr::why_not(catalog_of(view->view.pub), view->view, Choice::from(choice)), why);
}

size_t dr_save_size(void) { return sizeof(SaveHeader) + sizeof(dr::State); }

int32_t dr_save(const dr_game* game, uint8_t* out, size_t capacity) {
  if (!game || !out || capacity < dr_save_size() || !dr::capi::known(game->state.pub))
    return DR_BAD_ARGUMENT;
  const dr::State kept = as_kept(game->state);
  SaveHeader header{};
  std::memcpy(header.magic, kMagic, sizeof kMagic);
  header.rules_version = dr::kRulesVersion;
  header.state_bytes = sizeof(dr::State);
  header.fingerprint = catalog_of(game).fingerprint;
  header.checksum = dr::hash(kept);
  std::memcpy(out, &header, sizeof header);
  std::memcpy(out + sizeof header, &kept, sizeof kept);
  return DR_OK;
}

int32_t dr_load(dr_game* game, const uint8_t* bytes, size_t n) {
  if (!game || !bytes) return DR_BAD_ARGUMENT;
  SaveHeader header;
  if (n < sizeof header) return DR_NOT_A_SAVE;
  std::memcpy(&header, bytes, sizeof header);
  if (std::memcmp(header.magic, kMagic, sizeof kMagic) != 0) return DR_NOT_A_SAVE;
  if (header.rules_version != dr::kRulesVersion || header.state_bytes != sizeof(dr::State))
    return DR_OTHER_RULES;
  if (n != dr_save_size()) return DR_NOT_A_SAVE;
  dr::State state;
  std::memcpy(&state, bytes + sizeof header, sizeof state);
  const dr::capi::Cards cards = dr::capi::cards_with(state.pub.modules, header.fingerprint);
  const Catalog& catalog = cards.content.catalog;
  if (header.fingerprint != catalog.fingerprint) return DR_OTHER_RULES;
  if (dr::hash(state) != header.checksum || !dr::plausible(catalog, state)) return DR_NOT_A_SAVE;
  game->state = state;
  game->state.pub.content = cards.pack;
  return DR_OK;
}

uint32_t dr_signature_hi(void) { return dr_signature_hi_for(0); }
uint32_t dr_signature_lo(void) { return dr_signature_lo_for(0); }
uint32_t dr_signature_hi_for(uint32_t modules) {
  return static_cast<uint32_t>(signature(modules) >> 32);
}
uint32_t dr_signature_lo_for(uint32_t modules) { return static_cast<uint32_t>(signature(modules)); }

uint32_t dr_play_random(uint32_t modules, uint32_t seed, uint32_t games) {
  const dr::Content* content = dr::capi::find_content(modules);
  if (!content) return 0;
  const dr::Catalog& catalog = content->catalog;
  dr::Setup setup;
  setup.modules = static_cast<std::uint8_t>(modules & dr::kAllModules);
  return dr::refuse_setup(catalog, setup) ? 0 : dr::play_random(catalog, setup, seed, games);
}

}  // extern "C"
