// A game at the terminal: people and bots around one table.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "cli/play/input.h"
#include "cli/play/log.h"
#include "cli/play/map_view.h"
#include "cli/play/option_list.h"
#include "cli/play/prompt.h"
#include "cli/play/style.h"
#include "replay/recorded_game.h"

namespace dr {

inline constexpr const char* kHuman = "human";

struct PlayOptions {
  std::string save;     // file of the game
  std::string content;  // as it was given on the command line
  bool save_at_end = false;
  int pace = 400;  // milliseconds before a forced answer
};

class PlayGame {
 public:
  PlayGame(std::unique_ptr<RecordedGame> game, PlayOptions options, const Style& style);

  // Plays to the end, or until the player leaves. The exit status.
  int run();

 private:
  enum class Next : std::uint8_t { kGoOn, kLeave };

  const State& state() const { return game_->state(); }
  const Public& pub() const { return game_->state().pub; }
  const Content& content() const { return game_->content(); }
  bool is_human(Seat seat) const { return !bots_[seat]; }

  void retell();
  void welcome() const;
  Seat whose_turn() const;
  Next decide(Seat seat);
  Next ask_human(Seat seat, const Choices& legal);
  Next hand_over(Seat seat);
  Space map_home(Seat seat) const;
  void show(Seat seat, const View& view, const OptionList& options);
  void choose(Seat seat, Choice choice);
  int finish();
  int leave();

  // answer.cc: one line typed; true when the decision is made or undone.
  bool answer(Seat seat, const View& view, const OptionList& options, const Command& command);
  std::string map_text(Seat seat, const OptionList& options, const std::string& which) const;
  void explain_rule(const View& view, const OptionList& options, const std::string& what);
  void explain_refusal(const View& view, const OptionList& options, const std::string& words);
  bool try_words(Seat seat, const View& view, const OptionList& options, const std::string& words);
  bool undo(Seat seat);
  bool save(const std::string& path);

  void say(const std::string& text) const;

  std::unique_ptr<RecordedGame> game_;
  PlayOptions options_;
  Style style_;
  Input input_;
  MapView map_;
  GameLog log_;
  std::vector<std::size_t> log_marks_;  // size of the log before each choice
  std::array<std::unique_ptr<Bot>, kMaxPlayers> bots_;
  int humans_ = 0;
  Seat watcher_ = kNone;  // whose eyes are on the screen
  std::string drawn_;     // the map last drawn
  Seat shown_turn_ = kNone;
};

}  // namespace dr
