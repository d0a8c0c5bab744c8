// What a package has besides the program: pages for man, completion, settings, units of systemd. The first
// three are made by the program; debian/rules asks for them in the same way.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>

#include "darkrock/darkrock.h"
#include "darkrock/version.h"
#include "server/ops/settings.h"
#include "tests/cli/program.h"

namespace dr {
namespace {

std::set<std::string> words_of(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  std::set<std::string> all;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
    all.insert((*it)[1].str());
  return all;
}

// The commands that `darkrock --help` lists.
std::set<std::string> commands() {
  const std::string help = darkrock("--help").out;
  return words_of(help.substr(help.find("Subcommands:")), "\n  ([a-z]+) ");
}

TEST(Package, EveryCommandHasAPageWithAllItsOptions) {
  const Folder folder;
  ASSERT_EQ(darkrock("manual --to '" + folder.path() + "'").rc, 0);
  const std::set<std::string> all = commands();
  EXPECT_GT(all.size(), 15u);
  for (const std::string& command : all) {
    const std::string page = read(folder.file(("darkrock-" + command + ".1").c_str()));
    const std::string help = darkrock(command + " --help").out;
    for (std::string option : words_of(help, "\n  (?:-., ?)?(--[a-z-]+)")) {
      for (std::size_t at = 0; (at = option.find('-', at)) != option.npos; at += 2)
        option.insert(at, "\\");
      EXPECT_NE(page.find("\\fB" + option + "\\fR"), std::string::npos) << command << " " << option;
    }
    EXPECT_NE(read(folder.file("darkrock.1")).find("\\-" + command + "\\fR(1)"), std::string::npos);
  }
  const Ran shown =
      run_shell("MANWIDTH=200 man --warnings -l '" + folder.path() + "'/*.1 2>&1 >/dev/null");
  EXPECT_EQ(shown.out, "");
  expect_says(darkrock("manual serve"), 0, "DARKROCK_MAX_BODY");
  expect_says(darkrock("manual nonsense"), 2, "there is no command 'nonsense'");
}

class Completion : public testing::Test {
 protected:
  Completion() { folder_.write("script", darkrock("completion").out.c_str()); }
  // What bash offers for the last word.
  std::string offered(const std::string& words) const {
    const std::string script = ". '" + folder_.file("script") + "'; COMP_WORDS=(" + words +
                               "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _darkrock; "
                               "echo \"${COMPREPLY[*]}\"";
    folder_.write("asks", script.c_str());
    return run_shell("bash -u '" + folder_.file("asks") + "' 2>&1").out;
  }
  Folder folder_;
};

TEST_F(Completion, OffersCommandsOptionsValuesAndFiles) {
  EXPECT_EQ(offered("darkrock s"), "serve study sim\n");
  EXPECT_EQ(offered("darkrock admin rest"), "restore-drill\n");
  EXPECT_EQ(offered("darkrock serve --max-sp"), "--max-spectators\n");
  EXPECT_EQ(offered("darkrock serve --log-level ''"), "debug info warning error\n");
  EXPECT_EQ(offered("darkrock serve --port ''"), "\n");
  EXPECT_EQ(offered("darkrock admin backup '" + folder_.file("scr") + "'"),
            folder_.file("script") + "\n");
  EXPECT_EQ(offered("darkrock serve --config '" + folder_.file("scr") + "'"),
            folder_.file("script") + "\n");
}

TEST_F(Completion, KnowsEveryCommand) {
  const std::string all = " " + offered("darkrock ''");
  for (const std::string& command : commands())
    EXPECT_NE(all.find(" " + command), std::string::npos) << command;
}

TEST(Package, TheDefaultFileHasEverySettingAndChangesNone) {
  const Folder folder;
  folder.write("default", darkrock("serve --default-file").out.c_str());
  const std::string text = read(folder.file("default"));
  for (const SettingInfo& setting : settings_table()) {
    const std::string line = "\n#" + setting.variable() + "=" + setting.default_text() + "\n";
    EXPECT_NE(text.find(line), std::string::npos) << line;
  }
  const Ran set = run_shell("env -i sh -c '. " + folder.file("default") + "; env'");
  EXPECT_EQ(set.out.find("DARKROCK_"), std::string::npos) << set.out;
}

// systemd itself reads the units, with a program at the place they name.
TEST(Package, TheUnitsAreThoseOfSystemd) {
  const Folder root;
  const std::string units = root.file("usr/lib/systemd/system"), bin = root.file("usr/bin");
  std::filesystem::create_directories(units);
  std::filesystem::create_directories(bin);
  std::filesystem::create_directories(root.file("bin"));
  for (const char* program : {"/usr/bin/darkrock", "/bin/sh"}) {
    std::ofstream(root.path() + program) << "#!/bin/sh\n";
    std::filesystem::permissions(root.path() + program, std::filesystem::perms::all);
  }
  int checked = 0;
  for (const auto& entry : std::filesystem::directory_iterator(source_dir() + "/debian")) {
    const std::string end = entry.path().extension();
    if (end != ".service" && end != ".timer") continue;
    std::string name = entry.path().filename();  // "darkrock.NAME.service" is for dh_installsystemd
    if (std::count(name.begin(), name.end(), '.') > 1) name.erase(0, name.find('.') + 1);
    std::filesystem::copy(entry.path(), units + "/" + name);
    ++checked;
  }
  EXPECT_EQ(checked, 3);
  // The units of the system that ours wait for are not in this root.
  for (const char* other : {"sysinit.target", "basic.target", "multi-user.target", "timers.target",
                            "network-online.target", "shutdown.target", "time-set.target",
                            "time-sync.target", "system.slice", "-.slice"})
    std::ofstream(units + "/" + other) << "[Unit]\nDescription=" << other << "\n";
  for (const char* unit :
       {"darkrock.service", "darkrock-backup.service", "darkrock-backup.timer"}) {
    const Ran ran =
        run_shell("systemd-analyze verify --man=no --root='" + root.path() + "' " + unit + " 2>&1");
    EXPECT_EQ(ran.rc, 0) << ran.out;
    EXPECT_EQ(ran.out, "") << unit;
  }
  // 0 is safe, 10 is not.
  const Ran safe = run_shell("systemd-analyze security --offline=yes --threshold=20 --root='" +
                             root.path() + "' darkrock.service 2>&1");
  EXPECT_EQ(safe.rc, 0) << safe.out;
}

// Units, containers and what the docs tell about them set nothing that is no setting.
TEST(Package, SetsWhatThereIsToSet) {
  std::set<std::string> known = {"DARKROCK_DRILL",
                                 "DARKROCK_DB_PASSWORD"};  // of the timer, of compose
  for (const SettingInfo& setting : settings_table()) known.insert(setting.variable());
  for (const char* file :
       {"/deploy/Containerfile", "/deploy/compose.yml", "/docs/packages.md",
        "/debian/darkrock.service", "/debian/darkrock.darkrock-backup.service"}) {
    const auto used = words_of(read(source_dir() + file), "(DARKROCK_[A-Z_]+)");
    EXPECT_FALSE(used.empty()) << file;
    for (const std::string& variable : used) EXPECT_TRUE(known.count(variable)) << file << variable;
  }
}

// A library that compiled programs cannot use with the one before is another package beside it.
TEST(Package, TheLibraryIsNamedByItsInterface) {
  const std::string package = "libdarkrock" + std::to_string(DR_ABI_VERSION);
  EXPECT_NE(read(source_dir() + "/debian/control").find("\nPackage: " + package + "\n"),
            std::string::npos);
  EXPECT_TRUE(std::filesystem::exists(source_dir() + "/debian/" + package + ".install"));
  EXPECT_NE(read(source_dir() + "/docs/packages.md").find("`" + package + "`"), std::string::npos);
}

TEST(Package, HasTheVersionOfTheProgram) {
  const std::string version = kVersion;
  EXPECT_TRUE(read(source_dir() + "/debian/changelog").starts_with("darkrock (" + version + ") "));
  EXPECT_NE(
      read(source_dir() + "/CMakeLists.txt").find("project(darkrock VERSION " + version + " "),
      std::string::npos);
}

}  // namespace
}  // namespace dr
