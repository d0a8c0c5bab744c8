#include <fmt/format.h>

#include <bit>
#include <cstring>
#include <map>

#include "server/account/auth.h"
#include "server/base/base64.h"
#include "server/base/clock.h"
#include "server/store/accounts.h"
#include "server/store/deals.h"
#include "server/store/tables.h"
#include "server/table/new_table.h"
#include "server/table/record.h"
#include "tests/server/twins.h"

namespace dr {
namespace {

constexpr std::int64_t kThen = 1'700'000'000'000;

template <class T>
const T& any_of(const std::vector<T>& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// Whether there are secrets between the players just now.
bool is_secretive(const Public& pub) {
  return pub.fight.on || pub.poker.on || pub.au.faro.on || std::popcount(pub.acting) > 1;
}

// A position of a random game, every second time one with secrets; of a question drawn first, so
// that the seldom ones come up.
State any_position(const Content& content, const Setup& setup, int n, Rng& rng) {
  std::map<Ask, std::vector<State>> all, secretive;
  State state = new_game(content.catalog, setup, seed_from(static_cast<std::uint64_t>(n)));
  Choices options;
  while (!state.pub.over) {
    all[state.pub.ask].push_back(state);
    if (is_secretive(state.pub)) secretive[state.pub.ask].push_back(state);
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    legal(content.catalog, observe(state, seat), options);
    apply(content.catalog, state, seat,
          options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.n)))]);
  }
  const auto& found = secretive.empty() || rng.below(2) ? all : secretive;
  auto ask = found.begin();
  std::advance(ask, rng.below(static_cast<std::uint32_t>(found.size())));
  return any_of(ask->second, rng);
}

// Two games that draw alike stay alike for longer.
void take_key(State& state, const State& from) {
  std::memcpy(state.hid.key, from.hid.key, sizeof state.hid.key);
  std::memcpy(state.hid.counter, from.hid.counter, sizeof state.hid.counter);
  std::memcpy(state.hid.au.counter, from.hid.au.counter, sizeof state.hid.au.counter);
}

std::string digits(int n, std::size_t person) {
  return fmt::format("{:060x}{:04x}", n + 1, person);
}

void write_person(Sql& sql, int n, std::size_t person, const std::string& table) {
  User user;
  user.id = fmt::format("user{}x{}", n, person);
  user.name = fmt::format("Person {}", person);
  user.created = user.seen = now_ms();
  add_user(sql, user);
  add_session(sql, token_hash(digits(n, person)), user.id, user.seen);
  set_member(sql, table, user.id, person < kMaxPlayers ? "player" : "spectator", false);
}

std::vector<LogEntry> log_of(const TwinPositions& positions, int n, const State& state) {
  std::vector<LogEntry> log(1);
  TableSpec spec;
  spec.setup = positions.setup;
  spec.is_public = true;
  log[0].user = fmt::format("user{}x0", n);
  log[0].hex = digits(n, 0);
  log[0].spec = json::serialize(spec_json(spec));
  for (const EntryKind kind : {EntryKind::kSit, EntryKind::kReady})
    for (Seat seat = 0; seat < positions.setup.players; ++seat) {
      LogEntry& entry = log.emplace_back();
      entry.kind = kind;
      entry.seat = seat;
      if (kind == EntryKind::kSit) entry.user = fmt::format("user{}x{}", n, seat);
      if (kind == EntryKind::kReady) entry.hex = digits(n, seat);
    }
  LogEntry& start = log.emplace_back();
  start.kind = EntryKind::kStart;
  start.word = to_base64({reinterpret_cast<const char*>(&state), sizeof state});
  return log;
}

}  // namespace

TwinPositions twin_positions(int n) {
  static constexpr std::uint8_t kModules[] = {0, kAnteUp,
                                              kAnteUp | kAlternativePoker | kCommunityPoker};
  Rng rng{static_cast<std::uint64_t>(n) * 0x9e3779b97f4a7c15 + 5};
  TwinPositions out;
  Setup& setup = out.setup;
  setup.players = static_cast<std::uint8_t>(2 + n % 3);
  setup.modules = kModules[n / 3 % 3];
  setup.length = Length::kShort;
  setup.goals = n & 1;
  setup.switches = profile_switches(Profile::kIt2023, setup.modules & kAnteUp);
  const auto viewer = rng.below(setup.players + 1u);
  out.viewer = viewer < setup.players ? static_cast<Seat>(viewer) : kNone;
  out.content = &default_content(setup.modules);
  out.state[0] = any_position(*out.content, setup, n, rng);
  out.state[1] = sample(out.content->catalog, observe(out.state[0], out.viewer), rng);
  if (rng.below(2)) take_key(out.state[1], out.state[0]);
  return out;
}

void write_twin(Sql& sql, const TwinPositions& positions, int n, std::size_t side) {
  TableRow row;
  row.id = fmt::format("twin{}", n);
  row.code = fmt::format("code{}", n);
  row.status = status_word(Status::kPlaying);
  row.is_public = true;
  row.host = fmt::format("user{}x0", n);
  const std::vector<LogEntry> log = log_of(positions, n, positions.state[side]);
  TableRecord record;
  for (const LogEntry& entry : log) record.add(entry);
  row.summary = table_summary(record);
  row.created = row.updated = kThen;
  insert_table(sql, row);
  add_deal(sql, fmt::format("deal{}", n), row.id, true);
  for (std::size_t seat = 0; seat < positions.setup.players; ++seat)
    write_person(sql, n, seat, row.id);
  write_person(sql, n, kMaxPlayers, row.id);
  std::int64_t at = 0;
  for (const LogEntry& entry : log) {
    append_entry(sql, row.id, at, kThen + at, write_entry(*positions.content, entry));
    ++at;
  }
  add_chat(sql, row.id, {0, kThen, row.host, "Good luck."});
}

}  // namespace dr
