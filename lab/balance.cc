#include "lab/balance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/mix.h"
#include "darkrock/queries.h"

namespace dr {
namespace {

constexpr std::size_t index_of(Path path) { return static_cast<std::size_t>(path); }

// Both tracks pay through the same source: `track` is the one last advanced on.
Path path_of(LpSource source, Path track) {
  switch (source) {
    case LpSource::kMarshal:
    case LpSource::kOverflow: return track;
    case LpSource::kBandits: return Path::kLaw;
    case LpSource::kWantedRow:
    case LpSource::kTrain: return Path::kCrime;
    case LpSource::kDeposit: return Path::kGold;
    case LpSource::kCattle:
    case LpSource::kLonghorn: return Path::kCattle;
    case LpSource::kPoker:
    case LpSource::kGambler: return Path::kCards;
    case LpSource::kDuel:
    case LpSource::kCabaret:
    case LpSource::kStory:
    case LpSource::kCard:
    case LpSource::kItem:
    case LpSource::kCharacter:
    case LpSource::kFightCard:
    case LpSource::kMibLoss:
    case LpSource::kManInBlack:
    case LpSource::kToken:
    case LpSource::kFrontier:
    case LpSource::kCount: break;
  }
  return Path::kMixed;
}

// Money says by its rule where it comes from.
Path path_of_cash(Rule rule, Path track) {
  if (rule == B(9, 2)) return track;
  if (rule == B(7, 5) || rule == B(7, 6)) return Path::kGold;  // the mine, the bank
  if (rule == B(6, 14) || rule == B(7, 7) || rule == AU(34)) return Path::kCrime;
  if (rule == B(7, 9) || rule == AU(18)) return Path::kCattle;
  if (rule == B(7, 3, 2) || rule == AU(27) || rule == AU(44) || rule == AU(49)) return Path::kCards;
  return Path::kMixed;
}

class BalanceWatch final : public Onlooker {
 public:
  BalanceWatch(const CardIndex& index, int players) : index_(index), players_(players) {}
  bool go_on() override { return !Interrupt::came(); }
  void see(const Event& event) override {
    if (event.seat >= players_) return;
    paths.see(event);
    if (const int card = index_.used_by(event); card >= 0)
      used[event.seat].set(static_cast<std::size_t>(card));
  }

  PathWatch paths;
  std::bitset<CardIndex::kMost> used[kMaxPlayers];

