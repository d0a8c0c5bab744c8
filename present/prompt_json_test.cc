#include <set>

#include "capi/test_client.h"

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

TEST(PromptJson, OptionsAreTheLegalChoices) {
  std::uint32_t lang = 0;
  in_every_position([&](const dr_view& view) {
    std::uint32_t codes[384];
    const std::int32_t n = dr_view_legal(&view, codes, 384);
    const boost::json::value root = parse(prompt_json(view, lang++ % kLanguages));
    EXPECT_TRUE(root.at("asked").as_bool());
    EXPECT_FALSE(root.at("question").as_string().empty());
    const boost::json::array& options = root.at("options").as_array();
    ASSERT_EQ(options.size(), static_cast<std::size_t>(n));
    for (std::size_t i = 0; i < options.size(); ++i) {
      EXPECT_EQ(options[i].at("code").as_int64(), codes[i]);
      const std::string text(options[i].at("text").as_string());
      EXPECT_FALSE(text.empty() || text.find('{') != std::string::npos) << text;
    }
  });
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
  for (const char* verb :
       {"fight", "buy", "poker", "prospect", "deposit", "heist", "heal", "revel", "take-cattle",
        "work", "explore", "faro", "rob-train", "rail-travel", "high-roller"})
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
