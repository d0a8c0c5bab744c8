#include "text/templates.h"

#include <gtest/gtest.h>

#include "assets/assets.h"

namespace dr {
namespace {

TEST(Templates, FillsBlanks) {
  EXPECT_EQ(fill("gain {n} {what}", {{"n", "2"}, {"what", "LP"}}), "gain 2 LP");
  EXPECT_EQ(fill("no blanks", {}), "no blanks");
  EXPECT_EQ(fill("{n}{n}", {{"n", "x"}}), "xx");
}

TEST(Templates, PicksPluralForms) {
  constexpr const char* kPattern = "draw {n} {n|card|cards}";
  EXPECT_EQ(fill(kPattern, {{"n", "1"}}), "draw 1 card");
  EXPECT_EQ(fill(kPattern, {{"n", "0"}}), "draw 0 cards");
  EXPECT_EQ(fill(kPattern, {{"n", "3"}}), "draw 3 cards");
}

TEST(Templates, OtherLanguagesHaveOtherForms) {
  const PluralRule slavic = [](long n) {
    const long ten = n % 10, hundred = n % 100;
    if (ten == 1 && hundred != 11) return 0;
    return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
  };
  const auto say = [&](const char* n) {
    return fill("{n} {n|карта|карти|карт}", {{"n", n}}, slavic);
  };
  EXPECT_EQ(say("1"), "1 карта");
  EXPECT_EQ(say("3"), "3 карти");
  EXPECT_EQ(say("5"), "5 карт");
  EXPECT_EQ(say("21"), "21 карта");
  EXPECT_EQ(say("12"), "12 карт");
}

TEST(Templates, AnUnknownBlankStays) {
  EXPECT_EQ(fill("gain {n}", {}), "gain {n}");
  EXPECT_EQ(fill("open {n", {{"n", "1"}}), "open {n");
  EXPECT_EQ(fill("{{n}} is {n}", {{"n", "1"}}), "{n} is 1");
}

TEST(Templates, Capitalises) {
  EXPECT_EQ(capitalise("gain"), "Gain");
  EXPECT_EQ(capitalise(""), "");
  EXPECT_EQ(capitalise("$10"), "$10");
  EXPECT_EQ(capitalise("été"), "Été");
  EXPECT_EQ(capitalise("рана"), "Рана");
  EXPECT_EQ(capitalise("ґава"), "Ґава");
  EXPECT_EQ(capitalise("їжа"), "Їжа");
}

TEST(Templates, LoadsLines) {
  Templates t;
  EXPECT_EQ(t.load("# comment\n\na = one\n b=two = 2 \nc = \" padded \"\na = new\n"), 0);
  EXPECT_EQ(t.get("a"), "new");
  EXPECT_EQ(t.get("b"), "two = 2");
  EXPECT_EQ(t.get("c"), " padded ");
  EXPECT_FALSE(t.has("d"));
  EXPECT_EQ(t.get("d"), "d");
  EXPECT_EQ(t.load("x = 1\nno equals sign\n"), 2);
  EXPECT_EQ(t.format("missing", {}), "missing");
}

TEST(Templates, EveryEmbeddedFileIsWellFormed) {
  int files = 0;
  for (const Asset& asset : assets())
    if (asset.path.ends_with(".lang")) {
      Templates t;
      EXPECT_EQ(t.load(asset.text), 0) << asset.path;
      ++files;
    }
  EXPECT_GT(files, 0);
  EXPECT_EQ(&templates("en"), &english());
  EXPECT_EQ(&templates("xx"), &english());
}

}  // namespace
}  // namespace dr
