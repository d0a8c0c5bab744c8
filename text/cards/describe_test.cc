#include "text/cards/describe.h"

#include <gtest/gtest.h>

namespace dr {
namespace {

const Content& all_content() { return default_content(kAnteUp | kAlternativePoker); }

std::string text_in(const Content& content, std::string_view id, Switches switches = 0) {
  const auto found = content.lexicon.find(id);
  EXPECT_TRUE(found) << id;
  return found ? describe(content, found->first, found->second, switches) : "";
}

std::string text(std::string_view id, Switches switches = 0) {
  return text_in(default_content(), id, switches);
}
std::string text_au(std::string_view id) { return text_in(all_content(), id); }

// Compiles one file on top of the repository's and describes a card of it.
std::string text_of(std::string cards, std::string_view id) {
  std::vector<SourceFile> files = default_sources();
  files.push_back({"mine.cards", std::move(cards), 1});
  const CompileResult result = compile(files);
  for (const Diagnostic& error : result.errors) ADD_FAILURE() << to_string(error);
  if (!result.content) return {};
  const auto found = result.content->lexicon.find(id);
  return describe(*result.content, found->first, found->second);
}

TEST(Describe, PokerCards) {
  EXPECT_EQ(text("poker-stick-em-up"),
            "Reaction, when the cards of a fight are revealed: lower the enemy card by 2.");
  EXPECT_EQ(text("poker-living-legend"), "Action: choose one: gain 1 MP or 1 WP.");
  EXPECT_EQ(text("poker-manhunt"),
            "Action: move the Sheriff up to 3 spaces; if you are a Marshal, gain 1 LP; if you are "
            "Wanted, gain 1 LP.");
  EXPECT_EQ(text("poker-reputation"),
            "Reaction, once per turn, when you gain MP or WP: gain 1 LP.");
  EXPECT_EQ(
      text("poker-wallop"),
      "Bonus, after you win a fight: if it is a fight with another player, the opponent takes "
      "1 wound; otherwise gain $10.");
  EXPECT_EQ(text("poker-pickpocket"),
            "Reaction, when your move ends, if another player is in your space: one such player of "
            "your choice gives you $10 or 1 card, whichever that player prefers.");
  EXPECT_EQ(text("poker-cheat"), "Bonus, in a poker hand: this card counts as any card.");
  EXPECT_EQ(text("poker-instincts"),
            "Action: draw 2 cards. Bonus, when this card is discarded from your hand: gain $10.");
}

// A card is laid out from whole parts; its text is their sum.
TEST(Describe, LinesStandForThemselves) {
  const auto lines = [](std::string_view id) {
    const auto found = default_content().lexicon.find(id);
    return describe_lines(default_content(), found->first, found->second);
  };
  const auto instincts = lines("poker-instincts");
  ASSERT_EQ(instincts.size(), 2u);
  EXPECT_EQ(instincts[0].kind, "action");
  EXPECT_EQ(instincts[0].head, "Action");
  EXPECT_EQ(instincts[0].text, "Draw 2 cards.");
  EXPECT_EQ(instincts[1].kind, "bonus");
  EXPECT_EQ(instincts[1].text, "When this card is discarded from your hand: gain $10.");
  const auto cheat = lines("poker-cheat");
  ASSERT_EQ(cheat.size(), 1u);
  EXPECT_EQ(cheat[0].kind, "bonus");
  EXPECT_EQ(cheat[0].text, "In a poker hand: this card counts as any card.");
  const auto annie = lines("annie-oakley");
  ASSERT_GE(annie.size(), 2u);
  EXPECT_EQ(annie[0].kind, "start");
  EXPECT_EQ(annie.back().kind, "");
  EXPECT_EQ(annie.back().head, "");
}

TEST(Describe, TheSwitchesOfATable) {
  const Switches one = 1u << static_cast<int>(Switch::kStickEmUp);
  EXPECT_EQ(text("poker-stick-em-up", one),
            "Reaction, when the cards of a fight are revealed: lower the enemy card by 1.");
  const Switches raise = 1u << static_cast<int>(Switch::kShotgunUp);
  EXPECT_EQ(
      text("shotgun-up", raise),
      "When the cards of a fight are revealed: raise your card by 1. Worth 1 LP at the end of "
      "the game.");
}

TEST(Describe, Items) {
  EXPECT_EQ(
      text("mule-up"),
      "Moves 4 spaces with a Move action. Your nugget limit is 2 higher. Worth 1 LP at the end "
      "of the game.");
  EXPECT_EQ(text("provisions"),
            "When you gain this item: draw 1 card. Action: return this item to its rack to draw 1 "
            "card and heal 1 wound.");
  EXPECT_EQ(
      text("whiskey"),
      "When you gain this item: heal 1 wound. Reaction, when your move ends, if another player "
      "is in your space: return this item to its rack; if you do, one such player of your "
      "choice takes 1 wound.");
  EXPECT_EQ(text("miners-map"),
            "After you roll the dice to prospect: you may roll one of the dice again.");
  EXPECT_EQ(text("revolver"), "No effect of its own.");
}

TEST(Describe, FightCards) {
  EXPECT_EQ(text("fight-5"), "Take 1 wound; if you beat bandits, you must take the LP.");
  EXPECT_EQ(text("fight-7"), "Choose one: take 1 wound or discard 1 random card.");
  EXPECT_EQ(text("fight-a"), "Choose one: gain 1 LP, 1 MP or 1 WP.");
}

TEST(Describe, Characters) {
  EXPECT_EQ(text("annie-oakley"),
            "Starts at the General Store in Darkrock. Start bonus: 1 poker card and Rifle. At the "
            "start of a fight with another player: the opponent chooses one: discards 1 card or "
            "takes 1 wound.");
  EXPECT_EQ(text("wyatt-earp"),
            "Starts at any hideout without a figure. Start bonus: $10, 2 poker cards, 1 MP and "
            "Revolver. After you win a fight with bandits, if it is your first such win this turn: "
            "take 1 more action this turn.");
  EXPECT_EQ(
      text("yb-rowdy"),
      "Starts at Cliff Junction Mine. Start bonus: 3 poker cards and Peacemaker. At the start "
      "of your turn, if you are outside town: you may discard 1 card to move up to 3 spaces.");
}

TEST(Describe, TokensDiceAndTracks) {
  EXPECT_EQ(text("cattle-blue-5"), "On delivery: gain $20 and draw 1 card.");
  EXPECT_EQ(text("die-dust"), "Gain $10 and roll this die again.");
  EXPECT_EQ(text("die-gravel"), "Nothing.");
  EXPECT_EQ(text("marshal-6"),
            "On entering: gain 4 LP. At the end of the game, as a Marshal in this row: 2 LP.");
  EXPECT_EQ(text("wanted-2"),
            "On entering: draw 1 card. At the end of each of your turns here: 1 LP.");
  EXPECT_EQ(text("legend-3"), "Worth 3 LP at the end of the game.");
}

TEST(Describe, Stories) {
  EXPECT_EQ(text("trigger-spend-80"),
            "When you spend $80 or more in a single action, if you are in town.");
  EXPECT_EQ(text("story-blood-money"),
            "You may put a disc here when you gain 2 or more LP from a single action. Each "
            "contributor: choose one: gain $30; or take 1 wound to gain $50. Bandits come to the "
            "hideouts marked B and C. The Sheriff moves up to 3 spaces.");
}

TEST(Describe, Goals) {
  EXPECT_EQ(text("goal-annie-oakley-2"), "When you upgrade the Rifle.");
  EXPECT_EQ(text("goal-jesse-james-3"),
            "At the end of your turn, if you are at a hideout and you have $80 or more.");
  EXPECT_EQ(text("goal-wyatt-earp-2"),
            "After you win a fight with bandits, if you have won 2 or more such fights this turn.");
}

TEST(Describe, TheManInBlack) {
  EXPECT_EQ(
      text("mib-03"),
      "He stalks the player with the most nuggets, moving up to 5 spaces. If he is in the space "
      "of his prey, his prey loses 1 nugget and he gains 1 LP; otherwise he gains $20. He gains "
      "1 LP.");
  EXPECT_EQ(text("mib-06"),
            "He goes to the Bank. He gains $40. He loses $60 if possible; if so, he gains 2 LP.");
}

TEST(Describe, ThePlacesOfTheMap) {
  EXPECT_EQ(text("dr1"), "In Darkrock. Location: the Sheriff's Office.");
  EXPECT_EQ(text("mp3"), "Outside town.");
}

TEST(Describe, CharactersAndItemsOfAnteUp) {
  EXPECT_EQ(
      text_au("fee-lee-wong"),
      "Starts at a frontier of value 8. Start bonus: $30, 1 poker card, Revolver and Gazette. "
      "Your hand limit is 1 higher. Your cash limit is $180.");
  EXPECT_EQ(text_au("sundance-kid"),
            "Starts at Mountain Pass A. Start bonus: 1 poker card, 1 WP and Revolver. Action, once "
            "per turn: go to the train.");
  EXPECT_EQ(
      text_au("poker-alice"),
      "Starts at Buzzard Gulch Station. Start bonus: $10, 3 poker cards and Revolver. Action, "
      "once per turn: draw 1 card and start a poker game here that players anywhere may "
      "join.");
  EXPECT_EQ(text_au("soapy-smith"),
            "Starts at the Trading Post. Start bonus: $10, 1 poker card, 1 GP, Revolver and Snake "
            "Oil. When you gain GP: roll 1 prospecting die and take the result; if a die shows "
            "gravel, draw up to your hand limit.");
  EXPECT_EQ(text_au("gazette"),
            "When you gain this item: resolve the top event. Reaction, when you gain points on a "
            "track: return this item to its rack to gain 1 more point of the same kind.");
  EXPECT_EQ(text_au("snake-oil"),
            "Action: return this item to its rack; if you do, roll 1 prospecting die and take the "
            "result; send the Sheriff to a space next to you.");
}

// A space without a word of its own stands in a template: Italian wants an article before it.
TEST(Describe, SpacesStandInSentences) {
  const auto italian = [](std::string_view id) {
    const auto found = all_content().lexicon.find(id);
    return describe(all_content(), found->first, found->second, 0, templates("it"));
  };
  EXPECT_EQ(italian("event-01"),
            "Posiziona 1 Fuorilegge nella Stazione di Buzzard Gulch, posiziona 1 "
            "Fuorilegge nell’Accampamento dei Fuorilegge e sposta lo Sceriffo nel Cabaret.");
  EXPECT_TRUE(italian("poker-alice").starts_with("Inizia nella Stazione di Buzzard Gulch."))
      << italian("poker-alice");
}

TEST(Describe, AlternativePokerCards) {
  EXPECT_EQ(text_au("poker-vendetta"),
            "Reaction, at the start of a fight with another player: the opponent takes 1 wound; "
            "draw 1 card.");
  EXPECT_EQ(text_au("poker-rumors"),
            "Action: draw 2 events, resolve one and put the other back on top; put or move one of "
            "your discs onto a visible story.");
  EXPECT_EQ(text_au("poker-scout"),
            "Reaction, when your move ends: look at the next train card or one face-down token and "
            "move up to 1 space.");
  EXPECT_EQ(text_au("poker-jackpot"),
            "Reaction, after you win a gamble: gain 1 GP; roll 1 prospecting die and take the "
            "result.");
}

TEST(Describe, CardsAndTokensOfAnteUp) {
  EXPECT_EQ(text_au("event-01"),
            "Put 1 outlaw at Buzzard Gulch Station, put 1 outlaw at the Outlaw Camp and send the "
            "Sheriff to the Cabaret.");
  EXPECT_EQ(text_au("event-02"),
            "Put 1 high roller at the Saloon in Darkrock and send the train to Mountain Pass A.");
  EXPECT_EQ(text_au("train-trap"),
            "The guard draws 4 fight cards. When the cards are revealed: lower your card by 1. If "
            "you win: gain $80 and 3 WP. If you lose: you are arrested.");
  EXPECT_EQ(text_au("frontier-09"),
            "Adds 5 to what exploring its space takes. Reward: gain 1 legendary token and "
            "$20.");
  EXPECT_EQ(text_au("outlaw-1"),
            "Fights with 4 fight cards. If you win: gain 1 LP; choose one: gain 1 MP or 1 WP.");
  EXPECT_EQ(text_au("claim-jumper-2"), "Fights with 2 fight cards. If you win: gain 1 nugget.");
  EXPECT_EQ(text_au("high-roller-3"), "Plays with 6 poker cards. If you win: gain 2 GP and $20.");
  EXPECT_EQ(
      text_au("longhorn"),
      "Each longhorn you carry takes 1 space off your Move action; 1 space is always left. On "
      "delivery: gain 1 LP and $30.");
  EXPECT_EQ(text_au("gambler-7"),
            "On entering: gain 2 legendary tokens. Each point past this space: gain 2 legendary "
            "tokens.");
  EXPECT_EQ(text_au("stop-4"), "The train stops at Buzzard Gulch Station.");
  EXPECT_EQ(text_au("legend-au-3"), "Worth 3 LP at the end of the game.");
  EXPECT_EQ(text_au("fr3"), "Outside town. Location: a frontier of value 7.");
  EXPECT_EQ(text_au("goal-curly-bill-1"),
            "When you deliver cattle by rustling, if you are at the Outlaw Camp.");
}

TEST(Describe, WordsNoCardOfTheRepositoryUses) {
  EXPECT_EQ(
      text_of("poker poker-payday\n  name P\n  cards 5 red\n  source ours\n"
              "  action once: if in-town { send sheriff to adjacent; take-item 1 }\n"
              "  reaction@points-gained: may { gain 2 same }\n",
              "poker-payday"),
      "Action, once per turn, if you are in town: send the Sheriff to a space next to you and "
      "take an item of your choice from any rack, free of charge. Reaction, when you gain "
      "points on a track: gain 2 more points of the same kind.");
}

TEST(Describe, AnOptionOfAChoice) {
  const Content& content = default_content();
  const int i = content.lexicon.find("story-blood-money")->second;
  const int choose = content.catalog.stories[i].code;
  EXPECT_EQ(option_clause(content, choose, 0), "gain $30");
  EXPECT_EQ(option_clause(content, choose, 1), "take 1 wound to gain $50");
  EXPECT_EQ(option_clause(content, choose, 2), "");
  EXPECT_EQ(describe_program(content, content.catalog.fight[0]), "Take 1 wound and lose 1 LP.");
  EXPECT_EQ(describe_program(content, 0), "No effect of its own.");
}

void expect_texts(const Content& content) {
  for (int d = 0; d < kDecks; ++d)
    for (int i = 0; i < content.lexicon.size(static_cast<Deck>(d)); ++i) {
      const auto deck = static_cast<Deck>(d);
      const std::string& id = content.lexicon.entry(deck, i).id;
      const std::string all = describe(content, deck, i);
      EXPECT_EQ(all.empty(), id.empty());
      EXPECT_EQ(all.find_first_of("{}"), std::string::npos) << id << ": " << all;
      EXPECT_EQ(all.find("  "), std::string::npos) << id << ": " << all;
      for (std::size_t at = 0; at + 1 < all.size(); ++at) {  // no key left, like verb.draw
        const bool key = all[at] == '.' && all[at + 1] >= 'a' && all[at + 1] <= 'z';
        EXPECT_FALSE(key) << id << ": " << all;
      }
      EXPECT_EQ(name(content, deck, i).empty(), id.empty()) << id;
    }
}

TEST(Describe, EveryCardHasAText) {
  expect_texts(default_content());
  expect_texts(default_content(kAnteUp));
  expect_texts(all_content());
}

TEST(Describe, EveryKeyIsInEnglish) {
  for (const std::string& key : describe_keys()) EXPECT_TRUE(english().has(key)) << key;
}

TEST(Describe, AnotherLanguageBringsItsNames) {
  Templates words;
  words.load("name.poker-payday = Giorno di Paga\n");
  const Content& content = default_content();
  const int i = content.lexicon.find("poker-payday")->second;
  EXPECT_EQ(name(content, Deck::kPoker, i, words), "Giorno di Paga");
  EXPECT_EQ(name(content, Deck::kPoker, i), "Payday");
}

}  // namespace
}  // namespace dr
