#include "lab/positions.h"

#include <algorithm>
#include <bit>
#include <memory>

#include "bots/bots.h"
#include "content/compiler/content.h"
#include "lab/match.h"

namespace dr {
namespace {

constexpr int kForNoise = 32;

dr::Setup draw_table(Rng& rng) {
  constexpr std::uint8_t kSizes[] = {4, 4, 4, 4, 3, 5, 2, 6};
  constexpr int kModules[] = {0,
                              0,
                              0,
                              kAnteUp | kAlternativePoker,
                              kAnteUp | kAlternativePoker,
                              kAnteUp | kAlternativePoker | kCommunityPoker};
  constexpr Length kLengths[] = {Length::kMedium, Length::kMedium, Length::kShort, Length::kLong};
  dr::Setup setup;
  setup.players = kSizes[rng.below(std::size(kSizes))];
  setup.modules = static_cast<std::uint8_t>(kModules[rng.below(std::size(kModules))]);
  setup.length = kLengths[rng.below(std::size(kLengths))];
  setup.goals = rng.below(4) == 0;
  setup.switches = profile_switches(static_cast<Profile>(rng.below(4)), setup.modules & kAnteUp);
  return setup;
}

void keep(const Catalog& catalog, const State& state, const Distances& distances, Seat looker,
          Positions& out) {
  const TableFeatures table =
      read_features(catalog, state.pub, distances, {looker, state.own[looker].hand});
  Position position{static_cast<int>(out.players.size()), 0};
  for (Seat s = 0; s < kMaxFigures; ++s) {
    if (!(table.who & seat_bit(s))) continue;
    Positions::Sight sight{};
    for (int i = 0; i < kFeatures; ++i)
      sight.value[i] = static_cast<std::int8_t>(std::clamp<int>(table.seat[s].value[i], -127, 127));
    sight.won = s;  // until the game is over
    out.players.push_back(sight);
    ++position.n;
  }
  out.list.push_back(position);
}

Positions positions_of_game(const PositionOptions& options, int game) {
  Rng rng{derive(options.seed, game, kForTable) | 1};
  const dr::Setup setup = draw_table(rng);
  const Catalog& catalog = default_content(setup.modules).catalog;
  Distances distances;
  distances.prepare(catalog, setup.switches);
  std::unique_ptr<Bot> bots[kMaxPlayers];
  for (int seat = 0; seat < setup.players; ++seat)
    bots[seat] = make_bot(options.bots[rng.below(static_cast<std::uint32_t>(options.bots.size()))],
                          derive(options.seed, game, 1 + seat));
  Rng noise{derive(options.seed, game, kForNoise) | 1};
  Positions out;
  auto choices = std::make_unique<Choices>();
  State state = new_game(catalog, setup, seed_from(derive(options.seed, game, kForDeal)));
  while (const SeatSet asked = to_act(state.pub)) {
    const Seat seat = static_cast<Seat>(std::countr_zero(asked));
    const bool begins = state.pub.ask == Ask::kIncome, acts = state.pub.ask == Ask::kAction;
    const int one_in = begins ? options.one_in : 5 * options.one_in;
    if ((begins || acts) && noise.below(static_cast<std::uint32_t>(one_in)) == 0) {
      // Searches look mostly from the seat whose turn it is.
      const Seat other = static_cast<Seat>(noise.below(setup.players));
      keep(catalog, state, distances, noise.below(2) ? seat : other, out);
    }
    const View view = observe(state, seat);
    legal(catalog, view, *choices);
    const bool stray = noise.below(100) < static_cast<std::uint32_t>(options.noise);
    const Choice choice =
        stray ? (*choices)[static_cast<int>(noise.below(static_cast<std::uint32_t>(choices->n)))]
              : bots[seat]->choose(catalog, view, *choices);
    apply(catalog, state, seat, choice);
  }
  const Scores end = scores(catalog, state.pub);
  for (Positions::Sight& sight : out.players)
    sight.won = static_cast<float>(win_share(end, static_cast<int>(sight.won))) / kWholeWin;
  return out;
}

// Takes what is in `game`.
void append(Positions& out, Positions& game) {
  for (Position position : game.list) {
    position.first += static_cast<int>(out.players.size());
    out.list.push_back(position);
  }
  out.players.insert(out.players.end(), game.players.begin(), game.players.end());
  game = {};
}

}  // namespace

template <class A>
void walk(A& a, Positions& positions) {
  a.size(positions.list);
  for (Position& position : positions.list) a(position.first), a(position.n);
  a.size(positions.players);
  for (Positions::Sight& sight : positions.players) {
    for (std::int8_t& value : sight.value) a(value);
    a(sight.won);
  }
}

Positions gather_positions(const PositionOptions& options, const std::function<void(int)>& done) {
  std::vector<Positions> games(static_cast<std::size_t>(options.games));
  play_all(
      0, options.games, options.jobs,
      [&](int game, int) {
        games[static_cast<std::size_t>(game)] = positions_of_game(options, game);
      },
      done);
  Positions out;
  for (Positions& game : games) append(out, game);
  return out;
}

void gather_part(const PositionOptions& options, const Shard& shard, PartWriter& out,
                 const std::function<void(int)>& done) {
  const auto play = [&](int game, int) {
    Positions positions = positions_of_game(options, game);
    return as_bytes(positions);
  };
  const auto keep = [&out](const std::string& bytes) { out.put(bytes); };
  play_part(shard, options.games, options.jobs, play, keep, done);
}

Positions merge_positions(const PositionOptions& options, Parts& parts) {
  Positions out;
  for (int i = 0; i < options.games; ++i) {
    Positions game;
    walk(parts.of_game(i), game);
    append(out, game);
  }
  return out;
}

}  // namespace dr
