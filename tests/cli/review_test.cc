// darkrock review and darkrock study, through the built program. Budgets are small: what a review finds
// is examined in tests/review.
#include <gtest/gtest.h>

#include <regex>

#include "tests/cli/program.h"

namespace dr {
namespace {

const std::string kGame = source_dir() + "/tests/golden/2-first-game.replay";

TEST(ReviewCommand, TellsAGameAndWritesItsFiles) {
  const Folder folder;
  const Ran ran = darkrock("review '" + kGame + "' --seat 1 --budget 2000 --html '" +
                           folder.file("page.html") + "' --json '" + folder.file("all.json") + "'");
  EXPECT_EQ(ran.rc, 0) << ran.out;
  for (const char* word :
       {"What won the game", "luck", "result", "The decisions of", "choices with an alternative"})
    EXPECT_NE(ran.out.find(word), std::string::npos) << word << "\n" << ran.out;
  const std::string page = read(folder.file("page.html")), json = read(folder.file("all.json"));
  EXPECT_TRUE(page.starts_with("<!doctype html>"));
  EXPECT_TRUE(page.find("Turning points") != page.npos && page.ends_with("</html>\n"));
  for (const char* field : {"\"players\":[", "\"timeline\":[", "\"turningPoints\":[",
                            "\"decisions\":[", "\"gains\":{", "\"seat\":0"})
    EXPECT_NE(json.find(field), std::string::npos) << field;
}

TEST(ReviewCommand, SpeaksTheLanguageAskedFor) {
  const Folder folder;
  const Ran ran = darkrock("review '" + kGame + "' --seat 2 --budget 0 --language uk --html '" +
                           folder.file("page.html") + "'");
  EXPECT_EQ(ran.rc, 0) << ran.out;
  const std::string page = read(folder.file("page.html"));
  EXPECT_NE(page.find("Переломні моменти"), std::string::npos);
  EXPECT_TRUE(std::regex_search(page, std::regex("<td>\\d+,\\d&#160;%</td>"))) << "numbers, too";
}

TEST(ReviewCommand, GoesOnFromWhatItKept) {
  const Folder folder;
  const std::string keep = " --keep '" + folder.file("kept") + "'";
  const std::string command = "review '" + kGame + "' --seat 1 --budget ";
  ASSERT_EQ(darkrock(command + "500" + keep).rc, 0);
  const std::string first = read(folder.file("kept"));
  EXPECT_TRUE(first.starts_with("darkrock-review-2 "));
  const Ran same = darkrock(command + "500" + keep);
  EXPECT_EQ(same.rc, 0) << same.out;
  EXPECT_TRUE(read(folder.file("kept")) == first) << "the budget is used: nothing is left to do";
  ASSERT_EQ(darkrock(command + "40000" + keep).rc, 0);
  EXPECT_FALSE(read(folder.file("kept")) == first);
  expect_says(darkrock("review '" + kGame + "' --seat 2 --budget 500" + keep), 2, "other seats");
}

TEST(ReviewCommand, IsTheSameWithAnyNumberOfThreads) {
  const Folder folder;
  for (const char* jobs : {"1", "2"})
    ASSERT_EQ(darkrock("review '" + kGame + "' --seat 1 --budget 4000 --jobs " + jobs +
                       " --json '" + folder.file(jobs) + "'")
                  .rc,
              0);
  EXPECT_TRUE(read(folder.file("1")) == read(folder.file("2")));
}

TEST(ReviewCommand, RefusesWhatIsNoGame) {
  const Folder folder;
  folder.write("none", "no game\n");
  EXPECT_NE(darkrock("review '" + folder.file("none") + "'").rc, 0);
  expect_says(darkrock("review '" + kGame + "' --seat 3"), 2, "between 1 and 2");
  expect_says(darkrock("review '" + kGame + "' --budget -1"), 2, "0 or more");
}

TEST(StudyCommand, MeasuresSeatsAndBots) {
  const std::string command =
      "study --games 2 --players 2 --length short --bots hard,easy --seed 3 --jobs ";
  const Ran one = darkrock(command + "1"), two = darkrock(command + "2");
  EXPECT_EQ(one.rc, 0) << one.out;
  for (const char* word :
       {"2 games", "every game adds up", "seat 1", "seat 2", "hard", "easy", "±"})
    EXPECT_NE(one.out.find(word), std::string::npos) << word << "\n" << one.out;
  EXPECT_EQ(one.out.find("accuracy"), std::string::npos) << "nobody was judged";
  EXPECT_EQ(one.out, two.out);
}

TEST(StudyCommand, ComparesOnTheSameDealsAndJudges) {
  const Ran ran = darkrock(
      "study --games 1 --players 2 --length short --bots hard,easy --duplicate --worlds 16");
  EXPECT_EQ(ran.rc, 0) << ran.out;
  for (const char* word : {"2 games", "loss", "accuracy", "luck of hard less that of easy",
                           "loss of hard less that of easy"})
    EXPECT_NE(ran.out.find(word), std::string::npos) << word << "\n" << ran.out;
  const Ran alike = darkrock("study --games 1 --players 2 --length short --bots hard,easy --alike");
  EXPECT_EQ(alike.rc, 0) << alike.out;
  EXPECT_NE(alike.out.find("2 games"), std::string::npos) << alike.out;
  expect_says(darkrock("study --duplicate --alike"), 2, "one or the other");
  expect_says(darkrock("study --worlds 15"), 2, "16 at least");
  expect_says(darkrock("study --games 0"), 2, "games");
  expect_says(darkrock("study --bots nobody"), 2, "nobody");
}

}  // namespace
}  // namespace dr
