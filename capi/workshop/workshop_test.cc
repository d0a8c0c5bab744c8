// The workshop behind the C interface: every list in every language.
#include "darkrock/workshop.h"

#include "capi/test_client.h"

namespace dr::capi {
namespace {

std::string site_json(unsigned modules, std::uint32_t lang, std::string_view ask) {
  return text_from([&](char* out, std::size_t n) {
    return dr_workshop_site_json(modules, lang, ask.data(), ask.size(), out, n);
  });
}

TEST(WorkshopJson, SaysEveryDeckMomentAndPlaceInEveryLanguage) {
  for (std::uint32_t lang = 0; lang < kLanguages; ++lang) {
    const boost::json::value root = parse(text_from(
        [&](char* out, std::size_t n) { return dr_workshop_json(DR_ANTE_UP, lang, out, n); }));
    const boost::json::object& doc = root.as_object();
    for (const char* list : {"moments", "places"})
      for (const boost::json::value& one : doc.at(list).as_array())
        EXPECT_FALSE(one.at("say").as_string().empty()) << one.at("text");
    EXPECT_TRUE(doc.at("cards").as_object().contains("story-blood-money"));
  }
}

TEST(WorkshopJson, SaysEveryOfferInEveryLanguage) {
  for (std::uint32_t lang = 0; lang < kLanguages; ++lang)
    for (const char* where : {"story reward", "mib line", "poker reaction@fight-reveal",
                              "item @points-gained", "goal when fight-won", "train reveal"}) {
      const boost::json::value root = parse(site_json(DR_ANTE_UP, lang, where));
      for (const char* list : {"steps", "conditions"})
        for (const boost::json::value& offer : root.at(list).as_array()) {
          EXPECT_FALSE(offer.at("say").as_string().empty()) << where << " " << offer.at("text");
          EXPECT_EQ(offer.at("say").as_string().find('{'), std::string::npos) << offer.at("say");
        }
    }
}

TEST(WorkshopJson, SaysTheLinesThatAreAskedAbout) {
  const boost::json::value root =
      parse(site_json(0, 0, "story reward\nstep gain $70\ncond in-town\nstep nonsense\nfoo"));
  const boost::json::array& said = root.at("said").as_array();
  ASSERT_EQ(said.size(), 4u);
  EXPECT_EQ(said[0].as_string(), "Gain $70.");
  EXPECT_EQ(said[1].as_string(), "you are in town");
  EXPECT_EQ(said[2].as_string(), "");
  EXPECT_EQ(said[3].as_string(), "");
}

TEST(WorkshopJson, RefusesPlacesThatAreNone) {
  for (const std::string_view ask : {"", "story", "story name", "stories reward", "poker bonus@"})
    EXPECT_EQ(dr_workshop_site_json(0, 0, ask.data(), ask.size(), nullptr, 0), DR_BAD_ARGUMENT)
        << ask;
  EXPECT_EQ(dr_workshop_json(0, kLanguages, nullptr, 0), DR_BAD_ARGUMENT);
  EXPECT_EQ(dr_workshop_site_json(0, 0, nullptr, 0, nullptr, 0), DR_BAD_ARGUMENT);
}

}  // namespace
}  // namespace dr::capi
