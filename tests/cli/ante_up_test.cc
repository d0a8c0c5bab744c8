// Ante Up at the terminal: the second board, what lies on the table, and the options of a table.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "cli/options.h"
#include "cli/play/board.h"
#include "cli/play/map_view.h"
#include "cli/play/prompt.h"
#include "darkrock/engine.h"
#include "replay/words.h"
#include "tests/cli/program.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

constexpr int kWithAll = kAnteUp | kAlternativePoker | kCommunityPoker;
const Content& with_ante_up() { return default_content(kWithAll); }

Space space_of(const char* id) {
  return static_cast<Space>(with_ante_up().lexicon.find(id)->second);
}

void expect_in(const std::string& text, std::string_view part) {
  EXPECT_NE(text.find(part), std::string::npos) << part << "\nnot in:\n" << text;
}
void expect_not_in(const std::string& text, std::string_view part) {
  EXPECT_EQ(text.find(part), std::string::npos) << part << "\nin:\n" << text;
}

// A table of three before the first event: Poker Alice at the Gulch's station, two in Darkrock.
class AnteUpTable : public testing::Test {
 protected:
  AnteUpTable() {
    pub.players = 3;
    pub.modules = kWithAll;
    pub.length = Length::kMedium;
    pub.round = 1;
    pub.sheriff = space_of("dr1");
    const char* characters[] = {"poker-alice", "annie-oakley", "wyatt-earp"};
    const char* spaces[] = {"fr16", "dr3", "dr3"};
    for (Seat seat = 0; seat < 3; ++seat) {
      Player& p = pub.player[seat];
      p.character =
          static_cast<std::uint8_t>(with_ante_up().lexicon.find(characters[seat])->second);
      p.space = space_of(spaces[seat]);
      p.cattle = p.weapon = p.mount = kNone;
    }
    for (int i = 0; i < kFrontierSpaces; ++i)
      pub.au.frontier[i] = static_cast<std::uint8_t>(1 + i % 6);
    pub.trigger[0] = pub.trigger[1] = kNone;
    view.own.cattle = kNone;
  }

  View seen() {
    view.pub = pub;
    return view;
  }
  Style style(int columns) const {
    Style out;
    out.screen = columns;
    out.width = std::min(columns, 160);
    return out;
  }

  View view{};
  Public& pub = table_;

 private:
  Public table_{};
};

std::string line_with(const std::string& text, std::string_view part) {
  const std::size_t at = text.find(part);
  if (at == std::string::npos) return "";
  const std::size_t start = at == 0 ? 0 : text.rfind('\n', at) + 1;
  return text.substr(start, text.find('\n', at) - start);
}

// covers: AU1
TEST_F(AnteUpTable, TheSecondBoardLiesToTheRightOnAWideScreen) {
  const MapView map(with_ante_up(), style(180));
  const std::string both = map.draw(pub, {{space_of("fr17"), 7}}, space_of("fr16"));
  for (const char* part : {"mp1", "sv13", "fr1", "fr40", "bg7", "7)fr17", "Marshal", "Camp"})
    expect_in(both, part);
  const std::string line = line_with(both, "mp10");
  EXPECT_LT(line.find("mp10"), line.find("fr23")) << both;
  EXPECT_EQ(map.draw_other(pub, {}, space_of("fr16")), "") << "nothing is left out";
  expect_not_in(map.legend(pub), "map other");
}

TEST_F(AnteUpTable, ANarrowScreenShowsTheBoardOneStandsOnAndTheOtherOnRequest) {
  const MapView map(with_ante_up(), style(110));
  const std::string gulch = map.draw(pub, {}, space_of("fr16"));
  expect_in(gulch, "Buzzard Gulch\n");
  expect_in(gulch, "fr40");
  expect_not_in(gulch, "sv12");
  const std::string base = map.draw_other(pub, {}, space_of("fr16"));
  expect_in(base, "sv12");
  expect_not_in(base, "fr40");
  EXPECT_EQ(base, map.draw(pub, {}, space_of("dr1")));
  // The Sheriff may cross in a move: both boards are needed then.
  const std::string both =
      map.draw(pub, {{space_of("sv12"), 1}, {space_of("fr16"), 2}}, space_of("sv12"));
  expect_in(both, "1)sv12");
  expect_in(both, "2)fr16");
  // Before anybody stands on the board the options say which one is meant.
  const std::string start = map.draw(pub, {{space_of("bg4"), 1}}, kNone);
  expect_in(start, "1)bg4");
  expect_not_in(start, "sv12");
  expect_in(map.draw(pub, {}, kNone), "sv12");
  expect_in(map.legend(pub), "map other");
}

