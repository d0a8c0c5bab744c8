// The scripted personalities over whole games: each visibly plays its plan, none plays silly, and
// they win.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>

#include "bots/bots.h"
#include "content/compiler/content.h"

namespace dr {
namespace {

constexpr const char* kPersonalities[] = {"marshal", "outlaw",  "prospector",
                                          "rancher", "gambler", "explorer"};
constexpr int kWithAnteUp = kAnteUp | kAlternativePoker;

// What one player did in some games.
struct Record {
  int games = 0, turns = 0;
  double wins = 0;  // a win shared by n counts 1/n
  int actions[kVerbs] = {};
  int won[kFightKinds] = {};
  int delivered = 0;
  int lp_from[static_cast<int>(LpSource::kCount)] = {};
  // what looks silly
  int unarmed = 0;  // fights begun without a card
  int idle = 0;     // turns ended with actions left though there was something to do
  int circles = 0;  // turns of nothing but walking back to where they began

  int acted(Verb verb) const { return actions[static_cast<int>(verb)]; }
  int beat(FightKind kind) const { return won[static_cast<int>(kind)]; }
  int lp(LpSource source) const { return lp_from[static_cast<int>(source)]; }
};

class Watch {
 public:
  Watch(const Catalog& catalog, Seat seat, Record& record)
      : cat_(catalog), seat_(seat), record_(record) {}

  void before(const State& state, const Choices& choices, Choice choice) {
    const Player& me = state.pub.player[seat_];
    if (state.pub.ask == Ask::kIncome) {
      start_ = me.space;
      moves_ = deeds_ = 0;
    }
    if (state.pub.ask != Ask::kAction) return;
    const SpaceSet fights = state.pub.bandits | state.pub.au.outlaws | state.pub.au.claim_jumpers;
    const bool fight = choice.verb == Verb::kHeist || choice.verb == Verb::kRobTrain ||
                       (choice.verb == Verb::kMove && fights.has(choice.a));
    record_.unarmed += fight && me.hand_n == 0;
    record_.idle += choice.verb == Verb::kEndTurn &&
                    std::any_of(choices.begin(), choices.end(),
                                [&](Choice c) { return brings_something(c, state.pub); });
    choice.verb == Verb::kMove ? ++moves_ : ++deeds_;
    if (moves_ == 3 && deeds_ == 0 && choice.a == start_) ++record_.circles;
  }

  void after(const Events& events) {
    for (int i = 0; i < events.n; ++i) {
      const Event& e = events.list[i];
      if (e.seat != seat_) continue;
      if (e.kind == EventKind::kTurnBegan) ++record_.turns;
      if (e.kind == EventKind::kActionTaken) ++record_.actions[e.a];
      if (e.kind == EventKind::kWonFight) ++record_.won[e.a];
      if (e.kind == EventKind::kDelivered) ++record_.delivered;
      if (e.kind == EventKind::kLp) record_.lp_from[e.b] += e.a;
    }
  }

 private:
  // Without a fight or a game. Work pays nothing at the cash limit (B7.6).
  bool brings_something(Choice choice, const Public& pub) const {
    if (choice.verb == Verb::kWork) return pub.player[seat_].cash < cash_limit(cat_, pub, seat_);
    return choice.verb == Verb::kRevel || choice.verb == Verb::kDeposit;
  }

