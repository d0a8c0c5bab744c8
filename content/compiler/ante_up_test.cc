// The content of Ante Up: every row of content.md, the second board, and the tables of the Catalog.
#include <gtest/gtest.h>

#include <map>

#include "assets/assets.h"
#include "base/markdown.h"
#include "content/compiler/content.h"
#include "darkrock/setup.h"

namespace dr {
namespace {

const Content& content() { return default_content(kAnteUp); }
const Catalog& cat() { return content().catalog; }
const Lexicon& lexicon() { return content().lexicon; }

int index_of(std::string_view id) {
  const auto found = lexicon().find(id);
  EXPECT_TRUE(found) << id;
  return found ? found->second : 0;
}

int item(std::string_view id) { return index_of(id) / 2; }  // it has two sides

Space space(std::string_view id) { return static_cast<Space>(index_of(id)); }

SpaceSet spaces(std::initializer_list<std::string_view> ids) {
  SpaceSet out;
  for (std::string_view id : ids) out.add(space(id));
  return out;
}

SpaceSet tagged(Tag tag) { return cat().tag[static_cast<int>(tag)]; }

const Instr& first_of(int code) { return cat().code[code]; }

CompileResult compile_over(std::string text, const char* path = "mine.cards") {
  std::vector<SourceFile> files = default_sources(kAnteUp);
  files.push_back({path, std::move(text), 1});
  return compile(files);
}

std::string all_errors(const CompileResult& result) {
  std::string out;
  for (const Diagnostic& error : result.errors) out += to_string(error) + "\n";
  return out;
}

// ---- the tables of content.md

using Row = std::map<std::string, std::string, std::less<>>;

// The rows of C11 to C18, by the headings of their columns.
std::vector<Row> rows_of_the_book() {
  std::string_view text = asset("docs/rules/content.md");
  text = text.substr(text.find("\n## C11 "));
  text = text.substr(0, text.find("\n## C19 "));
  std::vector<Row> out;
  std::vector<std::string_view> heads;
  MarkdownReader reader(text);
  for (MarkdownBlock block; reader.next(block);) {
    if (block.kind != MarkdownBlock::Kind::kRow) {
      heads.clear();
    } else if (heads.empty()) {
      heads = block.cells;
    } else if (!block.cells[0].starts_with("---")) {
      out.emplace_back();
      for (std::size_t i = 0; i < heads.size(); ++i)
        out.back()[std::string(heads[i])] = block.cells.at(i);
    }
  }
  return out;
}

const Entry* entry_of(const Lexicon& in, const std::string& id) {
  const auto found = in.find(id);
  return found ? &in.entry(found->first, found->second) : nullptr;
}

TEST(AnteUp, EveryRowOfTheBookIsThere) {
  constexpr std::string_view kSources[] = {"printed", "name-printed", "ours"};
  const Lexicon& all = default_content(kAnteUp | kAlternativePoker).lexicon;
  int n = 0;
  for (Row& row : rows_of_the_book()) {
    const Entry* entry = entry_of(all, row["id"]);
    ASSERT_TRUE(entry) << row["id"];
    ++n;
    EXPECT_EQ(entry->name, row["name"]);
    EXPECT_EQ(kSources[static_cast<int>(entry->source)], row["provenance"]) << entry->id;
    EXPECT_EQ(entry->note, row["note"]) << entry->id;
    const bool item = row.contains("side"), poker = row.contains("cards") && !row["effect"].empty();
    const std::string copies = item                    ? "6"
                               : poker                 ? "2"
                               : row.contains("count") ? row["count"]
                                                       : "1";
    EXPECT_EQ(std::to_string(entry->copies), copies) << entry->id;
  }
  EXPECT_GE(n, 135);  // of the printed box
}

// Programs stand in the files as in the book: the columns that hold them, in order.
TEST(AnteUp, ProgramsAreThoseOfTheBook) {
  const Lexicon& all = default_content(kAnteUp | kAlternativePoker).lexicon;
  for (Row& row : rows_of_the_book()) {
    std::string expected, got;
    for (const char* head : {"ability", "effect", "moment", "line 1", "line 2", "at reveal", "win",
                             "lose", "reward", "on entering", "on delivery"})
      if (row.contains(head)) expected += (expected.empty() ? "" : " // ") + row[head];
    if (row.contains("condition") && row["condition"] != "-") expected += ": " + row["condition"];
    if (row["id"] == "gambler-7") expected += " // gain 2 legend";
    const Entry* entry = entry_of(all, row["id"]);
    ASSERT_TRUE(entry) << row["id"];
    for (const std::string& line : entry->program) got += (got.empty() ? "" : " // ") + line;
    EXPECT_EQ(got, expected) << entry->id;
  }
}

TEST(AnteUp, BothBoardsHave112Spaces) { EXPECT_EQ(cat().n_spaces, 112); }

// ---- module sets

TEST(Modules, EachSetHasItsContent) {
  const Content& base = default_content();
  const Content& all = default_content(kAnteUp | kAlternativePoker);
  EXPECT_EQ(&default_content(kAlternativePoker), &base);  // refused as a set-up
  EXPECT_EQ(&default_content(kAnteUp | kCommunityPoker), &content());
  EXPECT_NE(&all, &content());
  EXPECT_EQ(base.catalog.ante_up, 0);
  EXPECT_EQ(cat().ante_up, 1);
  EXPECT_EQ(all.catalog.ante_up, 1);
  EXPECT_NE(base.catalog.fingerprint, cat().fingerprint);
  EXPECT_NE(all.catalog.fingerprint, cat().fingerprint);
  EXPECT_EQ(base.lexicon.size(Deck::kEvent), 0);
  EXPECT_TRUE(lexicon().find("poker-payday"));
  EXPECT_FALSE(lexicon().find("poker-vendetta"));
  EXPECT_FALSE(all.lexicon.find("poker-payday"));
  EXPECT_EQ(all.lexicon.find("poker-vendetta")->second, index_of("poker-payday"));
  EXPECT_EQ(all.catalog.nugget_cards, 0u);  // Fool's Gold is replaced
}

TEST(Modules, AnteUpComesBehindTheBaseGame) {
  const Lexicon& base = default_content().lexicon;
  for (Deck deck : {Deck::kPoker, Deck::kItem, Deck::kFight, Deck::kCharacter, Deck::kLegend,
                    Deck::kTrigger, Deck::kStory, Deck::kGoal, Deck::kMib, Deck::kSpace})
    for (int i = 0; i < base.size(deck); ++i)
      EXPECT_EQ(lexicon().entry(deck, i).id, base.entry(deck, i).id);
  EXPECT_EQ(lexicon().entry(Deck::kItem, 2 * default_content().catalog.n_items).id,
            "quarter-horse");
  EXPECT_EQ(lexicon().entry(Deck::kCharacter, 12).id, "fee-lee-wong");
  EXPECT_EQ(lexicon().entry(Deck::kCharacter, 19).id, "curly-bill");
  EXPECT_EQ(lexicon().entry(Deck::kSpace, 65).id, "bg1");
  EXPECT_EQ(lexicon().entry(Deck::kCattle, 16).id, "cattle-orange-1");
  EXPECT_EQ(lexicon().entry(Deck::kGoal, 79).id, "goal-curly-bill-4");
}

// ---- the second board

TEST(AnteUpMap, TheBoardsMeetAtThreeLinks) {
  EXPECT_EQ(cat().gulch.size(), 47);
  EXPECT_EQ(cat().gulch.first(), 65);
  EXPECT_EQ(cat().linked[space("sv12")], spaces({"fr16"}));
  EXPECT_EQ(cat().linked[space("fr16")], spaces({"sv12"}));
  EXPECT_EQ(cat().linked[space("sh8")], spaces({"fr1"}));
  EXPECT_EQ(cat().linked[space("cj8")], spaces({"fr29"}));
  EXPECT_EQ(cat().linked[space("fr29")], spaces({"cj8"}));
  EXPECT_EQ(cat().passes, spaces({"sh8", "fr1", "cj8", "fr29"}));
  for (int s = 0; s < cat().gulch.first(); ++s)
    EXPECT_TRUE((cat().near[0][s] & cat().gulch).empty()) << s;
}

TEST(AnteUpMap, TheTrainGoesRoundInItsOrder) {
  const char* ids[] = {"sv12", "cj8", "fr29", "fr16", "fr1", "sh8", "sh1", "mp1"};
  for (int i = 0; i < kTrainStops; ++i) EXPECT_EQ(cat().stops[i], space(ids[i])) << i;
  EXPECT_EQ(lexicon().entry(Deck::kStop, 3).name, "Buzzard Gulch station");
}

TEST(AnteUpMap, TheFrontier) {
  const char* ids[] = {"fr3", "fr6", "fr11", "fr14", "fr21", "fr23", "fr26", "fr38", "fr40"};
  const int values[] = {7, 7, 6, 6, 8, 6, 6, 7, 7};
  for (int i = 0; i < kFrontierSpaces; ++i) {
    EXPECT_EQ(cat().frontier_space[i], space(ids[i])) << i;
    EXPECT_EQ(cat().frontier_value[i], values[i]) << i;
  }
}

TEST(AnteUpMap, Places) {
  EXPECT_EQ(cat().ranches, spaces({"mp2", "sh7", "fr8"}));
  EXPECT_EQ(cat().hideouts.size(), 6);
  EXPECT_EQ(tagged(Tag::kRailStation), spaces({"sv12", "fr16"}));
  EXPECT_EQ(tagged(Tag::kTradingPost), spaces({"bg4", "bg5", "bg6"}));
  EXPECT_EQ(tagged(Tag::kMarshalsOffice), spaces({"bg7"}));
  EXPECT_EQ(tagged(Tag::kOutlawCamp), spaces({"fr36"}));
  EXPECT_EQ(cat().spaces[space("bg1")].town, Town::kBuzzardGulch);
  EXPECT_TRUE(cat().towns.has(space("bg7")));
  EXPECT_TRUE(cat().locations.has(space("fr36")));
  EXPECT_FALSE(cat().ranches.has(space("fr36")));  // AU80
}

TEST(AnteUpMap, CornerPairs) {
  int pairs = 0;
  for_each(cat().gulch, [&](Space s) { pairs += (cat().near[0][s] - cat().near[1][s]).size(); });
  EXPECT_EQ(pairs, 2 * 36);
  EXPECT_FALSE(cat().near[1][space("bg1")].has(space("fr17")));
  EXPECT_FALSE(cat().near[1][space("mp1")].has(space("mp6")));
}

TEST(AnteUpMap, AMapOfAHigherLayerReplacesItsOwnKindOnly) {
  std::vector<SourceFile> files = default_sources(kAnteUp);
  const std::vector<SourceFile> copy = files;
  for (const SourceFile& file : copy)
    if (file.path.ends_with("map-base.json")) files.push_back({"mine.json", file.text, 1});
  const CompileResult result = compile(files);
  ASSERT_TRUE(result.content) << all_errors(result);
  const Catalog& changed = result.content->catalog;
  EXPECT_EQ(changed.n_spaces, 112);
  EXPECT_EQ(changed.near[1][0], changed.near[0][0]);  // without the corners of the old map
  EXPECT_EQ(changed.near[1][space("bg1")], cat().near[1][space("bg1")]);
}

// ---- tables

TEST(AnteUp, Characters) {
  const auto of = [](const char* id) -> const Character& { return cat().characters[index_of(id)]; };
  EXPECT_EQ(of("fee-lee-wong").start, spaces({"fr21"}));
  EXPECT_EQ(of("fee-lee-wong").passive.hand, 1);
  EXPECT_EQ(of("fee-lee-wong").passive.cash, 18);
  EXPECT_EQ(of("fee-lee-wong").items, 1u << item("revolver") | 1u << item("gazette"));
  EXPECT_EQ(of("maria-barcelo").start, spaces({"bg4", "bg5", "bg6"}));
  EXPECT_EQ(of("pat-garrett").start, spaces({"bg7"}));
  EXPECT_EQ(of("pat-garrett").mp, 1);
  EXPECT_EQ(of("poker-alice").start, spaces({"fr16"}));
  EXPECT_EQ(of("poker-alice").cards, 3);
  EXPECT_EQ(of("soapy-smith").gp, 1);
  EXPECT_EQ(of("soapy-smith").mp, 0);
  EXPECT_EQ(of("sundance-kid").start, spaces({"fr1"}));
  EXPECT_EQ(of("curly-bill").start, spaces({"fr36"}));
  EXPECT_EQ(of("curly-bill").wp, 1);
}

TEST(AnteUp, Tokens) {
  for (int i = 0; i < cat().n_tokens; ++i)
    EXPECT_EQ(cat().tokens[i].kind, i < 9    ? TokenKind::kOutlaw
                                    : i < 12 ? TokenKind::kClaimJumper
                                             : TokenKind::kHighRoller);
  EXPECT_EQ(cat().tokens[0].cards, 4);
  EXPECT_EQ(cat().tokens[9].cards, 3);
  EXPECT_EQ(first_of(cat().tokens[9].reward).op, Op::kRoll);
  EXPECT_EQ(cat().tokens[14].cards, 6);
  EXPECT_EQ(first_of(cat().tokens[14].reward).b, static_cast<int>(Res::kGp));
  EXPECT_EQ(cat().frontier[0].number, 3);
  EXPECT_EQ(first_of(cat().frontier[0].reward).b, static_cast<int>(Res::kLonghorn));
  EXPECT_EQ(cat().frontier[11].number, 6);
  EXPECT_EQ(first_of(cat().longhorn_reward).b, static_cast<int>(Res::kLp));
  EXPECT_EQ(lexicon().entry(Deck::kLonghorn, 0).copies, 6);
}

TEST(AnteUp, TrainCards) {
  EXPECT_EQ(cat().train[0].guard, 4);
  EXPECT_EQ(first_of(cat().train[0].reveal).op, Op::kOwnCard);
  EXPECT_EQ(first_of(cat().train[0].lose).op, Op::kArrested);
  EXPECT_EQ(cat().train[1].reveal, 0);
  EXPECT_EQ(cat().train[7].guard, 5);
}

TEST(AnteUp, LegendsAreAdded) {
  EXPECT_EQ(cat().legends[0], 9);
  EXPECT_EQ(cat().legends[1], 13);
  EXPECT_EQ(cat().legends[2], 5);
  ASSERT_EQ(lexicon().size(Deck::kLegend), 6);
  EXPECT_EQ(lexicon().entry(Deck::kLegend, 3).id, "legend-au-1");
  EXPECT_EQ(lexicon().entry(Deck::kLegend, 3).copies, 3);
  EXPECT_EQ(lexicon().entry(Deck::kLegend, 0).copies, 6);
}

TEST(AnteUp, TheGamblerTrack) {
  EXPECT_EQ(first_of(cat().gambler_reward[0]).op, Op::kChoose);
  EXPECT_EQ(first_of(cat().gambler_reward[3]).b, static_cast<int>(Res::kLegend));
  EXPECT_EQ(first_of(cat().gambler_reward[3]).a, 1);
  EXPECT_EQ(first_of(cat().gambler_beyond).b, static_cast<int>(Res::kLegend));
  EXPECT_EQ(first_of(cat().gambler_beyond).a, 2);
}

// ---- programs

TEST(AnteUp, EventsPlaceAndSend) {
  const Instr* code = &first_of(cat().events[index_of("event-02")]);
  EXPECT_EQ(code[0].op, Op::kPlace);
  EXPECT_EQ(code[0].a, 1);
  EXPECT_EQ(code[0].b, static_cast<int>(TokenKind::kHighRoller));
  EXPECT_EQ(cat().places[code[0].c], spaces({"dr5", "dr8", "dr9"}));
  EXPECT_EQ(code[1].op, Op::kSend);
  EXPECT_EQ(code[1].a, static_cast<int>(Piece::kTrain));
  EXPECT_EQ(cat().places[code[1].b], spaces({"fr1"}));
  EXPECT_EQ(code[2].op, Op::kEnd);
  const Instr* bag = &first_of(cat().events[index_of("event-21")]);
  EXPECT_EQ(bag[0].a, 2);
  EXPECT_EQ(bag[0].b, static_cast<int>(TokenKind::kNugget));
  EXPECT_EQ(bag[1].a, static_cast<int>(Piece::kSheriff));
}

TEST(AnteUp, Verbs) {
  const Catalog& all = default_content(kAnteUp | kAlternativePoker).catalog;
  const auto ability = [&](Abilities range) -> const Ability& {
    EXPECT_EQ(range.n, 1);
    return all.abilities[range.first];
  };
  const Ability& alice = ability(all.characters[index_of("poker-alice")].abilities);
  EXPECT_EQ(alice.flags, Ability::kOnce);
  EXPECT_EQ(all.code[alice.code + 1].op, Op::kStartPoker);
  const Ability& sundance = ability(all.characters[index_of("sundance-kid")].abilities);
  EXPECT_EQ(all.code[sundance.code].op, Op::kSend);
  EXPECT_EQ(all.code[sundance.code].a, static_cast<int>(Piece::kSelf));
  EXPECT_EQ(all.code[sundance.code].b, kNone);
  const Ability& rumors = ability(all.poker[index_of("poker-reputation")].abilities);
  EXPECT_EQ(all.code[rumors.code].op, Op::kEvent);
  EXPECT_EQ(all.code[rumors.code].a, 2);
  const auto gazette = abilities(all, all.items[item("gazette")].side[0].abilities);
  ASSERT_EQ(gazette.size(), 2u);
  EXPECT_EQ(gazette[0].moment, Moment::kOnGain);
  EXPECT_EQ(gazette[0].flags, 0);
  EXPECT_EQ(all.code[gazette[0].code].a, 1);
  const Ability& oil = ability(all.items[item("snake-oil")].side[0].abilities);
  EXPECT_EQ(all.code[oil.code].op, Op::kCost);
  EXPECT_EQ(all.code[oil.code + 3].op, Op::kSend);
  EXPECT_EQ(all.code[oil.code + 3].a, static_cast<int>(Piece::kSheriff));
  EXPECT_EQ(all.code[oil.code + 3].b, kNone);
}

TEST(AnteUp, Flags) {
  const Catalog& all = default_content(kAnteUp | kAlternativePoker).catalog;
  const auto flags = [&](Abilities range) { return all.abilities[range.first].flags; };
  for (const ItemSide& horse : all.items[item("quarter-horse")].side)
    EXPECT_EQ(flags(horse.abilities), Ability::kOptional | Ability::kProlongs);
  const int scout = index_of("poker-wallop"), jackpot = index_of("poker-instincts");
  EXPECT_EQ(flags(all.poker[scout].abilities), Ability::kOptional | Ability::kProlongs);
  EXPECT_EQ(flags(all.poker[jackpot].abilities), Ability::kOptional);
  const auto of = [&](const char* id) { return flags(all.characters[index_of(id)].abilities); };
  EXPECT_EQ(of("maria-barcelo"), 0);
  EXPECT_EQ(of("soapy-smith"), 0);
  EXPECT_EQ(of("curly-bill"), 0);
  EXPECT_EQ(of("seth-bullock"), Ability::kOrderless);  // draw 2
}

TEST(AnteUp, Conditions) {
  const auto test = [](const char* goal) -> const Instr& {
    return first_of(cat().goals[index_of(goal)].code);
  };
  const auto kind = [](KindClass k) { return static_cast<int>(k); };
  EXPECT_EQ(test("goal-poker-alice-1").b, kind(KindClass::kGamble));
  EXPECT_EQ(test("goal-poker-alice-1").c, 1 << static_cast<int>(Gamble::kHighRoller));
  EXPECT_EQ(test("goal-curly-bill-3").b, kind(KindClass::kDelivery));
  EXPECT_EQ(test("goal-curly-bill-3").c, 1 << static_cast<int>(Delivery::kLonghorn));
  EXPECT_EQ(test("goal-pat-garrett-4").b, kind(KindClass::kFightLow));
  EXPECT_EQ(test("goal-pat-garrett-4").c, 1 << static_cast<int>(FightKind::kOutlaw));
  EXPECT_EQ(test("goal-sundance-kid-1").b, kind(KindClass::kFightHigh));
  EXPECT_EQ(test("goal-sundance-kid-1").c, 1);
  EXPECT_EQ(test("goal-poker-alice-4").b, static_cast<int>(Have::kGp));
  EXPECT_EQ(cat().places[test("goal-fee-lee-wong-2").b], spaces({"fr21"}));
  EXPECT_EQ(cat().places[test("goal-maria-barcelo-1").b].size(), 7);
  EXPECT_EQ(cat().places[test("goal-sundance-kid-3").b], spaces({"fr1", "fr29"}));
  EXPECT_EQ(cat().goals[index_of("goal-pat-garrett-1")].code, 0);
}

TEST(AnteUp, Listeners) {
  const Catalog& all = default_content(kAnteUp | kAlternativePoker).catalog;
  const auto at = [](Moment m) { return static_cast<int>(m); };
  const auto both = [](const char* id) { return CardSet{3} << (index_of(id) * 2); };
  EXPECT_EQ(all.reaction_cards[at(Moment::kGambleWon)], both("poker-instincts"));
  EXPECT_TRUE(all.reaction_cards[at(Moment::kEndOfMove)] & both("poker-wallop"));
  EXPECT_TRUE(all.action_cards & both("poker-reputation"));
  EXPECT_TRUE(all.items_front[at(Moment::kOnGain)] & 1u << item("gazette"));
  EXPECT_TRUE(all.items_front[at(Moment::kEndOfMove)] & 1u << item("quarter-horse"));
  EXPECT_TRUE(all.items_up[at(Moment::kFightReveal)] & 1u << item("derringer"));
  EXPECT_EQ(all.goal_mask[at(Moment::kExplored)], 1u << index_of("fee-lee-wong"));
  EXPECT_TRUE(all.character_mask[at(Moment::kPointsGained)] & 1u << index_of("soapy-smith"));
  EXPECT_TRUE(all.goal_mask[at(Moment::kGambleWon)] & 1u << index_of("poker-alice"));
}

// ---- files on top

TEST(AnteUpOverlay, CardsOfTheNewDecks) {
  const CompileResult result = compile_over(
      "event event-22\n  name Flood\n  line place 9 nuggets at bg1\n  source ours\n"
      "event event-ours\n  name Nothing\n  line none\n  source ours\n"
      "train train-trap\n  name Trap!\n  guard 9\n  reveal none\n  win gain 1 legend\n"
      "  lose event 1\n  source ours\n"
      "gambler gambler-7\n  name G\n  space 7\n  reward none\n  beyond gain 1 LP\n  source ours\n");
  ASSERT_TRUE(result.content) << all_errors(result);
  const Catalog& changed = result.content->catalog;
  EXPECT_EQ(changed.n_events, cat().n_events + 1);
  EXPECT_EQ(changed.events[cat().n_events], 0);
  EXPECT_EQ(changed.train[0].guard, 9);
  EXPECT_EQ(changed.gambler_reward[6], 0);
  EXPECT_NE(changed.fingerprint, cat().fingerprint);
}

// A correction of Payday is for tables that play with it.
TEST(AnteUpOverlay, ACorrectionOfAReplacedCardIsNotInPlay) {
  std::vector<SourceFile> files = default_sources(kAnteUp | kAlternativePoker);
  files.push_back({"mine.cards",
                   "poker poker-payday\n  name Payday\n  cards 5 red\n  action: gain $50\n"
                   "  source printed\n",
                   1});
  const CompileResult result = compile(files);
  ASSERT_TRUE(result.content) << all_errors(result);
  EXPECT_EQ(result.content->catalog.fingerprint,
            default_content(kAnteUp | kAlternativePoker).catalog.fingerprint);
}

}  // namespace
}  // namespace dr
