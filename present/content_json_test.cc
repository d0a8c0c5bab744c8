#include <set>

#include "capi/test_client.h"

namespace dr::capi {
namespace {

std::string content_json(unsigned modules, std::uint32_t lang) {
  return text_from(
      [&](char* out, std::size_t n) { return dr_content_json(modules, lang, out, n); });
}

std::int64_t size_of(const boost::json::object& content, const char* key) {
  return static_cast<std::int64_t>(content.at(key).as_array().size());
}

void expect_entries(const boost::json::value& list, const char* what) {
  for (const boost::json::value& one : list.as_array()) {
    const boost::json::object& entry = one.as_object();
    if (entry.at("id").as_string().empty()) continue;  // fewer than there are numbers for
    EXPECT_FALSE(entry.at("name").as_string().empty()) << what;
    EXPECT_FALSE(entry.at("text").as_string().empty()) << what << " " << entry.at("id");
    EXPECT_EQ(entry.at("text").as_string().find('{'), std::string::npos) << entry.at("text");
    const std::string source(entry.at("source").as_string());
    EXPECT_TRUE(source == "printed" || source == "name-printed" || source == "ours") << source;
  }
}

TEST(ContentJson, HoldsEveryComponentInEveryLanguage) {
  for (const unsigned modules : {0u, DR_ANTE_UP, kAllModules})
    for (std::uint32_t lang = 0; lang < kLanguages; ++lang) {
      const Catalog& cat = default_content(static_cast<int>(modules)).catalog;
      const boost::json::value root = parse(content_json(modules, lang));
      const boost::json::object& content = root.as_object();
      EXPECT_EQ(content.at("language").as_string(), language_codes()[lang]);
      EXPECT_EQ(content.at("modules").as_int64(), modules);
      EXPECT_EQ(size_of(content, "poker"), kPokerKinds);
      EXPECT_EQ(size_of(content, "items"), cat.n_items);
      EXPECT_EQ(size_of(content, "characters"), cat.n_characters);
      EXPECT_EQ(size_of(content, "goals"), cat.n_characters * kGoalsPerCharacter);
      EXPECT_EQ(size_of(content, "stories"), cat.n_stories);
      EXPECT_EQ(size_of(content, "spaces"), cat.n_spaces);
      EXPECT_EQ(size_of(content, "events"), cat.n_events);
      EXPECT_EQ(size_of(content, "tokens"), cat.n_tokens);
      EXPECT_EQ(size_of(content, "gambler"), cat.ante_up ? kGamblerSpaces : 0);
      EXPECT_EQ(size_of(content, "stops"), cat.ante_up ? kTrainStops : 0);
      for (const char* key : {"poker", "fights", "characters", "goals", "cattle", "dice", "marshal",
                              "wanted", "gambler", "legends", "triggers", "stories", "mib",
                              "spaces", "events", "trains", "frontiers", "tokens"})
        expect_entries(content.at(key), key);
      for (const char* word : {"point.lp", "point.mp", "town.darkrock", "fight.duel",
                               "hand-rank.flush", "region.dixon-creek", "act.poker"})
        EXPECT_TRUE(content.at("words").as_object().contains(word)) << word;
    }
}

TEST(ContentJson, SaysWhatTheCardFilesAndMapsSay) {
  const boost::json::value root = parse(content_json(kAllModules, 0));
  const boost::json::object& content = root.as_object();
  const boost::json::object& mule = content.at("items").at(0).at("front").as_object();
  EXPECT_EQ(mule.at("id").as_string(), "mule");
  EXPECT_EQ(mule.at("type").as_string(), "mount");
  EXPECT_EQ(mule.at("price").as_int64(), 30);
  EXPECT_EQ(mule.at("move").as_int64(), 3);
  EXPECT_EQ(content.at("items").at(0).at("up").at("lp").as_int64(), 1);
  EXPECT_EQ(content.at("items").at(0).at("copies").as_int64(), 6);
  const boost::json::object& space = content.at("spaces").at(0).as_object();
  EXPECT_EQ(space.at("region").as_string(), "mesitos-point");
  EXPECT_EQ(space.at("town").as_string(), "");
  EXPECT_EQ(space.at("locations").at(0).as_string(), "hideout:A");
  EXPECT_EQ(content.at("words").at("point.lp").as_string(), "LP");
  EXPECT_EQ(content.at("fingerprint").as_string().size(), 16u);
}

// What a page lays out by itself comes apart, in every language; the whole text says the same.
TEST(ContentJson, GivesCardsInLines) {
  for (std::uint32_t lang = 0; lang < kLanguages; ++lang) {
    const boost::json::value content = parse(content_json(kAllModules, lang));
    std::set<std::string> kinds;
    for (const char* key : {"poker", "characters"})
      for (const boost::json::value& entry : content.at(key).as_array()) {
        ASSERT_FALSE(entry.at("lines").as_array().empty()) << entry.at("id");
        for (const boost::json::value& line : entry.at("lines").as_array()) {
          kinds.emplace(line.at("kind").as_string());
          EXPECT_FALSE(line.at("text").as_string().empty());
          const bool banner = line.at("kind") == "action" || line.at("kind") == "bonus" ||
                              line.at("kind") == "reaction";
          EXPECT_EQ(!line.at("head").as_string().empty(), banner) << line;
          EXPECT_NE(entry.at("text").as_string().find(line.at("head").as_string()),
                    std::string::npos);
        }
      }
    EXPECT_EQ(kinds, (std::set<std::string>{"", "action", "bonus", "reaction", "start"}));
  }
}

TEST(ContentJson, GivesTheRewardsOfTracksAsNumbers) {
  const boost::json::value content = parse(content_json(kAllModules, 0));
  EXPECT_EQ(content.at("marshal").at(0).at("gains"), parse(R"([{"what":"cash","n":20}])"));
  EXPECT_EQ(content.at("marshal").at(2).at("gains"), parse(R"([{"what":"lp","n":2}])"));
  EXPECT_EQ(content.at("wanted").at(0).at("gains"), parse("[]"));
  EXPECT_EQ(content.at("wanted").at(1).at("gains"), parse(R"([{"what":"cards","n":1}])"));
  EXPECT_EQ(content.at("gambler").at(0).at("gains"),
            parse(R"([{"what":"cash","n":10},{"what":"cards","n":1}])"));
  EXPECT_EQ(content.at("gambler").at(3).at("gains"), parse(R"([{"what":"legend","n":1}])"));
}

TEST(ContentJson, RefusesOtherLanguagesAndSmallBuffers) {
  EXPECT_EQ(dr_content_json(0, kLanguages, nullptr, 0), DR_BAD_ARGUMENT);
  const std::string whole = content_json(0, 0);
  std::string small(whole.size() - 1, '#');
  EXPECT_EQ(dr_content_json(0, 0, small.data(), small.size()),
            static_cast<std::int32_t>(whole.size()));
  EXPECT_EQ(small, std::string(small.size(), '#')) << "nothing is written in part";
}

TEST(Words, AreAddedAtRunTime) {
  const auto load = [](std::string_view code, std::string_view text) {
    return dr_load_words(code.data(), code.size(), text.data(), text.size());
  };
  EXPECT_EQ(load("xx", "a = b"), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_load_words(nullptr, 0, "", 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(load("en", "# fine\n\nbroken line\n"), 3);
  const std::string before(english().get("word.nobody"));
  EXPECT_EQ(load("en", "word.nobody = somebody\n"), 0);
  EXPECT_EQ(english().get("word.nobody"), "somebody");
  EXPECT_EQ(load("en", "word.nobody = " + before), 0);
  EXPECT_EQ(english().get("word.nobody"), before);
}

TEST(Words, SayWhyNothingIsTakenBack) {
  for (std::uint32_t undo = 0; undo < 7; ++undo)
    for (std::uint32_t lang = 0; lang < kLanguages; ++lang) {
      const std::string text =
          text_from([&](char* out, std::size_t n) { return dr_undo_text(undo, lang, out, n); });
      EXPECT_FALSE(text.empty() || text.starts_with("undo.")) << text;
    }
  EXPECT_EQ(dr_undo_text(7, 0, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_undo_text(0, 9, nullptr, 0), DR_BAD_ARGUMENT);
}

}  // namespace
}  // namespace dr::capi
