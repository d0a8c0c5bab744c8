// A game on content of one's own: cards put on top of the base ones, on a table set by a Scenario.
// For rules no base card shows.
//
//   Scenario s(3);
//   s.hand(0, "5h").turn(0);
//   Overlay o("poker poker-payday\n  name Mine\n  cards 5 red\n  action: draw 1\n", s);
//   o.play(0, "play 5h");
#pragma once

#include <gtest/gtest.h>

#include "replay/words.h"
#include "tests/support/scenario.h"

namespace dr {

class Overlay {
 public:
  Overlay(std::string cards, Scenario& table) : state_(table.state()) {
    table.leave_open();
    std::vector<SourceFile> files = default_sources();
    files.push_back({"overlay.cards", std::move(cards), 1});
    CompileResult result = compile(files);
    for (const Diagnostic& error : result.errors) ADD_FAILURE() << to_string(error);
    if (!result.content) result = compile(default_sources());
    content_ = std::move(result.content);
  }

  Overlay& play(Seat seat, std::string_view words) {
    const ParsedChoice parsed = parse_choice(*content_, words);
    EXPECT_TRUE(parsed.ok) << words << ": " << parsed.problem;
    if (!parsed.ok) return *this;
    const Reject no = try_apply(content_->catalog, state_, seat, parsed.choice);
    EXPECT_TRUE(no.ok()) << "player " << int{seat} << " cannot '" << words << "', options:\n"
                         << options(seat);
    return *this;
  }
  Overlay& pass(Seat seat) { return play(seat, "pass"); }

  bool offers(Seat seat, std::string_view words) const {
    const ParsedChoice parsed = parse_choice(*content_, words);
    EXPECT_TRUE(parsed.ok) << words << ": " << parsed.problem;
    Choices list;
    legal(content_->catalog, observe(state_, seat), list);
    return list.has(parsed.choice);
  }

  std::string options(Seat seat) const {
    Choices list;
    legal(content_->catalog, observe(state_, seat), list);
    std::string out;
    for (const Choice& choice : list) out += choice_words(*content_, choice) + "\n";
    return out;
  }

  std::string cards(Seat seat) const {
    std::string out;
    for_each_card(state_.own[seat].hand,
                  [&](Card card) { out += (out.empty() ? "" : " ") + card_word(card); });
    return out;
  }

  bool asks(Seat seat, Ask ask) const {
    return state_.pub.ask == ask && (state_.pub.acting & seat_bit(seat));
  }
  const Player& player(Seat seat) const { return state_.pub.player[seat]; }
  const Public& pub() const { return state_.pub; }
  State& edit() { return state_; }
  const Catalog& catalog() const { return content_->catalog; }

 private:
  std::unique_ptr<Content> content_;
  State state_;
};

}  // namespace dr