TEST_F(AnteUpTable, TheMapShowsWhatLiesOnTheBoards) {
  const MapView map(with_ante_up(), style(110));
  AnteUp& au = pub.au;
  au.train = 0;
  const Space home = space_of("fr16");
  expect_in(map.draw(pub, {}, home), "1 Station");
  expect_in(map.draw_other(pub, {}, home), "T Station");
  expect_in(map.draw_other(pub, {}, home), "» Hide C");
  au.train = 3;
  expect_in(map.draw(pub, {}, home), "1T Station");
  au.outlaws.add(space_of("fr36"));
  au.claim_jumpers.add(space_of("bg7"));
  au.longhorns.add(space_of("fr8"));
  au.gold[0] = {space_of("fr29"), 2};
  au.rollers = 1 << static_cast<int>(Town::kBuzzardGulch);
  const std::string gulch = map.draw(pub, {}, home);
  for (const char* part : {"‡ Camp", "J Marshal", "Y RanchO", "◆2» Pas", "$ Saloon"})
    expect_in(gulch, part);
  expect_not_in(map.draw_other(pub, {}, home), "$ Saloon");
  for (const char* sign : {"T the train", "‡ outlaw", "J claim jumper", "Y longhorn",
                           "$ high roller", "◆2 nuggets", "F6+3 frontier"})
    expect_in(map.legend(pub), sign);
}

TEST_F(AnteUpTable, AFrontierShowsItsNumberUntilItIsExplored) {
  const MapView map(with_ante_up(), style(110));
  const Catalog& catalog = with_ante_up().catalog;
  for (int i = 0; i < kFrontierSpaces; ++i)
    if (catalog.frontier_value[i] == 8) {
      pub.au.frontier[i] = 4;
      expect_in(map.draw(pub, {}, space_of("fr16")), "F8+4");
      pub.au.frontier[i] = 0;
    }
  const std::string explored = map.draw(pub, {}, space_of("fr16"));
  expect_in(explored, "F8 ");
  expect_not_in(explored, "F8+");
}

TEST_F(AnteUpTable, ABaseGameHasOneBoard) {
  const MapView map(default_content(), style(200));
  Public base{};
  base.players = 4;
  for (Player& p : base.player) p.character = kNone;
  const std::string text = map.draw(base, {}, 3) + map.legend(base);
  expect_not_in(text, "Buzzard Gulch");
  expect_not_in(text, "fr1 ");
  expect_not_in(text, "train");
  EXPECT_EQ(map.draw_other(base, {}, 3), "");
}

// covers: AU6
TEST_F(AnteUpTable, TheBoardShowsGamblerPointsLonghornsAndTokensWithoutGoals) {
  Player& p = pub.player[0];
  p.gp = 6;
  p.longhorns = 2;
  p.legends_n = 1;
  const std::string board = board_text(with_ante_up(), seen(), style(160));
  expect_in(board, "Law  GP  Cash");
  const std::string line = line_with(board, "Poker Alice");
  expect_in(line, "-   6    $0");
  expect_in(line, "2 longhorns +1 tokens");
  view.own.legends[1] = 1;
  expect_in(hand_text(with_ante_up(), seen(), style(160)), "Your legendary tokens: 2 LP");
}

TEST_F(AnteUpTable, TheBoardShowsTheTrainTheRacksAndTheTokens) {
  const Lexicon& lexicon = with_ante_up().lexicon;
  const auto item = [&](const char* id) { return lexicon.find(id)->second / 2; };
  for (const char* id : {"derringer", "mule", "gazette", "snake-oil"})
    pub.au.rack |= static_cast<std::uint16_t>(1 << item(id));
  for (int i = 0; i < kMaxItems; ++i) stock_of(pub, i) = 6;
  stock_of(pub, item("gazette")) = 5;
  pub.au.train = 7;
  pub.au.longhorns.add(space_of("fr7"));
  pub.au.gold[2] = {space_of("rf3"), 2};
  pub.au.rollers = 1 << static_cast<int>(Town::kRedFalls);
  const std::string board = board_text(with_ante_up(), seen(), style(160));
  expect_in(board, "T Train: West Hideout, then Rail Station.");
  expect_in(board,
            "Trading Post: Mule 6, Derringer 6, Gazette 5, Snake Oil 6. General Store: Mustang 6");
  expect_in(board, "Y Longhorns: ");
  expect_in(board, "$ High rollers: Red Falls.");
  expect_in(board, "◆ Nuggets: 2 at ");
  expect_not_in(board, "Outlaws");
}

