// One decision of a scripted bot: a score for every choice, by the question asked.
#pragma once

#include <optional>

#include "bots/script/appraisal.h"
#include "bots/script/caution.h"
#include "bots/script/errands.h"

namespace dr {

inline constexpr int kNever = -100000;

// Breaks ties: the same for the same seed, moment of the game and choice.
std::uint32_t noise(std::uint64_t seed, const Public& pub, Choice choice);

class Decision {
 public:
  Decision(const Catalog& catalog, const View& view, const Choices& legal,
           const Distances& distances, const Plan& plan, std::uint64_t seed);
  int score(Choice c) const;

 private:
  const Player& me() const { return worth_.me(); }

  // set-up and start of turn
  int character(Choice choice) const;
  int start_at(Space space) const;
  int income(int what) const;
  int weapon(Choice c) const;
  int mount(Choice c) const;

  // actions
  int action(Choice c) const;
  int after(Space space, int left, int done = kNoChore) const;
  int there(Space space, int left) const;
  int peril(Space space, int left) const;
  bool is_travel(Choice c) const;
  int chore_of(Choice c) const;
  int deed(Choice c) const;
  int cross() const;
  int move(Space space) const;
  int end_of_turn(Space space) const;
  int play(Card card) const;
  bool would_go(Card card) const;
  int acting(int code) const;
  int granted_move(int range) const;
  template <class F>
  void within(int range, F&& f) const {
    for (int s = 0; s < cat_.n_spaces; ++s) {
      const int steps = distances_.between(me().space, static_cast<Space>(s));
      if (steps != 0 && steps <= range) f(static_cast<Space>(s));
    }
  }
  int use_item(Item item) const;
  int use_ability(int which) const;
  int buy(Choice c) const;
  int upgrade(Choice c) const;
  int active_bonus(Choice c) const;
  int shop(Choice c) const;
  int move_to(Choice c) const;

  // windows
  int window(Choice c) const;
  int deliver(Delivery how) const;
  bool completes_story(int story) const;
  int disc_on(int story) const;
  int place_disc(Choice c) const;
  int tell(int story, bool completes, bool mine, bool moved) const;
  int trigger(Choice c) const;
  int react(Card card) const;
  int prolong(int range) const;
  int send_to(Space space) const;

  // fights
  int side() const;
  bool wins(int lower) const;
  int lowers(Card card) const;
  int react_in_fight(Card card) const;
  Seat opponent() const;
  Appraisal::Stakes fight_stakes() const;
  int commit(Choice c) const;
  int commit_fight(int card) const;
  int restart(Choice c) const;
  int loot(Choice c) const;

  // the people of the board
  int enmity(Seat seat) const;
  int pick_seat(Choice c) const;
  int sheriff_to(Space space) const;
  int attempt(Choice c) const;

  // poker and dice
  int bet(Choice c) const;
  int raise(Choice c) const;
  int join(Choice c) const;
  int join_poker() const;
  int lay(Card card) const;
  int die(Choice c) const;

  // choices of card programs
  int asking(Op op) const;
  int option(int which) const;
  int may(Choice c) const;

  const Plan& plan_;
  const Catalog& cat_;
  const Public& pub_;
  const Private& own_;
  const Seat seat_;
  const Choices& legal_;
  const Distances& distances_;
  const std::uint64_t seed_;
  Appraisal worth_;
  std::optional<Errands> errands_;  // only where looks_at_board
  std::optional<Caution> caution_;
};

}  // namespace dr