  const Catalog& cat_;
  const Seat seat_;
  Record& record_;
  int start_ = 0, moves_ = 0, deeds_ = 0;
};

// One game; the bot to watch sits in `seat`, the others are `rivals`.
void play(Record& record, const dr::Setup& setup, std::uint64_t seed, const char* name, Seat seat,
          const char* rivals) {
  const Catalog& cat = default_content(setup.modules).catalog;
  std::unique_ptr<Bot> bots[kMaxPlayers];
  for (int s = 0; s < setup.players; ++s)
    bots[s] = make_bot(s == seat ? name : rivals, seed * 16 + static_cast<std::uint64_t>(s));
  Watch watch(cat, seat, record);
  auto events = std::make_unique<Events>();
  State state = new_game(cat, setup, seed_from(seed), events.get());
  Choices choices;
  while (const SeatSet asked = to_act(state.pub)) {
    const Seat s = static_cast<Seat>(std::countr_zero(asked));
    const View view = observe(state, s);
    legal(cat, view, choices);
    const Choice choice = bots[s]->choose(cat, view, choices);
    if (s == seat) watch.before(state, choices, choice);
    events->clear();
    apply(cat, state, s, choice, events.get());
    watch.after(*events);
  }
  const SeatSet winners = scores(cat, state.pub).winners;
  ++record.games;
  if (winners & seat_bit(seat)) record.wins += 1.0 / std::popcount(winners);
}

// `deals` deals, each played once from every seat.
Record play(int deals, const char* name, const char* rivals, int modules, int players = 4) {
  dr::Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(Profile::kIt2023, modules & kAnteUp);
  Record record;
  for (int deal = 0; deal < deals; ++deal)
    for (int seat = 0; seat < players; ++seat)
      play(record, setup, static_cast<std::uint64_t>(7000 + deal), name, static_cast<Seat>(seat),
           rivals);
  return record;
}

// Records are made once; several tests read them.
const Record& against_greedy(const char* name, int modules) {
  static std::map<std::pair<std::string, int>, Record> records;
  const auto [at, fresh] = records.try_emplace({name, modules});
  if (fresh) at->second = play(8, name, "greedy", modules);
  return at->second;
}

class PersonalityGames : public ::testing::TestWithParam<const char*> {};

TEST_P(PersonalityGames, BeatsRandom) {
  for (const int modules : {0, kWithAnteUp}) {
    const Record r = play(6, GetParam(), "random", modules);
    EXPECT_GE(r.wins, 0.9 * r.games) << modules;
  }
}

TEST_P(PersonalityGames, PlaysAnyNumberOfPlayers) {
  for (const int players : {2, 3, 5, 6}) {
    const Record r = play(1, GetParam(), "random", players & 1 ? kWithAnteUp : 0, players);
    EXPECT_GE(r.wins, 0.6 * r.games) << players;
  }
}

TEST_P(PersonalityGames, NeverLooksSilly) {
  for (const int modules : {0, kWithAnteUp}) {
    const Record& r = against_greedy(GetParam(), modules);
    EXPECT_EQ(r.unarmed, 0);
    EXPECT_EQ(r.idle, 0);
    EXPECT_LE(r.circles, r.turns / 200);
  }
}

INSTANTIATE_TEST_SUITE_P(Six, PersonalityGames, ::testing::ValuesIn(kPersonalities),
                         [](const auto& of) { return std::string(of.param); });

// --- what each does more than the others ----------------------------------------------------------

// The most that any other personality comes to.
template <class F>
int most_of_others(const char* name, int modules, F&& f) {
  int most = 0;
  for (const char* other : kPersonalities)
    if (std::string_view(other) != name) most = std::max(most, f(against_greedy(other, modules)));
  return most;
}

TEST(PersonalityPlans, TheMarshalArrestsAndFightsBandits) {
  for (const int modules : {0, kWithAnteUp}) {
    const Record& r = against_greedy("marshal", modules);
    EXPECT_GE(r.beat(FightKind::kArrest) + r.beat(FightKind::kBandit), 2 * r.games);
    EXPECT_GE(r.lp(LpSource::kMarshal), 4 * r.games);
    EXPECT_LE(r.acted(Verb::kHeist), r.games / 3);
  }
}

TEST(PersonalityPlans, TheOutlawRobsAndLivesOffTheWantedRow) {
  const auto crimes = [](const Record& r) {
    return r.acted(Verb::kHeist) + r.acted(Verb::kRobTrain) + r.beat(FightKind::kRobbery);
  };
  for (const int modules : {0, kWithAnteUp}) {
    const Record& r = against_greedy("outlaw", modules);
    EXPECT_GE(crimes(r), 2 * r.games);
    EXPECT_GT(crimes(r), most_of_others("outlaw", modules, crimes));
    EXPECT_GE(r.lp(LpSource::kWantedRow), 7 * r.games);
  }
}

TEST(PersonalityPlans, TheProspectorDigsAndBanks) {
  const auto gold = [](const Record& r) { return r.lp(LpSource::kDeposit); };
  for (const int modules : {0, kWithAnteUp}) {
    const Record& r = against_greedy("prospector", modules);
    EXPECT_GE(r.acted(Verb::kProspect), 2 * r.games);
    EXPECT_GE(gold(r), 3 * r.games);
    EXPECT_GT(gold(r), 2 * most_of_others("prospector", modules, gold));
  }
}

TEST(PersonalityPlans, TheRancherDeliversCattle) {
  const auto driven = [](const Record& r) { return r.delivered; };
  for (const int modules : {0, kWithAnteUp}) {
    const Record& r = against_greedy("rancher", modules);
    EXPECT_GE(driven(r), r.games);
    EXPECT_GT(driven(r), 2 * most_of_others("rancher", modules, driven));
  }
}

TEST(PersonalityPlans, TheGamblerPlaysPokerAndFaro) {
  const auto gambles = [](const Record& r) {
    return r.acted(Verb::kPoker) + r.acted(Verb::kFaro) + r.acted(Verb::kHighRoller);
  };
  const Record& base = against_greedy("gambler", 0);
  EXPECT_GE(gambles(base), base.games);
  EXPECT_GT(gambles(base), most_of_others("gambler", 0, gambles));
  const Record& with = against_greedy("gambler", kWithAnteUp);
  EXPECT_GE(gambles(with), 4 * with.games);
  EXPECT_GT(2 * gambles(with), 3 * most_of_others("gambler", kWithAnteUp, gambles));
}

TEST(PersonalityPlans, TheExplorerRidesToTheFrontier) {
  const auto explored = [](const Record& r) { return r.lp(LpSource::kFrontier); };
  const Record& r = against_greedy("explorer", kWithAnteUp);
  EXPECT_GE(explored(r), 2 * r.games);
  EXPECT_GT(explored(r), 2 * most_of_others("explorer", kWithAnteUp, explored));
}

// --- riders who live for something ----------------------------------------------------------------

struct Calling {
  const char* bot;
  int modules;
  int (*path)(const Record&);
  int tenths;  // of what it brings a rider who only wants to win, at least
};

const Calling kCallings[] = {
    {"hard:law", 0, [](const Record& r) { return r.lp(LpSource::kMarshal); }, 30},
    {"hard:crime", 0,
     [](const Record& r) { return r.lp(LpSource::kWantedRow) + r.lp(LpSource::kOverflow); }, 9},
    {"hard:gold", 0, [](const Record& r) { return r.lp(LpSource::kDeposit); }, 30},
    {"hard:cattle", 0, [](const Record& r) { return r.delivered; }, 30},
    {"hard:cards", 0, [](const Record& r) { return r.lp(LpSource::kPoker); }, 30},
    {"hard:frontier", kWithAnteUp, [](const Record& r) { return r.lp(LpSource::kFrontier); }, 30},
};

class RiderCalling : public ::testing::TestWithParam<Calling> {};

TEST_P(RiderCalling, LivesByItsPathAndStillWins) {
  const Calling& calling = GetParam();
  const Record& free = against_greedy("hard", calling.modules);
  const Record& r = against_greedy(calling.bot, calling.modules);
  EXPECT_GE(10 * calling.path(r), calling.tenths * calling.path(free));
  EXPECT_GE(4 * calling.path(r), r.games) << "next to nothing";
  EXPECT_GE(r.wins, 0.4 * r.games);
}

INSTANTIATE_TEST_SUITE_P(Six, RiderCalling, ::testing::ValuesIn(kCallings), [](const auto& of) {
  return std::string(of.param.bot).substr(std::string_view("hard:").size());
});

// A small version of the tables in docs/strength.md.
TEST(PersonalityPlans, TheOutlawBeatsGreedy) {
  for (const int modules : {0, kWithAnteUp}) {
    const Record r = play(25, "outlaw", "greedy", modules);
    EXPECT_GE(r.wins, 0.40 * r.games);
  }
}

}  // namespace
}  // namespace dr