TEST_F(AnteUpTable, TheBoardShowsEventMarkersAndEventsToCome) {
  pub.au.markers = 0x7f;
  expect_in(board_text(with_ante_up(), seen(), style(160)),
            "Event markers: Gambler 5, Marshal 5, Wanted 5, LP 5, LP 10, LP 15, LP 20.");
  pub.au.markers = 1 << 4;
  pub.au.waiting_n = 2;
  pub.au.waiting[0] = 1;
  expect_in(board_text(with_ante_up(), seen(), style(160)),
            "Event markers: LP 10. Events to come: 2 (Annie Oakley, Poker Alice).");
  pub.au.markers = 0;
  expect_in(board_text(with_ante_up(), seen(), style(160)), "Event markers: none left.");
}

TEST_F(AnteUpTable, AGameOfFaroIsShown) {
  Faro& faro = pub.au.faro;
  faro = {1, 0b011, 2, {kNone, kNone, kNone}, {kNone, kNone, kNone}, {}, {}};
  expect_in(scene_text(with_ante_up(), seen(), style(160)), "Faro: who plays?");
  const std::uint8_t shown[] = {3, 11, 8};
  std::copy(std::begin(shown), std::end(shown), faro.shown);
  faro.bet[0][1] = 12;  // $20 on the King
  faro.bet[1][0] = 1;   // $10 on the 2
  expect_in(
      scene_text(with_ante_up(), seen(), style(160)),
      "Faro: three of the four cards are 5, K, 10. Bets: Poker Alice $20 on K, Annie Oakley $10 "
      "on 2.");
  faro.turned[0] = 0;
  faro.turned[1] = 11;
  faro.turned[2] = 8;
  expect_in(scene_text(with_ante_up(), seen(), style(200)),
            "Turned: 2 loses, K wins, 10 pays three to one.");
}

TEST_F(AnteUpTable, GamesOfPokerSayWhichGameItIs) {
  Poker& poker = pub.poker;
  poker.on = 1;
  poker.pot = 6;
  const Card flop[] = {parse_card("Kh"), parse_card("9d"), parse_card("2c")};
  std::copy(std::begin(flop), std::end(flop), poker.flop);
  for (const Card card : flop) poker.cards |= bit(card);
  expect_in(scene_text(with_ante_up(), seen(), style(160)), " Poker: pot $60, flop K♥ 9♦ 2♣.");
  poker.game = PokerGame::kHighRoller;
  expect_in(scene_text(with_ante_up(), seen(), style(160)),
            " High roller: pot $60, flop K♥ 9♦ 2♣.");
  poker.game = PokerGame::kCommunity;
  pub.au.folded = 0b100;
  expect_in(scene_text(with_ante_up(), seen(), style(160)),
            "Community poker: pot $60, flop K♥ 9♦ 2♣; folded: Wyatt Earp.");
  pub.au.river[0] = static_cast<std::uint8_t>(parse_card("2h") + 1);
  pub.au.river[1] = static_cast<std::uint8_t>(parse_card("As") + 1);
  expect_in(scene_text(with_ante_up(), seen(), style(160)), "flop K♥ 9♦ 2♣, then 2♥ A♠; folded");
}

TEST_F(AnteUpTable, CardsAndTokensOnTheTableAreShownWithTheirText) {
  const Lexicon& lexicon = with_ante_up().lexicon;
  pub.au.event = static_cast<std::uint8_t>(1 + lexicon.find("event-13")->second);
  pub.au.train_card = static_cast<std::uint8_t>(1 + lexicon.find("train-trap")->second);
  pub.au.token = 1;  // the first outlaw
  const std::string scene = scene_text(with_ante_up(), seen(), style(160));
  expect_in(scene, "Event: Lone Bull. ");
  expect_in(scene, "Train card: Trap! ");
  expect_in(scene, "Token: an outlaw with 4 fight cards");
}

