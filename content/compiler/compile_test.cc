// The content of the repository, and what compile() makes of files put on top of it.
#include <gtest/gtest.h>

#include "content/compiler/content.h"
#include "content/compiler/program.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/setup.h"

namespace dr {
namespace {

const Catalog& cat() { return default_content().catalog; }
const Lexicon& lexicon() { return default_content().lexicon; }

int index_of(std::string_view id) {
  const auto found = lexicon().find(id);
  EXPECT_TRUE(found) << id;
  return found ? found->second : 0;
}

const PokerKind& poker(std::string_view id) { return cat().poker[index_of(id)]; }

const Ability& only_ability(Abilities range) {
  EXPECT_EQ(range.n, 1);
  return cat().abilities[range.first];
}

CompileResult compile_over(std::string text) {
  std::vector<SourceFile> files = default_sources();
  files.push_back({"mine.cards", std::move(text), 1});
  return compile(files);
}

std::string all_errors(const CompileResult& result) {
  std::string out;
  for (const Diagnostic& error : result.errors) out += to_string(error) + "\n";
  return out;
}

// ---- decks

TEST(Content, TwentyStoriesAreForTheFirstGame) {
  int first_game = 0;
  for (int i = 0; i < cat().n_stories; ++i) first_game += cat().stories[i].first_game;
  EXPECT_EQ(first_game, 20);
}

TEST(Content, EveryGoalIsThere) {
  for (int i = 0; i < cat().n_characters * kGoalsPerCharacter; ++i) {
    EXPECT_TRUE(cat().goals[i].used) << i;
    const std::string& character = lexicon().entry(Deck::kCharacter, i / 4).id;
    EXPECT_EQ(lexicon().entry(Deck::kGoal, i).id,
              "goal-" + character + "-" + std::to_string(i % 4 + 1));
  }
}

TEST(Content, IndexOrders) {
  EXPECT_EQ(lexicon().entry(Deck::kPoker, kind_of(make_card(3, Suit::kDiamonds))).id,
            "poker-stick-em-up");
  EXPECT_EQ(lexicon().entry(Deck::kPoker, kind_of(make_card(14, Suit::kSpades))).id,
            "poker-quick-draw");
  const char* items[] = {"mule",       "mustang", "revolver",   "rifle",     "shotgun",
                         "provisions", "whiskey", "ten-gallon", "miners-map"};
  for (int i = 0; i < 9; ++i) EXPECT_EQ(lexicon().entry(Deck::kItem, i * 2).id, items[i]);
  EXPECT_EQ(lexicon().entry(Deck::kItem, 1).id, "mule-up");
  EXPECT_EQ(lexicon().entry(Deck::kItem, 11).id, "");
  EXPECT_EQ(lexicon().entry(Deck::kSpace, 0).id, "mp1");
  EXPECT_EQ(lexicon().entry(Deck::kFight, 12).id, "fight-a");
  EXPECT_EQ(lexicon().entry(Deck::kCattle, 8).id, "cattle-blue-1");
  EXPECT_EQ(lexicon().entry(Deck::kCharacter, 11).id, "yb-rowdy");
  EXPECT_EQ(lexicon().entry(Deck::kDie, 5).id, "die-gravel");
}

TEST(Content, EntriesKnowTheirPlace) {
  const Entry& entry = lexicon().entry(Deck::kStory, index_of("story-blood-money"));
  EXPECT_EQ(entry.name, "Blood Money");
  EXPECT_EQ(entry.note, "letters ours; trigger likely");
  EXPECT_EQ(entry.source, Source::kPrinted);
  EXPECT_EQ(entry.file, "content/base/stories.cards");
  EXPECT_GT(entry.line, 1);
  ASSERT_EQ(entry.program.size(), 1u);
  EXPECT_EQ(entry.program[0], "choose { gain $30 or wound 1 -> gain $50 }");
}

TEST(Content, Items) {
  const ItemKind& mule = cat().items[0];
  EXPECT_EQ(mule.type, ItemType::kMount);
  EXPECT_EQ(mule.price, 3);
  EXPECT_EQ(mule.copies, 6);
  EXPECT_EQ(mule.has_upgrade, 1);
  EXPECT_EQ(mule.first_game, 1);
  EXPECT_EQ(mule.side[0].move, 3);
  EXPECT_EQ(mule.side[1].move, 4);
  EXPECT_EQ(mule.side[1].lp, 1);
  EXPECT_EQ(mule.side[0].passive.nugget, 2);
  for (int i = 6; i < 9; ++i) EXPECT_EQ(cat().items[i].first_game, 0) << i;
  EXPECT_EQ(cat().items[5].first_game, 1);
}

TEST(Content, Characters) {
  const Character& wyatt = cat().characters[index_of("wyatt-earp")];
  EXPECT_EQ(wyatt.start, cat().hideouts);
  EXPECT_EQ(wyatt.start_without_figure, 1);
  EXPECT_EQ(wyatt.mp, 1);
  EXPECT_EQ(wyatt.cash, 1);
  EXPECT_EQ(wyatt.cards, 2);
  const Character& kit = cat().characters[index_of("kit-carson")];
  EXPECT_EQ(kit.items, 1u << 2 | 1u << 8);
  EXPECT_EQ(kit.upgraded, 1u << 2);
  const Character& annie = cat().characters[index_of("annie-oakley")];
  EXPECT_EQ(annie.start.size(), 3);
  EXPECT_EQ(annie.first_game_players, 2);
  EXPECT_EQ(cat().characters[index_of("bloody-knife")].first_game_players, 4);
  EXPECT_EQ(cat().characters[index_of("doc-holliday")].wounds, 1);
  EXPECT_EQ(cat().characters[index_of("calamity-jane")].passive.hand, 1);
}

TEST(Content, DiceAndTracks) {
  EXPECT_EQ(cat().die[0].nuggets, 1);
  EXPECT_EQ(cat().die[3].cash, 1);
  EXPECT_EQ(cat().die[3].again, 0);
  EXPECT_EQ(cat().die[4].again, 1);
  EXPECT_EQ(cat().die[5].gravel, 1);
  EXPECT_EQ(cat().marshal_end_lp[8], 3);
  EXPECT_EQ(cat().wanted_turn_lp[3], 2);
  EXPECT_EQ(cat().wanted_reward[0], 0);
  EXPECT_EQ(cat().code[cat().wanted_reward[1]].op, Op::kDraw);
  EXPECT_EQ(cat().code[cat().marshal_reward[5]].op, Op::kGain);
  EXPECT_EQ(cat().code[cat().marshal_reward[5]].a, 4);
}

TEST(Content, Stories) {
  const Story& story = cat().stories[index_of("story-blood-money")];
  EXPECT_EQ(story.bandits, 6);
  EXPECT_EQ(story.sheriff, 3);
  EXPECT_EQ(story.first_game, 1);
  EXPECT_EQ(story.trigger, index_of("trigger-lp-2"));
  EXPECT_EQ(cat().triggers[story.trigger].moment, Moment::kLpGained);
}

// ---- the map

TEST(Content, Map) {
  const int mp1 = index_of("mp1"), mp6 = index_of("mp6"), mp2 = index_of("mp2");
  EXPECT_TRUE(cat().near[0][mp1].has(static_cast<Space>(mp6)));
  EXPECT_FALSE(cat().near[1][mp1].has(static_cast<Space>(mp6)));
  EXPECT_FALSE(cat().near[1][mp6].has(static_cast<Space>(mp1)));
  EXPECT_TRUE(cat().near[1][mp1].has(static_cast<Space>(mp2)));
  EXPECT_EQ(cat().spaces[mp1].n_adjacent, 4);
  EXPECT_EQ(cat().spaces[mp1].adjacent[0], mp2);
  EXPECT_EQ(cat().hideouts.size(), 6);
  EXPECT_EQ(cat().ranches.size(), 2);
  EXPECT_EQ(cat().tag[static_cast<int>(Tag::kSaloon)].size(), 6);
  EXPECT_EQ(cat().spaces[index_of("rf3")].town, Town::kRedFalls);
  EXPECT_TRUE(cat().locations.has(static_cast<Space>(index_of("sv12"))));
  EXPECT_FALSE(cat().locations.has(static_cast<Space>(index_of("mp3"))));
  EXPECT_TRUE(cat().mesa[0].has(static_cast<Space>(index_of("dx1"))));
}

// ---- programs

TEST(Content, GuardsAreTheConditionsAroundTheWhole) {
  const Ability& pickpocket = only_ability(poker("poker-pickpocket").abilities);
  EXPECT_EQ(pickpocket.guards, 1);
  EXPECT_EQ(cat().code[pickpocket.code].op, Op::kTest);
  EXPECT_EQ(cat().code[pickpocket.code].a, static_cast<int>(Cond::kWithPlayer));
  EXPECT_EQ(cat().code[pickpocket.code + 1].op, Op::kSubject);
  EXPECT_EQ(cat().code[pickpocket.code + 2].op, Op::kGive);
  EXPECT_EQ(cat().code[pickpocket.code + 3].op, Op::kBack);
  EXPECT_EQ(cat().code[pickpocket.code + 4].op, Op::kEnd);
  EXPECT_EQ(cat().code[pickpocket.code].to, pickpocket.code + 4);
  EXPECT_EQ(cat().code[pickpocket.code + 1].to, pickpocket.code + 4);
  EXPECT_EQ(only_ability(poker("poker-ambush").abilities).guards, 0);  // it has an else
  EXPECT_EQ(only_ability(poker("poker-manhunt").abilities).guards, 0);
}

TEST(Content, MayAroundTheWholeIsAFlag) {
  const Ability& rowdy = only_ability(cat().characters[index_of("yb-rowdy")].abilities);
  EXPECT_TRUE(rowdy.flags & Ability::kOptional);
  EXPECT_TRUE(rowdy.flags & Ability::kProlongs);
  EXPECT_EQ(rowdy.guards, 1);
  EXPECT_EQ(cat().code[rowdy.code + 1].op, Op::kCost);
  EXPECT_EQ(cat().code[rowdy.code + 1].to, rowdy.code + 4);
  EXPECT_EQ(cat().code[rowdy.code + 2].op, Op::kDiscard);
  EXPECT_EQ(cat().code[rowdy.code + 3].op, Op::kMove);
  EXPECT_EQ(cat().code[rowdy.code + 3].a, 3);
  // Inside a story it stays an instruction.
  const Story& wastes = cat().stories[index_of("story-the-cruel-wastes")];
  EXPECT_EQ(cat().code[wastes.code + 1].op, Op::kMay);
}

TEST(Content, Flags) {
  const Ability& reputation = only_ability(poker("poker-reputation").abilities);
  EXPECT_TRUE(reputation.flags & Ability::kOnce);
  EXPECT_TRUE(reputation.flags & Ability::kOptional);
  EXPECT_EQ(cat().code[reputation.code].b, static_cast<int>(KindClass::kPoint));
  EXPECT_EQ(cat().code[reputation.code].c, 3);
  EXPECT_TRUE(only_ability(poker("poker-lady-luck").abilities).flags & Ability::kOrderless);
  EXPECT_FALSE(only_ability(poker("poker-wallop").abilities).flags & Ability::kOrderless);
  EXPECT_TRUE(only_ability(poker("poker-sprint").abilities).flags & Ability::kProlongs);
}

TEST(Content, SwitchesOfAbilities) {
  const auto both = abilities(cat(), poker("poker-stick-em-up").abilities);
  ASSERT_EQ(both.size(), 2u);
  for (int side = 0; side < 2; ++side) {
    EXPECT_EQ(both[static_cast<std::size_t>(side)].switch_id, static_cast<int>(Switch::kStickEmUp));
    EXPECT_EQ(both[static_cast<std::size_t>(side)].switch_side, side);
    EXPECT_EQ(cat().code[both[static_cast<std::size_t>(side)].code].a, 2 - side);
  }
  const auto shotgun = abilities(cat(), cat().items[4].side[1].abilities);
  ASSERT_EQ(shotgun.size(), 2u);
  EXPECT_EQ(cat().code[shotgun[1].code].op, Op::kOwnCard);
  EXPECT_EQ(cat().code[shotgun[1].code].b, 1);
}

TEST(Content, Choose) {
  const int at = cat().stories[index_of("story-blood-money")].code;
  const Instr* code = cat().code + at;
  EXPECT_EQ(code[0].op, Op::kChoose);
  EXPECT_EQ(code[0].a, 2);
  EXPECT_EQ(code[1].op, Op::kOption);
  EXPECT_EQ(code[1].to, at + 3);
  EXPECT_EQ(code[2].to, at + 5);
  EXPECT_EQ(code[3].op, Op::kGainCash);
  EXPECT_EQ(code[4].op, Op::kJump);
  EXPECT_EQ(code[4].to, at + 9);
  EXPECT_EQ(code[5].op, Op::kCost);
  EXPECT_EQ(code[6].op, Op::kWound);
  EXPECT_EQ(code[7].op, Op::kGainCash);
  EXPECT_EQ(code[8].op, Op::kJump);
  EXPECT_EQ(code[9].op, Op::kEnd);
}

TEST(Content, Passives) {
  EXPECT_TRUE(poker("poker-cheat").passive.flags & Passive::kCountsAsAnyCard);
  EXPECT_EQ(poker("poker-cheat").abilities.n, 0);
  EXPECT_EQ(cat().wild_cards,
            bit(make_card(2, Suit::kHearts)) | bit(make_card(2, Suit::kDiamonds)));
  EXPECT_EQ(cat().nugget_cards,
            bit(make_card(10, Suit::kClubs)) | bit(make_card(10, Suit::kSpades)));
  EXPECT_TRUE(cat().characters[index_of("bloody-knife")].passive.flags & Passive::kCrossMesa);
}

TEST(Content, Listeners) {
  const auto at = [](Moment m) { return static_cast<int>(m); };
  EXPECT_EQ(count(cat().bonus_cards[at(Moment::kFightWon)]), 6);
  EXPECT_EQ(count(cat().reaction_cards[at(Moment::kEndOfMove)]), 4);
  EXPECT_EQ(cat().bonus_cards[at(Moment::kWhenDiscarded)],
            bit(make_card(9, Suit::kHearts)) | bit(make_card(9, Suit::kDiamonds)));
  EXPECT_EQ(count(cat().action_cards), 18);
  EXPECT_EQ(cat().items_front[at(Moment::kOnGain)], 1u << 5 | 1u << 6);
  EXPECT_EQ(cat().items_up[at(Moment::kFightReveal)], 1u << 2 | 1u << 4);
  EXPECT_EQ(std::popcount(cat().character_mask[at(Moment::kStartOfTurn)]), 3);
  EXPECT_EQ(std::popcount(cat().trigger_mask[at(Moment::kEndOfTurn)]), 2);
  EXPECT_TRUE(cat().goal_mask[at(Moment::kArrestMade)] == 1u << index_of("bass-reeves"));
}

TEST(Content, AmountsOfDollarsCountInTens) {
  const Requirement& spend = cat().triggers[index_of("trigger-spend-80")];
  EXPECT_EQ(cat().code[spend.code].a, static_cast<int>(Cond::kAmount));
  EXPECT_EQ(cat().code[spend.code].b, 8);
  const Requirement& loot = cat().goals[index_of("goal-jesse-james-3")];
  EXPECT_EQ(cat().code[loot.code + 1].b, static_cast<int>(Have::kCash));
  EXPECT_EQ(cat().code[loot.code + 1].c, 8);
}

// Every program of the repository, decompiled and written out, is what the file says.
class Programs : public testing::TestWithParam<int> {
 public:
  const Content& content = default_content(GetParam());
  const Catalog& catalog = content.catalog;

