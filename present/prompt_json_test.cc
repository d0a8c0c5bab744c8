#include <algorithm>
#include <set>

#include "base/utf8.h"
#include "capi/test_client.h"
#include "darkrock/queries.h"

namespace dr::capi {
namespace {

// Calls f(view of the seat asked) before every choice of some games.
template <class F>
void in_every_position(F&& f) {
  std::uint64_t number = 21;
  for (const unsigned modules : {0u, kAllModules})
    for (const int players : {2, 3, 5}) {
      TestTable t(players, number++, modules);
      for (int n = 0; n < 400 && !t.over(); ++n) {
        f(t.view(t.asked()));
        t.step();
      }
    }
}

void expect_said(const boost::json::value& part, const char* key) {
  const std::string text(part.at(key).as_string());
  EXPECT_FALSE(text.empty()) << key << " of " << part;
  EXPECT_EQ(text.find_first_of("{}?") < text.size() - 1, false) << key << ": " << text;
  EXPECT_FALSE(text.starts_with("cause") || text.starts_with("ask.") || text.starts_with("title."))
      << text;
}

void expect_legal(const dr_view& view, const boost::json::value& root) {
  std::uint32_t codes[384];
  const std::int32_t n = dr_view_legal(&view, codes, 384);
  EXPECT_TRUE(root.at("asked").as_bool());
  const boost::json::array& options = root.at("options").as_array();
  ASSERT_EQ(options.size(), static_cast<std::size_t>(n));
  for (std::size_t i = 0; i < options.size(); ++i)
    EXPECT_EQ(options[i].at("code").as_int64(), codes[i]);
}

// Options are the legal choices, and a client cuts nothing: every part stands for itself, in every
// language.
TEST(PromptJson, OptionsAreTheLegalChoicesInWholeParts) {
  std::uint32_t lang = 0;
  std::set<std::string> causes;
  in_every_position([&](const dr_view& view) {
    const boost::json::value root = parse(prompt_json(view, lang++ % kLanguages));
    expect_legal(view, root);
    expect_said(root, "headline");
    expect_said(root, "whoName");
    EXPECT_EQ(root.at("who").as_int64(), view.view.seat);
    const boost::json::value& cause = root.at("cause");
    expect_said(cause, "name");
    expect_said(cause, "text");
    causes.emplace(cause.at("kind").as_string());
    const bool told =
        root.at("ask").as_string() == "may" || root.at("ask").as_string() == "pick-seat";
    EXPECT_EQ(told, !cause.at("offer").as_string().empty());
    if (!root.at("note").is_null()) expect_said(root.at("note"), "text");
    std::set<std::string> verbs;
    for (const boost::json::value& group : root.at("groups").as_array()) {
      expect_said(group, "title");
      expect_said(group, "summary");
      EXPECT_TRUE(verbs.emplace(group.at("verb").as_string()).second);
    }
    for (const boost::json::value& option : root.at("options").as_array()) {
      EXPECT_TRUE(verbs.contains(std::string(option.at("verb").as_string())));
      expect_said(option, "title");
      expect_said(option, "detail");
      const bool long_one = option.at("verb").as_string() == "option";  // its effect is its name
      EXPECT_LE(character_count(option.at("title").as_string()), long_one ? 120u : 44u)
          << option.at("title");
      for (const boost::json::value& seat : option.at("touches").as_array())
        EXPECT_NE(seat.as_int64(), view.view.seat);
    }
  });
  EXPECT_GE(causes.size(), 15u);
}

bool cards_worth_enough(const View& view, const std::vector<std::uint8_t>& cards) {
  CardSet set = 0;
  for (const std::uint8_t card : cards) set |= bit(card);
  const Exploring now = exploring_now(catalog_of(view.pub), view.pub);
  return now.paid + cards_worth(set) >= now.need;
}

// Who lays a fight card for the bandits harms the fighter, and a fight is against somebody.
TEST(PromptJson, SaysWhomAnOptionTouches) {
  int fights = 0, laid = 0;
  in_every_position([&](const dr_view& view) {
    const bool against = view.view.pub.ask == Ask::kCommitFight;
    if (!against && (fights > 50 || view.view.pub.ask != Ask::kAction)) return;
    const boost::json::value root = parse(prompt_json(view));
    for (const boost::json::value& option : root.at("options").as_array()) {
      const boost::json::array& touches = option.at("touches").as_array();
      const auto touches_seat = [&](std::int64_t seat) {
        return std::ranges::any_of(touches, [&](const auto& v) { return v.as_int64() == seat; });
      };
      if (against) {
        EXPECT_TRUE(touches_seat(view.view.pub.fight.side[0]));
        ++laid;
      } else if (option.at("verb").as_string() == "fight") {
        EXPECT_TRUE(touches_seat(option.at("seat").as_int64()));
        ++fights;
      }
    }
  });
  EXPECT_GT(fights, 0);
  EXPECT_GT(laid, 0);
}

bool loses(const boost::json::value& option, std::int64_t seat) {
  return std::ranges::any_of(option.at("changes").as_array(), [&](const boost::json::value& c) {
    const bool wounds = c.at("what").as_string() == "wounds";
    return c.at("seat").as_int64() == seat && (wounds ? -1 : 1) * c.at("by").as_int64() < 0;
  });
}

// Enter never costs anything while something else costs nothing, and never burns a card.
TEST(PromptJson, TheDefaultHarmsNobody) {
  int defaults = 0, passes = 0;
  in_every_position([&](const dr_view& view) {
    const boost::json::value root = parse(prompt_json(view));
    const boost::json::array& options = root.at("options").as_array();
    const auto taken = std::ranges::find_if(
        options, [&](const auto& o) { return o.at("code") == root.at("default"); });
    if (options.size() == 1) {
      EXPECT_EQ(taken, options.begin());
      return;
    }
    if (root.at("default").as_int64() == -1) return;
    ASSERT_NE(taken, options.end());
    ++defaults;
    const std::string verb(taken->at("verb").as_string());
    passes += verb == "pass";
    EXPECT_FALSE(loses(*taken, view.view.seat)) << *taken;
    for (const char* spent : {"react", "disc", "play", "buy", "join", "commit", "end-turn"})
      EXPECT_NE(verb, spent);
  });
  EXPECT_GT(defaults, 20);
  EXPECT_GT(passes, 10);
}

// An outlaw's 2 lies open against an 8, and a Reaction would lower it: passing wins.
TEST(PromptJson, EnterPassesWhenPassingWins) {
  int won = 0;
  for (std::uint64_t number = 1; number < 60 && won < 3; ++number) {
    TestTable t(3, number);
    for (; !t.over(); t.step()) {
      const dr_view view = t.view(t.asked());
      if (view.view.pub.ask != Ask::kWindow || !view.view.pub.fight.revealed) continue;
      const boost::json::value root = parse(prompt_json(view)), pass = parse(preview_json(view, 0));
      const bool reacts = std::ranges::any_of(
          root.at("options").as_array(),
          [](const auto& option) { return option.at("verb").as_string() == "react"; });
      const bool wins = std::ranges::any_of(pass.at("events").as_array(), [&](const auto& event) {
        return event.at("kind").as_string() == "won-fight" &&
               event.at("seat").as_int64() == view.view.seat;
      });
      if (!reacts || !wins) continue;
      EXPECT_EQ(root.at("default").as_int64(), 0) << root;
      ++won;
    }
  }
  EXPECT_EQ(won, 3);
}

// Any set of the pool is asked for in any order, and the choices that come back pick it.
// covers: B10.5, AU41, B7.3.1
TEST(PickedJson, TurnsASetOfCardsIntoChoices) {
  Rng rng{5};
  std::set<std::string> asks;
  std::uint64_t number = 60;
  for (int game = 0; game < 24; ++game) {
    TestTable t(game % 2 ? 4 : 2, number++, game % 3 ? kAllModules : 0u);
    for (int n = 0; n < 700 && !t.over(); ++n, t.step()) {
      const std::uint32_t seat = t.asked();
      const dr_view view = t.view(seat);
      const Ask ask = view.view.pub.ask;
      if (ask != Ask::kDiscard && ask != Ask::kLay && ask != Ask::kExplore) continue;
      const boost::json::value root = parse(prompt_json(view));
      if (root.at("picks").is_null()) continue;
      std::vector<std::uint8_t> cards;
      for (const boost::json::value& card : root.at("picks").at("pool").as_array())
        cards.push_back(static_cast<std::uint8_t>(card.as_int64()));
      const std::size_t all = cards.size();
      const auto wanted = static_cast<std::size_t>(root.at("picks").at("cards").as_int64());
      while (cards.size() > std::max<std::size_t>(wanted, 1) && (wanted || rng.below(2)))
        cards.erase(cards.begin() + rng.below(static_cast<std::uint32_t>(cards.size())));
      std::ranges::reverse(cards);
      const boost::json::value picked = parse(picked_json(view, cards, n % kLanguages));
      expect_said(picked, "sum");
      const boost::json::array& codes = picked.at("codes").as_array();
      EXPECT_EQ(!codes.empty(), wanted || cards_worth_enough(view.view, cards)) << all;
      if (codes.empty()) continue;
      for (const boost::json::value& code : codes) {
        EXPECT_EQ(parse(prompt_json(t.view(seat))).at("begun").as_bool(),
                  &code != codes.data() || root.at("begun").as_bool());
        ASSERT_GE(dr_table_choose(t.table.get(), seat, static_cast<std::uint32_t>(code.as_int64()),
                                  nullptr, nullptr, 0),
                  0);
      }
      for (const std::uint8_t card : cards)
        EXPECT_FALSE(t.view(seat).view.own.hand & bit(card) ||
                     t.view(seat).view.own.deal & bit(card));
      asks.emplace(root.at("ask").as_string());
      if (t.over()) break;
    }
  }
  EXPECT_EQ(asks, (std::set<std::string>{"discard", "explore", "lay"}));
}

// Nineteen for eleven: the page says which card could stay.
TEST(PickedJson, SaysWhatCouldStay) {
  int spared = 0;
  for (std::uint64_t number = 1; number < 30 && !spared; ++number) {
    TestTable t(4, number, kAllModules);
    for (int n = 0; n < 700 && !t.over(); ++n, t.step()) {
      const dr_view view = t.view(t.asked());
      if (view.view.pub.ask != Ask::kExplore) continue;
      const Picks picks = picks_now(view.view);
      if (!picks.pool) continue;
      std::vector<std::uint8_t> all;
      for_each_card(picks.pool, [&](Card card) { all.push_back(card); });
      const Exploring now = exploring_now(catalog_of(view.view.pub), view.view.pub);
      const bool spare = now.paid + cards_worth(picks.pool & (picks.pool - 1)) >= now.need;
      const boost::json::value picked = parse(picked_json(view, all));
      EXPECT_EQ(!picked.at("spare").as_string().empty(), spare) << picked;
      EXPECT_FALSE(picked.at("codes").as_array().empty());
      spared += spare;
    }
  }
  EXPECT_GT(spared, 0);
}

// A hint is a whole set: enough, and no card too many.
TEST(PickedJson, BotsPickAWholeSet) {
  std::set<std::string> asks;
  for (std::uint64_t number = 1; number < 12; ++number) {
    TestTable t(4, number, kAllModules);
    for (int n = 0; n < 700 && !t.over(); ++n, t.step()) {
      const dr_view view = t.view(t.asked());
      if (!picks_now(view.view).pool) continue;
      std::vector<std::uint8_t> cards(kPokerCards);
      const std::int32_t found =
          dr_view_bot_picks(&view, n % 2 ? "greedy" : "random", 1, 0, 0, cards.data(), kPokerCards);
      ASSERT_GE(found, 0);  // none where enough was picked before
      cards.resize(static_cast<std::size_t>(found));
      const boost::json::value picked = parse(picked_json(view, cards));
      EXPECT_FALSE(picked.at("codes").as_array().empty()) << picked;
      EXPECT_EQ(picked.at("spare").as_string(), "");
      asks.emplace(parse(prompt_json(view)).at("ask").as_string());
    }
  }
  EXPECT_EQ(asks, (std::set<std::string>{"discard", "explore", "lay"}));
}

TEST(PickedJson, IsRefusedWhereNoCardsArePicked) {
  TestTable t(3, 1);
  const dr_view view = t.view(t.asked());
  const std::uint8_t cards[] = {3, 64};
  EXPECT_EQ(dr_view_picked_json(&view, cards, 1, 0, nullptr, 0), DR_REFUSED);
  EXPECT_EQ(dr_view_picked_json(&view, cards, 2, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_bot_picks(&view, "greedy", 1, 0, 0, nullptr, 0), DR_REFUSED);
  EXPECT_EQ(dr_view_bot_picks(&view, "nobody", 1, 0, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_view_bot_picks(&view, "greedy", 1, 0, 0, nullptr, 1), DR_BAD_ARGUMENT);
}

// What an option costs is told as a number: the price of an item, the stake of a game.
TEST(PromptJson, TellsSureChanges) {
  int bought = 0;
  in_every_position([&](const dr_view& view) {
    const Ask ask = view.view.pub.ask;
    if (bought > 100 || (ask != Ask::kShop && ask != Ask::kAction)) return;
    const boost::json::value root = parse(prompt_json(view));
    for (const boost::json::value& option : root.at("options").as_array()) {
      if (option.at("verb").as_string() != "buy") continue;
      const Item item = static_cast<Item>(option.at("item").as_int64());
      const int price = price_now(catalog_of(view.view.pub), view.view.pub, item) * 10;
      if (!price) continue;
      std::int64_t cash = 0;
      for (const boost::json::value& change : option.at("changes").as_array())
        if (change.at("what").as_string() == "cash" &&
            change.at("seat").as_int64() == view.view.seat)
          cash = change.at("by").as_int64();
      EXPECT_EQ(cash, -price);
      ++bought;
    }
  });
  EXPECT_GT(bought, 0);
}

TEST(PromptJson, RefusedActionsAreNotOffered) {
  std::set<std::string> verbs;
  in_every_position([&](const dr_view& view) {
    const boost::json::value root = parse(prompt_json(view));
    std::set<std::string> offered;
    for (const boost::json::value& one : root.at("options").as_array())
      offered.emplace(one.at("verb").as_string());
    for (const boost::json::value& one : root.at("refused").as_array()) {
      const auto code = static_cast<std::uint32_t>(one.at("code").as_int64());
      EXPECT_EQ(dr_view_why_not(&view, code, nullptr), DR_REFUSED);
      EXPECT_FALSE(offered.contains(std::string(one.at("verb").as_string())));
      EXPECT_FALSE(one.at("why").as_string().starts_with(one.at("rule").as_string().c_str()));
      verbs.emplace(one.at("verb").as_string());
    }
    const bool action = view.view.pub.ask == Ask::kAction;
    EXPECT_TRUE(action || root.at("refused").as_array().empty());
  });
  for (const char* verb : {"fight", "buy", "poker", "prospect", "deposit", "heist", "heal", "revel",
                           "cattle", "work", "explore", "faro", "rob-train", "rail", "high-roller"})
    EXPECT_TRUE(verbs.contains(verb)) << verb;
}

TEST(WhyJson, SaysTheSameAsTheEngine) {
  Rng rng{3};
  in_every_position([&](const dr_view& view) {
    for (int n = 0; n < 5; ++n) {
      const Choice choice{static_cast<Verb>(rng.below(kVerbs)),
                          static_cast<std::uint8_t>(rng.below(60)),
                          static_cast<std::uint8_t>(rng.below(3)), 0};
      const boost::json::value root = parse(why_json(view, choice.code(), rng.below(kLanguages)));
      const bool legal = dr_view_why_not(&view, choice.code(), nullptr) == DR_OK;
      EXPECT_EQ(root.at("ok").as_bool(), legal);
      EXPECT_EQ(root.at("why").as_string().empty(), legal);
    }
  });
}

// What a preview promises happens, on the true game.
TEST(PreviewJson, PromisesOnlyWhatHappens) {
  std::uint64_t number = 31;
  int promised = 0;
  for (const unsigned modules : {0u, kAllModules}) {
    TestTable t(modules ? 4 : 2, number++, modules);
    for (int n = 0; n < 500 && !t.over(); ++n) {
      const std::uint32_t seat = t.asked(), choice = t.any_choice();
      const dr_view view = t.view(seat);
      const boost::json::value root = parse(preview_json(view, choice));
      std::vector<dr_event> events(1024);
      const std::int32_t made =
          dr_table_choose(t.table.get(), seat, choice, nullptr, events.data(), 1024);
      ASSERT_GE(made, 0);
      events.resize(static_cast<std::size_t>(made));
      const boost::json::value happened = parse(events_json(t.view(seat), events));
      const boost::json::array& sure = root.at("events").as_array();
      ASSERT_LE(sure.size(), happened.as_array().size());
      for (std::size_t i = 0; i < sure.size(); ++i, ++promised)
        for (const char* key : {"kind", "seat", "other", "a", "b"})
          EXPECT_EQ(sure[i].at(key), happened.at(i).at(key)) << key;
      const boost::json::array& path = root.at("path").as_array();
      const Choice made_choice = Choice::from(choice);
      if (made_choice.verb == Verb::kMove && view.view.pub.ask == Ask::kAction) {
        ASSERT_FALSE(path.empty());
        EXPECT_EQ(path.back().as_int64(), made_choice.a);
      } else if (made_choice.verb != Verb::kMove) {
        EXPECT_TRUE(path.empty());
      }
    }
  }
  EXPECT_GT(promised, 300);
}

TEST(PreviewJson, RefusesIllegalChoices) {
  TestTable t(3, 1);
  const dr_view view = t.view(t.asked());
  EXPECT_EQ(dr_view_preview_json(&view, Choice{Verb::kHeist}.code(), 0, nullptr, 0), DR_REFUSED);
  EXPECT_EQ(dr_view_preview_json(&view, 0, 7, nullptr, 0), DR_BAD_ARGUMENT);
}

}  // namespace
}  // namespace dr::capi