TEST_F(AnteUpTable, WhatASeatHasSeenIsShownToItAlone) {
  const Lexicon& lexicon = with_ante_up().lexicon;
  view.own.seen[0] = {space_of("fr36"), 1};
  view.own.seen[1] = {space_of("fr21"), 1 + kMaxTokens};
  view.own.train_top = static_cast<std::uint8_t>(1 + lexicon.find("train-payroll")->second);
  view.own.cattle_top[2] = 7;
  const std::string hand = hand_text(with_ante_up(), seen(), style(160));
  expect_in(hand, "You have seen at Outlaw Camp: an outlaw with 4 fight cards");
  expect_in(hand, "You have seen at Big Claim: gain 1 longhorn");
  expect_in(hand, "You have seen the next train card: Payroll");
  expect_in(hand, "You have seen the next token of a ranch: orange cattle");
}

TEST_F(AnteUpTable, TheFinalScoreHasTheGamblerPoint) {
  pub.player[1].gp = 3;
  pub.player[1].lp = 8;
  pub.over = 1;
  const std::string scores = scores_text(with_ante_up(), pub, style(160));
  expect_in(scores, "Tokens  Gambler  Total");
  expect_in(line_with(scores, "Annie Oakley"), "+1      9");
  expect_in(scores, "AU59");
}

// covers: AU8
TEST_F(AnteUpTable, TheHelpNamesTheOtherBoard) {
  expect_in(help_text(kAnteUp), "map other");
  expect_not_in(help_text(0), "map other");
}

TEST_F(AnteUpTable, CardsOfAllNewDecksAreShownByIdAndName) {
  for (const char* name :
       {"event-01", "Lone Bull", "train-trap", "frontier-05", "outlaw-3", "claim-jumper-1",
        "high-roller-1", "longhorn", "gambler-7", "stop-4", "legend-au-1", "derringer",
        "poker-rumors", "poker-alice", "goal-poker-alice-1", "cattle-orange-1"}) {
    const std::string text = card_text(with_ante_up(), name, 0, style(160));
    expect_not_in(text, "There is no card");
    EXPECT_GT(text.size(), 30u) << name;
  }
}

// --- the options of a table -----------------------------------------------------------------------

TableOptions ante_up_options() {
  TableOptions options;
  options.modules.ante_up = true;
  return options;
}

// covers: AU3
TEST(AnteUpOptions, TheAlternativeCardsAreInUnlessLeftOut) {
  TableOptions options = ante_up_options();
  EXPECT_EQ(modules_of(options.modules), kAnteUp | kAlternativePoker);
  options.modules.no_alternative_poker = true;
  EXPECT_EQ(modules_of(options.modules), kAnteUp);
  options.modules.community_poker = true;
  EXPECT_EQ(modules_of(options.modules), kAnteUp | kCommunityPoker);
  EXPECT_EQ(modules_of({}), 0);
  const LoadedContent with("", kAnteUp | kAlternativePoker), without("", kAnteUp);
  EXPECT_TRUE(with->lexicon.find("poker-rumors"));
  EXPECT_FALSE(without->lexicon.find("poker-rumors"));
  EXPECT_TRUE(without->lexicon.find("poker-reputation"));
  EXPECT_TRUE(without->lexicon.find("event-01"));
  EXPECT_EQ(with->lexicon.size(Deck::kPoker), kPokerKinds);
  EXPECT_EQ(without->lexicon.size(Deck::kPoker), kPokerKinds);
}

// covers: AU60, ruling 10, switch deposit-per-turn=once, switch deposit-per-turn=any
TEST(AnteUpOptions, GoldIsSoldOnceInATurnUnlessToldOtherwise) {
  TableOptions options = ante_up_options();
  const LoadedContent content("", modules_of(options.modules));
  EXPECT_TRUE(on_other_side(make_setup(options, *content).switches, Switch::kDepositPerTurn));
  options.switches = {"deposit-per-turn=any"};
  EXPECT_FALSE(on_other_side(make_setup(options, *content).switches, Switch::kDepositPerTurn));
  EXPECT_FALSE(on_other_side(make_setup(TableOptions{}, default_content()).switches,
                             Switch::kDepositPerTurn));
}

TEST(AnteUpOptions, ItsSwitchesNeedIt) {
  TableOptions options = ante_up_options();
  options.switches = {"event-marker-at-end=off", "bet-order=from-right", "faro-two-values=off",
                      "ccp-stake=30"};
  const LoadedContent content("", modules_of(options.modules));
  const Switches set = make_setup(options, *content).switches;
  for (int i = kBaseSwitches; i < kSwitches; ++i)
    EXPECT_TRUE(on_other_side(set, static_cast<Switch>(i))) << kSwitchInfo[i].id;
  options.modules.ante_up = false;
  EXPECT_THROW(make_setup(options, default_content()), InputError);
}

