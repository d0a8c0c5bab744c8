#include "text/wording/prompt.h"

#include <gtest/gtest.h>

#include "darkrock/choice_table.h"
#include "darkrock/engine.h"
#include "text/cards/describe.h"

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

// covers: B11.7
TEST(PromptWords, TellWhomAFightCardTouches) {
  const Content& content = default_content();
  View view = observe(new_game(content.catalog, dr::Setup{}, seed_from(3)), 1);
  Public& pub = view.pub;
  pub.player[0].character = 0;
  pub.ask = Ask::kCommitFight;
  pub.acting = seat_bit(1);
  pub.fight.on = 1;
  pub.fight.kind = FightKind::kBandit;
  pub.fight.side[0] = 0;
  pub.fight.side[1] = kNone;
  pub.fight.npc_player = 1;
  EXPECT_EQ(say_detail(content, view, {Verb::kCommitFight, 0}, english()),
            "Annie Oakley takes 1 wound and loses 1 LP.");
  for (const std::string_view code : language_codes())
    for (std::uint8_t card = 0; card < kFightCards; ++card) {
      const Templates& words = templates(code);
      const std::string text = say_detail(content, view, {Verb::kCommitFight, card}, words);
      EXPECT_TRUE(text.starts_with(name(content, Deck::kCharacter, 0, words)))
          << code << ": " << text;
    }
}

// The one who is asked is spoken to; others hear of the same by name.
TEST(PromptWords, SpeakToWhoIsAsked) {
  for (const std::string_view code : language_codes()) {
    const Templates& words = templates(code);
    for (int kind = 0; kind < kCauses; ++kind) {
      const std::string key = "cause." + std::string(id_of(static_cast<CauseKind>(kind)));
      if (words.get(key).find("{who}") == std::string_view::npos) continue;
      EXPECT_TRUE(words.has(key + ".you")) << code << ": " << key;
    }
    EXPECT_EQ(words.get("cause.turn.you").find("{who}"), std::string_view::npos) << code;
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
        EXPECT_TRUE(is_clean(say_ask(content, view, words))) << code << ": " << id_of(view.pub.ask);
      }
}

}  // namespace
}  // namespace dr
