#include "text/wording_prompt.h"

#include <gtest/gtest.h>

#include "darkrock/choice_table.h"
#include "darkrock/engine.h"

namespace dr {
namespace {

bool is_clean(const std::string& text) {
  return !text.empty() && text.find_first_of("{}") == std::string::npos;
}

// A new question, cause or verb that a language does not know fails here, by its key.
TEST(PromptWords, AreThereForEveryQuestion) {
  for (const std::string_view code : language_codes()) {
    const Templates& words = templates(code);
    for (const AskInfo& ask : kAskTable) {
      const std::string key = "ask." + std::string(ask.id);
      EXPECT_TRUE(words.has(key)) << code << ": " << key;
    }
    for (const VerbInfo& verb : kVerbTable)
      EXPECT_TRUE(words.has("act." + std::string(verb.id))) << code << ": act." << verb.id;
  }
}

TEST(PromptWords, AreThereForEveryCause) {
  for (const std::string_view code : language_codes())
    for (int kind = 0; kind < kCauses; ++kind) {
      const std::string id(id_of(static_cast<CauseKind>(kind)));
      ASSERT_FALSE(id.empty()) << kind;
      EXPECT_TRUE(templates(code).has("cause." + id)) << code << ": cause." << id;
    }
}

TEST(PromptWords, NameEveryVerb) {
  const Content& content = default_content(kAnteUp);
  dr::Setup setup;
  setup.modules = kAnteUp;
  View view = observe(new_game(content.catalog, setup, seed_from(3)), 0);
  for (int seat = 0; seat < view.pub.players; ++seat) {
    view.pub.player[seat].character = static_cast<std::uint8_t>(seat);
    view.pub.player[seat].space = content.catalog.stops[0];
  }
  for (const std::string_view code : language_codes())
    for (int ask = 1; ask < static_cast<int>(std::size(kAskTable)); ++ask)
      for (int verb = 0; verb < kVerbs; ++verb) {
        view.pub.ask = static_cast<Ask>(ask);
        const Choice choice{static_cast<Verb>(verb), 1, 0, 0};
        const Templates& words = templates(code);
        EXPECT_TRUE(is_clean(say_title(content, view, choice, words)))
            << code << ": title of " << id_of(choice.verb);
        EXPECT_TRUE(is_clean(say_detail(content, view, choice, words)))
            << code << ": detail of " << id_of(choice.verb);
        EXPECT_TRUE(is_clean(say_ask(view.pub, words))) << code << ": " << id_of(view.pub.ask);
      }
}

}  // namespace
}  // namespace dr