// --- at the terminal ------------------------------------------------------------------------------

class AnteUpPlay : public testing::Test {
 protected:
  void SetUp() override {
    char name[] = "/tmp/darkrock-ante-up-XXXXXX";
    folder_ = mkdtemp(name);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Ran run(const std::string& arguments, const std::string& typed = "", int columns = 110) const {
    std::ofstream(folder_ + "/typed", std::ios::binary) << typed;
    return run_shell("cd '" + folder_ + "' && NO_COLOR=1 COLUMNS=" + std::to_string(columns) +
                     " '" + program_path() + "' " + arguments + " < typed 2>&1");
  }

  std::string folder_;
};

// Sundance Kid is Wanted and starts at Mountain Pass A: the player at the keyboard goes first.
constexpr const char* kSundance =
    "play --pace 0 --seed 7 --ante-up --characters sundance-kid,annie-oakley,doc-holliday "
    "--players 3 ";

TEST_F(AnteUpPlay, TheTableIsShown) {
  const Ran game = run(kSundance, "1\nmap\nmap other\nboard\nhelp\n? AU42\ncard lone bull\n");
  EXPECT_EQ(game.rc, 0);
  for (const char* part :
       {"With Ante Up, alternative poker cards.", "Buzzard Gulch\n", "The base board\n",
        "1» Pass A", "Law  GP  Cash", "T Train: ", "Trading Post: ", "Event markers: ",
        "map other    the board that is not shown", "AU42  Two pairs", "event event-13 (ours)",
        "Cross the mountain pass"})
    expect_in(game.out, part);
}

TEST_F(AnteUpPlay, AWideScreenShowsBothBoards) {
  const Ran game = run(kSundance, "1\nmap other\n", 180);
  const std::string line = line_with(game.out, "mp10");
  EXPECT_NE(line.find("fr23"), std::string::npos) << game.out;
  expect_in(game.out, "There is no other board than what 'map' shows.");
}

TEST_F(AnteUpPlay, RefusalsAreExplained) {
  const Ran game = run(kSundance, "1\nwhy explore\nwhy rob-train\nwhy community-poker\n");
  EXPECT_EQ(game.rc, 0);
  expect_in(game.out, "AU41: ");
  expect_in(game.out, "AU34: ");
}

std::string many_numbers(int seed) {
  std::string typed;
  unsigned x = static_cast<unsigned>(seed) * 2654435761u + 1;
  for (int i = 0; i < 9000; ++i) {
    x = x * 1664525u + 1013904223u;
    typed += std::to_string(1 + (x >> 16) % 24) + "\n";
  }
  return typed;
}

TEST_F(AnteUpPlay, AGameIsPlayedToItsScoreTableAndVerified) {
  for (const char* table :
       {"--players 2", "--seats me,me,greedy --goals --community-poker",
        "--seats me,random,greedy,greedy --no-alternative-poker --edition uk"}) {
    const Ran game =
        run(std::string("play --ante-up --pace 0 --length short --seed 3 --save g.replay ") + table,
            many_numbers(3));
    EXPECT_EQ(game.rc, 0) << table;
    expect_in(game.out, "The game is over");
    expect_in(game.out, "Gambler  Total");
    const Ran verified = run("replay verify g.replay");
    EXPECT_EQ(verified.rc, 0) << verified.out;
    expect_in(verified.out, "and so does the result");
    const Ran story = run("replay show g.replay");
    EXPECT_EQ(story.rc, 0);
    expect_in(story.out, "with Ante Up");
    expect_in(story.out, "The Trading Post stocks ");
  }
}

TEST_F(AnteUpPlay, ASavedGameGoesOnWithItsModules) {
  const Ran first =
      run(std::string(kSundance) + "--no-alternative-poker --save g.replay", "1\n1\n");
  EXPECT_EQ(first.rc, 0);
  const Ran second = run("play --pace 0 --resume g.replay", "quit\n");
  EXPECT_EQ(second.rc, 0) << second.out;
  expect_in(second.out, " With Ante Up.\n");
  for (const char* option : {"--ante-up", "--no-alternative-poker", "--community-poker"}) {
    const Ran refused = run(std::string("play --resume g.replay ") + option);
    EXPECT_EQ(refused.rc, 2);
    expect_in(refused.out, std::string("leave out ") + option);
  }
}

}  // namespace
}  // namespace dr
