// darkrock content, through the built program.
#include <gtest/gtest.h>

#include <string>

#include "base/text.h"
#include "content/compiler/content.h"
#include "tests/cli/program.h"
#include "tests/support/paths.h"

namespace dr {
namespace {

bool says(const Ran& ran, const std::string& words) {
  return ran.out.find(words) != std::string::npos;
}

TEST(Content, StatsCountTheComponents) {
  const Ran text = darkrock("content stats");
  EXPECT_EQ(text.rc, 0) << text.out;
  EXPECT_TRUE(says(text, "Poker deck")) << text.out;
  EXPECT_TRUE(says(text, "52")) << text.out;
  const Ran json = darkrock("content stats --json");
  EXPECT_EQ(json.rc, 0);
  EXPECT_EQ(json.out.front(), '{') << json.out;
}

TEST(Content, TheBuiltInContentIsRight) {
  const Ran ran = darkrock("content check");
  EXPECT_EQ(ran.rc, 0) << ran.out;
  EXPECT_TRUE(says(ran, "no errors")) << ran.out;
}

TEST(Content, ShowsACardByIdOrName) {
  for (const char* card : {"poker-manhunt", "Manhunt", "story-blood-money", "\"Blood Money\""}) {
    const Ran ran = darkrock(std::string("content show ") + card);
    EXPECT_EQ(ran.rc, 0) << card << "\n" << ran.out;
    EXPECT_GT(ran.out.size(), 40u) << card;
  }
}

TEST(Content, AnteUpIsLaidOverTheBaseGame) {
  const Ran base = darkrock("content check"), with = darkrock("content check --ante-up"),
            without = darkrock("content check --ante-up --no-alternative-poker");
  for (const Ran* ran : {&base, &with, &without}) {
    EXPECT_EQ(ran->rc, 0) << ran->out;
    EXPECT_TRUE(says(*ran, "no errors")) << ran->out;
  }
  EXPECT_TRUE(says(base, "fingerprint " + to_hex(default_content().catalog.fingerprint, 16)))
      << base.out;
  EXPECT_NE(with.out, base.out);
  EXPECT_NE(with.out, without.out);
  const Ran stats = darkrock("content stats --ante-up --no-alternative-poker --json");
  EXPECT_TRUE(says(stats, "\"deck\":\"longhorn\",\"components\":6,\"rows\":1,\"printed\":1"))
      << stats.out;
}

TEST(Content, ShowsTheCardsOfAnteUpToo) {
  for (const char* card : {"event-01", "train-trap", "poker-rumors", "poker-alice", "outlaw-1",
                           "frontier-01", "gambler-7", "poker-reputation", "\"Lone Bull\""}) {
    const Ran ran = darkrock(std::string("content show ") + card);
    EXPECT_EQ(ran.rc, 0) << card << "\n" << ran.out;
    EXPECT_GT(ran.out.size(), 40u) << card;
  }
  EXPECT_EQ(darkrock("content show event-01").out, darkrock("content show event-01 --ante-up").out);
}

TEST(Content, OwnCardsMayNeedAnteUp) {
  const Folder folder;
  folder.write("own.cards",
               "event event-13\n  name Lone Bull\n  line place 2 nugget at fr37\n  source ours\n");
  EXPECT_EQ(darkrock("content check " + folder.path()).rc, 2);
  const Ran with = darkrock("content check --ante-up " + folder.path());
  EXPECT_EQ(with.rc, 0) << with.out;
}

TEST(Content, AMistypedCardIsGuessed) {
  const Ran ran = darkrock("content show poker-manhnut");
  EXPECT_EQ(ran.rc, 2);
  EXPECT_TRUE(says(ran, "did you mean poker-manhunt?")) << ran.out;
}

TEST(Content, ErrorsNameFileLineAndColumn) {
  const Folder folder;
  folder.write("own.cards",
               "# mine\npoker poker-payday 5 red\n  action: gain $3O\n  source ours\n");
  for (const char* command :
       {"content check ", "sim --games 1 --content ", "content stats --content "}) {
    const Ran ran = darkrock(command + folder.path());
    EXPECT_EQ(ran.rc, 2) << command << ran.out;
    EXPECT_TRUE(ran.out.starts_with(folder.path() + "/own.cards:")) << ran.out;
  }
}

TEST(Content, AFolderMustHoldCards) {
  const Folder folder;
  const Ran empty = darkrock("content check " + folder.path());
  EXPECT_EQ(empty.rc, 2);
  EXPECT_TRUE(says(empty, "holds no file")) << empty.out;
  const Ran absent = darkrock("content check " + folder.path() + "/absent");
  EXPECT_EQ(absent.rc, 2);
  EXPECT_TRUE(says(absent, "is neither a file nor a folder")) << absent.out;
}

TEST(Content, ThePackOfThirtyCardsHolds) {
  const std::string pack = source_dir() + "/tests/fuzz/corpus/packs/thirty.cards";
  EXPECT_EQ(darkrock("content check " + pack).rc, 0);
  EXPECT_EQ(darkrock("content check --ante-up " + pack).rc, 0);
}

// One file is a pack, which every command takes, and its advice repeats.
TEST(Content, APackIsOneFile) {
  const Folder folder;
  const std::string pack = folder.path() + "/my box.cards";
  folder.write("my box.cards",
               "pack my-box\n  title My own box\n  version 2\n"
               "story story-high-noon\n  name The Comet\n  name-it La cometa\n"
               "  trigger trigger-poker\n  reward gain 3 LP\n  source printed\n");
  const std::string content = " --content '" + pack + "'";
  EXPECT_EQ(darkrock("content check '" + pack + "'").rc, 0);
  EXPECT_TRUE(says(darkrock("content show story-high-noon --language it" + content), "La cometa"));
  EXPECT_EQ(darkrock("sim --games 1" + content).rc, 0);
  const std::string game = folder.path() + "/g.replay";
  const Ran left = darkrock("play --seed 3 --save " + game + content + " </dev/null");
  EXPECT_EQ(left.rc, 0) << left.out;
  EXPECT_TRUE(says(left, "Go on with: darkrock play --resume " + game + content)) << left.out;
  EXPECT_EQ(darkrock("replay verify " + game + content).rc, 0);
  for (const char* command : {"replay verify ", "play --resume ", "review "}) {
    const Ran without = darkrock(command + game);
    EXPECT_EQ(without.rc, 2) << command;
    EXPECT_TRUE(says(without, "this game was played with the pack 'My own box', version 2"))
        << without.out;
    EXPECT_TRUE(says(without, "give its file with --content")) << without.out;
  }
}

}  // namespace
}  // namespace dr