 private:
  const CardIndex& index_;
  int players_;
};

struct Group {
  std::int64_t sum = 0, n = 0;
};

void add_game(BalanceCount& count, const GameResult& game, const BalanceWatch& watch, int players,
              int number) {
  ++count.games;
  count.rounds += game.rounds;
  count.digest += splitmix64(game.hash ^ static_cast<std::uint64_t>(number));
  Group all, path[kPaths];
  std::vector<Group> card(count.card.size());
  for (int seat = 0; seat < players; ++seat) {
    const int share = win_share(game.scores, seat);
    const auto put = [&](Group& group) { group.sum += share, ++group.n; };
    count.score += game.scores.seat[seat].total;
    put(all);
    count.seat[seat].add(share, 1);
    count.turn[place_in_turn(game, seat, players)].add(share, 1);
    if (game.character[seat] < kMaxCharacters) count.character[game.character[seat]].add(share, 1);
    put(path[index_of(watch.paths.path(seat, game.scores.seat[seat]))]);
    for (std::size_t c = 0; c < card.size(); ++c)
      if (watch.used[seat][c]) put(card[c]);
  }
  count.all.add(all.sum, all.n);
  for (int i = 0; i < kPaths; ++i) count.path[i].add(path[i].sum, path[i].n);
  for (std::size_t c = 0; c < card.size(); ++c) count.card[c].add(card[c].sum, card[c].n);
  if (with_mib(players)) count.man_in_black.add(win_share(game.scores, kMib), 1);
}

// Any characters of the cast.
void draw_cast(Setup& setup, const Catalog& catalog, std::uint64_t seed) {
  std::vector<std::uint8_t> cast(static_cast<std::size_t>(catalog.n_characters));
  std::iota(cast.begin(), cast.end(), std::uint8_t{0});
  for (std::size_t i = 0; i < setup.players; ++i) {
    seed = splitmix64(seed);
    std::swap(cast[i], cast[i + static_cast<std::size_t>(seed % (cast.size() - i))]);
    setup.characters[i] = cast[i];
  }
}

Match match_of(const Catalog& catalog, const BalanceOptions& options, Switches switches, int game) {
  Match match;
  match.setup = options.setup;
  match.setup.switches = switches;
  if (options.whole_cast) draw_cast(match.setup, catalog, derive(options.seed, game, kForTable));
  match.deal = derive(options.seed, game, kForDeal);
  for (std::size_t seat = 0; seat < options.setup.players; ++seat) {
    match.bot[seat] =
        options.bots[(seat + static_cast<std::size_t>(game) / options.editions.size()) %
                     options.bots.size()];
    match.bot_seed[seat] = derive(options.seed, game, 1 + static_cast<int>(seat));
  }
  return match;
}

int games_of(const BalanceOptions& options) {
  return options.games * static_cast<int>(options.editions.size());
}

// The counts of a part by edition.
std::vector<BalanceCount> play_share(const Content& content, const BalanceOptions& options,
                                     const Shard& shard, const std::function<void(int)>& done) {
  const CardIndex index(content.lexicon);
  const std::size_t editions = options.editions.size();
  BalanceCount empty;
  empty.card.resize(static_cast<std::size_t>(index.size()));
  std::vector<BalanceCount> counts(editions * static_cast<std::size_t>(options.jobs), empty);
  const auto play = [&](int k, int worker) {
    if (Interrupt::came()) return;
    const int i = shard.game(k);
    const std::size_t edition = static_cast<std::size_t>(i) % editions;
    BalanceWatch watch(index, options.setup.players);
    const GameResult game = play_match(
        content.catalog, match_of(content.catalog, options, options.editions[edition].switches, i),
        &watch);
    if (game.over)
      add_game(counts[edition + editions * static_cast<std::size_t>(worker)], game, watch,
               options.setup.players, i);
  };
  play_all(0, shard.count(games_of(options)), options.jobs, play, done);
  for (std::size_t i = editions; i < counts.size(); ++i) counts[i % editions].add(counts[i]);
  counts.resize(editions);
  return counts;
}

}  // namespace

template <class A>
void walk(A& a, BalanceCount& count) {
  a(count.games), a(count.rounds), a(count.score), a(count.digest);
  walk(a, count.all);
  for (GroupedRate& rate : count.seat) walk(a, rate);
  for (GroupedRate& rate : count.turn) walk(a, rate);
  for (GroupedRate& rate : count.character) walk(a, rate);
  for (GroupedRate& rate : count.path) walk(a, rate);
  walk(a, count.man_in_black);
  a.size(count.card);
  for (GroupedRate& rate : count.card) walk(a, rate);
}

const char* path_word(Path path) {
  switch (path) {
    case Path::kLaw: return "law";
    case Path::kCrime: return "crime";
    case Path::kGold: return "gold";
    case Path::kCattle: return "cattle";
    case Path::kCards: return "cards";
    case Path::kMixed: return "mixed";
    case Path::kCount: break;
  }
  return "";
}

void PathWatch::see(const Event& e) {
  if (e.seat >= kMaxPlayers) return;
  if (e.kind == EventKind::kPoints && e.a > 0 && e.b != static_cast<int>(PointKind::kGp))
    track_[e.seat] = e.b == static_cast<int>(PointKind::kMp) ? Path::kLaw : Path::kCrime;
  if (e.kind == EventKind::kCash && e.a > 0)
    cash_[e.seat][index_of(path_of_cash(e.rule, track_[e.seat]))] += e.a;
  if (e.kind != EventKind::kLp) return;
  const LpSource source = static_cast<LpSource>(e.b);
  if (source == LpSource::kCabaret)
    cabaret_[e.seat] += e.a;
  else
    lp_[e.seat][index_of(path_of(source, track_[e.seat]))] += e.a;
}

Path PathWatch::path(int seat, const Score& score) const {
  std::int64_t money = 0;
  for (const int cash : cash_[seat]) money += cash;
  std::int64_t best = 0;
  Path path = Path::kMixed;
  for (int i = 0; i < static_cast<int>(Path::kMixed); ++i) {
    const Path one = static_cast<Path>(i);
    int lp = lp_[seat][i];
    if (one == Path::kLaw) lp += score.law;
    if (one == Path::kCards) lp += score.gambler;
    // All in units of 1 / money, to stay with whole numbers.
    const std::int64_t points = lp * std::max<std::int64_t>(money, 1) +
                                static_cast<std::int64_t>(cabaret_[seat]) * cash_[seat][i];
    if (points == best) path = Path::kMixed;
    if (points <= best) continue;
    best = points;
    path = one;
  }
  return path;
}

CardIndex::CardIndex(const Lexicon& lexicon) {
  constexpr Deck kCounted[] = {Deck::kPoker,  Deck::kItem,        Deck::kCattle,    Deck::kStory,
                               Deck::kGoal,   Deck::kEvent,       Deck::kTrain,     Deck::kFrontier,
                               Deck::kOutlaw, Deck::kClaimJumper, Deck::kHighRoller};
  std::fill(std::begin(size_), std::end(size_), 0);
  for (const Deck deck : kCounted) {
    first_[static_cast<int>(deck)] = size();
    size_[static_cast<int>(deck)] = lexicon.size(deck);
    for (int i = 0; i < lexicon.size(deck); ++i) cards_.emplace_back(deck, i);
  }
  if (size() > kMost) cards_.resize(kMost);
}

int CardIndex::number(Deck deck, int index) const {
  const auto d = static_cast<std::size_t>(deck);
  if (index < 0 || index >= size_[d]) return -1;
  const int found = first_[d] + index;
  return found < size() ? found : -1;
}

static_assert(static_cast<int>(EventKind::kCount) == 109, "Is a card used by the new event?");

int CardIndex::used_by(const Event& e) const {
  using Kind = EventKind;
  if (e.kind == Kind::kPlayed) return number(Deck::kPoker, e.a / 2);
  if (e.kind == Kind::kUsed && e.a == static_cast<int>(Trigger::kItem))
    return number(Deck::kItem, e.b);
  if (e.kind == Kind::kUsed && e.a == static_cast<int>(Trigger::kCard))
    return number(Deck::kPoker, e.b / 2);
  if (e.kind == Kind::kBought) return number(Deck::kItem, 2 * e.a);
  if (e.kind == Kind::kUpgraded) return number(Deck::kItem, 2 * e.a + 1);
  if (e.kind == Kind::kDelivered && e.b != static_cast<int>(Delivery::kLonghorn))
    return number(Deck::kCattle, e.a);
  if (e.kind == Kind::kStoryTurned) return number(Deck::kStory, e.a);
  if (e.kind == Kind::kGoalShown) return number(Deck::kGoal, e.a);
  if (e.kind == Kind::kEventCard) return number(Deck::kEvent, e.a);
  if (e.kind == Kind::kTrainCard) return number(Deck::kTrain, e.a);
  if (e.kind == Kind::kExplored) return number(Deck::kFrontier, e.a);
  return e.kind == Kind::kTokenTurned ? token_number(e.a) : -1;
}

// Tokens are counted through, outlaws first.
int CardIndex::token_number(int token) const {
  for (const Deck deck : {Deck::kOutlaw, Deck::kClaimJumper, Deck::kHighRoller}) {
    const int n = size_[static_cast<int>(deck)];
    if (token < n) return number(deck, token);
    token -= n;
  }
  return -1;
}

void BalanceCount::add(const BalanceCount& other) {
  games += other.games;
  rounds += other.rounds;
  score += other.score;
  digest += other.digest;
  all.add(other.all);
  man_in_black.add(other.man_in_black);
  for (int i = 0; i < kMaxPlayers; ++i) {
    seat[i].add(other.seat[i]);
    turn[i].add(other.turn[i]);
  }
  for (int i = 0; i < kMaxCharacters; ++i) character[i].add(other.character[i]);
  for (int i = 0; i < kPaths; ++i) path[i].add(other.path[i]);
  card.resize(std::max(card.size(), other.card.size()));
  for (std::size_t i = 0; i < other.card.size(); ++i) card[i].add(other.card[i]);
}

BalanceReport run_balance(const Content& content, const BalanceOptions& options,
                          const std::function<void(int)>& done) {
  const int games = games_of(options);
  BalanceReport report;
  report.edition = play_share(content, options, {}, done);
  for (const BalanceCount& count : report.edition) report.all.add(count);
  report.complete = report.all.games == games;
  return report;
}

bool run_balance_part(const Content& content, const BalanceOptions& options, const Shard& shard,
                      PartWriter& out, const std::function<void(int)>& done) {
  std::int64_t played = 0;
  for (BalanceCount& count : play_share(content, options, shard, done)) {
    played += count.games;
    out.put(as_bytes(count));
  }
  return played == shard.count(games_of(options));
}

BalanceReport merge_balance(const BalanceOptions& options, Parts& parts) {
  BalanceReport report;
  report.edition.resize(options.editions.size());
  for (int i = 0; i < parts.count(); ++i)
    for (BalanceCount& edition : report.edition) {
      BalanceCount count;
      walk(parts.part(i), count);
      edition.add(count);
      report.all.add(count);
    }
  report.complete = report.all.games == games_of(options);
  return report;
}

std::vector<OddCard> odd_cards(const Content& content, const BalanceCount& count) {
  constexpr std::int64_t kEnough = 50;
  const CardIndex index(content.lexicon);
  double sum[kDecks] = {}, n[kDecks] = {};
  for (int i = 0; i < index.size(); ++i) {
    const GroupedRate& wins = count.card[static_cast<std::size_t>(i)];
    const int deck = static_cast<int>(index.card(i).first);
    sum[deck] += static_cast<double>(wins.sum()) / kWholeWin;
    n[deck] += static_cast<double>(wins.observations());
  }
  std::vector<OddCard> cards;
  for (int i = 0; i < index.size(); ++i) {
    const auto [deck, at] = index.card(i);
    const GroupedRate& wins = count.card[static_cast<std::size_t>(i)];
    const Entry& entry = content.lexicon.entry(deck, at);
    if (entry.source != Source::kOurs || entry.id.empty() || wins.observations() < kEnough)
      continue;
    OddCard card{i, wins, wins.rate(kWholeWin, kNormal999),
                 sum[static_cast<int>(deck)] / n[static_cast<int>(deck)], 0};
    card.direction = card.rate.low > card.usual ? 1 : card.rate.high < card.usual ? -1 : 0;
    cards.push_back(card);
  }
  // By how many half-widths of the interval it is off.
  const auto oddness = [](const OddCard& c) {
    return std::abs(c.rate.mean - c.usual) / std::max(c.rate.high - c.rate.low, 1e-9);
  };
  std::stable_sort(cards.begin(), cards.end(),
                   [&](const OddCard& a, const OddCard& b) { return oddness(a) > oddness(b); });
  return cards;
}

}  // namespace dr
