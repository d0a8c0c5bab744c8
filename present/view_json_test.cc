#include "capi/test_client.h"
#include "darkrock/event_table.h"
#include "darkrock/ids.h"
#include "darkrock/queries.h"

namespace dr::capi {
namespace {

struct Game {
  int players;
  unsigned modules;
};
constexpr Game kGames[] = {{2, 0},           {4, 0},          {6, 0},
                           {2, kAllModules}, {3, DR_ANTE_UP}, {5, kAllModules}};

// Plays games and calls f(table, seat) before every choice.
template <class F>
void in_every_position(F&& f, int per_game = 400) {
  std::uint64_t number = 11;
  for (const Game& game : kGames) {
    TestTable t(game.players, number++, game.modules);
    for (int n = 0; n < per_game && !t.over(); ++n) {
      f(t, t.asked());
      t.step();
    }
  }
}

void expect_seat(const boost::json::object& seat, const Catalog& cat, const Public& pub, Seat s) {
  const Player& p = pub.player[s];
  EXPECT_EQ(seat.at("seat").as_int64(), s);
  EXPECT_EQ(seat.at("character").as_int64(), p.character == kNone ? -1 : p.character);
  EXPECT_EQ(seat.at("lp").as_int64(), p.lp);
  EXPECT_EQ(seat.at("cash").as_int64(), p.cash * 10);
  EXPECT_EQ(seat.at("hand").as_int64(), p.hand_n);
  EXPECT_EQ(seat.at("items").as_array().size(), static_cast<std::size_t>(std::popcount(p.items)));
  EXPECT_EQ(seat.at("score").at("total").as_int64(), scores(cat, pub).seat[s].total);
  if (p.character != kNone) {
    EXPECT_EQ(seat.at("handLimit").as_int64(), hand_limit(cat, pub, s));
    EXPECT_EQ(seat.at("movement").as_int64(), movement(cat, pub, s));
  }
}

// In every position of some games, for every language in turn.
TEST(ViewJson, HoldsTheTable) {
  std::uint32_t lang = 0;
  in_every_position([&](TestTable& t, std::uint32_t seat) {
    const dr_view view = t.view(seat);
    const Public& pub = view.view.pub;
    const boost::json::value root = parse(view_json(view, lang++ % kLanguages));
    const boost::json::object& table = root.as_object();
    EXPECT_EQ(table.at("seat").as_int64(), seat);
    EXPECT_EQ(table.at("players").as_int64(), pub.players);
    EXPECT_EQ(table.at("seats").as_array().size(), pub.players);
    for (Seat s = 0; s < pub.players; ++s)
      expect_seat(table.at("seats").at(s).as_object(), catalog_of(pub), pub, s);
    EXPECT_EQ(table.at("sheriff").as_int64(), pub.round ? pub.sheriff : -1);  // B2.6
    EXPECT_EQ(table.at("mib").is_null(), pub.players != 2);
    EXPECT_EQ(table.at("fight").is_null(), !pub.fight.on);
    EXPECT_EQ(table.at("poker").is_null(), !pub.poker.on);
    EXPECT_EQ(table.at("faro").is_null(), !pub.au.faro.on);
    EXPECT_EQ(table.at("anteUp").is_null(), !(pub.modules & kAnteUp));
    EXPECT_EQ(table.at("own").at("hand").as_array().size(), pub.player[seat].hand_n);
    EXPECT_EQ(table.at("acting").as_array().size(),
              static_cast<std::size_t>(std::popcount(pub.acting)));
  });
}

// A game that looks the same to a seat gives it the same words, whatever lies hidden.
TEST(ViewJson, DependsOnNothingTheSeatDoesNotSee) {
  Rng rng{77};
  int n = 0;
  in_every_position([&](TestTable& t, std::uint32_t) {
    const auto seat = static_cast<std::uint32_t>(n++ % t.game()->state.pub.players);
    const dr_view view = t.view(seat);
    dr_game other{sample(catalog_of(view.view.pub), view.view, rng)};
    dr_view again;
    ASSERT_EQ(dr_observe(&other, seat, &again), DR_OK);
    EXPECT_EQ(view_json(view), view_json(again));
    EXPECT_EQ(prompt_json(view), prompt_json(again));
    dr_view watcher, other_watcher;
    dr_observe(t.game(), 255, &watcher);
    dr_observe(&other, 255, &other_watcher);
    EXPECT_EQ(view_json(watcher), view_json(other_watcher));
  });
}

// What a spectator is given does not change with the hands and tokens of any seat.
TEST(ViewJson, SpectatorsSeeNoHand) {
  in_every_position(
      [&](TestTable& t, std::uint32_t) {
        const dr_view watcher = t.view(255);
        const std::string text = view_json(watcher);
        dr_view forged = watcher;
        std::memset(&forged.view.own, 0x5a, sizeof forged.view.own);
        EXPECT_EQ(text, view_json(forged));
        const boost::json::value root = parse(text);
        EXPECT_EQ(root.at("seat").as_int64(), 255);
        EXPECT_TRUE(root.at("own").at("hand").as_array().empty());
        EXPECT_EQ(root.at("own").at("committed").as_int64(), -1);
        EXPECT_FALSE(parse(prompt_json(watcher)).at("asked").as_bool());
      },
      60);
}

TEST(ViewJson, RefusesWhatIsNoView) {
  TestTable t(3, 1);
  dr_view view = t.view(0);
  EXPECT_EQ(dr_view_json(nullptr, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_json(&view, 5, nullptr, 0), DR_BAD_ARGUMENT);
  const std::string whole = view_json(view);
  std::string small(whole.size() - 1, '#');
  EXPECT_EQ(dr_view_json(&view, 0, small.data(), small.size()),
            static_cast<std::int32_t>(whole.size()));
  EXPECT_EQ(small, std::string(small.size(), '#'));
  view.view.pub.players = 9;
  EXPECT_EQ(dr_view_json(&view, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_prompt_json(&view, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_why_json(&view, 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_preview_json(&view, 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_events_json(&view, nullptr, 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
  const dr_view watcher = t.view(255);
  EXPECT_EQ(dr_view_why_json(&watcher, 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_preview_json(&watcher, 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
}

// Who wins equal cards, where the event markers lie, what a shop sells: as the engine has it.
TEST(ViewJson, SaysWhatThePageCannotKnow) {
  int fights = 0, markers = 0;
  in_every_position([&](TestTable& t, std::uint32_t seat) {
    const dr_view view = t.view(seat);
    const Public& pub = view.view.pub;
    const boost::json::value table = parse(view_json(view));
    if (pub.fight.on) {
      ++fights;
      EXPECT_EQ(table.at("fight").at("ties").as_int64(), side_winning_ties(pub));
    }
    EXPECT_EQ(table.at("rack").as_string(),
              kRackIds[static_cast<int>(rack_now(catalog_of(pub), pub, static_cast<Seat>(seat)))]);
    if (!(pub.modules & kAnteUp)) return;
    const boost::json::array& list = table.at("anteUp").at("markers").as_array();
    ASSERT_EQ(list.size(), static_cast<std::size_t>(std::popcount(pub.au.markers)));
    if (!(pub.au.markers & 1)) return;
    ++markers;
    EXPECT_EQ(list[0], parse(R"({"id":0,"track":"gambler","at":5})"));
  });
  EXPECT_GT(fights, 0);
  EXPECT_GT(markers, 0);
}

// Exactly those events whose audience the seat belongs to, and never the draws.
TEST(EventsJson, RespectTheAudience) {
  TestTable t(3, 5, kAllModules);
  while (!t.over()) {
    const std::vector<dr_event> events = t.step();
    for (const std::uint32_t seat : {0u, 1u, 2u, 255u}) {
      const dr_view view = t.view(seat);
      std::vector<const dr_event*> seen;
      for (const dr_event& e : events)
        if (e.audience >> (seat < 3 ? seat : 7) & 1 &&
            e.kind != static_cast<std::uint8_t>(EventKind::kRandom))
          seen.push_back(&e);
      const boost::json::value root = parse(events_json(view, events, seat % kLanguages));
      ASSERT_EQ(root.as_array().size(), seen.size());
      for (std::size_t i = 0; i < seen.size(); ++i) {
        const boost::json::object& told = root.at(i).as_object();
        const EventInfo& info = info_of(static_cast<EventKind>(seen[i]->kind));
        EXPECT_EQ(told.at("a").as_int64(), seen[i]->a * (info.a == Field::kMoney ? 10 : 1));
        const bool cash = info.b == Field::kMoney || info.b == Field::kWished ||
                          (info.b == Field::kLooted && seen[i]->a == static_cast<int>(Loot::kCash));
        EXPECT_EQ(told.at("b").as_int64(), seen[i]->b * (cash ? 10 : 1));
        EXPECT_EQ(told.at("secret").as_bool(), seen[i]->audience != 0xff);
        const std::string text(told.at("text").as_string());
        EXPECT_EQ(text.empty(), !is_told(info.kind)) << info.id;
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
      }
    }
  }
}

// Bytes of a server that is not ours change nothing but the words.
TEST(EventsJson, AnswersAnyEvent) {
  TestTable t(2, 3, kAllModules);
  const dr_view view = t.view(0);
  Rng rng{5};
  for (int n = 0; n < 6000; ++n) {
    dr_event e{};
    e.kind = static_cast<std::uint8_t>(rng.below(130));
    e.audience = 0xff;
    e.seat = static_cast<std::uint8_t>(rng.below(256));
    e.other = static_cast<std::uint8_t>(rng.below(256));
    e.a = static_cast<std::int16_t>(rng.below(65536));
    e.b = static_cast<std::int16_t>(rng.below(65536));
    e.rule = static_cast<std::uint16_t>(rng.below(65536));
    parse(events_json(view, {e}));
    parse(acts_json(view, {e, e}));
  }
}

// Nothing that the seat does not see, and all of what it sees, once.
TEST(ActsJson, CoverTheEventsASeatSees) {
  TestTable t(3, 5, kAllModules);
  std::vector<dr_event> all;
  while (!t.over()) {
    const std::vector<dr_event> events = t.step();
    all.insert(all.end(), events.begin(), events.end());
  }
  for (const std::uint32_t seat : {0u, 1u, 255u}) {
    const dr_view view = t.view(seat);
    const std::size_t seen = parse(events_json(view, all)).as_array().size();
    const boost::json::array acts = parse(acts_json(view, all)).as_array();
    EXPECT_EQ(acts.back().at("to").as_int64(), static_cast<std::int64_t>(seen));
    for (const boost::json::value& act : acts)
      for (const boost::json::value& step : act.at("steps").as_array())
        EXPECT_FALSE(step.at("kind") == "drew-card" && step.at("seat").as_int64() != seat);
  }
}

}  // namespace
}  // namespace dr::capi
