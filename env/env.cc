// The C interface for learners, darkrock/env.h.
#include "darkrock/env.h"

#include <string>

#include "base/json.h"
#include "bots/bots.h"
#include "capi/internal.h"
#include "darkrock/ids.h"
#include "env/pool.h"
#include "net/encoding.h"

struct dr_pool {
  dr::Pool pool;
};

namespace {

static_assert(DR_OUTSIDERS == dr::kOutsiders);

constexpr std::uint32_t kMostGames = 1 << 20, kMostThreads = 1024;

// One part or trait of the encoding.
void write_row(dr::Json& out, std::string_view id, int first, int size, int times) {
  out.begin('{').field("id", id).field("first", first).field("size", size);
  out.field("times", times).end('}');
}

void write_ids(dr::Json& out, std::string_view name, std::span<const std::string_view> ids) {
  out.begin(name, '[');
  for (const std::string_view id : ids) out.put(id);
  out.end(']');
}

void write_marks(dr::Json& out) {
  write_row(out, "verb", 1, dr::kVerbs, 1);
  for (const dr::VerbInfo& verb : dr::kVerbTable) {
    const auto& first = dr::kSlotFirst[static_cast<std::size_t>(verb.verb)];
    for (std::size_t i = 0; const dr::Slot slot : {verb.a, verb.b, verb.c}) {
      if (slot != dr::Slot::kEmpty)
        write_row(out, std::string(verb.id) + "." + "abc"[i], first[i], dr::values_of(slot), 1);
      ++i;
    }
  }
  for (std::size_t i = 0; const dr::TraitInfo& trait : dr::kTraits)
    write_row(out, trait.id, dr::kTraitFirst[i++], trait.size, 1);
}

bool is_asked(const dr_game* game, std::uint32_t seat) {
  return game && seat < game->state.pub.players && (dr::to_act(game->state.pub) >> seat & 1);
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    if (end != 0) lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

bool has_slots(const dr_pool* pool, std::uint32_t first, std::uint32_t n) {
  const auto games = pool ? static_cast<std::uint32_t>(pool->pool.games()) : 0;
  return first <= games && n <= games - first;
}

}  // namespace

extern "C" {

uint32_t dr_encoding_version(void) { return dr::kEncodingVersion; }
uint32_t dr_fact_count(void) { return dr::kFacts; }
uint32_t dr_mark_count(void) { return dr::kMarks; }
uint32_t dr_most_facts(void) { return dr::kMostFacts; }
uint32_t dr_most_marks(void) { return dr::kMostMarks; }

int32_t dr_encoding_json(char* out, size_t capacity) {
  dr::Json json;
  json.begin('{').field("version", dr::kEncodingVersion).begin("facts", '[');
  for (std::size_t i = 0; const dr::PartInfo& part : dr::kParts)
    write_row(json, part.id, dr::kPartFirst[i++], part.size, part.times);
  json.end(']').begin("marks", '[');
  write_marks(json);
  json.end(']');
  write_ids(json, "likes", dr::kLikeIds);
  write_ids(json, "sources", dr::kIdsOf<dr::LpSource>);
  json.end('}');
  return dr::capi::give(json.text(), out, capacity);
}

int32_t dr_encode_position(const dr_game* game, uint32_t seat, uint32_t likes, uint16_t* out) {
  if (!game || seat >= game->state.pub.players || likes >> dr::kLikes || !out)
    return DR_BAD_ARGUMENT;
  return dr::encode_position(dr::capi::catalog_of(game->state.pub),
                             dr::sight(game->state, static_cast<dr::Seat>(seat)),
                             static_cast<dr::LikeSet>(likes), out);
}

int32_t dr_encode_choice(const dr_game* game, uint32_t seat, uint32_t choice, uint16_t* out) {
  if (!is_asked(game, seat) || !out) return DR_BAD_ARGUMENT;
  const dr::Catalog& catalog = dr::capi::catalog_of(game->state.pub);
  const dr::Sight sight = dr::sight(game->state, static_cast<dr::Seat>(seat));
  const dr::Choice wanted = dr::Choice::from(choice);
  if (wanted.verb >= dr::Verb::kCount || !dr::why_not(catalog, sight, wanted).ok())
    return DR_REFUSED;
  return dr::ChoiceEncoder(catalog, sight).encode(wanted, out);
}

dr_pool* dr_pool_new(uint32_t games, uint32_t threads, uint64_t seed, uint32_t flags,
                     const char* bots, size_t n) {
  if (games == 0 || games > kMostGames || threads == 0 || threads > kMostThreads) return nullptr;
  if (flags > (DR_POOL_ONCE | DR_POOL_DUPLICATE) || (!bots && n)) return nullptr;
  dr::PoolOptions options;
  options.seed = seed;
  options.threads = static_cast<int>(threads);
  options.once = flags & DR_POOL_ONCE;
  options.duplicate = flags & DR_POOL_DUPLICATE;
  options.bots = lines_of({bots, n});
  if (options.bots.size() > 255 - DR_OUTSIDERS) return nullptr;
  for (const std::string& bot : options.bots)
    if (!dr::refuse_bot(bot).empty()) return nullptr;
  return new dr_pool{{static_cast<int>(games), std::move(options)}};
}

void dr_pool_free(dr_pool* pool) { delete pool; }

int32_t dr_pool_set_table(dr_pool* pool, uint32_t first, uint32_t n, const dr_setup* setup) {
  dr::Setup agreed;
  if (!has_slots(pool, first, n)) return DR_BAD_ARGUMENT;
  if (dr::capi::read_setup(setup, agreed).text) return DR_BAD_SETUP;
  pool->pool.set_table(static_cast<int>(first), static_cast<int>(n), agreed);
  return DR_OK;
}

int32_t dr_pool_set_seats(dr_pool* pool, uint32_t first, uint32_t n, const uint8_t* players,
                          const uint8_t* likes) {
  if (!has_slots(pool, first, n) || !players || !likes) return DR_BAD_ARGUMENT;
  const int most = dr::kOutsiders + pool->pool.bots();
  for (size_t i = 0; i < size_t{n} * DR_MAX_PLAYERS; ++i)
    if (players[i] >= most) return DR_BAD_ARGUMENT;
  for (uint32_t i = 0; i < n; ++i) {
    dr::Seating seating;
    for (size_t s = 0; s < DR_MAX_PLAYERS; ++s) {
      seating.player[s] = players[i * DR_MAX_PLAYERS + s];
      seating.likes[s] = likes[i * DR_MAX_PLAYERS + s];
    }
    pool->pool.set_seating(static_cast<int>(first + i), seating);
  }
  return DR_OK;
}

int32_t dr_pool_set_teacher(dr_pool* pool, uint32_t like, int32_t bot) {
  if (!pool || like >= dr::kLikes || bot < -1 || bot >= pool->pool.bots()) return DR_BAD_ARGUMENT;
  pool->pool.set_teacher(static_cast<dr::Like>(like), bot);
  return DR_OK;
}

int32_t dr_pool_reset(dr_pool* pool) {
  if (!pool) return DR_BAD_ARGUMENT;
  pool->pool.reset();
  return DR_OK;
}

int32_t dr_pool_step(dr_pool* pool, const int32_t* chosen) {
  if (!pool || !chosen) return DR_BAD_ARGUMENT;
  pool->pool.step(chosen);
  return DR_OK;
}

int32_t dr_pool_wait(dr_pool* pool) {
  if (!pool) return DR_BAD_ARGUMENT;
  pool->pool.wait();
  return DR_OK;
}

int32_t dr_pool_rows(const dr_pool* pool, dr_rows* out) {
  if (!pool || !out) return DR_BAD_ARGUMENT;
  const dr::PoolRows& rows = pool->pool.rows();
  *out = {
      rows.facts.data(),      rows.choice_at.data(),  rows.marks.data(),     rows.codes.data(),
      rows.seat.data(),       rows.player.data(),     rows.seats.data(),     rows.lived.data(),
      rows.advice.data(),     rows.score.data(),      rows.ended.data(),     rows.end_seats.data(),
      rows.end_rounds.data(), rows.end_player.data(), rows.end_likes.data(), rows.won.data(),
      rows.end_score.data(),  rows.end_lived.data(),  rows.end_lp.data()};
  return DR_OK;
}

uint64_t dr_pool_deal(const dr_pool* pool, uint32_t slot) {
  return slot < UINT32_MAX && has_slots(pool, slot, 1) ? pool->pool.deal(static_cast<int>(slot))
                                                       : 0;
}

int32_t dr_pool_counts(dr_pool* pool, dr_counts* out) {
  if (!pool || !out) return DR_BAD_ARGUMENT;
  const dr::PoolCounts c = pool->pool.take_counts();
  *out = {c.asked, c.forced, c.by_bots, c.games, c.most_choices, c.most_facts, c.most_marks, 0};
  return DR_OK;
}

}  // extern "C"
