// A strict scripted game: every question must be answered by the script, every forced outcome must
// be used, and what is asserted is the state. Set the table, play, look.
//
//   Scenario s(3);
//   s.at(0, "dr10").hand(0, "Kh").fight_deck("fight-2 fight-3 fight-4").turn(0);
//   s.play(0, "heist");
//
// Seats count from 0 in calls and, as everywhere for people, from 1 in the words of a choice. The
// table starts with every player in a plain space of its own, no cards, cash, items, bandits or
// stories, the Sheriff in his office, and abilities locked. Dollars are dollars.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "content/compiler/content.h"
#include "darkrock/engine.h"
#include "lessons/stage.h"

namespace dr {

// A table with Ante Up: nothing on either board, no event marker and no frontier token, the train at
// its first stop, the Trading Post with Derringer, Quarter Horse, Gazette and Snake Oil.
Setup ante_up(int modules = kAnteUp | kAlternativePoker);

class Scenario {
 public:
  explicit Scenario(int players = 3, Setup setup = {});
  ~Scenario();
  Scenario(const Scenario&) = delete;
  Scenario& operator=(const Scenario&) = delete;

  // --- setting the table ---
  Scenario& edition(std::string_view profile) { return lay("edition", profile); }
  Scenario& side(std::string_view switch_id,
                 std::string_view side) {  // s.side("guard-ties", "player")
    return lay("switch", std::string(switch_id) + "=" + std::string(side));
  }
  Scenario& character(Seat seat, std::string_view id) { return put("character", seat, id); }
  Scenario& at(Seat seat, std::string_view space) {
    return put("at", seat, space);
  }  // seat kMib too
  Scenario& lp(Seat seat, int n) {
    return put("lp", seat, std::to_string(n));
  }  // 5 or more unlocks the ability
  Scenario& unlocked(Seat seat) { return put("unlocked", seat, ""); }
  Scenario& mp(Seat seat, int n) { return put("mp", seat, std::to_string(n)); }
  Scenario& wp(Seat seat, int n) { return put("wp", seat, std::to_string(n)); }
  Scenario& cash(Seat seat, int dollars) { return put("cash", seat, std::to_string(dollars)); }
  Scenario& nuggets(Seat seat, int n) { return put("nuggets", seat, std::to_string(n)); }
  Scenario& wounds(Seat seat, int n) { return put("wounds", seat, std::to_string(n)); }
  Scenario& hand(Seat seat, std::string_view cards) {
    return put("hand", seat, cards);
  }  // "Kh 10c 2s"
  Scenario& discards(std::string_view cards) { return lay("discards", cards); }
  Scenario& deck_only(std::string_view cards) {
    return lay("deck-only", cards);
  }  // every other card not in a hand leaves play
  Scenario& item(Seat seat, std::string_view id) {
    return put("item", seat, id);
  }  // "rifle", "rifle-up"; weapons and mounts active
  Scenario& carried(Seat seat, std::string_view id) {
    return put("carried", seat, id);
  }  // as item, but not active
  Scenario& cattle(Seat seat, std::string_view id) { return put("cattle", seat, id); }
  Scenario& bandits(std::string_view spaces) { return lay("bandits", spaces); }
  Scenario& sheriff(std::string_view space) { return lay("sheriff", space); }
  Scenario& story(int deck, std::string_view id) {
    return lay("story", side_word(deck) + std::string(id));
  }  // on top of deck 0 (left) or 1 (right)
  Scenario& discs(Seat seat, int deck, int n) {
    return put("discs", seat, side_word(deck) + std::to_string(n));
  }
  Scenario& goals(Seat seat, std::string_view ids) {
    return put("goals", seat, ids);
  }  // goals kept, of its character
  Scenario& round(int n) { return lay("round", std::to_string(n)); }
  // Ante Up
  Scenario& gp(Seat seat, int n) { return put("gp", seat, std::to_string(n)); }
  Scenario& longhorns(Seat seat, int n) { return put("longhorns", seat, std::to_string(n)); }
  Scenario& legends(Seat seat, std::string_view worths) {
    return put("legends", seat, worths);
  }  // tokens held, "1 3"
  Scenario& token(std::string_view id, std::string_view space) {
    return lay("token", std::string(id) + " " + std::string(space));
  }  // "outlaw-1"; any saloon space
  Scenario& longhorn_at(std::string_view space) { return lay("longhorn-at", space); }
  Scenario& gold(std::string_view space, int n) {
    return lay("gold", std::string(space) + " " + std::to_string(n));
  }  // nuggets on the board
  Scenario& frontier(std::string_view space, std::string_view id) {
    return lay("frontier", std::string(space) + " " + std::string(id));
  }  // "frontier-01"
  Scenario& train(std::string_view space) { return lay("train", space); }  // a stop
  Scenario& marker(std::string_view where) {
    return lay("marker", where);
  }  // "gambler", "marshal", "wanted" or "5" .. "20" LP
  Scenario& trading_post(std::string_view ids) {
    return lay("trading-post", ids);
  }  // exactly these items
  Scenario& actions(int n) { return lay("actions", std::to_string(n)); }  // actions left

