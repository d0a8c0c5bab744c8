#include "replay/versions.h"

#include <gtest/gtest.h>

#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

TEST(Versions, SayWhatThisProgramPlays) {
  const Versions& v = versions();
  EXPECT_EQ(v.rules, kRulesVersion);
  EXPECT_EQ(v.view, sizeof(View));
  ASSERT_EQ(v.catalogs.size(), 3u);
  for (const Versions::CatalogOf& one : v.catalogs)
    EXPECT_EQ(one.fingerprint, default_content(one.modules).catalog.fingerprint) << one.modules;
  EXPECT_TRUE(parse_hex(v.content, 16)) << v.content;
}

TEST(Versions, AreOneObject) {
  const Versions& v = versions();
  const std::string json = versions_json();
  EXPECT_TRUE(json.starts_with("{\"rules\":")) << json;
  EXPECT_TRUE(json.ends_with("\"}}")) << json;
  EXPECT_NE(json.find("\"content\":\"" + v.content + "\""), std::string::npos) << json;
  EXPECT_NE(json.find("\"3\":\"" + to_hex(v.catalogs[2].fingerprint, 16) + "\""), std::string::npos)
      << json;
}

}  // namespace
}  // namespace dr
