// The worked examples of the rulebook (docs/handbook/examples): each is played as its file says, and
// every number that stands in the text must hold.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <sstream>

#include "tests/support/paths.h"
#include "tests/support/scenario.h"

namespace dr::handbook_examples_test {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

// What stands behind the first n words of a line.
std::string after(const Words& words, std::size_t n) {
  std::string rest;
  for (std::size_t i = n; i < words.size(); ++i) rest += (i > n ? " " : "") + words[i];
  return rest;
}

class Example {
 public:
  explicit Example(const std::string& text) : text_(text) {}

  void run() {
    std::istringstream lines(text_);
    int number = 0;
    for (std::string line; std::getline(lines, line) && !testing::Test::HasFatalFailure();) {
      SCOPED_TRACE("line " + std::to_string(++number) + ": " + line);
      std::istringstream stream(line);
      Words words;
      for (std::string word; stream >> word;) words.push_back(word);
      if (!words.empty() && words[0][0] != '#') read(words);
    }
    if (s_) s_->settle().leave_open();
  }

 private:
  Scenario& table() {
    if (!s_) s_ = std::make_unique<Scenario>(players_, setup_);
    return *s_;
  }
  static Seat seat(const std::string& word) { return static_cast<Seat>(std::stoi(word) - 1); }

  void read(const Words& w) {
    if (w[0] == "position" || w[0] == "answer") return;
    if (w[0] == "players")
      players_ = std::stoi(w[1]);
    else if (w[0] == "modules")
      setup_ = ante_up();
    else if (w[0] == "length")
      setup_.length = Length::kShort;
    else if (w[0] == "turn")
      table().turn(seat(w[1]));
    else if (w[0] == "play")
      play(seat(w[1]), after(w, 2));
    else if (w[0] == "expect")
      expect(w);
    else
      lay(w);
  }

  void lay(const Words& w) {
    Scenario& s = table();
    const std::string all = after(w, 1), own = after(w, 2);
    const Seat who = std::isdigit(static_cast<unsigned char>(w.size() > 1 ? w[1][0] : 'x'))
                         ? seat(w[1])
                         : Seat{0};
    const auto n = [&] { return std::stoi(own); };
    const std::map<std::string, std::function<void()>> words = {
        {"character", [&] { s.character(who, own); }},
        {"at", [&] { s.at(who, own); }},
        {"lp", [&] { s.lp(who, n()); }},
        {"mp", [&] { s.mp(who, n()); }},
        {"wp", [&] { s.wp(who, n()); }},
        {"cash", [&] { s.cash(who, n()); }},
        {"nuggets", [&] { s.nuggets(who, n()); }},
        {"wounds", [&] { s.wounds(who, n()); }},
        {"hand", [&] { s.hand(who, own); }},
        {"item", [&] { s.item(who, own); }},
        {"carried",
         [&] {
           for (std::size_t i = 2; i < w.size(); ++i) s.carried(who, w[i]);
         }},
        {"bandits", [&] { s.bandits(all); }},
        {"story", [&] { s.story(w[1] == "left" ? 0 : 1, w[2]); }},
        {"discs", [&] { s.discs(who, w[2] == "left" ? 0 : 1, std::stoi(w[3])); }},
        {"draws", [&] { s.draws(all); }},
        {"random-cards", [&] { s.random_cards(all); }},
        {"fight-deck", [&] { s.fight_deck(all); }},
        {"faro", [&] { s.faro(all); }},
        {"next-train", [&] { s.next_train(all); }},
        {"train", [&] { s.train(all); }},
        {"frontier", [&] { s.frontier(w[1], w[2]); }},
        {"last-round", [&] { s.edit().pub.last_round = 1; }},
    };
    const auto found = words.find(w[0]);
    ASSERT_NE(found, words.end()) << "unknown word " << w[0];
    found->second();
  }

  // Windows in which nothing can be done but to pass are passed.
  void play(Seat who, const std::string& choice) {
    if (!s_->offers(who, choice)) s_->settle();
    s_->play(who, choice);
  }

  // What a side's card counts now (B6.15).
  int value(int side) const {
    const Fight& fight = s_->pub().fight;
    const bool npc = side == 1 && fight.side[1] == kNone;
    const int printed = npc ? fight.card[side] + 2 : fight.card[side] / 4 + 2;
    return std::max(2, printed + fight.change[side]);
  }

  int reading(const std::string& word, Seat who) const {
    const Public& pub = s_->pub();
    const Player& player = pub.player[who];
    const std::map<std::string, std::function<int()>> readings = {
        {"lp", [&] { return player.lp; }},
        {"mp", [&] { return player.mp; }},
        {"wp", [&] { return player.wp; }},
        {"gp", [&] { return player.gp; }},
        {"cash", [&] { return 10 * player.cash; }},
        {"nuggets", [&] { return player.nuggets; }},
        {"wounds", [&] { return player.wounds; }},
        {"hand", [&] { return player.hand_n; }},
        {"longhorns", [&] { return player.longhorns; }},
        {"bandits", [&] { return pub.bandits.size(); }},
        {"pot", [&] { return 10 * pub.poker.pot; }},
        {"value", [&] { return value(pub.fight.side[0] == who ? 0 : 1); }},
        {"npc-value", [&] { return value(1); }},
        {"bet", [&] { return pub.au.faro.bet[who][1] ? 20 : 10; }},
        {"last-round", [&] { return pub.last_round ? 1 : 0; }},
        {"over", [&] { return pub.over; }},
        {"score",
         [&] { return scores(default_content(setup_.modules).catalog, pub).seat[who].total; }},
    };
    const auto found = readings.find(word);
    if (found == readings.end()) {
      ADD_FAILURE() << "unknown reading " << word;
      return -1;
    }
    return found->second();
  }

  // expect [PLAYER] READING = VALUE [as NAME]
  void expect(const Words& w) {
    const std::size_t equals =
        static_cast<std::size_t>(std::find(w.begin(), w.end(), "=") - w.begin());
    ASSERT_LT(equals + 1, w.size());
    const Seat who = equals == 3 ? seat(w[1]) : Seat{0};
    const std::string& what = w[equals - 1];
    if (what == "sheriff") {
      EXPECT_EQ(s_->sheriff_space(), w[equals + 1]);
    } else {
      EXPECT_EQ(reading(what, who), std::stoi(w[equals + 1]));
    }
  }

  std::string text_;
  int players_ = 3;
  Setup setup_;
  std::unique_ptr<Scenario> s_;
};

std::vector<std::string> examples() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(source_dir() + "/docs/handbook/examples"))
    names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

class Handbook : public testing::TestWithParam<std::string> {};

TEST_P(Handbook, TellsWhatIsPlayed) {
  Example(text_of_file(source_dir() + "/docs/handbook/examples/" + GetParam() + ".position")).run();
}

INSTANTIATE_TEST_SUITE_P(Examples, Handbook, testing::ValuesIn(examples()), [](const auto& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace dr::handbook_examples_test