  // --- what chance brings, in order ---
  Scenario& draws(std::string_view cards) { return lay("draws", cards); }  // next poker cards
  Scenario& fight_deck(std::string_view ids) {
    return lay("fight-deck", ids);
  }  // top of the fight deck, "fight-2 fight-k"
  Scenario& dice(std::string_view faces) { return lay("dice", faces); }  // "die-nugget die-gravel"
  Scenario& random_cards(std::string_view cards) {
    return lay("random-cards", cards);
  }  // cards picked at random from hands
  Scenario& next_story(std::string_view ids) {
    return lay("next-story", ids);
  }  // stories that come to the top
  Scenario& next_cattle(std::string_view id) { return lay("next-cattle", id); }
  Scenario& next_mib(std::string_view id) {
    return lay("next-man-in-black", id);
  }  // the Man in Black's next card
  Scenario& next_legends(std::string_view worths) {
    return lay("next-legends", worths);
  }  // "3 1 2"
  Scenario& next_events(std::string_view ids) { return lay("next-events", ids); }
  Scenario& next_train(std::string_view id) { return lay("next-train", id); }
  Scenario& next_token(std::string_view id) {
    return lay("next-token", id);
  }  // the next outlaw, claim jumper or high roller placed
  // The four cards of a game of Faro in the order they are turned, the last stays unseen; `hidden`
  // of them is the one that is not shown before the bets.
  Scenario& faro(std::string_view ids, int hidden = 3) {
    return lay("faro", std::string(ids) + " " + std::to_string(hidden));
  }

  // --- starting ---
  Scenario& turn(Seat seat) { return begin(seat, Begin::kActions); }     // action phase of its turn
  Scenario& begin_turn(Seat seat) { return begin(seat, Begin::kTurn); }  // its turn from B3.2 on
  Scenario& mib_turn() {
    return begin(state_.pub.first, Begin::kManInBlack);
  }  // 2 players: the Man in Black's turn

  // --- playing; a choice that is not legal fails the test ---
  Scenario& play(Seat seat, std::string_view words);
  Scenario& pass(Seat seat) { return play(seat, "pass"); }
  Scenario& refused(Seat seat, std::string_view words,
                    std::string_view rule);  // and nothing changes
  // Everybody asked in windows they can only pass passes, until somebody has a real choice.
  Scenario& settle();

  // --- looking ---
  const State& state() const { return state_; }
  const Public& pub() const { return state_.pub; }
  const Player& player(Seat seat) const { return state_.pub.player[seat]; }
  int dollars(Seat seat) const { return 10 * state_.pub.player[seat].cash; }
  std::string cards(Seat seat) const;  // hand in words, ascending: "2s 10c Kh"
  std::string space(Seat seat) const;  // id
  std::string sheriff_space() const;
  bool bandits_at(std::string_view space) const;
  bool discarded(std::string_view card) const;
  std::string train_space() const;  // id
  bool token_at(TokenKind kind, std::string_view space) const;
  int gold_at(std::string_view space) const;
  bool offers(Seat seat, std::string_view words) const;
  std::string options(Seat seat) const;             // all legal choices in words, one a line
  bool asks(Seat seat, Ask ask) const;              // this seat is asked this now
  const Events& events() const { return events_; }  // since the scenario began playing
  // seat -1: anybody
  bool happened(EventKind kind, int seat = -1) const { return index_of(kind, seat) >= 0; }
  int count_of(EventKind kind, int seat = -1) const;
  int index_of(EventKind kind, int seat = -1, int from = 0) const;  // of the first, -1: none
  const Event& last(EventKind kind) const;                          // fails if there is none
  int rank_told(Seat seat) const;  // of its hand of poker, -1: none
  std::string resolved() const;    // events of Ante Up as "event/player", in order
  std::vector<std::string> told(Seat seat) const;
  // Games that differ in hidden things only look the same to these seats, told them the same and
  // offer them the same.
  void expect_same(const Scenario& other,
                   std::initializer_list<Seat> seats = {0, 1, 2, kSpectator}) const;
  bool differs(const Scenario& other, Seat seat = kSpectator) const;
  std::uint32_t reveals_by(Seat seat, std::string_view words);  // plays it
  Scenario& expect(Seat seat, Ask ask);  // fails unless this seat is asked this
  // The script may end here although a question is open.
  Scenario& leave_open() {
    open_ok_ = true;
    return *this;
  }
  // Change anything else directly, before playing.
  State& edit() { return state_; }

 private:
  static std::string side_word(int deck) { return deck == 0 ? "left " : "right "; }
  // Lays something by the words of stage.h; lists may have commas.
  Scenario& put(std::string_view word, Seat seat, std::string_view args);
  Scenario& lay(std::string_view word, std::string_view args) { return put(word, 0, args); }
  Scenario& begin(Seat seat, Begin where);
  Card find_card(std::string_view word) const;
  int find(Deck deck, std::string_view id) const;

  Stage stage_;
  const Content& content_;
  State& state_;
  Events events_;
  bool open_ok_ = false;
};

}  // namespace dr
