#include "cli/play/language.h"

#include "base/text.h"
#include "text/templates.h"

namespace dr {

void add_language_option(CLI::App& app, std::string& language, const std::string& what) {
  const auto codes = language_codes();
  app.add_option("--language", language, what + ": " + one_of(codes))
      ->type_name("LANG")
      ->check(CLI::IsMember(std::vector<std::string>(codes.begin(), codes.end())));
}

}  // namespace dr