  std::vector<std::string> texts(Abilities range) const {
    std::vector<std::string> out;
    for (const Ability& a : abilities(catalog, range))
      out.push_back(tree::program_text(content, tree::decompile(catalog, a)));
    return out;
  }
  std::string text(int code) const {
    return tree::program_text(content, tree::decompile(catalog, code));
  }
  std::string text(const Requirement& r) const {
    return tree::program_text(content, tree::decompile(catalog, r), r.moment);
  }
  void check(Deck deck, int i, const std::vector<std::string>& got) const {
    const Entry& entry = content.lexicon.entry(deck, i);
    std::vector<std::string> expected;
    for (const std::string& line : entry.program)
      if (line.find("passive:") == std::string::npos && line.find("counts-as") == std::string::npos)
        expected.push_back(line);
    EXPECT_EQ(got, expected) << entry.id;
  }
};

TEST_P(Programs, ReadBackAsWritten) {
  const Catalog& c = catalog;
  for (int i = 0; i < kPokerKinds; ++i) check(Deck::kPoker, i, texts(c.poker[i].abilities));
  for (int i = 0; i < c.n_items; ++i)
    for (int side = 0; side < 1 + c.items[i].has_upgrade; ++side)
      check(Deck::kItem, i * 2 + side, texts(c.items[i].side[side].abilities));
  for (int i = 0; i < c.n_characters; ++i)
    check(Deck::kCharacter, i, texts(c.characters[i].abilities));
  for (int i = 0; i < kFightCards; ++i) check(Deck::kFight, i, {text(c.fight[i])});
  for (int i = 0; i < kCattleColours * kCattlePerColour; ++i)
    if (i % kCattlePerColour < c.cattle_n[i / kCattlePerColour])
      check(Deck::kCattle, i, {text(c.cattle[i])});
  for (int i = 0; i < kTrackSpaces; ++i) check(Deck::kMarshal, i, {text(c.marshal_reward[i])});
  for (int i = 0; i < kTrackSpaces; ++i) check(Deck::kWanted, i, {text(c.wanted_reward[i])});
  for (int i = 0; i < c.n_stories; ++i) check(Deck::kStory, i, {text(c.stories[i].code)});
  for (int i = 0; i < c.n_triggers; ++i) check(Deck::kTrigger, i, {text(c.triggers[i])});
  for (int i = 0; i < c.n_characters * 4; ++i) check(Deck::kGoal, i, {text(c.goals[i])});
}

class AnteUpPrograms : public Programs {};

TEST_P(AnteUpPrograms, ReadBackAsWritten) {
  const Catalog& c = catalog;
  for (int i = 0; i < c.n_events; ++i) {
    const auto& lines = content.lexicon.entry(Deck::kEvent, i).program;
    ASSERT_EQ(lines.size(), 2u) << i;
    EXPECT_EQ(text(c.events[i]), lines[0] + "; " + lines[1]);
  }
  for (int i = 0; i < kTrainCards; ++i)
    check(Deck::kTrain, i, {text(c.train[i].reveal), text(c.train[i].win), text(c.train[i].lose)});
  for (int i = 0; i < kFrontierTokens; ++i) check(Deck::kFrontier, i, {text(c.frontier[i].reward)});
  for (int i = 0, of_kind = 0; i < c.n_tokens; ++i, ++of_kind) {
    if (i > 0 && c.tokens[i].kind != c.tokens[i - 1].kind) of_kind = 0;
    const int deck = static_cast<int>(Deck::kOutlaw) + static_cast<int>(c.tokens[i].kind);
    check(static_cast<Deck>(deck), of_kind, {text(c.tokens[i].reward)});
  }
  check(Deck::kLonghorn, 0, {text(c.longhorn_reward)});
  for (int i = 0; i + 1 < kGamblerSpaces; ++i)
    check(Deck::kGambler, i, {text(c.gambler_reward[i])});
  check(Deck::kGambler, kGamblerSpaces - 1,
        {text(c.gambler_reward[kGamblerSpaces - 1]), text(c.gambler_beyond)});
}

INSTANTIATE_TEST_SUITE_P(Content, Programs,
                         testing::Values(0, kAnteUp, kAnteUp | kAlternativePoker));
INSTANTIATE_TEST_SUITE_P(Content, AnteUpPrograms,
                         testing::Values(kAnteUp, kAnteUp | kAlternativePoker));

TEST(Content, LinesOfTheManInBlackFollowEachOther) {
  const Content& content = default_content();
  EXPECT_EQ(tree::program_text(content, tree::decompile(cat(), cat().mib[1])),
            "stalk richest up to 4; if reached { attack robbery } else { gain $20 }; gain 1 LP; "
            "lose $30 -> gain 1 LP");
}

// ---- files on top

TEST(Overlay, ReplacesACardInItsPlace) {
  const CompileResult result = compile_over(
      "poker poker-payday\n"
      "  name   Payday\n"
      "  cards  5 red\n"
      "  action: gain $50\n"
      "  source printed\n");
  ASSERT_TRUE(result.content) << all_errors(result);
  const Catalog& changed = result.content->catalog;
  const int i = index_of("poker-payday");
  EXPECT_EQ(changed.code[changed.abilities[changed.poker[i].abilities.first].code].a, 5);
  EXPECT_EQ(result.content->lexicon.entry(Deck::kPoker, i).file, "mine.cards");
  EXPECT_EQ(result.content->lexicon.entry(Deck::kPoker, i).source, Source::kPrinted);
  EXPECT_NE(changed.fingerprint, cat().fingerprint);
}

TEST(Overlay, AddsAStory) {
  const CompileResult result = compile_over(
      "story story-ours\n  name Ours\n  trigger trigger-poker\n  reward gain $10\n  source ours\n");
  ASSERT_TRUE(result.content) << all_errors(result);
  EXPECT_EQ(result.content->catalog.n_stories, cat().n_stories + 1);
  EXPECT_EQ(result.content->lexicon.entry(Deck::kStory, cat().n_stories).id, "story-ours");
}

TEST(Overlay, ReplacesUnderANewId) {
  const CompileResult result = compile_over(
      "poker poker-new\n  name New\n  cards 5 red\n  replaces poker-payday\n  action: draw 1\n"
      "  source ours\n");
  ASSERT_TRUE(result.content) << all_errors(result);
  EXPECT_FALSE(result.content->lexicon.find("poker-payday"));
  EXPECT_EQ(result.content->lexicon.find("poker-new")->second, index_of("poker-payday"));
}

TEST(Overlay, TheSameTextGivesTheSameFingerprint) {
  const CompileResult again = compile(default_sources());
  ASSERT_TRUE(again.content);
  EXPECT_EQ(again.content->catalog.fingerprint, cat().fingerprint);
}

TEST(Overlay, AnErrorLoadsNothing) {
  const CompileResult result = compile_over("poker poker-payday\n");
  EXPECT_FALSE(result.content);
  EXPECT_FALSE(result.errors.empty());
}

TEST(Overlay, AMapInAHigherLayerBringsItsOwnCorners) {
  std::vector<SourceFile> files = default_sources();
  for (const SourceFile& file : default_sources())
    if (file.path.ends_with(".json")) files.push_back({"mine.json", file.text, 1});
  const CompileResult result = compile(files);
  ASSERT_TRUE(result.content) << all_errors(result);
  const Catalog& changed = result.content->catalog;
  EXPECT_EQ(changed.near[1][0], changed.near[0][0]);
}

TEST(Switches, ProfilesAreTheBooks) {
  EXPECT_EQ(profile_switches(Profile::kIt2023), 0u);
  EXPECT_TRUE(on_other_side(profile_switches(Profile::kPtBr), Switch::kPokerTop));
  EXPECT_FALSE(on_other_side(profile_switches(Profile::kPtBr), Switch::kStickEmUp));
  EXPECT_TRUE(on_other_side(profile_switches(Profile::kUk), Switch::kSheriffAttempt));
  EXPECT_TRUE(on_other_side(profile_switches(Profile::kFr2018), Switch::kGuardTies));
  EXPECT_EQ(std::popcount(profile_switches(Profile::kPtBr)), 3);
  EXPECT_EQ(std::popcount(profile_switches(Profile::kUk)), 12);
  EXPECT_EQ(std::popcount(profile_switches(Profile::kFr2018)), 13);
}

}  // namespace
}  // namespace dr
