// Every class of error in maps: where it is reported, and what it says is wrong.
#include <gtest/gtest.h>

#include <ostream>

#include "content/compiler/content.h"
#include "content/compiler/test_overlay.h"
#include "darkrock/setup.h"

namespace dr {
namespace {

struct MapMistake {
  const char* name;
  std::string text;
  int line, column;
  const char* message;
};

void PrintTo(const MapMistake& mistake, std::ostream* out) { *out << mistake.name; }

const MapMistake kMapMistakes[] = {
    {"Cut", "{\"spaces\":\n [", 2, 3, "expected a value: { [ \" a number, true, false or null"},
    {"NoComma", "{\"spaces\":[]\n \"mesas\":[]}", 2, 2, "expected ',' or '}'"},
    {"OpenString", "{\"spa\n", 1, 6, "a string without its closing quote"},
    {"KeyTwice", "{\"a\":1,\n\"a\":2}", 2, 4, "the key \"a\" stands here twice"},
    {"More", "{\"spaces\":[],\"mesas\":[]} x", 1, 26,
     "something after the value, expected the end of the file"},
    {"NoSpaces", "{\"mesas\":[]}", 1, 1, "no \"spaces\", expected a list of spaces"},
    {"NoName", "{\"mesas\":[],\"spaces\":[\n {\"id\":\"a\",\"locations\":[],\"adjacent\":[]}]}", 2,
     2, "no \"name\", expected the name of the space"},
    {"UnknownNeighbour",
     "{\"mesas\":[],\"spaces\":[\n "
     "{\"id\":\"a\",\"name\":\"A\",\"locations\":[],\"adjacent\":[\"b\"]}]}",
     2, 50, "unknown space \"b\", expected the id of a space"},
    {"OneWay",
     "{\"mesas\":[],\"spaces\":[\n "
     "{\"id\":\"a\",\"name\":\"A\",\"locations\":[],\"adjacent\":[\"b\"]},\n"
     " {\"id\":\"b\",\"name\":\"B\",\"locations\":[],\"adjacent\":[]}]}",
     2, 2, "\"a\" lists \"b\" as a neighbour, expected \"b\" to list it too"},
    {"UnknownLocation",
     "{\"mesas\":[],\"spaces\":[\n "
     "{\"id\":\"a\",\"name\":\"A\",\"locations\":[\"bnak\"],\"adjacent\":[]}]}",
     2, 36, "unknown location \"bnak\", did you mean 'bank'?"},
};

class MapMistakes : public testing::TestWithParam<MapMistake> {};

TEST_P(MapMistakes, AreReportedWhereTheyAre) {
  const MapMistake& mistake = GetParam();
  const CompileResult result = compile_over(mistake.text, "mine.json");
  EXPECT_FALSE(result.content);
  std::string found;
  for (const Diagnostic& error : result.errors)
    if (error.file == "mine.json") found += to_string(error);
  EXPECT_EQ(found, "mine.json:" + std::to_string(mistake.line) + ":" +
                       std::to_string(mistake.column) + ": " + mistake.message);
}

INSTANTIATE_TEST_SUITE_P(Content, MapMistakes, testing::ValuesIn(kMapMistakes),
                         [](const auto& one) { return std::string(one.param.name); });

// Mistakes in the board of Ante Up: `from` becomes `to`, the error is reported at `at`.
struct BoardMistake {
  const char *name, *from, *to, *at, *message;
};

void PrintTo(const BoardMistake& mistake, std::ostream* out) { *out << mistake.name; }

const BoardMistake kBoardMistakes[] = {
    {"LinkKind", "\"rail\"", "\"road\"", "\"road\"",
     "unknown link \"road\", expected rail, pass:A or pass:C"},
    {"LinkEnd", "\"a\":\"sv12\"", "\"a\":\"sv99\"", "\"sv99\"",
     "unknown space \"sv99\", expected the id of a space"},
    {"NoEnd", "\"kind\":\"rail\",\"a\":\"sv12\"", "\"kind\":\"rail\"", "{\"kind\":\"rail\"",
     "no \"a\", expected the id of a space"},
    {"LinkedTwice", "\"a\":\"sh8\"", "\"a\":\"cj8\"", "\"cj8\",\"b\":\"fr29\"",
     "\"cj8\" has a link already, expected one"},
    {"NoRail", "{\"kind\":\"rail\",\"a\":\"sv12\",\"b\":\"fr16\"},", "", "[{\"kind\":\"pass:A\"",
     "no rail from \"sv12\", expected a link of each rail station"},
    {"NoMarshal", "[\"marshals-office\"]", "[]", "{\"note\"",
     "expected one space with a marshals-office"},
    {"Stops", ",\"sh1\",\"mp1\"]", ",\"sh1\"]", "[\"sv12\",\"cj8\"",
     "7 stops of the train, expected 8"},
    {"UnknownStop", ",\"sh1\",\"mp1\"]", ",\"sh1\",\"mp99\"]", "\"mp99\"",
     "unknown space \"mp99\", expected the id of a space"},
    {"NoCircuit", "\"train_circuit\"", "\"circuit\"", "{\"note\"",
     "no \"train_circuit\", expected the stops of the train"},
    {"Frontier", "[\"frontier:8\"]", "[]", "{\"note\"", "8 frontier spaces, expected 9"},
    {"SpaceOfBothBoards", "\"id\":\"bg1\"", "\"id\":\"dr1\"", "\"dr1\"",
     "the space \"dr1\" stands here twice"},
};

class BoardMistakes : public testing::TestWithParam<BoardMistake> {};

TEST_P(BoardMistakes, AreReportedWhereTheyAre) {
  const BoardMistake& mistake = GetParam();
  std::vector<SourceFile> files = default_sources(kAnteUp);
  std::string expected;
  for (SourceFile& file : files) {
    if (!file.path.ends_with("map-ante-up.json")) continue;
    const auto at = file.text.find(mistake.from);
    ASSERT_NE(at, std::string::npos);
    file.text.replace(at, std::string_view(mistake.from).size(), mistake.to);
    expected =
        file.path + ":1:" + std::to_string(file.text.find(mistake.at) + 1) + ": " + mistake.message;
  }
  const CompileResult result = compile(files);
  EXPECT_FALSE(result.content);
  std::string found;  // the first
  for (const Diagnostic& error : result.errors)
    if (found.empty() && error.file.ends_with(".json")) found = to_string(error);
  EXPECT_EQ(found, expected);
}

INSTANTIATE_TEST_SUITE_P(Content, BoardMistakes, testing::ValuesIn(kBoardMistakes),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(Errors, ASecondBoardBesideTheFirst) {
  std::vector<SourceFile> files = default_sources(kAnteUp);
  const SourceFile board = files.back();
  files.push_back({"mine.json", board.text, board.layer});
  const CompileResult result = compile(files);
  ASSERT_EQ(result.errors.size(), 1u);
  EXPECT_EQ(to_string(result.errors[0]),
            "mine.json:1:1: a second map beside content/maps/map-ante-up.json, expected one");
}

}  // namespace
}  // namespace dr
