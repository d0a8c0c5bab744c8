// What tests of wording share.
#pragma once

#include <gtest/gtest.h>

#include <cctype>

#include "darkrock/modules.h"
#include "text/wording/wording.h"

namespace dr::wording_test {

inline const Content& content() { return default_content(); }
inline const Content& all_content() { return default_content(kAllModules); }

// Words without a template are keys; words with an unfilled blank hold a brace.
inline void expect_clean(const std::string& text, std::string_view what) {
  EXPECT_FALSE(text.empty()) << what;
  EXPECT_EQ(text.find('{'), std::string::npos) << what << ": " << text;
  for (const std::string_view prefix :
       {"choice.", "event.", "refusal.", "switch.", "word.", "act.", "window."})
    for (std::size_t at = 0; (at = text.find(prefix, at)) != std::string::npos;) {
      at += prefix.size();  // where a sentence ends, no letter follows
      EXPECT_FALSE(std::isalnum(static_cast<unsigned char>(text[at]))) << what << ": " << text;
    }
}

inline Choice any_choice(const Catalog& catalog, const State& state, Seat seat, Rng& rng,
                         Choices& legal) {
  dr::legal(catalog, observe(state, seat), legal);
  return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.n)))];
}

// A state in which somebody is asked for an action.
inline State state_at_action(Seat& seat, int modules = 0) {
  const Catalog& catalog = default_content(modules).catalog;
  dr::Setup setup;
  setup.modules = static_cast<std::uint8_t>(modules);
  State state = new_game(catalog, setup, seed_from(4));
  Rng rng{4};
  while (state.pub.ask != Ask::kAction) {
    seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(state.pub))));
    Choices legal;
    apply(catalog, state, seat, any_choice(catalog, state, seat, rng, legal));
  }
  seat = state.pub.active;
  return state;
}

}  // namespace dr::wording_test
