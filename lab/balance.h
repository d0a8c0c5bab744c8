// Whether the game is fair: the whole cast played by one kind of bot, and who wins how often.
// docs/arena.md says how to read it.
#pragma once

#include <bitset>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "content/compiler/content.h"
#include "lab/match.h"
#include "lab/parts.h"
#include "lab/stats.h"

namespace dr {

// How a player made most of its points; kMixed: no way more than another, or none of these.
enum class Path : std::uint8_t { kLaw, kCrime, kGold, kCattle, kCards, kMixed, kCount };
inline constexpr int kPaths = static_cast<int>(Path::kCount);
const char* path_word(Path path);

// Follows the points and the money of one game.
class PathWatch {
 public:
  void see(const Event& event);
  // Where most points came from, the end of the game included. Those of the cabaret count where the
  // money came from.
  Path path(int seat, const Score& score) const;

 private:
  Path track_[kMaxPlayers] = {Path::kMixed, Path::kMixed, Path::kMixed,
                              Path::kMixed, Path::kMixed, Path::kMixed};  // last advanced on
  int lp_[kMaxPlayers][kPaths] = {};
  int cash_[kMaxPlayers][kPaths] = {};  // gained, tens of dollars
  int cabaret_[kMaxPlayers] = {};
};

// The components whose use is counted, one number each.
class CardIndex {
 public:
  static constexpr int kMost = 512;
  explicit CardIndex(const Lexicon& lexicon);
  int size() const { return static_cast<int>(cards_.size()); }
  std::pair<Deck, int> card(int i) const { return cards_[static_cast<std::size_t>(i)]; }
  int used_by(const Event& event) const;  // -1: none

 private:
  int number(Deck deck, int index) const;
  int token_number(int token) const;
  std::vector<std::pair<Deck, int>> cards_;
  int first_[kDecks], size_[kDecks];
};

struct BalanceEdition {
  std::string name;
  Switches switches = 0;
};

struct BalanceOptions {
  Setup setup;                           // but for the switches
  std::vector<BalanceEdition> editions;  // each with as many games
  std::vector<std::string> bots;         // repeated, and one seat further on from game to game
  bool whole_cast = true;                // any characters, drawn at random; else as the setup says
  int games = 400;
  int jobs = 1;
  std::uint64_t seed = 1;
  std::string command;
};

// Of one edition, or of all. Every rate is of wins, in units of kWholeWin.
struct BalanceCount {
  std::int64_t games = 0, rounds = 0, score = 0;
  std::uint64_t digest = 0;  // does not depend on the order of the games
  GroupedRate all, seat[kMaxPlayers], turn[kMaxPlayers], character[kMaxCharacters], path[kPaths];
  GroupedRate man_in_black;
  std::vector<GroupedRate> card;  // by CardIndex: of those who used it

  void add(const BalanceCount& other);
};

struct BalanceReport {
  bool complete = true;
  BalanceCount all;
  std::vector<BalanceCount> edition;
};

// Plays on `jobs` threads; the report does not depend on how many. Stops at an Interrupt.
BalanceReport run_balance(const Content& content, const BalanceOptions& options,
                          const std::function<void(int)>& done = {});

// Plays and keeps a part of the games, and makes the report of all parts. False: interrupted, and the
// part is not whole.
bool run_balance_part(const Content& content, const BalanceOptions& options, const Shard& shard,
                      PartWriter& out, const std::function<void(int)>& done = {});
BalanceReport merge_balance(const BalanceOptions& options, Parts& parts);

// A component of our own whose users win more or less often than those of its deck.
struct OddCard {
  int card = 0;  // of CardIndex
  GroupedRate wins;
  Rate rate;          // with a 99.9 % interval
  double usual = 0;   // the deck's
  int direction = 0;  // 1 more often, -1 less, 0 cannot be told
};
// Those with enough uses, the most telling first.
std::vector<OddCard> odd_cards(const Content& content, const BalanceCount& count);

// balance_report.cc
std::string balance_text(const Content& content, const BalanceOptions& options,
                         const BalanceReport& report);
std::string balance_json(const Content& content, const BalanceOptions& options,
                         const BalanceReport& report);
std::string balance_html(const Content& content, const BalanceOptions& options,
                         const BalanceReport& report);

}  // namespace dr
