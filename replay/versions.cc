#include "replay/versions.h"

#include "base/json.h"
#include "base/text.h"
#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "replay/sha256.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

Versions make() {
  Versions made{kRulesVersion, sizeof(View), {}, {}};
  std::string all;
  for (const int modules : {0, int{kAnteUp}, kAnteUp | kAlternativePoker}) {
    made.catalogs.push_back({modules, default_content(modules).catalog.fingerprint});
    all += to_hex(made.catalogs.back().fingerprint, 16);
  }
  const Bytes32 digest = sha256(all);
  for (std::size_t i = 0; i < 8; ++i) made.content += to_hex(digest[i], 2);
  return made;
}

}  // namespace

const Versions& versions() {
  static const Versions made = make();
  return made;
}

std::vector<std::pair<std::string_view, std::string>> announced() {
  return {{"protocol", std::to_string(kProtocolVersion)},
          {"rules", std::to_string(versions().rules)},
          {"view", std::to_string(versions().view)},
          {"content", versions().content}};
}

std::string versions_json() {
  const Versions& v = versions();
  Json json;
  json.begin('{').field("rules", v.rules).field("view", static_cast<long>(v.view));
  json.field("content", v.content).begin("catalogs", '{');
  for (const Versions::CatalogOf& one : v.catalogs)
    json.field(std::to_string(one.modules), to_hex(one.fingerprint, 16));
  json.end('}').end('}');
  return json.text();
}

}  // namespace dr
